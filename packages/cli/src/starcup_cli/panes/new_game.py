"""A new game, chosen from lists: which, who plays, by which packs and options."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Checkbox, Input, Label, Select

from starcup import Pack, StarcupError, games, installed_packs, load_pack
from starcup.games import AnyGame
from starcup.host.players import HUMAN, names_of_seats
from starcup.messages import Language, language_of_game
from starcup.messages.offers import bot_text, bot_title, game_title, option_text, option_value, pack_title
from starcup.packs import Setting, settings_of
from starcup.words import Words
from starcup_cli import table
from starcup_cli.errors import Failed, WrongUse
from starcup_cli.language_choice import of_command
from starcup_cli.packs import bots_of, chosen_rules, playable_games, usual_bot
from starcup_cli.table import Session, check_told_apart, person
from starcup_cli.voice import own_text

NOBODY, ME, PERSON = "", "me", "person"


class NewGame(ModalScreen[Session]):
    """The form of a new game, which it returns. As it comes, Enter begins a game against the usual bot."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape", "dismiss"), ("ctrl+s", "begin"), ("down", "app.focus_next"), ("up", "app.focus_previous"),
    ]  # fmt: skip

    def __init__(self) -> None:
        super().__init__()
        self.games: dict[str, AnyGame] = {key: games.find(key) for key in playable_games()}
        self.game: AnyGame = next(iter(self.games.values()))
        self.packs: dict[str, Pack] = {}
        """The installed packs of the game, by name."""
        self.options: tuple[Setting, ...] = ()
        """The options of its own pack."""

    # The form.

    def compose(self) -> ComposeResult:
        titles = [(self._words(key).text(game_title(key, game.title)), key) for key, game in self.games.items()]
        with VerticalScroll(id="form") as form:
            form.border_title = own_text("pane-new")
            form.border_subtitle = own_text("pane-form-keys")
            yield _row(own_text("pane-game"), _select(titles, self.game.key, "game"))
            yield Vertical(id="of-game")
            yield Button(own_text("pane-begin"), id="begin", variant="primary")

    def on_mount(self) -> None:
        self.query_one("#begin").focus()

    @on(Select.Changed, "#game")
    async def _game_chosen(self, event: Select.Changed) -> None:
        self.game = self.games[str(event.value)]
        self.packs = {name: pack for name in sorted(installed_packs()) if (pack := _pack_for(name, self.game.key))}
        self.options = settings_of(self.packs[self.game.pack]) if self.game.pack in self.packs else ()
        box = self.query_one("#of-game")
        await box.remove_children()
        await box.mount(*self._rows())

    def _rows(self) -> Iterator[Horizontal]:
        """Return the rows that depend on the game."""
        words = self._words(self.game.key)
        for seat in range(max(self.game.seats)):
            name = Input(placeholder=own_text("pane-name"), id=f"name-{seat}", max_length=20, compact=True)
            name.display = False
            yield _row(own_text("pane-seat", number=seat + 1), self._player(seat, words), name)
        for key, pack in self.packs.items() if len(self.packs) > 1 else ():
            title = words.text(pack_title(key, pack.manifest.title))
            yield _row(title, Checkbox("", key == self.game.pack, id=f"pack-{key}", compact=True))
        for place, option in enumerate(self.options):
            values = [(words.text(option_value(option.name, value)), value) for value in option.values]
            text = words.text(option_text(option.name, option.text)) or option.name
            yield _row(text, _select(values, option.default, f"option-{place}"))
        if self.game.facet("words", Words).lessons is not None:
            yield _row(own_text("pane-lessons"), Checkbox("", id="lessons", compact=True))
        drawn = own_text("pane-seed-drawn")
        yield _row(own_text("pane-seed"), Input(placeholder=drawn, id="seed", type="integer", compact=True))

    def _player(self, seat: int, words: Language) -> Select[str]:
        """Return the list of who may sit at a seat."""
        key, least, most = self.game.key, min(self.game.seats), max(self.game.seats)
        who = [(own_text("pane-who-me"), ME)] if seat == 0 else [(own_text("pane-who-person"), PERSON)]
        for name, kind in bots_of(key).items():
            who.append((f"{words.text(bot_title(name))} · {words.text(bot_text(name, kind.summary))}", name))
        who += [(own_text("pane-who-nobody"), NOBODY)] if seat >= least else []
        wanted = max(2, least) if most > 1 else 1
        return _select(who, ME if seat == 0 else usual_bot(key) if seat < wanted else NOBODY, f"seat-{seat}")

    def _words(self, key: str) -> Language:
        """Return the words of what is on offer for a game: its own, and those of bots and packs."""
        words = language_of_game(key, of_command()).with_words(resources.files("starcup_bots"))
        for pack in self.packs.values():
            words = words.with_words(pack.files)
        return words

    @on(Select.Changed)
    def _player_chosen(self, event: Select.Changed) -> None:
        """Ask for names where several people play."""
        if (event.select.id or "").startswith("seat-"):
            who = self._who()
            several = len([player for player in who.values() if player in (ME, PERSON)]) > 1
            for seat, player in who.items():
                self.query_one(f"#name-{seat}").display = several and player in (ME, PERSON)

    def _who(self) -> dict[int, str]:
        """Return who is chosen for each seat."""
        lists = {seat: self.query(f"#seat-{seat}") for seat in range(max(self.game.seats))}
        return {seat: str(query.first(Select).value) for seat, query in lists.items() if query}

    # The game.

    @on(Button.Pressed, "#begin")
    def _pressed(self) -> None:
        self.action_begin()

    def action_begin(self) -> None:
        """Begin the game, or say why it can't be had."""
        try:
            session = self._session()
        except (WrongUse, Failed, StarcupError) as error:
            self.notify(str(error), severity="error")
        else:
            self.dismiss(session)

    def _session(self) -> Session:
        key, who = self.game.key, {seat: player for seat, player in self._who().items() if player != NOBODY}
        alone = len([player for player in who.values() if player in (ME, PERSON)]) == 1
        players = [self._named(seat, player, alone=alone) for seat, player in who.items()]
        check_told_apart(names_of_seats(players))
        packs = [name for name in self.packs if self._is_on(f"pack-{name}")]
        options = tuple(
            f"{option.name}={value}"
            for place, option in enumerate(self.options)
            if (value := str(self.query_one(f"#option-{place}", Select).value)) != option.default
        )
        typed = self.query_one("#seed", Input).value
        seed = int(typed) if typed.lstrip("-").isdecimal() else None
        lessons = self._is_on("lessons")
        if lessons:
            _, seed, options = table.guided(key, False, "1", None, seed, options)
        rules = chosen_rules(",".join(packs) or None, options, "", key)
        return table.new_session(players, seed, rules, None, lessons)

    def _named(self, seat: int, who: str, *, alone: bool) -> str:
        """Return the player of a seat: a bot, or a person, with a name where several play."""
        if who not in (ME, PERSON):
            return who
        if alone:
            return HUMAN
        typed = self.query_one(f"#name-{seat}", Input).value.strip()
        return person(typed or own_text("pane-player", number=seat + 1))

    def _is_on(self, name: str) -> bool:
        boxes = self.query(f"#{name}")
        return bool(boxes) and boxes.first(Checkbox).value


def _row(label: str, *widgets: Select[str] | Input | Checkbox) -> Horizontal:
    return Horizontal(Label(label, markup=False), *widgets, classes="row")


def _select(rows: list[tuple[str, str]], value: str, name: str) -> Select[str]:
    prompts = [(Text(prompt), value) for prompt, value in rows]
    return Select(prompts, value=value, allow_blank=False, id=name, compact=True)


def _pack_for(name: str, key: str) -> Pack | None:
    """Return an installed pack if it is one of a game; None if it is none, or faulty."""
    try:
        pack = load_pack(name)
    except StarcupError:
        return None
    return pack if pack.manifest.game == key else None
