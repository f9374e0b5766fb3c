"""A program that loads the base pack imports nothing that it has no use for: seconds are measured by the benchmarks."""

from __future__ import annotations

import subprocess
import sys

START = """
import sys
from starcup.roll import RollRuleset
RollRuleset.load(["base"])
print(*sys.modules)
"""
HEAVY = (
    "asyncio", "cattrs", "csv", "email", "hashlib", "importlib.metadata", "json", "orjson", "packaging",
    "starcup.testing", "starcup.wire", "subprocess", "zipfile",
)  # fmt: skip


def test_a_start_imports_nothing_heavy() -> None:
    # -S: what a site's own start-up files import is no business of ours; so the path has to be handed on.
    code = f"import sys; sys.path[:] = {sys.path!r}\n{START}"
    run = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True)
    loaded = run.stdout.split()
    assert "starcup.roll._rules.ruleset" in loaded
    assert [name for name in HEAVY if name in loaded] == []
