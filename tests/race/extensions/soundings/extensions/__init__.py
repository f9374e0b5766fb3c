"""The extensions of the pack."""
