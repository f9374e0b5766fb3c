"""Everything that the engine promises, tried out on the installed pack; and each rule by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starcup import Game, IllegalChoice
from starcup.roll import RollGame, RollRuleset, RollTable, final_scores
from starcup.roll.testing import Scenario
from starcup.testing import assert_pack_ok


def rules(**options: str) -> RollRuleset:
    return RollRuleset.load(
        ["base", "caravans"], options={f"caravans.{name}": value for name, value in options.items()}
    )


def ended(*seats: dict[str, Any], change: Callable[[RollTable], None] = lambda table: None) -> RollGame:
    """The game after a round at whose end seats had that."""
    scenario = Scenario(rules(), len(seats))
    for number, has in enumerate(seats):
        scenario.seat(number, **{"cup": "home", **has})
    return scenario.adjust(change).manage().go_on().begin()


def offering(*keys: str) -> Callable[[RollTable], None]:
    """What lays out charters, one open."""

    def lay_out(table: RollTable) -> None:
        offer = type(table.states[0])
        table.set_state(offer(keys[:1], keys[1:]))  # type: ignore[call-arg]  # the extension's own class

    return lay_out


def lines(game: RollGame, name: str) -> list[int]:
    return [dict(score.lines)[name] for score in final_scores(game.table)]


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("caravans", games=2, tables=6)


@pytest.mark.parametrize("wanted", ["2", "3", "4"])
def test_charter_1_some_lie_open(wanted: str) -> None:
    game = Game.new(rules(open=wanted), 2, seed=1)
    shown = game.view(0).extensions["charters"]
    assert len(str(shown["open"]).split(",")) == int(wanted)
    assert shown["hidden"] == (None,) * (8 - int(wanted))


def test_charter_2_all_who_have_it_win_it() -> None:
    game = ended({"credits": 9}, {"credits": 2}, {"credits": 8}, change=offering("deep_purse", "toll_road"))
    assert lines(game, "Charters") == [1, 0, 1]


def test_charter_3_the_next_is_turned_up_and_not_looked_at() -> None:
    game = ended({"credits": 9, "chips": 7}, {"credits": 0}, change=offering("deep_purse", "toll_road"))
    assert game.view(1).extensions["charters"] == {"open": ("toll_road",), "hidden": ()}
    assert lines(game, "Charters") == [1, 0]


def exploring(phase: str, fuel: int = 0) -> RollGame:
    """Seat 0 explores with a die; the wind blows in a phase, and everybody has fuel."""

    def blow(table: RollTable) -> None:
        wind, tank = type(table.states[1]), type(table.seat_states[0][1])
        table.set_state(wind(phase))  # type: ignore[call-arg]  # the extension's own class
        for seat in range(table.players):
            table.set_seat_state(seat, tank(fuel))  # type: ignore[call-arg]  # likewise

    return Scenario(rules()).seat(0, workers={"explore": "home"}).adjust(blow).phases("explore").begin()


def fuel(game: RollGame) -> list[object]:
    return [states["fuel"]["fuel"] for states in game.view(0).seat_extensions]


def test_fuel_1_the_wind_turns_before_anybody_rolls() -> None:
    journal = Game.new(rules(), 2, seed=1).journal_text()
    assert "~ wind" not in journal
    game = ended({"credits": 1}, {"credits": 1}, change=offering("toll_road"))
    drawn = [line for line in game.journal_text().splitlines() if line.startswith("~ ")]
    assert drawn[0].startswith("~ wind ") and "roll" in drawn[1]


@pytest.mark.parametrize(
    ("phase", "before", "after"), [("explore", 1, [2, 1]), ("ship", 1, [1, 1]), ("explore", 6, [6, 6])]
)
def test_fuel_2_who_works_in_the_wind_gets_one(phase: str, before: int, after: list[int]) -> None:
    assert fuel(exploring(phase, before)) == after


def test_fuel_3_two_are_burnt_for_two_credits() -> None:
    game = exploring("ship", 3)
    credits = game.table.seats[0].credits
    game.submit(0, "burn fuel")
    assert (fuel(game)[0], game.table.seats[0].credits) == (1, credits + 2)
    with pytest.raises(IllegalChoice, match="to burn takes 2 fuel while you explore; you have 1"):
        game.submit(0, "burn fuel")


def test_fuel_4_two_are_worth_a_point() -> None:
    assert lines(exploring("ship", 5), "Fuel") == [2, 2]


def test_courier_1_seven_dice_match_two_colours_of_worlds() -> None:
    loaded = rules()
    courier = loaded.dice[loaded.die_index["courier"]]
    assert (courier.count, courier.matches) == (7, ("novelty", "rare_elements"))
