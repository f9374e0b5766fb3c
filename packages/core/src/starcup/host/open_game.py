"""One open game as its client has it: what he may see, and what he may do."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from starcup.host.later import Later
from starcup.host.ordering import orders_told
from starcup.host.refused import Refused, brief_in, refusal_with, unknown
from starcup.host.seen_game import SeenGame
from starcup.kernel.errors import CannotUndo, IllegalChoice, OrderRefused, StarcupError
from starcup.kernel.messages import Arg, Message, Player
from starcup.kernel.steps import Decision
from starcup.scene import Prompt, scene_of, too_late
from starcup.wire import results as r
from starcup.wire.order_results import Orders
from starcup.wire.parts import refusal_of
from starcup.wire.scene_json import BarredJson, as_json


class OpenGame(SeenGame):
    """A game as a client has it."""

    # Answering.

    def submit(self, seat: int, choice: str, number: int | None, language: str) -> None:
        """Answer a question to a seat of the client.

        Args:
            seat: its number, from 0.
            choice: the text of a choice.
            number: that of the question meant; None: the open one.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        self._check_sound()
        try:
            self.game.submit(seat, choice, number)
        except IllegalChoice as error:
            raise self._refused(error, seat, choice, language) from error
        except StarcupError as error:
            if self.game.fault is not None:
                self.stop(error)
                self.renew_versions()
            raise
        self.go_on(seat)

    def asked(self, seat: int, number: int | None, language: str) -> Decision:
        """Return the open question of a seat; ``number``, if given, says which one is meant.

        Args:
            seat: its number, from 0.
            number: that of the question meant; None: the open one.
            language: the tag of the language of texts.

        Raises:
            Refused: nothing is asked there, or something else.
        """
        decision = self.game.decision(seat)
        if decision is None:
            code = "finished" if self.game.finished else "not-asked"
            raise Refused(code, self._said(f"starcup-refusal-{code}", seat, language, seat=Player(seat)))
        if number is not None and number != decision.number:
            opened = Message("starcup-open", number=decision.number)
            stale = self._said("starcup-refusal-stale", seat, language, seat=Player(seat), number=number, open=opened)
            raise Refused("stale", stale)
        return decision

    def why(self, seat: int, choice: str, language: str) -> r.Why:
        """Return the reason why a choice is not legal.

        Args:
            seat: its number, from 0.
            choice: the text of a choice.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        error = self.game.why(seat, choice)
        return r.Why(True) if error is None else r.Why(False, self._refused(error, seat, choice, language).refusal)

    def why_of(self, seat: int, key: str, language: str) -> r.Why:
        """Return what can be done with a piece or space of a seat's scene, and what one would expect and can't.

        Args:
            seat: its number, from 0.
            key: that of a piece or space of the scene.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        scene = scene_of(self.game, seat)
        keys = [known for space in scene.walk() for known in (space.key, *(piece.key for piece in space.pieces))]
        if key not in keys:
            raise unknown("key", key, keys)
        prompt = scene.prompt or Prompt(seat, 0, "", Message(""))
        items = () if prompt.pick is None else prompt.pick.items
        choices = [option.choice for option in prompt.options if key in option.touches.keys]
        words = self.teller.language(language, seat)
        barred = tuple([BarredJson(as_json(choice, words)) for choice in prompt.barred if key in choice.touches.keys])
        return r.Why(bool(choices) or any(key in item.touches for item in items), None, tuple(choices), barred)

    def comes_to(self, seat: int, items: Sequence[str], language: str) -> r.ComesTo:
        """Return what items come to that are picked so far.

        Args:
            seat: its number, from 0.
            items: what is picked so far.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        decision = self.asked(seat, None, language)
        answers = decision.answers
        if answers is None:  # no front end asks for that
            raise Refused("not-asked", f"seat {seat} is not asked to pick anything")
        choice = f"{answers.prefix} {' '.join(items) or 'none'}"
        why = self.why(seat, choice, language)
        text = self.teller.presenter.comes_to(self.game.view(seat), decision, tuple(items))
        return r.ComesTo(self.teller.language(language, seat).text(text), why.legal, choice, why.refusal)

    def undo(self, seat: int, language: str) -> None:
        """Take back the last choice of a seat of the client.

        Args:
            seat: its number, from 0.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        self._check_sound()
        try:
            self.game.undo(seat)
        except CannotUndo as error:
            if self.game.finished:
                raise Refused("cannot-undo", self._said("starcup-refusal-finished", seat, language)) from error
            raise Refused("cannot-undo", self.why_not_undo(seat, language)) from error
        self.standing_orders.undone(seat)
        self.go_on(seat)

    def why_not_undo(self, seat: int, language: str) -> str:
        """Return why a seat can't take back its last choice; empty if it can.

        Args:
            seat: its number, from 0.
            language: the tag of the language of texts.
        """
        can = self.fault is None and self.game.can_undo(seat)
        return "" if can else self.teller.language(language, seat).text(too_late(self.game, seat))

    def hint(self, seat: int, bot: str | None, number: int | None, language: str) -> r.Hint | Later:
        """Return what a bot would answer to an open question of a seat of the client, or a promise of it.

        Args:
            seat: its number, from 0.
            bot: who is asked; None: one that gives reasons.
            number: that of the question meant; None: the open one.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        decision = self.asked(seat, number, language)
        return self.bots.hint(self.key, bot, self.game, self.teller.names, decision, language)

    def orders(self, seat: int, language: str) -> Orders:
        """Return what a seat of the client may order beforehand, and what it has ordered.

        Args:
            seat: its number, from 0.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        return orders_told(self.standing_orders, self.teller.presenter, seat, self.teller.language(language, seat))

    def order(self, seat: int, choice: str, until: str, kind: str, language: str) -> None:
        """Keep an order of a seat of the client, and carry it out if its question is open.

        Args:
            seat: its number, from 0.
            choice: the text of a choice.
            until: the name of the condition that ends the order.
            kind: the kind of question; empty: the first for which the choice may be ordered.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        self._check_sound()
        try:
            self.standing_orders.give(seat, choice, until, kind)
        except OrderRefused as error:
            words = self.teller.language(language, seat)
            raise Refused(error.code, words.text(error.reason), error.nearest) from error
        self.go_on()

    def stop_orders(self, seat: int, kind: str, language: str) -> None:
        """Stop the orders of a seat of the client, or the one for a kind of question.

        Args:
            seat: its number, from 0.
            kind: the kind of question; empty: all.
            language: the tag of the language of texts.
        """
        self.check_own(seat)
        try:
            self.standing_orders.stop(seat, kind)
        except OrderRefused as error:
            raise Refused(error.code, self.teller.language(language, seat).text(error.reason), error.nearest) from error

    def resolve(self, outcome: str, seat: int | None, language: str) -> None:
        """Supply the roll or draw that is awaited.

        Args:
            outcome: the text of what was rolled or drawn.
            seat: who tells it, and learns no more than he knows if it can't be; None: who knows all.
            language: the tag of the language of texts.
        """
        self._check_sound()
        node, known = self.game.chance, self.chance(seat)
        if node is None or known is None:
            raise Refused("no-chance", "no roll or draw is awaited")
        names = [option.text for option in known.options]
        if outcome not in names:
            raise unknown("outcome", outcome, names)
        values = {self.rules.outcome_text(node.kind, value): value for value in node.options}
        if outcome not in values:
            named = self.teller.presenter.outcome(node.kind, outcome)
            reason = Message("starcup-refusal-not-in-deck", outcome=named)
            raise Refused("not-in-deck", self.teller.language(language, seat).text(reason))
        try:
            self.game.resolve(values[outcome])
        except Exception as error:  # a power failed where no choice can be taken back
            self.stop(error)
            self.renew_versions()
            raise
        self.go_on()

    # Checks.

    def _check_sound(self) -> None:
        if self.fault is not None:
            raise Refused.of(refusal_with("stopped", f"the game has stopped: {self.fault.message}", self.fault))

    def _said(self, name: str, reader: int, language: str, /, **args: Arg) -> str:
        return self.teller.language(language, reader).text(Message(name, **args))

    def _refused(self, error: IllegalChoice, seat: int, choice: str, language: str) -> Refused:
        refusal = refusal_of(error, choice, self.game.decision(seat), self.teller.language(language, seat))
        return Refused.of(evolve(refusal, message=brief_in(refusal.message, " ".join(choice.lower().split()))))
