"""Random games under watch: every invariant after every choice, for as many games as wanted."""

from __future__ import annotations

import random

from attrs import frozen

from starcup.kernel.errors import EngineError
from starcup.kernel.game import Game
from starcup.roll.invariants import faults
from starcup.roll.manage import end_reasons
from starcup.roll.ruleset import RollRuleset
from starcup.roll.table import RollTable
from starcup.testing.soundness import offers_choice


@frozen
class Watched:
    """What a watched game was like; ``built`` names the developments that were completed."""

    seed: int
    players: int
    rounds: int
    decisions: int
    scores: tuple[int, ...]
    reasons: tuple[str, ...]
    built: tuple[str, ...]


def watched_game(rules: RollRuleset, players: int, seed: int, *, most: int = 100_000) -> Watched:
    """Play a game at random and check it after every choice.

    Every waiting seat must have a choice, or the last word, all invariants must
    hold, and the game must end within ``most`` decisions.

    Raises:
        EngineError: something was wrong; says the seed, the choice and what.
    """
    rng = random.Random(seed)
    game = Game.new(rules, players=players, seed=seed, log=False)
    decisions = 0
    while waiting := game.waiting():
        decision = waiting[int(rng.random() * len(waiting))]
        if not offers_choice(game, decision):
            raise EngineError(f"seed {seed}, choice {decisions}: {decision} offers no choice")
        choice = decision.legal[int(rng.random() * len(decision.legal))]
        game.submit(decision.seat, choice)
        decisions += 1
        wrong = faults(game.table)
        if wrong:
            raise EngineError(f"seed {seed}, choice {decisions} ({choice}): {'; '.join(wrong)}")
        if decisions > most:
            raise EngineError(f"seed {seed}: no end after {most} decisions")
    if not game.finished:
        raise EngineError(f"seed {seed}: nobody is asked, but the game is not over")
    table = game.table
    return Watched(seed, players, table.round, decisions, table.scores, end_reasons(table), _built(table))


def _built(table: RollTable) -> tuple[str, ...]:
    games = 2 * len(table.rules.tiles)
    faces = (face for number in range(table.players) for face in table.tableau(number))
    return tuple(face.key for face in faces if not face.is_world and face.index < games)
