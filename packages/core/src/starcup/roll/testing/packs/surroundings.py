"""Checks on a pack's surroundings: its code uses nothing outside the table, and leaves the engine as it was."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from starcup.kernel.blame import Place
from starcup.roll.testing.packs.bench import PackBench, of_rules
from starcup.roll.testing.packs.play import check_pairs, played
from starcup.testing.findings import Finding
from starcup.testing.integrity import Change
from starcup.testing.pack_games import EXPECTED, changes_by, placed, trips_of

_PARTS = ("powers", "extensions")
_PATHS = frozenset({"__file__", "__path__", "__cached__", "__spec__", "__loader__"})
"""Names that tell a module its own path."""


def check_surroundings(bench: PackBench) -> list[Finding]:
    """Powers use no chance of their own, no clock, environment, files, network, processes, threads; nothing prints."""
    played(bench)
    check_pairs(bench)
    findings = trips_of(bench)
    for place, name in _paths_named(bench):
        where = f"pack {bench.pack.name!r}, {place}"
        what = f"asks where it lies ({name}), which differs from computer to computer; {EXPECTED}"
        findings.append(placed(Finding("surroundings", where, what), place))
    return findings


def _paths_named(bench: PackBench) -> Iterator[tuple[Place, str]]:
    """Yield the places where modules of the pack read their own path, which no call shows."""
    for part in _PARTS:
        folder = bench.pack.files / part
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda one: one.name):
            if not file.name.endswith(".py"):
                continue
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Name) and node.id in _PATHS:
                    yield Place(f"{part}/{file.name}", node.lineno), node.id


def check_core(bench: PackBench) -> list[Finding]:
    """Loaded and played with, a pack leaves the engine's functions, classes and tables as they were."""
    played(bench)
    check_pairs(bench)
    now = of_rules(bench.rules)
    rules = (Change(f"{name} of the ruleset") for name, before in bench.rules_before.items() if now[name] != before)
    return changes_by(bench, rules)
