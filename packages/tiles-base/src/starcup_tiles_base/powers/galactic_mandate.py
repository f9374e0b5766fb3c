"""Galactic Mandate: one Dictate moves up to three workers, each to any column (POWER-29)."""

from attrs import evolve

from starcup.roll import Dictate, hookimpl


@hookimpl
def dictate(terms: Dictate) -> Dictate:
    return evolve(terms, workers=3)
