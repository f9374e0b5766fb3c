"""The round: its five steps as a list, Reveal, and the phases as a list (ROUND, REVEAL, PHASE)."""

from __future__ import annotations

from functools import cache

from attrs import frozen

from starcup.kernel.interning import interned
from starcup.kernel.steps import AnyStep, Legal, Step
from starcup.roll import events
from starcup.roll.assign import Roll, clear_sheet
from starcup.roll.dice import NONE, ONE, Dice, count, gathered
from starcup.roll.manage import CheckEnd, Recall, Recruit
from starcup.roll.seat import NOTHING
from starcup.roll.table import RollTable


@frozen
class Round(Step[RollTable]):
    """Begin a round: its steps go on the stack in the order of ``Ruleset.round_steps`` (ROUND-1)."""

    kind = "round"

    def run(self, table: RollTable) -> Legal | None:
        table.round += 1
        table.rekey(table.round)
        if table.log is not None:
            table.log.append((events.RoundBegan, table.round))
        table.stack.extend(reversed(table.rules.round_steps))
        return None


@frozen
class Reveal(Step[RollTable]):
    """All sheets become public; with two players the spare die is rolled; workers without a phase return (REVEAL)."""

    kind = "reveal"

    def run(self, table: RollTable) -> Legal | None:
        rules = table.rules
        spare = NOTHING
        if table.players in rules.numbers.spare_die_players:
            spare = table.draw("spare", rules.sides[rules.die_index[rules.numbers.spare_die]])
            if spare < 0:
                table.push(self)
                return None
        occurring = {seat.sheet_selected for seat in table.seats if seat.sheet_selected >= 0}
        if spare >= len(rules.phases) and len(rules.loose[spare - len(rules.phases)].phases) == 1:
            (spare,) = rules.loose[spare - len(rules.phases)].phases  # it shows a flag besides
        if 0 <= spare < len(rules.phases):
            occurring.add(spare)
        else:
            spare = NOTHING
        table.spare = spare
        table.occurring = tuple(sorted(occurring))
        if table.log is not None:
            _note_sheets(table)
        absent = [phase for phase in range(len(rules.phases)) if phase not in occurring]
        for number, seat in enumerate(table.seats):
            columns = list(seat.sheet_columns)
            if rules.assigned_counters:
                _take_counters(table, number)
            selected = seat.selected = seat.sheet_selected
            if selected >= 0:
                columns[selected] = Dice(columns[selected] + ONE[seat.sheet_selector])
            back = seat.sheet_dictated
            for phase in absent:
                if columns[phase]:
                    back = Dice(back + columns[phase])
                    columns[phase] = NONE
            seat.columns = tuple(columns)
            clear_sheet(table, seat)
            if back:
                table.to_cup(number, back)
        return None


def _take_counters(table: RollTable, number: int) -> None:
    """The counters put under phases leave the pool now; those without a phase come back with the dice."""
    put = gathered(table.seats[number].sheet_columns)
    for kind, _ in table.rules.assigned_counters:
        if count(put, kind):
            table.change_resource(number, table.rules.worker_names[kind], -count(put, kind))


def _note_sheets(table: RollTable) -> None:
    rules = table.rules
    for number, seat in enumerate(table.seats):
        table.note(
            events.Revealed,
            number,
            seat.sheet_selected,
            seat.sheet_selector,
            seat.sheet_columns,
            seat.sheet_dictated,
            seat.sheet_used,
        )
    if table.spare != NOTHING:
        table.note(events.SpareDieRolled, rules.phase_keys[table.spare])
    table.note(events.PhasesChosen, tuple(rules.phase_keys[phase] for phase in table.occurring))


@frozen
class DoPhases(Step[RollTable]):
    """Do the occurring phases in phase order (PHASE-1, PHASE-3)."""

    kind = "do-phases"

    def run(self, table: RollTable) -> Legal | None:
        for phase in reversed(table.occurring):
            table.stack += _phase_steps(phase)
        return None


@cache
def _phase_steps(phase: int) -> tuple[AnyStep, ...]:
    return EndPhase(phase), BeginPhase(phase)


@frozen
class BeginPhase(Step[RollTable]):
    """A phase begins: every seat in strict order does its tasks, imaginary workers included (PHASE-2, TIMING-3)."""

    kind = "begin-phase"
    phase: int

    def run(self, table: RollTable) -> Legal | None:
        rules, index = table.rules, self.phase
        phase = rules.phases[index]
        table.phase = index
        if table.log is not None:
            table.log.append((events.PhaseBegan, phase.key))
        table.push(_tasks_done(index))
        for number in reversed(table.order):
            seat = table.seats[number]
            seat.tallies = ()
            extra = seat.powers.extra_workers_in[index]
            if extra:
                columns = list(seat.columns)
                columns[index] = Dice(columns[index] + sum(ONE[rules.imaginary_index[colour]] for colour in extra))
                seat.columns = tuple(columns)
            table.stack.extend(reversed(phase.tasks(number)))
        return None


@frozen
class TasksDone(Step[RollTable]):
    """All seats have done their tasks: powers that wait for this, then what the end of the phase brings."""

    kind = "tasks-done"
    phase: int

    def run(self, table: RollTable) -> Legal | None:
        table.push(_phase_income(self.phase))
        for number in reversed(table.order):
            for hook in table.seats[number].powers.tasks_done_in[self.phase]:
                hook(table, number)
        return None


@frozen
class PhaseIncome(Step[RollTable]):
    """What powers bring at the end of a phase, seat by seat, power by power (POWER-6)."""

    kind = "phase-income"
    phase: int

    def run(self, table: RollTable) -> Legal | None:
        name = table.rules.phase_keys[self.phase]
        for number in table.order:
            powers = table.seats[number].powers
            for credits_hook in powers.credits_at_end_in[self.phase]:
                table.gain_credits(number, credits_hook(table, number), name)
            for chips_hook in powers.chips_at_end_in[self.phase]:
                table.gain_chips(number, chips_hook(table, number), name)
        return None


@frozen
class EndPhase(Step[RollTable]):
    """A phase is over: what it leaves behind is cleared."""

    kind = "end-phase"
    phase: int

    def run(self, table: RollTable) -> Legal | None:
        end = table.rules.phases[self.phase].end
        if end is not None:
            table.push(end)
        table.phase = NOTHING
        return None


@frozen
class Manage(Step[RollTable]):
    """Manage Empire: every seat recruits and recalls (MANAGE-1)."""

    kind = "manage"

    def run(self, table: RollTable) -> Legal | None:
        for number in reversed(table.order):
            table.stack += _manage_steps(number)
        return None


@cache
def _manage_steps(number: int) -> tuple[AnyStep, ...]:
    return Recall(number), Recruit(number)


_tasks_done = interned(TasksDone)
_phase_income = interned(PhaseIncome)

ROUND_STEPS: tuple[Step[RollTable], ...] = (Roll(), Reveal(), DoPhases(), Manage(), CheckEnd())
"""Roll pushes Assign; a variant of the game is another list."""
