"""The screen of a table: what lies on it, what happened, and details of what is under the cursor."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from starcup.lines import Lines, Style
from starcup.messages import Language, Message
from starcup.pictures import drawing
from starcup.scene import Beat, Scene
from starcup.words import Words, within
from starcup_cli.lookup import title_of
from starcup_cli.panes.board import Board
from starcup_cli.panes.details import Details
from starcup_cli.panes.drawn import shortened
from starcup_cli.panes.keys import Keys
from starcup_cli.panes.reader import WIDTH, Reader
from starcup_cli.panes.settings import PACES, Settings
from starcup_cli.panes.story import Story
from starcup_cli.voice import Voice

WIDE = 100
"""The columns from which on details and the log stand beside the table."""

BESIDE, MOST_BESIDE = 38, 70
"""The share of the columns that details and the log take beside the table, in hundredths, and the most columns."""
HIGH = 34
"""The lines from which on panes have borders all around."""


class TableScreen(Screen[None]):
    """A table in panes. ``voice`` is that of the reader."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("s", "scores"), ("l", "story"), ("d", "details"), ("p", "pace"), ("t", "theme"), ("question_mark,f1", "help"),
        ("q", "leave"), ("tab", "next_pane(1)"), ("shift+tab", "next_pane(-1)"),
    ]  # fmt: skip
    PANES: ClassVar[Sequence[str]] = ("board", "story", "details-box")

    def __init__(self, words: Words, voice: Voice, settings: Settings) -> None:
        super().__init__()
        self.words = words
        self.voice = voice
        self.settings = settings
        self.scene: Scene | None = None
        self._pictures = drawing(words.ruleset, voice.language)
        self._skip = asyncio.Event()

    # Layout.

    def compose(self) -> ComposeResult:
        yield Static(id="status", markup=False)
        with Horizontal(id="main"):
            with Vertical(id="left"):
                yield Board()
                yield from self.below()
            with Vertical(id="right"):
                yield from self.above()
                with VerticalScroll(id="details-box") as box:
                    box.border_title = self.voice.words("pane-details")
                    yield Static(id="details", markup=False)
                story = Story()
                story.border_title = self.voice.words("pane-story")
                yield story
        yield Static(id="ticker", markup=False)
        yield Keys()

    def above(self) -> ComposeResult:
        """Lay out what stands above the details."""
        yield from ()

    def below(self) -> ComposeResult:
        """Lay out what stands below the table."""
        yield from ()

    @property
    def is_wide(self) -> bool:
        """Whether details and the log stand beside the table."""
        return self.app.size.width >= WIDE

    @property
    def side(self) -> int:
        """The columns of a text beside the table, or of one above it where there is no room for that."""
        return min(MOST_BESIDE, self.app.size.width * BESIDE // 100) - 5 if self.is_wide else WIDTH

    def on_resize(self) -> None:
        """Put details and the log beside the table, where there is room."""
        self.set_class(self.is_wide, "wide")
        self.set_class(not self.is_wide, "narrow")
        self.set_class(self.size.height < HIGH, "low")

    @property
    def board(self) -> Board:
        """The table."""
        return self.query_one(Board)

    @property
    def story(self) -> Story:
        """The log."""
        return self.query_one(Story)

    @property
    def language(self) -> Language:
        """The language of the reader."""
        return self.voice.language

    def show_scene(self, scene: Scene) -> None:
        """Draw the table."""
        self.scene = scene
        waited = [self.voice.words("pane-thinks") if seat in self.thinking() else "" for seat in range(scene.players)]
        self.board.show(scene, self.language, self._pictures.tint, waited)
        title = title_of(self.words)
        totals = "  ".join(f"{self.language.player(tally.seat)} {tally.total}" for tally in scene.scores)
        status, wide = self.language.text(scene.status), self.size.width - 2
        left = f"{title} · {status}" if len(title) + len(status) + len(totals) + 5 <= wide else status
        left = shortened(left, max(wide - len(totals) - 2, wide // 2))
        line = shortened(f"{left}  {totals:>{max(0, wide - len(left) - 2)}}", wide)
        self.query_one("#status", Static).update(line)

    def thinking(self) -> Sequence[int]:
        """Return the seats that are marked as waited for."""
        return ()

    # What happened.

    async def tell(self, beats: Sequence[Beat]) -> None:
        """Tell what happened, at the pace that is set; any key goes on at once."""
        left = [beat for beat in beats if beat.text]
        self._skip.clear()
        fresh = left[0].position if left else 0
        begins = not self.story.option_count
        while left:
            seconds = 0.0 if self._skip.is_set() or begins else PACES[self.settings.pace]
            now = left[: 1 if seconds else None]
            left = left[len(now) :]
            self.story.tell(now, self.language, fresh)
            self.query_one("#ticker", Static).update(f"· {self.language.text(now[-1].text)}")
            if seconds and now[0].weight != "detail":
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._skip.wait(), seconds)

    def on_key(self) -> None:
        self._skip.set()

    # Details.

    def details(self, width: int = 0) -> Details:
        """Return what tells details of the scene in a width, as it comes that of their pane."""
        assert self.scene is not None
        return Details(self.scene, self.words, self.voice, width or self.side)

    def show_details(self, text: Text | str, title: str = "") -> None:
        """Show a text in the pane of details."""
        box = self.query_one("#details-box", VerticalScroll)
        box.border_title = title or self.voice.words("pane-details")
        self.query_one("#details", Static).update(text)
        box.scroll_home(animate=False)

    @on(Board.Looked)
    def _looked(self, event: Board.Looked) -> None:
        if self.scene is not None:
            self.show_details(self.details().of_key(event.key))

    @on(Story.Followed)
    def _followed(self, event: Story.Followed) -> None:
        if event.source and (lines := self.details(WIDTH).of_source(event.source)):
            self.read(self.voice.words("pane-details"), lines)

    # Texts to read.

    def read(self, title: str, lines: Sequence[str]) -> None:
        """Show lines above the table."""
        self.app.push_screen(Reader(title, lines, self.voice.words("pane-closes")))

    def lines(self) -> Lines:
        """Return what draws lines for a text to read."""
        return Lines(self.language, Style(WIDTH))

    def action_scores(self) -> None:
        if self.scene is not None:
            lines = self.lines().scores(self.scene)
            for space in self.scene.spaces:
                for counter in space.counters:
                    if counter.because:
                        name = self.language.player(space.owner) if space.owner is not None else ""
                        total = Message("starcup-lines-holds", place=counter.title, contents=counter.value)
                        lines += ["", f"{name} {self.language.text(total)}".strip()]
                        lines += [f"  {self.language.text(line)}" for line in counter.because]
            self.read(self.voice.words("pane-scores"), lines)

    def action_story(self) -> None:
        """Show the whole log, or go to its pane."""
        if self.is_wide:
            self.story.focus()
        else:
            self.read(self.voice.words("pane-story"), self.lines().beats(self.beats()))

    def beats(self) -> list[Beat]:
        """Return everything that the reader saw happen."""
        return []

    def action_details(self) -> None:
        """Show the details of what is under the cursor at full width."""
        if self.scene is not None and (key := self.board.cursor):
            with within(WIDTH):
                text = self.details(WIDTH).of_key(key)
            self.read(self.voice.words("pane-details"), text.plain.splitlines())

    def action_help(self) -> None:
        self.read(self.voice.words("pane-keys"), self.help())

    def help(self) -> list[str]:
        """Return the keys with what they do, as lines."""
        rows = [("Tab", "key-tab"), ("← ↑ → ↓", "key-walk"), ("s", "key-scores"), ("l", "key-story"),
                ("d", "key-details"), ("p", "key-pace"), ("t", "key-theme"), ("q", "key-leave")]  # fmt: skip
        return self.voice.rows([(key, self.voice.words(f"pane-{name}")) for key, name in rows])

    # Settings.

    def action_pace(self) -> None:
        paces = list(PACES)
        pace = paces[(paces.index(self.settings.pace) + 1) % len(paces)]
        self.settings.change(pace=pace)
        self.notify(self.voice.words("pane-pace", pace=pace))

    def action_theme(self) -> None:
        self.settings.change(dark=not self.settings.dark)
        self.app.theme = self.settings.theme

    def action_next_pane(self, step: int) -> None:
        panes = [name for name in self.PANES if self.query_one(f"#{name}").region.area]
        at = next((place for place, name in enumerate(panes) if self.query_one(f"#{name}").has_focus), -1)
        self.query_one(f"#{panes[(at + step) % len(panes)]}").focus()

    def action_leave(self) -> None:
        self.dismiss()

    @on(OptionList.OptionHighlighted)
    def _passed(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
