"""Helpers that play games in tests: give answers, and list everything that can follow from a question."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

from starcup.kernel.errors import IllegalChoice
from starcup.kernel.game import Game
from starcup.kernel.loop import advance
from starcup.kernel.rebuilding import scripted
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.kernel.steps import Decision
from starcup.kernel.table import Told

MOST_LISTED = 1_000
"""The largest number of choices that :func:`legal` lists; questions with more are answered by sets."""


def legal(game: Game[TableT, ViewT], seat: int = 0) -> list[str]:
    """Return the texts of all choices that are offered to a seat.

    Args:
        game: the game.
        seat: the seat.

    Returns:
        the texts, each plan once; nothing when the seat is not asked.

    Raises:
        AssertionError: there are more than a thousand.

    >>> from starcup.roll import RollRuleset
    >>> from starcup.roll.testing import Scenario
    >>> scenario = Scenario(RollRuleset.load(["base"])).seat(0, workers={"explore": "home"}).phases("explore")
    >>> legal(scenario.begin())
    ['scout home', 'stock home']
    """
    decision = game.decision(seat)
    if decision is None:
        return []
    assert len(decision.legal) <= MOST_LISTED, f"{decision} is too much to be listed"
    return [choice.text for choice in decision.legal]


def play(game: Game[TableT, ViewT], *answers: str, seat: int | None = None) -> Game[TableT, ViewT]:
    """Give answers as questions come up that they fit; questions with only one answer are answered automatically.

    Of several answers that fit a question the first is given, so the order of
    questions need not be known; answers to one question are given in order.

    Args:
        game: the game, which goes on.
        answers: texts of choices.
        seat: who answers; None leaves it to the questions, lower seats first.

    Returns:
        the game.

    Raises:
        AssertionError: an answer fits no question that comes up; or the game has ended, and something that was
            told by ``chance``, ``rolls``, ``spare`` or ``draws`` has not come.

    >>> from starcup.roll import RollRuleset
    >>> from starcup.roll.testing import Scenario
    >>> scenario = Scenario(RollRuleset.load(["base"])).seat(0, workers={"explore": "home home", "ship": "home"})
    >>> scenario = scenario.seat(1, workers={"explore": "genes"})
    >>> game = play(scenario.phases("explore", "ship").begin(), "stock genes", "stock home", "stock home")
    >>> game.table.seats[0].credits, game.finished
    (5, True)
    """
    __tracebackhide__ = True
    left = list(answers)
    while left:
        asked = [decision for decision in game.waiting() if seat is None or decision.seat == seat]
        given = next(
            ((decision, text) for decision in asked for text in left if _given(game, decision.seat, text)), None
        )
        if given is not None:
            left.remove(given[1])
            continue
        forced = next((decision for decision in asked if len(decision.legal) == 1), None)
        if forced is None:
            raise AssertionError(_not_given(game, left, asked))
        game.submit(forced.seat, forced.legal[0])
    if game.finished:
        _all_came(game)
    return game


def _given(game: Game[TableT, ViewT], seat: int, text: str) -> bool:
    try:
        game.submit(seat, text)
    except IllegalChoice:
        return False
    return True


def _not_given(game: Game[TableT, ViewT], left: list[str], asked: list[Decision]) -> str:
    message = f"no question comes up for {', '.join(map(repr, left))}"
    if not asked:
        return f"{message}: {'the game has ended' if game.finished else 'nobody is asked'}"
    for decision in asked:
        texts = decision.texts
        why = game.why(decision.seat, left[0])
        message += f"; seat {decision.seat} may {', '.join(map(repr, texts[:10]))}{', ...' if len(texts) > 10 else ''}"
        message += f" ({why})" if why is not None else ""
    return message


def ends(
    game: Game[TableT, ViewT],
    *,
    seat: int | None = None,
    until: Callable[[Game[TableT, ViewT]], bool] | None = None,
    any_order: bool = False,
    most: int = 10_000,
) -> list[Game[TableT, ViewT]]:
    """Return every different end that answers can lead to from here.

    Args:
        game: the game, which stays as it is.
        seat: whose answers are tried; a question of another seat is an end. None tries those of all.
        until: a further condition of an end; a position in which nobody is asked is always one.
        any_order: also try choices in orders that the rules allow besides the listed ones.
        most: the largest number of positions that are looked at.

    Returns:
        games, each in another position, in the order in which they were found.

    Raises:
        AssertionError: there are more positions, or something that was told by ``chance``, ``rolls``, ``spare``
            or ``draws`` comes in none of the games that end.

    >>> from starcup.roll import RollRuleset
    >>> from starcup.roll.testing import Scenario, dice
    >>> scenario = Scenario(RollRuleset.load(["base"])).seat(0, citizenry="home genes novelty", credits=2).manage()
    >>> sorted(sorted(dice(end, "cup")) for end in ends(scenario.begin()))
    [['genes', 'home'], ['genes', 'novelty'], ['home', 'novelty']]
    """
    __tracebackhide__ = True
    reached: list[Game[TableT, ViewT]] = []
    seen: set[bytes] = set()
    unfinished = [_twin(game)]
    while unfinished:
        here = unfinished.pop()
        state = here.save(numbered=False)
        if state in seen:
            continue
        seen.add(state)
        if len(seen) > most:
            raise AssertionError(f"more than {most:,} positions can be reached from here")
        asked = [decision for decision in here.waiting() if seat is None or decision.seat == seat]
        if not asked or (until is not None and until(here)):
            reached.append(here)
            continue
        decision = asked[0]
        following = []
        for choice in here.allowed(decision.seat) if any_order else decision.legal:
            twin = _twin(here)
            twin.submit(decision.seat, choice)
            following.append(twin)
        unfinished += reversed(following)
    over = [end for end in reached if end.finished]
    if over:
        _all_came(min(over, key=lambda end: len(end.table.script or ())))
    return reached


def _twin(game: Game[TableT, ViewT]) -> Game[TableT, ViewT]:
    """Return a clone with the same outcomes told."""
    twin = game.clone()
    twin.table.script = copy(game.table.script)
    return twin


def _all_came(game: Game[TableT, ViewT]) -> None:
    script = game.table.script
    if isinstance(script, Told):
        check_all_came(game.table.ruleset, script)


def check_all_came(rules: Ruleset[Any, Any], script: Told) -> None:
    """Check that nothing that was told is left."""
    __tracebackhide__ = True
    if script:
        left = ", ".join(repr(f"{kind} {rules.outcome_text(kind, value)}") for kind, value, _ in script)
        raise AssertionError(f"told, and never rolled or drawn: {left}")


def fixed_game(rules: Ruleset[TableT, ViewT], *outcomes: str, players: int = 2, seed: int = 0) -> Game[TableT, ViewT]:
    """Return a new game whose first rolls and draws are given; then the generator goes on.

    Args:
        rules: the ruleset.
        *outcomes: the outcomes in order, as journals write them.
        players: how many seats there are.
        seed: of all other rolls and draws.

    Raises:
        StarcupError: no such outcome, or the game draws something else there; says what.

    >>> from starcup.roll import RollRuleset
    >>> game = fixed_game(RollRuleset.load(["base"]), "faction 0 f3")
    >>> game.view(0).rules.factions[game.table.seats[0].faction].id
    'f3'
    """
    named = (outcome.rpartition(" ") for outcome in outcomes)
    table = scripted(rules.begin(players, seed), [(kind, rules.outcome_value(kind, value)) for kind, _, value in named])
    table.log = []
    advance(table)
    return Game(rules, table)
