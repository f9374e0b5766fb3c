"""What the game consists of besides cards: its phases, its action cards, its numbers, and its variants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from starcup.making import AnyStep, frozen
from starcup.packed import NumberLimits

if TYPE_CHECKING:
    from starcup_race._rules.table import RaceTable


@frozen
class Phase:
    """A phase: its key, its name, and the steps of all seats in it, in the order in which they happen (ROUND-2).

    ``steps`` is asked when the phase begins; the powers of the tableaus work by then, and bonuses are known.
    """

    key: str
    name: str
    steps: Callable[[RaceTable], Sequence[AnyStep]]


@frozen
class Action:
    """An action card: its key and name, the key of its phase, and what its bonus is in words (ACTION-5).

    Steps of the phase ask :meth:`~starcup_race.RaceTable.has_bonus` for it. In Explore ``draw`` and ``keep`` are the
    further cards that the seat draws and keeps. ``twice`` is True for a card that a player has twice where two are
    played a round (ACTION-6).
    """

    key: str
    name: str
    phase: str
    bonus: str = ""
    draw: int = 0
    keep: int = 0
    twice: bool = False


EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE = range(5)
BOX_PHASES: tuple[str, ...] = ("explore", "develop", "settle", "consume", "produce")
"""The keys of the phases of the box by number, in their order (ROUND-2)."""

EXPLORE_5, EXPLORE_1_1, CHOSE_DEVELOP, CHOSE_SETTLE, TRADE, DOUBLE, CHOSE_PRODUCE = range(7)
ACTIONS: tuple[Action, ...] = (
    Action("explore_5", "Explore +5", "explore", draw=5),
    Action("explore_1_1", "Explore +1,+1", "explore", draw=1, keep=1),
    Action("develop", "Develop", "develop", twice=True),
    Action("settle", "Settle", "settle", twice=True),
    Action("consume_trade", "Consume: Trade", "consume"),
    Action("consume_2x", "Consume: 2x VP", "consume"),
    Action("produce", "Produce", "produce"),
)
"""The action cards of the box by number (ACTION-5); a player has Develop and Settle twice where two are played."""


@frozen
class Numbers:
    """The numbers of the game, which packs may change.

    ``dealt`` cards are dealt at the start, of which ``kept`` stay in hand (SETUP-7); ``drawn`` and ``chosen`` are the
    cards that everybody draws and keeps in Explore (EXPLORE-1). ``hand_limit`` is that of the end of a round
    (DISCARD-2), ``end_cards`` the size of a tableau that ends the game (END-1). With ``most_rounds`` it ends after so
    many rounds, if it has not ended before; 0: it has no such limit.
    """

    least_players: int = 2
    most_players: int = 4
    pool_per_player: int = 12
    dealt: int = 6
    kept: int = 4
    drawn: int = 2
    chosen: int = 1
    hand_limit: int = 10
    end_cards: int = 12
    most_rounds: int = 0


NUMBERS = Numbers()
"""The numbers of the rule book."""
LIMITS = NumberLimits(
    {
        "least_players": (1, 8),
        "most_players": (1, 8),
        "hand_limit": (0, 100),
        "end_cards": (2, 100),
        "most_rounds": (0, 999),
        "pool_per_player": (1, 1_000),
    },
    ordered=(("least_players", "most_players"), ("kept", "dealt"), ("chosen", "drawn")),
    usual=(0, 20),
)
"""The limits of the numbers that packs set."""


@frozen
class Variant:
    """The variant that is played: the preset hands of a first game (SETUP-11), and the action cards played a round.

    ``actions`` is 1, or 2 in the game for two experienced players (ACTION-6).
    """

    first_game: bool = False
    actions: int = 1


USUAL = Variant()
