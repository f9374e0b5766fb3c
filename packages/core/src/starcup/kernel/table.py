"""The table: the whole state of a game, with the operations of steps on it.

A game subclasses :class:`Table` and adds its own fields, each with its
audience. State is mutable, slotted, and its leaves are ints, strings and
tuples, so that a clone takes microseconds.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Self, TypeVar

from attrs import define, field

from starcup.kernel.arguments import MOST_SEED_BITS, whole
from starcup.kernel.chance import SPENT, WORD, WORD_BITS, refilled, stream
from starcup.kernel.copying import copier
from starcup.kernel.errors import JournalError, StepError
from starcup.kernel.events import Note
from starcup.kernel.interning import Made
from starcup.kernel.journal import Chanced, Journal
from starcup.kernel.steps import AnyStep, Decision, Step
from starcup.kernel.values import frozen
from starcup.kernel.visibility import Public, Secret
from starcup.kernel.wide import Wide

if TYPE_CHECKING:
    from starcup.kernel.ruleset import Ruleset

IntT = TypeVar("IntT", bound=int)
Scripted = tuple[str, int, int]
"""A chance outcome to use instead of the generator's: kind, value, and the line of the journal, or 0."""


class Told(deque[Scripted]):
    """Outcomes that are each used at the next draw of their kind; other draws come from the generator."""

    def of(self, kind: str) -> deque[Scripted] | None:
        """Remove and return the next outcome of a kind, as a script; None if there is none."""
        for place, outcome in enumerate(self):
            if outcome[0] == kind:
                del self[place]
                return deque((outcome,))
        return None


@frozen
class ChanceNode:
    """A roll or draw with an outcome that the caller has to supply.

    ``options`` are equally likely values; a value that occurs twice is twice as
    likely. ``kind`` names the roll or draw, ``pile`` the field of the table that
    a card is drawn from, if it comes from a :class:`~starcup.making.Deck`.
    """

    kind: str
    options: tuple[int, ...]
    pile: str = ""

    @property
    def probabilities(self) -> dict[int, float]:
        """Each distinct value with its probability."""
        total = len(self.options)
        return {value: number / total for value, number in Counter(self.options).items()}


@lru_cache(maxsize=1 << 10)
def _entries(kind: str, options: tuple[int, ...]) -> tuple[Chanced, ...]:
    """Return the journal entry of each option."""
    return tuple((kind, value) for value in options)


@define(eq=False, slots=True)
class Table:
    """The state that all games have: steps, questions, chance and journal.

    ``streams`` are the states of the generator (0 is shared, 1 + seat is the
    seat's own), ``stack`` the steps to run, the last one first, ``pending`` the
    open questions. While all seats work at once, ``lanes`` has a stack for each
    seat, and ``lane_starts`` the first step of each. ``undo_seat`` may take back
    its last ``undo_count`` choices; while all seats work at once, each seat as
    many as its ``lane_undo``. With ``hold`` the lanes stay open after the last
    answer: a replay sets it if that answer is undone next.
    """

    apart: ClassVar[frozenset[str]] = frozenset()
    """The fields that are none of the game's own: ``Ruleset.deal_apart`` lays them out in sampled worlds."""
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

    @property
    def finished(self) -> bool:
        """Whether the game is over: there is no step left, nobody is asked, and no chance awaited."""
        return not self.pending and not self.stack and self.lanes is None and self.chance is None

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that take part, in seat order: all, but of an :class:`~starcup.making.EliminationTable`."""
        return tuple(range(self.players))

    def all_steps(self) -> Iterator[AnyStep]:
        """Yield the steps that wait or are asked, and those with which the lanes of seats began."""
        yield from self.stack
        for lane in self.lanes or ():
            yield from lane
        yield from (decision.step for decision in self.pending)
        yield from (step for step in self.lane_starts if step is not None)

    def clone(self) -> Self:
        """Return an independent table in the same state, without the event log.

        Numbers, texts, tuples and frozen objects are shared with the copy; lists, dictionaries, sets and attrs objects
        are copied with what they hold.
        """
        try:
            copy = _COPIERS[type(self)]
        except KeyError:
            copy = _COPIERS[type(self)] = copier(type(self), _COPIED)
        twin: Self = copy(self)
        return twin

    def start_here(self) -> None:
        """Drop the history of the table, as if it had been saved and loaded.

        Open questions become steps again, the journal becomes empty, and no choice can be taken back.
        """
        for decision in self.pending:
            (self.stack if self.lanes is None else self.lanes[decision.seat]).append(decision.step)
        self.pending = ()
        self.chance = None
        self.halted = False
        self.marks = []
        self.start_journal()

    def start_journal(self) -> None:
        """Give the table an empty journal, with a page for each seat if all work at once."""
        self.journal = Journal()
        self.undo_count = 0
        if self.lanes is not None:
            self.journal.open_lanes(self.players)
            self.lane_undo = [0] * self.players

    # Operations for steps.

    def push(self, step: AnyStep) -> None:
        """Put a step on the stack, to run before those already there.

        Args:
            step: the step to run next.
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

        The main stack goes on when all seats are done; what a seat pushes meanwhile comes onto a stack of its own.
        A step may call it in ``run`` and in ``take``. So that the order of answers makes no difference, a seat may
        then not draw, be asked by another's step or call this again; events are told when all are done, in seat order.

        Args:
            steps: the first step of each seat, in seat order; None for a seat that does nothing.

        Raises:
            EngineError: seats already work at once, or ``steps`` are not those of the seats.
        """
        if self.lanes is not None:
            raise StepError("together() can't be called while seats work at once; call it in a step that waits for all")
        odd = [step for step in steps if not isinstance(step, _STEP_OR_NONE)]
        if odd or len(steps) != self.players:
            given = repr(odd[0]) if odd else len(steps)
            raise StepError(f"together() expects a step or None for each of {self.players} seats, found {given}")
        self.undo_count = 0
        if any(steps):
            self.lanes = [[] if step is None else [step] for step in steps]
            self.lane_starts = tuple(steps)
            self.journal.open_lanes(self.players)
            self.lane_undo = [0] * self.players
            self.halted = True

    def draw(self, kind: str, options: tuple[int, ...], index: int = 0) -> int:
        """Draw one of some equally likely values. All chance of a game comes from here and :meth:`draws`.

        Args:
            kind: the name of the draw, in the journal and for a caller that supplies the outcome.
            options: the possible values; a value that occurs twice is twice as likely.
            index: the stream of chance: 0 is shared, 1 + seat the seat's own.

        Returns:
            The value, or -1 if it has to come from outside: the step must then
            push itself and return None at once, and is run again later.
        """
        if self.lanes is not None:
            raise StepError(f"chance ({kind}) was drawn while seats work at once; draw in a step that waits for all")
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
        """Return the outcomes of ``number`` calls of :meth:`draw`; fewer if the next one has to come from outside.

        Args:
            number: how many times to draw.
            kind: the name of the draws, as for :meth:`draw`.
            options: the possible values of each draw.
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

    def deal(self, number: int, kind: str, supply: list[IntT], index: int = 0) -> list[IntT]:
        """Draw several values one after the other and take each out of those that are left: cards from a supply.

        Games mostly declare a :class:`~starcup.making.Deck`, which draws in this way.

        Args:
            number: how many to draw, at most as many as there are.
            kind: the name of the draws, as for :meth:`draw`.
            supply: the possible values of the first draw; those drawn are taken out.
            index: the stream of chance: 0 is shared, 1 + seat the seat's own.

        Returns:
            The values, fewer if the next one has to come from outside.
        """
        values: list[IntT] = []
        if self.script or self.outside_chance or self.lanes is not None:
            while len(values) < number:
                place, options = self._place(index, len(supply)), tuple(supply)
                value = self.draw(kind, options, index)
                if value < 0:
                    break
                # Of equal ones the generator's is taken, so that a replay leaves the same order.
                values.append(supply.pop(place if options[place] == value else options.index(value)))
            return values
        state, size, tail = self.streams[index], len(supply), self.journal.tail
        for left in range(size, size - number, -1):
            if state < SPENT:
                state = refilled(state)
            card = supply.pop((state & WORD) * left >> WORD_BITS)
            state >>= WORD_BITS
            values.append(card)
            tail.append((kind, card))
        self.streams[index] = state
        self.undo_count = 0
        return values

    def _place(self, index: int, size: int) -> int:
        """Return which of ``size`` values the generator would draw next."""
        state = self.streams[index]
        return ((state if state >= SPENT else refilled(state)) & WORD) * size >> WORD_BITS

    def _scripted(self, script: deque[Scripted], kind: str, options: tuple[int, ...]) -> int:
        written, value, line = script.popleft()
        where = f"line {line}: " if line else ""
        if written != kind:
            raise JournalError(f"{where}the game draws {kind!r} here, the journal says {written!r}")
        if value not in options:
            text = self.ruleset.outcome_text(kind, value)
            raise JournalError(f"{where}{text!r} can't be the outcome of {kind!r} here")
        return value

    def others(self, seat: int) -> tuple[int, ...]:
        """Return the other seats clockwise, from the left of one.

        Args:
            seat: the number of the seat, from 0.
        """
        return _CLOCKWISE[self.players][seat]

    def undoable(self, seat: int) -> int:
        """Return how many of its last choices ``seat`` may take back.

        Args:
            seat: the number of the seat, from 0.
        """
        if self.lanes is not None:
            return self.lane_undo[seat]
        return self.undo_count if seat == self.undo_seat else 0

    def revealed(self) -> None:
        """Note that something hidden was shown, so that no earlier choice may be taken back.

        While seats work at once, it is the seat at work that has seen something.
        """
        self.undo_count = 0
        for seat, lane in enumerate(self.lanes or ()):
            if lane is self.stack:
                self.lane_undo[seat] = 0

    def rekey(self, round_number: int) -> None:
        """Give all chance streams new keys for a round.

        Args:
            round_number: the number of the round that begins.
        """
        self.streams = [stream(self.seed, round_number, index) for index in range(self.players + 1)]

    def reseed(self, seed: int) -> None:
        """Replace the seed, so that other chance comes from here on.

        Args:
            seed: the new seed, a whole number from 0 on.

        Raises:
            BadArgument: the seed is no such number, or too large.
        """
        self.seed = whole(seed, "seed", bits=MOST_SEED_BITS)
        self.streams = [stream(self.seed, -1, index) for index in range(self.players + 1)]

    def note(self, *note: object) -> None:
        """Note an event if the table keeps a log. Code that runs often checks ``table.log is not None`` first.

        What is noted while seats work at once is told when all are done, in seat order.

        Args:
            *note: the class of the event, then the arguments of its ``read``.
        """
        if self.log is not None:
            if not (note and isinstance(note[0], type)):
                raise StepError(f"note() expects the class of an event, then its arguments, found {note!r}")
            self.log.append(note)


_COPIED: Mapping[str, str] = MappingProxyType(
    {
        "ruleset": "thing.ruleset",
        "stack": "thing.stack.copy()",
        "lanes": "None if thing.lanes is None else [lane.copy() for lane in thing.lanes]",
        "marks": "[]",
        "hold": "False",
        "script": "None",
        "journal": "thing.journal.clone()",
        "log": "None",
    }
)
"""What a copy has in fields that are not just copied: steps are shared, and nobody listens to it."""
_STEP_OR_NONE: tuple[type, ...] = (Step, type(None))
_COPIERS: dict[type[Table], Callable[[Any], Any]] = {}
"""The function that copies tables of each class: a plain dictionary, since clones are made by the million."""

_CLOCKWISE: Made[int, tuple[tuple[int, ...], ...]] = Made(
    lambda players: tuple(tuple((seat + step) % players for step in range(1, players)) for seat in range(players))
)
"""The other seats clockwise from each, by the number of players."""
