"""Challenges: what a single player may take on, such as the boards of an automatic opponent."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen


@frozen
class Challenge:
    """A way to play alone that can be won, and is kept apart in the record of games for one player.

    Args:
        key: names it on the command line and in the record: lower-case letters, digits, ``-``, ``_``.
        title: its name for people.
        level: how hard it is, in a word or two; empty if that is not said.
        options: the options of packs with which it is played, by ``pack.option``.
    """

    key: str
    title: str
    level: str = ""
    options: Mapping[str, str] = field(factory=dict)
