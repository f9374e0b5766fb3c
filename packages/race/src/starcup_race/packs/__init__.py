"""Packs of cards for Race for the Galaxy: their format, their pictures, and the template of a new one."""
