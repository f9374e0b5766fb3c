"""Deeds that use dice, faces and other planets: re-rolls, turned dice, repeated faces, used planets (CLARIFY)."""

from __future__ import annotations

from collections.abc import Iterator

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.acting import act, possible, unusable
from starcup_tiny_epic._rules.converting import ChooseFaceOfDie
from starcup_tiny_epic._rules.deeds import Deed, OfResources
from starcup_tiny_epic._rules.following import Window, can_follow
from starcup_tiny_epic._rules.refusals import faces, named, refused, unknown_planet
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES, ROLL
from starcup_tiny_epic._rules.turn import REROLLS, roll_again
from starcup_tiny_epic._rules.using import Use, usable
from starcup_tiny_epic.choices import ChooseFace, Reroll, UsePlanet


@frozen
class OfDice(Deed):
    """Base of the deeds about unused dice."""

    of_the_turn = True

    def possible(self, table: EpicTable, number: int) -> bool:
        return bool(table.unused) and number == table.active  # dice are those of the active player (REROLL-9)


@frozen
class RerollDice(OfDice):
    """The user re-rolls any of his unused dice (CLARIFY-54)."""

    name = "reroll_dice"

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseFreeReroll(number))


@frozen
class ChooseFreeReroll(SeatStep[EpicTable]):
    """A question whose answer names the unused dice that a planet re-rolls (CLARIFY-54)."""

    kind = "free-re-roll"
    question = "Which dice do you re-roll?"
    rule = "CLARIFY-54"

    def run(self, table: EpicTable) -> Legal | None:
        return REROLLS[table.unused]

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, Reroll)
        roll_again(table, self.seat, choice.items, 0)


@frozen
class SetDie(OfDice):
    """The user turns one of his unused dice to any face (CLARIFY-17)."""

    name = "set_die"

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseFaceOfDie.of(number))


def _able(table: EpicTable, number: int, free_follow: bool) -> list[int]:
    """Return the faces that an empire can carry out; if there are none, those that others can follow free."""
    others = _players(table, number) if free_follow else ()
    return [face for face in ROLL if possible(table, number, face)] or [
        face for face in ROLL if any(can_follow(table, other, number, face, True) for other in others)
    ]


def _players(table: EpicTable, number: int) -> tuple[int, ...]:
    """Return the other players clockwise; the rebel follows nothing (SOLO-7)."""
    return tuple([other for other in table.others(number) if other < table.players])


@frozen
class AnyAction(Deed):
    """The user carries out any die action; with ``free_follow`` every other player may follow it free (CLARIFY-55)."""

    name = "any_action"
    chained = True
    free_follow: bool = False

    def possible(self, table: EpicTable, number: int) -> bool:
        return any(possible(table, number, face) for face in ROLL) or bool(_able(table, number, self.free_follow))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseAction(number, self.free_follow))


@frozen
class ChooseAction(SeatStep[EpicTable]):
    """A question whose answer is the die action that a planet carries out (CLARIFY-55)."""

    kind = "any-action"
    question = "Which die action do you carry out?"
    rule = "CLARIFY-55"
    free_follow: bool

    def run(self, table: EpicTable) -> Legal | None:
        return tuple(choices.ChooseFace.of(FACES[face]) for face in _able(table, self.seat, self.free_follow))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, ChooseFace)
        face = FACES.index(choice.face)
        table.note(events.ActionChosen, self.seat, choice.face, table.source)
        if self.free_follow:
            table.push(Window.of(self.seat, face, _players(table, self.seat), True))
        act(table, self.seat, face)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        able = faces(FACES[face] for face in _able(table, self.seat, self.free_follow))
        code = "no-effect" if isinstance(choice, ChooseFace) else "not-now"
        return refused(code, "CLARIFY-55", "any-action", faces=able)


def _repeatable(table: EpicTable, number: int) -> list[int]:
    """Return the faces of the bay whose action is possible, each once (CLARIFY-40, CLARIFY-43)."""
    bay = table.bay if table.rules.rulings.repeat_own_die else table.bay[:-1]
    return [face for face in ROLL if face in bay and possible(table, number, face)]


@frozen
class RepeatDie(Deed):
    """The user carries out the action of a die in the activation bay once more (CLARIFY-40)."""

    name = "repeat_die"
    chained = True
    reading = "repeat_own_die"

    def possible(self, table: EpicTable, number: int) -> bool:
        return bool(_repeatable(table, number))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseRepeated(number))


@frozen
class ChooseRepeated(SeatStep[EpicTable]):
    """A question whose answer is the activated die whose action is carried out once more (CLARIFY-40)."""

    kind = "repeat"
    question = "Which die do you repeat?"
    rule = "CLARIFY-40"

    def run(self, table: EpicTable) -> Legal | None:
        return tuple(choices.RepeatDie.of(FACES[face]) for face in _repeatable(table, self.seat))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, choices.RepeatDie)
        table.note(events.DieRepeated, self.seat, choice.face, table.source)
        act(table, self.seat, FACES.index(choice.face))

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        able = faces(FACES[face] for face in _repeatable(table, self.seat))
        code = "not-offered" if isinstance(choice, choices.RepeatDie) else "not-now"
        return refused(code, "CLARIFY-40", "repeat", faces=able)


def _row_planets(table: EpicTable, number: int) -> Iterator[int]:
    return (planet for planet in table.row if planet >= 0 and usable(table, number, planet))


@frozen
class UseRowPlanet(Deed):
    """The user carries out the action of a row planet without a ship there (CLARIFY-50)."""

    name = "use_row_planet"
    chained = True

    def possible(self, table: EpicTable, number: int) -> bool:
        return next(_row_planets(table, number), -1) >= 0

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseRowPlanet(number))


@frozen
class ChooseRowPlanet(SeatStep[EpicTable]):
    """A question whose answer is the planet of the row whose action is carried out (CLARIFY-50)."""

    kind = "use-row"
    question = "Which planet of the row do you use?"
    rule = "CLARIFY-50"

    def run(self, table: EpicTable) -> Legal | None:
        keys = table.rules.keys
        return tuple(choices.UsePlanet.of(keys[planet]) for planet in _row_planets(table, self.seat))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, UsePlanet)
        table.push(Use.of(self.seat, table.rules.index[choice.planet]))

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        there = [table.rules.keys[planet] for planet in table.row if planet >= 0]
        if not isinstance(choice, UsePlanet):
            return refused("not-now", "CLARIFY-50", "use-row")
        if (refusal := unknown_planet(table.rules, choice.planet, "CLARIFY-50", there)) is not None:
            return refusal
        if choice.planet not in there:
            return refused("not-in-row", "CLARIFY-50", planet=named(table.rules, choice.planet))
        return unusable(table, self.seat, table.rules.index[choice.planet])


def _foreign_colonies(table: EpicTable, number: int, energy: int, culture: int) -> list[int]:
    """Return the colonies of other players whose actions work once the owner is paid (CLARIFY-44)."""
    empire, planets, most = table.empires[number], list[int](), table.most(number)
    if empire.energy < energy or empire.culture < culture:
        return planets
    with empire.trying(-energy, -culture, most):
        for other in table.others(number):
            owner = table.empires[other]
            if not owner.colonies:
                continue
            with owner.trying(energy, culture, table.most(other)):
                planets += [planet for planet in owner.colonies if usable(table, number, planet)]
    return planets


@frozen
class UseOthersColony(OfResources):
    """The user pays another player and carries out the action of a colony of his (CLARIFY-44)."""

    name = "use_others_colony"
    chained = True

    def possible(self, table: EpicTable, number: int) -> bool:
        return bool(_foreign_colonies(table, number, self.energy, self.culture))

    def begin(self, table: EpicTable, number: int, planet: int) -> None:
        table.push(ChooseForeignColony(number, planet, self.energy, self.culture))


@frozen
class ChooseForeignColony(SeatStep[EpicTable]):
    """A question whose answer is the colony of another player that is used; he is paid (CLARIFY-44, CLARIFY-53)."""

    kind = "use-others"
    question = "Which colony of another player do you use?"
    rule = "CLARIFY-44"
    planet: int
    energy: int
    culture: int

    def run(self, table: EpicTable) -> Legal | None:
        planets = _foreign_colonies(table, self.seat, self.energy, self.culture)
        return tuple(choices.UsePlanet.of(table.rules.keys[planet]) for planet in planets)

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, UsePlanet)
        planet, key = table.rules.index[choice.planet], table.rules.keys[self.planet]
        owner = next(number for number, empire in enumerate(table.empires) if planet in empire.colonies)
        table.pay(self.seat, self.energy, self.culture, key)
        table.gain(owner, self.energy, self.culture, key)
        table.push(Use.of(self.seat, planet))

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        rule = "CLARIFY-44" if self.energy else "CLARIFY-53"
        if not isinstance(choice, UsePlanet):
            return refused("not-now", rule, "use-others")
        if (refusal := unknown_planet(table.rules, choice.planet, rule)) is not None:
            return refusal
        planet, name = table.rules.index[choice.planet], named(table.rules, choice.planet)
        if planet in table.empires[self.seat].colonies:
            return refused("own-colony", "CLARIFY-45", planet=name)
        if not any(planet in table.empires[other].colonies for other in table.others(self.seat)):
            return refused("no-colony", rule, planet=name)
        return unusable(table, self.seat, planet, (self.energy, self.culture))
