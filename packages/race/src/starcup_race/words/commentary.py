"""Events as sentences, phase by phase: one for each seat, with what it did there and what that brought."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from starcup import Event, SeatEvent, Undone
from starcup.words import Telling, event_sentence, sentence, wrap
from starcup_race import events
from starcup_race._rules.rules import Rules
from starcup_race.words.names import ACTIONS, SHORT_KINDS, card_name, card_names, cards_of, phase_name

INDENT = "  "
YOU = "You"
"""The name of the viewer's own seat."""
_SILENT = (events.PowerUsed,)
"""Events whose effects are told with the name of the card."""
REASONS = {"pool": "the VP pool is empty", "tableau": "a tableau has 12 cards"}


class Commentary(Telling):
    """Puts the events of one game into lines, in as many portions as the caller likes.

    Args:
        rules: the cards.
        seat: tells the name of a seat.
    """

    def __init__(self, rules: Rules, seat: Callable[[int], str]) -> None:
        super().__init__(lambda event: "")
        self._rules = rules
        self._seat = seat
        self._phase_heading = ""
        self._set_up = False

    def lines(self, told: Iterable[Event]) -> list[str]:
        """Return events as lines: rounds and phases are headings, the events of a seat between two one sentence."""
        found: list[str] = []
        waiting: dict[int, list[SeatEvent]] = {}
        for event in told:
            if isinstance(event, SeatEvent):
                waiting.setdefault(event.seat, []).append(event)
            elif isinstance(event, events.Reshuffled):
                found += wrap(f"The discards are shuffled: a new supply of {cards_of(event.number)}.", INDENT)
            else:
                found += self._seats(waiting)
                waiting = {}
                if found and self._phase_heading and found[-1] == self._phase_heading:
                    found[-1] += " nothing happened."
                found += self._open(event)
        return found + self._seats(waiting)

    def _open(self, event: Event) -> list[str]:
        match event:
            case events.RoundBegan(number):
                self._set_up = True
                return ["", f"--- Round {number} ---"]
            case events.ActionsShown(actions):
                chosen = [f"{self._seat(number)}: {_actions(one)}" for number, one in enumerate(actions)]
                return wrap(f"Chosen: {'; '.join(chosen)}.", INDENT, INDENT * 2)
            case events.PhaseBegan(phase):
                self._phase_heading = f"{phase_name(phase)}:"
                return [self._phase_heading]
            case events.GameEnded(_, _, reasons) if reasons:
                return ["", *wrap(f"The game is over: {' and '.join(REASONS[one] for one in reasons)}.")]
            case events.GameEnded():
                return ["", "The game is over."]
            case Undone():
                return []
            case _:
                return wrap(sentence(event_sentence(event).capitalize()), INDENT)

    def _seats(self, waiting: dict[int, list[SeatEvent]]) -> list[str]:
        """Return a sentence for each seat; seats of which the same is told share one."""
        told: dict[str, list[str]] = {}
        for seat, run in waiting.items():
            phrases = _joined(self._phrases(run))
            if phrases:
                told.setdefault(phrases, []).append(self._seat(seat))
        lines: list[str] = []
        for phrases, who in told.items():
            who.sort(key=lambda name: name != YOU)
            listed = " and ".join([", ".join(who[:-1]), who[-1]] if len(who) > 1 else who)
            lines += wrap(sentence(f"{listed} {phrases}"), INDENT, INDENT * 2)
        return lines

    def _phrases(self, run: Sequence[SeatEvent]) -> list[str]:
        """Return what a seat did, in phrases; events that tell of one thing make one phrase."""
        found: list[str] = []
        place = 0
        while place < len(run):
            phrase, taken = self._phrase(run, place)
            place += taken
            if phrase:
                found.append(phrase)
        return found

    def _phrase(self, run: Sequence[SeatEvent], place: int) -> tuple[str, int]:
        """Return a phrase for the events from a place on, and how many it tells."""
        event, after = run[place], run[place + 1 : place + 3]
        match event:
            case events.CardsDrawn():
                return self._drew(event, _seen(after))
            case events.CardsKept():
                kept = after[0] if after else None
                if isinstance(kept, events.KeptSeen):
                    return f"kept {card_names(self._rules, kept.cards)}", 2
                return f"kept {event.number}", 1
            case events.CardsDiscarded():
                return self._discarded(event, _discards(after))
            case events.GoodPlaced():
                return self._goods(run, place)
            case events.GoodSold(_, world, number):
                good = SHORT_KINDS[self._rules.cards[self._rules.index[world]].good]
                phrase = f"sold the {good} good of {self._name(world)} for {cards_of(number)}"
                if after and isinstance(after[0], events.CardsDrawn):
                    seen = _seen(after[1:])
                    more = f": {card_names(self._rules, seen.cards)}" if seen is not None else ""
                    return phrase + more, 2 + (seen is not None)
                return phrase, 1
            case events.GoodsConsumed():
                return self._consumed(event, run[place + 1 : place + 4])
            case events.CardPlaced(_, card):
                return self._placed(card, run, place)
            case events.LeftTableau(_, card):
                return f"gave up {self._name(card)} from the tableau", 1
            case events.PowerUsed(_, card):
                return self._used(card, after), 1
            case _:
                return self._single(event), 1

    def _placed(self, card: str, run: Sequence[SeatEvent], place: int) -> tuple[str, int]:
        """Return the phrase for a card that was placed, with its good and what was paid if that follows."""
        following = list(run[place + 1 :])
        good = bool(following) and isinstance(following[0], events.GoodPlaced)
        taken = 1 + good
        phrase = f"placed {self._name(card)}{' with a good' if good else ''}"
        paid = run[place + taken] if place + taken < len(run) else None
        if isinstance(paid, events.CardsDiscarded) and paid.why == "payment":
            seen = _discards(run[place + taken + 1 : place + taken + 2])
            named = f" ({card_names(self._rules, seen.cards)})" if seen is not None else ""
            return f"{phrase} for {cards_of(paid.number)}{named}", taken + 1 + (seen is not None)
        return phrase, taken

    def _consumed(self, event: events.GoodsConsumed, after: Sequence[SeatEvent]) -> tuple[str, int]:
        """Return the phrase for goods consumed, with the VP and cards that follow."""
        names, rest = card_names(self._rules, event.worlds), list(after)
        goods = f"the good of {names}" if len(event.worlds) == 1 else f"{len(event.worlds)} goods ({names})"
        gains, drawn = list[str](), ""
        if rest and isinstance(chips := rest[0], events.ChipsGained) and chips.card == event.card:
            gains.append(f"{chips.amount} VP{' (doubled)' if chips.doubled else ''}")
            rest.pop(0)
        row = self._rules.cards[self._rules.index[event.card]].rows.consume_goods
        if row is not None and row.cards and rest and isinstance(draw := rest[0], events.CardsDrawn):
            gains.append(cards_of(draw.number))
            rest.pop(0)
            if (seen := _seen(rest)) is not None:
                drawn = f": {card_names(self._rules, seen.cards)}"
                rest.pop(0)
        for_ = f" for {' and '.join(gains)}" if gains else ""
        return f"consumed {goods} with {self._name(event.card)}{for_}{drawn}", 1 + len(after) - len(rest)

    def _single(self, event: SeatEvent) -> str:
        match event:
            case events.StartWorld(_, world):
                return f"started with {self._name(world)}"
            case events.CardsSeen(_, cards):
                return f"drew {card_names(self._rules, cards)}"
            case events.DiscardsSeen(_, cards):
                return f"discarded {card_names(self._rules, cards)}"
            case events.NothingPlaced():
                return "placed nothing"
            case events.ChipsGained(_, amount, card):
                return f"gained {amount} VP ({self._name(card)})"
            case events.CardFlipped(_, number, card, won):
                found = self._rules.cards[self._rules.index[card]]
                what = "defense" if found.military else "cost"
                end = "and kept it" if won else "in vain"
                return f"named {number} and turned up {found.name} ({what} {found.cost}) {end}"
            case _:
                return "" if isinstance(event, _SILENT) else event_sentence(event)

    def _used(self, card: str, after: Sequence[SeatEvent]) -> str:
        """Return that a power was used, where no other phrase names its card."""
        found = self._rules.cards[self._rules.index[card]]
        if found.rows.settle_pay_for_military is not None:
            return f"used {found.name}"
        return ""

    def _drew(self, event: events.CardsDrawn, seen: events.CardsSeen | None) -> tuple[str, int]:
        sources = self._sourced(event.sources)
        hidden = event.to == "looking" or not self._set_up  # the question lists them, and then those that are kept
        named = f": {card_names(self._rules, seen.cards)}" if seen is not None and not hidden else ""
        return f"drew {event.number}{sources}{named}", 1 + (seen is not None)

    def _sourced(self, sources: Sequence[str]) -> str:
        """Return what gave some cards, in brackets; only if several did, each with its number."""
        told = {ACTIONS.get(key) or self._name(key): number for key, number in Counter(sources).items()}
        numbered = [f"{name} {number}" for name, number in told.items()]
        return f" ({', '.join(told if len(told) == 1 else numbered)})" if told else ""

    def _discarded(self, event: events.CardsDiscarded, seen: events.DiscardsSeen | None) -> tuple[str, int]:
        named = f": {card_names(self._rules, seen.cards)}" if seen is not None else ""
        taken = 1 + (seen is not None)
        if event.why == "explore":
            return "", taken
        if event.why == "payment" and event.card:
            return f"paid {event.number} for {self._name(event.card)}{named}", taken
        why = {"limit": " (hand limit)", "consume": " for VP"}.get(event.why, "")
        return f"discarded {cards_of(event.number)}{why}{named}", taken

    def _goods(self, run: Sequence[SeatEvent], place: int) -> tuple[str, int]:
        """Return the phrase for goods that came one after another."""
        worlds = []
        for event in run[place:]:
            if not isinstance(event, events.GoodPlaced):
                break
            worlds.append(event.world)
        return f"got {'a good' if len(worlds) == 1 else 'goods'} on {card_names(self._rules, worlds)}", len(worlds)

    def _name(self, key: str) -> str:
        return card_name(self._rules, key)


def _joined(phrases: Sequence[str]) -> str:
    """Return phrases as one; after a phrase that ends with a list of cards stands a semicolon."""
    ends = ["; " if ": " in phrase else ", " for phrase in phrases[:-1]]
    return "".join(phrase + end for phrase, end in zip(phrases, [*ends, ""], strict=False))


def _actions(chosen: Sequence[str]) -> str:
    """Return the names of one or two action cards."""
    if len(chosen) > 1 and len(set(chosen)) == 1:
        return f"{ACTIONS[chosen[0]]} twice"
    return " and ".join(ACTIONS[key] for key in chosen)


def _seen(after: Sequence[SeatEvent]) -> events.CardsSeen | None:
    first = after[0] if after else None
    return first if isinstance(first, events.CardsSeen) else None


def _discards(after: Sequence[SeatEvent]) -> events.DiscardsSeen | None:
    first = after[0] if after else None
    return first if isinstance(first, events.DiscardsSeen) else None
