"""Situations that cards tend to forget: tables laid out around the cards of a tableau."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import Rng
from starcup.making import frozen
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.testing.scenario import RaceGame, Scenario


@frozen
class Situation:
    """A layout of the table at the beginning of a round, from which whole rounds are played.

    ``tableau`` is the number of cards before each seat, ``hand`` those in each hand; ``supply`` is what is left in the
    supply (None: all that lies nowhere else), the rest is on the discard pile, or in the hands if they are ``held``.
    With ``goods`` every world that can hold a good has one. ``pool`` is what is left of the VP chips.
    """

    name: str
    tableau: int = 4
    hand: int = 4
    supply: int | None = None
    held: bool = False
    goods: bool = True
    pool: int | None = None
    players: int = 2


SITUATIONS: tuple[Situation, ...] = (
    Situation("goods everywhere"),
    Situation("goods everywhere, three seats", tableau=6, players=3),
    Situation("empty worlds", goods=False, hand=6),
    Situation("full hands", hand=10),
    Situation("hands above the limit", hand=14),
    Situation("empty hands", hand=0),
    Situation("nearly empty supply", supply=2, hand=6),
    Situation("no card left to draw", supply=0, held=True),
    Situation("pool nearly dry", pool=1),
    Situation("eleven cards in the tableau", tableau=11, hand=6),
    Situation("four seats", tableau=5, players=4),
)
"""The situations that cards are put into unless others are named."""


def lay_out(
    rules: RaceRuleset,
    owned: Sequence[str],
    situation: Situation,
    seed: int,
    *,
    hand: Sequence[str] = (),
    players: int | None = None,
    played: int = 0,
    log: bool = True,
) -> RaceGame:
    """Return a game with cards before seat 0; all other cards are drawn by ``seed``, as far as there are enough.

    Args:
        rules: the ruleset.
        owned: keys of the cards.
        situation: the rest of the table.
        seed: of the deal and of the game.
        hand: keys of cards in the hand of seat 0, besides others.
        players: the number of seats; None: as many as the situation has.
        played: the number of rounds that were played before.
        log: keep events.
    """
    number = min(rules.seats[-1], situation.players) if players is None else players
    rng, cards = Rng(seed), rules.cards
    index = rules.index
    deck = [*rules.deck, *rules.start_worlds]
    for key in (*owned, *hand):
        deck.remove(index[key])
    deck = rng.shuffled(deck)
    tableaus = [[index[key] for key in owned], *([] for _ in range(number - 1))]
    most = min(situation.tableau, rules.numbers.end_cards - 1)
    for tableau in tableaus:
        while len(tableau) < most:
            free = [place for place, card in enumerate(deck) if card not in tableau]  # DEVELOP-6
            if not free:
                break
            tableau.append(deck.pop(free[-1]))
    hands = [[index[key] for key in hand], *([] for _ in range(number - 1))]
    for mine in hands:
        while len(mine) < situation.hand and deck:
            mine.append(deck.pop())
    goods = [[card for card in tableau if cards[card].good != NOTHING and situation.goods] for tableau in tableaus]
    left = None if situation.supply is None else situation.supply + sum(map(len, goods))
    if left is not None and situation.held:
        while len(deck) > left:
            hands[len(deck) % number].append(deck.pop())
    chips = 0 if situation.pool is None else rules.numbers.pool_per_player * number - situation.pool
    last = rules.numbers.most_rounds
    scenario = Scenario(rules, number, seed, min(played, last - 1) if last else played)
    for seat, tableau in enumerate(tableaus):
        scenario.seat(
            seat,
            tableau=rules.names(tableau),
            hand=rules.names(hands[seat]),
            goods=rules.names(goods[seat]),
            chips=chips // number + (seat < chips % number),
        )
    if situation.supply is not None:
        scenario.supply(*rules.names(deck[: situation.supply]))
    return scenario.begin(log=log)
