"""The toy game with features that tell what a seat may not know, or something else than they say."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count

from starcup.features import Block, Features, Number, Slot, Things, amount, amounts, bag, one_hot
from tests.contract.broken.planting import plant
from tests.kernel.toy import ToyRules, ToyTable

HIGHEST = 9
CARDS = tuple(str(card) for card in range(HIGHEST + 1))
ToySlot = Slot[ToyTable]
ToyBlock = Block[ToyTable]


def hand(table: ToyTable, seat: int) -> tuple[int, ...]:
    return table.seats[seat].hand


def best_of_others(table: ToyTable, seat: int) -> int:
    hands = [player.hand or () for other, player in enumerate(table.seats) if other != seat]
    return max([max(cards, default=0) for cards in hands], default=0)


def dividing(table: ToyTable, seat: int) -> int:
    return 1 // table.at_stake


class ToyFeatures(Features[ToyTable, ToyRules]):
    """What a seat of the toy game may know."""

    def slots(self) -> Iterable[ToySlot]:
        yield Number("at-stake", 0, 40, lambda table, seat: table.at_stake)
        yield Things("hand", CARDS, hand, 3)

    def seat_slots(self) -> Iterable[ToySlot]:
        yield Number("score", 0, 60, lambda table, seat: table.seats[seat].score, (1, 5, 10, 20, 40))


def planted(name: str, slots: Callable[[], Iterable[ToySlot]], words: str, *, of_seats: bool = False) -> None:
    """Note a game whose features have some slots more."""

    class Planted(ToyFeatures):
        def slots(self) -> Iterable[ToySlot]:
            return (*super().slots(), *(() if of_seats else slots()))

        def seat_slots(self) -> Iterable[ToySlot]:
            return (*super().seat_slots(), *(slots() if of_seats else ()))

    plant(name, ToyRules, "features", words, features=Planted)


RISING = count()
planted(
    "a slot reads others' hands",
    lambda: [Number("best-of-others", 0, HIGHEST, best_of_others)],
    "slot 'best-of-others': seat 0 is told what it may not know: 'best-of-others>=1' is 1 on the table and 0 in its",
)
planted(
    "a slot of seats reads their hands",
    lambda: [Things("held", CARDS, hand, 3)],
    "slot 'held': it gives None; expected a tuple of numbers of things on what seat 0 may know",
    of_seats=True,
)
planted(
    "a slot has more of a thing than it says",
    lambda: [Things("lying", CARDS, lambda table, seat: (2, 2))],
    "slot 'lying': 'lying:2' is 2; expected 0 to 1",
)
planted(
    "the traits of a slot add up to more than it says",
    lambda: [Things("lying", CARDS, lambda table, seat: (1, 2), 1, [{"red": 2.0}] * len(CARDS))],
    "slot 'lying': 'lying~red' is 4; expected 0 to 2",
)
planted("a slot fails", lambda: [Number("odds", 0, 1, dividing)], "slot 'odds': it fails: ")
planted(
    "a slot of a number has none",
    lambda: [Number("odds", 0, 1, lambda table, seat: 0.5)],  # type: ignore[arg-type, return-value]
    "slot 'odds': it gives 0.5; expected a whole number",
)
planted(
    "two slots have one name",
    lambda: [Things("hand", CARDS, hand, 3)],
    "slot 'hand': its feature 'hand:0' is in another slot, too",
)
planted(
    "two things have one name",
    lambda: [Things("colour", ("red", "red"), lambda table, seat: (0,))],
    "slot 'colour': 2 things are called 'red'",
)
planted(
    "features differ from load to load",
    lambda: [Number(f"number-{next(RISING)}", 0, 1, lambda table, seat: 0)],
    "rules that are loaded once more have other features: ",
)


def planted_block(name: str, block: Callable[[], ToyBlock], words: str, *, of_seats: bool = False) -> None:
    """Note a game whose arrays have a block more."""

    class Planted(ToyFeatures):
        def array_slots(self) -> Iterable[ToySlot | ToyBlock]:
            return (*self.slots(), *(() if of_seats else (block(),)))

        def array_seat_slots(self) -> Iterable[ToySlot | ToyBlock]:
            return (*self.seat_slots(), *((block(),) if of_seats else ()))

    plant(name, ToyRules, "features", words, features=Planted)


def cards(table: ToyTable, seat: int) -> tuple[tuple[int, ...]]:
    return (hand(table, seat) or (),)


AT_RANDOM = count()
planted_block(
    "a block reads others' hands",
    lambda: Block((bag("held", CARDS, 3),), cards),
    "field 'held': seat 0 is told what it may not know: '1' of 'left1.held' is 1 on the table and 0 in its view",
    of_seats=True,
)
planted_block(
    "a block has more of a thing than it says",
    lambda: Block((bag("lying", CARDS), one_hot("top", CARDS)), lambda table, seat: ((2, 2), 1)),
    "fields 'lying', 'top': '2' of 'lying' is 2; expected 0 to 1",
)
planted_block(
    "a block reads something for too few of its fields",
    lambda: Block((bag("lying", CARDS), one_hot("top", CARDS)), lambda table, seat: ((2,),), kept=False),
    "fields 'lying', 'top': it ",
)
planted_block(
    "what a block keeps does not follow from what it reads",
    lambda: Block((amount("ticks", 0, 999),), lambda table, seat: (), lambda read: (next(AT_RANDOM),)),
    "field 'ticks': 'ticks' of 'ticks' was kept as 0 and is 1; expected what follows from `read`",
)
planted_block(
    "a block has numbers that are none",
    lambda: Block((amounts("odds", {"good": (0, 9)}),), lambda table, seat: ((0.5,),)),
    "field 'odds': it fails",
)
planted_block(
    "a block has a field of another's name",
    lambda: Block((amount("at-stake", 0, 40),), lambda table, seat: (table.at_stake,)),
    "field 'at-stake' of the arrays: 2 fields have this name; expected names of their own",
)
planted_block(
    "the bounds of a block are no 16-bit integers",
    lambda: Block((amount("funds", 0, 40_000),), lambda table, seat: (0,)),
    "field 'funds' of the arrays: 'funds' is from 0 to 40000; expected 16-bit integers, the lower one first",
)
planted_block(
    "arrays differ from load to load",
    lambda: Block((amount(f"number-{next(RISING)}", 0, 1),), lambda table, seat: (0,)),
    "of the arrays: rules that are loaded once more have other fields here; expected the same",
)


class NoFeatures(ToyFeatures):
    def slots(self) -> Iterable[ToySlot]:
        raise ZeroDivisionError("no features today")


plant("features can't be made", ToyRules, "features", "they can't be made: ", features=NoFeatures)
