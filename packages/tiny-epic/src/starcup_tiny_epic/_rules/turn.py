"""A player's turn: the roll, activating dice, re-rolls, the converter, the end of the turn (TURN, REROLL, CONVERT)."""

from __future__ import annotations

from starcup import Choice, EngineError, IllegalChoice, Picks
from starcup.making import AnyStep, Legal, Made, SeatStep, Step, frozen
from starcup.messages import Message
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.acting import act, possible
from starcup_tiny_epic._rules.converting import CONVERTED, PAIRS, PutInDice, take_put_in, unknown_face
from starcup_tiny_epic._rules.following import Window
from starcup_tiny_epic._rules.refusals import face as named
from starcup_tiny_epic._rules.refusals import faces, refused, refused_items
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import COLONY, CULTURE, DICE, ENERGY, FACES, LEVEL_DICE, ROLL
from starcup_tiny_epic._rules.using import dice_row, names_of, remove_dice
from starcup_tiny_epic.choices import (
    CONVERT,
    END_TURN,
    REROLL,
    Activate,
    EndTurn,
    PutIn,
    Reroll,
    StartConvert,
    StartReroll,
)


def sides_of(table: EpicTable, number: int) -> tuple[int, ...]:
    """Return the outcomes of a die that an empire rolls: its faces, as extensions change them."""
    faces = FACES
    for hook in table.rules.extensions.sides:
        faces = hook(table, number, faces) or ()
    if not faces or not set(faces) <= set(FACES):
        raise EngineError(f"the dice of empire {number} have the faces {faces}; expected some of {', '.join(FACES)}")
    return tuple([FACES.index(face) for face in faces])


def roll(table: EpicTable, number: int, dice: int) -> int:
    """Roll dice of a player and put them with the unused ones; return how many are still to come from outside."""
    rules = table.rules
    sides = sides_of(table, number) if rules.extended else ROLL
    rolled = table.draws(dice, rules.die_draws[number], sides, 1 + number)
    table.unused = tuple(sorted((*table.unused, *rolled)))
    return dice - len(rolled)


@frozen
class BeginTurn(SeatStep[EpicTable]):
    """A step that begins a turn: nothing of the last one counts any more (ENDTURN-7)."""

    kind = "begin-turn"

    def run(self, table: EpicTable) -> None:
        clear_turn(table)
        table.active = self.seat
        table.turn += 1
        if table.log is not None:
            table.log.append((events.TurnBegan, self.seat, table.turn, table.round))
        rules = table.rules
        if rules.plain_turns:  # no step but these would change anything
            table.then(RollDice.of(self.seat, dice_to_roll(table)), TakeTurn.of(self.seat))
        else:
            table.then(*rules.turn_steps)
        if rules.extended:
            for hook in rules.extensions.turn_began:
                hook(table, self.seat)


def dice_to_roll(table: EpicTable) -> int:
    """Return the number of dice that the active player rolls (TURN-3); those taken away are missing once (SOLO-48)."""
    empire = table.empires[table.active]
    dice = LEVEL_DICE[empire.level] - empire.fewer
    empire.fewer = 0
    if table.rules.extended:
        dice = min(DICE, table.limited(table.rules.extensions.turn_dice, table.active, dice))
    return max(0, dice)


@frozen
class RollTurn(Step[EpicTable]):
    """A step that rolls the dice of the active player (TURN-3)."""

    kind = "roll"

    def run(self, table: EpicTable) -> None:
        table.push(RollDice.of(table.active, dice_to_roll(table)))


@frozen
class PlayTurn(Step[EpicTable]):
    """A step in which the active player does what he wants with his dice (TURN-6)."""

    kind = "play"

    def run(self, table: EpicTable) -> None:
        table.push(TakeTurn.of(table.active))


@frozen
class EndTurnOf(Step[EpicTable]):
    """A step that ends the turn of the active empire, and the round if everybody has had one."""

    kind = "end-turn"

    def run(self, table: EpicTable) -> None:
        is_last = table.active >= table.players or (table.active + 1) % table.players == table.first
        if is_last and (not table.is_solo or table.active):
            table.push(EndRound())
        for hook in table.rules.extensions.turn_ended:
            hook(table, table.active)


@frozen
class EndRound(Step[EpicTable]):
    """A step that ends a round: everybody has had a turn in it."""

    kind = "end-round"

    def run(self, table: EpicTable) -> None:
        for hook in table.rules.extensions.round_ended:
            hook(table)


END_TURN_OF: AnyStep = EndTurnOf()
TURN_STEPS: tuple[AnyStep, ...] = (RollTurn(), PlayTurn(), END_TURN_OF)
"""The steps of a player's turn, in order (TURN-2)."""


def clear_turn(table: EpicTable) -> None:
    """Take all dice off the control mat, and end what holds for one turn (ENDTURN-3, ENDTURN-7)."""
    table.unused = table.bay = ()
    table.spent = table.given_up = table.rerolls = 0
    table.converted = table.attacked = False
    table.follow_price, table.follow_gain = 1, (0, 0)
    for empire in table.empires:
        empire.used = ()


@frozen
class RollDice(SeatStep[EpicTable]):
    """A step that rolls the dice of a turn (TURN-3)."""

    kind = "roll-dice"
    left: int

    def run(self, table: EpicTable) -> None:
        left = roll(table, self.seat, self.left)
        if left:
            table.push(RollDice.of(self.seat, left))
            return
        if table.log is not None:
            table.log.append((events.DiceRolled, self.seat, names_of(table.unused)))
        if table.rules.extended:
            for hook in table.rules.extensions.rolled:
                hook(table, self.seat, names_of(table.unused))


@frozen
class RollAgain(SeatStep[EpicTable]):
    """A step that re-rolls dice: ``before`` are their faces, ``kept`` those of the other unused dice (REROLL-4)."""

    kind = "roll-again"
    left: int
    before: tuple[int, ...]
    kept: tuple[int, ...]
    price: int

    def run(self, table: EpicTable) -> None:
        left = roll(table, self.seat, self.left)
        if left:
            table.push(RollAgain(self.seat, left, self.before, self.kept, self.price))
            return
        if table.log is None and not table.rules.extended:
            return
        after = list(table.unused)
        for face in self.kept:
            after.remove(face)
        faces = names_of(tuple(after))
        if table.log is not None:
            noted = names_of(self.before), faces, self.price, table.source
            table.log.append((events.DiceRerolled, self.seat, *noted))
        for hook in table.rules.extensions.rolled:
            hook(table, self.seat, faces)


def roll_again(table: EpicTable, number: int, faces: tuple[str, ...], price: int) -> None:
    """Re-roll unused dice."""
    remove_dice(table, faces)
    before = tuple([FACES.index(face) for face in faces])
    table.push(RollAgain(number, len(faces), before, table.unused, price))


def reroll_price(table: EpicTable) -> int:
    """Return the energy that a re-roll costs now (REROLL-2, REROLL-3)."""
    return 1 if table.rerolls else 0


@frozen
class TakeTurn(SeatStep[EpicTable]):
    """A question whose answer is what a player does with his dice next (TURN-6, TURN-8)."""

    kind = "turn"
    question = "What do you do?"
    rule = "TURN-8"

    def run(self, table: EpicTable) -> Legal | None:
        unused, number = table.unused, self.seat
        any_die, mask, last = table.rules.rulings.useless_dice, 0, -1
        for face in unused:
            if face != last:
                last = face
                if any_die or (possible(table, number, face) if face != COLONY else _can_use_colony(table, number)):
                    mask |= 1 << face
        if unused and table.empires[number].energy >= (table.rerolls > 0):
            mask |= _REROLL
        if len(unused) > CONVERTED and not table.converted:
            mask |= _CONVERT
        return _TURNS[mask]

    def allowed(self, table: EpicTable) -> Legal:
        ways: list[Choice] = []
        if table.unused and table.empires[self.seat].energy >= reroll_price(table):
            ways += turn_rerolls(table)
        if len(table.unused) > CONVERTED and not table.converted:
            ways += PAIRS[table.unused]
        return ways

    def take(self, table: EpicTable, choice: Choice) -> None:
        if isinstance(choice, Activate):
            self._activate(table, FACES.index(choice.face))
        elif isinstance(choice, StartReroll):
            table.push(self)
            table.push(ChooseReroll.of(self.seat))
        elif isinstance(choice, StartConvert):
            table.push(self)
            table.push(PutInDice.of(self.seat))
        elif isinstance(choice, Reroll):
            table.push(self)
            take_reroll(table, self.seat, choice)
        elif isinstance(choice, PutIn):
            table.push(self)
            take_put_in(table, self.seat, choice)
        else:
            assert isinstance(choice, EndTurn)

    def _activate(self, table: EpicTable, face: int) -> None:
        unused = list(table.unused)
        unused.remove(face)
        table.unused = tuple(unused)
        table.bay = (*table.bay, face)
        if table.log is not None:
            table.log.append((events.DieActivated, self.seat, FACES[face]))
        table.push(self)
        if table.players > 1:  # the rebel never follows (SOLO-7)
            table.push(Window.of(self.seat, face, table.others(self.seat)))
        if table.rules.extended:
            for hook in table.rules.extensions.activated:
                hook(table, self.seat, FACES[face])
        act(table, self.seat, face)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        there = names_of(table.unused)
        if isinstance(choice, Activate):
            if choice.face not in FACES:
                return unknown_face(choice.face)
            if choice.face not in there:
                rule = "ACTIVATE-2" if FACES.index(choice.face) in table.bay else "ACTIVATE-1"
                return refused("no-die", rule, face=named(choice.face), unused=faces(there))
            why = why_impossible(table, self.seat, FACES.index(choice.face))
            return refused("no-effect", "ACTIVATE-8", "die", face=named(choice.face), why=why)
        if isinstance(choice, StartReroll | Reroll):
            if not table.unused:
                return refused("no-die", "REROLL-6", "to-re-roll")
            if table.empires[self.seat].energy < reroll_price(table):
                return refused("cannot-pay", "REROLL-3", "re-roll", price=reroll_price(table))
            if isinstance(choice, Reroll):
                rule = "REROLL-4" if table.rules.rulings.reroll_one and len(choice.items) > 1 else "REROLL-6"
                return refused_items(turn_rerolls(table), choice.items, rule)
        if isinstance(choice, StartConvert | PutIn):
            if table.converted:
                return refused("once-per-turn", "CONVERT-3", "converter")
            if len(table.unused) <= CONVERTED:
                return refused("too-few", "CONVERT-5", "to-convert", dice=CONVERTED, unused=len(there))
            if isinstance(choice, PutIn):
                return refused_items(PAIRS[table.unused], choice.items, "CONVERT-2")
        return refused("not-now", "TURN-8", "turn", choice=choice.text)


def _can_use_colony(table: EpicTable, number: int) -> bool:
    """Return whether the action of an unused colony die would change anything once it is in the activation bay."""
    if not table.empires[number].colonies:
        return possible(table, number, COLONY)
    unused, bay = table.unused, table.bay  # of the six faces only this one may depend on them, by a colony's action
    table.unused, table.bay = unused[:-1], (*bay, COLONY)
    try:
        return possible(table, number, COLONY)
    finally:
        table.unused, table.bay = unused, bay


def why_impossible(table: EpicTable, number: int, face: int) -> Message:
    """Return why the action of a face would change nothing for an empire."""
    empire = table.empires[number]
    if face in (ENERGY, CULTURE):
        amount = empire.energy if face == ENERGY else empire.culture
        if amount >= table.most(number):
            return Message("tiny-epic-useless-full", amount=amount, resource=naming.resource(face - ENERGY))
    return Message(f"tiny-epic-useless-{FACES[face]}")


def turn_rerolls(table: EpicTable) -> Picks:
    """Return the re-rolls of a turn: of any unused dice, at least one, for one price (REROLL-4)."""
    return (_REROLLS_OF_ONE if table.rules.rulings.reroll_one else REROLLS)[table.unused]


def take_reroll(table: EpicTable, number: int, choice: Reroll) -> None:
    """Pay for a re-roll of the turn, and re-roll."""
    price = reroll_price(table)
    if price:
        table.pay(number, price, 0, "re-roll")
    table.rerolls += 1
    roll_again(table, number, choice.items, price)


@frozen
class ChooseReroll(SeatStep[EpicTable]):
    """A question whose answer names the unused dice that are re-rolled (REROLL-4)."""

    kind = "re-roll"
    question = "Which dice do you re-roll?"
    rule = "REROLL-4"

    def run(self, table: EpicTable) -> Legal | None:
        return turn_rerolls(table)

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, Reroll)
        take_reroll(table, self.seat, choice)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Reroll):
            return refused_items(turn_rerolls(table), choice.items, self.rule)
        return super().refuse(table, choice)


def _turn_choices(mask: int) -> Legal:
    """Return the choices of a turn from a mask: a bit for each face that can be activated, then two more."""
    ways: list[Choice] = [choices.Activate.of(face) for number, face in enumerate(FACES) if mask >> number & 1]
    if mask & _REROLL:
        ways.append(REROLL)
    if mask & _CONVERT:
        ways.append(CONVERT)
    return (*ways, END_TURN)


_REROLL, _CONVERT = 1 << len(FACES), 2 << len(FACES)
REROLLS: Made[tuple[int, ...], Picks] = Made(lambda unused: Picks(choices.Reroll.of, dice_row(unused), 1))
"""The re-rolls of any dice, at least one, by the unused ones."""
_REROLLS_OF_ONE: Made[tuple[int, ...], Picks] = Made(lambda unused: Picks(choices.Reroll.of, dice_row(unused), 1, 1))
_TURNS: dict[int, Legal] = {mask: _turn_choices(mask) for mask in range(4 << len(FACES))}
