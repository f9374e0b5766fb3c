"""Packs of tiles for Roll for the Galaxy: their format, their pictures, and templates for new ones."""

from starcup.roll.packs.format import TilePacks

__all__ = ["TilePacks"]
