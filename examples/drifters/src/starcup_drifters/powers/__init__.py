"""Powers of cards that are code."""
