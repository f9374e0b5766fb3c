"""Packs for Harbour that are wrong: what their authors are told, with pack, file and line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from starcup_harbour.game import GAME, HarbourRules

from starcup import EngineError, Game, Pack, PackError, Rng, playout

SHIP = '[[ship]]\nkey = "{key}"\nname = "Raft"\ncost = 0\nkind = "{kind}"\ncopies = 9\n'
MANIFEST = 'name = "rafts"\ngame = "harbour"\nneeds = ["harbour-base"]\n'
HEAD = """from starcup.packed import hookimpl
from starcup_harbour.ships import Ship
from starcup_harbour.table import HarbourTable


@hookimpl
"""
Write = Callable[..., Pack]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a pack with one ship and its power."""

    def written(power: str, kind: str = "cargo", file: str = "raft.py") -> Pack:
        folder = tmp_path / "rafts"
        (folder / "powers").mkdir(parents=True)
        (folder / "pack.toml").write_text(MANIFEST, encoding="utf-8")
        (folder / "ships.toml").write_text(SHIP.format(key="raft", kind=kind), encoding="utf-8")
        (folder / "powers" / file).write_text(power, encoding="utf-8")
        return Pack.from_folder(folder)

    return written


def test_a_misspelt_value_is_told_with_its_line_and_the_nearest(write: Write) -> None:
    (fault,) = HarbourRules.check_pack(write('text = "A raft."', "fisching", "raft.toml"), [GAME.pack])
    assert (fault.file, fault.line, fault.field, fault.nearest) == ("ships.toml", 5, "ship[0].kind", "fishing")


def test_a_power_of_no_ship_is_told_with_the_nearest(write: Write) -> None:
    (fault,) = HarbourRules.check_pack(write('text = "A raft."', file="rafft.toml"), [GAME.pack])
    assert (fault.file, fault.expected, fault.nearest) == ("powers/rafft.toml", "a file named after a ship", "raft")


def test_a_misspelt_hook_is_told_with_its_line_and_the_nearest(write: Write) -> None:
    power = f"{HEAD}def bonuss(table: HarbourTable, seat: int) -> int:\n    return 1\n"
    with pytest.raises(
        PackError, match=r"pack 'rafts'.*'raft'.*'bonuss' \(did you mean 'bonus'\?\) \(powers/raft.py line 6"
    ):
        HarbourRules.load([GAME.pack, write(power)])


def test_a_discount_that_raises_at_load_is_told_with_its_line(write: Write) -> None:
    power = f"{HEAD}def discount(ship: Ship) -> int:\n    return ship.prize\n"
    (fault,) = HarbourRules.check_pack(write(power), [GAME.pack])
    assert (fault.pack, fault.file, fault.field) == ("rafts", "powers/raft.py", "discount")
    assert fault.line in (6, 7, 8)
    assert "AttributeError" in fault.found


def test_a_power_that_raises_in_a_game_is_told_with_its_line(write: Write) -> None:
    power = f"{HEAD}def bought(table: HarbourTable, seat: int, ship: Ship) -> None:\n    table.seats[seat].gold += 1\n"
    rules = HarbourRules.load([GAME.pack, write(power)])
    with pytest.raises(EngineError, match=r"pack 'rafts', power 'raft', bought\(\).*AttributeError.*raft.py line 8"):
        for seed in range(20):
            playout(Game.new(rules, players=2, seed=seed), Rng(seed))
