"""What is new to a net about pieces: their names, and what they do."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from typing import Any

from attrs import frozen

from starcup import Ruleset
from starcup.features import features_of
from starcup_bots.learned.weights import Weights

_NAME = re.compile(r"[^:~]*:(.*)")
_TRAIT = re.compile(r"[^:~]*~(.*)")
_WORD = re.compile(r"\w+~(.*)")


@frozen
class Novelty:
    """The pieces whose names a net does not know, by key; their traits, and which of these it never met."""

    keys: frozenset[str]
    traits: tuple[str, ...]
    in_positions: tuple[str, ...]
    in_choices: tuple[str, ...]


def novelty(weights: Weights, ruleset: Ruleset[Any, Any], keys: Iterable[str]) -> Novelty:
    """Return what of some pieces is new to a net."""
    features = features_of(ruleset)
    named = _ends(_NAME, [feature.name for feature in features.space.features])
    new = frozenset(keys) & named - _ends(_NAME, weights.features)
    traits = tuple(sorted({trait for key in new for trait in features.pieces.get(key, ())}))

    def unknown(known: Collection[str]) -> tuple[str, ...]:
        return tuple([trait for trait in traits if trait not in known])

    return Novelty(new, traits, unknown(_ends(_TRAIT, weights.features)), unknown(_ends(_WORD, weights.words)))


def _ends(pattern: re.Pattern[str], names: Iterable[str]) -> set[str]:
    """Return what stands behind the mark in those names that have it."""
    return {match[1] for match in map(pattern.fullmatch, names) if match}
