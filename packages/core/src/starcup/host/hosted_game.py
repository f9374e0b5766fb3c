"""A game that a host keeps: each seat has a link of its own, and every change is in the log before it is told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

from starcup.host.bots import Bots, Failed
from starcup.host.links import Role, Viewer
from starcup.host.log import Ordered, OrderEnded, Remark, Seated, Setting, as_journal, read_remark, remark_line
from starcup.host.open_game import OpenGame
from starcup.host.players import CLIENT, called, notes_of
from starcup.host.refused import Refused, unknown
from starcup.host.seen import ChanceSeen, ClockSeen, OutcomeOnOffer, TableSeen, UndoSeen
from starcup.host.storage import Storage
from starcup.host.versions import Versions
from starcup.kernel.game import Game
from starcup.kernel.journal_lines import JournalLines, counted
from starcup.kernel.messages import Message
from starcup.kernel.orders import StandingOrder
from starcup.kernel.steps import Decision
from starcup.messages import Language
from starcup.messages.offers import game_title

_BEYOND = 1 << 53


class HostedGame(OpenGame):
    """A game in a host's memory. Its log is the truth: one that can't be written is dropped, and read anew.

    Args:
        key: the id of the game.
        game: the game.
        setting: what it was set up with.
        players: who plays now, by seat.
        bots: who brings the bots.
        storage: where the log is.
        lines: the journal, as far as it is in the log.
        length: how many lines the log has.
        asked: called when a bot has answered that had to think.
        versions: those of what viewers saw of it, if it was in memory before; else everybody's would tell that
            somebody has acted, also behind his screen.
    """

    def __init__(
        self,
        key: str,
        game: Game,
        setting: Setting,
        players: Sequence[str],
        bots: Bots,
        storage: Storage,
        lines: JournalLines,
        length: int,
        asked: Callable[[HostedGame], None],
        versions: Versions | None = None,
    ) -> None:
        self.setting: Setting = setting
        self._storage = storage
        self._lines = lines
        self._length = length
        self._asked = asked
        self._logged_players = tuple(players)
        self._logged_orders: dict[tuple[int, str], StandingOrder] = {}
        self._asked_since: dict[int, tuple[int, datetime]] = {}
        self._changed = datetime.now(UTC)
        self._noted: int | None = None
        self.bots_from: float = 0.0
        """Until then, by the monotonic clock, another process is left to ask bots."""
        super().__init__(key, game, players, bots, omniscient=False, names=setting.names)
        self.versions: Versions = versions or Versions(lambda: time.time_ns() // 1_000)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that have links."""
        return tuple(seat for seat in range(len(self.players)) if f"seat-{seat}" in self.setting.links)

    # The log.

    @property
    def length(self) -> int:
        """How many lines the log has, as far as it is known here."""
        return self._length

    def keep(self) -> bool:
        """Append what has happened to the log; return whether anything has.

        Raises:
            Overtaken, Unavailable: see :class:`starcup.host.storage.Storage`; the game must be dropped.
        """
        lines = self._new_lines()
        if not lines:
            return False
        self._note_questions(datetime.now(UTC))
        self._storage.append(self.key, self._length, lines, self.snapshot())
        self._length += len(lines)
        return True

    def begin(self) -> None:
        """Write the header, and all that is there already."""
        lines = [*self._lines.head({**self.notes(), **self.setting.notes()}), *self._new_lines()]
        self._note_questions(datetime.now(UTC))
        self._storage.append(self.key, 0, lines, self.snapshot())
        self._length = len(lines)

    def resume(self, lines: Sequence[str], snapshot: str) -> None:
        """Take up what the log and the snapshot say besides the journal.

        Args:
            lines: those of the log.
            snapshot: what the storage had beside the log.
        """
        held: dict[tuple[int, str], tuple[int, StandingOrder]] = {}
        for place, line in enumerate(lines):
            match read_remark(line) if line.startswith("#") else None:
                case Ordered(order):
                    held.pop((order.seat, order.kind), None)
                    held[order.seat, order.kind] = place, order
                case OrderEnded(seat, kind):
                    held.pop((seat, kind), None)
        self._resume_undos(lines)
        for place, order in held.values():
            moves = sum(count for who, count in counted(lines[:place]).items() if who.isdecimal())
            then = Game.replay(self.rules, as_journal(lines), at=moves, trust=True, log=False)
            self.standing_orders.resume(order, then.view(order.seat))
        self._logged_orders = {key: order for key, (_, order) in held.items()}
        self._resume_times(json.loads(snapshot))

    def _resume_undos(self, lines: Sequence[str]) -> None:
        """Leave questions to the seats that took back their last answers: those had been given by orders, perhaps."""
        last = {who: answer for who, _, answer in (line.partition(" ") for line in lines) if who.isdecimal()}
        for seat in [int(who) for who, answer in last.items() if answer == "undo"]:
            self.standing_orders.undone(seat)

    def _resume_times(self, snapshot: Mapping[str, Any]) -> None:
        self.renew_versions()
        self._changed = datetime.fromisoformat(snapshot["changed"])
        for seat, since in enumerate(snapshot["asked"]):
            decision = self.game.decision(seat)
            if since is not None and decision is not None:
                self._asked_since[seat] = decision.number, datetime.fromisoformat(since)
        self._noted = self.version(None)

    def _new_lines(self) -> list[str]:
        """Return the lines that are not in the log yet: orders before the answers that they gave."""
        orders = {(order.seat, order.kind): order for seat in self.people for order in self.standing_orders.of(seat)}
        before: list[Remark] = [
            Seated(seat, player) for seat, player in enumerate(self.players) if player != self._logged_players[seat]
        ]
        # One that was given again counts from then, and comes after the others, even if it says the same.
        before += [Ordered(order) for key, order in orders.items() if self._logged_orders.get(key) is not order]
        after = [OrderEnded(*key) for key in self._logged_orders if key not in orders]
        self._logged_players, self._logged_orders = self.players, orders
        return [*map(remark_line, before), *self._lines.new(), *map(remark_line, after)]

    def snapshot(self) -> str:
        """Return where the game is, for lists."""
        game = self.game
        return json.dumps(
            {
                "key": self.rules.game,
                "title": self.title,
                "players": self.players,
                "names": self.names,
                "waited_for": self.waited_for(),
                "finished": game.finished,
                "round": game.round_number,
                "winners": list(self.rules.winners(game.table)) if game.finished else [],
                "links": dict(self.setting.links),
                "feeds": dict(self.setting.feeds),
                "changed": self._changed.isoformat(),
                "asked": [self._since(seat) for seat in range(len(self.players))],
            },
            ensure_ascii=False,
        )

    @property
    def names(self) -> list[str]:
        """What the players are called, in English where they have no names."""
        language = self.teller.language("en")
        return [
            language.text(Message("starcup-seat", seat=seat)) if name is None else name
            for seat, name in enumerate(self.teller.names)
        ]

    def notes(self) -> dict[str, str]:
        """Return the players by seat, people by their names, as the terminal notes them."""
        named = [
            called(self.setting.names[seat]) if player == CLIENT and self.setting.names else player
            for seat, player in enumerate(self.players)
        ]
        return notes_of(named, self.rules)

    # Who plays.

    def check_seen(self, seat: int) -> None:
        """Refuse a seat that is not there; who may look is a matter of links.

        Args:
            seat: its number, from 0.
        """
        self._check_seat(seat)

    def hand_over(self, seat: int, player: str) -> None:
        """Let a bot play a seat from now on, or its person again.

        Args:
            seat: its number, from 0.
            player: ``client`` or the name of a bot.
        """
        self._check_seat(seat)
        if player != CLIENT and player not in self.bots.on_offer(self.rules.game):
            raise unknown("player", player, (CLIENT, *self.bots.on_offer(self.rules.game)))
        if player == CLIENT and seat not in self.people:
            raise Refused("no-seat", f"nobody has a link to seat {seat}; it stays with {self.players[seat]!r}")
        self._thinking.pop(seat, None)
        self.bots.leave(f"{self.key}/{seat}")
        self._take_seats((*self.players[:seat], player, *self.players[seat + 1 :]))
        if self.fault is not None and self.fault.code == "bot-failed":
            self._go_on_without_fault()
        if player != CLIENT:
            for order in self.standing_orders.of(seat):
                self.standing_orders.stop(seat, order.kind)
        self.go_on()

    # Time.

    def _note_questions(self, now: datetime) -> None:
        """Note since when each seat has its open question, and since when onlookers see what they see.

        For answers that nobody else can see, such as those behind a screen while all answer at once, the time runs on:
        a new one would tell of them.
        """
        seen, self._noted = self._noted, self.version(None)
        quiet = seen == self._noted
        if not quiet:
            self._changed = now
        for seat in range(len(self.players)):
            decision, asked = self.game.decision(seat), self._asked_since.get(seat)
            if decision is None:
                self._asked_since.pop(seat, None)
            elif asked is None or asked[0] != decision.number:
                self._asked_since[seat] = decision.number, asked[1] if asked is not None and quiet else now

    def _since(self, seat: int) -> str | None:
        asked = self._asked_since.get(seat)
        return None if asked is None else asked[1].isoformat()

    def deadline(self, seat: int) -> datetime | None:
        """Return until when a seat has to answer; None if it is not asked, or has all the time it likes.

        Args:
            seat: its number, from 0.
        """
        asked = self._asked_since.get(seat)
        clock = self.setting.clock
        if clock is None or asked is None or seat not in self.own or self.fault is not None:
            return None
        return asked[1] + timedelta(seconds=clock.seconds)

    def late(self, now: datetime) -> list[int]:
        """Return the seats whose time is up.

        Args:
            now: the time, with its zone.
        """
        return [seat for seat in sorted(self.own) if (until := self.deadline(seat)) is not None and until <= now]

    # Versions.

    def renew_versions(self) -> None:
        """Update the version of every viewer who sees something else; no viewer learns more from it than he sees."""
        waited_for = self.waited_for()
        for viewer in (*range(len(self.players)), None):
            sight = (
                waited_for, self.fault, self.game.finished, self.game.chance, self.players,
                None if viewer is None else self._own_sight(viewer), self.wire.sight(self.game.view(viewer)),
            )  # fmt: skip
            self.versions.renew(viewer, sight)

    def _own_sight(self, seat: int) -> object:
        decision = self.game.decision(seat)
        number = -1 if decision is None else decision.number
        return number, self.game.can_undo(seat), self.standing_orders.of(seat)

    def version(self, viewer: Viewer) -> int:
        """Return the version of the game for a seat or an onlooker: microseconds, larger for a later state.

        Args:
            viewer: a seat; None: an onlooker.
        """
        return self.versions.of(viewer)

    # Looking.

    def table(
        self, role: Role, seat: Viewer, language: str, since: int | None = 0, present: Iterable[int] = ()
    ) -> TableSeen:
        """Return the table as the reader of a link sees it, with what happened since a position (None: nothing).

        Args:
            role: what the reader's link opens.
            seat: the reader, None: an onlooker.
            language: the tag of the language of texts.
            since: from which position on to tell what happened; None: nothing.
            present: the seats whose readers look on.
        """
        events = self.events(seat, _BEYOND if since is None else since, language, strict=False)
        words = self.teller.language(language, seat)
        reason = "" if seat is None else self.why_not_undo(seat, language)
        return TableSeen(
            self.key,
            self.rules.game,
            words.text(game_title(self.rules.game, self.title)),
            role,
            seat,
            self.version(seat),
            self.players,
            tuple(
                [
                    words.text(Message("starcup-seat", seat=n)) if name is None else name
                    for n, name in enumerate(self.teller.names)
                ]
            ),
            self.people,
            tuple(sorted(present)),
            self.waited_for(),
            UndoSeen(seat is not None and not reason, reason),
            self.scene(seat, language).scene,
            events.events,
            events.next,
            self.wire.outcome(self.game.table, words) if self.game.finished else None,
            self.fault,
            None if seat is None else self._chance_seen(seat, words),
            self._clock_seen(),
        )

    def _chance_seen(self, seat: int, words: Language) -> ChanceSeen | None:
        chance = self.chance(seat)
        if chance is None:
            return None
        presenter = self.teller.presenter
        options = tuple(
            OutcomeOnOffer(option.text, words.text(presenter.outcome(chance.kind, option.text)), option.weight)
            for option in chance.options
        )
        return ChanceSeen(chance.kind, words.text(presenter.draw(chance.kind)), options)

    def _clock_seen(self) -> ClockSeen | None:
        clock = self.setting.clock
        if clock is None:
            return None
        until = [self.deadline(seat) for seat in range(len(self.players))]
        times = tuple(None if end is None else end.isoformat(timespec="seconds") for end in until)
        return ClockSeen(clock.seconds, clock.bot, times)

    # Bots.

    def _let_bots_answer(self) -> None:
        if time.monotonic() >= self.bots_from:
            super()._let_bots_answer()

    def _thought(self, asked: Decision, answer: str | Failed) -> None:
        super()._thought(asked, answer)
        self._asked(self)


def players_now(setting: Setting, lines: Iterable[str]) -> tuple[str, ...]:
    """Return who plays at the end of a log."""
    players: Mapping[int, str] = dict(enumerate(setting.players))
    seated = [remark for line in lines if line.startswith("# seat") and isinstance(remark := read_remark(line), Seated)]
    return tuple({**players, **{remark.seat: remark.player for remark in seated}}.values())
