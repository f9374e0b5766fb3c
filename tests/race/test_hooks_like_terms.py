"""Hooks of cards that say what terms say, but of cards and numbers that no term can name."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import IllegalChoice
from starcup.testing import legal
from starcup_race import RaceRuleset
from starcup_race.events import CardsDrawn, GoodSold
from starcup_race.scene.details import action_detail
from tests.race.probes import CARD, WORLD, laid_out, packed, rules_with

LOADED = "@hookimpl\ndef {hook}(world: Card) -> {answer}:\n    return {value}\n"
ASKED = "@hookimpl\ndef {hook}(table: RaceTable, seat: int) -> int:\n    return {value}\n"


def loaded(hook: str, value: str, answer: str = "bool") -> str:
    return LOADED.format(hook=hook, value=value, answer=answer)


# Explore.


def test_more_cards_are_drawn_and_kept(tmp_path: Path) -> None:
    """EXPLORE-6: as many as developments lie in the tableau."""
    count = "sum(not table.rules.cards[card].is_world for card in table.seats[seat].tableau)"
    code = ASKED.format(hook="explore_draw", value=count) + ASKED.format(hook="explore_keep", value="2")
    rules = rules_with(tmp_path, code)
    game = laid_out(rules, "probe public_works new_economy", "develop", "explore_5")
    assert len(game.table.seats[0].looking) == 2 + 3
    assert len(game.waiting()[0].legal[0].text.split()) == 1 + 3
    drawn = next(event for event in game.all_events() if isinstance(event, CardsDrawn) and event.seat == 0)
    assert drawn.sources == ("probe",) * 3


def test_fewer_cards_than_none_are_none(tmp_path: Path) -> None:
    """EXPLORE-8."""
    code = ASKED.format(hook="explore_draw", value="-9") + ASKED.format(hook="explore_keep", value="-9")
    game = laid_out(rules_with(tmp_path, code), "probe", "develop", "explore_5")
    assert game.table.seats[0].looking == ()


# Settle.


def settling(rules: RaceRuleset, before: str, hand: str) -> list[str]:
    """Return the worlds that seat 0 may place."""
    return legal(laid_out(rules, before, "settle", "produce", hand=hand))


def test_military_worlds_that_may_be_paid_for(tmp_path: Path) -> None:
    """PAY-8: rebels for 2 less, others not at all."""
    code = loaded("pay_for_military", "2 if 'rebel' in world.keywords else None", "int | None")
    rules = rules_with(tmp_path, code)
    hand = "rebel_underground space_marines pirate_world public_works"
    assert settling(rules, "probe", hand) == ["settle rebel_underground", "pass"]
    game = laid_out(rules, "probe", "settle", "produce", hand=hand)
    game.submit(0, "settle rebel_underground")
    game.submit(1, "pass")
    assert [len(text.split()) for text in legal(game)] == [
        1 + rules.cards[rules.index["rebel_underground"]].cost - 2
    ] * 3


def test_the_card_is_discarded_for_military(tmp_path: Path) -> None:
    """MILITARY-8: 9 against rebels, and it leaves the tableau."""
    rules = rules_with(tmp_path, loaded("discard_for_military", "9 * ('rebel' in world.keywords)", "int"))
    assert settling(rules, "probe", "rebel_underground pirate_world") == ["settle rebel_underground", "pass"]
    game = laid_out(rules, "probe", "settle", "produce", hand="rebel_underground")
    game.submit(0, "settle rebel_underground")
    game.submit(1, "pass")
    assert game.table.seats[0].tableau == rules.numbers_of(("rebel_underground",))


def test_the_card_is_discarded_for_a_free_world(tmp_path: Path) -> None:
    """PAY-12: for worlds that cost 5 or more."""
    rules = rules_with(tmp_path, loaded("discard_for_free_world", "world.cost >= 5"))
    dear = next(card for card in rules.cards if card.is_world and not card.military and card.cost >= 5)
    assert settling(rules, "probe", f"{dear.key} gem_world") == [f"settle {dear.key}", "pass"]


# Produce.


def test_worlds_on_which_the_card_produces(tmp_path: Path) -> None:
    """PRODUCE-5: windfall worlds by what else they are, and the refusal names them."""
    rules = rules_with(tmp_path, loaded("windfall", "world.cost >= 2"))
    windfalls = sorted((card for card in rules.cards if card.windfall), key=lambda card: card.cost)
    cheap, dear, dearest = windfalls[0], *windfalls[-2:]
    game = laid_out(rules, f"probe {cheap.key} {dear.key} {dearest.key}", "consume_2x", "produce")
    produced = [f"produce {world.key} with probe" for world in (dear, dearest)]
    assert legal(game) == produced and set(rules.domains["source"]) >= {"probe"}
    with pytest.raises(IllegalChoice, match=f"Probe produces on .*, not on {cheap.name}") as refusal:
        game.submit(0, produced[0].replace(dear.key, cheap.key))
    assert refusal.value.rule == "PRODUCE-5"


# Any phase.


@pytest.mark.parametrize(("phase", "action"), [("produce", "produce"), ("consume", "consume_2x")])
def test_phase_ended(tmp_path: Path, phase: str, action: str) -> None:
    """TIMING-2: after all seats have done the phase, in which all that was produced can be compared."""
    code = """
@hookimpl
def phase_ended(table: RaceTable, seat: int) -> None:
    goods = [sum(other.produced) for other in table.seats]
    table.gain_chips(seat, 1 + 4 * (goods[seat] > goods[1 - seat]), "probe")
"""
    rules = rules_with(tmp_path, code, f'phases = ["{phase}"]', WORLD)
    game = laid_out(rules, "probe", action, action)
    assert game.table.seats[0].chips == (5 if phase == "produce" else 1)


def test_a_use_that_consumes_and_one_that_sells(tmp_path: Path) -> None:
    """CONSUME-4, CONSUME-14, TRADE-7: 2x VPs doubles the chips."""
    code = """
from starcup.making import frozen
from starcup_race import Sell, consume_goods

@frozen(eq=False)
class Burn(PowerChoice[RaceTable]):
    \"\"\"Consume a good for 3 VP and a card, then sell another.\"\"\"
    pattern = "burn with {power}"
    def play(self, table: RaceTable, seat: int) -> None:
        table.push(Sell(seat, True, table.rules.index["probe"]))
        consume_goods(table, seat, (table.rules.index["gem_world"],), "probe", vp=3, cards=1)

@hookimpl
def consume_choices(table: RaceTable, seat: int) -> tuple[PowerChoice, ...]:
    return (Burn("probe"),) if table.seats[seat].loaded() else ()
"""
    rules = rules_with(tmp_path, code)
    game = laid_out(rules, "probe gem_world spice_world", "produce", "produce")
    game.submit(0, "choose consume_2x")
    game.submit(1, "choose consume_2x")
    seat = game.table.seats[0]
    assert (seat.chips, list(seat.loaded())) == (6, [])
    sold = next(event for event in game.all_events() if isinstance(event, GoodSold))
    assert (sold.world, sold.card, len(seat.hand)) == ("spice_world", "probe", 1 + 1 + sold.cards)


# What is refused when a pack is loaded.

REFUSED = [
    (loaded("pay_for_military", "None", "int | None"), CARD, "", "pay_for_military", "answers None for every card"),
    (loaded("windfall", "False"), CARD, "", "windfall", "answers False for every card"),
    (loaded("windfall", "1"), CARD, "", "windfall", "answered 1, expected bool"),
    (loaded("discard_for_free_world", "True"), WORLD, "", "discard_for_free_world", "a world is never discarded"),
    (loaded("windfall", "True"), CARD, "produce.windfall = 'any'", "windfall", "the term produce.windfall already"),
    (loaded("discard_for_free_world", "True"), CARD, "settle.discard_for_military = 1", "discard_for_free_world",
     "choices name the card, which has the term settle.discard_for_military already"),
    (loaded("discard_for_free_world", "True") + loaded("pay_for_military", "0", "int | None"), CARD, "",
     "discard_for_free_world", "the hook pay_for_military already"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "cards", "terms", "hook", "told"), REFUSED, ids=[row[4][:30] for row in REFUSED])
def test_a_hook_that_could_not_work(tmp_path: Path, code: str, cards: str, terms: str, hook: str, told: str) -> None:
    pack = packed(tmp_path, code, f"[power]\n{terms}" if terms else "", cards)
    (fault,) = RaceRuleset.check_pack(pack, ["race-base"])
    assert fault.field == hook and told in str(fault) and f"({fault.file} line {fault.line})" in str(fault)


def test_two_ways_to_place_in_terms(tmp_path: Path) -> None:
    """POWER-5: choices name the card, not the power."""
    terms = "[power]\nsettle.discard_for_military = 1\nsettle.pay_for_military = {}"
    pack = packed(tmp_path, "", terms)
    (tmp_path / "probes" / "powers" / "probe.py").unlink()
    (fault,) = RaceRuleset.check_pack(pack, ["race-base"])
    assert (fault.line, fault.found) == (3, "discard_for_military as well")


def test_the_action_tells_what_it_brings(tmp_path: Path) -> None:
    """EXPLORE-6: with what powers in Python add."""
    rules = rules_with(tmp_path, ASKED.format(hook="explore_draw", value="2"))
    game = laid_out(rules, "probe")
    found = {
        choice.text: str(action_detail(game.view(0), choice.text.split()[1])) for choice in game.waiting()[0].legal
    }
    assert "9" in found["choose explore_5"], found
