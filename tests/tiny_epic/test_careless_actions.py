"""Faults that careless authors of actions in Python make: each is found, by the check named, with the line."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup_tiny_epic.testing.packs import CHECKS, PlanetBench
from tests.tiny_epic.test_own_actions import GAMBLE, THREE, packed

GAINS = "table.gain(seat, 0, 3, 'probe')"
OTHERS = "table.empires[(seat + 1) % table.players].mission"
OWN = "table.empires[seat].mission"
LOOKS = "return table.empires[seat].culture < 7"
SHOWS = "from starcup_tiny_epic import events\n" + THREE.replace(GAINS, f"table.note(events.TurnBegan, seat, {OTHERS})")
CARELESS = [
    ("import time\n" + THREE.replace(GAINS, "time.sleep(0)"), "surroundings", "clock", "sleep(0)"),
    (THREE.replace(GAINS, "print('used')"), "surroundings", "prints", "print("),
    (THREE.replace(LOOKS, "open(__file__).close()\n    " + LOOKS), "surroundings", "opens a file", "open("),
    ("from random import randint\n" + THREE.replace(GAINS, "randint(0, 3)"), "surroundings", "chance", "randint(0"),
    ("import os\n" + THREE.replace(GAINS, "os.getenv('MORE')"), "surroundings", "environment", "getenv"),
    (GAMBLE.replace("table.pay(self", "print('pays'); table.pay(self"), "surroundings", "prints", "print("),
    (THREE.replace(LOOKS, f"table.empires[seat].energy = 0\n    {LOOKS}"), "play", "changed the table", "@hookimpl"),
    (THREE.replace(LOOKS, "return table.empires[seat].culture"), "play", "expected bool", ""),
    (THREE.replace(GAINS, "raise SystemExit"), "play", "SystemExit", "raise"),
    (THREE.replace(GAINS, "table.push('gain')"), "play", "pushed 'gain', expected steps", "@hookimpl"),
    (THREE.replace(GAINS, "table.empires[seat].energy += 9"), "play", "energy", ""),
    (GAMBLE.replace("range(1, table.empires[self.seat].energy + 1)", "(1, 1)"), "play", "two choices of one text", ""),
    (THREE.replace(GAINS, f"if table.players == 3: 1 / 0\n    {GAINS}"), "play", "ZeroDivisionError", "1 / 0"),
    (SHOWS, "hidden", "it hears TurnBegan", "@hookimpl"),
    (THREE.replace(GAINS, f"table.gain(seat, 0, {OTHERS} % 2, 'probe')"), "hidden", "shows seat", "@hookimpl"),
    (THREE.replace(GAINS, f"table.gain(seat, 0, {OWN} % 2, 'probe')"), "hidden", "shows seat", "@hookimpl"),
    (GAMBLE.replace("table.push(", f"{OWN} % 2 and table.push("), "hidden", "is asked", "@hookimpl"),
    (THREE.replace(LOOKS, f"return {OTHERS} % 2 > 0"), "hidden", "looks at what is hidden", "@hookimpl"),
    (
        THREE.replace(GAINS, "table.gain(seat, 0, table.draw('power:x', (1, 2)), 'probe')"),
        "repeat", "run() of a step", "",
    ),
]  # fmt: skip


@pytest.mark.sampled(default=8)
@pytest.mark.parametrize(("code", "check", "what", "at"), CARELESS, ids=[f"{c[1]}: {c[3] or c[2]}" for c in CARELESS])
def test_a_careless_action_is_found_out(tmp_path: Path, code: str, check: str, what: str, at: str) -> None:
    pack = packed(tmp_path, code, 'text = "Odd."\n')
    faults = [fault for fault in CHECKS[check](PlanetBench.of_pack(pack, games=1, tables=6)) if fault.is_fault]
    fitting = [fault for fault in faults if what in fault.what]
    assert fitting, "\n".join(map(str, faults)) or "nothing"
    if at:
        source = (tmp_path / "probes" / "powers" / "probe.py").read_text().splitlines()
        lines = {("powers/probe.py", number) for number, line in enumerate(source, 1) if at in line}
        assert {(fault.file, fault.line) for fault in fitting} & lines, "\n".join(map(str, fitting))
