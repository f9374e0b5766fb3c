"""Hints at a question, in lines for the screen: with reasons, or the choice alone."""

from __future__ import annotations

from starcup import Choice, Game
from starcup_bots import BotError, hint_choice, hint_text
from starcup_bots.hints import Hints, NoAdviser
from starcup_cli.errors import one_line
from starcup_cli.table.answering import Asked
from starcup_cli.voice import style


def advice_lines(hints: Hints, game: Game, asked: Asked, brief: bool) -> tuple[list[str], Choice | None]:
    """Return what a bot would choose as lines, with reasons unless ``brief``, and the choice; or that it failed."""
    decision, language, numbers = asked.decision, asked.voice.language, asked.numbers
    try:
        advice, answers = hints.answers(game, decision)
    except NoAdviser as error:
        return asked.voice.say("hint-no-adviser", game=error.title), None
    except BotError as error:
        return asked.voice.say("hint-none", error=one_line(str(error))), None
    if brief:
        head = hint_choice(advice, game, decision, language, answers=answers, numbers=numbers)
        return asked.voice.say("hint-brief", advice=head, bot=hints.name), advice.choice
    hint = hint_text(advice, game, decision, language, answers=answers, bot=hints.name, numbers=numbers)
    return style().sentence(hint), advice.choice


def what_to_do(hints: Hints, game: Game, asked: Asked) -> str:
    """Return the choice that a bot would make, without reasons; empty if it failed."""
    try:
        advice, answers = hints.answers(game, asked.decision)
    except BotError:
        return ""
    return hint_choice(advice, game, asked.decision, asked.voice.language, answers=answers, numbers=asked.numbers)
