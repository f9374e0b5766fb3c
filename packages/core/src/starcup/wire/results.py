"""The results of a server, method by method."""

from __future__ import annotations

from typing import Literal, NewType

from starcup.kernel.values import frozen
from starcup.packs.rule_texts import Rule
from starcup.wire.catalogue import Catalogue
from starcup.wire.journals import Journal
from starcup.wire.parts import Decision, Event, Refusal
from starcup.wire.scene_json import BarredJson, BeatJson, SceneJson, TouchesJson

View = NewType("View", object)
"""The knowledge of a seat, in the form of its game: see :class:`starcup.wire.GameWire`."""


@frozen
class Nothing:
    """Done; there is nothing to say."""


@frozen
class BotOnOffer:
    """A bot that can be seated, by name. One that is not ``quick`` is given time: see ``wait``.

    ``game`` is the key of the game that it plays, null if it plays any.
    """

    name: str
    summary: str
    quick: bool
    game: str | None


@frozen
class Hello:
    """The server: the version of this protocol, its own, and what it can do.

    ``games`` are the keys of the games that it offers, ``game`` the one that is meant where a request names none.
    ``languages`` are the tags of the languages in which each game has words, by its key.
    A line may have ``most_line`` bytes, ``most_games`` games may be open.
    """

    protocol: int
    server: str
    version: str
    games: tuple[str, ...]
    game: str
    languages: dict[str, tuple[str, ...]]
    methods: tuple[str, ...]
    bots: tuple[BotOnOffer, ...]
    packs: tuple[str, ...]
    most_line: int
    most_games: int


@frozen
class OptionOnOffer:
    """A setting of a pack: its name with the pack's in front, its values, and which holds if none is chosen."""

    name: str
    values: tuple[str, ...]
    default: str
    text: str


@frozen
class GameOnOffer:
    """A game that can be played, by its ``key``.

    ``seats`` are the numbers of players that it takes; packs may change them. ``pack`` is the one that it is played
    with if none is named, null if the game has no packs; ``packs`` are all that are installed for it, ``options``
    those of ``pack``. ``fault`` says why the game can't be played, null if it can.
    """

    key: str
    title: str
    seats: tuple[int, ...]
    pack: str | None
    packs: tuple[str, ...]
    options: tuple[OptionOnOffer, ...]
    fault: str | None


@frozen
class Games:
    """The games that the server offers."""

    games: tuple[GameOnOffer, ...]


@frozen
class InstalledPack:
    """A pack; ``fault`` says why it can't be used, null if it can."""

    name: str
    version: str
    digest: str
    game: str
    fault: str | None


@frozen
class Packs:
    """The packs that are installed."""

    packs: tuple[InstalledPack, ...]


@frozen
class CatalogueResult:
    """Everything in the box."""

    catalogue: Catalogue


@frozen
class ColourOfThing:
    """A colour as ``#rrggbb``, that of words on it, and a letter that says the same."""

    fill: str
    ink: str
    letter: str


@frozen
class PicturesResult:
    """Pictures as SVG, by their keys; colours by kind and entry: ``""`` for all others of a kind, ``back`` its back."""

    pictures: dict[str, str]
    colours: dict[str, dict[str, ColourOfThing]]


@frozen
class RuleTexts:
    """Numbered rules, in the order of their chapters."""

    rules: tuple[Rule, ...]


@frozen
class ChanceOption:
    """An outcome, by its text, and how likely it is: ``weight`` in the sum of all weights."""

    text: str
    weight: int


@frozen
class Chance:
    """A roll or draw that the client has to supply."""

    kind: str
    options: tuple[ChanceOption, ...]


@frozen
class ScoreLine:
    """A part of a score: where the points come from."""

    name: str
    title: str
    points: int


@frozen
class Score:
    """The score of one seat: the ``total``, what decides between equal ones, and the ``lines`` that make it up."""

    seat: int
    total: int
    tie_break: int
    lines: tuple[ScoreLine, ...]


@frozen
class Outcome:
    """The end of a game: why, in words of one token, every seat's score, who won, and the seed (digits, as text)."""

    reasons: tuple[str, ...]
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    seed: str


@frozen
class Heard:
    """An event that a seat heard, at its ``position`` among all that it heard, and the ``beat`` that tells it.

    An ``undone`` has no beat: entries from its own ``since`` on no longer hold.
    """

    position: int
    event: Event
    beat: BeatJson | None


@frozen
class Shown:
    """What was asked for by ``show``: of a seat, or of an onlooker; null, or no events, if not asked for.

    ``next`` is the position of the next event.
    """

    seat: int | None
    scene: SceneJson | None
    view: View | None
    events: tuple[Heard, ...]
    next: int


@frozen
class Status:
    """Where a game stands.

    ``game`` is its id, ``key`` that of what is played, such as ``roll``.
    ``version`` counts up when something has changed that the client may see;
    equal versions, equal status. ``players`` says who sits where: ``client`` or a bot. ``waiting`` are the
    questions open to the client (to all seats, if it is omniscient), ``waited_for`` all seats that have to answer now,
    bots that think among them; ``undo``
    its seats that may take their last choice back, ``chance`` what it has to
    roll or draw, ``outcome`` how the game ended, null before. With a ``fault``
    a power or a bot failed: the game is as it was before, and can't go on. ``shown`` is what the request's ``show``
    asks for.
    """

    game: str
    key: str
    version: int
    players: tuple[str, ...]
    omniscient: bool
    waiting: tuple[Decision, ...]
    waited_for: tuple[int, ...]
    undo: tuple[int, ...]
    chance: Chance | None
    outcome: Outcome | None
    fault: Refusal | None
    shown: Shown | None = None


@frozen
class SceneResult:
    """All that a seat, or an onlooker, sees now."""

    scene: SceneJson


@frozen
class ComesTo:
    """What picked items come to so far, in a ``text`` (empty if the game says nothing), and whether they are an answer.

    ``choice`` is the text of that answer, ``refusal`` why it is none.
    """

    text: str
    legal: bool
    choice: str
    refusal: Refusal | None


@frozen
class OpenGame:
    """A game that is open: its id, and the ``key`` of what is played."""

    game: str
    key: str
    players: tuple[str, ...]
    omniscient: bool
    finished: bool


@frozen
class OpenGames:
    """The games that are open."""

    games: tuple[OpenGame, ...]


@frozen
class Why:
    """Whether the choice is legal, and if not, why.

    Of a thing: whether any choice touches it, the texts of those ``choices``, and what one would expect to be possible
    with it: ``barred``.
    """

    legal: bool
    refusal: Refusal | None = None
    choices: tuple[str, ...] = ()
    barred: tuple[BarredJson, ...] = ()


@frozen
class HintTerm:
    """One thing that speaks for an option, or against it, in VP.

    ``name`` is what the bot's evaluation calls it, or the key of a phase; for a phase, ``workers`` are those that it
    counts on there and ``odds`` (0 to 1) how likely it holds it to be; the ``amount`` is reckoned with them.
    """

    name: str
    amount: float
    odds: float | None
    workers: tuple[str, ...]


@frozen
class HintOption:
    """A choice, by its text, as the bot sees it.

    ``worth`` is what it expects, in VP, the sum of the ``terms``. A bot that
    plays positions on has tried the choice in so many ``playouts`` (0: it has not) with these
    ``odds`` of winning; ``standing`` decides then: the odds, drawn a little towards its first glance, which is
    ``worth``. ``interval`` (low, high) is where the odds lie with 95% confidence, given the luck in so few playouts;
    null where there are no odds.
    """

    choice: str
    worth: float | None
    terms: tuple[HintTerm, ...]
    odds: float | None
    playouts: int
    standing: float | None
    interval: tuple[float, float] | None


@frozen
class Hint:
    """The answer that a bot would give to a question, and why.

    ``then`` are the choices that it would follow up with, where a list is asked
    for one by one or a Dictate still needs its move. ``says`` is all of it in a sentence or
    two. ``basis`` tells what decides: the option with the largest ``value`` in VP, the one that did best in
    ``playouts``, which ``dice`` are missed least or most useful; ``none``, if no number does.
    ``options``, best first, are empty if the bot gives no reasons. ``note`` is the bot's own remark.
    ``touches`` is what the choice does with things on the scene.
    """

    seat: int
    number: int
    bot: str
    choice: str
    then: tuple[str, ...]
    says: str
    basis: Literal["value", "playouts", "dice", "none"]
    note: str
    options: tuple[HintOption, ...]
    touches: TouchesJson


@frozen
class Events:
    """Events in the order in which they happened; ``next`` is the ``since`` to go on with."""

    events: tuple[Heard, ...]
    next: int


@frozen
class Saved:
    """Where the game is kept."""

    file: str


@frozen
class JournalResult:
    """The journal: the text to keep, and the same as JSON."""

    text: str
    journal: Journal


@frozen
class PositionResult:
    """A position, as text: its numbers are larger than some languages read exactly, so it is passed on unread."""

    position: str
