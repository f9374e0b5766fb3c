"""Raiders creep up in every round, by a die of their own; then they strike, and a planet is lost to everybody."""

from collections.abc import Mapping

from attrs import evolve

from starcup import Event
from starcup.extensions import State
from starcup.making import DrawStep, Public, frozen
from starcup.packed import hookimpl
from starcup_tiny_epic import EpicTable, planet_of
from starcup_tiny_epic.extending import GALAXY, leave_row, move_ship

KEY = "raiders"
SIDES = ("creep", "rush", "sleep")
NEAR = 3
"""The steps after which they strike."""


@frozen
class Raiders(State):
    """How near they are, and the planets that they have taken."""

    steps: Public[int] = 0
    planets: Public[tuple[int, ...]] = ()


@frozen
class Raided(Event):
    """A planet is lost."""

    planet: str


@frozen
class RollRaiders(DrawStep[EpicTable, str]):
    """A step that rolls their die."""

    kind, draws = "roll-raiders", "raid"

    def options(self, table: EpicTable) -> tuple[str, ...]:
        return SIDES

    def drawn(self, table: EpicTable, value: str) -> None:
        mine = table.state(Raiders)
        steps = mine.steps + (1, 2, 0)[SIDES.index(value)]
        there = [planet for planet in table.row if planet >= 0]
        if steps < NEAR or not there:
            table.set_state(evolve(mine, steps=min(steps, NEAR)))
            return
        planet = there[0]
        for number, empire in enumerate(table.empires):
            for place in empire.ships:
                if planet_of(place) == planet:
                    move_ship(table, number, place, GALAXY)
        table.set_state(Raiders(0, (*mine.planets, planet)))
        table.note(Raided, table.rules.keys[planet])
        leave_row(table, planet)


def has_won(table: EpicTable) -> bool:
    return len(table.state(Raiders).planets) >= int(table.rules.options[f"{KEY}.strength"])


@hookimpl
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    return {"raid": SIDES}


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Raiders()


@hookimpl
def round_ended(table: EpicTable) -> None:
    table.push(RollRaiders())


@hookimpl
def held_planets(table: EpicTable) -> tuple[int, ...]:
    return table.state(Raiders).planets


@hookimpl
def end_reasons(table: EpicTable) -> tuple[str, ...]:
    return ("raiders-rule",) if has_won(table) else ()


@hookimpl
def winners(table: EpicTable, seats: tuple[int, ...]) -> tuple[int, ...]:
    return () if has_won(table) else seats
