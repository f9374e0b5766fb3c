"""An extension that raises, or answers something of another type than its hook: it is named, wherever it is asked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starcup import Game, Pack, PowerError, Rng
from starcup.roll import RollGame, RollRuleset, final_scores
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario

SOURCE = """
from starcup import Rng
from starcup.making import Public
from starcup.packed import hookimpl
from starcup.roll import Face, RollTable, RollView, Worker
from starcup.roll.dice import Dice
from starcup.extensions import State


@hookimpl
def %s:
    %s
"""

ANSWERS = [
    ("most_credits(table: RollTable, seat: int, most: int) -> int", "return str(most)", "'10', expected int"),
    ("most_credits(table: RollTable, seat: int, most: int) -> int", "return None", "None, expected int"),
    ("most_credits(table: RollTable, seat: int, most: int) -> int", "return most + 0.5", "10.5, expected int"),
    ("end_squares(table: RollTable, seat: int, squares: int) -> int", "return 12.5", "12.5, expected int"),
    ("end_reasons(table: RollTable) -> tuple[str, ...]", "return 'over'", "'over', expected tuple[str, ...]"),
    ("end_reasons(table: RollTable) -> tuple[str, ...]", "return None", "None, expected tuple[str, ...]"),
    (
        "worker_used(table: RollTable, seat: int, worker: Worker, phase: str) -> str",
        "return None",
        "None, expected str",
    ),
    ("round_ended(table: RollTable) -> None", "return {}['nowhere']", "KeyError: 'nowhere'"),
]
"""A hook, its body, and how its answer is told."""
LINES = [
    ("return 3", "answered 3, expected tuple[tuple[str, int], ...]"),
    ("return ('luck', 1)", "answered ('luck', 1), expected tuple[tuple[str, int], ...]"),
    ("return (('luck', 1.5),)", "answered (('luck', 1.5),), expected tuple[tuple[str, int], ...]"),
    ("return (('luck', 1, 2),)", "answered (('luck', 1, 2),), expected tuple[tuple[str, int], ...]"),
    ("return {}['nowhere']", "KeyError: 'nowhere'"),
]


def with_extension(folder: Path, hook: str, body: str) -> RollRuleset:
    (folder / "sky" / "extensions").mkdir(parents=True)
    (folder / "sky" / "extensions" / "omens.py").write_text(SOURCE % (hook, body), encoding="utf-8")
    (folder / "sky" / "pack.toml").write_text('name = "sky"\ngame = "roll"\n', encoding="utf-8")
    return RollRuleset.load(["base", Pack.from_folder(folder / "sky")])


def a_round(rules: RollRuleset) -> RollGame:
    """A round with a Stock in it, to its end."""
    scenario = Scenario(rules).seat(0, workers={"explore": "home"}, credits=3).seat(1, cup="home")
    game, rng = scenario.phases("explore").go_on().begin(), Rng(1)
    while game.waiting() and game.table.round < 3:
        decision = rng.choice(game.waiting())
        texts = [choice.text for choice in decision.legal]
        game.submit(decision.seat, "stock home" if "stock home" in texts else rng.choice(decision.legal))
    return game


@pytest.mark.parametrize(("hook", "body", "what"), ANSWERS)
def test_the_extension_that_answers_wrongly_is_named_and_the_game_stops_as_it_was(
    tmp_path: Path, hook: str, body: str, what: str
) -> None:
    rules = with_extension(tmp_path, hook, body)
    with pytest.raises(PowerError) as failure:
        a_round(rules)
    name = hook.partition("(")[0]
    told = str(failure.value)
    assert told.startswith(f"pack 'sky', extension 'omens', {name}()"), told
    place = f"{tmp_path / 'sky' / 'extensions' / 'omens.py'} line "
    assert re.search(re.escape(f"{what} ({place}") + r"(10|12)\)$", told), told
    assert ("for seat 0" in told) == ("seat: int" in hook)
    assert "failed at choice " in told or "most_credits" in hook  # asked before there is a game, by a check


@pytest.mark.parametrize(("body", "what"), LINES)
def test_a_score_line_of_another_type_is_named_where_a_score_is_asked_for(tmp_path: Path, body: str, what: str) -> None:
    rules = with_extension(tmp_path, "score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]", body)
    game = Game.new(rules, players=2, seed=1)
    with pytest.raises(PowerError) as failure:
        final_scores(game.table)
    told = f"pack 'sky', extension 'omens', score_lines() for seat 0: {what}"
    line = 12 if "KeyError" in what else 10  # the line that raised, or else that of the hook
    assert str(failure.value) == f"{told} ({tmp_path / 'sky' / 'extensions' / 'omens.py'} line {line})"


@pytest.mark.parametrize(
    ("hook", "body"),
    [
        ("held_dice(table: RollTable) -> Dice", "return None"),
        ("held_tiles(table: RollTable) -> tuple[int, ...]", "return 4"),
        ("faults(table: RollTable) -> tuple[str, ...]", "return 'nothing'"),
    ],
)
def test_what_is_asked_by_checks_is_named_there(tmp_path: Path, hook: str, body: str) -> None:
    game = Game.new(with_extension(tmp_path, hook, body), players=2, seed=1)
    with pytest.raises(PowerError, match=rf"extension 'omens', {hook.partition('(')[0]}\(\): answered .*, expected "):
        faults(game.table)


TOUCHES = "end_reasons(table: RollTable) -> tuple[str, ...]", "table.seats[0].chips += 1; return ()"
TELLS = "round_began(table: RollTable) -> None", "return 4"


@pytest.mark.parametrize(("hook", "body"), [TOUCHES, TELLS])
def test_watched_rules_find_what_does_no_harm_at_first(tmp_path: Path, hook: str, body: str) -> None:
    rules = with_extension(tmp_path, hook, body)
    assert a_round(rules).table.round == 3
    found = "changed the table, which only a trigger may do" if hook == TOUCHES[0] else "answered 4, expected None"
    with pytest.raises(PowerError, match=rf"extension 'omens', {hook.partition('(')[0]}\(\) failed at .*: {found}"):
        a_round(rules.watched())


def test_watched_rules_leave_sound_extensions_alone(tmp_path: Path) -> None:
    rules = with_extension(tmp_path, "most_credits(table: RollTable, seat: int, most: int) -> int", "return most + 1")
    assert a_round(rules.watched()).save() == a_round(rules).save()
