"""Phase IV, Consume: the sale of a seat that chose Trade, then consume powers in any order (TRADE, CONSUME)."""

from __future__ import annotations

from itertools import combinations

from starcup import Choice, IllegalChoice, Picks
from starcup.making import AnyStep, Legal, SeatStep, frozen
from starcup.packed import PowerChoice
from starcup_race import choices, events
from starcup_race._rules import powers
from starcup_race._rules.calling import own_choices
from starcup_race._rules.cards import NOTHING, PRICES
from starcup_race._rules.definitions import DOUBLE, TRADE
from starcup_race._rules.drawing import DrawCards
from starcup_race._rules.powers import ANY, Use, sale_price
from starcup_race._rules.refusals import called, good_named, listed, named, refused, unknown, wrong_items
from starcup_race._rules.table import SUPPLY, RaceTable
from starcup_race.choices import ConsumeGoods, Discard, Done, Guess, SellGood, UsePower


def consume_steps(table: RaceTable) -> list[AnyStep]:
    """Return the steps of Consume in the order in which they happen: seat by seat, the sale first (TIMING-5)."""
    steps: list[AnyStep] = []
    for number in table.order:
        seat = table.seats[number]
        seat.unused = tuple(range(len(table.powers(number).uses)))
        if TRADE in seat.bonus:
            steps.append(Sell.of(number, True, NOTHING))
        if seat.unused:
            steps.append(UseConsumePowers.of(number))
    return steps


@frozen
class Sell(SeatStep[RaceTable]):
    """A question whose answer sells the good of one world, with all trade powers or without any (TRADE-1, TRADE-8).

    ``card`` is the card whose power sells it, or ``NOTHING``.
    """

    kind = "sell"
    question = "Which good do you sell?"
    bonuses: bool
    card: int = NOTHING

    def run(self, table: RaceTable) -> Legal | None:
        keys = table.rules.keys
        return tuple([choices.SellGood.of(keys[world]) for world in table.seats[self.seat].loaded()]) or None

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, SellGood)
        world = table.rules.index[choice.world]
        cards = self._price(table, world)
        table.take_good(self.seat, world)
        power = "" if self.card < 0 else table.rules.keys[self.card]
        table.note(events.GoodSold, self.seat, choice.world, cards, power)
        table.push(DrawCards.of(self.seat, cards, power))
        for hook in table.rules.extensions.sold:
            hook(table, self.seat, table.rules.cards[world], cards)

    def _price(self, table: RaceTable, world: int) -> int:
        good = table.good_kind(self.seat, world)
        return sale_price(table.powers(self.seat), world, good) if self.bonuses else PRICES[good]

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        loaded = table.rules.names(table.seats[self.seat].loaded())
        if not isinstance(choice, SellGood):
            # The bonus sale comes before every power; one that is under way is used already.
            bonus = len(table.seats[self.seat].unused) == len(table.powers(self.seat).uses)
            return refused(
                "not-now", "TRADE-1" if bonus else "TRADE-7", "not-now-sell", there=listed(table.rules, loaded)
            )
        refusal = unknown(table.rules, choice.world, "TRADE-2", loaded)
        if refusal is not None:
            return refusal
        return refused("no-good", "TRADE-2", card=called(table.rules)(choice.world), there=listed(table.rules, loaded))


@frozen
class UseConsumePowers(SeatStep[RaceTable]):
    """A question whose answers use consume powers, until no compulsory one can be used (CONSUME-2 to 4)."""

    kind = "consume"
    question = "Which consume power do you use next?"

    def run(self, table: RaceTable) -> Legal | None:
        usable, keys = self._usable(table), table.rules.keys
        if not usable:
            table.seats[self.seat].unused = ()
            return None
        legal: list[Choice] = [choices.UsePower.of(keys[use.card], use.kind) for use in usable if use.call is None]
        compulsory = any(use.call is None and not use.optional for use in usable)
        for use in usable if table.rules.own else ():
            if use.call is not None:
                own = own_choices(table, self.seat, use)
                legal += own
                compulsory = compulsory or any(not choice.optional for choice in own)
        return tuple(legal) if compulsory else (*legal, choices.DONE)

    def _usable(self, table: RaceTable) -> list[Use]:
        seat = table.seats[self.seat]
        if not seat.unused:
            return []
        uses, goods = table.powers(self.seat).uses, kinds_of_goods(table, self.seat)
        return [use for use in map(uses.__getitem__, seat.unused) if can_use(table, self.seat, use, goods)]

    def take(self, table: RaceTable, choice: Choice) -> None:
        seat = table.seats[self.seat]
        if choice is choices.DONE:
            seat.unused = ()
            return
        if isinstance(choice, PowerChoice):
            self._play(table, choice)
            return
        assert isinstance(choice, UsePower)
        card = table.rules.index[choice.card]
        uses = table.powers(self.seat).uses
        index = next(place for place in seat.unused if uses[place].card == card and uses[place].kind == choice.act)
        use = uses[index]
        seat.unused = tuple([place for place in seat.unused if place != index])
        table.note(events.PowerUsed, self.seat, choice.card)
        table.push(self)
        if use.kind == powers.CONSUME_ALL:
            worlds = tuple(seat.loaded())
            consume_goods(table, self.seat, worlds, choice.card, max(0, len(worlds) - use.row.less))
            return
        table.push(_step_of(self.seat, index, use, choice.card))

    def _play(self, table: RaceTable, choice: PowerChoice) -> None:
        """Carry out a choice of a power in Python."""
        seat, card = table.seats[self.seat], table.rules.index[choice.power]
        uses = table.powers(self.seat).uses
        seat.unused = tuple(
            [place for place in seat.unused if (uses[place].card, uses[place].kind) != (card, powers.OWN)]
        )
        table.note(events.PowerUsed, self.seat, choice.power)
        table.push(self)
        choice.play(table, self.seat)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, PowerChoice):
            card = called(table.rules)(choice.power) if choice.power in table.rules.index else choice.power
            return refused("no-power", "CONSUME-1", "no-power-choice", card=card, choice=choice.text)
        rules, usable = table.rules, self._usable(table)
        if not isinstance(choice, UsePower):
            known = tuple([f"'{other.text}'" for other in self.run(table) or ()])
            if isinstance(choice, Done):
                return refused("compulsory", "CONSUME-2", choices=known)
            return refused("not-now", "CONSUME-1", "not-now-consume", choices=known)
        key, seat = choice.card, table.seats[self.seat]
        if (refusal := unknown(rules, key, "CONSUME-1", [rules.keys[use.card] for use in usable])) is not None:
            return refusal
        number = rules.index[key]
        mine = [(place, use) for place, use in enumerate(table.powers(self.seat).uses) if use.card == number]
        if not mine:
            where = "no-power-in-phase" if number in seat.active else "not-in-tableau"
            return refused("no-power", "CONSUME-1", where, card=named(rules.cards[number]))
        name = named(rules.cards[number])
        for place, use in mine:
            if use.kind == choice.act:
                if place in seat.unused:
                    return lacking(table, self.seat, use)
                return refused("used", "CONSUME-4", "used-to", card=name, act=choice.act)
        acts = tuple([f"'use {key} to {use.kind}'" for _, use in mine])
        return refused("no-power", "CONSUME-1", "no-power-act", card=name, act=choice.act, choices=acts)


def kinds_of_goods(table: RaceTable, number: int) -> list[int]:
    """Return the kind of each good of a seat."""
    rules, loaded = table.rules, table.seats[number].loaded()
    if rules.extended:
        return [table.good_kind(number, world) for world in loaded]
    return [rules.cards[world].good for world in loaded]


def can_use(table: RaceTable, number: int, use: Use, goods: list[int]) -> bool:
    """Return whether a seat has the goods or cards that a consume power takes (CONSUME-11)."""
    if use.kind == powers.CONSUME:
        if use.good != ANY:
            return goods.count(use.good) >= use.row.number
        return len(set(goods) if use.row.different else goods) >= use.row.number
    if use.kind == powers.DISCARD:
        return bool(table.seats[number].hand)
    if use.kind in (powers.DRAW, powers.GUESS):
        return True
    return bool(goods) if use.call is None else bool(own_choices(table, number, use))


def lacking(table: RaceTable, number: int, use: Use) -> IllegalChoice:
    """Return the refusal of a power for which its owner lacks goods or cards."""
    name = named(table.rules.cards[use.card])
    if use.kind == powers.DISCARD:
        return refused("no-cards", "CONSUME-12", card=name)
    if use.kind == powers.OWN:
        return refused("no-power", "CONSUME-1", "no-power-useless", card=name)
    if use.kind != powers.CONSUME:
        rule = "CONSUME-16" if use.kind == powers.CONSUME_ALL else "TRADE-7"
        return refused("no-goods", rule, card=name)
    row, worlds = use.row, _worlds(table, number, use)
    if row.different:
        have = len({table.good_kind(number, world) for world in worlds})
        return refused("no-goods", "CONSUME-11", "no-goods-kinds", card=name, kinds=row.number, have=have)
    if use.good == ANY:
        rule = "CONSUME-11" if row.number > 1 else "CONSUME-5"
        return refused("no-goods", rule, "no-goods-any", card=name, goods=row.number, have=len(worlds))
    rule, good = "CONSUME-11" if row.number > 1 else "CONSUME-8", good_named(use.good)
    return refused("no-goods", rule, "no-goods-of-kind", card=name, good=good, goods=row.number, have=len(worlds))


def _worlds(table: RaceTable, number: int, use: Use) -> list[int]:
    """Return the worlds with a good that a power takes, ascending (CONSUME-8)."""
    loaded, good = table.seats[number].loaded(), use.good
    return sorted([world for world in loaded if good == ANY or table.good_kind(number, world) == good])


def _step_of(seat: int, index: int, use: Use, key: str) -> AnyStep:
    if use.kind == powers.CONSUME:
        return ChooseGoods.of(seat, index)
    if use.kind == powers.DISCARD:
        return DiscardForChips(seat, index)
    if use.kind == powers.DRAW:
        return DrawCards.of(seat, use.row.cards, key)
    if use.kind == powers.GUESS:
        return GuessNumber(seat, index)
    return Sell.of(seat, use.row.bonuses, use.card)


def consume_goods(table: RaceTable, seat: int, worlds: tuple[int, ...], card: str, vp: int = 0, cards: int = 0) -> None:
    """Consume goods with a power, for chips and cards; 2x VPs doubles the chips (CONSUME-14, CONSUME-16).

    Args:
        table: is changed; the cards are drawn by a step.
        seat: its number, from 0.
        worlds: the numbers of its worlds whose goods are consumed.
        card: the key of the card whose power it is.
        vp: the chips in all, before they are doubled.
        cards: the cards that are drawn in all.
    """
    if table.log is not None:
        table.log.append((events.GoodsConsumed, seat, card, table.rules.names(worlds)))
    for world in worlds:
        table.take_good(seat, world)
    if doubled := DOUBLE in table.seats[seat].bonus:
        vp *= 2
    table.gain_chips(seat, vp, card, doubled)
    if cards:
        table.push(DrawCards.of(seat, cards, card))
    for hook in table.rules.extensions.consumed:
        hook(table, seat, tuple([table.rules.cards[world] for world in worlds]), vp)


@frozen
class PowerStep(SeatStep[RaceTable]):
    """A step that carries out one consume power: ``power`` is its place among those of the seat."""

    power: int

    def use(self, table: RaceTable) -> Use:
        """Return the power."""
        return table.powers(self.seat).uses[self.power]


@frozen
class ChooseGoods(PowerStep):
    """A question whose answer names the goods that a power takes: as many as it can (CONSUME-6, CONSUME-9)."""

    kind = "consume-goods"
    question = "Which goods do you consume?"

    def run(self, table: RaceTable) -> Legal | None:
        use, rules = self.use(table), table.rules
        worlds, number = _worlds(table, self.seat, use), use.row.number
        if use.row.different:
            sets = combinations(worlds, number)
            kinds = [goods for goods in sets if len({table.good_kind(self.seat, world) for world in goods}) == number]
            return tuple(choices.ConsumeGoods.of(rules.names(goods)) for goods in kinds)
        taken = number * min(use.row.up_to, len(worlds) // number)
        return Picks(choices.ConsumeGoods.of, rules.row(worlds), taken, taken)

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, ConsumeGoods)
        use = self.use(table)
        times = len(choice.items) // use.row.number
        worlds, card = table.rules.numbers_of(choice.items), table.rules.keys[use.card]
        consume_goods(table, self.seat, worlds, card, times * use.row.vp, times * use.row.cards)

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if not isinstance(choice, ConsumeGoods):
            return refused("not-now", "CONSUME-2", "not-now-goods")
        use, rules = self.use(table), table.rules
        worlds, name = rules.names(_worlds(table, self.seat, use)), named(rules.cards[use.card])
        for item in choice.items:
            if (refusal := unknown(rules, item, "CONSUME-6", worlds)) is not None:
                return refusal
            if item not in worlds:
                there = tuple([named(rules.cards[world]) for world in rules.numbers_of(worlds)])
                return refused(
                    "not-offered",
                    "CONSUME-8" if use.good != ANY else "CONSUME-6",
                    "not-offered-good",
                    world=named(rules.cards[rules.index[item]]),
                    card=name,
                    there=there,
                )
        if use.row.different:
            return refused("different", "CONSUME-11", card=name, kinds=use.row.number, there=listed(rules, worlds))
        return self.refuse_items(table, choice.items, "CONSUME-9", named=called(rules))


@frozen
class DiscardForChips(PowerStep):
    """A question whose answer discards cards for chips, which are never doubled (CONSUME-12, CONSUME-15)."""

    kind = "discard-for-chips"
    question = "Which cards do you discard for VP?"

    def run(self, table: RaceTable) -> Legal | None:
        row = table.rules.row(table.seats[self.seat].hand)
        return Picks(choices.Discard.of, row, 0, self.use(table).row.up_to)

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Discard)
        use = self.use(table)
        table.discard(self.seat, table.rules.numbers_of(choice.items), "consume", use.card)
        table.gain_chips(self.seat, len(choice.items) * use.row.vp, table.rules.keys[use.card])

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Discard):
            return wrong_items(self, table, choice.items, "CONSUME-12", "hand")
        return refused("not-now", "CONSUME-12", "not-now-discard")


@frozen
class GuessNumber(PowerStep):
    """A question whose answer is a number (CONSUME-17)."""

    kind = "guess"
    question = "Which number do you name?"

    def run(self, table: RaceTable) -> Legal | None:
        row = self.use(table).row
        return tuple(choices.Guess.of(number) for number in range(row.least, row.most + 1))

    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Guess)
        table.push(FlipCard(self.seat, choice.number, self.use(table).card))

    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        row = self.use(table).row
        if not isinstance(choice, Guess):
            return refused("not-now", "CONSUME-17", "not-now-guess", least=row.least, most=row.most)
        return refused("guess", "CONSUME-17", least=row.least, most=row.most, found=choice.number)


@frozen
class FlipCard(SeatStep[RaceTable]):
    """A step that turns up a card of the supply: it is kept if its cost or defense is the number (CONSUME-17).

    ``card`` is the number of the card whose power it is.
    """

    kind = "flip"
    guess: int
    card: int

    def run(self, table: RaceTable) -> Legal | None:
        rules = table.rules
        drawn, left = SUPPLY.draw(table, 1, rules.flip_draws[self.seat])
        if left:
            table.push(self)
        if not drawn:
            return None
        (card,) = drawn
        table.revealed()  # all see it before it goes where nobody sees it any more (CONSUME-18)
        won = rules.cards[card].cost == self.guess
        if won:
            table.add_to_hand(self.seat, (card,))
        else:
            table.discards.append(card)
        table.note(events.CardFlipped, self.seat, self.guess, rules.keys[card], won, rules.keys[self.card])
        return None
