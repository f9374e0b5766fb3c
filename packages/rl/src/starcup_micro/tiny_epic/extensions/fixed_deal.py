"""A set-up without chance: seat 0 begins, and the missions are dealt in their order."""

from collections.abc import Mapping

from starcup.extensions import instead
from starcup.making import AnyStep, Legal, Step, frozen
from starcup.packed import hookimpl
from starcup_tiny_epic import EpicTable


@frozen
class DealFixed(Step[EpicTable]):
    """A step that names the first player, and deals two missions to each seat."""

    kind = "deal-fixed"

    def run(self, table: EpicTable) -> Legal | None:
        table.first = 0
        for empire in table.empires:
            empire.dealt, table.missions = table.missions[:2], table.missions[2:]
        return None


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return tuple(step for step in instead(steps, "deal-missions", DealFixed()) if step.kind != "choose-first")
