"""The app of the panes: the table at a full screen."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App

from starcup import StarcupError
from starcup_bots.hints import Hints
from starcup_cli.panes.play_screen import PlayScreen
from starcup_cli.panes.settings import Settings
from starcup_cli.session import Session


class PanesApp(App[StarcupError | None]):
    """The game at a full screen. It returns the error that ended the game, if one did."""

    CSS_PATH = "panes.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar = []

    def __init__(self, session: Session, hints: Hints, *, resumed: bool = False) -> None:
        super().__init__()
        self.settings = Settings.read()
        self._first = PlayScreen(session, self.settings, hints, resumed=resumed)

    def on_mount(self) -> None:
        """Begin with the table."""
        self.theme = self.settings.theme
        self.push_screen(self._first, self._table_left)

    def _table_left(self, result: None) -> None:
        self.exit()
