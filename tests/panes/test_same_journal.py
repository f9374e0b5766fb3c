"""Whole games in the panes, by keys alone and by the mouse alone; the same choices make the same journal everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.panes.app import GAMES, Somebody, play, session
from tests.same_journal import at_random, at_the_terminal, entries, in_the_library

SEEDS = {"roll": 23, "race": 21, "tiny-epic": 6}
"""Seeds of games that are not long."""
SHORTEST = "race"
"""The game that is played to its end in CI, by keys and by the mouse."""
FEW, ALL = 12, 10_000
AT_ONCE = (("race", "keys"), ("tiny-epic", "mouse"))
"""What is tried by default; the others are slow, as whole games are."""
WAYS = [(key, way, most) for most in (FEW, ALL) for key in GAMES for way in ("keys", "mouse")]


def _marks(key: str, way: str, most: int) -> tuple[pytest.MarkDecorator, ...]:
    if most == FEW:
        return () if (key, way) in AT_ONCE else (pytest.mark.slow,)
    return (pytest.mark.slow,) if key == SHORTEST else (pytest.mark.slow, pytest.mark.thorough)


@pytest.mark.parametrize(("key", "way", "most"), [pytest.param(*case, marks=_marks(*case)) for case in WAYS], ids=str)
def test_two_people_make_the_same_journal_as_elsewhere(key: str, way: str, most: int, tmp_path: Path) -> None:
    """Two people take turns: by digits and arrows, or by clicks on the table and in lists."""
    seed = SEEDS[key]
    answer = at_random(seed)
    library = in_the_library(key, seed, answer, most)

    async def both(people: Somebody) -> None:
        for number in range(library.answers):
            await people.open_curtain()
            asked = people.table.asked
            assert asked is not None
            choice = answer(asked.decision)
            if way == "keys":
                await people.answer_by_keys(choice, arrows=number % 2 == 1)
            else:
                await people.answer_by_mouse(choice)
            assert people.table.session.game.decision(asked.decision.seat) is not asked.decision, choice
        await people.open_curtain()
        assert entries(people.journal) == library.journal

    play(session(key, ("human:Ann", "human:Ben"), seed), both)
    assert at_the_terminal(key, seed, library.typed, tmp_path / "typed.starcup") == library.journal


@pytest.mark.slow
@pytest.mark.parametrize("key", [pytest.param("roll", marks=pytest.mark.thorough), "race", "tiny-epic"])
def test_a_whole_game_against_a_bot_ends_with_the_scores(key: str) -> None:
    answer = at_random(SEEDS[key])
    game = session(key, seed=SEEDS[key])

    async def alone(person: Somebody) -> None:
        while not game.game.finished:
            asked = person.table.asked
            assert asked is not None
            await person.answer_by_keys(answer(asked.decision))
            assert game.game.decision(0) is not asked.decision
        told = person.text()
        assert "The game is over" in told and "winner" in told
        await person.press("escape")
        assert person.screen is person.table
        await person.press("q")
        assert not person.app.is_running or person.app.return_value is None

    play(game, alone)
