"""The cards of several packs combined: numbered, and checked each by itself and against each other."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

from starcup.making import frozen
from starcup.packed import Claims, PackPieces, Row, Unquoted
from starcup_race._rules.cards import GOODS, NOTHING, Card
from starcup_race._rules.definitions import Numbers
from starcup_race._rules.pack_files import CARDS, DEVELOPMENTS, WORLDS, CardRow, WorldRow
from starcup_race._rules.power_terms import PowerRows

CardT = TypeVar("CardT", bound=CardRow)

FOR_A_ROUND = 32
"""The number of cards that there have to be besides start worlds and those that are dealt, for a first round."""
MOST_DECK = 1_000
"""The largest number of cards: bits of a mask stand for designs, and every card is listed in a save."""

_KEYWORD = re.compile(r"[a-z][a-z0-9_]*")


@frozen
class Design:
    """A card as it is written in a pack, and the name of the pack."""

    pack: str
    row: CardRow

    @property
    def key(self) -> str:
        """The key of the card."""
        return self.row.key

    @property
    def is_start(self) -> bool:
        """True for a start world."""
        return isinstance(self.row, WorldRow) and self.row.start is not None

    def card(self, index: int, rows: PowerRows, own: tuple[str, ...] = ()) -> Card:
        """Return the card."""
        row = self.row
        world = (
            row if isinstance(row, WorldRow) else WorldRow(key=row.key, name=row.name, cost=getattr(row, "cost", None))
        )
        return Card(
            index,
            row.key,
            row.name,
            world is row,
            (world.cost if world.defense is None else world.defense) or 0,
            military=world.defense is not None,
            vp=row.vp,
            good=NOTHING if world.good is None else GOODS.index(world.good),
            windfall=world.source == "windfall",
            keywords=row.keywords,
            copies=row.copies,
            start=NOTHING if world.start is None else world.start,
            preset=NOTHING if row.preset is None else row.preset,
            rows=rows,
            own=own,
            pack=self.pack,
        )


def designs_of(packs: Sequence[PackPieces], claims: Claims) -> tuple[Design, ...]:
    """Return the cards of packs in the order of their numbers: pack by pack, worlds first.

    Cards that can't be, and two of one name, are noted as faults in the documents.
    """
    designs: list[Design] = []
    for pieces in packs:
        for world in pieces.of(WORLDS):
            _check_card(claims, world)
            _check_world(claims, world)
            designs.append(Design(pieces.pack.name, world.value))
        for development in pieces.of(DEVELOPMENTS):
            _check_card(claims, development)
            designs.append(Design(pieces.pack.name, development.value))
    return tuple(designs)


def _check_card(claims: Claims, row: Row[CardT]) -> None:
    card = row.value
    claims.side(card.key, card.name, row, (), "card")
    for place, keyword in enumerate(card.keywords):
        if not _KEYWORD.fullmatch(keyword):
            row.fault(("keywords", place), "a keyword of a-z, 0-9 and _ that begins with a letter", keyword)
        if keyword in card.keywords[:place]:
            row.fault(("keywords", place), "each keyword once", keyword)


def _check_world(claims: Claims, row: Row[WorldRow]) -> None:
    world = row.value
    if (world.cost is None) == (world.defense is None):
        stated = Unquoted("neither" if world.cost is None else "both")
        row.fault(() if world.cost is None else "defense", "a cost, or the defense of a military world", stated)
    if world.good is None and world.source is not None:
        row.fault("source", f"a source together with a good ({', '.join(GOODS)})", Unquoted("no good"))
    if world.good is not None and world.source is None:
        row.fault("good", "a source (production or windfall) together with a good", Unquoted("no source"))
    if world.start is None:
        return
    claims.claim("start world", str(world.start), row, ("start",), Unquoted(str(world.start)), "a number of its own")
    if world.preset is not None:
        row.fault("preset", "a preset hand for a card that is no start world", world.preset)
    if world.copies != 1:
        row.fault("copies", "a start world only once", world.copies)


def unplayable(designs: Sequence[Design], numbers: Numbers) -> Iterator[tuple[str, str, int]]:
    """Yield what keeps the cards of all packs from being played with (SETUP-5, SETUP-7): file, expected, found."""
    starts = sum(design.is_start for design in designs)
    deck = sum(design.row.copies for design in designs if not design.is_start)
    most = numbers.most_players
    if starts < most:
        yield CARDS, f"at least {most} start worlds in all packs together, one for each player", starts
    if deck < (least := most * (numbers.dealt + 1) + FOR_A_ROUND):
        yield CARDS, f"at least {least} cards besides start worlds in all packs together", deck
    if deck > MOST_DECK:
        yield CARDS, f"at most {MOST_DECK:,} cards in all packs together", deck
