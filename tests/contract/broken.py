"""The toy game with a fault planted in each: what the check of a game must find."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from attrs import define, evolve, frozen

from starcup import Choice, Event, IllegalChoice, Rng, SeatEvent, SeatScore
from starcup.games import AnyGame, GameDefinition
from starcup.kernel.journal import PackStamp
from starcup.making import AnyStep, Legal, OrderableQuestion, Step, Until
from starcup.messages import Message
from starcup.scene import Presenter
from starcup.words import Words
from tests.kernel.missions import MISSIONS, MissionRules, MissionTable, MissionView
from tests.kernel.test_a_question_of_sets import HAND, Market
from tests.kernel.toy import (
    CARDS,
    ROLL,
    STOP,
    TOY,
    CardSeen,
    Confirm,
    Deal,
    Pick,
    PlayCard,
    Push,
    RollDie,
    Show,
    ToyRules,
    ToyTable,
    ToyView,
    step,
)

Toy = GameDefinition[ToyTable, ToyView]
BROKEN: dict[str, tuple[AnyGame, str, str]] = {}
"""By name: the game, the check that must find it, and words of the finding."""


def plant(name: str, kind: type[ToyRules], check: str, words: str, **changes: Any) -> Toy:
    """Note a game with a fault."""
    game = evolve(TOY, loader=kind, **changes)
    BROKEN[name] = game, check, words
    return game


def plant_mission(name: str, told: str, loader: type[MissionRules] = MissionRules, **changes: Any) -> None:
    """Note a game with private missions that tells what is hidden."""
    BROKEN[name] = evolve(MISSIONS, loader=loader, **changes), "told", told


def steps(*others: type[AnyStep]) -> Mapping[str, type[AnyStep]]:
    """The steps of the toy game, some in the place of those of their kind."""
    return {**ToyRules.step_kinds, **{one.kind: one for one in others}}


# Secrets.


class LeaksHand(ToyRules):
    def view(self, table: ToyTable, seat: int) -> ToyView:
        view = super().view(table, seat)
        for one, player in zip(view.seats, table.seats, strict=True):
            one.hand = player.hand
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
            table.log[noted:] = [(CardTold, *one[1:]) if one[0] is CardSeen else one for one in table.log[noted:]]
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
        others = (one for number, one in enumerate(table.seats) if number != self.seat)
        return (STOP,) if any(max(one.hand, default=0) > 5 for one in others) else (STOP, ROLL)


class LeaksByQuestion(ToyRules):
    step_kinds = steps(AskedByOthersHands)


plant("a question depends on others' hands", LeaksByQuestion, "hidden", "may choose otherwise ('push')")


@frozen
class Peek(Push):
    """Shows what others hold, and may be taken back."""

    def take(self, table: ToyTable, choice: Choice) -> None:
        if choice is STOP:
            table.at_stake = sum(sum(one.hand) for one in table.seats)
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


# Worlds.


class SampledToy(ToyRules):
    """The toy game with worlds, in which nobody else has played a card yet."""

    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        own = view.seats[view.seat]
        for player, shown in zip(table.seats, view.seats, strict=True):
            if shown is not own:
                player.hand = tuple(sorted(1 + rng.below(9) for _ in range(len(own.hand) + len(own.played))))
                player.played = ()


class TooManyCards(SampledToy):
    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        super().deal_hidden(table, view, rng)
        table.seats[view.seat - 1].hand = (1,) * (CARDS + 1)


plant("worlds in which a hand has another size", TooManyCards, "worlds", "a hand of 4 cards")


class OtherStake(SampledToy):
    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        super().deal_hidden(table, view, rng)
        table.at_stake += 1


plant("worlds in which something open differs", OtherStake, "worlds", "at_stake: 0 or 1")


class OtherQuestion(SampledToy):
    def deal_hidden(self, table: ToyTable, view: ToyView, rng: Rng) -> None:
        super().deal_hidden(table, view, rng)
        if view.at_once and not view.seats[view.seat].played:
            view.flow = (view.flow[0], (Confirm(view.seat),), view.flow[2])


plant("worlds in which another question is asked", OtherQuestion, "worlds", "does not fit: its view shows flow")


class NoHands(ToyRules):
    def unseen(self, view: ToyView) -> Mapping[tuple[str, ...], Sequence[int]]:
        return {("played",): ()}


plant("worlds that leave something out", NoHands, "worlds", "while 'hand' of a seat is hidden")


# What is told before the end.


class KeepsTheTable(MissionRules):
    """Keeps the table that was looked at last."""

    def view(self, table: MissionTable, seat: int) -> MissionView:
        self.last = table
        return super().view(table, seat)


class LeaksByScores(KeepsTheTable):
    def current_scores(self, view: MissionView) -> tuple[SeatScore, ...]:
        return self.scores(self.last)


class LeaksByRound(KeepsTheTable):
    def round_number(self, view: MissionView) -> int:
        return view.round + sum(one.mission for one in self.last.seats)


class AsksForMissions(MissionRules):
    def round_number(self, view: MissionView) -> int:
        return view.round + sum(one.mission for one in view.seats)


class RoundOfEach(MissionRules):
    def round_number(self, view: MissionView) -> int:
        return view.round + sum(one.mission or 0 for one in view.seats)


class ScoringScene(Presenter[MissionTable, MissionView]):
    """Tells final scores: its ruleset keeps the table."""

    def status(self, view: MissionView) -> Message:
        assert isinstance(self.ruleset, KeepsTheTable)
        return Message("missions-status", points=tuple(one.total for one in self.ruleset.scores(self.ruleset.last)))


class TreasureWords(Words[MissionTable, MissionView]):
    def piece_in_sight(self, table: MissionTable, view: MissionView) -> str:
        return f"a treasure of {table.treasure}"


plant_mission("scores tell a mission", "current_scores(): seat 0 is told what it may not", LeaksByScores)
plant_mission("a hidden number counts in the round", "round_number(): seat 0 is told what it may not", LeaksByRound)
plant_mission(
    "a round is asked for what is hidden",
    "round_number(): it fails on what seat 0 may know: Type",
    AsksForMissions,
)
plant_mission("each seat has a round of its own", "round_number(): it is ", RoundOfEach)
plant_mission("a scene tells final scores", "scene(): seat 0 is told", KeepsTheTable, scene=ScoringScene)
plant_mission("words tell what no view shows", "piece_in_sight(): seat 0 is told what it may", words=TreasureWords)


# Chance.


@frozen
class DrawsMeanwhile(Confirm):
    def take(self, table: ToyTable, choice: Choice) -> None:
        table.draw("die", (1, 2, 3))


class ChanceAtOnce(ToyRules):
    step_kinds = steps(DrawsMeanwhile)


plant("chance is drawn while seats work at once", ChanceAtOnce, "play", "drawn while seats work at once")


@frozen
class ForgetsToAskAgain(RollDie):
    def run(self, table: ToyTable) -> Legal | None:
        value = table.draw("die", (1, 2, 2, 3, 3, 6), self.seat + 1)
        table.at_stake += value
        table.push(step(table, "push", self.seat))
        return None


class NotFromOutside(ToyRules):
    step_kinds = steps(ForgetsToAskAgain)


plant("a die can't come from outside", NotFromOutside, "outside", "supplied from outside")


_MEMORY = [0]


@frozen
class Remembers(Push):
    def take(self, table: ToyTable, choice: Choice) -> None:
        super().take(table, choice)
        _MEMORY[0] += 1
        table.seats[self.seat].score += _MEMORY[0] % 7


class OutsideTheTable(ToyRules):
    step_kinds = steps(Remembers)


plant("something is kept outside the table", OutsideTheTable, "repeat", "outside the table and its chance")


NAMES = ("ace", "king", "queen", "knave", "ten", "nine", "eight", "seven", "six", "five")


@frozen(eq=False)
class Call(Choice):
    pattern = "call {name}"
    name: str


@frozen
class ByHash(Confirm):
    def run(self, table: ToyTable) -> Legal | None:
        return tuple(map(Call.of, set(NAMES)))


class OrderOfASet(ToyRules):
    choice_kinds = (*ToyRules.choice_kinds, Call)
    step_kinds = steps(ByHash)


ORDER_OF_A_SET = plant("choices in the order of a set", OrderOfASet, "replay", "another hash seed")


# Choices.


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


# State.


class ForgetfulSave(ToyRules):
    def encode(self, table: ToyTable) -> bytes:
        twin = table.clone()
        twin.at_stake = 0
        return super().encode(twin)


plant("a save loses a field", ForgetfulSave, "saves", "something is kept outside the table")


class LosesOnLoad(ToyRules):
    def decode(self, data: bytes, *, other_packs: bool = False) -> ToyTable:
        table = super().decode(data, other_packs=other_packs)
        table.at_stake = 0
        return table


plant("a loaded game lacks a field", LosesOnLoad, "saves", "the loaded game differs")


@define(eq=False)
class SharingTable(ToyTable):
    def clone(self) -> Self:
        twin = super().clone()
        twin.seats = self.seats
        return twin


class Shares(ToyRules):
    def begin(self, players: int, seed: int) -> ToyTable:
        table = super().begin(players, seed)
        return SharingTable(
            ruleset=self, players=players, seed=seed, streams=table.streams, stack=table.stack,
            answered=table.answered, seats=table.seats,
        )  # fmt: skip


plant("a clone shares a list", Shares, "clones", "table.seats is one object in a game and its clone")


@frozen
class LosesACard(Show):
    def run(self, table: ToyTable) -> Legal | None:
        table.seats[0].hand = (*table.seats[0].hand, *range(CARDS + 1))
        return super().run(table)


class Unsound(ToyRules):
    step_kinds = steps(LosesACard)


plant("an invariant is broken", Unsound, "play", "a hand of")


# What the game says of itself.


class BadSum(ToyRules):
    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        return tuple(evolve(one, total=one.total + 1) for one in super().scores(table))


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


# What travels.


@frozen
class Heap(Event):
    """An event with something that JSON has no word for."""

    cards: object


class DealsHeaps(Deal):
    def run(self, table: ToyTable) -> Legal | None:
        found = super().run(table)
        if table.log is not None:
            table.note(Heap, object())
        return found


class SendsHeaps(ToyRules):
    event_kinds = (*ToyRules.event_kinds, Heap)
    step_kinds = steps(DealsHeaps)


plant("an event that is no JSON", SendsHeaps, "wire", "an event can't be sent as JSON")


class SendsNoNumber(ToyRules):
    def scores(self, table: ToyTable) -> tuple[SeatScore, ...]:
        never: Any = float("nan")
        return tuple(evolve(one, tie_break=never) for one in super().scores(table))


plant("a score that is no number", SendsNoNumber, "wire", "a score can't be sent as JSON")


class NeverAsks(ToyRules):
    def begin(self, players: int, seed: int) -> ToyTable:
        table = super().begin(players, seed)
        table.stack = []
        return table


plant("a game without a question", NeverAsks, "play", "nobody was asked anything")


class DealsAwry(Deal):
    def run(self, table: ToyTable) -> Legal | None:
        found = super().run(table)
        table.note(CardSeen, 0, 1, 2)
        return found


class NotesAwry(ToyRules):
    step_kinds = steps(DealsAwry)


plant("an event noted with other arguments", NotesAwry, "play", "event CardSeen can't be read from")


# Standing orders.

ALWAYS, FAILS = (
    Until[ToyView]("always", "at once", lambda then, now: True),
    Until[ToyView]("fails", "something fails", lambda then, now: 1 // now.at_stake > 9),
)
NEVER = Until[ToyView]("never", "never", lambda then, now: False)


class OrdersNothing(ToyRules):
    standing = (OrderableQuestion("confirm", ("halt at once",), (NEVER,)),)


class OrdersNoQuestion(ToyRules):
    standing = (OrderableQuestion("confirmm", ("stop",), (NEVER,)),)


class OrdersTwice(ToyRules):
    standing = (OrderableQuestion("confirm", ("stop",), (NEVER, NEVER)),)


class OrdersAtOnce(ToyRules):
    standing = (OrderableQuestion("confirm", ("stop",), (ALWAYS,)),)


class OrdersFail(ToyRules):
    standing = (OrderableQuestion("confirm", ("stop",), (FAILS,)),)


class OrdersAnything(ToyRules):
    standing = (OrderableQuestion("confirm", ("stop",), (NEVER,), at_first="roll"),)


class OrdersNowhere(ToyRules):
    standing = (OrderableQuestion("some", ("stop",), (NEVER,), step="confirm", where="it matters"),)


class OrdersSomewhere(ToyRules):
    standing = (
        OrderableQuestion[ToyView](
            "some", ("stop",), (NEVER,), step="confirm", where="it fails", applies=lambda view, asked: 1 // 0 > 1
        ),
    )


plant("an order at first that can't be ordered", OrdersAnything, "definition", "at first 'roll' for the question")
plant("an order for an unknown part of a question", OrdersNowhere, "definition", "all of step, applies and where")
plant("a test of an order that fails", OrdersSomewhere, "beforehand", "ZeroDivisionError")
plant("an order is no choice", OrdersNothing, "beforehand", "'halt at once' is no choice of the game")
plant("an order for no question", OrdersNoQuestion, "definition", "no question 'confirmm' (did you mean 'confirm'?)")
plant("two conditions of one name", OrdersTwice, "definition", "two conditions of the question 'confirm'")
plant("an order that is over at once", OrdersAtOnce, "beforehand", "met as soon as it is ordered")
plant("a condition that fails", OrdersFail, "beforehand", "ZeroDivisionError")


# Domains.

SAID = {"card": tuple(range(1, 10)), "what": ("roll", "stop")}


class CardOfNoDomain(ToyRules):
    domains = {**SAID, "card": tuple(range(1, 9))}  # noqa: RUF012


class FieldOfNoDomain(ToyRules):
    domains = {"card": SAID["card"]}  # noqa: RUF012


class ItemOfNoDomain(Market):
    domains = {"what": ("done",), "items": tuple(name for name, _ in HAND[:-1])}  # noqa: RUF012


plant(
    "a domain lacks a value", CardOfNoDomain, "kinds", "choice PlayCard: it has no number: 'play {card}': 9 is not in"
)
plant("a field has no domain", FieldOfNoDomain, "kinds", "choice Dare, field 'what': field 'what' has no domain")
plant("a domain lacks an item", ItemOfNoDomain, "kinds", "choice Pay: it has no number: 'pay")
