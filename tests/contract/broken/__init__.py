"""Games with a fault planted in each: what the check of a game must find."""

from tests.contract.broken import (
    chance,
    choices,
    domains,
    features,
    orders,
    said,
    scenes,
    secrets,
    sent,
    state,
    told,
    worlds,
)
from tests.contract.broken.planting import BROKEN

__all__ = [
    "BROKEN",
    "chance",
    "choices",
    "domains",
    "features",
    "orders",
    "said",
    "scenes",
    "secrets",
    "sent",
    "state",
    "told",
    "worlds",
]
