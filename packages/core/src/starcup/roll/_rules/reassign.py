"""Reassign powers and Dictate (ASSIGN-7 to ASSIGN-26).

The order of two uses makes no difference unless they use the same dice. So searches reach each plan by one path: a
power that comes before the one used last may follow it only with a die that the last one has moved. People may use
powers in any order; after that, searches again reach each plan by one path.
"""

from __future__ import annotations

from bisect import bisect_left
from functools import lru_cache

from attrs import evolve

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen
from starcup.messages import Message, thing_name
from starcup.roll import choices
from starcup.roll._rules.hooks import Reassign
from starcup.roll._rules.moves import (
    Moves,
    Order,
    Worker,
    all_moves,
    movable_workers,
    move_choices,
    moves_from,
    moves_of,
    with_enough_behind,
)
from starcup.roll._rules.refusals import die, phase, refused, side, tile
from starcup.roll._rules.rules import Reach, Rules
from starcup.roll._rules.seat import NOTHING, Seat
from starcup.roll._rules.table import RollTable
from starcup.roll.choices import DictateWith, Enough, Move, Ready
from starcup.roll.dice import ONE, Dice, count, gathered, kinds, put, total

DICTATE = -1
DICTATE_KEY = "dictate"


def _reach(table: RollTable, seat: Seat, key: str, power: Reassign) -> Reach:
    # The selected phase is named only if it matters: one object for all phases keeps the caches small.
    return table.rules.reach(key, power, seat.sheet_selected if power.to == "selected" else NOTHING)


def _payers(table: RollTable, columns: tuple[Dice, ...]) -> list[Choice]:
    """Return the choices to pay for a Dictate with each worker that may."""
    payers: list[Choice] = []
    for pieces, column in zip(table.rules.offers.dictate_with, columns, strict=True):
        payers += pieces[column]
    return payers


@frozen
class UsePowers(SeatStep[RollTable]):
    """A step in which a seat uses a Reassign power or Dictate, or is ready (ASSIGN-8 to ASSIGN-13).

    ``last`` is the position of the power used last, ``moved`` the workers that it moved, ``payer`` who paid if it was a
    Dictate. It asks even if there is nothing but to be ready: assignments can be taken back until then (ASSIGN-26).
    """

    kind = "reassign"
    question = "Use a Reassign power, Dictate, or be ready?"
    always_asks = True
    last: int = DICTATE
    moved: tuple[Worker, ...] = ()
    payer: Worker | None = None

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        may_dictate, powers = _can_dictate(seat), seat.powers.reassign
        if not may_dictate and not powers:
            return _ONLY_READY
        columns, used = seat.sheet_columns, seat.sheet_used
        legal: list[Choice] = [choices.READY]
        if may_dictate:
            legal += self._payers(table, columns)
        for position, (face, hook) in enumerate(powers):
            if face.index in used:
                continue
            power = hook(table, self.seat)
            if power is not None:
                reach = _reach(table, seat, face.key, power)
                if position < self.last:
                    moves = all_moves(reach, columns)
                    if movable_workers(columns, moves) >= reach.at_least:  # further moves may be any, in any order
                        legal += moves_of(self.moved, moves)[0]
                elif reach.at_least > 1:
                    legal += with_enough_behind(reach, columns, all_moves(reach, columns), reach.at_least)[0]
                else:
                    legal += move_choices(reach, columns)
        return tuple(legal)

    def allowed(self, table: RollTable) -> Legal:
        seat, legal = table.seats[self.seat], self.run(table) or ()
        columns = seat.sheet_columns
        ways = _payers(table, columns) if _can_dictate(seat) else []
        for face, hook in seat.powers.reassign:
            power = None if face.index in seat.sheet_used else hook(table, self.seat)
            if power is not None:
                reach = _reach(table, seat, face.key, power)
                moves = all_moves(reach, columns)
                ways += moves[0] if movable_workers(columns, moves) >= reach.at_least else ()
        return tuple(choice for choice in ways if choice not in legal)

    def _payers(self, table: RollTable, columns: tuple[Dice, ...]) -> list[Choice]:
        if self.last == DICTATE:
            least, payers = self.payer, _payers(table, columns)
            if least is None:
                return payers
            return [payer for payer in payers if (who := _worker(table, payer)) >= least or who in self.moved]
        # After another power, Dictate may only use a die moved by that power: to pay with it, or to move it on.
        for source, colour in self.moved:
            if count(columns[source], colour):
                return _payers(table, columns)
        return []

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Ready):
            return
        if isinstance(choice, DictateWith):
            payer = _pay(table, self.seat, choice)
            first = () if self.last == DICTATE or payer in self.moved else self.moved
            table.push(MoveWorkers.of(self.seat, DICTATE_KEY, DICTATE, payer, first))
            return
        assert isinstance(choice, Move)
        position = _use(table, self.seat, choice)
        use = MoveWorkers.of(self.seat, choice.power, position)
        _move(table, self.seat, choice, use, in_order=position >= self.last)

    def take_allowed(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, DictateWith):
            payer = _pay(table, self.seat, choice)
            table.push(MoveWorkers.of(self.seat, DICTATE_KEY, DICTATE, payer, free=True))
            return
        assert isinstance(choice, Move)
        use = MoveWorkers(self.seat, choice.power, _use(table, self.seat, choice), free=True)
        _move(table, self.seat, choice, use, in_order=False)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return _refuse(table, self.seat, choice)


@lru_cache(maxsize=1 << 12)
def use_powers(
    seat: int, last: int = DICTATE, moved: tuple[Worker, ...] = (), payer: Worker | None = None
) -> UsePowers:
    """Return the step that asks a seat for Reassign powers, cached; the arguments are its fields."""
    return UsePowers(seat, last, moved, payer)


_ONLY_READY = (choices.READY,)


def _may_dictate(seat: Seat) -> bool:
    uses = seat.powers.dictate.uses
    return uses is None or seat.sheet_used.count(DICTATE) < uses


def _can_dictate(seat: Seat) -> bool:
    return _may_dictate(seat) and total(gathered(seat.sheet_columns)) > 1


def _pay(table: RollTable, seat: int, choice: DictateWith) -> Worker:
    """Pay for a Dictate; return the worker that paid."""
    owner, rules = table.seats[seat], table.rules
    source, colour = rules.phase_index[choice.source], rules.worker_index[choice.colour]
    owner.sheet_columns = put(owner.sheet_columns, source, -ONE[colour])
    owner.sheet_dictated += ONE[rules.colour_of[colour]]
    owner.sheet_used = (*owner.sheet_used, DICTATE)
    return source, colour


def _use(table: RollTable, seat: int, choice: Move) -> int:
    """Note that a power is used; return its position."""
    owner, face = table.seats[seat], table.rules.face_index[choice.power]
    owner.sheet_used = (*owner.sheet_used, face)
    return [owned.index for owned, _ in owner.powers.reassign].index(face)


def _worker(table: RollTable, payer: Choice) -> Worker:
    assert isinstance(payer, DictateWith)
    return table.rules.phase_index[payer.source], table.rules.worker_index[payer.colour]


def _move(table: RollTable, seat: int, move: Move, use: MoveWorkers, *, in_order: bool) -> None:
    """Take a worker, which loses its flags, out of its column; put all down once the use is complete."""
    owner, rules = table.seats[seat], table.rules
    phase_index, kind = table.rules.phase_index, table.rules.worker_index[move.colour]
    source, target = phase_index[move.source], phase_index[move.target]
    columns = put(owner.sheet_columns, source, -ONE[kind])
    moving = (*owner.sheet_moving, (target, rules.after_move[kind]))
    if len(moving) < _terms(table, seat, move.power, use.position).up_to:
        owner.sheet_columns, owner.sheet_moving = columns, moving
        least = (source, kind, target) if in_order else None
        table.push(MoveWorkers.of(seat, move.power, use.position, use.payer, (), (source, kind), least, use.free))
    else:
        _put_down(table, use, columns, moving)


def _terms(table: RollTable, seat: int, key: str, position: int) -> Reach:
    """Return the reach of the power at a position, which is being used."""
    owner = table.seats[seat]
    if position == DICTATE:
        return _reach(table, owner, DICTATE_KEY, owner.powers.dictate_move)
    power = owner.powers.reassign[position][1](table, seat)
    if power is None:
        raise table.rules.plugins.fault(key, "reassign", seat, "answered None in the middle of its use")
    return _reach(table, owner, key, power)


def _put_down(table: RollTable, use: MoveWorkers, columns: tuple[Dice, ...], moving: tuple[Worker, ...]) -> None:
    """Put the workers of a complete use of a power into their columns; other powers may be used after it."""
    seat = table.seats[use.seat]
    for target, colour in moving:
        columns = put(columns, target, ONE[colour])
    seat.sheet_columns, seat.sheet_moving = columns, ()
    if use.free:
        table.push(use_powers(use.seat))
    else:
        table.push(use_powers(use.seat, use.position, tuple(dict.fromkeys(moving)), use.payer))


@frozen
class MoveWorkers(SeatStep[RollTable]):
    """A step that moves further workers by one use of a power and then puts all of them down.

    For searches ``first`` limits the first worker that a Dictate moves, and ``least`` is the smallest move that may
    follow; ``previous`` was moved last. In a ``free`` use a person has chosen workers in any order.
    """

    kind = "reassign-more"
    question = "Which worker does this power move?"
    power: str
    position: int
    payer: Worker | None = None
    first: tuple[Worker, ...] = ()
    previous: Worker | None = None
    least: Order | None = None
    free: bool = False

    @classmethod
    def most_made(cls) -> int:
        return 1 << 12

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        reach = _terms(table, self.seat, self.power, self.position)
        needed = reach.at_least - len(seat.sheet_moving)
        if self.previous is None and not self.first and needed <= 1:  # the usual case: any worker that can move may
            return tuple(move_choices(reach, seat.sheet_columns))
        legal = self._further(table, seat, reach)
        if needed > 1:
            legal = with_enough_behind(reach, seat.sheet_columns, legal, needed)
        if needed > 0:
            return legal[0]
        if not legal[0]:
            _put_down(table, self, seat.sheet_columns, seat.sheet_moving)
            return None
        return (choices.Enough.of(self.power), *legal[0])

    def _further(self, table: RollTable, seat: Seat, reach: Reach) -> Moves:
        moves = self._all(seat, reach)
        if self.first:
            return moves_of(self.first, moves)
        start = bisect_left(moves[1], self.least) if self.least else 0
        return (moves[0][start:], moves[1][start:]) if start else moves

    def _all(self, seat: Seat, reach: Reach) -> Moves:
        """Return every further move by this use of the power."""
        columns = seat.sheet_columns
        if reach.together and self.previous is not None:
            source = self.previous[0]
            return moves_from(reach, source, kinds(columns[source]))
        return all_moves(reach, columns)

    def allowed(self, table: RollTable) -> Legal:
        seat, legal = table.seats[self.seat], self.run(table) or ()
        reach = _terms(table, self.seat, self.power, self.position)
        moves = self._all(seat, reach)
        if movable_workers(seat.sheet_columns, moves) < reach.at_least - len(seat.sheet_moving):
            return ()
        return tuple(choice for choice in moves[0] if choice not in legal)

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Enough):
            seat = table.seats[self.seat]
            _put_down(table, self, seat.sheet_columns, seat.sheet_moving)
            return
        assert isinstance(choice, Move)
        _move(table, self.seat, choice, self, in_order=not self.first)

    def take_allowed(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Move)
        _move(table, self.seat, choice, evolve(self, free=True), in_order=False)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Ready | DictateWith) or (isinstance(choice, Move) and choice.power != self.power):
            if not table.seats[self.seat].sheet_moving:
                return refused("half-dictate", "ASSIGN-24")
            return refused("in-use", "ASSIGN-11", power=_name(table.rules, self.power))
        return _refuse(table, self.seat, choice, self.power)


def _refuse(table: RollTable, seat: int, choice: Choice, in_progress: str = "") -> IllegalChoice:
    """Return the error that says why a use of a power is not possible now, with the rule that forbids it."""
    rules, owner = table.rules, table.seats[seat]
    if isinstance(choice, choices.Select):
        return refused("selected", "ASSIGN-6")
    if isinstance(choice, DictateWith):
        return _refuse_dictate(table, owner, choice)
    if not isinstance(choice, Move):
        return refused("not-now", "ASSIGN-13", "during-assign", choice=choice.text)
    power: Reassign | None = owner.powers.dictate_move
    if choice.power == DICTATE_KEY and choice.power != in_progress:
        return refused("pay-first", "ASSIGN-10")
    owned = {face.key: (face.index, hook) for face, hook in owner.powers.reassign}
    if choice.power in owned:
        face, hook = owned[choice.power]
        if face in owner.sheet_used and choice.power != in_progress:
            return refused("used", "ASSIGN-11", power=tile(rules.faces[face]))
        power = hook(table, seat)
    elif choice.power != in_progress:
        return refused("not-owned", "POWER-2", "power", power=_name(rules, choice.power))
    if power is None:
        return refused("power-off", "POWER-2", power=tile(rules.faces[face]))
    if choice.source not in rules.phase_index or choice.target not in rules.phase_index:
        return refused("no-phase", "ASSIGN-8", "columns", phases=tuple([phase(rules, key) for key in rules.phase_keys]))
    if choice.source == choice.target:
        return refused("same-column", "ASSIGN-8")
    return _refuse_move(table, owner, choice, power)


def _refuse_move(table: RollTable, seat: Seat, choice: Move, power: Reassign) -> IllegalChoice:
    rules = table.rules
    source, colour = rules.phase_index[choice.source], rules.worker_index.get(choice.colour, 0)
    if choice.colour not in rules.worker_index or not count(seat.sheet_columns[source], colour):
        return _refuse_worker(rules, seat, choice, "ASSIGN-22")
    name = _name(rules, choice.power)
    if power.colours and rules.workers[colour].colour_key not in power.colours:
        return refused("colour", "ASSIGN-8", power=name, dice=tuple([die(rules, key) for key in power.colours]))
    if power.source and choice.source != power.source:
        return refused("source", "ASSIGN-22", power=name, phase=phase(rules, power.source))
    if power.together and (seat.sheet_moving or total(seat.sheet_columns[source]) < power.at_least):
        return refused("together", "ASSIGN-22", power=name, workers=power.at_least)
    if power.to != "any":
        targets = (rules.phase_keys[seat.sheet_selected],) if power.to == "selected" else power.to
        if choice.target not in targets:
            return refused("target", "ASSIGN-19", power=name, phases=tuple([phase(rules, key) for key in targets]))
    return refused("too-few-workers", "ASSIGN-8", power=name, workers=power.at_least)


def _name(rules: Rules, power: str) -> Message:
    """Return the name of a power, or of Dictate."""
    return thing_name("source", power, power) if power == DICTATE_KEY else side(rules, power)


def _refuse_worker(rules: Rules, seat: Seat, choice: Move | DictateWith, rule: str, wording: str = "") -> IllegalChoice:
    """Return the error that says why a worker, which does not lie in the column, can't be moved or pay."""
    kind, name = rules.worker_index.get(choice.colour, 0), die(rules, choice.colour)
    worker = rules.workers[kind]
    if kind == seat.sheet_selector and rules.phase_index[choice.source] == seat.sheet_selected:
        return refused("selector", "ASSIGN-23", wording)
    if worker.is_die and count(seat.sheet_dictated, worker.colour):
        return refused("dictated", "ASSIGN-18", die=name)
    return refused("no-such-worker", rule, "lying", die=name, phase=phase(rules, choice.source))


def _refuse_dictate(table: RollTable, seat: Seat, choice: DictateWith) -> IllegalChoice:
    rules = table.rules
    if not _may_dictate(seat):
        return refused("used", "ASSIGN-11", power=_name(rules, DICTATE_KEY))
    if sum(map(total, seat.sheet_columns)) < 2:
        return refused("too-few-workers", "ASSIGN-23", "dictate")
    if choice.source not in rules.phase_index or choice.colour not in rules.worker_index:
        lying = {"die": die(rules, choice.colour), "phase": phase(rules, choice.source)}
        return refused("no-such-worker", "ASSIGN-10", "lying", **lying)
    if not count(seat.sheet_columns[rules.phase_index[choice.source]], rules.worker_index[choice.colour]):
        return _refuse_worker(rules, seat, choice, "ASSIGN-10", "dictate")
    return refused("not-now", "ASSIGN-11", "power")
