"""Stamps of the code that plays: versions and digests of Starcup, bots and programs, so that results are not mixed.

A seed settles a game only as long as the rules and the bots are the same, so an
arena remembers them: games of other code are neither added to a folder nor
taken from another machine.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

from starcup import Ruleset
from starcup_bots.entrants import Entrant

PLAYS = ("starcup", "starcup_bots")
"""The packages that have a part in every game, beside the package of the game."""


def code_stamps(entrants: Iterable[Entrant], rules: Ruleset) -> tuple[str, ...]:
    """Return a line for each package and each program: name, version if it has one, and digest of its files.

    The files of a program's command are included, those that it imports are not.
    """
    packages, programs = {*PLAYS, type(rules).__module__.partition(".")[0]}, []
    for one in entrants:
        if one.kind is None:
            programs.append(_program(one))
        else:
            make = getattr(one.kind.make, "func", one.kind.make)  # a partial stands for its function
            module = getattr(make, "__module__", None) or type(make).__module__
            packages.add(module.partition(".")[0])
    return (*map(_package, sorted(packages)), *programs)


@cache
def _package(name: str) -> str:
    try:
        version = metadata.version(name)
    except metadata.PackageNotFoundError:
        version = "-"
    file = getattr(sys.modules.get(name) or __import__(name), "__file__", None)
    if not file:
        return f"{name} {version}"
    path = Path(file)
    return f"{name} {version} {_digest(path.parent.rglob('*') if path.stem == '__init__' else [path], path.parent)}"


def _program(one: Entrant) -> str:
    files = [path for word in one.command if (path := Path(word)).is_file()]
    return f"{one.label} {_digest(files, Path()) if files else '-'}"


def _digest(paths: Iterable[Path], folder: Path) -> str:
    found = hashlib.blake2b(digest_size=6)
    for name, path in sorted(_named(paths, folder)):
        found.update(name.encode() + b"\0" + hashlib.blake2b(path.read_bytes()).digest())
    return found.hexdigest()


def _named(paths: Iterable[Path], folder: Path) -> Iterator[tuple[str, Path]]:
    for path in paths:
        if path.is_file() and "__pycache__" not in path.parts:
            yield path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name, path
