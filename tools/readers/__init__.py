"""One reader a format: a file's bytes → its text, character for character."""
