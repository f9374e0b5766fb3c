"""Powers in Python: hooks of cards, compiled when packs are loaded or called in a game."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from starcup import Game, Rng, games
from starcup.testing import check_game
from starcup_race import RaceRuleset
from tests.race.probes import BONUS, CARD, CHOICES, WORLD, gains, laid_out, packed, rules_with
from tests.random_games import play

# Numbers, asked once for each card.


def test_numbers_are_compiled(tmp_path: Path) -> None:
    """PAY-5, DEVELOP-4, MILITARY-5, TRADE-5."""
    code = """
@hookimpl
def discount(card: Card) -> int:
    return 2 if card.cost > 4 else 0
@hookimpl
def military(card: Card) -> int:
    return 3 if "rebel" in card.keywords else 0
@hookimpl
def trade_bonus(world: Card) -> int:
    return world.cost
"""
    rules = rules_with(tmp_path, code)
    powers, index = rules.compiled[(rules.index["probe"],)], rules.index
    assert (powers.discount_for(index["terraformed_world"]), powers.discount_for(index["gem_world"])) == (2, 0)
    assert powers.military_against(index["rebel_underground"]) == 3
    assert powers.military_against(index["pirate_world"]) == powers.military == 0
    assert (index["gem_world"], rules.cards[index["gem_world"]].cost) in powers.trade_own
    costs = dict(powers.develop_discounts)
    assert all(mask >> index["galactic_federation"] & 1 for mask in costs)
    assert rules.cards[index["probe"]].has_power("settle") and rules.cards[index["probe"]].has_power("trade")
    (told,) = (power for power in rules.powers if power.pack == "probes")
    assert (told.phases, told.hooks) == (("settle", "trade"), ("discount", "military", "trade_bonus"))


def test_the_same_military_against_all_counts_for_every_world(tmp_path: Path) -> None:
    """MILITARY-5, SCORE-6."""
    rules = rules_with(tmp_path, "@hookimpl\ndef military(card: Card) -> int:\n    return 2\n")
    assert rules.compiled[(rules.index["probe"],)].military == 2


def test_a_discount_lowers_the_cost_of_a_development(tmp_path: Path) -> None:
    code = "@hookimpl\ndef discount(card: Card) -> int:\n    return 5 if card.key == 'galactic_federation' else 0\n"
    rules = rules_with(tmp_path, code)
    game = laid_out(rules, "probe", "develop", "produce", hand="galactic_federation gem_world spice_world")
    assert [choice.text for choice in game.waiting()[0].legal] == ["develop galactic_federation", "pass"]


# Triggers and uses.


def test_phase_began(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, gains("phase_began"), 'phases = ["explore", "settle"]')
    game = laid_out(rules, "probe", "explore_5", "develop")
    assert game.table.seats[0].chips == 2
    assert laid_out(rules, "probe", "develop", "produce").table.seats[0].chips == 0


def test_placed_counts_from_the_next_phase_on(tmp_path: Path) -> None:
    """POWER-3: the card's own placing does not count."""
    code = gains("placed", "table: RaceTable, seat: int, card: Card")
    rules = rules_with(tmp_path, code, 'phases = ["develop"]')
    for before, chips in (("old_earth new_sparta", 0), ("new_sparta probe", 2)):
        card = "probe" if not chips else "public_works"
        game = laid_out(rules, before.replace("old_earth ", ""), "develop", "produce", hand=f"{card} gem_world")
        game.submit(0, f"develop {card}")
        game.submit(1, "pass")
        assert game.table.seats[0].chips == chips


def test_goods_produced_and_production_done(tmp_path: Path) -> None:
    code = gains("good_produced", "table: RaceTable, seat: int, world: Card", 1) + gains("production_done", number=5)
    rules = rules_with(tmp_path, code, cards=WORLD)
    game = laid_out(rules, "probe gem_world", "produce", "produce")
    assert game.table.seats[0].chips == 1 + 1 + 5


@pytest.mark.parametrize("optional", [False, True])
def test_consume_choices_with_steps_and_questions(tmp_path: Path, optional: bool) -> None:
    """CONSUME-2, CONSUME-3, CONSUME-4."""
    rules = rules_with(tmp_path, CHOICES.format(optional=optional))
    game = laid_out(rules, "probe new_economy", "consume_2x", "produce")
    legal = [choice.text for choice in game.waiting()[0].legal]
    assert legal == ["use new_economy to draw", "send probe"]
    game.submit(0, "use new_economy to draw")
    if optional:
        assert [choice.text for choice in game.waiting()[0].legal] == ["send probe", "done"]
        game.submit(0, "send probe")  # else it is the only choice, and taken by itself
    assert [choice.text for choice in game.waiting()[0].legal] == [
        "land probe on 0",
        "land probe on 1",
        "land probe on 2",
    ]
    save = game.save()
    assert Game.load(rules, save).save() == save
    game.submit(0, "land probe on 2")
    assert 3 <= game.table.seats[0].chips <= 5
    assert not any(decision.kind == "consume" for decision in game.waiting())


def test_a_game_with_own_choices_is_saved_replayed_and_pickled(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, CHOICES.format(optional=False))
    game = Game.new(rules, 2, 5)
    play(game, Rng(3))
    text = game.journal_text()
    assert game.finished and "send probe" in text and "land probe" in text
    assert Game.replay(rules, text).save() == game.save()
    assert pickle.loads(pickle.dumps(game)).save() == game.save()
    assert rules.faults(game.table) == []


@pytest.mark.slow
def test_the_contract_of_games_holds_with_own_choices(tmp_path: Path) -> None:
    """Cards of which there are 20, and start worlds, with powers that ask, roll, and are called."""
    start = WORLD.replace("copies = 9", "start = 20").replace("probe", "dock").replace("Probe", "Dock")
    code = CHOICES.format(optional=True) + gains("phase_began") + gains("production_done")
    pack = packed(tmp_path, code, 'phases = ["explore", "produce"]', CARD.replace("= 9", "= 20") + start)
    rules = RaceRuleset.load(["race-base", pack])
    found = check_game(games.find("race"), ruleset=rules, games=3)
    assert [str(finding) for finding in found] == []


def test_a_bonus_is_a_line_of_the_score(tmp_path: Path) -> None:
    code = "@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n    return len(table.seats[seat].tableau)\n"
    rules = rules_with(tmp_path, code)
    (mine, _) = rules.scores(laid_out(rules, "probe new_economy").table)
    assert ("Probe", 2) in mine.lines


@pytest.mark.parametrize(
    ("counted", "is_told"), [("table.seats[seat].hand", True), ("table.seats[1 - seat].hand", False)]
)
def test_a_bonus_that_looks_at_what_is_hidden_is_told_at_the_end(tmp_path: Path, counted: str, is_told: bool) -> None:
    """SCORE-6: a seat is told what it may know, until then."""
    code = f"@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n    return max({counted}, default=0)\n"
    rules = rules_with(tmp_path, code)
    game = laid_out(rules, "probe new_economy")
    game.table.seats[0].hand = game.table.seats[1].hand = (7,)
    (final, _), (told, _) = rules.scores(game.table), game.scores(0)
    assert ("Probe", 7) in final.lines and (("Probe", 7) in told.lines) == is_told
    assert final.total - told.total == (0 if is_told else 7)


def test_no_hook_is_called_without_its_card(tmp_path: Path) -> None:
    code = "@hookimpl\ndef phase_began(table: RaceTable, seat: int) -> None:\n    raise AssertionError\n"
    rules = rules_with(tmp_path, code, 'phases = ["explore"]')
    assert laid_out(rules, "new_economy", "explore_5", "develop").waiting()


def test_a_module_and_terms_work_together(tmp_path: Path) -> None:
    """MILITARY-7, SCORE-6: what the terms and the module give adds up."""
    terms = "[power]\nexplore.draw = 1\nsettle.military = 2\nscore = [{ vp = 1, card = 'probe' }]"
    code = "@hookimpl\ndef military(card: Card) -> int:\n    return 3\n" + BONUS.format("return 4")
    rules = rules_with(tmp_path, code, terms)
    powers = rules.compiled[(rules.index["probe"],)]
    assert (powers.explore_draw, powers.military) == (1, 5)
    (told,) = (power for power in rules.powers if power.key == "probe")
    assert (told.phases, told.hooks) == (
        ("explore", "settle"), ("explore.draw", "settle.military", "score", "military", "bonus"),
    )  # fmt: skip
    (score, _) = rules.scores(laid_out(rules, "probe", "produce", "produce").table)
    assert [line for line in score.lines if line[0] == "Probe"] == [("Probe", 1), ("Probe", 4)]
