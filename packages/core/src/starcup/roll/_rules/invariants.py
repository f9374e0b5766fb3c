"""The invariants of every table at every decision: dice, tiles and chips are conserved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from starcup.roll._rules.seat import Seat
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import ONE, Dice, count, kinds, total


def faults(table: RollTable) -> list[str]:
    """Return everything that is wrong with a table, in words; empty when all invariants hold.

    Dice (DICE-5), tiles (TILES-1) and chips are conserved; credits are in bounds (PHASE-10); goods lie only where they
    may (PRODUCE-1, PRODUCE-5); squares are counted right (END-3). What extensions keep is counted in.
    """
    rules, numbers = table.rules, table.rules.numbers
    wrong: list[str] = []
    expected = rules.all_dice
    dice = table.supply + sum(table.dice_owned(number) for number in range(len(table.seats)))
    dice += sum(hook(table) for hook in rules.extensions.held_dice)
    if dice != expected:
        wrong.append(f"dice: {_by_colour(table, Dice(dice))} on the table, expected {_by_colour(table, expected)}")
    if any(count(table.supply, colour) > die.count for colour, die in enumerate(rules.dice)):
        wrong.append(f"supply: {_by_colour(table, table.supply)} is more than there are")
    wrong += _tile_faults(table)
    chips = table.pool + table.chips_out - table.beyond + sum(seat.chips for seat in table.seats)
    all_there = chips == numbers.pool_per_player * table.players
    if not all_there or table.pool < 0 or table.chips_out < 0 or (table.pool and table.beyond):
        wrong.append(f"chips: pool {table.pool}, beyond {table.beyond}, with players {[s.chips for s in table.seats]}")
    for number, seat in enumerate(table.seats):
        wrong += [f"seat {number}: {fault}" for fault in _seat_faults(table, number, seat)]
    for hook in rules.extensions.faults:
        wrong += hook(table)
    return wrong


def _by_colour(table: RollTable, dice: Dice) -> dict[str, int]:
    return {table.rules.dice[kind].key: count(dice, kind) for kind in kinds(dice) if kind < table.rules.colours}


def _tile_faults(table: RollTable) -> list[str]:
    number = len(table.rules.tiles)
    lying = Counter((*table.bag, *table.box))
    for hook in table.rules.extensions.held_tiles:
        lying.update(hook(table))
    for seat in table.seats:
        lying.update((*seat.development_stack, *seat.world_stack, *seat.drawn, *seat.abandoned))
        lying.update(face // 2 for face in seat.tableau if face < 2 * number)
    wrong = sorted(lying.keys() ^ set(range(number))) + [tile for tile, times in lying.items() if times > 1]
    return [f"tiles: lost or doubled: {wrong}"] if wrong else []


def _seat_faults(table: RollTable, seat: int, owner: Seat) -> list[str]:
    rules, most = table.rules, table.most_credits(seat)
    wrong = []
    if not 0 <= owner.credits <= most:
        wrong.append(f"credits {owner.credits} are not between 0 and {most}")
    if len(owner.goods) != len(owner.tableau):
        return [*wrong, "goods and tableau don't match"]
    for index, goods in zip(owner.tableau, owner.goods, strict=True):
        if not goods:
            continue
        face = rules.faces[index]
        capacity = owner.powers.capacity if face.holds_goods else 0
        held = total(goods)
        if held > capacity or any(rules.workers[kind].imaginary or rules.workers[kind].flags for kind in kinds(goods)):
            wrong.append(f"{face.key} holds {held} goods, room for {capacity}")
    if owner.tableau:
        squares = rules.factions[owner.faction].squares + rules.home_worlds[owner.home].squares
        squares += len([face for face in owner.tableau if face < 2 * len(rules.tiles)])
        if squares != owner.squares:
            wrong.append(f"{owner.squares} squares counted, {squares} in the tableau")
    if not 0 <= owner.cup | owner.citizenry | owner.behind_screen <= rules.dice_mask:
        wrong.append("workers that are no plain dice lie in cup or Citizenry, or behind the screen")
    if owner.resources and min(amount for _, amount in owner.resources) < 1:
        wrong.append(f"resources {owner.resources} include none, or less")
    sheet = sum(owner.sheet_columns) + owner.sheet_dictated
    for _, kind in owner.sheet_moving:
        sheet += ONE[kind]
    for kind in kinds(owner.sheet_loose):
        sheet += ONE[rules.loose[kind].colour] * count(owner.sheet_loose, kind)
    if owner.sheet_selector >= 0:
        sheet += ONE[owner.sheet_selector]
    if rules.real(Dice(sheet)) != owner.behind_screen:
        wrong.append("the dice behind the screen are not those on the sheet")
    return wrong


# A position that was read.

MOST = 1_000_000
"""A number that no count in a game comes near."""


def absurdities(table: RollTable) -> list[str]:
    """Return the absurd values in a table that was read: numbers out of all bounds."""
    rules, players = table.rules, table.players
    counts: dict[str, Iterable[int]] = {
        "answered": table.answered,
        "round": (table.round,),
        "pool, beyond, chips_out": (table.pool, table.beyond, table.chips_out),
        "credits, chips, squares": [n for seat in table.seats for n in (seat.credits, seat.chips, seat.squares)],
    }
    wrong = [f"{name}: expected 0 to {MOST}" for name, values in counts.items() if not _within(values, 0, MOST)]
    phases = len(rules.phases)
    places: dict[str, tuple[Iterable[int], int]] = {
        "order": (table.order, players),
        "winners": (table.winners, players),
        "phase, occurring": ((table.phase, *table.occurring), phases),
        "selected": ([n for seat in table.seats for n in (seat.selected, seat.sheet_selected)], phases),
        "faction": ([seat.faction for seat in table.seats], len(rules.factions)),
        "home": ([seat.home for seat in table.seats], len(rules.home_worlds)),
    }
    bounds = [(name, most - 1, values) for name, (values, most) in places.items()]
    return wrong + [f"{name}: expected -1 to {most}" for name, most, values in bounds if not _within(values, -1, most)]


def _within(values: Iterable[int], least: int, most: int) -> bool:
    return all(least <= value <= most for value in values)
