"""The rows of a dataset, one for each decision: their columns, and how they are recorded while a game is played."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import pyarrow as pa
from attrs import frozen

from starcup import Actions, Choice, Decision, Game, Ruleset, StarcupError
from starcup.features import ArrayLayout, layout_of
from starcup_bots.arena_game import final_places
from starcup_bots.code_stamps import pack_stamps
from starcup_bots.game_bots import scores_of
from starcup_bots.runner import Result, Watch

NUMBERS = pa.list_(pa.field("element", pa.int32(), nullable=False))
"""The type of a column with a list of numbers in each row."""
OBSERVATION = "observation"
MOST_SEED = (1 << 63) - 1


@frozen
class Column:
    """A column of a dataset: its name, its type, and what it means."""

    name: str
    type: pa.DataType
    meaning: str
    nullable: bool = False

    def field(self) -> pa.Field:
        """Return the column as a field of a schema, its meaning among the metadata."""
        return pa.field(self.name, self.type, self.nullable, {"description": self.meaning})


COLUMNS = (
    Column("game", pa.string(), "the key of the game"),
    Column("ruleset", pa.string(), "its packs, with version and digest, and a digest of the options; empty without"),
    Column("players", pa.int16(), "how many play"),
    Column("game_number", pa.int64(), "the number of the game in the dataset, from 0"),
    Column("seed", pa.int64(), "the seed of the game"),
    Column("decision", pa.int32(), "the number of the decision in its game, from 0, over all seats"),
    Column("seat", pa.int16(), "the seat that decides, from 0"),
    Column("bot", pa.string(), "the bot at that seat"),
    Column("round", pa.int32(), "the round, from 1; 0 before the first one, and in games without rounds"),
    Column("kind", pa.string(), "the kind of the question"),
    Column("choice", pa.string(), "the choice that was made, as a text that `Game.submit` takes"),
    Column("legal_choices", pa.int64(), "how many choices were legal, sets included; at most 2⁶³ - 1"),
    Column("actions", NUMBERS, "the choice as `Actions.numbers`; null if the game does not number its choices", True),
    Column("legal_actions", NUMBERS, "what was legal, as `Actions.legal`; null if choices are not numbered", True),
    Column("scores", NUMBERS, "the score of each seat then, as far as the one that decides knows; null if none", True),
    Column("win_share", pa.float64(), "the share of the seat in the win of the game: 1 divided by the winners, or 0"),
    Column("final_score", pa.int32(), "the score of the seat at the end of the game"),
    Column("place", pa.int16(), "the place of the seat in the end; 1 has won, and where nobody wins the best have 2"),
    Column("end_reasons", pa.string(), "why the game ended, several joined by `+`; `fault` if a bot failed"),
)
"""The columns of every dataset, in order; with observations there is one more."""


@frozen
class Recording:
    """What the rows of all games under a ruleset share: the numbers of choices, and the layout of observations."""

    ruleset: Ruleset[Any, Any]
    name: str
    actions: Actions | None
    layout: ArrayLayout[Any] | None
    schema: pa.Schema
    shows_scores: bool

    @classmethod
    def of(cls, ruleset: Ruleset[Any, Any], players: int, *, observations: bool) -> Recording:
        """Return the recording of games under a ruleset."""
        layout = layout_of(ruleset).variant(players=players) if observations else None
        shows_scores = type(ruleset).current_scores is not Ruleset.current_scores
        schema = schema_of(None if layout is None else layout.size)
        try:
            actions = Actions(ruleset)
        except StarcupError:  # fields of its choices have no domains
            actions = None
        return cls(ruleset, named(ruleset), actions, layout, schema, shows_scores)


def named(ruleset: Ruleset[Any, Any]) -> str:
    """Return the packs of a ruleset, with a digest of its options, as one text; empty if the game has none."""
    packs = ", ".join(pack_stamps(ruleset))
    if not ruleset.options:
        return packs
    options = "\n".join(f"{name}={value}" for name, value in sorted(ruleset.options.items()))
    return f"{packs}, options {blake2b(options.encode(), digest_size=8).hexdigest()}"


def schema_of(observed: int | None) -> pa.Schema:
    """Return the columns of a dataset."""
    columns = list(COLUMNS)
    if observed is not None:
        kind = pa.list_(pa.field("element", pa.int16(), nullable=False), observed)
        meaning = "the position as the seat saw it; the file names the fields, with their bounds"
        columns.append(Column(OBSERVATION, kind, meaning))
    return pa.schema([column.field() for column in columns])


class _Lists:
    """A growing column with a list of numbers in each row."""

    def __init__(self) -> None:
        self.ends = array("i", [0])
        self.numbers = array("i")

    def append(self, numbers: Iterable[int]) -> None:
        self.numbers.extend(numbers)
        self.ends.append(len(self.numbers))

    def built(self, rows: int) -> pa.Array:
        """Return the first rows as an Arrow array."""
        last = self.ends[rows]
        ends, numbers = _ints(self.ends[: rows + 1]), _ints(self.numbers[:last])
        return pa.ListArray.from_arrays(ends, numbers, type=NUMBERS)


def _ints(values: array[int]) -> pa.Array:
    return pa.Array.from_buffers(pa.int32(), len(values), [None, pa.py_buffer(values)])


class GameRows:
    """The rows of one game, recorded while it is played."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self._seats, self._rounds = array("h"), array("i")
        self._kinds: list[str] = []
        self._choices: list[str] = []
        self._legal: list[int] = []
        self._actions, self._legal_actions, self._scores = _Lists(), _Lists(), _Lists()
        self._observations = array("h")

    def watching(self, game: Game) -> Watch:
        """Return the function that records the choices of a game."""
        self._game = game
        return self._note

    def _note(self, decision: Decision, view: object, choice: Choice) -> None:
        recording, game = self._recording, self._game
        seat, actions, layout = decision.seat, recording.actions, recording.layout
        self._seats.append(seat)
        self._rounds.append(recording.ruleset.round_number(game.table))
        self._kinds.append(decision.kind)
        self._choices.append(choice.text)
        self._legal.append(len(decision.legal))
        if actions is not None:
            self._actions.append(self._numbers(actions, choice))
            self._legal_actions.append(actions.legal(decision))
        if recording.shows_scores:
            view = game.view(seat) if view is None else view
            self._scores.append(score.total for score in recording.ruleset.current_scores(view))
        if layout is not None:
            self._observations.frombytes(layout.packed(game.table, seat))

    def _numbers(self, actions: Actions, choice: Choice) -> tuple[int, ...]:
        try:
            return actions.numbers(choice)
        except StarcupError:
            return ()  # an invented choice, which the game is about to refuse

    def built(self, number: int, result: Result) -> pa.RecordBatch:
        """Return the rows of the game, which is over or was ended by a fault."""
        rows, recording = result.decisions, self._recording  # an illegal choice, noted last, is not among them
        seats, winners = self._seats[:rows], result.winners
        scores = scores_of(recording.ruleset, self._game.table)

        def by_seat(values: list[str] | list[int] | list[float], kind: pa.DataType) -> pa.Array:
            return pa.array(values, kind).take(pa.array(seats, pa.int16()))

        def same(value: str | int, kind: pa.DataType) -> pa.Array:
            return pa.repeat(pa.scalar(value, kind), rows)

        def lists(column: _Lists, *, known: bool) -> pa.Array:
            return column.built(rows) if known else pa.nulls(rows, NUMBERS)

        numbered = recording.actions is not None
        columns = [
            same(recording.ruleset.game, pa.string()),
            same(recording.name, pa.string()),
            same(self._game.table.players, pa.int16()),
            same(number, pa.int64()),
            same(result.seed, pa.int64()),
            pa.array(range(rows), pa.int32()),
            pa.array(seats, pa.int16()),
            by_seat(list(result.bots), pa.string()),
            pa.array(self._rounds[:rows], pa.int32()),
            pa.array(self._kinds[:rows], pa.string()),
            pa.array(self._choices[:rows], pa.string()),
            pa.array(self._legal[:rows], pa.int64()),
            lists(self._actions, known=numbered),
            lists(self._legal_actions, known=numbered),
            lists(self._scores, known=recording.shows_scores),
            by_seat([1 / len(winners) if score.seat in winners else 0.0 for score in scores], pa.float64()),
            by_seat(list(result.scores), pa.int32()),
            by_seat(final_places(scores, winners, result.fault), pa.int16()),
            same("+".join(result.reasons), pa.string()),
        ]
        if recording.layout is not None:
            size = recording.layout.size
            numbers = self._observations[: rows * size]
            values = pa.Array.from_buffers(pa.int16(), len(numbers), [None, pa.py_buffer(numbers)])
            kind = recording.schema.field(OBSERVATION).type
            columns.append(pa.FixedSizeListArray.from_arrays(values, type=kind))
        return pa.RecordBatch.from_arrays(columns, schema=recording.schema)
