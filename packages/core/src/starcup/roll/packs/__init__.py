"""Packs of tiles for Roll for the Galaxy: what they hold, how they are drawn, and how a new one begins."""

from starcup.roll.packs.format import TilePacks

__all__ = ["TilePacks"]
