"""A game in progress: the six calls that carry every front end, and undo, clone, journal, replay.

``waiting``, ``view``, ``submit`` and ``events`` are what a front end needs;
everything that comes in is checked here, once, before anything changes.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Generic, Self, TypeVar, cast

from attrs import evolve

from starcup.kernel import journal_text, loop
from starcup.kernel.answering import check_number, nobody_asked, recognise
from starcup.kernel.arguments import MOST_SEED_BITS, index_of, number_of, seat_of, told, whole, words_of_words
from starcup.kernel.blame import worded
from starcup.kernel.choices import Choice
from starcup.kernel.errors import BadArgument, CannotUndo, EngineError, IllegalChoice, JournalError
from starcup.kernel.events import Event, Undone, audible
from starcup.kernel.journal import Entry, Header
from starcup.kernel.past import Past
from starcup.kernel.rebuilding import Before, at_first, go_on, script_of, stopped, stopped_at_first
from starcup.kernel.replaying import follow
from starcup.kernel.ruleset import Ruleset, TableT, ViewT, check_ruleset
from starcup.kernel.steps import Decision, Legal
from starcup.kernel.table import ChanceNode, Table

# Those of a ruleset that is passed to begin a game: the class itself, a plain ``Game``, says nothing of them.
ItsTable = TypeVar("ItsTable", bound=Table)
ItsView = TypeVar("ItsView")


class Game(Generic[TableT, ViewT]):
    """One game under a ruleset: its table, and the only checked way to change it.

    Build one with :meth:`new`, :meth:`replay`, :meth:`load` or :meth:`at`.
    """

    __slots__ = ("_header", "_origin", "_past", "fault", "ruleset", "table")

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
        self.fault: EngineError | None = None
        """What stopped the game, if a power or step failed: see :meth:`submit`."""

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
        """Return a new game, run on to its first decision.

        Args:
            ruleset: the rules, built once and shared by any number of games.
            players: how many seats; seats are numbered from 0.
            seed: a whole number of up to 512 bits; same ruleset, players and seed, same game. Where
                nobody may guess it, draw it: ``secrets.randbits(128)``.
            log: keep events for :meth:`events`. Searches and statistics do without.
            outside_chance: the caller supplies every roll and draw by :meth:`resolve`.

        Raises:
            BadArgument: an argument is not of its kind.
            StarcupError: the ruleset does not take that many players.
            PowerError: a plugin failed before the first question.
        """
        check_ruleset(ruleset)
        table = ruleset.begin(number_of(players, "players"), whole(seed, "seed", bits=MOST_SEED_BITS))
        if log:
            table.log = []
        table.outside_chance = outside_chance
        return cast("type[Game[ItsTable, ItsView]]", cls)(ruleset, table)._started()

    @classmethod
    def at(cls, ruleset: Ruleset[ItsTable, ItsView], table: ItsTable, *, log: bool = False) -> Game[ItsTable, ItsView]:
        """Return a game that starts from a given table: a scenario, a sampled world.

        Its journal starts from that position; what is asked there is asked again. The table is
        taken over, not copied: give it a clone of another game's.

        Args:
            ruleset: the rules that the table belongs to.
            table: a table of these rules.
            log: keep events for :meth:`events`.

        Raises:
            PowerError: a plugin failed before the first question.
            BadArgument: an argument is not of its kind.
        """
        check_ruleset(ruleset)
        if not isinstance(table, Table):
            raise BadArgument(f"table: expected a table, found {told(table)}")
        table.start_here()
        game = cast("type[Game[ItsTable, ItsView]]", cls)(ruleset, table, origin=table.clone())
        if log:
            table.log = []
        return game._started()

    # The front end's calls.

    def waiting(self) -> tuple[Decision, ...]:
        """Return every open question, one a seat at most, in seat order; empty when over or when chance is awaited."""
        return self.table.pending

    @property
    def finished(self) -> bool:
        """True once the game is over."""
        table = self.table
        return not table.pending and not table.stack and table.lanes is None and table.chance is None

    def view(self, seat: int) -> ViewT:
        """Return what ``seat`` may know now: a copy that hides the rest.

        Args:
            seat: the seat that looks, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        return self.ruleset.view(self.table, seat_of(seat, self.table.players))

    def decision(self, seat: int) -> Decision | None:
        """Return the question that ``seat`` has to answer; None if it is asked nothing.

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
            number: ``decision.number`` of the question meant; that of another one is refused.

        Raises:
            StaleChoice: that question is no longer open.
            IllegalChoice: not a legal choice, and says which rule forbids it; or that question was
                not asked yet (``no-such-question``). Nothing has changed.
            PowerError: a plugin failed. The game has stopped as it was before this choice, its
                journal whole; it can be saved and examined, but not go on.
        """
        if self.fault is not None:
            raise self.fault
        if type(seat) is not int:
            seat = seat_of(seat, self.table.players)
        for decision in self.table.pending:
            if decision.seat == seat:
                break
        else:
            raise nobody_asked(self.table, seat, number, finished=self.finished)
        if number is not None and (type(number) is not int or number != decision.number):
            check_number(seat, number, decision.number, f"question {decision.number} is open")
        further = False
        if not isinstance(choice, Choice) or choice not in decision.legal:
            choice = recognise(self.ruleset, self.table, decision, choice)
            further = choice not in decision.legal
        assert isinstance(choice, Choice)
        table = self.table
        if self._past is not None:
            self._past.note(table, decision.seat)
        journal, log = table.journal, table.log
        pages, length, heard = journal.lanes, len(journal.tail), 0 if log is None else len(log)
        try:
            loop.answer(table, decision, choice, further=further)
        except JournalError:
            raise
        except Exception as error:
            raise self._stop(error, (pages, length, heard), seat, choice) from error

    def _stop(self, error: Exception, before: Before, seat: int | None, what: Choice | str) -> EngineError:
        """Go back to where the game stood before a choice or outcome that made a plugin fail, and stay there."""
        self.table, self.fault = stopped(self.ruleset, self.header, self.table, before, seat, what, error)
        return self.fault

    def _started(self) -> Self:
        """Run on to the first question."""
        try:
            loop.advance(self.table)
        except JournalError:
            raise
        except Exception as error:
            raise stopped_at_first(self.ruleset, lambda: self.header, self.table, error) from error
        return self

    def allowed(self, seat: int) -> Legal:
        """Return every choice that the rules allow ``seat`` now; empty if it is not asked.

        Besides ``decision.legal``, in which each plan is met once, these are choices that come to the same
        in another order: what a front end offers to people. Where several things are one answer, all of
        them are in ``legal``.

        Args:
            seat: its number, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        decision = self.decision(seat)
        if decision is None:
            return ()
        further = decision.step.allowed(self.table)
        return (*decision.legal, *further) if further else decision.legal

    def why(self, seat: int, text: str) -> IllegalChoice | None:
        """Return why ``seat`` can't choose ``text`` now, or None when it is legal. Changes nothing.

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
        """Return whether ``seat`` could not take a choice back once it is made: front ends may ask again before.

        True if something is rolled, drawn or shown by it, or if it is the last word that others wait for. Changes
        nothing, and tells nothing that the seat does not know.

        Args:
            seat: the number of the seat that would answer, from 0.
            choice: one of its legal choices, or the text of one.

        Raises:
            IllegalChoice: the choice is not legal.
        """
        trial = self.clone()
        trial.submit(seat, choice)
        return not trial.can_undo(seat)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """Return what happened as far as ``seat`` may hear it, from position ``since`` of that list on.

        Games made with ``log=False`` and clones keep no events.

        Args:
            seat: the number of the seat that listens, from 0.
            since: how many events of this list it has heard already.

        Raises:
            IllegalChoice: there is no such seat.
            BadArgument: ``since`` is no whole number from 0 on.
        """
        heard = seat_of(seat, self.table.players)
        return audible(self.table.log or [], self.ruleset, heard, whole(since, "since"))

    def all_events(self, since: int = 0) -> list[Event]:
        """Return everything that happened, secrets of all seats included: for referees and tests, never for a player.

        Args:
            since: how many events to leave out, from the first on.

        Raises:
            BadArgument: ``since`` is no whole number from 0 on.
        """
        return audible(self.table.log or [], self.ruleset, None, whole(since, "since"))

    # Chance from outside.

    @property
    def chance(self) -> ChanceNode | None:
        """The roll or draw that the caller has to supply, in games with ``outside_chance``."""
        return self.table.chance

    def resolve(self, value: int) -> None:
        """Supply the outcome of the awaited :attr:`chance`.

        Args:
            value: one of ``chance.options``.

        Raises:
            IllegalChoice: nothing is awaited, or ``value`` is not among its options.
            PowerError: a plugin failed; see :meth:`submit`.
        """
        if self.fault is not None:
            raise self.fault
        node = self.table.chance
        if node is None:
            raise IllegalChoice("no-chance", "", "no roll or draw is awaited.")
        meant = index_of(value)
        if meant is None or meant not in node.options:
            expected = ", ".join(map(str, dict.fromkeys(node.options)))
            raise IllegalChoice(
                "no-outcome", "", f"{told(value)} is no outcome of {node.kind!r}; expected one of {expected}."
            )
        self.table.script = deque([(node.kind, meant, 0)])
        self._go_on(f"{node.kind} {self.ruleset.outcome_text(node.kind, meant)}")

    def _go_on(self, outcome: str) -> None:
        """Run on from a roll or draw that was awaited."""
        table = self.table
        journal, log = table.journal, table.log
        pages, length, heard = journal.lanes, len(journal.tail), 0 if log is None else len(log)
        try:
            go_on(table)
        except JournalError:
            raise
        except Exception as error:
            raise self._stop(error, (pages, length, heard), None, outcome) from error

    # Copies and histories.

    def clone(self, *, seed: int | None = None, outside_chance: bool | None = None) -> Self:
        """Return an independent game in the same state, with the same journal, keeping no events.

        Args:
            seed: for other chance to come. The journal of such a clone starts here, as that of :meth:`at`.
            outside_chance: whether the caller supplies every roll and draw from here on; None: as before.

        Raises:
            BadArgument: ``seed`` is none.
            PowerError: a plugin failed on the way to the next question.
        """
        table = self.table.clone()
        if outside_chance is not None:
            table.outside_chance = bool(outside_chance)
        if seed is not None:
            table.reseed(whole(seed, "seed", bits=MOST_SEED_BITS))
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
            None if self.fault is None else str(self.fault),
        )

    def forget_past(self) -> None:
        """Keep nothing to make further undos quick: before choices that are made past :meth:`submit`."""
        if self._past is not None:
            self._past.forget()

    def can_undo(self, seat: int) -> bool:
        """Return whether ``seat`` may take its last choice back.

        It may until something is shown, somebody else acts, or the game ends.

        Args:
            seat: its number, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        seat = seat_of(seat, self.table.players)
        return self.fault is None and not self.finished and self.table.undoable(seat) > 0

    def undo(self, seat: int) -> None:
        """Take the last choice of ``seat`` back.

        The state becomes what it was before that choice, but for the numbers of questions, which
        never come back; the journal gains an ``undo`` entry, and the events an
        :class:`~starcup.kernel.events.Undone`.

        Args:
            seat: the number of the seat that takes back its own last choice, from 0.

        Raises:
            CannotUndo: there is nothing to take back, something was shown since, the game has stopped
                or is over, or too many choices were taken back in it.
            PowerError: a plugin answers otherwise than before. Nothing has changed.
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
                "dice were rolled, tiles shown or others acted since its last choice"
            )
        journal, past = old.journal, self._past or Past[TableT]()
        try:
            table = past.back(self.ruleset, self.header, old, seat)
        except CannotUndo:
            raise
        except Exception as error:
            blame = self.ruleset.blame(error, None, loop.advance)
            raise worded(error, blame, f"when seat {seat} took a choice back") from error
        pages = journal.lanes
        (journal if pages is None else pages[seat]).append((seat, None))
        table.journal, table.script, table.log = journal, old.script, old.log
        table.marks = old.marks
        if table.log is not None and table.lanes is None:
            table.log.append((Undone, seat, table.marks.pop()))
        self.table, self._past = table, past

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
        """Return the whole journal as text, for files and for reading.

        Args:
            notes: a front end's own words to keep in the header: name and value, each on one line,
                the name without blanks. :func:`starcup.journal_notes` reads them.
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
        """Return the game that a journal text tells, event for event.

        Args:
            ruleset: rules with the packs and options of the journal.
            text: what :meth:`journal_text` wrote.
            at: stop after that many choices and undos; None plays to the end of the journal.
            log: keep events for :meth:`events`.
            trust: accept a text without a valid last line.
            other_packs: replay although the ruleset's packs differ from the journal's, for instance
                without a faulty plugin. Where the journal does not fit any more, the error says
                which ``at`` shows the game before that.
            outside_chance: the caller supplies every roll and draw that comes after the journal's.

        Raises:
            JournalError: damaged, foreign, of other packs, or against the rules; with the line.
            BadArgument: ``at`` is no number, or ``ruleset`` no ruleset.
        """
        check_ruleset(ruleset)
        if not isinstance(text, str):
            raise JournalError(f"expected the text of a journal, found {told(text)}")
        header, lines = journal_text.read(text, trust=trust)
        journal_text.check_header(header, ruleset.game, ruleset.options, ruleset.stamps(), other_packs)
        lines = journal_text.until(lines, None if at is None else whole(at, "at"))
        game = cast("type[Game[ItsTable, ItsView]]", cls)(ruleset, at_first(ruleset, header), header)
        table = game.table
        table.outside_chance = outside_chance
        table.script = script_of(ruleset, lines, other_packs)
        if log:
            table.log = []
        game._started()
        follow(game, lines, whole=at is None, other_packs=other_packs)
        return game

    def save(self, *, numbered: bool = True) -> bytes:
        """Return the whole state as bytes, equal for equal states. The history is in :meth:`journal_text`, not here.

        Args:
            numbered: with the numbers of questions, the only part of a state that an undo does not
                bring back; without them to compare what is on the table.
        """
        table = self.table
        if not numbered:
            table = table.clone()
            table.answered = [0] * table.players
        return self.ruleset.encode(table)

    @classmethod
    def load(
        cls, ruleset: Ruleset[ItsTable, ItsView], data: bytes, *, log: bool = False, other_packs: bool = False
    ) -> Game[ItsTable, ItsView]:
        """Return the game in the state that :meth:`save` wrote; its journal starts from there.

        Args:
            ruleset: rules with the packs and options of the position.
            data: what :meth:`save` wrote.
            log: keep events for :meth:`events`.
            other_packs: load it although the ruleset's packs differ from the position's.

        Raises:
            JournalError: damaged, foreign, of another version, or of packs that differ (unless ``other_packs``).
            BadArgument: ``ruleset`` is no ruleset.
        """
        check_ruleset(ruleset)
        if not isinstance(data, str | bytes | bytearray | memoryview):
            raise JournalError(f"expected a saved position, found {told(data)}")
        return cls.at(ruleset, ruleset.decode(data, other_packs=other_packs), log=log)


def unpickled(
    kind: type[Game[TableT, ViewT]],
    ruleset: Ruleset[TableT, ViewT],
    text: str,
    log: bool,
    outside_chance: bool,
    fault: str | None,
) -> Game[TableT, ViewT]:
    """Return the game that was pickled: its journal tells it again."""
    game = kind.replay(ruleset, text, log=log, other_packs=True, outside_chance=outside_chance)
    game.fault = None if fault is None else EngineError(fault)
    return game
