"""The automatic turns of the rebel galaxy in a solo game: its dice, its level, its extra turn (SOLO)."""

from __future__ import annotations

from collections.abc import Iterable

from starcup import Choice
from starcup.making import AnyStep, DrawStep, Legal, SeatStep, Step, frozen
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.acting import acquire, acquired, possible
from starcup_tiny_epic._rules.attacks import advance_rebels, attack, attack_of, board_of, has_effect
from starcup_tiny_epic._rules.colonising import FINISH_SOLO, orbiting, points_changed
from starcup_tiny_epic._rules.following import Window
from starcup_tiny_epic._rules.places import GALAXY
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import (
    COLONY,
    CULTURE,
    DICE,
    ECONOMY,
    ENERGY,
    EXTRA_DICE,
    FACES,
    HUMAN,
    MOVE,
    NOTHING,
    REBEL,
)
from starcup_tiny_epic._rules.turn import END_TURN_OF, clear_turn, sides_of
from starcup_tiny_epic.choices import FORCE_REROLL, LET_STAND, ForceReroll

_ANSWERS: Legal = (FORCE_REROLL, LET_STAND)


@frozen
class RebelTurn(Step[EpicTable]):
    """A step that begins the rebel's turn: it has as many dice as its level shows (SOLO-8, SOLO-9)."""

    kind = "rebel-turn"

    def run(self, table: EpicTable) -> None:
        clear_turn(table)
        table.active = REBEL
        table.turn += 1
        table.note(events.TurnBegan, REBEL, table.turn, table.round)
        if table.rules.plain_turns:
            table.then(RebelDice.of(dice_of_rebel(table), False), END_REBEL_TURN)
        else:
            table.then(*table.rules.rebel_steps)
        for hook in table.rules.extensions.turn_began:
            hook(table, REBEL)


def dice_of_rebel(table: EpicTable) -> int:
    """Return the number of dice that the rebel rolls in its turn (SOLO-9)."""
    dice = board_of(table).levels[table.empires[REBEL].level - 1].dice
    limits = table.rules.extensions.turn_dice
    return max(0, min(DICE, table.limited(limits, REBEL, dice))) if limits else dice


@frozen
class RebelRolls(Step[EpicTable]):
    """A step that rolls and resolves the dice of the rebel's turn (SOLO-8)."""

    kind = "rebel-rolls"

    def run(self, table: EpicTable) -> None:
        table.push(RebelDice.of(dice_of_rebel(table), False))


@frozen
class RebelDice(Step[EpicTable]):
    """A step that rolls and resolves so many dice of the rebel, one after the other (SOLO-8)."""

    kind = "rebel-dice"
    left: int
    extra: bool

    def run(self, table: EpicTable) -> None:
        if self.left:
            extra = self.extra
            table.then(RollRebelDie.of(extra), ResolveRebelDie.of(extra, False), RebelDice.of(self.left - 1, extra))


def dice_to_come(steps: Iterable[AnyStep]) -> int:
    """Return how many dice the rebel has still to roll in its turn."""
    return sum(step.left for step in steps if isinstance(step, RebelDice))


@frozen
class RollRebelDie(DrawStep[EpicTable, int]):
    """A step that rolls a die of the rebel; until it takes effect, it is the only unused die (SOLO-8, SOLO-11)."""

    kind, draws = "roll-rebel-die", "rebel-die"
    extra: bool

    def options(self, table: EpicTable) -> tuple[int, ...]:
        return sides_of(table, REBEL)

    def drawn(self, table: EpicTable, value: int) -> None:
        table.unused = (value,)
        table.note(events.RebelDieRolled, FACES[value], dice_to_come(table.stack))
        if not self.extra or table.rules.rulings.extra_rerolls:
            table.push(AskForce.of(HUMAN, self.extra))
        for hook in table.rules.extensions.rolled:
            hook(table, REBEL, (FACES[value],))


@frozen
class AskForce(SeatStep[EpicTable]):
    """A question whether the human pays for another roll of the rebel's die, if he can (SOLO-10, SOLO-11)."""

    kind = "rebel-die"
    question = "Do you make the rebel re-roll its die?"
    rule = "SOLO-10"
    extra: bool

    def run(self, table: EpicTable) -> Legal | None:
        human = table.empires[self.seat]
        return _ANSWERS if human.energy and human.culture else None

    def take(self, table: EpicTable, choice: Choice) -> None:
        if isinstance(choice, ForceReroll):
            table.pay(self.seat, 1, 1, "re-roll")
            table.push(RollRebelDie.of(self.extra))


def rebel_possible(table: EpicTable, face: int) -> bool:
    """Return whether the rebel can use a die (SOLO-16)."""
    rulings = table.rules.rulings
    if face == MOVE:
        return GALAXY in table.empires[REBEL].ships and (rulings.full_works or next_planet(table) >= 0)
    if face == COLONY:
        own = attack_of(table)
        return not (own.once and table.attacked) and (rulings.idle_attacks or has_effect(table, own))
    if face in (ENERGY, CULTURE) and rulings.full_works:
        return acquired(table, REBEL, face) > 0
    return possible(table, REBEL, face)


def is_useless(table: EpicTable) -> bool:
    """Return whether the rebel has rolled a die that it can't use (SOLO-15)."""
    return bool(table.unused) and not rebel_possible(table, table.unused[0])


def rolls_again(table: EpicTable, steps: Iterable[AnyStep]) -> bool:
    """Return whether a die that the rebel can't use is rolled once more before it is discarded (SOLO-62)."""
    rolled = any(step.again for step in steps if isinstance(step, ResolveRebelDie))
    return table.rules.rulings.rebel_rerolls and not rolled


def next_planet(table: EpicTable) -> int:
    """Return the leftmost planet that no rebel ship orbits; ``NOTHING`` if there is none (SOLO-18)."""
    rebel = table.empires[REBEL]
    return next((planet for planet in table.row if planet >= 0 and rebel.orbit_of(planet) < 0), NOTHING)


@frozen
class ResolveRebelDie(Step[EpicTable]):
    """A step in which the rebel's die takes effect, and may then be followed; or it is discarded (SOLO-13, SOLO-15).

    A die that has been rolled ``again`` because it was unusable is not so a second time (SOLO-62).
    """

    kind = "resolve-rebel-die"
    extra: bool
    again: bool

    def run(self, table: EpicTable) -> None:
        (face,) = table.unused
        if not rebel_possible(table, face):
            if table.rules.rulings.rebel_rerolls and not self.again:
                table.then(RollRebelDie.of(self.extra), ResolveRebelDie.of(self.extra, True))
                return
            table.unused = ()
            table.note(events.RebelDieDiscarded, FACES[face])
            return
        table.unused = ()
        table.bay = (*table.bay, face)
        table.note(events.DieActivated, REBEL, FACES[face])
        if not self.extra or table.rules.rulings.extra_follows:
            table.push(Window.of(REBEL, face, (HUMAN,)))
        for hook in table.rules.extensions.activated:
            hook(table, REBEL, FACES[face])
        rebel_acts(table, face)


def rebel_acts(table: EpicTable, face: int) -> None:
    """Carry out the action of a die for the rebel, which can use it (SOLO-18 to SOLO-27).

    Args:
        table: is changed.
        face: its place among ``FACES``.
    """
    if face == MOVE:
        place, names = next_planet(table) << 4, table.rules.place_names
        if place >= 0:
            table.empires[REBEL].move_ship(GALAXY, place)
            table.note(events.ShipMoved, REBEL, names[GALAXY], names[place])
            for hook in table.rules.extensions.moved:
                hook(table, REBEL, GALAXY, place)
    elif face in (ENERGY, CULTURE):
        acquire(table, REBEL, face)
    elif face == COLONY:
        attack(table)
    else:
        advance_rebels(table, orbiting(table, REBEL, face - ECONOMY), 1)


@frozen
class EndRebelTurn(Step[EpicTable]):
    """A step that ends the rebel's turn: maximum energy raises it, then culture brings an extra turn (SOLO-30)."""

    kind = "end-rebel-turn"

    def run(self, table: EpicTable) -> None:
        rebel, most = table.empires[REBEL], table.most(REBEL)
        if rebel.culture >= most:
            table.push(EXTRA_TURN)
        if rebel.energy >= most:
            raise_rebel(table)


def raise_rebel(table: EpicTable) -> None:
    """Raise the rebel by one level, and clear its energy; at the skull the human has lost (SOLO-31, SOLO-54)."""
    rebel, levels = table.empires[REBEL], board_of(table).levels
    rebel.level += 1
    is_skull = rebel.level > len(levels)
    if not is_skull:
        rebel.vp += levels[rebel.level - 1].vp - levels[rebel.level - 2].vp
    table.note(events.EmpireRaised, REBEL, rebel.level, rebel.vp)
    table.pay(REBEL, rebel.energy, 0, "upgrade")
    if is_skull:
        table.ended_by, table.ended_in = REBEL, table.active
        table.push(FINISH_SOLO)
    else:
        for hook in table.rules.extensions.upgraded:
            hook(table, REBEL, rebel.level)
        points_changed(table, REBEL)


@frozen
class ExtraTurn(Step[EpicTable]):
    """A step that begins the rebel's extra turn, on a cleared control mat; then its culture is cleared (SOLO-32)."""

    kind = "extra-turn"

    def run(self, table: EpicTable) -> None:
        clear_turn(table)
        table.note(events.RebelExtraTurn, EXTRA_DICE)
        table.then(RebelDice.of(EXTRA_DICE, True), END_EXTRA_TURN)


@frozen
class EndExtraTurn(Step[EpicTable]):
    """A step that ends the rebel's extra turn: its culture is cleared, and nothing else happens (SOLO-32, SOLO-34)."""

    kind = "end-extra-turn"

    def run(self, table: EpicTable) -> None:
        table.pay(REBEL, 0, table.empires[REBEL].culture, "extra-turn")


def end_reasons(table: EpicTable) -> tuple[str, ...]:
    """Return why a solo game is over: ``points``, ``rebel-points`` or ``skull``; else empty (SOLO-53 to SOLO-55)."""
    if not table.is_solo or not table.scores or table.ended_by == NOTHING:
        return ()
    if table.ended_by != REBEL:
        return ("points",)
    return ("skull" if table.empires[REBEL].level > len(board_of(table).levels) else "rebel-points",)


END_REBEL_TURN: AnyStep = EndRebelTurn()
REBEL_STEPS: tuple[AnyStep, ...] = (RebelRolls(), END_REBEL_TURN, END_TURN_OF)
"""The steps of the rebel's turn, in order (SOLO-8)."""
EXTRA_TURN: AnyStep = ExtraTurn()
END_EXTRA_TURN: AnyStep = EndExtraTurn()
