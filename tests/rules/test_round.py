"""ROUND: the five steps, simultaneity, the cycle of a die, and who wins."""

from collections.abc import Sequence

import pytest

from starcup import Choice, EngineError, Rng
from starcup.roll import RollRuleset, events
from starcup.roll.testing import Scenario
from tests.rules.helpers import all_ready, dice, legal, new_game, play, playout


def test_round_1_roll_assign_reveal_phases_manage(rules: RollRuleset) -> None:
    game = Scenario(rules, 3).seat(0, cup="home").chance("roll 0 home produce").round().begin()
    assert [type(event) for event in game.all_events()] == [
        events.RoundBegan,
        *[events.DiceRolled, events.FacesSeen] * 3,
    ]
    play(game, 0, "select explore home.produce", "ready")
    assert [decision.kind for decision in game.waiting()] == ["explore"], "Assign and Reveal come before the phases"
    play(game, 0, "stock home")
    order = [
        type(event)
        for event in game.all_events()
        if not isinstance(event, (events.FacesSeen, events.DiceRolled, events.CreditsGained))
    ]
    assert order[: order.index(events.RoundEnded) + 2] == [
        events.RoundBegan,
        events.Revealed,
        events.Revealed,
        events.Revealed,
        events.PhasesChosen,
        events.PhaseBegan,
        events.Stocked,
        events.Recruited,
        events.RoundEnded,
        events.RoundBegan,
    ]


def test_round_2_all_players_work_at_once_and_order_does_not_matter(rules: RollRuleset) -> None:
    outcomes = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)):
        game = new_game(rules, 4, seed=11)
        assert [decision.seat for decision in game.waiting()] == [0, 1, 2, 3]
        for seat in order:
            play(game, seat, legal(game, seat)[0])
        assert [decision.seat for decision in game.waiting()] == [0, 1, 2, 3], "there are no turns"
        all_ready(game)
        assert [decision.kind for decision in game.waiting()] == ["select"] * 4
        for seat in order:
            play(game, seat, legal(game, seat)[0])
            while game.table.round == 1 and game.table.lanes is not None and game.decision(seat) is not None:
                play(game, seat, legal(game, seat)[0])
        outcomes.append((game.save(), game.journal_text(), game.all_events()))
    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_round_3_rounds_go_on_without_limit_until_an_end_condition_holds(rules: RollRuleset) -> None:
    def stock_for_ever(_: Rng, legal: Sequence[Choice]) -> Choice:
        wanted = [choice for choice in legal if choice.text.startswith(("select explore", "stock"))]
        return (wanted or list(legal))[0]

    game = new_game(rules, 3, seed=5)
    playout(game, stock_for_ever, rounds=40)
    assert not game.finished
    assert game.table.round == 40
    ending = Scenario(rules, 3).seat(0, cup="home").pool(0).manage().go_on().begin()
    assert ending.finished
    assert [type(event) for event in ending.all_events()][-2:] == [events.RoundEnded, events.GameEnded]
    going = Scenario(rules, 3).seat(0, cup="home").pool(1).manage().go_on().begin()
    assert not going.finished
    assert going.table.round == 2


def test_round_3_a_table_where_nobody_has_dice_is_stopped_instead_of_going_on_for_ever(rules: RollRuleset) -> None:
    with pytest.raises(EngineError, match=r"without a question, and no end: .*'round'.* repeat for ever"):
        Scenario(rules, 3).round().begin()


def test_round_4_the_cycle_of_a_die(rules: RollRuleset) -> None:
    """One die works, is recruited for $1 and rolls again; others come back unused or dictated, without cost."""
    game = (
        Scenario(rules, 3)
        .seat(0, cup="home military genes novelty", credits=5)
        .chance("roll 0 home explore", "roll 0 military develop", "roll 0 novelty produce", "roll 0 genes settle")
        .round()
        .begin()
    )
    assert game.table.seats[0].cup == 0
    play(
        game,
        0,
        "select explore home.explore",
        "dictate military develop",
        "reassign dictate novelty produce>ship",
        "ready",
    )
    seat = game.table.seats[0]
    assert dice(game, seat.cup) == {"military": 1, "novelty": 1, "genes": 1}, "unused and dictated: back already"
    play(game, 0, "scout home")
    drawn = seat.drawn[0]
    play(game, 0, f"place {rules.tiles[drawn].development.key}")
    assert seat.credits == 4, "one die in Citizenry was recruited for $1, the others cost nothing"
    assert game.table.round == 2
    assert dice(game, seat.behind_screen) == {"home": 1, "military": 1, "novelty": 1, "genes": 1}


def test_round_4_a_recalled_die_goes_straight_to_the_cup(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, cup="home", develop=["space_marines"], developers="genes").manage().begin()
    play(game, 0, "recall genes@developers")
    assert dice(game, game.table.seats[0].cup) == {"home": 1, "genes": 1}
    assert game.table.seats[0].credits == 1


def test_round_5_most_vp_from_tiles_chips_and_bonuses_win(rules: RollRuleset) -> None:
    game = (
        Scenario(rules, 3)
        .seat(0, tableau=["conscription", "comet_zone"], cup="home", chips=3)  # 4 + 3 + 3
        .seat(1, tableau=["public_works"], cup="home", chips=9)  # 1 + 9
        .seat(2, tableau=["space_marines"], cup="home", chips=24)  # 3 + 24
        .pool(0)
    )
    game_over = game.manage().go_on().begin()
    assert game_over.finished
    assert game_over.table.scores == (10, 10, 27)
    assert game_over.table.winners == (2,)
