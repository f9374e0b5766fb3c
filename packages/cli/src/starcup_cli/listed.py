"""Questions with one answer out of a list: all that the rules allow, sorted and grouped for people."""

from __future__ import annotations

import re
from collections.abc import Sequence

from starcup import Choice, Decision
from starcup.roll import Rules
from starcup.roll import choices as c
from starcup.roll.words.choice_lists import choices_of, group_of, many_goods
from starcup.roll.words.describe import Describer
from starcup.roll.words.questions import ONE_TILE, ONLY_READY
from starcup_cli.answering import Asked, Reply, goes_on, normalise, say

NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")

TALL = 20
"""Where a question has more lines, it is asked again below them: its beginning may have left the screen."""


def for_people(allowed: Sequence[Choice], rules: Rules) -> tuple[Choice, ...]:
    """What a person may choose from, like with like: without what only passes something by."""
    wanted = [choice for choice in allowed if not choice.passing] or list(allowed)
    many = many_goods(wanted)
    groups: dict[object, int] = {}
    worlds: dict[str, int] = {}
    for choice in wanted:
        worlds.setdefault(getattr(choice, "world", ""), len(worlds))
        groups.setdefault(_group(choice, many), len(groups))
    return tuple(sorted(wanted, key=lambda one: (groups[_group(one, many)], _rank(one, worlds, rules))))


def _group(choice: Choice, many: bool) -> object:
    """Few goods are sorted by their worlds; of many, Trades and Consumes are a table each."""
    return "ship" if isinstance(choice, c.Trade | c.Consume) and not many else group_of(choice)


def _rank(choice: Choice, worlds: dict[str, int], rules: Rules) -> tuple[int, ...]:
    """The place of a choice in its group."""
    phase, worker = rules.phase_index, rules.worker_index
    match choice:
        case c.Assign():
            return worker[choice.colour], phase[choice.phase]
        case c.DictateWith():
            return phase[choice.source], worker[choice.colour]
        case c.Move():
            return phase[choice.source], worker[choice.colour], phase[choice.target]
        case c.Produce():
            return worlds[choice.world], worker[choice.worker]
        case c.Trade() | c.Consume():
            way = int(isinstance(choice, c.Consume))
            return worlds[choice.world], worker[choice.good], way, worker[choice.worker]
    return ()


class Listed(Asked):
    """A question whose answer is one number, or one text."""

    def __init__(self, decision: Decision, allowed: Sequence[Choice], describer: Describer, back: str) -> None:
        """``allowed`` are all choices that the rules allow, ``back`` is the choice that undo would take back."""
        super().__init__(decision, describer)
        self.allowed = allowed
        self.choices: tuple[Choice, ...] = for_people(allowed, describer.names.rules)
        self.back = back

    @property
    def question(self) -> str:
        if self.decision.answers is not None:  # of several things there is one
            return ONE_TILE
        if self._only_ready and self.decision.kind == "reassign":
            return ONLY_READY
        return super().question

    @property
    def _only_ready(self) -> bool:
        return self.choices == (c.READY,)

    def lines(self) -> list[str]:
        if self._only_ready:
            return [*self.head(), *self._last_word()]
        lines = [*self.head(), *choices_of(self.choices, self.describer), *self._last_word()]
        return [*lines, *self.head()] if len(lines) > TALL else lines

    def _last_word(self) -> list[str]:
        """To be ready shows everything, so it is said how to go back."""
        if c.READY not in self.choices:
            return []
        undo = f"'undo' takes '{self.back}' back" if self.back else ""
        if self._only_ready:
            return list(say(f"Enter is 'ready': it is shown to all{f'; {undo}' if undo else ''}.").lines)
        return list(say(f"'ready' shows it to all; until then {undo}.").lines) if undo else []

    def reply(self, line: str) -> Reply | None:
        if not line or goes_on(line):
            if len(self.choices) == 1:
                return Reply(self.choices[0].text)
            if not line:
                return Reply(lines=tuple(self.lines()))
            if c.READY in self.choices:
                return Reply(c.READY.text)
        if line.isascii() and NUMBERS.fullmatch(line):
            numbers = re.split(r"[\s,]+", line)
            if len(numbers) > 1:
                return say(f"This question takes one answer: {self.expected}.")
            number = int(line[:9])
            if not 1 <= number <= len(self.choices):
                return say(f"There is no choice {line}; choose 1 to {len(self.choices)}.")
            return Reply(self.choices[number - 1].text)
        text = self.text_of(line)
        return Reply(text) if any(choice.text == text for choice in self.allowed) else None

    def text_of(self, line: str) -> str:
        if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(self.choices):
            return self.choices[int(line[:9]) - 1].text
        text = normalise(line)
        said = text.replace("_", " ")
        spoken = [(one.text, one.text.replace("_", " ")) for one in self.allowed]
        found = [full for full, words in spoken if said in (words, words.partition(" ")[2])]
        return found[0] if len(found) == 1 else text

    def numbers(self, choice: Choice) -> str:
        return str(self.choices.index(choice) + 1) if choice in self.choices else ""

    @property
    def words(self) -> Sequence[str]:
        return [choice.text for choice in self.choices]

    @property
    def expected(self) -> str:
        return f"a number from 1 to {len(self.choices)}, or its text" if len(self.choices) > 1 else "Enter, or its text"
