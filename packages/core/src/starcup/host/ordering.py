"""Standing orders as their seat reads them: choices by their labels, conditions and orders in words."""

from __future__ import annotations

from starcup.kernel.choices import parse_choice
from starcup.kernel.messages import Message, verbatim
from starcup.kernel.orders import StandingOrders
from starcup.messages import Language
from starcup.scene import AnyPresenter
from starcup.wire import results as r


def orders_told(orders: StandingOrders, presenter: AnyPresenter, seat: int, words: Language) -> r.Orders:
    """Return what a seat may order beforehand, and what it has ordered, in its language."""
    game = orders.game
    view = game.view(seat)

    def label(text: str) -> Message:
        choice = parse_choice(text, game.ruleset.choice_kinds)
        return verbatim(text) if choice is None else presenter.label(view, choice)

    possible = [
        r.OrderOnOffer(
            one.kind,
            tuple([r.ChoiceOnOffer(text, words.text(label(text))) for text in one.choices]),
            tuple([r.Condition(until.name, words.text(orders.until(one.kind, until.name))) for until in one.until]),
            words.text(orders.where(one.kind)),
            one.at_first,
        )
        for one in orders.possible
    ]
    held = [
        r.Order(order.kind, order.choice, order.until, words.text(orders.message(order, label(order.choice))))
        for order in orders.of(seat)
    ]
    return r.Orders(tuple(possible), tuple(held))
