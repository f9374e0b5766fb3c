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
class ValueOffered:
    """A value of an option: as it is sent, and what it means."""

    value: str
    title: str


@frozen
class OptionOffered:
    """An option of a game: what it is about, its values and the usual one."""

    name: str
    text: str
    values: tuple[ValueOffered, ...]
    default: str


@frozen
class PackOffered:
    """A pack that a game can be played with: its name, as it is sent, its title, and what is in it."""

    name: str
    title: str
    text: str


@frozen
class GameOffered:
    """A game that can be played, told to people; ``pack`` is its own. ``fault`` says why it can't, or is null."""

    key: str
    title: str
    seats: tuple[int, ...]
    pack: str | None
    packs: tuple[PackOffered, ...]
    options: tuple[OptionOffered, ...]
    fault: str | None


@frozen
class BotOffered:
    """A bot, told to people: its name, as it is sent, its title, how it plays, and the game that it plays, or null."""

    name: str
    title: str
    summary: str
    quick: bool
    game: str | None


@frozen
class Offer:
    """What can be played here, and against whom, in the language of the reader; ``languages`` are the table's own."""

    languages: tuple[str, ...]
    games: tuple[GameOffered, ...]
    bots: tuple[BotOffered, ...]


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
