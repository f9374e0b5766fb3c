"""Weights that nobody has trained, for tests of whatever plays by them."""

from __future__ import annotations

from typing import Any

import numpy as np

from starcup import Game, Ruleset
from starcup.features import features_of
from starcup_bots.learned import Weights
from starcup_bots.learned.candidates import Candidates
from starcup_bots.learned.vocabulary import Vocabulary
from starcup_bots.learned.weights import shared_name
from tests.bots.questions import at_random, turns

WIDE, NARROW = 24, 12


def random_weights(ruleset: Ruleset[Any, Any], seed: int = 1, large: int = 700) -> Weights:
    """Return weights that know the features of a game, and the words of a game at random; large ones are stubborn."""
    features = features_of(ruleset)
    vocabulary, kinds = Vocabulary(features), dict[str, None]()
    for decision, _ in turns(Game.new(ruleset, ruleset.seats[-1], seed, log=False), at_random(seed)):
        kinds[decision.kind] = None
        Candidates(decision, vocabulary)
    names = tuple(dict.fromkeys(shared_name(feature.name) for feature in features.space.features))
    words = tuple(dict.fromkeys(word for unit in vocabulary.words for word, _ in unit))
    shapes = {
        "features": (len(names), WIDE), "kinds": (len(kinds) + 1, WIDE), "first": (WIDE,), "hidden": (WIDE, NARROW),
        "second": (NARROW,), "worth": (NARROW,), "base": (1,), "words": (len(words), NARROW + 1),
    }  # fmt: skip
    drawn = np.random.default_rng(seed)
    arrays = {name: drawn.integers(-large, large, shape, np.int16) for name, shape in shapes.items()}
    return Weights({"game": ruleset.game, "spread": 8.0}, names, tuple(kinds), words, arrays)
