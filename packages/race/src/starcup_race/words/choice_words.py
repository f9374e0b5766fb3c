"""Choices in words: what each would cost and bring, as its owner can know."""

from __future__ import annotations

from collections import Counter

from starcup import Choice
from starcup.words import several
from starcup_race import choices
from starcup_race._rules import powers as rule_powers
from starcup_race._rules.cards import PRICES, Card
from starcup_race._rules.offers import offer
from starcup_race._rules.powers import ANY, Powers, Use
from starcup_race._rules.rules import Rules
from starcup_race._rules.seat import Seat
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import DOUBLE, KEEP, LOOK
from starcup_race.words import names
from starcup_race.words.card_page import would_count
from starcup_race.words.gists import cost_gist, gist, goods_gist
from starcup_race.words.reach import placing, way_words

_WITHOUT_VP = (rule_powers.DRAW, rule_powers.GUESS, rule_powers.SELL)
"""Kinds of consume powers that give no VP."""


class ChoiceWords:
    """Puts the choices of one seat into words.

    Args:
        table: the game's own; only facts that the seat knows are told.
        seat: the number of the seat.
    """

    def __init__(self, table: RaceTable, seat: int) -> None:
        self.table = table
        self.rules: Rules = table.rules
        self.number = seat
        self.seat: Seat = table.seats[seat]
        self.powers: Powers = self.rules.compiled[self.seat.active or self.seat.tableau]

    def meaning(self, choice: Choice) -> str:
        """Return what a choice means; empty if its text says all."""
        match choice:
            case choices.ChooseAction(action):
                return self._action(action)
            case choices.ChooseTwo(items):
                return "; ".join(self._action(action) for action in items)
            case choices.Develop(card) | choices.Settle(card):
                found = self._card(card)
                return f"{_cost(placing(self.table, self.number, found)[1])}; {self._gist(found)}"
            case choices.Pass():
                return "place nothing in this phase"
            case choices.Using(items):
                return self._using(items)
            case choices.SellGood(world):
                return self._sale(world)
            case choices.UsePower(card, act):
                return self._use(card, act)
            case choices.Guess(number):
                return self._odds(number)
            case choices.ProduceOn(world, _):
                good = self._card(world).good
                kind = names.KINDS[good]
                article = "an" if kind.startswith("A") else "a"
                return f"{article} {kind} good, which would sell for {self._price(self.rules.index[world])} cards"
            case choices.Later():
                return "use other powers first, and see what they bring"
            case choices.Done():
                return "use no more powers in this phase"
            case _:
                return ""

    def item(self, key: str, kind: str) -> str:
        """Return what speaks for or against picking a card at a question."""
        if key in names.ACTIONS:
            return self._action(key)
        card = self._card(key)
        if kind == "consume-goods":
            return f"its {names.KINDS[card.good]} good"
        if kind in ("keep", "discard-start"):
            return f"{cost_gist(card)}{self._for_me(card)}; {self._gist(card)}"
        return f"{placing(self.table, self.number, card)[1]}; {self._gist(card)}"

    def _card(self, key: str) -> Card:
        return self.rules.cards[self.rules.index[key]]

    def _for_me(self, card: Card) -> str:
        """Return what a card that isn't in the hand yet would cost the seat, or its military, if that is other."""
        found = offer(self.table, self.number, card.key, bonus=False)
        if found.cost is None:
            return f" (you {found.military})"
        return f" ({found.cost} for you)" if found.cost != card.cost else ""

    def _gist(self, card: Card) -> str:
        return gist(card, would_count(card, self.rules, self.seat) if card.rows.score and self.table.round else None)

    # Actions.

    def _action(self, action: str) -> str:
        draw, keep = LOOK + self.powers.explore_draw, KEEP + self.powers.explore_keep
        loaded = self.seat.loaded()
        match action:
            case "explore_5":
                return f"draw {draw + 5} cards, keep {keep}; the others draw {LOOK}, keep {KEEP}"
            case "explore_1_1":
                return f"draw {draw + 1} cards, keep {keep + 1}; the others draw {LOOK}, keep {KEEP}"
            case "develop":
                return "all may place a development; yours costs 1 less"
            case "settle":
                return "all may place a world; you draw a card after it"
            case "consume_trade":
                prices = sorted({self._price(world) for world in loaded})
                least, most = (prices[0], prices[-1]) if prices else (0, 0)
                brings = f" ({least} cards)" if least == most else f" ({least} to {most} cards)"
                return f"all consume; first you sell a good{brings}" if loaded else _no_goods("sell")
            case "consume_2x":
                return self._double() if loaded else _no_goods("consume")
            case _:
                return self._produce()

    def _double(self) -> str:
        if all(
            use.kind in _WITHOUT_VP or (use.kind == rule_powers.CONSUME and not use.row.vp) for use in self.powers.uses
        ):
            return "all consume; no power of yours gives VP for goods"
        return "all consume; goods bring you double VP"

    def _produce(self) -> str:
        worlds = [card for card in map(self.rules.cards.__getitem__, self.seat.tableau) if card.good >= 0]
        empty = [card for card in worlds if self.seat.good_on(card.index) < 0]
        goods = sum(card.produces for card in empty)
        windfall = any(card.windfall for card in empty)
        if not goods and not windfall:
            draws = any(self.rules.cards[card].rows.produce_draw for card in self.seat.tableau)
            return f"all produce; you get no good{', but draw cards' if draws else ': no empty world'}"
        counted = several(goods, "good") if goods else ""
        more = f"{' and 1 on a windfall' if goods else '1 good on a windfall world'}" if windfall else ""
        return f"all produce; you get {counted}{more}"

    # Placing.

    def _using(self, items: tuple[str, ...]) -> str:
        if self.seat.placed < 0:
            return "it is discarded for nothing" if items else "keep it"
        card = self.rules.cards[self.seat.placed]
        ways = offer(self.table, self.number, card.key).ways
        return next((way_words(self.table, card, way) for way in ways if set(way.using) == set(items)), "")

    # Consume.

    def _price(self, world: int, bonuses: bool = True) -> int:
        good = self.rules.cards[world].good
        own = sum(amount for one, amount in self.powers.trade_own if one == world)
        return PRICES[good] + (self.powers.trade[good] + own if bonuses else 0)

    def _sale(self, key: str) -> str:
        world = self.rules.index[key]
        good = self.rules.cards[world].good
        full = self._price(world)
        bonus = full - PRICES[good]
        sum_ = f"{PRICES[good]} +{bonus} = {full}" if bonus else str(full)
        return f"{names.KINDS[good]}: {sum_} cards"

    def _use(self, card: str, act: str) -> str:
        number = self.rules.index[card]
        use = next((one for one in self.powers.uses if one.card == number and one.kind == act), None)
        if use is None:
            return ""
        row = use.row
        match act:
            case rule_powers.CONSUME:
                return f"{goods_gist(row)}{self._told_doubled(use)}"
            case rule_powers.CONSUME_ALL:
                goods = len(self.seat.loaded())
                chips = (goods - row.less) * (2 if DOUBLE in self.seat.bonus else 1)
                return f"all your {several(goods, 'good')}: {chips} VP"
            case rule_powers.DISCARD:
                return f"discard up to {row.up_to} cards from your hand for {row.vp} VP each, if you like"
            case rule_powers.DRAW:
                return f"draw {names.cards_of(row.cards)}"
            case rule_powers.GUESS:
                return f"name {row.least} to {row.most}, turn up a card; keep it if that is its cost"
            case rule_powers.SELL:
                return "sell a good" + ("" if row.bonuses else " at its plain price")
            case _:
                return ""

    def _told_doubled(self, use: Use) -> str:
        goods = [world for world in self.seat.loaded() if use.good == ANY or self.rules.cards[world].good == use.good]
        times = 1 if use.row.different else min(use.row.up_to, len(goods) // use.row.number)
        if DOUBLE not in self.seat.bonus or not use.row.vp:
            return f", now {times * use.row.vp} VP" if times > 1 and use.row.vp else ""
        return f", now {2 * times * use.row.vp} VP (2x)"

    # The guess.

    def _odds(self, number: int) -> str:
        """Return how many of the cards that the seat has not seen have that cost or defense."""
        unseen = self._unseen()
        total = sum(unseen.values())
        fitting = sum(copies for card, copies in unseen.items() if self.rules.cards[card].cost == number)
        share = f"{fitting / total:.0%}" if total else "none"
        return f"{fitting} of the {total} cards that you can't see: {share}"

    def _unseen(self) -> Counter[int]:
        """Return the cards that the seat sees nowhere: neither in its hand nor in a tableau."""
        found = Counter((*self.rules.deck, *self.rules.start_worlds))
        found.subtract(card for seat in self.table.seats for card in seat.tableau)
        found.subtract(self.seat.hand)
        return found


def _cost(way: str) -> str:
    """Return what a card costs without the verb of the question."""
    return f"cost {way.partition(': ')[2]}" if way.startswith(("develop: ", "settle: ")) else way


def _no_goods(verb: str) -> str:
    return f"all consume; you have no good to {verb}"
