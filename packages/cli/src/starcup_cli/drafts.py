"""Questions with a whole set or arrangement as answer: chosen in a draft, in any order, and then confirmed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from starcup import Answers, Arrangements, Choice, Decision, Items, Misfit, Picks, Table
from starcup.words import NumberedLine, Words, counted, rows, wrap
from starcup_cli.answering import Asked, Reply, goes_on, normalise, say
from starcup_cli.item_names import ALL, ItemNames, Misnamed

NONE = "none"
"""No items at all, as choices spell it."""


def asked_for_several(decision: Decision, table: Table, words: Words) -> Draft | None:
    """Return the draft of a question with several things as answer; None for one that is better listed."""
    answers = decision.answers
    if isinstance(answers, Picks):
        return PickDraft(decision, answers, table, words)
    if isinstance(answers, Arrangements) and len(answers.things) > 1:
        return PlaceDraft(decision, answers, table, words)
    return None


class Draft(Asked):
    """The choices so far at one question: ``items``, in the order named; None before anything is chosen."""

    def __init__(self, decision: Decision, answers: Answers, items: Items, table: Table, words: Words) -> None:
        super().__init__(decision, decision.legal, table, words)
        self.prefix: str = answers.prefix
        self.offered: Items = items
        self.items: Items | None = None
        self._named = ItemNames(items, words)

    # Output.

    def lines(self) -> list[str]:
        return [*self.head(), *rows(self._rows()), *wrap(self._instruction(), "  "), *self.draft()]

    @abstractmethod
    def _rows(self) -> list[NumberedLine]:
        """Return the items by number."""

    @abstractmethod
    def _instruction(self) -> str:
        """Return the instruction: how many to choose, and how."""

    @abstractmethod
    def _unfinished(self, items: Items) -> str:
        """Return a line about the items chosen, and those still to choose."""

    def draft(self) -> list[str]:
        if self.items is None:
            return []
        choice = self._whole(self.items)
        if choice is None:
            return wrap(f"{self._unfinished(self.items)} ('undo' clears it.)", "", "  ")
        return wrap(f"Enter to {self.phrase(choice)}. To choose otherwise: {self._otherwise}.", "", "  ")

    @property
    def _otherwise(self) -> str:
        return "'undo'"

    # Input.

    def reply(self, line: str) -> Reply | None:
        if not line:
            return self._enter()
        whole = self.decision.find(line)
        if whole is not None:
            return Reply(whole.text)
        if goes_on(line):
            return self._enter()
        text = normalise(line)
        if text.removeprefix(f"{self.prefix} ") == ALL and (every := self._whole(self._every())) is not None:
            return Reply(every.text)
        if text.startswith(f"{self.prefix} "):
            return self._at_once(text.removeprefix(f"{self.prefix} "))
        if text in (NONE, "0"):
            return self._none()
        try:
            items = self._named.read(text.removeprefix("-").replace(" -", " "))
        except Misnamed as refusal:
            return say(f"{refusal}: {self.expected}.") if self._named.begin(text) else None
        before = self.items
        said = self._take_out(items) if text.startswith("-") else self._add(items)
        if said:
            return Reply(lines=(*say(said).lines, *self.draft()))
        if self.items == before and self._whole(before or ()) is None:
            return Reply(lines=(*say(f"{self.words.items(items)} is chosen already.").lines, *self.draft()))
        if self.items == before and sorted(items) == sorted(before or ()):  # all items named again: this confirms them
            return self._enter()
        return Reply(lines=tuple(self.draft()))

    def _enter(self) -> Reply:
        """Confirm the items chosen. An empty choice is no answer until it has been shown."""
        if self.items is not None:
            choice = self._whole(self.items)
            return Reply(lines=tuple(self.lines())) if choice is None else Reply(choice.text)
        if self._whole(()) is None:
            return Reply(lines=(*self.lines(), *say(f"Nothing is chosen: {self.expected}.").lines))
        self.items = ()
        return Reply(lines=tuple(self.draft()))

    def _none(self) -> Reply:
        none = self._whole(())
        if none is None:
            return say(f"None is not enough: {self.expected}.")
        if not self.items:
            return Reply(none.text)
        self.items = ()
        return Reply(lines=tuple(self.draft()))

    def _at_once(self, named: str) -> Reply | None:
        """Return the reply to a text that begins like a choice's: the engine refuses what does not fit."""
        try:
            return Reply(f"{self.prefix} {' '.join(self._named.read(named))}")
        except Misnamed:
            return None

    def _every(self) -> Items:
        """Return all items that are offered, each as often as it is there."""
        return self.offered

    @abstractmethod
    def _add(self, items: Items) -> str:
        """Add items to those chosen; return the reason if that can't be, or nothing."""

    def _take_out(self, items: Items) -> str:
        left = list(self.items or ())
        for item in items:
            if item not in left:
                return f"{self.words.item(item)} is not chosen."
            left.remove(item)
        self.items = tuple(left)
        return ""

    def clear(self) -> bool:
        had, self.items = self.items is not None, None
        return had

    def _whole(self, items: Items) -> Choice | None:
        """Return the choice of these items, if they are an answer."""
        assert self.decision.answers is not None
        try:
            return self.decision.answers.answer(items)
        except Misfit:
            return None

    # Names and numbers.

    def text_of(self, line: str) -> str:
        text = normalise(line)
        try:
            return f"{self.prefix} {' '.join(self._named.read(text.removeprefix(f'{self.prefix} ')))}"
        except Misnamed:
            return text

    def numbers(self, choice: Choice) -> str:
        if choice not in self.decision.legal:
            return ""
        items: Items = getattr(choice, "items", ())
        return " ".join(str(self.offered.index(item) + 1) for item in items) or NONE

    @property
    def typed(self) -> Sequence[str]:
        return [*(normalise(self.words.item(item)) for item in self.offered), *self.offered]


class PickDraft(Draft):
    """A draft that picks some items out of a row, such as cards to discard."""

    def __init__(self, decision: Decision, answers: Picks, table: Table, words: Words) -> None:
        super().__init__(decision, answers, tuple(item for item, _ in answers.row), table, words)
        self.answers = answers

    def _rows(self) -> list[NumberedLine]:
        found = []
        for number, (item, there) in enumerate(self.answers.row, 1):
            told = self.words.item_offered(item) + (f" ({there} there)" if there > 1 else "")
            found.append((number, told, self.words.item_here(self.table, self.decision, item)))
        return found

    def _instruction(self) -> str:
        none = f" For none, '{NONE}' or Enter." if not self.answers.least else ""
        if not self.answers.least and len(self.answers.offered) == 1:
            return f"'1' or its name to {self.prefix.split()[0]} it.{none}"
        if self.answers.most == 1:
            return f"Choose {self._range}: a number or name, such as {self._example!r}.{none}"
        return f"Choose {self._range} in any order: numbers or names, such as {self._example!r}.{none}"

    @property
    def _range(self) -> str:
        least, most = self.answers.least, self.answers.most
        if least == most:
            return str(most)
        if most == len(self.answers.offered):
            return "any number of them" + (f", at least {least}," if least else "")
        return f"{least} to {most}" if least else f"up to {most}"

    @property
    def _example(self) -> str:
        size = max(1, self.answers.least, min(2, self.answers.most))
        spread = [*range(1, len(self.offered) + 1), *(self.offered.index(item) + 1 for item in self.answers.offered)]
        used = dict.fromkeys(spread, 0)
        found: list[int] = []
        for number in spread:
            if len(found) < size and used[number] < self.answers.row[number - 1][1]:
                used[number] += 1
                found.append(number)
        return " ".join(map(str, sorted(found)))

    @property
    def expected(self) -> str:
        return f"choose {self._range} by number (1 to {len(self.offered)}) or name, such as {self._example!r}"

    def _unfinished(self, items: Items) -> str:
        more = self.answers.least - len(items)
        chosen = counted(map(self.words.item, items)) or "nothing"
        return f"Chosen: {chosen}. {more} more to choose."

    @property
    def _otherwise(self) -> str:
        if self.answers.least == self.answers.most:
            return f"type {'another one' if self.answers.most == 1 else 'others'}, or 'undo'"
        if not self.items:
            return "numbers or names"
        more = "further ones are added, " if len(self.items) < self.answers.most else ""
        return f"{more}'-{self.offered.index(self.items[-1]) + 1}' takes out, 'undo' clears"

    def _every(self) -> Items:
        return tuple(item for item, there in self.answers.row for _ in range(there))

    def _add(self, items: Items) -> str:
        chosen, row = self.items or (), dict(self.answers.row)
        together = (*chosen, *(item for item in items if row[item] > 1 or item not in chosen))
        refusal = self._refused(items) or self._refused(together)
        if refusal and self.items and self.answers.least == self.answers.most and self._whole(items) is not None:
            together, refusal = items, ""  # as many as are asked for: they replace the draft
        if not refusal:
            self.items: Items | None = together
        return refusal

    def _refused(self, items: Items) -> str:
        try:
            self.answers.canonical(items)
        except Misfit as misfit:
            if misfit.code == "too-few":
                return ""
            chosen = f" Chosen so far: {counted(map(self.words.item, self.items))}." if self.items else ""
            if misfit.code == "twice":
                there = dict(self.answers.row)[misfit.item]
                what = f"{self.words.item(misfit.item)} {items.count(misfit.item)} times"
                return f"Not {what}: there {'is' if there == 1 else 'are'} {there}.{chosen}"
            return f"That would be {len(items)}: {self.expected}.{chosen}"
        return ""


class PlaceDraft(Draft):
    """A draft that puts each of several things into a pile, in an order."""

    def __init__(self, decision: Decision, answers: Arrangements, table: Table, words: Words) -> None:
        super().__init__(decision, answers, answers.offered, table, words)
        self.answers = answers

    def _rows(self) -> list[NumberedLine]:
        return self.words.arrangement(self.answers)

    def _instruction(self) -> str:
        return self.words.arranging(self._example)

    @property
    def _example(self) -> str:
        places = {item: number for number, item in enumerate(self.offered, 1)}
        sides = [names[-1] if turn % 2 else names[0] for turn, names in enumerate(self.answers.things)]
        return " ".join(str(places[side]) for side in sides)

    @property
    def expected(self) -> str:
        return self.words.arranged(len(self.answers.things), self._example)

    def _unfinished(self, items: Items) -> str:
        name = self.words.item
        left = [names for names in self.answers.things if not set(names) & set(items)]
        still = "; ".join(map(self.words.thing, left))
        chosen = ", then ".join(map(name, items)) or "nothing"
        return f"Chosen: {chosen}. Still to place: {still}."

    @property
    def _otherwise(self) -> str:
        return f"name a {self.words.piece} again, or 'undo'"

    def _add(self, items: Items) -> str:
        place = {item: number for number, names in enumerate(self.answers.things) for item in names}
        named = [place[item] for item in items]
        if len(set(named)) < len(named):
            twice = next(item for at, item in enumerate(items) if place[item] in named[at + 1 :])
            return f"One {self.words.piece} was named twice: {self.words.thing(self.answers.things[place[twice]])}."
        self.items: Items | None = (*(item for item in self.items or () if place[item] not in named), *items)
        return ""
