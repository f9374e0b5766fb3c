"""A game at the terminal, and the file that it is kept in."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType

from starcup import (
    Choice,
    Decision,
    Game,
    Pack,
    StandingOrder,
    StarcupError,
)
from starcup.host.played_game import PlayedGame
from starcup.host.players import names_of_seats
from starcup.words import Lessons, Words, words_of
from starcup_bots.hosting import SeatedBots
from starcup_cli import files
from starcup_cli.packs import packs_in
from starcup_cli.records import ORDER_NOTE, STOPPED_NOTE, Overtaken, SavedFile
from starcup_cli.table.guide import NOTE, Guide
from starcup_cli.voice import Voice


class Session(PlayedGame):
    """A game that goes on question by question, and the ``file`` that it is kept in.

    ``players`` names, seat by seat, a person (see :mod:`starcup_cli.table.people`) or a kind of bot.
    ``guide`` explains ideas when they first come up. People have the orders that the game gives them at first, but for
    those that they ``stopped``, by seat, and those that they gave and that hold: ``ordered``, each after so many
    choices. ``language`` None is that of the command. ``trouble`` is the reason why the last save failed, ``notice``
    another message about it for people.
    """

    def __init__(
        self,
        game: Game,
        players: Sequence[str],
        file: SavedFile,
        guide: Guide | None = None,
        language: str | None = None,
        stopped: Mapping[int, Sequence[str]] = MappingProxyType({}),
        ordered: Mapping[StandingOrder, int] = MappingProxyType({}),
    ) -> None:
        super().__init__(game.ruleset.game, game, players, SeatedBots(lambda call: call()), omniscient=False)
        self.file = file
        self.humans: tuple[int, ...] = tuple(sorted(self.own))
        alone = self.humans[0] if len(self.humans) == 1 else None
        self.voice: Voice = Voice(game.ruleset, language, names_of_seats(self.players), alone)
        self.words: Words = words_of(game.ruleset, self.voice.language)
        self.packs: tuple[Pack, ...] = packs_in(game.ruleset)
        self.guide: Guide = guide or Guide(self.words.lessons or Lessons())
        self._changing = False
        self.trouble: str = ""
        self.notice: str = ""
        self._given: dict[StandingOrder, int] = {}
        for seat in self.humans:
            self.standing_orders.give_at_first(seat, stopped.get(seat, ()))
        for order, at in ordered.items():
            if order.seat in self.humans and at <= self._choices() and self._can_be_ordered(order):
                self._given[order] = at
                then = Game.replay(game.ruleset, game.journal_text(), at=at)
                self.standing_orders.resume(order, then.view(order.seat))
        self.carry_out_orders()

    # Playing.

    @contextmanager
    def _change(self) -> Iterator[None]:
        """Mark the game as being changed: a signal that comes now must not save a game half changed."""
        self._changing = True
        try:
            yield
        except StarcupError:  # refused; nothing has changed
            self._changing = False
            raise
        self._changing = False

    def submit(self, seat: int, choice: Choice | str, number: int) -> None:
        """Answer a question, and those that have standing orders after it."""
        with self._change():
            self.game.submit(seat, choice, number)
        self.carry_out_orders()

    def asked_next(self, sitting: int | None) -> int | None:
        """Return the seat asked next: whoever sits at the keyboard, else None for a bot, else the next person.

        Bots answer before the keyboard is passed on, so that it is passed on less often.
        """
        asked = [decision.seat for decision in self.game.waiting()]
        if sitting in asked:
            return sitting
        return asked[0] if asked and all(seat in self.humans for seat in asked) else None

    def undo(self, seat: int) -> None:
        """Take back the last choice; the standing orders of the seat are stopped."""
        with self._change():
            self.news.extend(self.standing_orders.undo(seat))

    def order(self, seat: int, choice: str, until: str, kind: str = "") -> StandingOrder:
        """Keep a standing order of a seat, and carry it out if its question is open."""
        order = self.standing_orders.give(seat, choice, until, kind)
        self._given[order] = self._choices()
        self.carry_out_orders()
        return order

    def _choices(self) -> int:
        """Return the number of choices in the journal, undos among them."""
        return sum(isinstance(who, int) for who, _ in self.game.journal)

    def _can_be_ordered(self, order: StandingOrder) -> bool:
        return any(
            question.kind == order.kind
            and order.choice in question.choices
            and order.until in [condition.name for condition in question.until]
            for question in self.standing_orders.possible
        )

    def carry_out_orders(self) -> None:
        """Let orders answer."""
        with self._change():
            super().carry_out_orders()

    def answer_by_bot(self) -> None:
        """Let the next bot answer.

        StarcupError: it, or a power at its choice, failed; the game has stopped before the choice.
        """
        self.let_bot_answer(now=True)  # Ctrl-C stops what thinks for long
        if self.fault is not None:
            error = StarcupError(self.fault.message)
            error.owner, error.file, error.line = self.fault.owner, self.fault.file, self.fault.line
            raise error

    def _submit_for(self, decision: Decision, choice: Choice | str) -> None:
        with self._change():
            super()._submit_for(decision, choice)

    def stop(self, error: Exception) -> None:
        """Raise the error: it ends the command, which shows what led to it."""
        raise error

    # Keeping.

    def notes(self) -> dict[str, str]:
        """Return the players, what the guide has told, and the orders that people have given or stopped."""
        noted = {NOTE: self.guide.note} if self.guide.note else {}
        stopped = {f"{STOPPED_NOTE}{seat}": " ".join(self.standing_orders.stopped(seat)) for seat in self.humans}
        orders = self.standing_orders
        ordered = {
            f"{ORDER_NOTE}{seat}-{order.kind}": f"{self._given[order]} {order.until} {order.choice}"
            for seat in self.humans
            for order in orders.of(seat)
            if order in self._given and not orders.is_at_first(order)
        }
        return {**super().notes(), **noted, **{name: kinds for name, kinds in stopped.items() if kinds}, **ordered}

    def save(self) -> bool:
        """Write the game to its file; False if that failed (``trouble`` says why) or the game is being changed.

        If somebody else has saved there meanwhile, the game goes on in a file of its own (``notice`` says which).
        """
        if self._changing:
            return False
        try:
            self.file.write(self.text())
        except Overtaken as error:
            self.notice = self.voice.words("overtaken", trouble=str(error))
            files.remember(error.kept)
        except OSError as error:
            self.trouble = f"{self.file.path}: {error.strerror}"
            return False
        self.trouble = ""
        return True
