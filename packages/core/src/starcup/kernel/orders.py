"""Standing orders: answers that a seat has given beforehand, carried out as ordinary choices.

They are kept beside a game and are no part of it: its table, journal, saves and
views know nothing of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Generic, Literal

from starcup.kernel.arguments import seat_of
from starcup.kernel.errors import OrderRefused
from starcup.kernel.game import Game
from starcup.kernel.messages import NOTHING, REFUSAL, Arg, Message
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

    A game may have orders that people want at first; whoever runs it gives them by :meth:`give_at_first` to the seats
    that people play, and keeps with the game which were :meth:`stopped`.

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
        players = game.table.players
        self.possible: tuple[OrderableQuestion[ViewT], ...] = tuple(
            [question for question in game.ruleset.standing if not question.seats or players in question.seats]
        )
        self._held: dict[StandingOrder, ViewT] = {}
        self._stopped: set[tuple[int, str]] = set()
        self._asked_again: dict[int, int] = {}

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
        standing, text, condition = self._meant(choice, kind, until)
        view = game.view(seat)
        if _is_met(condition, view, view):
            when = self.until(standing.kind, condition.name)
            raise OrderRefused("over-at-once", Message(f"{REFUSAL}-over-at-once", choice=repr(text), condition=when))
        order = StandingOrder(seat, standing.kind, text, condition.name)
        self._held = {held: then for held, then in self._held.items() if (held.seat, held.kind) != (seat, order.kind)}
        self._held[order] = view
        self._stopped.discard((seat, order.kind))
        return order

    def resume(self, order: StandingOrder, then: ViewT) -> None:
        """Keep an order again that was given before the game was put away.

        Args:
            order: as :meth:`give` returned it.
            then: the view of its seat when it was given, to which its condition is compared.
        """
        if any(question.kind == order.kind for question in self.possible):
            self._held[order] = then

    def give_at_first(self, seat: int, but: Collection[str] = ()) -> tuple[StandingOrder, ...]:
        """Give a seat the orders that people want at first; return them. In a game that is over there are none.

        Args:
            seat: the number of a seat that a person plays, from 0.
            but: kinds of questions that the seat wants to be asked all the same: those that were :meth:`stopped`.

        Raises:
            IllegalChoice: there is no such seat.
        """
        seat = seat_of(seat, self.game.table.players)
        wanted = [question for question in self.possible if question.at_first]
        self._stopped |= {(seat, question.kind) for question in wanted if question.kind in but}
        if self.game.finished or self.game.fault is not None:
            return ()
        given = [question for question in wanted if question.kind not in but]
        return tuple([self.give(seat, question.at_first, question.until[0].name, question.kind) for question in given])

    def is_at_first(self, order: StandingOrder) -> bool:
        """Return whether an order is one that people have at first.

        Args:
            order: an order for a kind of question that is ``possible``.
        """
        question = self._of_kind(order.kind)
        return (order.choice, order.until) == (question.at_first, question.until[0].name)

    def stop(self, seat: int, kind: str = "") -> tuple[StandingOrder, ...]:
        """Stop the orders of a seat, or the one for a kind of question; return them.

        Args:
            seat: its number, from 0.
            kind: the kind of question; empty: all.

        Raises:
            IllegalChoice: there is no such seat.
            OrderRefused: there is no such kind.
        """
        kinds = {question.kind for question in self.possible}
        if kind and kind not in kinds:
            raise _unknown("kind", kind, kinds)
        gone = tuple([order for order in self.of(seat) if kind in ("", order.kind)])
        for order in gone:
            del self._held[order]
            if self._of_kind(order.kind).at_first:
                self._stopped.add((seat, order.kind))
        return gone

    def stopped(self, seat: int) -> tuple[str, ...]:
        """Return the kinds of questions that a seat wants to be asked, though people have orders for them at first.

        Args:
            seat: its number, from 0.
        """
        return tuple([question.kind for question in self.possible if (seat, question.kind) in self._stopped])

    def go_on(self) -> list[OrderNews]:
        """End the orders that are over, answer open questions by the others, and return what became of them.

        Raises:
            EngineError: code of the game failed at an answer; see ``Game.submit``.
        """
        news: list[OrderNews] = []
        for _ in range(MOST_ANSWERS):
            self._end(news)
            due = self._next(news)
            if due is None:
                return news
            order, decision = due
            self.game.submit(order.seat, order.choice, decision.number)
            news.append(OrderNews(order, "answered"))
        self._drop(tuple(self._held), "over", news)
        return news

    def undo(self, seat: int) -> list[OrderNews]:
        """Take the last choice of a seat back, stop its orders, go on, and return what became of other orders.

        Orders that it has had at first stay, but leave the question that is open now to the seat.

        Args:
            seat: its number, from 0.

        Raises:
            CannotUndo: as ``Game.undo`` says; the orders stay.
            EngineError: the same, or code of the game failed at an answer.
            IllegalChoice: there is no such seat.
        """
        self.game.undo(seat)
        self.undone(seat)
        return self.go_on()

    def undone(self, seat: int) -> None:
        """Stop the orders of a seat that has taken back a choice, as :meth:`undo` does, without going on.

        Args:
            seat: its number, from 0.

        Raises:
            IllegalChoice: there is no such seat.
        """
        for order in self.of(seat):
            if not self.is_at_first(order):
                del self._held[order]
        if (decision := self.game.decision(seat)) is not None:
            self._asked_again[seat] = decision.number

    # In words.

    def message(self, order: StandingOrder, choice: Arg) -> Message:
        """Return an order in words: where it holds, or until when; both, if people don't have it at first.

        Args:
            order: an order for a kind of question that is ``possible``.
            choice: what is ordered, as the reader knows it.
        """
        until = self.until(order.kind, order.until)
        if not (where := self.where(order.kind)):
            return Message("starcup-order", choice=choice, condition=until)
        condition = "none" if self.is_at_first(order) else until
        return Message("starcup-order-where", choice=choice, where=where, condition=condition)

    def where(self, kind: str) -> Message:
        """Return which of its step's questions a kind is, after "where": the words of ``GAME-where-KIND``.

        Args:
            kind: of a question that is ``possible``; one that is all questions of its step has no such words.
        """
        where = self._of_kind(kind).where
        return Message(f"{self.game.ruleset.game}-where-{kind}", where) if where else NOTHING

    def until(self, kind: str, name: str) -> Message:
        """Return a condition, to stand after "until": the words of ``GAME-until-KIND-NAME``.

        Args:
            kind: of a question that is ``possible``.
            name: that of one of its conditions.
        """
        text = next(condition.text for condition in self._of_kind(kind).until if condition.name == name)
        return Message(f"{self.game.ruleset.game}-until-{kind}-{name}", text)

    # Parts.

    def _of_kind(self, kind: str) -> OrderableQuestion[ViewT]:
        return next(question for question in self.possible if question.kind == kind)

    def _meant(self, choice: str, kind: str, until: str) -> tuple[OrderableQuestion[ViewT], str, Until[ViewT]]:
        """Return what is ordered: the declaration, the text of the choice, and the condition."""
        declared = self.possible
        if not declared:
            raise OrderRefused("no-orders", Message(f"{REFUSAL}-no-orders"))
        kinds = {question.kind for question in declared}
        if kind and kind not in kinds:
            raise _unknown("kind", kind, kinds)
        offered = [question for question in declared if kind in ("", question.kind)]
        wanted = " ".join(choice.lower().split())
        with_choice = [question for question in offered if wanted in question.choices]
        if not with_choice:
            raise _unknown("choice", choice, {text for question in offered for text in question.choices})
        name = "-".join(until.lower().replace("_", " ").replace("-", " ").split())
        for question in with_choice:
            for condition in question.until:
                if condition.name == name:
                    return question, wanted, condition
        raise _unknown("condition", until, {condition.name for question in with_choice for condition in question.until})

    def _end(self, news: list[OrderNews]) -> None:
        """End the orders that are over."""
        game = self.game
        if game.finished or game.fault is not None:
            self._held.clear()
            return
        views = {seat: game.view(seat) for seat in {order.seat for order in self._held}}
        self._drop(
            [order for order, then in self._held.items() if self._is_over(order, then, views[order.seat])], "over", news
        )

    def _is_over(self, order: StandingOrder, then: ViewT, now: ViewT) -> bool:
        conditions = self._of_kind(order.kind).until
        return _is_met(next(condition for condition in conditions if condition.name == order.until), then, now)

    def _next(self, news: list[OrderNews]) -> tuple[StandingOrder, Decision] | None:
        """Return the first open question that an order answers; end the orders that can't be carried out."""
        game = self.game
        for decision in game.waiting():
            for order in sorted(self._held, key=lambda order: self._of_kind(order.kind).applies is None):
                if order.seat == decision.seat and self._is_for(order, decision):
                    if game.why(order.seat, order.choice) is None:
                        return order, decision
                    self._drop([order], "impossible", news)
        return None

    def _is_for(self, order: StandingOrder, decision: Decision) -> bool:
        """Return whether an order answers a question to its seat."""
        question = self._of_kind(order.kind)
        if question.asked_by != decision.kind:
            return False
        if self._asked_again.get(order.seat) == decision.number and self.is_at_first(order):
            return False
        return question.applies is None or _applies(question.applies, self.game.view(order.seat), decision)

    def _drop(self, orders: Iterable[StandingOrder], what: News, news: list[OrderNews]) -> None:
        for order in orders:
            del self._held[order]
            news.append(OrderNews(order, what))


def _applies(applies: Callable[[ViewT, Decision], bool], view: ViewT, decision: Decision) -> bool:
    """Return whether an order is for a question; one whose test fails is not, so that its seat is asked."""
    try:
        return applies(view, decision)
    except Exception:
        return False


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
