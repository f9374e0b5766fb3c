"""One open game as its client has it: what he may see, and what he may do."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from starcup.games import definition_of
from starcup.host.bots import Bots
from starcup.host.chances import outcomes_known
from starcup.host.later import Later
from starcup.host.ordering import orders_told
from starcup.host.played_game import PlayedGame
from starcup.host.players import HUMAN, names_of_seats, notes_of
from starcup.host.refused import Refused, brief_in, refusal_with, unknown
from starcup.host.telling import Teller
from starcup.kernel.errors import CannotUndo, IllegalChoice, OrderRefused, StarcupError
from starcup.kernel.game import Game
from starcup.kernel.messages import Arg, Message, Player
from starcup.kernel.steps import Decision
from starcup.scene import Prompt, scene_of, too_late
from starcup.wire import results as r
from starcup.wire.parts import refusal_of
from starcup.wire.request_fields import Show
from starcup.wire.told import BarredTold, SceneTold, told


class OpenGame(PlayedGame):
    """A game as a client has it. ``names`` are those of the players in texts; empty: the client's seats have none."""

    def __init__(
        self,
        key: str,
        game: Game,
        players: Sequence[str],
        bots: Bots,
        *,
        omniscient: bool,
        names: Sequence[str] = (),
    ) -> None:
        super().__init__(key, game, players, bots, omniscient=omniscient)
        self.teller: Teller = Teller(game, self._names(names))

    @property
    def title(self) -> str:
        """The name of the game for people."""
        return definition_of(self.rules).title

    def _names(self, names: Sequence[str]) -> Sequence[str | None]:
        """Return what players are called: as given, bots by their kind."""
        called = names_of_seats(self.players)
        return names or [None if seat in self.own else name for seat, name in enumerate(called)]

    # Looking.

    def status(self, seat: int | None, language: str, show: Show | None = None) -> r.Status:
        """Return the status of the game, as far as the client may know; with a ``seat``, as far as that seat may.

        What is to ``show`` is that of this seat, if it names no other.

        Args:
            seat: whose status; None: that of all seats of the client.
            language: the tag of the language of texts.
            show: what to show besides; None: nothing.
        """
        game, wire = self.game, self.wire
        if seat is not None:
            self.check_seen(seat)
        own = self.own if seat is None else self.own & {seat}
        seen = range(len(self.players)) if self.omniscient and seat is None else own | {seat}
        return r.Status(
            game=self.key,
            key=self.rules.game,
            version=self.versions.of(seat),
            players=self.players,
            omniscient=self.omniscient,
            waiting=tuple(wire.decision(one, game.allowed(one.seat)) for one in game.waiting() if one.seat in seen),
            waited_for=self.waited_for(),
            undo=tuple(one for one in sorted(own) if self.fault is None and game.can_undo(one)),
            chance=self.chance(None) if seat is None else None,
            outcome=wire.outcome(game.table, self.teller.language(language)) if game.finished else None,
            fault=self.fault,
            shown=None if show is None else self.shown(show, seat, language),
        )

    def after(self, seat: int | None, language: str, show: Show | None) -> r.Status:
        """Return the status after an act of a seat of the client, with what that seat is to be shown.

        Args:
            seat: who has acted.
            language: the tag of the language of texts.
            show: what to show besides; None: nothing.
        """
        status = self.status(None, language)
        try:
            return status if show is None else evolve(status, shown=self.shown(show, seat, language))
        except Exception:  # of the game's own scene: no refusal, since it was done; who asks for the scene is told
            return status

    def check_show(self, show: Show | None) -> None:
        """Refuse to show a seat that the client may not look at, before anything else is done.

        Args:
            show: what to show besides; None: nothing.
        """
        if show is not None and show.seat is not None:
            self.check_seen(show.seat)

    def shown(self, show: Show, seat: int | None, language: str) -> r.Shown:
        """Return what is to be shown: of the seat that it names, else of ``seat`` or the client's first.

        Args:
            show: what to show besides; None: nothing.
            seat: who has asked.
            language: the tag of the language of texts.
        """
        if show.seat is not None:
            seat = show.seat
        elif seat is None:
            seat = min(self.own, default=None)
        events = r.Events((), 0) if show.events is None else self.events(seat, show.events, language, strict=False)
        return r.Shown(
            seat,
            self.scene(seat, language).scene if show.scene else None,
            r.View(self.view(seat)) if show.view else None,
            events.events,
            events.next,
        )

    def view(self, seat: int | None) -> object:
        """Return the view of a seat, or of an onlooker.

        Args:
            seat: its number, from 0; None: an onlooker.
        """
        if seat is not None:
            self.check_seen(seat)
        return self.wire.view(self.game.view(seat))

    def scene(self, seat: int | None, language: str) -> r.SceneResult:
        """Return what a seat, or an onlooker, sees.

        Args:
            seat: its number, from 0; None: an onlooker.
            language: the tag of the language of texts.
        """
        if seat is not None:
            self.check_seen(seat)
        return r.SceneResult(SceneTold(told(scene_of(self.game, seat), self.teller.language(language, seat))))

    def events(
        self, seat: int | None, since: int, language: str, *, everything: bool = False, strict: bool = True
    ) -> r.Events:
        """Return the events, as far as a seat, or an onlooker, may know them.

        Args:
            seat: its number, from 0; None: an onlooker.
            since: the position of the first event to tell.
            language: the tag of the language of texts.
            everything: whether secrets of all seats are told: in omniscient games alone.
            strict: whether a position beyond the end is refused.
        """
        if seat is not None:
            self.check_seen(seat)
        if everything and not self.omniscient:
            raise Refused("hidden", "all: only an omniscient game tells everything")
        heard = self.game.all_events() if everything else self.game.events(seat)
        end = len(heard)
        if since > end and strict:
            raise Refused("beyond-end", f"since: there are {end} events; expected 0 to {end}, found {since}")
        return r.Events(self.teller.heard(heard, since, self.teller.language(language, seat)), end)

    def chance(self, seat: int | None) -> r.Chance | None:
        """Return the roll or draw that is awaited, with what may come out of it as far as a seat knows.

        Args:
            seat: its number, from 0; None: who knows all.
        """
        node = self.game.chance
        if node is None:
            return None
        texts = [self.rules.outcome_text(node.kind, value) for value in outcomes_known(self.game, node, seat)]
        return r.Chance(node.kind, tuple(r.ChanceOption(text, texts.count(text)) for text in dict.fromkeys(texts)))

    # Answering.

    def submit(self, seat: int, choice: str, number: int | None, language: str) -> None:
        """Answer a question to a seat of the client.

        Args:
            seat: its number, from 0.
            choice: the text of a choice.
            number: that of the question meant; None: the open one.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        self._check_sound()
        try:
            self.game.submit(seat, choice, number)
        except IllegalChoice as error:
            raise self._refused(error, seat, choice, language) from error
        except StarcupError as error:
            if self.game.fault is not None:
                self.stop(error)
                self.renew_versions()
            raise
        self.go_on(seat)

    def asked(self, seat: int, number: int | None, language: str) -> Decision:
        """Return the open question of a seat; ``number``, if given, says which one is meant.

        Args:
            seat: its number, from 0.
            number: that of the question meant; None: the open one.
            language: the tag of the language of texts.

        Raises:
            Refused: nothing is asked there, or something else.
        """
        decision = self.game.decision(seat)
        if decision is None:
            code = "finished" if self.game.finished else "not-asked"
            raise Refused(code, self._said(f"starcup-refusal-{code}", seat, language, seat=Player(seat)))
        if number is not None and number != decision.number:
            opened = Message("starcup-open", number=decision.number)
            said = self._said("starcup-refusal-stale", seat, language, seat=Player(seat), number=number, open=opened)
            raise Refused("stale", said)
        return decision

    def why(self, seat: int, choice: str, language: str) -> r.Why:
        """Return the reason why a choice is not legal.

        Args:
            seat: its number, from 0.
            choice: the text of a choice.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        error = self.game.why(seat, choice)
        return r.Why(True) if error is None else r.Why(False, self._refused(error, seat, choice, language).refusal)

    def why_of(self, seat: int, key: str, language: str) -> r.Why:
        """Return what can be done with a piece or space of a seat's scene, and what one would expect and can't.

        Args:
            seat: its number, from 0.
            key: that of a piece or space of the scene.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        scene = scene_of(self.game, seat)
        keys = [found for space in scene.walk() for found in (space.key, *(piece.key for piece in space.pieces))]
        if key not in keys:
            raise unknown("key", key, keys)
        prompt = scene.prompt or Prompt(seat, 0, "", Message(""))
        items = () if prompt.pick is None else prompt.pick.items
        choices = [one.choice for one in prompt.options if key in one.touches.keys]
        words = self.teller.language(language, seat)
        barred = tuple([BarredTold(told(one, words)) for one in prompt.barred if key in one.touches.keys])
        return r.Why(bool(choices) or any(key in item.touches for item in items), None, tuple(choices), barred)

    def comes_to(self, seat: int, items: Sequence[str], language: str) -> r.ComesTo:
        """Return what items come to that are picked so far.

        Args:
            seat: its number, from 0.
            items: what is picked so far.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        decision = self.asked(seat, None, language)
        answers = decision.answers
        if answers is None:  # no front end asks for that
            raise Refused("not-asked", f"seat {seat} is not asked to pick anything")
        choice = f"{answers.prefix} {' '.join(items) or 'none'}"
        why = self.why(seat, choice, language)
        text = self.teller.presenter.comes_to(self.game.view(seat), decision, tuple(items))
        return r.ComesTo(self.teller.language(language, seat).text(text), why.legal, choice, why.refusal)

    def undo(self, seat: int, language: str) -> None:
        """Take back the last choice of a seat of the client.

        Args:
            seat: its number, from 0.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        self._check_sound()
        try:
            self.game.undo(seat)
        except CannotUndo as error:
            if self.game.finished:
                raise Refused("cannot-undo", self._said("starcup-refusal-finished", seat, language)) from error
            raise Refused("cannot-undo", self.why_not_undo(seat, language)) from error
        self.standing_orders.undone(seat)
        self.go_on(seat)

    def why_not_undo(self, seat: int, language: str) -> str:
        """Return why a seat can't take back its last choice; empty if it can.

        Args:
            seat: its number, from 0.
            language: the tag of the language of texts.
        """
        can = self.fault is None and self.game.can_undo(seat)
        return "" if can else self.teller.language(language, seat).text(too_late(self.game, seat))

    def hint(self, seat: int, bot: str | None, number: int | None, language: str) -> r.Hint | Later:
        """Return what a bot would answer to an open question of a seat of the client, or a promise of it.

        Args:
            seat: its number, from 0.
            bot: who is asked; None: one that gives reasons.
            number: that of the question meant; None: the open one.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        decision = self.asked(seat, number, language)
        return self.bots.hint(self.key, bot, self.game, self.teller.names, decision, language)

    def orders(self, seat: int, language: str) -> r.Orders:
        """Return what a seat of the client may order beforehand, and what it has ordered.

        Args:
            seat: its number, from 0.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        return orders_told(self.standing_orders, self.teller.presenter, seat, self.teller.language(language, seat))

    def order(self, seat: int, choice: str, until: str, kind: str, language: str) -> None:
        """Keep an order of a seat of the client, and carry it out if its question is open.

        Args:
            seat: its number, from 0.
            choice: the text of a choice.
            until: the name of the condition that ends the order.
            kind: the kind of question; empty: the first for which the choice may be ordered.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        self._check_sound()
        try:
            self.standing_orders.give(seat, choice, until, kind)
        except OrderRefused as error:
            words = self.teller.language(language, seat)
            raise Refused(error.code, words.text(error.reason), error.nearest) from error
        self.go_on()

    def stop_orders(self, seat: int, kind: str, language: str) -> None:
        """Stop the orders of a seat of the client, or the one for a kind of question.

        Args:
            seat: its number, from 0.
            kind: the kind of question; empty: all.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        try:
            self.standing_orders.stop(seat, kind)
        except OrderRefused as error:
            raise Refused(error.code, self.teller.language(language, seat).text(error.reason), error.nearest) from error

    def resolve(self, outcome: str, seat: int | None, language: str) -> None:
        """Supply the roll or draw that is awaited.

        Args:
            outcome: the text of what was rolled or drawn.
            seat: who tells it, and learns no more than he knows if it can't be; None: who knows all.
            language: the tag of the language of texts.
        """
        self._check_sound()
        node, known = self.game.chance, self.chance(seat)
        if node is None or known is None:
            raise Refused("no-chance", "no roll or draw is awaited")
        names = [option.text for option in known.options]
        if outcome not in names:
            raise unknown("outcome", outcome, names)
        values = {self.rules.outcome_text(node.kind, value): value for value in node.options}
        if outcome not in values:
            named = self.teller.presenter.outcome(node.kind, outcome)
            said = Message("starcup-refusal-not-in-deck", outcome=named)
            raise Refused("not-in-deck", self.teller.language(language, seat).text(said))
        try:
            self.game.resolve(values[outcome])
        except Exception as error:  # a power failed where no choice can be taken back
            self.stop(error)
            self.renew_versions()
            raise
        self.go_on()

    # Keeping.

    def text(self) -> str:
        """Return the journal, with players and folders noted in its header as ``starcup play`` reads them."""
        return self.game.journal_text(self.notes())

    def notes(self) -> dict[str, str]:
        """Return the players by seat and the folders of packs, for the journal's header."""
        return notes_of([HUMAN if seat in self.own else name for seat, name in enumerate(self.players)], self.rules)

    # Checks.

    def check_open(self, what: str, *, or_finished: bool = False) -> None:
        """Refuse a request that would tell hidden things.

        Args:
            what: what is asked for, in words.
            or_finished: whether it is told when the game is over.
        """
        if not (self.omniscient or (or_finished and self.game.finished)):
            when = "an omniscient game, or one that is over" if or_finished else "an omniscient game"
            raise Refused("hidden", f"{what} would tell what is hidden: only {when} allows it")

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.players):
            raise Refused("no-seat", f"there is no seat {seat}; seats are 0 to {len(self.players) - 1}")

    def check_own(self, seat: int) -> None:
        """Refuse a seat that is not the client's.

        Args:
            seat: its number, from 0.
        """
        self._check_seat(seat)
        if seat not in self.own:
            mine = ", ".join(map(str, sorted(self.own))) or "none"
            raise Refused("not-your-seat", f"seat {seat} is played by {self.players[seat]!r}; your seats: {mine}")

    def check_seen(self, seat: int) -> None:
        """Refuse a seat that the client may not look at."""
        self._check_seat(seat)
        if not self.omniscient:
            self.check_own(seat)

    def _check_sound(self) -> None:
        if self.fault is not None:
            raise Refused.of(refusal_with("stopped", f"the game has stopped: {self.fault.message}", self.fault))

    def _said(self, name: str, reader: int, language: str, /, **args: Arg) -> str:
        return self.teller.language(language, reader).text(Message(name, **args))

    def _refused(self, error: IllegalChoice, seat: int, choice: str, language: str) -> Refused:
        one = refusal_of(error, choice, self.game.decision(seat), self.teller.language(language, seat))
        return Refused.of(evolve(one, message=brief_in(one.message, " ".join(choice.lower().split()))))
