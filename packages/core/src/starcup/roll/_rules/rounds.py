"""The round as a list of steps: Reveal in small parts, and the phases as a list (ROUND, REVEAL, PHASE)."""

from __future__ import annotations

from starcup.making import AnyStep, DrawStep, Legal, Step, frozen, interned
from starcup.roll import events
from starcup.roll._rules.assign import AssignAll, Roll
from starcup.roll._rules.manage import CheckEnd, Recall, Recruit
from starcup.roll._rules.reassign import DICTATE_KEY
from starcup.roll._rules.seat import NOTHING, clear_sheet
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import NONE, ONE, Dice, count, gathered, put


@frozen
class Round(Step[RollTable]):
    """A step that begins a round: its steps go on the stack in the order of ``Ruleset.round_steps`` (ROUND-1)."""

    kind = "round"

    def run(self, table: RollTable) -> Legal | None:
        table.round += 1
        table.rekey(table.round)
        if table.log is not None:
            table.log.append((events.RoundBegan, table.round))
        table.stack.extend(reversed(table.rules.round_steps))
        for hook in table.rules.extensions.round_began:
            hook(table)
        return None


@frozen
class RollSpareDie(DrawStep[RollTable, int]):
    """Rolls, with two players, a die that is nobody's: each phase that it shows occurs (REVEAL-3)."""

    kind, draws = "roll-spare", "spare"

    def options(self, table: RollTable) -> tuple[int, ...]:
        rules = table.rules
        if table.players in rules.numbers.spare_die_players:
            return rules.sides[rules.die_index[rules.numbers.spare_die]]
        return ()

    def drawn(self, table: RollTable, value: int) -> None:
        shown = table.rules.phases_shown(value)
        table.spare = shown[0] if len(shown) == 1 else value if shown else NOTHING


@frozen
class ShowSheets(Step[RollTable]):
    """Makes all sheets public; dice that paid for Dictate go back to the cup (REVEAL-1, REVEAL-6)."""

    kind = "show-sheets"

    def run(self, table: RollTable) -> Legal | None:
        if table.log is not None:
            _note_sheets(table)
        extensions = table.rules.extensions
        listened = extensions.dictated or extensions.reassigned
        used = [(seat.sheet_used, seat.sheet_dictated) for seat in table.seats] if listened else []
        for number, seat in enumerate(table.seats):
            columns = seat.sheet_columns
            if table.rules.assigned_counters:
                _take_counters(table, number)
            selected = seat.selected = seat.sheet_selected
            if selected >= 0:
                columns = put(columns, selected, ONE[seat.sheet_selector])
            seat.columns = columns
            back = seat.sheet_dictated
            clear_sheet(seat, table.rules.empty_columns)
            seat.behind_screen = NONE
            if back:
                table.to_cup(number, back, DICTATE_KEY)
        if listened:
            _tell_powers_used(table, used)
        return None


def _take_counters(table: RollTable, seat: int) -> None:
    """Take the counters put under phases out of the pool; those whose phase does not occur come back with the dice."""
    put = gathered(table.seats[seat].sheet_columns)
    for kind, _ in table.rules.assigned_counters:
        if count(put, kind):
            table.change_resource(seat, table.rules.worker_names[kind], -count(put, kind))


def _note_sheets(table: RollTable) -> None:
    for number, seat in enumerate(table.seats):
        shown = seat.sheet_selected, seat.sheet_selector, seat.sheet_columns, seat.sheet_dictated, seat.sheet_used
        table.note(events.Revealed, number, *shown)


def _tell_powers_used(table: RollTable, used: list[tuple[tuple[int, ...], Dice]]) -> None:
    """Tell extensions about each Dictate and Reassign power that the seats have used, in strict order."""
    rules = table.rules
    for dictate_hook in rules.extensions.dictated:
        for number in table.order:
            if used[number][1]:
                dictate_hook(table, number, used[number][1])
    for hook in rules.extensions.reassigned:
        for number in table.order:
            for face in used[number][0]:
                hook(table, number, rules.faces[face].key if face >= 0 else DICTATE_KEY)


@frozen
class ChoosePhases(Step[RollTable]):
    """A step that finds the phases that occur: selected by a seat or shown by the spare die (REVEAL-4, PHASE-1)."""

    kind = "choose-phases"

    def run(self, table: RollTable) -> Legal | None:
        shown = () if table.spare == NOTHING else table.rules.phases_shown(table.spare)
        occurring = {seat.selected for seat in table.seats}.union(shown)
        occurring.discard(NOTHING)
        table.occurring = tuple(sorted(occurring))
        if table.log is not None:
            keys = table.rules.phase_keys
            if shown:
                table.log.append((events.SpareDieRolled, "+".join(keys[phase] for phase in shown)))
            table.log.append((events.PhasesChosen, tuple(keys[phase] for phase in table.occurring)))
        return None


@frozen
class ReturnIdle(Step[RollTable]):
    """A step that sends workers whose phase does not occur back to the cup (REVEAL-5)."""

    kind = "return-idle"

    def run(self, table: RollTable) -> Legal | None:
        for number, seat in enumerate(table.seats):
            columns, stay = seat.columns, list(table.rules.empty_columns)
            back: int = sum(columns)
            for phase in table.occurring:
                stay[phase] = column = columns[phase]
                back -= column
            if back:
                seat.columns = tuple(stay)
                for key, column, staying in zip(table.rules.phase_keys, columns, stay, strict=True):
                    if column != staying:
                        table.to_cup(number, column, key)
        return None


@frozen
class DoPhases(Step[RollTable]):
    """A step that does the occurring phases in phase order (PHASE-1, PHASE-3)."""

    kind = "do-phases"

    def run(self, table: RollTable) -> Legal | None:
        for phase in reversed(table.occurring):
            table.stack += _phase_steps(phase)
        return None


@frozen
class BeginPhase(Step[RollTable]):
    """Begins a phase, with imaginary workers; every seat does its tasks in strict order (PHASE-2, TIMING-3)."""

    kind = "begin-phase"
    phase: int

    def run(self, table: RollTable) -> Legal | None:
        rules, index = table.rules, self.phase
        phase = rules.phases[index]
        table.phase = index
        if table.log is not None:
            table.log.append((events.PhaseBegan, phase.key))
        table.push(TasksDone.of(index))
        seats, stack, tasks = table.seats, table.stack, phase.tasks
        for number in reversed(table.order):
            seat = seats[number]
            seat.tallies = ()
            extra = seat.powers.extra_workers_in[index]
            if extra:
                workers = gathered(ONE[rules.imaginary_index[colour]] for colour in extra)
                seat.columns = put(seat.columns, index, workers)
            stack += reversed(tasks(number))
        for hook in rules.extensions.phase_began:
            hook(table, phase.key)
        return None


@frozen
class TasksDone(Step[RollTable]):
    """A step for powers that wait until all seats have done their tasks; the income of the phase follows."""

    kind = "tasks-done"
    phase: int

    def run(self, table: RollTable) -> Legal | None:
        table.push(PhaseIncome.of(self.phase))
        for number in reversed(table.order):
            for hook in table.seats[number].powers.tasks_done_in[self.phase]:
                hook(table, number)
        return None


@frozen
class PhaseIncome(Step[RollTable]):
    """A step that gives the income of powers at the end of a phase, seat by seat, power by power (POWER-6)."""

    kind = "phase-income"
    phase: int

    def run(self, table: RollTable) -> Legal | None:
        phase, seats = self.phase, table.seats
        name = table.rules.phase_keys[phase]
        for number in table.order:
            powers = seats[number].powers
            for credits_hook in powers.credits_at_end_in[phase]:
                table.gain_credits(number, credits_hook(table, number), name)
            for chips_hook in powers.chips_at_end_in[phase]:
                table.gain_chips(number, chips_hook(table, number), name)
        return None


@frozen
class EndPhase(Step[RollTable]):
    """A step that ends a phase and clears what it leaves behind."""

    kind = "end-phase"
    phase: int

    def run(self, table: RollTable) -> Legal | None:
        phase = table.rules.phases[self.phase]
        if phase.end is not None:
            table.push(phase.end)
        table.phase = NOTHING
        for hook in table.rules.extensions.phase_ended:
            hook(table, phase.key)
        return None


@frozen
class Manage(Step[RollTable]):
    """A step for Manage Empire: every seat recruits and recalls (MANAGE-1)."""

    kind = "manage"

    def run(self, table: RollTable) -> Legal | None:
        for number in reversed(table.order):
            table.stack += _manage_steps(number)
        return None


@frozen
class EndRound(Step[RollTable]):
    """A step that ends the round: extensions are told before the check for the end."""

    kind = "end-round"

    def run(self, table: RollTable) -> Legal | None:
        for hook in table.rules.extensions.round_ended:
            hook(table)
        return None


@interned
def _phase_steps(phase: int) -> tuple[AnyStep, ...]:
    return EndPhase(phase), BeginPhase(phase)


@interned
def _manage_steps(seat: int) -> tuple[AnyStep, ...]:
    return Recall(seat), Recruit(seat)


ROUND_STEPS: tuple[Step[RollTable], ...] = (
    Roll(), AssignAll(), RollSpareDie(), ShowSheets(), ChoosePhases(), ReturnIdle(), DoPhases(), Manage(), EndRound(),
    CheckEnd(),
)  # fmt: skip
"""The steps of a round (ROUND-1); a variant of the game has another list."""
