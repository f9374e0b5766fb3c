"""Hints for people: advice as a sentence or two in a language, and what it touches on the scene."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import resources

from starcup import Choice, Decision, Game
from starcup.messages import Language, Message
from starcup.scene import Lookup, Touches, presenter_of
from starcup_bots.advice import Advice, EvaluationTerm, JudgedChoice

Numbers = Callable[[Choice], str]
"""A function that returns what people type for a choice; empty if nothing but its text."""

MOST_REASONS = 3
MOST_EQUALS = 3
SAME = 0.05
"""In points: options with a smaller difference are told to be as good."""
SAME_STANDING = 0.0005
CLOSE = 0.5
"""In points: an option with a smaller difference is told to be nearly as good."""
CLOSE_STANDING = 0.03


def hint_text(
    advice: Advice,
    game: Game,
    decision: Decision,
    language: Language,
    *,
    answers: Sequence[Choice] = (),
    bot: str = "",
    numbers: Numbers | None = None,
) -> str:
    """Return advice in a paragraph: the choice, what speaks for it and against it, and what would be nearly as good.

    Args:
        advice: that of a bot.
        game: the game, at the question.
        decision: the question.
        language: that of the game for the seat that is asked, from :func:`~starcup.messages.language_of`.
        answers: all choices that the advice leads to, its own first; empty: its own alone.
        bot: the name of the bot, which is told if it gives no reasons.
        numbers: returns what is typed for a choice, where choices are numbered.
    """
    return _Hint(advice, game, decision, language, numbers).text(answers or (advice.choice,), bot)


def hint_choice(
    advice: Advice,
    game: Game,
    decision: Decision,
    language: Language,
    *,
    answers: Sequence[Choice] = (),
    numbers: Numbers | None = None,
) -> str:
    """Return advice without any reasons.

    Args:
        advice: that of a bot.
        game: the game, at the question.
        decision: the question.
        language: that of the game for the seat that is asked.
        answers: all choices that the advice leads to, its own first; empty: its own alone.
        numbers: returns what is typed for a choice, where choices are numbered.
    """
    return _Hint(advice, game, decision, language, numbers).choice(answers or (advice.choice,))


def hint_touches(game: Game, decision: Decision, choice: Choice) -> Touches:
    """Return what an advised choice does with things on the scene of the seat that is asked.

    Args:
        game: the game, at the question.
        decision: the question.
        choice: the choice.
    """
    view, presenter = game.view(decision.seat), presenter_of(game.ruleset)
    return presenter.touches(view, choice, Lookup(presenter.scene(view).spaces, decision.seat))


def bots_words(language: Language) -> Language:
    """Return a language that has the words of bots besides: those of hints, terms and notes. A game may reword them."""
    home = resources.files("starcup_bots")
    if home in language.homes:
        return language
    return Language(language.code, (home, *language.homes), language.seats, language.you, strict=language.strict)


def hint_note(advice: Advice, language: Language) -> str:
    """Return the note of a bot in a language; empty if there is none.

    Args:
        advice: that of the bot.
        language: that of the game.
    """
    return advice.note if isinstance(advice.note, str) else bots_words(language).text(advice.note)


class _Hint:
    """The words for the advice at one question."""

    def __init__(
        self, advice: Advice, game: Game, decision: Decision, language: Language, numbers: Numbers | None
    ) -> None:
        self.decision, self.advice = decision, advice
        self.language = bots_words(language)
        self.numbers: Numbers = numbers or (lambda choice: "")
        self._view, self._presenter = game.view(decision.seat), presenter_of(game.ruleset)

    def text(self, answers: Sequence[Choice], bot: str) -> str:
        """Return the whole advice."""
        sentences = [self.choice(answers), *map(self.language.text, self._reasons(answers))]
        if not self.advice.options:
            unexplained = self.language.text(Message("bots-hint-no-reasons", bot=bot or "none"))
            sentences.append(hint_note(self.advice, self.language) or unexplained)
        return " ".join(sentences)

    def choice(self, answers: Sequence[Choice]) -> str:
        """Return the choice alone."""
        acts = [choice for choice in answers if not choice.passing] or list(answers)
        labels = tuple([self._presenter.label(self._view, choice) for choice in acts])
        return self.language.text(Message("bots-hint", number=self.numbers(acts[0]) or "none", choices=labels))

    def _called(self, choice: Choice) -> Message:
        label = self._presenter.label(self._view, choice)
        return Message("bots-hint-option", number=self.numbers(choice) or "none", choice=label)

    def _reasons(self, answers: Sequence[Choice]) -> list[Message]:
        advice, best = self.advice, self.advice.best
        if best is None:
            return []
        rest = [option for option in advice.options if option.choice not in answers]
        equal = [option for option in rest if self._is_near(best, option, SAME, SAME_STANDING)]
        if equal and len(equal) == len(rest) == len(self.decision.legal) - 1:
            return [Message("bots-hint-all-the-same", count=len(rest) + 1)]
        following = next((option for option in rest if option not in equal), None)
        reasons = self._why(best.terms if following is None else advice.difference(following) or best.terms)
        if equal:
            legal = self.decision.legal
            shown = sorted(equal, key=lambda option: legal.index(option.choice))[:MOST_EQUALS]
            called = tuple([self._called(option.choice) for option in shown])
            reasons.append(Message("bots-hint-as-good", choices=called, more=len(equal) - len(shown)))
        if following is not None:
            close = self._is_near(best, following, CLOSE, CLOSE_STANDING)
            reasons.append(Message(f"bots-hint-{'close' if close else 'next'}", choice=self._called(following.choice)))
        return reasons

    def _why(self, terms: Sequence[EvaluationTerm]) -> list[Message]:
        """Return what speaks most for the choice, and what speaks against it."""
        speaking = {"for": [term for term in terms if term.amount >= SAME]}
        speaking["against"] = [term for term in terms if term.amount <= -SAME]
        return [
            Message(f"bots-hint-{side}", reasons=tuple([self._term(term.name) for term in heavy[:MOST_REASONS]]))
            for side, heavy in speaking.items()
            if heavy
        ]

    def _term(self, name: str) -> Message:
        """Return the name of a term: a name of its own, that of a phase, or as the bot calls it."""
        phase = self.language.has(f"phase-{name}") and not self.language.has(f"term-{name}")
        return self._presenter.name("phase", name) if phase else Message(f"term-{name}", name.replace("_", " "))

    def _is_near(self, best: JudgedChoice, other: JudgedChoice, worth: float, standing: float) -> bool:
        if best.standing is not None:
            return other.standing is not None and best.standing - other.standing < standing
        behind = self.advice.behind(other)
        return behind is not None and behind < worth
