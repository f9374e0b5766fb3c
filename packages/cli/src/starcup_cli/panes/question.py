"""The question in a pane: options to choose from, or items to pick, and what they come to so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.message import Message as Event
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from starcup.messages import Language
from starcup.scene import Item, Option, Pick, Scene

LABEL = 34
"""The columns of a label, so that details stand below each other."""


class Options(OptionList):
    """The list of options; keys that it does not need go on to the screen."""


class QuestionPane(Vertical):
    """The question. It tells which option, or item, is highlighted or chosen, by its place in the list."""

    @dataclass
    class Chosen(Event):
        """An option or item was chosen: its ``name``, the text of a choice or an item, in which list."""

        name: str
        listed: int

    @dataclass
    class Highlighted(Event):
        """An option or item is highlighted: its ``name``."""

        name: str

    def __init__(self) -> None:
        super().__init__(id="question")
        self.names: list[str] = []
        self._numbers: list[int] = []
        self.listed: int = 0
        """How many lists there were: an event of a former one, from a second press of a key, means nothing any more."""
        self._again: Callable[[], None] = lambda: None

    def on_resize(self) -> None:
        self._again()

    def compose(self) -> ComposeResult:
        yield Static(id="asked", markup=False)
        yield Options(id="options", compact=True)
        yield Static(id="picked", markup=False)

    @property
    def options(self) -> Options:
        """The list."""
        return self.query_one("#options", Options)

    def ask(self, text: str, title: str) -> None:
        """Show a question, or what is waited for; what is listed next is listed anew."""
        self.names = []
        self.listed += 1
        self.query_one("#asked", Static).update(text)
        self.border_title = title

    def list_options(self, rows: Sequence[tuple[int, Option]], language: Language, note: str) -> None:
        """List options with their numbers."""
        self._again = lambda: self.list_options(rows, language, note)
        lines = [
            self._line(number, language.text(option.label), language.text(option.detail), "!" if option.final else "")
            for number, option in rows
        ]
        self._list([option.choice for _, option in rows], [number for number, _ in rows], lines, note)

    def list_items(self, pick: Pick, items: Sequence[str], scene: Scene, language: Language, note: str) -> None:
        """List the items of a pick, with a mark at those that are picked."""
        self._again = lambda: self.list_items(pick, items, scene, language, note)
        lines = [
            self._line(
                number, f"{_mark(item, pick, items)}{language.text(item.title)}", language.text(scene.detail(item))
            )
            for number, item in enumerate(pick.items, 1)
        ]
        self._list([item.item for item in pick.items], list(range(1, len(lines) + 1)), lines, note)

    def close(self) -> None:
        """Show no options."""
        self._again = lambda: None
        self._list([], [], [], "")

    def _list(self, names: list[str], numbers: list[int], lines: Sequence[Text], note: str) -> None:
        options = self.options
        before = self.highlighted
        if names and names == self.names:
            for place, line in enumerate(lines):
                options.replace_option_prompt_at_index(place, line)
            options.refresh(layout=True)  # in another width they took other lines
        else:
            self.names, self._numbers = names, numbers
            options.clear_options()
            self.listed += 1
            options.add_options([Row(line, id=f"{self.listed}-{place}") for place, line in enumerate(lines)])
            if names:
                options.highlighted = names.index(before) if before in names else 0
        picked = self.query_one("#picked", Static)
        picked.update(note)
        picked.display = bool(note)

    def _line(self, number: int, label: str, detail: str, mark: str = "") -> Text:
        """Return a row on one line: what is cut of it stands in the details."""
        wide = max(20, self.options.scrollable_content_region.width - 2)
        short = LABEL if detail and cell_len(label) <= LABEL else cell_len(label)
        line = Text(f"{number:>3} ").append(f"{mark:1}", "bold").append(set_cell_size(label, short))
        if detail:
            line.append(f"  {detail}", "dim")
        if line.cell_len > wide:
            line.truncate(wide, overflow="ellipsis")
        return line

    @property
    def highlighted(self) -> str:
        """The name of the option, or item, that is highlighted; empty if none is."""
        place = self.options.highlighted
        return self.names[place] if place is not None and place < len(self.names) else ""

    def highlight_number(self, number: int) -> bool:
        """Highlight the option of a number; return whether there is one."""
        if number not in self._numbers:
            return False
        self.options.highlighted = self._numbers.index(number)
        return True

    def begins_number(self, digits: str) -> bool:
        """Return whether an option has a number that begins so, and goes on."""
        return any(str(number).startswith(digits) and str(number) != digits for number in self._numbers)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if self._is_listed(event):
            self.post_message(self.Chosen(self.names[event.option_index], self.listed))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        if self._is_listed(event):
            self.post_message(self.Highlighted(self.names[event.option_index]))

    def _is_listed(self, event: OptionList.OptionMessage) -> bool:
        return event.option.id == f"{self.listed}-{event.option_index}"


def _mark(item: Item, pick: Pick, items: Sequence[str]) -> str:
    """Return how often an item is picked, or as which, in brackets; nothing where one alone is, which answers."""
    if pick.least == pick.most == 1:
        return ""
    times = items.count(item.item)
    if item.count > 1:
        return f"[{times}/{item.count}] "
    if pick.ordered and times:
        return f"[{items.index(item.item) + 1}] "
    return "[x] " if times else "[ ] "
