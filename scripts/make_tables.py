"""Write tables in docs: roll.md, wire-protocol.md (refusals), race.md, planet-packs.md (terms, hooks).

python -m scripts.make_tables          write them
python -m scripts.make_tables --check  change nothing; fail if one is out of date
"""

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType, NoneType
from typing import get_args, get_type_hints

import attrs

from scripts.generated import write
from starcup.making import Step
from starcup.packs.class_tables import fields_of
from starcup.plugins.hooks import hooks_of
from starcup.roll import RollRuleset
from starcup.wire import wire_of
from starcup_race._rules import hookspecs as race_specs
from starcup_race._rules.power_terms import MEANINGS, PowerTable, Score, TradeAmount, WorldAmount
from starcup_tiny_epic._rules import hookspecs as epic_specs
from starcup_tiny_epic._rules.deed_kinds import DEEDS

ROOT = Path(__file__).resolve().parent.parent
GAME = [ROOT / "packages" / name for name in ("core/src/starcup/kernel", "core/src/starcup/roll", "tiles-base/src")]
"""The folders in which choices are refused."""
SERVER = [ROOT / "packages" / name for name in ("core/src/starcup/wire", "cli/src/starcup_cli/server")]
"""The folders in which requests are refused."""


def questions() -> list[str]:
    """Return a row for each kind of question."""
    RollRuleset.load(["base"])  # powers bring questions of their own
    kinds = {kind.kind: kind.question for kind in _below(Step) if kind.question and _ours(kind)}
    return ["| kind | question |", "| --- | --- |", *(f"| `{kind}` | {kinds[kind]} |" for kind in sorted(kinds))]


def choices() -> list[str]:
    """Return a row for each kind of choice."""
    wire = wire_of(RollRuleset.load(["base"]))
    rows = [
        f"| `{wire.choice_kind(kind)}` | `{kind.pattern}` | {_first_line(kind)} |"
        for kind in sorted(wire.choice_classes, key=wire.choice_kind)
    ]
    return ["| kind | text | meaning |", "| --- | --- | --- |", *rows]


def refusals() -> list[str]:
    """Return a row for each code with which a choice is refused, and the rules that it may name."""
    rules_of: dict[str, set[str]] = {}
    for call in _calls(GAME):
        if _name(call) in ("IllegalChoice", "refused"):
            code, rule, *_ = [*call.args, None, None]
            rules_of.setdefault(_text(code), set()).update({_text(rule)} - {""})
    rules_of["stale"] = set()
    rules_of.pop("", None)
    rows = [f"| `{code}` | {', '.join(sorted(rules))} |" for code, rules in sorted(rules_of.items())]
    return ["| code | rules |", "| --- | --- |", *rows]


def server_codes() -> set[str]:
    """Return the codes with which requests are refused."""
    codes: set[str] = set()
    for call in _calls(SERVER):
        name = _name(call)
        first = _text(call.args[0]) if call.args else ""
        if name in ("Refused", "Refusal", "BadMessage"):
            codes.add(first)
        elif name == "unknown":
            codes.add(f"unknown-{first}")
    for path in _sources(SERVER):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "_CODES":
                assert isinstance(node.value, ast.Tuple)
                codes |= {_text(one.elts[1]) for one in node.value.elts if isinstance(one, ast.Tuple)}
    return codes - {""}


def _below(kind: type[Step]) -> Iterator[type[Step]]:  # type: ignore[type-arg]  # of whatever table
    for one in kind.__subclasses__():
        yield one
        yield from _below(one)


def _ours(kind: type) -> bool:
    return kind.__module__.partition(".")[0] in ("starcup", "starcup_tiles_base")


def _first_line(kind: object) -> str:
    return inspect.cleandoc(getattr(kind, "__doc__", "") or "").partition("\n")[0].replace("``", "`")


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


def race_terms() -> list[str]:
    """Return a row for each term of powers of Race for the Galaxy."""
    rows = ["| term | value | meaning |", "| --- | --- | --- |"]
    types = {f"{phase}.{name}": kind for phase, kind in _kinds(PowerTable) for name, kind in _kinds(kind)}
    return rows + [f"| `{name}` | {_value(types.get(name))} | {meaning} |" for name, meaning in MEANINGS.items()]


def _kinds(kind: object) -> Iterator[tuple[str, object]]:
    """Yield the fields of a class of terms with their types."""
    if inspect.isclass(kind):
        for name, one in get_type_hints(kind).items():
            yield name, next((part for part in get_args(one) if part is not NoneType), one)


def _value(kind: object) -> str:
    """Return the values that a term may have, in words."""
    name = getattr(kind, "__name__", "")
    plain = {
        "Number": "number", "Signed": "number, may be less than 0", "GoodKey": "kind of good",
        "GoodOrAny": "kind of good, or `any`",
    }  # fmt: skip
    if name in plain:
        return plain[name]
    table = {"ForWorlds": WorldAmount, "ForGoods": TradeAmount}.get(name, Score if kind is None else kind)
    listed = ", ".join(
        f"`{field}`" for field in (fields_of(table) if isinstance(table, type) and attrs.has(table) else ())
    )
    return f"number, or {listed}" if name.startswith("For") else listed


def hooks(specs: ModuleType) -> list[str]:
    """Return a row for each hook of a game."""
    rows = ["| hook | combined | meaning |", "| --- | --- | --- |"]
    for name, function in hooks_of(specs).items():
        signature = inspect.signature(function)
        arguments = ", ".join(signature.parameters)
        combined = getattr(function, "combines", "")
        rows.append(f"| `{name}({arguments})` | {combined} | {_first_line(function)} |")
    return rows


def deeds() -> list[str]:
    """Return a row for each deed of actions of Tiny Epic Galaxies."""
    rows = ["| deed | fields | meaning |", "| --- | --- | --- |"]
    for name, kind in DEEDS.items():
        listed = ", ".join(f"`{field}`" for field in fields_of(kind))
        rows.append(f"| `{name}` | {listed} | {_first_line(kind)} |")
    return rows


TABLES: dict[Path, dict[str, Callable[[], list[str]]]] = {
    ROOT / "docs" / "roll.md": {"questions": questions, "choices": choices},
    ROOT / "docs" / "wire-protocol.md": {"refusals": refusals},
    ROOT / "docs" / "race.md": {"race-terms": race_terms, "race-hooks": partial(hooks, race_specs)},
    ROOT / "docs" / "planet-packs.md": {"deeds": deeds, "planet-hooks": partial(hooks, epic_specs)},
}


def updated(path: Path) -> str:
    """Return a page with the tables as they are now."""
    page = path.read_text(encoding="utf-8")
    for name, table in TABLES[path].items():
        begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->\n"
        before, found, rest = page.partition(begin)
        _, ended, after = rest.partition(end)
        if not (found and ended):
            sys.exit(f"{path.name} lacks the lines {begin.strip()!r} and {end.strip()!r}")
        page = before + begin + "\n".join(table()) + "\n" + end + after
    return page


if __name__ == "__main__":
    write("make_tables", __doc__, {path: updated(path) for path in TABLES})
