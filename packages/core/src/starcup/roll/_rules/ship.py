"""Ship: each shipper Trades or Consumes one good (SHIP)."""

from __future__ import annotations

from starcup import BadArgument, Choice, IllegalChoice
from starcup.making import Legal, SeatStep, Step, check_kind, frozen, seat_of, told
from starcup.roll import choices, events
from starcup.roll._rules.definitions import Face, WorldColour
from starcup.roll._rules.grants import put_good
from starcup.roll._rules.refusals import die, refused, side, tile
from starcup.roll._rules.seat import Seat
from starcup.roll._rules.table import RollTable
from starcup.roll.choices import Consume, Keep, Trade
from starcup.roll.dice import ONE, ascending, count, kinds, total


def trade_value(table: RollTable, seat: int, world: Face) -> int:
    """Return how many credits a good from ``world`` brings when Traded: by its colour, and by powers (SHIP-3, SHIP-4).

    Args:
        table: the table to look at.
        seat: that trades; its number, from 0.
        world: the world that the good lies on.

    Raises:
        BadArgument: no good can lie on ``world``.
        IllegalChoice: there is no such seat.
    """
    colour = _colour_of(world)
    check_kind(table, RollTable, "table", "a table of Roll for the Galaxy")
    seat_of(seat, table.players)
    return colour.trade + sum(hook(world) for hook in table.seats[seat].powers.trade_credits)


def _colour_of(world: object) -> WorldColour:
    """Return the colour of a world that a good can lie on; refuse everything else."""
    if isinstance(world, Face) and world.colour is not None:
        return world.colour
    instead = f"{world.key!r}, which has no colour" if isinstance(world, Face) else told(world)
    raise BadArgument(f"world: expected a world that a good can lie on, found {instead}")


def consume_value(table: RollTable, seat: int, world: Face, good: int, worker: int) -> int:
    """Return how many VP in chips a good brings when Consumed (SHIP-5 to SHIP-11).

    Args:
        table: the table to look at.
        seat: that consumes; its number, from 0.
        world: the world that the good lies on.
        good: the kind of the die that is the good.
        worker: the kind of the worker that ships it.

    Raises:
        BadArgument: no good can lie on ``world``, or there is no such kind.
        IllegalChoice: there is no such seat.
    """
    colour = _colour_of(world).key
    check_kind(table, RollTable, "table", "a table of Roll for the Galaxy")
    seat_of(seat, table.players)
    rules = table.rules
    numbers = rules.numbers
    chips = numbers.consume_chips
    for name, kind in (("good", good), ("worker", worker)):
        if kind not in range(len(rules.workers)):
            most = len(rules.workers) - 1
            raise BadArgument(f"{name}: expected a kind of worker, from 0 to {most}, found {told(kind)}")
    if colour in rules.workers[good].matches_as_good:
        chips += numbers.match_chips
    if colour in rules.workers[worker].matches_as_shipper:
        chips += numbers.match_chips
    return chips + sum(hook(world) for hook in table.seats[seat].powers.consume_chips)


@frozen
class ShipGoods(SeatStep[RollTable]):
    """A step that asks how each good of one seat is shipped, or if it is kept.

    Searches go through the goods in tableau order from ``position`` and ``colour`` on; ``least`` is the rank of the way
    used last, so that equal goods are shipped in one order only. A good may be kept only if those after it take all
    shippers (PHASE-5). People, and searches if a power has a hook for Trades, may begin with any good.
    """

    kind = "ship"
    question = "What becomes of this good?"
    position: int = 0
    colour: int = 0
    least: int = 0

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        workers = seat.columns[table.phase]
        if not workers:
            return None
        goods = self._goods(seat)
        if not goods:
            table.to_cup(self.seat, table.clear_workers(self.seat))
            return None
        rules, shippers = table.rules, kinds(workers)
        if seat.powers.traded:
            return self._all_ways(table, goods)
        position, good = goods[0]
        ways = self._ways(table, seat.tableau[position], good, shippers)
        behind = sum(count(seat.goods[place], kind) for place, kind in goods[1:])
        must = total(workers) - behind
        if count(seat.goods[position], good) > 1 or self.least:
            least = self.least if (position, good) == (self.position, self.colour) else 0
            ways = self._in_order(table, ways, least, min(must, count(seat.goods[position], good)))
        if must <= 0:
            ways = (*ways, choices.Keep.of(rules.faces[seat.tableau[position]].key, rules.worker_names[good]))
        return ways

    def _all_ways(self, table: RollTable, goods: list[tuple[int, int]]) -> Legal:
        seat = table.seats[self.seat]
        shippers = kinds(seat.columns[table.phase])
        return tuple(
            way for position, good in goods for way in self._ways(table, seat.tableau[position], good, shippers)
        )

    def allowed(self, table: RollTable) -> Legal:
        legal = self.run(table) or ()
        ways = self._all_ways(table, ShipGoods.of(self.seat)._goods(table.seats[self.seat]))
        return tuple(way for way in ways if way not in legal)

    def _ways(self, table: RollTable, face: int, good: int, shippers: tuple[int, ...]) -> Legal:
        rules, powers = table.rules, table.seats[self.seat].powers
        ways = rules.offers.ship(face, good, shippers)
        if powers.trade_forbidden and any(hook(rules.faces[face]) for hook in powers.trade_forbidden):
            return tuple(way for way in ways if isinstance(way, Consume))
        return ways

    def _in_order(self, table: RollTable, ways: Legal, least: int, must: int) -> Legal:
        """Return the ways from ``least`` on that leave enough shippers for ``must`` equal goods, this one included."""
        workers = table.seats[self.seat].columns[table.phase]
        able = {table.rules.worker_names[kind] for kind in ascending(workers, 0, max(1, must))}
        return tuple(
            way
            for way in ways
            if _rank(table, way) >= least
            and (isinstance(way, Trade) or (isinstance(way, Consume) and way.worker in able))
        )

    def _goods(self, seat: Seat) -> list[tuple[int, int]]:
        """Return the goods left to ask about, as positions in the tableau and colours."""
        start = 0 if seat.powers.traded else self.position
        return [
            (position, colour)
            for position in range(start, len(seat.goods))
            if seat.goods[position]
            for colour in kinds(seat.goods[position])
            if seat.powers.traded or position > self.position or colour >= self.colour
        ]

    def is_settled(self, table: RollTable) -> bool:
        # If all plans of searches begin with the same choice, the other choices only lead to them in another order.
        return len(ShipGoods.of(self.seat).run(table) or ()) == 1

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, (Trade, Consume, Keep))
        rules, seat = table.rules, table.seats[self.seat]
        good, position = rules.worker_index[choice.good], seat.tableau.index(rules.face_index[choice.world])
        if isinstance(choice, Keep):
            table.push(ShipGoods.of(self.seat, position, good + 1))
            return
        # Of equal goods on one world, a later one is shipped by a way of the same or a higher rank.
        again = count(seat.goods[position], good) > 1
        self._ship(table, choice, ShipGoods.of(self.seat, position, good, _rank(table, choice) if again else 0))

    def take_allowed(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, (Trade, Consume))
        self._ship(table, choice, ShipGoods.of(self.seat))

    def _ship(self, table: RollTable, choice: Trade | Consume, then: Step[RollTable]) -> None:
        rules, seat = table.rules, table.seats[self.seat]
        world = rules.faces[rules.face_index[choice.world]]
        good, kind = rules.worker_index[choice.good], rules.worker_index[choice.worker]
        table.take_worker(self.seat, kind)
        put_good(seat, world.index, -ONE[good])
        table.to_citizenry(self.seat, ONE[good])
        table.use_workers(self.seat, ONE[kind])
        table.push(then)
        traded = isinstance(choice, Trade)
        if table.log is not None:
            shipped = (choice.world, choice.good, choice.worker, traded, rules.phase_keys[table.phase])
            table.log.append((events.GoodShipped, self.seat, *shipped))
        if traded:
            table.gain_credits(self.seat, trade_value(table, self.seat, world), world.key)
            for trigger in seat.powers.traded:
                trigger(table, self.seat, world)
            for tell in rules.extensions.traded:
                tell(table, self.seat, world, choice.good, choice.worker)
        else:
            chips = consume_value(table, self.seat, world, good, kind)
            table.gain_chips(self.seat, chips, world.key)
            for hook in seat.powers.consume_credits:
                table.gain_credits(self.seat, hook(world), world.key)
            for tell in rules.extensions.consumed:
                tell(table, self.seat, world, choice.good, choice.worker)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        rules, seat = table.rules, table.seats[self.seat]
        if isinstance(choice, Keep):
            return refused("must-ship", "SHIP-16")
        if isinstance(choice, Trade | Consume):
            face, good = rules.face_index.get(choice.world), rules.worker_index.get(choice.good)
            if face is None or face not in seat.tableau:
                return refused("not-owned", "SHIP-1", "world", world=side(rules, choice.world))
            if good is None or not count(seat.goods[seat.tableau.index(face)], good):
                return refused("no-good", "SHIP-1", good=die(rules, choice.good), world=tile(rules.faces[face]))
            if choice.worker not in table.names(seat.columns[table.phase]):
                return refused("no-shipper", "SHIP-1", die=die(rules, choice.worker))
            if isinstance(choice, Trade) and any(hook(rules.faces[face]) for hook in seat.powers.trade_forbidden):
                return refused("no-trade", "SHIP-3", world=tile(rules.faces[face]))
        return refused("not-now", "SHIP-1", "ship")


def _rank(table: RollTable, way: Choice) -> int:
    """Return the rank of a way to ship among all ways: Trades first, then by shipper; 1 and up."""
    assert isinstance(way, (Trade, Consume))
    kind = table.rules.worker_index[way.worker] + 1
    return kind if isinstance(way, Trade) else kind + 2 * table.rules.colours
