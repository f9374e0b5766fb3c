"""Entry points: all of a group, and one by its name.

One is found without ``importlib.metadata``, which would take a quarter of the start time: only the ``*.dist-info``
folders on the search path are read, which every installer writes. Callers that find nothing there look among all of the
group, which also knows other ways of installation.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from os import listdir, path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

_INFO = ".dist-info"


def entry_points(group: str) -> EntryPoints:
    """Return the entry points of a group, read once for a search path, since that takes long."""
    return _on_path(group, tuple(sys.path))


@lru_cache(maxsize=8)
def _on_path(group: str, search_path: tuple[str, ...]) -> EntryPoints:
    """Return the entry points; the search path is that of this process, given only to tell one from another."""
    from importlib import metadata

    return metadata.entry_points(group=group)


def sole_entry(group: str, name: str) -> tuple[str, str] | None:
    """Return the module and the distribution of the only entry point of a name; None if it is no module."""
    entry = sole_value(group, name)
    return entry if entry is not None and _is_dotted(entry[0]) else None


def sole_value(group: str, name: str) -> tuple[str, str] | None:
    """Return the value and the distribution of the only entry point of a name; None if there is none, or several."""
    entries: list[tuple[str, str]] = []
    distributions: set[str] = set()
    for folder in sys.path:
        for info in _infos(folder or "."):
            distribution = info.removesuffix(_INFO).rpartition("-")[0].lower()
            if distribution not in distributions:  # of two distributions with one name the first on the path counts
                distributions.add(distribution)
                value = _entry(path.join(folder, info, "entry_points.txt"), group, name)
                if value:
                    entries.append((value, path.join(folder, info)))
    if len(entries) != 1:
        return None
    ((value, info),) = entries
    named = _name(path.join(info, "METADATA"))
    return (value, named) if named else None


def _is_dotted(text: str) -> bool:
    return all(part.isidentifier() for part in text.split("."))


def _infos(folder: str) -> list[str]:
    try:
        return [info for info in listdir(folder) if info.endswith(_INFO)]
    except OSError:  # a zip file, or no folder
        return []


def _lines(file: str) -> list[str]:
    try:
        with open(file, encoding="utf-8") as text:
            return text.read().splitlines()
    except (OSError, ValueError):
        return []


def _entry(file: str, group: str, name: str) -> str:
    section = ""
    for line in _lines(file):
        if line.startswith("["):
            section = line.strip()
        elif section == f"[{group}]":
            key, _, value = line.partition("=")
            if key.strip() == name:
                return value.strip()
    return ""


def _name(file: str) -> str:
    return next((line[5:].strip() for line in _lines(file) if line.startswith("Name:")), "")
