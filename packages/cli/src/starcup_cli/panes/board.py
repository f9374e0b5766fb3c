"""The table in panes: the others, what is common, and the reader's own; with a cursor for keys and mouse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, cast

from attrs import frozen
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import BindingType
from textual.containers import Vertical
from textual.geometry import Region, Size
from textual.markup import escape
from textual.message import Message as Event
from textual.reactive import Reactive
from textual.scroll_view import ScrollView
from textual.strip import Strip

from starcup.messages import Language, Message
from starcup.scene import Scene, Space
from starcup_cli.panes.drawn import Line, Span
from starcup_cli.panes.places import ColourOf, Places

EDGES: Mapping[str, tuple[str, str]] = {"on": ("▸", "◂"), "lit": ("[", "]"), "": (" ", " ")}
"""What stands before and behind a piece that is pointed at, one that may be, and any other."""

COMMON = "common"
"""The name of the pane of what belongs to nobody."""


@frozen
class Cell:
    """A piece, place or counter on the screen: its key, and where it is in the table, in lines and columns."""

    key: str
    line: int
    start: int
    stop: int

    @property
    def middle(self) -> float:
        """The column of its middle."""
        return (self.start + self.stop) / 2


class BoardPane(ScrollView):
    """A part of the table. It draws lines, and tells what is below the mouse."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "pane--title", "pane--soft", "pane--dim", "pane--back", "pane--lit", "pane--on", "pane--cursor",
    }  # fmt: skip
    virtual_size: Reactive[Size]
    can_focus = False

    def __init__(self, name: str) -> None:
        super().__init__(name=name)
        self._lines: list[Line] = []
        self._looks: dict[str, Style] = {}
        self.lit: frozenset[str] = frozenset()
        self.on: frozenset[str] = frozenset()
        self.cursor: str = ""

    def show(self, lines: Sequence[Line], title: str) -> None:
        """Show lines under a title."""
        self._lines = list(lines)
        self.border_title = title
        self.virtual_size = Size(self.scrollable_content_region.width, len(lines))
        self.refresh()

    def mark(self, lit: frozenset[str], on: frozenset[str], cursor: str) -> None:
        """Light what may be pointed at and what was, with the cursor; only lines that change are drawn anew."""
        changed = (lit ^ self.lit) | (on ^ self.on) | ({cursor, self.cursor} if cursor != self.cursor else set())
        self.lit, self.on, self.cursor = lit, on, cursor
        width = self.scrollable_content_region.width
        for number, line in enumerate(self._lines if changed else ()):
            if any(span.key in changed for span in line):
                self.refresh(Region(0, number - self.scroll_offset.y, width, 1))

    def cells(self) -> list[Cell]:
        """Return what can be pointed at, in reading order."""
        cells: dict[tuple[str, int], Cell] = {}
        for number, line in enumerate(self._lines):
            column = 0
            for span in line:
                if span.key:
                    before = cells.get((span.key, number))
                    start = before.start if before is not None else column
                    cells[span.key, number] = Cell(span.key, number, start, column + span.width)
                column += span.width
        first: dict[str, Cell] = {}
        for cell in cells.values():
            first.setdefault(cell.key, cell)
        return list(first.values())

    def key_at(self, x: int, y: int) -> str:
        """Return the key of what is at a place in the pane; empty if nothing is."""
        offset = self.content_region.offset - self.region.offset
        line = y - offset.y + self.scroll_offset.y
        column = x - offset.x
        for span in self._lines[line] if 0 <= line < len(self._lines) else ():
            if column < span.width:
                return span.key if column >= 0 else ""
            column -= span.width
        return ""

    def reveal(self, key: str) -> None:
        """Scroll until something is in sight."""
        cell = next((cell for cell in self.cells() if cell.key == key), None)
        if cell is not None:
            self.scroll_to_region(Region(0, cell.line, 1, 1), animate=False)

    def render_line(self, y: int) -> Strip:
        """Return one line as it is drawn now."""
        number = y + self.scroll_offset.y
        width = self.scrollable_content_region.width
        if not 0 <= number < len(self._lines):
            return Strip.blank(width, self.rich_style)
        base = self.rich_style
        return Strip([self._segment(span, base) for span in self._lines[number]]).adjust_cell_length(width, base)

    def _segment(self, span: Span, base: Style) -> Segment:
        key = span.key
        state = "on" if key in self.on else "lit" if key in self.lit else ""
        text = EDGES[state][span.look == "right"] if span.look in ("left", "right") else span.text
        style = base
        if span.look in ("title", "soft", "dim", "back"):
            style = self._look(span.look)
        if state and span.look != "soft":
            style = self._look(state)
        if span.fill:
            style += Style(bgcolor=span.fill, color=span.ink)
        if key and key == self.cursor:
            style += self._look("cursor")
        return Segment(text, style)

    def _look(self, name: str) -> Style:
        if name not in self._looks:
            self._looks[name] = self.get_component_rich_style(f"pane--{name}", partial=name == "cursor")
        return self._looks[name]

    def notify_style_update(self) -> None:
        """Take the colours of another theme."""
        self._looks = {}
        super().notify_style_update()


class Board(Vertical):
    """All panes of the table, with one cursor."""

    can_focus = True
    BINDINGS: ClassVar[list[BindingType]] = [
        ("up", "walk('up')"), ("down", "walk('down')"), ("left", "walk('left')"), ("right", "walk('right')"),
        ("enter,space", "point"), ("n", "walk_lit(1)"), ("N", "walk_lit(-1)"),
    ]  # fmt: skip

    @dataclass
    class Pointed(Event):
        """Something was pointed at, by ``key``."""

        key: str

    @dataclass
    class Looked(Event):
        """The cursor, or the mouse, is on something, by ``key``."""

        key: str

    def __init__(self) -> None:
        super().__init__(id="board")
        self.panes: dict[str, BoardPane] = {}
        self.cursor: str = ""
        self._heights: dict[str, int] = {}
        self._drawn: tuple[Scene, Language, ColourOf, Sequence[str]] | None = None
        self._hovered: str = ""
        self._lit: frozenset[str] = frozenset()
        self._on: frozenset[str] = frozenset()

    def show(self, scene: Scene, language: Language, colour: ColourOf, waited: Sequence[str] = ()) -> None:
        """Draw a scene. ``waited`` stands behind the name of each seat that is waited for."""
        self._drawn = (scene, language, colour, waited)
        self._draw()

    def on_resize(self) -> None:
        self._heights = {}
        self._draw()

    def _draw(self) -> None:
        if self._drawn is None or self.size.height < 3:
            return
        scene, language, colour, waited = self._drawn
        groups = _groups(scene)
        self._have_panes(list(groups))
        places = Places(scene, language, colour, self.size.width - 4)
        border = 1 if self.screen.has_class("low") else 2
        room = self.size.height - border * len(groups)
        mine = f"seat-{scene.seat}"
        brief = set() if scene.seat is None else {name for name in groups if name.startswith("seat-") and name != mine}
        drawn = places.fitted(groups, room, brief)
        heights = self._heights_for({name: len(lines) for name, lines in drawn.items()}, room, mine)
        for name, spaces in groups.items():
            pane = self.panes[name]
            if pane.styles.height is None or pane.styles.height.value != heights[name] + border:
                pane.styles.height = heights[name] + border
            owner = spaces[0].owner if name != COMMON else None
            head = "".join(span.text for span in places.head(spaces[0])) if owner is not None else ""
            title = language.text(spaces[0].title if owner is not None else Message("terminal-pane-common"))
            mark = waited[owner] if owner is not None and owner < len(waited) else ""
            seat = colour("seat", str(owner)) if owner is not None else None
            chip = f"[{seat.ink} on {seat.fill}] {seat.letter} [/] " if seat is not None else ""
            pane.show(drawn[name], chip + escape("  ".join(filter(None, [title + mark, head]))))
            pane.set_class(name == mine, "mine")
        self._mark()

    def _have_panes(self, names: list[str]) -> None:
        """Show the panes of these names, in this order."""
        if [name for name, pane in self.panes.items() if pane.display] == names:
            return
        new = [BoardPane(name) for name in names if name not in self.panes]
        self.panes |= {str(pane.name): pane for pane in new}
        self.mount(*new)
        rest = [name for name in self.panes if name not in names]
        self.panes = {name: self.panes[name] for name in (*names, *rest)}
        for name, pane in self.panes.items():
            pane.display = name in names
        self.sort_children(key=lambda pane: list(self.panes).index(str(pane.name)))

    def _heights_for(self, needed: Mapping[str, int], room: int, mine: str) -> Mapping[str, int]:
        """Return the heights of the panes: as they were, if that is still enough, so that nothing jumps.

        Where there is no room for all, others have to be scrolled before the reader's own.
        """
        least = {name: max(1, lines) for name, lines in needed.items()}
        for name in (*(name for name in least if name != mine), mine):
            if name in least:
                least[name] = max(1, least[name] - max(0, sum(least.values()) - room))
        heights = {name: max(lines, self._heights.get(name, 0)) for name, lines in least.items()}
        if sum(heights.values()) > room:
            heights = least
        self._heights = dict(heights)
        last = mine if mine in heights else next(reversed(heights))
        return {**heights, last: max(1, heights[last] + room - sum(heights.values()))}

    def mark(self, lit: frozenset[str], on: frozenset[str]) -> None:
        """Light what may be pointed at, and what was."""
        self._lit, self._on = lit, on
        self._mark()

    def _mark(self) -> None:
        for pane in self.panes.values():
            pane.mark(self._lit, self._on, self.cursor if self.has_focus else self._hovered)

    # The cursor.

    def cells(self) -> list[tuple[BoardPane, Cell]]:
        """Return everything that can be pointed at, in reading order."""
        return [(pane, cell) for pane in self.panes.values() if pane.display for cell in pane.cells()]

    def action_walk(self, way: str) -> None:
        """Move the cursor to what lies next to it."""
        placed = [(cell, pane.region.y * 1000 + cell.line) for pane, cell in self.cells()]
        if not placed:
            return
        here = next(((cell, line) for cell, line in placed if cell.key == self.cursor), None)
        if here is None:
            self.move_to(placed[0][0].key)
            return
        cell, line = here
        if way in ("left", "right"):
            order = [other.key for other, _ in placed]
            at = order.index(cell.key) + (1 if way == "right" else -1)
            self.move_to(order[at % len(order)])
            return
        ahead = [(other, at) for other, at in placed if (at < line if way == "up" else at > line)]
        if ahead:
            near = min(ahead, key=lambda placed: (abs(placed[1] - line), abs(placed[0].middle - cell.middle)))
            self.move_to(near[0].key)

    def action_walk_lit(self, step: int) -> None:
        """Move the cursor to the next thing that may be pointed at."""
        keys = [cell.key for pane, cell in self.cells() if cell.key in pane.lit | pane.on]
        if keys:
            at = keys.index(self.cursor) + step if self.cursor in keys else 0
            self.move_to(keys[at % len(keys)])

    def move_to(self, key: str) -> None:
        """Put the cursor on something."""
        self.cursor = key
        for pane in self.panes.values():
            pane.reveal(key)
        self._mark()
        self.post_message(self.Looked(key))

    def action_point(self) -> None:
        """Point at what the cursor is on."""
        if self.cursor:
            self.post_message(self.Pointed(self.cursor))

    def on_focus(self) -> None:
        """Show the cursor, at the first thing that may be pointed at."""
        keys = [cell.key for _, cell in self.cells()]
        lit = next((cell.key for pane, cell in self.cells() if cell.key in pane.lit), "")
        if self.cursor not in keys and keys:
            self.move_to(lit or keys[0])
        self._mark()

    def on_blur(self) -> None:
        self._mark()

    # The mouse.

    def _below(self, event: events.MouseEvent) -> str:
        pane = cast("object", event.widget)
        if not isinstance(pane, BoardPane):
            return ""
        return pane.key_at(int(event.screen_x) - pane.region.x, int(event.screen_y) - pane.region.y)

    def on_click(self, event: events.Click) -> None:
        if key := self._below(event):
            self.cursor = key
            self._mark()
            self.post_message(self.Pointed(key))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        key = self._below(event)
        if key and key != self._hovered:
            self._hovered = key
            self.post_message(self.Looked(key))
            self._mark()

    def on_leave(self) -> None:
        self._hovered = ""
        self._mark()


def _groups(scene: Scene) -> dict[str, list[Space]]:
    """Return the places by pane: other seats in the order of play after the viewer, what is common, his own."""
    own = scene.seat
    seats = [((own or 0) + step) % scene.players for step in range(scene.players)]
    automatic = sorted({space.owner for space in scene.spaces if space.owner is not None} - {*seats})
    others = [*(seats if own is None else seats[1:]), *automatic]
    groups = {f"seat-{seat}": [space for space in scene.spaces if space.owner == seat] for seat in others}
    groups[COMMON] = [space for space in scene.spaces if space.owner is None]
    if own is not None:
        groups[f"seat-{own}"] = [space for space in scene.spaces if space.owner == own]
    return {name: spaces for name, spaces in groups.items() if spaces}
