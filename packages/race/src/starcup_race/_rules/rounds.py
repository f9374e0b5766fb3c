"""The round: secret action cards, the phases that were chosen, the hand limit, the end of the game (ROUND, END)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from starcup import Choice, IllegalChoice, Picks
from starcup.making import AnyStep, AskTogether, Legal, SeatStep, Step, best_of, frozen, interned
from starcup_race import choices, events
from starcup_race._rules import terms
from starcup_race._rules.calling import began, ended
from starcup_race._rules.cards import NOTHING
from starcup_race._rules.consume import consume_steps
from starcup_race._rules.explore import explore_steps
from starcup_race._rules.placing import develop_steps, settle_steps
from starcup_race._rules.produce import produce_steps
from starcup_race._rules.refusals import action, said, wrong_items
from starcup_race._rules.scoring import score
from starcup_race._rules.seat import NO_GOODS
from starcup_race._rules.table import RaceTable
from starcup_race.choices import ChooseAction, ChooseTwo, Discard

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
        if table.log is not None:
            table.log.append((events.RoundBegan, table.round))
        table.then(*_ROUND, self)
        return None


@frozen
class ChooseCard(SeatStep[RaceTable]):
    """A question whose answer is one seat's action card, or two: any, every round (ACTION-3, ACTION-8)."""

    kind = "action"
    question = "Which action do you choose?"

    def run(self, table: RaceTable) -> Legal | None:
        return _PAIRS if table.rules.variant.actions == 2 else _ACTIONS

    def take(self, table: RaceTable, choice: Choice) -> None:
        if isinstance(choice, ChooseAction):
            table.seats[self.seat].draft = _DRAFTS[choice.action]
            return
        assert isinstance(choice, ChooseTwo)
        table.seats[self.seat].draft = tuple([terms.ACTIONS.index(action) for action in choice.items])

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        known, two = tuple(map(action, terms.ACTIONS)), table.rules.variant.actions == 2
        if not isinstance(choice, ChooseAction | ChooseTwo):
            return IllegalChoice("not-now", "ACTION-1", said("not-now-action", cards=1 + two, there=known))
        chosen = choice.items if isinstance(choice, ChooseTwo) else (choice.action,)
        rule = "ACTION-8" if two else "ACTION-5"
        for one in chosen:
            if one not in terms.ACTIONS:
                return IllegalChoice("not-offered", rule, said("not-offered-action", action=action(one), there=known))
        if two:
            refusal = _PAIRS.refusal(chosen, rule, named=action)
            # a sentence of the game around it: as an error by itself it finds the names of actions by that
            return IllegalChoice(refusal.code, rule, said("actions", reason=refusal.reason))
        return IllegalChoice("too-many", "ACTION-6", said("too-many-actions", found=len(chosen)))


@frozen
class ChooseActions(AskTogether[RaceTable]):
    """A step in which all seats choose an action card at once, unseen by the others (ACTION-1)."""

    kind = "choose-actions"
    each = ChooseCard


_ACTIONS: tuple[Choice, ...] = tuple(choices.choose_action(action) for action in terms.ACTIONS)
_DRAFTS: dict[str, tuple[int, ...]] = {action: (number,) for number, action in enumerate(terms.ACTIONS)}
_PAIRS: Picks = Picks(
    choices.choose_two,
    tuple((action, 1 + (number in terms.TWICE)) for number, action in enumerate(terms.ACTIONS)),
    2,
    2,
)
"""The 23 choices of two action cards out of nine (ACTION-8)."""


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
        table.occurring, steps = _phases(chosen)
        if table.log is not None:
            shown = tuple(tuple(terms.ACTIONS[action] for action in actions) for actions in chosen)
            table.log.append((events.ActionsShown, shown))
        table.then(*steps)
        return None


@cache
def _phases(chosen: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], tuple[AnyStep, ...]]:
    """Return the phases that occur if the seats chose these action cards, and their steps (ROUND-3, ACTION-11)."""
    phases = {terms.PHASE_OF[action] for actions in chosen for action in actions}
    twice = [terms.PHASE_OF[card] for card in terms.TWICE if any(actions.count(card) == 2 for actions in chosen)]
    occurring, steps = tuple(sorted([*phases, *twice])), list[AnyStep]()
    for place, phase in enumerate(occurring):
        steps.append(BeginPhase(phase, phase in occurring[:place]))
    return occurring, (*steps, EndPhase())


@cache
def _bonus(actions: tuple[int, ...], phase: int, again: bool) -> tuple[int, ...]:
    """Return those of a seat's action cards whose bonus it has in a phase (ROUND-5, ACTION-12, ACTION-13)."""
    mine = {one for one in actions if terms.PHASE_OF[one] == phase and actions.count(one) > again}
    return tuple(sorted(mine))


@frozen
class BeginPhase(Step[RaceTable]):
    """A step that begins a phase: the powers of the cards that lie in the tableaus now work in it (POWER-3).

    Where it occurs ``again``, only who played its card twice has the bonus (ACTION-12, ACTION-13).
    """

    kind = "begin-phase"
    phase: int
    again: bool = False

    def run(self, table: RaceTable) -> Legal | None:
        phase = table.phase = self.phase
        for seat in table.seats:
            seat.active, seat.bonus = seat.tableau, _bonus(seat.actions, phase, self.again)
        if table.log is not None:
            table.log.append((events.PhaseBegan, terms.PHASES[phase]))
        table.then(*PHASE_STEPS[phase](table), *([_DONE] if table.rules.own else ()))
        if table.rules.own:
            began(table, phase)
        return None


@frozen
class PhaseDone(Step[RaceTable]):
    """A step that calls the powers in Python that do something when a phase ends."""

    kind = "phase-done"

    def run(self, table: RaceTable) -> Legal | None:
        ended(table, table.phase)
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
        return choose_limit(seat) if len(table.seats[seat].hand) > terms.MOST_CARDS else None


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
            return wrong_items(self, table, choice.items, "DISCARD-2", "hand")
        return IllegalChoice("not-now", "DISCARD-2", said("not-now-limit"))


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
    """Return why the game ends: ``tableau`` and ``pool``, or neither (END-1, END-6)."""
    found = []
    for seat in table.seats:
        if len(seat.tableau) >= terms.LAST_TABLEAU:
            found.append("tableau")
            break
    if table.pool <= 0:
        found.append("pool")
    return tuple(found)


@frozen
class CheckEnd(Step[RaceTable]):
    """A step that ends the game at twelve cards in a tableau, or the last chip of the pool (END-1, END-5, END-6)."""

    kind = "check-end"

    def run(self, table: RaceTable) -> Legal | None:
        reasons = end_reasons(table)
        if not reasons:
            return None
        found = [score(table, number) for number in range(table.players)]
        table.scores, table.winners = tuple(one.total for one in found), best_of(found)
        table.note(events.GameEnded, table.scores, table.winners, reasons)
        table.stack.clear()
        return None


choose_limit: Callable[[int], ChooseLimit] = interned(ChooseLimit)
_DONE = PhaseDone()
_ROUND: tuple[AnyStep, ...] = (ChooseActions(), ShowActions(), DiscardDown(), ApplyLimit(), CheckEnd())
