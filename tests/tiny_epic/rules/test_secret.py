"""What is open and what is not at the table (SECRET); what messages hold is in tests/tiny_epic/test_secrets.py."""

from __future__ import annotations

from starcup import Game
from starcup_tiny_epic import events
from tests.tiny_epic.rules.turns import RULES, do, scene


def test_nobody_sees_what_the_others_choose() -> None:
    """SECRET-4: nor whether they have chosen, as long as somebody has not."""
    game = Game.new(RULES, 3, 5)
    before = game.view(1)
    decision = game.decision(0)
    assert decision is not None and decision.kind == "mission"
    game.submit(0, decision.legal[0])
    assert game.view(1) == before
    assert game.view(0).empires[0].mission is not None
    assert [event for event in game.events(1) if isinstance(event, events.MissionKept)] == []


def test_a_kept_mission_stays_hidden_until_the_end() -> None:
    """SECRET-1, SECRET-2: the owner sees his own and the one that he discarded."""
    game = scene(missions="hoarder elder", players=2)
    mine, theirs = game.view(0), game.view(1)
    assert RULES.mission_keys[mine.empires[0].mission or 0] == "hoarder"
    assert mine.empires[0].discarded is not None
    assert (mine.empires[1].mission, mine.empires[1].discarded) == (None, None)
    assert theirs.empires[0].mission is None
    assert mine.missions == (None,) * 2


def test_everything_else_is_open() -> None:
    """SECRET-3, SECRET-5, SECRET-6: all seats see the same dice, ships, resources, levels, colonies, row and VP."""
    game = scene(
        "gort.2", "gort.surface", row="gort maia jakks helios", bay="energy", dice="move colony", levels=[2, 3],
        colonies=["zalax", "jorg nagato"],
    )  # fmt: skip
    do(game, "activate move", "move galaxy to maia.orbit")
    views = [game.view(seat) for seat in (0, 1)]
    for view in views:
        table = game.table
        assert (view.row, view.unused, view.bay) == (table.row, table.unused, table.bay)
        assert len(view.deck) == len(table.deck)
        for seen, empire in zip(view.empires, table.empires, strict=True):
            assert (seen.energy, seen.culture, seen.level, seen.vp) == (
                empire.energy, empire.culture, empire.level, empire.vp,
            )  # fmt: skip
            assert (seen.ships, seen.colonies) == (empire.ships, empire.colonies)
    assert [event for event in game.events(0) if not event.private] == [
        event for event in game.events(1) if not event.private
    ]
