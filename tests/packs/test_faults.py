"""What is wrong with a pack is told all at once: file, line, field, what was expected, and the nearest name."""

from __future__ import annotations

import pytest

from starcup import PackError
from starcup.roll import Ruleset, check_pack
from tests.packs.conftest import TILE, WriteFiles

BOTH = "colour and colours"
FAULTS = [
    ("[mint]\nbonuss = 1", 2, "mint.bonuss", "unknown field 'bonuss'", "bonus"),
    ("[mint]\nbonus = { each = 'wrld' }", 2, "mint.bonus.each", "'wrld'", "world"),
    ("[mint.reassign]\ncolours = ['genes',\n 'gens']", 3, "mint.reassign.colours[1]", "'gens'", "genes"),
    ("[mint]\nbonus = { each = 'world', colour = 'home' }", 2, "mint.bonus.colour", "'home'", ""),
    ("[mint]\nbonus = { each = 'world', xyz = 'cup' }", 2, "mint.bonus.xyz", "unknown field 'xyz'", ""),
    ("[mint]\nbonus = { each = 'die', in = 'citizen' }", 2, "mint.bonus.in", "'citizen'", "citizenry"),
    ("[mint]\nbonus = { each = 'die', per = 0 }", 2, "mint.bonus.per", "0", ""),
    ("[mint]\nbonus = 1.5", 2, "mint.bonus", "1.5", ""),
    ("[mint]\nbonus = true", 2, "mint.bonus", "true", ""),
    ("[mint]\nbonus = [1, { each = 'chip' }, { each = 'chips' }]", 2, "mint.bonus[2].each", "'chips'", "chip"),
    ("[mint]\nbonus = { colour = 'genes' }", 2, "mint.bonus.each", "nothing", ""),
    ("[mint]\nbonus = { each = 'chip', at_least = 3, at_most = 2 }", 2, "mint.bonus.at_most", "2", ""),
    ("[mint]\nbonus = { flat = 1, when = { each = 'chip' } }", 2, "mint.bonus.when", "none of them", ""),
    ("[mint]\nbonus = { when = { each = 'chip', rank = 'first' } }", 2, "mint.bonus.when.rank", "'first'", ""),
    ("[mint]\nreassign = { to = 'shipp' }", 2, "mint.reassign.to", "'shipp'", "ship"),
    ("[mint]\nreassign = { up_to = 1, at_least = 2 }", 2, "mint.reassign.at_least", "2", ""),
    ("[mint]\nreassign = { colour = 'home', colours = ['home'] }", 2, "mint.reassign.colours", BOTH, ""),
    ("[mint]\nextra_workers = []", 2, "mint.extra_workers", "an empty list", ""),
    ("[mint]\nextra_workers = 'home'", 2, "mint.extra_workers", "'home'", ""),
    ("[mint]\nimmediate = [{ lose = 1, credits = 2 }]", 2, "mint.immediate[0]", "credits and lose", ""),
    ("[mint]\nimmediate = [{ dice = 1, to = 'cup' }]", 2, "mint.immediate[0].colour", "nothing", ""),
    ("[mint]\ntasks_done = 1", 2, "mint.tasks_done", "'tasks_done', for which a power needs a module", ""),
    ("[mint]\n[mnt]\nbonus = 1", 1, "mint", "an empty table", ""),
    ("# one\n# two\n[mnt]\nbonus = 1", 3, "mnt", "'mnt'", "mint"),
    ("mint = 3", 1, "mint", "3", ""),
    ("[mint]\nbonus = ", 2, "", "invalid value (at end of document)", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "field", "found", "near"), FAULTS, ids=lambda one: str(one)[:40])
def test_a_fault_of_powers(write: WriteFiles, text: str, line: int, field: str, found: str, near: str) -> None:
    fault = check_pack(write(text), ["base"])[0]
    assert (fault.pack, fault.file, fault.line, fault.field) == ("mine", "powers.toml", line, field)
    assert (fault.found, fault.nearest) == (found, near)
    assert fault.expected
    assert str(fault).startswith(f"pack 'mine', powers.toml line {line}")
    assert "\n" not in str(fault)


def test_one_message_in_full(write: WriteFiles) -> None:
    pack = write("[mint]\ncredits_at_end = { each = 'die', colour = 'novelti' }")
    with pytest.raises(PackError) as failure:
        Ruleset.load(["base", pack])
    assert str(failure.value) == (
        "pack 'mine', powers.toml line 2, mint.credits_at_end.colour: expected a die colour (home, military, "
        "consumption, novelty, rare_elements, genes or alien_technology), found 'novelti' (did you mean 'novelty'?)"
    )


def test_all_faults_of_all_files_are_told_at_once(write: WriteFiles) -> None:
    tiles = """
[[tile]]
id = "m01"
development = { key = "mint", name = "Mint", cost = 3, phases = ["shop"] }
world = { key = "slag", name = "Slag", cost = -1, colour = "gray", grants = [{ dice = 1, colour = "red", to = "cup" }] }

[[tile]]
id = "m02"
development = { key = "bank", name = "Bank", cost = "3", phases = [] }
world = { key = "alms", name = "Alms", cost = 1, colour = "grey" }
"""
    powers = "[mint]\nbonus = { each = 'x' }\nreassign = { up_to = 0 }\n[bank]\nbonus = 1\n[bnk]\nbonus = 2"
    faults = check_pack(write(powers, tiles=tiles), ["base"])
    assert [(fault.file, fault.line, fault.field, fault.nearest) for fault in faults] == [
        ("tiles.toml", 9, "tile[1].development.cost", ""),
        ("tiles.toml", 4, "tile[0].development.phases[0]", "ship"),
        ("tiles.toml", 5, "tile[0].world.cost", ""),
        ("tiles.toml", 5, "tile[0].world.colour", "grey"),
        ("tiles.toml", 5, "tile[0].world.grants[0].colour", ""),
        ("powers.toml", 3, "mint.reassign.up_to", ""),
        ("powers.toml", 2, "mint.bonus.each", ""),
        ("powers.toml", 6, "bnk", "bank"),
    ]


def test_a_power_stated_and_in_a_module(write: WriteFiles) -> None:
    (fault,) = check_pack(write("[mint]\nbonus = 1", powers__mint="raise SystemExit"), ["base"])
    assert str(fault) == (
        "pack 'mine', powers.toml line 1, mint: expected a power in powers.toml or in a module, "
        "found powers/mint.py as well"
    )


def test_a_module_without_a_development(write: WriteFiles) -> None:
    (fault,) = check_pack(write(powers__mnt="raise SystemExit"), ["base"])
    assert (fault.file, fault.found, fault.nearest) == ("powers/mnt.py", "'mnt'", "mint")


def test_a_sound_pack_has_no_fault(write: WriteFiles) -> None:
    assert check_pack(write("[mint]\nbonus = { each = 'chip', per = 3 }"), ["base"]) == []


MODULE = """
from starcup.roll import Face, hookimpl

@hookimpl
def %s:
    return %s
"""


@pytest.mark.parametrize(
    ("source", "line", "told"),
    [
        ("\n\nx = (", 3, "SyntaxError at import: '(' was never closed"),
        ("import math\nx = math.sqr(2)", 2, "AttributeError at import"),
        (MODULE % ("trade_credits(world: Face) -> int", "None"), 4, "answered None, expected int"),
        (MODULE % ("bonuss() -> int", "1"), 4, "there is no hook 'bonuss' (did you mean 'bonus'?)"),
    ],
)
def test_a_fault_of_a_module(write: WriteFiles, source: str, line: int, told: str) -> None:
    (fault,) = check_pack(write(powers__mint=source), ["base"])
    assert (fault.pack, fault.file, fault.line) == ("mine", "powers/mint.py", line)
    assert told in str(fault)


def test_a_term_that_would_never_be_asked_on_its_tile(write: WriteFiles) -> None:
    (fault,) = check_pack(write("# ship alone\n[mint]\nbonus = 1\nscouted = { credits = 1 }"), ["base"])
    assert (fault.file, fault.line, fault.field) == ("powers.toml", 4, "mint.scouted")
    assert fault.found.startswith("asked in explore, but the tile prints ship")


def test_what_could_not_be_read_is_neither_missed_nor_offered(write: WriteFiles) -> None:
    """One message for a faulty tile: powers that name it are no fault, and it is suggested to nobody as a colour."""
    tiles = TILE.replace("cost = 3", "cost = 'three'")
    (alone,) = check_pack(write("[mint]\nbonus = { each = 'tile', keys = ['mint', 'slag'] }", tiles=tiles), ["base"])
    assert alone.file == "tiles.toml"
    faults = check_pack(write("[mint]\nbonus = { each = 'world', colour = 'slg' }", tiles=tiles), ["base"])
    assert [fault.file for fault in faults] == ["tiles.toml", "powers.toml"]
    assert "slag" not in faults[1].expected and faults[1].nearest == ""
