"""A pack that prints, at import and in every hook, spoils no JSON and no protocol: that goes to stderr."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.helpers import spawn
from tests.conformance.packs import TILE, write_pack

PRINTS = """
import os
import sys
from sys import stdout

from starcup.roll import Discount, Face, RollTable
from starcup.packed import hookimpl

def tell(what: str) -> None:
    print(what)
    stdout.write("written\\n")
    os.write(1, b"to the file\\n")


tell("imported")


@hookimpl
def bonus(table: RollTable, seat: int) -> int:
    tell("bonus")
    return 0


@hookimpl
def discount(face: Face) -> Discount | None:
    tell("discount")
    return None


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    tell("paid")
    return 0
"""
# A faction brings the power, so that many a game has it.
MANIFEST = '\n[replaces]\npowers = ["space_piracy"]\n'
PLAYED = ("--bots", "random,random", "--games", "2")
COMMANDS = {
    "tile": ("tile", "planted"),
    "rules": ("rules", "SHIP-3"),
    "packs": ("packs",),
    "check": ("pack", "check", "--quick", "{folder}"),
    "sim": ("sim", *PLAYED, "--workers", "2"),
    "sim in this process": ("sim", *PLAYED),
    "arena": ("arena", "--bots", "random,greedy", "--games", "1", "--workers", "2"),
    "balance": ("balance", "--bots", "greedy", "--games", "24"),
}


@pytest.fixture
def noisy(tmp_path: Path) -> Path:
    """The folder of the pack."""
    tile = TILE.replace('phases = ["explore", "ship"]', 'phases = ["develop", "settle"]')
    return write_pack(
        tmp_path, {"planted": PRINTS, "space_piracy": PRINTS}, name="noisy", tiles=tile, manifest=MANIFEST
    )


@pytest.mark.sampled(default=6)
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] if name == "balance" else ()) for name in COMMANDS]
)
def test_json_is_alone_on_the_standard_output(noisy: Path, saves: Path, name: str) -> None:
    command = [part.format(folder=noisy) for part in COMMANDS[name]]
    packs = () if name == "check" else ("--packs", f"base,{noisy}")
    told, errors = spawn(saves, *command, *packs, "--json").communicate(timeout=300)
    assert json.loads(told), errors
    assert "Traceback" not in errors
    if name in ("tile", "sim in this process"):
        assert {"imported", "written", "to the file"} <= set(errors.splitlines())


def test_the_server_says_nothing_but_the_protocol(noisy: Path, saves: Path) -> None:
    requests = [
        {"id": 1, "method": "new", "seats": ["random", "random"], "seed": 3, "packs": ["base", str(noisy)]},
        {"id": 2, "method": "catalogue", "packs": ["base", str(noisy)]},
    ]
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    told, errors = spawn(saves, "serve", "--stdio").communicate(lines, timeout=300)
    answers = [json.loads(line) for line in told.splitlines()]
    assert [answer["id"] for answer in answers if "id" in answer] == [1, 2]
    assert "imported" in errors
