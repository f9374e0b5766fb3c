"""The table: the whole state of one game, and what steps may do with it.

A game subclasses :class:`Table` and adds its own fields, each with its
audience. State is mutable, slotted, and its leaves are ints, strings and
tuples, so that a clone takes microseconds; a game that is searched a lot
writes :meth:`Table.clone` by hand, which is three times as fast.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Self

from attrs import define, field, fields

from starcup.kernel.chance import SPENT, WORD, WORD_BITS, refilled, stream
from starcup.kernel.copying import copied
from starcup.kernel.errors import EngineError, JournalError
from starcup.kernel.events import Note
from starcup.kernel.interning import Made
from starcup.kernel.journal import Chanced, Journal
from starcup.kernel.steps import AnyStep, Decision
from starcup.kernel.values import frozen
from starcup.kernel.visibility import Public, Secret
from starcup.kernel.wide import Wide

if TYPE_CHECKING:
    from starcup.kernel.ruleset import Ruleset

Scripted = tuple[str, int, int]
"""A chance outcome to be used instead of the generator's: kind, value, and the line it came from."""


class Told(deque[Scripted]):
    """Outcomes of which each is used at the next draw of its kind; draws of other kinds are left to chance."""

    def of(self, kind: str) -> deque[Scripted] | None:
        """Take the next outcome of a kind out; None if there is none."""
        for place, one in enumerate(self):
            if one[0] == kind:
                del self[place]
                return deque((one,))
        return None


@frozen
class ChanceNode:
    """A chance outcome that somebody else has to supply.

    ``options`` are equally likely values; a value that stands there twice is
    twice as likely. ``kind`` says what is rolled or drawn.
    """

    kind: str
    options: tuple[int, ...]

    @property
    def probabilities(self) -> dict[int, float]:
        """Each distinct value with its probability."""
        total = len(self.options)
        return {value: self.options.count(value) / total for value in dict.fromkeys(self.options)}


@lru_cache(maxsize=1 << 10)
def _entries(kind: str, options: tuple[int, ...]) -> tuple[Chanced, ...]:
    """What a journal says for each option."""
    return tuple((kind, value) for value in options)


@define(eq=False, slots=True)
class Table:
    """State common to all games: whose turn it is, chance, journal.

    ``streams`` are the states of the generator (0 is shared, 1 + seat is the
    seat's own), ``stack`` the pending steps, last first, ``lanes`` a stack for
    each seat while all seats work at once (``lane_starts``: what each began
    with), ``pending`` the open questions. ``undo_seat`` may take back its last
    ``undo_count`` choices; while all seats work at once, each its
    ``lane_undo``. With ``hold`` lanes stay open after the last answer: a replay
    knows that it is about to be undone.
    """

    ruleset: Secret[Ruleset[Any, Any]]
    players: Public[int]
    seed: Secret[Wide]
    streams: Secret[list[Wide]]
    stack: Secret[list[AnyStep]] = field(factory=list)
    lanes: Secret[list[list[AnyStep]] | None] = None
    lane_starts: Secret[tuple[AnyStep | None, ...]] = ()
    pending: Secret[tuple[Decision, ...]] = ()
    answered: Secret[list[int]] = field(factory=list)
    undo_seat: Secret[int] = 0
    undo_count: Secret[int] = 0
    lane_undo: Secret[list[int]] = field(factory=list)
    marks: Secret[list[int]] = field(factory=list)
    halted: Secret[bool] = False
    hold: Secret[bool] = False
    outside_chance: Secret[bool] = False
    chance: Secret[ChanceNode | None] = None
    script: Secret[deque[Scripted] | None] = None
    journal: Secret[Journal] = field(factory=Journal)
    log: Secret[list[Note] | None] = None

    def clone(self) -> Self:
        """Return an independent table in the same state, without the event log.

        Numbers, texts, tuples and frozen objects are shared with the copy; lists, dictionaries, sets and attrs objects
        are copied with what they hold.
        """
        twin = object.__new__(type(self))
        self._clone_base(twin)
        for name in _OWN_FIELDS[type(self)]:
            setattr(twin, name, copied(getattr(self, name)))
        return twin

    def _clone_base(self, twin: Table) -> None:
        twin.ruleset = self.ruleset
        twin.players = self.players
        twin.seed = self.seed
        twin.streams = self.streams[:]
        twin.stack = self.stack[:]
        twin.lanes = None if self.lanes is None else [lane[:] for lane in self.lanes]
        twin.lane_starts = self.lane_starts
        twin.pending = self.pending
        twin.answered = self.answered[:]
        twin.undo_seat = self.undo_seat
        twin.undo_count = self.undo_count
        twin.lane_undo = self.lane_undo[:]
        twin.marks = []
        twin.halted = self.halted
        twin.hold = False
        twin.outside_chance = self.outside_chance
        twin.chance = self.chance
        twin.script = None
        twin.journal = self.journal.clone()
        twin.log = None

    def start_here(self) -> None:
        """Forget how the table came to be, as if it had been saved and loaded.

        Open questions become steps again, the journal is empty, nothing can be taken back.
        """
        for decision in self.pending:
            (self.stack if self.lanes is None else self.lanes[decision.seat]).append(decision.step)
        self.pending = ()
        self.chance = None
        self.halted = False
        self.journal = Journal()
        if self.lanes is not None:
            self.journal.open_lanes(self.players)
        self.undo_count = 0
        self.lane_undo = [0] * self.players
        self.marks = []

    # What steps do.

    def push(self, step: AnyStep) -> None:
        """Do ``step`` next, before what is already waiting.

        Args:
            step: is done before all others.
        """
        self.stack.append(step)

    def then(self, *steps: AnyStep) -> None:
        """Do these steps next, in this order, before what is already waiting.

        Args:
            *steps: the one that is done first, and so on.
        """
        self.stack.extend(reversed(steps))

    def together(self, steps: Sequence[AnyStep | None]) -> None:
        """Let the seats work at once, each on its own step, unseen by the others.

        The main stack goes on when all are done. No chance is drawn and no
        event noted meanwhile, so the order of their answers can't matter.

        Args:
            steps: the first step of each seat, in seat order; None for a seat that does nothing.

        Raises:
            EngineError: seats work at once already.
        """
        if self.lanes is not None:
            raise EngineError("seats already work at once: lanes can't be nested")
        self.lanes = [[] if step is None else [step] for step in steps]
        self.lane_starts = tuple(steps)
        self.journal.open_lanes(self.players)
        self.undo_count = 0
        self.lane_undo = [0] * self.players
        self.halted = True

    def draw(self, kind: str, options: tuple[int, ...], index: int = 0) -> int:
        """Draw one of ``options``, equally likely: the one gate for chance. Repeat a value to weight it.

        ``kind`` names the draw for the journal and for whoever answers instead
        of the generator; ``index`` is the stream (0 shared, 1 + seat).

        Args:
            kind: names the draw for the journal and for whoever answers instead of the generator.
            options: the values that may come out.
            index: the stream of chance: 0 is shared, 1 + seat the seat's own.

        Returns:
            the value, or -1 when it has to come from outside: the step must then
            return None at once, having pushed itself, and will be run again.
        """
        if self.lanes is not None:
            raise EngineError(f"chance ({kind}) was drawn while seats work at once")
        script = self.script
        if isinstance(script, Told):
            script = script.of(kind)
        if not script and self.outside_chance:
            self.chance = ChanceNode(kind, options)
            self.halted = True
            return -1
        state = self.streams[index]
        if state < SPENT:
            state = refilled(state)
        self.streams[index] = state >> WORD_BITS
        value = options[(state & WORD) * len(options) >> WORD_BITS]
        if script:
            value = self._scripted(script, kind, options)
        self.journal.tail.append((kind, value))
        self.undo_count = 0
        return value

    def draws(self, number: int, kind: str, options: tuple[int, ...], index: int = 0) -> list[int]:
        """Return the outcomes of :meth:`draw`, ``number`` times in a row; fewer when the next has to come from outside.

        Args:
            number: how many times to draw.
            kind: names the draws, as for :meth:`draw`.
            options: the values that may come out, each time.
            index: the stream of chance: 0 is shared, 1 + seat the seat's own.
        """
        values: list[int] = []
        if self.script or self.outside_chance or self.lanes is not None:
            while len(values) < number and (value := self.draw(kind, options, index)) >= 0:
                values.append(value)
            return values
        state, size, tail, entries = self.streams[index], len(options), self.journal.tail, _entries(kind, options)
        for _ in range(number):
            if state < SPENT:
                state = refilled(state)
            entry = entries[(state & WORD) * size >> WORD_BITS]
            state >>= WORD_BITS
            tail.append(entry)
            values.append(entry[1])
        self.streams[index] = state
        self.undo_count = 0
        return values

    def _scripted(self, script: deque[Scripted], kind: str, options: tuple[int, ...]) -> int:
        written, value, line = script.popleft()
        where = f"line {line}: " if line else ""
        if written != kind:
            raise JournalError(f"{where}the game draws {kind!r} here, the journal says {written!r}")
        if value not in options:
            text = self.ruleset.outcome_text(kind, value)
            raise JournalError(f"{where}{text!r} can't be the outcome of {kind!r} here")
        return value

    def undoable(self, seat: int) -> int:
        """Return how many of its last choices ``seat`` may take back.

        Args:
            seat: its number, from 0.
        """
        if self.lanes is not None:
            return self.lane_undo[seat]
        return self.undo_count if seat == self.undo_seat else 0

    def revealed(self) -> None:
        """Something hidden was shown: nobody may take back what he did before."""
        self.undo_count = 0

    def rekey(self, round_number: int) -> None:
        """Start all chance streams anew for a round.

        Args:
            round_number: the number of the round that begins.
        """
        self.streams = [stream(self.seed, round_number, index) for index in range(self.players + 1)]

    def reseed(self, seed: int) -> None:
        """Let other chance come than would have come.

        Args:
            seed: the new seed, a whole number from 0 on.
        """
        self.seed = seed
        self.streams = [stream(seed, -1, index) for index in range(self.players + 1)]

    def note(self, *note: object) -> None:
        """Note an event, if somebody listens. Hot code asks ``table.log is not None`` first.

        Args:
            *note: the class of the event, then what its ``read`` takes.
        """
        if self.log is not None:
            self.log.append(note)


def _own_fields(kind: type[Table]) -> tuple[str, ...]:
    """The names of the fields that a class of tables has beyond those of all tables."""
    inherited = {one.name for one in fields(Table)}
    return tuple(one.name for one in fields(kind) if one.name not in inherited)


_OWN_FIELDS: Made[type[Table], tuple[str, ...]] = Made(_own_fields)
