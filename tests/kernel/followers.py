"""A toy game of turns: each face that is played may be followed by the others; alone one plays against a rival."""

from __future__ import annotations

from starcup import Choice, Decision, Event, Ruleset, SeatEvent, SeatScore, Table
from starcup.games import GameDefinition
from starcup.making import (
    Legal,
    OrderableQuestion,
    Public,
    SeatStep,
    Step,
    Until,
    View,
    by_kind,
    define,
    field,
    frozen,
    until_stopped,
)

SEATS = range(1, 5)
TURNS = 2
"""The turns of each seat."""
FACES = 2
"""The faces that are played in a turn."""


@define(eq=False)
class FollowTable(Table):
    points: Public[list[int]] = field(factory=list)
    face: Public[str] = ""
    faces: Public[int] = 0
    turn: Public[int] = 0
    active: Public[int] = 0


class FollowView(View[FollowTable], FollowTable):
    pass


@frozen(eq=False)
class Play(Choice):
    pattern = "play {face}"
    face: str


@frozen(eq=False)
class Follow(Choice):
    pattern = "{what}"
    what: str


FOLLOW, PASS = Follow("follow"), Follow("pass")


@frozen
class Played(SeatEvent):
    """The seat played a face; in a game alone the rival is seat 1."""

    face: str


@frozen
class Followed(SeatEvent):
    """The seat followed."""


@frozen
class Turn(SeatStep[FollowTable]):
    """The next face, or the end of the turn."""

    kind = "turn"
    faces: int

    def run(self, table: FollowTable) -> Legal | None:
        table.active = self.seat
        if self.faces:
            return (Play.of("moon"), Play.of("star"))
        table.turn += 1
        if table.players == 1:
            table.note(Played, 1, table.face)
            table.points[1] += 2 if table.face == "moon" else 1
        return None

    def take(self, table: FollowTable, choice: Choice) -> None:
        assert isinstance(choice, Play)
        table.face = choice.face
        table.faces += 1
        table.points[self.seat] += 1
        table.note(Played, self.seat, choice.face)
        others = [(self.seat + step) % table.players for step in range(1, table.players)]
        table.then(*map(Window, others), Turn(self.seat, self.faces - 1))


@frozen
class Window(SeatStep[FollowTable]):
    """A seat may follow the face, up to three points; a moon only if it has a point."""

    kind = "follow"
    question = "Do you follow?"
    always_asks = True

    def run(self, table: FollowTable) -> Legal | None:
        if table.face == "moon" and not table.points[self.seat]:
            return None
        return (PASS,) if table.points[self.seat] >= 3 else (FOLLOW, PASS)

    def take(self, table: FollowTable, choice: Choice) -> None:
        if choice is FOLLOW:
            table.points[self.seat] += 1
            table.note(Followed, self.seat)


@frozen
class Die(Step[FollowTable]):
    """The end of a round: a die is rolled."""

    kind = "die"

    def run(self, table: FollowTable) -> Legal | None:
        if table.draw("die", (1, 2, 3, 4, 5, 6)) < 0:
            table.push(self)
        return None


def _my_turn(then: FollowView, now: FollowView) -> bool:
    return now.active == now.seat and now.turn != then.turn


class FollowRules(Ruleset[FollowTable, FollowView]):
    game = "followers"
    seats = SEATS
    choice_kinds: tuple[type[Choice], ...] = (Play, Follow)
    event_kinds: tuple[type[Event], ...] = (Played, Followed)
    step_kinds = by_kind(Turn, Window, Die)
    standing: tuple[OrderableQuestion[FollowView], ...] = (
        OrderableQuestion(
            "follow",
            ("pass", "follow"),
            (
                Until("my-turn", "your turn begins", _my_turn),
                Until("next-turn", "the next turn begins", lambda then, now: now.turn != then.turn),
                Until("next-face", "another face is played", lambda then, now: now.faces != then.faces),
                Until("moon", "a moon is played", lambda then, now: now.faces != then.faces and now.face == "moon"),
            ),
        ),
    )

    def set_up(self, table: FollowTable) -> None:
        table.points = [0] * max(2, table.players)
        turns = [Turn(seat, FACES) for seat in range(table.players)]
        table.then(*[*turns, Die()] * TURNS)

    def scores(self, table: FollowTable) -> tuple[SeatScore, ...]:
        return tuple(SeatScore(seat, table.points[seat]) for seat in range(table.players))

    def winners(self, table: FollowTable) -> tuple[int, ...]:
        if table.players == 1:
            return (0,) if table.points[0] > table.points[1] else ()
        return super().winners(table)


def _is_late(view: FollowView, decision: Decision) -> bool:
    return view.face == "moon" and view.points[decision.seat] < 3


class EagerRules(FollowRules):
    """The same game; people follow moons at first, and are asked about stars only."""

    game = "eager"
    standing: tuple[OrderableQuestion[FollowView], ...] = (
        *FollowRules.standing,
        OrderableQuestion(
            "follow-moons",
            ("follow",),
            (until_stopped(),),
            step="follow",
            applies=_is_late,
            where="a moon was played",
            at_first="follow",
        ),
        OrderableQuestion("turn", ("play star",), (until_stopped(),), seats=(4,), at_first="play star"),
    )


EAGER = GameDefinition("eager", "Eager", SEATS, EagerRules, questions=30)
FOLLOWERS = GameDefinition("followers", "Followers", SEATS, FollowRules, questions=30)
