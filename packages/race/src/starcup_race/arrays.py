"""The arrays of Race for the Galaxy: a position as one seat sees it in named cells, read block by block."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from starcup.features import Block, amounts, bag, one_of
from starcup.making import Made
from starcup_race._rules.cards import GOODS, NOTHING
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.scoring import bonus
from starcup_race._rules.seat import Seat
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import CONSUME
from starcup_race._rules.view import choosing

MOST_CARDS, MOST_HAND, MOST_CHIPS, MOST_BONUS, MOST_ROUNDS, MOST_USES = 20, 30, 60, 60, 40, 4
Numbers = tuple[int, ...]
Lying = tuple[Numbers, tuple[int | bool, ...], Numbers]
"""A tableau, the goods beside it, and the kinds of goods if extensions have a say in them."""


def of_table(rules: RaceRuleset) -> Iterator[Block[RaceTable]]:
    """Yield the blocks of the table, and of the viewer's own secrets and answers.

    Args:
        rules: those of the game.
    """
    plan, keys, cards = rules.plan, rules.keys, len(rules.cards)
    pool = rules.numbers.pool_per_player * rules.seats[-1]
    table = {"pool": (-pool, pool), "round": (0, MOST_ROUNDS), "supply": (0, cards), "discards": (0, cards)}

    def read_table(table: RaceTable, seat: int) -> tuple[Any, ...]:
        numbers = table.pool, table.round, len(table.supply), len(table.discards)
        return numbers, table.phase, table.occurring

    yield Block(
        (amounts("table", table), one_of("phase", plan.phase_keys), bag("occurring", plan.phase_keys, 2)),
        read_table,
        kept=False,
    )

    def read_own(table: RaceTable, seat: int) -> tuple[Any, ...]:
        owner = table.seats[seat]
        draft, unused = owner.draft, owner.unused
        actions = draft if draft and choosing(table) else ()  # type: ignore[arg-type]  # a table has what it asks for
        left = (unused, owner.active, table.phase) if unused else NONE_LEFT
        return owner.hand, owner.looking, () if actions else draft, actions, owner.using, owner.placed, left

    def unused(left: tuple[Numbers, Numbers, int]) -> Iterable[int]:
        powers, active, phase = left
        if phase != CONSUME:
            return powers  # cards
        uses = rules.compiled[active].uses
        return [uses[power].card for power in powers]

    own = (
        bag("hand", keys),
        bag("looking", keys),
        bag("set-aside", keys),
        bag("chosen", plan.action_keys, 2),
        bag("using", keys),
        one_of("placed", keys),
        bag("unused", keys, MOST_USES, unused),
    )
    yield Block(own, read_own, kept=False)


NONE_LEFT: tuple[Numbers, Numbers, int] = (), (), NOTHING


def of_seat(rules: RaceRuleset) -> Iterator[Block[RaceTable]]:
    """Yield the blocks of each seat, which everybody may see.

    Args:
        rules: those of the game.
    """
    plan, keys, cards = rules.plan, rules.keys, rules.cards
    scoring = frozenset([card.index for card in cards if card.rows.score])
    numbers = {
        "cards": (0, MOST_CARDS),
        "in-hand": (0, MOST_HAND),
        "looking": (0, MOST_HAND),
        "chips": (0, MOST_CHIPS),
        "bonus": (0, MOST_BONUS),
    }

    def vp(key: tuple[Numbers, int]) -> int:
        seat = Seat(tableau=key[0], chips=key[1])
        return sum([bonus(rules, seat, cards[card]) for card in key[0] if card in scoring])

    bonuses = Made(vp)

    def read_numbers(table: RaceTable, seat: int) -> tuple[Any, ...]:
        owner = table.seats[seat]
        tableau, chips = owner.tableau, owner.chips
        points = 0 if scoring.isdisjoint(tableau) else bonuses[tableau, chips]
        return (
            (len(tableau), len(owner.hand), len(owner.looking), chips, points),
            owner.produced,
            owner.actions,
        )

    fields = (
        amounts("numbers", numbers),
        amounts("produced", dict.fromkeys(GOODS, (0, MOST_CARDS))),
        bag("actions", plan.action_keys, 2),
    )
    yield Block(fields, read_numbers, kept=False)

    def read_tableau(table: RaceTable, seat: int) -> Lying:
        owner = table.seats[seat]
        tableau, goods = owner.tableau, owner.goods  # a good is a hidden card: in views True or False
        if not rules.extended:
            return tableau, goods, ()
        # What extensions make of a good may depend on the whole table.
        return tableau, goods, tuple([table.good_kind(seat, card) for card in _loaded(tableau, goods)])

    def of_tableau(lying: Lying) -> tuple[Numbers, Numbers, Numbers]:
        tableau, goods, kinds = lying
        loaded = _loaded(tableau, goods)
        return tableau, loaded, kinds or tuple([cards[card].good for card in loaded])

    lying = bag("tableau", keys), bag("loaded", keys), bag("goods", GOODS, MOST_CARDS)
    yield Block(lying, read_tableau, of_tableau)


def _loaded(tableau: Numbers, goods: tuple[int | bool, ...]) -> Numbers:
    """Return the cards on which a good lies."""
    if not goods or max(goods) < 0:
        return ()
    lying = zip(tableau, goods, strict=True)
    return tuple([card for card, good in lying if good is not False and good >= 0])
