"""The public surface: small enough to be held in the head, and named in each public module."""

from __future__ import annotations

import importlib

import pytest

PUBLIC = (
    "starcup",
    "starcup.games",
    "starcup.making",
    "starcup.packs",
    "starcup.plugins",
    "starcup.roll",
    "starcup.roll.choices",
    "starcup.roll.dice",
    "starcup.roll.drawing",
    "starcup.roll.events",
    "starcup.roll.extending",
    "starcup.roll.packs",
    "starcup.roll.testing",
    "starcup.roll.wire",
    "starcup.roll.words",
    "starcup.terms",
    "starcup.testing",
    "starcup.wire",
    "starcup.wire.requests",
    "starcup.wire.results",
    "starcup.words",
    "starcup_bots",
    "starcup_bots.arena",
    "starcup_race",
    "starcup_race.packs",
    "starcup_race.testing",
    "starcup_tiny_epic",
    "starcup_tiny_epic.packs",
    "starcup_tiny_epic.testing",
)
MOST = 60
"""The largest number of names in one module that people import from by hand."""
LISTS = ("starcup.roll.choices", "starcup.roll.events", "starcup.wire.requests", "starcup.wire.results", "starcup.wire")
"""Modules with a class for each kind of thing: long, but not to be learnt."""


@pytest.mark.parametrize("name", PUBLIC)
def test_a_public_module_names_what_is_public(name: str) -> None:
    module = importlib.import_module(name)
    assert all(hasattr(module, one) for one in module.__all__)
    assert len(set(module.__all__)) == len(module.__all__)
    assert name in LISTS or len(module.__all__) <= MOST
