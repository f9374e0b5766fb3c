"""The record of games for one player as a table: each challenge, how often it was beaten, and the best score."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from starcup import StarcupError, games
from starcup.words import Challenge, several, words_of, wrap
from starcup_cli.records import Solo


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


def title_of(game: str) -> str:
    """Return the name of a game; its key if it is not installed any more."""
    try:
        return games.find(game).title
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
        return words_of(games.find(game).load()).challenges()
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


def lines_of(game: str, record: Sequence[Solo]) -> list[str]:
    """Return the results of a game as lines."""
    found = standings(game, record)
    lines = [f"## {title_of(game)}, alone"]
    names = [", ".join(filter(None, (one.title or "Games", one.level))) for one in found]
    wide = max(map(len, names), default=0)
    for name, one in zip(names, found, strict=True):
        lines += wrap(f"{name:<{wide}}  {_result(one)}", "  ", " " * (wide + 6))
    return lines if found else [*lines, "  not played yet"]


def _result(one: Standing) -> str:
    if not one.played:
        return "not played yet"
    best = "" if one.best is None else f"; best score {one.best}"
    if not one.won:
        return f"lost, {several(one.played, 'game')}{best}"
    return f"won {one.won} of {several(one.played, 'game')}, first on {one.first_won}{best}"
