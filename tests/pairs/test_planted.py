"""Faulty powers, planted: the pairs find each, and say where."""

import re

import pytest

from starcup import Game, PackError
from starcup.roll import RollRuleset
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario, pair_games
from starcup.roll.testing.situations import SITUATIONS
from starcup.testing.pairs import PairResult
from tests.pairs.conftest import MakePack

TILE = """
[[tile]]
id = "p01"
development = { key = "planted", name = "Planted", cost = 1, phases = ["explore", "ship", "assign"], reassign = true }
world = { key = "dull_rock", name = "Dull Rock", cost = 1, colour = "grey" }
"""

HEAD = """
from attrs import frozen
from starcup import Choice
from starcup.making import *
from starcup.packed import *
from starcup.roll import *
from starcup.roll.dice import *
from starcup.extensions import *
from starcup.roll.extending import *


@frozen
class Ask(SeatStep[RollTable]):
    kind = "power:planted"
    question = "Well?"

    def run(self, table: RollTable) -> Legal | None:
        return {legal}

    def take(self, table: RollTable, choice: Choice) -> None:
        pass


@frozen(eq=False)
class Nod(PowerChoice):
    pattern = "nod {{power}}"

@frozen(eq=False)
class Shake(PowerChoice):
    pattern = "shake {{power}}"


@frozen(eq=False)
class Shout(PowerChoice):
    pattern = "shout {{power}} - WHAT"

"""

ASKING = (
    HEAD
    + """
@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
"""
)


def asking(legal: str) -> str:
    return ASKING.format(legal=legal)


def hook(signature: str, *body: str) -> str:
    lines = "\n".join(f"    {line}" for line in body)
    imports = "from starcup.packed import *\nfrom starcup.roll import *\nfrom starcup.roll.dice import NONE"
    return f"{imports}\n\nAGAIN = []\n\n@hookimpl\ndef {signature}:\n{lines}\n"


REASSIGN = "reassign(table: RollTable, seat: int) -> Reassign | None"
CREDITS = "credits_at_end(table: RollTable, seat: int) -> int"
DONE = "tasks_done(table: RollTable, seat: int) -> None"


def results(make_pack: MakePack, source: str, partner: str = "galactic_influence") -> list[PairResult]:
    rules = RollRuleset.load(["base", make_pack("plants", TILE, {"planted": source})])
    return list(pair_games(rules, [("planted", partner), (partner, "planted")], SITUATIONS[::3]))


def faults_found(make_pack: MakePack, source: str) -> str:
    return "\n".join(result.fault for result in results(make_pack, source))


def test_a_sound_power_that_asks_is_not_blamed(make_pack: MakePack) -> None:
    assert faults_found(make_pack, asking('(Nod("planted"), Shake("planted"))')).strip() == ""


@pytest.mark.parametrize(
    ("source", "found"),
    [
        pytest.param(asking("()"), r"asked seat \d, and left it without a legal choice", id="dead end"),
        pytest.param(asking('(Nod("planted"), Nod("planted"))'), "two choices of one text", id="the same choice twice"),
        pytest.param(asking('(Nod("planted"), Shout("planted"))'), "can't be read back", id="a text nobody can type"),
        pytest.param(
            hook(
                REASSIGN,
                "owner = table.seats[seat]",
                "return Reassign(up_to=2, at_least=2) if not owner.sheet_moving else None",
            ),
            r"power 'planted', reassign\(\) for seat \d failed .*: answered None in the middle of its use",
            id="a Reassign power that is withdrawn in the middle of its use",
        ),
        pytest.param(
            hook(CREDITS, "return 1 // 0"), r"power 'planted', credits_at_end\(\) for seat \d failed", id="raises"
        ),
        pytest.param(hook(CREDITS, "return -20"), "credits -.* are not between 0 and 10", id="takes credits away"),
        pytest.param(hook(DONE, "table.seats[seat].cup = NONE"), "dice: .* on the table, expected", id="a die is lost"),
        pytest.param(hook(DONE, "table.bag = table.bag[1:]"), "tiles: lost or doubled", id="a tile is lost"),
        pytest.param(hook(DONE, "table.pool = 5"), "chips: pool 5", id="chips from nowhere"),
        pytest.param(
            hook(CREDITS, "AGAIN.append(seat)", "return len(AGAIN) % 3"),
            "the clone|the loaded game|taken back|journal",
            id="remembers something outside the table",
        ),
    ],
)
def test_a_planted_fault_is_found(make_pack: MakePack, source: str, found: str) -> None:
    wrong = [result for result in results(make_pack, source) if result.fault]
    assert wrong
    assert any(re.search(found, result.fault) for result in wrong), wrong[0].fault
    assert all("planted" in result.fault and result.situation in result.fault for result in wrong)


def test_the_journal_of_a_game_gone_wrong_leads_up_to_the_fault(make_pack: MakePack) -> None:
    pack = make_pack("plants", TILE, {"planted": asking("()")})
    rules = RollRuleset.load(["base", pack])
    result = next(result for result in pair_games(rules, [("planted", "public_works")]) if result.decisions)
    game = Game.replay(rules, result.journal)
    assert sum(isinstance(seat, int) for seat, _ in game.journal) >= result.decisions
    assert game.waiting()


def test_assign_8_a_power_for_two_workers_is_not_on_offer_after_another_when_only_one_is_there(
    make_pack: MakePack,
) -> None:
    source = hook(REASSIGN, "return TWO").replace("AGAIN = []", "TWO = Reassign(up_to=2, at_least=2)")
    rules = RollRuleset.load([make_pack("plants", TILE, {"planted": source}), "base"])
    scenario = Scenario(rules).seat(0, tableau=["planted", "isolation_policy"], rolled="home.explore military.develop")
    game = scenario.assign().begin()
    game.submit(0, "select produce military.develop")
    game.submit(0, "reassign isolation_policy home explore>ship")
    decision = game.decision(0)
    if decision is not None:
        assert not any("planted" in choice.text for choice in decision.legal)


def test_a_reassign_power_that_needs_more_workers_than_it_may_move_is_refused_at_once(make_pack: MakePack) -> None:
    source = hook(REASSIGN, "return TWO").replace("AGAIN = []", "TWO = Reassign(up_to=1, at_least=2)")
    pack = make_pack("plants", TILE, {"planted": source})
    with pytest.raises(PackError, match=r"pack 'plants', power 'planted': .*at_least should be 1 to up_to \(1\), is 2"):
        RollRuleset.load(["base", pack])


def test_a_power_may_draw_chance_of_a_kind_of_its_own(make_pack: MakePack) -> None:
    lottery = hook(DONE, "table.gain_credits(seat, table.draw('lottery', (0, 1, 1)), 'lottery')")
    assert faults_found(make_pack, lottery).strip() == ""


def test_dice_6_more_dice_than_there_are_give_what_is_left(make_pack: MakePack) -> None:
    source = hook("immediate() -> tuple[Grant, ...]", "return (Grant(dice=12, colour='alien_technology', to='cup'),)")
    rules = RollRuleset.load(["base", make_pack("plants", TILE, {"planted": source})])
    scenario = Scenario(rules).seat(0, develop=["planted"], workers={"develop": "home"}).seat(1, cup="alien_technology")
    game = scenario.phases("develop").begin()
    assert game.view(0).dice(game.table.seats[0].cup) == {"alien_technology": 8}
    assert faults(game.table) == []
    assert "alien_technology" not in game.view(0).dice(game.table.supply)
