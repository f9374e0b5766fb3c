"""Backup Planning: Dictate as often as you like; each use costs one more worker (ASSIGN-11)."""

from attrs import evolve

from starcup.roll import Dictate, hookimpl


@hookimpl
def dictate(terms: Dictate) -> Dictate:
    return evolve(terms, uses=None)
