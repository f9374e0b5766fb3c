"""Write the tables of questions, choices and the game's refusals in docs/writing-a-ui.md, from the code.

python scripts/make_tables.py          write them
python scripts/make_tables.py --check  change nothing; fail if one is out of date
"""

import argparse
import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

from starcup.kernel.steps import Step
from starcup.roll import Ruleset
from starcup.wire import wire_of

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "writing-a-ui.md"
GAME = [ROOT / "packages" / name for name in ("core/src/starcup/kernel", "core/src/starcup/roll", "tiles-base/src")]
"""The folders in which choices are refused."""
SERVER = [ROOT / "packages" / name for name in ("core/src/starcup/wire", "cli/src/starcup_cli/server")]
"""The folders in which requests are refused."""


def questions() -> list[str]:
    """Return a row for each kind of question."""
    Ruleset.load(["base"])  # powers bring questions of their own
    found = {kind.kind: kind.question for kind in _below(Step) if kind.question and _ours(kind)}
    return ["| kind | question |", "| --- | --- |", *(f"| `{kind}` | {found[kind]} |" for kind in sorted(found))]


def choices() -> list[str]:
    """Return a row for each kind of choice."""
    wire = wire_of(Ruleset.load(["base"]))
    rows = [
        f"| `{wire.choice_kind(kind)}` | `{kind.pattern}` | {_first_line(kind)} |"
        for kind in sorted(wire.choice_classes, key=wire.choice_kind)
    ]
    return ["| kind | text | meaning |", "| --- | --- | --- |", *rows]


def refusals() -> list[str]:
    """Return a row for each code with which a choice is refused, and the rules that it may name."""
    found: dict[str, set[str]] = {}
    for call in _calls(GAME):
        if _name(call) == "IllegalChoice":
            code, rule, *_ = [*call.args, None, None]
            found.setdefault(_text(code), set()).update({_text(rule)} - {""})
    found["stale"] = set()
    found.pop("", None)
    rows = [f"| `{code}` | {', '.join(sorted(rules))} |" for code, rules in sorted(found.items())]
    return ["| code | rules |", "| --- | --- |", *rows]


def server_codes() -> set[str]:
    """Return the codes with which requests are refused."""
    found: set[str] = set()
    for call in _calls(SERVER):
        name = _name(call)
        first = _text(call.args[0]) if call.args else ""
        if name in ("Refused", "Refusal", "BadMessage"):
            found.add(first)
        elif name == "unknown":
            found.add(f"unknown-{first}")
    for path in _sources(SERVER):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "_CODES":
                assert isinstance(node.value, ast.Tuple)
                found |= {_text(one.elts[1]) for one in node.value.elts if isinstance(one, ast.Tuple)}
    return found - {""}


def _below(kind: type[Step]) -> Iterator[type[Step]]:  # type: ignore[type-arg]  # of whatever table
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _ours(kind: type) -> bool:
    return kind.__module__.partition(".")[0] in ("starcup", "starcup_tiles_base")


def _first_line(kind: type) -> str:
    return inspect.cleandoc(kind.__doc__ or "").partition("\n")[0].replace("``", "`")


def _sources(folders: list[Path]) -> Iterator[Path]:
    for folder in folders:
        yield from sorted(folder.rglob("*.py"))


def _calls(folders: list[Path]) -> Iterator[ast.Call]:
    for path in _sources(folders):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _text(node: ast.expr | None) -> str:
    """Return a text that is a literal; empty for other expressions."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


TABLES = {"questions": questions, "choices": choices, "refusals": refusals}


def updated(page: str) -> str:
    """Return the page with the tables as they are now."""
    for name, table in TABLES.items():
        begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->\n"
        before, found, rest = page.partition(begin)
        _, ended, after = rest.partition(end)
        if not (found and ended):
            sys.exit(f"{PAGE.name} lacks the lines {begin.strip()!r} and {end.strip()!r}")
        page = before + begin + "\n".join(table()) + "\n" + end + after
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing; fail if one is out of date")
    options = parser.parse_args()
    page = PAGE.read_text(encoding="utf-8")
    wanted = updated(page)
    if options.check and wanted != page:
        sys.exit(f"{PAGE.name}: a table is out of date, run `uv run scripts/make_tables.py`")
    PAGE.write_text(wanted, encoding="utf-8")


if __name__ == "__main__":
    main()
