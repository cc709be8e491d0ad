"""Texts as trees of clauses: pages read and written, lists of clause ids, what ingestion removed."""
