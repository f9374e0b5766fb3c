"""Scenes and beats of a game that runs here."""

from __future__ import annotations

from typing import Any

from attrs import evolve

from starcup.kernel.game import Game
from starcup.scene.parts import Beat, Scene
from starcup.scene.presenter import presenter_of


def scene_of(game: Game[Any, Any], seat: int | None = None) -> Scene:
    """Return what a seat, or an onlooker, sees of a game now.

    Args:
        game: the game.
        seat: the viewer; None for an onlooker, who sees what everybody may see.

    Raises:
        IllegalChoice: there is no such seat.
        GameError: the scene of the game can't be had.

    >>> from starcup import games
    >>> game = Game.new(games.find("roll").load(), players=2, seed=7)
    >>> scene_of(game, 0).prompt.kind
    'choose-start'
    """
    presenter = presenter_of(game.ruleset)
    decision = None if seat is None else game.decision(seat)
    allowed = game.allowed(decision.seat) if decision is not None else ()
    scene = presenter.scene(game.view(seat), decision, allowed)
    if not game.finished:
        return scene
    winners = game.ruleset.winners(game.table)
    scores = game.ruleset.scores(game.table)
    return evolve(scene, scores=tuple([presenter.tally(score, winner=score.seat in winners) for score in scores]))


def beats_of(game: Game[Any, Any], seat: int | None = None, since: int = 0) -> list[Beat]:
    """Return what a seat, or an onlooker, saw happen.

    Args:
        game: the game.
        seat: the viewer; None for an onlooker.
        since: the position, among the events that the viewer heard, from which on beats are wanted.

    Raises:
        IllegalChoice: there is no such seat.
    """
    return presenter_of(game.ruleset).beats(game.events(seat), since, seat)
