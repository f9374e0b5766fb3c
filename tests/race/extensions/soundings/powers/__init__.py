"""The powers of the pack."""
