"""Powers that can't work as they are: refused when the ruleset is loaded, and not in the middle of a game."""

from __future__ import annotations

import re

import pytest

from starcup import PackError, PowerError
from starcup.roll import RollRuleset
from starcup.roll.testing import Scenario
from tests.pairs.conftest import MakePack

TILE = """
[[tile]]
id = "p01"
development = { key = "planted", name = "Planted", cost = 1, phases = [%s] }
world = { key = "dull_rock", name = "Dull Rock", cost = 1, colour = "grey" }
"""

MODULE = """
from __future__ import annotations

from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Dictate, Discount, Face, Grant, Reassign, RollTable

from starcup.roll.dice import Dice

@hookimpl
def %s:
    return %s
"""

EXTRA, IMMEDIATE = "extra_workers() -> tuple[str, ...]", "immediate() -> tuple[Grant, ...]"
TRADE, STOCK = "trade_credits(world: Face) -> int", "stock_credits(colour: str, credits: int) -> int"
REASSIGN, DICTATE = "reassign(table: RollTable, seat: int) -> Reassign | None", "dictate(terms: Dictate) -> Dictate"
COMPLETION = "credits_on_completion(table: RollTable, seat: int, face: Face) -> int"
INCOME = "credits_at_end(table: RollTable, seat: int) -> int"
SCOUTED = "scouted(table: RollTable, seat: int, colour: str) -> None"
CAPACITY, DISCOUNT = "goods_capacity(capacity: int) -> int", "discount(face: Face) -> Discount | None"

FAULTS = [
    # Never asked.
    (
        '"develop"',
        TRADE,
        "1",
        "trade_credits(): asked in ship, but the tile prints develop, so it would never be asked",
    ),
    ('"ship"', SCOUTED, "None", "scouted(): asked in explore, but the tile prints ship"),
    ('"ship"', COMPLETION, "1", "credits_on_completion(): asked in develop or settle, but the tile prints ship"),
    (
        "",
        INCOME,
        "1",
        "credits_at_end(): asked in explore or develop or settle or produce or ship, but the tile prints no",
    ),
    ('"assign"', EXTRA, "('home',)", "but the tile prints assign, so it would never be asked"),
    # Imaginary workers.
    (
        '"explore", "settle"',
        EXTRA,
        "('home',)",
        "prints explore, settle, but imaginary workers are for explore and ship; in settle workers stay on the table",
    ),
    ('"ship"', EXTRA, "('gene',)", "extra_workers(): unknown die colour 'gene' (did you mean 'genes'?)"),
    ('"ship"', EXTRA, "'genes'", "extra_workers(): answered 'genes', expected tuple[str, ...]"),
    # Immediate effects.
    ("", IMMEDIATE, "(Grant(dice=1, colour='militari', to='cup'),)", "unknown die colour 'militari' (did you mean"),
    ("", IMMEDIATE, "(Grant(dice=1, colour='home', to='cups'),)", "not 'cups' (did you mean 'cup'?)"),
    ("", IMMEDIATE, "(Grant(dice=1, colour='home', to='good'),)", "a development holds no goods"),
    ("", IMMEDIATE, "(Grant(),)", "a grant gives exactly one of"),
    ("", IMMEDIATE, "Grant(credits=1)", "expected tuple[Grant, ...]"),
    ("", IMMEDIATE, "[][0]", "immediate(): IndexError"),
    # Answers without a table.
    ('"ship"', TRADE, "None", "answered None, expected int"),
    ('"ship"', TRADE, "{'grey': 1}[world.colour.key]", "KeyError: "),
    ('"explore"', STOCK, "str(credits)", "stock_credits('home', 2): answered '2', expected int"),
    ('"produce"', CAPACITY, "1.5", "goods_capacity(1): answered 1.5, expected int"),
    ('"settle"', DISCOUNT, "1", "answered 1, expected Discount | None"),
    ('"settle"', DISCOUNT, "Discount(5, floor=-3)", "ValueError: 'floor' must be >= 0"),
    ('"assign"', DICTATE, "Dictate(workers=0)", "a use of Dictate moves 1 worker or more, not 0"),
]


@pytest.mark.parametrize(("phases", "hook", "answer", "message"), FAULTS)
def test_a_power_that_can_not_work_is_refused(
    make_pack: MakePack, phases: str, hook: str, answer: str, message: str
) -> None:
    pack = make_pack("plants", TILE % phases, {"planted": MODULE % (hook, answer)})
    with pytest.raises(PackError, match="^pack 'plants', power 'planted', .*" + re.escape(message)):
        RollRuleset.load(["base", pack])


CLASSES = """
from attrs import frozen
from starcup import SeatEvent
from starcup.making import Step
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Face, RollTable

@frozen(eq=False)
class Mine(%s):
    # Something of a pack.
    %s

@hookimpl
def trade_credits(world: Face) -> int:
    return 1
"""


@pytest.mark.parametrize(
    ("base", "body", "message"),
    [
        ("Step[RollTable]", "kind = 'produce'", "planted.Mine: the rules themselves have the kind of step 'produce'"),
        ("PowerChoice", "pattern = 'give {face}'", "Mine: its pattern should hold {power}, is 'give {face}'"),
        ("PowerChoice", "pattern = 'give{power} now'", "Mine: its pattern should hold {power}, is 'give{power} now'"),
        (
            "PowerChoice",
            "pattern = 'enough {power}'",
            "Mine: its pattern 'enough {power}' reads like 'enough {power}' of the rules",
        ),
    ],
)
def test_what_is_called_as_in_the_rules_is_refused(make_pack: MakePack, base: str, body: str, message: str) -> None:
    pack = make_pack("plants", TILE % '"ship"', {"planted": CLASSES % (base, body)})
    with pytest.raises(PackError, match=r"pack 'plants', .*" + re.escape(message)):
        RollRuleset.load(["base", pack])


def test_an_event_called_as_one_of_the_rules_is_refused(make_pack: MakePack) -> None:
    source = (CLASSES % ("SeatEvent", "what: str")).replace("Mine", "Stocked")
    with pytest.raises(PackError, match=r"pack 'plants', .*Stocked: the rules themselves have the event 'Stocked'"):
        RollRuleset.load(["base", make_pack("plants", TILE % '"ship"', {"planted": source})])


TERMS = [
    ("colours=('gene',)", "colours: there is no die colour 'gene' (did you mean 'genes'?)"),
    ("colours='genes'", "colours: expected a tuple, found 'genes'"),
    ("source='shipp'", "source: there is no phase 'shipp' (did you mean 'ship'?)"),
    ("to=('setle',)", "to: there is no phase 'setle' (did you mean 'settle'?)"),
    ("to='settle'", "to: expected 'any', 'selected' or a tuple of phases, found 'settle'; did you mean ('settle',)?"),
]


@pytest.mark.parametrize(("terms", "message"), TERMS)
def test_terms_of_reassign_that_name_what_is_not_there_are_refused(
    make_pack: MakePack, terms: str, message: str
) -> None:
    source = MODULE % (REASSIGN, "POWER") + f"\nPOWER = Reassign({terms})\n"
    pack = make_pack("plants", TILE % '"assign"', {"planted": source})
    with pytest.raises(PackError, match=re.escape(f"pack 'plants', power 'planted', reassign(), POWER: {message}")):
        RollRuleset.load(["base", pack])


@pytest.mark.parametrize(("terms", "message"), TERMS)
def test_terms_of_reassign_made_in_the_middle_of_a_game_are_found_when_used(
    make_pack: MakePack, terms: str, message: str
) -> None:
    source = MODULE % (REASSIGN, f"Reassign({terms})")
    rules = RollRuleset.load(["base", make_pack("plants", TILE % '"assign"', {"planted": source})])
    scenario = Scenario(rules, 3).seat(0, tableau=["planted"], rolled="home.explore home.ship home.ship")
    game = scenario.seat(1, rolled="home.ship home.ship home.develop").assign().begin()
    with pytest.raises(PowerError) as failure:
        game.submit(0, "select explore home.explore")
    line = source.splitlines().index("@hookimpl") + 1
    assert str(failure.value) == (
        "pack 'plants', power 'planted', reassign() for seat 0 failed at choice 1 "
        f"('select explore home.explore' of seat 0): {message} (powers/planted.py line {line})"
    )


def test_hooks_in_printed_phases_are_asked_in_those_alone(make_pack: MakePack) -> None:
    source = MODULE % (COMPLETION, "1")
    rules = RollRuleset.load(["base", make_pack("plants", TILE % '"ship", "settle"', {"planted": source})])
    scenario = Scenario(rules).seat(
        0, tableau=["planted"], develop=["public_works"], settle=["spice_world"], credits=1,
        workers={"develop": "home home home home", "settle": "home home home home"},
    )  # fmt: skip
    game = scenario.phases("develop", "settle").begin()
    assert [face.key for face in game.table.tableau(0)][-2:] == ["public_works", "spice_world"]
    assert game.table.seats[0].credits == 2
