"""The words of Roll for the Galaxy as a facet of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from starcup import Arrangements, Choice, Decision, Event, Items, Picks, SeatScore
from starcup.roll import RollGame, RollRuleset, RollTable, RollView
from starcup.roll import choices as c
from starcup.roll import events as ev
from starcup.roll.words import arranging, board, colours, data, pieces
from starcup.roll.words.choice_lists import choices_of
from starcup.roll.words.choice_order import for_people
from starcup.roll.words.commentary import Commentary
from starcup.roll.words.describe import Describer
from starcup.roll.words.gists import Gists
from starcup.roll.words.item_words import ItemWords
from starcup.roll.words.legend import LEGEND
from starcup.roll.words.lessons import RollLessons
from starcup.roll.words.names import Names
from starcup.roll.words.own_tiles import events_of
from starcup.roll.words.phrases import phrase
from starcup.roll.words.questions import ONE_TILE, ONLY_READY, QUESTIONS, TERMS
from starcup.words import Explained, Lessons, NumberedLine, Piece, Words, wrap


class RollWords(Words[RollTable, RollView]):
    """Puts a game of Roll for the Galaxy into words."""

    points: ClassVar[str] = "VP"
    piece: ClassVar[str] = "tile"
    also_known: ClassVar[str] = "tiles, colours, commands and rules"
    chapter: ClassVar[str] = "SHIP"
    fillers: ClassVar[frozenset[str]] = frozenset(("and", "then", "die", "dice", "good", "goods"))
    example: ClassVar[tuple[str, str]] = ("home genes", "recruit home genes")
    came_to_light: ClassVar[str] = "a hidden tile came to light"
    gains: ClassVar[frozenset[str]] = frozenset(("reassign", "reassign-more"))
    lessons: Lessons[RollTable, RollView] | None = RollLessons()
    ruleset: RollRuleset

    def __init__(self, ruleset: RollRuleset, seats: Sequence[str] = (), you: int | None = None) -> None:
        super().__init__(ruleset, seats, you)
        self.names: Names = Names(ruleset, self.seats, you)
        self._items = ItemWords(self.names, Gists(ruleset))
        self._last: Describer | None = None

    def _describer(self, table: RollTable, seat: int) -> Describer:
        last = self._last
        if last is None or last.table is not table or last.seat != seat:
            last = self._last = Describer(table, seat, self.names, self._items.gists)
        return last

    def introduction(self) -> list[str]:
        lacking = pieces.without_power(self.ruleset)
        if not lacking:
            return []
        listed = ", ".join(face.name for face in lacking[:4]) + (", ..." if len(lacking) > 4 else "")
        return wrap(f"Without a power yet: {len(lacking)} developments ({listed}); 'starcup packs' lists them.")

    # The table.

    def board(self, table: RollTable, views: Sequence[RollView]) -> list[str]:
        return board.board(table, views, self.names)

    def overview(self, table: RollTable, view: RollView) -> list[str]:
        return board.overview(table, view, self.names)

    def status(self, table: RollTable, view: RollView) -> list[str]:
        own = board.sheet(view, self.names) if view.at_once else []
        return own or board.status(view, self.names)

    def score_table(self, scores: Sequence[SeatScore], winners: Sequence[int]) -> list[str]:
        return board.score_table(scores, winners, self.names)

    def data(self, table: RollTable, views: Sequence[RollView], players: Sequence[str]) -> dict[str, object]:
        return data.board_data(table, views, players)

    # Questions.

    def question(self, table: RollTable, decision: Decision, choices: Sequence[Choice]) -> str:
        answers = decision.answers
        if isinstance(answers, Arrangements) and len(answers.things) <= 1:
            return ONE_TILE
        if isinstance(answers, Picks) and decision.kind == "recruit":
            most, price = answers.most, self.ruleset.numbers.recruit_cost
            which = "die" if most == 1 else "dice"
            asked = f"Which {which} do you recruit, from Citizenry into your cup for ${price} each?"
            return f"{asked} Your credits reach for {most}."
        if decision.kind == "reassign" and not self.lists(choices):
            return ONLY_READY
        return QUESTIONS.get(decision.kind, decision.question)

    def step(self, table: RollTable, decision: Decision) -> str:
        return self._describer(table, decision.seat).step(decision)

    def about(self, table: RollTable, decision: Decision) -> str:
        return self._describer(table, decision.seat).context(decision)

    def order(self, table: RollTable, choices: Sequence[Choice]) -> list[Choice]:
        return list(for_people(choices, self.ruleset))

    def choice(self, table: RollTable, seat: int, choice: Choice) -> str:
        return self._describer(table, seat).explain(choice)

    def phrase(self, table: RollTable, seat: int, choice: Choice) -> str:
        return phrase(choice, self._describer(table, seat))

    def choices(self, table: RollTable, seat: int, choices: Sequence[Choice]) -> list[str]:
        return choices_of(choices, self._describer(table, seat))

    def going_on(self, choices: Sequence[Choice]) -> Choice | None:
        return c.READY if c.READY in choices else super().going_on(choices)

    def last_word(self, choices: Sequence[Choice], back: str) -> str:
        """Return the line below the choices: being ready reveals everything, so it says how to take a choice back."""
        if c.READY not in choices:
            return ""
        undo = f"'undo' takes '{back}' back" if back else ""
        if not self.lists(choices):
            return f"Enter is 'ready': it is shown to all{f'; {undo}' if undo else ''}."
        return f"'ready' shows it to all; until then {undo}." if undo else ""

    def lists(self, choices: Sequence[Choice]) -> bool:
        return len(choices) != 1 or choices[0] is not c.READY

    # Questions that take several items.

    def item(self, item: str) -> str:
        return self._items.item_name(item)

    def item_offered(self, item: str) -> str:
        name = self.item(item)
        return name if self.names.face(item) is not None or "@" in item else f"{name} die"

    def item_meaning(self, item: str) -> str:
        face = self.names.face(item)
        return "" if face is None else self._items.meaning(face)

    def item_names(self, item: str) -> Sequence[str]:
        _, _, where = item.partition("@")
        called = self.item_short_names(item)
        if not where:
            return called
        places = {where.replace("_", " "), self.names.thing(where).removeprefix("the ")}
        return [f"{name} {word}{place}" for name in called for place in places for word in ("", "from ", "on ")]

    def item_short_names(self, item: str) -> Sequence[str]:
        what = item.partition("@")[0]
        return [name.replace("_", " ") for name in (what, self.names.thing(what), self.names.die(what))]

    def items(self, items: Items) -> str:
        return self._items.items(items)

    def arrangement(self, answers: Arrangements) -> list[NumberedLine]:
        return arranging.tile_rows(answers, self._items)

    def arranging(self, example: str) -> str:
        return arranging.INSTRUCTION.format(example=example)

    def arranged(self, number: int, example: str) -> str:
        return f"name one side of each of the {number} tiles, such as {example!r}"

    def thing(self, names: Items) -> str:
        return " / ".join(dict.fromkeys(self.names.thing(item.partition("@")[0]) for item in names))

    # Events.

    def heard(self, game: RollGame, seat: int | None) -> list[Event]:
        return super().heard(game, None) if seat is None else events_of(game, seat)

    def event(self, event: Event) -> str:
        return " ".join(line.strip() for line in self.telling().lines([event]) if line)

    def telling(self) -> Commentary:
        return Commentary(self.names)

    def round_begun(self, event: Event) -> int | None:
        return event.number if isinstance(event, ev.RoundBegan) else None

    def ends(self, event: Event) -> bool:
        return isinstance(event, ev.GameEnded)

    def learnt(self, kinds: Sequence[str]) -> list[str]:
        drawn = ["tiles were drawn"] if any(kind.startswith("tile") for kind in kinds) else []
        return [*drawn, *(["dice were rolled"] if any(not kind.startswith("tile") for kind in kinds) else [])]

    # Hints.

    def term(self, name: str) -> str:
        return self.names.phase(name) if name in self.ruleset.phase_index else TERMS.get(name, super().term(name))

    def continued(self, kind: str, choice: Choice) -> str:
        return "reassign-more" if isinstance(choice, c.DictateWith) else super().continued(kind, choice)

    # Look-ups.

    def explained(self, word: str) -> Explained | None:
        return colours.explained(self.ruleset, word)

    def known_words(self) -> Sequence[str]:
        return colours.known_words(self.ruleset)

    def phases(self) -> Mapping[str, str]:
        return {**{phase.key: phase.name for phase in self.ruleset.phases}, "assign": "Assign"}

    def hooks(self) -> Sequence[str]:
        return list(self.ruleset.plugins.hooks)

    def legend(self) -> Sequence[tuple[str, str]]:
        return LEGEND

    def pieces(self) -> Sequence[Piece]:
        return pieces.pieces(self.ruleset)

    def piece_lines(self, piece: Piece) -> list[str]:
        return pieces.piece_lines(self.ruleset, _tile(piece), self.names)

    def piece_rules(self, piece: Piece) -> tuple[str, ...]:
        return pieces.piece_rules(self.ruleset, _tile(piece))

    def piece_data(self, piece: Piece) -> dict[str, object]:
        return pieces.piece_data(self.ruleset, _tile(piece), self.names)

    def piece_in_sight(self, table: RollTable, view: RollView) -> str:
        return next((face.name for face in view.tableau(view.seat)), "")


def _tile(piece: Piece) -> pieces.TilePiece:
    assert isinstance(piece, pieces.TilePiece)
    return piece
