"""Code of others, as it was written; see the head of each file."""
