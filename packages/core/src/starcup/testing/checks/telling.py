"""A check of what a seat is told before the end: scores, the number of the round, words, messages.

Views hold what a seat may know. Scores and the number of the round are made from them, words from the table as well: so
they are asked in two games that look the same to the seat and differ in what is hidden from it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Any

from attrs import field, frozen

from starcup.kernel.chance import Rng
from starcup.kernel.errors import GameError, StarcupError
from starcup.kernel.game import Game
from starcup.kernel.picks import Picks
from starcup.kernel.steps import Decision
from starcup.testing.bench import WALKED, Bench, differences
from starcup.testing.checks.secrets import looks, remember
from starcup.testing.findings import Finding
from starcup.testing.sets import spread
from starcup.testing.walking import Spot
from starcup.wire import GameWire, to_json
from starcup.words import Piece, Words

AnyWords = Words[Any, Any]
PIECES = 4
"""The number of pieces about which a seat asks what they are worth now, besides its own."""
Answers = list[tuple[str, object]]
"""What a seat is told, each with the name of what tells it."""


def check_told(bench: Bench) -> list[Finding]:
    """Change everything that a seat may not know: the scores, words and messages that it gets stay as they are."""
    remember(bench)
    return [
        bench.finding("told", what, spot, where=teller)
        for spot, rng in bench.sample(24, games=2, tables=12, purpose="told")
        for teller, what in _told(bench, spot, rng)
    ]


def _told(bench: Bench, spot: Spot, rng: Rng) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with what is told at a spot, each with the name of what tells it."""
    game = spot.game
    yield from _round_numbers(game)
    for viewer in range(game.table.players):
        for twin in (bench.kit.other_world(game, viewer, rng), bench.kit.other_secrets(game, rng)):
            bench.forget()
            real: Game = Game.load(bench.ruleset, game.save(), log=True)
            if twin is None or looks(real, twin, viewer):  # which the check ``hidden`` reports
                continue
            here, there = ([*_answers(bench, one, viewer), *_in_words(bench, one, viewer)] for one in (real, twin))
            for (teller, one), (_, other) in zip(here, there, strict=True):
                if what := _compared(one, other, viewer):
                    yield teller, what
            if what := _commentary(bench, spot, real, twin, viewer):
                yield "telling()", what


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


def _answers(bench: Bench, game: Game, viewer: int) -> Answers:
    """Return what front ends get for a seat."""
    view, ruleset, decision = game.view(viewer), bench.ruleset, game.decision(viewer)
    wire = bench.definition.facet("wire", GameWire)(ruleset)
    found: Answers = [
        ("current_scores()", _answer(lambda: ruleset.current_scores(view))),
        ("round_number()", _answer(lambda: ruleset.round_number(view))),
        ("view() of the wire", _answer(lambda: to_json(wire.view(view)))),
    ]
    if decision is not None:
        allowed = game.allowed(viewer)
        found.append(("decision() of the wire", _answer(lambda: to_json(wire.decision(decision, allowed)))))
    return found


def _in_words(bench: Bench, game: Game, viewer: int) -> Answers:
    """Return what a person is told who is asked at a seat."""
    table, view, decision, words = game.table, game.view(viewer), game.decision(viewer), _words(bench, game, viewer)
    if words is None or decision is None:
        return []

    def now(pieces: Iterable[Piece]) -> list[object]:
        return [(piece.key, words.piece_now(table, view, piece)) for piece in pieces]

    return [
        ("board()", _answer(lambda: words.board(table, [view] * table.players))),
        ("overview()", _answer(lambda: words.overview(table, view))),
        ("status()", _answer(lambda: words.status(table, view))),
        ("score()", _answer(lambda: words.score(table, view))),
        ("piece_in_sight()", _answer(lambda: words.piece_in_sight(table, view))),
        ("piece_now()", _answer(lambda: now(spread(words.pieces(), PIECES)))),
        ("own_pieces()", _answer(lambda: now(words.own_pieces(table, view)))),
        ("question()", _answer(lambda: words.question(table, decision, decision.legal))),
        ("step()", _answer(lambda: words.step(table, decision))),
        ("about()", _answer(lambda: words.about(table, decision))),
        ("choices()", _answer(lambda: _choices(words, game, decision))),
    ]


def _choices(words: AnyWords, game: Game, decision: Decision) -> object:
    """Return the choices of a question in words; of sets, their items."""
    table, seat = game.table, decision.seat
    if isinstance(decision.legal, Picks):
        return [words.item_here(table, decision, item) for item, _ in decision.legal.row]
    if decision.answers is not None:
        return None
    offered = spread(game.allowed(seat), WALKED)
    listed = words.choices(table, seat, words.order(table, offered))
    return listed, [words.phrase(table, seat, choice) for choice in offered]


def _commentary(bench: Bench, spot: Spot, real: Game, twin: Game, viewer: int) -> str:
    """Make the choice of a spot in both games; return the difference in words for events that are the same."""
    words = _words(bench, spot.game, viewer)
    if words is None:
        return ""
    try:
        for game in (real, twin):
            game.submit(spot.decision.seat, spot.choice.text)
    except (StarcupError, ArithmeticError, LookupError, AssertionError, TypeError, ValueError):
        return ""  # a choice that is impossible there, or an impossible table
    if real.events(viewer) != twin.events(viewer):
        return ""
    here, there = (_answer(partial(_lines, words, game, viewer)) for game in (real, twin))
    return _compared(here, there, viewer)


def _lines(words: AnyWords, game: Game, viewer: int) -> list[str]:
    return words.telling().lines(words.heard(game, viewer))


def _words(bench: Bench, game: Game, viewer: int) -> AnyWords | None:
    """Return the words of a game for a seat; None if they can't be had."""
    names = [f"Seat {seat}" for seat in range(game.table.players)]
    try:
        return bench.definition.facet("words", Words)(bench.ruleset, names, viewer)
    except GameError:  # the check ``definition`` reports it
        return None
