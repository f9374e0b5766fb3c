"""The facet *bots* of a game: its score lines that statistics count, the pieces that its seats had, what bots learned.

Statistics, arenas and learned players ask it; there are defaults for all that a game leaves out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from attrs import astuple, frozen

from starcup import Game, GameError, Ruleset, SeatScore, Table, games
from starcup.extensions import ExtendedTable
from starcup.games import GameDefinition
from starcup.packed import PackedRuleset
from starcup.words import several
from starcup_bots.protocol import BotError

Lines = tuple[tuple[str, int], ...]
"""The parts of a score: pairs of a name and points."""

USUAL_QUESTIONS = 1_000
"""The questions of a usual game, for games that don't tell."""


@frozen
class History:
    """The pieces of a seat in one game: those that it was dealt, by name, and those that it built, with the rounds."""

    dealt: tuple[tuple[str, int | str], ...] = ()
    built: tuple[tuple[str, int], ...] = ()


@frozen
class ComparedPiece:
    """A piece of a game as balance compares it with its like: those of its kind, and of its cost."""

    kind: str
    key: str
    pack: str = ""
    cost: int = 0


class GameBots:
    """Base of the facets *bots*: how statistics count the scores and the pieces of a game, and what its bots learned.

    A game names a subclass in its definition (``bots="his_game.bots:HisBots"``); it is made without arguments.
    """

    columns: ClassVar[tuple[str, ...]] = ()
    """The lines of a score that are counted one by one; empty: all, by their names."""
    rest: ClassVar[str] = "rest"
    """The name under which the points of all other lines are summed up."""
    kinds: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The kinds of pieces whose balance is looked at, each with a short name of at most five letters."""
    piece: ClassVar[str] = "piece"
    """The game's word for a thing that is built."""
    weights: ClassVar[str] = ""
    """The package and the file in it that ``starcup train`` has written, such as ``his_game:weights.npz``.

    Empty: no bot of the game has learned.
    """

    @property
    def line_names(self) -> tuple[str, ...]:
        """The names of the lines that are counted; empty if they are known only when there is a score."""
        return (*self.columns, self.rest) if self.columns else ()

    def lines(self, score: SeatScore) -> Lines:
        """Return the parts of a score as they are counted: the same names in the same order for every seat.

        Args:
            score: of one seat.
        """
        if not self.columns:
            return score.lines
        points = dict.fromkeys(self.line_names, 0)
        for name, number in score.lines:
            points[name if name in self.columns else self.rest] += number
        return tuple(points.items())

    def history(self, game: Game) -> tuple[History, ...]:
        """Return the pieces of each seat in a game, in seat order.

        Args:
            game: one that is over, with its events.
        """
        return tuple(History() for _ in range(game.table.players))

    def pieces(self, ruleset: Ruleset) -> Mapping[str, ComparedPiece]:
        """Return the pieces whose balance is looked at.

        Args:
            ruleset: that of the games.

        Returns:
            The pieces by the keys of :meth:`history`: those of built pieces, and ``"NAME VALUE"`` for dealt ones.
        """
        return {}


def facet_of(ruleset: Ruleset) -> GameBots:
    """Return the bots facet of a ruleset's game; the default one if the game is not registered or names none."""
    definition = _definition(ruleset)
    return GameBots() if definition is None else definition.facet("bots", GameBots)()


def usual_questions(ruleset: Ruleset) -> int:
    """Return the approximate number of questions that a usual game asks all its seats together."""
    definition = _definition(ruleset)
    return USUAL_QUESTIONS if definition is None else definition.questions


def check_seats(game: GameDefinition[Any, Any], ruleset: Ruleset, players: int) -> None:
    """Check that a game takes that number of players."""
    if players < 1 or (not game.pack and players not in game.seats):  # packs may let more play
        few, many = game.seats[0], game.seats[-1]
        allowed = several(few, "player") if few == many else f"{few} to {several(many, 'player')}"
        raise BotError(f"{several(players, 'player')}: {game.title} is for {allowed}")
    ruleset.begin(players, 0)


def scores_of(ruleset: Ruleset, table: Table) -> tuple[SeatScore, ...]:
    """Return a score for each seat: 0 points without lines in a game without scores."""
    return ruleset.scores(table) or tuple(SeatScore(seat, 0) for seat in range(table.players))


def _definition(ruleset: Ruleset) -> GameDefinition[Any, Any] | None:
    """Return the game of a ruleset; None for one that was never registered, such as one under development."""
    try:
        return games.definition_of(ruleset)
    except GameError:
        return None


def further_pieces(ruleset: Ruleset) -> dict[str, ComparedPiece]:
    """Return the pieces of new kinds, which extensions add, by kind and key, as balance compares them."""
    if not isinstance(ruleset, PackedRuleset):
        return {}
    return {
        f"{pieces.name} {pieces.key_of(row.value)}": ComparedPiece(
            pieces.name, pieces.key_of(row.value), whole.pack.name
        )
        for whole in ruleset.pieces
        for pieces in ruleset.further_lists
        for row in whole.of(pieces)
    }


def kept_pieces(table: Table, seat: int) -> tuple[tuple[str, str], ...]:
    """Return the pieces of new kinds that extensions keep for a seat: kind and key of each."""
    if not isinstance(table, ExtendedTable) or not table.seat_states:
        return ()
    texts = set(_texts(tuple(map(astuple, table.seat_states[seat]))))
    domains: Mapping[str, tuple[str, ...]] = table.ruleset.extensions.domains  # type: ignore[attr-defined]  # has packs
    return tuple([(kind, key) for kind, keys in domains.items() for key in keys if key in texts])


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple | list):
        for part in value:
            yield from _texts(part)
