"""The tiles of the base game of Roll for the Galaxy, and the powers of its developments that are code."""
