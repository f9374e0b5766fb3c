"""Manage Empire: recruit, recall, the check for the end (MANAGE, END)."""

from __future__ import annotations

from starcup.kernel.choices import Choice
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.interning import interned
from starcup.kernel.steps import Legal, SeatStep, Step
from starcup.kernel.values import frozen
from starcup.roll import choices, events, grants
from starcup.roll.dice import NONE, ONE, Dice, ascending, kinds, total
from starcup.roll.scoring import final_scores, winners
from starcup.roll.seat import NOTHING
from starcup.roll.table import RollTable


@frozen
class Recruit(SeatStep[RollTable]):
    """Dice from Citizenry to the cup for credits, as far as they go (MANAGE-2 to MANAGE-5)."""

    kind = "recruit"
    question = "Which die do you recruit? Your credits don't reach for all."
    least: int = 0

    def run(self, table: RollTable) -> Legal | None:
        seat, numbers = table.seats[self.seat], table.rules.numbers
        dice, most = seat.citizenry, seat.credits // numbers.recruit_cost
        if dice and most:
            if total(dice) <= most:
                self._recruit(table, dice)
            elif len(kinds(dice)) > 1:
                return table.rules.offers.recruit(ascending(dice, self.least, most))
            else:
                self._recruit(table, Dice(ONE[kinds(dice)[0]] * most))
        seat.credits = max(seat.credits, numbers.least_credits)
        return None

    def _recruit(self, table: RollTable, dice: Dice) -> None:
        seat = table.seats[self.seat]
        seat.citizenry = Dice(seat.citizenry - dice)
        seat.cup = Dice(seat.cup + dice)
        seat.credits -= total(dice) * table.rules.numbers.recruit_cost
        if table.log is not None:
            table.log.append((events.Recruited, self.seat, dice))
        for hook in table.rules.extensions.recruited:
            hook(table, self.seat, dice)

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, choices.Recruit)
        kind = table.rules.die_index[choice.colour]
        self._recruit(table, ONE[kind])
        table.push(_recruit(self.seat, kind))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, choices.Recruit):
            if choice.colour not in table.names(table.seats[self.seat].citizenry):
                return IllegalChoice("not-there", "MANAGE-2", f"no {choice.colour} die lies in your Citizenry.")
            earlier = table.rules.die_index[choice.colour] < self.least
            way = "undo to recruit an earlier one" if earlier else "your credits reach for more, so name another first"
            message = f"dice are asked for in the order of their colours; {way}."
            return IllegalChoice("colour-order", "MANAGE-4", message)
        return IllegalChoice("must-recruit", "MANAGE-3", "recruiting goes on until Citizenry or credits are used up.")


STACKS = (grants.DEVELOPERS, grants.SETTLERS)
"""Where dice to be recalled may lie besides worlds."""


@frozen
class Recall(SeatStep[RollTable]):
    """Developers, settlers and goods back to the cup, any number, at least one if the cup is empty (MANAGE-7, 9).

    ``least`` is the place, among all places and colours, of the die recalled last.
    """

    kind = "recall"
    question = "Recall a developer, settler or good?"
    least: tuple[int, int] = (0, 0)

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        if not (seat.developers or seat.settlers or any(seat.goods)):
            return None
        legal: list[Choice] = [choices.DONE] if seat.cup else []
        pieces = table.rules.offers.recall
        first, least = self.least
        for index, place, lying in self._places(table):
            if index > first:
                legal += pieces(place, kinds(lying))
            elif index == first:
                legal += pieces(place, tuple(colour for colour in kinds(lying) if colour >= least))
        return tuple(legal)

    def _places(self, table: RollTable) -> list[tuple[int, str, Dice]]:
        """The places with dice that can be recalled: both stacks, then worlds in the order of the tableau."""
        seat, faces = table.seats[self.seat], table.rules.faces
        found = []
        if seat.developers:
            found.append((0, grants.DEVELOPERS, seat.developers))
        if seat.settlers:
            found.append((1, grants.SETTLERS, seat.settlers))
        for index, goods in enumerate(seat.goods, len(STACKS)):
            if goods:
                found.append((index, faces[seat.tableau[index - len(STACKS)]].key, goods))
        return found

    def take(self, table: RollTable, choice: Choice) -> None:
        if choice is choices.DONE:
            return
        assert isinstance(choice, choices.Recall)
        seat = table.seats[self.seat]
        colour = table.rules.worker_index[choice.colour]
        if choice.place in STACKS:
            index = STACKS.index(choice.place)
        else:
            index = len(STACKS) + seat.tableau.index(table.rules.face_index[choice.place])
        grants.take_from(table, self.seat, colour, choice.place)
        table.take_back(self.seat, ONE[colour])
        table.note(events.Recalled, self.seat, choice.colour, choice.place)
        table.push(_recall(self.seat, (index, colour)))
        for hook in table.rules.extensions.recalled:
            hook(table, self.seat, choice.colour, choice.place)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, choices.Done):
            return IllegalChoice("empty-cup", "MANAGE-9", "your cup is empty: recall at least one die.")
        if isinstance(choice, choices.Recall):
            known = {place: lying for _, place, lying in self._places(table)}
            if choice.colour not in table.names(known.get(choice.place, NONE)):
                return IllegalChoice(
                    "not-there", "MANAGE-7", f"no {choice.colour} die of yours lies at {choice.place!r}."
                )
            return IllegalChoice(
                "place-order", "MANAGE-7", "dice are asked for place by place; undo to recall an earlier one."
            )
        return IllegalChoice("not-now", "MANAGE-7", "recall dice, or be done.")


@frozen
class CheckEnd(Step[RollTable]):
    """Reset the phase tiles; end the game if a condition holds, else begin the next round (MANAGE-13, END-1)."""

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
    """Why the game ends at this check: ``pool``, ``squares``, what extensions add; not at all if empty (END-1)."""
    reasons = []
    if table.pool == 0:
        reasons.append("pool")
    if any(seat.squares >= table.end_squares(number) for number, seat in enumerate(table.seats)):
        reasons.append("squares")
    for hook in table.rules.extensions.end_reasons:
        reasons += hook(table)
    return tuple(reasons)


_recruit = interned(Recruit)
_recall = interned(Recall)
