"""Hints at a question, in lines for the screen: with reasons, or the choice alone."""

from __future__ import annotations

from starcup import Game
from starcup_bots import Advice, BotError
from starcup_cli.answering import Asked
from starcup_cli.errors import WrongUse, one_line
from starcup_cli.hint_text import HintText
from starcup_cli.hints import Hints
from starcup_cli.voice import style


def advice_lines(hints: Hints, game: Game, asked: Asked, brief: bool) -> list[str]:
    """Return the choice that a bot would make, with reasons unless ``brief``; or that the bot failed."""
    try:
        advice, answers = hints.answers(game, asked.decision)
    except BotError as error:
        return asked.voice.say("hint-none", error=one_line(str(error)))
    words = _words(asked, game, advice)
    if brief:
        return asked.voice.say("hint-brief", advice=words.head(answers), bot=hints.name)
    return style().sentence(words.text(answers, hints.name))


def what_to_do(hints: Hints, game: Game, asked: Asked) -> str:
    """Return the choice that a bot would make, without reasons; empty if it failed."""
    try:
        advice, answers = hints.answers(game, asked.decision)
    except (BotError, WrongUse):
        return ""
    return _words(asked, game, advice).head(answers)


def _words(asked: Asked, game: Game, advice: Advice) -> HintText:
    return HintText(game, asked.decision, advice, asked.voice, asked.numbers)
