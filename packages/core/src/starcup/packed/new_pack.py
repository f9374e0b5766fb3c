"""The files of a new pack of any game, made from its lists and hooks: an entry for each list, and a power in Python."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from inspect import getdoc, signature
from textwrap import fill, indent
from typing import Any, get_args, get_origin, get_type_hints

from starcup.packed.assembly import Assembly
from starcup.packed.ruleset import PackedRuleset
from starcup.packs.layout import POWERS
from starcup.packs.pieces import AnyList
from starcup.plugins.hooks import hooks_of
from starcup.plugins.manager import HookFunction

PUBLIC = ("starcup.packed", "starcup.making")
"""The modules from which names are imported that they offer."""


def own_files(rules: PackedRuleset[Any, Any], package: str, title: str, *, python: bool) -> dict[str, str]:
    """Return the game's own files of a new pack by their paths: entries are copied from the game's own pack."""
    assembly = type(rules).assembled(rules.packs)
    texts: dict[str, list[str]] = {}
    powered = ""
    for pieces in assembly.lists:
        key = f"{package}_{pieces.name}"
        texts.setdefault(pieces.file, []).append(_section(assembly, pieces, key, f"{title} {pieces.name.title()}"))
        if not powered and any(pieces.key_of(piece) in pieces.powers(piece) for piece in _values(assembly, pieces)):
            powered = key
    files = {f"src/{package}/{file}": "\n".join(sections) for file, sections in texts.items()}
    if python and powered and assembly.hooks is not None:
        hooks = hooks_of(assembly.hooks)
        name, hook = next(
            (item for item in reversed(hooks.items()) if _answer(item[1]) is int), next(iter(hooks.items()))
        )
        files[f"src/{package}/{POWERS}/{powered}.toml"] = f"# The text for players; the power is {powered}.py.\n" + (
            'text = "Say here what it does."\n'
        )
        files[f"src/{package}/{POWERS}/{powered}.py"] = _module(assembly, name, hook)
    return files


def _values(assembly: Assembly[Any], pieces: AnyList) -> Iterator[object]:
    return (row.value for pack in assembly.pieces for row in pack.of(pieces))


def _section(assembly: Assembly[Any], pieces: AnyList, key: str, name: str) -> str:
    """Return a list as text: its fields in comments, and an entry."""
    fields = assembly.piece_reader().fields(pieces.piece)
    comments = (f"#   {field}: {what}{'' if needed else ' (may be left out)'}" for field, what, needed in fields)
    lines = [f"# [[{pieces.name}]]", *comments, ""]
    row = next((row for pack in assembly.pieces for row in pack.of(pieces)), None)
    if row is None:
        return "\n".join(lines)
    entry: Any = row.document.data
    for part in row.place:
        entry = entry[part]
    own = {pieces.key: key, "name": name}
    lines += [f"[[{pieces.name}]]", *(f"{field} = {_value(own.get(field, value))}" for field, value in entry.items())]
    return "\n".join([*lines, ""])


def _value(value: object) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_value(key)} = {_value(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value, ensure_ascii=False, default=str)


def _module(assembly: Assembly[Any], name: str, hook: HookFunction) -> str:
    """Return a module with a power that has one hook."""
    hints = get_type_hints(hook)
    imports = {"starcup.packed": {"hookimpl"}}
    for hint in hints.values():
        for kind in _classes(hint):
            imports.setdefault(_home(kind), set()).add(kind.__name__)
    named = ", ".join(f"{name}: {_annotation(hints[name])}" for name in signature(hook).parameters)
    lines = [f"from {module} import {', '.join(sorted(names))}" for module, names in sorted(imports.items())]
    answer = _answer(hook)
    body = "return 1" if answer is int else "return ()" if get_origin(answer) is tuple else "pass  # change the table"
    assert assembly.hooks is not None
    others = fill(f"All hooks stand in {assembly.hooks.__name__}: {', '.join(hooks_of(assembly.hooks))}.", 118)
    return "\n".join(
        [
            f'"""A power: {name}."""', "", *lines, "", indent(others, "# "), "", "",
            "@hookimpl",
            f"def {name}({named}) -> {_annotation(answer)}:",
            f'    """{_first_line(hook)}"""',
            f"    {body}",
            "",
        ]
    )  # fmt: skip


def _answer(hook: HookFunction) -> Any:
    return get_type_hints(hook).get("return")


def _first_line(hook: HookFunction) -> str:
    return (getdoc(hook) or hook.__name__).partition("\n")[0]


def _classes(hint: object) -> list[type]:
    """Return the classes in an annotation that have to be imported."""
    if get_origin(hint) is not None:
        return [kind for part in get_args(hint) for kind in _classes(part)]
    return [hint] if isinstance(hint, type) and hint.__module__ != "builtins" and hint is not type(None) else []


def _annotation(hint: Any) -> str:
    if hint is type(None):
        return "None"
    if get_origin(hint) is tuple:
        return f"tuple[{', '.join('...' if part is Ellipsis else _annotation(part) for part in get_args(hint))}]"
    return hint.__name__ if isinstance(hint, type) else str(hint)


def _home(kind: type) -> str:
    """Return the module to import a class from: a public one if it has it."""
    public = (module for module in PUBLIC if getattr(import_module(module), kind.__name__, None) is kind)
    return next(public, kind.__module__)
