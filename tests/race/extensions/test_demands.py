"""What designers of expansions asked for, each shown by a small pack, and all of them by the checks of packs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from starcup import Game, Pack, Rng
from starcup.testing import assert_pack_ok
from starcup.testing.walking import play_on
from starcup_bots import make, play
from starcup_race import RaceRuleset, offer
from starcup_race.testing import RaceGame, Scenario

HERE = Path(__file__).parent
PACKS = sorted(path.parent.name for path in HERE.glob("*/pack.toml"))


def rules_of(name: str) -> RaceRuleset:
    return RaceRuleset.load(["race-base", Pack.from_folder(HERE / name)])


def kept(game: RaceGame, name: str, seat: int = -1) -> dict[str, object]:
    view = game.view(0)
    return dict((view.extensions if seat < 0 else view.seat_extensions[seat])[name])


@pytest.mark.sampled(ci=3)
@pytest.mark.parametrize("name", PACKS)
def test_games_with_a_pack_stand_every_check(name: str) -> None:
    assert_pack_ok(Pack.from_folder(HERE / name), games=1, tables=1, pairs=0)


@pytest.mark.parametrize("name", PACKS)
def test_bots_play_with_a_pack(name: str) -> None:
    rules = rules_of(name)
    game = play(rules, [make("greedy", 0, "race"), make("easy", 1, "race")], seed=1)
    assert game.finished
    assert rules.faults(game.table) == []


def test_hands_are_drafted_and_nobody_knows_those_of_others() -> None:
    game = Game.new(rules_of("drafting"), players=3, seed=4)
    passed = game.table.seats[0].looking
    taken = []
    for seat in range(3):
        decision = game.decision(seat)
        assert decision is not None
        assert game.view(seat).seats[(seat + 1) % 3].looking == (None,) * 6
        taken.append(decision.legal[0].text.split()[1])
        game.submit(seat, decision.legal[0])
    gone = game.ruleset.index[taken[0]]  # type: ignore[attr-defined]  # a ruleset of Race
    assert Counter(game.table.seats[1].looking) == Counter(passed) - Counter([gone])
    play_on(game, Rng(1), 9)
    assert [len(seat.hand) for seat in game.table.seats] == [4, 4, 4]
    assert all(not seat.looking for seat in game.table.seats)


def test_a_world_is_taken_over_with_the_good_on_it_and_no_card_is_lost() -> None:
    rules = rules_of("raids")
    scenario = Scenario(rules).seat(0, tableau="new_sparta space_marines")
    game = scenario.seat(1, tableau="gem_world pirate_world", goods="pirate_world").begin("produce", "produce")
    table, world = game.table, rules.index["pirate_world"]
    assert world in table.seats[0].tableau and table.seats[0].good_on(world) >= 0
    assert world not in table.seats[1].tableau
    assert (kept(game, "raids", 0)["raids"], kept(game, "raids", 1)["lost"]) == (1, 1)
    assert rules.faults(table) == []


def test_a_world_that_leaves_a_tableau_discards_its_good() -> None:
    """GOODS-5, CARDS-10."""
    rules = RaceRuleset.load()
    table = Scenario(rules).seat(0, tableau="gem_world", goods="gem_world").begin().table
    before = len(table.discards)
    table.leave_tableau(0, rules.index["gem_world"])
    assert len(table.discards) == before + 2
    assert rules.faults(table) == []


def test_a_good_has_a_kind_that_is_not_its_worlds() -> None:
    rules = rules_of("alchemy")
    game = Scenario(rules).seat(0, tableau="gem_world new_sparta").begin("produce", "produce")
    world = rules.index["gem_world"]
    assert game.table.good_kind(0, world) == 0  # novelty, as the world
    for seat in (0, 1):
        game.submit(seat, "choose consume_trade")
    for seat in (0, 1):
        game.submit(seat, "choose produce")
    assert game.table.good_kind(0, world) == 1  # rare
    game.submit(0, "choose consume_trade")
    game.submit(1, "choose consume_trade")
    sale = [event for event in game.all_events() if type(event).__name__ == "GoodSold"][-1]
    assert sale.cards == 3  # type: ignore[attr-defined]  # TRADE-2: what a good of rare elements brings


def test_cards_in_the_keeping_of_an_extension_are_dealt_to_nobody_else() -> None:
    rules = rules_of("archive")
    game = Game.new(rules, players=2, seed=3)
    play_on(game, Rng(5), 12)
    view = game.view(1)
    for seed in range(3):
        world = view.sample_world(Rng(seed))
        assert rules.faults(world.table) == []
    assert kept(game, "archive")["cards"] in ((None,) * 2, (None,), ())


def test_costs_military_and_the_end_are_changed() -> None:
    rules = rules_of("tolls")
    scenario = Scenario(rules).seat(0, tableau="new_sparta", hand="gem_world rebel_fuel_cache public_works")
    game = scenario.begin()
    assert offer(game.table, 0, "gem_world").cost == rules.cards[rules.index["gem_world"]].cost + 1
    assert offer(game.view(0), 0, "rebel_fuel_cache").military == 3
    assert (game.table.end_cards(0), game.table.hand_limit(0)) == (8, 7)
    game.submit(0, "choose develop")
    game.submit(1, "choose develop")
    assert kept(game, "tolls")["began"] == ("develop",)
    assert offer(game.table, 0, "public_works").cost == 0


@pytest.mark.parametrize("players", [1, 5])
def test_packs_set_the_numbers_of_seats(players: int) -> None:
    rules = rules_of("tolls")
    game = Game.new(rules, players, seed=2)
    play_on(game, Rng(2), 400)
    assert game.finished
    assert game.table.round <= 9
    assert rules.end_reasons(game.table)


def test_more_seats_need_start_worlds_and_cards(tmp_path: Path) -> None:
    """SETUP-5, SETUP-7."""
    (tmp_path / "pack.toml").write_text('name = "six"\ngame = "race"\n[numbers]\nmost_players = 6\n')
    (fault,) = RaceRuleset.check_pack(Pack.from_folder(tmp_path), ["race-base"])
    assert "at least 6 start worlds in all packs together" in str(fault)
