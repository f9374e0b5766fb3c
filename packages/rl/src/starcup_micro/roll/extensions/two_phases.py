"""Only Develop and Settle are played."""

from collections.abc import Mapping

from starcup.packed import hookimpl
from starcup.roll import Phase

PHASES = ("develop", "settle")


@hookimpl
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    return tuple(phase for phase in phases if phase.key in PHASES)
