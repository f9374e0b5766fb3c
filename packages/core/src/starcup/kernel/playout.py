"""Random playouts, as fast as the rules run, for searches and statistics."""

from __future__ import annotations

from typing import TypeVar

from starcup.kernel.arguments import check_kind, whole
from starcup.kernel.chance import Rng
from starcup.kernel.errors import JournalError
from starcup.kernel.game import Game
from starcup.kernel.loop import answer
from starcup.kernel.rebuilding import stopped
from starcup.kernel.table import Table

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


def playout(game: Game[TableT, ViewT], rng: Rng, *, most: int | None = None) -> int:
    """Play a game on with random choices, each legal one equally likely.

    Choices are drawn by their number, without the lookups and checks of
    :meth:`Game.submit`.

    Args:
        game: the game, which is changed; pass a clone to keep it.
        rng: the generator of the random choices. The game's own chance does not depend on it.
        most: stop after that many choices; None: play to the end.

    Returns:
        The number of choices made. If it is less than ``most``, the game is over or waits for chance from outside.

    Raises:
        BadArgument: an argument has a wrong type or value.
        EngineError: code of the game failed; see :meth:`Game.submit`.

    >>> from starcup import Game
    >>> from starcup.roll import RollRuleset
    >>> game = Game.new(RollRuleset.load(["base"]), players=2, seed=7)
    >>> playout(game, Rng(1)) > 100
    True
    >>> game.finished, len(game.table.scores)
    (True, 2)
    """
    check_kind(game, Game, "game", "a game")
    check_kind(rng, Rng, "rng", "a starcup.Rng")
    most = None if most is None else whole(most, "most")
    if game.fault is not None:
        raise game.fault
    game.forget_past()
    table, below, number = game.table, rng.below, 0
    journal, log = table.journal, table.log
    while (pending := table.pending) and number != most:
        decision = pending[0]
        legal = decision.legal
        choice = legal[below(len(legal))]
        pages, length, heard = journal.lanes, len(journal.tail), 0 if log is None else len(log)
        try:
            answer(table, decision, choice)
        except JournalError:
            raise
        except (Exception, SystemExit) as error:
            before = pages, length, heard
            game.table, game.fault = stopped(game.ruleset, game.header, table, before, decision.seat, choice, error)
            raise game.fault from error
        number += 1
    return number
