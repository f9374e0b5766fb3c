"""The record of games for one player as a table: each challenge, how often it was beaten, and the best score."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from attrs import frozen

from starcup import StarcupError, games
from starcup.words import Challenge, wrap
from starcup_cli.language_choice import command_text
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
    own = [solo for solo in record if solo.game == game]
    known = {challenge.key: challenge for challenge in _challenges(game)}
    for solo in own:
        known.setdefault(solo.challenge, Challenge(solo.challenge, solo.title, solo.level))
    return [_standing(each, [solo for solo in own if solo.challenge == each.key]) for each in known.values()]


def _challenges(game: str) -> Sequence[Challenge]:
    try:
        return words_for(games.find(game).load()).challenges()
    except StarcupError:
        return ()


def _standing(challenge: Challenge, played: Sequence[Solo]) -> Standing:
    won = [solo for solo in played if solo.won]
    scores = [solo.score for solo in won or played if solo.score is not None]
    return Standing(
        key=challenge.key,
        title=challenge.title,
        level=challenge.level,
        played=len(played),
        won=len(won),
        best=max(scores, default=None),
        first_won=min((solo.date for solo in won), default=None),
    )


def record_lines(games: Iterable[str], record: Sequence[Solo]) -> list[str]:
    """Return the results of games as lines."""
    return [line for game in games for line in _lines(game, record)]


def _lines(game: str, record: Sequence[Solo]) -> list[str]:
    rows = standings(game, record)
    lines = [f"## {command_text('listed-record', game=title_of_key(game))}"]
    games_told = command_text("listed-record-games")
    names = [", ".join(filter(None, (standing.title or games_told, standing.level))) for standing in rows]
    wide = max(map(len, names), default=0)
    for name, standing in zip(names, rows, strict=True):
        lines += wrap(f"{name:<{wide}}  {_result(standing)}", "  ", " " * (wide + 6))
    return lines if rows else [*lines, f"  {command_text('listed-record-unplayed')}"]


def _result(standing: Standing) -> str:
    if not standing.played:
        return command_text("listed-record-unplayed")
    best = "none" if standing.best is None else str(standing.best)
    if not standing.won:
        return command_text("listed-record-lost", games=standing.played, best=best)
    first = str(standing.first_won)
    return command_text("listed-record-won", won=standing.won, games=standing.played, date=first, best=best)
