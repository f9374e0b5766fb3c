"""Computer players for Starcup: the interface of a bot, the bots on offer, games between bots and their statistics.

>>> from starcup.roll import RollRuleset
>>> from starcup_bots import make, play, summary
>>> game = play(RollRuleset.load(["base"]), [make("random", 1), make("random", 2)], seed=7)
>>> len(summary(game).scores)
2
"""

from starcup_bots import random_bot as plugin  # noqa: F401 - the entry point
from starcup_bots.advice import Advice, Adviser, EvaluationTerm, JudgedChoice, advise
from starcup_bots.discovery import available, bot_seed, hookimpl, make
from starcup_bots.game_bots import ComparedPiece, GameBots, History
from starcup_bots.hint_text import hint_choice, hint_note, hint_text, hint_touches
from starcup_bots.protocol import Bot, BotError, BotFault, BotKind
from starcup_bots.runner import Result, finish, play, summary
from starcup_bots.search import SearchBot, SearchBudget, search_kind
from starcup_bots.sets import around
from starcup_bots.simulation import simulate
from starcup_bots.tables import numbers_of
from starcup_bots.trying import held, promised
from starcup_bots.weighing import WeighingBot

__all__ = [
    "Advice",
    "Adviser",
    "Bot",
    "BotError",
    "BotFault",
    "BotKind",
    "ComparedPiece",
    "EvaluationTerm",
    "GameBots",
    "History",
    "JudgedChoice",
    "Result",
    "SearchBot",
    "SearchBudget",
    "WeighingBot",
    "advise",
    "around",
    "available",
    "bot_seed",
    "finish",
    "held",
    "hint_choice",
    "hint_note",
    "hint_text",
    "hint_touches",
    "hookimpl",
    "make",
    "numbers_of",
    "play",
    "promised",
    "search_kind",
    "simulate",
    "summary",
]
