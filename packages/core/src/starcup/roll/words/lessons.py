"""The guided first game of Roll, with the moment for each idea."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from starcup import Decision, Event, words
from starcup.roll import RollGame, RollRuleset, RollTable, RollView, choices
from starcup.roll import events as ev

NEAR_SQUARES = 10
NEAR_CHIPS = 6

Occurs = Callable[["Moment"], object]


class Moment(words.Moment[RollTable, RollView]):
    """A question to a seat, with the rules."""

    def __init__(self, game: RollGame, decision: Decision) -> None:
        super().__init__(game, decision)
        rules = game.ruleset
        assert isinstance(rules, RollRuleset)
        self.rules = rules

    def built(self, world: bool, *kinds: type[ev.Completed | ev.WorkersPlaced]) -> bool:
        """Return whether one of the seat's own events of these kinds is about a world, or a development."""
        faces, index = self.rules.faces, self.rules.face_index
        built = (event.face for event in self.own(*kinds) if isinstance(event, ev.Completed | ev.WorkersPlaced))
        return any(faces[index[face]].is_world is world for face in built)


def _asked(*kinds: str) -> Occurs:
    return lambda now: now.kind in kinds


def _happened(*kinds: type[Event]) -> Occurs:
    return lambda now: now.own(*kinds)


def _construct(world: bool) -> Occurs:
    def occurs(now: Moment) -> bool:
        first = now.decision.legal[0]
        if isinstance(first, choices.Build | choices.Spend):
            return now.rules.faces[now.rules.face_index[first.face]].is_world is world
        return now.built(world, ev.WorkersPlaced)

    return occurs


def _end_near(now: Moment) -> bool:
    view = now.view
    return view.pool <= NEAR_CHIPS or any(seat.squares >= NEAR_SQUARES for seat in view.seats)


WHEN: Mapping[str, Occurs] = {
    "welcome": lambda now: False,  # before everything else: Guide.welcome
    "start": _asked("choose-start"),
    "ready": _asked("confirm-start", "reassign"),
    "roll": _asked("select"),
    "select": _asked("select"),
    "wild": _asked("assign"),
    "dictate": _asked("reassign"),
    "reveal": _happened(ev.Revealed),
    "explore": _asked("explore"),
    "abandon": _asked("abandon"),
    "place": _asked("place"),
    "develop": _construct(world=False),
    "settle": _construct(world=True),
    "development": lambda now: now.built(False, ev.Completed),
    "world": lambda now: now.built(True, ev.Completed),
    "produce": lambda now: now.kind == "produce" or _happened(ev.GoodProduced)(now),
    "ship": lambda now: now.kind == "ship" or _happened(ev.GoodShipped)(now),
    "recruit": lambda now: now.kind == "recruit" or _happened(ev.Recruited)(now),
    "recall": _asked("recall"),
    "end_near": _end_near,
}
"""The condition for each idea."""


class RollLessons(words.Lessons[RollTable, RollView]):
    """The ideas of Roll for the Galaxy."""

    keys: Sequence[str] = tuple(WHEN)
    when: Mapping[str, Occurs] = WHEN
    moment: type[Moment] = Moment
    package: str = __package__
    seed: int = 15
    """A friendly deal: two worlds that hold goods from the beginning, and tiles that are easy to build and to read."""
    bots: str = "easy"
    farewell: str = "over"
    all_as_good: str = "here both ways cost the same"

    def suggested(self, game: RollGame, decision: Decision) -> choices.Start | None:
        return cheaper_start(game, decision)


def cheaper_start(game: RollGame, decision: Decision) -> choices.Start | None:
    """Return the choice to begin with the cheaper development and world (SETUP-13); None if neither is cheaper."""
    rules = game.table.rules

    def cost(start: choices.Start) -> int:
        faces = (rules.faces[rules.face_index[key]] for key in (start.development, start.world))
        return sum(face.cost for face in faces)

    starts = [choice for choice in decision.legal if isinstance(choice, choices.Start)]
    if len({cost(start) for start in starts}) < 2:
        return None
    return min(starts, key=cost)
