"""Standing orders: answers that a seat has given beforehand, carried out as ordinary choices.

They are kept beside a game and are no part of it: its table, journal, saves and
views know nothing of them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Literal

from starcup.kernel.arguments import seat_of
from starcup.kernel.errors import OrderRefused
from starcup.kernel.game import Game
from starcup.kernel.messages import REFUSAL, Message
from starcup.kernel.ruleset import TableT, ViewT
from starcup.kernel.standing import OrderableQuestion, Until
from starcup.kernel.steps import Decision
from starcup.kernel.suggest import brief, nearest_name
from starcup.kernel.values import frozen

MOST_ANSWERS = 1_000
"""The most answers in a row; after them all orders end, since a game in which nobody is asked might have no end."""

News = Literal["answered", "over", "impossible"]


@frozen
class StandingOrder:
    """An order of a seat: this choice, whenever this kind of question is asked, until a condition is met."""

    seat: int
    kind: str
    choice: str
    until: str


@frozen
class OrderNews:
    """A notice about an order: it answered a question, is over, or ended since its choice was not possible."""

    order: StandingOrder
    what: News


class StandingOrders(Generic[TableT, ViewT]):
    """The standing orders in one game, kept by whoever runs it.

    An order is the business of its seat alone: don't tell others of it. Call :meth:`go_on` after every change of the
    game, and :meth:`undo` instead of ``Game.undo``, which else would have its choice made again at once. A seat has at
    most one order for each kind of question; it may be given and stopped at any time, also while nothing is asked.

    Args:
        game: the game; its ruleset says which orders there are (:attr:`Ruleset.standing`).

    >>> from starcup import Game, StandingOrders, games
    >>> game = Game.new(games.find("roll").load(), players=2, seed=7)
    >>> StandingOrders(game).give(0, "pass", until="my-turn")
    Traceback (most recent call last):
    ...
    starcup.kernel.errors.OrderRefused: nothing can be ordered beforehand in this game.
    """

    def __init__(self, game: Game[TableT, ViewT]) -> None:
        self.game: Game[TableT, ViewT] = game
        self._held: dict[StandingOrder, ViewT] = {}

    def of(self, seat: int) -> tuple[StandingOrder, ...]:
        """Return the orders of a seat that hold now.

        Args:
            seat: its number, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        seat = seat_of(seat, self.game.table.players)
        return () if self.game.finished else tuple(order for order in self._held if order.seat == seat)

    def give(self, seat: int, choice: str, until: str, kind: str = "") -> StandingOrder:
        """Keep an order, in the place of one for the same kind of question; return it. :meth:`go_on` carries it out.

        Args:
            seat: the number of the seat that orders, from 0.
            choice: the text of a choice that the game allows to be ordered.
            until: the name of the condition that ends the order; blanks may stand for hyphens.
            kind: the kind of question; empty: the first for which the choice may be ordered.

        Raises:
            OrderRefused: there is no such order, or it would be over at once. Nothing has changed.
            IllegalChoice: there is no such seat.
        """
        game = self.game
        seat = seat_of(seat, game.table.players)
        if game.finished or game.fault is not None:
            raise OrderRefused("finished", Message(f"{REFUSAL}-orders-finished"))
        standing, text = self._meant(choice, kind)
        condition = _condition(standing, until)
        view = game.view(seat)
        if _is_met(condition, view, view):
            until_when = Message(f"{game.ruleset.game}-until-{standing.kind}-{condition.name}", condition.text)
            over = Message(f"{REFUSAL}-over-at-once", choice=repr(text), condition=until_when)
            raise OrderRefused("over-at-once", over)
        order = StandingOrder(seat, standing.kind, text, condition.name)
        self._held = {one: then for one, then in self._held.items() if (one.seat, one.kind) != (seat, order.kind)}
        self._held[order] = view
        return order

    def stop(self, seat: int) -> tuple[StandingOrder, ...]:
        """Stop the orders of a seat; return them.

        Args:
            seat: its number, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        gone = self.of(seat)
        for order in gone:
            del self._held[order]
        return gone

    def go_on(self) -> list[OrderNews]:
        """End the orders that are over, answer open questions by the others, and return what became of them.

        Raises:
            EngineError: code of the game failed at an answer; see ``Game.submit``.
        """
        news: list[OrderNews] = []
        for _ in range(MOST_ANSWERS):
            self._end(news)
            found = self._next(news)
            if found is None:
                return news
            order, decision = found
            self.game.submit(order.seat, order.choice, decision.number)
            news.append(OrderNews(order, "answered"))
        self._drop(tuple(self._held), "over", news)
        return news

    def undo(self, seat: int) -> list[OrderNews]:
        """Take the last choice of a seat back, stop its orders, go on, and return what became of other orders.

        Args:
            seat: its number, from 0.

        Raises:
            CannotUndo: as ``Game.undo`` says; the orders stay.
            EngineError: the same, or code of the game failed at an answer.
            IllegalChoice: there is no such seat.
        """
        self.game.undo(seat)
        self.stop(seat)
        return self.go_on()

    # Parts.

    def _meant(self, choice: str, kind: str) -> tuple[OrderableQuestion[ViewT], str]:
        """Return what is ordered: the declaration, and the text of the choice."""
        declared = self.game.ruleset.standing
        if not declared:
            raise OrderRefused("no-orders", Message(f"{REFUSAL}-no-orders"))
        kinds = {one.kind for one in declared}
        if kind and kind not in kinds:
            raise _unknown("kind", kind, kinds)
        offered = [one for one in declared if kind in ("", one.kind)]
        wanted = " ".join(choice.lower().split())
        for one in offered:
            if wanted in one.choices:
                return one, wanted
        raise _unknown("choice", choice, {text for one in offered for text in one.choices})

    def _end(self, news: list[OrderNews]) -> None:
        """End the orders that are over."""
        game = self.game
        if game.finished or game.fault is not None:
            self._held.clear()
            return
        views = {seat: game.view(seat) for seat in {order.seat for order in self._held}}
        self._drop([one for one, then in self._held.items() if self._is_over(one, then, views[one.seat])], "over", news)

    def _is_over(self, order: StandingOrder, then: ViewT, now: ViewT) -> bool:
        standing = next(one for one in self.game.ruleset.standing if one.kind == order.kind)
        return _is_met(next(one for one in standing.until if one.name == order.until), then, now)

    def _next(self, news: list[OrderNews]) -> tuple[StandingOrder, Decision] | None:
        """Return the first open question that an order answers; end the orders that can't be carried out."""
        game = self.game
        for decision in game.waiting():
            for order in tuple(self._held):
                if (order.seat, order.kind) == (decision.seat, decision.kind):
                    if game.why(order.seat, order.choice) is None:
                        return order, decision
                    self._drop([order], "impossible", news)
        return None

    def _drop(self, orders: Iterable[StandingOrder], what: News, news: list[OrderNews]) -> None:
        for order in orders:
            del self._held[order]
            news.append(OrderNews(order, what))


def _condition(standing: OrderableQuestion[ViewT], name: str) -> Until[ViewT]:
    wanted = "-".join(name.lower().replace("_", " ").replace("-", " ").split())
    for one in standing.until:
        if one.name == wanted:
            return one
    raise _unknown("condition", name, {one.name for one in standing.until})


def _is_met(condition: Until[ViewT], then: ViewT, now: ViewT) -> bool:
    """Return whether an order is over; one whose condition fails is, so that its seat is asked."""
    try:
        return condition.met(then, now)
    except Exception:
        return True


def _unknown(what: Literal["kind", "choice", "condition"], name: str, known: Iterable[str]) -> OrderRefused:
    names, near = sorted(known), nearest_name(name, known)
    id = f"{REFUSAL}-no-such-{what}" + ("-near" if near else "")
    reason = Message(id, given=brief(name), **({"near": repr(near)} if near else {}), expected=tuple(names))
    return OrderRefused("unknown-condition" if what == "condition" else "unknown-order", reason, near)
