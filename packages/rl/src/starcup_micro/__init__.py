"""Packs that make each game small enough to walk its whole tree: ``roll-micro``, ``race-micro``, ``tiny-epic-micro``."""
