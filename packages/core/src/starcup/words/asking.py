"""Questions in words: the question, its choices, and the items that are picked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar, Generic

from starcup.kernel.choices import NO_ITEMS, Choice, Items
from starcup.kernel.picks import Arrangements
from starcup.kernel.ruleset import TableT, ViewT
from starcup.kernel.steps import Decision
from starcup.words import plain
from starcup.words.layout import NumberedLine, rows
from starcup.words.root import RootWords
from starcup.words.text import counted


class AskingWords(RootWords[TableT, ViewT], Generic[TableT, ViewT]):
    """The part of a game's words that puts questions into words."""

    fillers: ClassVar[frozenset[str]] = frozenset(("and", "then"))
    """Filler words between the names of items."""
    example: ClassVar[tuple[str, str]] = ("", "")
    """Several items as people name them, and the text of the choice of these items: an example for the help."""

    def question(self, table: TableT, decision: Decision, choices: Sequence[Choice]) -> str:
        """Return the question as a text.

        Args:
            table: the game's own.
            decision: the question.
            choices: the listed ones; of sets all, which must not be walked through.
        """
        return decision.question or f"{plain.words_of(decision.kind).capitalize()}?"

    def step(self, table: TableT, decision: Decision) -> str:
        """Return the part of the round that a question belongs to, shown before the question; empty if there is none.

        Args:
            table: the game's own.
            decision: the question.
        """
        return ""

    def about(self, table: TableT, decision: Decision) -> str:
        """Return the subject of a question where its text does not name it; empty if it does.

        Args:
            table: the game's own.
            decision: the question.
        """
        return ""

    def order(self, table: TableT, choices: Sequence[Choice]) -> list[Choice]:
        """Return the choices that are offered to people, grouped by kind: as it comes, all in the order of the rules.

        Args:
            table: the game's own.
            choices: all that the rules allow.
        """
        return list(choices)

    def choice(self, table: TableT, seat: int, choice: Choice) -> str:
        """Return a choice in a few words, to stand beside its text: the first line of its class's docstring.

        Fields that are named there in backticks are filled in.

        Args:
            table: the game's own; only facts that the seat knows are told.
            seat: the seat that is asked.
            choice: one that may be chosen.
        """

        def value(found: re.Match[str]) -> str:
            return plain.told(getattr(choice, found.group(1), found.group(1)))

        document = type(choice).__dict__.get("__doc__") or ""
        first = document.strip().partition("\n")[0].rstrip(".")
        return "" if first.startswith("Method generated") else re.sub(r"`+(\w+)`+", value, first)

    def label(self, choice: Choice) -> str:
        """Return the text by which a choice is shown, and by which it may be chosen besides its own text.

        Args:
            choice: one of any question.
        """
        return choice.text

    def choice_names(self, choice: Choice) -> Sequence[str]:
        """Return further texts by which people may type a choice, if no other choice on offer has the same.

        Args:
            choice: one of any question.
        """
        return ()

    def keyed(self, text: str) -> str:
        """Return a typed text with keys where it has names: the reverse of :meth:`said`.

        Args:
            text: a line that is not understood as it is.
        """
        return text

    def said(self, text: str) -> str:
        """Return a text of the rules, such as a refusal, with names where it has keys.

        Args:
            text: the text.
        """
        return text

    def phrase(self, table: TableT, seat: int, choice: Choice) -> str:
        """Return a choice as a part of a sentence, for use outside the list of choices.

        Args:
            table: the game's own; only facts that the seat knows are told.
            seat: the seat that is asked.
            choice: one that may be chosen.
        """
        items: Items | None = getattr(choice, "items", None)
        if items is None:
            return choice.text
        return f"{choice.text.removesuffix(' '.join(items) or NO_ITEMS).rstrip()} {self.items(items)}"

    def choices(self, table: TableT, seat: int, choices: Sequence[Choice]) -> list[str]:
        """Return the choices of a question as a list, numbered from 1.

        Args:
            table: the game's own; only facts that the seat knows are told.
            seat: the seat that is asked.
            choices: in the order of :meth:`order`.
        """
        return rows([(number, self.label(one), self.choice(table, seat, one)) for number, one in enumerate(choices, 1)])

    def going_on(self, choices: Sequence[Choice]) -> Choice | None:
        """Return the choice that "yes" and "go on" stand for: the only one, if there is no other.

        Args:
            choices: those that are listed.
        """
        return choices[0] if len(choices) == 1 else None

    def last_word(self, choices: Sequence[Choice], back: str) -> str:
        """Return the line below the choices, such as a warning that one of them reveals everything; empty if none.

        Args:
            choices: those that are listed.
            back: the text of the choice that undo would take back; empty if there is none.
        """
        return ""

    def lists(self, choices: Sequence[Choice]) -> bool:
        """Return whether choices are listed; they are not where :meth:`last_word` says everything.

        Args:
            choices: those of the question.
        """
        return True

    # Questions that take several items.

    def item(self, item: str) -> str:
        """Return the name of one of several items that are picked.

        Args:
            item: as choices spell it.
        """
        return item.replace("_", " ")

    def item_offered(self, item: str) -> str:
        """Return the name of an item in the list of all items on offer.

        Args:
            item: as choices spell it.
        """
        return self.item(item)

    def item_meaning(self, item: str) -> str:
        """Return an explanation of an item, shown beside its name; empty if the name is enough.

        Args:
            item: as choices spell it.
        """
        return ""

    def item_here(self, table: TableT, decision: Decision, item: str) -> str:
        """Return an explanation of an item at one question; by default that of everywhere.

        Args:
            table: the game's own; only facts that the seat knows are told.
            decision: the question.
            item: as choices spell it.
        """
        return self.item_meaning(item)

    def item_names(self, item: str) -> Sequence[str]:
        """Return the names that people may type for an item, besides its key and its name.

        Args:
            item: as choices spell it.
        """
        return ()

    def item_short_names(self, item: str) -> Sequence[str]:
        """Return the names that people may type for an item if no other item on offer has the same name.

        Args:
            item: as choices spell it.
        """
        return ()

    def items(self, items: Items) -> str:
        """Return several picked items as a text, equal ones counted.

        Args:
            items: as choices spell them.
        """
        return counted(map(self.item, items)) or "nothing"

    def arrangement(self, answers: Arrangements) -> list[NumberedLine]:
        """Return the rows for things that are arranged in piles: the names of each, numbered as they are offered.

        Args:
            answers: all ways to lay them.
        """
        found = [(name, thing[0]) for thing in answers.things for name in thing]
        return [
            (number, f"{'' if name == first else 'or '}{self.item_offered(name)}", self.item_meaning(name))
            for number, (name, first) in enumerate(found, 1)
        ]

    def arranging(self, example: str) -> str:
        """Return the instruction for arranging things in piles.

        Args:
            example: what may be typed.
        """
        return f"Name one of each by numbers or names, such as {example!r}, in the order in which they are to lie."

    def arranged(self, number: int, example: str) -> str:
        """Return the expected form of an arrangement in piles, as a part of a sentence.

        Args:
            number: of the things.
            example: what may be typed.
        """
        return f"name one of each of the {number}, such as {example!r}"

    def thing(self, names: Items) -> str:
        """Return the common name of a thing that has another name in each pile.

        Args:
            names: its names.
        """
        return " / ".join(dict.fromkeys(map(self.item, names)))
