"""What holds in every game, over random ones: fresh games, and tables where all have colonies and many dice."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from starcup import Event, Game, Rng
from starcup_tiny_epic import EpicTable, events
from starcup_tiny_epic._rules.terms import LEVEL_DICE, LEVEL_SHIPS, LEVEL_VP, NOTHING
from starcup_tiny_epic._rules.using import remove_dice
from starcup_tiny_epic.choices import Activate
from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.rules.turns import RULES

SEEDS, PLAYERS = st.integers(0, 1 << 32), st.integers(2, 5)
FEW, MANY = 4, 40
MOST = 250
"""The most choices of a game on a rich table."""
QUIET = (events.DieActivated, events.PlanetUsed, events.ActionChosen, events.DieRepeated)
"""Events that alone are no change of the state."""


def rich(seed: int, players: int) -> EpicGame:
    """Return a table where colonies, levels and resources are dealt at random, and none has 21 VP."""
    rng, scenario = Rng(seed), Scenario(RULES, players, seed)
    planets = rng.shuffled(RULES.keys)
    for number in range(players):
        level, owned = 1 + rng.below(6), list[str]()
        while planets and (value(owned) + RULES.planets[RULES.index[planets[-1]]].vp) + LEVEL_VP[level] < 18:
            owned.append(planets.pop())
        scenario.empire(
            number, energy=rng.below(8), culture=rng.below(8), level=level, colonies=" ".join(owned)
        )  # fmt: skip
    first = rng.below(players)
    return scenario.first(first).next_turn(first).begin()


def value(owned: list[str]) -> int:
    """Return the VP of planets."""
    return sum(RULES.planets[RULES.index[key]].vp for key in owned)


def check_table(game: EpicGame, rolled: int) -> None:
    """TERM-4, MAT-3, COLONY-11, DICE-4: one place for each ship, card and die; amounts from 0 to 7."""
    table = game.table
    assert RULES.faults(table) == []
    for empire in table.empires:
        assert len(empire.ships) == LEVEL_SHIPS[empire.level]
        assert 0 <= empire.energy <= 7
        assert 0 <= empire.culture <= 7
    dice = len(table.unused) + len(table.bay) + table.spent + table.given_up
    assert dice == rolled


def check_order(log: list[Event], players: int) -> None:
    """FOLLOW-4, FOLLOW-6, CLARIFY-55, CLARIFY-57: each once, clockwise from the left of the one who is followed."""
    leader, seen = -1, list[int]()
    free = list[tuple[int, str, list[int]]]()  # who is followed free in what, the innermost last
    for event in log:
        if isinstance(event, events.DieActivated):
            leader, seen, free = event.seat, [], []
        elif isinstance(event, events.ActionChosen):
            free.append((event.seat, event.face, []))
        elif isinstance(event, events.Followed) and event.price:
            seen.append((event.seat - leader) % players)
            assert seen == sorted(set(seen)) and seen[0] > 0
        elif isinstance(event, events.Followed):
            seat, face = event.seat, event.face
            while not (free[-1][1] == face and (seat - free[-1][0]) % players > max(free[-1][2], default=0)):
                free.pop()  # it has ended, since the one around it goes on
            free[-1][2].append((seat - free[-1][0]) % players)


def state(table: EpicTable) -> tuple[object, ...]:
    """Return what an action may change, without the dice of the bay."""
    empires = [
        (empire.energy, empire.culture, empire.level, empire.ships, empire.colonies) for empire in table.empires
    ]  # fmt: skip
    return (empires, table.row, table.unused, table.given_up, table.follow_price, table.follow_gain)


def play(game: EpicGame, rng: Rng, most: int, rare: int) -> None:
    """Play at random; check the table at every question, and undo and copies at one of ``rare``."""
    log = game.table.log
    assert log is not None
    activated: tuple[int, tuple[object, ...]] | None = None
    rolled, seen = 0, 0
    while not game.finished and most:
        most -= 1
        for note in log[seen:]:
            if note[0] is events.DiceRolled and isinstance(note[2], tuple):
                rolled = len(note[2])
        seen = len(log)
        if game.table.active >= 0:
            check_table(game, rolled)
        decision = game.waiting()[0]
        choice = decision.legal[rng.below(len(decision.legal))]
        if activated is not None and decision.kind in ("turn", "follow") and not game.table.in_use:
            changes = [kind for kind, *_ in log[activated[0] :] if kind not in QUIET]
            assert changes or state(game.table) != activated[1]  # ACTIVATE-8: it changed something
            activated = None
        if isinstance(choice, Activate):
            table = game.table.clone()
            remove_dice(table, (choice.face,))
            activated = len(log), state(table)
        before = game.save(numbered=False) if rng.below(rare) == 0 else b""
        if before:
            legal = decision.step.run(game.table)
            assert game.save(numbered=False) == before  # asking changes nothing
            assert legal is not None
            assert list(legal) == list(decision.legal)
        game.submit(decision.seat, choice)
        if before and game.can_undo(decision.seat):
            twin = game.clone()
            twin.undo(decision.seat)
            assert twin.save(numbered=False) == before
    if game.finished:
        check_table(game, 0)
    check_order(game.all_events(), game.table.players)


def check_fresh(seed: int, players: int) -> None:
    game = Game.new(RULES, players, seed)
    play(game, Rng(seed), 10_000, 400)
    assert game.finished and (game.table.ended_by >= 0 or set(game.table.row) == {NOTHING})  # END-1, END-8
    turns = Counter(event.seat for event in game.all_events() if isinstance(event, events.TurnBegan))
    assert len(set(turns.values())) == 1 and len(turns) == players  # END-3
    again = Game.replay(RULES, game.journal_text())
    assert again.save() == game.save()
    assert again.all_events() == game.all_events()


def check_rich(seed: int, players: int) -> None:
    game = rich(seed, players)
    assert len(game.table.unused) == LEVEL_DICE[game.table.empires[game.table.active].level]
    play(game, Rng(seed), MOST, 10)


@given(SEEDS, PLAYERS)
@example(648_295, 5)  # who follows in Zavodnick's action uses Zavodnick himself: followers within followers
@settings(max_examples=FEW, deadline=None)
def test_random_games(seed: int, players: int) -> None:
    """TERM-4, DICE-4, MAT-3, FOLLOW-6, END-3, ACTIVATE-8: at every question, to the end; replayed, and taken back."""
    check_fresh(seed, players)


@given(SEEDS, PLAYERS)
@settings(max_examples=4 * FEW, deadline=None)
def test_random_play_with_many_colonies(seed: int, players: int) -> None:
    """TERM-4, DICE-4, MAT-3, FOLLOW-6, EFFECT-16, ACTIVATE-8."""
    check_rich(seed, players)


@pytest.mark.slow
@given(SEEDS, PLAYERS)
@settings(max_examples=MANY, deadline=None)
def test_many_random_games(seed: int, players: int) -> None:
    """TERM-4, DICE-4, MAT-3, FOLLOW-6, END-3, ACTIVATE-8."""
    check_rich(seed, players)
    check_fresh(seed, players)
