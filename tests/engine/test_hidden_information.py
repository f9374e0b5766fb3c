"""Change anything that a seat may not know: its view, events and legal choices stay equal (SECRET)."""

from __future__ import annotations

import pytest

from starcup import Rng
from starcup.roll import RollGame, RollRuleset, Seat
from starcup.roll._rules.invariants import faults
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import ONE, Dice, count, kinds
from starcup.testing.sets import offered_texts
from tests.conftest import Often
from tests.engine.random_play import somewhere


def change_hidden(table: RollTable, viewer: int, rng: Rng) -> bool:
    """Deal everything that ``viewer`` can't see anew, in place. True if anything came out different."""
    before = table.ruleset.encode(table)
    others = [seat for number, seat in enumerate(table.seats) if number != viewer]
    tiles = list(table.bag)
    for seat in others:
        tiles += [*seat.development_stack[1:], *seat.world_stack[1:], *seat.drawn, *seat.abandoned]
    mixed = rng.shuffled(tiles)
    for seat in others:
        for name, shown in (("development_stack", 1), ("world_stack", 1), ("drawn", 0), ("abandoned", 0)):
            old: tuple[int, ...] = getattr(seat, name)
            setattr(seat, name, old[:shown] + tuple(mixed.pop() for _ in old[shown:]))
        seat.draft = ()  # what a seat is at work on is its own affair, too
        if seat.behind_screen:
            roll_anew(table, seat, rng)
    table.bag = tuple(sorted(mixed))
    table.streams = [state ^ 2 for state in table.streams]
    table.seed += 1
    assert not faults(table)
    return table.ruleset.encode(table) != before


def roll_anew(table: RollTable, seat: Seat, rng: Rng) -> None:
    """Put the dice behind a screen down in another way: a sheet at some other point of Assign."""
    rules = table.rules
    columns, loose = list(rules.empty_columns), Dice(0)
    for colour in kinds(seat.behind_screen):
        for _ in range(count(seat.behind_screen, colour)):
            face = rng.choice(rules.sides[colour])
            if face < len(columns):
                columns[face] = Dice(columns[face] + ONE[colour])
            else:
                loose = Dice(loose + ONE[face - len(columns)])
    seat.sheet_columns, seat.sheet_loose = tuple(columns), loose
    seat.sheet_selected = seat.sheet_selector = -1
    seat.sheet_dictated, seat.sheet_used, seat.sheet_moving = Dice(0), (), ()


def check(game: RollGame, rng: Rng) -> int:
    """Check every seat of a game; returns for how many the hidden part did change."""
    changed = 0
    for viewer in range(game.table.players):
        twin = game.clone()
        changed += change_hidden(twin.table, viewer, rng)
        assert twin.view(viewer) == game.view(viewer)
        mine, same = game.decision(viewer), twin.decision(viewer)
        assert (mine is None) == (same is None)
        if mine is not None and same is not None:
            # Asked again on the changed table, the question is the same.
            again = mine.step.run(twin.table) or ()
            assert offered_texts(again) == offered_texts(mine.legal) == offered_texts(same.legal)
    return changed


@pytest.mark.slow
def test_hidden_changes_never_show_in_thousands_of_states(rules: RollRuleset, often: Often) -> None:
    states = changed = 0
    for seed in range(often(1_450, 2_900)):
        game = somewhere(rules, seed)
        states += game.table.players
        changed += check(game, Rng(seed))
    assert states >= often(5_000, 10_000)
    assert changed > 0.9 * states


def test_others_hear_nothing_of_private_events(rules: RollRuleset) -> None:
    """Two games that differ in hidden tiles only sound the same to the others."""
    game = somewhere(rules, 5, log=True)
    for seat in range(game.table.players):
        for event in game.events(seat):
            assert not event.private or getattr(event, "seat", None) == seat
    everything = game.all_events()
    private = [event for event in everything if event.private]
    assert private
    heard = [event for event in game.events(0) if event.private]
    assert len(heard) < len(private)


def test_a_sampled_world_looks_the_same_and_can_be_played(rules: RollRuleset) -> None:
    for seed in range(60):
        game = somewhere(rules, seed)
        for viewer in range(game.table.players):
            rng = Rng(seed)
            world = game.view(viewer).sample_world(rng)
            assert not faults(world.table)
            assert world.view(viewer) == game.view(viewer)
            mine, same = game.decision(viewer), world.decision(viewer)
            assert (mine and offered_texts(mine.legal)) == (same and offered_texts(same.legal))
            for _ in range(60):
                if world.waiting():
                    decision = rng.choice(world.waiting())
                    world.submit(decision.seat, rng.choice(decision.legal))
            assert not faults(world.table)


def test_sampled_worlds_differ_in_what_is_hidden(rules: RollRuleset) -> None:
    game = somewhere(rules, 11, players=3)
    view = game.view(0)
    assert len({view.sample_world(Rng(seed)).save() for seed in range(10)}) == 10
