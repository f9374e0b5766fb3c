"""Produce: each producer becomes a good on a world that has room (PRODUCE)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, Step, frozen
from starcup.roll import events
from starcup.roll._rules.grants import put_good
from starcup.roll._rules.refusals import die, refused, side, tile
from starcup.roll._rules.table import RollTable
from starcup.roll.choices import LeaveEmpty, Produce
from starcup.roll.dice import ONE, ascending, kinds, total


@frozen
class ProduceGoods(SeatStep[RollTable]):
    """A step that asks which producer makes a good on each world of one seat.

    Searches go through the worlds in tableau order: ``position`` is asked about, ``least`` the kind used last there.
    A world may stay empty only if those after it take all producers (PHASE-5). People may begin with any world.
    """

    kind = "produce"
    question = "Which producer makes a good on this world?"
    position: int = 0
    least: int = 0

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        workers = seat.columns[table.phase]
        if not workers:
            return None
        faces, capacity, tableau, goods = table.rules.faces, seat.powers.capacity, seat.tableau, seat.goods
        asked, there, behind = -1, 0, 0
        for position in range(self.position, len(tableau)):
            if faces[tableau[position]].holds_goods:
                space = capacity - total(goods[position])
                if asked >= 0:
                    behind += space
                elif space > 0:
                    asked, there = position, space
        if asked < 0:
            table.to_cup(self.seat, table.clear_workers(self.seat))
            return None
        must = min(there, total(workers) - behind)
        producers = ascending(workers, self.least if asked == self.position else 0, max(1, must))
        return table.rules.offers.produce(tableau[asked], producers, must <= 0)

    def allowed(self, table: RollTable) -> Legal:
        seat, produce = table.seats[self.seat], table.rules.offers.produce
        producers, legal = kinds(seat.columns[table.phase]), self.run(table) or ()
        faces, capacity = table.rules.faces, seat.powers.capacity
        ways: list[Choice] = []
        for face, goods in zip(seat.tableau, seat.goods, strict=True):
            if faces[face].holds_goods and capacity > total(goods):
                ways += produce(face, producers, False)
        return tuple([choice for choice in ways if choice not in legal])

    def is_settled(self, table: RollTable) -> bool:
        # If all plans of searches begin with the same choice, the other choices only lead to them in another order.
        return len(ProduceGoods.of(self.seat).run(table) or ()) == 1

    def take(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, (Produce, LeaveEmpty))
        rules = table.rules
        position = table.seats[self.seat].tableau.index(rules.face_index[choice.world])
        if isinstance(choice, LeaveEmpty):
            table.push(ProduceGoods.of(self.seat, position + 1))
        else:
            self._produce(table, choice, ProduceGoods.of(self.seat, position, rules.worker_index[choice.worker]))

    def take_allowed(self, table: RollTable, choice: Choice) -> None:
        assert isinstance(choice, Produce)
        self._produce(table, choice, ProduceGoods.of(self.seat))

    def _produce(self, table: RollTable, choice: Produce, then: Step[RollTable]) -> None:
        rules, seat = table.rules, table.seats[self.seat]
        face, kind = rules.face_index[choice.world], rules.worker_index[choice.worker]
        table.take_worker(self.seat, kind)
        worker = rules.workers[kind]
        if not worker.imaginary:
            put_good(seat, face, ONE[worker.kind if worker.counter is not None else worker.colour])
        if table.log is not None:
            phase = rules.phase_keys[table.phase]
            table.log.append((events.GoodProduced, self.seat, choice.world, choice.worker, phase))
        if worker.flags or seat.powers.worker_used or not rules.unasked:
            table.worker_done(self.seat, kind)
        table.push(then)
        for hook in rules.extensions.produced:
            hook(table, self.seat, rules.faces[face], choice.worker)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        rules, seat = table.rules, table.seats[self.seat]
        legal = self.run(table) or ()
        asked = next((way.world for way in legal if isinstance(way, Produce)), "")
        if isinstance(choice, LeaveEmpty):
            return refused("must-produce", "PHASE-5", tile=side(rules, asked))
        if isinstance(choice, Produce):
            face = rules.face_index.get(choice.world)
            if face is None or face not in seat.tableau:
                return refused("not-owned", "PRODUCE-1", "world", world=side(rules, choice.world))
            if not rules.faces[face].holds_goods:
                return refused("no-goods-here", "PRODUCE-1", world=tile(rules.faces[face]))
            if seat.powers.capacity <= total(seat.goods[seat.tableau.index(face)]):
                return refused("full", "PRODUCE-5", world=tile(rules.faces[face]))
            if choice.worker not in table.names(seat.columns[table.phase]):
                return refused("no-such-worker", "PRODUCE-1", "producer", die=die(rules, choice.worker))
        return refused("not-now", "PRODUCE-1", "produce", world=side(rules, asked))
