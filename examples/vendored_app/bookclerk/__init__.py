"""A bookshop's clerk: what a program with a vendored copy looks like."""
