"""Terms for the worth of a seat's whole position: points made, and the likely gains of the rest of the game.

For players that play a position on and then value it. As with tiles,
each term is a quantity and a personality gives it a weight in VP.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum
from types import MappingProxyType
from typing import TYPE_CHECKING

from starcup.roll.dice import Dice, count, kinds, total
from starcup_bots.roll.planner.tile_terms import for_goods

if TYPE_CHECKING:
    from starcup_bots.roll.planner.prospect import Prospect

Term = Callable[["Prospect"], float]


def points(prospect: Prospect) -> float:
    """Return the VP in chips, printed costs and bonuses, as if the game ended now."""
    faces, me = prospect.rules.faces, prospect.me
    return me.chips + sum(faces[index].cost for index in me.tableau) + prospect.bonuses


def dice(prospect: Prospect) -> float:
    """Return the dice, for each round left: their worth in addition to that of their faces."""
    return _each_round(prospect, total(prospect.own_dice))


def building_faces(prospect: Prospect) -> float:
    """Return the faces of all dice that build, for each round left."""
    return _each_round(prospect, _faces(prospect, "develop", "settle"))


def goods_faces(prospect: Prospect) -> float:
    """Return the faces of all dice that make goods and ship them, for each round left."""
    return _each_round(prospect, _faces(prospect, "produce", "ship"))


def wild_faces(prospect: Prospect) -> float:
    """Return the faces of all dice that fit anywhere, for each round left."""
    return _each_round(prospect, _faces(prospect, "wild"))


def _faces(prospect: Prospect, *sought: str) -> int:
    """Return the number of such faces on all dice; a face of two phases counts for each."""
    own, sides = prospect.own_dice, prospect.rules.dice
    return sum(
        count(own, kind) * sum(part in sought for face in sides[kind].faces for part in face.split("+"))
        for kind in kinds(own)
    )


def _each_round(prospect: Prospect, quantity: float) -> float:
    return quantity * prospect.rounds_left / 10


def tiles(prospect: Prospect) -> float:
    """Return the tiles in the tableau: beside its points and powers, each brings the end nearer for who is ahead."""
    return float(len(prospect.me.tableau))


def unrecruited(prospect: Prospect) -> float:
    """Return the dice in the Citizenry."""
    return total(prospect.rules.real(prospect.me.citizenry)) * prospect.later


def worlds_waiting(prospect: Prospect) -> float:
    """Return the worlds in the construction zone: they bring their dice soon."""
    return len(prospect.stacks[True]) * prospect.later


def ready(prospect: Prospect) -> float:
    """Return the dice that are rolled in the next round; the first ones matter most."""
    cup = total(prospect.rules.real(Dice(prospect.me.cup + prospect.me.behind_screen)))
    return float(cup - 0.04 * cup * cup) * prospect.later


def money(prospect: Prospect) -> float:
    """Return the credits; each further one is worth less."""
    credits = prospect.me.credits
    return (credits - 0.04 * credits * credits) * prospect.later


def goods(prospect: Prospect) -> float:
    """Return the goods that wait for a shipper."""
    each = fsum(prospect.good(world, kind) for world, kind in prospect.goods)
    return each * min(1.0, prospect.rounds_left / 1.5)


def begun(prospect: Prospect) -> float:
    """Return the workers that lie on the top tiles, by their share of the tile's worth."""
    found = 0.0
    for worlds in (False, True):
        stack, lying = prospect.stacks[worlds], total(prospect.lying(worlds))
        if stack and lying:
            cost = max(1, prospect.powers.cost(stack[0]))
            found += max(0.0, prospect.worth(stack[0])) * min(1.0, lying / cost)
    return found * min(1.0, prospect.rounds_left / 1.5)


def zone(prospect: Prospect) -> float:
    """Return the worth of the construction zone: of completing its tiles that there is time for, beyond the work."""
    time, found = 2.2 * prospect.rounds_left, 0.0
    for stack in prospect.stacks:
        work = 0.0
        for face in stack:
            work += prospect.powers.cost(face)
            if work > time:
                break
            found += max(0.0, prospect.desire(face)) / (1 + 0.1 * work)
    return found


def something_to_build(prospect: Prospect) -> float:
    """Return the number of stacks that are not empty."""
    return sum(map(bool, prospect.stacks)) * prospect.later


def running(prospect: Prospect) -> float:
    """Return the gains from powers in the tableau for the rest of the game, by the weights of the tile terms."""
    weights, powers, rounds = prospect.personality.tile, prospect.powers, prospect.rounds_left
    credits, chips = prospect.income
    reassigning = fsum(1 / (1 + 0.7 * rank) for rank in range(len(powers.reassign)))
    return rounds * (
        weights["income"] * credits
        + weights["chips"] * chips
        + weights["reassigning"] * reassigning
        + weights["imaginary_workers"] * sum(map(len, powers.extra_workers_in))
        + weights["discounts"] * 0.3 * len(powers.discount)
        + weights["other_powers"] * (len(powers.traded) + len(powers.scouted) + sum(map(len, powers.tasks_done_in)))
    ) + (
        weights["trading"] * for_goods(prospect, powers.trade_credits)
        + weights["consuming"] * for_goods(prospect, powers.consume_chips)
        + weights["consuming_credits"] * for_goods(prospect, powers.consume_credits)
    )


POSITION_TERMS: Mapping[str, Term] = MappingProxyType(
    {
        term.__name__: term
        for term in (
            points, tiles, dice, building_faces, goods_faces, wild_faces, ready, unrecruited, money, goods, begun,
            zone, worlds_waiting, something_to_build, running,
        )
    }
)  # fmt: skip
"""Every term by its name, as a personality's file names it."""
