"""A game in progress: questions, answers, views and events for front ends, and undo, clones, journal and replay.

Front ends need ``waiting``, ``view``, ``submit`` and ``events``. All input is
checked here, once, before the table is changed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Generic, Self, TypeVar, cast

from attrs import evolve

from starcup.kernel import journal_text, loop
from starcup.kernel.answering import check_number, nobody_asked, recognise
from starcup.kernel.arguments import (
    MOST_SEED_BITS,
    check_kind,
    index_of,
    number_of,
    seat_of,
    told,
    whole,
    words_of_words,
)
from starcup.kernel.choices import Choice
from starcup.kernel.errors import CannotUndo, EngineError, IllegalChoice, JournalError
from starcup.kernel.events import Event, Hearing, Undone
from starcup.kernel.journal import Entry, Header
from starcup.kernel.messages import REFUSAL, Message
from starcup.kernel.past import Past
from starcup.kernel.rebuilding import Attributing, Before, at_first, go_on, script_of, stopped, stopped_at_first
from starcup.kernel.replaying import follow
from starcup.kernel.ruleset import Ruleset, TableT, ViewT, check_ruleset
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import Decision, Legal
from starcup.kernel.table import ChanceNode, Table
from starcup.kernel.view import ONLOOKER

# The types of the ruleset that a class method is given: a plain ``Game``, on which it is called, does not have them.
ItsTable = TypeVar("ItsTable", bound=Table)
ItsView = TypeVar("ItsView")


BEGINNING = "before choice 1"


class Game(Generic[TableT, ViewT]):
    """A game under a ruleset: its table, with checked methods to change it.

    Build one with :meth:`new`, :meth:`replay`, :meth:`load` or :meth:`at`.
    """

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

    # Beginning.

    @classmethod
    def new(
        cls,
        ruleset: Ruleset[ItsTable, ItsView],
        players: int,
        seed: int,
        *,
        log: bool = True,
        outside_chance: bool = False,
    ) -> Game[ItsTable, ItsView]:
        """Return a new game, run up to its first question.

        Args:
            ruleset: the rules, built once and shared by any number of games.
            players: the number of seats, which are numbered from 0.
            seed: a whole number of up to 512 bits; the same ruleset, players and seed give the same game.
                For a seed that nobody can guess use ``secrets.randbits(128)``.
            log: keep events for :meth:`events`; searches and statistics don't need them.
            outside_chance: the caller supplies every roll and draw by :meth:`resolve`.

        Raises:
            BadArgument: an argument has a wrong type or value.
            StarcupError: the ruleset does not take that number of players.
            EngineError: code of the game failed before the first question; a :class:`PowerError` if it is a pack's.
        """
        check_ruleset(ruleset)
        players, seed = number_of(players, "players"), whole(seed, "seed", bits=MOST_SEED_BITS)
        with Attributing(ruleset, BEGINNING):
            table = ruleset.begin(players, seed)
        if log:
            table.log = []
        table.outside_chance = outside_chance
        return cast("type[Game[ItsTable, ItsView]]", cls)(ruleset, table)._started()

    @classmethod
    def at(cls, ruleset: Ruleset[ItsTable, ItsView], table: ItsTable, *, log: bool = False) -> Game[ItsTable, ItsView]:
        """Return a game that starts from a given table: a scenario, a sampled world.

        Its journal starts from that position; open questions are asked again. The game uses the
        table itself, not a copy: pass a clone of another game's table.

        Args:
            ruleset: the rules that the table belongs to.
            table: a table of these rules.
            log: keep events for :meth:`events`.

        Raises:
            EngineError: as for :meth:`new`.
            BadArgument: an argument has a wrong type or value.
        """
        check_ruleset(ruleset)
        check_kind(table, Table, "table", "a table")
        table.start_here()
        game = cast("type[Game[ItsTable, ItsView]]", cls)(ruleset, table, origin=table.clone())
        if log:
            table.log = []
        return game._started()

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
        pages, length, heard = journal.lanes, len(journal.tail), 0 if log is None else len(log)
        try:
            loop.answer(table, decision, choice, further=further)
        except JournalError:
            raise
        except (Exception, SystemExit) as error:
            raise self._stop(error, (pages, length, heard), seat, choice) from error

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

    def is_final(self, seat: int, choice: Choice | str) -> bool:
        """Return whether ``seat`` could not take a choice back: front ends may ask to confirm such a choice.

        True if the choice makes something be rolled, drawn or shown, or is the last answer that the others wait for.
        The game is not changed, and the result tells nothing that the seat does not know.

        Args:
            seat: the number of the seat that would answer, from 0.
            choice: one of its legal choices, or the text of one.

        Raises:
            IllegalChoice: the choice is not legal.
        """
        trial = self.clone()
        trial.submit(seat, choice)
        return not trial.can_undo(seat)

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
        pages, length, heard = journal.lanes, len(journal.tail), 0 if log is None else len(log)
        try:
            go_on(table)
        except JournalError:
            raise
        except (Exception, SystemExit) as error:
            raise self._stop(error, (pages, length, heard), None, outcome) from error

    # Copies and histories.

    def clone(self, *, seed: int | None = None, outside_chance: bool | None = None) -> Self:
        """Return an independent game in the same state, with the same journal, which keeps no events.

        Args:
            seed: a new seed for the chance to come; the journal of the clone then starts from this position,
                as with :meth:`at`. None: the same chance comes.
            outside_chance: whether the caller supplies every roll and draw from here on; None: as before.

        Raises:
            BadArgument: ``seed`` is no seed.
            EngineError: code of the game failed before the next question.
        """
        table = self.table.clone()
        if outside_chance is not None:
            table.outside_chance = bool(outside_chance)
        if seed is not None:
            table.reseed(seed)
            return cast("Self", self.at(self.ruleset, table))
        twin = type(self)(self.ruleset, table, self._header, self._origin)
        if self._past is not None:
            twin._past = self._past.shared()
        if table.chance is not None and not table.outside_chance:
            twin._go_on(table.chance.kind)
        return twin

    def __repr__(self) -> str:
        packs = ", ".join(stamp.name for stamp in self.ruleset.stamps())
        return f"<Game of {self.ruleset.game}, packs {packs}: {self.table.players} players, {self._standing()}>"

    def _standing(self) -> str:
        if self.fault is not None:
            return "stopped by a fault"
        if self.finished:
            return "over"
        if self.table.chance is not None:
            return f"waiting for {self.table.chance.kind}"
        seats = ", ".join(str(decision.seat) for decision in self.table.pending)
        return f"waiting for seat{'s' if len(self.table.pending) > 1 else ''} {seats}"

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return unpickled, (
            type(self),
            self.ruleset,
            self.journal_text(self.header.notes),
            self.table.log is not None,
            self.table.outside_chance,
            self.fault,
        )

    def forget_past(self) -> None:
        """Drop the copies that make undos fast; call it before choices are made without :meth:`submit`."""
        if self._past is not None:
            self._past.forget()

    def can_undo(self, seat: int) -> bool:
        """Return whether ``seat`` may take its last choice back.

        It may until something is shown, another seat acts, or the game ends.

        Args:
            seat: its number, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        seat = seat_of(seat, self.table.players)
        return self.fault is None and not self.finished and self.table.undoable(seat) > 0

    def undo(self, seat: int) -> None:
        """Take the last choice of ``seat`` back.

        The state becomes that before the choice, except for the numbers of questions, which are never
        used again. The journal gets an ``undo`` entry, and the events an
        :class:`~starcup.kernel.events.Undone`.

        Args:
            seat: the number of the seat, from 0.

        Raises:
            CannotUndo: the seat has no choice to take back, something was shown since, the game has stopped
                or is over, or it has had too many undos.
            EngineError: code of the game answers otherwise than before. Nothing has changed.
            IllegalChoice: there is no such seat.
        """
        seat = seat_of(seat, self.table.players)
        old = self.table
        if self.fault is not None:
            raise CannotUndo(f"the game has stopped: {self.fault}")
        if self.finished:
            raise CannotUndo("the game is over: its journal and seed may be shown, and nothing is taken back")
        if old.undoable(seat) < 1:
            raise CannotUndo(
                f"seat {seat} has nothing to take back: "
                "something was drawn or shown, or others acted, since its last choice"
            )
        journal, past = old.journal, self._past or Past[TableT]()
        try:
            table = past.back(self.ruleset, self.header, old, seat)
        except CannotUndo:
            raise
        except (Exception, SystemExit) as error:
            raise self.ruleset.failed(error, f"when seat {seat} took a choice back") from error
        pages = journal.lanes
        (journal if pages is None else pages[seat]).append((seat, None))
        table.journal, table.script, table.log = journal, old.script, old.log
        table.marks = old.marks
        if table.log is not None and table.lanes is None:
            table.log.append((Undone, seat, table.marks.pop()))
        self.table, self._past = table, past

    @property
    def header(self) -> Header:
        """The header of the journal: game, packs with versions and digests, options, seats, seed."""
        if self._header is None:
            position = "" if self._origin is None else self.ruleset.encode(self._origin).decode()
            self._header = self.ruleset.header(self.table.players, self.table.seed, position)
        return self._header

    @property
    def journal(self) -> list[Entry]:
        """All choices, undos and chance outcomes so far, in order."""
        return self.table.journal.entries()

    def journal_text(self, notes: Mapping[str, str] | None = None) -> str:
        """Return the whole journal as text, for files and for reading.

        Args:
            notes: notes of a front end to keep in the header: names and values, each on one line,
                names without blanks. :func:`starcup.journal_header` reads them.
        """
        header = evolve(self.header, notes=words_of_words(notes, "notes"))
        return journal_text.write(header, self.table.journal, self.ruleset.outcome_text)

    @classmethod
    def replay(
        cls,
        ruleset: Ruleset[ItsTable, ItsView],
        text: str,
        *,
        at: int | None = None,
        log: bool = True,
        trust: bool = False,
        other_packs: bool = False,
        outside_chance: bool = False,
    ) -> Game[ItsTable, ItsView]:
        """Return the game that a journal text records, with the same events.

        Args:
            ruleset: rules with the packs and options of the journal.
            text: a text that :meth:`journal_text` returned.
            at: stop after that number of choices and undos; None: at the end of the journal.
            log: keep events for :meth:`events`.
            trust: accept a text without a valid last line.
            other_packs: replay even if the ruleset's packs differ from the journal's, for instance
                without a faulty plugin. If an entry does not fit then, the error names the ``at``
                that shows the game before that entry.
            outside_chance: the caller supplies every roll and draw that comes after the journal's.

        Raises:
            JournalError: the journal is damaged, foreign, of other packs, or against the rules; the
                message names the line.
            BadArgument: ``at`` is no number, or ``ruleset`` no ruleset.
        """
        check_ruleset(ruleset)
        if not isinstance(text, str):
            raise JournalError(f"expected the text of a journal, found {told(text)}")
        header, lines = journal_text.read(text, trust=trust)
        journal_text.check_header(header, ruleset.game, ruleset.options, ruleset.stamps(), other_packs)
        lines = journal_text.until(lines, None if at is None else whole(at, "at"))
        with Attributing(ruleset, BEGINNING):
            table = at_first(ruleset, header)
        game = cast("type[Game[ItsTable, ItsView]]", cls)(ruleset, table, header)
        table.outside_chance = outside_chance
        table.script = script_of(ruleset, lines, other_packs)
        if log:
            table.log = []
        game._started()
        follow(game, lines, whole=at is None, other_packs=other_packs)
        return game

    def save(self, *, numbered: bool = True) -> bytes:
        """Return the whole state as bytes, equal for equal states. The history is not in it: see :meth:`journal_text`.

        Args:
            numbered: include the numbers of questions. They are the only part of a state that an undo
                does not restore; leave them out to compare tables.
        """
        table = self.table
        if not numbered:
            table = table.clone()
            table.answered = [0] * table.players
        return self.ruleset.encode(table)

    @classmethod
    def load(
        cls,
        ruleset: Ruleset[ItsTable, ItsView],
        data: bytes,
        *,
        log: bool = False,
        other_packs: bool = False,
        outside_chance: bool | None = None,
    ) -> Game[ItsTable, ItsView]:
        """Return a game in a saved state; its journal starts from that position.

        Args:
            ruleset: rules with the packs and options of the position.
            data: bytes that :meth:`save` returned.
            log: keep events for :meth:`events`; those from before the save are in journals alone.
            other_packs: load it even if the ruleset's packs differ from the position's.
            outside_chance: whether the caller supplies every roll and draw to come; None: as in the saved game.

        Raises:
            JournalError: the data is damaged, foreign, of another version, or of other packs (unless ``other_packs``).
            BadArgument: ``ruleset`` is no ruleset.
        """
        check_ruleset(ruleset)
        if not isinstance(data, str | bytes | bytearray | memoryview):
            raise JournalError(f"expected a saved position, found {told(data)}")
        table = ruleset.decode(data, other_packs=other_packs)
        if outside_chance is not None:
            table.outside_chance = bool(outside_chance)
        return cls.at(ruleset, table, log=log)


def unpickled(
    kind: type[Game[TableT, ViewT]],
    ruleset: Ruleset[TableT, ViewT],
    text: str,
    log: bool,
    outside_chance: bool,
    fault: EngineError | None,
) -> Game[TableT, ViewT]:
    """Return a pickled game, replayed from its journal."""
    game = kind.replay(ruleset, text, log=log, other_packs=True, outside_chance=outside_chance)
    game.fault = fault
    return game
