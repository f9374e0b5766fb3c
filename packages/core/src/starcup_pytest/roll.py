"""Fixtures for tests of Roll and its packs of tiles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from typing import Protocol

    from starcup import Pack
    from starcup.roll import RollGame, RollRuleset
    from starcup.roll.testing import Scenario

    class MakeScenario(Protocol):
        """What :func:`scenario` gives."""

        def __call__(self, players: int = 2, seed: int = 0) -> Scenario: ...

    class FixedDice(Protocol):
        """What :func:`fixed_dice` gives."""

        def __call__(self, *outcomes: str, players: int = 2, seed: int = 0) -> RollGame: ...


@pytest.fixture(scope="session")
def starcup_ruleset(starcup_pack: Pack) -> RollRuleset:
    """The base game with the pack."""
    from starcup.roll import RollRuleset

    return RollRuleset.load(["base"] if starcup_pack.name == "base" else ["base", starcup_pack])


@pytest.fixture
def scenario(starcup_ruleset: RollRuleset) -> Iterator[MakeScenario]:
    """Lay out tables by hand: ``scenario(players=2, seed=0)`` is a bare one, to be laid out and begun.

    The test fails at its end if rolls or draws that it told have not come.
    """
    from starcup.roll.testing import Scenario

    made: list[Scenario] = []

    def make(players: int = 2, seed: int = 0) -> Scenario:
        made.append(Scenario(starcup_ruleset, players, seed))
        return made[-1]

    yield make
    for one in made:
        one.done()


@pytest.fixture
def fixed_dice(starcup_ruleset: RollRuleset) -> FixedDice:
    """New games whose first rolls and draws are told: ``fixed_dice("faction 0 3", ..., players=2, seed=0)``."""
    from starcup.testing import fixed_game

    def make(*outcomes: str, players: int = 2, seed: int = 0) -> RollGame:
        return fixed_game(starcup_ruleset, *outcomes, players=players, seed=seed)

    return make
