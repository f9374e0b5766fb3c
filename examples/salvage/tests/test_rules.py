"""The rules of Salvage, each test named after the rule that it checks."""

from __future__ import annotations

import pytest
from starcup_salvage.game import GAME, HAND, WRECKS, SalvageRules
from starcup_salvage.steps import DIE, Haul, SearchHolds, SendDrones
from starcup_salvage.table import DRONES, SalvageTable, SalvageView

from starcup import Game, IllegalChoice, Rng, playout
from starcup.making import Step

RULES = GAME.load()
SalvageGame = Game[SalvageTable, SalvageView]


def laid(*hands: tuple[int, ...], hull: int = 7, next_step: Step[SalvageTable] | None = None) -> SalvageTable:
    """A table with these hands and nothing behind the next step."""
    table = RULES.begin(len(hands), seed=1)
    deck = list(DRONES)
    for crew, hand in zip(table.seats, hands, strict=True):
        crew.hand = hand
        for drone in hand:
            deck.remove(drone)
    table.deck, table.hull, table.stack = tuple(deck), hull, []
    if next_step is not None:
        table.push(next_step)
    return table


def hauled(*sent: tuple[int, ...], hull: int = 7) -> SalvageGame:
    """A game in which crews with these drones have sent all of them."""
    table = laid(*sent, hull=hull, next_step=Haul())
    for crew, drones in zip(table.seats, sent, strict=True):
        crew.sent = drones
    return Game.at(RULES, table)


def searching(*dice: int) -> SalvageGame:
    """A game in which seat 0 searches the holds of a wreck; the dice come as they are given."""
    game = Game.at(RULES, laid((1,), (2,), next_step=SearchHolds(0)))
    game.table.outside_chance = True
    for die in dice:
        game.submit(0, "open")
        game.resolve(die)
    return game


@pytest.mark.parametrize("players", GAME.seats)
def test_salvage_1_everybody_begins_with_eight_drones(players: int) -> None:
    table = Game.new(RULES, players=players, seed=3).table
    assert [len(crew.hand) for crew in table.seats] == [HAND] * players
    assert len(table.deck) == len(DRONES) - players * HAND


def test_salvage_2_five_wrecks_drift_by() -> None:
    game = Game.new(RULES, players=3, seed=3)
    playout(game, Rng(1))
    assert game.finished
    assert game.table.wreck == WRECKS


def test_salvage_3_drones_are_sent_in_secret_and_at_once() -> None:
    game = Game.new(RULES, players=2, seed=3)
    assert [(one.seat, one.kind) for one in game.waiting()] == [(0, "send"), (1, "send")]
    before = game.view(1)
    game.submit(0, game.waiting()[0].legal[-1])
    assert game.view(1) == before
    assert len(game.view(0).seats[0].sent or ()) == 3
    game.undo(0)
    assert game.view(0).seats[0].sent == ()


@pytest.mark.parametrize(
    ("text", "code"),
    [("send whale", "not-offered"), ("send mite mite", "twice"), ("send mite wasp crab ox", "too-many")],
)
def test_salvage_3_at_most_three_that_are_there(text: str, code: str) -> None:
    game = Game.at(RULES, laid((1, 2, 3, 5), next_step=SendDrones(0)))
    with pytest.raises(IllegalChoice, match=r"\[SALVAGE-3\]") as refused:
        game.submit(0, text)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("sent", "winner"),
    [
        (((3, 4), (2, 4)), 0),
        (((3, 4), (6, 6)), 1),
        (((3, 4), (1, 6)), None),
        (((3, 3), (1,)), None),
        (((6, 6), (6, 6), (1, 6)), None),
    ],
)
def test_salvage_4_the_strongest_hauls_if_strong_enough_and_alone(
    sent: tuple[tuple[int, ...], ...], winner: int | None
) -> None:
    table = hauled(*sent, hull=7).table
    assert [crew.wrecks for crew in table.seats] == [7 * (seat == winner) for seat in range(len(sent))]
    assert table.scrap == tuple(sorted(sum(sent, ())))


def test_salvage_4_who_sends_none_builds_one() -> None:
    table = hauled((3, 4), (), ()).table
    assert [len(crew.hand) for crew in table.seats] == [0, 0, 0]
    game = hauled((3, 4), (), ())
    game.submit(0, "leave")
    assert [len(crew.hand) for crew in game.table.seats] == [0, 1, 1]


def test_salvage_5_holds_count_when_the_crew_leaves() -> None:
    game = searching(1, 4, 3)
    game.submit(0, "leave")
    assert (game.table.seats[0].holds, game.table.opened) == (8, ())


@pytest.mark.parametrize("dice", [(4, 1), (4, 3, 2), (2, 3, 4, 3)])
def test_salvage_6_all_blow_up_if_a_die_is_no_more_than_the_holds_before(dice: tuple[int, ...]) -> None:
    game = searching(*dice)
    assert (game.table.seats[0].holds, game.table.opened) == (0, ())
    assert game.finished


def test_salvage_6_the_first_hold_is_safe() -> None:
    assert [searching(die).table.opened for die in DIE] == [(die,) for die in DIE]


def test_salvage_7_scores_have_lines_and_wrecks_break_ties() -> None:
    table = laid((1,), (1, 2))
    table.seats[0].wrecks, table.seats[0].holds, table.seats[1].holds = 7, 2, 8
    scores = RULES.scores(table)
    assert [one.total for one in scores] == [10, 10]
    assert scores[0].lines == (("wrecks", 7), ("holds", 2), ("drones", 1))
    assert RULES.winners(table) == (0,)


def test_salvage_7_a_lone_player_may_lose() -> None:
    table = laid((1,))
    table.seats[0].wrecks = 53
    assert RULES.winners(table) == ()
    table.seats[0].holds = 1
    assert RULES.winners(table) == (0,)


def test_lost_drones_are_found() -> None:
    table = SalvageRules().begin(2, seed=1)
    assert RULES.faults(table) == []
    table.deck = table.deck[1:]
    assert RULES.faults(table) == ["drones were lost or doubled"]
