"""Packs that make a game small enough to walk its whole tree: ``roll-micro``, ``race-micro``, ``tiny-epic-micro``."""
