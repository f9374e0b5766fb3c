"""What a host asks of whoever brings bots; ``starcup_bots.hosting`` does."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from starcup.host.later import Later
from starcup.host.refused import Refused
from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.kernel.steps import Decision
from starcup.kernel.values import frozen
from starcup.wire import results as r


@frozen
class Failed:
    """The reason why there is no answer, with whose code failed and where if any did.

    ``other_packs`` if another process finds other packs than those of the game.
    """

    message: str
    other_packs: bool = False
    owner: str = ""
    file: str = ""
    line: int = 0


@frozen
class Course:
    """The odds of winning in the course of a game, as a bot that plays on judges them.

    Args:
        bot: who played on.
        playouts: how often from each point.
        points: pairs of how many choices were made, and the odds of each seat then.
    """

    bot: str
    playouts: int
    points: tuple[tuple[int, tuple[float, ...]], ...]


class Bots(Protocol):
    """The bots that a host seats. A ``seat_key`` is that of a game with a slash and a seat behind it."""

    def on_offer(self, game: str) -> Mapping[str, r.BotOnOffer]:
        """Return the bots that play the game of that key, by name.

        Args:
            game: the key of a game.
        """
        ...

    def at_once(self, name: str, game: Game, seat: int) -> bool:
        """Return whether a bot answers a question of a seat at once; else it is asked to :meth:`think`.

        Args:
            name: that of the bot.
            game: the game.
            seat: the seat of the bot.
        """
        ...

    def answer(self, seat_key: str, name: str, game: Game, decision: Decision) -> Choice | str | Failed:
        """Return a bot's answer to an open question.

        Args:
            seat_key: the key of the game, a slash and the seat.
            name: that of the bot.
            game: the game.
            decision: the open question.

        Raises:
            StarcupError: code failed before the bot was asked.
        """
        ...

    def think(
        self, seat_key: str, name: str, game: Game, decision: Decision, told: Callable[[str | Failed], None]
    ) -> None:
        """Have a bot answer later, by a call of ``told`` in the host's thread.

        Args:
            seat_key: the key of the game, a slash and the seat.
            name: that of the bot.
            game: the game.
            decision: the open question.
            told: called with the answer in the thread of the host.

        Raises:
            StarcupError: code failed before the bot was asked.
        """
        ...

    def hint(
        self, key: str, name: str | None, game: Game, names: Sequence[str | None], decision: Decision, language: str
    ) -> r.Hint | Later:
        """Return what a bot would answer, or a promise of it; without a ``name`` one that gives reasons.

        Args:
            key: that of the game.
            name: that of the bot.
            game: the game.
            names: what the players are called; None: by their seats.
            decision: the open question.
            language: the tag of the language of texts.

        Raises:
            Refused: there is no such bot, or none that gives reasons, or it failed.
        """
        ...

    def course(self, key: str, game: Game) -> Later:
        """Return a promise of the :class:`Course` of a finished game.

        Args:
            key: that of the game.
            game: one that is over.

        Raises:
            Refused: no bot can judge it.
        """
        ...

    def forget(self, key: str) -> None:
        """Forget the bots of a game: nobody is told any more.

        Args:
            key: that of the game.
        """
        ...

    def leave(self, seat_key: str) -> None:
        """Forget the bot of a seat that has another player now.

        Args:
            seat_key: the key of the game, a slash and the seat.
        """
        ...

    def check(self) -> None:
        """End the thinking that takes too long."""
        ...

    @property
    def busy(self) -> bool:
        """Whether any bot thinks."""
        ...

    def close(self) -> None:
        """End all thinking."""
        ...


class NoBots(Bots):
    """No bots at all: people play among themselves."""

    busy: bool = False

    def on_offer(self, game: str) -> Mapping[str, r.BotOnOffer]:
        """Return none."""
        return {}

    def at_once(self, name: str, game: Game, seat: int) -> bool:
        """Return that an answer comes at once."""
        return True

    def answer(self, seat_key: str, name: str, game: Game, decision: Decision) -> Choice | str | Failed:
        """Return that there is no such bot."""
        return Failed(f"there is no bot {name!r} here")

    def think(
        self, seat_key: str, name: str, game: Game, decision: Decision, told: Callable[[str | Failed], None]
    ) -> None:
        """Tell that there is no such bot."""
        told(self.answer(seat_key, name, game, decision))  # type: ignore[arg-type]

    def hint(
        self, key: str, name: str | None, game: Game, names: Sequence[str | None], decision: Decision, language: str
    ) -> r.Hint | Later:
        """Refuse: nobody gives hints."""
        raise Refused("no-hints", "no bots are installed: nobody gives hints")

    def course(self, key: str, game: Game) -> Later:
        """Refuse: nobody judges games."""
        raise Refused("no-hints", "no bots are installed: nobody judges games")

    def forget(self, key: str) -> None:
        """Do nothing."""

    def leave(self, seat_key: str) -> None:
        """Do nothing."""

    def check(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""
