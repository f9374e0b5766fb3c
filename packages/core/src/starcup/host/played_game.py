"""A game that goes on: standing orders and bots answer in it until only the client, or bots that think, are asked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial

from attrs import evolve

from starcup.host.bots import Bots, Failed
from starcup.host.players import at_client, notes_of
from starcup.host.refused import Refused, refusal_of_error, refusal_with
from starcup.host.versions import Versions
from starcup.kernel.choices import Choice
from starcup.kernel.errors import IllegalChoice, StarcupError
from starcup.kernel.game import Game
from starcup.kernel.orders import OrderNews, StandingOrders
from starcup.kernel.ruleset import Ruleset
from starcup.kernel.steps import Decision
from starcup.wire.game_wire import AnyWire, wire_of
from starcup.wire.parts import Refusal

MOST_ANSWERS = 100_000
"""Far more answers than all bots give in a game, to detect bots that never end it."""


class PlayedGame:
    """A game with its players. ``players`` names, seat by seat, ``client``, a person at it, or a kind of bot.

    ``bots`` answer at once or think, one question a seat at a time.
    """

    def __init__(self, key: str, game: Game, players: Sequence[str], bots: Bots, *, omniscient: bool) -> None:
        self.key: str = key
        self.game: Game = game
        self.players: tuple[str, ...] = tuple(players)
        self.omniscient: bool = omniscient
        self.fault: Refusal | None = None
        self.standing_orders: StandingOrders = StandingOrders(game)
        self.bots: Bots = bots
        self._thinking: dict[int, object] = {}
        self.news: list[OrderNews] = []
        """What became of standing orders, as far as :meth:`news_of` has not told it."""
        self._take_seats(self.players)
        self.versions: Versions = Versions()
        self._acts: dict[int, int] = dict.fromkeys(self.own, 0)

    def _take_seats(self, players: tuple[str, ...]) -> None:
        """Note who plays, and which seats the client has."""
        self.players = players
        self.own: frozenset[int] = frozenset(seat for seat, name in enumerate(players) if at_client(name))

    @property
    def rules(self) -> Ruleset:
        """The game's ruleset."""
        return self.game.ruleset

    @cached_property
    def wire(self) -> AnyWire:
        """What tells the game's parts to programs."""
        return wire_of(self.rules)

    def waited_for(self) -> tuple[int, ...]:
        """Return the seats that have to answer before the game goes on; none if it can't go on."""
        return () if self.fault is not None else tuple(decision.seat for decision in self.game.waiting())

    @property
    def bots_think(self) -> bool:
        """True if the game may go on without the client."""
        return bool(self._thinking)

    def close(self) -> None:
        """Cancel the thinking of bots about this game."""
        self._thinking.clear()
        self.bots.forget(self.key)

    def _go_on_without_fault(self) -> None:
        """Let the game go on that the fault of a bot has stopped: another plays its seat."""
        self.fault = None

    def stop(self, error: Exception) -> None:
        """Let the game go no further, since somebody's code has failed.

        Args:
            error: what was raised.
        """
        self.fault = refusal_of_error(error)

    def go_on(self, acted: int | None = None) -> None:
        """Let orders and bots answer after a change; ``acted``: the seat of the client that made it.

        Args:
            acted: the seat of the client that made the change, if any did.
        """
        self._let_bots_answer()
        self.news.clear()  # readers hear of it as of any other answer
        if acted is not None:
            self._acts[acted] = self._acts.get(acted, 0) + 1  # certainly a change, even if it looks the same afterwards
        self.renew_versions()

    def _let_bots_answer(self) -> None:
        """Let orders and bots answer until only the client, or bots that think, are asked."""
        self.carry_out_orders()
        for _ in range(MOST_ANSWERS):
            if not self.let_bot_answer():
                return
        self.fault = Refusal("bot-failed", f"no end in sight after {MOST_ANSWERS} answers of the bots")

    def let_bot_answer(self, *, now: bool = False) -> bool:
        """Let the next bot answer, and the orders after it; return False if none is asked that does not think already.

        Args:
            now: whether it answers at once, even if it takes long.
        """
        at_work = self.own | self._thinking.keys()
        asked = next((decision for decision in self.game.waiting() if decision.seat not in at_work), None)
        if asked is None or self.fault is not None:
            return False
        if now or self.bots.at_once(self.players[asked.seat], self.game, asked.seat):
            self._answer_by_bot(asked)
        else:
            self._have_it_thought_about(asked)
        self.carry_out_orders()
        return True

    def carry_out_orders(self) -> None:
        """Let orders answer."""
        try:
            self.news += self.standing_orders.go_on()
        except StarcupError as error:
            self.stop(error)

    def news_of(self, seat: int) -> list[OrderNews]:
        """Return what became of the orders of a seat, once.

        Args:
            seat: its number, from 0.
        """
        own = [news for news in self.news if news.order.seat == seat]
        self.news = [news for news in self.news if news.order.seat != seat]
        return own

    def _answer_by_bot(self, decision: Decision) -> None:
        """Let a bot answer at once."""
        seat = decision.seat
        try:
            answer = self.bots.answer(f"{self.key}/{seat}", self.players[seat], self.game, decision)
        except StarcupError as error:
            self.stop(error)
            return
        if isinstance(answer, Failed):
            self._fail(seat, answer)
        else:
            self._submit_for(decision, answer)

    def _have_it_thought_about(self, decision: Decision) -> None:
        """Have a bot think."""
        seat = decision.seat
        self._thinking[seat] = self._sight(seat)
        answered = partial(self._thought, decision)
        try:
            self.bots.think(f"{self.key}/{seat}", self.players[seat], self.game, decision, answered)
        except (StarcupError, Refused) as error:
            del self._thinking[seat]
            self._fail(seat, error)

    def _thought(self, asked: Decision, answer: str | Failed) -> None:
        """Submit a bot's answer if the question is still open and the bot's seat sees the same as when it was asked."""
        seat = asked.seat
        seen = self._thinking.pop(seat, None)
        if seen is None or self.fault is not None:
            return
        decision = self.game.decision(seat)
        if decision is not None and decision.number == asked.number and self._sight(seat) == seen:
            if isinstance(answer, str):
                self._submit_for(decision, answer)
            elif answer.other_packs:  # a folder has changed since the start: only this process has its old contents
                self._answer_by_bot(decision)
            else:
                self._fail(seat, answer)
        self.go_on()

    def renew_versions(self) -> None:
        """Update the versions after a possible change."""
        game, waited_for = self.game, self.waited_for()
        seen: dict[int | None, object] = {}
        for seat in range(len(self.players)) if self.omniscient else sorted(self.own):
            asked = game.decision(seat)
            number = -1 if asked is None else asked.number
            open_to_all = (waited_for, self.fault, game.finished)
            seen[seat] = (self._acts.get(seat), number, game.can_undo(seat), *open_to_all, self._sight(seat))
        seen[None] = (*seen.values(), waited_for, game.finished, self.fault, game.chance)
        for viewer, sight in seen.items():
            self.versions.renew(viewer, sight)

    def _sight(self, seat: int) -> object:
        """Return a value that changes when a seat sees something else."""
        return self.wire.sight(self.game.view(seat))

    def _submit_for(self, decision: Decision, choice: Choice | str) -> None:
        try:
            self.game.submit(decision.seat, choice, decision.number)
        except IllegalChoice as error:
            self._fail(decision.seat, Failed(f"illegal choice {str(choice)!r}: {error}"))
        except StarcupError as error:
            self._fail(decision.seat, error)

    def _fail(self, seat: int, error: Exception | Failed) -> None:
        """Stop the game: a bot, or a power at its choice, has failed."""
        if self.game.fault is not None:
            self.stop(self.game.fault)
            return
        fault = refusal_of_error(error) if isinstance(error, Exception) else error
        name = self.players[seat]
        refusal = refusal_with("bot-failed", f"bot {name!r} (seat {seat}) failed: {fault.message}", fault)
        self.fault = evolve(refusal, owner=f"bot {name}") if fault.owner.startswith("bot ") else refusal

    # Keeping.

    def text(self) -> str:
        """Return the journal, with players and folders noted in its header as ``starcup play`` reads them."""
        return self.game.journal_text(self.notes())

    def notes(self) -> dict[str, str]:
        """Return the players by seat and the folders of packs, for the journal's header."""
        return notes_of(self.players, self.rules)
