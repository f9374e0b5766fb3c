"""The game that ``--game`` names: found, loaded with what the options say, and played by bots that know it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from starcup_cli.errors import Failed, WrongUse, naming

if TYPE_CHECKING:
    from starcup import Pack, Ruleset
    from starcup.games import GameDefinition

CommandT = TypeVar("CommandT", bound=Callable[..., object])

game_option: Callable[[CommandT], CommandT] = click.option(
    "--game", default="roll", show_default=True, metavar="KEY", help="The game that is played, by its key."
)


def chosen_game(key: str) -> GameDefinition[Any, Any]:
    """The game of that key.

    Raises:
        WrongUse: there is none.
    """
    from starcup import GameError, games

    try:
        return games.find(key)
    except GameError as error:
        raise WrongUse(str(error)) from error


def named_packs(game: GameDefinition[Any, Any], text: str, *, typed: bool) -> list[str]:
    """The packs that ``--packs`` names; the game's own unless they were typed.

    Raises:
        WrongUse: the game has no packs, and some are named.
    """
    from starcup import GameError
    from starcup_cli.packs import split_names

    if not typed:
        return [game.pack] if game.pack else []
    names = split_names(text)
    if names and not game.pack:
        try:
            game.load(names)
        except GameError as error:
            raise WrongUse(str(error)) from error
    return names


def packs_of(game: GameDefinition[Any, Any], names: Sequence[str]) -> list[Pack]:
    """The packs of those names; none of a game without packs.

    Raises:
        WrongUse: no such pack, or named twice.
        Failed: a pack is faulty.
    """
    from starcup_cli.packs import find_packs

    return find_packs(names) if game.pack else []


def ruleset_of(
    game: GameDefinition[Any, Any], packs: Sequence[Pack], options: Mapping[str, str], without: Sequence[str]
) -> Ruleset:
    """The ruleset of a game.

    Raises:
        WrongUse: no such option or power, or the game has none at all.
        Failed: a pack is faulty.
    """
    from starcup import GameError, OptionError, PackError

    try:
        with naming(packs):
            return game.load(packs, without=without, options=options)
    except (OptionError, GameError) as error:
        raise WrongUse(str(error)) from error
    except PackError as error:
        raise Failed(str(error)) from error


def usual_bots(game: GameDefinition[Any, Any], names: Sequence[str]) -> list[str]:
    """Who plays a game where nobody is named: as many as ``names``, and these if it has bots of those names."""
    from starcup_bots import available

    known = available(game.key)
    own = [name for name, kind in known.items() if kind.game]
    return list(dict.fromkeys((*(name for name in names if name in known), *own, *known)))[: len(names)]


def usual_players(game: GameDefinition[Any, Any], players: int) -> int:
    """How many play where nobody says: that many, or the number next to it that the game takes."""
    return min(game.seats, key=lambda seats: abs(seats - players))
