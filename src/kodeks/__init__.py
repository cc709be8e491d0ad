"""The Laws of Duplicate Bridge: read, compared and ruled by."""
