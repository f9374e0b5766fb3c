"""Develop and Settle: workers are placed on the top tile until it is completed (DEVELOP, SETTLE)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen, picks
from starcup.packed import PowerChoice
from starcup.roll import choices, events
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.grants import DEVELOPERS, SETTLERS, Gain
from starcup.roll._rules.refusals import die, picked, refused, sentence, tile
from starcup.roll._rules.seat import Seat, set_stack, stack_of
from starcup.roll._rules.setup import enter_tableau
from starcup.roll._rules.table import RollTable
from starcup.roll.choices import Build, Spend
from starcup.roll.dice import NONE, ONE, Dice, kinds, put, total


def _top(table: RollTable, seat: Seat, worlds: bool) -> Face | None:
    stack = stack_of(seat, worlds)
    if not stack:
        return None
    tile = table.rules.tiles[stack[0]]
    return tile.world if worlds else tile.development


def _lying(seat: Seat, worlds: bool) -> Dice:
    return seat.settlers if worlds else seat.developers


def _set_lying(seat: Seat, worlds: bool, dice: Dice) -> None:
    if worlds:
        seat.settlers = dice
    else:
        seat.developers = dice


@frozen
class Construct(SeatStep[RollTable]):
    """Does one seat's Develop or Settle, tile by tile; the workers of each are one answer (DEVELOP, SETTLE)."""

    kind = "construct"
    question = "Which workers are placed on this tile?"
    worlds: bool

    def run(self, table: RollTable) -> Legal | None:
        seat, worlds = table.seats[self.seat], self.worlds
        workers, lying = seat.columns[table.phase], seat.settlers if worlds else seat.developers
        face = _top(table, seat, worlds)
        if face is None:
            if workers or lying:
                table.to_cup(self.seat, table.clear_workers(self.seat))
                table.to_cup(self.seat, lying, SETTLERS if worlds else DEVELOPERS)
                _set_lying(seat, worlds, NONE)
            return None
        powers = seat.powers
        if powers.bargains:
            return self._bargain(table, face, workers, lying)
        missing = powers.cost(face) - total(lying)
        if missing > 0:
            if not workers:
                return None
            there = total(workers)
            if there > missing and len(kinds(workers)) > 1:
                offers = table.rules.offers
                return picks(offers.builds(face.index), offers.row(workers), missing, missing)
            placed = ONE[kinds(workers)[0]] * missing if there > missing else workers
            self._place(table, seat, face, placed)
            if there >= missing:
                complete(table, self.seat, worlds, face, lying + placed)
        elif missing and len(kinds(lying)) > 1:
            table.push(SpendDice(self.seat, worlds))
        else:
            complete(table, self.seat, worlds, face, lying + ONE[kinds(lying)[0]] * missing if missing else lying)
        return None

    def _bargain(self, table: RollTable, face: Face, workers: Dice, lying: Dice) -> Legal | None:
        """Return the choices for a tile whose cost may change: workers one by one, and what powers add."""
        missing = table.cost_now(self.seat, face) - total(lying)
        if missing < 0 and len(kinds(lying)) > 1:
            table.push(SpendDice(self.seat, self.worlds))
            return None
        if missing <= 0:
            complete(table, self.seat, self.worlds, face, lying + ONE[kinds(lying)[0]] * missing)
            return None
        names = table.rules.worker_names
        legal: list[Choice] = []
        if not face.fixed_cost:
            for hook in table.seats[self.seat].powers.completion_choices:
                legal += hook(table, self.seat, face)
        if not workers:
            return (choices.DONE, *legal) if legal else None
        return (*(choices.Build.of(face.key, (names[kind],)) for kind in kinds(workers)), *legal)

    def _place(self, table: RollTable, seat: Seat, face: Face, placed: Dice) -> None:
        seat.columns = put(seat.columns, table.phase, -placed)
        _set_lying(seat, self.worlds, _lying(seat, self.worlds) + placed)
        if table.log is not None:
            phase = table.rules.phase_keys[table.phase]
            table.log.append((events.WorkersPlaced, self.seat, placed, face.key, phase))

    def take(self, table: RollTable, choice: Choice) -> None:
        if choice is choices.DONE:
            return
        if isinstance(choice, PowerChoice):
            table.push(Construct.of(self.seat, self.worlds))
            choice.play(table, self.seat)
            return
        assert isinstance(choice, Build)
        rules = table.rules
        face = rules.faces[rules.face_index[choice.face]]
        self._place(table, table.seats[self.seat], face, rules.dice_of(choice.items))
        table.push(Construct.of(self.seat, self.worlds))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        chapter, seat = ("SETTLE", "SETTLE-1") if self.worlds else ("DEVELOP", "DEVELOP-1"), table.seats[self.seat]
        if isinstance(choice, Build):
            top = _top(table, seat, self.worlds)
            if top is not None and choice.face != top.key:
                return refused("not-on-top", chapter[1], tile=tile(top))
            if seat.powers.bargains:
                if len(choice.items) != 1:
                    return refused("one-by-one", chapter[1])
                return refused("not-offered", chapter[1], "worker", item=die(table.rules, choice.items[0]))
            return self.refuse_items(
                table, choice.items, chapter[1], sentence("not-offered", "worker"), picked(table.rules)
            )
        return refused("not-now", f"{chapter[0]}-5", "construct")


@frozen
class SpendDice(SeatStep[RollTable]):
    """A step that asks which dice go to Citizenry if more lie on a tile than it costs (DEVELOP-8, SETTLE-7)."""

    kind = "spend"
    question = "Which of the dice on this tile are spent?"
    worlds: bool

    def run(self, table: RollTable) -> Legal | None:
        seat, offers = table.seats[self.seat], table.rules.offers
        face = _top(table, seat, self.worlds)
        assert face is not None
        cost = table.cost_now(self.seat, face)
        return picks(offers.spends(face.index), offers.row(_lying(seat, self.worlds)), cost, cost)

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Spend)
        rules = table.rules
        face = rules.faces[rules.face_index[choice.face]]
        complete(table, self.seat, self.worlds, face, rules.dice_of(choice.items))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        rule = "SETTLE-7" if self.worlds else "DEVELOP-8"
        if isinstance(choice, Spend):
            top = _top(table, table.seats[self.seat], self.worlds)
            if top is not None and choice.face == top.key:
                return self.refuse_items(
                    table, choice.items, rule, sentence("not-offered", "lying"), picked(table.rules)
                )
        return refused("spend", rule)


def complete(table: RollTable, seat: int, worlds: bool, face: Face, spent: Dice) -> None:
    """Complete the top tile, and push what follows: its own effect, then the rest of the stack (DEVELOP-2)."""
    owner = table.seats[seat]
    _set_lying(owner, worlds, _lying(owner, worlds) - spent)
    left = table.use_workers(seat, spent)
    rest = stack_of(owner, worlds)[1:]
    set_stack(owner, worlds, rest)
    if rest:
        table.revealed()
    owner.squares += 1
    if table.log is not None:
        table.log.append((events.Completed, seat, spent, face.key))
    powers = owner.powers
    enter_tableau(table, seat, face)
    table.push(Construct.of(seat, worlds))
    if table.rules.grants_of(face):
        table.push(Gain(seat, face.index))
    phase = table.phase
    for hook in powers.credits_on_completion_in[phase]:
        table.gain_credits(seat, hook(table, seat, face), "completion")
    for trigger in powers.workers_spent_in[phase]:
        trigger(table, seat, face, left)
    for tell in table.rules.extensions.completed:
        tell(table, seat, face, spent)
