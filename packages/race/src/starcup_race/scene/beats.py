"""What happens in Race for the Galaxy: which pieces move, and the sentences that need more than the fields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from attrs import evolve

from starcup import Event, SeatEvent
from starcup.messages import NOTHING, Arg, Message, Player
from starcup.scene import Beat, Move
from starcup_race import events
from starcup_race.scene.names import RaceNames
from starcup_race.scene.spaces import card_key

SEEN: Mapping[type[Event], type[events.CardsSeen | events.DiscardsSeen | events.KeptSeen]] = {
    events.CardsDrawn: events.CardsSeen,
    events.CardsDiscarded: events.DiscardsSeen,
    events.CardsKept: events.KeptSeen,
}
"""The events about cards face down, with those that tell their owner which they are."""
_WHY = ("payment", "consume", "limit")


def seen_with(event: Event, after: Sequence[Event]) -> tuple[str, ...]:
    """Return the cards of an event about cards face down, if the hearer sees them; they are told right after it."""
    kind, following = SEEN.get(type(event)), after[0] if after else None
    if kind is None or not isinstance(following, kind) or not isinstance(event, SeatEvent):
        return ()
    return following.cards if following.seat == event.seat else ()


def _what(scene: RaceNames, number: int, seen: tuple[str, ...]) -> Arg:
    return tuple([scene.name("card", card) for card in seen]) or Message("race-cards", cards=number)


def _with(scene: RaceNames, source: str) -> Message:
    return Message("race-with", card=scene.name("source", source)) if source else NOTHING


def _from(scene: RaceNames, sources: Sequence[str]) -> Message:
    """Return what gave some cards, each with its number if there are several."""
    counts = Counter(sources)
    rows = [(scene.name("source", source), number) for source, number in counts.items()]
    if len(rows) == 1:
        return Message("race-from", sources=rows[0][0])
    named = tuple([Message("race-source", source=name, cards=number) for name, number in rows])
    return Message("race-from", sources=named) if named else NOTHING


def _cards(number: int, seen: tuple[str, ...], start: str, to: str) -> list[Move]:
    counts = Counter(seen) if seen else Counter({"": number})
    return [Move("card", card, start, to, count) for card, count in counts.items() if count]


class RaceBeats(RaceNames):
    """The part of the facet ``scene`` that tells what happens."""

    silent: ClassVar[frozenset[type[Event]]] = frozenset(SEEN.values())
    conserved: ClassVar[frozenset[str]] = frozenset(("card",))

    def beat(self, event: Event, position: int, events: Sequence[Event]) -> Beat:
        seen = seen_with(event, events[position + 1 : position + 2])
        beat = super().beat(event, position, events)
        if not seen:
            return beat
        text = Message(beat.text.id, **dict(beat.text.args) | self._args(event, seen))
        return evolve(beat, text=text, moves=tuple(self._moves(event, seen) or ()))

    def sentence(self, event: Event) -> Message:
        message = super().sentence(event)
        return Message(message.id, message.otherwise, **dict(message.args) | self._args(event))

    def moves(self, event: Event) -> Iterable[Move]:
        moves = self._moves(event, ())
        return super().moves(event) if moves is None else moves

    def _args(self, event: Event, seen: tuple[str, ...] = ()) -> dict[str, Arg]:
        """Return the arguments of the sentence of an event, as far as its fields alone don't give them."""
        match event:
            case events.ActionsShown(actions):
                rows = [
                    Message(
                        "race-chosen",
                        seat=Player(seat),
                        actions=tuple([self.name("action", action) for action in chosen]),
                    )
                    for seat, chosen in enumerate(actions)
                ]
                return {"actions": tuple(rows)}
            case events.CardsDrawn(_, number, sources, _):
                return {"what": _what(self, number, seen), "sources": _from(self, sources)}
            case events.CardsDiscarded(_, number, why, card):
                reason = why if why in _WHY and (card or why == "limit") else "other"
                return {
                    "what": _what(self, number, seen),
                    "why": reason,
                    "card": self.name("card", card) if card else "",
                }
            case events.CardsKept(_, number):
                return {"what": _what(self, number, seen)}
            case events.GoodPlaced(_, _, source):
                return {"source": _with(self, source)}
            case events.GoodsConsumed(_, _, worlds):
                return {"goods": len(worlds)}
            case events.GoodSold(_, _, cards, card):
                return {"card": _with(self, card), "what": Message("race-cards", cards=cards)}
            case events.ChipsGained(_, _, _, doubled):
                return {"doubled": Message("race-doubled") if doubled else NOTHING}
            case events.CardFlipped(_, _, card, won, power):
                return {"won": "yes" if won else "no", "cost": self.card(card).cost, "power": _with(self, power)}
            case events.GameEnded(_, _, reasons):
                return {"reasons": self.reasons(reasons)}
            case _:
                return {}

    def source(self, event: Event) -> str:
        match event:
            case events.CardsDrawn(_, _, (key, *others), _) if not {*others} - {key}:
                pass
            case events.GoodPlaced(_, _, key) | events.GoodSold(_, _, _, key) | events.CardFlipped(_, _, _, _, key):
                pass
            case events.PowerUsed(_, key) | events.GoodsConsumed(_, key, _) | events.ChipsGained(_, _, key, _):
                pass
            case events.CardsDiscarded(_, _, "consume", key):
                pass
            case _:
                return ""
        return f"card/{key}" if key in self.rules.index else ""

    def _moves(self, event: Event, seen: tuple[str, ...]) -> list[Move] | None:
        """Return the pieces that an event moves; None if the paths of its class say so."""

        def goods(seat: int, worlds: Sequence[str]) -> list[Move]:
            return [Move("good", "", card_key(self.card(world), seat), "discards") for world in worlds]

        match event:
            case events.ActionsShown(actions):
                rows = [(seat, *row) for seat, chosen in enumerate(actions) for row in Counter(chosen).items()]
                return [Move("action", action, "", f"seat-{seat}.actions", count) for seat, action, count in rows]
            case events.CardsDrawn(seat, number, _, to):
                return _cards(number, seen, "supply", f"seat-{seat}.{to}")
            case events.CardsDiscarded(seat, number, why, _):
                return _cards(number, seen, f"seat-{seat}.{'looking' if why == 'explore' else 'hand'}", "discards")
            case events.CardsKept(seat, number):
                return _cards(number, seen, f"seat-{seat}.looking", f"seat-{seat}.hand")
            case events.CardFlipped(seat, _, card, won, _):
                return [Move("card", card, "supply", f"seat-{seat}.hand" if won else "discards")]
            case events.GoodPlaced(seat, world, _):
                return [Move("good", "", "supply", card_key(self.card(world), seat))]
            case events.GoodSold(seat, world, _, _):
                return goods(seat, (world,))
            case events.GoodsConsumed(seat, _, worlds):
                return goods(seat, worlds)
            case _:
                return None
