"""Several numbers typed as one answer, where the engine asks for a list one by one in its canonical order."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

from starcup import Choice, Decision, Game
from starcup.roll import choices as c
from starcup.roll import events as ev
from starcup_cli.session import RollGame

LISTS = ("abandon", "recall", "recruit")
"""Kinds of questions that come again until a list is complete."""
ENDS = (c.DrawTiles, c.Done)
"""Choices that end a list, so they come last wherever they are typed."""
NUMBERS = re.compile(r"\d+(?:(?:\s*,\s*|\s+)\d+)+")


class NotTogether(Exception):
    """These numbers can't be one answer; says which is at fault."""


def numbers_of(line: str) -> list[int] | None:
    """The numbers, if a line consists of two or more.

    >>> numbers_of("2, 5 1"), numbers_of("2"), numbers_of("2 x")
    ([2, 5, 1], None, None)
    """
    if not line.isascii() or NUMBERS.fullmatch(line) is None:
        return None
    return [int(number[:9]) for number in re.split(r"[\s,]+", line)]


def advice(decision: Decision) -> str:
    """How several answers are typed at once; empty where that is not possible or of no use."""
    legal = decision.legal
    plain = [str(number) for number, choice in enumerate(legal, 1) if not isinstance(choice, ENDS)][:2]
    if decision.kind not in LISTS or len(plain) < 2:
        return ""
    several = " ".join(plain)
    last = next((number for number, choice in enumerate(legal, 1) if isinstance(choice, ENDS)), None)
    then = "" if last is None else f", or '{several} {last}' to end with '{legal[last - 1].text}'"
    return f"Several at once: such as '{several}'{then}."


def together(game: RollGame, decision: Decision, numbers: Sequence[int]) -> list[str]:
    """The texts to submit one after another, in canonical order; tried out on a copy, so that all of them will do.

    A last choice that leaves no other is taken by the engine itself, and is not among the texts.

    Raises:
        NotTogether: this question takes one answer, or one of the numbers is impossible.
    """
    legal, seat = decision.legal, decision.seat
    if decision.kind not in LISTS:
        raise NotTogether(f"This question takes one answer at a time: a number from 1 to {len(legal)}, or its text.")
    for number in numbers:
        if not 1 <= number <= len(legal):
            raise NotTogether(f"Nothing was done: there is no choice {number}; choose 1 to {len(legal)}.")
    ends = sorted({number for number in numbers if isinstance(legal[number - 1], ENDS)})
    ordered = sorted(number for number in numbers if number not in ends)
    trial = Game.load(game.ruleset, game.save(), log=True)
    texts: list[str] = []
    for done, number in enumerate([*ordered, *ends]):
        text = legal[number - 1].text
        asked = trial.decision(seat)
        if asked is None or asked.kind != decision.kind:
            _check_taken(trial, seat, legal, ordered, done)
            break
        refusal = trial.why(seat, text)
        if refusal is not None:
            raise NotTogether(f"Nothing was done, because of {number} ({text}): {refusal}")
        trial.submit(seat, text)
        texts.append(text)
    return texts


def _check_taken(trial: RollGame, seat: int, legal: Sequence[Choice], ordered: Sequence[int], done: int) -> None:
    """The list is complete before all numbers were used: the rest must be what the engine took by itself."""
    taken = Counter(_taken(trial, seat))
    for place, number in enumerate(ordered):
        text = legal[number - 1].text
        taken[text] -= 1
        if place >= done and taken[text] < 0:
            raise NotTogether(f"Nothing was done, because of {number} ({text}): the list is complete before it.")


def _taken(trial: RollGame, seat: int) -> Iterator[str]:
    for event in trial.events(seat):
        if isinstance(event, ev.Recruited) and event.seat == seat:
            yield from (c.Recruit(colour).text for colour in event.colours)
        elif isinstance(event, ev.Recalled) and event.seat == seat:
            yield c.Recall(event.colour, event.place).text
