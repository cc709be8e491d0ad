"""Compares a page of ours with texts that were read, and shows the runs of words they share."""
