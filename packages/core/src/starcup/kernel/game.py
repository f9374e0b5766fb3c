"""A game in progress: how it begins, is played, copied, taken back, kept and taken up again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeVar, cast

from attrs import evolve

from starcup.kernel import journal_text
from starcup.kernel.arguments import MOST_SEED_BITS, check_kind, number_of, seat_of, told, whole, words_of_words
from starcup.kernel.choices import Choice
from starcup.kernel.errors import CannotUndo, EngineError, IllegalChoice, JournalError
from starcup.kernel.events import Undone
from starcup.kernel.journal import Entry
from starcup.kernel.past import Past
from starcup.kernel.playing import PlayableGame
from starcup.kernel.rebuilding import Attributing, at_first, reach, script_of
from starcup.kernel.ruleset import Ruleset, TableT, ViewT, check_ruleset
from starcup.kernel.table import Table

# The types of the ruleset that a class method is given: a plain ``Game``, on which it is called, does not have them.
ItsTable = TypeVar("ItsTable", bound=Table)
ItsView = TypeVar("ItsView")


BEGINNING = "before choice 1"


class Game(PlayableGame[TableT, ViewT]):
    """A game under a ruleset: its table, with checked methods to change it.

    Build one with :meth:`new`, :meth:`replay`, :meth:`load` or :meth:`at`. Front ends need :meth:`waiting`,
    :meth:`view`, :meth:`submit` and :meth:`events`.
    """

    __slots__ = ()

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
        _follow(game, lines, whole=at is None, other_packs=other_packs)
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


def _follow(game: Game[Any, Any], lines: Sequence[journal_text.Line], *, whole: bool, other_packs: bool) -> None:
    """Make the choices and undos of ``lines``; the table's script has their outcomes already."""
    moves = [(line, line.seat) for line in lines if line.seat is not None]
    undone = [line.text == "undo" for line, _ in moves]
    for index, (line, seat) in enumerate(moves):
        try:
            if undone[index]:
                game.undo(seat)
            else:
                game.table.hold = any(undone[index + 1 : index + 2])
                game.submit(seat, line.text)
                game.table.hold = False
        except (IllegalChoice, CannotUndo, JournalError) as error:
            misfit = f"line {line.number}: {line.text!r} does not fit the game: "
            misfit = "" if isinstance(error, JournalError) else misfit
            raise JournalError(f"{misfit}{error}{reach(index, other_packs)}") from error
    if whole and game.table.script:
        kind, _, number = game.table.script[0]
        fitting = sum(line.number < number for line, _ in moves) - 1
        raise JournalError(f"line {number}: the game never draws this {kind!r}{reach(fitting, other_packs)}")
    game.table.script = None


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
