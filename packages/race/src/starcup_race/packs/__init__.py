"""Packs of cards for Race for the Galaxy: their format, their pictures, and the template of a new one."""

from starcup_race.packs.format import CardPacks

__all__ = ["CardPacks"]
