"""The use of a planet's action: whether it is possible, its price, its limits, its deeds in order (EFFECT)."""

from __future__ import annotations

from attrs import fields

from starcup import BadArgument, Choice, IllegalChoice, Picks
from starcup.making import Legal, SeatStep, check_kind, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.deeds import Deed, Module
from starcup_tiny_epic._rules.places import surface
from starcup_tiny_epic._rules.planets import Action
from starcup_tiny_epic._rules.refusals import named, refused
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic.choices import DECLINE, GiveUp, UsePlanet


def usable(table: EpicTable, number: int, planet: int) -> bool:
    """Return whether an empire may use the action of a planet: within its limits, paid, with an effect (EFFECT-3)."""
    action = table.rules.planets[planet].action
    empire = table.empires[number]
    if (
        (action.own_turn and number != table.active)
        or empire.energy < action.energy
        or empire.culture < action.culture
        or len(table.unused) < action.dice
        or (action.once and is_used(table, number, planet))
        or (table.in_use and _is_too_deep(table, number, planet, action))
    ):
        return False
    free = not (action.own or action.energy or action.culture or action.dice)
    if free and len(action.deeds) == 1 and not action.deeds[0].chained:  # nearly always
        return action.deeds[0].possible(table, number)
    return _works_once_paid(table, number, planet, action)


def _is_too_deep(table: EpicTable, number: int, planet: int, action: Action) -> bool:
    """Return whether an action can't be used within those that are being carried out (EFFECT-16, EFFECT-17)."""
    if (number, planet) in table.in_use:
        return True
    return not table.rules.rulings.chains and is_refused_chain(table, number, action)


def _works_once_paid(table: EpicTable, number: int, planet: int, action: Action) -> bool:
    """Return whether an action has an effect when its price is paid; what is paid meanwhile is given back."""
    empire, in_use, unused = table.empires[number], table.in_use, table.unused
    empire.energy -= action.energy
    empire.culture -= action.culture
    table.in_use = (*in_use, (number, planet))
    table.unused = unused[action.dice :]  # any of them: deeds ask how many are left
    try:
        return any(deed.possible(table, number) for deed in action.deeds)
    finally:
        table.in_use, table.unused = in_use, unused
        empire.energy += action.energy
        empire.culture += action.culture


def is_used(table: EpicTable, number: int, planet: int) -> bool:
    """Return whether an empire has used, in this turn, a planet that works once per turn (EFFECT-6)."""
    if table.rules.rulings.once_for_all:
        return any(planet in empire.used for empire in table.empires)
    return planet in table.empires[number].used


def chains(action: Action) -> bool:
    """Return whether an action uses planets."""
    return any(deed.chained for deed in action.deeds)


def is_refused_chain(table: EpicTable, number: int, action: Action) -> bool:
    """Return whether an action would use planets inside an action that does, where that is not played (EFFECT-17)."""
    planets = table.rules.planets
    return chains(action) and any(user == number and chains(planets[planet].action) for user, planet in table.in_use)


@frozen
class Use(SeatStep[EpicTable]):
    """A step that begins the action of a planet: the price is paid, the deeds follow."""

    kind = "use"
    planet: int

    def run(self, table: EpicTable) -> None:
        number, planet = self.seat, self.planet
        action, key = table.rules.planets[planet].action, table.rules.keys[planet]
        if table.log is not None:
            table.log.append((events.PlanetUsed, number, key))
        if action.energy or action.culture:
            table.pay(number, action.energy, action.culture, key)
        if action.once:
            empire = table.empires[number]
            empire.used = (*empire.used, planet)
        for hook in table.rules.extensions.planet_used:
            hook(table, number, table.rules.planets[planet])
        table.in_use = (*table.in_use, (number, planet))
        table.push(EndUse.of(number))
        for place in range(len(action.deeds) - 1, -1, -1):
            table.push(DoDeed.of(number, planet, place))
        if action.dice:
            table.push(GiveUpDice.of(number, action.dice))


@frozen
class DoDeed(SeatStep[EpicTable]):
    """A step that carries out a deed of the action of a planet, if it changes anything now."""

    kind = "deed"
    planet: int
    place: int

    def run(self, table: EpicTable) -> None:
        deed = table.rules.planets[self.planet].action.deeds[self.place]
        if deed.possible(table, self.seat):
            deed.begin(table, self.seat, self.planet)


def has_effect(table: EpicTable, seat: int, deed: Deed) -> bool:
    """Return whether a deed would change anything for an empire now (EFFECT-3).

    Args:
        table: a game's table.
        seat: the number of the empire, from 0.
        deed: what would be done; a module can't do itself.
    """
    return not isinstance(deed, Module) and deed.possible(table, seat)


def carry_out(table: EpicTable, seat: int, *deeds: Deed) -> None:
    """Have deeds carried out in order, each if it changes anything when its turn comes; for actions in Python.

    Args:
        table: is changed; the deeds are steps on its stack.
        seat: the number of the empire, from 0.
        *deeds: what is done.

    Raises:
        BadArgument: a deed is about dice and follows of the active player, and ``seat`` is another; it is a
            :class:`Module`, or none; or no planet is being used.
    """
    if not table.in_use:
        raise BadArgument("deeds: expected a planet that is being used, found none")
    for deed in deeds:
        check_kind(deed, Deed, "deed", "a deed")
        if isinstance(deed, Module):
            raise BadArgument("deed: expected one that a module can carry out, found Module")
        if deed.of_the_turn and seat != table.active:
            raise BadArgument(f"deed: expected one for any seat (own_turn = true under [limits]), found {deed!r}")
    _, planet = table.in_use[-1]
    for deed in reversed(deeds):
        values = tuple([int(getattr(deed, field.name)) for field in fields(type(deed))])
        table.push(Do(seat, planet, deed.name, values))


@frozen
class Do(SeatStep[EpicTable]):
    """A step that carries out a deed of an action in Python: its name and its fields, in order."""

    kind = "do"
    planet: int
    deed: str
    values: tuple[int, ...]

    def run(self, table: EpicTable) -> None:
        deed = table.rules.deeds[self.deed](*self.values)
        if deed.possible(table, self.seat):
            deed.begin(table, self.seat, self.planet)


@frozen
class EndUse(SeatStep[EpicTable]):
    """A step that ends the action of a planet: it may be used again (EFFECT-16)."""

    kind = "end-use"

    def run(self, table: EpicTable) -> None:
        table.in_use = table.in_use[:-1]


@frozen
class GiveUpDice(SeatStep[EpicTable]):
    """A question whose answer names unused dice that are given up for an action (CLARIFY-28)."""

    kind = "give-up"
    question = "Which unused dice do you give up?"
    rule = "CLARIFY-28"
    dice: int

    def run(self, table: EpicTable) -> Legal | None:
        return Picks(choices.GiveUp.of, dice_row(table.unused), self.dice, self.dice)

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, GiveUp)
        remove_dice(table, choice.items)
        table.given_up += self.dice
        table.note(events.DiceGivenUp, self.seat, choice.items, table.source)


def dice_row(faces: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    """Return dice as a row to pick from."""
    return tuple([(FACES[face], faces.count(face)) for face in dict.fromkeys(faces)])


def names_of(faces: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of faces."""
    return tuple([FACES[face] for face in faces])


def remove_dice(table: EpicTable, faces: tuple[str, ...]) -> None:
    """Take dice away from the unused ones."""
    unused = list(table.unused)
    for face in faces:
        unused.remove(FACES.index(face))
    table.unused = tuple(unused)


@frozen
class Landing(SeatStep[EpicTable]):
    """A question whether the action of the planet is used on which a ship has just landed (LAND-1, LAND-2)."""

    kind = "landing"
    question = "Do you use the planet's action?"
    rule = "LAND-2"
    planet: int

    def run(self, table: EpicTable) -> Legal | None:
        return (choices.UsePlanet.of(table.rules.keys[self.planet]), DECLINE)

    def take(self, table: EpicTable, choice: Choice) -> None:
        if isinstance(choice, UsePlanet):
            table.push(Use.of(self.seat, self.planet))

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        key = table.rules.keys[self.planet]
        if isinstance(choice, UsePlanet):
            landed, other = named(table.rules, key), named(table.rules, choice.planet)
            return refused("not-offered", "LAND-1", "landing", planet=landed, other=other)
        return refused("not-now", "LAND-2", "landing", planet=named(table.rules, key))


def land(table: EpicTable, number: int, planet: int) -> None:
    """Ask for the action of a planet on which a ship of an empire has just landed, if it is possible (LAND-2)."""
    if usable(table, number, planet):
        table.push(Landing.of(number, planet))


@frozen
class Arrive(SeatStep[EpicTable]):
    """A step that offers the action of a planet, after what extensions do when a ship has landed there."""

    kind = "arrive"
    planet: int

    def run(self, table: EpicTable) -> None:
        if surface(self.planet) in table.empires[self.seat].ships:
            land(table, self.seat, self.planet)
