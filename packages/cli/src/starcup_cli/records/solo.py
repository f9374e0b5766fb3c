"""The record of games for one player: what was won and lost, kept beside the saved games, a line of JSON each."""

from __future__ import annotations

import hashlib
import json
from datetime import date
from pathlib import Path

from attrs import asdict, evolve, frozen

from starcup import Game
from starcup.wire import BadMessage, from_json
from starcup.words import Words, words_of, wrap
from starcup_cli import files
from starcup_cli.errors import WrongUse, command_name
from starcup_cli.language_choice import problem
from starcup_cli.voice import terminal_text

NAME = "record.jsonl"
PATIENCE = 20.0
"""The seconds to wait for others that write to the record."""


@frozen
class Solo:
    """A game for one player that a person has finished.

    ``deal`` tells apart what was dealt: game, packs, options, seed. ``challenge`` is the key of what was played
    against, empty if the game has no choice there; ``score`` is null in games without scores.
    """

    deal: str
    game: str
    challenge: str
    title: str
    level: str
    won: bool
    score: int | None
    date: str


def path() -> Path:
    """Return the file of the record."""
    return files.folder() / NAME


def solo_of(game: Game) -> Solo:
    """Return what is recorded of a finished game for one player."""
    table, ruleset = game.table, game.ruleset
    challenge = words_of(ruleset).challenge(table)  # in English, whatever the language of the game
    scores = ruleset.scores(table)
    return Solo(
        deal=_deal(game),
        game=ruleset.game,
        challenge="" if challenge is None else challenge.key,
        title="" if challenge is None else challenge.title,
        level="" if challenge is None else challenge.level,
        won=0 in ruleset.winners(table),
        score=scores[0].total if scores else None,
        date=date.today().isoformat(),
    )


def recorded(game: Game, words: Words) -> list[str]:
    """Record a finished game of a person, and return lines about it; none if others played, too."""
    if game.table.players != 1:
        return []
    solo = solo_of(game)
    try:
        new = keep(solo)
    except WrongUse as error:
        return wrap(terminal_text(words, "not-recorded-damaged", trouble=error.message))
    except OSError as error:
        return wrap(terminal_text(words, "not-recorded", file=files.short(path()), trouble=str(error.strerror)))
    counted = ("won" if solo.won else "lost") if new else "again"
    challenge = words.challenge(game.table)
    against = "none" if challenge is None else challenge.title
    sentence = terminal_text(words, f"recorded-{counted}", against=against, command=f"{command_name()} record")
    return wrap(sentence, "", "  ")


def _deal(game: Game) -> str:
    header = json.dumps(asdict(evolve(game.header, notes={})), sort_keys=True)
    return hashlib.sha256(header.encode()).hexdigest()[:16]


def read_record() -> list[Solo]:
    """Return the whole record, the oldest game first."""
    where = path()
    if not where.exists():
        return []
    lines = enumerate(files.read(where).splitlines(), 1)
    return [_line(where, number, text) for number, text in lines if text.strip()]


def keep(solo: Solo) -> bool:
    """Add a game to the record; return False if its deal is there: a deal counts once, the first time."""
    where = path()
    with files.folder_for(where.parent), files.alone(where.parent, PATIENCE) as ours:
        if not ours:
            raise OSError(None, "another program keeps its folder locked", str(where))
        record = read_record()
        if any(game.deal == solo.deal for game in record):
            return False
        lines = (json.dumps(asdict(game), ensure_ascii=False) for game in (*record, solo))
        files.write(where, "".join(f"{line}\n" for line in lines))
        return True


def _line(where: Path, number: int, text: str) -> Solo:
    """Return the game in a line."""
    try:
        return from_json(json.loads(text), Solo)
    except (ValueError, RecursionError):
        raise WrongUse(problem("record-line", path=str(where), line=number)) from None
    except BadMessage as error:
        raise WrongUse(f"{where}, line {number}: {error}") from None
