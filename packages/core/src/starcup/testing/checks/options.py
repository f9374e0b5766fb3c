"""The check of a pack's options: whether its code reads them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from starcup.packed.ruleset import PackedRuleset
from starcup.packs.layout import MANIFEST
from starcup.testing.findings import Finding
from starcup.testing.pack_bench import PackGames

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def unread_options(bench: PackGames) -> list[Finding]:
    """Return a warning for each option of a pack whose name stands in no text of the pack's code.

    Extensions are switched on and off by options of their names, and the options of a game's own pack are read by its
    rules.
    """
    pack = bench.pack
    assert isinstance(bench.ruleset, PackedRuleset)
    names = pack.manifest.options.keys() - set(pack.extensions())
    if not names or pack.name == bench.ruleset.base:
        return []
    texts = "\n".join(text for file in _modules(pack.files) for text in _texts(file))
    document = pack.document(MANIFEST, [])
    return [
        bench.warning(
            "data",
            f"expected an option that the pack's code reads (options[{f'{pack.name}.{name}'!r}])",
            MANIFEST,
            document.line(("options", name)),
            where=f"options.{name}",
        )
        for name in sorted(names)
        if not re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", texts)
    ]


def _modules(folder: Traversable) -> Iterator[Traversable]:
    for item in folder.iterdir():
        if item.is_dir():
            yield from _modules(item)
        elif item.name.endswith(".py"):
            yield item


def _texts(file: Traversable) -> list[str]:
    """Return the texts in the code of a module, but for docstrings; none if it can't be read."""
    try:
        tree = ast.parse(file.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return []
    alone = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    constants = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in alone)
    return [node.value for node in constants if isinstance(node.value, str)]
