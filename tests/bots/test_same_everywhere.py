"""What bots compute with has the same bits on every Python and on every machine, so that ties end alike."""

from __future__ import annotations

import ast
import builtins
import math
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from scripts.make_golden import rules_of
from starcup import Game
from starcup_bots import advise, make
from starcup_bots.portable_math import exp, log, power, tanh
from tests.bots.questions import turns

ROOT = Path(__file__).parents[2]
THINKING = sorted(
    file
    for folder in ("bots/src", "race/src/starcup_race/bots", "tiny-epic/src/starcup_tiny_epic/bots")
    for file in (ROOT / "packages" / folder).glob("**/*.py")
    if file.name not in ("balance.py", "intervals.py")  # statistics, which decide nothing
)
ROUNDED_IN_ONE_WAY = {"factorial", "floor", "frexp", "fsum", "inf", "isfinite", "ldexp", "sqrt"}


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize(
    ("game", "names", "questions"),
    [
        ("roll", ("greedy", "planner", "easy"), 1000),
        ("roll", ("hard", "normal"), 12),
        ("race", ("greedy", "planner", "easy"), 1000),
        ("race", ("hard", "normal"), 20),
        ("tiny-epic", ("greedy", "planner", "easy"), 1000),
        ("tiny-epic", ("hard", "normal"), 20),
        ("tiny-epic", ("planner",), 1000),
    ],
)
def test_bots_add_no_floats_with_sum(
    game: str, names: tuple[str, ...], questions: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From Python 3.12 on, ``sum`` makes up for errors of rounding."""
    added, add = set[str](), builtins.sum

    def noticed(values: Iterable[Any], /, start: Any = 0) -> Any:
        total, caller = add(values, start), sys._getframe(1)
        if type(total) is float and "starcup" in caller.f_code.co_filename:
            added.add(f"{caller.f_code.co_filename}:{caller.f_lineno}")
        return total

    rules = rules_of(game)
    played = Game.new(rules, players=len(names), seed=3)
    bots = [make(name, seat, game) for seat, name in enumerate(names)]
    monkeypatch.setattr(builtins, "sum", noticed)
    for decision, view in turns(played, lambda decision, view: bots[decision.seat].choose(decision, view)):
        if len(played.journal) >= questions:
            break
        advise(bots[decision.seat], decision, view)
    assert added == set()


def test_bots_use_no_functions_of_the_c_library() -> None:
    inexact_in = {
        file.relative_to(ROOT).as_posix(): inexact(ast.parse(file.read_text(encoding="utf-8"))) for file in THINKING
    }
    assert {name: what for name, what in inexact_in.items() if what} == {}
    assert len(inexact_in) > 90


def inexact(module: ast.Module) -> list[str]:
    """All that a module takes from the C library, whose last bits depend on the machine: functions, and powers."""
    taken = []
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module == "math":
            taken += [name.name for name in node.names if name.name not in ROUNDED_IN_ONE_WAY]
        elif isinstance(node, ast.Import):
            taken += [name.name for name in node.names if name.name in ("math", "cmath")]
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Pow):
            taken.append(f"** in line {node.lineno}")
    return taken


def test_functions_have_these_bits() -> None:
    assert [exp(number).hex() for number in (-20.5, -0.3, 1.0)] == [
        "0x1.57a3afeed00acp-30", "0x1.7b4c869c37c05p-1", "0x1.5bf0a8b14576ap+1",
    ]  # fmt: skip
    assert [log(number).hex() for number in (0.001, 0.7, 1.9)] == [
        "-0x1.ba18a998fffa0p+2", "-0x1.6d3c324e13f4fp-2", "0x1.48a11293d785bp-1",
    ]  # fmt: skip
    assert [power(base, 1.25).hex() for base in (0.125, 0.6)] == ["0x1.306fe0a31b716p-4", "0x1.0e5ecda79fc28p-1"]
    assert [tanh(number).hex() for number in (-3.4, 0.6)] == ["-0x1.fedc5af87e339p-1", "0x1.12f8292d2ccfcp-1"]


@pytest.mark.parametrize("number", [-700.0, -35.5, -1.0, -1e-9, 0.0, 1e-9, 0.3, 1.0, 2.5, 30.25, 700.0])
def test_functions_are_those_of_math(number: float) -> None:
    assert exp(number) == pytest.approx(math.exp(number), rel=1e-15)
    assert tanh(number) == pytest.approx(math.tanh(number), rel=1e-7, abs=1e-15)
    if number > 0:
        assert log(number) == pytest.approx(math.log(number), rel=1e-15)
        assert power(number, 1.25) == pytest.approx(number**1.25, rel=1e-14)


def test_too_large_a_power_overflows_as_in_math() -> None:
    with pytest.raises(OverflowError):
        exp(710.0)
