"""The players of Roll for the Galaxy."""
