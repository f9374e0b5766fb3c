"""The actions in Python."""
