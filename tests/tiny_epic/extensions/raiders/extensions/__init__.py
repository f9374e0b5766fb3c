"""The extension of the pack."""
