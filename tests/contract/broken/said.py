"""What a game says of itself, and is not so."""

from __future__ import annotations

from attrs import evolve, frozen

from starcup import SeatScore
from starcup.kernel.journal import PackStamp
from starcup.making import Legal, Step
from tests.contract.broken.planting import plant, steps
from tests.kernel.toy import CardSeen, PlayCard, Show, ToyRules, ToyTable


class BadSum(ToyRules):
    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        return tuple(evolve(score, total=score.total + 1) for score in super().scores(table))


plant("score lines don't add up", BadSum, "scores", "add up to")


class OddWinner(ToyRules):
    def winners(self, table: ToyTable) -> tuple[int, ...]:
        return (table.players,)


plant("a winner is no seat", OddWinner, "scores", "winners() gives")


class UnlistedEvent(ToyRules):
    event_kinds = (CardSeen,)


plant("an event is not listed", UnlistedEvent, "kinds", "event Shown is not in event_kinds")


class UnlistedChoice(ToyRules):
    choice_kinds = (PlayCard,)


plant("a choice is not listed", UnlistedChoice, "play", "can't be read back")


@frozen
class Unlisted(Step[ToyTable]):
    kind = "unlisted"

    def run(self, table: ToyTable) -> Legal | None:
        return None


@frozen
class PushesUnlisted(Show):
    def run(self, table: ToyTable) -> Legal | None:
        table.stack.insert(0, Unlisted())
        return super().run(table)


class UnlistedStep(ToyRules):
    step_kinds = steps(PushesUnlisted)


plant("a step is not listed", UnlistedStep, "kinds", "step Unlisted is not in step_kinds")


class TakesAnyNumber(ToyRules):
    def begin(self, players: int, seed: int) -> ToyTable:
        table = super().begin(min(max(players, 1), 4), seed)
        if players not in range(1, 5):
            table.players = players
        return table


plant("too many may play", TakesAnyNumber, "seats", "a game for 0 begins")


class FewerSeats(ToyRules):
    seats = range(1, 4)


said = "seats: range(1, 5) in the definition, range(1, 4) in the ruleset"
plant("ruleset and definition say other numbers of seats", FewerSeats, "definition", said)
plant("not all numbers of seats can play", ToyRules, "seats", "a game for 5 can't begin", seats=range(1, 6))


class OtherKey(ToyRules):
    game = "toys"


plant("the ruleset is of another game", OtherKey, "definition", "expected game = 'toy' (did you mean 'toy'?)")
plant("a facet is not there", ToyRules, "definition", "its testing 'nowhere:Kit' can't be had", testing="nowhere:Kit")
plant("a facet of another kind", ToyRules, "definition", "packs should be a subclass of PackFormat", packs=dict)


class NoStamp(ToyRules):
    def stamps(self) -> tuple[PackStamp, ...]:
        return super().stamps() * 2


plant("a pack is named twice", NoStamp, "definition", "expected one for each pack")
