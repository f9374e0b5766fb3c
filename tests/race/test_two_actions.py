"""The game for two experienced players, with two action cards a round (ACTION-6 to ACTION-16)."""

from __future__ import annotations

import pytest

from starcup import Actions, Game, Rng, StarcupError
from starcup.wire import to_json
from starcup_race.events import ActionsShown, PhaseBegan
from starcup_race.testing import RaceGame
from starcup_race.wire import RaceWire
from tests.race.scenes import (
    RULES,
    answer,
    chips,
    hand,
    kinds,
    legal,
    loaded,
    passes,
    refusal,
    scene,
    tableau,
    variant,
)  # fmt: skip
from tests.random_games import play

TWO = variant(actions=2)
PAIR = ("old_earth", "new_sparta")


def two(first: str, second: str, *, tableaus: tuple[str, str] = PAIR, hands: tuple[str, ...] = (), goods: str = "",
        pool: int | None = None) -> RaceGame:  # fmt: skip
    """A game in which both seats have chosen two cards each."""
    game = scene(tableaus, hands, goods=goods, pool=pool, rules=TWO)
    answer(game, 0, f"choose {first}")
    return answer(game, 1, f"choose {second}")


def phases(game: RaceGame) -> list[str]:
    """The phases that have begun in this round."""
    return [event.phase for event in game.all_events() if isinstance(event, PhaseBegan)]


def test_nine_cards_of_which_two_are_played() -> None:
    """ACTION-6, SETUP-14: not in the usual game, and not with three or four."""
    for players in (3, 4):
        with pytest.raises(StarcupError, match=rf"{players} players: the game is for 2 \[ACTION-6\]"):
            Game.new(TWO, players, 1)
    assert (TWO.seats, RULES.seats) == (range(2, 3), range(2, 5))
    assert TWO.begin(2, 1).pool == RULES.begin(2, 1).pool == 24
    game = scene(PAIR)
    assert len(legal(game)) == 7
    assert refusal(game, 0, "choose develop settle") == ("too-many", "ACTION-6")
    decision = scene(PAIR, rules=TWO).decision(0)
    assert decision is not None
    assert decision.answers is not None
    assert sorted(decision.answers.offered).count("develop") == sorted(decision.answers.offered).count("settle") == 2
    assert len(decision.answers.offered) == 9


def test_both_cards_are_one_secret_choice_in_any_order() -> None:
    """ACTION-7, SECRET-3."""
    ends = []
    for text in ("choose develop settle", "choose settle, develop"):
        game = scene(PAIR, rules=TWO)
        before = game.view(1)
        answer(game, 0, text)
        assert game.view(1) == before
        answer(game, 1, "choose produce explore_5")
        assert [event.actions for event in game.events(1) if isinstance(event, ActionsShown)] == [
            (("develop", "settle"), ("explore_5", "produce"))
        ]
        ends.append(game.save())
    assert ends[0] == ends[1]


def test_twenty_three_choices() -> None:
    """ACTION-8: 21 pairs, Develop twice, Settle twice."""
    game = scene(PAIR, rules=TWO)
    texts = legal(game)
    assert len(texts) == len(set(texts)) == 23
    twice = [text for text in texts if len(set(text.split()[1:])) == 1]
    assert twice == ["choose develop develop", "choose settle settle"]
    for text, code in (
        ("choose produce produce", "twice"),
        ("choose develop develop develop", "twice"),
        ("choose develop", "too-few"),
        ("choose develop settle produce", "too-many"),
        ("choose develop trade", "not-offered"),
    ):
        assert refusal(game, 0, text) == (code, "ACTION-8")
    assert refusal(game, 0, "pass") == ("not-now", "ACTION-1")


def test_both_explore_cards_are_one_phase() -> None:
    """ACTION-9: 2+5+1 = 8 drawn, 1+1 = 2 kept."""
    game = two("explore_5 explore_1_1", "produce develop")
    assert phases(game) == ["explore"]
    assert [len(seat.looking) for seat in game.table.seats] == [8, 2]
    assert {len(text.split()) - 1 for text in legal(game)} == {2}


def test_both_consume_cards_sell_and_double() -> None:
    """ACTION-10."""
    game = two("consume_2x consume_trade", "produce explore_5",
               tableaus=("galactic_trendsetters spice_world artist_colony", "new_sparta"),
               goods="spice_world artist_colony")  # fmt: skip
    for seat in (0, 1):
        answer(game, seat, legal(game, seat)[0])
    assert kinds(game) == ["sell"]
    before = len(hand(game))
    answer(game, 0, "sell spice_world")
    assert (len(hand(game)) - before, chips(game)) == (2 + 2, 2 * 2)
    assert phases(game).count("consume") == 1


def test_a_phase_chosen_twice_by_one_player_is_held_twice() -> None:
    """ACTION-11: A Develop twice, B Settle twice: II, II, III, III; both act in all of them."""
    game = two("develop develop", "settle settle")
    assert game.table.occurring == (1, 1, 2, 2)
    for _ in range(4):
        assert kinds(game) == ["place", "place"]
        passes(game)
    assert phases(game) == ["develop", "develop", "settle", "settle"]


def test_who_played_it_twice_has_the_bonus_twice() -> None:
    """ACTION-12: Settle twice, a world placed in each: 2 bonus cards."""
    game = two("settle settle", "produce settle", tableaus=("new_sparta", "old_earth"),
               hands=("rebel_fuel_cache star_nomad_lair",))  # fmt: skip
    for world in ("rebel_fuel_cache", "star_nomad_lair"):
        answer(game, 0, f"settle {world}")
        answer(game, 1, "pass")
    assert tableau(game) == ["new_sparta", "rebel_fuel_cache", "star_nomad_lair"]
    assert len(hand(game)) == 2


def test_an_opponent_who_played_it_once_has_the_bonus_in_the_first_phase_only() -> None:
    """ACTION-13: B's second development costs no card less."""
    cards = "space_marines export_duties gem_world comet_zone mining_world tourist_world"
    game = two("develop develop", "develop produce", hands=("", cards))
    passes(game, 0)
    assert game.view(0).seats[1].bonus == (2,)
    answer(game, 1, "develop space_marines", "pay gem_world")
    passes(game, 0)
    answer(game, 1, "develop export_duties")
    assert game.view(0).seats[1].bonus == ()
    assert game.view(0).seats[1].actions == (2, 6)
    assert {len(text.split()) - 1 for text in legal(game, 1)} == {1}


def test_develop_once_by_each_is_one_phase() -> None:
    """ACTION-14: A Develop + Settle, B Develop + Consume: II, III, IV once each."""
    game = two("develop settle", "develop consume_2x")
    passes(game)
    passes(game)
    assert phases(game) == ["develop", "settle", "consume"]


def test_the_two_phases_are_separate() -> None:
    """ACTION-15, POWER-3: Interstellar Bank draws twice; Public Works works in the second."""
    game = two("develop develop", "produce settle", tableaus=("old_earth interstellar_bank", "new_sparta"))
    assert len(hand(game)) == 1
    passes(game)
    assert len(hand(game)) == 2
    game = two("develop develop", "produce settle", hands=("public_works expedition_force",))
    answer(game, 0, "develop public_works")
    passes(game, 1)
    assert hand(game) == ["expedition_force"]  # nothing for itself
    answer(game, 0, "develop expedition_force")
    passes(game, 1)
    assert len(hand(game)) == 1


def test_military_of_the_first_settle_phase_does_not_last() -> None:
    """ACTION-16: New Military Tactics conquers in the first phase; in the second there is none left."""
    game = two("settle settle", "produce settle", tableaus=("old_earth new_military_tactics", "new_sparta"),
               hands=("pirate_world rebel_warrior_race",))  # fmt: skip
    answer(game, 0, "settle pirate_world")
    passes(game, 1)
    assert tableau(game) == ["old_earth", "pirate_world"]
    assert refusal(game, 0, "settle rebel_warrior_race") == ("defense", "MILITARY-2")


def test_fifteen_cards_at_most() -> None:
    """END-4: 11 cards, and four phases."""
    eleven = "old_earth space_marines interstellar_bank drop_ships gem_world comet_zone mining_world spice_world "
    eleven += "replicant_robots investment_credits galactic_federation"
    hands = ("public_works expedition_force refugee_world rebel_fuel_cache",)
    game = two("develop develop", "settle settle", tableaus=(eleven, "new_sparta"), hands=hands)
    for text in ("develop public_works", "develop expedition_force", "settle refugee_world", "settle rebel_fuel_cache"):
        answer(game, 0, text)
        passes(game, 1)
    assert game.finished
    assert len(tableau(game)) == 15


@pytest.mark.parametrize("seed", range(4))
def test_such_games_are_played_saved_seen_and_replayed(seed: int) -> None:
    rules = variant(first_game=bool(seed % 2), actions=2)
    game, rng, actions = Game.new(rules, 2, seed), Rng(seed), Actions(rules)
    wire = RaceWire(rules)
    while not game.finished:
        decision = rng.choice(game.waiting())
        assert actions.legal(decision)
        if not rng.below(9):
            data = game.save()
            assert Game.load(rules, data).save() == data
            world = game.view(decision.seat).sample_world(rng)
            assert rules.faults(world.table) == []
            to_json(wire.view(game.view(decision.seat)))
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
        assert rules.faults(game.table) == []
    assert Game.replay(rules, game.journal_text()).save() == game.save()
    again = Game.load(rules, game.save())
    play(again, Rng(seed))
    assert again.save() == game.save()


def test_two_cards_are_told_to_all_when_shown() -> None:
    """ACTION-2, SECRET-3."""
    game = scene(PAIR, rules=TWO)
    answer(game, 0, "choose develop produce")
    mine, theirs = (RaceWire(TWO).view(game.view(seat)).seats[0] for seat in (0, 1))
    assert (mine.answer, theirs.answer, theirs.actions) == (("develop", "produce"), None, ())
    answer(game, 1, "choose consume_2x explore_5")
    shown = RaceWire(TWO).view(game.view(1)).seats
    assert [seat.actions for seat in shown] == [("develop", "produce"), ("explore_5", "consume_2x")]
    assert [seat.bonus for seat in shown] == [(), ("explore_5",)]
    assert loaded(game) == []
