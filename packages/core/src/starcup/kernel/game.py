"""A game in progress: the six calls that carry every front end, and undo, clone, journal, replay.

``waiting``, ``view``, ``submit`` and ``events`` are what a front end needs;
everything that comes in is checked here, once, before anything changes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Generic, Self, TypeVar

from attrs import evolve

from starcup.kernel import journal_text, loop
from starcup.kernel.choices import Choice, normalise, not_understood, parse_choice
from starcup.kernel.errors import CannotUndo, EngineError, IllegalChoice, JournalError, PowerError, StaleChoice
from starcup.kernel.events import Event, Undone, audible
from starcup.kernel.journal import Entry, Header, without_undone
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision
from starcup.kernel.table import ChanceNode, Scripted, Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


class Game(Generic[TableT, ViewT]):
    """One game under a ruleset: its table, and the only checked way to change it.

    Build one with :meth:`new`, :meth:`replay`, :meth:`load` or :meth:`at`.
    """

    __slots__ = ("_header", "_origin", "fault", "ruleset", "table")

    def __init__(
        self,
        ruleset: Ruleset[TableT, ViewT],
        table: TableT,
        header: Header | None = None,
        origin: TableT | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.table = table
        self._header = header
        self._origin = origin
        self.fault: EngineError | None = None
        """What stopped the game, if a power or step failed: see :meth:`submit`."""

    # Beginning.

    @classmethod
    def new(
        cls,
        ruleset: Ruleset[TableT, ViewT],
        players: int,
        seed: int,
        *,
        log: bool = True,
        outside_chance: bool = False,
    ) -> Self:
        """A new game, run on to its first decision.

        Args:
            ruleset: the rules, built once and shared by any number of games.
            players: how many seats; seats are numbered from 0.
            seed: any whole number; same ruleset, players and seed, same game.
            log: keep events for :meth:`events`. Searches and statistics do without.
            outside_chance: the caller supplies every roll and draw by :meth:`resolve`.

        Raises:
            StarcupError: the ruleset does not take that many players.
        """
        table = ruleset.begin(players, seed)
        if log:
            table.log = []
        table.outside_chance = outside_chance
        game = cls(ruleset, table)
        loop.advance(table)
        return game

    @classmethod
    def at(cls, ruleset: Ruleset[TableT, ViewT], table: TableT, *, log: bool = False) -> Self:
        """A game that starts from a given table: a scenario, a sampled world.

        Its journal starts from that position. The table is taken over, not copied.
        """
        game = cls(ruleset, table, origin=table.clone())
        if log:
            table.log = []
        loop.advance(table)
        return game

    # The front end's calls.

    def waiting(self) -> tuple[Decision, ...]:
        """Every open question, one a seat at most, in seat order; empty when over or when chance is awaited."""
        return self.table.pending

    @property
    def finished(self) -> bool:
        """True once the game is over."""
        table = self.table
        return not table.pending and not table.stack and table.chance is None

    def view(self, seat: int) -> ViewT:
        """What ``seat`` may know now: a copy that hides the rest.

        Raises:
            IllegalChoice: there is no such seat.
        """
        self._check_seat(seat)
        return self.ruleset.view(self.table, seat)

    def decision(self, seat: int) -> Decision | None:
        """The question that ``seat`` has to answer, if any."""
        for decision in self.table.pending:
            if decision.seat == seat:
                return decision
        return None

    def submit(self, seat: int, choice: Choice | str, number: int | None = None) -> None:
        """Answer the question of ``seat``.

        Args:
            choice: one of ``decision.legal``, or the text of one.
            number: ``decision.number`` of the question meant; a differing one is refused as stale.

        Raises:
            StaleChoice: that question is no longer open.
            IllegalChoice: not a legal choice; says which rule forbids it. Nothing has changed.
            PowerError: a plugin failed. The game has stopped as it was before this choice, its
                journal whole; it can be saved and examined, but not go on.
        """
        if self.fault is not None:
            raise self.fault
        for decision in self.table.pending:
            if decision.seat == seat:
                break
        else:
            raise self._nobody_asked(seat, number)
        if number is not None and number != decision.number:
            raise StaleChoice(
                f"seat {seat} answered question {number} already; question {decision.number} is open now."
            )
        if choice not in decision.legal:
            choice = self._recognise(decision, choice)
        assert isinstance(choice, Choice)
        journal = self.table.journal
        pages, length = journal.lanes, len(journal.tail)
        try:
            loop.answer(self.table, decision, choice)
        except JournalError:
            raise
        except Exception as error:
            journal.strike(seat, pages, length)
            raise self._stop(decision, choice, error) from error

    def _stop(self, decision: Decision, choice: Choice, error: Exception) -> EngineError:
        """Go back to where the game stood before a choice that made a plugin fail, and stay there."""
        number = 1 + sum(isinstance(seat, int) for seat, _ in self.journal)
        blamed = self.ruleset.blame(error)
        if blamed is None and isinstance(error, EngineError):
            self.fault = error
        else:
            fault = f"{type(error).__name__}: {error}"
            self.fault = PowerError(
                f"{blamed or 'the engine'} failed at choice {number} ({choice.text!r} of seat {decision.seat}): {fault}"
            )
        old = self.table
        self.table = self._rebuilt(old.journal.entries())
        self.table.journal, self.table.log = old.journal, old.log
        return self.fault

    def why(self, seat: int, text: str) -> IllegalChoice | None:
        """Why ``seat`` can't choose ``text`` now, or None when it is legal. Changes nothing."""
        decision = self.decision(seat)
        if decision is None:
            return self._nobody_asked(seat, None)
        try:
            self._recognise(decision, text)
        except IllegalChoice as refusal:
            return refusal
        return None

    def events(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened, from position ``since`` of the list on, as far as ``seat`` may hear it.

        Without a seat: everything, for referees and tests. Games made with
        ``log=False`` and clones keep no events.
        """
        return audible(self.table.log or [], self.ruleset, seat)[since:]

    # Chance from outside.

    @property
    def chance(self) -> ChanceNode | None:
        """The roll or draw that the caller has to supply, in games with ``outside_chance``."""
        return self.table.chance

    def resolve(self, value: int) -> None:
        """Supply the outcome of the awaited :attr:`chance`.

        Raises:
            IllegalChoice: nothing is awaited, or ``value`` is not among its options.
        """
        node = self.table.chance
        if node is None:
            raise IllegalChoice("no-chance", "", "no roll or draw is awaited.")
        if value not in node.options:
            expected = ", ".join(map(str, dict.fromkeys(node.options)))
            raise IllegalChoice(
                "no-outcome", "", f"{value!r} is no outcome of {node.kind!r}; expected one of {expected}."
            )
        table = self.table
        table.chance = None
        table.halted = False
        table.script = deque([(node.kind, value, 0)])
        loop.advance(table)

    # Copies and histories.

    def clone(self) -> Self:
        """An independent game in the same state, with the same journal, keeping no events."""
        return type(self)(self.ruleset, self.table.clone(), self._header, self._origin)

    def can_undo(self, seat: int) -> bool:
        """True if ``seat`` may take its last choice back: nothing was shown since and nobody else acted."""
        return 0 <= seat < self.table.players and self.table.undoable(seat) > 0

    def undo(self, seat: int) -> None:
        """Take the last choice of ``seat`` back.

        The state becomes what it was before that choice; the journal gains an
        ``undo`` entry, and the events an :class:`~starcup.kernel.events.Undone`.

        Raises:
            CannotUndo: there is nothing to take back, or something was shown since.
        """
        self._check_seat(seat)
        old = self.table
        if old.undoable(seat) < 1:
            raise CannotUndo(
                f"seat {seat} has nothing to take back: "
                "dice were rolled, tiles shown or others acted since its last choice"
            )
        journal = old.journal
        pages = journal.lanes
        (journal if pages is None else pages[seat]).append((seat, None))
        table = self._rebuilt(journal.entries())
        table.journal, table.script, table.log = journal, old.script, old.log
        table.marks = old.marks
        if table.log is not None and table.lanes is None:
            table.log.append((Undone, seat, table.marks.pop()))
        self.table = table

    def _rebuilt(self, entries: list[Entry]) -> TableT:
        header = self.header
        game = type(self)._from_header(self.ruleset, header)
        kept = without_undone(entries)
        table = game.table
        table.outside_chance = self.table.outside_chance
        table.script = deque(
            (kind, value, 0) for kind, value in kept if isinstance(kind, str) and isinstance(value, int)
        )
        loop.advance(table)
        for seat, choice in kept:
            if isinstance(seat, int) and isinstance(choice, Choice):
                game.submit(seat, choice)
        return table

    @property
    def header(self) -> Header:
        """The journal's header: game, packs with versions and digests, options, seats, seed."""
        if self._header is None:
            position = "" if self._origin is None else self.ruleset.encode(self._origin).decode()
            self._header = self.ruleset.header(self.table.players, self.table.seed, position)
        return self._header

    @property
    def journal(self) -> list[Entry]:
        """Every choice, undo and chance outcome so far, in order."""
        return self.table.journal.entries()

    def journal_text(self, notes: Mapping[str, str] | None = None) -> str:
        """The whole journal as text, for files and for reading.

        Args:
            notes: a front end's own words to keep in the header: name and value, each on one line,
                the name without blanks. :func:`starcup.journal_notes` reads them.
        """
        header = evolve(self.header, notes=dict(notes or {}))
        return journal_text.write(header, self.table.journal, self.ruleset.outcome_text)

    @classmethod
    def _from_header(cls, ruleset: Ruleset[TableT, ViewT], header: Header) -> Self:
        if header.position:
            return cls(ruleset, ruleset.decode(header.position.encode()), header)
        return cls(ruleset, ruleset.begin(header.seats, header.seed), header)

    @classmethod
    def replay(
        cls,
        ruleset: Ruleset[TableT, ViewT],
        text: str,
        *,
        at: int | None = None,
        log: bool = True,
        trust: bool = False,
        other_packs: bool = False,
    ) -> Self:
        """The game that a journal text tells, event for event.

        Args:
            at: stop after that many choices and undos; None plays to the end of the journal.
            trust: accept a text without a valid last line.
            other_packs: replay although the ruleset's packs differ from the journal's.

        Raises:
            JournalError: damaged, foreign, of other packs, or against the rules; with the line.
        """
        header, lines = journal_text.read(text, trust=trust)
        journal_text.check_header(header, ruleset.game, ruleset.options, ruleset.stamps(), other_packs)
        script: deque[Scripted] = deque()
        for line in lines:
            if line.seat is None:
                kind, _, outcome = line.text.rpartition(" ")
                try:
                    script.append((kind, ruleset.outcome_value(kind, outcome), line.number))
                except JournalError as error:
                    raise JournalError(f"line {line.number}: {error}") from None
        game = cls._from_header(ruleset, header)
        table = game.table
        table.script = script
        if log:
            table.log = []
        loop.advance(table)
        moves = [(line, line.seat) for line in lines if line.seat is not None][:at]
        undone = [line.text == "undo" for line, _ in moves]
        for index, (line, seat) in enumerate(moves):
            try:
                if undone[index]:
                    game.undo(seat)
                else:
                    game.table.hold = any(undone[index + 1 : index + 2])
                    game.submit(seat, line.text)
                    game.table.hold = False
            except (IllegalChoice, CannotUndo) as error:
                raise JournalError(f"line {line.number}: {line.text!r} does not fit the game: {error}") from error
        if at is None and game.table.script:
            kind, _, number = game.table.script[0]
            raise JournalError(f"line {number}: the game never draws this {kind!r}")
        game.table.script = None
        return game

    def save(self) -> bytes:
        """The whole state as bytes, equal for equal states. The history is in :meth:`journal_text`, not here."""
        return self.ruleset.encode(self.table)

    @classmethod
    def load(cls, ruleset: Ruleset[TableT, ViewT], data: bytes, *, log: bool = False) -> Self:
        """The game in the state that :meth:`save` wrote; its journal starts from there.

        Raises:
            JournalError: damaged, foreign or of another version.
        """
        return cls.at(ruleset, ruleset.decode(data), log=log)

    # Checks.

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.table.players:
            raise IllegalChoice("no-seat", "", f"there is no seat {seat}; seats are 0 to {self.table.players - 1}.")

    def _nobody_asked(self, seat: int, number: int | None) -> IllegalChoice:
        if not 0 <= seat < self.table.players:
            return IllegalChoice("no-seat", "", f"there is no seat {seat}; seats are 0 to {self.table.players - 1}.")
        if number is not None:
            return StaleChoice(f"question {number} of seat {seat} is no longer open.")
        if self.finished:
            return IllegalChoice("finished", "", "the game is over.")
        return IllegalChoice("not-asked", "", f"seat {seat} has nothing to decide now.")

    def _recognise(self, decision: Decision, choice: Choice | str) -> Choice:
        """The legal choice that was meant, or the refusal that explains itself."""
        text = normalise(choice) if isinstance(choice, str) else choice.text
        for legal in decision.legal:
            if legal.text == text:
                return legal
        kinds = self.ruleset.choice_kinds
        meant = parse_choice(text, kinds)
        if meant is None:
            raise not_understood(text, kinds, decision.legal)
        raise decision.step.refuse(self.table, meant)
