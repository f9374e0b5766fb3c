"""What is wrong with a pack is told all at once: file, line, field, what was expected, and the nearest name."""

from __future__ import annotations

import pytest

from starcup import PackError
from starcup.packed import tile_texts
from starcup.packs import TileText
from starcup.roll import RollRuleset
from tests.packs.conftest import TILE, WriteFiles

BOTH = "colour and colours"
FAULTS = [
    ("[power]\nbonuss = 1", 2, "power.bonuss", "unknown field 'bonuss'", "bonus"),
    ("[power]\nbonus = { each = 'wrld' }", 2, "power.bonus.each", "'wrld'", "world"),
    ("[power.reassign]\ncolours = ['genes',\n 'gens']", 3, "power.reassign.colours[1]", "'gens'", "genes"),
    ("[power]\nbonus = { each = 'world', colour = 'home' }", 2, "power.bonus.colour", "'home'", ""),
    ("[power]\nbonus = { each = 'world', xyz = 'cup' }", 2, "power.bonus.xyz", "unknown field 'xyz'", ""),
    ("[power]\nbonus = { each = 'die', in = 'citizen' }", 2, "power.bonus.in", "'citizen'", "citizenry"),
    ("[power]\nbonus = { each = 'die', per = 0 }", 2, "power.bonus.per", "0", ""),
    ("[power]\nbonus = 1.5", 2, "power.bonus", "1.5", ""),
    ("[power]\nbonus = true", 2, "power.bonus", "true", ""),
    ("[power]\nbonus = [1, { each = 'chip' }, { each = 'chips' }]", 2, "power.bonus[2].each", "'chips'", "chip"),
    ("[power]\nbonus = { colour = 'genes' }", 2, "power.bonus.each", "nothing", ""),
    ("[power]\nbonus = { each = 'chip', at_least = 3, at_most = 2 }", 2, "power.bonus.at_most", "2", ""),
    ("[power]\nbonus = { flat = 1, when = { each = 'chip' } }", 2, "power.bonus.when", "none of them", ""),
    ("[power]\nbonus = { when = { each = 'chip', rank = 'first' } }", 2, "power.bonus.when.rank", "'first'", ""),
    ("[power]\nreassign = { to = 'shipp' }", 2, "power.reassign.to", "'shipp'", "ship"),
    ("[power]\nreassign = { up_to = 1, at_least = 2 }", 2, "power.reassign.at_least", "2", ""),
    ("[power]\nreassign = { colour = 'home', colours = ['home'] }", 2, "power.reassign.colours", BOTH, ""),
    ("[power]\nextra_workers = []", 2, "power.extra_workers", "an empty list", ""),
    ("[power]\nextra_workers = 'home'", 2, "power.extra_workers", "'home'", ""),
    ("[power]\nimmediate = [{ lose = 1, credits = 2 }]", 2, "power.immediate[0]", "credits and lose", ""),
    ("[power]\nimmediate = [{ dice = 1, to = 'cup' }]", 2, "power.immediate[0].colour", "nothing", ""),
    ("[power]\ntasks_done = 1", 2, "power.tasks_done", "'tasks_done', for which a power needs a module", ""),
    ("[power]", 1, "power", "an empty table", ""),
    ("# one\n# two\ntxt = 'x'", 3, "txt", "unknown field 'txt'", "text"),
    ("text = 3", 1, "text", "3", ""),
    ("\nrules = 'SHIP-3'", 2, "rules", "'SHIP-3'", ""),
    ("notes = ['a',\n 4]", 2, "notes[1]", "4", ""),
    ("trade_credits = 1", 1, "trade_credits", "'trade_credits' outside that table", ""),
    ("[bonus]\neach = 'chip'", 1, "bonus", "'bonus' outside that table", ""),
    ("power = 3", 1, "power", "3", ""),
    ("[power]\nbonus = ", 2, "", "invalid value (at end of document)", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "field", "found", "near"), FAULTS, ids=lambda value: str(value)[:40])
def test_a_fault_of_powers(write: WriteFiles, text: str, line: int, field: str, found: str, near: str) -> None:
    fault = RollRuleset.check_pack(write(text), ["base"])[0]
    assert (fault.pack, fault.file, fault.line, fault.field) == ("mine", "powers/mint.toml", line, field)
    assert (fault.found, fault.nearest) == (found, near)
    assert fault.expected
    assert str(fault).startswith(f"pack 'mine', powers/mint.toml line {line}")
    assert "\n" not in str(fault)


def test_one_message_in_full(write: WriteFiles) -> None:
    pack = write("[power]\ncredits_at_end = { each = 'die', colour = 'novelti' }")
    with pytest.raises(PackError) as failure:
        RollRuleset.load(["base", pack])
    assert str(failure.value) == (
        "pack 'mine', powers/mint.toml line 2, power.credits_at_end.colour: expected a die colour (home, military, "
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
    mint = "[power]\nbonus = { each = 'x' }\nreassign = { up_to = 0 }"
    others = {"powers/bank.toml": "[power]\nbonus = 1", "powers/bnk.toml": "[power]\nbonus = 2"}
    faults = RollRuleset.check_pack(write(mint, tiles=tiles, **others), ["base"])
    assert [(fault.file, fault.line, fault.field, fault.nearest) for fault in faults] == [
        ("tiles.toml", 9, "tile[1].development.cost", ""),
        ("tiles.toml", 4, "tile[0].development.phases[0]", "ship"),
        ("tiles.toml", 5, "tile[0].world.cost", ""),
        ("tiles.toml", 5, "tile[0].world.colour", "grey"),
        ("tiles.toml", 5, "tile[0].world.grants[0].colour", ""),
        ("powers/bnk.toml", 0, "", "bank"),
        ("powers/mint.toml", 3, "power.reassign.up_to", ""),
        ("powers/mint.toml", 2, "power.bonus.each", ""),
    ]


BONUS = """from starcup.packed import hookimpl
from starcup.roll import RollTable

@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    return 2
"""


def test_a_power_in_terms_and_in_a_module(write: WriteFiles) -> None:
    """Both are one plugin."""
    rules = RollRuleset.load(["base", write("[power]\ncredits_at_end = 1", powers__mint=BONUS)])
    (told,) = (power for power in rules.powers if power.pack == "mine")
    assert (told.hooks, told.file) == (("credits_at_end", "bonus"), "powers/mint.py")
    hooks = rules.plugins.functions("mint")
    assert (hooks["credits_at_end"](None, 0), hooks["bonus"](None, 0)) == (1, 2)


def test_a_hook_in_terms_and_in_a_module(write: WriteFiles) -> None:
    (fault,) = RollRuleset.check_pack(write("[power]\nbonus = 1", powers__mint=BONUS), ["base"])
    assert str(fault) == (
        "pack 'mine', plugin 'mint', hook 'bonus': expected in the terms or in the module, found in both "
        "(powers/mint.py line 4)"
    )


def test_a_file_named_after_nothing(write: WriteFiles) -> None:
    (fault,) = RollRuleset.check_pack(write(**{"powers/mnt.toml": "text = 'x'"}), ["base"])
    assert str(fault) == (
        "pack 'mine', powers/mnt.toml: expected a file named after a development or world, "
        "found 'mnt' (did you mean 'mint'?)"
    )


def test_a_power_that_another_pack_has(write: WriteFiles) -> None:
    """A text alone is refused as well: what stands there has to be that of the power in the game."""
    for text, line, field in (("text = 'x'\n[power]\nbonus = 1", 2, "power"), ("text = 'x'", 0, "")):
        (fault,) = RollRuleset.check_pack(write("[power]\nbonus = 1", **{"powers/space_piracy.toml": text}), ["base"])
        assert (fault.file, fault.line, fault.field) == ("powers/space_piracy.toml", line, field)
        assert fault.found == "one in pack 'base' already"


def test_powers_all_in_one_file_are_refused(write: WriteFiles) -> None:
    (fault,) = RollRuleset.check_pack(write("[power]\nbonus = 1", powers="[mint]\nbonus = 1"), ["base"])
    assert str(fault) == (
        "pack 'mine', powers.toml: expected a file for each power, powers/KEY.toml, with its terms under [power], "
        "found one file for all"
    )


def test_a_file_without_terms_and_module_is_a_text(write: WriteFiles) -> None:
    pack = write("text = 'Mere points.'")
    assert RollRuleset.check_pack(pack, ["base"]) == []
    rules = RollRuleset.load(["base", pack])
    assert "mint" not in rules.plugins.packs
    assert tile_texts(rules)["mint"] == TileText("Mere points.")


def test_a_module_and_its_text(write: WriteFiles) -> None:
    source = MODULE % ("bonus(table: RollTable, seat: int) -> int", "1")
    pack = write("text = 'x'\nbonus = 'y'\nrules = ['SHIP-3']", powers__mint=source.replace("Face", "RollTable"))
    rules = RollRuleset.load(["base", pack])
    assert list(rules.plugins.functions("mint")) == ["bonus"]
    assert tile_texts(rules)["mint"] == TileText("x", "y", rules=("SHIP-3",))


def test_a_module_without_a_development(write: WriteFiles) -> None:
    (fault,) = RollRuleset.check_pack(write(powers__mnt="raise SystemExit"), ["base"])
    assert (fault.file, fault.found, fault.nearest) == ("powers/mnt.py", "'mnt'", "mint")


def test_a_sound_pack_has_no_fault(write: WriteFiles) -> None:
    assert RollRuleset.check_pack(write("[power]\nbonus = { each = 'chip', per = 3 }"), ["base"]) == []


MODULE = """
from starcup.roll import Face
from starcup.packed import hookimpl

@hookimpl
def %s:
    return %s
"""


@pytest.mark.parametrize(
    ("source", "line", "told"),
    [
        ("\n\nx = (", 3, "SyntaxError at import: '(' was never closed"),
        ("import math\nx = math.sqr(2)", 2, "AttributeError at import"),
        (MODULE % ("trade_credits(world: Face) -> int", "None"), 5, "answered None, expected int"),
        (MODULE % ("bonuss() -> int", "1"), 5, "there is no hook 'bonuss' (did you mean 'bonus'?)"),
    ],
)
def test_a_fault_of_a_module(write: WriteFiles, source: str, line: int, told: str) -> None:
    (fault,) = RollRuleset.check_pack(write(powers__mint=source), ["base"])
    assert (fault.pack, fault.file, fault.line) == ("mine", "powers/mint.py", line)
    assert told in str(fault)


def test_a_term_that_would_never_be_asked_on_its_tile(write: WriteFiles) -> None:
    (fault,) = RollRuleset.check_pack(write("# ship alone\n[power]\nbonus = 1\nscouted = { credits = 1 }"), ["base"])
    assert (fault.file, fault.line, fault.field) == ("powers/mint.toml", 4, "power.scouted")
    assert fault.found.startswith("asked in explore, but the tile prints ship")


def test_what_could_not_be_read_is_neither_missed_nor_offered(write: WriteFiles) -> None:
    """One message for a faulty tile: powers that name it are no fault, and it is suggested to nobody as a colour."""
    tiles = TILE.replace("cost = 3", "cost = 'three'")
    (alone,) = RollRuleset.check_pack(
        write("[power]\nbonus = { each = 'tile', keys = ['mint', 'slag'] }", tiles=tiles), ["base"]
    )
    assert alone.file == "tiles.toml"
    faults = RollRuleset.check_pack(write("[power]\nbonus = { each = 'world', colour = 'slg' }", tiles=tiles), ["base"])
    assert [fault.file for fault in faults] == ["tiles.toml", "powers/mint.toml"]
    assert "slag" not in faults[1].expected and faults[1].nearest == ""


SLIPS = {
    "a piece by its key": (
        {"tiles.toml": TILE.replace("cost = 3", "cost = -3")},
        "tiles.toml line 4, tile[0].development.cost of 'mint': ",
    ),
    "a piece by its id": (
        {"tiles.toml": TILE.replace('id = "m01"', 'id = "m01"\nkolour = "grey"')},
        "tile[0].kolour of 'm01': ",
    ),
    "a piece by its name": (
        {"tiles.toml": TILE.replace('key = "mint", ', "")},
        "tile[0].development.key of 'Mint': ",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_fault_names_its_piece(write: WriteFiles, slip: str) -> None:
    files, told = SLIPS[slip]
    (fault, *_) = RollRuleset.check_pack(write("[power]\nbonus = 1", **files), ["base"])
    assert told in str(fault)


STEPS = """from collections.abc import Mapping

from starcup.making import AnyStep
from starcup.packed import hookimpl


@hookimpl
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return {}
"""


@pytest.mark.parametrize(
    ("answer", "line", "told"),
    [
        ("()", 7, "the step 'check-end' should come once"),
        ("steps[99]", 9, "IndexError: tuple index out of range (extens"),
    ],
)
def test_what_an_extension_answers_has_a_line(write: WriteFiles, answer: str, line: int, told: str) -> None:
    pack = write("[power]\nbonus = 1", **{"extensions/rent.py": STEPS.format(answer)})
    (fault,) = RollRuleset.check_pack(pack, ["base"])
    assert (fault.file, fault.line) == ("extensions/rent.py", line) and told in str(fault)
