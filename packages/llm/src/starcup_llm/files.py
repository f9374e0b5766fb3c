"""Atomic writing of files."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path


def write(path: Path, text: str) -> None:
    """Write a text to a file atomically."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as part:
            part.write(text)
        Path(name).chmod(0o644)  # as usual for new files; temporary ones are readable by their owner alone
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def write_json(path: Path, data: object) -> None:
    """Write data to a file as JSON, atomically."""
    write(path, json.dumps(data, indent=1, ensure_ascii=False) + "\n")
