"""Whole games between bots, in this process: bots get the questions, and the game gets their answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from inspect import getattr_static
from typing import TypeVar

from attrs import frozen

from starcup import Choice, Decision, EngineError, Event, Game, IllegalChoice, Ruleset, Table
from starcup_bots.discovery import bot_seed, kind
from starcup_bots.game_bots import Lines, facet_of, scores_of, usual_questions
from starcup_bots.guard import NOBODY, UNTIMED, Guard, brief
from starcup_bots.protocol import Bot, BotError, BotFault, Failure, Fault, check_kind, name_of
from starcup_bots.tracing import game_begins, traced

TableT = TypeVar("TableT", bound=Table)
ViewT = TypeVar("ViewT")

MOST_TIMES = 100
"""A game with more questions than the usual number times this has no end; so bots that play for ever are found."""

Watch = Callable[[Decision, object, Choice], None]
"""What is told of each choice before it is made: the question, the view that the bot had, and the choice."""

PATIENCE_MS = 60_000
"""The milliseconds that a bot may take for one question in a game with people, who can stop it themselves."""


@frozen
class Result:
    """The end of a game, for statistics; made by :func:`summary`, and small enough to keep by the thousand.

    ``scores``, ``lines`` (the parts of each: pairs of a name and points) and
    the names in ``bots`` go by seat; nobody may have won. ``reasons`` are the
    game's words for why it ended, and ``rounds`` is 0 in a game without rounds.
    A game that a bot's ``fault`` ended has the reason ``fault``: the others
    have won it, and scores are those of that moment.
    """

    seed: int
    bots: tuple[str, ...]
    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[Lines, ...]
    reasons: tuple[str, ...]
    decisions: int
    fault: Fault | None = None

    def line(self, name: str) -> tuple[int, ...]:
        """Return the points that each seat has in the line of that name; 0 where it has none.

        Args:
            name: of a line, such as ``chips``.
        """
        return tuple(dict(parts).get(name, 0) for parts in self.lines)


def play(
    ruleset: Ruleset[TableT, ViewT], bots: Sequence[Bot[ViewT] | str], seed: int, *, log: bool = False
) -> Game[TableT, ViewT]:
    """Play a new game with ``bots``, one a seat, to its end, and return it.

    Args:
        ruleset: the rules; any number of games may share it.
        bots: fresh bots, for a bot's generator runs on from game to game; or names of kinds, as for :func:`finish`.
        seed: of the game; given bots have their own.
        log: keep the events; they are kept in any case if a bot has a method ``hear``.

    Raises:
        BotFault: a bot raised anything, or chose something illegal.
        BotError: the game has no such kind of bot.
        StarcupError: the ruleset does not take that many players.
    """
    _check_bots(bots)
    game = Game.new(ruleset, len(bots), seed, log=log or any(hasattr(bot, "hear") for bot in bots))
    finish(game, bots)
    return game


def finish(
    game: Game[TableT, ViewT],
    bots: Sequence[Bot[ViewT] | str],
    *,
    limit_ms: int | None = None,
    game_ms: int | None = None,
) -> None:
    """Play a game on to its end, from its current state. Output printed meanwhile goes to stderr.

    Args:
        game: is played on.
        bots: one a seat. A name, such as ``greedy``, stands for a fresh bot of that kind, with a :func:`bot_seed`.
        limit_ms: the time that a bot may take for one question, in milliseconds; None: no limit.
        game_ms: the time that it may take for the game, in milliseconds; None: no limit.

    Raises:
        BotFault: a bot raised, chose something illegal, or its time was up.
        BotError: not one bot for each seat, no such kind (with the nearest name), or no end in sight.
    """
    check_kind(game, Game, "game", "a game")
    _check_bots(bots)
    _check_seats(game, bots)
    seed, key = game.table.seed, game.ruleset.game
    seated = [
        _Maker(bot, partial(kind(bot, key).make, bot_seed(seed, seat))) if isinstance(bot, str) else bot
        for seat, bot in enumerate(bots)
    ]
    _play_out(game, seated, limit_ms, game_ms)


def play_with(
    game: Game,
    makers: Sequence[tuple[str, Callable[[], Bot]]],
    limit_ms: int,
    game_ms: int | None = None,
    *,
    watch: Watch | None = None,
) -> None:
    """Play a game to its end with bots that are made for it, and closed after it if they have a method ``close``."""
    _check_seats(game, makers)
    try:
        _play_out(game, [_Maker(name, make) for name, make in makers], limit_ms, game_ms, watch)
    except BotFault as fault:
        met = _met(fault)
        if met is None:
            raise
    else:
        return
    raise met  # not from the fault, which came of it


@frozen
class _Maker:
    """What makes a bot for a game, after which it is closed."""

    name: str
    make: Callable[[], Bot]


def _play_out(
    game: Game, seated: Sequence[Bot | _Maker], limit_ms: int | None, game_ms: int | None, watch: Watch | None = None
) -> None:
    players: list[_Player] = []
    made: list[_Player] = []
    game_begins()
    with Guard(limit_ms, game_ms) as guard:
        try:
            for seat, bot in enumerate(seated):
                if isinstance(bot, _Maker):
                    made.append(_Player(guard, seat, _new_bot(guard, seat, bot.name, bot.make)))
                    players.append(made[-1])
                else:
                    players.append(_Player(guard, seat, bot))
            _play_on(game, players, guard, watch)
        finally:
            for player in made:
                player.close(guard)


def _met(fault: BotFault) -> EngineError | None:
    """Return the failure of a game's or pack's code that a bot met where it tried things out; None: the bot failed."""
    error = fault.__cause__
    while error is not None and not isinstance(error, EngineError):
        error = error.__cause__
    if error is None or not error.owner.startswith(("game ", "pack ")):
        return None
    error.args = (f"{error} (where bot {fault.bot!r}, seat {fault.seat}, tried it out)",)
    return error


def new_bot(seat: int, name: str, make: Callable[[], Bot], limit_ms: int) -> Bot:
    """Return the bot that ``make`` gives, for one that is asked by :func:`answer_of`."""
    with Guard(limit_ms) as guard:
        return _new_bot(guard, seat, name, make)


def answer_of(bot: Bot[ViewT], decision: Decision, view: ViewT, limit_ms: int) -> Choice:
    """Return a bot's answer to one question of a game that the caller runs. What the bot prints goes to stderr."""
    with Guard(limit_ms) as guard:
        player = _Player(guard, decision.seat, bot)
        try:
            choice: object = guard.call(player.clock, player.choose, decision, view if player.looks else None)
        except Failure as failure:
            raise player.fault(failure, decision) from failure
        if not isinstance(choice, Choice):
            raise _no_choice(guard, player, decision, choice)
        return choice


def close(bot: Bot, limit_ms: int) -> None:
    """Close a bot; a failure in that is ignored."""
    with Guard(limit_ms) as guard, suppress(Failure):
        guard.call(_clock(bot, 0), _close, bot)


Choose = Callable[[Decision, object], Choice]
Hear = Callable[[Sequence[Event]], object]


class _Player:
    """A bot at its seat, with all that has to be known of it before it is asked."""

    __slots__ = ("bot", "choose", "clock", "hear", "looks", "name", "seat")

    def __init__(self, guard: Guard, seat: int, bot: Bot) -> None:
        self.seat, self.bot, self.name = seat, bot, type(bot).__name__
        try:
            self.name, self.looks, self.clock, choose, self.hear = guard.call(seat, _about, bot, seat)
        except Failure as failure:
            raise self.fault(failure, None) from failure
        self.choose = traced(seat, choose)

    def fault(self, failure: Failure, decision: Decision | None) -> BotFault:
        return BotFault.of(failure, self.name, self.seat, decision)

    def close(self, guard: Guard) -> None:
        with suppress(Failure):
            guard.call(self.clock, _close, self.bot)


def _about(bot: Bot, seat: int) -> tuple[str, bool, int, Choose, Hear | None]:
    """Return a bot's name, whether it needs views, the clock that it thinks on, and its methods; all foreign code."""
    looks = bool(getattr(bot, "needs_view", True))
    return name_of(bot), looks, _clock(bot, seat), bot.choose, getattr(bot, "hear", None)


def _clock(bot: Bot, seat: int) -> int:
    return UNTIMED if getattr(bot, "keeps_time", False) else seat


def _close(bot: Bot) -> None:
    getattr(bot, "close", lambda: None)()


def _new_bot(guard: Guard, seat: int, name: str, make: Callable[[], Bot]) -> Bot:
    try:
        return guard.start(seat, traced(seat, make))
    except Failure as failure:
        raise BotFault.of(failure, name, seat) from failure


def _check_bots(bots: Sequence[object]) -> None:
    if isinstance(bots, str) or not isinstance(bots, Sequence):  # a name is a sequence, too
        expected = "a list of bots or of their names, one for each seat"
        raise BotError(f"bots: expected {expected}, found a {type(bots).__name__}")


def _check_seats(game: Game, players: Sequence[object]) -> None:
    if len(players) != game.table.players:
        raise BotError(f"{len(players)} bots for {game.table.players} seats; expected one for each seat")
    own = game.ruleset.game
    keys = {getattr(kind, "game", "") for kind in type(game.ruleset).__mro__}  # also of the game that it derives from
    for seat, player in enumerate(players):
        meant = getattr_static(player, "game", "")  # runs nothing of the bot's
        if isinstance(meant, str) and meant and meant not in keys:
            expected = f"one for it: a bot's name, or make(name, seed, game={own!r})"
            raise BotError(f"the bot at seat {seat} plays {meant!r}, and the game is {own!r}; expected {expected}")


def _play_on(game: Game, players: Sequence[_Player], guard: Guard, watch: Watch | None = None) -> None:
    waiting, submit, view = game.waiting, game.submit, game.view
    choosers = [
        player.choose if player.hear is None else _hearing(game, player.seat, player.hear, player.choose)
        for player in players
    ]
    clocks, looks = [player.clock for player in players], [player.looks for player in players]
    left = most = MOST_TIMES * usual_questions(game.ruleset)
    while pending := waiting():
        decision = pending[0]
        seat = decision.seat
        seen = view(seat) if looks[seat] else None
        try:
            # As guard.call does it, without the cost of a call: quick bots are asked every few microseconds.
            guard.calls += 1
            guard.at_work = clocks[seat]
            choice: object = choosers[seat](decision, seen)
            guard.at_work = NOBODY
            if guard.trouble:
                guard.settle()
        except BaseException as error:
            failure = guard.failed(error)
            raise players[seat].fault(failure, decision) from failure
        if not isinstance(choice, Choice):
            raise _no_choice(guard, players[seat], decision, choice)
        if watch is not None:
            watch(decision, seen, choice)
        try:
            submit(seat, choice, decision.number)
        except IllegalChoice as error:
            failure = Failure("illegal", f"illegal choice {choice.text!r}: {error}")
            raise players[seat].fault(failure, decision) from error
        left -= 1
        if not left:
            raise BotError(f"seed {game.table.seed}: no end after {most} decisions")


def _hearing(game: Game, seat: int, hear: Hear, choose: Choose) -> Choose:
    """Return what tells a bot the events since its last question, as far as its seat hears them, and then asks it."""
    passed = 0

    def informed(decision: Decision, view: object) -> Choice:
        nonlocal passed
        events = game.events(seat, passed)
        passed += len(events)
        hear(events)
        return choose(decision, view)

    return informed


def _no_choice(guard: Guard, player: _Player, decision: Decision, answer: object) -> BotFault:
    try:
        text = guard.call(player.clock, lambda: brief(repr(answer)))
    except Failure as failure:
        return player.fault(failure, decision)
    return player.fault(Failure("illegal", f"expected one of the legal choices, found {text}"), decision)


def summary(game: Game, bots: Sequence[str] = (), fault: Fault | None = None) -> Result:
    """Return how a finished game ended.

    Args:
        game: one that is over, or that a fault ended.
        bots: the names of the players, by seat.
        fault: the reason for its early end, if any.

    Raises:
        BotError: the game is not over.
    """
    check_kind(game, Game, "game", "a game")
    if not game.finished and fault is None:
        raise BotError("the game is not over; only finished games can be summed up")
    table, ruleset, facet = game.table, game.ruleset, facet_of(game.ruleset)
    scores = scores_of(ruleset, table)
    return Result(
        seed=table.seed,
        bots=tuple(bots),
        rounds=game.round_number,
        scores=tuple(score.total for score in scores),
        winners=ruleset.winners(table) if fault is None else fault.winners(table.players),
        lines=tuple(facet.lines(score) for score in scores),
        reasons=ruleset.end_reasons(table) if fault is None else ("fault",),
        decisions=sum(table.answered),
        fault=fault,
    )
