"""Weights: what a net has learned, by the names of features and words, in a file of small whole numbers."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from attrs import field, frozen
from numpy.typing import NDArray

from starcup_bots.learned.archive import packed, unpacked, write
from starcup_bots.protocol import BotError

Whole: TypeAlias = NDArray[np.int16]
Floats: TypeAlias = NDArray[np.float64]
FORMAT = 1
STEP = 1 / 1024
"""The number that 1 stands for in a file."""
_LEFT = re.compile(r"^left\d+\.")


def shared_name(feature: str) -> str:
    """Return the name under which a feature is known to nets: those of all other seats share one.

    >>> shared_name("left2.chips>=3"), shared_name("me.chips>=3")
    ('other.chips>=3', 'me.chips>=3')
    """
    return _LEFT.sub("other.", feature)


@frozen(eq=False)
class Weights:
    """The weights of a net for one game.

    Args:
        about: the game, the seeds, what it was trained on and what came of it; ``spread`` is the lead that counts as
            three games won in four.
        features: the names of features, by :func:`shared_name`.
        kinds: those of questions.
        words: those of units of choices.
        arrays: whole numbers, each of which stands for so many times :data:`STEP`: ``features``, ``kinds`` and
            ``words`` have a row for each name, ``first`` and ``second`` are biases, ``hidden`` lies between them,
            ``worth`` and ``base`` make the value.
    """

    about: Mapping[str, Any]
    features: tuple[str, ...] = field(repr=False)
    kinds: tuple[str, ...] = field(repr=False)
    words: tuple[str, ...] = field(repr=False)
    arrays: Mapping[str, Whole] = field(repr=False)

    @property
    def game(self) -> str:
        """The key of the game."""
        return str(self.about.get("game", ""))

    @property
    def spread(self) -> float:
        """The lead that counts as three games won in four."""
        return float(self.about.get("spread", 8.0))

    def real(self, name: str) -> Floats:
        """Return an array as the numbers that it stands for.

        Args:
            name: of the array.
        """
        return self.arrays[name].astype(np.float64) * STEP

    @cached_property
    def digest(self) -> str:
        """The digest of all names and numbers: bots of equal digests play alike."""
        hashed = hashlib.blake2b(digest_size=16)
        for names in (self.features, self.kinds, self.words):
            hashed.update("\n".join(names).encode())
        for name in sorted(self.arrays):
            hashed.update(name.encode() + self.arrays[name].astype("<i2").tobytes())
        return hashed.hexdigest()

    def packed(self) -> bytes:
        """Return the weights as the bytes of a file."""
        head = {"format": FORMAT, "about": dict(self.about), "digest": self.digest}
        names = {"features": self.features, "kinds": self.kinds, "words": self.words}
        return packed({"head": head, **names}, self.arrays)

    def save(self, path: Path) -> None:
        """Write the weights to a file, all of it or nothing.

        Args:
            path: of the file; one that is there is replaced.
        """
        write(path, self.packed())

    @classmethod
    def unpacked(cls, data: bytes, source: str) -> Weights:
        """Return the weights in the bytes of a file.

        Args:
            data: those bytes.
            source: where they are from, for errors.

        Raises:
            BotError: they are damaged, or of another format.
        """
        try:
            texts, arrays = unpacked(data)
            head = texts["head"]
            features, kinds, words = [tuple(texts[name]) for name in ("features", "kinds", "words")]
        except (ValueError, KeyError) as error:
            raise BotError(f"{source}: expected the weights of a net, found something else: {error}") from error
        if head.get("format") != FORMAT:
            raise BotError(f"{source}: expected weights of format {FORMAT}, found {head.get('format')}")
        weights = cls(head["about"], features, kinds, words, arrays)
        if weights.digest != head["digest"]:
            raise BotError(f"{source}: the weights are damaged: their digest is not {head['digest']}")
        return weights


def weights_in(path: Path) -> Weights:
    """Return the weights in a file.

    Args:
        path: of the file.

    Raises:
        BotError: it can't be read, or holds no weights.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BotError(f"{path}: the weights can't be read: {error.strerror}") from error
    return Weights.unpacked(data, str(path))


@lru_cache(maxsize=16)
def weights_of(name: str) -> Weights:
    """Return the weights that a package ships, read once.

    Args:
        name: the package and the file in it, such as ``his_game:learned.npz``.

    Raises:
        BotError: there is no such file, or it holds no weights.
    """
    package, _, file = name.partition(":")
    try:
        data = (resources.files(package) / file).read_bytes()
    except (OSError, ModuleNotFoundError) as error:
        raise BotError(f"the weights {name!r} can't be read: {error}") from error
    return Weights.unpacked(data, name)
