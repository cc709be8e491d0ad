"""Small repairs of whole lines and pieces, each with its example, in one ordered list (`order`)."""
