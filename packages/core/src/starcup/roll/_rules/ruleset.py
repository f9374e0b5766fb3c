"""The ruleset: chosen packs, combined, checked, indexed and compiled. Built once, frozen, shared."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, ClassVar, Self

from starcup import Choice, Event, Game, JournalError, SeatScore, Undone, did_you_mean
from starcup.making import AnyStep, by_kind, classes_in
from starcup.packed import PackedRuleset, PluginManager
from starcup.roll import choices, events
from starcup.roll._rules import (
    assign,
    construction,
    explore,
    grants,
    manage,
    produce,
    reassign,
    retain,
    rounds,
    setup,
    ship,
)  # fmt: skip
from starcup.roll._rules.extensions import Extensions
from starcup.roll._rules.hooks import Reassign, terms_fault
from starcup.roll._rules.loading import TileAssembly
from starcup.roll._rules.retain import Retain
from starcup.roll._rules.rounds import Round
from starcup.roll._rules.rules import Rules
from starcup.roll._rules.setup import SetUp, bare_seat
from starcup.roll._rules.table import RollTable
from starcup.roll._rules.view import RollView

if TYPE_CHECKING:
    import cattrs

    from starcup import Rng
    from starcup.roll._rules.terms import PowerTable


def _is_roll(kind: str) -> bool:
    """Return whether a draw is the roll of a die, whose outcomes are faces."""
    return kind.partition(" ")[0] in ("roll", "spare")


class RollRuleset(Rules, PackedRuleset[RollTable, RollView]):
    """The rules of Roll for the Galaxy with chosen packs. Build it by :meth:`load`; never change it.

    Each extension of a pack is an option, by ``pack.extension``: ``on``, or ``off`` to play without it.

    >>> len(RollRuleset.load(["base"]).tiles)
    55
    """

    game = "roll"
    home = "starcup.roll"
    base = "base"
    assembly: ClassVar[type[TileAssembly]] = TileAssembly
    seats: range = range(2, 6)
    extensions: Extensions
    seats_rule = "SETUP-1"
    choice_kinds: tuple[type[Choice], ...] = (*choices.ALL, Retain)
    step_kinds: Mapping[str, type[AnyStep]] = by_kind(
        setup, rounds, assign, reassign, explore, construction, grants, retain, produce, ship, manage
    )
    event_kinds: tuple[type[Event], ...] = (Undone, *classes_in(events, Event))

    def __init__(self, assembly: TileAssembly) -> None:
        PackedRuleset.__init__(self, assembly)
        numbers = assembly.numbers
        Rules.__init__(self, assembly.catalogue, numbers)
        self.seats: range = range(numbers.least_players, numbers.most_players + 1)
        self.setup_steps: tuple[AnyStep, ...] = assembly.setup_steps
        self.round_steps: tuple[AnyStep, ...] = assembly.round_steps
        self.round_step: Round = Round()
        self.power_terms: Mapping[str, PowerTable] = MappingProxyType(assembly.power_terms)
        """The terms of the powers in the game that are stated as data, by the keys of their faces."""

    @property
    def counted(self) -> str:
        return f"{len(self.tiles)} tiles"

    # Methods that the kernel calls.

    def set_up(self, table: RollTable) -> None:
        table.bag = tuple(range(len(self.tiles)))
        table.supply = self.all_dice
        table.pool = self.numbers.pool_per_player * table.players
        table.seats = [bare_seat(self) for _ in range(table.players)]
        table.push(SetUp())

    @cached_property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        from starcup.roll._rules.domains import domains_of

        return domains_of(self)

    def view(self, table: RollTable, seat: int) -> RollView:
        view = super().view(table, seat)
        for shown in view.seats:
            shown._rules = table.rules
        return view

    def unseen(self, view: RollView) -> Mapping[tuple[str, ...], Sequence[int]]:
        from starcup.roll._rules.sampling import HIDDEN, unseen

        return {(*HIDDEN, "bag"): unseen(view)}

    def deal_hidden(self, table: RollTable, view: RollView, rng: Rng) -> None:
        from starcup.roll._rules.sampling import deal_hidden

        deal_hidden(table, view, rng)

    def known(self, view: RollView) -> RollTable:
        from starcup.roll._rules.sampling import known

        table = known(view)
        self.extensions.know_states(table, view)
        return table

    def scores(self, table: RollTable) -> tuple[SeatScore, ...]:
        from starcup.roll._rules.scoring import seat_score

        return tuple(seat_score(table, number) for number in range(table.players))

    def current_scores(self, view: RollView) -> tuple[SeatScore, ...]:
        from starcup.roll._rules.scoring import known_scores

        return known_scores(view)

    def winners(self, table: RollTable) -> tuple[int, ...]:
        return table.winners

    def end_reasons(self, table: RollTable) -> tuple[str, ...]:
        from starcup.roll._rules.manage import end_reasons

        return end_reasons(table)

    def round_number(self, view: RollView) -> int:
        return view.round

    def faults(self, table: RollTable) -> list[str]:
        from starcup.roll._rules.invariants import faults

        return faults(table)

    # Outcomes of chance in words.

    @cached_property
    def outcomes(self) -> Mapping[str, Sequence[str]]:
        named = {
            "tile": tuple(tile.id for tile in self.tiles),
            "faction": tuple(faction.id for faction in self.factions),
            "home": tuple(home.id for home in self.home_worlds),
        }
        return MappingProxyType({**named, **self.extensions.outcomes})

    def outcome_text(self, kind: str, value: int) -> str:
        return self.face_of(value) if _is_roll(kind) else super().outcome_text(kind, value)

    def outcome_value(self, kind: str, text: str) -> int:
        if not _is_roll(kind):
            return super().outcome_value(kind, text)
        words = kind.split()
        colour = self.die_index.get(words[2] if len(words) == 3 else self.numbers.spare_die, -1)
        known = {self.face_of(value): value for value in self.sides[colour]} if colour >= 0 else {}
        if text not in known:
            raise JournalError(f"{text!r} is no outcome of {kind!r}{did_you_mean(text, known)}")
        return known[text]

    # Positions, and failures.

    def converter(self, *, detailed: bool) -> cattrs.Converter:
        from starcup.roll._rules.position import without_powers

        return without_powers(super().converter(detailed=detailed), detailed=detailed)

    def restored(self, table: RollTable) -> list[str]:
        from starcup.roll._rules.ranges import out_of_range

        found = out_of_range(table)
        if not found:
            self.adopt(table)
        return found

    def adopt(self, table: RollTable) -> None:
        super().adopt(table)
        for seat in table.seats:
            seat.powers = self.powers_of(seat.tableau)

    def wrong_answer(self, plugin: str, answer: object) -> str:
        if isinstance(answer, Reassign):
            return terms_fault(answer, self.die_keys, self.phase_keys)
        return super().wrong_answer(plugin, answer) if isinstance(answer, tuple) else ""  # dice are large numbers

    def with_plugins(self, plugins: PluginManager) -> Self:
        twin = super().with_plugins(plugins)
        twin._remember()
        return twin


RollGame = Game[RollTable, RollView]
"""A game of Roll for the Galaxy, for annotations. Build it by the methods of :class:`starcup.Game`."""
