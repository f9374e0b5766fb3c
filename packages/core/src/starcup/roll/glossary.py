"""The words of Roll for the Galaxy, explained for people; no code depends on them."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.packs import GlossaryEntry
from starcup.packs.glossary import glossary_in


def glossary() -> Mapping[str, GlossaryEntry]:
    """Return the words of the base game by their keys, in the order in which they are met.

    Die colours and tiles are not among them: the catalogue of a ruleset describes these.

    >>> glossary()["stock"].text
    'What an explorer may do instead of scouting: you gain $2.'
    """
    return glossary_in("starcup.roll")
