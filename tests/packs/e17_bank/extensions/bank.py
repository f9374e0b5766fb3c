"""A bank at the end of each round asks three kinds of questions: an amount, a die, and yes or no.

How much to pay in (it is secret until the end, and worth 1 VP for $3); if that
was $3 or more, which die of the cup to put into Citizenry for $1; and whether
to do so once more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from attrs import evolve, frozen

from starcup import Choice, Rng
from starcup.extensions import State, after
from starcup.making import AnyStep, Legal, Own, SeatStep, Step, UntilEnd  # fmt: skip
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable, RollView, end_reasons, table_of
from starcup.roll.dice import ONE, Dice, kinds, total

NAME = "bank"


@frozen
class Account(State):
    """What a player has paid in; only he knows until the game is over."""

    paid: UntilEnd[Own[int]] = 0


@frozen(eq=False)
class Pay(PowerChoice):
    """Pay $``amount`` in."""

    pattern: ClassVar[str] = "pay {power} {amount}"
    amount: int

    def play(self, table: object, seat: int) -> None:
        rolling = table_of(table)
        rolling.pay_credits(seat, self.amount)
        mine = rolling.seat_state(seat, Account)
        rolling.set_seat_state(seat, evolve(mine, paid=mine.paid + self.amount))


@frozen(eq=False)
class Pledge(PowerChoice):
    """Put the die into Citizenry for $1."""

    pattern: ClassVar[str] = "pledge {power} {colour}"
    colour: str

    def play(self, table: object, seat: int) -> None:
        rolling = table_of(table)
        die, owner = ONE[rolling.rules.die_index[self.colour]], rolling.seats[seat]
        owner.cup = Dice(owner.cup - die)
        owner.citizenry = Dice(owner.citizenry + die)
        rolling.gain_credits(seat, 1, self.power)


@frozen(eq=False)
class Answer(PowerChoice):
    """Once more, or not."""

    pattern: ClassVar[str] = "answer {power} {answer}"
    answer: str


@frozen
class OpenBank(Step[RollTable]):
    """Everybody in strict order."""

    kind: ClassVar[str] = "open-bank"

    def run(self, table: RollTable) -> Legal | None:
        for number in reversed(table.order):
            table.push(AskAmount(number))
        return None


@frozen
class AskAmount(SeatStep[RollTable]):
    """How much?"""

    kind: ClassVar[str] = "bank-amount"
    question: ClassVar[str] = "How much do you pay in?"

    def run(self, table: RollTable) -> Legal | None:
        return tuple(Pay(NAME, amount) for amount in range(table.seats[self.seat].credits + 1))

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Pay)
        choice.play(table, self.seat)
        if choice.amount >= 3:
            table.push(AskDie(self.seat))


@frozen
class AskDie(SeatStep[RollTable]):
    """Which die?"""

    kind: ClassVar[str] = "bank-die"
    question: ClassVar[str] = "Which die do you pledge?"

    def run(self, table: RollTable) -> Legal | None:
        cup = table.seats[self.seat].cup
        return tuple(Pledge(NAME, table.rules.die_keys[kind]) for kind in kinds(cup)) if total(cup) > 1 else None

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Pledge)
        choice.play(table, self.seat)
        table.push(AskAgain(self.seat))


@frozen
class AskAgain(SeatStep[RollTable]):
    """Yes or no?"""

    kind: ClassVar[str] = "bank-again"
    question: ClassVar[str] = "Do you pledge another die?"

    def run(self, table: RollTable) -> Legal | None:
        return (Answer(NAME, "no"), Answer(NAME, "yes"))

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Answer) and choice.answer == "yes":
            table.push(AskDie(self.seat))


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Account()


@hookimpl
def sample_seat_state(view: RollView, seat: int, rng: Rng) -> State:
    paid = view.seat_extensions[seat][NAME]["paid"]
    return Account(paid if isinstance(paid, int) else rng.below(4))


@hookimpl
def faults(table: RollTable) -> tuple[str, ...]:
    paid = [table.seat_state(seat, Account).paid for seat in range(len(table.seats))]
    return () if min(paid, default=0) >= 0 else (f"bank: accounts {paid}",)


@hookimpl
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "manage", OpenBank())


@hookimpl
def score_lines(table: RollTable, seat: int) -> tuple[tuple[str, int], ...]:
    # Accounts are shown when the game is over; before that nobody is told of another's.
    return (("Bank", table.seat_state(seat, Account).paid // 3),) if end_reasons(table) else ()
