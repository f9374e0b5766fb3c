"""The ruleset of Race for the Galaxy, base game: built once, frozen, shared by all its games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, cached_property
from types import MappingProxyType

from starcup.kernel.arguments import MOST_SEED_BITS, number_of, whole
from starcup.kernel.chance import stream
from starcup.kernel.choices import Choice
from starcup.kernel.errors import JournalError, StarcupError
from starcup.kernel.events import Event
from starcup.kernel.journal import PackStamp
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import AnyStep
from starcup.kernel.suggest import did_you_mean
from starcup_race import loading, position, step_kinds
from starcup_race.choices import BONUS, CHOICE_KINDS
from starcup_race.events import EVENT_KINDS
from starcup_race.invariants import invariants
from starcup_race.rounds import end_reasons
from starcup_race.rules import Rules
from starcup_race.scoring import score
from starcup_race.seat import Seat
from starcup_race.setup import DealStartWorlds
from starcup_race.table import RaceTable
from starcup_race.terms import LEAST_PLAYERS, MOST_PLAYERS, POOL_PER_PLAYER
from starcup_race.view import RaceView, view_of

PACK, VERSION = "race-base", "0.1.0"


class RaceRuleset(Rules, Ruleset[RaceTable, RaceView]):
    """The rules of Race for the Galaxy, base game, first edition, one action card a round. Build it by :meth:`load`."""

    game = position.GAME
    options: Mapping[str, str] = MappingProxyType({})
    choice_kinds: tuple[type[Choice], ...] = CHOICE_KINDS
    event_kinds: tuple[type[Event], ...] = EVENT_KINDS
    step_kinds: Mapping[str, type[AnyStep]] = step_kinds.STEP_KINDS

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
        return RaceRuleset.load, ()

    def begin(self, players: int, seed: int) -> RaceTable:
        players, seed = number_of(players, "players"), whole(seed, "seed", bits=MOST_SEED_BITS)
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise StarcupError(f"{players} players: the game is for {LEAST_PLAYERS} to {MOST_PLAYERS} [SETUP-1]")
        table = RaceTable(
            ruleset=self,
            rules=self,
            players=players,
            seed=seed,
            streams=[stream(seed, 0, index) for index in range(players + 1)],
            answered=[0] * players,
            seats=[Seat() for _ in range(players)],
            pool=POOL_PER_PLAYER * players,
        )
        table.push(DealStartWorlds())
        return table

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
            "source": (*(card.key for card in self.cards if card.rows.produce_windfall), BONUS),
        }

    def outcome_text(self, kind: str, value: int) -> str:
        return self.keys[value]

    def outcome_value(self, kind: str, text: str) -> int:
        if text not in self.index:
            raise JournalError(f"{text!r} is no card{did_you_mean(text, self.keys)}")
        return self.index[text]

    def encode(self, table: RaceTable) -> bytes:
        return position.encode(table, self._pack)

    def decode(self, data: bytes, *, other_packs: bool = False) -> RaceTable:
        empty = RaceTable(ruleset=self, rules=self, players=0, seed=0, streams=[])
        return position.decode(empty, self._pack, data, other_packs)

    @property
    def _pack(self) -> str:
        return " ".join((PACK, loading.digest()))


@cache
def load() -> RaceRuleset:
    """Return the ruleset of the game."""
    return RaceRuleset(loading.cards())
