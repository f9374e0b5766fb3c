"""The report on one seat of one game: answers, refused tries, characters, tokens, time."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Literal

from attrs import asdict, define, field, frozen

FORMAT = 1
"""The version of the format; it grows when the meaning of a key changes."""
CHARACTERS_OF_TOKEN = 4
"""The average number of characters in a token of English, for estimates."""
MOST_TRIES = 200
"""The most refused tries that are listed; all of them are counted."""
MOST_TYPED = 200
"""The most characters of a refused answer that are listed."""

Way = Literal["to_model", "from_model"]
Category = Literal["illegal", "stale", "not_understood", "not_asked"]
_CATEGORIES: Mapping[str, Category] = {
    "stale": "stale",
    "not-understood": "not_understood",
    "bad-call": "not_understood",
    "not-asked": "not_asked",
    "finished": "not_asked",
}
"""The categories of refusals by their codes; all others are illegal choices."""


@frozen
class RefusedTry:
    """An answer that was refused.

    Args:
        number: the number of the question that the answer named.
        kind: the kind of the open question; empty if there was none.
        answer: the answer.
        code: the kind of refusal, such as ``stale``.
        rules: the ids of the rules that forbid it.
    """

    number: int
    kind: str
    answer: str
    code: str
    rules: tuple[str, ...] = ()

    @property
    def category(self) -> Category:
        """Whether it was illegal, stale, not understood as a choice, or not asked for."""
        return _CATEGORIES.get(self.code, "illegal")


@frozen
class Ending:
    """How a game ended.

    Args:
        rounds: the number of rounds played.
        scores: the points by seat.
        winners: the seats that have won.
        seed: the seed of the game, which is no longer secret.
    """

    rounds: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    seed: int


@define
class Report:
    """A record of what a language model did at one seat of one game, and of what it cost.

    Args:
        about: what is known beforehand, such as the key of the game, as plain data for JSON.
        clock: returns the time in seconds.
    """

    about: Mapping[str, object]
    clock: Callable[[], float] = time.monotonic
    ending: Ending | None = field(default=None, init=False)
    fault: str = field(default="", init=False)
    answers: int = field(default=0, init=False)
    tries: list[RefusedTry] = field(factory=list, init=False)
    fallbacks: Counter[str] = field(factory=Counter, init=False)
    calls: Counter[str] = field(factory=Counter, init=False)
    requests: Counter[str] = field(factory=Counter, init=False)
    seconds: dict[str, float] = field(factory=dict, init=False)
    characters: Counter[str] = field(factory=Counter, init=False)
    size: Counter[str] = field(factory=Counter, init=False)
    tokens: Counter[str] = field(factory=Counter, init=False)
    _unreported: bool = field(default=False, init=False)
    _began: float = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._began = self.clock()

    def passed(self, way: Way, text: str) -> None:
        """Count a text that went to the model or came from it.

        Args:
            way: the direction.
            text: the text.
        """
        self.characters[way] += len(text)
        self.size[way] += len(text.encode(errors="replace"))

    def used(self, to_model: int | None, from_model: int | None) -> None:
        """Count the tokens of one request as the endpoint reports them.

        Args:
            to_model: the tokens of the prompt; None: not reported.
            from_model: the tokens of the completion; None: not reported.
        """
        if to_model is None or from_model is None:
            self._unreported = True
        else:
            self.tokens["to_model"] += to_model
            self.tokens["from_model"] += from_model

    def spend(self, on: str, seconds: float) -> None:
        """Count time.

        Args:
            on: what it was spent on: ``model``, ``players`` or ``server``.
            seconds: the time in seconds.
        """
        self.seconds[on] = self.seconds.get(on, 0.0) + seconds

    def refuse(self, refused: RefusedTry) -> None:
        """Note a refused try.

        Args:
            refused: the answer, and why it was refused.
        """
        self.tries.append(refused)

    def data(self) -> dict[str, object]:
        """Return the report as plain data for JSON, in the format that the documentation describes."""
        refused = Counter[str]({"illegal": 0, "stale": 0, "not_understood": 0, "not_asked": 0})
        refused.update(refused_try.category for refused_try in self.tries)
        return {
            "format": FORMAT,
            **self.about,
            "finished": self.ending is not None,
            "fault": self.fault,
            "ending": None if self.ending is None else asdict(self.ending),
            "answers": self.answers,
            "refused": dict(refused),
            "tries": [
                {**asdict(refused_try), "answer": refused_try.answer[:MOST_TYPED], "category": refused_try.category}
                for refused_try in self.tries[:MOST_TRIES]
            ],
            "fallbacks": dict(self.fallbacks),
            "calls": dict(self.calls),
            "requests": dict(self.requests),
            "characters": _both_ways(self.characters),
            "bytes": _both_ways(self.size),
            "tokens": self._tokens(),
            "seconds": {
                "total": round(self.clock() - self._began, 3),
                **{name: round(spent, 3) for name, spent in self.seconds.items()},
            },
        }

    def _tokens(self) -> dict[str, object]:
        """Return the reported number of tokens, or an estimate marked as such."""
        if self.tokens and not self._unreported:
            return {**_both_ways(self.tokens), "estimate": False, "by": "usage of the endpoint"}
        estimated = {way: -(-count // CHARACTERS_OF_TOKEN) for way, count in _both_ways(self.characters).items()}
        return {**estimated, "estimate": True, "by": f"characters / {CHARACTERS_OF_TOKEN}"}


def _both_ways(counts: Mapping[str, int]) -> dict[str, int]:
    return {way: counts.get(way, 0) for way in ("to_model", "from_model")}
