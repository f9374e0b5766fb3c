"""The words of a game: everything that people read of it, in lines and sentences, each with a default."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, Self

from attrs import asdict

from starcup.games import definition_of
from starcup.kernel.choices import Choice, Items
from starcup.kernel.events import Event, SeatEvent
from starcup.kernel.game import Game
from starcup.kernel.picks import Arrangements
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.kernel.steps import Decision
from starcup.packs.glossary import GlossaryEntry
from starcup.packs.rule_texts import Rule
from starcup.packs.ruleset import PackedRuleset, glossary_of, rule_statements
from starcup.words import plain
from starcup.words.entries import Explained, Piece
from starcup.words.layout import Row, rows
from starcup.words.lessons import Lessons
from starcup.words.telling import Telling
from starcup.words.text import counted, wrap


def words_of(
    ruleset: Ruleset[TableT, ViewT], seats: Sequence[str] = (), you: int | None = None
) -> Words[TableT, ViewT]:
    """Return the words of the game that a ruleset belongs to.

    Args:
        ruleset: the rules.
        seats: the names of the players, by seat.
        you: the seat of the person at the screen, or None.

    Raises:
        GameError: the game is neither installed nor registered, or its words can't be had.
    """
    kind = definition_of(ruleset).facet("words", Words)
    return kind(ruleset, seats, you)


class Words(Generic[TableT, ViewT]):
    """Puts everything of one game into words, for the players that sit there.

    A game says what it likes in a subclass, which its definition names as ``words``; whatever it leaves out has a
    default that will do: fields of views by their names, choices by their texts, events by their classes. Lines are
    at most :func:`~starcup.words.width` characters wide, and without a line break.

    Args:
        ruleset: the rules of the game.
        seats: the names of the players, by seat; empty: ``Seat 0`` and so on.
        you: the seat of the person at the screen; None if several look on, or nobody plays.
    """

    points: ClassVar[str] = "points"
    """What scores count."""
    piece: ClassVar[str] = "piece"
    """What a single piece with a name is called, such as ``card``: people type it to look one up."""
    also_known: ClassVar[str] = "commands, rules and pieces"
    """What ``what`` can be asked besides the words of the glossary."""
    chapter: ClassVar[str] = ""
    """The code of a chapter of the rules, as an example of what to ask for."""
    came_to_light: ClassVar[str] = "something hidden came to light"
    """Why nothing can be taken back, where neither chance nor another seat stands in the way."""
    gains: ClassVar[frozenset[str]] = frozenset()
    """Kinds of questions at which a bot's judgement is what a choice adds, and not what it comes to."""
    lessons: Lessons[TableT, ViewT] | None = None
    """The lessons of a guided first game, if there are any."""

    def __init__(self, ruleset: Ruleset[TableT, ViewT], seats: Sequence[str] = (), you: int | None = None) -> None:
        self.ruleset: Ruleset[TableT, ViewT] = ruleset
        self.seats: tuple[str, ...] = tuple(seats)
        self.you = you

    def at(self, seat: int | None) -> Self:
        """Return the same words for who sits at a seat.

        Args:
            seat: that of the person at the screen, or None.
        """
        return type(self)(self.ruleset, self.seats, seat)

    def seat(self, seat: int) -> str:
        """Return what the player at a seat is called: ``You``, or a name.

        Args:
            seat: its number, from 0.
        """
        if seat == self.you:
            return "You"
        return self.seats[seat] if seat < len(self.seats) else f"Seat {seat}"

    def introduction(self) -> list[str]:
        """Return what is to be said of the rules before a game begins."""
        return []

    # The table.

    def board(self, table: TableT, views: Sequence[ViewT]) -> list[str]:
        """Return everything on the table.

        Args:
            table: the game's own, with all its secrets: take from it what everybody may know.
            views: for each seat the view through which it is seen: always the viewer's own, or each seat's own for a
                referee.
        """
        return plain.fields_board(views, [self.seat(seat) for seat in range(table.players)])

    def overview(self, table: TableT, view: ViewT) -> list[str]:
        """Return the table as one seat needs it, once a round.

        Args:
            table: the game's own.
            view: that of the seat.
        """
        return self.board(table, [view] * table.players)

    def status(self, table: TableT, view: ViewT) -> list[str]:
        """Return the viewer's own position in a line or two, for questions between two overviews.

        Args:
            table: the game's own.
            view: that of the seat.
        """
        return self.overview(table, view)

    def final(self, table: TableT) -> list[str]:
        """Return the scores as they stand, with the winners when the game is over.

        Args:
            table: the game's own.
        """
        over = not table.pending and not table.stack and table.lanes is None and table.chance is None
        winners = self.ruleset.winners(table) if over else ()
        names = [self.seat(seat) for seat in range(table.players)]
        scores = self.ruleset.scores(table)
        if scores:
            lines = plain.score_table(scores, names, winners)
            return [*lines, "Nobody wins."] if over and not winners else lines
        if not over:
            return ["Nothing is scored yet."]
        return wrap(f"Won by {' and '.join(names[seat] for seat in winners)}." if winners else "Nobody wins.")

    def data(self, table: TableT, views: Sequence[ViewT], players: Sequence[str]) -> dict[str, object]:
        """Return the table as plain data for JSON.

        Args:
            table: the game's own.
            views: for each seat the view through which it is seen.
            players: who sits where, by seat.
        """
        return {"views": [plain.data_of(view) for view in views], "players": list(players)}

    # Questions.

    def question(self, table: TableT, decision: Decision, choices: Sequence[Choice]) -> str:
        """Return what is asked.

        Args:
            table: the game's own.
            decision: the question.
            choices: those that are listed; of sets all, which are not to be walked through.
        """
        return decision.question or f"{plain.words_of(decision.kind).capitalize()}?"

    def step(self, table: TableT, decision: Decision) -> str:
        """Return the part of the round that a question belongs to, to stand before it; empty if none.

        Args:
            table: the game's own.
            decision: the question.
        """
        return ""

    def about(self, table: TableT, decision: Decision) -> str:
        """Return what a question is about, where its words alone don't say; empty if they do.

        Args:
            table: the game's own.
            decision: the question.
        """
        return ""

    def order(self, table: TableT, choices: Sequence[Choice]) -> list[Choice]:
        """Return the choices that people are offered, like with like: as it comes, without those that pass by.

        Args:
            table: the game's own.
            choices: all that the rules allow.
        """
        return [choice for choice in choices if not choice.passing] or list(choices)

    def choice(self, table: TableT, seat: int, choice: Choice) -> str:
        """Return a choice in a few words, to stand beside its text: the first line of its class's docstring.

        Fields that are named there in backticks are filled in.

        Args:
            table: the game's own; only what the seat knows is told.
            seat: the seat that is asked.
            choice: one that may be chosen.
        """

        def value(found: re.Match[str]) -> str:
            return plain.told(getattr(choice, found.group(1), found.group(1)))

        document = type(choice).__dict__.get("__doc__") or ""
        first = document.strip().partition("\n")[0].rstrip(".")
        return "" if first.startswith("Method generated") else re.sub(r"`+(\w+)`+", value, first)

    def phrase(self, table: TableT, seat: int, choice: Choice) -> str:
        """Return a choice as a part of a sentence, to speak of it away from the list that it stands in.

        Args:
            table: the game's own; only what the seat knows is told.
            seat: the seat that is asked.
            choice: one that may be chosen.
        """
        return choice.text

    def choices(self, table: TableT, seat: int, choices: Sequence[Choice]) -> list[str]:
        """Return the choices of a question as a list, numbered from 1.

        Args:
            table: the game's own; only what the seat knows is told.
            seat: the seat that is asked.
            choices: in the order of :meth:`order`.
        """
        return rows([(number, one.text, self.choice(table, seat, one)) for number, one in enumerate(choices, 1)])

    def going_on(self, choices: Sequence[Choice]) -> Choice | None:
        """Return the choice that "yes" and "go on" stand for: the only one, if there is no other.

        Args:
            choices: those that are listed.
        """
        return choices[0] if len(choices) == 1 else None

    def last_word(self, choices: Sequence[Choice], back: str) -> str:
        """Return what stands below the choices, such as a warning that one of them shows everything; or nothing.

        Args:
            choices: those that are listed.
            back: the text of the choice that undo would take back; empty if there is none.
        """
        return ""

    def lists(self, choices: Sequence[Choice]) -> bool:
        """Return whether choices are listed at all: not where :meth:`last_word` says all.

        Args:
            choices: those of the question.
        """
        return True

    # Questions that take several items.

    def item(self, item: str) -> str:
        """Return what one of several items that are picked is called.

        Args:
            item: as choices spell it.
        """
        return item.replace("_", " ")

    def item_offered(self, item: str) -> str:
        """Return what an item is called in the list of all that are offered.

        Args:
            item: as choices spell it.
        """
        return self.item(item)

    def item_meaning(self, item: str) -> str:
        """Return what an item is, to stand beside its name; empty if the name says all.

        Args:
            item: as choices spell it.
        """
        return ""

    def item_names(self, item: str) -> Sequence[str]:
        """Return what people may type for an item, besides its key and its name.

        Args:
            item: as choices spell it.
        """
        return ()

    def item_short_names(self, item: str) -> Sequence[str]:
        """Return what people may type for an item where no other one on offer has that name as well.

        Args:
            item: as choices spell it.
        """
        return ()

    def items(self, items: Items) -> str:
        """Return several items that are picked, equal ones counted.

        Args:
            items: as choices spell them.
        """
        return counted(map(self.item, items)) or "nothing"

    def arrangement(self, answers: Arrangements) -> list[Row]:
        """Return the rows for things that are laid into piles: the names of each, numbered as they are offered.

        Args:
            answers: all ways to lay them.
        """
        found = [(name, thing[0]) for thing in answers.things for name in thing]
        return [
            (number, f"{'' if name == first else 'or '}{self.item_offered(name)}", self.item_meaning(name))
            for number, (name, first) in enumerate(found, 1)
        ]

    def arranging(self, example: str) -> str:
        """Return how things are to be laid into piles.

        Args:
            example: what may be typed.
        """
        return f"Name one of each by numbers or names, such as {example!r}, in the order in which they are to lie."

    def arranged(self, number: int, example: str) -> str:
        """Return what is expected of who lays things into piles, as a part of a sentence.

        Args:
            number: of the things.
            example: what may be typed.
        """
        return f"name one of each of the {number}, such as {example!r}"

    def thing(self, names: Items) -> str:
        """Return what a thing is called that has another name in each pile.

        Args:
            names: its names.
        """
        return " / ".join(dict.fromkeys(map(self.item, names)))

    # What happened.

    def heard(self, game: Game[TableT, ViewT], seat: int) -> list[Event]:
        """Return what happened as far as a seat may hear it.

        Args:
            game: the game.
            seat: its number, from 0.
        """
        return game.events(seat)

    def event(self, event: Event) -> str:
        """Return what happened in a sentence; empty if it is not worth telling, a heading if it begins with ``---``.

        Args:
            event: of any class that the ruleset notes.
        """
        who = f"{self.seat(event.seat)}: " if isinstance(event, SeatEvent) else ""
        return who + plain.event_sentence(event)

    def telling(self) -> Telling:
        """Return what puts the events of one game into lines, portion by portion: each by :meth:`event`."""
        return Telling(self.event)

    def round_begun(self, event: Event) -> int | None:
        """Return the number of the round that an event begins; None if it begins none.

        Args:
            event: of any class that the ruleset notes.
        """
        return None

    def ends(self, event: Event) -> bool:
        """Return whether an event tells the end of the game, and why.

        Args:
            event: of any class that the ruleset notes.
        """
        return False

    def learnt(self, kinds: Sequence[str]) -> list[str]:
        """Return what became known by chance, such as ``dice were rolled``: who knows it can't take a choice back.

        Args:
            kinds: of the rolls and draws, as ``Table.draw`` names them.
        """
        return ["chance has decided"] if kinds else []

    # Hints.

    def term(self, name: str) -> str:
        """Return what something that speaks for a choice is called.

        Args:
            name: as the bot that advises calls it.
        """
        return name.replace("_", " ")

    def continued(self, kind: str, choice: Choice) -> str:
        """Return the kind of question whose answer belongs to a choice, to be told with it; empty if none does.

        Args:
            kind: of the question that the choice answers.
            choice: what a bot would choose.
        """
        return kind if choice.passing else ""

    # What can be looked up.

    def rules(self) -> Mapping[str, Rule]:
        """Return the numbered rules by their ids, in order: those of the packs and of the game's ``rules.toml``."""
        return rule_statements(self.ruleset) if isinstance(self.ruleset, PackedRuleset) else {}

    def glossary(self) -> Mapping[str, GlossaryEntry]:
        """Return the words of the game by their keys, in the order in which they are met: its ``glossary.toml``."""
        return glossary_of(self.ruleset) if isinstance(self.ruleset, PackedRuleset) else {}

    def explained(self, word: str) -> Explained | None:
        """Return what a word stands for that is neither in the glossary nor a piece; None if nothing.

        Args:
            word: in lower case.
        """
        return None

    def known_words(self) -> Sequence[str]:
        """Return words that :meth:`explained` knows, to find the nearest of them."""
        return ()

    def phases(self) -> Mapping[str, str]:
        """Return the names of the phases in which powers work, by their keys; empty if the game has none."""
        return {}

    def hooks(self) -> Sequence[str]:
        """Return the names of the hooks that powers of packs may have."""
        powers = self.ruleset.powers if isinstance(self.ruleset, PackedRuleset) else ()
        return sorted({hook for power in powers for hook in power.hooks})

    def legend(self) -> Sequence[tuple[str, str]]:
        """Return what stands on the board and in the questions, each with what it means."""
        return ()

    def pieces(self) -> Sequence[Piece]:
        """Return every piece that people may ask for by name."""
        return ()

    def piece_lines(self, piece: Piece) -> list[str]:
        """Return a piece with all that it does.

        Args:
            piece: one of :meth:`pieces`.
        """
        return [*wrap(f"{piece.name} [{piece.key}]", "", "    "), *(wrap(piece.text, "    ") if piece.text else [])]

    def piece_rules(self, piece: Piece) -> tuple[str, ...]:
        """Return the ids of the rules that a piece rests on.

        Args:
            piece: one of :meth:`pieces`.
        """
        return ()

    def piece_data(self, piece: Piece) -> dict[str, object]:
        """Return a piece as plain data for JSON.

        Args:
            piece: one of :meth:`pieces`.
        """
        return asdict(piece)

    def piece_in_sight(self, table: TableT, view: ViewT) -> str:
        """Return the name of a piece that a seat sees, as an example of what to ask for; empty if there is none.

        Args:
            table: the game's own.
            view: that of the seat.
        """
        return next((piece.name for piece in self.pieces()), "")
