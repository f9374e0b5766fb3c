"""Tables laid out by hand: tableaus, hands, goods, chips, supply and discards by the keys of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, Self

from starcup import Game, StarcupError, did_you_mean
from starcup.making import AnyStep, index_of, told, whole
from starcup.testing import GameScenario
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.invariants import invariants
from starcup_race._rules.rounds import Round, end_reasons
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView

RaceGame = Game[RaceTable, RaceView]
Cards = str | Sequence[str]
"""Keys of cards: a text with blanks between them, or several texts."""


class Scenario(GameScenario[RaceTable, RaceView]):
    """A table at the beginning of a round, described part by part; cards that are not named are in the supply.

    A seat that is not described has nothing, and hands may be above the limit: no game has that, but tests are shorter.

    Args:
        rules: the ruleset, with the packs whose cards are named.
        players: the number of seats.
        seed: of the chance to come.
        played: the number of rounds that were played before.

    >>> from starcup_race import RaceRuleset
    >>> scenario = Scenario(RaceRuleset.load()).seat(0, tableau="new_sparta", hand="space_marines gem_world")
    >>> game = scenario.begin("develop", "settle")
    >>> [choice.text for choice in game.decision(0).legal]
    ['develop space_marines', 'pass']
    """

    def __init__(self, rules: RaceRuleset, players: int = 2, seed: int = 7, played: int = 0) -> None:
        super().__init__(rules)
        self.rules: RaceRuleset = rules
        self._table: RaceTable = rules.begin(players, seed)
        self._table.round = whole(played, "played")
        self._laid: Counter[int] = Counter()
        self._goods: list[tuple[int, int]] = []
        self._supply: tuple[int, ...] | None = None
        self._gone = False
        self._pool: int | None = None

    def seat(self, number: int, *, tableau: Cards = "", hand: Cards = "", goods: Cards = "", chips: int = 0) -> Self:
        """Lay out what is at a seat; a seat that is not described has nothing.

        Args:
            number: of the seat, from 0.
            tableau: the cards before it, the oldest first.
            hand: the cards in its hand.
            goods: worlds of the tableau on which goods lie.
            chips: VP in chips.

        Raises:
            StarcupError: there is no such card or seat, or the seat was described already.
        """
        if index_of(number) is None or not 0 <= number < self._table.players:
            raise StarcupError(f"seat: expected 0 to {self._table.players - 1}; found {told(number)}")
        self.once(f"seat {number}")
        seat = self._table.seats[number]
        seat.tableau = self._lay(tableau)
        seat.goods = (NOTHING,) * len(seat.tableau)
        seat.hand = tuple(sorted(self._lay(hand)))
        seat.chips = whole(chips, "chips")
        for world in self._numbers(goods):
            if world not in seat.tableau:
                raise StarcupError(f"goods: {self.rules.keys[world]!r} is not in the tableau of seat {number}")
            if (number, world) in self._goods:
                raise StarcupError(f"goods: {self.rules.keys[world]!r} is named twice, and one good can lie there")
            self._goods.append((number, world))
        return self

    def supply(self, *keys: str, others: Literal["discards", "gone"] = "discards") -> Self:
        """Put only these cards into the supply.

        Args:
            *keys: keys of cards; the same card may be named as often as there are copies.
            others: where cards that lie nowhere else are: on the discard pile, or out of the game, which can then
                not be saved.
        """
        self.once("supply")
        self._supply, self._gone = self._lay(keys), others == "gone"
        return self

    def discards(self, *keys: str) -> Self:
        """Put cards on the discard pile.

        Args:
            *keys: keys of cards.
        """
        self.once("discards")
        self._table.discards = [*self._lay(keys)]
        return self

    def pool(self, chips: int) -> Self:
        """Leave so many VP in the pool, the rest of the chips is out of the game.

        Args:
            chips: in VP, at least 1: without any the game is over (END-1).
        """
        self.once("pool")
        self._pool = whole(chips, "pool")
        return self

    def begin(self, *actions: str, log: bool = True, outside_chance: bool = False) -> RaceGame:
        """Return the game, at the choice of action cards, or after it.

        Args:
            *actions: the action card of each seat; none: they are not chosen yet.
            log: keep events.
            outside_chance: the caller supplies every draw that was not set.

        Raises:
            StarcupError: the table is impossible; says why.
        """
        return chosen(super().begin(log=log, outside_chance=outside_chance), actions)

    def steps(self, table: RaceTable) -> list[AnyStep]:
        return [Round()]

    def faults(self, table: RaceTable) -> list[str]:
        words = {"pool": "the pool is empty", "tableau": f"a tableau has {self.rules.numbers.end_cards} cards"}
        return [f"the game is over: {words.get(reason, reason)} (END-1)" for reason in end_reasons(table)]

    def lay_out(self) -> tuple[RaceTable, list[str]]:
        table, rules = self._table.clone(), self.rules
        left = Counter((*rules.deck, *rules.start_worlds))
        left.subtract(self._laid)
        wrong = [f"{rules.keys[card]}: more than there are" for card, number in left.items() if number < 0]
        rest = list(left.elements())
        for number, world in self._goods:
            if not rest:
                wrong.append("no card is left for a good")
                break
            table.seats[number].put_good(world, rest.pop())
        table.supply = sorted(rest if self._supply is None else self._supply)
        if self._supply is not None:
            table.discards += rest
        all_chips = rules.numbers.pool_per_player * table.players
        table.pool = all_chips - sum(seat.chips for seat in table.seats)
        table.order = tuple(range(table.players))
        wrong = wrong or invariants(table)  # of all cards and chips, before some of them leave the game
        if self._pool is not None:
            if self._pool > table.pool:
                wrong.append(f"{self._pool} VP are in the pool, and {table.pool} of {all_chips} are left for it")
            table.pool = self._pool
        if self._gone:
            table.discards = [*self._table.discards]
        return table, wrong

    def _lay(self, cards: Cards) -> tuple[int, ...]:
        numbers = self._numbers(cards)
        self._laid.update(numbers)
        return numbers

    def _numbers(self, cards: Cards) -> tuple[int, ...]:
        keys = [key for text in ([cards] if isinstance(cards, str) else cards) for key in text.split()]
        for key in keys:
            if key not in self.rules.index:
                raise StarcupError(f"there is no card {key!r}{did_you_mean(key, self.rules.keys)}")
        return self.rules.numbers_of(keys)


def chosen(game: RaceGame, actions: Iterable[str]) -> RaceGame:
    """Choose an action card for each seat, and return the game."""
    for seat, action in enumerate(actions):
        game.submit(seat, f"choose {action}")
    return game
