"""A new game, chosen from lists: which, who plays, by which packs and options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Checkbox, Input, Label, Select

from starcup import StarcupError, games, installed_packs, load_pack
from starcup.host.players import HUMAN, called, names_of_seats
from starcup.wire.offers import game_on_offer
from starcup.wire.results import GameOnOffer
from starcup.words import Words
from starcup_cli import starting
from starcup_cli.errors import Failed, WrongUse
from starcup_cli.packs import bots_of, chosen_rules, playable_games, usual_bot
from starcup_cli.people import check_told_apart, people
from starcup_cli.session import Session
from starcup_cli.voice import said_alone

if TYPE_CHECKING:
    from starcup_cli.panes.app import PanesApp

NOBODY, ME, PERSON = "", "me", "person"


class NewGame(ModalScreen[None]):
    """The form of a new game. As it comes, Enter begins a game against the usual bot."""

    BINDINGS: ClassVar = [("escape", "close"), ("ctrl+s", "begin"), ("down", "next"), ("up", "previous")]

    def __init__(self) -> None:
        super().__init__()
        self.offers: dict[str, GameOnOffer] = {}
        for key in playable_games():
            packs = [name for name in sorted(installed_packs()) if _is_for(name, key)]
            offer = game_on_offer(key, packs)
            if offer.fault is None:
                self.offers[key] = offer
        self.key = next(iter(self.offers))

    @property
    def offer(self) -> GameOnOffer:
        """The game that is chosen."""
        return self.offers[self.key]

    def compose(self) -> ComposeResult:
        """Lay the form out."""
        with VerticalScroll(id="form") as form:
            form.border_title = said_alone("pane-new")
            form.border_subtitle = said_alone("pane-form-keys")
            yield from self._row(
                "pane-game", self._select([(one.title, key) for key, one in self.offers.items()], self.key, "game")
            )
            yield VerticalScroll(id="of-game")
            with Horizontal(classes="row"):
                yield Button(said_alone("pane-begin"), id="begin", variant="primary")

    def on_mount(self) -> None:
        """Begin with the first game."""
        self.query_one("#begin").focus()

    def _row(self, name: str, *widgets: Select[str] | Input | Checkbox, **args: str | int) -> Iterator[Horizontal]:
        yield Horizontal(Label(said_alone(name, **args)), *widgets, classes="row")

    @staticmethod
    def _select(rows: list[tuple[str, str]], value: str, name: str) -> Select[str]:
        return Select(rows, value=value, allow_blank=False, id=name, compact=True)

    @on(Select.Changed, "#game")
    async def _game_chosen(self, event: Select.Changed) -> None:
        self.key = str(event.value)
        box = self.query_one("#of-game")
        await box.remove_children()
        await box.mount(*self._of_game())

    def _of_game(self) -> Iterator[Horizontal]:
        """Return the rows that depend on the game."""
        offer = self.offer
        bots = [(f"{name} · {kind.summary}", name) for name, kind in bots_of(self.key).items()]
        usual = usual_bot(self.key)
        least, most = min(offer.seats), max(offer.seats)
        wanted = max(2, least) if most > 1 else 1
        for seat in range(most):
            who = [(said_alone("pane-who-me"), ME)] if seat == 0 else [(said_alone("pane-who-person"), PERSON)]
            who += bots
            who += [(said_alone("pane-who-nobody"), NOBODY)] if seat >= least else []
            value = ME if seat == 0 else usual if seat < wanted else NOBODY
            name = Input(placeholder=said_alone("pane-name"), id=f"name-{seat}", max_length=20, compact=True)
            name.display = False
            yield from self._row("pane-seat", self._select(who, value, f"seat-{seat}"), name, number=seat + 1)
        if len(offer.packs) > 1:
            for pack in offer.packs:
                yield from self._row("pane-pack", Checkbox(pack, pack == offer.pack, id=f"pack-{pack}", compact=True))
        for place, option in enumerate(offer.options):
            values = [(value, value) for value in option.values]
            select = self._select(values, option.default, f"option-{place}")
            yield Horizontal(Label(option.text or option.name), select, classes="row")
        if games.find(self.key).facet("words", Words).lessons is not None:
            yield from self._row("pane-lessons", Checkbox("", id="lessons", compact=True))
        yield from self._row(
            "pane-seed", Input(placeholder=said_alone("pane-seed-drawn"), id="seed", type="integer", compact=True)
        )

    @on(Select.Changed)
    def _player_chosen(self, event: Select.Changed) -> None:
        if (event.select.id or "").startswith("seat-"):
            several = sum(self._who(place) in (ME, PERSON) for place in range(max(self.offer.seats))) > 1
            for place in range(max(self.offer.seats)):
                for field in self.query(f"#name-{place}"):
                    field.display = several and self._who(place) in (ME, PERSON)

    def _who(self, seat: int) -> str:
        found = self.query(f"#seat-{seat}")
        return str(cast("Select[str]", found.first()).value) if found else NOBODY

    @on(Button.Pressed, "#begin")
    def _pressed(self) -> None:
        self.action_begin()

    def action_begin(self) -> None:
        """Begin the game, or say why it can't be had."""
        try:
            session = self._session()
        except (WrongUse, Failed) as error:
            self.notify(error.message, severity="error")
            return
        except StarcupError as error:
            self.notify(str(error), severity="error")
            return
        app = cast("PanesApp", self.app)
        self.dismiss()
        app.play(session)

    def _session(self) -> Session:
        offer = self.offer
        who = [one for seat in range(max(offer.seats)) if (one := self._who(seat)) != NOBODY]
        seats = [seat for seat in range(max(offer.seats)) if self._who(seat) != NOBODY]
        several = sum(one in (ME, PERSON) for one in who) > 1
        players = []
        for seat, one in zip(seats, who, strict=True):
            if one not in (ME, PERSON):
                players.append(one)
            elif several:
                typed = self.query_one(f"#name-{seat}", Input).value.strip()
                players += (
                    people(typed)
                    if typed and not typed.isdigit()
                    else [called(said_alone("pane-player", number=seat + 1))]
                )
            else:
                players.append(HUMAN)
        packs = [
            pack
            for pack in offer.packs
            if self.query(f"#pack-{pack}") and self.query_one(f"#pack-{pack}", Checkbox).value
        ]
        options = tuple(
            f"{option.name}={value}"
            for place, option in enumerate(offer.options)
            if (value := str(self.query_one(f"#option-{place}", Select).value)) != option.default
        )
        lessons = bool(self.query("#lessons")) and self.query_one("#lessons", Checkbox).value
        typed = self.query_one("#seed", Input).value
        seed = int(typed) if typed else None
        if lessons:
            _, seed, options = starting.guided(self.key, False, "1", None, seed, options)
        rules = chosen_rules(",".join(packs) or None, options, "", self.key)
        check_told_apart(names_of_seats(players))
        return starting.new_session(players, seed, rules, None, lessons)

    def action_next(self) -> None:
        """Go to the next field."""
        self.focus_next()

    def action_previous(self) -> None:
        """Go to the field before."""
        self.focus_previous()

    def action_close(self) -> None:
        """Close."""
        self.dismiss()


def _is_for(pack: str, key: str) -> bool:
    try:
        return load_pack(pack).manifest.game == key
    except StarcupError:
        return False
