"""Packs of planets for Tiny Epic Galaxies: their format, their pictures, and the template of a new one."""

from starcup_tiny_epic.packs.format import PlanetPacks

__all__ = ["PlanetPacks"]
