"""What a power does, in a few words out of the text of its tile."""

from __future__ import annotations

import re
from functools import cached_property

from starcup.roll import Face, Rules, Ruleset, TileText, tile_texts
from starcup.words import printable

LONGEST = 150
"""Letters; longer sentences are cut off."""


class Gists:
    """The first sentence of the text of each power."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules

    @cached_property
    def _texts(self) -> dict[str, TileText]:
        return dict(tile_texts(self._rules)) if isinstance(self._rules, Ruleset) else {}

    def of(self, face: Face) -> str:
        """A sentence with its stop, or the beginning of one; empty for worlds and where the packs say nothing."""
        text = "" if face.is_world else self._texts.get(face.key, TileText()).text
        first = re.split(r"(?<=[.;!?]) ", printable(text))[0]
        if len(first) > LONGEST:
            first = first[:LONGEST].rpartition(" ")[0].rstrip(",:-( ")
            return f"{first} ..."
        return f"{first.rstrip('.;')}." if first else ""
