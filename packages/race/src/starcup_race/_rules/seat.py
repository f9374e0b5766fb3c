"""The state of one player: hand, tableau, goods, chips, and answers in progress."""

from __future__ import annotations

from starcup.making import Counted, Covered, Own, Public, define
from starcup_race._rules.cards import GOODS, NOTHING

NO_GOODS: tuple[int, ...] = (0,) * len(GOODS)


@define(eq=False, slots=True)
class Seat:
    """One player's cards, chips, and answers that others do not see yet.

    ``hand`` holds numbers of cards ascending; ``tableau`` those before him, the oldest first, ``goods`` beside it what
    lies face down on each, or ``NOTHING``. ``active`` are the cards whose powers work in this phase (POWER-3),
    ``actions`` are the action cards shown this round, ``bonus`` those of them whose bonus the seat has in this phase
    (ROUND-5). ``looking`` are cards drawn in Explore, ``placed`` the card that was revealed and is not paid for yet.
    ``draft`` and ``using`` are answers given while all seats answer at once: action cards or cards, and the cards
    whose powers place a world. ``produced`` counts the goods of each kind produced in this phase. ``unused`` are powers
    left in this phase: in Consume places in ``Powers.uses``, in Produce the cards of windfall powers, ``NOTHING`` for
    the bonus.
    """

    hand: Counted[tuple[int, ...]] = ()
    tableau: Public[tuple[int, ...]] = ()
    goods: Covered[tuple[int, ...]] = ()
    active: Public[tuple[int, ...]] = ()
    chips: Public[int] = 0
    actions: Public[tuple[int, ...]] = ()
    bonus: Public[tuple[int, ...]] = ()
    looking: Counted[tuple[int, ...]] = ()
    placed: Public[int] = NOTHING
    draft: Own[tuple[int, ...]] = ()
    using: Own[tuple[int, ...]] = ()
    produced: Public[tuple[int, ...]] = NO_GOODS
    unused: Public[tuple[int, ...]] = ()

    def good_on(self, card: int) -> int:
        """Return the good that lies on a card of the tableau, or ``NOTHING``."""
        return self.goods[self.tableau.index(card)]

    def loaded(self) -> list[int]:
        """Return the worlds that have a good, the oldest first."""
        return [card for card, good in zip(self.tableau, self.goods, strict=True) if good >= 0]

    def put_good(self, world: int, good: int) -> None:
        """Put a good on a world, or take it away."""
        place = self.tableau.index(world)
        self.goods = (*self.goods[:place], good, *self.goods[place + 1 :])
