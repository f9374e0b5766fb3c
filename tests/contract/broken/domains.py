"""Domains that lack what choices hold."""

from __future__ import annotations

from tests.contract.broken.planting import plant
from tests.kernel.test_a_question_of_sets import HAND, Market
from tests.kernel.toy import ToyRules

SAID = {"card": tuple(range(1, 10)), "what": ("roll", "stop")}


class CardOfNoDomain(ToyRules):
    domains = {**SAID, "card": tuple(range(1, 9))}  # noqa: RUF012


class FieldOfNoDomain(ToyRules):
    domains = {"card": SAID["card"]}  # noqa: RUF012


class ItemOfNoDomain(Market):
    domains = {"what": ("done",), "items": tuple(name for name, _ in HAND[:-1])}  # noqa: RUF012


plant(
    "a domain lacks a value", CardOfNoDomain, "kinds", "choice PlayCard: it has no number: 'play {card}': 9 is not in"
)
plant("a field has no domain", FieldOfNoDomain, "kinds", "choice Dare, field 'what': field 'what' has no domain")
plant("a domain lacks an item", ItemOfNoDomain, "kinds", "choice Pay: it has no number: 'pay")
