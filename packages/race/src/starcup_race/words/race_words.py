"""The words of Race for the Galaxy as a facet of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from starcup import Decision
from starcup.making import Choice, Event
from starcup.packs.rule_texts import rules_in
from starcup.words import Piece, Rule, Words, counted, row, wrap
from starcup_race import choices, events
from starcup_race._rules.cards import Card
from starcup_race._rules.costs import development_cost
from starcup_race._rules.rules import Rules
from starcup_race._rules.seen import SeatView
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import ACTIONS as ACTION_KEYS
from starcup_race._rules.terms import PHASES
from starcup_race._rules.view import RaceView
from starcup_race.words import card_words, event_words

_ACTIONS: dict[str, str] = {
    "explore_5": "draw 5 more in Explore",
    "explore_1_1": "draw 1 more and keep 1 more in Explore",
    "develop": "your development costs 1 less",
    "settle": "draw a card after placing a world",
    "consume_trade": "sell a good first",
    "consume_2x": "VP for goods are doubled",
    "produce": "a good on a windfall world, too",
}


class RaceWords(Words[RaceTable, RaceView]):
    """Puts a game of Race for the Galaxy into words."""

    points = "VP"
    piece = "card"
    also_known = "commands, rules and cards"
    chapter = "PAY"
    came_to_light = "cards came to light"

    @property
    def _rules(self) -> Rules:
        rules = self.ruleset
        assert isinstance(rules, Rules)
        return rules

    # The table.

    def board(self, table: RaceTable, views: Sequence[RaceView]) -> list[str]:
        lines = wrap(self._common(views[0]))
        for seat in range(table.players):
            lines += self._seat_lines(seat, views[seat].seats[seat])
        return lines

    def status(self, table: RaceTable, view: RaceView) -> list[str]:
        return self._seat_lines(view.seat, view.me)

    def _common(self, view: RaceView) -> str:
        pool = f"{max(view.pool, 0)} VP in the pool"
        piles = f"{len(view.supply)} cards in the supply, {len(view.discards)} discarded"
        phase = f", {PHASES[view.phase].capitalize()}" if view.phase >= 0 else ""
        return f"Round {view.round}{phase}: {pool}, {piles}."

    def _seat_lines(self, seat: int, shown: SeatView) -> list[str]:
        action = "".join([f", {event_words.ACTIONS[ACTION_KEYS[one]]}" for one in shown.actions])
        lines = [
            f"## {self.seat(seat)}: {shown.chips} VP in chips, {card_words.cards_of(len(shown.hand))} in hand{action}"
        ]
        known = [self._named(card) for card in shown.hand if card is not None]
        if known:
            lines += row("Hand", counted(known))
        looking = [self._named(card) for card in shown.looking if card is not None]
        if looking:
            lines += row("Drawn", counted(looking))
        placed = [
            self._named(card) + (" (good)" if good else "")
            for card, good in zip(shown.tableau, shown.goods, strict=True)
        ]
        return lines + row("Tableau", ", ".join(placed) or "-")

    def _named(self, number: int) -> str:
        return self._rules.cards[number].name

    # Questions.

    def step(self, table: RaceTable, decision: Decision) -> str:
        return PHASES[table.phase].capitalize() if table.phase >= 0 else ""

    def about(self, table: RaceTable, decision: Decision) -> str:
        placed = table.seats[decision.seat].placed
        return self._named(placed) if placed >= 0 and decision.kind in ("pay", "use-powers") else ""

    def choice(self, table: RaceTable, seat: int, choice: Choice) -> str:
        match choice:
            case choices.ChooseAction(action):
                return _ACTIONS[action]
            case choices.ChooseTwo(items):
                return "; ".join([_ACTIONS[action] for action in items])
            case choices.Develop(card):
                found = self._card(card)
                cost = development_cost(table.seats[seat], table.powers(seat), found)
                return f"{card_words.short(found)}{'' if cost == found.cost else f'; for you {cost}'}"
            case choices.Settle(card):
                return card_words.short(self._card(card))
            case choices.UsePower(card, act):
                said = [one for one in card_words.powers(self._card(card), self._rules) if one.startswith("Consume")]
                return said[-1 if act == "guess" else 0].removeprefix("Consume: ")
            case choices.SellGood(world) | choices.ProduceOn(world, _):
                return card_words.KINDS[self._card(world).good]
            case _:
                return super().choice(table, seat, choice)

    def phrase(self, table: RaceTable, seat: int, choice: Choice) -> str:
        return choice.text.replace("_", " ")

    def item(self, item: str) -> str:
        return event_words.ACTIONS.get(item) or self._card(item).name

    def item_meaning(self, item: str) -> str:
        return _ACTIONS.get(item) or card_words.short(self._card(item))

    def item_names(self, item: str) -> Sequence[str]:
        return (item.replace("_", " "),)

    def term(self, name: str) -> str:
        return name.capitalize() if name in PHASES else super().term(name)

    def _card(self, key: str) -> Card:
        return self._rules.cards[self._rules.index[key]]

    # Events.

    def event(self, event: Event) -> str:
        seat: int = getattr(event, "seat", -1)
        names = tuple(self.seat(number) for number in range(len(self.seats))) or _numbered(event)
        return event_words.told(event, self.seat(seat) if seat >= 0 else "", self._rules, names)

    def round_begun(self, event: Event) -> int | None:
        return event.round if isinstance(event, events.RoundBegan) else None

    def ends(self, event: Event) -> bool:
        return isinstance(event, events.GameEnded)

    def learnt(self, kinds: Sequence[str]) -> list[str]:
        return ["cards were drawn"] if kinds else []

    # Look-ups.

    def rules(self) -> Mapping[str, Rule]:
        return _rules()

    def pieces(self) -> Sequence[Piece]:
        return [
            Piece(
                card.key, card.name, ". ".join((card_words.short(card), *card_words.powers(card, self._rules))), "card"
            )
            for card in self._rules.cards
        ]


@cache
def _rules() -> Mapping[str, Rule]:
    return rules_in("starcup_race", ())


def _numbered(event: Event) -> tuple[str, ...]:
    """Return default names for seats without a name."""
    return tuple(f"Seat {seat}" for seat in range(len(getattr(event, "actions", ()))))
