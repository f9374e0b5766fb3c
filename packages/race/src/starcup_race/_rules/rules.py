"""The part of the ruleset that steps use: cards, compiled powers, rows to pick from. Frozen, shared by all games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from starcup import SeatScore
from starcup.making import AnyStep, ItemCounts, Legal, Made
from starcup.packed import PluginManager
from starcup.packs import TileText
from starcup_race._rules.cards import Card
from starcup_race._rules.definitions import NUMBERS, USUAL, Numbers, Variant
from starcup_race._rules.plan import Plan
from starcup_race._rules.powers import ANY, NO_OWN, CompiledPowers, Mask, OwnPower, Powers, mask_of

if TYPE_CHECKING:
    from starcup_race._rules.extensions import Extensions

PhasesOf = Made[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], tuple[AnyStep, ...]]]
BonusesOf = Made[tuple[tuple[int, ...], int, bool], tuple[int, ...]]
NO_TEXTS: Mapping[str, TileText] = MappingProxyType({})


class Rules:
    """The cards, and the data derived from them.

    ``compiled`` gives the compiled powers of any tuple of card numbers; ``deck`` holds the number of every game card,
    once for each copy, ``start_worlds`` those of the start worlds. ``plan`` has phases and action cards, ``numbers``
    are those of the game, ``variant`` is the variant that is played, ``own`` are the powers in Python by the numbers of
    their cards, ``texts`` what files of powers say for people, by key; ``windfalls`` has the windfall worlds of each
    kind of good.
    """

    plugins: PluginManager
    """The powers in Python, by the keys of their cards."""
    calls: Callable[[str, tuple[str, ...]], tuple[Callable[..., Any], ...]]
    """The functions of a hook of the powers in Python of some cards."""
    options: Mapping[str, str]
    """The value of each option, by ``pack.option``."""
    extensions: Extensions
    """The extensions of the packs."""
    extended: bool = False
    """Whether there are extensions."""
    known: Callable[[Any], Any]
    """Returns a table with everything that a viewer knows."""
    with_lines: Callable[..., tuple[SeatScore, ...]]
    """Returns scores with the lines that extensions add."""
    round_steps: tuple[AnyStep, ...]
    """The steps of a round, in order (ROUND-1)."""
    phases_of: PhasesOf
    """The phases that occur if the seats chose these action cards, and their steps."""
    bonuses_of: BonusesOf
    """What :meth:`Plan.bonuses` returns for the same arguments."""

    def __init__(
        self,
        cards: tuple[Card, ...],
        plan: Plan,
        numbers: Numbers = NUMBERS,
        variant: Variant = USUAL,
        own: Mapping[int, OwnPower] = NO_OWN,
    ) -> None:
        self.plan: Plan = plan
        self.numbers: Numbers = numbers
        self.variant: Variant = variant
        self.action_choices: Legal = plan.pairs if variant.actions == 2 else plan.choices
        self.cards: tuple[Card, ...] = cards
        self.keys: tuple[str, ...] = tuple(card.key for card in cards)
        self._singles: tuple[tuple[str, int], ...] = tuple((key, 1) for key in self.keys)
        self.index: dict[str, int] = {card.key: card.index for card in cards}
        self.start_worlds: tuple[int, ...] = tuple(card.index for card in cards if card.start >= 0)
        self.deck: tuple[int, ...] = tuple(card.index for card in cards if card.start < 0 for _ in range(card.copies))
        self.compiled: Made[tuple[int, ...], Powers] = CompiledPowers(cards, own)
        self.own: Mapping[int, OwnPower] = own
        self.windfalls: tuple[Mask, ...] = tuple(
            mask_of(card for card in cards if card.windfall and card.good == good) for good in range(ANY)
        )
        self.texts: Mapping[str, TileText] = NO_TEXTS
        seats = range(numbers.most_players)
        self.card_draws: tuple[str, ...] = tuple(f"card {seat}" for seat in seats)
        self.good_draws: tuple[str, ...] = tuple(f"good {seat}" for seat in seats)
        self.flip_draws: tuple[str, ...] = tuple(f"flip {seat}" for seat in seats)
        self.start_draws: tuple[str, ...] = tuple(f"start-world {seat}" for seat in seats)

    def goods_of(self, worlds: Mask) -> tuple[int, ...]:
        """Return the kinds of good of some windfall worlds, the dearest first.

        Args:
            worlds: their numbers, as a mask.
        """
        return tuple([good for good in range(ANY - 1, -1, -1) if self.windfalls[good] & worlds])

    def row(self, cards: Collection[int]) -> ItemCounts:
        """Return cards as a row to pick from: keys in the order of the numbers, each with how many there are.

        Args:
            cards: numbers of cards.
        """
        singles = self._singles
        if len(set(cards)) == len(cards):  # nearly always
            return tuple(map(singles.__getitem__, sorted(cards)))
        keys = self.keys
        return tuple([(keys[card], number) for card, number in sorted(Counter(cards).items())])

    def numbers_of(self, keys: Iterable[str]) -> tuple[int, ...]:
        """Return the numbers of cards, in order.

        Args:
            keys: their keys.
        """
        return tuple(map(self.index.__getitem__, keys))

    def names(self, cards: Iterable[int]) -> tuple[str, ...]:
        """Return the keys of cards, in order.

        Args:
            cards: their numbers.
        """
        return tuple(map(self.keys.__getitem__, cards))


def without(cards: tuple[int, ...], gone: Iterable[int]) -> tuple[int, ...]:
    """Return the cards without some that lie among them, each taken out once."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)
