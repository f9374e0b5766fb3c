"""Tables laid out with some cards before and in the hands of a seat, in situations that powers tend to forget."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from starcup import Game
from starcup.kernel.chance import Rng
from starcup.making import frozen
from starcup.testing import Start
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.rounds import Round
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import POOL_PER_PLAYER
from starcup_race._rules.view import RaceView

ROUNDS = 3
"""The number of rounds that are played from a table."""
PLACED, HELD = 3, 4
"""The largest numbers of given cards in a tableau and in a hand."""


@frozen
class Situation:
    """A situation: the cards in every hand, those in the supply, the chips in the pool, and whether worlds have goods.

    None: as many as there are.
    """

    name: str
    hand: int = 5
    supply: int | None = None
    pool: int | None = None
    goods: bool = False


SITUATIONS: tuple[Situation, ...] = (
    Situation("goods on all worlds", goods=True),
    Situation("empty hands", hand=0),
    Situation("full hands", hand=11, goods=True),
    Situation("two cards in the supply", supply=2, goods=True),
    Situation("one chip in the pool", pool=1, goods=True),
)


def tables_with(rules: RaceRuleset, keys: Sequence[str], seed: int) -> list[Start]:
    """Return a table for each situation and group of cards, with two to four players by turns.

    Args:
        rules: the ruleset.
        keys: of the cards that a seat has, up to three before it and four in its hand.
        seed: another one gives other cards besides.
    """
    found = list[Start]()
    for group in range(0, max(1, len(keys)), PLACED):
        own = (*keys[group:], *keys[:group])
        for situation in SITUATIONS:
            number = len(found)
            players = rules.seats[number % len(rules.seats)]
            names = " + ".join(own[:PLACED])
            label = f"table {number}: {names}, {situation.name}, {players} players, seed {seed + number}"
            make = partial(lay_out, rules, own, situation, players, seed + number)
            found.append(Start(label, seed + number, make, ROUNDS))
    return found


def lay_out(
    rules: RaceRuleset, keys: Sequence[str], situation: Situation, players: int, seed: int
) -> Game[RaceTable, RaceView]:
    """Return a game at the beginning of a round.

    Args:
        rules: the ruleset.
        keys: of the cards that one seat has: up to three before it, up to four in its hand.
        situation: what is scarce.
        players: how many seats.
        seed: decides which seat has the cards, and all other cards.
    """
    rng, table = Rng(seed), rules.begin(players, seed)
    rest, starts = rng.shuffled(rules.deck), rng.shuffled(rules.start_worlds)
    own, owner = [rules.index[key] for key in keys], rng.below(players)
    for number in sorted(range(players), key=lambda number: number != owner):  # nobody else gets its cards
        seat, given = table.seats[number], own[:PLACED] if number == owner else []
        first = next((card for card in given if card in starts), starts[0])
        starts.remove(first)
        more = [card for card in given if card != first] or rest[:2]
        seat.tableau = tuple(dict.fromkeys((first, *more)))
        for card in seat.tableau[1:]:
            (starts if card in starts else rest).remove(card)
    for number, seat in enumerate(table.seats):
        held = [card for card in own[PLACED : PLACED + HELD] if number == owner and card in rest]
        for card in held:
            rest.remove(card)
        held += [rest.pop() for _ in range(situation.hand - len(held))]
        seat.hand = tuple(sorted(held))
        worlds = [situation.goods and rules.cards[card].good >= 0 for card in seat.tableau]
        seat.goods = tuple(rest.pop() if good else NOTHING for good in worlds)
    rest += starts
    shown = len(rest) if situation.supply is None else situation.supply
    table.supply, table.discards = tuple(sorted(rest[:shown])), tuple(rest[shown:])
    table.pool = POOL_PER_PLAYER * players if situation.pool is None else situation.pool
    table.seats[owner].chips = POOL_PER_PLAYER * players - table.pool
    table.order = tuple(range(players))
    table.stack = [Round()]
    return Game.at(rules, table, log=True)
