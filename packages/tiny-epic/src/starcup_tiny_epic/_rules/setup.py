"""Set-up: the row, the starting player, secret missions of which one is kept (SETUP)."""

from __future__ import annotations

from starcup import Choice, IllegalChoice
from starcup.making import AnyStep, AskTogether, DealStep, Deck, DrawStep, Legal, SeatStep, Step, frozen
from starcup_tiny_epic import choices, events
from starcup_tiny_epic._rules.colonising import fit_ships
from starcup_tiny_epic._rules.empire import Empire
from starcup_tiny_epic._rules.places import GALAXY
from starcup_tiny_epic._rules.refusals import mission, refused
from starcup_tiny_epic._rules.rounds import NEXT_TURN
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.table import MISSIONS, PLANETS, EpicTable
from starcup_tiny_epic._rules.terms import MISSIONS_DEALT, SHIPS
from starcup_tiny_epic.choices import KeepMission


def set_up(table: EpicTable) -> None:
    """Lay out a bare table: empires and the planet deck; push the steps of the set-up (SETUP-4 to SETUP-8)."""
    rules, numbers = table.rules, table.rules.numbers
    for number in range(table.players):
        table.empires.append(Empire(numbers.start_energy, numbers.start_culture))
        fit_ships(table, number)
    if table.players == 1:
        assert rules.board is not None
        table.empires.append(Empire(vp=rules.board.levels[0].vp, ships=(GALAXY,) * SHIPS))
        table.first = 0
    table.deck = list(range(len(rules.planets)))
    if table.players > 1:
        table.missions = missions_in_deck(rules, table.players)
    table.then(*(rules.setup_steps if table.players > 1 else rules.solo_steps))


def missions_in_deck(rules: EpicRules, players: int) -> tuple[int, ...]:
    """Return the missions of the deck: with two players only those that do not compare players (MISSIONS-4)."""
    return rules.mission_decks[players]


@frozen
class LayOutRow(Step[EpicTable]):
    """A step that turns up the planets of the row (SETUP-8)."""

    kind = "lay-out-row"

    def run(self, table: EpicTable) -> None:
        size = table.rules.numbers.row_of(table.players)
        planets, left = PLANETS.draw(table, size - len(table.row), "planet")
        table.row = (*table.row, *planets)
        for planet in planets:
            for hook in table.rules.extensions.turned_up:
                hook(table, table.rules.planets[planet])
        if left:
            table.push(self)
        else:
            table.note(events.RowLaidOut, tuple(table.rules.keys[planet] for planet in table.row))


@frozen
class ChooseFirst(DrawStep[EpicTable, int]):
    """A step that draws the starting player (TURN-1)."""

    kind, draws = "choose-first", "first"

    def options(self, table: EpicTable) -> range:
        return range(table.players)

    def drawn(self, table: EpicTable, value: int) -> None:
        table.first = value
        table.note(events.FirstPlayer, value)


@frozen
class DealMissions(DealStep[EpicTable, int]):
    """A step that deals two missions to each seat (SETUP-12)."""

    kind, draws = "deal-missions", "mission"

    def deck(self, table: EpicTable) -> Deck[EpicTable, int]:
        return MISSIONS

    def owed(self, table: EpicTable, seat: int) -> int:
        return MISSIONS_DEALT - len(table.empires[seat].dealt)

    def dealt(self, table: EpicTable, seat: int, cards: list[int]) -> None:
        empire = table.empires[seat]
        empire.dealt = tuple(sorted((*empire.dealt, *cards)))
        if not self.owed(table, seat):
            table.note(events.MissionsDealt, seat, tuple(table.rules.mission_keys[mission] for mission in empire.dealt))


@frozen
class ChooseMission(SeatStep[EpicTable]):
    """A question whose answer is the mission that one seat keeps (SETUP-12)."""

    kind = "mission"
    question = "Which secret mission do you keep?"
    rule = "SETUP-12"

    def run(self, table: EpicTable) -> Legal | None:
        keys = table.rules.mission_keys
        return tuple(choices.KeepMission.of(keys[mission]) for mission in table.empires[self.seat].dealt)

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, KeepMission)
        empire = table.empires[self.seat]
        number = table.rules.mission_keys.index(choice.mission)
        empire.mission = number
        empire.discarded = next(mission for mission in empire.dealt if mission != number)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        rules = table.rules
        dealt = tuple([mission(rules, rules.mission_keys[number]) for number in table.empires[self.seat].dealt])
        if isinstance(choice, KeepMission):
            return refused("not-offered", "SETUP-12", "mission", mission=mission(rules, choice.mission), dealt=dealt)
        return refused("not-now", "SETUP-13", "mission", dealt=dealt)


@frozen
class KeepMissions(AskTogether[EpicTable]):
    """A step in which all seats choose their missions at the same time (SETUP-13)."""

    kind = "keep-missions"
    each = ChooseMission


@frozen
class DiscardMissions(Step[EpicTable]):
    """A step that puts the missions that were not kept out of the game (SETUP-14)."""

    kind = "discard-missions"

    def run(self, table: EpicTable) -> None:
        for number, empire in enumerate(table.empires):
            empire.dealt = ()
            table.note(events.MissionKept, number, table.rules.mission_keys[empire.mission])


SETUP_STEPS: tuple[AnyStep, ...] = (
    LayOutRow(), ChooseFirst(), DealMissions(), KeepMissions(), DiscardMissions(), NEXT_TURN,
)  # fmt: skip
"""The steps of the set-up, in order (SETUP)."""
SEVERAL: tuple[type[AnyStep], ...] = (ChooseFirst, DealMissions, KeepMissions, DiscardMissions)
"""The steps that a solo game does without (SOLO-1)."""
