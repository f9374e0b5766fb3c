"""Languages: put messages into words, by the catalogues of the engine, a game and its packs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from itertools import chain
from typing import TYPE_CHECKING, Any

from starcup.kernel.errors import GameError
from starcup.kernel.messages import Arg, Message, Player
from starcup.kernel.ruleset import Ruleset
from starcup.messages.pseudo import CLOSES, OPENS, accented

if TYPE_CHECKING:
    from starcup.messages.catalogue import Catalogue

ENGLISH = "en"
PSEUDO = "en-x-pseudo"
"""The language tag of the pseudo-language."""
_TAG = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}")
NO_BREAK = "\N{NO-BREAK SPACE}"
FOLDER = "locales"
CORE = "starcup"


class Language:
    """Puts the messages of one game into words, for one reader.

    A seat's name is ``$seat`` in a message about it, and ``$seat-is`` is ``you``, ``other``, or ``automatic`` for an
    opponent that nobody plays. Of an argument that is a message, attributes come along: ``$die-indefinite``; a name
    without the attribute takes that of its list (``die.indefinite``, about ``$name``), or is told as it is. Several are
    put together with commas, equal ones counted by ``starcup-counted``; ``$dice-counted`` counts single ones, too,
    ``$dice-count`` is their number, ``$dice-gender`` the one that all have, or ``mixed``, and ``$dice-indefinite`` has
    the attribute of each. ``$power-first`` is the first sentence of a text.

    Args:
        code: the language tag: ``en``, another one for which there are words, or the pseudo-language.
        homes: where words are: folders with a folder ``locales``; later ones may replace words of earlier ones.
        seats: the names of the players, by seat; empty: ``Seat 0`` and so on.
        you: the seat of the reader; None if there are several, or none.
        strict: whether words that are missing or don't fit their arguments are an error; as it comes, English or the
            id stand in.

    >>> Language("en").text(Message("starcup-seat", seat=3))
    'Seat 3'
    """

    def __init__(
        self,
        code: str = ENGLISH,
        homes: Iterable[Traversable] = (),
        seats: Sequence[str] = (),
        you: int | None = None,
        *,
        strict: bool = False,
    ) -> None:
        self.code = code
        self.homes: tuple[Traversable, ...] = tuple(homes)
        self.seats: tuple[str, ...] = tuple(seats)
        self.you = you
        self.strict = strict
        self._catalogues: tuple[Catalogue, ...] = _catalogues(code, self.homes)
        self._said: dict[Message, str] = {}

    def at(self, you: int | None, seats: Sequence[str] | None = None) -> Language:
        """Return the same language for another reader.

        Args:
            you: the seat of the reader, or None.
            seats: the names of the players; None: the same.
        """
        return Language(self.code, self.homes, self.seats if seats is None else seats, you, strict=self.strict)

    def with_words(self, home: Traversable) -> Language:
        """Return the same language with further words.

        Args:
            home: the folder with a folder ``locales`` that has them.
        """
        if home in self.homes:
            return self
        return Language(self.code, (*self.homes, home), self.seats, self.you, strict=self.strict)

    def text(self, message: Message) -> str:
        """Return a message in this language.

        Args:
            message: what is to be said.

        Raises:
            GameError: there are no words for it, and the language is strict.
        """
        text = self._said.get(message)
        if text is None:
            if len(self._said) > MOST_KEPT:
                self._said.clear()
            text = self._said[message] = self._words(message)
        return text

    def player(self, seat: int) -> str:
        """Return the name of whoever sits at a seat.

        Args:
            seat: its number.
        """
        if seat == self.you:
            return self.text(Message("starcup-you"))
        if seat < len(self.seats):
            return self.seats[seat]
        return self.text(Message("starcup-automatic" if self.seats else "starcup-seat", seat=seat))

    def has(self, name: str, *, own: bool = False) -> bool:
        """Return whether there are words for an id, in this language or in English.

        Args:
            name: the id.
            own: whether words in English don't count, unless this is English.
        """
        english = ENGLISH if own and self.code != PSEUDO and self.code.partition("-")[0] != ENGLISH else ""
        return any(catalogue.has(name) for catalogue in self._catalogues if catalogue.locale != english)

    def listed(self, things: Sequence[Arg], fewest: int = 2) -> str:
        """Return things with commas between, equal ones counted.

        Args:
            things: names of things, or texts.
            fewest: the number of equal ones from which on they are counted.
        """
        parts = []
        for thing, count in Counter(things).items():
            counted = Message("starcup-counted", thing=thing, count=count)
            parts.append(self.text(counted) if count >= fewest else self._argument(thing))
        return ", ".join(parts) or self.text(Message("starcup-nothing"))

    def _words(self, message: Message) -> str:
        if not message.id:
            return self._filled(message) if message.otherwise else ""
        fault: GameError | None = None
        for catalogue in self._catalogues:
            try:
                if catalogue.has(message.id):
                    return catalogue.words(message.id, self._args(message, catalogue.variables(message.id)))
            except GameError as error:
                fault = error
                if self.strict:
                    raise
        if message.otherwise:
            return self._filled(message)
        if "." in message.id:
            return ""
        if self.strict:
            raise fault or GameError(f"there are no words for {message.id!r} in {self.code!r}")
        return self._readable(message)

    def _filled(self, message: Message) -> str:
        """Return the English words that a message brings along."""
        args = dict(message.args)
        names = "|".join(args) or "(?!)"  # braces around anything else are a part of the text
        pseudo = self.code == PSEUDO
        text = "".join(
            [
                self._argument(args[part]) if place % 2 else accented(part) if pseudo else part
                for place, part in enumerate(re.split(rf"\{{({names})\}}", message.otherwise))
            ]
        )
        return f"{OPENS}{text}{CLOSES}" if pseudo else text

    def _readable(self, message: Message) -> str:
        listed = ", ".join(f"{name} {self._argument(value)}" for name, value in message.args)
        words = message.id.replace("-", " ").replace("_", " ")
        return f"{words} ({listed})" if listed else words

    def _argument(self, value: Arg) -> str:
        if isinstance(value, tuple):
            return self.listed(value)
        if isinstance(value, Player):
            return self.player(value.seat)
        return self.text(value) if isinstance(value, Message) else str(value)

    def _args(self, message: Message, wanted: Iterable[str]) -> dict[str, object]:
        """Return the arguments of a message, and the forms of them, that its words use."""
        forms: dict[str, object] = {}
        args = dict(message.args)
        for variable in wanted:
            name, _, form = variable.partition("-")
            if name not in args:
                continue
            value = args[name]
            if form:
                words = self._form(value, form)
                if words is not None:
                    forms[variable] = words
            else:
                is_plain = isinstance(value, str) or (isinstance(value, int) and abs(value) < MOST)
                forms[variable] = value if is_plain else self._argument(value)
        return forms

    def _form(self, value: Arg, form: str) -> str | int | None:
        """Return the form of an argument that a suffix of its variable names; None if it can't have it."""
        if isinstance(value, tuple):
            if form in ("count", "counted"):
                return len(value) if form == "count" else self.listed(value, 1)
            forms = [str(self._form(part, form) or self._argument(part)) for part in value]
            if form == "gender":
                return forms[0] if len(set(forms)) == 1 else "mixed"
            return ", ".join(forms) or self.text(Message("starcup-nothing"))
        if isinstance(value, Player):
            if form == "is":
                return self._relation(value.seat)
            return self.text(Message(f"starcup-you.{form}")) if value.seat == self.you else self.player(value.seat)
        if isinstance(value, Message):
            return _first_sentence(self.text(value)) if form == "first" else self._attribute(value, form)
        return value if isinstance(value, str) else None

    def _attribute(self, message: Message, form: str) -> str:
        """Return an attribute of a name: its own, that of its list, or the name as it is."""
        own, general = f"{message.id}.{form}", f"{message.id.partition('-')[0]}.{form}"
        for catalogue in () if "." in message.id else self._catalogues:
            if catalogue.has(own):
                return self.text(Message(own, **dict(message.args)))
            if catalogue.has(general):
                return self.text(Message(general, name=message))
            if catalogue.has(message.id):
                break
        return self.text(message)

    def _relation(self, seat: int) -> str:
        """Return what a seat is to the reader: ``you``, ``automatic`` (nobody plays it), or ``other``."""
        if seat == self.you:
            return "you"
        return "automatic" if self.seats and seat >= len(self.seats) else "other"


def _first_sentence(text: str) -> str:
    """Return the first sentence of a text, which may end at a semicolon, with a full stop."""
    return f"{re.split(r'(?<=[.;!?]) ', text)[0].rstrip('.;' + NO_BREAK)}."


MOST = 1 << 53
"""Larger numbers are not put into the form of a language."""
MOST_KEPT = 1 << 12
"""The most messages whose words are kept."""


@lru_cache(maxsize=32)
def _catalogues(code: str, homes: tuple[Traversable, ...]) -> tuple[Catalogue, ...]:
    """Return the catalogues of a language, and then those of the languages that stand in for it."""
    if not _TAG.fullmatch(code):
        raise GameError(f"expected a language tag such as {ENGLISH!r} or 'pt-BR', found {code[:40]!r}")
    pseudo = code == PSEUDO
    chain_of = [ENGLISH] if pseudo else list(dict.fromkeys((code, code.partition("-")[0], ENGLISH)))
    return tuple([catalogue_of(language, homes, pseudo=pseudo) for language in chain_of])


def catalogue_of(code: str, homes: Iterable[Traversable], *, pseudo: bool = False) -> Catalogue:
    """Return the words of one language, without those of a language that stands in for it."""
    from starcup.messages.catalogue import Catalogue

    folders = [home / FOLDER / code for home in (resources.files(CORE), *homes)]
    return Catalogue(code, [folder for folder in folders if folder.is_dir()], pseudo=pseudo)


def homes_of(ruleset: Ruleset[Any, Any]) -> tuple[Traversable, ...]:
    """Return where the words of a game are: its own package, then its packs."""
    from starcup.games import modules
    from starcup.packed.ruleset import PackedRuleset

    kinds = (kind for kind in type(ruleset).__mro__ if issubclass(kind, Ruleset) and kind.game == ruleset.game)
    packages = [kind.__module__ for kind in kinds] + modules().get(ruleset.game, [])
    homes = list(dict.fromkeys(filter(None, map(_home, packages))))
    packs = ruleset.packs if isinstance(ruleset, PackedRuleset) else ()
    return tuple(chain(homes, (pack.files for pack in packs)))


@lru_cache(maxsize=256)
def _home(module: str) -> Traversable | None:
    """Return the nearest package around a module that has words."""
    package = module
    while package:
        try:
            home = resources.files(package)
        except (ImportError, TypeError):
            home = None
        if home is not None and (home / FOLDER).is_dir():
            return home
        package = package.rpartition(".")[0]
    return None


def language_of(
    ruleset: Ruleset[Any, Any],
    code: str = ENGLISH,
    seats: Sequence[str] = (),
    you: int | None = None,
    *,
    strict: bool = False,
) -> Language:
    """Return a language with the words of a game and its packs.

    Args:
        ruleset: the rules of the game.
        code: the language tag; a language without words of the game falls back to English.
        seats: the names of the players, by seat.
        you: the seat of the reader, or None.
        strict: as for :class:`Language`.
    """
    return Language(code, homes_of(ruleset), seats, you, strict=strict)


def languages_of(ruleset: Ruleset[Any, Any]) -> tuple[str, ...]:
    """Return the tags of the languages in which there are words of a game, English first.

    Args:
        ruleset: the rules of the game.
    """
    return _tags(homes_of(ruleset))


def language_of_game(key: str, code: str = ENGLISH) -> Language:
    """Return a language with the words of a game, without those of packs.

    Args:
        key: that of the game, which is not loaded.
        code: the language tag; a language without words of the game falls back to English.

    Raises:
        GameError: there is no such game, or it can't be had.
    """
    return Language(code, _homes_of_game(key))


def _homes_of_game(key: str) -> tuple[Traversable, ...]:
    from starcup.games import find, modules

    find(key)
    return tuple(dict.fromkeys(filter(None, map(_home, modules().get(key, [])))))


def languages_of_game(key: str) -> tuple[str, ...]:
    """Return the tags of the languages in which there are words of a game, without those of packs, English first.

    Args:
        key: that of the game, which is not loaded.

    Raises:
        GameError: there is no such game, or it can't be had.
    """
    return _tags(_homes_of_game(key))


def _tags(homes: Iterable[Traversable]) -> tuple[str, ...]:
    folders = (home / FOLDER for home in homes)
    tags = {entry.name for folder in folders if folder.is_dir() for entry in folder.iterdir() if entry.is_dir()}
    return (ENGLISH, *sorted(tags - {ENGLISH}))


def english(message: Message) -> str:
    """Return a message in English, however little is known of its game: its key is the beginning of the id.

    Args:
        message: what is to be said.
    """
    game = _game_in(message)
    language = _english(game)
    return (language if message.otherwise or language.has(message.id) else _english_of_packs(game)).text(message)


def _game_in(message: Message) -> str:
    """Return the game that a message belongs to: by its own id, or else by those of its parts."""
    inner = (arg for part in message.parts for arg in (part if isinstance(part, tuple) else (part,)))
    return _game_of(message.id) or next(filter(None, (_game_in(arg) for arg in inner if isinstance(arg, Message))), "")


@lru_cache(maxsize=1 << 12)
def _game_of(name: str) -> str:
    """Return the game whose key an id begins with, the longest key if several do; empty if there is none."""
    from starcup.games import known

    return max((key for key in known() if name.startswith((f"{key}-", f"{key}."))), key=len, default="")


@lru_cache(maxsize=32)
def _english(game: str) -> Language:
    from starcup.games import known

    return language_of_game(game) if game in known() else Language()


@lru_cache(maxsize=32)
def _english_of_packs(game: str) -> Language:
    """Return English with the words of all installed packs besides; their ids name the game."""
    from starcup.packs.folders import package_files
    from starcup.packs.pack import installed

    return Language(homes=(*_english(game).homes, *(package_files(entry.module) for entry in installed().values())))
