"""Hooks and classes in the source of a module of a pack: names of hooks, and faults with their lines."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from typing import TYPE_CHECKING

from starcup.kernel.blame import frames_of, without_place
from starcup.packs.errors import Fault, PackError
from starcup.packs.pack import Pack
from starcup.plugins.manager import PluginFaults

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_PLACE = re.compile(r" \([^()]*\.py line \d+\)$")
"""The line of code at the end of an error, which its fault states by itself."""
_NAMED = (("hook '", "'"), (", ", "("))
"""The texts before and after the name of a hook in errors."""


def faults_in_module(
    error: PackError, pack: Pack, file: str, expected: str, hook: str = "", function: object = None
) -> list[Fault]:
    """Return an error of a module of a pack as faults, each with the line that it is about."""
    if isinstance(error, PluginFaults):
        return [fault for part in error.errors for fault in faults_in_module(part, pack, file, expected)]
    text = _PLACE.sub("", without_place(error))
    line = _line_in(error, file, function) or hook_line(text, pack.files / file)
    return [Fault(pack.name, file, line, hook, expected, text, error.nearest or "", text)]


def _line_in(error: BaseException, file: str, function: object) -> int:
    """Return the line of a module at which its import failed, else the line of a function; 0 if neither is known."""
    cause = error.__cause__ or error
    if isinstance(cause, SyntaxError) and (cause.filename or "").endswith(file):
        return cause.lineno or 0
    lines = [line for frame, line in frames_of(cause) if frame.f_code.co_filename.endswith(file)]
    return lines[-1] if lines else getattr(getattr(function, "__code__", None), "co_firstlineno", 0)


def hook_line(message: str, file: Traversable) -> int:
    """Return the line of the hook that a message names; 0 if it names none, or the file can't be read.

    >>> from pathlib import Path
    >>> hook_line("there is no hook 'incom'", Path("nowhere.py"))
    0
    """
    for node in _functions(file):
        if any(f"{start}{node.name}{end}" in message for start, end in _NAMED):
            return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
    return 0


def hooks_in(file: Traversable) -> set[str]:
    """Return the names of the functions in a module with the mark ``@hookimpl``, found without importing it."""
    return {
        node.name
        for node in _functions(file)
        if any(ast.unparse(mark).partition("(")[0].rpartition(".")[2] == "hookimpl" for mark in node.decorator_list)
    }


def class_error(
    kind: type, attribute: str, pack: str, text: str, expected: str, reason: str, near: str = ""
) -> PackError:
    """Return an error about a class of a pack, whose fault has the line where the class sets an attribute."""
    error = PackError(text, near or None)
    if pack:
        file = f"{'/'.join(kind.__module__.split('.')[-2:])}.py"
        error.faults = (Fault(pack, file, _class_line(kind, attribute), "", expected, reason, near, text),)
    return error


def _class_line(kind: type, attribute: str) -> int:
    """Return the line where a class sets an attribute, else that of the class; 0 if its source can't be read."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[kind.__module__]))
    except (OSError, TypeError, SyntaxError, KeyError):
        return 0
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            for line in node.body:
                targets = line.targets if isinstance(line, ast.Assign) else [getattr(line, "target", None)]
                if any(isinstance(target, ast.Name) and target.id == attribute for target in targets):
                    return line.lineno
            return node.lineno
    return 0


def _functions(file: Traversable) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return the functions of a module; none if it can't be read."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return []
    return [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
