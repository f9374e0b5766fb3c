"""Phase V, Produce: goods on worlds, and the cards drawn for them (PRODUCE)."""

from __future__ import annotations

from starcup.making import AnyStep, Choice, IllegalChoice, Legal, SeatStep, Step, frozen
from starcup_race import choices
from starcup_race._rules.cards import GOODS, NOTHING, Card
from starcup_race._rules.drawing import DrawCards, PutGood
from starcup_race._rules.powers import ANY
from starcup_race._rules.rules import Rules
from starcup_race._rules.seat import NO_GOODS
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import CHOSE_PRODUCE
from starcup_race.choices import BONUS, ProduceOn


def produce_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of Produce in the order in which they happen: seat by seat, then comparisons (TIMING-2).

    Args:
        table: the table, on which the phase has begun.
    """
    return [*(Produce(number) for number in table.order), DrawForMost()]


@frozen
class Produce(SeatStep[RaceTable]):
    """A step in which a seat produces: cards from newest to oldest, the bonus, then draws for goods (PRODUCE-13)."""

    kind = "produce"

    def run(self, table: RaceTable) -> Legal | None:
        rules, seat = table.rules, table.seats[self.seat]
        windfall = table.powers(self.seat).windfall
        bonus = (NOTHING,) if CHOSE_PRODUCE in seat.bonus else ()
        seat.produced, seat.unused = NO_GOODS, (*(card for card, _ in reversed(windfall)), *bonus)
        coloured = {card for card, good in windfall if good != ANY}
        steps: list[AnyStep] = []
        for number in reversed(seat.active):
            card = rules.cards[number]
            if card.produces and seat.good_on(number) < 0:
                steps.append(PutGood(self.seat, number, True))
            if number in coloured:
                steps.append(UseWindfall(self.seat, number))
            if draws := drawn_by(rules, seat.active, card):
                steps.append(DrawCards(self.seat, draws))
        steps += [UseWindfall(self.seat, NOTHING) for _ in bonus]
        steps += [UseWindfall(self.seat, card) for card, good in windfall if good == ANY]
        steps.append(DrawForGoods(self.seat))
        table.then(*steps)
        return None


def drawn_by(rules: Rules, active: tuple[int, ...], card: Card) -> int:
    """Return the number of cards that a card draws whatever was produced (PRODUCE-12).

    Args:
        rules: the cards.
        active: the numbers of the owner's cards whose powers work.
        card: a card whose powers work.
    """
    worlds = card.rows.produce_draw_per_world
    if not worlds:
        return card.rows.produce_draw
    good = GOODS.index(worlds)
    return card.rows.produce_draw + sum([rules.cards[world].good == good for world in active])


@frozen
class UseWindfall(SeatStep[RaceTable]):
    """A question whose answer produces on a windfall world, or uses another power first (PRODUCE-4 to 6).

    ``source`` is the card of the power, or ``NOTHING`` for the bonus.
    """

    kind = "windfall"
    question = "Which windfall world produces a good, and by which power?"
    source: int

    def run(self, table: RaceTable) -> Legal | None:
        unused = table.seats[self.seat].unused
        mine = self._legal(table, self.source) if self.source in unused else []
        if self.source in unused and not mine:
            return None
        kinds, legal = {self._kind(table, self.source)} if mine else set[int](), mine
        for source in unused:
            kind = self._kind(table, source)
            if kind not in kinds:
                kinds.add(kind)
                legal = legal + self._legal(table, source)
        return tuple(legal) or None

    def _kind(self, table: RaceTable, source: int) -> int:
        return dict(table.powers(self.seat).windfall).get(source, ANY)

    def _legal(self, table: RaceTable, source: int) -> list[ProduceOn]:
        """Return the choices of worlds on which one power can produce (PRODUCE-2)."""
        rules, seat, kind = table.rules, table.seats[self.seat], self._kind(table, source)
        name = BONUS if source < 0 else rules.keys[source]
        return [
            choices.produce_on(rules.keys[world], name)
            for world, good in zip(seat.tableau, seat.goods, strict=True)
            if good < 0 and rules.cards[world].windfall and kind in (ANY, rules.cards[world].good)
        ]

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, ProduceOn)
        rules, seat = table.rules, table.seats[self.seat]
        source = NOTHING if choice.source == BONUS else rules.index[choice.source]
        seat.unused = tuple([one for one in seat.unused if one != source])
        table.push(PutGood(self.seat, rules.index[choice.world], True))

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, ProduceOn):
            said = f"{choice.source} can't produce on {choice.world} now."
            return IllegalChoice("windfall", "PRODUCE-5", said)
        return IllegalChoice("not-now", "PRODUCE-6", "produce on a windfall world first: the power must be used.")


@frozen
class DrawForGoods(SeatStep[RaceTable]):
    """A step that draws for goods and kinds produced (PRODUCE-9, PRODUCE-10)."""

    kind = "draw-for-goods"

    def run(self, table: RaceTable) -> Legal | None:
        seat, powers = table.seats[self.seat], table.powers(self.seat)
        seat.unused = ()
        cards = sum([seat.produced[good] for good in powers.per_good])
        cards += powers.per_kind * sum([number > 0 for number in seat.produced])
        if cards:
            table.push(DrawCards(self.seat, cards))
        return None


@frozen
class DrawForMost(Step[RaceTable]):
    """A step that draws for having produced more goods of a kind than every other player (PRODUCE-11)."""

    kind = "draw-for-most"

    def run(self, table: RaceTable) -> Legal | None:
        for number in reversed(table.order):
            for good, cards in table.powers(number).for_most:
                others = [seat.produced[good] for other, seat in enumerate(table.seats) if other != number]
                if table.seats[number].produced[good] > max(others, default=0):
                    table.push(DrawCards(number, cards))
        return None
