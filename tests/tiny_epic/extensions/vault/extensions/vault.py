"""A mission lies face down for everybody; in the end it counts for each."""

from collections.abc import Mapping

from starcup import Rng
from starcup.extensions import State, before
from starcup.making import AnyStep, DrawStep, Public, Secret, frozen
from starcup.packed import hookimpl
from starcup_tiny_epic import EpicTable, EpicView
from starcup_tiny_epic.extending import NOTHING, mission_vp


@frozen
class Vault(State):
    """The number of the mission, and whether there is one."""

    mission: Secret[int] = NOTHING
    locked: Public[bool] = False


@frozen
class LockVault(DrawStep[EpicTable, int]):
    """A step that draws the mission."""

    kind, draws = "lock-vault", "mission"

    def options(self, table: EpicTable) -> tuple[int, ...]:
        return table.missions

    def drawn(self, table: EpicTable, value: int) -> None:
        table.missions = tuple(mission for mission in table.missions if mission != value)
        table.set_state(Vault(value, True))


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return before(steps, "deal-missions", LockVault())


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Vault()


@hookimpl
def sample_table_state(view: EpicView, rng: Rng) -> State:
    if not view.extensions["vault"]["locked"]:
        return Vault()
    me, shown = view.me, (empire.mission for empire in view.empires)
    seen = {*me.dealt, me.mission, me.discarded, *shown}
    left = [number for number in view.rules.mission_decks[view.players] if number not in seen]
    return Vault(left[rng.below(len(left))], True)


@hookimpl
def held_missions(table: EpicTable) -> tuple[int, ...]:
    mission = table.state(Vault).mission
    return () if mission == NOTHING else (mission,)


@hookimpl
def score_lines(table: EpicTable, seat: int) -> tuple[tuple[str, int], ...]:
    mission = table.state(Vault).mission
    ended = bool(table.shown) and mission != NOTHING
    return (("vault", mission_vp(table, seat, table.rules.missions[mission])),) if ended else ()
