"""Phase V, Produce: goods on worlds, and the cards drawn for them (PRODUCE)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import AnyStep, Legal, SeatStep, Step, frozen
from starcup.messages import Message
from starcup_race import choices
from starcup_race._rules.calling import call_each, calls
from starcup_race._rules.cards import GOODS, NOTHING, Card
from starcup_race._rules.definitions import CHOSE_PRODUCE
from starcup_race._rules.drawing import MOST, PRODUCED, DrawCards, PutGood, produce_good
from starcup_race._rules.powers import Mask
from starcup_race._rules.refusals import good_named, kind_of_world, named, refused, unknown
from starcup_race._rules.rules import Rules
from starcup_race._rules.seat import NO_GOODS
from starcup_race._rules.table import RaceTable
from starcup_race.choices import BONUS, ProduceOn


def produce_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of Produce in the order in which they happen: seat by seat, then comparisons (TIMING-2)."""
    steps: list[AnyStep] = [Produce.of(number) for number in table.order]
    if any(table.powers(number).for_most for number in table.order):
        steps.append(DrawForMost())
    return steps


@frozen
class Produce(SeatStep[RaceTable]):
    """A step in which a seat produces: cards from newest to oldest, the bonus, then draws for goods (PRODUCE-13)."""

    kind = "produce"

    def run(self, table: RaceTable) -> Legal | None:
        rules, seat, powers = table.rules, table.seats[self.seat], table.powers(self.seat)
        cards, windfall = rules.cards, powers.windfall
        bonus = (NOTHING,) if CHOSE_PRODUCE in seat.bonus else ()
        seat.produced, seat.unused = NO_GOODS, (*(card for card, _ in reversed(windfall)), *bonus)
        every = sum(rules.windfalls)
        coloured = {card for card, worlds in windfall if worlds != every}
        steps: list[AnyStep] = []
        for number in reversed(seat.active):
            card = cards[number]
            if card.produces and number in seat.tableau and seat.good_on(number) < 0:
                steps.append(produce_good(self.seat, number, ""))
            if coloured and number in coloured:
                steps.append(UseWindfall.of(self.seat, number))
            rows = card.rows
            if (rows.produce_draw or rows.produce_draw_per_world) and (draws := drawn_by(rules, seat.active, card)):
                steps.append(DrawCards.of(self.seat, draws, card.key))
        steps += [UseWindfall.of(self.seat, NOTHING) for _ in bonus]
        steps += [UseWindfall.of(self.seat, card) for card, worlds in windfall if worlds == every]
        if (
            seat.unused
            or powers.per_good
            or powers.per_kind
            or (rules.own and calls(table, self.seat, "production_done"))
        ):
            steps.append(DrawForGoods.of(self.seat))
        table.then(*steps)
        return None


def drawn_by(rules: Rules, active: tuple[int, ...], card: Card) -> int:
    """Return the number of cards that a card draws whatever was produced (PRODUCE-12)."""
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
        known, legal = {self._worlds(table, self.source)} if mine else set[Mask](), mine
        for source in unused:
            worlds = self._worlds(table, source)
            if worlds not in known:
                known.add(worlds)
                legal = legal + self._legal(table, source)
        return tuple(legal) or None

    def _worlds(self, table: RaceTable, source: int) -> Mask:
        """Return the worlds on which a power may produce."""
        worlds = dict(table.powers(self.seat).windfall).get(source)
        return sum(table.rules.windfalls) if worlds is None else worlds

    def _legal(self, table: RaceTable, source: int) -> list[ProduceOn]:
        """Return the choices of worlds on which one power can produce (PRODUCE-2)."""
        rules, seat, worlds = table.rules, table.seats[self.seat], self._worlds(table, source)
        name, loaded = BONUS if source < 0 else rules.keys[source], seat.loaded()
        return [
            choices.ProduceOn.of(rules.keys[world], name)
            for world in seat.tableau
            if worlds >> world & 1 and world not in loaded
        ]

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, ProduceOn)
        rules, seat = table.rules, table.seats[self.seat]
        source = NOTHING if choice.source == BONUS else rules.index[choice.source]
        seat.unused = tuple([power for power in seat.unused if power != source])
        table.push(produce_good(self.seat, rules.index[choice.world], choice.source))

    def allowed(self, table: RaceTable) -> Legal:
        return (choices.LATER,) if self._waits_for(table) else ()

    def is_settled(self, table: RaceTable) -> bool:
        return True  # with one world and one power, what is drawn before changes nothing

    def take_allowed(self, table: RaceTable, choice: Choice) -> None:
        table.stack.insert(table.stack.index(DrawForGoods(self.seat)) + 1, self)

    def _waits_for(self, table: RaceTable) -> bool:
        """Return whether something of the seat is drawn or produced before the last moment for this power."""
        last = table.stack.index(DrawForGoods(self.seat))
        return any(isinstance(step, DrawCards | PutGood) for step in table.stack[last + 1 :])

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if not isinstance(choice, ProduceOn):
            legal = tuple([f"'{other.text}'" for other in self.run(table) or ()])
            return refused("not-now", "PRODUCE-6", "not-now-windfall", choices=legal)
        return self._wrong_source(table, choice.source) or self._wrong_world(table, choice)

    def _wrong_source(self, table: RaceTable, name: str) -> IllegalChoice | None:
        """Return the refusal of a power that its owner has not, or has used."""
        rules, seat = table.rules, table.seats[self.seat]
        known = {BONUS: NOTHING} | {rules.keys[card]: card for card, _ in table.powers(self.seat).windfall}
        if name == BONUS and CHOSE_PRODUCE not in seat.bonus:
            return refused("no-power", "PRODUCE-4", "no-power-bonus")
        if name not in known:
            if (refusal := unknown(rules, name, "PRODUCE-5", known)) is not None:
                return refusal
            card = rules.cards[rules.index[name]]
            where = "no-power-windfall" if card.index in seat.active else "not-in-tableau"
            return refused("no-power", "PRODUCE-5", where, card=named(card))
        if known[name] not in seat.unused:
            if name == BONUS:
                return refused("used", "PRODUCE-4", card=Message("source-bonus"))
            return refused("used", "PRODUCE-5", card=named(rules.cards[rules.index[name]]))
        return None

    def _wrong_world(self, table: RaceTable, choice: ProduceOn) -> IllegalChoice:
        """Return the refusal of a world on which an unused power can't produce."""
        rules, seat = table.rules, table.seats[self.seat]
        source = NOTHING if choice.source == BONUS else rules.index[choice.source]
        worlds = [rules.cards[card] for card in seat.tableau if rules.cards[card].windfall]
        fitting = [card.key for card in worlds]
        if (refusal := unknown(rules, choice.world, "PRODUCE-5", fitting)) is not None:
            return refusal
        number = rules.index[choice.world]
        card = rules.cards[number]
        if number not in seat.tableau:
            return refused("not-in-tableau", "PRODUCE-5", card=named(card))
        if not card.windfall:
            return refused(
                "not-windfall", "PRODUCE-3", card=named(card), kind=kind_of_world(card), there=tuple(map(named, worlds))
            )
        if number in seat.loaded():
            return refused("has-good", "PRODUCE-2", card=named(card))
        able = self._worlds(table, source)
        if not able >> number & 1:
            power, kinds = named(rules.cards[source]), rules.goods_of(able)
            if kinds and able == rules.windfalls[kinds[0]]:
                good = good_named(kinds[0])
                return refused("kind", "PRODUCE-5", source=power, good=good, card=named(card), kind=kind_of_world(card))
            there = tuple([named(world) for world in worlds if able >> world.index & 1])
            return refused("kind", "PRODUCE-5", "kind-worlds", source=power, card=named(card), there=there)
        same = next((other.text for other in self.run(table) or () if other.text.split()[1] == choice.world), "")
        return refused("same-power", "PRODUCE-6", choice=same)


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
            table.push(DrawCards.of(self.seat, cards, PRODUCED))
        if table.rules.own:
            call_each(table, self.seat, "production_done")
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
                    table.push(DrawCards.of(number, cards, MOST))
        return None
