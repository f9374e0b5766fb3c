"""The seat of a language model: all of its tools except the answer, which depends on who runs the game."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence

from starcup import Choice
from starcup.host import Refused
from starcup.scene import Beat, Scene
from starcup_llm.answers import read_answer
from starcup_llm.notes import MOST_CHARACTERS, Notes, TooLong
from starcup_llm.report import RefusedTry, Report
from starcup_llm.situation import Situation
from starcup_llm.texts import SeatTexts
from starcup_llm.tools import Arguments, Tool, tools_for


class Seat(ABC):
    """The seat of a language model in one game.

    Args:
        texts: puts the game into words.
        report: counts what the model does.
        lists_choices: whether legal choices are listed.
    """

    def __init__(self, texts: SeatTexts, report: Report, *, lists_choices: bool = True) -> None:
        self.texts: SeatTexts = texts
        self.report: Report = report
        self.lists_choices: bool = lists_choices
        self.notes: Notes = Notes()
        self.tools: tuple[Tool, ...] = tools_for(lists_choices=lists_choices)
        self._last_scene: Scene | None = None

    @property
    @abstractmethod
    def seen(self) -> Situation:
        """What the seat sees now, with its question."""

    @abstractmethod
    def _new_beats(self) -> Sequence[Beat]:
        """Return what the seat saw happen since the last call."""

    # What the model reads.

    def look(self) -> str:
        """Return what happened since the last look, the whole table, and the question."""
        situation = self.seen
        self._last_scene = situation.scene
        return _joined(self.texts.news(self._new_beats()), self.texts.table(situation.scene), self.question())

    def news(self) -> str:
        """Return what happened since the last look, what has changed on the table, and the question.

        Returns the whole table if the model has not seen it yet, or when the game is over.
        """
        if self._last_scene is None or self.seen.scene.over:
            return self.look()
        before, self._last_scene = self._last_scene, self.seen.scene
        beats = self._new_beats()
        return _joined(self.texts.news(beats), self.texts.changes(self._last_scene, before, beats), self.question())

    def question(self) -> str:
        """Return the question to the seat, with its legal choices if they are listed."""
        return self.texts.question(self.seen, lists_choices=self.lists_choices)

    # Answers.

    def read(self, typed: str) -> Choice:
        """Return the legal choice that an answer names.

        Args:
            typed: the answer.

        Raises:
            Refused: it is not a legal choice.
        """
        return read_answer(self.seen, typed, self.texts.languages)

    def refuse(self, refused: Refused, number: int, typed: str) -> str:
        """Note a refused answer in the report, and return why it was refused.

        Args:
            refused: the refusal.
            number: the number of the question that the answer named.
            typed: the answer.
        """
        prompt = self.seen.scene.prompt
        kind = "" if prompt is None else prompt.kind
        self.report.refuse(RefusedTry(number, kind, typed, refused.refusal.code, refused.refusal.rules))
        return self.texts.refused(refused, self.seen.scene)

    # The other tools.

    def call(self, tool: Tool, arguments: Arguments) -> str:
        """Return the result of a tool other than ``answer``, for which there is :meth:`read`.

        Args:
            tool: one of :attr:`tools`.
            arguments: its arguments, already checked.

        Raises:
            Refused: there is nothing of that name, or it can't be done.
        """
        about = {name: str(value) for name, value in arguments.items()}
        match tool.name:
            case "look":
                return self.look()
            case "options":
                return self.question()
            case "why":
                return self._why(about["choice"])
            case "rules":
                return self.texts.rules(about.get("about", ""))
            case "pieces":
                return self.texts.pieces(about.get("name", ""), self.seen)
            case "notes":
                return self._note(about)
            case "report":
                return json.dumps(self.report.data(), ensure_ascii=False)
        raise Refused("bad-call", f"{tool.name}: not here")

    def _why(self, typed: str) -> str:
        situation = self.seen
        if situation.decision is None:
            return self.question()
        try:
            return self.texts.possible(situation, self.read(typed))
        except Refused as refused:
            return self.texts.refused(refused, situation.scene)

    def _note(self, arguments: dict[str, str]) -> str:
        if len(arguments) > 1:
            raise Refused("bad-call", self.texts.say("notes-both"))
        if not arguments:
            return self.noted() or self.texts.say("notes-none")
        try:
            if "add" in arguments:
                self.notes.add(arguments["add"])
            else:
                self.notes.replace(arguments["replace"])
        except TooLong as error:
            raise Refused("notes", self.texts.say("notes-long", count=error.count, most=MOST_CHARACTERS)) from error
        return self.texts.say("notes-kept", count=len(self.notes.text), most=MOST_CHARACTERS)

    def noted(self) -> str:
        """Return the notes under a heading; empty if there are none."""
        return f"{self.texts.say('notes')}\n{self.notes.text}" if self.notes.text else ""


def _joined(*parts: str) -> str:
    """Return the non-empty parts with blank lines between them."""
    return "\n\n".join(filter(None, parts))
