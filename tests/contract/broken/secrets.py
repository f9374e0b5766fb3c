"""Faults that show a seat what it may not know, in views, events and questions."""

from __future__ import annotations

from attrs import frozen

from starcup import Choice, Event, SeatEvent
from starcup.making import Legal
from tests.contract.broken.planting import plant, steps
from tests.kernel.toy import ROLL, STOP, CardSeen, Deal, Pick, Push, ToyRules, ToyTable, ToyView, step


class LeaksHand(ToyRules):
    def view(self, table: ToyTable, seat: int) -> ToyView:
        view = super().view(table, seat)
        for seat_view, player in zip(view.seats, table.seats, strict=True):
            seat_view.hand = player.hand
        return view


plant("a view shows others' hands", LeaksHand, "hidden", "its view shows seats")


class LeaksSeed(ToyRules):
    def view(self, table: ToyTable, seat: int) -> ToyView:
        view = super().view(table, seat)
        view.at_stake = table.streams[0]
        return view


plant("a view shows what chance will bring", LeaksSeed, "hidden", "what chance will bring")


@frozen
class CardTold(SeatEvent):
    card: int


@frozen
class OpenDeal(Deal):
    def run(self, table: ToyTable) -> Legal | None:
        noted = len(table.log or ())
        asked = super().run(table)
        if table.log is not None:
            table.log[noted:] = [
                (CardTold, *event[1:]) if event[0] is CardSeen else event for event in table.log[noted:]
            ]
        return asked


class LeaksByDeal(ToyRules):
    event_kinds: tuple[type[Event], ...] = (*ToyRules.event_kinds, CardTold)
    step_kinds = steps(OpenDeal)


plant("an event tells everybody what is dealt", LeaksByDeal, "draws", "hears CardTold")


@frozen
class TellingStop(Push):
    def take(self, table: ToyTable, choice: Choice) -> None:
        super().take(table, choice)
        for seat, player in enumerate(table.seats):
            table.note(CardTold, seat, sum(player.hand))


class LeaksByEvent(ToyRules):
    event_kinds: tuple[type[Event], ...] = (*ToyRules.event_kinds, CardTold)
    step_kinds = steps(TellingStop)


plant("an event tells everybody what is held", LeaksByEvent, "hidden", "hears CardTold")


@frozen
class AskedByOthersHands(Push):
    always_asks = True

    def run(self, table: ToyTable) -> Legal | None:
        others = (player for number, player in enumerate(table.seats) if number != self.seat)
        return (STOP,) if any(max(player.hand, default=0) > 5 for player in others) else (STOP, ROLL)


class LeaksByQuestion(ToyRules):
    step_kinds = steps(AskedByOthersHands)


plant("a question depends on others' hands", LeaksByQuestion, "hidden", "may choose otherwise ('push')")


@frozen
class Peek(Push):
    """Shows what others hold, and may be taken back."""

    def take(self, table: ToyTable, choice: Choice) -> None:
        if choice is STOP:
            table.at_stake = sum(sum(player.hand) for player in table.seats)
            table.push(step(table, "confirm", self.seat))
        else:
            super().take(table, choice)


class UndoneLook(ToyRules):
    step_kinds = steps(Peek)


plant("a look can be taken back", UndoneLook, "hidden", "may take back")


@frozen
class SeenMeanwhile(Pick):
    def take(self, table: ToyTable, choice: Choice) -> None:
        super().take(table, choice)
        table.at_stake += 1


class LeaksMeanwhile(ToyRules):
    step_kinds = steps(SeenMeanwhile)


plant("others see an answer while all are asked at once", LeaksMeanwhile, "at-once", "at_stake")
