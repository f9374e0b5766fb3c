"""Hints at a question, in lines for the screen: with reasons, or the choice alone."""

from __future__ import annotations

from starcup import Game
from starcup.words import wrap
from starcup_bots import Advice, BotError
from starcup_cli.answering import Asked
from starcup_cli.errors import WrongUse, one_line
from starcup_cli.hint_text import HintText
from starcup_cli.hints import Hints


def advice_lines(hints: Hints, game: Game, asked: Asked, brief: bool) -> list[str]:
    """Return the choice that a bot would make, with reasons unless ``brief``; or that the bot failed."""
    try:
        advice, answers = hints.answers(game, asked.decision)
    except BotError as error:
        return wrap(f"No hint: {one_line(str(error))}.", "", "  ")
    words = _words(asked, advice)
    if brief:
        return wrap(f"hint: {words.head(answers)} ('hint {hints.name}' tells why)", "", "  ")
    return wrap(f"hint: {words.text(answers, hints.name)}", "", "  ")


def what_to_do(hints: Hints, game: Game, asked: Asked) -> str:
    """Return the choice that a bot would make, without reasons; empty if it failed."""
    try:
        advice, answers = hints.answers(game, asked.decision)
    except (BotError, WrongUse):
        return ""
    return _words(asked, advice).head(answers)


def _words(asked: Asked, advice: Advice) -> HintText:
    return HintText(asked.decision, advice, asked.table, asked.words, asked.numbers)
