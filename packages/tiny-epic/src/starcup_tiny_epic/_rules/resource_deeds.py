"""Deeds about resources and the empire: gains, follows of the turn, taking, exchanging, upgrades (CLARIFY)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen
from starcup.messages import Player
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.acting import refused_upgrade
from starcup_tiny_epic._rules.colonising import raise_empire, upgrade, upgrade_price, upgrades
from starcup_tiny_epic._rules.deeds import Amount, Deed, OfResources, Resource
from starcup_tiny_epic._rules.refusals import refused
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic.choices import TakeFrom, Upgrade, UpgradeMixed


def _has_room(table: EpicTable, number: int, energy: int, culture: int) -> bool:
    """Return whether an empire gains anything of these amounts (ACQUIRE-6)."""
    empire, most = table.empires[number], table.most(number)
    return (energy > 0 and empire.energy < most) or (culture > 0 and empire.culture < most)


@frozen
class Gain(OfResources):
    """The user gains resources; with ``per_ship`` as often as he has ships in his galaxy (CLARIFY-3)."""

    name = "gain"
    per_ship: bool = False

    def _amounts(self, table: EpicTable, number: int) -> tuple[int, int]:
        times = table.empires[number].home() if self.per_ship else 1
        return self.energy * times, self.culture * times

    def possible(self, table: EpicTable, number: int) -> bool:
        return _has_room(table, number, *self._amounts(table, number))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.gain(number, *self._amounts(table, number), table.rules.keys[planet])


@frozen
class OthersGain(OfResources):
    """Every other player gains resources (EFFECT-13)."""

    name = "others_gain"

    def possible(self, table: EpicTable, number: int) -> bool:
        return any(_has_room(table, other, self.energy, self.culture) for other in table.others(number))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        for other in table.others(number):
            table.gain(other, self.energy, self.culture, table.rules.keys[planet])


@frozen
class FollowGain(OfResources):
    """To the end of the turn, the active player gains resources for each follow by an opponent (CLARIFY-4)."""

    name = "follow_gain"
    of_the_turn = True

    def possible(self, table: EpicTable, number: int) -> bool:
        energy, culture = table.follow_gain  # two uses of one kind don't stack (CLARIFY-5); nobody follows (SOLO-61)
        return table.players > 1 and (self.energy > energy or self.culture > culture)

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        energy, culture = table.follow_gain
        table.follow_gain = max(energy, self.energy), max(culture, self.culture)


@frozen
class FollowPrice(Deed):
    """To the end of the turn, each follow costs so much culture (CLARIFY-36)."""

    name = "follow_price"
    of_the_turn = True
    culture: Amount

    def possible(self, table: EpicTable, number: int) -> bool:
        return table.players > 1 and table.follow_price < self.culture

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.follow_price = self.culture


def _victims(table: EpicTable, number: int, energy: int, culture: int) -> list[int]:
    """Return the other empires from which something can be taken (CLARIFY-12)."""
    others = [(other, table.empires[other]) for other in table.others(number)]
    return [other for other, empire in others if (energy and empire.energy) or (culture and empire.culture)]


@frozen
class Take(OfResources):
    """The user takes resources from one other player who has some (CLARIFY-12)."""

    name = "take"

    def possible(self, table: EpicTable, number: int) -> bool:
        return bool(_victims(table, number, self.energy, self.culture))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseVictim(number, planet, self.energy, self.culture))


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
        victims = _victims(table, self.seat, self.energy, self.culture)
        return tuple(choices.TakeFrom.of(other) for other in sorted(victims))

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


@frozen
class Exchange(Deed):
    """Any amount, at least 1, of the resource ``give`` becomes as much of the other (CLARIFY-37)."""

    name = "exchange"
    give: Resource

    def possible(self, table: EpicTable, number: int) -> bool:
        empire, most = table.empires[number], table.most(number)
        if self.give:
            return empire.culture > 0 and empire.energy < most
        return empire.energy > 0 and empire.culture < most

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseAmount(number, planet, self.give))


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


@frozen
class UpgradeEmpire(Deed):
    """An upgrade for ``discount`` less, paid in any mixture if ``mixed``; only for the ``lowest`` empire if stated."""

    name = "upgrade"
    reading = "tied_lowest"
    discount: Amount = 0
    mixed: bool = False
    lowest: bool = False

    def possible(self, table: EpicTable, number: int) -> bool:
        empire = table.empires[number]
        if not upgrade_price(table, number) or (self.lowest and not _is_lowest(table, number)):
            return False
        if self.mixed:
            return empire.energy + empire.culture >= upgrade_price(table, number, self.discount)
        return bool(upgrades(table, number, self.discount))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseMixture(number, self.discount) if self.mixed else ChooseResource(number, self.discount))


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
