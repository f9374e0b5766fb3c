"""Matches: games that are played by numbered actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from starcup import Choice, Decision, Game, NumberedQuestion, StarcupError, returns
from starcup_rl.menu import Menu, Offer, empty_menu, offering
from starcup_rl.task import POINTS, Task

AnyGame = Game[Any, Any]
NOBODY = -1
"""The seat that acts when a game is over."""


class Match:
    """A game of a task, in which one seat acts after the other; sets may take several actions.

    Where several seats answer at once, they act in seat order, and no observation shows what another seat has
    answered.

    Args:
        task: the task.
        seed: the seed of the game.

    >>> match = Match(Task(game="race"), seed=7)
    >>> while match.seat >= 0:
    ...     match.act(match.legal[0])
    >>> match.cut_off, match.rewards()
    (True, (0.0, 0.0))
    """

    def __init__(self, task: Task, seed: int) -> None:
        self.task = task
        self._layout = task.setting.layout(task.players)
        self._taken = task.setting.taken
        self._new_offer = offering(task)
        self._offers: dict[int, Offer] = {}
        self._most = task.most_actions
        self.begin(seed)

    def begin(self, seed: int) -> None:
        """Begin another game.

        Args:
            seed: the seed of the game.

        Raises:
            BadArgument: the seed is not valid.
        """
        self.game: AnyGame = Game.new(self.task.ruleset, self.task.players, seed, log=False)
        """The game, for inspection only; :meth:`act` plays it."""
        self._offers.clear()
        self.actions: int = 0
        """The number of actions so far."""
        self._ask()

    def _ask(self) -> None:
        pending = self.game.table.pending
        if pending and self.actions < self._most:
            decision = pending[0]
            self.seat: int = decision.seat
            """The seat that acts now; -1 when the game is over or cut off."""
            self._decision: Decision | None = decision
        else:
            self.seat, self._decision = NOBODY, None
            self._offers.clear()

    @property
    def _offer(self) -> Offer | None:
        """The actions of the seat that acts now, laid out when they are first asked for: bots never ask."""
        return None if self._decision is None else self._offered(self._decision)

    def _offered(self, decision: Decision) -> Offer:
        """Return the actions for a question, some of which may already have been taken."""
        offer = self._offers.get(decision.seat)
        if offer is None or offer.decision is not decision:
            offer = self._offers[decision.seat] = self._new_offer(decision)
        return offer

    def _offer_to(self, seat: int | None) -> Offer | None:
        if seat is None or seat == self.seat:
            return self._offer
        pending = () if self._decision is None else self.game.table.pending
        return next((self._offered(decision) for decision in pending if decision.seat == seat), None)

    def __repr__(self) -> str:
        now = "over" if self.seat < 0 else f"seat {self.seat} acts"
        return f"<Match of {self.task!r}, {self.actions} actions, {now}>"

    @property
    def acting(self) -> tuple[int, ...]:
        """The seats that are asked now: several where seats answer at once."""
        return () if self._decision is None else tuple([decision.seat for decision in self.game.table.pending])

    @property
    def cut_off(self) -> bool:
        """Whether the game was cut off for its length instead of ending by its rules."""
        return self._decision is None and not self.game.finished

    @property
    def legal(self) -> Sequence[int]:
        """The legal actions of the seat that acts now; none when the game is over or cut off."""
        offer = self._offer
        return () if offer is None else offer.legal

    @property
    def offered(self) -> Iterable[int]:
        """The legal actions in arbitrary order; quicker than :attr:`legal`."""
        offer = self._offer
        return offer.moves if isinstance(offer, NumberedQuestion) else self.legal

    def act(self, action: int, seat: int | None = None) -> None:
        """Take an action.

        Args:
            action: one of :attr:`legal`.
            seat: the seat that acts, one of :attr:`acting`; None: :attr:`seat`.

        Raises:
            StarcupError: the action is not legal, or the seat does not act; nothing has changed.
            EngineError: code of the game failed; see :meth:`starcup.Game.submit`.
        """
        offer = self._offer if seat is None else self._offer_to(seat)
        if offer is None:
            expected = (
                f"an action of seat {' or '.join(map(str, self.acting))}" if self.acting else "none: the game is over"
            )
            raise StarcupError(f"action {action!r}{'' if seat is None else f' of seat {seat}'}: expected {expected}")
        choice = offer.take(action)
        self.actions += 1
        if choice is not None:
            decision = offer.decision
            self.game.submit(decision.seat, choice, decision.number)
            del self._offers[decision.seat]
            self._ask()
        elif self.actions >= self._most:
            self._ask()

    def answer(self, choice: Choice) -> None:
        """Answer with a choice instead of actions, for the seat that acts now, as bots do; it counts as one action.

        Args:
            choice: a legal choice.

        Raises:
            IllegalChoice: the choice is not legal; nothing has changed.
            EngineError: code of the game failed; see :meth:`starcup.Game.submit`.
        """
        self.game.submit(self.seat, choice)
        self._offers.pop(self.seat, None)
        self.actions += 1
        self._ask()

    def observed(self, seat: int) -> bytes:
        """Return what a seat sees, as bytes of 16-bit integers: the fields of the task.

        Args:
            seat: its number, from 0.

        Raises:
            BadArgument: there is no such seat.
        """
        offer = self._offers.get(seat)
        items = () if offer is None else offer.items
        return self._layout.packed(self.game.table, seat) + (self._taken.packed(items) if items else self._taken.none)

    def mask(self, seat: int | None = None) -> bytes:
        """Return a byte for each action: 1 if it is legal, else 0.

        Args:
            seat: the seat; None: :attr:`seat`. A seat that is not asked has no legal action.
        """
        offer = self._offer_to(seat)
        return bytes(self.task.action_count) if offer is None else offer.mask()

    def menu(self, seat: int | None = None) -> bytes:
        """Return a menu as bytes of 32-bit integers: see :meth:`Menu.packed`.

        Args:
            seat: the seat; None: :attr:`seat`. A seat that is not asked has an empty menu.

        Raises:
            StarcupError: the task has no menus.
        """
        offer = self._offer_to(seat)
        if self.task.actions != "menu":
            raise StarcupError("actions are numbers, and there is no menu; expected a task with actions='menu'")
        return offer.packed() if isinstance(offer, Menu) else empty_menu(self.task)

    def rewards(self) -> tuple[float, ...]:
        """Return the reward of each seat: 0 until the game is over or cut off; see :class:`Task`."""
        task = self.task
        if self._decision is not None:
            return (0.0,) * task.players
        if task.rewards == "win":
            return returns(self.game)
        totals = [score.total for score in task.ruleset.scores(self.game.table)]
        return tuple([_lead(totals, seat) / POINTS for seat in task.seats])


def _lead(totals: Sequence[int], seat: int) -> int:
    others = [total for place, total in enumerate(totals) if place != seat]
    return totals[seat] - max(others) if others else totals[seat]
