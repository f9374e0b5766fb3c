"""Scores, rounds, scenes and words that tell what is hidden."""

from __future__ import annotations

from starcup import SeatScore
from starcup.messages import Message
from starcup.scene import Presenter
from starcup.words import Words
from tests.contract.broken.planting import plant_mission
from tests.kernel.missions import MissionRules, MissionTable, MissionView


class KeepsTheTable(MissionRules):
    """Keeps the table that was looked at last."""

    def view(self, table: MissionTable, seat: int) -> MissionView:
        self.last = table
        return super().view(table, seat)


class LeaksByScores(KeepsTheTable):
    def current_scores(self, view: MissionView) -> tuple[SeatScore, ...]:
        return self.scores(self.last)


class LeaksByRound(KeepsTheTable):
    def round_number(self, view: MissionView) -> int:
        return view.round + sum(seat.mission for seat in self.last.seats)


class AsksForMissions(MissionRules):
    def round_number(self, view: MissionView) -> int:
        return view.round + sum(seat.mission for seat in view.seats)


class RoundOfEach(MissionRules):
    def round_number(self, view: MissionView) -> int:
        return view.round + sum(seat.mission or 0 for seat in view.seats)


class ScoringScene(Presenter[MissionTable, MissionView]):
    """Tells final scores: its ruleset keeps the table."""

    def status(self, view: MissionView) -> Message:
        assert isinstance(self.ruleset, KeepsTheTable)
        return Message("missions-status", points=tuple(score.total for score in self.ruleset.scores(self.ruleset.last)))


class TreasureWords(Words[MissionTable, MissionView]):
    def piece_in_sight(self, table: MissionTable, view: MissionView) -> str:
        return f"a treasure of {table.treasure}"


plant_mission("scores tell a mission", "current_scores(): seat 0 is told what it may not", LeaksByScores)
plant_mission("a hidden number counts in the round", "round_number(): seat 0 is told what it may not", LeaksByRound)
plant_mission(
    "a round is asked for what is hidden", "round_number(): it fails on what seat 0 may know: Type", AsksForMissions
)
plant_mission("each seat has a round of its own", "round_number(): it is ", RoundOfEach)
plant_mission("a scene tells final scores", "scene(): seat 0 is told", KeepsTheTable, scene=ScoringScene)
plant_mission("words tell what no view shows", "piece_in_sight(): seat 0 is told what it may", words=TreasureWords)
