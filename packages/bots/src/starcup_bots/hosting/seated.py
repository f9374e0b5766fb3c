"""The bots of a host: quick ones answer in its process, the others think in processes of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from starcup import Choice, Decision, Game
from starcup.games import definition_of
from starcup.host.bots import Bots, Course, Failed
from starcup.host.later import Later
from starcup.host.refused import Refused, refusal_with, unknown
from starcup.wire import results as r
from starcup_bots.discovery import available, bot_seed
from starcup_bots.hints import usual_adviser
from starcup_bots.hosting.chances import course_bot
from starcup_bots.hosting.hinting import hint_of
from starcup_bots.hosting.thinking import Rules, advise, choose, failed, judge, question_of, thinks_apart
from starcup_bots.hosting.workers import MOST_WORKERS, Inbox, Workers
from starcup_bots.protocol import Bot, BotError, BotKind
from starcup_bots.runner import PATIENCE_MS, answer_of, new_bot


class SeatedBots(Bots):
    """The bots at the seats of all games of a :class:`starcup.host.Host` (or of a server), and those that give hints.

    Args:
        inbox: takes calls from other threads, to be made in the one that all methods here are called in.
        patience_ms: the time that a bot may take for an answer in this process, in milliseconds.
    """

    def __init__(self, inbox: Inbox, patience_ms: int = PATIENCE_MS) -> None:
        self._workers = Workers(inbox)
        self._patience_ms = patience_ms
        self._bots: dict[str, Bot] = {}
        self._kinds: dict[str, Mapping[str, BotKind]] = {}

    def kinds(self, game: str) -> Mapping[str, BotKind]:
        """Return the kinds of bots that play a game, by name.

        Args:
            game: the key of a game.
        """
        if game not in self._kinds:
            self._kinds[game] = available(game)
        return self._kinds[game]

    def on_offer(self, game: str) -> Mapping[str, r.BotOnOffer]:
        """Return the bots that play a game, by name."""
        return {
            name: r.BotOnOffer(kind.name, kind.summary, kind.quick, kind.game or None)
            for name, kind in self.kinds(game).items()
        }

    def at_once(self, name: str, game: Game, seat: int) -> bool:
        """Return whether a bot answers at once: it is quick, or the game can't be thought about apart."""
        return self.kinds(game.ruleset.game)[name].quick or not thinks_apart(game, seat)

    def answer(self, seat_key: str, name: str, game: Game, decision: Decision) -> Choice | str | Failed:
        """Return a bot's answer, or why there is none."""
        seat, view = decision.seat, game.view(decision.seat)
        try:
            bot = self._bots.get(seat_key)
            if bot is None:
                make = partial(self.kinds(game.ruleset.game)[name].make, _seed(game, seat))
                bot = self._bots[seat_key] = new_bot(seat, name, make, self._patience_ms)
            return answer_of(bot, decision, view, self._patience_ms)
        except Exception as error:
            return failed(error)

    def think(
        self, seat_key: str, name: str, game: Game, decision: Decision, told: Callable[[str | Failed], None]
    ) -> None:
        """Have a bot think in another process, which gets a world that fits the seat's view, and never the game."""
        question = question_of(game, decision)
        self._workers.ask(seat_key, partial(choose, seat_key, name, _seed(game, decision.seat), question), told)

    def hint(
        self, key: str, name: str | None, game: Game, names: Sequence[str | None], decision: Decision, language: str
    ) -> r.Hint | Later:
        """Return what a bot on offer would answer, or a promise of it: a client names no commands to run."""
        kind = self._adviser(game, name)
        if kind.quick or not thinks_apart(game, decision.seat):
            return _hint_now(game, names, decision, kind, language)
        later = Later()

        def tell(hint: r.Hint | Failed) -> None:
            if not isinstance(hint, Failed):
                later.set(hint)
            elif hint.other_packs:
                later.set(_hint_now(game, names, decision, kind, language))
            else:
                later.set(_refused("no hint", hint))

        work = partial(advise, kind.name, tuple(names), question_of(game, decision), language)
        self._workers.ask(_home(key), work, tell)
        return later

    def course(self, key: str, game: Game) -> Later:
        """Return a promise of the course of a finished game, judged by playing on in another process."""
        rules, later = game.ruleset, Later()
        bot = course_bot(rules.game)
        if bot is None:
            title = definition_of(rules).title
            raise Refused("no-hints", f"no bot plays {title}: nobody judges the course of the game")

        def tell(course: Course | Failed) -> None:
            later.set(_refused("not judged", course) if isinstance(course, Failed) else course)

        self._workers.ask(_home(key), partial(judge, Rules.of(rules), game.journal_text(), bot), tell)
        return later

    def _adviser(self, game: Game, name: str | None) -> BotKind:
        kinds = self.kinds(game.ruleset.game)
        if name is not None and name not in kinds:
            raise unknown("bot", name, list(kinds))
        adviser = name or usual_adviser(kinds)
        if adviser is None:
            title, named = definition_of(game.ruleset).title, ", ".join(kinds) or "none"
            raise Refused("no-hints", f"{title} has no bot that gives reasons; name one of {named}")
        return kinds[adviser]

    def forget(self, key: str) -> None:
        """Forget the bots of a game."""
        self.leave(f"{key}/")

    def leave(self, seat_key: str) -> None:
        """Forget the bot of a seat that has another player now."""
        for key in [key for key in self._bots if key.startswith(seat_key)]:
            del self._bots[key]
        self._workers.forget(seat_key)

    def check(self) -> None:
        """End the thinking that takes too long."""
        self._workers.check()

    @property
    def busy(self) -> bool:
        """Whether any bot thinks."""
        return self._workers.busy

    def close(self) -> None:
        """End all processes."""
        self._workers.close()


def _home(key: str) -> str:
    """Return the key of the work that outlives an open game: who waits for a hint is told even if it is read anew."""
    return f"advice {sum(key.encode()) % MOST_WORKERS}"


def _seed(game: Game, seat: int) -> int:
    """Return the seed of a bot; it depends on the number of its answers, so that a resumed game has another."""
    return bot_seed(game.table.seed, seat, game.table.answered[seat])


def _refused(what: str, failure: Failed) -> Refused:
    return Refused.of(refusal_with("bot-failed", f"{what}: {failure.message}", failure))


def _hint_now(game: Game, names: Sequence[str | None], decision: Decision, kind: BotKind, language: str) -> r.Hint:
    try:
        return hint_of(game, names, decision, kind, language)
    except BotError as error:
        raise Refused.of(refusal_with("bot-failed", f"no hint: {error}", error)) from error
