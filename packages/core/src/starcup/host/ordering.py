"""Standing orders as their seat reads them: choices by their labels, conditions and orders in words."""

from __future__ import annotations

from starcup.kernel.choices import parse_choice
from starcup.kernel.messages import Message, verbatim
from starcup.kernel.orders import StandingOrders
from starcup.messages import Language
from starcup.scene import AnyPresenter
from starcup.wire.order_results import ChoiceOnOffer, Condition, Order, OrderOnOffer, Orders


def orders_told(orders: StandingOrders, presenter: AnyPresenter, seat: int, words: Language) -> Orders:
    """Return what a seat may order beforehand, and what it has ordered, in its language."""
    game = orders.game
    view = game.view(seat)

    def label(text: str) -> Message:
        choice = parse_choice(text, game.ruleset.choice_kinds)
        return verbatim(text) if choice is None else presenter.label(view, choice)

    possible = [
        OrderOnOffer(
            question.kind,
            tuple([ChoiceOnOffer(text, words.text(label(text))) for text in question.choices]),
            tuple(
                [Condition(until.name, words.text(orders.until(question.kind, until.name))) for until in question.until]
            ),
            words.text(orders.where(question.kind)),
            question.at_first,
        )
        for question in orders.possible
    ]
    held = [
        Order(order.kind, order.choice, order.until, words.text(orders.message(order, label(order.choice))))
        for order in orders.of(seat)
    ]
    return Orders(tuple(possible), tuple(held))
