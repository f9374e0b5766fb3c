"""The round: secret action cards, the phases that were chosen, the hand limit, the end of the game (ROUND, END)."""

from __future__ import annotations

from collections.abc import Callable

from starcup.making import AnyStep, Choice, IllegalChoice, Legal, Picks, SeatStep, Step, best_of, frozen
from starcup_race import choices, events
from starcup_race._rules import terms
from starcup_race._rules.calling import began
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.consume import consume_steps
from starcup_race._rules.explore import explore_steps
from starcup_race._rules.placing import develop_steps, settle_steps
from starcup_race._rules.produce import produce_steps
from starcup_race._rules.scoring import score
from starcup_race._rules.seat import NO_GOODS
from starcup_race._rules.table import RaceTable
from starcup_race.choices import ChooseAction, Discard

PHASE_STEPS: tuple[Callable[[RaceTable], list[AnyStep]], ...] = (
    explore_steps, develop_steps, settle_steps, consume_steps, produce_steps,
)  # fmt: skip
"""The steps of each phase, by its number."""


@frozen
class Round(Step[RaceTable]):
    """A step that begins a round: its steps go on the stack, behind them the next round (ROUND-1)."""

    kind = "round"

    def run(self, table: RaceTable) -> Legal | None:
        table.round += 1
        table.rekey(table.round)
        table.note(events.RoundBegan, table.round)
        table.then(ChooseActions(), ShowActions(), DiscardDown(), ApplyLimit(), CheckEnd(), self)
        return None


@frozen
class ChooseActions(Step[RaceTable]):
    """A step in which all seats choose an action card at once, unseen by the others (ACTION-1)."""

    kind = "choose-actions"

    def run(self, table: RaceTable) -> Legal | None:
        table.together([ChooseCard(number) for number in range(table.players)])
        return None


@frozen
class ChooseCard(SeatStep[RaceTable]):
    """A question whose answer is one seat's action card: any, every round (ACTION-3)."""

    kind = "action"
    question = "Which action do you choose?"

    def run(self, table: RaceTable) -> Legal | None:
        return _ACTIONS

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, ChooseAction)
        table.seats[self.seat].draft = (terms.ACTIONS.index(choice.action),)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        known = ", ".join(terms.ACTIONS)
        return IllegalChoice("action", "ACTION-5", f"choose one of the action cards first: {known}.")


_ACTIONS: tuple[Choice, ...] = tuple(choices.choose_action(action) for action in terms.ACTIONS)


@frozen
class ShowActions(Step[RaceTable]):
    """A step that turns up the action cards; each chosen phase occurs once (ACTION-2, ROUND-3, ROUND-6)."""

    kind = "show-actions"

    def run(self, table: RaceTable) -> Legal | None:
        for seat in table.seats:
            (seat.action,), seat.draft = seat.draft, ()
        table.occurring = tuple(sorted({terms.PHASE_OF[seat.action] for seat in table.seats}))
        if table.log is not None:
            table.log.append((events.ActionsShown, tuple(terms.ACTIONS[seat.action] for seat in table.seats)))
        table.then(*(step for phase in table.occurring for step in (BeginPhase(phase), EndPhase())))
        return None


@frozen
class BeginPhase(Step[RaceTable]):
    """A step that begins a phase: the powers of the cards that lie in the tableaus now work in it (POWER-3)."""

    kind = "begin-phase"
    phase: int

    def run(self, table: RaceTable) -> Legal | None:
        table.phase = self.phase
        for seat in table.seats:
            seat.active = seat.tableau
        table.note(events.PhaseBegan, terms.PHASES[self.phase])
        table.then(*PHASE_STEPS[self.phase](table))
        if table.rules.own:
            began(table, self.phase)
        return None


@frozen
class EndPhase(Step[RaceTable]):
    """A step that ends a phase: everything that counted in it is cleared."""

    kind = "end-phase"

    def run(self, table: RaceTable) -> Legal | None:
        table.phase = NOTHING
        for seat in table.seats:
            seat.active, seat.produced = (), NO_GOODS
        return None


@frozen
class DiscardDown(Step[RaceTable]):
    """A step in which all seats with too many cards choose at once the cards to discard (DISCARD-2, DISCARD-4)."""

    kind = "discard-down"

    def run(self, table: RaceTable) -> Legal | None:
        seats = enumerate(table.seats)
        table.together([ChooseLimit(number) if len(seat.hand) > terms.MOST_CARDS else None for number, seat in seats])
        return None


@frozen
class ChooseLimit(SeatStep[RaceTable]):
    """A question whose answer names the cards that one seat discards, so that ten are left (DISCARD-2)."""

    kind = "discard-limit"
    question = "Which cards do you discard, down to ten?"

    def run(self, table: RaceTable) -> Legal | None:
        hand = table.seats[self.seat].hand
        number = len(hand) - terms.MOST_CARDS
        return Picks(choices.discard, table.rules.row(hand), number, number)

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        table.seats[self.seat].draft = table.rules.numbers(choice.items)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Discard):
            return self.refuse_items(table, choice.items, "DISCARD-2", "you have no {item} in your hand")
        return IllegalChoice("not-now", "DISCARD-2", "discard down to ten cards first.")


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
            seat.action = NOTHING
        table.occurring = ()
        return None


def end_reasons(table: RaceTable) -> tuple[str, ...]:
    """Return why the game ends: ``tableau`` and ``pool``, or neither (END-1, END-6).

    Args:
        table: the table to look at.
    """
    found = []
    if max(len(seat.tableau) for seat in table.seats) >= terms.LAST_TABLEAU:
        found.append("tableau")
    if table.pool <= 0:
        found.append("pool")
    return tuple(found)


@frozen
class CheckEnd(Step[RaceTable]):
    """A step that ends the game at twelve cards in a tableau, or the last chip of the pool (END-1, END-5, END-6)."""

    kind = "check-end"

    def run(self, table: RaceTable) -> Legal | None:
        if not end_reasons(table):
            return None
        found = [score(table, number) for number in range(table.players)]
        table.scores, table.winners = tuple(one.total for one in found), best_of(found)
        table.note(events.GameEnded, table.scores, table.winners)
        table.stack.clear()
        return None
