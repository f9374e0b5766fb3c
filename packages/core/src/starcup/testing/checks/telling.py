"""A check of what a seat is told before the end: scores, the number of the round, the scene, pieces looked up.

Views hold what a seat may know. Nearly everything is made from them, what a piece is worth now from the table as well:
so it is asked in two games that look the same to the seat and differ in what is hidden from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from attrs import field, frozen

from starcup.kernel.chance import Rng
from starcup.kernel.game import Game
from starcup.kernel.table import Table
from starcup.scene import Presenter
from starcup.testing.bench import Bench, differences
from starcup.testing.checks.secrets import looks, remember
from starcup.testing.findings import Finding
from starcup.testing.sets import spread
from starcup.testing.walking import Spot
from starcup.wire import GameWire, to_json
from starcup.words import Entry, Words

PIECES = 4
"""The number of pieces about which a seat asks what they are worth now, besides its own."""
Answers = list[tuple[str, object]]
"""What a seat is told, each with the name of what tells it."""


@frozen
class _Tellers:
    """What tells seats of a game, made once: words read every piece of the packs."""

    wire: GameWire[Table, object]
    words: Words
    scene: Presenter

    @staticmethod
    def of(bench: Bench) -> _Tellers:
        facet, ruleset = bench.definition.facet, bench.ruleset
        return _Tellers(
            facet("wire", GameWire)(ruleset), facet("words", Words)(ruleset), facet("scene", Presenter)(ruleset)
        )


def check_told(bench: Bench) -> list[Finding]:
    """Change everything that a seat may not know: the scores, scenes and messages that it gets stay as they are."""
    remember(bench)
    tellers = _Tellers.of(bench)
    return [
        bench.finding("told", what, spot, where=teller)
        for spot, rng in bench.sample(24, games=2, tables=12, purpose="told")
        for teller, what in _differences(bench, tellers, spot, rng)
    ]


def _differences(bench: Bench, tellers: _Tellers, spot: Spot, rng: Rng) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with what is told at a spot, each with the name of what tells it."""
    game = spot.game
    yield from _round_numbers(game)
    for viewer in range(game.table.players):
        for twin in (bench.kit.other_world(game, viewer, rng), bench.kit.other_secrets(game, rng)):
            bench.forget()
            real: Game = Game.load(bench.ruleset, game.save(), log=True)
            if twin is None or looks(real, twin, viewer):  # which the check ``hidden`` reports
                continue
            here, there = (_answers(tellers, world, viewer) for world in (real, twin))
            for (teller, answer), (_, other) in zip(here, there, strict=True):
                if what := _compared(answer, other, viewer):
                    yield teller, what


def _round_numbers(game: Game) -> Iterator[tuple[str, str]]:
    """Yield a difference in the number of the round, which is one for all seats."""
    seats = range(game.table.players)
    first, *others = (_answer(partial(game.ruleset.round_number, game.view(seat))) for seat in seats)
    for seat, number in enumerate(others, 1):
        if number != first:
            yield "round_number()", f"it is {first} for seat 0 and {number} for seat {seat}; expected one for all"


@frozen
class _Failure:
    """The failure to give an answer; all failures are equal."""

    error: str = field(eq=False)

    def __str__(self) -> str:
        return self.error


def _answer(ask: Callable[[], object]) -> object:
    """Return an answer, or the failure to give one."""
    try:
        return ask()
    except Exception as error:  # the game's own code may raise anything
        return _Failure(f"{type(error).__name__}: {error}")


def _compared(here: object, there: object, viewer: int) -> str:
    """Return what is wrong with the answers that a seat gets in two worlds; empty if nothing is."""
    if isinstance(here, _Failure):
        return f"it fails on what seat {viewer} may know: {here}"
    what = differences(here, there).removeprefix("the whole: ")
    return f"seat {viewer} is told what it may not know: {what}" if what else ""


def _answers(tellers: _Tellers, game: Game, viewer: int) -> Answers:
    """Return what front ends get for a seat."""
    view, table, ruleset, decision = game.view(viewer), game.table, game.ruleset, game.decision(viewer)
    wire, words, scene = tellers.wire, tellers.words, tellers.scene
    allowed = () if decision is None else game.allowed(viewer)

    def now(pieces: Iterable[Entry]) -> list[object]:
        return [(piece.key, words.piece_now(table, view, piece)) for piece in pieces]

    answers: Answers = [
        ("current_scores()", _answer(lambda: ruleset.current_scores(view))),
        ("round_number()", _answer(lambda: ruleset.round_number(view))),
        ("view() of the wire", _answer(lambda: to_json(wire.view(view)))),
        ("scene()", _answer(lambda: scene.scene(view, decision, allowed))),
        ("piece_in_sight()", _answer(lambda: words.piece_in_sight(table, view))),
        ("piece_now()", _answer(lambda: now(spread(words.pieces(), PIECES)))),
        ("own_pieces()", _answer(lambda: now(words.own_pieces(table, view)))),
    ]
    if decision is not None:
        answers.append(("decision() of the wire", _answer(lambda: to_json(wire.decision(decision, allowed)))))
    return answers
