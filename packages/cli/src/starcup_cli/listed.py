"""Questions with one answer out of a list: all that the rules allow, sorted and grouped for people."""

from __future__ import annotations

import re
from collections.abc import Sequence

from starcup import Choice, Decision, Items, Table
from starcup.words import Words
from starcup_cli.answering import Asked, Reply, goes_on, normalise, say
from starcup_cli.item_names import ALL, ItemNames, Misnamed

NUMBERS = re.compile(r"\d+(?:[\s,]+\d+)*")

LEAST = 3
"""The fewest letters of the beginning of a label that stand for its choice."""
TALL = 20
"""The most lines of a question that is not repeated below them: the beginning of more may have left the screen."""


class Listed(Asked):
    """A question whose answer is one number, or one text."""

    def __init__(self, decision: Decision, allowed: Sequence[Choice], table: Table, words: Words, back: str) -> None:
        """Sort and group the choices that the rules allow; ``back`` is the choice that undo would take back."""
        super().__init__(decision, tuple(words.order(table, allowed)), table, words)
        self.allowed = allowed
        self.back = back

    def lines(self) -> list[str]:
        last = self.words.last_word(self.choices, self.back)
        below = say(last).lines if last else ()
        if not self.words.lists(self.choices):
            return [*self.head(), *below]
        listed = self.words.choices(self.table, self.decision.seat, self.choices)
        lines = [*self.head(), *listed, *below]
        return [*lines, *self.head()] if len(lines) > TALL else lines

    def reply(self, line: str) -> Reply | None:
        if not line or goes_on(line):
            if len(self.choices) == 1:
                return Reply(self.choices[0].text)
            if not line:
                return Reply(lines=tuple(self.lines()))
            if (meant := self.words.going_on(self.choices)) is not None:
                return Reply(meant.text)
        if line.isascii() and NUMBERS.fullmatch(line):
            numbers = re.split(r"[\s,]+", line)
            if len(numbers) > 1:
                return say(f"This question takes one answer: {self.expected}.")
            number = int(line[:9])
            if not 1 <= number <= len(self.choices):
                return say(f"There is no choice {line}; choose 1 to {len(self.choices)}.")
            return Reply(self.choices[number - 1].text)
        text = self.text_of(line)
        if any(choice.text == text for choice in self.allowed):
            return Reply(text)
        begun = self._begun(line)
        if len(begun) > 1:
            both = ", ".join(str(self.choices.index(choice) + 1) for choice in begun)
            return say(f"{line!r} may be any of {both}: type the number, or more of the text.")
        return None

    def text_of(self, line: str) -> str:
        if line.isascii() and line.isdigit() and 1 <= int(line[:9]) <= len(self.choices):
            return self.choices[int(line[:9]) - 1].text
        text = normalise(line)
        said = text.replace("_", " ")
        spoken = [(one, one.text.replace("_", " ")) for one in self.allowed]
        found = [one.text for one, words in spoken if said == words]
        if not found:
            found = [one.text for one, words in spoken if said == words.partition(" ")[2] and one in self.choices]
        if not found:
            found = [one.text for one in self._begun(line)]
        if len(found) == 1:
            return found[0]
        return self._of_items(text) or self._of_items(normalise(self.words.keyed(line))) or text

    def _of_items(self, text: str) -> str:
        """Return the text of an unlisted choice whose items are named in any order; empty if there is none.

        Such choices answer a question together with the next one, which asks for the items.
        """
        found: dict[Items, str] = {}
        rest = ""
        for one in self.allowed:
            items: Items | None = getattr(one, "items", None)
            if items and one not in self.choices:
                begun = one.text.removesuffix(" ".join(items)).split()
                words = text.split()
                if _letters("".join(begun)) == _letters("".join(words[: len(begun)])):
                    found[tuple(sorted(items))] = one.text
                    rest = " ".join(words[len(begun) :])
        if not found or not rest:
            return ""
        if rest == ALL:
            longest = max(map(len, found))
            most = [text for items, text in found.items() if len(items) == longest]
            return most[0] if len(most) == 1 else ""
        try:
            named = ItemNames(tuple(dict.fromkeys(item for items in found for item in items)), self.words).read(rest)
        except Misnamed:
            return ""
        return found.get(tuple(sorted(named)), "")

    def _begun(self, line: str) -> list[Choice]:
        """Return the choices whose label, or what follows its first word, begins so; a whole one goes first.

        Further names of choices go next; if there is none, those of whose label any other word begins so.
        """
        said = _letters(line)
        whole: list[Choice] = []
        found: list[Choice] = []
        inside: list[Choice] = []
        for one in self.choices:
            label = self.words.label(one)
            called = [_letters(label), _letters(label.partition(" ")[2])] if label != one.text else []
            if said and said in called:
                return [one]
            named = [_letters(name) for name in self.words.choice_names(one)]
            if said and said in named:
                whole.append(one)
            elif len(said) >= LEAST and any(name.startswith(said) for name in (*called, *named)):
                found.append(one)
            elif called and len(said) >= LEAST and any(_letters(rest).startswith(said) for rest in _rests(label)):
                inside.append(one)
        return whole or found or inside

    def numbers(self, choice: Choice) -> str:
        return str(self.choices.index(choice) + 1) if choice in self.choices else ""

    @property
    def typed(self) -> Sequence[str]:
        return [self.words.label(choice) for choice in self.choices]

    @property
    def expected(self) -> str:
        return f"a number from 1 to {len(self.choices)}, or its text" if len(self.choices) > 1 else "Enter, or its text"


def _rests(text: str) -> list[str]:
    """Return a text from each of its words on."""
    words = text.split()
    return [" ".join(words[place:]) for place in range(len(words))]


def _letters(text: str) -> str:
    """Return a text in lower case without punctuation and blanks."""
    return "".join(letter for letter in text.lower() if letter.isalnum())
