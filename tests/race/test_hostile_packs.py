"""Hostile packs of one card: the normal check finds each, and names pack, power, file and line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starcup import Pack
from starcup_race.testing.packs import CHECKS, CardBench
from tests.cli.helpers import run
from tests.race.hostile_packs import HOSTILE, Hostile

QUICK = ("chips", "a draw", "a negative draw")
"""Those that are found in a second or two; the others are tried with the slow tests."""


@pytest.mark.sampled(default=2, ci=2)
@pytest.mark.parametrize(
    "hostile",
    [
        pytest.param(hostile, id=hostile.name, marks=[pytest.mark.slow] * (hostile.name not in QUICK))
        for hostile in HOSTILE
        if hostile.check != "core"
    ],
)
def test_a_hostile_pack_is_found_out(tmp_path: Path, hostile: Hostile) -> None:
    pack = Pack.from_folder(hostile.write(tmp_path))
    tables = 6 if hostile.name in QUICK else 16
    bench = CardBench.of_pack(pack, games=1 if hostile.name in QUICK else 4, tables=tables, pairs=8)
    found = [finding for finding in CHECKS[hostile.check](bench) if finding.is_fault and hostile.what in str(finding)]
    assert found
    assert all(finding.where.startswith("pack 'probes'") for finding in found)
    if hostile.at:
        assert {("powers/probe.py", line) for line in hostile.lines()} & {
            (finding.file, finding.line) for finding in found
        }


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize(
    "hostile",
    [
        pytest.param(hostile, id=hostile.name, marks=[pytest.mark.slow] * (hostile.copies == 1))
        for hostile in HOSTILE
        if hostile.check == "core"
    ],
)
def test_a_change_of_the_engine_or_of_its_rules_is_found_out(tmp_path: Path, hostile: Hostile) -> None:
    """In a process of its own, since it stays there."""
    result = run("pack", "check", str(hostile.write(tmp_path)), "--quick", "--json")
    (found,) = [trouble for trouble in json.loads(result.stdout)["troubles"] if trouble["check"] == hostile.check]
    assert hostile.what in found["told"]
    assert (found["file"], found["line"]) == ("powers/probe.py", min(hostile.lines()))
