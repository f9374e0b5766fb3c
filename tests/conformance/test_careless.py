"""Faults that careless or hostile authors make: each is found, by the check named, with file and line."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from starcup import Pack
from starcup.roll.testing import CHECKS
from starcup.testing import Finding, check_pack
from tests.conformance.careless import CARELESS, Careless
from tests.conformance.packs import write_pack


def findings(where: Path, check: str) -> list[Finding]:
    """What one check finds in a pack; only games can show most faults, and importing it shows the others."""
    games, tables = (0, 1) if check in ("surroundings", "core") else (1, 8)
    return check_pack(Pack.from_folder(where), games=games, tables=tables, pairs=0, checks=[check])


LONG = {key: [pytest.mark.slow] for key in ("asks_with_a_secret", "replaces_a_method", "refuses_by_a_stack")}
"""Faults that take several seconds to find; others of their kinds are found by the quick tests."""


@pytest.mark.sampled(default=16)
@pytest.mark.parametrize(
    "fault", [pytest.param(fault, id=fault.name, marks=LONG.get(fault.name, ())) for fault in CARELESS]
)
def test_a_careless_power_is_found_out(tmp_path: Path, fault: Careless) -> None:
    where = write_pack(tmp_path, {"planted": fault.source}, name=f"careless_{fault.name}")
    if fault.check == "core":  # what it does to the engine would stay there, for the tests after this one
        with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as apart:
            found = apart.submit(findings, where, fault.check).result()
    else:
        found = findings(where, fault.check)
    fitting = [finding for finding in found if fault.what in finding.what and finding.is_fault]
    assert fitting, "\n".join(map(str, found))
    if fault.line:
        lines = fault.source.splitlines()
        expected = {number for number, line in enumerate(lines, 1) if fault.line in line}
        assert {(finding.file, finding.line) for finding in fitting} & {
            ("powers/planted.py", number) for number in expected
        }


def test_every_check_of_the_table_exists() -> None:
    assert {fault.check for fault in CARELESS} <= set(CHECKS)
