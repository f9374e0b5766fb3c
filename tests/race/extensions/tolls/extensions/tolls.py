"""Costs, military, the end, steps of a round, what is told of actions and phases: a little of everything."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.extensions import State, after
from starcup.making import AnyStep, Legal, Public, Step, frozen
from starcup.packed import hookimpl
from starcup_race import Card, RaceTable


@frozen
class Log(State):
    """The phases of this round, and the seats that chose the same action as another."""

    began: Public[tuple[str, ...]] = ()
    ended: Public[tuple[str, ...]] = ()
    alike: Public[int] = 0


@frozen
class Tick(Step[RaceTable]):
    """A step of the round that forgets its phases."""

    kind = "tick"

    def run(self, table: RaceTable) -> Legal | None:
        table.set_state(Log(alike=table.state(Log).alike))
        return None


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Log()


@hookimpl
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return after(steps, "apply-limit", Tick())


@hookimpl
def actions_shown(table: RaceTable) -> None:
    log, chosen = table.state(Log), [seat.actions for seat in table.seats]
    table.set_state(Log(log.began, log.ended, sum(chosen.count(actions) > 1 for actions in chosen)))


@hookimpl
def phase_began(table: RaceTable, phase: str) -> None:
    log = table.state(Log)
    table.set_state(Log((*log.began, phase), log.ended, log.alike))


@hookimpl
def phase_ended(table: RaceTable, phase: str) -> None:
    log = table.state(Log)
    table.set_state(Log(log.began, (*log.ended, phase), log.alike))


@hookimpl
def cost(table: RaceTable, seat: int, card: Card, cost: int) -> int:
    return cost + 1 if card.is_world else max(0, cost - 2 * table.state(Log).alike)


@hookimpl
def military(table: RaceTable, seat: int, world: Card, military: int) -> int:
    return military + ("rebel" in world.keywords)


@hookimpl
def end_cards(table: RaceTable, seat: int, cards: int) -> int:
    return cards - 4


@hookimpl
def end_reasons(table: RaceTable) -> tuple[str, ...]:
    return ("deadline",) if table.round >= 9 else ()
