"""The app of the panes: a table at a full screen, or first the list of kept games."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import PurePath
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.notifications import SeverityLevel

from starcup import Game
from starcup.host.players import HUMAN, is_human
from starcup_bots.hints import Hints
from starcup_cli import files
from starcup_cli.errors import Failed, WrongUse
from starcup_cli.packs import usual_bot
from starcup_cli.panes.home import Home
from starcup_cli.panes.leaving import interruption, leaving, let_ctrl_c_interrupt
from starcup_cli.panes.look_back import LookBack
from starcup_cli.panes.play_screen import PlayScreen
from starcup_cli.panes.settings import Settings
from starcup_cli.records import KeptGame, SavedFile, restore
from starcup_cli.table import Session, loaded_session
from starcup_cli.voice import own_text


class PanesApp(App[BaseException | None]):
    """The game at a full screen. It returns the error that ended it, if one did.

    It shows the ``session`` that is played, or watched if only bots play it, else the game that was ``kept`` after
    ``at`` choices, else a list to choose from.
    """

    CSS_PATH: ClassVar[str | PurePath | list[str | PurePath] | None] = "panes.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False

    def __init__(
        self,
        session: Session | None = None,
        hints: str | None = None,
        *,
        resumed: bool = False,
        kept: KeptGame | None = None,
        at: int | None = None,
    ) -> None:
        super().__init__()
        self.settings: Settings = Settings.read()
        self.hints = hints
        self._session = session
        self._resumed = resumed
        self._kept = kept
        self._at = at
        self._running_in: asyncio.AbstractEventLoop | None = None

    def show(self) -> None:
        """Take the screen until the person leaves."""
        with leaving(self._leave):
            error = self.run()
        if error is not None:
            raise error

    def _leave(self, error: BaseException) -> None:
        """Leave, from a signal's handler: every answer is saved already."""
        if self._running_in is None:
            raise error
        self._running_in.call_soon_threadsafe(self.exit, error)

    def action_interrupt(self) -> None:
        """Leave as Ctrl-C does, where that is a key and no signal."""
        self.exit(interruption())

    def on_mount(self) -> None:
        self.theme = self.settings.theme
        self._running_in = asyncio.get_running_loop()
        if not self.is_headless:
            let_ctrl_c_interrupt()
        if self._kept is not None:
            self.look_back_at(self._kept, at=self._at, last=True)
        elif self._session is not None:
            self.play(self._session, resumed=self._resumed, last=True)
        else:
            self.push_screen(Home(self))

    def notify(
        self,
        message: str,
        *,
        title: str = "",
        severity: SeverityLevel = "information",
        timeout: float | None = None,
        markup: bool = True,
    ) -> None:
        """Show a notice as it is: names and refusals may have brackets in them."""
        super().notify(message, title=title, severity=severity, timeout=timeout, markup=False)

    def _handle_exception(self, error: Exception) -> None:
        """End with what was raised, for the command to tell as it tells everything; Textual would print pages."""
        self.exit(error)

    def play(self, session: Session, *, resumed: bool = False, last: bool = False) -> None:
        """Show a game: it is played, or watched if only bots play it."""
        session.save()
        files.remember(session.file.path)
        if session.humans:
            hints = Hints(self.hints, session.game.ruleset, len(session.players))
            self._show(PlayScreen(session, self.settings, hints, resumed=resumed), last=last)
        else:
            screen = LookBack(session.game, session.players, self.settings, self._branch, live=session)
            self._show(screen, last=last)

    def _show(self, screen: PlayScreen | LookBack, *, last: bool) -> None:
        self.push_screen(screen, (lambda _: self.exit()) if last else None)

    def go_on_with(self, kept: KeptGame) -> None:
        """Go on with a kept game; look back at one that is over."""
        if kept.fault:
            self.notify(kept.fault, severity="error")
            return
        try:
            session = loaded_session(str(kept.path))
        except (WrongUse, Failed) as error:
            self.notify(error.message, severity="error")
        else:
            if session.game.finished:
                self.look_back_at(kept)
            else:
                self.play(session, resumed=True)

    def look_back_at(self, kept: KeptGame, *, at: int | None = None, last: bool = False) -> None:
        """Look back at a kept game."""
        if kept.fault:
            self.notify(kept.fault, severity="error")
            return
        try:
            whole = restore(files.read(kept.path), kept.path)
        except (WrongUse, Failed) as error:
            self.notify(error.message, severity="error")
        else:
            self._show(LookBack(whole, kept.players, self.settings, self._branch, at=at or 0), last=last)

    def _branch(self, game: Game, players: Sequence[str], seat: int) -> None:
        """Go on with a game, with a person at a seat, in a file of its own."""
        if game.finished:
            self.notify(own_text("pane-branch-over"), severity="warning")
            return
        session = Session(game, seats_for(players, seat, game.ruleset.game), SavedFile(files.new_path(None)))
        self.play(session, resumed=True)


def seats_for(players: Sequence[str], seat: int, game: str) -> list[str]:
    """Return the players with a person at one seat, and bots at all others."""
    usual = usual_bot(game)
    others = [usual if is_human(player) else player for player in players]
    return [HUMAN if place == seat else player for place, player in enumerate(others)]
