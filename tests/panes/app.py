"""The app of the panes as somebody drives it: by keys and by the mouse, on a screen that is read as text."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from html import unescape
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet
from textual import events
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import OptionList

from starcup.scene import Pointed, Prompt, click
from starcup_cli.packs import chosen_rules
from starcup_cli.panes.app import PanesApp
from starcup_cli.panes.board import BoardPane, Cell
from starcup_cli.panes.keys import Keys
from starcup_cli.panes.play_screen import PlayScreen
from starcup_cli.panes.reader import Curtain
from starcup_cli.table import starting
from starcup_cli.table.session import Session

GAMES = ("roll", "race", "tiny-epic")
ONE_OF_THREE = [pytest.param("roll", marks=pytest.mark.slow), "race", pytest.param("tiny-epic", marks=pytest.mark.slow)]
"""The games for what takes long and is the same for each: one of them by default."""
SOME = 6
"""Of many cases that take long one of so many is tried in CI, all of them when it is to be thorough."""
SMALL, WIDE, LARGE = (80, 24), (120, 40), (200, 60)
"""Sizes of terminals: columns and lines."""
PATIENCE = 60.0
"""The seconds within which the app has to come to rest."""
CHARACTERS = {
    "?": "question_mark", ":": "colon", "/": "slash", " ": "space", "!": "exclamation_mark", ".": "full_stop",
    "-": "minus", "_": "underscore", "~": "tilde", "'": "apostrophe", ",": "comma",
}  # fmt: skip
"""What the keys of some characters are called."""
_TEXT = re.compile(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')
_CELL, _LINE, _FIRST = 12.2, 24.4, 20.0
"""The size of a character in a picture of a screen, and the place of the first one."""

Plan = Callable[["Somebody"], Awaitable[None]]


def session(key: str, players: Sequence[str] = ("human", "greedy"), seed: int = 3, *options: str) -> Session:
    """Return a new game, kept in the folder of the test."""
    return starting.new_session(list(players), seed, chosen_rules(None, options, "", key), None, False)


def drive(app: PanesApp, plan: Plan, size: tuple[int, int] = SMALL) -> None:
    """Start the app, do as planned, and end it."""

    async def run() -> None:
        app.animation_level = "none"
        async with app.run_test(size=size, notifications=True) as pilot:
            somebody = Somebody(app, pilot)
            await somebody.settle()
            await plan(somebody)

    asyncio.run(run())
    if app.return_value is not None:
        raise app.return_value


def play(game: Session, plan: Plan, size: tuple[int, int] = SMALL, *, resumed: bool = False) -> None:
    """Do as planned at the table of a game, at which greedy gives hints."""
    drive(PanesApp(game, "greedy", resumed=resumed), plan, size)


class Somebody:
    """Somebody at the keyboard of the app."""

    def __init__(self, app: PanesApp, pilot: Pilot[BaseException | None]) -> None:
        self.app = app
        self._pilot = pilot

    # What is done.

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other; the app comes to rest after each."""
        for key in keys:
            self.app.post_message(events.Key(CHARACTERS.get(key, key), key if len(key) == 1 else None))
            await self.settle()

    async def type(self, line: str) -> None:
        """Type a line, and Enter."""
        for character in line:
            self.app.post_message(events.Key(CHARACTERS.get(character, character), character))
        await self.press("enter")

    async def click(self, column: int, line: int) -> None:
        """Click on a place of the screen, as a terminal tells it."""
        for kind, button in ((events.MouseMove, 0), (events.MouseDown, 1), (events.MouseUp, 1)):
            self.app.post_message(kind(None, column, line, 0, 0, button, False, False, False, column, line))
        await self.settle()

    async def wheel(self, column: int, line: int, *, up: bool = False) -> None:
        """Turn the wheel of the mouse above a place of the screen."""
        kind = events.MouseScrollUp if up else events.MouseScrollDown
        self.app.post_message(kind(None, column, line, 0, 0, 0, False, False, False, column, line))
        await self.settle()

    async def resize(self, width: int, height: int) -> None:
        """Give the terminal another size."""
        await self._pilot.resize_terminal(width, height)
        await self.settle()

    async def pause(self, seconds: float) -> None:
        """Let time pass."""
        await self._pilot.pause(seconds)

    async def settle(self) -> None:
        """Wait until the app does no more by itself: nothing is left to be handled, and no bot thinks."""
        end = time.monotonic() + PATIENCE
        while await self._has_handled() or self._thinks():
            await asyncio.sleep(0.001 if self._thinks() else 0)
            assert time.monotonic() < end, "the app does not come to rest"
        await self._pilot.pause(0)  # what was changed is laid out
        if any(pump.message_queue_size for pump in self._pumps()):
            await self.settle()

    async def _has_handled(self) -> bool:
        """Let everything handle what it was sent; return whether that was anything."""
        handled = []
        for pump in self._pumps():
            size = pump.message_queue_size
            done = asyncio.Event()
            if pump.call_later(done.set):
                handled.append((size, done))
        for _, done in handled:
            await asyncio.wait_for(done.wait(), PATIENCE)
        return any(size for size, _ in handled) or any(pump.message_queue_size for pump in self._pumps())

    def _pumps(self) -> list[App[BaseException | None] | Widget]:
        return [self.app, *self.app.screen.walk_children(Widget, with_self=True)]

    def _thinks(self) -> bool:
        """Return whether the game goes on by itself: nobody is asked yet."""
        screen = self.app.screen
        return isinstance(screen, PlayScreen) and screen.asked is None and not screen.session.game.finished

    # What is seen.

    @property
    def screen(self) -> Screen[object]:
        """The screen on top."""
        return self.app.screen

    @property
    def table(self) -> PlayScreen:
        """The screen of the game that is played, though another may be above it."""
        return next(screen for screen in reversed(self.app.screen_stack) if isinstance(screen, PlayScreen))

    @property
    def journal(self) -> str:
        """The journal of the game that is played."""
        return self.table.session.game.journal_text()

    def picture(self) -> str:
        """Return the screen as SVG."""
        return self.app.export_screenshot()

    def lines(self) -> list[str]:
        """Return the characters on the screen, line by line."""
        return lines_of(self.picture(), *self.app.size)

    def text(self) -> str:
        """Return the characters on the screen."""
        return "\n".join(self.lines())

    def notes(self) -> list[str]:
        """Return what the app has said in passing."""
        return [note.message for note in self.app._notifications]

    # Answers.

    async def answer_by_keys(self, choice: str, *, arrows: bool = False) -> None:
        """Answer the question by numbers, or by arrows, and Enter."""
        asked = self.table.asked
        assert asked is not None
        pick = asked.prompt.pick
        if pick is None:
            if choice in self.table.question.names:
                await self._highlight(choice, arrows)
                await self.press("enter")
            else:  # several questions at once: too many to be listed
                await self.press(":")
                await self.type(choice)
            return
        for item in items_of(pick.text, choice):
            await self._highlight(item, arrows)
            await self.press("enter")
        if pick.most > 1 or pick.least != pick.most:
            await self.press("c")

    async def _highlight(self, name: str, arrows: bool) -> None:
        question = self.table.question
        place = question.names.index(name)
        if not arrows:
            row = question.options.get_option_at_index(place).prompt
            await self.press(*str(row).split()[0].rstrip("!"))
            return
        at = question.options.highlighted or 0
        await self.press(*["down" if place > at else "up"] * abs(place - at))

    async def answer_by_mouse(self, choice: str) -> None:
        """Answer the question by clicks: on the table where something is to be pointed at, else on the list."""
        asked = self.table.asked
        assert asked is not None
        pick = asked.prompt.pick
        if pick is not None:
            for item in items_of(pick.text, choice):
                await self._pick_by_mouse(asked.prompt, item)
            if pick.most > 1 or pick.least != pick.most:
                await self.click_key("c")
            return
        option = next(candidate for candidate in asked.prompt.options if candidate.choice == choice)
        for key in dict.fromkeys(option.touches.keys):
            if self.table.asked is asked and choice in self.table.question.names:
                await self.click_piece(key)
        if self.table.asked is asked and len(self.app.screen_stack) == self._depth():
            await self.click_row(choice)

    async def _pick_by_mouse(self, prompt: Prompt, item: str) -> None:
        """Pick an item by a click on what it stands for, if that means it alone."""
        assert prompt.pick is not None
        pointed = self.table.pointed
        wanted = Pointed(items=(*pointed.items, item))
        touches = next(candidate.touches for candidate in prompt.pick.items if candidate.item == item)
        key = next((key for key in touches if self.cell(key) and click(prompt, pointed, key) == wanted), "")
        if not key or not await self.click_piece(key):
            await self.click_row(item)

    def _depth(self) -> int:
        return self.app.screen_stack.index(self.table) + 1

    async def click_row(self, name: str) -> None:
        """Click on an option or item in the list, scrolled to by the wheel."""
        options = self.table.question.options
        await self.click_option(options, self.table.question.names.index(name))

    async def click_option(self, options: OptionList, place: int) -> None:
        """Click on a row of a list, scrolled to by the wheel."""
        region = options.content_region
        for _ in range(options.option_count):
            line = place - options.scroll_offset.y
            if 0 <= line < region.height:
                await self.click(region.x + 2, region.y + line)
                return
            await self.wheel(region.x + 2, region.y, up=line < 0)
        raise AssertionError(f"row {place} can't be scrolled to")

    async def click_piece(self, key: str) -> bool:
        """Click on a thing on the table, scrolled to by the wheel; return whether it is there."""
        found = self.cell(key)
        if found is None:
            return False
        pane, cell = found
        region = pane.content_region
        for _ in range(100):
            line = cell.line - pane.scroll_offset.y
            if 0 <= line < region.height:
                await self.click(region.x + cell.start, region.y + line)
                return True
            await self.wheel(region.x, region.y, up=line < 0)
        raise AssertionError(f"{key} can't be scrolled to")

    def cell(self, key: str) -> tuple[BoardPane, Cell] | None:
        """Return where a thing is on the table."""
        return next(((pane, cell) for pane, cell in self.table.board.cells() if cell.key == key), None)

    async def click_key(self, key: str) -> None:
        """Click on a key in the line at the bottom."""
        keys = self.screen.query_one(Keys)
        line = keys.content_region.y
        shown = self.lines()[line]
        at = re.search(rf"(?<!\S){re.escape(key)} \w", shown)
        assert at is not None, shown
        await self.click(at.start(), line)

    async def open_curtain(self) -> None:
        """Press Enter where the curtain is down."""
        while isinstance(self.screen, Curtain):
            await self.press("enter")


def some_of(paths: Sequence[Path]) -> list[ParameterSet]:
    """Return cases, most of them for thorough runs only."""
    return [
        pytest.param(path, marks=() if place % SOME == 0 else pytest.mark.thorough) for place, path in enumerate(paths)
    ]


def items_of(prefix: str, choice: str) -> list[str]:
    """Return the items in the text of a choice, in its order."""
    items = choice.removeprefix(prefix).split()
    return [] if items == ["none"] else items


def lines_of(picture: str, width: int, height: int) -> list[str]:
    """Return the characters in the picture of a screen."""
    rows = [[" "] * width for _ in range(height)]
    for x, y, text in _TEXT.findall(picture):
        row = round((float(y) - _FIRST) / _LINE)
        column = round(float(x) / _CELL)
        if 0 <= row < height:
            letters = unescape(text).replace("\xa0", " ")
            rows[row][column : column + len(letters)] = letters
    return ["".join(row).rstrip() for row in rows]
