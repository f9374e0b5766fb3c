"""Choices that can't be told apart, read or made, and refusals that fail."""

from __future__ import annotations

from attrs import frozen

from starcup import Choice, IllegalChoice
from starcup.making import Legal
from tests.contract.broken.planting import plant, steps
from tests.kernel.toy import Confirm, Pick, PlayCard, Push, ToyRules, ToyTable


@frozen
class TwoOfOneText(Confirm):
    def run(self, table: ToyTable) -> Legal | None:
        return (PlayCard(1), PlayCard(1))


class Ambiguous(ToyRules):
    step_kinds = steps(TwoOfOneText)


plant("two choices have one text", Ambiguous, "play", "two choices of one text")


@frozen(eq=False)
class Shout(Choice):
    pattern = "Shout {word}"
    word: str


@frozen
class CantBeRead(Confirm):
    def run(self, table: ToyTable) -> Legal | None:
        return (Shout("aye"), Shout("nay"))


class Unreadable(ToyRules):
    choice_kinds = (*ToyRules.choice_kinds, Shout)
    step_kinds = steps(CantBeRead)


plant("a choice can't be read back", Unreadable, "play", "can't be read back")


@frozen
class Stuck(Confirm):
    def run(self, table: ToyTable) -> Legal | None:
        return ()


class NoChoice(ToyRules):
    step_kinds = steps(Stuck)


plant("a seat is stuck", NoChoice, "play", "without a legal choice")


@frozen
class ForEver(Push):
    def take(self, table: ToyTable, choice: Choice) -> None:
        table.push(self)


class NoEnd(ToyRules):
    step_kinds = steps(ForEver)


plant("a game has no end", NoEnd, "play", "no end after 800 choices")


@frozen
class RaisesWhenRefusing(Pick):
    def refuse(self, table: ToyTable, choice: Choice) -> IllegalChoice:
        assert isinstance(choice, PlayCard)
        return IllegalChoice("no-card", "TOY-1", f"not yet: {table.seats[self.seat].played[0]}")


class BadRefusal(ToyRules):
    step_kinds = steps(RaisesWhenRefusing)


plant("a refusal raises", BadRefusal, "refusals", "IndexError")


@frozen
class ChangesWhenRefusing(Pick):
    def refuse(self, table: ToyTable, choice: Choice) -> IllegalChoice:
        table.at_stake += 1
        return super().refuse(table, choice)


class CostlyRefusal(ToyRules):
    step_kinds = steps(ChangesWhenRefusing)


plant("a refusal changes the table", CostlyRefusal, "refusals", "changed the game")
