"""Questions that are answered by sets: some of their answers, and the same answers in other words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from starcup.kernel.answers import Answers
from starcup.kernel.arrangements import Arrangements
from starcup.kernel.chance import Rng
from starcup.kernel.choices import NO_ITEMS, Choice
from starcup.kernel.errors import EngineError
from starcup.kernel.picks import Picks
from starcup.kernel.steps import Legal

T = TypeVar("T")


def spread(items: Sequence[T], most: int) -> list[T]:
    """Return all items of a sequence, or ``most`` of them, evenly spread: sets are too many to be walked through."""
    size = len(items)
    return list(items) if size <= most else [items[number * size // most] for number in range(most)]


def any_of(legal: Legal, rng: Rng) -> Choice:
    """Return a random choice; of sets, every other time the smallest.

    A player who abandons or recalls half of his things whenever possible never builds anything.
    """
    return legal[0] if isinstance(legal, Picks) and rng.below(2) else rng.choice(legal)


def offered_texts(legal: Legal) -> list[str]:
    """Return everything on offer in a form that can be compared: the texts of choices; of sets, their components."""
    if isinstance(legal, Picks):
        return [f"{legal.prefix}: {legal.least} to {legal.most}", *(f"{item} {number}" for item, number in legal.row)]
    if isinstance(legal, Arrangements):
        return [legal.prefix, *(" or ".join(names) for names in legal.things)]
    return [choice.text for choice in legal]


def otherwise(legal: Legal, choice: Choice, rng: Rng) -> str:
    """Return a text that means the same choice: the items of a set shuffled, with commas between some."""
    items: tuple[str, ...] = getattr(choice, "items", ())
    if not isinstance(legal, Answers) or not items:
        return choice.text
    shuffled = rng.shuffled(items) if isinstance(legal, Picks) else list(items)
    blank = rng.choice((" ", ", ", ","))
    return choice.text.removesuffix(" ".join(items)) + blank.join(shuffled)


def check_sets(answers: Answers, rng: Rng, most: int = 6) -> None:
    """Check on some of its answers that a question reads the same answer by number, by text and by its items."""
    size = len(answers)
    for number in dict.fromkeys((0, size - 1, *(rng.below(size) for _ in range(most)))):
        choice = answers[number]
        items: tuple[str, ...] = getattr(choice, "items", ())
        again = answers.read(otherwise(answers, choice, rng))
        if answers[number] is not choice or again is not choice or answers.answer(items) is not choice:
            raise EngineError(f"{choice.text!r}, number {number} of {size}, is another choice when it is named again")
        if answers.index(choice) != number or choice not in answers:
            raise EngineError(f"{choice.text!r}, number {number} of {size}, is not found again")
        if choice.text != f"{answers.prefix} {' '.join(items) or NO_ITEMS}":
            raise EngineError(f"{choice.text!r} is not {answers.prefix!r} and its items {items}")
