"""A toy game with private missions: chips lie open; at the end missions count, and a treasure for the most chips."""

from __future__ import annotations

from starcup import Choice, Event, Ruleset, SeatEvent, SeatScore, Table
from starcup.games import GameDefinition
from starcup.making import Legal, Own, Public, SeatStep, Secret, Step, UntilEnd, View, by_kind, define, field, frozen

SEATS = range(2, 4)
ROUNDS = 4


@define(eq=False)
class Agent:
    mission: UntilEnd[Own[int]] = 0
    chips: Public[int] = 0


@define(eq=False)
class MissionTable(Table):
    seats: Public[list[Agent]] = field(factory=list)
    round: Public[int] = 0
    treasure: Secret[int] = 0


class MissionView(View[MissionTable], MissionTable):
    pass


@frozen(eq=False)
class Take(Choice):
    """Take ``chips`` chips."""

    pattern = "take {chips}"
    chips: int


@frozen
class Reminded(SeatEvent):
    """A seat has looked at its mission."""

    private = True
    mission: int


@frozen
class HideTreasure(Step[MissionTable]):
    kind = "hide-treasure"

    def run(self, table: MissionTable) -> Legal | None:
        treasure = table.draw("treasure", tuple(range(5)))
        if treasure < 0:
            table.push(self)
        else:
            table.treasure = treasure
        return None


@frozen
class DealMission(Step[MissionTable]):
    kind = "deal-mission"
    seat: int

    def run(self, table: MissionTable) -> Legal | None:
        mission = table.draw("mission", tuple(range(1, 10)))
        if mission < 0:
            table.push(self)
        else:
            table.seats[self.seat].mission = mission
        return None


@frozen
class BeginRound(Step[MissionTable]):
    kind = "begin-round"

    def run(self, table: MissionTable) -> Legal | None:
        table.round += 1
        return None


@frozen
class TakeChips(SeatStep[MissionTable]):
    kind = "take-chips"
    question = "How many chips do you take?"

    def run(self, table: MissionTable) -> Legal | None:
        return (Take(1), Take(2))

    def take(self, table: MissionTable, choice: Choice) -> None:
        assert isinstance(choice, Take)
        own = table.seats[self.seat]
        own.chips += choice.chips
        table.note(Reminded, self.seat, own.mission)


class MissionRules(Ruleset[MissionTable, MissionView]):
    game = "missions"
    seats = SEATS
    choice_kinds = (Take,)
    event_kinds: tuple[type[Event], ...] = (Reminded,)
    step_kinds = by_kind(HideTreasure, DealMission, BeginRound, TakeChips)

    def set_up(self, table: MissionTable) -> None:
        table.seats = [Agent() for _ in range(table.players)]
        seats = range(table.players)
        table.then(HideTreasure(), *map(DealMission, seats), *[BeginRound(), *map(TakeChips, seats)] * ROUNDS)

    def scores(self, table: MissionTable) -> tuple[SeatScore, ...]:
        most, found = max(agent.chips for agent in table.seats), []
        for seat, agent in enumerate(table.seats):
            treasure = table.treasure if agent.chips == most else 0
            lines = (("chips", agent.chips), ("mission", agent.mission), ("treasure", treasure))
            found.append(SeatScore(seat, sum(points for _, points in lines), lines=lines))
        return tuple(found)

    def round_number(self, view: MissionView) -> int:
        return view.round


MISSIONS = GameDefinition("missions", "Missions", SEATS, MissionRules, questions=12)
