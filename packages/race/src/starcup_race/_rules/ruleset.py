"""The ruleset of Race for the Galaxy, base game: built once, frozen, shared by all its games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType
from typing import ClassVar, Self

from attrs import evolve

from starcup import Choice, Event, Rng, SeatScore, StarcupError
from starcup.making import AnyStep, Made, by_kind, classes_in
from starcup.packed import PackedRuleset, PluginManager, tile_texts
from starcup.packs import TileText
from starcup_race import choices, events
from starcup_race._rules import consume, drawing, explore, payment, placing, produce, rounds, setup
from starcup_race._rules.cards import NOTHING, Card
from starcup_race._rules.extensions import Extensions
from starcup_race._rules.invariants import invariants
from starcup_race._rules.loading import BASE, CardAssembly, variant_of
from starcup_race._rules.plan import Plan
from starcup_race._rules.powers import CompiledPowers, OwnPower
from starcup_race._rules.rounds import end_reasons, phases_made
from starcup_race._rules.rules import BonusesOf, PhasesOf, Rules
from starcup_race._rules.sampling import arrange, unseen
from starcup_race._rules.scoring import known_scores, score
from starcup_race._rules.seat import Seat
from starcup_race._rules.setup import first_worlds
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView


class RaceRuleset(Rules, PackedRuleset[RaceTable, RaceView]):
    """The rules of Race for the Galaxy, first edition, with chosen packs. Build it by :meth:`load`; never change it.

    >>> len(RaceRuleset.load().cards)
    95
    """

    game = "race"
    home = "starcup_race"
    base = BASE
    assembly: ClassVar[type[CardAssembly]] = CardAssembly
    seats: range = range(2, 5)
    seats_rule: str = "SETUP-1"
    extensions: Extensions
    choice_kinds: tuple[type[Choice], ...] = classes_in(choices, Choice)
    step_kinds: Mapping[str, type[AnyStep]] = by_kind(
        setup, rounds, drawing, explore, placing, payment, consume, produce
    )
    event_kinds: tuple[type[Event], ...] = classes_in(events, Event)

    def __init__(self, assembly: CardAssembly) -> None:
        PackedRuleset.__init__(self, assembly)
        plan, numbers = Plan(assembly.extensions.phases, assembly.extensions.actions), assembly.numbers
        Rules.__init__(self, assembly.cards, plan, numbers, variant_of(assembly.settings), self._own(assembly.own))
        self.setup_steps: tuple[AnyStep, ...] = assembly.setup_steps
        self.round_steps: tuple[AnyStep, ...] = assembly.round_steps
        self.phases_of: PhasesOf = Made(partial(phases_made, self))
        self.bonuses_of: BonusesOf = Made(lambda asked: plan.bonuses(*asked))
        self.seats: range = range(numbers.least_players, numbers.most_players + 1)
        self.texts: Mapping[str, TileText] = tile_texts(self)
        self.extended: bool = bool(self.extensions.names)
        if self.variant.actions == 2:
            self.seats, self.seats_rule = range(2, 3), "ACTION-6"

    def _own(self, own: Mapping[int, OwnPower]) -> dict[int, OwnPower]:
        """Return powers in Python with the functions that are in use."""
        return {card: evolve(power, functions=self.plugins.functions(power.key)) for card, power in own.items()}

    @property
    def counted(self) -> str:
        return f"{len(self.cards)} designs of cards"

    def with_plugins(self, plugins: PluginManager) -> Self:
        twin = super().with_plugins(plugins)
        twin.own = twin._own(self.own)
        twin.compiled = CompiledPowers(self.cards, twin.own)
        return twin

    def set_up(self, table: RaceTable) -> None:
        if self.variant.first_game and len(first_worlds(self, table.players)) < table.players:
            need = f"a first game of {table.players} players needs start worlds 1 to {table.players} (SETUP-11)"
            raise StarcupError(need)
        table.seats = [Seat() for _ in range(table.players)]
        table.pool = self.numbers.pool_per_player * table.players
        table.then(*self.setup_steps)

    def unseen(self, view: RaceView) -> Mapping[tuple[str, ...], Sequence[int]]:
        return {("hand", "looking", "goods", "discards", "supply"): unseen(view)}

    def left_to_deal(self, table: RaceTable, view: RaceView) -> Mapping[tuple[str, ...], Sequence[int]]:
        held = Counter(card for hook in self.extensions.held_cards for card in hook(table))
        return {names: sorted((Counter(cards) - held).elements()) for names, cards in self.unseen(view).items()}

    def deal_hidden(self, table: RaceTable, view: RaceView, rng: Rng) -> None:
        super().deal_hidden(table, view, rng)
        arrange(table, view, rng)

    def scores(self, table: RaceTable) -> tuple[SeatScore, ...]:
        return tuple(score(table, seat) for seat in range(table.players))

    def known(self, view: RaceView) -> RaceTable:
        table: RaceTable = super().known(view)
        for seat, shown in zip(table.seats, view.seats, strict=True):
            seat.goods = tuple([0 if good else NOTHING for good in shown.goods])  # where they lie is known
        return table

    def current_scores(self, view: RaceView) -> tuple[SeatScore, ...]:
        return known_scores(view)

    def end_reasons(self, table: RaceTable) -> tuple[str, ...]:
        return end_reasons(table)

    def round_number(self, view: RaceView) -> int:
        return view.round

    def faults(self, table: RaceTable) -> list[str]:
        return invariants(table)

    @cached_property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        worlds = tuple(card.key for card in self.cards if card.is_world)
        guesses = [guess for card in self.cards if (guess := card.rows.consume_guess) is not None]
        return {
            "number": tuple(sorted({number for guess in guesses for number in range(guess.least, guess.most + 1)})),
            "card": self.keys,
            "action": tuple(self.plan.action_keys[number] for number in self.plan.deck),
            "items": self.keys,
            "world": worlds,
            "development": tuple(card.key for card in self.cards if not card.is_world),
            "power": tuple(card.key for card in self.cards if card.has_power("settle")),
            **self.extensions.domains,
            "source": (*(card.key for card in self.cards if self._produces_on_windfalls(card)), choices.BONUS),
        }

    def _produces_on_windfalls(self, card: Card) -> bool:
        own = self.own.get(card.index)
        return bool(card.rows.produce_windfall) or (own is not None and bool(own.powers.windfall))

    @cached_property
    def outcomes(self) -> Mapping[str, Sequence[str]]:
        named = dict.fromkeys(("card", "good", "flip", "start-world"), self.keys)
        return MappingProxyType({**named, **self.extensions.outcomes})
