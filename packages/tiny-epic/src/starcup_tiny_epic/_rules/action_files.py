"""Files ``powers/KEY.toml``: the actions of planets, read strictly."""

from __future__ import annotations

from typing import NewType

from starcup.making import frozen
from starcup.packed import TERMS, Document, PowerFile, Reader, Unquoted
from starcup_tiny_epic._rules.deed_kinds import DEEDS
from starcup_tiny_epic._rules.deeds import Amount, Deed, Module
from starcup_tiny_epic._rules.pack_files import reader
from starcup_tiny_epic._rules.planets import Action
from starcup_tiny_epic._rules.resource_deeds import Take
from starcup_tiny_epic._rules.rulings import Rulings

AnyDeed = NewType("AnyDeed", Deed)
"""A deed: its name, or a table with its name and its fields."""
Deeds = NewType("Deeds", tuple[AnyDeed, ...])


@frozen
class Price:
    """The price of an action: resources, and unused dice that are given up."""

    energy: Amount = 0
    culture: Amount = 0
    dice: Amount = 0


@frozen
class Limits:
    """The limits of an action: in the own turn only, once per turn, a price (EFFECT-2, EFFECT-4, EFFECT-5)."""

    own_turn: bool = False
    once: bool = False
    pay: Price = Price()


@frozen
class ActionTable:
    """The deeds of an action, in order."""

    do: Deeds


@frozen
class ActionFile(PowerFile):
    """The file of an action: what people read about it, its limits and price, and its deeds."""

    limits: Limits = Limits()
    power: ActionTable | None = None

    @property
    def deeds(self) -> tuple[Deed, ...]:
        """The deeds that are stated, in order."""
        return () if self.power is None else self.power.do

    def action(self, own: bool, rulings: Rulings) -> Action:
        """Return the action, which has a module if it is its ``own``, with its limits as they are read (CLARIFY-12)."""
        limits, pay, deeds = self.limits, self.limits.pay, self.deeds
        if own and Module() not in deeds:
            deeds = (*deeds, Module())
        only_takes = {*map(type, deeds)} == {Take} and not pay.dice
        own_turn = limits.own_turn and not (only_takes and rulings.take_any_turn)
        return Action(pay.energy, pay.culture, pay.dice, own_turn, limits.once, deeds, own)


def make_reader() -> Reader:
    """Return a reader that knows all deeds."""
    power_reader = reader()
    power_reader.named(AnyDeed, "a deed", DEEDS)
    power_reader.filled(Deeds, AnyDeed)
    return power_reader


def check_action(document: Document, file: ActionFile) -> None:
    """Note a fault if an action is about the dice or follows of the active player, and others may use it."""
    if file.limits.own_turn:
        return
    expected, found = "own_turn = true under [limits], since dice and follows are the active player's", Unquoted("none")
    if file.limits.pay.dice:
        document.fault(("limits", "pay", "dice"), expected, found)
    for place, deed in enumerate(file.deeds):
        if deed.of_the_turn:
            document.fault((TERMS, "do", place), expected, found)


def names_of(file: ActionFile) -> list[str]:
    """Return the names of the deeds that an action states, each once."""
    return list(dict.fromkeys(deed.name for deed in file.deeds))
