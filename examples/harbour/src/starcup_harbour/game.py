"""The rules as a whole, made from packs; and the definition."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property

from starcup import Choice, Event, SeatScore
from starcup.games import GameDefinition
from starcup.making import by_kind, classes_in
from starcup.packed import PackedRuleset
from starcup_harbour import choices, events, steps
from starcup_harbour.extensions import HarbourExtensions
from starcup_harbour.loading import ShipAssembly
from starcup_harbour.table import HarbourTable, HarbourView, Owner

ROUNDS = {"short": 6, "long": 9}


class HarbourRules(PackedRuleset[HarbourTable, HarbourView]):
    """The rules of Harbour, with chosen packs."""

    game = "harbour"
    home = "starcup_harbour"
    base = "harbour-base"
    assembly = ShipAssembly
    extensions: HarbourExtensions
    seats = range(2, 5)
    choice_kinds = classes_in(choices, Choice)
    step_kinds = by_kind(steps)
    event_kinds = classes_in(events, Event)

    def __init__(self, assembly: ShipAssembly) -> None:
        super().__init__(assembly)
        self.ships = {ship.key: ship for ship in assembly.ships}
        self.cards = tuple(ship.key for ship in assembly.ships for _ in range(ship.copies))
        self.discounts = assembly.discounts
        self.setup_steps = assembly.setup_steps
        self.rounds = ROUNDS[self.options.get("harbour-base.length", "short")]

    @cached_property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        return {"ship": tuple(self.ships)}

    @property
    def outcomes(self) -> Mapping[str, Sequence[str]]:
        return {"ship": tuple(self.ships), **self.extensions.outcomes}

    def set_up(self, table: HarbourTable) -> None:
        table.seats = [Owner() for _ in range(table.players)]
        table.deck = self.cards
        table.then(*self.setup_steps)

    def unseen(self, view: HarbourView) -> Mapping[tuple[str, ...], Sequence[str]]:
        seen = Counter([*view.harbour, *view.gone, *(ship for owner in view.seats for ship in owner.fleet)])
        return {("deck",): sorted((Counter(self.cards) - seen).elements())}

    def scores(self, table: HarbourTable) -> tuple[SeatScore, ...]:
        return self.with_lines([self.score(table, seat) for seat in range(table.players)], table)

    def score(self, table: HarbourTable, seat: int) -> SeatScore:
        """Return the score of a seat: its ships, and what their powers add (HARBOUR-5)."""
        owner = table.seats[seat]
        points = sum(self.ships[ship].points for ship in owner.fleet)
        bonus = sum(ask(table, seat) for ask in self.calls("bonus", owner.fleet))
        return SeatScore(seat, points + bonus, owner.coins, (("ships", points), ("bonuses", bonus)))

    def end_reasons(self, table: HarbourTable) -> tuple[str, ...]:
        return tuple(reason for ask in self.extensions.end_reasons for reason in ask(table))

    def round_number(self, view: HarbourView) -> int:
        return view.round

    def faults(self, table: HarbourTable) -> list[str]:
        there = [*table.deck, *table.harbour, *table.gone, *(ship for owner in table.seats for ship in owner.fleet)]
        lost = [] if sorted(there) == sorted(self.cards) else ["ships were lost or doubled"]
        return [*lost, *(fault for ask in self.extensions.faults for fault in ask(table))]


GAME = GameDefinition(
    key="harbour",
    title="Harbour",
    seats=HarbourRules.seats,
    loader=HarbourRules.load,
    pack="harbour-base",
    questions=40,
)
