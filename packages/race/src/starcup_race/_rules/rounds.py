"""The round: secret action cards, the phases that were chosen, the hand limit, the end of the game (ROUND, END)."""

from __future__ import annotations

from functools import partial

from starcup import Choice, IllegalChoice, Picks
from starcup.making import AnyStep, AskTogether, Legal, SeatStep, Step, best_of, frozen
from starcup_race import choices, events
from starcup_race._rules.calling import call_in_phase
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.refusals import action, refused, wrong_items
from starcup_race._rules.rules import Rules
from starcup_race._rules.scoring import score
from starcup_race._rules.seat import NO_GOODS
from starcup_race._rules.table import RaceTable
from starcup_race.choices import ChooseAction, ChooseTwo, Discard


@frozen
class Round(Step[RaceTable]):
    """A step that begins a round: its steps go on the stack, behind them the next round (ROUND-1)."""

    kind = "round"

    def run(self, table: RaceTable) -> Legal | None:
        table.round += 1
        table.note(events.RoundBegan, table.round)
        table.then(*table.rules.round_steps, self)
        for hook in table.rules.extensions.round_began:
            hook(table)
        return None


@frozen
class ChooseCard(SeatStep[RaceTable]):
    """A question whose answer is one seat's action card, or two: any, every round (ACTION-3, ACTION-8)."""

    kind = "action"
    question = "Which action do you choose?"

    def run(self, table: RaceTable) -> Legal | None:
        return table.rules.action_choices

    def take(self, table: RaceTable, choice: Choice) -> None:
        plan = table.rules.plan
        if isinstance(choice, ChooseAction):
            table.seats[self.seat].draft = plan.drafts[choice.action]
            return
        assert isinstance(choice, ChooseTwo)
        table.seats[self.seat].draft = tuple([plan.action_index[action] for action in choice.items])

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        plan, two = table.rules.plan, table.rules.variant.actions == 2
        keys = [plan.action_keys[number] for number in plan.deck]
        known = tuple([action(plan, key) for key in keys])
        if not isinstance(choice, ChooseAction | ChooseTwo):
            return refused("not-now", "ACTION-1", "not-now-action", cards=1 + two, there=known)
        chosen = choice.items if isinstance(choice, ChooseTwo) else (choice.action,)
        rule = "ACTION-8" if two else "ACTION-5"
        for card in chosen:
            if card not in keys:
                return refused("not-offered", rule, "not-offered-action", action=action(plan, card), there=known)
        if two:
            refusal = plan.pairs.refusal(chosen, rule, named=partial(action, plan))
            # a sentence of the game around it: as an error by itself it finds the names of actions by that
            return refused(refusal.code, rule, "actions", reason=refusal.reason)
        return refused("too-many", "ACTION-6", "too-many-actions", found=len(chosen))


@frozen
class ChooseActions(AskTogether[RaceTable]):
    """A step in which all seats choose an action card at once, unseen by the others (ACTION-1)."""

    kind = "choose-actions"
    each = ChooseCard


@frozen
class ShowActions(Step[RaceTable]):
    """A step that turns up the action cards; each chosen phase occurs once (ACTION-2, ROUND-3, ROUND-6).

    It occurs twice if a player chose it with both copies of a card (ACTION-11).
    """

    kind = "show-actions"

    def run(self, table: RaceTable) -> Legal | None:
        for seat in table.seats:
            seat.actions, seat.draft = seat.draft, ()
        chosen = tuple([seat.actions for seat in table.seats])
        rules = table.rules
        table.occurring, steps = rules.phases_of[chosen]
        if table.log is not None:
            keys = rules.plan.action_keys
            shown = tuple(tuple(keys[action] for action in actions) for actions in chosen)
            table.log.append((events.ActionsShown, shown))
        table.then(*steps)
        for hook in rules.extensions.actions_shown:
            hook(table)
        return None


def phases_made(rules: Rules, chosen: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], tuple[AnyStep, ...]]:
    """Return the phases that occur if the seats chose these action cards, and their steps (ROUND-3, ACTION-11)."""
    occurring, steps = rules.plan.occurring(chosen), list[AnyStep]()
    for place, phase in enumerate(occurring):
        steps.append(BeginPhase(phase, phase in occurring[:place]))
        if rules.extensions.phase_ended:
            steps.append(LeavePhase(phase))
    return occurring, (*steps, EndPhase())


@frozen
class BeginPhase(Step[RaceTable]):
    """A step that begins a phase: the powers of the cards that lie in the tableaus now work in it (POWER-3).

    Where it occurs ``again``, only who played its card twice has the bonus (ACTION-12, ACTION-13).
    """

    kind = "begin-phase"
    phase: int
    again: bool = False

    def run(self, table: RaceTable) -> Legal | None:
        phase, again, rules = self.phase, self.again, table.rules
        table.phase, bonuses = phase, rules.bonuses_of
        for seat in table.seats:
            seat.active, seat.bonus = seat.tableau, bonuses[seat.actions, phase, again]
        if table.log is not None:
            table.note(events.PhaseBegan, rules.plan.phase_keys[phase])
        if rules.own:
            table.push(_DONE)
        table.then(*rules.plan.phases[phase].steps(table))
        if rules.own:
            call_in_phase(table, "phase_began", phase)
        for hook in rules.extensions.phase_began:
            hook(table, rules.plan.phase_keys[phase])
        return None


@frozen
class LeavePhase(Step[RaceTable]):
    """A step that tells extensions that a phase is over; only where one wants to know."""

    kind = "leave-phase"
    phase: int

    def run(self, table: RaceTable) -> Legal | None:
        for hook in table.rules.extensions.phase_ended:
            hook(table, table.rules.plan.phase_keys[self.phase])
        return None


@frozen
class PhaseDone(Step[RaceTable]):
    """A step that calls the powers in Python that do something when a phase ends."""

    kind = "phase-done"

    def run(self, table: RaceTable) -> Legal | None:
        call_in_phase(table, "phase_ended", table.phase)
        return None


@frozen
class EndPhase(Step[RaceTable]):
    """A step that ends the last phase of a round: everything that counted in it is cleared."""

    kind = "end-phase"

    def run(self, table: RaceTable) -> Legal | None:
        table.phase = NOTHING
        for seat in table.seats:
            seat.active, seat.bonus, seat.produced = (), (), NO_GOODS
        return None


@frozen
class DiscardDown(AskTogether[RaceTable]):
    """A step in which all seats with too many cards choose at once the cards to discard (DISCARD-2, DISCARD-4)."""

    kind = "discard-down"

    def ask(self, table: RaceTable, seat: int) -> AnyStep | None:
        rules, cards = table.rules, len(table.seats[seat].hand)
        limit = table.hand_limit(seat) if rules.extended else rules.numbers.hand_limit
        return ChooseLimit.of(seat) if cards > limit else None


@frozen
class ChooseLimit(SeatStep[RaceTable]):
    """A question whose answer names the cards that one seat discards, down to its hand limit (DISCARD-2)."""

    kind = "discard-limit"
    question = "Which cards do you discard, down to the hand limit?"

    def run(self, table: RaceTable) -> Legal | None:
        hand = table.seats[self.seat].hand
        number = len(hand) - table.hand_limit(self.seat)
        return Picks(choices.Discard.of, table.rules.row(hand), number, number)

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        table.seats[self.seat].draft = table.rules.numbers_of(choice.items)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Discard):
            return wrong_items(self, table, choice.items, "DISCARD-2", "hand")
        return refused("not-now", "DISCARD-2", "not-now-limit")


@frozen
class ApplyLimit(Step[RaceTable]):
    """A step that puts the chosen cards on the discard pile, and returns action cards to their owners (ROUND-1)."""

    kind = "apply-limit"

    def run(self, table: RaceTable) -> Legal | None:
        for number in table.order:
            seat = table.seats[number]
            cards, seat.draft = seat.draft, ()
            table.discard(number, cards, "limit")
        for seat in table.seats:
            seat.actions = ()
        table.occurring = ()
        return None


def end_reasons(table: RaceTable) -> tuple[str, ...]:
    """Return why the game ends: ``tableau``, ``pool``, ``rounds``, what extensions say; else empty (END-1, END-6)."""
    reasons, rules = [], table.rules
    for number, seat in enumerate(table.seats):
        if len(seat.tableau) >= (table.end_cards(number) if rules.extended else rules.numbers.end_cards):
            reasons.append("tableau")
            break
    if table.pool <= 0:
        reasons.append("pool")
    if 0 < rules.numbers.most_rounds <= table.round:
        reasons.append("rounds")
    for hook in rules.extensions.end_reasons:
        reasons += hook(table)
    return tuple(reasons)


@frozen
class EndRound(Step[RaceTable]):
    """A step that tells extensions that the round is over; only where one wants to know."""

    kind = "end-round"

    def run(self, table: RaceTable) -> Legal | None:
        for hook in table.rules.extensions.round_ended:
            hook(table)
        return None


@frozen
class CheckEnd(Step[RaceTable]):
    """A step that ends the game at twelve cards in a tableau, or the last chip of the pool (END-1, END-5, END-6)."""

    kind = "check-end"

    def run(self, table: RaceTable) -> Legal | None:
        reasons = end_reasons(table)
        if not reasons:
            return None
        scores = [score(table, number) for number in range(table.players)]
        table.scores, table.winners = tuple(score.total for score in scores), best_of(scores)
        table.note(events.GameEnded, table.scores, table.winners, reasons)
        table.stack.clear()
        return None


_DONE = PhaseDone()
ROUND_STEPS: tuple[AnyStep, ...] = (ChooseActions(), ShowActions(), DiscardDown(), ApplyLimit(), CheckEnd())
"""The steps of a round, in order (ROUND-1)."""
