"""Hooks and classes in the source of a module of a pack: the names of hooks, and the lines that errors are about."""

from __future__ import annotations

import ast
import inspect
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_NAMED = (("hook '", "'"), (", ", "("))
"""The texts before and after the name of a hook in errors."""


def hook_line(told: str, file: Traversable) -> int:
    """Return the line of the hook that a message names; 0 if it names none, or the file can't be read.

    >>> from pathlib import Path
    >>> hook_line("there is no hook 'incom'", Path("nowhere.py"))
    0
    """
    for node in _functions(file):
        if any(f"{start}{node.name}{end}" in told for start, end in _NAMED):
            return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
    return 0


def hooks_in(file: Traversable) -> set[str]:
    """Return the names of the functions in a module with the mark ``@hookimpl``, found without importing it."""
    return {
        node.name
        for node in _functions(file)
        if any(ast.unparse(mark).partition("(")[0].rpartition(".")[2] == "hookimpl" for mark in node.decorator_list)
    }


def class_line(kind: type, attribute: str) -> int:
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
