"""Files of arrays and texts: the weights of nets, and the state of their training."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

_TEXT = "text-"

Texts = dict[str, Any]
"""What JSON can hold, by name."""
Arrays = dict[str, NDArray[Any]]


def packed(texts: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> bytes:
    """Return texts and arrays as the bytes of a file."""
    coded = {
        f"{_TEXT}{name}": np.frombuffer(json.dumps(text, sort_keys=True).encode(), np.uint8)
        for name, text in texts.items()
    }
    file = io.BytesIO()
    np.savez_compressed(file, allow_pickle=False, **coded, **arrays)
    return file.getvalue()


def unpacked(data: bytes) -> tuple[Texts, Arrays]:
    """Return the texts and arrays in the bytes of a file.

    Raises:
        ValueError: they are no archive, or damaged.
    """
    try:
        with np.load(io.BytesIO(data), allow_pickle=False) as file:
            names = [name for name in file.files if name.startswith(_TEXT)]
            texts = {name.removeprefix(_TEXT): json.loads(file[name].tobytes()) for name in names}
            return texts, {name: file[name] for name in file.files if name not in names}
    except Exception as error:  # damage raises anything
        raise ValueError(str(error) or type(error).__name__) from error


def write(path: Path, data: bytes) -> None:
    """Write a file, all of it or nothing."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    beside.write_bytes(data)
    beside.replace(path)
