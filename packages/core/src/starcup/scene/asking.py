"""Questions as data: prompts, options, what is barred, and things that are picked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, cast

from starcup.kernel.arrangements import Arrangements
from starcup.kernel.choices import Choice, Items
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.messages import NOTHING, Message, in_id
from starcup.kernel.naming import hyphened, in_words
from starcup.kernel.picks import Picks
from starcup.kernel.ruleset import TableT, ViewT
from starcup.kernel.steps import Decision
from starcup.packed.power_choices import PowerChoice
from starcup.packed.ruleset import PackedRuleset, tile_texts
from starcup.scene.lookup import Lookup
from starcup.scene.naming import Naming
from starcup.scene.parts import UNTOUCHED, Barred, Item, Option, Pick, Prompt, Touches
from starcup.scene.paths import Reach


class Asking(Naming[TableT, ViewT], Generic[TableT, ViewT]):
    """The part of a game's scene that puts questions."""

    reaches: ClassVar[Mapping[type[Choice], Reach]] = MappingProxyType({})
    """What choices touch, by their classes; of other classes it is every thing that a field names."""
    follow_ups: ClassVar[Mapping[type[Choice], str]] = MappingProxyType({})
    """The kinds of questions whose answers are advised together with choices, by the classes of these."""

    def prompt(
        self, view: ViewT, decision: Decision, allowed: Sequence[Choice], lookup: Lookup, *, final: bool = False
    ) -> Prompt:
        """Return a question with its options.

        Args:
            view: what the viewer may know.
            decision: the question to the viewer.
            allowed: all choices that the rules allow, if others than the legal ones.
            lookup: finds what choices touch.
            final: whether the question is known to be the viewer's last word.
        """
        pick = self.pick(view, decision, lookup)
        offered = () if pick is not None else tuple(dict.fromkeys((*decision.legal, *allowed)))
        only = decision.step.always_asks and len(offered) == 1
        ordered = self.order(view, offered)
        options = tuple([self.option(view, decision, choice, lookup, final or only) for choice in ordered])
        return Prompt(
            decision.seat,
            decision.number,
            decision.kind,
            self.question(view, decision),
            decision.step.rule,
            self.subject(view, decision),
            options,
            pick,
            tuple(self.barred(view, decision, lookup)),
            final or (only and options[0].final),
        )

    def question(self, view: ViewT, decision: Decision) -> Message:
        """Return the text of a question.

        Args:
            view: what the viewer may know.
            decision: the question.
        """
        otherwise = decision.question or f"{in_words(decision.kind).capitalize()}?"
        return Message(f"{self.game}-question-{in_id(decision.kind)}", otherwise)

    def subject(self, view: ViewT, decision: Decision) -> Message:
        """Return what a question is about where its text does not name it; by default nothing.

        Args:
            view: what the viewer may know.
            decision: the question.
        """
        return NOTHING

    def order(self, view: ViewT, choices: Sequence[Choice]) -> Sequence[Choice]:
        """Return choices in the order in which people expect them; by default that of the rules.

        Args:
            view: what the viewer may know.
            choices: all that are allowed.
        """
        return choices

    def option(self, view: ViewT, decision: Decision, choice: Choice, lookup: Lookup, final: bool = False) -> Option:
        """Return a choice as it is offered.

        Args:
            view: what the viewer may know.
            decision: the question.
            choice: one that is allowed.
            lookup: finds what it touches.
            final: whether every answer is the last word.
        """
        return Option(
            choice.text,
            self.label(view, choice),
            self.detail(view, choice),
            self.touches(view, choice, lookup),
            final or self.is_final(view, choice),
            self.is_shortcut(view, choice),
            choice.passing,
        )

    def label(self, view: ViewT, choice: Choice) -> Message:
        """Return a choice in a few words; by default its pattern with names in it.

        Its words are ``GAME-choice-KIND``, of a power in Python of a pack ``GAME-choice-POWER-KIND``.

        Args:
            view: what the viewer may know.
            choice: one of any question.
        """
        kind = type(choice)
        words = kind.pattern.removesuffix("{power}").rstrip() if "{power}" in kind.pattern else kind.pattern
        return Message(
            self._choice_id(choice),
            words.replace("_", " ").capitalize() if "{" not in words[:1] else words,
            **self.args(choice),
        )

    def detail(self, view: ViewT, choice: Choice) -> Message:
        """Return what a choice brings, in numbers; by default the first line of the docstring of its class.

        Of a choice that names a piece of a new kind, which an extension has added, it is what the piece does.

        Args:
            view: what the viewer may know.
            choice: one of any question.
        """
        kind = type(choice)
        document = str(kind.__dict__.get("__doc__") or "").strip().partition("\n")[0].rstrip(".")
        words = "" if document.startswith("Method generated") else re.sub(r"``?(\w+)``?", r"{\1}", document)
        known = {name for name, _ in self._shape(choice)}
        words = re.sub(r"\{(\w+)\}", lambda match: match[0] if match[1] in known else match[1], words)
        words = self._of_further(choice) or re.sub(r" \([A-Z]+-\d+(, [A-Z]+-\d+)*\)", "", words)
        return Message(f"{self._choice_id(choice)}.detail", words, **self.args(choice))

    def _of_further(self, choice: Choice) -> str:
        """Return the text of a piece of a new kind that a choice names; empty if it names none."""
        if not isinstance(choice, PowerChoice) or not self._further:
            return ""
        named = [getattr(choice, name) for name, things in self._shape(choice) if things]
        texts = [self._further_texts.get(str(value), "") for value in named]
        return next(filter(None, texts), "").rstrip(".")

    @cached_property
    def _further_texts(self) -> Mapping[str, str]:
        texts = tile_texts(cast(PackedRuleset[Any, Any], self.ruleset))
        return {key: texts[key].text for _, key in self._further if key in texts}

    def _choice_id(self, choice: Choice) -> str:
        kind = type(choice)
        # Powers of several packs may have choices that are called the same.
        of_pack = isinstance(choice, PowerChoice) and kind not in type(self.ruleset).choice_kinds
        power = f"{in_id(choice.power)}-" if of_pack and isinstance(choice, PowerChoice) else ""
        return f"{self.game}-choice-{power}{hyphened(kind)}"

    def _shape(self, thing: object) -> tuple[tuple[str, str], ...]:
        self.args(thing)
        return self._shapes[type(thing)]

    def touches(self, view: ViewT, choice: Choice, lookup: Lookup) -> Touches:
        """Return what a choice does with things on the scene; by default by :attr:`reaches`, or by its fields.

        Args:
            view: what the viewer may know.
            choice: one of any question.
            lookup: finds things by what choices call them.
        """
        reach = self.reaches.get(type(choice))
        if reach is not None:
            return reach.touches(choice, cast("Any", view).seat, lookup)
        take: list[str] = []
        by = lookup.find(choice.power) if isinstance(choice, PowerChoice) else ()
        for name, _ in self._shape(choice):
            value = getattr(choice, name)
            if name == "power" and by:
                continue
            if name == "items":
                take += [key for item in dict.fromkeys(value) for key in lookup.find(item, value.count(item))]
            elif isinstance(value, str):
                take += lookup.find(value)
        return Touches(tuple(dict.fromkeys(take)), by=by) if take or by else UNTOUCHED

    def is_final(self, view: ViewT, choice: Choice) -> bool:
        """Return whether a choice shows something, or ends the chance to take choices back; by default not.

        Args:
            view: what the viewer may know.
            choice: one that is allowed.
        """
        return False

    def is_shortcut(self, view: ViewT, choice: Choice) -> bool:
        """Return whether a choice does at once what further questions would ask; by default not.

        Args:
            view: what the viewer may know.
            choice: one that is allowed.
        """
        return False

    def reached_for(self, view: ViewT, decision: Decision) -> Iterable[Choice]:
        """Return choices that one would expect to be possible, whether they are or not: each piece to each place.

        Args:
            view: what the viewer may know.
            decision: the question.
        """
        return ()

    def barred(self, view: ViewT, decision: Decision, lookup: Lookup) -> Iterable[Barred]:
        """Return what one would reach for and is not possible, each with the refusal.

        Args:
            view: what the viewer may know.
            decision: the question.
            lookup: finds what choices touch.
        """
        for choice in dict.fromkeys(self.reached_for(view, decision)):
            if choice not in decision.legal:
                refusal = self.refusal(view, decision, choice)
                if refusal is not None:
                    touches = self.touches(view, choice, lookup)
                    label = self.label(view, choice)
                    yield Barred(choice.text, label, touches, refusal.code, self.reason(refusal), refusal.rule)

    def refusal(self, view: ViewT, decision: Decision, choice: Choice) -> IllegalChoice | None:
        """Return why a choice is not possible; None if the rules allow it, though it is not among the legal ones.

        Args:
            view: what the viewer may know.
            decision: the question.
            choice: one that is not legal.
        """
        step, table = decision.step, cast("Any", view)
        return None if choice in step.allowed(table) else step.refuse(table, choice)

    def reason(self, refusal: IllegalChoice) -> Message:
        """Return a refusal as a message.

        Args:
            refusal: of a choice.
        """
        return refusal.reason

    # Questions that take several items.

    def pick(self, view: ViewT, decision: Decision, lookup: Lookup) -> Pick | None:
        """Return what is picked at a question; None if it lists its choices.

        Args:
            view: what the viewer may know.
            decision: the question.
            lookup: finds what items stand for.
        """
        answers = decision.answers
        if isinstance(answers, Picks):
            items = tuple([self.item(view, decision, item, lookup, count) for item, count in answers.row])
            return Pick(answers.prefix, items, answers.least, answers.most, purpose=self.purpose(view, decision))
        if isinstance(answers, Arrangements):
            rows = [(item, number) for number, thing in enumerate(answers.things) for item in dict.fromkeys(thing)]
            items = tuple([self.item(view, decision, item, lookup, together=number) for item, number in rows])
            number = len(answers.things)
            return Pick(answers.prefix, items, number, number, True, self.purpose(view, decision))
        return None

    def item(
        self, view: ViewT, decision: Decision, item: str, lookup: Lookup, count: int = 1, together: int | None = None
    ) -> Item:
        """Return one of several things that are picked.

        Args:
            view: what the viewer may know.
            decision: the question.
            item: as choices spell it.
            lookup: finds what it stands for.
            count: how many of them there are.
            together: the number of the thing of which it is one side.
        """
        things = dict(self._shape(decision.legal[0])).get("items", "")
        title = self.name(things or "word", item)
        detail = self.item_detail(view, decision, item)
        return Item(item, title, detail, count, lookup.find(item, count), together)

    def item_detail(self, view: ViewT, decision: Decision, item: str) -> Message:
        """Return what an item is worth or does at a question; by default nothing.

        Args:
            view: what the viewer may know.
            decision: the question.
            item: as choices spell it.
        """
        return NOTHING

    def purpose(self, view: ViewT, decision: Decision) -> Message:
        """Return what several items are picked for, such as the cost that they pay; by default nothing.

        Args:
            view: what the viewer may know.
            decision: the question.
        """
        return NOTHING

    def comes_to(self, view: ViewT, decision: Decision, items: Items) -> Message:
        """Return what picked items come to so far, whether they are an answer or not; by default nothing.

        Args:
            view: what the viewer may know.
            decision: the question.
            items: those that are picked so far.
        """
        return NOTHING
