"""The work of a process in which bots think: it answers questions about worlds that fit a seat's view.

The game itself never comes here, so no bot can get at hidden facts or at the game's seed. A bot stays in the process
that it was first asked in, for it may remember earlier questions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import TypeVar

from attrs import frozen

from starcup import Decision, Game, JournalError, Pack, Rng, Ruleset, blamed, load_pack
from starcup.games import definition_of, find, installed
from starcup.host.bots import Course, Failed
from starcup.host.refused import Refused
from starcup.host.tracebacks import one_line, show_traceback
from starcup.packed import PackedRuleset
from starcup.wire import results as r
from starcup_bots.discovery import available
from starcup_bots.hosting.chances import MOST_POINTS, PLAYOUTS, course
from starcup_bots.hosting.hinting import hint_of
from starcup_bots.protocol import Bot, BotFault, BotKind
from starcup_bots.runner import PATIENCE_MS, answer_of, new_bot
from starcup_bots.search import samples

R = TypeVar("R")

NICENESS = 10
"""The niceness of the process, so that thinking never makes a client wait."""


@frozen
class Rules:
    """A ruleset as another process finds it: the game's key, and names or folders of packs, with their digests."""

    game: str
    packs: tuple[tuple[str, str], ...]
    options: tuple[tuple[str, str], ...]

    @classmethod
    def of(cls, ruleset: Ruleset) -> Rules:
        """Return a ruleset for another process."""
        packs = ruleset.packs if isinstance(ruleset, PackedRuleset) else ()
        named = tuple(
            (pack.name if pack.folder is None else str(pack.folder), stamp.digest)
            for pack, stamp in zip(packs, ruleset.stamps(), strict=False)
        )
        return cls(ruleset.game, named, tuple(sorted(ruleset.options.items())))


@frozen
class Question:
    """A question to a seat, as it is sent to another process: the bytes of a sampled world."""

    rules: Rules
    world: bytes
    seat: int


def sampled(game: Game, seat: int, rng: Rng) -> Game:
    """Return a world that fits what a seat may see.

    Args:
        game: the game.
        seat: whose view the world fits.
        rng: the generator of what is not known.
    """
    view: object = game.view(seat)
    if not samples(view):
        raise Refused("no-samples", f"the views of {definition_of(game.ruleset).title} can't be made worlds of")
    return view.sample_world(rng)


def thinks_apart(game: Game, seat: int) -> bool:
    """Return whether bots can think about a game in another process: it is installed, and its views sample worlds."""
    return game.ruleset.game in installed() and samples(game.view(seat))


def question_of(game: Game, decision: Decision) -> Question:
    """Return the open question ``decision`` of a game, for another process."""
    world = sampled(game, decision.seat, Rng(decision.number))
    world.table.answered[decision.seat] = decision.number
    return Question(Rules.of(game.ruleset), world.save(), decision.seat)


# In the other process.

_bots: dict[str, Bot] = {}


def choose(key: str, name: str, seed: int, question: Question) -> str | Failed:
    """Return the text of the choice of the bot ``key``, which is made from ``name`` and ``seed`` when first asked."""

    def answer() -> str:
        game, decision = _laid_out(question)
        bot = _bots.get(key)
        if bot is None:
            bot = _bots[key] = new_bot(
                question.seat, name, partial(_kinds(question.rules.game)[name].make, seed), PATIENCE_MS
            )
        return answer_of(bot, decision, game.view(question.seat), PATIENCE_MS).text

    return _guarded(answer)


def advise(bot: str, names: tuple[str | None, ...], question: Question, language: str) -> r.Hint | Failed:
    """Return the hint of a fresh bot, in a language; ``names`` are those of the players."""

    def answer() -> r.Hint:
        game, decision = _laid_out(question)
        return hint_of(game, names, decision, _kinds(question.rules.game)[bot], language)

    return _guarded(answer)


def judge(rules: Rules, journal: str, bot: str) -> Course | Failed:
    """Return the course of a finished game."""
    return _guarded(lambda: course(_ruleset(rules), journal, bot, MOST_POINTS, PLAYOUTS))


def forget(prefix: str) -> None:
    """Forget the bots of a game or seat."""
    for key in [key for key in _bots if key.startswith(prefix)]:
        del _bots[key]


def _guarded(answer: Callable[[], R]) -> R | Failed:
    """Return errors of a call in words: not every exception can pass from process to process."""
    _settle_in()
    try:
        return answer()
    except JournalError as error:
        return Failed(one_line(str(error)), other_packs=True)
    except BaseException as error:
        return failed(error)


def failed(error: BaseException) -> Failed:
    """Return the failure of a bot, or of code that it ran, in words."""
    show_traceback(error)
    fault = blamed(error)
    message = one_line(fault.message if isinstance(fault, BotFault) else str(fault))
    return Failed(message, owner=fault.owner, file=fault.file, line=fault.line)


@cache
def _settle_in() -> None:
    """Lower the priority of this process, and redirect its standard output, which carries the server's protocol."""
    with suppress(OSError, AttributeError):
        os.nice(NICENESS)
    with suppress(OSError):
        os.dup2(2, 1)
    sys.stdout = sys.stderr


@cache
def _kinds(game: str) -> dict[str, BotKind]:
    return available(game)


@cache
def _ruleset(rules: Rules) -> Ruleset:
    packs = [Pack.from_folder(Path(place)) if os.sep in place else load_pack(place) for place, _ in rules.packs]
    ruleset: Ruleset = find(rules.game).load(packs, options=dict(rules.options))
    return ruleset


def _laid_out(question: Question) -> tuple[Game, Decision]:
    """Return the world of a question, and the question as it is asked there."""
    game = Game.load(_ruleset(question.rules), question.world)
    decision = game.decision(question.seat)
    assert decision is not None
    return game, decision
