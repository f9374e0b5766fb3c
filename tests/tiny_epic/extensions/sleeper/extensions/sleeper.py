"""The rebel of a solo game acts by one die of its own instead of those of its board."""

from collections.abc import Mapping

from starcup.extensions import instead
from starcup.making import AnyStep, DrawStep, frozen
from starcup.packed import hookimpl
from starcup_tiny_epic import EpicTable
from starcup_tiny_epic.extending import advance, orbiting, possible, rebel_acts

SIDES = ("sleep", "wake", "grow")
REBEL, MOVE = 1, 0


@frozen
class RollSleeper(DrawStep[EpicTable, str]):
    """A step that rolls the rebel's own die, and carries it out."""

    kind, draws = "roll-sleeper", "sleeper"

    def options(self, table: EpicTable) -> tuple[str, ...]:
        return SIDES

    def drawn(self, table: EpicTable, value: str) -> None:
        if value == "wake" and possible(table, REBEL, MOVE):
            rebel_acts(table, MOVE)
        elif value == "grow":
            table.gain(REBEL, 2, 0, "sleeper")
            for planet in orbiting(table, REBEL)[:1]:
                advance(table, REBEL, planet, 1)


@hookimpl
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    return {"sleeper": SIDES}


@hookimpl
def rebel_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return instead(steps, "rebel-rolls", RollSleeper())
