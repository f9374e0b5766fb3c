"""Rules of actions that no planet of the box has: packs may bring prices and deeds together as they like."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup.kernel.blame import PluginFault
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.using import usable as usable_by
from tests.tiny_epic.rules.turns import do, have, legal, question, refusal, scene, ships, unused, usable, use

PLANETS = "".join(
    f'[[planet]]\nkey = "{key}"\nname = "{key.title()}"\nvp = 2\nresource = "energy"\ntrack = "economy"\nspaces = 2\n'
    for key in ("probe", "faulty")
)
FAULTY = """\
from starcup.packed import hookimpl
from starcup_tiny_epic import EpicTable

@hookimpl
def usable(table: EpicTable, seat: int) -> bool:
    raise ValueError("no")

@hookimpl
def use(table: EpicTable, seat: int) -> None:
    pass
"""


def rules_with(folder: Path, power: str, limits: str = "") -> EpicRuleset:
    """Return the rules with a planet ``probe`` of this action, and one whose action in Python raises."""
    folder /= "probes"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "probes"\ngame = "tiny-epic"\n')
    (folder / "planets.toml").write_text(PLANETS)
    (folder / "powers" / "probe.toml").write_text(f"[limits]\n{limits}\n[power]\n{power}\n")
    (folder / "powers" / "faulty.py").write_text(FAULTY)
    return EpicRuleset.load(["tiny-epic-base", Pack.from_folder(folder)])


def test_dice_that_are_given_up_are_gone_for_the_action(tmp_path: Path) -> None:
    """EFFECT-2, EFFECT-3: with two dice left, paying two leaves none to re-roll."""
    rules = rules_with(tmp_path, 'do = ["reroll_dice"]', "own_turn = true\npay = { dice = 2 }")
    for dice, able in (("colony move move", False), ("colony move move energy", True)):
        game = scene(dice=dice, have=[(0, 0)], levels=[6], colonies=["probe"], rules=rules)
        assert usable(game, "probe") == able
    use(game, "probe", "give up move move")
    assert len(unused(game)) == 1


def test_three_moves_are_of_three_ships(tmp_path: Path) -> None:
    """CLARIFY-32: each of a different one."""
    rules = rules_with(tmp_path, "do = [{ move_ships = { ships = 3 } }]")
    game = scene("gort.0 maia.0 jakks.0", dice="colony", have=[(0, 0)], levels=[4], colonies=["probe"], rules=rules)
    do(game, "activate colony", "move gort.orbit to galaxy", "move maia.orbit to gort.orbit")
    assert {text.split()[1] for text in legal(game)} == {"jakks.orbit"}
    assert refusal(game, "move galaxy to maia.orbit") == ("same-ship", "CLARIFY-32")
    do(game, "move jakks.orbit to maia.orbit")
    assert (ships(game), question(game)[1]) == (["galaxy", "gort.0", "maia.0"], "turn")


def test_a_trial_that_fails_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    """EFFECT-3: what the trial of an action paid is given back, whatever its code does."""
    rules = rules_with(tmp_path, "do = [{ gain = { energy = 1 } }]")
    game = scene(dice="move", have=[(3, 3), (3, 3)], colonies=["sargus_36 walsfeo", "faulty"], rules=rules)
    before = game.table.clone()
    for planet in ("sargus_36", "walsfeo"):
        with pytest.raises(PluginFault, match="no"):
            usable_by(game.table, 0, rules.index[planet])
    assert [have(game, seat) for seat in (0, 1)] == [(3, 3), (3, 3)]
    assert (game.table.in_use, game.table.unused) == (before.in_use, before.unused)
