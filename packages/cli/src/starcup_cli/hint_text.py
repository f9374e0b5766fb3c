"""Advice in plain words: the choice, what speaks for it, and what would be nearly as good."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starcup import Choice, Decision, Game
from starcup.messages import Message, verbatim
from starcup.scene import presenter_of
from starcup_bots import Advice, EvaluationTerm, JudgedChoice
from starcup_cli.voice import Voice

MOST_REASONS = 3
MOST_EQUALS = 3
SAME = 0.05
"""In points: options with a smaller difference are told to be as good."""
SAME_STANDING = 0.0005
CLOSE = 0.5
"""In points: an option with a smaller difference is told to be nearly as good."""
CLOSE_STANDING = 0.03


class HintText:
    """The words for the advice at one question."""

    def __init__(
        self,
        game: Game,
        decision: Decision,
        advice: Advice,
        voice: Voice,
        numbers: Callable[[Choice], str] | None = None,
    ) -> None:
        """Set up the words; ``numbers`` tells the text to type for a choice, empty if none."""
        self.decision = decision
        self.advice = advice
        self.voice = voice
        self.numbers = numbers
        self._view = game.view(decision.seat)
        self._presenter = presenter_of(game.ruleset)

    def text(self, answers: Sequence[Choice], bot: str) -> str:
        """Return the whole advice in a paragraph. ``answers`` are all choices that it leads to, its own first."""
        found = [self.head(answers), *self._reasons(answers)]
        if not self.advice.options:
            found.append(self.advice.note or self.voice.words("hint-no-reasons", bot=bot))
        return " ".join(found)

    def head(self, answers: Sequence[Choice]) -> str:
        """Return the choice, without any reasons."""
        found = [choice for choice in answers if not choice.passing] or list(answers)
        number = "" if self.numbers is None else self.numbers(found[0])
        labels = tuple(self._presenter.label(self._view, choice) for choice in found)
        return self.voice.words("hint", number=number or "none", choices=labels)

    def _called(self, choice: Choice) -> Message:
        number = "" if self.numbers is None else self.numbers(choice)
        label = self._presenter.label(self._view, choice)
        return Message("terminal-hint-option", number=number or "none", choice=label)

    def _reasons(self, answers: Sequence[Choice]) -> list[str]:
        advice, best = self.advice, self.advice.best
        if best is None:
            return []
        rest = [option for option in advice.options if option.choice not in answers]
        equal = [option for option in rest if self._is_near(best, option, SAME, SAME_STANDING)]
        if equal and len(equal) == len(rest) == len(self.decision.legal) - 1:
            return [self.voice.words("hint-all-the-same", count=len(rest) + 1)]
        following = next((option for option in rest if option not in equal), None)
        found = self._why(best.terms if following is None else advice.difference(following) or best.terms)
        if equal:
            legal = self.decision.legal
            shown = sorted(equal, key=lambda option: legal.index(option.choice))[:MOST_EQUALS]
            called = tuple(self._called(option.choice) for option in shown)
            found.append(self.voice.words("hint-as-good", choices=called, more=len(equal) - len(shown)))
        if following is not None:
            close = self._is_near(best, following, CLOSE, CLOSE_STANDING)
            name = "hint-close" if close else "hint-next"
            found.append(self.voice.words(name, choice=self._called(following.choice)))
        return found

    def _why(self, terms: Sequence[EvaluationTerm]) -> list[str]:
        """Return what speaks most for the choice, and what speaks against it."""
        names = {
            speaks: tuple(
                self._term(term.name) for term in terms if (term.amount > 0) is speaks and abs(term.amount) >= SAME
            )[:MOST_REASONS]
            for speaks in (True, False)
        }
        return [
            self.voice.words("hint-for" if speaks else "hint-against", reasons=reasons)
            for speaks, reasons in names.items()
            if reasons
        ]

    def _term(self, name: str) -> Message:
        """Return the name of a term: a name of its own, that of a phase, or as the bot calls it."""
        has = self.voice.language.has
        things = next((things for things in ("term", "phase") if has(f"{things}-{name}")), None)
        return verbatim(name.replace("_", " ")) if things is None else self._presenter.name(things, name)

    def _is_near(self, best: JudgedChoice, other: JudgedChoice, worth: float, standing: float) -> bool:
        if best.standing is not None:
            return other.standing is not None and best.standing - other.standing < standing
        behind = self.advice.behind(other)
        return behind is not None and behind < worth
