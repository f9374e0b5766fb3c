"""Standing orders at the terminal: ``pass until my turn``, and what becomes of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from starcup import OrderNews, OrderRefused, StandingOrder
from starcup.making import OrderableQuestion
from starcup.messages import Message, verbatim
from starcup_cli.table.session import Session
from starcup_cli.voice import Voice

WORD = "until"
STOP = "stop"


class Ordering:
    """The standing orders of the person at one seat."""

    def __init__(self, session: Session, seat: int, voice: Voice) -> None:
        self.session = session
        self.seat = seat
        self.voice = voice
        self.declared: Sequence[OrderableQuestion[Any]] = session.standing_orders.possible
        self._known: set[StandingOrder] = set()

    def helped(self) -> list[tuple[str, str]]:
        """Return the commands for standing orders with their help; none if the game has no such orders."""
        if not self.declared:
            return []
        example = self.declared[0].choices[0]
        words = self.voice.words
        return [(f"{example} {WORD} ...", words("help-order", choice=example)), (STOP, words("help-stop"))]

    def is_order(self, line: str) -> bool:
        """Return whether a typed line is an order, sound or not: words, ``until``, words; or ``stop``, while one holds.

        ``stop`` may else be an answer; ``stop passing`` is none.
        """
        words = line.lower().split()
        if not self.declared or WORD in words[1:]:
            return bool(self.declared)
        if words[:1] != [STOP]:
            return False
        named = {f"{text}{end}" for question in self.declared for text in question.choices for end in ("", "ing")}
        return " ".join(words[1:]) in named if len(words) > 1 else bool(self.session.standing_orders.of(self.seat))

    def carry_out(self, line: str) -> list[str]:
        """Carry out a typed order; return lines about it."""
        typed = line.split()
        if typed[0].lower() == STOP:
            return self.stop(" ".join(typed[1:]))
        place = [word.lower() for word in typed].index(WORD, 1)
        choice, until = " ".join(typed[:place]), " ".join(typed[place + 1 :])
        if not until:
            return self._listed()
        try:
            order = self.session.order(self.seat, choice, self._named(until))
        except OrderRefused as refused:
            ask = "" if refused.code == "over-at-once" else f"{choice} {WORD}"
            return self.voice.say("order-refused", reason=refused.reason, ask=ask or "none")
        return self.voice.say("ordered", order=self._order(order), stop=STOP)

    def stop(self, rest: str) -> list[str]:
        """Stop the orders of the seat, those with a choice if one is named; return lines about it.

        Those that it has had from the beginning are stopped only when no other is left.
        """
        choice = rest.lower()

        def meant(orders: Sequence[StandingOrder]) -> list[StandingOrder]:
            return [order for order in orders if choice in ("", order.choice, f"{order.choice}ing")]

        held = meant(self._held())
        at_first = [] if held else meant(self._at_first())
        for order in (*held, *at_first):
            self.session.standing_orders.stop(self.seat, order.kind)
        if held:
            return self.voice.say("order-stopped", orders=tuple(map(self._order, held)))
        if at_first:
            typed = [f"{order.choice} {WORD} {order.until.replace('-', ' ')}" for order in at_first]
            again = tuple([Message("terminal-typed", typed=line) for line in typed])
            return self.voice.say("order-at-first-stopped", orders=tuple(map(self._order, at_first)), again=again)
        return self.voice.say("orders-none")

    def reminder(self) -> list[str]:
        """Return a line about the orders that hold, to stand above a question."""
        held = self._held()
        return self.voice.say("order-reminder", orders=tuple(map(self._order, held)), stop=STOP) if held else []

    def _held(self) -> list[StandingOrder]:
        """Return the orders that the person has given, and that hold."""
        orders = self.session.standing_orders
        return [order for order in orders.of(self.seat) if not orders.is_at_first(order)]

    def _at_first(self) -> list[StandingOrder]:
        """Return the orders that the seat has had from the beginning, and that hold."""
        orders = self.session.standing_orders
        return [order for order in orders.of(self.seat) if orders.is_at_first(order)]

    def news_lines(self) -> list[str]:
        """Return what became of the orders since this was asked last."""
        news = Counter((news.order, news.what) for news in self.session.news_of(self.seat))
        return [line for (order, what), times in news.items() for line in self._news(OrderNews(order, what), times)]

    def _news(self, news: OrderNews, times: int) -> list[str]:
        if news.what == "answered" and self.session.standing_orders.is_at_first(news.order):
            if news.order in self._known:
                return []  # told once; what it does is no news
            self._known.add(news.order)
            return self.voice.say("order-at-first", order=self._order(news.order), stop=STOP)
        return self.voice.say(f"order-{news.what}", order=self._order(news.order), times=times)

    def _order(self, order: StandingOrder) -> Message:
        return self.session.standing_orders.message(order, order.choice)

    def _conditions(self, question: OrderableQuestion[Any]) -> dict[str, str]:
        """Return the texts of the conditions of a question by their names."""
        orders = self.session.standing_orders
        return {until.name: self.voice.text(orders.until(question.kind, until.name)) for until in question.until}

    def _named(self, typed: str) -> str:
        """Return the name of the condition that is typed by its text; what is typed, if none is."""
        condition = typed.lower().rstrip(".!")
        conditions = [condition for question in self.declared for condition in self._conditions(question).items()]
        return next((name for name, text in conditions if text.lower() == condition), condition)

    def _listed(self) -> list[str]:
        lines: list[str] = []
        for question in self.declared:
            where = self.session.standing_orders.where(question.kind) or "none"
            lines += self.voice.say("orders-possible", choices=tuple(map(verbatim, question.choices)), where=where)
            lines += self.voice.rows(
                [(name.replace("-", " "), text) for name, text in self._conditions(question).items()]
            )
        if at_first := self._at_first():
            lines += self.voice.say("orders-at-first", orders=tuple(map(self._order, at_first)), stop=STOP)
        return [*lines, *self.reminder()]
