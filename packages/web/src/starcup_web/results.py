"""Results of requests that only the web server has; the others are those of :mod:`starcup.host` and the wire."""

from __future__ import annotations

from attrs import frozen

from starcup.host import Mine, TableSeen
from starcup.wire.parts import Refusal


@frozen
class MyGames:
    """Where some games are, in the order of the links; null where a link opens nothing."""

    games: tuple[Mine | None, ...]


@frozen
class GlossaryEntry:
    """A word of the game, and what it means."""

    term: str
    text: str


@frozen
class Glossary:
    """The words of a game, in the order in which they are met."""

    entries: tuple[GlossaryEntry, ...]


@frozen
class Lesson:
    """An idea of the game in a few lines."""

    key: str
    text: str


@frozen
class LessonsDue:
    """The ideas that come up now, the one before the first question and the one after the game; ``keys`` are all."""

    welcome: Lesson | None
    due: tuple[Lesson, ...]
    farewell: Lesson | None
    keys: tuple[str, ...]


@frozen
class JournalText:
    """A journal as text, to keep."""

    text: str


@frozen
class ChancePoint:
    """How likely each seat was to win after ``at`` choices, from 0 to 1."""

    at: int
    odds: tuple[float, ...]


@frozen
class Swing:
    """A change of the odds: after ``at`` choices they are ``by`` so much higher for a ``seat``, and what it did."""

    at: int
    seat: int
    by: float
    text: str


@frozen
class Chances:
    """The odds in the course of a game, judged by playing on from each point, and the biggest swings, largest first."""

    bot: str
    playouts: int
    points: tuple[ChancePoint, ...]
    swings: tuple[Swing, ...]


@frozen
class FeedPath:
    """Where a feed is: a path of this server. It opens nothing but the feed."""

    path: str


@frozen
class TableTold:
    """A message over the WebSocket: the table, since it has changed."""

    table: TableSeen


@frozen
class PresentTold:
    """A message over the WebSocket: the seats whose readers look at the table now."""

    present: tuple[int, ...]


@frozen
class ErrorTold:
    """A message over the WebSocket, or an answer over HTTP: something was refused."""

    error: Refusal
