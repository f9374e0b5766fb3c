"""Stamps of packs and of the code that plays, versions with digests: a seed settles a game only for the same ones."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable
from functools import cache
from importlib import metadata
from pathlib import Path

from starcup import Ruleset
from starcup_bots.entrants import Entrant

PLAYS = ("starcup", "starcup_bots")
"""The packages that have a part in every game, beside the package of the game."""


def pack_stamps(rules: Ruleset) -> tuple[str, ...]:
    """Return a line for each pack of a ruleset: name, version and digest."""
    return tuple(f"{stamp.name} {stamp.version} {stamp.digest}" for stamp in rules.stamps())


def code_stamps(entrants: Iterable[Entrant], rules: Ruleset) -> tuple[str, ...]:
    """Return a line for each package and each program: name, version if it has one, and digest of its files.

    The files of a program's command are included, those that it imports are not.
    """
    packages, programs = {*PLAYS, type(rules).__module__.partition(".")[0]}, []
    for entrant in entrants:
        if entrant.kind is None:
            files = [path for word in entrant.command if (path := Path(word)).is_file()]
            programs.append(f"{entrant.label} {_digest(files, Path()) if files else '-'}")
        else:
            make = getattr(entrant.kind.make, "func", entrant.kind.make)  # a partial stands for its function
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


def _digest(paths: Iterable[Path], folder: Path) -> str:
    named = [
        (path.relative_to(folder).as_posix() if path.is_relative_to(folder) else path.name, path)
        for path in paths
        if path.is_file() and "__pycache__" not in path.parts
    ]
    hashed = hashlib.blake2b(digest_size=6)
    for name, path in sorted(named):
        hashed.update(name.encode() + b"\0" + hashlib.blake2b(path.read_bytes()).digest())
    return hashed.hexdigest()
