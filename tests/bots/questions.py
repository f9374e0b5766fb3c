"""Questions for tests that put them to bots: out of games between quick players, and such as nobody knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeVar

from starcup import Choice, Decision, Game, Items, Picks, Rng, Ruleset, Table
from starcup.making import Legal, SeatStep, frozen, interned
from starcup.roll import RollRuleset, RollView
from starcup_bots import Bot, advise, bot_seed
from starcup_bots.roll.planner import PlannerBot

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")


def questions_among(
    ruleset: Ruleset[TableT, ViewT], players: int, seed: int, quick: Callable[[int], Bot], every: int, odd: int
) -> Iterator[tuple[Decision, ViewT]]:
    """Every so many questions of a game among quick players, with the view of the seat asked."""
    bots, rng = [quick(bot_seed(seed, seat)) for seat in range(players)], Rng(seed)

    def answer(decision: Decision, view: ViewT) -> Choice:
        # One time in so many anything, so that odd positions come up as well.
        anything = rng.below(odd) == 0
        return rng.choice(decision.legal) if anything else bots[decision.seat].choose(decision, view)

    return islice(turns(Game.new(ruleset, players, seed, log=False), answer), 0, None, every)


def turns(game: Game[TableT, ViewT], answer: Callable[[Decision, ViewT], Choice]) -> Iterator[tuple[Decision, ViewT]]:
    """Each question of a game with the view of its seat; it is answered when the next one is asked for."""
    while pending := game.waiting():
        decision = pending[0]
        view = game.view(decision.seat)
        yield decision, view
        game.submit(decision.seat, answer(decision, view))


def at_random(seed: int) -> Callable[[Decision, object], Choice]:
    """Answers at random, for :func:`turns`."""
    rng = Rng(seed)
    return lambda decision, view: rng.choice(decision.legal)


def questions(rules: RollRuleset, players: int, seed: int, every: int = 4) -> Iterator[tuple[Decision, RollView]]:
    """Every so many questions of a game of Roll, with the view of the seat asked."""
    return questions_among(rules, players, seed, PlannerBot, every, odd=8)


def selections(rules: RollRuleset, players: int, seed: int, every: int) -> Iterator[tuple[Decision, RollView]]:
    """Every so many of them that ask for a phase to select."""
    asked = (question for question in questions(rules, players, seed, every=1) if question[0].kind == "select")
    return islice(asked, every - 1, None, every)


@frozen(eq=False)
class Cheer(Choice):
    """A choice that no rule of the games has."""

    pattern = "cheer {items}"
    items: Items


@frozen(eq=False)
class Shout(Choice):
    """Another one."""

    pattern = "shout {word}"
    word: str


cheer, shout = interned(Cheer), interned(Shout)


def asked_as(kind_of_question: str, decision: Decision, legal: Legal) -> Decision:
    """The question of a pack, under any name, to the seat and at the moment of another one."""

    @frozen
    class Strange(SeatStep[Any]):
        kind = kind_of_question
        question = "What now?"

    return Decision(decision.seat, Strange(decision.seat), legal, decision.number)


def answer_strange_questions(bot: Callable[[], Bot], kind: str, decision: Decision, view: object, *odd: Choice) -> None:
    """Assert that a bot answers questions of that kind with choices and items that it does not know.

    ``odd`` are choices of the game with pieces that nobody knows.
    """
    for legal in (
        Picks(cheer, (("hip", 2), ("hurrah", 1)), 0, 2),
        (shout("hip"), shout("hurrah")),
        (*odd, shout("hip")),
    ):
        strange, player = asked_as(kind, decision, legal), bot()
        assert player.choose(strange, view) in legal
        assert advise(player, strange, view).choice in legal
