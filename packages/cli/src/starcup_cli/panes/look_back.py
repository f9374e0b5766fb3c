"""The screen that looks back at a game, forwards and back; and on which bots are watched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import ClassVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from starcup import Game, StarcupError
from starcup.host.players import names_of_seats
from starcup.messages import Player
from starcup.scene import Beat, beats_of, scene_of
from starcup_cli.panes.background import in_background
from starcup_cli.panes.keys import Keys
from starcup_cli.panes.settings import PACES, Settings
from starcup_cli.panes.table_screen import TableScreen
from starcup_cli.table import Session, whole_scene, whole_story
from starcup_cli.voice import Voice, words_for

BAR = 40
"""The columns of the bar that shows where in the game this is."""
LEAST_SECONDS = 0.05


class LookBack(TableScreen):
    """A game, choice by choice, first after ``at`` of them. A game of bots that is ``live`` goes on at its end.

    ``branch`` goes on with a game, with a person at a seat.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        ("right", "step(1)"), ("left", "step(-1)"), ("pagedown", "step(10)"), ("pageup", "step(-10)"),
        ("home", "step(-100000)"), ("end", "step(100000)"), ("space", "run"), ("e", "eyes"), ("x", "branch"),
    ]  # fmt: skip
    AUTO_FOCUS: ClassVar[str | None] = "#where"
    PANES: ClassVar[Sequence[str]] = ("where", "board", "story", "details-box")

    def __init__(
        self,
        whole: Game,
        players: Sequence[str],
        settings: Settings,
        branch: Callable[[Game, Sequence[str], int], None],
        *,
        at: int | None = None,
        live: Session | None = None,
    ) -> None:
        voice = Voice(whole.ruleset, None, names_of_seats(players), None)
        super().__init__(words_for(whole.ruleset), voice, settings)
        self.whole = whole
        self.players = players
        self.live = live
        self.game: Game = whole
        self.at: int = self.most if at is None else at
        self.eyes: int | None = None
        """The seat whose view is shown; None: everything."""
        self._branch = branch
        self._runs = live is not None
        self._told_to = 0

    @property
    def most(self) -> int:
        """The choices in the game so far."""
        return sum(isinstance(who, int) for who, _ in self.whole.journal)

    def below(self) -> ComposeResult:
        where = Static(id="where", markup=False)
        where.can_focus = True
        yield where

    def on_mount(self) -> None:
        self._show_at(self.at)
        self.query_one("#where").focus()
        self._go_on()

    # Through the game.

    @work(exclusive=True, group="run")
    async def _go_on(self) -> None:
        """Go on by itself, as long as that is wanted."""
        while True:
            await asyncio.sleep(max(LEAST_SECONDS, PACES[self.settings.pace]))
            if self._runs:
                await self._forward()

    async def _forward(self) -> None:
        if self.at < self.most:
            self._show_at(self.at + 1)
        elif self.live is not None and not self.live.game.finished:
            try:
                await in_background(self.live.answer_by_bot)
            except StarcupError as error:
                self.app.exit(error)
                return
            self.live.save()
            self._show_at(self.most)
        else:
            self._runs = False
            self._show_where()

    def _show_at(self, at: int) -> None:
        """Show the game after so many choices."""
        self.at = max(0, min(at, self.most))
        self.game = self.whole if self.at == self.most else self._replayed()
        seat = self.eyes
        self.show_scene(whole_scene(self.game) if seat is None else scene_of(self.game, seat))
        beats = self.beats()
        if len(beats) < self._told_to:
            self.story.forget()
            self._told_to = 0
        fresh = beats[self._told_to :]
        self.story.tell(fresh, self.language, fresh[0].position if self._told_to and fresh else 1 << 60)
        self._told_to = len(beats)
        if worded := [beat for beat in fresh if beat.text]:
            self.query_one("#ticker", Static).update(f"· {self.language.text(worded[-1].text)}")
        self._show_where()

    def _replayed(self) -> Game:
        """Return the game after as many choices as are shown, as one of its own."""
        return Game.replay(self.whole.ruleset, self.whole.journal_text(), at=self.at)

    def _show_where(self) -> None:
        most = max(1, self.most)
        done = self.at * BAR // most
        bar = f"{'━' * done}●{'─' * (BAR - done)}"
        eyes = self.voice.words("pane-eyes", seat="all" if self.eyes is None else Player(self.eyes))
        asked = ", ".join(
            self.voice.words("replay-asked", seat=Player(decision.seat), question=prompt.text)
            for decision in self.game.waiting()
            if (prompt := scene_of(self.game, decision.seat).prompt) is not None
        )
        mark = "▶" if self._runs else "⏸"
        where = self.voice.words("replay-after", at=self.at, choices=self.most)
        self.query_one("#where", Static).update(f"{mark} {bar}  {where}  {eyes}\n{asked}")
        say = self.voice.words
        self.query_one(Keys).show(
            [
                ("←", say("pane-key-back"), "step(-1)"),
                ("→", say("pane-key-forwards"), "step(1)"),
                ("␣", say("pane-key-run"), "run"),
                ("e", say("pane-key-eyes"), "eyes"),
                ("x", say("pane-key-branch"), "branch"),
                ("s", say("pane-key-scores"), "scores"),
                ("?", say("pane-key-help"), "help"),
                ("q", say("pane-key-leave"), "leave"),
            ]
        )

    def beats(self) -> list[Beat]:
        return whole_story(self.game) if self.eyes is None else beats_of(self.game, self.eyes)

    # Keys.

    def action_step(self, step: int) -> None:
        self._runs = False
        self._show_at(self.at + step)

    def action_run(self) -> None:
        self._runs = not self._runs
        if self._runs and self.at == self.most and (self.live is None or self.live.game.finished):
            self._show_at(0)
        self._show_where()

    def action_eyes(self) -> None:
        """See what another seat sees, or everything."""
        seats = [None, *range(self.game.table.players)]
        self.eyes = seats[(seats.index(self.eyes) + 1) % len(seats)]
        self.story.forget()
        self._told_to = 0
        self._show_at(self.at)

    def action_branch(self) -> None:
        """Play on from here, in a game of its own."""
        self._runs = False
        game = self._replayed()
        asked = next((decision.seat for decision in game.waiting()), 0)
        self._branch(game, self.players, asked if self.eyes is None else self.eyes)

    def on_click(self, event: events.Click) -> None:
        """Go to where the bar is clicked."""
        where = self.query_one("#where")
        if event.widget is where and event.y <= 1:
            self._runs = False
            self._show_at(round((event.x - 4) * self.most / BAR))

    def help(self) -> list[str]:
        rows = [("← →", "key-step"), ("PgUp PgDn", "key-step-ten"), ("Home End", "key-ends"), ("Space", "key-run"),
                ("e", "key-eyes"), ("x", "key-branch")]  # fmt: skip
        return [*self.voice.rows([(key, self.voice.words(f"pane-{name}")) for key, name in rows]), *super().help()]
