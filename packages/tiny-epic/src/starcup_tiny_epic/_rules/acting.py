"""The actions of the six faces, and whether they are possible (ACTIVATE-4, ACTIVATE-8, ACQUIRE, UTILIZE, EMPIRE)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen
from starcup_tiny_epic import choices
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.colonising import ChooseAdvance, has_orbiting, upgrade, upgrade_price, upgrades
from starcup_tiny_epic._rules.moving import ChooseMove, can_move
from starcup_tiny_epic._rules.refusals import named, planets, refused, unknown_planet
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import COLONY, CULTURE, ECONOMY, ENERGY, FACES, MOVE, RESOURCES
from starcup_tiny_epic._rules.using import Use, is_refused_chain, is_used, usable
from starcup_tiny_epic.choices import Upgrade, UsePlanet


def acquired(table: EpicTable, number: int, face: int) -> int:
    """Return how much energy or culture its face brings, room or not; the rebel's galaxy produces both (SOLO-25)."""
    resources, wanted, amount = table.rules.resources, face - ENERGY, 0
    at_home = face == ENERGY or number >= table.players
    for place in table.empires[number].ships:
        if place < 0:
            amount += at_home
        elif resources[place >> 4] == wanted:
            amount += 1
    return amount


def acquire(table: EpicTable, number: int, face: int) -> None:
    """Give an empire what an energy or culture face brings it (ACQUIRE-1)."""
    amount = acquired(table, number, face)
    table.gain(number, amount if face == ENERGY else 0, amount if face == CULTURE else 0, FACES[face])


def possible(table: EpicTable, number: int, face: int) -> bool:
    """Return whether the action of a face would change anything for an empire (ACTIVATE-8).

    Args:
        table: the table to look at.
        number: that of the empire.
        face: its place among ``FACES``.
    """
    if face == MOVE:
        return can_move(table, number)
    empire = table.empires[number]
    if face == ENERGY:
        return empire.energy < table.most(number) and acquired(table, number, face) > 0
    if face == CULTURE:
        return empire.culture < table.most(number) and acquired(table, number, face) > 0
    if face == COLONY:
        price = upgrade_price(table, number)
        if price and (empire.energy >= price or empire.culture >= price):
            return True
        for planet in empire.colonies:  # noqa: SIM110  # asked at every question: a generator takes longer than it
            if usable(table, number, planet):
                return True
        return False
    return has_orbiting(table, number, face - ECONOMY)


def act(table: EpicTable, number: int, face: int) -> None:
    """Carry out the action of a face for a player, or push the question what he does; nothing if it is impossible.

    Args:
        table: is changed.
        number: that of the seat.
        face: its place among ``FACES``.
    """
    if face == MOVE:
        if can_move(table, number):
            table.push(ChooseMove.of(number))
    elif face in (ENERGY, CULTURE):
        acquire(table, number, face)
    elif possible(table, number, face):
        table.push(ChooseColony.of(number) if face == COLONY else ChooseAdvance.of(number, face - ECONOMY))


@frozen
class ChooseColony(SeatStep[EpicTable]):
    """A question whose answer is an upgrade, or the own colony whose action is used (UTILIZE-1)."""

    kind = "colony"
    question = "Do you raise your empire, or use a colony?"
    rule = "UTILIZE-1"

    def run(self, table: EpicTable) -> Legal | None:
        keys, colonies = table.rules.keys, table.empires[self.seat].colonies
        useful = [choices.UsePlanet.of(keys[planet]) for planet in colonies if usable(table, self.seat, planet)]
        return (*upgrades(table, self.seat), *useful)

    def take(self, table: EpicTable, choice: Choice) -> None:
        if isinstance(choice, Upgrade):
            upgrade(table, self.seat, choice)
            return
        assert isinstance(choice, UsePlanet)
        table.push(Use.of(self.seat, table.rules.index[choice.planet]))

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        empire, keys = table.empires[self.seat], table.rules.keys
        if isinstance(choice, Upgrade):
            return refused_upgrade(table, self.seat, choice.resource)
        if not isinstance(choice, UsePlanet):
            return refused("not-now", "UTILIZE-1", "colony")
        own = [keys[planet] for planet in empire.colonies]
        if (refusal := unknown_planet(table.rules, choice.planet, "UTILIZE-1", own)) is not None:
            return refusal
        planet = table.rules.index[choice.planet]
        if planet not in empire.colonies:
            colonies = planets(table.rules, own)
            return refused("not-yours", "UTILIZE-3", planet=named(table.rules, choice.planet), colonies=colonies)
        return unusable(table, self.seat, planet)


def refused_upgrade(table: EpicTable, number: int, resource: str, discount: int = 0) -> IllegalChoice:
    """Return why an upgrade paid in one resource is refused."""
    empire, price = table.empires[number], upgrade_price(table, number, discount)
    if not price:
        return refused("top-level", "EMPIRE-9", level=empire.level)
    if resource not in RESOURCES:
        return refused("not-offered", "EMPIRE-2", "resource", resource=resource)
    has = {"energy": empire.energy, "culture": empire.culture}
    paid = naming.resource(RESOURCES.index(resource))
    return refused("cannot-pay", "EMPIRE-2", "upgrade", level=empire.level + 1, price=price, resource=paid, **has)


def unusable(table: EpicTable, number: int, planet: int, owner: tuple[int, int] = (0, 0)) -> IllegalChoice:
    """Return why the action of a planet can't be used; ``owner`` is paid energy and culture first (CLARIFY-44)."""
    action, empire = table.rules.planets[planet].action, table.empires[number]
    name = named(table.rules, table.rules.keys[planet])
    energy, culture = empire.energy - owner[0], empire.culture - owner[1]
    if action.own_turn and number != table.active:
        return refused("own-turn", "EFFECT-4", planet=name)
    if (number, planet) in table.in_use:
        return refused("in-use", "EFFECT-16", planet=name)
    if not table.rules.rulings.chains and is_refused_chain(table, number, action):
        return refused("chain", "EFFECT-17", planet=name)
    if action.once and is_used(table, number, planet):
        return refused("once-per-turn", "EFFECT-6", "" if planet in empire.used else "other", planet=name)
    if energy < action.energy or culture < action.culture:
        price = naming.amounts(action.energy, action.culture)
        return refused("cannot-pay", "EFFECT-2", "action", planet=name, price=price, energy=energy, culture=culture)
    if len(table.unused) < action.dice:
        return refused("cannot-pay", "EFFECT-2", "dice", planet=name, price=action.dice, unused=len(table.unused))
    return refused("no-effect", "EFFECT-3", planet=name)
