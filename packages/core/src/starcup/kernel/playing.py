"""A game as it is played: questions, answers, views, events, and chance from outside.

All input is checked here, once, before the table is changed.
"""

from __future__ import annotations

from collections import deque
from typing import Generic, Self

from starcup.kernel import loop
from starcup.kernel.answering import check_number, nobody_asked, recognise
from starcup.kernel.arguments import index_of, seat_of, told, whole
from starcup.kernel.choices import Choice
from starcup.kernel.errors import EngineError, IllegalChoice, JournalError
from starcup.kernel.events import Event, Hearing
from starcup.kernel.journal import Header
from starcup.kernel.messages import REFUSAL, Message
from starcup.kernel.past import Past
from starcup.kernel.rebuilding import Attributing, Before, go_on, stopped, stopped_at_first
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import Decision, Legal
from starcup.kernel.table import ChanceNode
from starcup.kernel.view import ONLOOKER


class PlayableGame(Generic[TableT, ViewT]):
    """The part of :class:`~starcup.Game` that players and front ends use."""

    __slots__ = ("_header", "_hearings", "_origin", "_past", "fault", "ruleset", "table")

    def __init__(
        self,
        ruleset: Ruleset[TableT, ViewT],
        table: TableT,
        header: Header | None = None,
        origin: TableT | None = None,
    ) -> None:
        self.ruleset: Ruleset[TableT, ViewT] = ruleset
        self.table: TableT = table
        self._header = header
        self._origin = origin
        self._past: Past[TableT] | None = None
        self._hearings: dict[int | None, Hearing] = {}
        self.fault: EngineError | None = None
        """The error that stopped the game if its code or a pack's failed, else None: see :meth:`submit`."""

    # The front end's calls.

    def waiting(self) -> tuple[Decision, ...]:
        """Return the open questions in seat order, at most one a seat; none if the game is over or awaits chance."""
        return self.table.pending

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return self.table.finished

    def view(self, seat: int | None) -> ViewT:
        """Return what ``seat`` may know now: a copy of the table without what is hidden from it.

        Args:
            seat: the number of the seat, from 0; None for an onlooker, who knows what everybody may know.

        Raises:
            IllegalChoice: there is no such seat.
            EngineError: code of the game failed; the message and ``owner``, ``file`` and ``line`` say whose and where.
        """
        seat = ONLOOKER if seat is None else seat_of(seat, self.table.players)
        who = "an onlooker" if seat == ONLOOKER else f"seat {seat}"
        with Attributing(self.ruleset, f"when {who} was shown the table"):
            return self.ruleset.view(self.table, seat)

    def scores(self, seat: int) -> tuple[SeatScore, ...]:
        """Return the score of each seat as far as ``seat`` may know it; once the game is over, the final ones.

        Args:
            seat: the number of the seat that looks, from 0.

        Returns:
            them in seat order; nothing if the game has no scores, or shows none before its end.

        Raises:
            IllegalChoice: there is no such seat.
        """
        view = self.view(seat)
        return self.ruleset.scores(self.table) if self.finished else self.ruleset.current_scores(view)

    @property
    def round_number(self) -> int:
        """The number of the round, from 1; 0 before the first one, and in games without rounds."""
        return self.ruleset.round_number(self.view(0))

    def decision(self, seat: int) -> Decision | None:
        """Return the question that ``seat`` has to answer; None if there is none.

        Args:
            seat: its number, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        if type(seat) is not int:
            seat = seat_of(seat, self.table.players)
        for decision in self.table.pending:
            if decision.seat == seat:
                return decision
        seat_of(seat, self.table.players)
        return None

    def submit(self, seat: int, choice: Choice | str, number: int | None = None) -> None:
        """Answer the question of ``seat``.

        Args:
            seat: the number of the seat that answers, from 0.
            choice: one of ``decision.legal``, or the text of one.
            number: ``decision.number`` of the question that the answer is to; None: the open one.

        Raises:
            StaleChoice: question ``number`` is no longer open.
            IllegalChoice: the choice is not legal, and the error says which rule forbids it; or question
                ``number`` was not asked yet (``no-such-question``). Nothing has changed.
            EngineError: code of the game failed; a :class:`PowerError` if it is a pack's. The game has stopped in
                the state before this choice, with its whole journal; it can be saved and examined, but not played on.
        """
        if self.fault is not None:
            raise self.fault
        if type(seat) is not int:
            seat = seat_of(seat, self.table.players)
        table = self.table
        for decision in table.pending:
            if decision.seat == seat:
                break
        else:
            raise nobody_asked(table, seat, number, finished=self.finished)
        if number is not None and (type(number) is not int or number != decision.number):
            check_number(seat, number, decision.number, opened=True)
        if isinstance(choice, Choice) and choice in decision.legal:
            further = False
        else:
            choice = recognise(self.ruleset, table, decision, choice)
            further = choice not in decision.legal
        if self._past is not None:
            self._past.note(table, decision.seat)
        journal, log = table.journal, table.log
        pages, length, noted = journal.lanes, len(journal.tail), 0 if log is None else len(log)
        try:
            loop.answer(table, decision, choice, further=further)
        except JournalError:
            raise
        except (Exception, SystemExit) as error:
            raise self._stop(error, (pages, length, noted), seat, choice) from error

    def _stop(self, error: BaseException, before: Before, seat: int | None, what: Choice | str) -> EngineError:
        """Stop the game in the state before a choice or outcome that made code fail; return the error to raise."""
        self.table, self.fault = stopped(self.ruleset, self.header, self.table, before, seat, what, error)
        return self.fault

    def _started(self) -> Self:
        """Run on to the first question; return the game."""
        try:
            loop.advance(self.table)
        except JournalError:
            raise
        except (Exception, SystemExit) as error:
            raise stopped_at_first(self.ruleset, lambda: self.header, self.table, error) from error
        return self

    def allowed(self, seat: int) -> Legal:
        """Return all choices that the rules allow ``seat`` now; empty if it has no open question.

        These are ``decision.legal``, which has each plan once, and choices that lead to the same in another
        order, for front ends to offer to people. If one answer consists of several things, ``legal`` has all
        choices.

        Args:
            seat: its number, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        decision = self.decision(seat)
        if decision is None:
            return ()
        with Attributing(self.ruleset, f"when seat {seat} was told what it may choose"):
            further = decision.step.allowed(self.table)
        return (*decision.legal, *further) if further else decision.legal

    def why(self, seat: int, text: str) -> IllegalChoice | None:
        """Return why ``seat`` can't choose ``text`` now, or None if it is legal. The game is not changed.

        Args:
            seat: its number, from 0.
            text: the text of a choice.

        Raises:
            IllegalChoice: there is no such seat.
        """
        decision = self.decision(seat)
        if decision is None:
            return nobody_asked(self.table, seat, None, finished=self.finished)
        try:
            recognise(self.ruleset, self.table, decision, text)
        except IllegalChoice as refusal:
            return refusal
        return None

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Return the events that ``seat`` may hear, from position ``since`` of that list on.

        Games made with ``log=False`` and clones keep no events.

        Args:
            seat: the number of the seat, from 0; None for an onlooker, who hears what everybody may hear.
            since: how many events of this list to leave out, since the seat has heard them.

        Raises:
            IllegalChoice: there is no such seat.
            BadArgument: ``since`` is no whole number from 0 on.
        """
        hearer = ONLOOKER if seat is None else seat_of(seat, self.table.players)
        return self._heard(hearer, whole(since, "since"))

    def all_events(self, since: int = 0) -> list[Event]:
        """Return all events, including the secrets of all seats: for referees and tests, not for players.

        Args:
            since: how many of the first events to leave out.

        Raises:
            BadArgument: ``since`` is no whole number from 0 on.
        """
        return self._heard(None, whole(since, "since"))

    def _heard(self, seat: int | None, since: int) -> list[Event]:
        who = "everybody" if seat is None else f"seat {seat}"
        with Attributing(self.ruleset, f"when {who} was told what happened"):
            hearing = self._hearings.setdefault(seat, Hearing(self.ruleset, seat))
            return hearing.of(self.table.log or [], since)

    # Chance from outside.

    @property
    def chance(self) -> ChanceNode | None:
        """The roll or draw that the caller has to supply, in games with ``outside_chance``; None if there is none."""
        return self.table.chance

    def resolve(self, value: int) -> None:
        """Supply the outcome of the awaited :attr:`chance`.

        Args:
            value: one of ``chance.options``.

        Raises:
            IllegalChoice: no roll or draw is awaited, or ``value`` is not among its options.
            EngineError: code of the game failed; see :meth:`submit`.
        """
        if self.fault is not None:
            raise self.fault
        node = self.table.chance
        if node is None:
            raise IllegalChoice("no-chance", "", Message(f"{REFUSAL}-no-chance"))
        meant = index_of(value)
        if meant is None or meant not in node.options:
            expected = tuple(map(str, dict.fromkeys(node.options)))
            reason = Message(f"{REFUSAL}-no-outcome", given=told(value), kind=repr(node.kind), expected=expected)
            raise IllegalChoice("no-outcome", "", reason)
        self.table.script = deque([(node.kind, meant, 0)])
        self._go_on(f"{node.kind} {self.ruleset.outcome_text(node.kind, meant)}")

    def _go_on(self, outcome: str) -> None:
        """Run on from an awaited roll or draw; ``outcome`` names it in errors."""
        table = self.table
        journal, log = table.journal, table.log
        pages, length, noted = journal.lanes, len(journal.tail), 0 if log is None else len(log)
        try:
            go_on(table)
        except JournalError:
            raise
        except (Exception, SystemExit) as error:
            raise self._stop(error, (pages, length, noted), None, outcome) from error

    @property
    def header(self) -> Header:
        """The header of the journal: game, packs with versions and digests, options, seats, seed."""
        if self._header is None:
            position = "" if self._origin is None else self.ruleset.encode(self._origin).decode()
            self._header = self.ruleset.header(self.table.players, self.table.seed, position)
        return self._header
