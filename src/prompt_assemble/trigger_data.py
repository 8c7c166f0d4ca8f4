"""Phrases by which a message asks for memory, as text that a reader can check.

Data only. Source: the eight phrases of the original one-file script, lower case.
"""

ORIGINAL_PHRASES = (
    "previously",
    "earlier we discussed",
    "do you remember",
    "as i mentioned before",
    "continuing from",
    "before we",
    "last time",
    "previously mentioned",
)
