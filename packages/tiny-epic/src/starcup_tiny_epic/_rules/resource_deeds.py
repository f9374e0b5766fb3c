"""Deeds about resources and the empire: gains, follows of the turn, taking, exchanging, upgrades (CLARIFY)."""

from __future__ import annotations

from collections.abc import Mapping

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen
from starcup.messages import Player
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.acting import refused_upgrade
from starcup_tiny_epic._rules.colonising import raise_empire, upgrade, upgrade_price, upgrades
from starcup_tiny_epic._rules.deeds import (
    Deed,
    Exchange,
    FollowGain,
    FollowPrice,
    Gain,
    OthersGain,
    Take,
    UpgradeEmpire,
)
from starcup_tiny_epic._rules.refusals import refused
from starcup_tiny_epic._rules.rules import Doer
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic.choices import TakeFrom, Upgrade, UpgradeMixed


def _amounts(table: EpicTable, number: int, deed: Gain) -> tuple[int, int]:
    times = table.empires[number].home() if deed.per_ship else 1
    return deed.energy * times, deed.culture * times


def _has_room(table: EpicTable, number: int, energy: int, culture: int) -> bool:
    """Return whether an empire gains anything of these amounts (ACQUIRE-6)."""
    empire, most = table.empires[number], table.most(number)
    return (energy > 0 and empire.energy < most) or (culture > 0 and empire.culture < most)


def _can_gain(table: EpicTable, number: int, deed: Deed) -> bool:
    assert isinstance(deed, Gain)
    return _has_room(table, number, *_amounts(table, number, deed))


def _gain(table: EpicTable, number: int, planet: int, deed: Deed) -> None:
    assert isinstance(deed, Gain)
    table.gain(number, *_amounts(table, number, deed), table.rules.keys[planet])


def _can_others_gain(table: EpicTable, number: int, deed: Deed) -> bool:
    assert isinstance(deed, OthersGain)
    return any(_has_room(table, other, deed.energy, deed.culture) for other in table.others(number))


def _others_gain(table: EpicTable, number: int, planet: int, deed: Deed) -> None:
    assert isinstance(deed, OthersGain)
    for other in table.others(number):
        table.gain(other, deed.energy, deed.culture, table.rules.keys[planet])


def _can_be_paid(table: EpicTable, number: int, deed: Deed) -> bool:
    assert isinstance(deed, FollowGain)
    energy, culture = table.follow_gain  # two uses of one kind do not stack (CLARIFY-5); nobody follows alone (SOLO-61)
    return table.players > 1 and (deed.energy > energy or deed.culture > culture)


def _be_paid(table: EpicTable, number: int, planet: int, deed: Deed) -> None:
    assert isinstance(deed, FollowGain)
    energy, culture = table.follow_gain
    table.follow_gain = max(energy, deed.energy), max(culture, deed.culture)


def _can_raise_price(table: EpicTable, number: int, deed: Deed) -> bool:
    assert isinstance(deed, FollowPrice)
    return table.players > 1 and table.follow_price < deed.culture


def _raise_price(table: EpicTable, number: int, planet: int, deed: Deed) -> None:
    assert isinstance(deed, FollowPrice)
    table.follow_price = deed.culture


def _victims(table: EpicTable, number: int, deed: Take) -> list[int]:
    """Return the other empires from which something can be taken (CLARIFY-12)."""
    victims: list[int] = []
    for other in table.others(number):
        empire = table.empires[other]
        if (deed.energy and empire.energy) or (deed.culture and empire.culture):
            victims.append(other)
    return victims


def _can_take(table: EpicTable, number: int, deed: Deed) -> bool:
    assert isinstance(deed, Take)
    return bool(_victims(table, number, deed))


def _take(table: EpicTable, number: int, planet: int, deed: Deed) -> None:
    assert isinstance(deed, Take)
    table.push(ChooseVictim(number, planet, deed.energy, deed.culture))


@frozen
class ChooseVictim(SeatStep[EpicTable]):
    """A question whose answer is the player from whom resources are taken (CLARIFY-12, CLARIFY-25)."""

    kind = "take"
    question = "From whom do you take?"
    rule = "CLARIFY-12"
    planet: int
    energy: int
    culture: int

    def run(self, table: EpicTable) -> Legal | None:
        deed = Take(self.energy, self.culture)
        return tuple(choices.TakeFrom.of(other) for other in sorted(_victims(table, self.seat, deed)))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, TakeFrom)
        victim, key = table.empires[choice.player], table.rules.keys[self.planet]
        energy, culture = min(self.energy, victim.energy), min(self.culture, victim.culture)
        table.pay(choice.player, energy, culture, key)
        table.gain(self.seat, energy, culture, key)  # what it has no room for is lost (EFFECT-12)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        rule = "CLARIFY-25" if self.energy else "CLARIFY-12"
        if not isinstance(choice, TakeFrom):
            return refused("not-now", rule, "take")
        if choice.player == self.seat or not 0 <= choice.player < len(table.empires):
            return refused("no-such-player", rule, player=choice.player)
        return refused("has-none", rule, player=Player(choice.player), energy=self.energy, culture=self.culture)


def _can_exchange(table: EpicTable, number: int, deed: Deed) -> bool:
    assert isinstance(deed, Exchange)
    empire, most = table.empires[number], table.most(number)
    if deed.give:
        return empire.culture > 0 and empire.energy < most
    return empire.energy > 0 and empire.culture < most


def _exchange(table: EpicTable, number: int, planet: int, deed: Deed) -> None:
    assert isinstance(deed, Exchange)
    table.push(ChooseAmount(number, planet, deed.give))


@frozen
class ChooseAmount(SeatStep[EpicTable]):
    """A question whose answer is the amount of a resource that becomes the other (CLARIFY-37, CLARIFY-39)."""

    kind = "exchange"
    question = "How much do you exchange?"
    rule = "CLARIFY-37"
    planet: int
    give: int

    def run(self, table: EpicTable) -> Legal | None:
        empire = table.empires[self.seat]
        most = empire.culture if self.give else empire.energy
        return tuple(choices.Exchange.of(amount) for amount in range(1, most + 1))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, choices.Exchange)
        amount, key = choice.amount, table.rules.keys[self.planet]
        table.pay(self.seat, 0 if self.give else amount, amount if self.give else 0, key)
        table.gain(self.seat, amount if self.give else 0, 0 if self.give else amount, key)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        empire, name = table.empires[self.seat], naming.resource(self.give)
        rule = "CLARIFY-39" if self.give else "CLARIFY-37"
        most = empire.culture if self.give else empire.energy
        code = "not-offered" if isinstance(choice, choices.Exchange) else "not-now"
        return refused(code, rule, "exchange", resource=name, most=most)


def _is_lowest(table: EpicTable, number: int) -> bool:
    """Return whether an empire has the lowest level of all (CLARIFY-29)."""
    level, tied = table.empires[number].level, table.rules.rulings.tied_lowest
    levels = [table.empires[other].level for other in table.others(number)]
    return all(level < other or (tied and level == other) for other in levels)


def _can_upgrade(table: EpicTable, number: int, deed: Deed) -> bool:
    assert isinstance(deed, UpgradeEmpire)
    empire = table.empires[number]
    if not upgrade_price(table, number) or (deed.lowest and not _is_lowest(table, number)):
        return False
    if deed.mixed:
        return empire.energy + empire.culture >= upgrade_price(table, number, deed.discount)
    return bool(upgrades(table, number, deed.discount))


def _upgrade(table: EpicTable, number: int, planet: int, deed: Deed) -> None:
    assert isinstance(deed, UpgradeEmpire)
    table.push(ChooseMixture.of(number, deed.discount) if deed.mixed else ChooseResource.of(number, deed.discount))


@frozen
class ChooseMixture(SeatStep[EpicTable]):
    """A question whose answer is the mixture of resources that pays for an upgrade (CLARIFY-27)."""

    kind = "upgrade-mixed"
    question = "With which resources do you pay for the upgrade?"
    rule = "CLARIFY-27"
    discount: int

    def run(self, table: EpicTable) -> Legal | None:
        empire, price = table.empires[self.seat], upgrade_price(table, self.seat, self.discount)
        least, most = max(0, price - empire.culture), min(price, empire.energy)
        return tuple(choices.UpgradeMixed.of(energy, price - energy) for energy in range(most, least - 1, -1))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, UpgradeMixed)
        raise_empire(table, self.seat, choice.energy, choice.culture)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        empire, price = table.empires[self.seat], upgrade_price(table, self.seat, self.discount)
        code = "cannot-pay" if isinstance(choice, UpgradeMixed) else "not-now"
        return refused(code, "CLARIFY-27", "mixture", price=price, energy=empire.energy, culture=empire.culture)


@frozen
class ChooseResource(SeatStep[EpicTable]):
    """A question whose answer is the resource that pays for an upgrade by a planet (CLARIFY-30)."""

    kind = "upgrade"
    question = "With which resource do you pay for the upgrade?"
    rule = "CLARIFY-30"
    discount: int

    def run(self, table: EpicTable) -> Legal | None:
        return upgrades(table, self.seat, self.discount)

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, Upgrade)
        upgrade(table, self.seat, choice, self.discount)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Upgrade):
            return refused_upgrade(table, self.seat, choice.resource, self.discount)
        return refused("not-now", "CLARIFY-30", "upgrade")


DOERS: Mapping[type[Deed], Doer] = {
    Gain: Doer(_can_gain, _gain),
    OthersGain: Doer(_can_others_gain, _others_gain),
    FollowGain: Doer(_can_be_paid, _be_paid),
    FollowPrice: Doer(_can_raise_price, _raise_price),
    Take: Doer(_can_take, _take),
    Exchange: Doer(_can_exchange, _exchange),
    UpgradeEmpire: Doer(_can_upgrade, _upgrade),
}
"""The behaviours of the deeds of this module."""
