"""One open game as its client may see it: where it stands, its scene, what happened."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from starcup.games import definition_of
from starcup.host.bots import Bots
from starcup.host.played_game import PlayedGame
from starcup.host.players import names_of_seats
from starcup.host.refused import Refused
from starcup.host.telling import Teller
from starcup.kernel.drawing import numbers_of
from starcup.kernel.game import Game
from starcup.kernel.table import ChanceNode
from starcup.scene import scene_of
from starcup.wire import results as r
from starcup.wire.request_fields import Show
from starcup.wire.scene_json import SceneJson, as_json


class SeenGame(PlayedGame):
    """A game as a client may see it. ``names`` are those of the players in texts; empty: his seats have none."""

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
            waiting=tuple(
                wire.decision(decision, game.allowed(decision.seat))
                for decision in game.waiting()
                if decision.seat in seen
            ),
            waited_for=self.waited_for(),
            undo=tuple(seat for seat in sorted(own) if self.fault is None and game.can_undo(seat)),
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
        return r.SceneResult(SceneJson(as_json(scene_of(self.game, seat), self.teller.language(language, seat))))

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
        events = self.game.all_events() if everything else self.game.events(seat)
        end = len(events)
        if since > end and strict:
            raise Refused("beyond-end", f"since: there are {end} events; expected 0 to {end}, found {since}")
        return r.Events(self.teller.heard_events(events, since, self.teller.language(language, seat)), end)

    def chance(self, seat: int | None) -> r.Chance | None:
        """Return the roll or draw that is awaited, with what may come out of it as far as a seat knows.

        Args:
            seat: its number, from 0; None: who knows all.
        """
        node = self.game.chance
        if node is None:
            return None
        texts = [self.rules.outcome_text(node.kind, value) for value in _outcomes_known(self.game, node, seat)]
        return r.Chance(node.kind, tuple(r.ChanceOption(text, texts.count(text)) for text in dict.fromkeys(texts)))

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


def _outcomes_known(game: Game, node: ChanceNode, seat: int | None) -> Sequence[int]:
    """Return what may come out of an awaited roll or draw, as far as a seat knows; None: as it is.

    Out of a deck may come all that the seat can't place: what is left there would tell what others hold.
    """
    groups = game.ruleset.unseen(game.view(seat)) if node.pile and seat is not None else {}
    pieces = [pieces for names, pieces in groups.items() if node.pile in names]
    return numbers_of(game.table, node.kind, pieces[0]) if pieces else node.options
