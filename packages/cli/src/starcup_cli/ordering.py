"""Standing orders at the terminal: ``pass until my turn``, and what becomes of them."""

from __future__ import annotations

from collections import Counter

from starcup import OrderNews, OrderRefused, Ruleset, StandingOrder
from starcup.words import Words, wrap
from starcup_cli.session import Session

WORD = "until"
STOP = "stop"


def orders_helped(ruleset: Ruleset) -> list[tuple[str, str]]:
    """Return the commands for standing orders with their help; none if the game has no such orders."""
    if not ruleset.standing:
        return []
    example = ruleset.standing[0].choices[0]
    return [
        (f"{example} {WORD} ...", f"answer beforehand for a time; '{example} {WORD}' lists until when"),
        (STOP, f"stop what you ordered so, at any question; also '{STOP} {example}ing'"),
    ]


class Ordering:
    """The standing orders of the person at one seat."""

    def __init__(self, session: Session, seat: int, words: Words) -> None:
        self.session = session
        self.seat = seat
        self.words = words

    def is_order(self, line: str) -> bool:
        """Return whether a typed line is an order, sound or not: words, ``until``, words; or ``stop``, while one holds.

        ``stop`` may else be an answer; ``stop passing`` is none.
        """
        words, declared = line.lower().split(), self.session.game.ruleset.standing
        if not declared or WORD in words[1:]:
            return bool(declared)
        if words[:1] != [STOP]:
            return False
        named = {f"{text}{end}" for one in declared for text in one.choices for end in ("", "ing")}
        return words[1] in named if len(words) > 1 else bool(self.session.orders.of(self.seat))

    def given(self, line: str) -> list[str]:
        """Carry out a typed order; return lines about it."""
        typed = line.split()
        if typed[0].lower() == STOP:
            return self.stop("")
        place = [word.lower() for word in typed].index(WORD, 1)
        choice, until = " ".join(typed[:place]), " ".join(typed[place + 1 :])
        if not until:
            return self._listed()
        try:
            order = self.session.order(self.seat, self.words.keyed(choice), self._named(until))
        except OrderRefused as refused:
            ask = f" '{choice} {WORD}' lists what can be ordered." if refused.code != "over-at-once" else ""
            return wrap(f"Not ordered: {self.words.said(refused.message)}{ask}", "", "  ")
        return wrap(f"Ordered: {self._sentence(order)}. '{STOP}' ends it.", "", "  ")

    def stop(self, rest: str) -> list[str]:
        """Stop the orders of the seat; return lines about it."""
        gone = self.session.orders.stop(self.seat)
        if not gone:
            return ["You have ordered nothing."]
        return wrap(f"Stopped: {'; '.join(map(self._sentence, gone))}.", "", "  ")

    def reminder(self) -> list[str]:
        """Return a line about the orders that hold, to stand above a question."""
        held = self.session.orders.of(self.seat)
        return (
            wrap(f"You ordered: {'; '.join(map(self._sentence, held))} ('{STOP}' ends it).", "", "  ") if held else []
        )

    def told(self) -> list[str]:
        """Return what became of the orders since this was asked last."""
        news = self.session.news_of(self.seat)
        lines: list[str] = []
        for (order, what), times in Counter((one.order, one.what) for one in news).items():
            lines += wrap(self._news(OrderNews(order, what), times), "", "  ")
        return lines

    def _news(self, news: OrderNews, times: int) -> str:
        ordered = self._sentence(news.order)
        if news.what == "answered":
            often = "" if times == 1 else f", {times} times"
            return f"Answered for you{often}: {ordered}."
        return f"Over: {ordered}." if news.what == "over" else f"Not possible any more, so you are asked: {ordered}."

    def _sentence(self, order: StandingOrder) -> str:
        found = next(one for one in self._conditions() if one[:2] == (order.kind, order.until))
        return f"{order.choice} {WORD} {found[2]}"

    def _conditions(self) -> list[tuple[str, str, str]]:
        """Return all conditions: kind of question, name, and text."""
        return [(one.kind, until.name, until.text) for one in self.session.game.ruleset.standing for until in one.until]

    def _named(self, typed: str) -> str:
        """Return the name of the condition that is typed by its text; what is typed, if none is."""
        said = typed.lower().rstrip(".!")
        return next((name for _, name, text in self._conditions() if text.lower() == said), said)

    def _listed(self) -> list[str]:
        lines: list[str] = []
        for one in self.session.game.ruleset.standing:
            lines += wrap(f"Beforehand you may order {' or '.join(map(repr, one.choices))} {WORD}", "", "  ")
            for until in one.until:
                lines += wrap(f"{until.name.replace('-', ' '):<13} {until.text}", "  ", " " * 16)
        return [*lines, *self.reminder()]
