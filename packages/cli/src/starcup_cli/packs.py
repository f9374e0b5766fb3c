"""Games, packs and bots by the names that people type, with the nearest name for those that don't exist."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from starcup import (
    EngineError,
    GameError,
    OptionError,
    Pack,
    PackError,
    Ruleset,
    StarcupError,
    brief,
    games,
    installed_packs,
    load_pack,
    nearest_name,
)
from starcup.games import AnyGame
from starcup.messages import language_of_game
from starcup.messages.offers import game_title
from starcup.packed import PackedRuleset, PackFormat
from starcup.words import Challenge, words_of
from starcup_cli import DEFAULT_GAME, GAMES
from starcup_cli.errors import Failed, UnknownName, WrongUse, unknown
from starcup_cli.language_choice import command_text, of_command, problem

if TYPE_CHECKING:
    from starcup_bots import BotKind

ANYWHERE = "random"
"""The bot that plays any game."""
USUAL = "greedy"
"""The bot that people play against, where it plays the game."""


_RULE = re.compile(r"\[([A-Z]+-\d+)\]$")
"""The rule at the end of an error."""


def split_names(text: str) -> list[str]:
    """Return names that are separated by commas.

    >>> split_names("greedy, random")
    ['greedy', 'random']
    """
    return [name.strip() for name in text.split(",") if name.strip()]


def names_a_folder(text: str) -> bool:
    """Return whether a text means a folder: it holds a ``/`` or begins with a dot or ``~``.

    >>> names_a_folder("./my-stars"), names_a_folder("my-stars"), names_a_folder("..")
    (True, False, True)
    """
    return "/" in text or os.sep in text or text.startswith((".", "~"))


def folder_of(text: str, *, folder_first: bool = False) -> Path | None:
    """Return the folder of a pack, if ``text`` is the path of one; None for the name of an installed pack.

    Without a ``/`` in it an installed pack of that name comes first, unless ``folder_first``.
    """
    known = sorted(installed_packs())
    try:
        path = Path(text).expanduser()
        is_folder = path.is_dir()
    except (OSError, RuntimeError):  # a name too long for the system; ~ of nobody
        path, is_folder = Path("."), False
    if names_a_folder(text) and not is_folder:
        near = _nearest_folder(text)
        what, meant = "file" if path.is_file() else "nothing", repr(near) if near else "none"
        raise UnknownName("pack", problem("pack-folder", folder=text, found=what, near=meant), near)
    if is_folder and (names_a_folder(text) or folder_first or text not in known):
        return path.resolve()
    if text not in known:
        raise unknown("pack", text, known)
    return None


def spelt(packs: str) -> list[str]:
    """Return packs as another process takes them, which works in another folder: names, and full paths of folders."""
    return [name if (path := folder_of(name)) is None else str(path) for name in split_names(packs)]


def _nearest_folder(text: str) -> str | None:
    """Return the path of a folder beside the one that is missing, spelt as that one is."""
    spelt = text.rstrip("/")
    try:
        path = Path(spelt).expanduser()
        beside = [entry.name for entry in path.parent.iterdir() if entry.is_dir() and not entry.name.startswith(".")]
    except (OSError, RuntimeError, ValueError):
        return None
    near = nearest_name(path.name, beside)
    return None if near is None else spelt.removesuffix(path.name) + near


def read_pack(text: str) -> Pack:
    """Return an installed pack by its name, or one in a folder by its path."""
    folder = folder_of(text)
    return load_pack(text) if folder is None else Pack.from_folder(folder)


def find_pack(text: str) -> Pack:
    """Return the same as :func:`read_pack`, with errors for people."""
    try:
        return read_pack(text)
    except PackError as error:
        raise Failed(str(error)) from error


def find_packs(names: Sequence[str]) -> list[Pack]:
    """Return the packs named, installed or in folders."""
    if not names:
        raise WrongUse(problem("no-pack-named", installed=", ".join(sorted(installed_packs())) or problem("none")))
    packs: list[Pack] = []
    for name in names:
        pack = find_pack(name)
        if any(other.name == pack.name for other in packs):
            raise WrongUse(problem("pack-twice", pack=repr(pack.name)))
        packs.append(pack)
    return packs


def split_options(texts: Sequence[str]) -> dict[str, str]:
    """Return options given as ``pack.name=value``.

    >>> split_options(["quests.drawn=3"])
    {'quests.drawn': '3'}
    """
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise WrongUse(problem("option-spelling", given=repr(text)))
        if name in options:
            raise WrongUse(problem("option-twice", option=repr(name)))
        options[name] = value
    return options


def lacks_pack(game: AnyGame) -> bool:
    """Return whether a game can't be played as it comes: its own pack is not installed."""
    return bool(game.pack) and game.pack not in installed_packs()


def playable_games() -> Iterator[str]:
    """Yield the keys of the games that can be played as they come, Roll first; faulty ones are told when asked for."""
    for key in sorted(games.known(), key=lambda key: key != DEFAULT_GAME):
        with suppress(GameError):
            if lacks_pack(games.find(key)):
                continue
        yield key


def no_game() -> Failed:
    """Return the error that no game is installed, with what to install."""
    extras = ", ".join(f"starcup-cli[{key}]" for key in GAMES)
    return Failed(problem("no-game", extras=extras))


def default_game() -> str:
    """Return the key of the game that is meant where none is named: Roll if it is there, else the only one."""
    keys = playable_games()
    first = next(keys, None)
    if first is None:
        raise no_game()
    if first != DEFAULT_GAME and (others := list(keys)):
        raise WrongUse(problem("game-missing", games=", ".join((first, *others))))
    return first


def find_game(key: str | None) -> AnyGame:
    """Return the game of that key; None: the default one."""
    if key is None:
        key = default_game()
    try:
        return games.find(key)
    except GameError as error:
        if key in games.known():
            raise Failed(str(error)) from error
        near, installed = repr(error.nearest) if error.nearest else "none", ", ".join(games.known()) or problem("none")
        message = problem("unknown-game", name=brief(key), near=near, installed=installed)
        raise UnknownName("game", message, error.nearest) from error


def format_of(key: str) -> PackFormat:
    """Return the pack format of a game."""
    game = find_game(key)
    if not game.pack:
        raise WrongUse(problem("no-packs", game=title_of(game)))
    return game.facet("packs", PackFormat)(game.load)


def is_own(pack: Pack) -> bool:
    """Return whether a pack comes with its game, so that its code needs no watching."""
    return pack.game in games.known() and find_game(pack.game).pack == pack.name and bool(pack.distribution)


def load_packs(
    packs: Sequence[Pack],
    options: Mapping[str, str] | None = None,
    without: Sequence[str] = (),
    *,
    game: str,
) -> Ruleset:
    """Return the ruleset of a game with packs, with the options chosen for them, and without some powers."""
    definition = find_game(game)
    for pack in packs:
        if pack.game != definition.key and pack.game in games.known():
            raise WrongUse(
                problem("pack-of-game", pack=repr(pack.name), game=title_of(find_game(pack.game)), key=pack.game)
            )
    try:
        return definition.load(packs, without=without, options=options)
    except (OptionError, GameError) as error:
        raise WrongUse(str(error)) from error
    except PackError as error:
        raise Failed(str(error)) from error


def named_packs(packs: str | None, game: AnyGame) -> list[str]:
    """Return the packs that ``--packs`` names: the game's own if it is not given."""
    if packs is not None:
        return split_names(packs)
    if lacks_pack(game):
        extra = f"starcup-cli[{game.key}]" if game.key in GAMES else "none"
        raise Failed(problem("pack-missing", game=title_of(game), pack=repr(game.pack), extra=extra))
    return [game.pack] if game.pack else []


def chosen_rules(packs: str | None, options: Sequence[str], without: str, game: str | None) -> Ruleset:
    """Return the ruleset for the options of a command (``--game``, ``--packs``, ``--option``, ``--without``)."""
    definition = find_game(game)
    chosen, left_out = split_options(options), split_names(without)
    if not definition.pack:
        for name, given in (("--packs", packs), ("--option", ", ".join(options)), ("--without", without)):
            if given:
                raise WrongUse(problem("no-packs-option", option=name, given=given, game=title_of(definition)))
        return load_packs((), game=definition.key)
    return load_packs(find_packs(named_packs(packs, definition)), chosen, left_out, game=definition.key)


def packs_in(ruleset: Ruleset) -> tuple[Pack, ...]:
    """Return the packs that a ruleset was put together from; none in a game without packs."""
    return ruleset.packs if isinstance(ruleset, PackedRuleset) else ()


def check_players(rules: Ruleset, players: int) -> None:
    """Refuse a number of players that the rules don't take."""
    from starcup_bots.game_bots import check_seats

    game = games.definition_of(rules)
    try:
        check_seats(game, rules, players)
    except EngineError:  # code of the game, not the number
        raise
    except StarcupError as error:  # asked first, since packs may let more play
        if players in game.seats:
            raise WrongUse(str(error)) from error
        args = {"game": title_of(game), "seats": seats_of(game), "rule": "".join(_RULE.findall(str(error))) or "none"}
        raise WrongUse(problem("players", players=players, **args)) from error


def seats_of(game: AnyGame) -> str:
    """Return the numbers of players that a game takes, in words."""
    few, many = game.seats[0], game.seats[-1]
    if few == many:
        return command_text("listed-seats-only", seats=few)
    return command_text("listed-seats", least=few, most=many)


def title_of(game: AnyGame) -> str:
    """Return the name of a game, in the language of the command."""
    return language_of_game(game.key, of_command()).text(game_title(game.key, game.title))


def challenge(rules: Ruleset, name: str) -> Challenge:
    """Return what a single player may play against, by its key or title."""
    known = words_of(rules).challenges()
    if not known:
        raise WrongUse(problem("one-way-alone", name=name, game=title_of(games.definition_of(rules))))
    wanted = name.strip().lower()
    opponent = next((each for each in known if wanted in (each.key, each.title.lower())), None)
    if opponent is None:
        raise unknown("challenge", name, [each.key for each in known])
    return opponent


def play_command(game: str) -> str:
    """Return the command that plays a game, for people to type.

    >>> play_command("roll"), play_command("race")
    ('starcup play', 'starcup play --game race')
    """
    return "starcup play" if game == DEFAULT_GAME else f"starcup play --game {game}"


def least_players(game: str) -> int:
    """Return the default number of players: two, or the least that the game allows."""
    seats = find_game(game).seats
    return 2 if 2 in seats else seats[0]


def bots_of(game: str) -> dict[str, BotKind]:
    """Return the kinds of bots that play a game, by name."""
    from starcup_bots import available

    return available(game)


def usual_bot(game: str) -> str:
    """Return the bot that plays a game if none is named."""
    return USUAL if USUAL in bots_of(game) else ANYWHERE


def usual_bots(game: str, names: Sequence[str]) -> list[str]:
    """Return default bots: as many as ``names``, and these if the game has bots of those names."""
    known = bots_of(game)
    own = [name for name, kind in known.items() if kind.game]
    return list(dict.fromkeys((*(name for name in names if name in known), *own, *known)))[: len(names)]


def check_bots(names: Sequence[str], most: int, game: str) -> None:
    """Refuse unknown bots, and too many."""
    from starcup_bots.discovery import broken, lacking

    known = list(bots_of(game))
    if not names:
        raise WrongUse(problem("no-bot-named", bots=", ".join(known)))
    for name in names:
        if library := lacking(game).get(name):
            raise WrongUse(problem("extra", asker=repr(name), library=library))
        if name not in known:
            error = unknown("bot", name, known)
            faults = [f"plugin {plugin!r} can't be used: {why}" for plugin, why in broken().items()]
            raise UnknownName(error.kind, "; ".join((error.message, *faults)), error.nearest)
    if len(names) > most:
        raise WrongUse(problem("too-many-bots", bots=len(names), seats=most))
