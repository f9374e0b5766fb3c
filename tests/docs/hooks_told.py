"""The hooks that a module declares, and those that packs use, to be held against the pages on extensions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType


def declared(*modules: ModuleType) -> list[tuple[str, str, str]]:
    """Each hook as the code has it: name, signature, how it combines."""
    found = []
    for module in modules:
        assert module.__file__ is not None
        for node in ast.parse(Path(module.__file__).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.decorator_list:
                assert node.returns is not None
                signature = f"def {node.name}({ast.unparse(node.args)}) -> {ast.unparse(node.returns)}: ..."
                found.append((node.name, signature, getattr(module, node.name).combines))
    return found


def described(page: str) -> list[tuple[str, str, str]]:
    """Each hook as a page has it, in its order: name, signature, how it combines."""
    pattern = r"^####? `(\w+)`\n\n```py(?:thon)?\n(.*?)\n```\n\n.*?\(\*(\w+)\*\)$"
    return re.findall(pattern, page, flags=re.DOTALL | re.MULTILINE)


def unused(modules: Iterable[ModuleType], files: Iterable[Path]) -> set[str]:
    """The hooks of modules that none of some files implements."""
    texts = "".join(path.read_text(encoding="utf-8") for path in files)
    used = set(re.findall(r"^@hookimpl\ndef (\w+)", texts, flags=re.MULTILINE))
    return {name for name, _, _ in declared(*modules)} - used
