"""What `nox -s mutants` changes, and what it leaves alone."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from scripts.mutants import AREAS, SHARES, sample
from scripts.mutations import changes

ROOT = Path(__file__).parents[2]


def changed(folder: Path, text: str, name: str = "x.py") -> set[str]:
    """All that a line may become."""
    (folder / name).write_text(text, encoding="utf-8")
    return {change.told(text.encode())[1] for change in changes(folder, name)}


@pytest.mark.parametrize(
    ("line", "become"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = a and b or c", {"x = a or b or c", "x = a and b and c"}),
        ("x = not a", {"x = (a)"}),
        ("x = a[1:]", {"x = a[2:]"}),
        ("x = é + 1", {"x = é - 1", "x = é + 2"}),
        ("x += y", {"x -= y"}),
        ("x.y = True", {"pass", "x.y = False"}),
        ("f(max(a, b))", {"pass", "f(min(a, b))"}),
        ("x = [a for a in b if a]", {"x = [a for a in b if True]"}),
        ("x = a if b else c", {"x = a if (not (b)) else c"}),
        ("raise a", {"pass"}),
        ("def f(a: Literal[1] = 2) -> 3: pass", {"def f(a: Literal[1] = 3) -> 3: pass"}),
        ("x: Literal[1] = y", set()),
        ("assert a < b", set()),
        ("x = f'{1 + 1}'", set()),
        ("x = A | B", set()),
        ("'''1 < 2'''", set()),
        ("if TYPE_CHECKING: x = 1", set()),
        ("@cache(maxsize=1)\ndef f(): pass", set()),
    ],
)
def test_python(tmp_path: Path, line: str, become: set[str]) -> None:
    assert changed(tmp_path, line) == become


def test_data(tmp_path: Path) -> None:
    text = (
        '# cost = 4\nname = "A 1"\ncost = 1\nreassign = true\ncolours = ["blue", "red"]\nx = { cost = 3, to = "cup" }\n'
    )
    assert changed(tmp_path, text, "x.toml") == {
        "", "cost = 2", "reassign = false", 'colours = ["red", "red"]', 'colours = ["blue", "blue"]',
        'x = { cost = 4, to = "cup" }',
    }  # fmt: skip


@pytest.mark.slow
def test_every_change_can_be_read_and_is_one() -> None:
    for patterns in AREAS.values():
        for path in {path for pattern in patterns for path in ROOT.glob(pattern)}:
            data = path.read_bytes()
            for change in changes(ROOT, path.relative_to(ROOT).as_posix())[::200]:
                changed = change.applied(data).decode()
                assert changed.encode() != data
                ast.parse(changed) if path.suffix == ".py" else tomllib.loads(changed)


def test_a_sample_is_the_same_for_the_same_seed() -> None:
    file = "kernel/picks.py"
    assert sample(ROOT, 9, 1, file) == sample(ROOT, 9, 1, file) != sample(ROOT, 9, 2, file)
    assert {change.path.rpartition("/")[2] for _, change in sample(ROOT, 9, 1, file)} == {"picks.py"}
    assert {area for area, _ in sample(ROOT, 30, 1, None)} == set(SHARES)
