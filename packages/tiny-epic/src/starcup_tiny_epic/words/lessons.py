"""The guided first game of Tiny Epic Galaxies, with the moment for each idea."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starcup import Decision, Game, words
from starcup_tiny_epic import events
from starcup_tiny_epic._rules.places import in_orbit
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.view import EpicView

NEAR_VP = 15
"""The public VP at which the end is near."""

Occurs = Callable[["Moment"], object]


class Moment(words.Moment[EpicTable, EpicView]):
    """A question to a seat, with the texts of what it may do in its turn."""

    def __init__(self, game: Game[EpicTable, EpicView], decision: Decision) -> None:
        super().__init__(game, decision)
        self.texts: set[str] = {choice.text for choice in decision.legal} if decision.kind == "turn" else set()

    @property
    def alone(self) -> bool:
        """Whether it is a game against a rebel."""
        return self.view.players == 1

    @property
    def near(self) -> bool:
        """Whether the end is near."""
        return any(empire.vp >= NEAR_VP for empire in self.view.empires)

    @property
    def limited(self) -> bool:
        """Whether the action of a planet in the row works in the own turn only, or once per turn."""
        actions = [self.view.rules.planets[planet].action for planet in self.view.row if planet >= 0]
        return any(action.own_turn or action.once for action in actions)


WHEN: Mapping[str, Occurs] = {
    "welcome": lambda now: False,  # before everything else: Guide.welcome
    "solo": lambda now: now.alone,
    "rebel_die": lambda now: now.kind == "rebel-die",
    "rules_end": lambda now: not now.alone,
    "mission": lambda now: now.kind == "mission",
    "dice": lambda now: now.kind == "turn",
    "planets": lambda now: now.kind == "turn",
    "move": lambda now: now.kind == "move",
    "landed": lambda now: now.kind == "landing",
    "follow": lambda now: now.kind == "follow",
    "rebel_levels": lambda now: now.alone and now.kind == "turn",
    "energy": lambda now: now.kind == "turn" and "activate energy" in now.texts,
    "culture": lambda now: now.kind == "turn" and "activate culture" in now.texts,
    "advance": lambda now: any(map(in_orbit, now.view.me.ships)),
    "reroll": lambda now: now.kind == "turn" and "re-roll" in now.texts and len(now.view.bay) >= 1,
    "convert": lambda now: now.kind == "turn" and "convert" in now.texts and now.view.rerolls >= 1,
    "colony": lambda now: now.kind == "colony" or "activate colony" in now.texts,
    "undo": lambda now: now.kind == "turn" and now.own(events.ShipMoved),
    "colonised": lambda now: now.own(events.PlanetColonised),
    "upgraded": lambda now: now.own(events.EmpireRaised),
    "limits": lambda now: now.limited and now.own(events.ShipMoved),
    "end_near": lambda now: now.near and not now.alone,
    "end_near_solo": lambda now: now.near and now.alone,
}
"""The condition for each idea."""


class EpicLessons(words.Lessons[EpicTable, EpicView]):
    """The ideas of Tiny Epic Galaxies."""

    keys: Sequence[str] = tuple(WHEN)
    when: Mapping[str, Occurs] = WHEN
    moment: type[Moment] = Moment
    package: str = __package__
    seed: int = 4
    bots: str = "easy"
    farewell: str = "over"
