"""Whose code failed or was at work: games and packs are told apart by the packages of their code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starcup import games
from starcup.kernel.blame import (
    ENGINE,
    GAME,
    PACK,
    Blame,
    Owner,
    blame_of,
    causes_of,
    described,
    frames_of,
    is_deliberate,
    module_of,
    packages_of,
    worded,
)
from starcup.kernel.errors import StarcupError
from starcup.kernel.ruleset import Ruleset
from starcup.packs.errors import PackError
from starcup.packs.layout import MANIFEST
from starcup.packs.manifest import manifest_of


def blamed(error: BaseException, ruleset: Ruleset[Any, Any] | None = None) -> StarcupError:
    """Return the error to show instead of an exception: its message says whose code failed, and on which line.

    Args:
        error: the exception, with its traceback. One that Starcup raised on purpose is returned as it is.
        ruleset: the rules that were at work, if they are known.

    >>> try:
    ...     {}["ore"]
    ... except KeyError as error:
    ...     fault = blamed(error)
    >>> fault.owner, str(fault)[:36]
    ('engine', "the engine failed: KeyError: 'ore' (")
    """
    if isinstance(error, StarcupError) and is_deliberate(error):
        return error
    return worded(error, _blame(error, ruleset), "")


def in_words(error: BaseException, ruleset: Ruleset[Any, Any] | None = None) -> str:
    """Return an exception on one line: whose code failed and where, unless Starcup raised it."""
    return described(error) if isinstance(error, StarcupError) else str(blamed(error, ruleset))


def at_work(error: BaseException) -> str:
    """Return whose code was interrupted, and on which line; empty if it was the engine's.

    Args:
        error: the interruption, such as a ``KeyboardInterrupt``, with its traceback.
    """
    blame = _blame(error, None)
    return "" if blame.owner == ENGINE else f"{blame.who} ({blame.place})"


def _blame(error: BaseException, ruleset: Ruleset[Any, Any] | None) -> Blame:
    own = () if ruleset is None else ruleset.owners()
    return blame_of(error, (*own, *_packs(error), *_games()))


def _packs(error: BaseException) -> Iterator[Owner]:
    """Yield the packs whose code is in a traceback: the folders around its files that have a manifest."""
    for cause in causes_of(error):
        for frame, _ in frames_of(cause):
            path, module = Path(frame.f_code.co_filename), module_of(frame)
            names = [*module.split("."), *(["__init__"] if path.stem == "__init__" else [])]
            for depth, folder in enumerate(path.parents, 1):
                if depth >= len(names):
                    break
                if (folder / MANIFEST).is_file():
                    yield Owner(PACK, _name_of(folder), ".".join(names[:-depth]))


def _name_of(folder: Path) -> str:
    try:
        return str(manifest_of(folder, folder.name).name)
    except PackError:
        return folder.name


def _games() -> Iterator[Owner]:
    """Yield all games that are installed or registered, with the packages of their definitions and facets."""
    for key, modules in games.modules().items():
        for package in dict.fromkeys(package for module in modules for package in packages_of(module)):
            yield Owner(GAME, key, package)
