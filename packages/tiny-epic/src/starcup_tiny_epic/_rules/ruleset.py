"""The ruleset of Tiny Epic Galaxies: built once, frozen, shared by all its games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar, Self

from starcup import Choice, Event, Rng, SeatScore, StarcupError
from starcup.making import AnyStep, OrderableQuestion, by_kind, classes_in
from starcup.packed import PackedRuleset, PluginManager
from starcup.packs import TileText
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules import (
    acting,
    attacks,
    chain_deeds,
    colonising,
    converting,
    following,
    moving,
    rebel,
    resource_deeds,
    rounds,
    setup,
    ship_deeds,
    turn,
    using,
)  # fmt: skip
from starcup_tiny_epic._rules.deed_kinds import DEEDS
from starcup_tiny_epic._rules.deeds import Deed
from starcup_tiny_epic._rules.extensions import Extensions
from starcup_tiny_epic._rules.invariants import invariants
from starcup_tiny_epic._rules.loading import BASE, PlanetAssembly
from starcup_tiny_epic._rules.planets import Planet, RebelBoard
from starcup_tiny_epic._rules.rebel import REBEL_STEPS, end_reasons
from starcup_tiny_epic._rules.rounds import further_reasons
from starcup_tiny_epic._rules.rules import EpicRules, OwnActions
from starcup_tiny_epic._rules.sampling import deal_hidden, unseen_missions
from starcup_tiny_epic._rules.scoring import open_score, score, with_lines
from starcup_tiny_epic._rules.setup import SEVERAL
from starcup_tiny_epic._rules.standing import STANDING
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import FACES
from starcup_tiny_epic._rules.turn import TURN_STEPS
from starcup_tiny_epic._rules.view import EpicView


class EpicRuleset(EpicRules, PackedRuleset[EpicTable, EpicView]):
    """The rules of Tiny Epic Galaxies with chosen packs. Build it by :meth:`load`; never change it.

    >>> len(EpicRuleset.load().planets)
    40
    """

    game = "tiny-epic"
    home = "starcup_tiny_epic"
    base = BASE
    assembly: ClassVar[type[PlanetAssembly]] = PlanetAssembly
    deeds: Mapping[str, type[Deed]] = DEEDS
    extensions: Extensions
    seats_rule = "SETUP-1"
    standing: tuple[OrderableQuestion[EpicView], ...] = STANDING
    choice_kinds: tuple[type[Choice], ...] = classes_in(choices, Choice)
    step_kinds: Mapping[str, type[AnyStep]] = by_kind(
        setup, rounds, turn, acting, moving, colonising, converting, using, following, rebel, attacks, resource_deeds,
        ship_deeds, chain_deeds,
    )  # fmt: skip
    event_kinds: tuple[type[Event], ...] = classes_in(events, Event)

    def __init__(self, assembly: PlanetAssembly) -> None:
        PackedRuleset.__init__(self, assembly)
        missions, board = assembly.catalogue.made_missions(), assembly.board
        planets, numbers = assembly.planets, assembly.numbers
        EpicRules.__init__(self, planets, missions, board, assembly.rulings, self._own(planets), numbers)
        self.seats: range = range(numbers.least_players, numbers.most_players + 1)
        self.setup_steps: tuple[AnyStep, ...] = assembly.setup_steps
        self.solo_steps: tuple[AnyStep, ...] = tuple(
            step for step in assembly.setup_steps if not isinstance(step, SEVERAL)
        )
        self.turn_steps: tuple[AnyStep, ...] = assembly.turn_steps
        self.rebel_steps: tuple[AnyStep, ...] = assembly.rebel_steps
        self.extended: bool = bool(self.extensions.names)
        self.plain_most: int = 0 if self.extensions.most_resources else numbers.most_resources
        hooks = self.extensions.turn_ended or self.extensions.round_ended
        self.plain_turns: bool = (self.turn_steps, self.rebel_steps) == (TURN_STEPS, REBEL_STEPS) and not hooks
        self.boards: tuple[RebelBoard, ...] = assembly.catalogue.made_boards()
        self.texts: Mapping[str, TileText] = self.power_texts

    def _own(self, planets: Iterable[Planet]) -> OwnActions:
        """Return the hooks of the actions in Python that are in use."""
        return {planet.index: self.plugins.functions(planet.key) for planet in planets if planet.action.own}

    @property
    def counted(self) -> str:
        return f"{len(self.planets)} planets"

    def with_plugins(self, plugins: PluginManager) -> Self:
        twin = super().with_plugins(plugins)
        twin.own = twin._own(self.planets)
        return twin

    def set_up(self, table: EpicTable) -> None:
        if table.players == 1 and self.board is None:
            raise StarcupError("a solo game needs a rebel board, and no pack has one (SOLO-2)")
        setup.set_up(table)

    def unseen(self, view: EpicView) -> Mapping[tuple[str, ...], Sequence[int]]:
        return {("dealt", "mission", "discarded", "missions"): unseen_missions(view)}

    def deal_hidden(self, table: EpicTable, view: EpicView, rng: Rng) -> None:
        deal_hidden(table, view, rng)

    def scores(self, table: EpicTable) -> tuple[SeatScore, ...]:
        return with_lines([score(table, seat) for seat in range(table.players)], table)

    def current_scores(self, view: EpicView) -> tuple[SeatScore, ...]:
        scores = [open_score(view.rules, seat, view.empires[seat]) for seat in range(view.players)]
        return self.with_lines(scores, view, lacking=True)

    def winners(self, table: EpicTable) -> tuple[int, ...]:
        return table.winners

    def end_reasons(self, table: EpicTable) -> tuple[str, ...]:
        return (*end_reasons(table), *further_reasons(table)) if table.scores else ()

    def round_number(self, view: EpicView) -> int:
        return view.round

    def faults(self, table: EpicTable) -> list[str]:
        return invariants(table)

    @cached_property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        players = self.numbers.most_players
        places = tuple(f"{key}.{kind}" for key in self.keys for kind in ("orbit", "surface"))
        return {
            "planet": self.keys,
            "mission": self.mission_keys,
            "place": (choices.GALAXY_NAME, *places),
            "foreign-ship": tuple(f"{number}.{key}" for number in range(players) for key in self.keys),
            "player": tuple(range(players)),
            "amount": tuple(range(self.numbers.most_resources + 1)),
            **self.extensions.domains,
        }

    @cached_property
    def outcomes(self) -> Mapping[str, Sequence[str]]:
        faces = {"die": FACES, "rebel-die": FACES}
        return MappingProxyType(
            {**faces, "mission": self.mission_keys, "planet": self.keys, **self.extensions.outcomes}
        )
