"""Manage Empire: recruit, recall, the check for the end (MANAGE, END)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice, Picks
from starcup.making import ItemCounts, Legal, SeatStep, Step, check_kind, frozen, picks
from starcup.roll import choices, events
from starcup.roll._rules import grants
from starcup.roll._rules.offers import AT
from starcup.roll._rules.refusals import picked, refused, sentence
from starcup.roll._rules.scoring import final_scores, winners
from starcup.roll._rules.seat import NOTHING
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import ONE, Dice, kinds, total


@frozen
class Recruit(SeatStep[RollTable]):
    """A step that recruits dice from Citizenry to the cup, as far as the credits go (MANAGE-2 to MANAGE-5)."""

    kind = "recruit"
    question = "Which dice do you recruit? Your credits don't pay for all."

    def run(self, table: RollTable) -> Legal | None:
        seat, rules = table.seats[self.seat], table.rules
        dice, most = seat.citizenry, seat.credits // rules.numbers.recruit_cost
        if dice and most > 0:
            if total(dice) <= most:
                self._recruit(table, dice)
            elif len(kinds(dice)) > 1:
                return picks(choices.Recruit.of, rules.offers.row(dice), most, most)
            else:
                self._recruit(table, ONE[kinds(dice)[0]] * most)
        if seat.credits >= 0:  # a negative number is a fault of some power and must not be hidden
            seat.credits = max(seat.credits, rules.numbers.least_credits)
        return None

    def _recruit(self, table: RollTable, dice: Dice) -> None:
        seat = table.seats[self.seat]
        seat.citizenry -= dice
        seat.cup += dice
        seat.credits -= total(dice) * table.rules.numbers.recruit_cost
        if table.log is not None:
            table.log.append((events.Recruited, self.seat, dice))
        for hook in table.rules.extensions.recruited:
            hook(table, self.seat, dice)

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, choices.Recruit)
        self._recruit(table, table.rules.dice_of(choice.items))
        table.push(self)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, choices.Recruit):
            rule = "MANAGE-4" if set(choice.items) <= set(table.names(table.seats[self.seat].citizenry)) else "MANAGE-2"
            return self.refuse_items(
                table, choice.items, rule, sentence("not-offered", "citizenry"), picked(table.rules)
            )
        return refused("must-recruit", "MANAGE-3")


@frozen
class Recall(SeatStep[RollTable]):
    """Recalls any developers, settlers and goods to the cup, at least one if it is empty (MANAGE-7, MANAGE-9)."""

    kind = "recall"
    question = "Which developers, settlers and goods do you recall?"

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        if not (seat.developers or seat.settlers or any(seat.goods)):
            return None
        return Picks(choices.Recall.of, self._row(table), 0 if seat.cup else 1)

    def _row(self, table: RollTable) -> ItemCounts:
        """Return the dice that can be recalled: from both stacks, then from worlds in the order of the tableau."""
        seat, rules = table.seats[self.seat], table.rules
        recallable = rules.offers.recallable
        row: list[tuple[str, int]] = []
        if seat.developers:
            row += recallable[grants.DEVELOPERS][seat.developers]
        if seat.settlers:
            row += recallable[grants.SETTLERS][seat.settlers]
        for face, goods in zip(seat.tableau, seat.goods, strict=True):
            if goods:
                row += recallable[rules.faces[face].key][goods]
        return tuple(row)

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, choices.Recall)
        rules = table.rules
        for item in choice.items:
            worker, _, place = item.partition(AT)
            kind = rules.worker_index[worker]
            grants.add_at(table, self.seat, -ONE[kind], place)
            table.take_back(self.seat, ONE[kind])
            if table.log is not None:
                table.log.append((events.Recalled, self.seat, worker, place))
            for hook in rules.extensions.recalled:
                hook(table, self.seat, worker, place)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, choices.Recall):
            if not choice.items:
                return refused("empty-cup", "MANAGE-9")
            return self.refuse_items(
                table, choice.items, "MANAGE-7", sentence("not-offered", "recall"), picked(table.rules)
            )
        return refused("not-now", "MANAGE-7", "recall")


@frozen
class CheckEnd(Step[RollTable]):
    """Resets the phase tiles, then ends the game or begins the next round (MANAGE-13, END-1)."""

    kind = "check-end"

    def run(self, table: RollTable) -> Legal | None:
        table.occurring = ()
        table.spare = NOTHING
        for seat in table.seats:
            seat.selected = NOTHING
            seat.tallies = ()
        if table.log is not None:
            table.log.append((events.RoundEnded, table.round))
        reasons = end_reasons(table)
        if not reasons:
            table.push(table.rules.round_step)
            return None
        scores = final_scores(table)
        table.scores = tuple(score.total for score in scores)
        table.winners = winners(scores)
        table.note(events.GameEnded, reasons, table.scores, table.winners)
        return None


def end_reasons(table: RollTable) -> tuple[str, ...]:
    """Return why the game ends at this check; empty if it goes on (END-1).

    The reasons are ``pool``, ``squares``, ``rounds`` if a pack limits their number, and those that extensions add.

    Args:
        table: the table as it stands at the end of a round.
    """
    check_kind(table, RollTable, "table", "a table of Roll for the Galaxy")
    reasons = ["pool"] if table.pool == 0 else []
    for number, seat in enumerate(table.seats):
        if seat.squares >= table.end_squares(number):
            reasons.append("squares")
            break
    if 0 < table.rules.numbers.most_rounds <= table.round:
        reasons.append("rounds")
    for hook in table.rules.extensions.end_reasons:
        reasons += hook(table)
    return tuple(reasons)
