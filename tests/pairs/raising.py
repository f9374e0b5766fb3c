"""A pack with one tile, whose power raises, for several test modules."""

from __future__ import annotations

from starcup import Game, Pack, PowerError, Rng
from starcup.roll import RollGame, RollRuleset
from starcup.testing.walking import MOST, play_on
from tests.pairs.conftest import MakePack

TILE = """
[[tile]]
id = "p01"
development = { key = "planted", name = "Planted", cost = 1, phases = [%s] }
world = { key = "dull_rock", name = "Dull Rock", cost = 1, colour = "grey" }
"""

SHIP = """
from starcup.packed import hookimpl
from starcup.roll import RollTable


@hookimpl
def credits_at_end(table: RollTable, seat: int) -> int:
    return {}["nowhere"]
"""

ASSIGN = """
from starcup.packed import hookimpl
from starcup.roll import Reassign, RollTable


@hookimpl
def reassign(table: RollTable, seat: int) -> Reassign | None:
    if table.seats[seat].sheet_used:
        raise ValueError("used up")
    return Reassign(up_to=2)
"""


def faulty(make_pack: MakePack, source: str, phases: str = '"ship"') -> tuple[RollRuleset, Pack]:
    pack = make_pack("plants", TILE % phases, {"planted": source})
    return RollRuleset.load(["base", pack]), pack


def without_power(make_pack: MakePack, phases: str = '"ship"') -> RollRuleset:
    """The same tiles, and no power."""
    return RollRuleset.load(["base", make_pack("plants", TILE % phases, {})])


def play_until_it_fails(game: RollGame, rng: Rng) -> PowerError | None:
    try:
        play_on(game, rng, MOST)
    except PowerError as error:
        return error
    return None


def game_that_fails(rules: RollRuleset, players: int = 3) -> tuple[RollGame, PowerError]:
    """A whole game from the deal to the fault; the first of many that gets there."""
    for seed in range(300):
        game = Game.new(rules, players=players, seed=seed)
        error = play_until_it_fails(game, Rng(seed))
        if error is not None:
            return game, error
    raise AssertionError("no game ever asked the planted power")


ASKS = """
from attrs import frozen
from starcup import Choice
from starcup.making import Legal, SeatStep
from starcup.packed import hookimpl
from starcup.roll import RollTable, choices
from starcup.roll.choices import Enough


@frozen
class Ask(SeatStep[RollTable]):
    kind = "power:planted"

    def run(self, table: RollTable) -> Legal | None:
        %s

    def take(self, table: RollTable, choice: Choice) -> None:
        raise ValueError("no idea")

    def refuse(self, table: RollTable, choice: Choice) -> None:
        raise ValueError("no words")


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
"""


def with_step(make_pack: MakePack, body: str) -> RollRuleset:
    return faulty(make_pack, ASKS % body)[0]
