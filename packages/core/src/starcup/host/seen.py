"""What a host tells of its games: a table as one reader sees it, new games with their links, lists of games."""

from __future__ import annotations

from starcup.host.links import Role
from starcup.kernel.values import frozen
from starcup.wire import results as r
from starcup.wire.parts import Refusal
from starcup.wire.scene_json import SceneJson


@frozen
class UndoSeen:
    """Whether the reader may take his last choice back, and if not, the ``reason``."""

    possible: bool
    reason: str


@frozen
class OutcomeOnOffer:
    """An outcome of a roll or draw: the ``text`` to send, its ``label`` for people, how often it is there."""

    text: str
    label: str
    weight: int


@frozen
class ChanceSeen:
    """A roll or draw at a real table that the game waits for: its kind, what to say, what may come."""

    kind: str
    text: str
    options: tuple[OutcomeOnOffer, ...]


@frozen
class ClockSeen:
    """The time for an answer, the ``bot`` that answers after it, and until when each seat has: null if it is not asked.

    Times are in ISO 8601, in UTC.
    """

    seconds: int
    bot: str
    until: tuple[str | None, ...]


@frozen
class TableSeen:
    """A table as one reader sees it, in his language: all that a front end needs to draw it.

    ``game`` is its id, ``key`` that of what is played, ``role`` and ``seat`` what the reader's link opens. A larger
    ``version`` is a later state. ``players`` says who sits where, ``client`` or a bot, ``names`` what they are called,
    ``people`` which seats have a link, ``present`` which of them look at the table now. ``waited_for`` are the seats
    that have to answer; ``events`` are those that the reader heard from the position on that was asked for, ``next`` is
    the one to go on with. ``chance`` is what was rolled or drawn at a real table; ``clock`` is null if there is no
    limit; ``outcome`` before the end. With a ``fault`` somebody's code failed, and the game can't go on.
    """

    game: str
    key: str
    title: str
    role: Role
    seat: int | None
    version: int
    players: tuple[str, ...]
    names: tuple[str, ...]
    people: tuple[int, ...]
    present: tuple[int, ...]
    waited_for: tuple[int, ...]
    undo: UndoSeen
    scene: SceneJson
    events: tuple[r.Heard, ...]
    next: int
    outcome: r.Outcome | None
    fault: Refusal | None
    chance: ChanceSeen | None
    clock: ClockSeen | None


@frozen
class Opened:
    """A new game with the tokens of its links, each told this once.

    They are those of the ``seats`` (null where a bot plays), that of onlookers, and that of the game's settings.
    """

    game: str
    key: str
    title: str
    seats: tuple[str | None, ...]
    watch: str
    host: str


@frozen
class Mine:
    """A game in a list: what the link opens, and where the game is.

    ``changed`` says when anybody could last see a change, and ``asked`` since when the link's seat has been asked (null
    if it is not): in ISO 8601, in UTC.
    """

    game: str
    key: str
    title: str
    role: Role
    seat: int | None
    players: tuple[str, ...]
    names: tuple[str, ...]
    waited_for: tuple[int, ...]
    finished: bool
    round: int
    winners: tuple[int, ...]
    changed: str
    asked: str | None


@frozen
class Replayed:
    """The table of a finished game after ``at`` of its ``most`` choices."""

    at: int
    most: int
    table: TableSeen
