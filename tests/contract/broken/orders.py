"""Standing orders that can't be kept."""

from __future__ import annotations

from starcup.making import OrderableQuestion, Until
from tests.contract.broken.planting import plant
from tests.kernel.toy import ToyRules, ToyView

ALWAYS, FAILS = (
    Until[ToyView]("always", "at once", lambda then, now: True),
    Until[ToyView]("fails", "something fails", lambda then, now: 1 // now.at_stake > 9),
)
NEVER = Until[ToyView]("never", "never", lambda then, now: False)


class OrdersNothing(ToyRules):
    standing = (OrderableQuestion("confirm", ("halt at once",), (NEVER,)),)


class OrdersNoQuestion(ToyRules):
    standing = (OrderableQuestion("confirmm", ("stop",), (NEVER,)),)


class OrdersTwice(ToyRules):
    standing = (OrderableQuestion("confirm", ("stop",), (NEVER, NEVER)),)


class OrdersAtOnce(ToyRules):
    standing = (OrderableQuestion("confirm", ("stop",), (ALWAYS,)),)


class OrdersFail(ToyRules):
    standing = (OrderableQuestion("confirm", ("stop",), (FAILS,)),)


class OrdersAnything(ToyRules):
    standing = (OrderableQuestion("confirm", ("stop",), (NEVER,), at_first="roll"),)


class OrdersNowhere(ToyRules):
    standing = (OrderableQuestion("some", ("stop",), (NEVER,), step="confirm", where="it matters"),)


class OrdersSomewhere(ToyRules):
    standing = (
        OrderableQuestion[ToyView](
            "some", ("stop",), (NEVER,), step="confirm", where="it fails", applies=lambda view, asked: 1 // 0 > 1
        ),
    )


plant("an order at first that can't be ordered", OrdersAnything, "definition", "at first 'roll' for the question")
plant("an order for an unknown part of a question", OrdersNowhere, "definition", "all of step, applies and where")
plant("a test of an order that fails", OrdersSomewhere, "beforehand", "ZeroDivisionError")
plant("an order is no choice", OrdersNothing, "beforehand", "'halt at once' is no choice of the game")
plant("an order for no question", OrdersNoQuestion, "definition", "no question 'confirmm' (did you mean 'confirm'?)")
plant("two conditions of one name", OrdersTwice, "definition", "two conditions of the question 'confirm'")
plant("an order that is over at once", OrdersAtOnce, "beforehand", "met as soon as it is ordered")
plant("a condition that fails", OrdersFail, "beforehand", "ZeroDivisionError")
