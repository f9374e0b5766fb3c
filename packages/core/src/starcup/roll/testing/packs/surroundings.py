"""Checks on a pack's surroundings: its code uses nothing outside the table, and leaves the engine as it was."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from starcup.kernel.blame import Place
from starcup.roll.testing.packs.bench import PackBench, of_rules
from starcup.roll.testing.packs.play import check_pairs, played
from starcup.testing.findings import Finding
from starcup.testing.integrity import Change, strangers

_PARTS = ("powers", "extensions")
_PATHS = frozenset({"__file__", "__path__", "__cached__", "__spec__", "__loader__"})
"""Names that tell a module its own path."""
EXPECTED = "expected that a power looks at nothing but what it is given"


def check_surroundings(bench: PackBench) -> list[Finding]:
    """Powers use no chance of their own, no clock, environment, files, network, processes, threads; nothing prints."""
    played(bench)
    check_pairs(bench)
    findings = []
    for trip in bench.wires.trips.values():
        inner = "while it is imported" if trip.function == "<module>" else f"in {trip.function}()"
        where = f"pack {bench.pack.name!r}, {trip.file} line {trip.line}, {inner}"
        found = Finding("surroundings", where, f"{trip.what} ({trip.call}); {EXPECTED}")
        findings.append(bench.placed(found, Place(trip.file, trip.line)))
    for place, name in _paths_named(bench):
        where = f"pack {bench.pack.name!r}, {place}"
        what = f"asks where it lies ({name}), which differs from computer to computer; {EXPECTED}"
        findings.append(bench.placed(Finding("surroundings", where, what), place))
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
    changes = {change.name: change for change in (*bench.before.changes(), *strangers(bench.wires.inside))}
    now = of_rules(bench.rules)
    changes |= {
        name: Change(f"{name} of the ruleset")
        for name, before in bench.rules_before.items()
        if now[name] != before
    }  # fmt: skip
    return [_told(bench, change) for change in changes.values()]


def _told(bench: PackBench, change: Change) -> Finding:
    file = bench.wires.inside(change.file)
    by = f"by the function at {file} line {change.line}" if file else "by something else"
    what = f"{change.name} was replaced or changed {by}; expected that the engine stays as it is: use hooks"
    found = Finding("core", f"pack {bench.pack.name!r}, {change.name}", what)
    return bench.placed(found, Place(file, change.line) if file else None)
