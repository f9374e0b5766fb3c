"""Journals in files: the game, the packs, players and orders that they note."""

from __future__ import annotations

import os
from pathlib import Path

from starcup import (
    EngineError,
    Game,
    GameError,
    Header,
    JournalError,
    Pack,
    Ruleset,
    StandingOrder,
    StarcupError,
    games,
    installed_packs,
    journal_header,
)
from starcup.host.players import FOLDER_NOTE, HUMAN, SEAT_NOTE
from starcup_cli.errors import Failed, WrongUse, one_line
from starcup_cli.language_choice import problem
from starcup_cli.packs import find_pack, load_packs, usual_bot

STOPPED_NOTE = "stopped-"
"""Notes that name, for a seat, the kinds of questions whose orders it had at first and stopped."""
ORDER_NOTE = "order-"
"""Notes of the orders that a seat has given and that hold: the choices before each, its condition and its choice."""


def folders_of(header: Header) -> dict[str, str]:
    """Return the folders of packs that a journal notes, by the name of the pack."""
    return {
        name.removeprefix(FOLDER_NOTE): folder
        for name, folder in header.notes.items()
        if name.startswith(FOLDER_NOTE) and folder
    }


def found_packs(header: Header) -> list[Pack]:
    """Return the packs that a journal was played with, from their folders; code of changed ones is not run."""
    folders, packs = folders_of(header), list[Pack]()
    for stamp in header.packs if games.find(header.game).pack else ():
        folder = folders.get(stamp.name, "")
        if not folder or (not Path(folder).is_dir() and stamp.name in installed_packs()):
            packs.append(find_pack(stamp.name))
            continue
        if not Path(folder).is_dir():
            raise WrongUse(problem("pack-moved", pack=repr(stamp.name), folder=folder))
        pack = find_pack(f"{folder}{os.sep}")
        if pack.stamp().digest != stamp.digest:  # the version of a folder is another than that of its wheel
            raise WrongUse(problem("pack-changed", pack=repr(stamp.name), folder=folder))
        packs.append(pack)
    return packs


def players_of(header: Header) -> list[str]:
    """Return the players in a journal's notes; without notes a person at the first seat, and the usual bots."""
    names = [header.notes.get(f"{SEAT_NOTE}{seat}", "") for seat in range(header.seats)]
    bot = usual_bot(header.game)
    if not any(names):
        return [HUMAN, *[bot] * (header.seats - 1)]
    return [name or bot for name in names]


def stopped_of(header: Header) -> dict[int, list[str]]:
    """Return, by seat, the kinds of questions in a journal's notes whose orders people had at first and stopped."""
    return {seat: header.notes.get(f"{STOPPED_NOTE}{seat}", "").split() for seat in range(header.seats)}


def ordered_of(header: Header) -> dict[StandingOrder, int]:
    """Return the orders in a journal's notes that people gave, each with the number of choices before it."""
    orders: dict[StandingOrder, int] = {}
    for name, note in header.notes.items():
        seat, _, kind = name.removeprefix(ORDER_NOTE).partition("-")
        at, _, rest = note.partition(" ")
        until, _, choice = rest.partition(" ")
        if name.startswith(ORDER_NOTE) and seat.isdecimal() and at.isdecimal() and choice:
            orders[StandingOrder(int(seat), kind, choice, until)] = int(at)
    return orders


def restore(text: str, path: Path, *, at: int | None = None, rules: Ruleset | None = None) -> Game:
    """Return the game in a file, under the packs that it names or, if given, the ruleset ``rules``."""
    try:
        if rules is None:
            header = journal_header(text)
            rules = load_packs(found_packs(header), header.options, game=header.game)
        return Game.replay(rules, text, at=at)
    except (JournalError, GameError) as error:
        raise WrongUse(f"{path}: {one_line(str(error))}") from error
    except WrongUse as error:
        raise WrongUse(f"{path}: {error.message}") from error
    except EngineError as error:
        raise Failed(f"{path}: {one_line(str(error))}") from error
    except StarcupError as error:
        raise WrongUse(problem("journal", path=str(path), error=one_line(str(error)))) from error
