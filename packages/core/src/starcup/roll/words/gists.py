"""The effect of a power in a few words, taken from the text of its tile."""

from __future__ import annotations

import re
from functools import cached_property

from starcup.packed import tile_texts
from starcup.packs import TileText
from starcup.roll import Face, RollRuleset, Rules

LONGEST = 150
"""The largest number of characters; longer sentences are cut off."""


class Gists:
    """The first sentence of the text of each power."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    @cached_property
    def _texts(self) -> dict[str, TileText]:
        return dict(tile_texts(self._rules)) if isinstance(self._rules, RollRuleset) else {}

    def of(self, face: Face) -> str:
        """Return a sentence with its stop, or the beginning of one; empty for worlds and where no pack has a text."""
        text = "" if face.is_world else self._texts.get(face.key, TileText()).text
        first = re.split(r"(?<=[.;!?]) ", " ".join(text.split()))[0]
        if len(first) > LONGEST:
            first = first[:LONGEST].rpartition(" ")[0].rstrip(",:-( ")
            return f"{first} ..."
        return f"{first.rstrip('.;')}." if first else ""
