"""Packs with games small enough to walk their whole trees: ``roll-micro``, ``race-micro``, ``tiny-epic-micro``."""
