"""What a seat's whole position is worth, term by term: points made, and what the rest of the game may bring.

For players who play a position on and then ask how it stands. As with tiles,
each term is a quantity and a personality gives it a weight in VP.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from starcup.roll import Dice, count, kinds, total
from starcup_bots.normal.tile_terms import for_goods

if TYPE_CHECKING:
    from starcup_bots.normal.prospect import Prospect

Term = Callable[["Prospect"], float]


def points(prospect: Prospect) -> float:
    """VP in chips, printed costs and bonuses, as if the game ended now."""
    faces, me = prospect.rules.faces, prospect.me
    return me.chips + sum(faces[index].cost for index in me.tableau) + prospect.bonuses


def dice(prospect: Prospect) -> float:
    """All dice, each by what a die is worth for the rest of the game."""
    own, colours = prospect.own_dice, prospect.die_colours
    return prospect.die * sum(count(own, kind) * (1 + 0.3 * colours[kind]) for kind in kinds(own))


def ready(prospect: Prospect) -> float:
    """Dice that are rolled in the next round; the first ones matter most."""
    cup = total(prospect.rules.real(Dice(prospect.me.cup + prospect.me.behind_screen)))
    return float(cup - 0.04 * cup * cup) * _later(prospect)


def money(prospect: Prospect) -> float:
    """Credits; each further one is worth less."""
    credits = prospect.me.credits
    return (credits - 0.04 * credits * credits) * _later(prospect)


def goods(prospect: Prospect) -> float:
    """Goods that wait for a shipper."""
    each = sum(prospect.good(world, kind) for world, kind in prospect.goods)
    return each * min(1.0, prospect.rounds_left / 1.5)


def sites(prospect: Prospect) -> float:
    """Worlds that goods can be made on, by the credits of their goods, for each round left; many help less."""
    worth = sorted((world.colour.trade for world in prospect.goods_worlds if world.colour is not None), reverse=True)
    return sum(trade / (1 + 0.3 * rank) for rank, trade in enumerate(worth)) * prospect.rounds_left


def begun(prospect: Prospect) -> float:
    """Workers that lie on the top tiles, by their share of what the tile is worth."""
    found = 0.0
    for worlds in (False, True):
        stack, lying = prospect.stacks[worlds], total(prospect.lying(worlds))
        if stack and lying:
            cost = max(1, prospect.powers.cost(stack[0]))
            found += max(0.0, prospect.worth(stack[0])) * min(1.0, lying / cost)
    return found * min(1.0, prospect.rounds_left / 1.5)


def zone(prospect: Prospect) -> float:
    """The tiles of the construction zone that there is time for, by what completing them is worth beyond the work."""
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
    """Stacks that are not empty."""
    return sum(map(bool, prospect.stacks)) * _later(prospect)


def running(prospect: Prospect) -> float:
    """What the powers in the tableau bring for the rest of the game, by the weights of the tile terms."""
    weights, powers, rounds = dict(prospect.personality.tile_terms), prospect.powers, prospect.rounds_left
    credits, chips = prospect.income
    reassigning = sum(1 / (1 + 0.7 * rank) for rank in range(len(powers.reassign)))
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


def _later(prospect: Prospect) -> float:
    return min(1.0, prospect.rounds_left / 2)


POSITION_TERMS: Mapping[str, Term] = MappingProxyType(
    {
        term.__name__: term
        for term in (points, dice, ready, money, goods, sites, begun, zone, something_to_build, running)
    }
)
"""Every term by its name, as a personality's file names it."""
