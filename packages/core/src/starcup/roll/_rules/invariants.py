"""The invariants of every table at every decision: dice, tiles and chips are conserved."""

from __future__ import annotations

from collections import Counter

from starcup.roll._rules.seat import Seat
from starcup.roll._rules.table import RollTable
from starcup.roll.dice import ONE, Dice, count, kinds, total


def faults(table: RollTable) -> list[str]:
    """Return everything that is wrong with a table, in words; empty when all invariants hold.

    Dice (DICE-5), tiles (TILES-1) and chips are conserved; credits are between
    0 and the cap (PHASE-10); goods lie only where they may (PRODUCE-1,
    PRODUCE-5); squares are counted right (END-3). Dice and tiles that extensions keep
    are counted in; extensions check the rest of their state themselves.
    """
    rules, numbers = table.rules, table.rules.numbers
    found: list[str] = []
    expected = rules.all_dice
    dice = table.supply + sum(table.dice_owned(number) for number in range(len(table.seats)))
    dice += sum(hook(table) for hook in rules.extensions.held_dice)
    if dice != expected:
        found.append(
            f"dice: {dict(_by_colour(table, Dice(dice)))} on the table, expected {dict(_by_colour(table, expected))}"
        )
    if any(count(table.supply, colour) > die.count for colour, die in enumerate(rules.dice)):
        found.append(f"supply: {dict(_by_colour(table, table.supply))} is more than there are")
    found += _tile_faults(table)
    chips = table.pool + table.chips_out - table.beyond + sum(seat.chips for seat in table.seats)
    if (
        chips != numbers.pool_per_player * table.players
        or table.pool < 0
        or table.chips_out < 0
        or (table.pool and table.beyond)
    ):
        found.append(f"chips: pool {table.pool}, beyond {table.beyond}, with players {[s.chips for s in table.seats]}")
    for number, seat in enumerate(table.seats):
        found += [f"seat {number}: {fault}" for fault in _seat_faults(table, number, seat)]
    for hook in rules.extensions.faults:
        found += hook(table)
    return found


def _by_colour(table: RollTable, dice: Dice) -> list[tuple[str, int]]:
    return [(table.rules.dice[kind].key, count(dice, kind)) for kind in kinds(dice) if kind < table.rules.colours]


def _tile_faults(table: RollTable) -> list[str]:
    rules = table.rules
    found = [*table.bag, *table.box]
    for hook in rules.extensions.held_tiles:
        found += hook(table)
    game_faces = 2 * len(rules.tiles)
    for seat in table.seats:
        found += (*seat.development_stack, *seat.world_stack, *seat.drawn, *seat.abandoned)
        found += [face // 2 for face in seat.tableau if face < game_faces]
    if sorted(found) == list(range(len(rules.tiles))):
        return []
    tiles = Counter(found)
    wrong = sorted(set(range(len(rules.tiles))) ^ set(tiles)) + [tile for tile, n in tiles.items() if n > 1]
    return [f"tiles: lost or doubled: {wrong}"]


def _seat_faults(table: RollTable, seat: int, owner: Seat) -> list[str]:
    rules, most = table.rules, table.most_credits(seat)
    found = []
    if not 0 <= owner.credits <= most:
        found.append(f"credits {owner.credits} are not between 0 and {most}")
    if len(owner.goods) != len(owner.tableau):
        return [*found, "goods and tableau don't match"]
    for index, goods in zip(owner.tableau, owner.goods, strict=True):
        if not goods:
            continue
        face = rules.faces[index]
        capacity = owner.powers.capacity if face.holds_goods else 0
        held = total(goods)
        if held > capacity or any(rules.workers[kind].imaginary or rules.workers[kind].flags for kind in kinds(goods)):
            found.append(f"{face.key} holds {held} goods, room for {capacity}")
    if owner.tableau:
        squares = rules.factions[owner.faction].squares + rules.home_worlds[owner.home].squares
        squares += len([face for face in owner.tableau if face < 2 * len(rules.tiles)])
        if squares != owner.squares:
            found.append(f"{owner.squares} squares counted, {squares} in the tableau")
    if not 0 <= owner.cup | owner.citizenry | owner.behind_screen <= rules.dice_mask:
        found.append("workers that are no plain dice lie in cup or Citizenry, or behind the screen")
    if owner.resources and min(amount for _, amount in owner.resources) < 1:
        found.append(f"resources {owner.resources} include none, or less")
    sheet = sum(owner.sheet_columns) + owner.sheet_dictated
    for _, kind in owner.sheet_moving:
        sheet += ONE[kind]
    for kind in kinds(owner.sheet_loose):
        sheet += ONE[rules.loose[kind].colour] * count(owner.sheet_loose, kind)
    if owner.sheet_selector >= 0:
        sheet += ONE[owner.sheet_selector]
    if rules.real(Dice(sheet)) != owner.behind_screen:
        found.append("the dice behind the screen are not those on the sheet")
    return found
