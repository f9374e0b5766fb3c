"""Random games under watch: every invariant after every choice, for as many games as wanted."""

from __future__ import annotations

from collections.abc import Callable

from attrs import frozen

from starcup.kernel.chance import Rng
from starcup.kernel.errors import EngineError
from starcup.kernel.game import Game
from starcup.testing.kit import AnyRuleset
from starcup.testing.soundness import check_faults, look_at_end, offers_choice
from starcup.testing.walking import MOST, walk


@frozen
class Watched:
    """The record of a watched game; ``noted`` is the caller's own note of its end."""

    seed: int
    players: int
    rounds: int
    decisions: int
    scores: tuple[int, ...]
    reasons: tuple[str, ...]
    noted: tuple[str, ...] = ()


def watched_game(
    ruleset: AnyRuleset,
    players: int,
    seed: int,
    *,
    most: int = MOST,
    note: Callable[[Game], tuple[str, ...]] | None = None,
    closely: bool = True,
    log: bool = False,
) -> Watched:
    """Play a game at random and check it after every choice.

    Every waiting seat must have a choice, or the last word, all invariants must
    hold, and the game must end within ``most`` decisions.
    """
    game = Game.new(ruleset, players=players, seed=seed, log=log)
    decisions, looked_at = 0, -1
    try:
        for spot in walk(game, Rng(seed), most=most):
            decisions = spot.number + 1
            number = game.round_number
            if closely or number != looked_at:
                looked_at = number
                check_faults(game.table)
            if not offers_choice(game, spot.decision):
                raise EngineError(f"{spot.decision} offers no choice")
        look_at_end(game)
    except EngineError as error:
        raise EngineError(f"seed {seed}, choice {decisions}: {error}") from error
    table = game.table
    scores = tuple(one.total for one in ruleset.scores(table))
    noted = () if note is None else note(game)
    return Watched(seed, players, game.round_number, decisions, scores, ruleset.end_reasons(table), noted)
