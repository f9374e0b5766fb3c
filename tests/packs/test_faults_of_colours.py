"""What is wrong with ``colours.toml``: faces, flags, counters and matching that make no sense."""

from __future__ import annotations

import pytest

from starcup.roll import RollRuleset
from tests.packs.conftest import WriteFiles

DIE = '[[die]]\nkey = "odd"\nname = "Odd"\nprinted = "grey"\ncount = 3\n'
FLAG = '[[flag]]\nkey = "pay"\nname = "$"\ncredits = 1\n'
FAULTS = [
    (DIE + 'faces = ["ship", "shipp"]', 6, "die[0].faces[1]", "'shipp'", "ship"),
    (DIE + 'faces = ["ship+ship"]', 6, "die[0].faces[0]", "'ship+ship'", ""),
    (DIE + 'faces = ["wild+ship"]', 6, "die[0].faces[0]", "'wild+ship'", ""),
    (DIE + 'faces = ["ship+reassigned"]\n[[flag]]\nkey="reassigned"\nname="moved"', 6, "die[0].faces[0]",
     "'ship+reassigned'", ""),
    (FLAG + DIE + 'faces = ["pay"]', 10, "die[0].faces[0]", "'pay'", ""),
    (FLAG + DIE + 'faces = ["ship+pya"]', 10, "die[0].faces[0]", "'ship+pya'", "pay"),
    (FLAG + 'to = "cups"', 5, "flag[0].to", "'cups'", "cup"),
    ('[[flag]]\nkey = "ship"\nname = "Ship"', 2, "flag[0].key", "'ship'", ""),
    (DIE + 'faces = ["ship"]\nmatches = "everything"', 7, "die[0].matches", "'everything'", ""),
    (DIE + 'faces = ["ship"]\nmatches = "as novely"', 7, "die[0].matches", "'novely'", "novelty"),
    (DIE + 'faces = ["ship"]\nmatches_as_good = "as odd"', 7, "die[0].matches_as_good", "odd as odd", ""),
    (DIE + 'faces = ["ship"]\nmatches = ["novlty"]', 7, "die[0].matches[0]", "'novlty'", "novelty"),
    (DIE + 'faces = ["ship"]\nmatches = 3', 7, "die[0].matches", "3", ""),
    (DIE + 'faces = ["ship"]\ncounts_as = "as novelty"', 7, "die[0].counts_as", "'as novelty'", ""),
    ('[[counter]]\nkey = "gem"\nname = "Gem"\nphases = ["shp"]', 4, "counter[0].phases[0]", "'shp'", "ship"),
    ('[[counter]]\nkey = "gem"\nname = "Gem"\nafter = "lost"', 4, "counter[0].after", "'lost'", ""),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "field", "found", "near"), FAULTS, ids=lambda value: str(value)[-40:])
def test_a_fault_of_colours(write: WriteFiles, text: str, line: int, field: str, found: str, near: str) -> None:
    (fault,) = RollRuleset.check_pack(write(colours=text), ["base"])
    assert (fault.file, fault.line, fault.field) == ("colours.toml", line, field)
    assert (fault.found, fault.nearest) == (found, near)
    assert fault.expected


def test_the_same_without_fault_loads(write: WriteFiles) -> None:
    rules = RollRuleset.load(["base", write(colours=FLAG + DIE + 'faces = ["ship+pay", "wild", "wild+pay"]')])
    assert [worker.key for worker in rules.workers if worker.flags] == ["odd_pay"]


def test_two_kinds_of_workers_of_one_name_are_refused(write: WriteFiles) -> None:
    text = FLAG + DIE + 'faces = ["ship+pay"]\n[[counter]]\nkey = "odd_pay"\nname = "Odd pay"'
    (fault,) = RollRuleset.check_pack(write(colours=text), ["base"])
    assert (fault.line, fault.field, fault.expected) == (12, "counter[0].key", "a kind of worker of a new name")
