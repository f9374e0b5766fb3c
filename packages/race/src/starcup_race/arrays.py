"""The arrays of Race for the Galaxy: a position as one seat sees it in named cells, read block by block."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starcup.features import Block, amounts, bag, one_hot
from starcup.making import Made
from starcup_race._rules.cards import GOODS
from starcup_race._rules.definitions import CONSUME
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.scoring import bonus
from starcup_race._rules.seat import Seat
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import choosing

MOST_CARDS, MOST_HAND, MOST_CHIPS, MOST_BONUS, MOST_ROUNDS, MOST_USES = 20, 30, 60, 60, 40, 4
Numbers = tuple[int, ...]
Lying = tuple[Numbers, tuple[int | bool, ...], Numbers]
"""A tableau, the goods beside it, and the kinds of goods if extensions have a say in them."""


def of_table(rules: RaceRuleset) -> Iterator[Block[RaceTable]]:
    """Yield the block of the table, and of the viewer's own secrets and answers."""
    plan, keys, cards = rules.plan, rules.keys, sum([card.copies for card in rules.cards])
    copies = max([card.copies for card in rules.cards])
    pool = rules.numbers.pool_per_player * rules.seats[-1]
    numbers = {"pool": (0, pool), "round": (0, MOST_ROUNDS), "supply": (0, cards), "discards": (0, cards)}

    def read(table: RaceTable, seat: int) -> tuple[Any, ...]:
        owner, phase = table.seats[seat], table.phase
        draft, unused, chosen = owner.draft, owner.unused, ()
        if draft and choosing(table):  # type: ignore[arg-type]  # a table has what it asks for
            draft, chosen = (), draft
        return (
            (table.pool, table.round, len(table.supply), len(table.discards)),
            phase,
            table.occurring,
            owner.hand,
            owner.looking,
            draft,
            chosen,
            owner.using,
            owner.placed,
            owner.produced,
            of_cards(unused, owner.active, phase) if unused else (),
        )

    def of_cards(unused: Numbers, active: Numbers, phase: int) -> Numbers:
        """Return powers that are left by their cards; in Consume they are numbered."""
        if phase != CONSUME:
            return unused
        uses = rules.compiled[active].uses
        return tuple([uses[power].card for power in unused])

    cells = (
        amounts("table", numbers),
        one_hot("phase", plan.phase_keys),
        bag("occurring", plan.phase_keys, 2),
        bag("hand", keys, copies),
        bag("looking", keys, copies),
        bag("set-aside", keys, copies),
        bag("chosen", plan.action_keys, 2),
        bag("using", keys),
        one_hot("placed", keys),
        amounts("produced", dict.fromkeys(GOODS, (0, MOST_CARDS))),
        bag("unused", keys, MOST_USES),
    )
    yield Block(cells, read, kept=False)


def of_seat(rules: RaceRuleset) -> Iterator[Block[RaceTable]]:
    """Yield the blocks of each seat, which everybody may see."""
    plan, keys, cards = rules.plan, rules.keys, rules.cards
    scoring = frozenset([card.index for card in cards if card.rows.score])
    numbers = {
        "cards": (0, MOST_CARDS),
        "in-hand": (0, MOST_HAND),
        "looking": (0, MOST_HAND),
        "chips": (0, MOST_CHIPS),
        "bonus": (0, MOST_BONUS),
    }

    def points(tableau: Numbers) -> tuple[int, tuple[tuple[int, int], ...]]:
        """Return the bonus of a tableau without chips, and what chips add: VP for each so many."""
        seat = Seat(tableau=tableau)
        rows = [row for card in tableau if card in scoring for row in cards[card].rows.score]
        without = sum([bonus(rules, seat, cards[card]) for card in tableau if card in scoring])
        return without, tuple([(row.vp, row.chips) for row in rows if row.chips])

    bonuses = Made(points)

    def read_numbers(table: RaceTable, seat: int) -> tuple[Any, ...]:
        owner = table.seats[seat]
        tableau, chips, vp = owner.tableau, owner.chips, 0
        if not scoring.isdisjoint(tableau):
            vp, each = bonuses[tableau]
            for points, number in each:
                vp += points * (chips // number)
        return (len(tableau), len(owner.hand), len(owner.looking), chips, vp), owner.actions

    yield Block((amounts("numbers", numbers), bag("actions", plan.action_keys, 2)), read_numbers, kept=False)

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
