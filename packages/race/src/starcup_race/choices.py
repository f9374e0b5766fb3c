"""The choices of Race for the Galaxy, each with its stable text."""

from __future__ import annotations

from types import MappingProxyType
from typing import Annotated, ClassVar

from starcup import Choice, Items
from starcup.making import Domains, frozen
from starcup.messages import Names

Card = Annotated[str, Names("card")]
Cards = Annotated[Items, Names("card")]


@frozen(eq=False)
class ChooseAction(Choice):
    """Choose an action card (ACTION-1)."""

    pattern = "choose {action}"
    domains: ClassVar[Domains] = MappingProxyType({"action": "action"})
    action: Annotated[str, Names("action")]


@frozen(eq=False)
class ChooseTwo(Choice):
    """Choose two action cards, in the game for two experienced players (ACTION-7)."""

    pattern = "choose {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "action"})
    items: Annotated[Items, Names("action")]


@frozen(eq=False)
class Keep(Choice):
    """Keep cards of those drawn in Explore (EXPLORE-7)."""

    pattern = "keep {items}"
    items: Cards


@frozen(eq=False)
class Develop(Choice):
    """Place a development (DEVELOP-1)."""

    pattern = "develop {card}"
    domains: ClassVar[Domains] = MappingProxyType({"card": "development"})
    card: Card


@frozen(eq=False)
class Settle(Choice):
    """Place a world (SETTLE-1)."""

    pattern = "settle {card}"
    domains: ClassVar[Domains] = MappingProxyType({"card": "world"})
    card: Card


@frozen(eq=False)
class Pass(Choice):
    """Place no card in this phase."""

    pattern = "pass"


@frozen(eq=False)
class Using(Choice):
    """Use powers of these cards to place the world that was revealed, and no others (POWER-5, POWER-8)."""

    pattern = "using {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "power"})
    items: Cards


@frozen(eq=False)
class Pay(Choice):
    """Discard cards as payment (PAY-1, DEVELOP-3)."""

    pattern = "pay {items}"
    items: Cards


@frozen(eq=False)
class SellGood(Choice):
    """Sell the good on a world (TRADE-2)."""

    pattern = "sell {world}"
    world: Card


@frozen(eq=False)
class UsePower(Choice):
    """Use a consume power of a card: to ``consume``, ``consume-all``, ``discard``, ``draw``, ``guess`` or ``sell``."""

    pattern = "use {card} to {act}"
    domains: ClassVar[Domains] = MappingProxyType(
        {"act": ("consume", "consume-all", "discard", "draw", "guess", "sell")}
    )
    card: Card
    act: Annotated[str, Names("act")]


@frozen(eq=False)
class ConsumeGoods(Choice):
    """Consume the goods on these worlds (CONSUME-6)."""

    pattern = "consume {items}"
    domains: ClassVar[Domains] = MappingProxyType({"items": "world"})
    items: Cards


@frozen(eq=False)
class Guess(Choice):
    """Name a number before a card is turned up (CONSUME-17)."""

    pattern = "guess {number}"
    number: int


@frozen(eq=False)
class ProduceOn(Choice):
    """Produce a good on a windfall world with the power of a card, or with the ``bonus`` (PRODUCE-4, PRODUCE-5)."""

    pattern = "produce {world} with {source}"
    world: Card
    source: Annotated[str, Names("source")]


@frozen(eq=False)
class Later(Choice):
    """Use the other powers of the phase first, and see what they draw (PRODUCE-6)."""

    pattern = "later"


@frozen(eq=False)
class Discard(Choice):
    """Discard cards from the hand."""

    pattern = "discard {items}"
    items: Cards


@frozen(eq=False)
class Done(Choice):
    """Use no more powers in this phase."""

    pattern = "done"


BONUS = "bonus"
"""The name for the bonus of Produce, in the place of a power's card."""

PASS, DONE, LATER = Pass(), Done(), Later()
