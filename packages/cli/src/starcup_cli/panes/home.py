"""The first screen: the games that are kept, and a new one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Protocol

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from starcup import games
from starcup.host.players import HUMAN
from starcup.messages import Player
from starcup.scene import scene_of
from starcup_cli import files, records
from starcup_cli.errors import Failed, WrongUse
from starcup_cli.language_choice import command_text
from starcup_cli.packs import title_of
from starcup_cli.panes.background import in_background
from starcup_cli.panes.keys import Keys
from starcup_cli.panes.new_game import NewGame
from starcup_cli.panes.reader import Ask, Reader, Typed
from starcup_cli.records import KeptGame, restore
from starcup_cli.table import Session
from starcup_cli.voice import own_text, words_for

TITLE = 24
NAMES = 34


class Tables(Protocol):
    """What puts games on the screen."""

    def play(self, session: Session) -> None:
        """Show a game: it is played, or watched if only bots play it."""

    def go_on_with(self, kept: KeptGame) -> None:
        """Go on with a kept game; look back at one that is over."""

    def look_back_at(self, kept: KeptGame) -> None:
        """Look back at a kept game."""


class Home(Screen[None]):
    """The list of kept games; above it a new one. ``tables`` shows the one that is chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("n", "new"), ("v", "look_back"), ("r", "rename"), ("delete,d", "delete"), ("e", "export"), ("t", "record"),
        ("q,escape", "leave"),
    ]  # fmt: skip

    def __init__(self, tables: Tables) -> None:
        super().__init__()
        self.tables = tables
        self.games: list[KeptGame] = []
        self._told: dict[tuple[str, int], str] = {}

    def compose(self) -> ComposeResult:
        yield Static(f"Starcup · {own_text('pane-home')}", id="status", markup=False)
        yield OptionList(id="kept", compact=True)
        yield Keys()

    def on_mount(self) -> None:
        keys = [("Enter", "open", "open"), ("n", "new", "new"), ("v", "look-back", "look_back"),
                ("r", "rename", "rename"), ("d", "delete", "delete"), ("e", "export", "export"),
                ("t", "record", "record"), ("q", "leave", "leave")]  # fmt: skip
        self.query_one(Keys).show([(key, own_text(f"pane-key-{name}"), action) for key, name, action in keys])
        self.list_games()

    def on_screen_resume(self) -> None:
        self.list_games()

    def list_games(self) -> None:
        """List the games."""
        self.games = records.kept_games()
        listed = self.query_one("#kept", OptionList)
        at = listed.highlighted
        listed.clear_options()
        listed.add_option(Row(Text(f"+ {own_text('pane-new')}", "bold")))
        listed.add_options([Row(self._line(game)) for game in self.games])
        listed.highlighted = min(at or 0, len(self.games)) if at is not None else 0
        listed.focus()
        self._tell_states()

    @work(exclusive=True, group="states")
    async def _tell_states(self) -> None:
        """Tell of each game where it is, which takes a moment."""
        for place, game in enumerate(self.games):
            key = (str(game.path), game.choices)
            if key not in self._told:
                self._told[key] = await in_background(partial(_state, game))
                self.query_one("#kept", OptionList).replace_option_prompt_at_index(place + 1, self._line(game))

    def _line(self, game: KeptGame) -> Text:
        title = title_of(games.find(game.header.game)) if game.header is not None else own_text("pane-damaged")
        line = Text(f"  {title[:TITLE]:<{TITLE}} ")
        line.append(f"{', '.join(_names(game))[:NAMES]:<{NAMES}} ")
        line.append(f"{game.path.stem}  ", "dim")
        line.append(self._told.get((str(game.path), game.choices), "…"), "dim")
        line.truncate(max(20, self.size.width - 10), overflow="ellipsis")
        return line

    @property
    def chosen(self) -> KeptGame | None:
        """The game that is highlighted; None on the row of a new one."""
        at = self.query_one("#kept", OptionList).highlighted or 0
        return self.games[at - 1] if 0 < at <= len(self.games) else None

    def on_option_list_option_selected(self) -> None:
        self.action_open()

    def action_open(self) -> None:
        if (game := self.chosen) is None:
            self.action_new()
        else:
            self.tables.go_on_with(game)

    def action_new(self) -> None:
        self.app.push_screen(NewGame(), self._begun)

    def _begun(self, session: Session | None) -> None:
        if session is not None:
            self.tables.play(session)

    def action_look_back(self) -> None:
        if (game := self.chosen) is not None:
            self.tables.look_back_at(game)

    def action_rename(self) -> None:
        if (game := self.chosen) is not None:
            self.app.push_screen(Typed(own_text("pane-rename"), game.path.stem), self._renamed)

    def _renamed(self, name: str | None) -> None:
        if name and (game := self.chosen) is not None and name != game.path.stem:
            self._try(lambda: records.rename(game, name))

    def action_export(self) -> None:
        if (game := self.chosen) is not None:
            self.app.push_screen(Typed(own_text("pane-export"), f"~/{game.path.name}"), self._exported)

    def _exported(self, name: str | None) -> None:
        if name and (game := self.chosen) is not None:
            self._try(lambda: self.notify(own_text("saved", file=files.short(records.export(game, name)))))

    def action_delete(self) -> None:
        if (game := self.chosen) is not None:
            text = own_text("pane-delete", name=game.path.stem)
            self.app.push_screen(Ask(text, own_text("pane-yes"), own_text("pane-no")), self._deleted)

    def _deleted(self, sure: bool | None) -> None:
        if sure and (game := self.chosen) is not None:
            self._try(game.path.unlink)

    def _try(self, change: Callable[[], object]) -> None:
        try:
            change()
        except WrongUse as error:
            self.notify(error.message, severity="error")
        except OSError as error:
            self.notify(f"{error.filename}: {error.strerror}", severity="error")
        self.list_games()

    def action_record(self) -> None:
        try:
            record = records.read_record()
        except WrongUse as error:
            self.notify(error.message, severity="error")
            return
        played = sorted({solo.game for solo in record})
        lines = records.record_lines(played, record) or [command_text("listed-record-none")]
        self.app.push_screen(Reader(own_text("pane-key-record"), lines, own_text("pane-closes")))

    def action_leave(self) -> None:
        self.app.exit()


def _names(game: KeptGame) -> list[str]:
    """Return the names of the players, of the only person as the reader."""
    return [
        own_text("pane-who-me") if player == HUMAN else name
        for player, name in zip(game.players, game.names, strict=True)
    ]


def _state(game: KeptGame) -> str:
    """Return where a game is, in a few words."""
    if game.header is None:
        return game.fault
    try:
        played = restore(files.read(game.path), game.path)
    except (WrongUse, Failed):
        return own_text("pane-damaged")
    language = words_for(played.ruleset).language.at(None, _names(game))
    if not played.finished:
        return language.text(scene_of(played).status)
    winners = tuple(map(Player, played.ruleset.winners(played.table)))
    return own_text("pane-won", who=language.listed(winners)) if winners else own_text("pane-over")
