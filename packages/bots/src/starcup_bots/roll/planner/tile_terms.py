"""Terms for the worth of a completed tile. Each is a quantity, weighed by a personality; none knows a tile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import fsum
from types import MappingProxyType

from starcup.roll import Face
from starcup.roll.dice import count, kinds
from starcup_bots.roll.planner.asking import AskingOutlook

Term = Callable[[AskingOutlook, Face], float]
Additions = tuple[Callable[[Face], int], ...]
"""What powers add to a good, by its world."""

CUP, CITIZENRY, GOOD = "cup", "citizenry", "good"
LONG = 6.0
"""Rounds after which hopes for the rest of the game no longer grow."""


def dice_granted(outlook: AskingOutlook, face: Face) -> float:
    """Return the dice that the tile gives, less those that it takes, each by a die's worth for the rest of the game."""
    worth = 0.0
    for grant in outlook.rules.grants_of(face):
        worth -= 0.7 * outlook.die * grant.lose
        if grant.dice:
            colour = outlook.rules.die_index[grant.colour]
            worth += grant.dice * outlook.die * (1 + 0.3 * outlook.die_colours[colour])
    return worth


def dice_at_hand(outlook: AskingOutlook, face: Face) -> float:
    """Return the dice granted that can be rolled in the next round without being recruited."""
    return sum(grant.dice for grant in outlook.rules.grants_of(face) if grant.to == CUP) * outlook.later


def goods_granted(outlook: AskingOutlook, face: Face) -> float:
    """Return the goods that lie on the new world at once, by their worth to a shipper."""
    if face.colour is None or not face.holds_goods:
        return 0.0
    rules = outlook.rules
    return fsum(
        grant.dice * outlook.good(face, rules.die_index[grant.colour])
        for grant in rules.grants_of(face)
        if grant.dice and grant.to == GOOD
    )


def credits_granted(outlook: AskingOutlook, face: Face) -> float:
    """Return the credits that the tile gives at once, by their worth now."""
    return fsum(outlook.credits(grant.credits) for grant in outlook.rules.grants_of(face) if grant.credits)


def site(outlook: AskingOutlook, face: Face) -> float:
    """Return the credits of the goods that can be made on the world, for each round left."""
    if face.colour is None or not face.holds_goods:
        return 0.0
    crowd = 1 + 0.5 * max(0, len(outlook.goods_worlds) - 2)
    return face.colour.trade * outlook.rounds_left / crowd


def colour_match(outlook: AskingOutlook, face: Face) -> float:
    """Return the own dice that match the colour of a world that goods can be made on, for each round left."""
    if not face.holds_goods:
        return 0.0
    dice = outlook.own_dice
    matching = sum(count(dice, kind) for kind in kinds(dice) if outlook.matches(kind, face))
    return min(4, matching) * outlook.rounds_left


def reassigning(outlook: AskingOutlook, face: Face) -> float:
    """Return the gain in Reassign powers, for each round left; the second and third help less."""
    powers = outlook.powers_with(face)
    if len(powers.reassign) > len(outlook.powers.reassign):
        return outlook.rounds_left / (1 + 0.7 * len(outlook.powers.reassign))
    return 0.0


def dictating(outlook: AskingOutlook, face: Face) -> float:
    """Return the gain in the terms for Dictate, for each round left."""
    return outlook.rounds_left if outlook.powers_with(face).dictate != outlook.powers.dictate else 0.0


def discounts(outlook: AskingOutlook, face: Face) -> float:
    """Return the workers saved on the tiles in the construction zone, and on those to come."""
    powers = outlook.powers_with(face)
    if powers.discount == outlook.powers.discount:
        return 0.0
    own = outlook.powers
    zone = [other for stack in outlook.stacks for other in stack if other is not face]
    soon = sum(own.cost(other) - powers.cost(other) for other in zone)
    tiles = outlook.rules.tiles
    others = [other for tile in tiles for other in (tile.development, tile.world) if other is not face]
    everything = sum(own.cost(other) - powers.cost(other) for other in others)
    return min(1.0, outlook.rounds_left / 3) * soon + 0.5 * outlook.rounds_left * everything / (2 * len(tiles))


def income(outlook: AskingOutlook, face: Face) -> float:
    """Return the additional credits at the ends of phases, for each round left; asked of the power as things stand."""
    if face.is_world:
        return 0.0
    return outlook.more_at_ends(face, lambda powers: powers.credits_at_end_in) * outlook.rounds_left


def chips(outlook: AskingOutlook, face: Face) -> float:
    """Return the additional VP chips at the ends of phases, for each round left."""
    if face.is_world:
        return 0.0
    return outlook.more_at_ends(face, lambda powers: powers.chips_at_end_in) * outlook.rounds_left


def trading(outlook: AskingOutlook, face: Face) -> float:
    """Return the additional credits for each good Traded, on the own worlds, for each round left."""
    return _more_for_goods(outlook, outlook.powers_with(face).trade_credits, outlook.powers.trade_credits)


def consuming(outlook: AskingOutlook, face: Face) -> float:
    """Return the additional VP chips for each good Consumed, on the own worlds, for each round left."""
    return _more_for_goods(outlook, outlook.powers_with(face).consume_chips, outlook.powers.consume_chips)


def consuming_credits(outlook: AskingOutlook, face: Face) -> float:
    """Return the credits for each good Consumed, on the own worlds, for each round left."""
    return _more_for_goods(outlook, outlook.powers_with(face).consume_credits, outlook.powers.consume_credits)


def _more_for_goods(outlook: AskingOutlook, after: Additions, before: Additions) -> float:
    """Return what hooks add to a good from each own world, for each round left; not all worlds are used."""
    worlds = outlook.goods_worlds
    if after == before or not worlds:
        return 0.0
    now, then = (
        sum(hook(world) for world in worlds for hook in hooks) / (1 + 0.3 * len(worlds)) * outlook.rounds_left
        for hooks in (before, after)
    )
    return then - now


def room(outlook: AskingOutlook, face: Face) -> float:
    """Return the room for more goods on the own worlds, for each round left."""
    return (outlook.powers_with(face).capacity - outlook.powers.capacity) * (
        len(outlook.goods_worlds) * outlook.rounds_left
    )


def imaginary_workers(outlook: AskingOutlook, face: Face) -> float:
    """Return the additional imaginary workers, each phase once, for each round left."""
    after, before = outlook.powers_with(face).extra_workers_in, outlook.powers.extra_workers_in
    return (sum(map(len, after)) - sum(map(len, before))) * outlook.rounds_left


def stocking(outlook: AskingOutlook, face: Face) -> float:
    """Return the additional credits for a Stock with the own colours, on average, for each round left."""
    powers = outlook.powers_with(face)
    if powers.stock_credits == outlook.powers.stock_credits:
        return 0.0
    dice, plain, better, number = outlook.own_dice, 0, 0, 0
    for kind in kinds(dice):
        many, key = count(dice, kind), outlook.rules.dice[kind].key
        amount = more = outlook.rules.numbers.stock_credits
        for fold in outlook.powers.stock_credits:
            amount = fold(key, amount)
        for fold in powers.stock_credits:
            more = fold(key, more)
        plain, better, number = plain + many * amount, better + many * more, number + many
    return (better - plain) / number * outlook.rounds_left if number else 0.0


def other_powers(outlook: AskingOutlook, face: Face) -> float:
    """Return the worth of a power that no other term asks about, for each round left and each VP of its cost."""
    if face.is_world or not face.phases:
        return 0.0
    powers, own = outlook.powers_with(face), outlook.powers
    triggers = (
        len(powers.traded) - len(own.traded)
        + len(powers.scouted) - len(own.scouted)
        + len(powers.explore_choices) - len(own.explore_choices)
        + powers.scouts_on_top - own.scouts_on_top
        + sum(map(len, powers.tasks_done_in)) - sum(map(len, own.tasks_done_in))
        + sum(map(len, powers.credits_on_completion_in)) - sum(map(len, own.credits_on_completion_in))
        + sum(map(len, powers.workers_spent_in)) - sum(map(len, own.workers_spent_in))
    )  # fmt: skip
    return outlook.rounds_left if triggers > 0 else 0.0


def bonus_now(outlook: AskingOutlook, face: Face) -> float:
    """Return the additional VP of all bonuses, the tile's own and those that count it, if the game ended now."""
    if not face.plus and not outlook.powers.bonus:
        return 0.0
    return outlook.bonuses_with(face) - outlook.bonuses


def bonus_to_come(outlook: AskingOutlook, face: Face) -> float:
    """Return, for a tile with a bonus, which may grow, the rest of the game, at most some rounds of it."""
    return min(LONG, outlook.rounds_left) if face.plus else 0.0


def bonus_ahead(outlook: AskingOutlook, face: Face) -> float:
    """Return the additional VP of the bonuses in the construction zone, if the tile were there on their completion."""
    ahead = [other for other in outlook.stacks[0] if other.plus and other is not face]
    return fsum(outlook.pair_bonus(other, face) for other in ahead[:2])


TILE_TERMS: Mapping[str, Term] = MappingProxyType(
    {
        term.__name__: term
        for term in (
            dice_granted, dice_at_hand, goods_granted, credits_granted, site, colour_match, reassigning, dictating,
            discounts, income, chips, trading, consuming, consuming_credits, room, imaginary_workers, stocking,
            other_powers, bonus_now, bonus_to_come, bonus_ahead,
        )
    }
)  # fmt: skip
"""Every term by its name, as a personality's file names it."""
