"""A set-up without chance and choices: each seat has a faction, a home world and two tiles, one on each stack."""

from collections.abc import Mapping

from starcup.extensions import instead
from starcup.making import AnyStep, Legal, Step, frozen
from starcup.packed import hookimpl
from starcup.roll import RollTable


@frozen
class DealFixed(Step[RollTable]):
    """A step that deals all pieces in their order."""

    kind = "deal-fixed"

    def run(self, table: RollTable) -> Legal | None:
        dealt = table.rules.numbers.start_tiles
        for number, seat in enumerate(table.seats):
            seat.faction = seat.home = number
            seat.drawn, table.bag = table.bag[:dealt], table.bag[dealt:]
        return None


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return tuple(step for step in instead(steps, "deal", DealFixed()) if step.kind != "choose-stacks")
