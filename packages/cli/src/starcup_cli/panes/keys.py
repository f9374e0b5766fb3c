"""The line of keys at the bottom of a screen; each can be clicked as well."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from textual.markup import escape
from textual.widgets import Static


class Keys(Static):
    """The keys that are of use now."""

    def __init__(self) -> None:
        super().__init__(id="keys")

    def show(self, keys: Sequence[tuple[str, str, str]]) -> None:
        """Show keys, each with what it does and the action of the screen: ``(KEY, WORDS, ACTION)``."""
        fitting, left = list[str](), self.app.size.width - 2
        for key, words, action in keys:  # as many as fit, the most useful first
            left -= cell_len(f"{key} {words}") + 2
            if left < -2:
                break
            fitting.append(f'[@click="screen.{action}"][b]{escape(key)}[/b] {escape(words)}[/]')
        self.update("  ".join(fitting))
