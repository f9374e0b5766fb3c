"""Random positions, and all that can come of them: as searches walk, as people may, and as the rule book says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from itertools import permutations, product

from starcup import Rng
from starcup.roll import RollGame, RollRuleset, consume_value, trade_value
from starcup.roll.dice import Dice, count, kinds
from starcup.roll.testing import Scenario
from starcup.testing import ends as all_ends

Outcome = Hashable
COLOURS = ("home", "military", "consumption", "novelty", "rare_elements", "genes", "alien_technology")
WORLDS = ("gem_world", "pirate_world", "plague_world", "space_port", "spice_world", "mining_world", "uplift_overseers")
DEVELOPMENTS = ("diversification", "shipping_affinity", "operations_affinity", "trade_levies")
"""Developments that do nothing in Develop."""
LATER = ("reassign", "select")
"""Questions behind those that are looked at."""


def ends(game: RollGame, outcome: Callable[[RollGame], Outcome], *, any_order: bool) -> set[Outcome]:
    """Every outcome that answers of seat 0 lead to: by the legal choices alone, or by all that the rules allow.

    Of Assign, where dice lie before any power is used; of Manage Empire, before the next phase is selected.
    """
    return {outcome(end) for end in all_ends(game, seat=0, until=is_later, any_order=any_order, most=100_000)}


def is_later(game: RollGame) -> bool:
    """Whether seat 0 is asked what lies behind the questions that are looked at."""
    decision = game.decision(0)
    return decision is not None and decision.kind in LATER


def walk(game: RollGame, rng: Rng, outcome: Callable[[RollGame], Outcome]) -> Outcome:
    """Answer for seat 0 in any order, items of sets shuffled, taking answers back now and then as long as that goes."""
    answers = 0
    for _ in range(400):
        decision = game.decision(0)
        if decision is None or decision.kind in LATER:
            break
        if answers and game.can_undo(0) and not rng.below(4):
            game.undo(0)
            answers -= 1
            continue
        answers += 1
        choice = rng.choice(game.allowed(0))
        items = getattr(choice, "items", ())
        shuffled = " ".join(rng.shuffled(items)) if items and decision.answers is not None else ""
        if shuffled and decision.kind != "place":  # there the order is part of the answer
            game.submit(0, f"{decision.answers.prefix} {shuffled}" if decision.answers else choice.text)
        else:
            game.submit(0, choice)
    return outcome(game)


def counted(game: RollGame, dice: Dice) -> tuple[tuple[str, int], ...]:
    """Dice as sorted counts by colour."""
    return tuple(sorted(Counter(game.table.names(dice)).items()))


def some(rng: Rng, options: tuple[str, ...], most: int, *, again: bool = False) -> list[str]:
    """Up to ``most`` of the options, with ``again`` some of them several times."""
    number = 1 + rng.below(most)
    return [rng.choice(options) for _ in range(number)] if again else rng.shuffled(options)[:number]


def tiles_of(rules: RollRuleset, faces: list[str]) -> list[str]:
    """Faces without those that lie on one tile with an earlier one."""
    kept: dict[int, str] = {}
    for face in faces:
        kept.setdefault(rules.face_index[face] // 2, face)
    return list(kept.values())


def producing(rules: RollRuleset, rng: Rng) -> RollGame:
    worlds = tiles_of(rules, some(rng, WORLDS, 3))
    tableau = tiles_of(rules, [*worlds, *(["galactic_reserves"] if not rng.below(3) else [])])
    goods = {world: "home" for world in worlds if world in tableau and not rng.below(4)}
    workers = " ".join(some(rng, COLOURS[:4], 4, again=True))
    scenario = Scenario(rules).seat(0, tableau=tableau, goods=goods, workers={"produce": workers})
    return scenario.phases("produce").begin(log=False)


def produced(game: RollGame) -> Outcome:
    seat = game.table.seats[0]
    return tuple(counted(game, goods) for goods in seat.goods), counted(game, seat.cup), counted(game, seat.citizenry)


def producing_by_the_book(game: RollGame) -> set[Outcome]:
    """PHASE-5, PRODUCE-1 to PRODUCE-6: producers one by one, each on any world with room, while there is any."""
    table, seat = game.table, game.table.seats[0]
    rooms = [seat.powers.capacity if table.rules.faces[face].holds_goods else 0 for face in seat.tableau]
    workers = table.names(seat.columns[table.phase])

    def rest(left: tuple[str, ...], worlds: tuple[tuple[str, ...], ...]) -> Iterator[Outcome]:
        free = [place for place, goods in enumerate(worlds) if len(goods) < rooms[place]]
        if not left or not free:
            goods = tuple(tuple(sorted(Counter(there).items())) for there in worlds)
            yield goods, tuple(sorted(Counter(left).items())), ()
            return
        for which in dict.fromkeys(left):
            index = left.index(which)
            for place in free:
                after = (*worlds[:place], (*worlds[place], which), *worlds[place + 1 :])
                yield from rest(left[:index] + left[index + 1 :], after)

    return set(rest(workers, tuple(table.names(goods) for goods in seat.goods)))


def shipping(rules: RollRuleset, rng: Rng) -> RollGame:
    worlds = tiles_of(rules, some(rng, WORLDS, 3))
    goods = {world: rng.choice(COLOURS) for world in worlds if rng.below(5)}
    extra = ["galactic_bankers"] if not rng.below(4) else ["galactic_reserves"] if not rng.below(3) else []
    tableau = tiles_of(rules, [*worlds, *extra])
    if "galactic_reserves" in tableau:
        goods = {world: f"{good} {rng.choice(COLOURS)}" for world, good in goods.items()}
    goods = {world: good for world, good in goods.items() if world in tableau}
    workers = " ".join(some(rng, COLOURS, 3, again=True))
    scenario = Scenario(rules).seat(
        0, tableau=tableau, goods=goods, workers={"ship": workers}, credits=1 + rng.below(8)
    )
    return scenario.phases("ship").begin(log=False)


def shipped(game: RollGame) -> Outcome:
    seat = game.table.seats[0]
    places = tuple(counted(game, goods) for goods in seat.goods), counted(game, seat.cup), counted(game, seat.citizenry)
    return seat.credits, seat.chips, places


def shipping_by_the_book(game: RollGame) -> set[Outcome]:
    """SHIP-1 to SHIP-16: shippers one by one, each with any good, Traded or Consumed, while there is any."""
    table, seat, rules = game.table, game.table.seats[0], game.table.rules
    bankers = "galactic_bankers" in [face.key for face in table.tableau(0)]
    State = tuple[int, int, tuple[tuple[str, ...], ...], tuple[str, ...], tuple[str, ...]]
    start: State = (
        seat.credits, seat.chips, tuple(table.names(goods) for goods in seat.goods),
        table.names(seat.columns[table.phase]), (),
    )  # fmt: skip
    outcomes: set[Outcome] = set()
    seen: set[State] = set()
    todo = [start]
    while todo:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        credits, chips, goods, workers, used = state
        if not workers or not any(goods):
            places = tuple(tuple(sorted(Counter(there).items())) for there in goods)
            cup, citizenry = (tuple(sorted(Counter(dice).items())) for dice in (workers, used))
            outcomes.add((credits, chips, (places, cup, citizenry)))
            continue
        for place, worker in product([place for place, there in enumerate(goods) if there], dict.fromkeys(workers)):
            world = rules.faces[seat.tableau[place]]
            for good in dict.fromkeys(goods[place]):
                left = list(goods[place])
                left.remove(good)
                after = (*goods[:place], tuple(left), *goods[place + 1 :])
                shippers = list(workers)
                shippers.remove(worker)
                dice = tuple(sorted((*used, good, worker)))
                kinds = rules.worker_index[good], rules.worker_index[worker]
                traded = min(10, credits + trade_value(table, 0, world))
                todo.append((traded, chips, after, tuple(shippers), dice))
                if bankers and traded:
                    todo.append((traded - 1, chips + 1, after, tuple(shippers), dice))
                consumed = chips + consume_value(table, 0, world, *kinds)
                todo.append((credits, consumed, after, tuple(shippers), dice))
    return outcomes


def building(rules: RollRuleset, rng: Rng) -> RollGame:
    stack = some(rng, DEVELOPMENTS, 3)
    lying = " ".join(some(rng, COLOURS[:3], 2, again=True)) if not rng.below(3) else ""
    workers = " ".join(some(rng, COLOURS[:4], 6, again=True))
    scenario = Scenario(rules).seat(0, develop=stack, developers=lying, workers={"develop": workers})
    return scenario.phases("develop").begin(log=False)


def built(game: RollGame) -> Outcome:
    seat = game.table.seats[0]
    lying = counted(game, seat.developers), counted(game, seat.cup), counted(game, seat.citizenry)
    return tuple(face.key for face in game.table.developments(0)), lying


def recruiting(rules: RollRuleset, rng: Rng) -> RollGame:
    citizenry = " ".join(some(rng, COLOURS[:4], 6, again=True))
    return Scenario(rules).seat(0, citizenry=citizenry, credits=1 + rng.below(4)).manage().begin(log=False)


def managed(game: RollGame) -> Outcome:
    seat = game.table.seats[0]
    cup = Dice(seat.cup + seat.behind_screen)  # the next round may have begun
    lying = tuple(counted(game, dice) for dice in (cup, seat.citizenry, seat.developers, seat.settlers))
    return seat.credits, lying, tuple(counted(game, goods) for goods in seat.goods)


def subsets(dice: list[str], least: int, most: int) -> set[tuple[str, ...]]:
    """Every part of some dice that has so many."""
    parts: set[tuple[str, ...]] = set()
    for stays in product((False, True), repeat=len(dice)):
        part = tuple(sorted(die for die, keep in zip(dice, stays, strict=True) if keep))
        if least <= len(part) <= most:
            parts.add(part)
    return parts


def recruiting_by_the_book(game: RollGame) -> set[Outcome]:
    """MANAGE-2 to MANAGE-5: any dice of the Citizenry for $1 each, as far as it goes; 0 becomes 1."""
    seat = game.table.seats[0]
    dice = list(game.table.names(seat.citizenry))
    number = min(seat.credits, len(dice))
    outcomes: set[Outcome] = set()
    for part in subsets(dice, number, number):
        rest = Counter(dice) - Counter(part)
        lying = tuple(sorted(Counter(part).items())), tuple(sorted(rest.items())), (), ()
        outcomes.add((max(1, seat.credits - number), lying, tuple(() for _ in seat.goods)))
    return outcomes


def recalling(rules: RollRuleset, rng: Rng) -> RollGame:
    worlds = tiles_of(rules, some(rng, WORLDS, 3))
    scenario = Scenario(rules).seat(
        0,
        cup="home" if rng.below(3) else "",
        tableau=worlds,
        goods={world: rng.choice(COLOURS[:3]) for world in worlds if rng.below(4)},
        develop=["galactic_federation"],
        developers=" ".join(some(rng, COLOURS[:3], 3, again=True)) if rng.below(4) else "",
    )
    return scenario.manage().begin(log=False)


def recalling_by_the_book(game: RollGame) -> set[Outcome]:
    """MANAGE-7 and MANAGE-9: any developers, settlers and goods, at least one if the cup is empty."""
    table, seat = game.table, game.table.seats[0]
    cup = table.names(seat.cup)
    pieces = [("developers", die) for die in table.names(seat.developers)]
    pieces += [(str(place), die) for place, goods in enumerate(seat.goods) for die in table.names(goods)]
    if not pieces:
        return {managed(game)}
    outcomes: set[Outcome] = set()
    for kept in product((False, True), repeat=len(pieces)):
        back = [die for (_, die), stays in zip(pieces, kept, strict=True) if not stays]
        if not cup and not back:
            continue
        stays = [piece for piece, keep in zip(pieces, kept, strict=True) if keep]
        at = [tuple(sorted(Counter(die for there, die in stays if there == where).items())) for where in
              ("developers", *map(str, range(len(seat.goods))))]  # fmt: skip
        outcomes.add((seat.credits, (tuple(sorted(Counter([*cup, *back]).items())), (), at[0], ()), tuple(at[1:])))
    return outcomes


def placing(rules: RollRuleset, rng: Rng) -> RollGame:
    """Two or three tiles have been drawn, in half of the cases by one who may put them on top."""
    tableau = ["improved_reconnaissance"] if rng.below(2) else []
    others = [tile for tile in rules.tiles if tile.development.key not in tableau]
    tiles = [others[index] for index in rng.shuffled(range(len(others)))[:7]]
    number = 2 + rng.below(2)
    drawn, abandoned = tiles[:number], number - 1
    develop = [tile.development.key for tile in tiles[3:4]] if rng.below(3) else []
    settle = [tile.world.key for tile in tiles[4:5]] if rng.below(3) else []
    extra = [tile.development.key for tile in tiles[5 : 5 + abandoned]]
    scenario = Scenario(rules).seat(0, tableau=tableau, develop=[*develop, *extra], settle=settle,
                                    workers={"explore": "home"})  # fmt: skip
    game = scenario.phases("explore").draws(0, *(tile.development.key for tile in drawn)).begin(log=False)
    game.submit(0, "scout home")
    game.submit(0, f"abandon {' '.join(extra)}")
    return game


def placed(game: RollGame) -> Outcome:
    seat = game.table.seats[0]
    return seat.development_stack, seat.world_stack


def placing_by_the_book(game: RollGame) -> set[Outcome]:
    """EXPLORE-11: in any order each tile goes under (with Improved Reconnaissance also on) the stack of either side."""
    seat = game.table.seats[0]
    ways = ("under", "on") if seat.powers.scouts_on_top else ("under",)
    outcomes: set[Outcome] = set()
    for order in permutations(seat.drawn):
        for sides in product((0, 1), repeat=len(order)):
            for wheres in product(ways, repeat=len(order)):
                stacks = [seat.development_stack, seat.world_stack]
                for tile, side, where in zip(order, sides, wheres, strict=True):
                    stacks[side] = (*stacks[side], tile) if where == "under" else (tile, *stacks[side])
                outcomes.add(tuple(stacks))
    return outcomes


def abandoning(rules: RollRuleset, rng: Rng) -> RollGame:
    tiles = [rules.tiles[index] for index in rng.shuffled(range(len(rules.tiles)))[: 1 + rng.below(5)]]
    cut = rng.below(len(tiles) + 1)
    develop, settle = [tile.development.key for tile in tiles[:cut]], [tile.world.key for tile in tiles[cut:]]
    scenario = Scenario(rules).seat(0, develop=develop, settle=settle, workers={"explore": "home"})
    game = scenario.phases("explore").begin(log=False, outside_chance=True)
    game.submit(0, "scout home")
    return game


def abandoned(game: RollGame) -> Outcome:
    seat = game.table.seats[0]
    return seat.development_stack, seat.world_stack, tuple(sorted(seat.abandoned))


def abandoning_by_the_book(game: RollGame) -> set[Outcome]:
    """EXPLORE-5 to EXPLORE-8: any tiles of either stack, also none."""
    seat = game.table.seats[0]
    stacks = seat.development_stack, seat.world_stack
    outcomes: set[Outcome] = set()
    for gone in subsets([*map(str, (*stacks[0], *stacks[1]))], 0, len(stacks[0]) + len(stacks[1])):
        out = {int(tile) for tile in gone}
        left = [tuple(tile for tile in stack if tile not in out) for stack in stacks]
        outcomes.add((*left, tuple(sorted(out))))
    return outcomes


def assigning(rules: RollRuleset, rng: Rng) -> RollGame:
    wild = [f"{colour}.wild" for colour in some(rng, ("genes", "military", "alien_technology"), 3, again=True)]
    game = Scenario(rules).seat(0, rolled=" ".join(["home.explore", *wild])).assign().begin(log=False)
    game.submit(0, "select ship home.explore")
    return game


def assigned(game: RollGame) -> Outcome:
    return tuple(counted(game, column) for column in game.table.seats[0].sheet_columns)


def assigning_by_the_book(game: RollGame) -> set[Outcome]:
    """ASSIGN-2: each wild die under any phase."""
    rules, seat = game.table.rules, game.table.seats[0]
    loose = seat.sheet_loose
    dice = [rules.dice[rules.loose[kind].colour].key for kind in kinds(loose) for _ in range(count(loose, kind))]
    outcomes: set[Outcome] = set()
    for columns in product(range(len(rules.phases)), repeat=len(dice)):
        lying = [
            Counter(die for die, column in zip(dice, columns, strict=True) if column == phase) for phase in range(5)
        ]
        outcomes.add(tuple(tuple(sorted(there.items())) for there in lying))
    return outcomes


def building_by_the_book(game: RollGame) -> set[Outcome]:
    """DEVELOP-1 to DEVELOP-8: workers one by one on the top tile; a tile is complete when enough lie on it."""
    table, seat, rules = game.table, game.table.seats[0], game.table.rules
    State = tuple[tuple[int, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]
    outcomes: set[Outcome] = set()
    seen: set[State] = set()
    lying_now, workers_now = table.names(seat.developers), table.names(seat.columns[table.phase])
    done_now = tuple(face.key for face in table.developments(0))
    start = seat.development_stack, lying_now, workers_now, table.names(seat.citizenry), done_now
    todo: list[State] = [start]
    while todo:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        stack, lying, workers, citizenry, done = state
        if not stack:
            cup = tuple(sorted(Counter((*workers, *lying)).items()))
            outcomes.add((done, ((), cup, tuple(sorted(Counter(citizenry).items())))))
            continue
        face = rules.tiles[stack[0]].development
        if len(lying) >= face.cost:
            for spent in subsets(list(lying), face.cost, face.cost):
                left = tuple(sorted((Counter(lying) - Counter(spent)).elements()))
                todo.append((stack[1:], left, workers, tuple(sorted((*citizenry, *spent))), (*done, face.key)))
        elif workers:
            for worker in dict.fromkeys(workers):
                rest = list(workers)
                rest.remove(worker)
                todo.append((stack, tuple(sorted((*lying, worker))), tuple(rest), citizenry, done))
        else:
            outcomes.add((done, (tuple(sorted(Counter(lying).items())), (), tuple(sorted(Counter(citizenry).items())))))
    return outcomes
