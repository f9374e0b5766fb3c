"""Situations: the view, scene and question of a seat at one moment, and which answers the rules allow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve, frozen

from starcup import Choice, Decision, Game, IllegalChoice, Rng, Table
from starcup.scene import Scene, presenter_of, scene_of

World = Game[Any, Any]
"""A whole game that fits what a seat knows; what is hidden from the seat is drawn anew."""


@frozen
class Situation:
    """A game as one seat sees it.

    Args:
        seat: the number of the seat, from 0.
        view: what the seat may know.
        scene: the view as places and pieces, with the question to the seat.
        decision: the question; None if the seat is not asked.
        allowed: all choices that the rules allow; None for sets, which are never listed, and without a question.
        why_not: returns why a text is not a legal answer; None if it is one.
        world: a game that fits the view, for what is computed from a table; None if the game can't sample any.
    """

    seat: int
    view: Any
    scene: Scene
    decision: Decision | None
    allowed: tuple[Choice, ...] | None
    why_not: Callable[[str], IllegalChoice | None]
    world: World | None

    @property
    def table(self) -> Table | None:
        """The table of the world."""
        return None if self.world is None else self.world.table

    def find(self, text: str) -> Choice | None:
        """Return the choice of the open question that has a text; None if there is none."""
        if self.decision is None:
            return None
        others = self.allowed or ()
        return self.decision.find(text) or next((choice for choice in others if choice.text == text), None)


def situation_in(game: Game[Any, Any], seat: int) -> Situation:
    """Return the current situation of a seat."""
    view, scene, decision = game.view(seat), scene_of(game, seat), game.decision(seat)

    def why_not(text: str) -> IllegalChoice | None:
        return game.why(seat, text)

    return Situation(seat, view, scene, decision, _listed(game, decision), why_not, _world(view))


def situation_by_view(view: Any, decision: Decision) -> Situation:
    """Return the situation of a seat from its view and question alone, as bots receive them."""
    seat, world = decision.seat, _world(view)
    if world is None:
        scene = presenter_of(view.ruleset).scene(view, decision)

        def not_offered(text: str) -> IllegalChoice | None:
            return None if decision.find(text) else IllegalChoice("not-now", "", f"{text!r} is not possible now.")

        return Situation(seat, view, scene, decision, None, not_offered, None)
    scene = scene_of(world, seat)
    if scene.prompt is not None:  # a sampled world numbers its questions from the start
        scene = evolve(scene, prompt=evolve(scene.prompt, number=decision.number))

    def why_not(text: str) -> IllegalChoice | None:
        return world.why(seat, text)

    return Situation(seat, view, scene, decision, _listed(world, decision), why_not, world)


def _listed(game: Game[Any, Any], decision: Decision | None) -> tuple[Choice, ...] | None:
    """Return the choices that the rules allow; None for sets, which are never listed."""
    if decision is None or decision.answers is not None:
        return None
    return tuple(game.allowed(decision.seat))


def _world(view: Any) -> World | None:
    if view.finished or not view.ruleset.samples_worlds:
        return None
    world: World = view.sample_world(Rng(0))
    return world
