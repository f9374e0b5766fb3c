"""How the facet *scene* of Race for the Galaxy calls cards, and what it says of each once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, cast

from starcup.making import Made
from starcup.messages import Arg, Message
from starcup.scene import Presenter
from starcup_race import choices
from starcup_race._rules.cards import Card
from starcup_race._rules.offers import Offer, offer
from starcup_race._rules.refusals import action_named, named, phase_named
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView
from starcup_race.scene import cards as card_texts

OfCard = Callable[[Card], tuple[Message, ...]]


class RaceNames(Presenter[RaceTable, RaceView]):
    """Names of cards, and their texts, each made once."""

    kinds: ClassVar[Mapping[str, str]] = MappingProxyType({"world": "card", "development": "card"})
    draws: ClassVar[Mapping[str, str]] = MappingProxyType({"good": "card", "flip": "card", "start-world": "card"})

    @cached_property
    def rules(self) -> RaceRuleset:
        """The cards, and the data derived from them."""
        return cast("RaceRuleset", self.ruleset)

    def reasons(self, reasons: Sequence[str]) -> tuple[Message, ...]:
        """Return why the game ends."""
        cards = self.rules.numbers.end_cards
        words = [(reason, reason.replace("_", " ").replace("-", " ")) for reason in reasons]
        return tuple([Message(f"race-end-{reason}", text, cards=cards) for reason, text in words])

    def card(self, key: str) -> Card:
        """Return a card by its key."""
        return self.rules.cards[self.rules.index[key]]

    def offer(self, view: RaceView, card: Card) -> Offer:
        """Return what it takes the viewer to place a card."""
        return offer(view, view.seat, card.key)

    def _once(self, texts: OfCard) -> OfCard:
        """Return a function that makes the texts of each card once."""
        known = Made[int, tuple[Message, ...]](lambda index: texts(self.rules.cards[index]))
        return lambda card: known[card.index]

    @cached_property
    def printed(self) -> OfCard:
        """Kind of goods and VP of cards."""
        return self._once(card_texts.printed)

    @cached_property
    def powers(self) -> OfCard:
        """The powers of cards, but not what they count at the end."""
        return self._once(lambda card: card_texts.sentences(card, self.rules, at_end=False))

    @cached_property
    def phases(self) -> OfCard:
        """The phases in which cards have powers."""
        return self._once(card_texts.phases)

    def name(self, things: str, key: str) -> Message:
        if things == "source" and key != choices.BONUS:
            things = "action" if key in self.rules.plan.action_index else "card"
        plan = self.rules.plan
        if things == "card" and key in self.rules.index:
            return named(self.card(key))
        if things == "action" and key in plan.action_index:
            return action_named(plan.actions[plan.action_index[key]])
        if things == "phase" and key in plan.phase_index:
            return phase_named(plan.phases[plan.phase_index[key]])
        return super().name(things, key)

    def said(self, value: object, things: str = "") -> Arg:
        # choices and events of packs say of no field that it names cards
        return super().said(value, things or ("card" if isinstance(value, str) and value in self.rules.index else ""))
