"""Roll and Assign: dice behind the screen, the phase selected, wild dice placed (ROLL, ASSIGN)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import AnyStep, AskTogether, Legal, SeatStep, Step, frozen
from starcup.roll import choices, events
from starcup.roll._rules.reassign import use_powers
from starcup.roll._rules.refusals import die, phase, refused, shown
from starcup.roll._rules.table import RollTable
from starcup.roll.choices import Assign, DictateWith, Move, Ready, Select
from starcup.roll.dice import NONE, ONE, count, gathered, kinds, put


@frozen
class Roll(Step[RollTable]):
    """A step that rolls the dice of every seat's cup behind its screen (ROLL-1)."""

    kind = "roll"

    def run(self, table: RollTable) -> Legal | None:
        for number in range(table.players):
            if not self._roll(table, number):
                table.push(self)
                return None
        if table.log is not None:
            for number, seat in enumerate(table.seats):
                table.log.append((events.DiceRolled, number, seat.behind_screen))
                table.log.append((events.FacesSeen, number, seat.sheet_columns, seat.sheet_loose))
        return None

    def _roll(self, table: RollTable, seat: int) -> bool:
        """Roll the dice of a seat's cup into its columns and loose dice; return False if some are not rolled yet."""
        rules, owner = table.rules, table.seats[seat]
        names, phases = rules.roll_names[seat], len(rules.phases)
        columns, loose, behind, complete = list(owner.sheet_columns), owner.sheet_loose, NONE, True
        for colour in kinds(owner.cup):
            die, wanted = ONE[colour], count(owner.cup, colour)
            faces = table.draws(wanted, names[colour], rules.sides[colour], seat + 1)
            behind += die * len(faces)
            for face in faces:
                if face < phases:
                    columns[face] += die
                else:
                    loose += ONE[face - phases]
            if len(faces) < wanted:
                complete = False
                break
        owner.cup -= behind
        owner.behind_screen += behind
        owner.sheet_loose = loose
        owner.sheet_columns = tuple(columns)
        return complete


@frozen
class AssignAll(AskTogether[RollTable]):
    """A step in which all seats assign at once, each behind its screen (ASSIGN-13)."""

    kind = "assign-all"

    def ask(self, table: RollTable, seat: int) -> AnyStep | None:
        if table.seats[seat].behind_screen:
            return SelectPhase.of(seat)
        return AssignCounters(seat) if table.rules.assigned_counters else None


@frozen
class SelectPhase(SeatStep[RollTable]):
    """A step in which a seat selects a phase with any one worker (ASSIGN-3); wild dice and Reassign powers follow."""

    kind = "select"
    question = "Which phase do you select, and with which worker?"

    def run(self, table: RollTable) -> Legal | None:
        offers, seat = table.rules.offers, table.seats[self.seat]
        legal: list[Choice] = []
        for pieces, column in zip(offers.select, seat.sheet_columns, strict=True):
            legal += pieces[column]
        for kind in kinds(seat.sheet_loose):
            legal += offers.select_loose(kind)
        return tuple(legal)

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Select)
        rules, seat = table.rules, table.seats[self.seat]
        colour = rules.die_index[choice.colour]
        seat.sheet_selected, seat.sheet_selector = rules.phase_index[choice.phase], colour
        kind = rules.loose_index.get((colour, choice.face))
        if kind is not None:
            seat.sheet_loose -= ONE[kind]
            if seat.sheet_selected in rules.loose[kind].phases:
                seat.sheet_selector = rules.loose[kind].kind
        else:
            seat.sheet_columns = put(seat.sheet_columns, rules.phase_index[choice.face], -ONE[colour])
        if rules.assigned_counters:
            table.push(AssignCounters(self.seat))
        table.push(use_powers(self.seat))
        if seat.sheet_loose:
            table.push(AssignDie.of(self.seat))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Select):
            if choice.phase not in table.rules.phase_index:
                return refused("no-phase", "ASSIGN-3", phase=choice.phase)
            rolled = {"die": die(table.rules, choice.colour), "side": shown(table.rules, choice.face)}
            return refused("no-such-worker", "ASSIGN-3", "rolled", **rolled)
        if isinstance(choice, Move | DictateWith | Ready):
            return refused("select-first", "ASSIGN-17", "power")
        return refused("select-first", "ASSIGN-3")


@frozen
class AssignDie(SeatStep[RollTable]):
    """Puts each die that fits several columns into one, equal ones from column ``least`` on (ASSIGN-1, ASSIGN-2)."""

    kind = "assign"
    question = "Which column does this die go to?"
    least: int = 0

    def run(self, table: RollTable) -> Legal | None:
        return table.rules.offers.assign(kinds(table.seats[self.seat].sheet_loose)[0], self.least)

    def allowed(self, table: RollTable) -> Legal:
        assign, loose = table.rules.offers.assign, kinds(table.seats[self.seat].sheet_loose)
        if len(table.rules.loose[loose[0]].phases) == 1:  # it fits one column only: it goes there before any question
            return ()
        legal = assign(loose[0], self.least)
        anywhere = dict.fromkeys(choice for kind in loose for choice in assign(kind, 0))
        return tuple(choice for choice in anywhere if choice not in legal)

    def take(self, table: RollTable, choice: Choice) -> None:
        kind = kinds(table.seats[self.seat].sheet_loose)[0]
        phase = self._put(table, choice, kind)
        rest = table.seats[self.seat].sheet_loose
        if rest:
            table.push(AssignDie.of(self.seat, phase if count(rest, kind) else 0))

    def take_allowed(self, table: RollTable, choice: Choice) -> None:
        assign, loose = table.rules.offers.assign, kinds(table.seats[self.seat].sheet_loose)
        self._put(table, choice, next(kind for kind in loose if choice in assign(kind, 0)))
        if table.seats[self.seat].sheet_loose:
            table.push(AssignDie.of(self.seat))

    def _put(self, table: RollTable, choice: Choice, kind: int) -> int:
        """Put a loose die of that kind into the chosen column and return the column."""
        assert isinstance(choice, Assign)
        rules, seat = table.rules, table.seats[self.seat]
        phase = rules.phase_index[choice.phase]
        seat.sheet_columns = put(seat.sheet_columns, phase, ONE[rules.loose[kind].kind])
        seat.sheet_loose -= ONE[kind]
        return phase

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        rules, seat = table.rules, table.seats[self.seat]
        loose = rules.loose[kinds(seat.sheet_loose)[0]]
        waiting = {"die": die(rules, rules.die_keys[loose.colour]), "side": shown(rules, loose.face)}
        if isinstance(choice, Assign):
            if choice.phase not in rules.phase_index:
                return refused("no-phase", "ASSIGN-2", phase=choice.phase)
            named = {"die": die(rules, choice.colour), "phase": phase(rules, choice.phase)}
            return refused("no-such-die", "ASSIGN-2", "assign", **named)
        if isinstance(choice, Move | DictateWith | Ready):
            return refused("assign-first", "ASSIGN-16", **waiting)
        return refused("not-now", "ASSIGN-1", "assign", **waiting)


@frozen
class AssignCounters(SeatStep[RollTable]):
    """Puts counters under phases after the powers; they stay in the pool until Reveal, so that nobody sees how many."""

    kind = "assign-counters"
    question = "Put a counter under a phase?"
    always_asks = True
    least: tuple[int, int] = (0, 0)

    def run(self, table: RollTable) -> Legal | None:
        lying = gathered(table.seats[self.seat].sheet_columns)
        legal = self._from(table, self.least)
        put = any(count(lying, kind) for kind, _ in table.rules.assigned_counters)
        return (choices.DONE, *legal) if legal or put else None

    def _from(self, table: RollTable, least: tuple[int, int]) -> Legal:
        """Return the choices to put each kind of counter that is left under each phase, from a kind and phase on."""
        rules, seat = table.rules, table.seats[self.seat]
        lying = gathered(seat.sheet_columns)
        return tuple(
            choices.Assign.of(rules.worker_names[kind], rules.phase_keys[phase])
            for kind, phases in rules.assigned_counters
            if table.resource(self.seat, rules.worker_names[kind]) > count(lying, kind)
            for phase in phases
            if (kind, phase) >= least
        )

    def allowed(self, table: RollTable) -> Legal:
        legal = self._from(table, self.least)
        return tuple(choice for choice in self._from(table, (0, 0)) if choice not in legal)

    def take(self, table: RollTable, choice: Choice) -> None:
        if choice is not choices.DONE:
            table.push(AssignCounters(self.seat, self._put(table, choice)))

    def take_allowed(self, table: RollTable, choice: Choice) -> None:
        self._put(table, choice)
        table.push(AssignCounters(self.seat))

    def _put(self, table: RollTable, choice: Choice) -> tuple[int, int]:
        """Put a counter under the chosen phase; return its kind and the phase."""
        assert isinstance(choice, Assign)
        rules, seat = table.rules, table.seats[self.seat]
        kind, phase = rules.worker_index[choice.colour], rules.phase_index[choice.phase]
        seat.sheet_columns = put(seat.sheet_columns, phase, ONE[kind])
        return kind, phase

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Assign):
            named = {"counter": die(table.rules, choice.colour), "phase": phase(table.rules, choice.phase)}
            return refused("no-such-counter", "ASSIGN-1", **named)
        return refused("counters", "ASSIGN-13")
