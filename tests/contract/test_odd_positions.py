"""Edited positions and journals: refused with one clear error, or played to the end; undo at every question."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from starcup import Game, JournalError, Rng
from tests.conftest import Often
from tests.random_games import PLAYED, AnyGame, answer_one, play

every_game = pytest.mark.parametrize("key", PLAYED)


def played(key: str, seed: int, choices: int, *, other: bool = False) -> AnyGame:
    """Return a game in which so many choices were made at random."""
    kind = PLAYED[key]
    game, rng = kind.new(seed, rules=kind.other if other else kind.rules), Rng(seed)
    while game.waiting() and choices:
        choices -= 1
        answer_one(game, rng)
    return game


def edit(document: dict[str, Any], words: tuple[str, ...], rng: Rng) -> None:
    """Change one value anywhere below the head of a position."""
    places: list[tuple[Any, Any]] = []

    def gather(part: object) -> None:
        items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
        for key, value in items:
            if part is not document or key not in ("format", "game", "packs"):
                places.append((part, key))
                gather(value)

    gather(document)
    part, key = rng.choice(places)
    part[key] = another(part[key], words, rng)


def another(value: object, words: tuple[str, ...], rng: Rng) -> object:
    """Return a value in the place of another one."""
    if isinstance(value, bool) or value is None:
        return not value
    if isinstance(value, int):
        return rng.choice([value + 1, value - 1, 0, -1, rng.below(100), rng.below(8), 2 * value])
    if isinstance(value, str):
        return rng.choice(("", *words))
    if isinstance(value, list) and value:
        at = rng.below(len(value))
        return rng.choice([value[:at] + value[at + 1 :], [*value, value[at]], value[::-1], []])
    return None


def outcome(key: str, seed: int) -> str:
    """Edit a position, and return ``refused`` or ``played``."""
    rng = Rng(1000 + seed)
    before = played(key, seed % 37, rng.below(150), other=bool(seed % 2))
    document = json.loads(before.save())
    edit(document, PLAYED[key].words, rng)
    try:
        game = Game.load(before.ruleset, json.dumps(document).encode())
    except JournalError as error:
        assert str(error)
        assert "Traceback" not in str(error)
        return "refused"
    for _ in range(20_000):
        if not game.waiting():
            break
        answer_one(game, rng)
    assert game.finished or game.table.outside_chance  # then it waits for a draw
    return "played"


def check_edits(key: str, seeds: range) -> None:
    assert {outcome(key, seed) for seed in seeds} == {"refused", "played"}


@every_game
def test_edited_positions_are_refused_or_played(key: str) -> None:
    check_edits(key, range(150))


@pytest.mark.slow
@every_game
def test_many_edited_positions_are_refused_or_played(key: str, often: Often) -> None:
    check_edits(key, range(1_000, often(1_300, 3_500)))


IMPOSSIBLE: list[tuple[str, str, Callable[[Any], object], str]] = [
    ("race", "order", lambda seats: [], "there is no turn order"),
    ("race", "stack", lambda steps: [["begin-phase", {"seat": 0}]], "damaged"),
    ("race", "stack", lambda steps: [*steps, ["begin-phase", {"phase": 7, "again": False}]], "there is no phase 7"),
    ("race", "stack", lambda steps: [*steps, ["draw-cards", {"seat": 0, "left": 999}]], "999 cards to draw"),
    ("race", "stack", lambda steps: steps[::-1], "the steps of the round are not in order"),
    ("race", "stack", lambda steps: [*steps, ["guess", {"seat": 0, "power": 3}]], "there is no power 3"),
    (
        "race",
        "stack",
        lambda steps: [*steps, ["put-good", {"seat": 0, "world": 94, "produced": True}]],
        "no good can lie",
    ),
    ("tiny-epic", "stack", lambda steps: [["begin-turn", {}]], "damaged"),
    ("tiny-epic", "stack", lambda steps: [*steps, ["begin-turn", {"seat": 7}]], "seat of a step: expected 0 to 1"),
    ("tiny-epic", "stack", lambda steps: [*steps, ["landing", {"seat": 0, "planet": 40}]], "there is no planet 40"),
    ("tiny-epic", "stack", lambda steps: [*steps, ["fill-gap", {"place": 0}]], "there is no gap in the row"),
    ("tiny-epic", "stack", lambda steps: [*steps, ["roll-dice", {"seat": 0, "left": 9}]], "9 dice to roll"),
    ("tiny-epic", "stack", lambda steps: [*steps, ["end-use", {"seat": 0}]], "0 actions of planets are in use, and 1"),
    ("tiny-epic", "stack", lambda steps: [*steps, ["repeat", {"seat": 0}]], "waits"),
    ("tiny-epic", "unused", lambda faces: [5, 0], "the unused dice are not in order"),
    ("tiny-epic", "active", lambda seat: 4, "there is no such empire"),
]


@pytest.mark.parametrize(("key", "name", "change", "told"), IMPOSSIBLE)
def test_what_can_not_be_gone_on_with_is_refused(
    key: str, name: str, change: Callable[[Any], object], told: str
) -> None:
    game = played(key, 1, 4 if key == "race" else 3)
    document = json.loads(game.save())
    document[name] = change(document[name])
    with pytest.raises(JournalError, match=told):
        Game.load(game.ruleset, json.dumps(document).encode())


def check_journals(key: str, seeds: range) -> None:
    kind = PLAYED[key]
    for seed in seeds:
        rng = Rng(seed)
        lines = played(key, seed % 11, 60 + seed % 100).journal_text().splitlines()
        at = rng.below(len(lines))
        words = lines[at].split(" ")
        change = rng.below(4)
        if change == 0:
            lines.pop(at)
        elif change == 1:
            lines.insert(at, rng.choice(lines))
        elif change == 2:
            words[rng.below(len(words))] = rng.choice(("0", "9", "x", "", *kind.words))
            lines[at] = " ".join(words)
        else:
            lines[at] = rng.choice(lines)
        try:
            game = Game.replay(kind.rules, "\n".join(lines), trust=True)
        except JournalError as error:
            assert str(error)
            continue
        play(game, rng)
        assert game.finished
        assert not kind.rules.faults(game.table)


@every_game
def test_edited_journals_are_refused_or_replayed(key: str) -> None:
    check_journals(key, range(150))


@pytest.mark.slow
@every_game
def test_many_edited_journals_are_refused_or_replayed(key: str, often: Often) -> None:
    check_journals(key, range(1_000, often(1_300, 2_000)))


def check_undo(key: str, seed: int) -> None:
    """Undo brings every question back, and nothing once something was drawn: the journal has no draw between."""
    game, rng = PLAYED[key].new(seed), Rng(seed)

    def draws() -> int:
        return sum(isinstance(kind, str) for kind, _ in game.journal)

    while game.waiting():
        before, drawn = game.save(numbered=False), draws()
        seat = answer_one(game, rng)
        assert not (game.can_undo(seat) and draws() > drawn)
        if game.can_undo(seat) and not rng.below(3):
            game.undo(seat)
            assert game.save(numbered=False) == before
            answer_one(game, rng)


UNDONE = [*(("race", seed) for seed in range(6)), *(("tiny-epic", seed) for seed in (0, 1, 7, 14))]


@pytest.mark.parametrize(("key", "seed"), UNDONE)
def test_undo_at_every_question_brings_it_back(key: str, seed: int) -> None:
    check_undo(key, seed)


@pytest.mark.slow
@every_game
def test_undo_at_every_question_of_more_games_brings_it_back(key: str, often: Often) -> None:
    for seed in range(20, often(23, 30)):
        check_undo(key, seed)
