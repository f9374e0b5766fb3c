"""Packs: folders of data and powers, what they say of themselves, and what is wrong with them, to the line."""
