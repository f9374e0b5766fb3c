"""The public surface is what docs/api/index.md lists: each name in one module, and few enough to be learnt."""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INDEX = ROOT / "docs" / "api" / "index.md"
GUESTS = {
    "starcup.roll": "packages/core/src/starcup/roll",
    "starcup_tiles_base": "packages/tiles-base/src",
    "starcup_race": "packages/race/src",
    "starcup_tiny_epic": "packages/tiny-epic/src",
    "starcup_micro": "packages/rl/src/starcup_micro",
    "starcup_harbour": "examples/harbour",
    "starcup_salvage": "examples/salvage",
}
"""Games and their boxes, which live by the contract of strangers: their packages, and where these are."""
KINDS = ("choices", "events", "deeds")
"""The modules of a game with a class for each kind of choice, event or deed: long, but not to be learnt."""
MOST = 590
"""The largest number of public names, without the kinds of choices, events and deeds."""
MOST_KINDS = 263
"""The largest number of kinds of choices, events and deeds of all games here, and of functions that make them."""
MOST_IN_A_MODULE = 48
TWICE = {"hookimpl", "play"}
"""Names with two meanings outside the games: each pluggy project has its mark; tests play lines, bots whole games."""


def public_modules() -> list[str]:
    """Return the names of the public modules, in the order of the page."""
    return re.findall(r"^\| \[?`([\w.]+)`", INDEX.read_text(encoding="utf-8"), re.MULTILINE)


def public_names(module: str) -> tuple[str, ...]:
    """Return the names that a public module lists, or else the classes and functions that it defines."""
    home = importlib.import_module(module)
    own = (name for name, value in vars(home).items() if getattr(value, "__module__", "") == module)
    return tuple(getattr(home, "__all__", None) or (name for name in own if not name.startswith("_")))


def test_the_index_lists_modules_once() -> None:
    modules = public_modules()
    assert "starcup" in modules
    assert len(set(modules)) == len(modules)


@pytest.mark.parametrize("module", public_modules())
def test_a_public_module_lists_names_that_it_has(module: str) -> None:
    names = public_names(module)
    assert names
    assert len(set(names)) == len(names)
    assert [name for name in names if not hasattr(importlib.import_module(module), name)] == []
    assert module.endswith(KINDS) or len(names) <= MOST_IN_A_MODULE


def test_each_name_has_one_home() -> None:
    homes = defaultdict(list)
    for module in public_modules():
        for name in public_names(module):
            value = getattr(importlib.import_module(module), name)
            if not isinstance(value, int | str):  # equal ones may be the same object by chance
                homes[id(value)].append(f"{module}.{name}")
    assert [names for names in homes.values() if len(names) > 1] == []


def test_each_name_means_one_thing() -> None:
    homes = defaultdict(list)
    for module in public_modules():
        if not any(f"{module}.".startswith(f"{guest}.") for guest in GUESTS):
            for name in public_names(module):
                homes[name].append(module)
    assert {name for name, modules in homes.items() if len(modules) > 1} == TWICE


def test_there_are_few_names() -> None:
    kinds = [module for module in public_modules() if module.endswith(KINDS)]
    assert sum(len(public_names(module)) for module in kinds) <= MOST_KINDS
    assert sum(len(public_names(module)) for module in public_modules() if module not in kinds) <= MOST


def foreign_imports(package: str, folder: Path) -> Iterator[tuple[str, str, str]]:
    """Yield what the modules of a package import from Starcup outside it: the module that imports, module and name."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = (
                [(node.module or "", alias.name) for alias in node.names] if isinstance(node, ast.ImportFrom) else []
            )
            if isinstance(node, ast.Import):
                names = [(alias.name, "") for alias in node.names]
            for module, name in names:
                if module.startswith("starcup") and not f"{module}.".startswith(f"{package}."):
                    yield file.stem, module, name


@pytest.mark.parametrize("package", GUESTS)
def test_games_import_only_what_is_public(package: str) -> None:
    public = {module: {*public_names(module), ""} for module in public_modules()}
    public |= {"starcup": public["starcup"] | {module.removeprefix("starcup.") for module in public}}
    imports = foreign_imports(package, ROOT / GUESTS[package])
    assert [line for line in imports if line[2] not in public.get(line[1], ())] == []
