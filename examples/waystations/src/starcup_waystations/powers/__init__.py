"""The powers in Python."""
