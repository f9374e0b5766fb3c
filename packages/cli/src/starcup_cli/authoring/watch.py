"""A watch on a pack's folder: each save is checked at once.

The watcher is watchfiles: the system tells it of changes, and it hands over those of one save together.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from starcup_cli.errors import check_extra

_SUFFIXES = (".toml", ".py")
_IGNORED = frozenset({"__pycache__", ".git", ".venv", "dist", "build", ".pytest_cache"})


def saves(folder: Path) -> Iterator[list[Path]]:
    """Yield the pack's files that each save changed, until Ctrl-C; first an empty list, when the watch has begun."""
    check_extra("watchfiles", "pack watch")
    from watchfiles import watch

    def concerns(change: object, path: str) -> bool:
        inner = Path(path).relative_to(folder) if Path(path).is_relative_to(folder) else Path(path)
        return inner.suffix in _SUFFIXES and _IGNORED.isdisjoint(inner.parts)

    begun = False
    for changes in watch(folder, watch_filter=concerns, debounce=300, rust_timeout=250, yield_on_timeout=True):
        if changes or not begun:
            yield sorted({Path(path) for _, path in changes})
        begun = True
