"""The record of games for one player as a table: each challenge, how often it was beaten, and the best score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from starcup import StarcupError, games
from starcup.words import Challenge, wrap
from starcup_cli.language_choice import said_of_command
from starcup_cli.packs import title_of as called
from starcup_cli.records.solo import Solo
from starcup_cli.voice import words_for


@frozen
class Standing:
    """The results against one challenge. ``best`` is the best score of a game that was won, else of any."""

    key: str
    title: str
    level: str
    played: int
    won: int
    best: int | None
    first_won: str | None


def title_of_key(game: str) -> str:
    """Return the name of a game; its key if it is not installed any more."""
    try:
        return called(games.find(game))
    except StarcupError:
        return game


def standings(game: str, record: Sequence[Solo]) -> list[Standing]:
    """Return the results against all challenges of a game, in its order; then those that it does not know any more."""
    own = [one for one in record if one.game == game]
    known = {one.key: one for one in _challenges(game)}
    for one in own:
        known.setdefault(one.challenge, Challenge(one.challenge, one.title, one.level))
    return [_standing(one, [game for game in own if game.challenge == one.key]) for one in known.values()]


def _challenges(game: str) -> Sequence[Challenge]:
    try:
        return words_for(games.find(game).load()).challenges()
    except StarcupError:
        return ()


def _standing(challenge: Challenge, played: Sequence[Solo]) -> Standing:
    won = [one for one in played if one.won]
    scores = [one.score for one in won or played if one.score is not None]
    return Standing(
        key=challenge.key,
        title=challenge.title,
        level=challenge.level,
        played=len(played),
        won=len(won),
        best=max(scores, default=None),
        first_won=min((one.date for one in won), default=None),
    )


def record_lines(games: Iterable[str], record: Sequence[Solo]) -> list[str]:
    """Return the results of games as lines."""
    return [line for game in games for line in _lines(game, record)]


def _lines(game: str, record: Sequence[Solo]) -> list[str]:
    found = standings(game, record)
    lines = [f"## {said_of_command('listed-record', game=title_of_key(game))}"]
    games_told = said_of_command("listed-record-games")
    names = [", ".join(filter(None, (one.title or games_told, one.level))) for one in found]
    wide = max(map(len, names), default=0)
    for name, one in zip(names, found, strict=True):
        lines += wrap(f"{name:<{wide}}  {_result(one)}", "  ", " " * (wide + 6))
    return lines if found else [*lines, f"  {said_of_command('listed-record-unplayed')}"]


def _result(one: Standing) -> str:
    if not one.played:
        return said_of_command("listed-record-unplayed")
    best = "none" if one.best is None else str(one.best)
    if not one.won:
        return said_of_command("listed-record-lost", games=one.played, best=best)
    first = str(one.first_won)
    return said_of_command("listed-record-won", won=one.won, games=one.played, date=first, best=best)
