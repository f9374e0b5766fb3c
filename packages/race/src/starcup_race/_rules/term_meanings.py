"""The meanings of the terms of powers, for the schema of their files and for the docs."""

from __future__ import annotations

from collections.abc import Mapping

MEANINGS: Mapping[str, str] = {
    "explore.draw": "draw so many cards more to select from",
    "explore.keep": "keep so many cards more",
    "develop.discount": "developments cost so much less",
    "develop.draw_at_start": "draw cards when the phase begins",
    "develop.draw_after_placing": "draw cards after placing a development",
    "settle.discount": "worlds cost so much less",
    "settle.military": "military, against some worlds only if it says so",
    "settle.discard_for_military": "discard this card for military until the phase ends; developments only",
    "settle.discard_for_free_world": "discard this card to place a world without paying; developments only",
    "settle.pay_for_military": "pay for a military world, its defense less `discount`",
    "settle.draw_after_placing": "draw cards after placing a world",
    "trade.bonus": "draw so many cards more for a good that is sold; `own`: only for that of this world",
    "consume.goods": "consume `number` goods, up to `up_to` times, for `vp` and `cards` each time",
    "consume.all_goods": "consume all goods that are left, for as many VP less `less`",
    "consume.hand": "discard up to `up_to` cards from the hand, for `vp` each; optional",
    "consume.draw": "draw cards",
    "consume.guess": "name a number, turn a card up, and keep it if that is its cost or defense",
    "consume.sell": "sell a good, with the trade powers of its owner if `bonuses`",
    "produce.windfall": "produce a good on a windfall world",
    "produce.draw": "draw cards",
    "produce.draw_here": "draw cards if a good was produced on this world",
    "produce.draw_per_good": "draw a card for each good of the kind that was produced",
    "produce.draw_per_kind": "draw cards for each kind of good that was produced",
    "produce.draw_per_world": "draw a card for each world of the kind",
    "produce.draw_for_most": "draw cards for producing more goods of the kind than every other player",
    "score": "VP at the end: a list of entries, of which each card counts for the first that it fits",
}
"""By their path under ``[power]``."""
