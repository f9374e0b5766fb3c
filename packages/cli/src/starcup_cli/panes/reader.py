"""Screens above the table: a text to read, a question to be sure, a line to type, a curtain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.markup import escape
from textual.screen import ModalScreen
from textual.widgets import Input, Static

WIDTH = 76
"""The columns of a text to read."""


class Reader(ModalScreen[None]):
    """A text that is read, and closed by Escape, Enter, or a click beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,space", "dismiss"), ("down,j", "down"), ("up,k", "up")]

    def __init__(self, title: str, lines: Sequence[str], closes: str) -> None:
        super().__init__()
        self._title = title
        self._text = Text.from_ansi("\n".join(lines))
        self._closes = closes

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="reader") as box:
            box.border_title = escape(self._title)
            box.border_subtitle = self._closes
            yield Static(self._text)

    def on_click(self) -> None:
        self.dismiss()

    def action_down(self) -> None:
        self.query_one("#reader").scroll_down(animate=False)

    def action_up(self) -> None:
        self.query_one("#reader").scroll_up(animate=False)


class Ask(ModalScreen[bool]):
    """A question that is answered by yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,n", "dismiss(False)"), ("enter,y", "dismiss(True)")]

    def __init__(self, text: str, yes: str, no: str) -> None:
        super().__init__()
        self._text, self._yes, self._no = text, yes, no

    def compose(self) -> ComposeResult:
        with Vertical(id="ask"):
            yield Static(self._text, markup=False)
            yes, no = escape(self._yes), escape(self._no)
            yield Static(f'[@click="screen.dismiss(True)"]{yes}[/]    [@click="screen.dismiss(False)"]{no}[/]')


class Typed(ModalScreen[str]):
    """A line that is typed; empty if nothing is."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')")]

    def __init__(self, text: str, value: str = "") -> None:
        super().__init__()
        self._text, self._value = text, value

    def compose(self) -> ComposeResult:
        with Vertical(id="typed"):
            yield Static(self._text, markup=False)
            yield Input(self._value, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Curtain(ModalScreen[None]):
    """A curtain between two people at one keyboard: nothing of the table is to be seen."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(self._text, id="curtain", markup=False)

    def on_click(self) -> None:
        self.dismiss()
