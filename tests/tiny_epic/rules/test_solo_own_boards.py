"""Rebel boards of other packs: attacks once per turn, of several parts, and any number of levels (SOLO-39, SOLO-40)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from starcup import Game, Pack, Rng
from starcup_tiny_epic import EpicRuleset, events
from starcup_tiny_epic.testing import EpicGame, Scenario
from tests.tiny_epic.rules.solo_games import HUMAN, REBEL, asked, bay, discarded, do, have, ships, winner
from tests.tiny_epic.scenes import heard, legal

HEAD = '[[board]]\nkey = "mirella"\nname = "Mirella"\ndifficulty = "own"\nrank = 9\nmost = 4\n'
LEVEL = "[[board.level]]\ndice = {}\nvp = {}\nattack = {{ {} }}\n"

Own = Callable[..., EpicRuleset]


@pytest.fixture
def own(tmp_path: Path) -> Own:
    """Return a function that gives the rules with a board of these attacks, one a level."""

    def made(*attacks: str, dice: int = 5) -> EpicRuleset:
        (tmp_path / "pack.toml").write_text('name = "mine"\ngame = "tiny-epic"\n')
        levels = "".join(LEVEL.format(dice, number, text) for number, text in enumerate(attacks))
        (tmp_path / "boards.toml").write_text(HEAD + levels)
        packs: list[str | Pack] = ["tiny-epic-base", Pack.from_folder(tmp_path)]
        return EpicRuleset.load(packs, options={"tiny-epic-base.rebel": "mirella"})

    return made


def rolls(rules: EpicRuleset, faces: str, human: str = "", rebel: str = "", **start: int) -> EpicGame:
    """Return a game in which the rebel rolls these dice; both have the ships that are named."""
    table = Scenario(rules, 1).row("helios jakks gort vizcarra")
    table.empire(HUMAN, energy=start.get("energy", 0), culture=start.get("culture", 0), level=3, ships=human)
    table.empire(REBEL, energy=start.get("rebel_energy", 0), culture=0, ships=rebel, level=start.get("level", 1))
    chance = [f"rebel-die {face}" for face in faces.split()]
    return table.next_turn(REBEL).chance(*chance).begin(outside_chance=True)


def test_an_attack_once_per_turn_is_discarded_later_and_not_followed(own: Own) -> None:
    """SOLO-39, SOLO-16."""
    rules = own("lose_energy = 1, once = true")
    game = rolls(rules, "colony move colony energy", energy=3)
    assert have(game, HUMAN) == (2, 0)
    assert discarded(game) == ["colony"]
    assert bay(game) == ["colony", "move", "energy"]
    assert len(heard(game, events.RebelAttacked)) == 1

    game = rolls(rules, "colony colony", energy=0, culture=5)
    assert asked(game) == "follow"
    do(game, "pass")
    assert (asked(game), discarded(game)) == ("", ["colony"])


def test_the_next_turn_may_attack_again(own: Own) -> None:
    """SOLO-39, SOLO-32: so may the extra turn, which is a turn of its own."""
    rules = own("culture = 1, once = true")
    game = rolls(rules, "culture colony colony economy economy colony colony")
    assert discarded(game) == ["colony", "economy", "economy", "colony"]
    assert bay(game) == ["colony"]
    assert len(heard(game, events.RebelAttacked)) == 2


def test_without_the_mark_an_attack_is_not_limited(own: Own) -> None:
    """SOLO-40."""
    game = rolls(own("lose_energy = 1"), "colony colony colony", energy=5)
    assert have(game, HUMAN) == (2, 0)
    assert discarded(game) == []


def test_several_ships_go_back_one_after_the_other(own: Own) -> None:
    """SOLO-45: a ship goes back once."""
    human = "helios.orbit 2, gort.orbit 3, vizcarra.orbit 1"
    game = rolls(own("back = 2"), "colony", human)
    assert sorted(legal(game)) == ["pull back gort", "pull back helios", "pull back vizcarra"]
    do(game, "pull back gort")
    assert sorted(legal(game)) == ["pull back helios", "pull back vizcarra"]
    do(game, "pull back helios")
    assert ships(game, HUMAN) == ["helios 1", "gort 2", "vizcarra 1"]
    assert asked(game) == ""

    game = rolls(own("back = 3"), "colony", human)
    assert (asked(game), ships(game, HUMAN)) == ("", ["helios 1", "gort 2", "vizcarra 0"])


def test_the_parts_of_an_attack_come_in_order(own: Own) -> None:
    """SOLO-41 to SOLO-48: resources, dice, what the human chooses, his ships, those of the rebel, what it takes."""
    rules = own("lose_energy = 1, take_culture = 1, energy = 2, fewer = 1, take_any = 1, back = 1, advance = 1")
    game = rolls(rules, "colony", "helios.orbit 2, gort.orbit 3", "gort.orbit 1", energy=3, culture=2)
    do(game, "let stand")
    assert asked(game) == "give"
    assert (have(game, HUMAN), have(game, REBEL)) == ((2, 2), (2, 0))
    do(game, "give culture")
    assert asked(game) == "push-own"
    assert ships(game, REBEL) == ["gort 1"]
    do(game, "pull back helios")
    assert ships(game, REBEL) == ["gort 2"]
    assert (have(game, HUMAN), have(game, REBEL)) == ((2, 0), (2, 2))
    assert game.table.empires[HUMAN].fewer == 1


@pytest.mark.parametrize("levels", [1, 2, 9])
def test_the_skull_comes_after_the_last_level(own: Own, levels: int) -> None:
    """SOLO-54."""
    rules = own(*["lose_energy = 1"] * levels)
    game = rolls(rules, "diplomacy " * 5, level=levels, rebel_energy=4)
    assert winner(game) == "rebel"
    assert rules.end_reasons(game.table) == ("skull",)
    assert rules.faults(game.table) == []
    assert game.table.empires[REBEL].vp == levels - 1


def test_random_games_with_a_board_of_ones_own_end(own: Own) -> None:
    rules = own("take_any = 1, once = true", "back = 2, advance = 3", "fewer = 7", "energy = 9, culture = 9", dice=7)
    for seed in range(8):
        game, rng = Game.new(rules, 1, seed), Rng(seed)
        while not game.finished:
            (decision,) = game.waiting()
            game.submit(HUMAN, decision.legal[rng.below(len(decision.legal))])
            assert rules.faults(game.table) == []
