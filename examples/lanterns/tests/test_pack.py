"""The rules of Lanterns, and everything that the engine promises, tried out on the installed pack."""

from __future__ import annotations

import pytest
from starcup_lanterns.extensions.charters import Held, OnTable
from starcup_lanterns.extensions.lanterns import Lamps

from starcup import Game
from starcup.testing import assert_pack_ok
from starcup_race import RaceRuleset, RaceTable, score
from starcup_race.testing import RaceGame, Scenario


@pytest.fixture(scope="module")
def rules() -> RaceRuleset:
    return RaceRuleset.load(["race-base", "lanterns"])


class Dark(Scenario):
    """A scenario with these charters on the table, and oil before the seats."""

    def laid(self, *charters: str, oil: int = 0, held: str = "") -> Dark:
        def change(table: RaceTable) -> None:
            table.set_state(OnTable(charters))
            for seat in range(table.players):
                table.set_seat_state(seat, Lamps(oil))
            if held:
                table.set_seat_state(1, Held((held,)))

        self.adjust(change)
        return self


def oil(game: RaceGame, seat: int = 0) -> int:
    return game.table.seat_state(seat, Lamps).oil


def charters(game: RaceGame) -> list[tuple[str, ...]]:
    return [game.table.seat_state(seat, Held).charters for seat in range(game.table.players)]


def answered(game: RaceGame, *answers: tuple[int, str]) -> RaceGame:
    for seat, choice in answers:
        game.submit(seat, choice)
    return game


def legal(game: RaceGame, seat: int = 0) -> list[str]:
    decision = game.decision(seat)
    return [] if decision is None else [choice.text for choice in decision.legal]


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("lanterns", games=1, tables=4, pairs=4)


def test_charter_1_four_are_drawn_and_lie_on_the_table(rules: RaceRuleset) -> None:
    assert len(Game.new(rules, players=2, seed=1).table.state(OnTable).free) == 4
    six = RaceRuleset.load(["race-base", "lanterns"], options={"lanterns.open": "6"})
    assert len(Game.new(six, players=2, seed=1).table.state(OnTable).free) == 6


THREE = "public_works mining_robots space_marines"
OTHERS = "expedition_force colony_ship export_duties"


def test_charter_2_all_who_get_there_in_a_phase_have_it(rules: RaceRuleset) -> None:
    scenario = Dark(rules).laid("patent_office").seat(0, tableau=THREE, hand="night_pilots gem_world")
    scenario.seat(1, tableau=OTHERS, hand="interstellar_bank lost_alien_warship comet_zone")
    game = scenario.begin("develop", "produce")
    answered(game, (0, "develop night_pilots"), (1, "develop interstellar_bank"))
    while game.table.phase_key == "develop":
        seat = game.waiting()[0].seat
        answered(game, (seat, legal(game, seat)[0]))
    assert charters(game) == [("patent_office",), ("patent_office",)]
    assert game.table.state(OnTable).free == ()


def test_charter_3_who_ties_with_its_holder_gets_nothing(rules: RaceRuleset) -> None:
    scenario = Dark(rules).laid(held="lamp_license")
    scenario.seat(0, tableau="wick_marsh glass_shoals").seat(1, tableau="ember_reef lane_wardens")
    game = scenario.begin("produce", "produce")
    assert charters(game) == [(), ("lamp_license",)]


def test_charter_3_the_one_with_more_takes_it(rules: RaceRuleset) -> None:
    scenario = Dark(rules).laid(held="lamp_license")
    scenario.seat(0, tableau="wick_marsh glass_shoals storm_cellars").seat(1, tableau="ember_reef lane_wardens")
    game = scenario.begin("produce", "produce")
    assert charters(game) == [("lamp_license",), ()]


def test_charter_5_it_is_worth_its_vp(rules: RaceRuleset) -> None:
    game = Dark(rules).laid(held="lamp_license").begin()
    assert dict(score(game.table, 1).lines)["Lamp License"] == 5


def test_oil_2_who_places_a_lantern_card_gains_oil(rules: RaceRuleset) -> None:
    game = Dark(rules).laid().seat(0, hand="glass_shoals gem_world").begin("settle", "produce")
    answered(game, (0, "settle glass_shoals"), (1, "pass"))
    assert (oil(game, 0), oil(game, 1)) == (1, 0)


def test_oil_4_oil_for_two_more_cards_in_a_sale(rules: RaceRuleset) -> None:
    game = Dark(rules).laid(oil=2).seat(0, tableau="gem_world", goods="gem_world").begin("consume_trade", "produce")
    answered(game, (0, "burn oil for the sale with lanterns"))  # then one choice is left
    assert (oil(game), len(game.table.seats[0].hand)) == (0, 3 + 2)


def test_oil_5_oil_for_a_chip_in_consume(rules: RaceRuleset) -> None:
    game = Dark(rules).laid(oil=3).seat(0, tableau="quiet_anchorage", goods="quiet_anchorage")
    begun = answered(game.begin("consume_2x", "produce"), (0, "burn oil for chips with lanterns"))
    assert (oil(begun), begun.table.seats[0].chips) == (1, 1 + 2)  # the good was consumed, doubled


def test_oil_6_signal_exchange_draws_when_another_places_a_lantern_card(rules: RaceRuleset) -> None:
    scenario = Dark(rules).laid().seat(0, hand="glass_shoals gem_world").seat(1, tableau="signal_exchange")
    game = answered(scenario.begin("settle", "produce"), (0, "settle glass_shoals"), (1, "pass"))
    assert len(game.table.seats[1].hand) == 1


def test_oil_7_storm_cellars_raise_the_hand_limit(rules: RaceRuleset) -> None:
    game = Dark(rules).laid().seat(0, tableau="storm_cellars").begin()
    assert (game.table.hand_limit(0), game.table.hand_limit(1)) == (13, 10)


def test_oil_8_three_oil_are_a_vp(rules: RaceRuleset) -> None:
    game = Dark(rules).laid(oil=7).begin()
    assert dict(score(game.table, 0).lines)["Oil"] == 2


def test_sound_2_everybody_gains_oil(rules: RaceRuleset) -> None:
    game = Dark(rules).laid().begin("sound", "produce")
    assert (oil(game, 0), oil(game, 1)) == (1, 1)


def test_sound_3_the_first_card_of_the_kind_goes_to_the_hand(rules: RaceRuleset) -> None:
    scenario = Dark(rules).laid().chance("card 0 public_works", "card 0 gem_world", "card 0 blind_bastion")
    game = answered(scenario.begin("sound", "produce"), (0, "seek military with lanterns"))
    assert rules.names(game.table.seats[0].hand) == ("blind_bastion",)
    assert rules.names(game.table.discards) == ("public_works", "gem_world")
    scenario.done()
