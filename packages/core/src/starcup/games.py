"""Games as plugins: their definitions, and the list of installed games.

A distribution offers a game under the entry-point group ``starcup.games``: the name is the key of the game, the value
a :class:`GameDefinition`, such as ``starcup_pips.definition:GAME``. A game is imported when it is first asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from attrs import field

from starcup.kernel.arguments import check_kind
from starcup.kernel.blame import GAME, Blame, described, packages_of, place_in
from starcup.kernel.errors import BadArgument, GameError, StarcupError
from starcup.kernel.journal_text import read_header
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.suggest import did_you_mean, nearest_name
from starcup.kernel.table import Table
from starcup.kernel.values import frozen
from starcup.packs.entry_points import entry_points, sole_value
from starcup.packs.pack import Pack

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = [
    "AnyGame",
    "GameDefinition",
    "definition_of",
    "find",
    "game_of_journal",
    "imported_late",
    "installed",
    "known",
    "register",
]

GROUP = "starcup.games"
FACETS = ("words", "scene", "pictures", "wire", "packs", "testing", "features", "bots")

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")
FacetT = TypeVar("FacetT")


@frozen
class GameDefinition(Generic[TableT, ViewT]):
    """The definition of a game: its key, title, numbers of players, loader and facets.

    The loader and each facet are given as the object itself or as ``module:name``, such as ``pips.rules:Rules.load``,
    which is imported when it is first used. A facet that is left out has a default: the table is then shown field by
    field, choices by their texts.

    Args:
        key: the name of the game in files, journals and on the command line: lower-case letters, digits, ``-``, ``_``.
        title: the name of the game for people.
        seats: the possible numbers of players, such as ``range(2, 6)`` for two to five.
        loader: a function that loads a ruleset; it takes no arguments if the game has no packs, else a list of packs
            and the keywords ``without`` and ``options``.
        pack: the pack that is used if none is named; empty if the game has no packs.
        questions: roughly how many questions all seats together answer in a usual game.
        answers_each: how many answers a seat gives at the very most in games that come to an end, see :meth:`longest`;
            0: ten times ``questions``.
        words: a subclass of :class:`starcup.words.Words`.
        scene: a subclass of :class:`starcup.scene.Presenter`.
        pictures: a subclass of :class:`starcup.pictures.Pictures`.
        wire: a subclass of :class:`starcup.wire.GameWire`.
        packs: a subclass of :class:`starcup.packed.PackFormat`.
        testing: a subclass of :class:`starcup.testing.GameKit`.
        features: a subclass of :class:`starcup.features.Features`.
        bots: a subclass of ``starcup_bots.GameBots``.
        layout: a style sheet for tables in a browser, as ``package:file.css``: where the spaces of a scene lie. Without
            one they lie as they are told.

    >>> ROLL = find("roll")
    >>> ROLL.title, ROLL.seats, ROLL.pack
    ('Roll for the Galaxy', range(2, 6), 'base')
    """

    key: str
    title: str
    seats: range
    loader: str | Callable[..., Ruleset[TableT, ViewT]] = field(repr=False)
    pack: str = ""
    questions: int = 1_000
    answers_each: int = 0
    words: object = field(default=None, repr=False)
    scene: object = field(default=None, repr=False)
    pictures: object = field(default=None, repr=False)
    wire: object = field(default=None, repr=False)
    packs: object = field(default=None, repr=False)
    testing: object = field(default=None, repr=False)
    features: object = field(default=None, repr=False)
    bots: object = field(default=None, repr=False)
    layout: str = field(default="", repr=False)

    def longest(self, players: int) -> int:
        """Return the number of answers, of all seats together, after which a game is cut off for learners.

        No rule bounds the length of a game: players may go round in circles. Random players seldom need a third of
        these answers, so a game that is cut off is one that nobody tried to end. The rules know nothing of it: whoever
        runs the game stops it, and :func:`starcup.returns` then judges it by the scores as they stand. Where a set is
        chosen item by item, each item counts as an answer.

        Args:
            players: the number of seats.
        """
        return players * (self.answers_each or 10 * self.questions)

    def layout_css(self) -> str:
        """Return the style sheet of the game; empty if it has none.

        Raises:
            GameError: it can't be read.
        """
        from importlib import resources  # loads much, and games are looked up at every start

        package, _, name = self.layout.partition(":")
        try:
            return (resources.files(package) / name).read_text(encoding="utf-8") if package else ""
        except (OSError, ModuleNotFoundError, UnicodeDecodeError) as error:
            raise GameError(f"game {self.key!r}: its layout {self.layout!r} can't be read: {error}") from error

    def load(
        self,
        packs: Sequence[str | Pack] = (),
        *,
        without: Sequence[str] = (),
        options: Mapping[str, str] | None = None,
    ) -> Ruleset[TableT, ViewT]:
        """Return a ruleset of the game.

        Args:
            packs: names of installed packs, or packs themselves; if empty, the game's own pack.
            without: keys of powers to leave out.
            options: settings of packs, by ``pack.option``.

        Raises:
            GameError: the game can't be loaded, or packs, powers or options are named and it has none.
            PackError: a pack is unknown or faulty.
        """
        load = cast("Callable[..., Ruleset[TableT, ViewT]]", self._resolved("loader", self.loader))
        if self.pack:
            return self._called(load, packs or (self.pack,), without=without, options=options)
        for name, given in (("packs", packs), ("without", without), ("options", options)):
            if given:
                raise GameError(f"{self.title} has no packs; expected no {name}, found {', '.join(map(str, given))}")
        return self._called(load)

    def facet(self, name: str, kind: type[FacetT]) -> type[FacetT]:
        """Return the game's class for a facet; the base class ``kind`` if it has none.

        Args:
            name: of the facet: one of ``words``, ``scene``, ``pictures``, ``wire``, ``packs``, ``testing``,
                ``features``, ``bots``.
            kind: the base class of such facets.

        Raises:
            GameError: the class can't be imported, or is not a subclass of ``kind``.
        """
        if name not in FACETS:
            raise BadArgument(f"name: expected one of {', '.join(FACETS)}, found {name!r}{did_you_mean(name, FACETS)}")
        given: object = getattr(self, name)
        if given is None:
            return kind
        facet = self._resolved(name, given)
        if not isinstance(facet, type) or not issubclass(facet, kind):
            raise GameError(f"game {self.key!r}: {name} should be a subclass of {kind.__name__}, found {facet!r}")
        return facet

    def _resolved(self, name: str, given: object) -> object:
        """Return ``given`` itself; if it is ``module:name``, the object of that name."""
        if not isinstance(given, str):
            return given
        try:
            return named(given)
        except (Exception, SystemExit) as error:
            raise _broken(self.key, f": its {name} {given!r} can't be had", given, error) from error

    def _called(
        self, load: Callable[..., Ruleset[TableT, ViewT]], *packs: object, **named: object
    ) -> Ruleset[TableT, ViewT]:
        try:
            return load(*packs, **named)
        except StarcupError:
            raise
        except (Exception, SystemExit) as error:
            raise _broken(self.key, " can't be loaded", getattr(load, "__module__", ""), error) from error


def _broken(key: str, what: str, module: str, error: BaseException) -> GameError:
    """Return the error that code of a game failed while it was imported or loaded."""
    packages = packages_of(module.partition(":")[0].strip())
    blame = Blame(f"game {key!r}{what}", described(error), f"{GAME} {key}", place_in(error, *packages))
    return blame.error(GameError)


def named(text: str) -> object:
    """Import a module and return the object in it that ``module:name`` names."""
    module, _, name = text.partition(":")
    thing: object = attrgetter(name.strip())(import_module(module.strip()))
    return thing


AnyGame = GameDefinition[Any, Any]
"""The definition of any game, for code that does not know the types of its table and view."""

_KNOWN: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Make a game known to this process without installing it: for tests, notebooks and games under development.

    Args:
        game: its definition; it replaces one with the same key.
    """
    check_kind(game, GameDefinition, "game", "a GameDefinition")
    _KNOWN[game.key] = game


def installed() -> dict[str, EntryPoint]:
    """Return the entry points of the installed games by key, without importing the games."""
    return {entry.name: entry for entry in entry_points(GROUP)}


def known() -> list[str]:
    """Return the keys of all games that are installed or registered, sorted."""
    return sorted({*_KNOWN, *installed()})


def modules() -> dict[str, list[str]]:
    """Return the modules of each game that is installed or registered, by its key, as far as they are known.

    They are those of the entry point, the loader and the facets. No game is imported.
    """
    modules = {key: [entry.module] for key, entry in installed().items()}
    for key, game in _KNOWN.items():
        parts = (getattr(game, name) for name in ("loader", *FACETS))
        named = (part.partition(":")[0] if isinstance(part, str) else getattr(part, "__module__", "") for part in parts)
        modules.setdefault(key, []).extend(dict.fromkeys(module.strip() for module in named if module))
    return modules


def find(key: str) -> AnyGame:
    """Return the definition of a game.

    Args:
        key: the key of the game, such as ``roll``.

    Raises:
        GameError: no game has that key (the error names the nearest key), or the game can't be loaded.
    """
    check_kind(key, str, "key", "the key of a game")
    game = _KNOWN.get(key)
    if game is None:
        game = _KNOWN[key] = _loaded(key)
    return game


def definition_of(ruleset: Ruleset[Any, Any]) -> AnyGame:
    """Return the definition of the game that a ruleset belongs to.

    Args:
        ruleset: a ruleset of an installed or registered game.

    Raises:
        GameError: the game is neither installed nor registered.
    """
    return find(ruleset.game)


def game_of_journal(text: str) -> AnyGame:
    """Return the definition of the game that a journal records.

    Args:
        text: a text that ``Game.journal_text`` returned.

    Raises:
        JournalError: the text is not a journal.
        GameError: its game is neither installed nor registered.
    """
    return find(read_header(text).game)


def _loaded(key: str) -> AnyGame:
    """Load the definition of an installed game."""
    entry = sole_value(GROUP, key)
    value = "" if entry is None else entry[0]
    if not value:
        point = installed().get(key)
        if point is None:
            keys = known()
            names = ", ".join(keys) or "none"
            raise GameError(
                f"unknown game {key!r}{did_you_mean(key, keys)}; installed: {names}", nearest_name(key, keys)
            )
        value = point.value
    try:
        game = named(value)
    except (Exception, SystemExit) as error:
        raise _broken(key, " can't be loaded", value, error) from error
    if not isinstance(game, GameDefinition):
        raise GameError(f"game {key!r}: its entry point should be a GameDefinition, found {type(game).__name__}")
    if game.key != key:
        raise GameError(f"game {key!r}: its definition should have the key of its entry point, found {game.key!r}")
    return game


def imported_late(package: str, homes: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """Return the ``__getattr__`` of a package, such as a game's: its public names are imported when they are asked for.

    The definition of a game, which is all that a list of games needs, is then imported without its rules.

    Args:
        package: the name of the package.
        homes: the names, by the module in which they are defined.
    """
    modules = {name: module for module, names in homes.items() for name in names}

    def named(name: str) -> object:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(modules[name]), name)

    return named
