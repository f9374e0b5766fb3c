"""The ruleset of Race for the Galaxy, base game: built once, frozen, shared by all its games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property

from starcup import JournalError, StarcupError, did_you_mean
from starcup.making import AnyStep, Choice, Event, PackStamp, Ruleset, SeatScore, Step, by_kind, classes_in
from starcup_race import choices, events
from starcup_race._rules import consume, drawing, explore, loading, payment, placing, produce, rounds, setup
from starcup_race._rules.invariants import invariants
from starcup_race._rules.rounds import end_reasons
from starcup_race._rules.rules import Rules
from starcup_race._rules.scoring import score
from starcup_race._rules.seat import Seat
from starcup_race._rules.setup import DealStartWorlds
from starcup_race._rules.table import RaceTable
from starcup_race._rules.terms import LEAST_PLAYERS, MOST_PLAYERS, POOL_PER_PLAYER
from starcup_race._rules.variant import Variant
from starcup_race._rules.view import RaceView, view_of

PACK, VERSION = "race-base", "0.1.0"
_STEPS = (setup, rounds, drawing, explore, placing, payment, consume, produce)


class RaceRuleset(Rules, Ruleset[RaceTable, RaceView]):
    """The rules of Race for the Galaxy, base game, first edition. Build it by :meth:`load`."""

    game = "race"
    seats: range = range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    choice_kinds: tuple[type[Choice], ...] = classes_in(choices, Choice)
    step_kinds: Mapping[str, type[AnyStep]] = by_kind(
        *(step for module in _STEPS for step in classes_in(module, Step) if step.kind)  # a base class has none
    )
    event_kinds: tuple[type[Event], ...] = classes_in(events, Event)

    @staticmethod
    def load() -> RaceRuleset:
        """Return the ruleset; the same object every time.

        Raises:
            PackError: a file of the package is faulty.

        >>> len(RaceRuleset.load().cards)
        95
        """
        return load()

    def __repr__(self) -> str:
        return f"<Ruleset of {self.game}: {len(self.cards)} designs of cards>"

    def __reduce__(self) -> tuple[object, ...]:
        return made, (self.variant,)

    def set_up(self, table: RaceTable) -> None:
        if self.variant.actions == 2 and table.players != 2:
            said = f"{table.players} players: two action cards a round are for 2 players (ACTION-6)"
            raise StarcupError(said)
        table.seats = [Seat() for _ in range(table.players)]
        table.pool = POOL_PER_PLAYER * table.players
        table.push(DealStartWorlds())

    def view(self, table: RaceTable, seat: int) -> RaceView:
        return view_of(table, seat)

    def scores(self, table: RaceTable) -> tuple[SeatScore, ...]:
        return tuple(score(table, seat) for seat in range(table.players))

    def end_reasons(self, table: RaceTable) -> tuple[str, ...]:
        return end_reasons(table)

    def round_number(self, table: RaceTable) -> int:
        return table.round

    def faults(self, table: RaceTable) -> list[str]:
        return invariants(table)

    def stamps(self) -> tuple[PackStamp, ...]:
        return (PackStamp(PACK, VERSION, loading.digest()),)

    @cached_property
    def domains(self) -> Mapping[str, tuple[str | int, ...]]:
        worlds = tuple(card.key for card in self.cards if card.is_world)
        return {
            "card": self.keys,
            "items": self.keys,
            "world": worlds,
            "development": tuple(card.key for card in self.cards if not card.is_world),
            "power": tuple(card.key for card in self.cards if card.has_power("settle")),
            "source": (*(card.key for card in self.cards if card.rows.produce_windfall), choices.BONUS),
        }

    def outcome_text(self, kind: str, value: int) -> str:
        return self.keys[value]

    def outcome_value(self, kind: str, text: str) -> int:
        if text not in self.index:
            raise JournalError(f"{text!r} is no card{did_you_mean(text, self.keys)}")
        return self.index[text]


def load() -> RaceRuleset:
    """Return the ruleset of the game as it is usually played."""
    return made(Variant())


@cache
def made(variant: Variant) -> RaceRuleset:
    """Return the ruleset of a variant.

    Args:
        variant: the one played.
    """
    return RaceRuleset(loading.cards(), variant)
