"""The line of the hook that an error about a power module names, for authors who want to go there."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_NAMED = (("hook '", "'"), (", ", "("))
"""How errors name a hook."""


def hook_line(told: str, file: Traversable) -> int:
    """The line where the hook stands that a message names; 0 if it names none, or the file can't be read.

    >>> from pathlib import Path
    >>> hook_line("there is no hook 'incom'", Path("nowhere.py"))
    0
    """
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return 0
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and any(
            f"{start}{node.name}{end}" in told for start, end in _NAMED
        ):
            return min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
    return 0
