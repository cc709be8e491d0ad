"""What is missing, in the language of the page it is missing from."""

from kodeks.corpus.reasons import gap_reason as reason

__all__ = ["reason"]
