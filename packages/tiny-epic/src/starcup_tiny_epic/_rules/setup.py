"""Set-up: the row, the starting player, secret missions of which one is kept (SETUP)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, Step, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.places import GALAXY
from starcup_tiny_epic._rules.refusals import listed
from starcup_tiny_epic._rules.rounds import NEXT_TURN
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.terms import (
    LEVEL_SHIPS,
    MISSIONS_DEALT,
    ROW,
    SHIPS,
    START_CULTURE,
    START_ENERGY,
)
from starcup_tiny_epic.choices import KeepMission


def set_up(table: EpicTable) -> None:
    """Lay out a bare table: empires and the planet deck; push the steps of the set-up (SETUP-4 to SETUP-8)."""
    rules = table.rules
    for _ in range(table.players):
        table.empires.append(Empire(START_ENERGY, START_CULTURE, ships=(GALAXY,) * LEVEL_SHIPS[1]))
    if table.players == 1:
        assert rules.board is not None
        table.empires.append(Empire(vp=rules.board.levels[0].vp, ships=(GALAXY,) * SHIPS))
        table.first = 0
    table.deck = list(range(len(rules.planets)))
    if table.players > 1:
        table.missions = missions_in_deck(rules, table.players)
        table.then(LayOutRow(), ChooseFirst(), DealMissions(), KeepMissions(), DiscardMissions(), NEXT_TURN)
    else:
        table.then(LayOutRow(), NEXT_TURN)


def missions_in_deck(rules: EpicRules, players: int) -> tuple[int, ...]:
    """Return the missions of the deck: with two players only those that do not compare players (MISSIONS-4)."""
    return rules.mission_decks[players]


@frozen
class LayOutRow(Step[EpicTable]):
    """A step that turns up the planets of the row (SETUP-8)."""

    kind = "lay-out-row"

    def run(self, table: EpicTable) -> Legal | None:
        size = ROW[table.players]
        table.row = (*table.row, *table.deal(size - len(table.row), "planet", table.deck))
        if len(table.row) < size:
            table.push(self)
        else:
            table.note(events.RowLaidOut, tuple(table.rules.keys[planet] for planet in table.row))
        return None


@frozen
class ChooseFirst(Step[EpicTable]):
    """A step that draws the starting player (TURN-1)."""

    kind = "choose-first"

    def run(self, table: EpicTable) -> Legal | None:
        first = table.draw("first", tuple(range(table.players)))
        if first < 0:
            table.push(self)
            return None
        table.first = first
        table.note(events.FirstPlayer, first)
        return None


@frozen
class DealMissions(Step[EpicTable]):
    """A step that deals two missions to each seat (SETUP-12)."""

    kind = "deal-missions"

    def run(self, table: EpicTable) -> Legal | None:
        for number, empire in enumerate(table.empires):
            missing = MISSIONS_DEALT - len(empire.dealt)
            if not missing:
                continue
            left = list(table.missions)
            dealt = table.deal(missing, table.rules.mission_draws[number], left)
            table.missions = tuple(left)
            empire.dealt = tuple(sorted((*empire.dealt, *dealt)))
            if len(dealt) < missing:
                table.push(self)
                return None
            if table.log is not None:
                keys = tuple(table.rules.mission_keys[mission] for mission in empire.dealt)
                table.log.append((events.MissionsDealt, number, keys))
        return None


@frozen
class KeepMissions(Step[EpicTable]):
    """A step in which all seats choose their missions at the same time (SETUP-13)."""

    kind = "keep-missions"

    def run(self, table: EpicTable) -> Legal | None:
        table.together([ChooseMission(number) for number in range(table.players)])
        return None


@frozen
class ChooseMission(SeatStep[EpicTable]):
    """A question whose answer is the mission that one seat keeps (SETUP-12)."""

    kind = "mission"
    question = "Which secret mission do you keep?"
    rule = "SETUP-12"

    def run(self, table: EpicTable) -> Legal | None:
        keys = table.rules.mission_keys
        return tuple(choices.keep_mission(keys[mission]) for mission in table.empires[self.seat].dealt)

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, KeepMission)
        empire = table.empires[self.seat]
        kept = table.rules.mission_keys.index(choice.mission)
        empire.mission = kept
        empire.discarded = next(mission for mission in empire.dealt if mission != kept)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        dealt = listed(table.rules.mission_keys[mission] for mission in table.empires[self.seat].dealt)
        if isinstance(choice, KeepMission):
            said = f"you were dealt no mission {choice.mission!r}; keep one of {dealt}."
            return IllegalChoice("not-offered", "SETUP-12", said)
        return IllegalChoice("not-now", "SETUP-13", f"all choose their missions before the first turn: {dealt}.")


@frozen
class DiscardMissions(Step[EpicTable]):
    """A step that puts the missions that were not kept out of the game (SETUP-14)."""

    kind = "discard-missions"

    def run(self, table: EpicTable) -> Legal | None:
        for number, empire in enumerate(table.empires):
            empire.dealt = ()
            if table.log is not None:
                table.log.append((events.MissionKept, number, table.rules.mission_keys[empire.mission]))
        return None
