"""Estimates of a position's worth to its seat: credits, dice, goods and tiles, all in VP.

They look beyond the present round by one number only, ``rounds_left``: how often a lasting gain is counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import fsum

from starcup.roll import Face, Powers, RollTable, RollView, Rules, SeatView
from starcup.roll.dice import NONE, Dice, count, kinds, total
from starcup_bots.roll.greedy.weights import Weights
from starcup_bots.trying import promised


class Outlook:
    """The position of one seat, from its view: its possessions, the progress of the game, and estimates of worth."""

    def __init__(self, view: RollView, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        self.rules: Rules = view.rules
        self.me: SeatView = view.me
        self.powers: Powers = view.rules.powers_of(view.me.tableau)
        self.phases: dict[str, int] = view.rules.phase_index
        self._desires: dict[int, float] = {}

    def named(self, name: str, amount: float, workers: Dice = NONE) -> float:
        """Return ``amount``. The name and the workers behind it serve outlooks that explain themselves."""
        return amount

    def sum_of(self, amounts: Iterable[float]) -> float:
        """Return the sum of amounts, exactly rounded: ``sum`` rounds otherwise on another Python."""
        return fsum(amounts)

    @cached_property
    def table(self) -> RollTable:
        """The part of the game that the seat may see, as a table to ask powers about."""
        return self.view.known_table()

    # Time.

    @cached_property
    def progress(self) -> float:
        """The progress of the game, from 0 to 1: by the fullest tableau or by the chips paid out."""
        view, numbers = self.view, self.rules.numbers
        squares = max(seat.squares for seat in view.seats) - 3
        chips = numbers.pool_per_player * view.players
        by_squares = squares / max(1, numbers.end_squares - 3)
        by_chips = 1 - view.pool / chips if chips else 0.0
        return min(1.0, max(0.0, by_squares, by_chips))

    @cached_property
    def rounds_left(self) -> float:
        """Rounds that will follow this one, roughly; 0 when this one is certainly the last."""
        view, numbers = self.view, self.rules.numbers
        if view.pool == 0 or any(seat.squares >= numbers.end_squares for seat in view.seats):
            return 0.0
        patience = max(0.0, 2 * self.weights.rounds - view.round)  # even a slow game comes to an end
        return 0.5 + min(patience, (1 - self.progress) * self.weights.rounds)

    # Phases.

    @cached_property
    def odds(self) -> tuple[float, ...]:
        """The odds that others (or the spare die) make each phase occur."""
        misses = [1 - chance for chance in self.spare_odds]
        for number, seat in enumerate(self.view.seats):
            if number != self.view.seat:
                wishes = self.wishes(seat)
                everything = fsum(wishes)
                misses = [miss * (1 - wish / everything) for miss, wish in zip(misses, wishes, strict=True)]
        return tuple(1 - miss for miss in misses)

    @property
    def spare_odds(self) -> tuple[float, ...]:
        """The odds that the spare die shows each phase; 0 where no such die is rolled."""
        rules = self.rules
        rolled = self.view.players in rules.numbers.spare_die_players
        return rules.spare_odds if rolled else (0.0,) * len(rules.phases)

    def wishes(self, seat: SeatView) -> list[float]:
        """Return the strength of another player's wish for each phase, from what lies open."""
        rules = self.rules
        goods = sum(total(good) for good in seat.goods)
        producers = sum(rules.faces[index].holds_goods for index in seat.tableau)
        zone = len(seat.development_stack) + len(seat.world_stack)
        known = {
            "explore": 0.7 + (zone < 3) + (seat.credits < 2),
            "develop": (1.0 + 0.3 * total(seat.developers)) if seat.development_stack else 0.1,
            "settle": (1.0 + 0.3 * total(seat.settlers)) if seat.world_stack else 0.1,
            "produce": 0.2 + 0.5 * max(0, producers - goods),
            "ship": 0.2 + 0.7 * goods,
        }
        return [known.get(key, 0.5) for key in rules.phase_keys]

    @cached_property
    def later(self) -> float:
        """The share that counts of what pays off in the next round, or the one after it."""
        return min(1.0, self.rounds_left / 2)

    # Credits and dice.

    @cached_property
    def bill(self) -> int:
        """Dice that will ask to be recruited when the round ends: Citizenry, and most workers still at work."""
        me = self.me
        behind = me.behind_screen if self.view.phase < 0 and not any(me.columns) else Dice(0)
        working = total(behind) + sum(total(column) for column in me.columns)
        return total(me.citizenry) + (2 * working + 2) // 3

    def credits(self, amount: int, more_bills: int = 0, more_credits: int = 0) -> float:
        """Return the worth of gaining ``amount`` credits now; those beyond the cap count nothing."""
        held = self.me.credits + more_credits
        gained = min(amount, self.powers.most_credits - held)
        if gained <= 0:
            return 0.0
        if not self.rounds_left:
            return 0.01 * gained
        needed = max(0, min(gained, self.bill + more_bills - held))
        starving = self.weights.starving * max(0.0, 1 - (total(self.me.cup) + held) / 5)
        worth = needed * (self.weights.short_credit + starving) + (gained - needed) * self.weights.spare_credit
        return worth * self.later

    @cached_property
    def recruiting(self) -> float:
        """The cost of using a die up, so that it has to be recruited again."""
        if not self.rounds_left:
            return 0.0
        weights = self.weights
        each = weights.recruiting_short if self.me.credits < self.bill else weights.recruiting
        return each * self.later

    @cached_property
    def die(self) -> float:
        """The worth of another die: it works in some of the rounds left."""
        return min(self.weights.most_die, self.weights.die * self.rounds_left)

    @cached_property
    def die_colours(self) -> tuple[float, ...]:
        """The usefulness of a die of each colour, compared with the plainest: faces that fit anywhere count."""
        return tuple(
            self.weights.wild * sum(face == "wild" or "+" in face for face in die.faces) + 0.05 * len(die.matches)
            for die in self.rules.dice
        )

    def face(self, key: str) -> Face:
        """Return a side of a tile by its key."""
        return self.rules.faces[self.rules.face_index[key]]

    def matches(self, kind: int, world: Face) -> bool:
        """Return True if a worker of ``kind`` matches the world's colour, as a good or as a shipper."""
        worker = self.rules.workers[kind]
        return world.colour is not None and (
            world.colour.key in worker.matches_as_good or world.colour.key in worker.matches_as_shipper
        )

    # Goods.

    def trade(self, world: Face) -> int:
        """Return the credits that a good from ``world`` brings."""
        assert world.colour is not None
        return world.colour.trade + sum(hook(world) for hook in self.powers.trade_credits)

    def consume(self, world: Face, good: int, worker: int | None) -> float:
        """Return the VP that a good brings, with its shipper if known."""
        numbers = self.rules.numbers
        chips = numbers.consume_chips + sum(hook(world) for hook in self.powers.consume_chips)
        chips += numbers.match_chips * self.matches(good, world)
        if worker is not None:
            chips += numbers.match_chips * self.matches(worker, world)
        credits = sum(hook(world) for hook in self.powers.consume_credits)
        return self.named("chips", chips) + (self.named("credits", self.credits(credits)) if credits else 0.0)

    def good(self, world: Face, good: int) -> float:
        """Return the worth of a good on ``world`` while it waits for a shipper."""
        return self.weights.good * max(self.consume(world, good, None) + 0.3, self.credits(self.trade(world)))

    @cached_property
    def goods(self) -> list[tuple[Face, int]]:
        """Every good of the seat: its world and its colour."""
        faces = self.rules.faces
        return [
            (faces[index], kind)
            for index, lying in zip(self.me.tableau, self.me.goods, strict=True)
            for kind in kinds(lying)
            for _ in range(count(lying, kind))
        ]

    @cached_property
    def empty_worlds(self) -> list[Face]:
        """The worlds with room for a good, once for each good that fits."""
        faces, capacity = self.rules.faces, self.powers.capacity
        return [
            faces[index]
            for index, lying in zip(self.me.tableau, self.me.goods, strict=True)
            if faces[index].holds_goods
            for _ in range(capacity - total(lying))
        ]

    # Tiles.

    @cached_property
    def stacks(self) -> tuple[list[Face], list[Face]]:
        """The own construction zone from the top: developments, worlds."""
        tiles, me = self.rules.tiles, self.me
        return (
            [tiles[tile].development for tile in me.development_stack if tile is not None],
            [tiles[tile].world for tile in me.world_stack if tile is not None],
        )

    def lying(self, worlds: bool) -> Dice:
        """Return the workers that lie on the top tile of a stack."""
        return self.me.settlers if worlds else self.me.developers

    def cost(self, face: Face) -> int:
        """Return the workers that a tile needs now; powers that change that from case to case are asked."""
        powers = self.powers
        return self.table.cost_now(self.view.seat, face) if powers.bargains else powers.cost(face)

    def missing(self, worlds: bool) -> int:
        """Return the workers that the whole stack still needs."""
        stack = self.stacks[worlds]
        return sum(self.cost(face) for face in stack) - total(self.lying(worlds))

    def benefit(self, face: Face) -> float:
        """Return the gain from a completed tile beside the VP of its cost."""
        if not face.is_world:
            power = self.weights.power * face.cost * self.rounds_left if face.phases else 0.0
            return self.named("power", power) + (self.named("bonus", self.weights.bonus) if face.plus else 0.0)
        worth = 0.0
        for grant in self.rules.grants_of(face):
            lost = 0.7 * self.die * grant.lose
            worth += self.named("credits_granted", self.credits(grant.credits)) - self.named("dice_lost", lost)
            if grant.dice:
                each = self.die * (1 + 0.3 * self.die_colours[self.rules.die_index[grant.colour]])
                each += {"cup": 0.0, "citizenry": -0.3 * min(1.0, self.die), "good": 0.7}.get(grant.to, 0.0)
                worth += self.named("dice_granted", grant.dice * each)
        if face.colour is not None and face.holds_goods:
            worth += self.named("site", self.weights.site * face.colour.trade * self.rounds_left)
        return worth

    def worth(self, face: Face) -> float:
        """Return the worth of completing a tile."""
        worth = self.named("points", face.cost) + self.benefit(face)
        extensions = self.rules.extensions
        if extensions.worth or extensions.score_lines:
            worth = worth + self.named("extensions", self._promised(face))
        return worth

    def _promised(self, face: Face) -> float:
        """Return what extensions promise for a tile in the tableau, such as for an objective that it brings nearer."""

        def build(table: RollTable) -> None:
            owner = table.seats[self.view.seat]
            owner.tableau, owner.goods = (*owner.tableau, face.index), (*owner.goods, NONE)

        return promised(self.view, build)

    def desire(self, face: Face) -> float:
        """Return the worth of a tile in the construction zone: its worth without the work that it takes."""
        known = self._desires.get(face.index)
        if known is None:
            cost = self.cost(face)
            work = self.named("work", self.weights.effort * cost)
            late = self.named("too_late", max(0.0, cost - 2 - 2 * self.rounds_left))
            self._desires[face.index] = known = self.worth(face) - work - late
        return known

    def workforce(self, phase: str) -> float:
        """Return the workers that the seat's dice bring to a phase in an average roll, wild faces shared out."""
        me = self.me
        dice = self.rules.real(Dice(me.cup + me.citizenry + me.behind_screen + me.developers + me.settlers))
        force = 0.0
        for kind in kinds(dice):
            faces = self.rules.dice[kind].faces
            share = fsum(
                (face == phase) + 0.25 * (face == "wild") + 0.5 * (phase in face.split("+")[1:]) for face in faces
            )
            force += count(dice, kind) * share / len(faces)
        return force
