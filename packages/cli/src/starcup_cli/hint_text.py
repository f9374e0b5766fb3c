"""Advice in words: the choice, its expected worth, its reasons, and the alternatives."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, fsum

from starcup import Choice, Decision, Items, Table
from starcup.words import Words, counted, sentence, several
from starcup_bots import Advice, EvaluationTerm, Option

MOST_TERMS = 6
MOST_DIFFERENCES = 3
MOST_EQUALS = 3
MOST_USES = 4
SAME = 0.05
"""In points: options with a smaller difference look the same when they are printed."""
SAME_STANDING = 0.0005
SMALL = 1e-9
"""In percent: rounding errors of whole numbers, not to be rounded up."""


class HintText:
    """The words for the advice at one question."""

    def __init__(
        self,
        decision: Decision,
        advice: Advice,
        table: Table,
        words: Words,
        numbers: Callable[[Choice], str] | None = None,
    ) -> None:
        """Set up the words; ``numbers`` tells the text to type for a choice, empty if none; without it, words alone."""
        self.decision = decision
        self.advice = advice
        self.table = table
        self.words = words
        self.numbers = numbers

    def text(self, answers: Sequence[Choice], bot: str) -> str:
        """Return the whole advice in a paragraph. ``answers`` are all choices that it leads to, its own first."""
        found = [self.head(answers), *self._reasons(answers)]
        if not self.advice.options:
            found.append(self.advice.note or f"{bot} gives no reasons.")
        elif self.advice.note and self.advice.basis != "dice":
            found.append(self.advice.note)
        return " ".join(found)

    def head(self, answers: Sequence[Choice]) -> str:
        """Return the choice, without any reasons."""
        found = [choice for choice in answers if not choice.passing] or list(answers)
        phrases = ", then ".join(self._phrase(choice) for choice in found)
        number = self._number(found[0])
        return sentence(f"{number}, {phrases}" if number else f"{phrases[:1].upper()}{phrases[1:]}")

    def _phrase(self, choice: Choice) -> str:
        return self.words.phrase(self.table, self.decision.seat, choice)

    def _number(self, choice: Choice) -> str:
        """Return the numbers to type; empty for choices that only a later question offers."""
        return "" if self.numbers is None else self.numbers(choice)

    def _called(self, choice: Choice) -> str:
        said, number = self._phrase(choice), self._number(choice)
        return f"{number}, {said}" if number else said

    # Reasons.

    def _reasons(self, answers: Sequence[Choice]) -> list[str]:
        advice = self.advice
        best = advice.best
        if best is None:
            return []
        if advice.basis == "dice":
            return [advice.note, self._uses()]
        found = []
        if best.playouts and best.odds is not None:
            number, _, doubt = odds_told(best.odds, best.interval).partition(", ")
            found.append(f"{number} to win{f', {doubt},' if doubt else ''} by {several(best.playouts, 'playout')}.")
        if best.worth is not None and (said := self._worth(best)):
            found.append(said)
        return [*found, *self._others(best, answers)]

    def _worth(self, best: Option) -> str:
        """Return the expected worth of the choice, with its parts."""
        assert best.worth is not None
        if [term.name for term in best.terms] == ["least_gain"]:
            return f"No move gains the {vp(best.worth)[1:]} {self.words.points} that it should."
        if not best.terms:
            return ""
        kind, told = self.decision.kind, vp(best.worth)
        if best.playouts:
            begin = "At first glance"
        elif kind in self.words.gives_up and told.startswith("-"):
            begin, told = "Gives up", told[1:]
        else:
            begin = "Gains" if kind in self.words.gains else "Expects"
        return f"{begin} {told} {self.words.points}: {self._terms(best.terms, best.worth, MOST_TERMS)}."

    def _others(self, best: Option, answers: Sequence[Choice]) -> list[str]:
        """Return the alternatives: all as good, and the best that is not."""
        rest = [option for option in self.advice.options if option.choice not in answers]
        equal = [option for option in rest if self._same(best, option)]
        found = []
        if equal and len(equal) == len(rest) == len(self.decision.legal) - 1:
            every = "Both" if len(rest) == 1 else f"All {len(rest) + 1}"
            return [f"{every} choices are worth the same to it."]
        if equal:
            legal = self.decision.legal
            shown = sorted(equal, key=lambda option: legal.index(option.choice))[:MOST_EQUALS]
            more = f" and {len(equal) - len(shown)} more" if len(equal) > len(shown) else ""
            numbers = [self._number(option.choice) for option in shown]
            brief = all(numbers) and self.decision.answers is None
            called = numbers if brief else [self._called(option.choice) for option in shown]
            found.append(sentence(f"Just as good: {(', ' if brief else '; ').join(called)}{more}"))
        following = next((option for option in rest if not self._same(best, option)), None)
        if following is not None:
            found.append(sentence(f"Next best: {self._called(following.choice)}{self._behind(best, following)}"))
        return found

    def _same(self, best: Option, other: Option) -> bool:
        if best.standing is not None:
            same = other.standing is not None and best.standing - other.standing < SAME_STANDING
            return same and best.playouts == other.playouts
        behind = self.advice.behind(other)
        return behind is not None and behind < SAME

    def _behind(self, best: Option, other: Option) -> str:
        """Return the difference of an option to the choice, in brackets, with reasons."""
        if best.playouts:
            worth = "" if other.worth is None else f"; {vp(other.worth)} {self.words.points}"
            if not other.playouts:
                return f" (not tried{worth.replace(';', ':')})"
            if other.odds is None:  # nobody to win against
                return ""
            near = other.odds >= (best.odds or 0.0) and other.playouts == best.playouts
            tips = ", so the first glance tips it" if near else ""
            told = odds_told(other.odds, other.interval) + ("," if other.interval else "")
            if other.playouts < best.playouts:
                return f" (dropped at {told} after {other.playouts}{worth})"
            return f" ({told} by {other.playouts}{worth}{tips})"
        behind = self.advice.behind(other)
        if behind is None:
            return ""
        terms = [EvaluationTerm(term.name, -term.amount) for term in self.advice.difference(other)]
        return f" ({vp(-behind)}: {self._terms(terms, -behind, MOST_DIFFERENCES)})"

    # Terms.

    def _terms(self, terms: Sequence[EvaluationTerm], total: float, most: int) -> str:
        """Return the largest terms, the rest as one, rounded so that they add up to the rounded total."""
        shown = list(terms) if len(terms) <= most + 1 else list(terms[:most])
        rest = total - fsum(term.amount for term in shown)
        amounts = [*(term.amount for term in shown), rest]
        labels = [*((self.words.term(term.name), self._detail(term)) for term in shown), ("the rest", "")]
        said = [
            f"{name} {vp(tenths / 10)}{detail}"
            for (name, detail), tenths in zip(labels, rounded(amounts, total), strict=True)
            if tenths
        ]
        return ", ".join(said) or "nothing else"

    def _detail(self, term: EvaluationTerm) -> str:
        """Return a phase's odds and workers."""
        if term.odds is None:
            return ""
        often = "certain" if term.odds == 1 else f"{term.odds:.0%}"
        workers = f"; {counted(map(self.words.item, term.workers))}" if term.workers else ""
        return f" ({often}{workers})"

    def _uses(self) -> str:
        """Return the usefulness of the dice of the best choices."""
        found = []
        for option in self.advice.options[:MOST_USES]:
            use = f" {option.terms[0].amount:.2f}" if option.terms else ""
            items: Items = getattr(option.choice, "items", ())
            found.append(f"{self.words.items(items)}{use}")
        return f"Usefulness: {'; '.join(found)}."


def odds_told(odds: float, interval: tuple[float, float] | None) -> str:
    """Return odds in percent with their uncertainty: symmetric, or as a range near 0 and 100.

    >>> odds_told(0.66, (0.51, 0.79)), odds_told(0.98, (0.914, 0.996))
    ('66%, give or take 15', '98%, 91 to 100')
    """
    percent = round(100 * odds)
    if interval is None:
        return f"{percent}%"
    low, high = floor(100 * interval[0] + SMALL), ceil(100 * interval[1] - SMALL)
    reach = max(percent - low, high - percent)
    if percent - reach >= 0 and percent + reach <= 100:
        return f"{percent}%, give or take {reach}"
    return f"{percent}%, {low} to {high}"


def vp(amount: float) -> str:
    """Return an amount as it is printed.

    >>> vp(1.95), vp(-0.04)
    ('+2.0', '+0.0')
    """
    return f"{round(10 * amount) / 10:+.1f}"


def rounded(amounts: Sequence[float], total: float) -> list[int]:
    """Return amounts in tenths that add up to the rounded total, with the least change to each amount.

    >>> rounded([0.34, 0.34, 0.34], 1.02)
    [4, 3, 3]
    """
    found = [round(10 * amount) for amount in amounts]
    while (left := round(10 * total) - sum(found)) != 0:
        step = 1 if left > 0 else -1
        place = max(range(len(found)), key=lambda place: step * (10 * amounts[place] - found[place]))
        found[place] += step
    return found
