"""The numbers of choices: what is asked has numbers of its own, if the game says what the fields of choices may be."""

from __future__ import annotations

from attrs import define, field, fields

from starcup.kernel.actions import Actions
from starcup.kernel.choices import Choice
from starcup.kernel.errors import StarcupError
from starcup.kernel.steps import Decision
from starcup.packed.power_choices import PowerChoice
from starcup.testing.bench import Bench
from starcup.testing.findings import Finding
from starcup.testing.kit import AnyRuleset
from starcup.testing.walking import Spot


@define
class Numbers:
    """The choices met so far with their numbers, and what is wrong with these, by the place in words.

    Without ``actions`` nothing is looked at: the game has no ``domains`` at all, or some fields have none.
    """

    actions: Actions | None = None
    found: dict[str, Finding] = field(factory=dict)
    _known: set[Choice | tuple[type[Choice], str]] = field(factory=set)
    _texts: dict[tuple[int, ...], str] = field(factory=dict)

    @classmethod
    def of(cls, bench: Bench) -> Numbers:
        """Return the numbers of a game, before anything is met."""
        numbers, rules = cls(), bench.ruleset
        try:
            lacking = _lacking(rules)
            numbers.actions = None if lacking is None or lacking else Actions(rules)
        except Exception:  # classes that are none: the check ``definition`` tells of them
            return numbers
        for kind, name in lacking or ():
            what = f"field {name!r} has no domain ({kind.pattern!r}); expected all that it may be, in `domains`"
            where = f"choice {kind.__name__}, field {name!r}"
            numbers.found[where] = bench.finding("kinds", what, where=where)
        return numbers

    def look(self, bench: Bench, spot: Spot, decision: Decision) -> None:
        """Look at the choices of a question that were not met before."""
        if self.actions is None:
            return
        answers = decision.answers
        if answers is None:
            new = [choice for choice in decision.legal if choice not in self._known]
            self._known.update(new)
        else:
            new = [answers[0], answers[-1]]
            items = {(type(new[0]), item) for item in answers.offered}
            if items <= self._known:
                return
            self._known |= items
        for choice in new:
            self._try(bench, spot, decision, choice)
        if new and not any(_where(choice) in self.found for choice in decision.legal[:1]):
            self._try(bench, spot, decision, None)

    def _try(self, bench: Bench, spot: Spot, decision: Decision, choice: Choice | None) -> None:
        """Try the numbers of a choice, or those of all that is legal."""
        assert self.actions is not None
        where = _where(decision.legal[0] if choice is None else choice)
        try:
            what = self._legal(decision) if choice is None else self._wrong(decision, choice)
        except StarcupError as error:
            what = f"it has no number: {error}"
        if what and where not in self.found:
            self.found[where] = bench.finding("kinds", what, spot, where=where)

    def _legal(self, decision: Decision) -> str:
        assert self.actions is not None
        numbers = self.actions.legal(decision)
        return "" if len(set(numbers)) == len(numbers) else f"a number stands for two of what is legal: {numbers}"

    def _wrong(self, decision: Decision, choice: Choice) -> str:
        assert self.actions is not None
        numbers = self.actions.numbers(choice)
        other = self._texts.setdefault(numbers, choice.text)
        if other != choice.text:
            return f"{choice.text!r} and {other!r} have the same number"
        again = self.actions.choice(decision, *numbers)
        return "" if again.text == choice.text else f"the numbers of {choice.text!r} give {again.text!r}"


def _where(choice: Choice) -> str:
    return f"choice {type(choice).__name__}"


def _lacking(rules: AnyRuleset) -> list[tuple[type[Choice], str]] | None:
    """Return the fields of choices that have no domain, though others have one; None: the game has no domains."""
    named = [(kind, attribute.name) for kind in rules.choice_kinds for attribute in fields(kind) if attribute.init]
    if all(rules.domain(kind, name) is None for kind, name in named if not issubclass(kind, PowerChoice)):
        return None
    return [(kind, name) for kind, name in named if rules.domain(kind, name) is None]
