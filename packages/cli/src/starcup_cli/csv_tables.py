"""Rows as a CSV file."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from io import StringIO
from pathlib import Path

from starcup_cli import files


def write_rows(path: Path, rows: Sequence[Mapping[str, object]]) -> Path:
    """Write rows with the same columns, under a header; an empty file if there are none. Return the path.

    Raises:
        OSError: it could not be written; a former file is untouched.
    """
    text = StringIO(newline="")
    if rows:
        writer = csv.DictWriter(text, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    files.write(path, text.getvalue())
    return path
