"""A ledger of what happens; whoever begins a turn first pays a tithe, which a step of the turn takes."""

from collections.abc import Mapping

from attrs import evolve

from starcup.extensions import State, before
from starcup.making import AnyStep, Legal, Public, Step, frozen
from starcup.packed import hookimpl
from starcup_tiny_epic import EpicTable, Planet


@frozen
class Ledger(State):
    """What has happened, in words."""

    lines: Public[tuple[str, ...]] = ()


@frozen
class Tithe(Step[EpicTable]):
    """A step that takes 1 culture from a rich empire, before it plays."""

    kind = "tithe"

    def run(self, table: EpicTable) -> Legal | None:
        if table.empires[table.active].culture > 4:
            table.pay(table.active, 0, 1, "tithe")
        return None


def write(table: EpicTable, line: str) -> None:
    ledger = table.state(Ledger)
    table.set_state(evolve(ledger, lines=(*ledger.lines, line)[-8:]))


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Ledger()


@hookimpl
def turn_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return before(steps, "play", Tithe())


@hookimpl
def turn_began(table: EpicTable, seat: int) -> None:
    write(table, f"{seat} begins")


@hookimpl
def turn_ended(table: EpicTable, seat: int) -> None:
    write(table, f"{seat} ends")


@hookimpl
def rolled(table: EpicTable, seat: int, faces: tuple[str, ...]) -> None:
    write(table, f"{seat} rolls {' '.join(faces)}")


@hookimpl
def advanced(table: EpicTable, seat: int, planet: Planet, space: int) -> None:
    write(table, f"{seat} at {planet.key} {space}")


@hookimpl
def planet_used(table: EpicTable, seat: int, planet: Planet) -> None:
    write(table, f"{seat} uses {planet.key}")


@hookimpl
def gained(table: EpicTable, seat: int, energy: int, culture: int, source: str) -> None:
    write(table, f"{seat} gains {energy} {culture} by {source}")
