"""What the words of the vocabulary mean, on a table set up for them; the base pack's powers have their own tests."""

from __future__ import annotations

import pytest

from starcup import Game, JournalError, PackError
from starcup.roll import Dictate, Discount, Grant, Reassign, RollGame, RollRuleset, RollTable
from starcup.roll.testing import Scenario
from tests.packs.conftest import TILE, WriteFiles

ANY_PHASE = TILE.replace('["ship"]', '["explore", "develop", "settle", "produce", "ship"]')


def load(write: WriteFiles, powers: str, tiles: str = ANY_PHASE) -> RollRuleset:
    return RollRuleset.load(["base", write(f"[power]\n{powers}", tiles=tiles)])


def hook(rules: RollRuleset, name: str) -> object:
    return rules.plugins.functions("mint")[name]


def table(rules: RollRuleset) -> RollTable:
    """Seat 0 has three worlds, two developments, five dice; seat 1 two worlds of one colour."""
    scenario = Scenario(rules, 3)
    scenario.seat(
        0,
        faction="f1",
        home="h1",
        tableau=["mint", "spice_world", "gem_world", "silicon_world", "public_works"],
        goods={"spice_world": "genes", "silicon_world": "home"},
        cup="home military military",
        citizenry="military novelty genes",
        credits=6,  # and 1 for the Military die, by the faction
        chips=9,
    )
    scenario.seat(1, faction="f2", home="h2", tableau=["designer_species_ultd", "lost_species_ark_world"], chips=2)
    return scenario.phases("ship").begin().table


COUNTS = [
    # Arithmetic. Seat 0 has 9 chips.
    ("3", 3),
    ("-2", -2),
    ("{ each = 'chip' }", 9),
    ("{ each = 'chip', times = 2 }", 18),
    ("{ each = 'chip', times = -1 }", -9),
    ("{ each = 'chip', per = 2 }", 5),
    ("{ each = 'chip', per = 2, round = 'down' }", 4),
    ("{ each = 'chip', per = 2, times = 3, flat = 1 }", 16),
    ("{ each = 'chip', at_most = 4 }", 4),
    ("{ each = 'chip', per = 9, flat = 1, at_least = 5 }", 5),
    ("{ each = 'chip', thresholds = [1, 9, 10] }", 2),
    ("{ each = 'chip', thresholds = [10, 9, 1], times = 5 }", 10),
    ("{ each = 'chip', growing = true }", 3),
    ("{ each = 'chip', growing = true, per = 2 }", 2),
    ("[1, { each = 'chip' }, { flat = 2 }]", 12),
    ("[{ each = 'chip' }, { each = 'credit' }]", 16),
    # Whose.
    ("{ each = 'chip', whose = 'others' }", 2),
    ("{ each = 'chip', whose = 'all' }", 11),
    ("{ each = 'world', cost_at_least = 5, whose = 'others' }", 2),
    ("{ each = 'world', keys = ['gem_world', 'lost_species_ark_world'], whose = 'all' }", 2),
    (
        "{ each = 'world', measure = 'highest_cost', keys = ['spice_world', 'lost_species_ark_world'], whose = 'all' }",
        5,
    ),
    # Dice.
    ("{ each = 'die', colour = 'military' }", 3),
    ("{ each = 'die', colour = 'military', in = 'cup' }", 2),
    ("{ each = 'die', colours = ['home', 'military'], in = 'cup' }", 3),
    ("{ each = 'die', other_than = ['home', 'military'], in = 'citizenry' }", 2),
    ("{ each = 'die', in = 'goods' }", 2),
    ("{ each = 'die', in = 'zone' }", 0),
    ("{ each = 'die', in = 'columns' }", 0),
    ("{ each = 'die', in = 'citizenry', measure = 'colours' }", 3),
    ("{ each = 'die', other_than = ['home'], measure = 'colours' }", 3),
    # Goods, by the worlds that they lie on.
    ("{ each = 'good' }", 2),
    ("{ each = 'good', colour = 'novelty' }", 1),
    ("{ each = 'good', other_than = ['novelty'] }", 1),
    ("{ each = 'good', cost_at_least = 4 }", 1),
    # Tiles. Costs: mint 3, spice world 2, gem world 2, silicon world 4, public works 1.
    ("{ each = 'world', keys = ['spice_world', 'gem_world', 'silicon_world'], measure = 'cost' }", 8),
    ("{ each = 'development', keys = ['mint', 'public_works'], measure = 'cost', per = 3 }", 2),
    ("{ each = 'world', cost_at_most = 2, colour = 'novelty' }", 2),
    ("{ each = 'tile', keys = ['mint', 'spice_world', 'conscription'] }", 2),
    ("{ each = 'development', keys = ['conscription'], measure = 'highest_cost' }", 0),
    ("{ each = 'development', phase = 'develop', keys = ['mint', 'public_works'] }", 2),
    ("{ each = 'development', reassign = true, keys = ['mint', 'public_works'] }", 0),
    ("{ each = 'tile', reassign = false, keys = ['mint', 'public_works', 'gem_world'] }", 2),
    ("{ each = 'development', bonus = true, keys = ['mint', 'public_works'] }", 0),
    ("{ each = 'world', colours = ['novelty', 'rare_elements'], measure = 'colours' }", 2),
    # Conditions.
    ("{ flat = 1, when = { each = 'chip', at_least = 9 } }", 1),
    ("{ flat = 1, when = { each = 'chip', at_least = 10 } }", 0),
    ("{ flat = 1, when = { each = 'chip', at_least = 3, at_most = 8 } }", 0),
    ("{ each = 'credit', when = { each = 'chip', rank = 'most' } }", 7),
    ("{ flat = 1, when = { each = 'world', colour = 'genes', rank = 'most_or_tied' } }", 0),
    ("{ flat = 1, when = { each = 'die', colour = 'alien_technology', in = 'zone', rank = 'tied' } }", 1),
    ("{ flat = 1, when = { each = 'die', colour = 'alien_technology', in = 'zone', rank = 'most' } }", 0),
    ("{ flat = 1, when = { each = 'die', colour = 'alien_technology', in = 'zone', rank = 'most_or_tied' } }", 1),
    ("{ flat = 1, when = { each = 'good', rank = 'tied' } }", 0),
]


@pytest.mark.parametrize(("amount", "expected"), COUNTS)
def test_an_amount(write: WriteFiles, amount: str, expected: int) -> None:
    rules = load(write, f"bonus = {amount}")
    bonus = hook(rules, "bonus")
    assert callable(bonus)
    assert bonus(table(rules), 0) == expected


@pytest.mark.parametrize("name", ["credits_at_end", "chips_at_end"])
def test_nothing_is_taken_away_at_the_end_of_a_phase(write: WriteFiles, name: str) -> None:
    rules = load(write, f"{name} = {{ each = 'chip', flat = -11 }}")
    gain = hook(rules, name)
    assert callable(gain)
    assert gain(table(rules), 0) == 0


def of_faces(rules: RollRuleset, name: str, *keys: str) -> list[object]:
    function = hook(rules, name)
    assert callable(function)
    return [function(rules.faces[rules.face_index[key]]) for key in keys]


def test_terms_about_single_tiles(write: WriteFiles) -> None:
    rules = load(
        write,
        """
        discount = [{ amount = 2, floor = 2, colour = "grey" }, { amount = 1, side = "world", cost_at_least = 3 }]
        trade_credits = [1, { amount = 2, colour = "novelty" }, { amount = 4, cost_at_least = 6 }]
        consume_chips = { amount = 3, other_than = ["novelty"] }
        """,
    )
    faces = ("trading_world", "silicon_world", "gem_world", "mint")
    assert of_faces(rules, "discount", *faces) == [Discount(2, 2), Discount(1), None, None]
    assert of_faces(rules, "trade_credits", "silicon_world", "gem_world") == [1, 3]
    assert of_faces(rules, "consume_chips", "silicon_world", "gem_world") == [3, 0]


def answer(rules: RollRuleset, name: str, *arguments: object) -> object:
    function = hook(rules, name)
    assert callable(function)
    return function(*arguments)


def test_terms_that_look_at_no_table(write: WriteFiles) -> None:
    rules = load(
        write,
        """
        dictate = { uses = 2 }
        stock_credits = { more = 1, other_than = ["home"] }
        goods_capacity = { more = 2 }
        immediate = [{ lose = 1 }, { dice = 2, colour = "genes", to = "citizenry" }]
        scouts_on_top = false
        most_credits = { at_least = 15 }
        end_squares = { more = -3 }
        """,
    )
    assert answer(rules, "dictate", Dictate(workers=3)) == Dictate(2, 3)
    assert [answer(rules, "stock_credits", colour, 2) for colour in ("home", "genes")] == [2, 3]
    assert answer(rules, "goods_capacity", 1) == 3
    assert answer(rules, "immediate") == (Grant(lose=1), Grant(dice=2, colour="genes", to="citizenry"))
    assert answer(rules, "scouts_on_top") is False
    assert [answer(rules, "most_credits", most) for most in (10, 20)] == [15, 20]
    assert [answer(rules, "end_squares", squares) for squares in (12, 2)] == [9, 1]


def test_a_reassign_power_is_built_once_and_depends_on_its_condition(write: WriteFiles) -> None:
    terms = '{ up_to = 2, to = ["ship", "settle"], when = { each = "credit", at_least = %d } }'
    rules = load(write, f"reassign = [{terms % 8}, {terms % 7}]")
    board = table(rules)
    power = answer(rules, "reassign", board, 0)
    assert isinstance(power, Reassign)
    assert (power.up_to, power.at_least, power.colours, power.to) == (2, 1, (), ("ship", "settle"))
    assert answer(rules, "reassign", board, 0) is power
    assert answer(rules, "reassign", board, 1) is None


def texts(game: RollGame) -> list[str]:
    return [choice.text for decision in game.waiting() for choice in decision.legal]


def test_gains_of_scouts_and_trades(write: WriteFiles) -> None:
    rules = load(write, "scouted = { credits = 2, chips = 1, colour = 'genes' }\ntraded = { chips = 3 }")
    scenario = Scenario(rules).seat(
        0, tableau=["mint", "spice_world"], goods={"spice_world": "home"}, credits=1,
        workers={"explore": "genes home", "ship": "home"},
    )  # fmt: skip
    game = scenario.phases("explore", "ship").begin()
    seen = []
    while game.waiting():
        wanted = [text for text in texts(game) if text.startswith(("scout", "draw", "trade"))]
        game.submit(0, (wanted or texts(game))[0])
        seen.append((game.table.seats[0].credits, game.table.seats[0].chips))
    assert {(3, 1)} <= set(seen)
    assert seen[-1] == (3 + 3, 1 + 3)


def spend(write: WriteFiles, retain: str, workers: str) -> RollGame:
    rules = load(write, f"workers_spent = {retain}")
    scenario = Scenario(rules).seat(
        0, tableau=["mint"], develop=["galactic_demand"], workers={"develop": workers}, citizenry="genes"
    )
    return scenario.phases("develop").begin()


def cup(game: RollGame) -> dict[str, int]:
    return game.view(0).dice(game.table.seats[0].cup)


def test_all_dice_of_a_colour_are_retained(write: WriteFiles) -> None:
    game = spend(write, "{ retain_all = true, other_than = ['home'] }", "home genes")
    assert game.finished
    assert cup(game) == {"genes": 1}


def test_none_need_be_retained(write: WriteFiles) -> None:
    game = spend(write, "{ retain_up_to = 1, retain_at_least = 0, colour = 'genes' }", "home genes")
    assert texts(game) == ["retain mint none", "retain mint genes"]
    game.submit(0, "retain mint none")
    assert game.finished and cup(game) == {}


def test_as_many_as_have_to_be_retained_are(write: WriteFiles) -> None:
    """No die is passed over that is needed to reach the least number; fewer are there, so fewer do."""
    game = spend(write, "{ retain_up_to = 3, retain_at_least = 3 }", "home genes")
    assert game.finished
    assert cup(game) == {"home": 1, "genes": 1}


# Leaving a power out.


def test_one_power_is_left_out(write: WriteFiles) -> None:
    pack = write("[power]\nbonus = 1")
    rules = RollRuleset.load(["base", pack], without=["mint", "galactic_bankers"])
    assert "mint" not in rules.plugins.packs and "galactic_bankers" not in rules.plugins.packs
    assert len(rules.plugins.packs) == 62
    assert rules.options == {"without": "galactic_bankers,mint"}
    with pytest.raises(PackError, match=r"no power 'mnt' to leave out \(did you mean 'mint'\?\)"):
        RollRuleset.load(["base", pack], without=["mnt"])


def test_a_journal_tells_what_was_left_out() -> None:
    without = RollRuleset.load(["base"], without=["galactic_bankers"])
    text = Game.new(without, players=2, seed=3).journal_text()
    assert "option without galactic_bankers" in text.splitlines()
    assert Game.replay(without, text).journal_text() == text
    with pytest.raises(JournalError, match="options"):
        Game.replay(RollRuleset.load(["base"]), text)
