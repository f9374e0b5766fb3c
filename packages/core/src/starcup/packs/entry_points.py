"""One entry point by its name, without ``importlib.metadata``, which takes a quarter of a start to import and to ask.

Only what every installer writes is looked at: ``*.dist-info`` folders on the search path. Whoever
finds nothing here asks ``importlib.metadata``, which also knows other ways to install.
"""

from __future__ import annotations

import sys
from os import listdir, path

_INFO = ".dist-info"


def sole_entry(group: str, name: str) -> tuple[str, str] | None:
    """The module that an entry point names, and the distribution that it comes from.

    None if there is no such entry, several of them, or one that names something within a module.
    """
    found = sole_value(group, name)
    return found if found is not None and _is_dotted(found[0]) else None


def sole_value(group: str, name: str) -> tuple[str, str] | None:
    """What an entry point names, ``module`` or ``module:attribute``, and the distribution that it comes from.

    None if there is no such entry, or several of them.
    """
    found: list[tuple[str, str]] = []
    met: set[str] = set()
    for folder in sys.path:
        for info in _infos(folder or "."):
            distribution = info.removesuffix(_INFO).rpartition("-")[0].lower()
            if distribution not in met:  # of two of a kind the first on the path counts
                met.add(distribution)
                value = _entry(path.join(folder, info, "entry_points.txt"), group, name)
                if value:
                    found.append((value, path.join(folder, info)))
    if len(found) != 1:
        return None
    ((value, info),) = found
    named = _name(path.join(info, "METADATA"))
    return (value, named) if named else None


def _is_dotted(text: str) -> bool:
    return all(part.isidentifier() for part in text.split("."))


def _infos(folder: str) -> list[str]:
    try:
        return [one for one in listdir(folder) if one.endswith(_INFO)]
    except OSError:  # a zip file, or nothing
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
