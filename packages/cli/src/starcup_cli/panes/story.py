"""What happened, in a pane that scrolls: sentences that lead to the pieces and rules that they name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.padding import Padding
from rich.text import Text
from textual.message import Message as Event
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Row

from starcup.messages import Language
from starcup.scene import Beat

RULE = re.compile(r"\b[A-Z][A-Z-]*-\d+\b")
"""The id of a rule in a sentence."""


class Story(OptionList):
    """The log of a game, the last sentence at the bottom."""

    @dataclass
    class Followed(Event):
        """A sentence was chosen: ``source`` is the ``KIND/KEY`` of its piece, or the id of a rule; empty if none."""

        source: str

    def __init__(self) -> None:
        super().__init__(id="story", compact=True)
        self._sources: list[str] = []

    def tell(self, beats: Sequence[Beat], language: Language, fresh: int = 0) -> None:
        """Add sentences; those from the position ``fresh`` on stand out."""
        rows = []
        for beat in beats:
            text = language.text(beat.text) if beat.text else ""
            if not text:
                continue
            self._sources.append(beat.source or _moved(beat) or next(iter(RULE.findall(text)), ""))
            rows.append(Row(_line(beat, text, beat.position >= fresh, bool(self._sources[-1]))))
        self.add_options(rows)
        if rows:
            self.highlighted = None
            self.anchor()

    def note(self, text: str) -> None:
        """Add a sentence of the front end's own."""
        self._sources.append("")
        self.add_option(Row(Text(f"· {text}", "italic")))
        self.anchor()

    def forget(self) -> None:
        """Start anew."""
        self._sources = []
        self.clear_options()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Lead to what the sentence is about."""
        event.stop()
        self.post_message(self.Followed(self._sources[event.option_index]))


def _line(beat: Beat, text: str, is_fresh: bool, leads: bool) -> Text | Padding:
    if beat.weight == "heading":
        return Text(f"─ {text}", "bold")
    line = Text(text[:1].upper() + text[1:], "" if is_fresh else "dim")
    if leads:
        line.append(" →", "dim")
    return Padding(line, (0, 0, 0, 4 if beat.weight == "detail" else 2))


def _moved(beat: Beat) -> str:
    """Return the one piece that a beat moves, if it is seen which it is."""
    seen = {f"{move.kind}/{move.entry}" for move in beat.moves if move.entry}
    return seen.pop() if len(seen) == 1 else ""
