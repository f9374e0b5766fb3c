"""Faults that careless authors of powers in Python make: each is found, by the check named, with the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup_race.testing.packs import CHECKS, CardBench
from tests.race.hostile_packs import file_for
from tests.race.probes import CARD, CHOICES, packed

BEGAN = "@hookimpl\ndef phase_began(table: RaceTable, seat: int) -> None:\n    {}\n"
SCORES = "@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n    {}\n    return 0\n"
OFFERS = CHOICES.format(optional=True)
CARELESS = [
    ("import time\n" + SCORES.format("time.sleep(0)"), "surroundings", "clock", "sleep(0)"),
    (SCORES.format("print('debug')"), "surroundings", "prints", "print("),
    (SCORES.format("open(__file__).close()"), "surroundings", "opens a file", "open("),
    ("from random import randint\n" + BEGAN.format("randint(0, 3)"), "surroundings", "chance", "randint(0"),
    ("import os\n" + BEGAN.format("os.getenv('BONUS')"), "surroundings", "environment", "getenv"),
    (OFFERS.replace("table.push(Fly", "print('sent'); table.push(Fly"), "surroundings", "prints", "print("),
    (OFFERS.replace("found = table", "print('rolls'); found = table"), "surroundings", "prints", "print("),
    ("from random import randint\n@hookimpl\ndef discount(card: Card) -> int:\n    return 1 + 0 * randint(0, 3)\n",
     "surroundings", "chance", "randint(0"),
    (SCORES.format("table.seats[seat].chips += 1"), "play", "changed the table", "@hookimpl"),
    (OFFERS.replace("return (SEND,)", "table.pool -= 1\n    return (SEND,)"), "play", "changed the table", "@hookimpl"),
    (OFFERS.replace("return (SEND,)", "return (SEND, SEND)"), "play", "two choices of one text", ""),
    (OFFERS.replace('"send {power}"', '"use {power} to draw"'), "play", "is read as a UsePower", ""),
    (BEGAN.format("raise SystemExit"), "play", "SystemExit", "raise"),
    (BEGAN.format("table.push('draw')"), "play", "pushed 'draw', expected steps", "@hookimpl"),
    (BEGAN.format("table.push(None)"), "play", "pushed None, expected steps", "@hookimpl"),
    (BEGAN.format("table.push(DrawCards(seat, table.draw('power:x', (1, 2))))"), "repeat", "run() of a step", ""),
]  # fmt: skip


@pytest.mark.sampled(default=8)
@pytest.mark.parametrize(("code", "check", "what", "at"), CARELESS, ids=[f"{c[1]}: {c[3] or c[2]}" for c in CARELESS])
def test_a_careless_power_is_found_out(tmp_path: Path, code: str, check: str, what: str, at: str) -> None:
    pack: Pack = packed(tmp_path, code, file_for(code), CARD)
    found = [finding for finding in CHECKS[check](CardBench.of_pack(pack, games=1, tables=4)) if finding.is_fault]
    fitting = [finding for finding in found if what in finding.what]
    assert fitting, "\n".join(map(str, found))
    if at:
        source = (tmp_path / "probes" / "powers" / "probe.py").read_text().splitlines()
        lines = {("powers/probe.py", number) for number, line in enumerate(source, 1) if at in line}
        assert {(finding.file, finding.line) for finding in fitting} & lines, "\n".join(map(str, fitting))
