"""Packs of Race with extensions, each of which shows demands met, and their tests."""
