"""The talk with one person at a question: typed answers, commands between them, and what is said in return."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from attrs import frozen

from starcup import CannotUndo, Decision, IllegalChoice, StarcupError
from starcup.messages import Message
from starcup.scene import Beat, beats_of, last_choice, last_text, scene_of, too_late
from starcup.words import Words
from starcup_bots import BotError
from starcup_bots.hints import Hints
from starcup_cli import files, lookup
from starcup_cli.errors import WrongUse
from starcup_cli.group import described_commands
from starcup_cli.records import Overtaken, SavedFile
from starcup_cli.table.advising import advice_lines, what_to_do
from starcup_cli.table.answering import Asked, Listed, asked_of
from starcup_cli.table.explaining import Explaining
from starcup_cli.table.guide import Guide
from starcup_cli.table.ordering import STOP, Ordering
from starcup_cli.table.reference import Reference
from starcup_cli.table.session import Session
from starcup_cli.table.typed_commands import AT_A_LOSS, OWN_LAST_WORD, SHORT, command_help, help_lines
from starcup_cli.voice import Voice, style

STUCK = 2
"""The number of invalid answers after which a guided player is told the best choice."""
LOGGED = 12
"""The fewest sentences that ``log`` shows, if so many things happened."""


class Leave(Exception):
    """An exception: the person quits."""


@frozen
class Said:
    """What is said to a typed line; it ``informs`` if the question is out of sight below so much text."""

    lines: tuple[str, ...] = ()
    informs: bool = False


class Conversation:
    """The talk with the person at the seat ``human``; a bot gives ``hints``.

    ``heard`` is how many events the person has been told. Lessons say what is typed for an idea, unless it is done
    ``by_keys``.
    """

    def __init__(self, session: Session, human: int, hints: Hints, *, by_keys: bool = False) -> None:
        self.session = session
        self.human = human
        self.hints = hints
        self.words: Words = session.words
        self.voice: Voice = session.voice.at(human)
        self.heard: int = 0
        self._mark: int = 0
        self._asked: Asked | None = None
        self.guide: Guide = session.guide
        self.guide.language = self.voice.language
        self.guide.game = session.game.ruleset.game
        self.guide.by_keys = by_keys
        self.ordering: Ordering = Ordering(session, human, self.voice)
        self.explaining: Explaining = Explaining(session, human, self.voice)
        self._missed = 0
        self._undone: list[str] = []
        self._undone_at: int = -1
        self._kept: tuple[str, Mapping[str, int]] = "", {}
        reference = Reference(session, human, self.words, self.voice)
        self._commands: dict[str, Callable[[str], Iterable[str]]] = {
            "choices": lambda _: self.asked.lines(),
            "help": lambda _: help_lines(self.words, self.voice, self.ordering),
            "legend": reference.legend,
            "score": lambda _: self.voice.lines.scores(scene_of(session.game, human)),
            "packs": reference.packs,
            "hint": self._hint,
            "guide": self._guide,
            "undo": self._undo,
            "redo": self._redo,
            "why": lambda what: self.explaining.why(self.asked, what),
            "log": self._log,
            "what": self.what,
            **{noun: partial(reference.piece, noun) for noun in self.words.nouns},
            **({self.words.own_command: reference.own_pieces} if self.words.own_command else {}),
            "rules": reference.rules,
            "board": lambda _: self.voice.lines.board(scene_of(session.game, human)),
            "save": self._save_copy,
            "quit": self._quit,
            **({STOP: self.ordering.stop} if self.ordering.declared else {}),
        }

    # Questions.

    def next(self) -> Asked | None:
        """Return the question to the person; None if there is none, or it had one answer alone, which was given."""
        decision = self.session.game.decision(self.human)
        if decision is None:
            return None
        asked = asked_of(self.session.game, decision, self.voice, self._numbers(decision))
        if only := asked.only():
            again = self.can_redo and self._undone[-1] == only
            self.session.submit(self.human, only, decision.number)
            if again:
                self._undone.pop()
                self._undone_at = self._answers()
            return None
        if isinstance(asked, Listed):
            self._kept = decision.kind, asked.numbers_by_text
        self._asked, self._missed = asked, 0
        return asked

    @property
    def asked(self) -> Asked:
        """The question that was put last."""
        assert self._asked is not None
        return self._asked

    @property
    def is_open(self) -> bool:
        """Whether a question was put, and is still asked."""
        return self._asked is not None and self.session.game.decision(self.human) is self._asked.decision

    def _numbers(self, decision: Decision) -> Mapping[str, int] | None:
        """Return the numbers that choices keep from the question before, if it was of the same kind."""
        kind, numbers = self._kept
        return numbers if kind == decision.kind else None

    def lessons(self) -> list[str]:
        """Return the lessons that are due at the question."""
        return self.guide.lessons(self.session.game, self.asked.decision, self._recommended)

    def reply(self, line: str) -> Said:
        """Carry out a typed line: an answer, a command, or a question about one."""
        try:
            return self._reply(line)
        except IllegalChoice as refusal:
            lines = self.explaining.refusal(self.asked, refusal, line, self._commands)
        self._missed += 1
        if self.guide.on and self._missed % STUCK == 0:
            advised = what_to_do(self.hints, self.session.game, self.asked)
            lines += self.voice.say("at-a-loss", advice=advised) if advised else []
        return Said(tuple(lines))

    def _reply(self, line: str) -> Said:
        asked = self.asked
        if line.endswith("?") and len(line) > 1 and not self._is_command(line):
            return Said(tuple(self._why_or_what(line.rstrip("? "))), informs=True)
        if self.ordering.is_order(line):
            lines = self.ordering.carry_out(line)
            return Said(tuple(lines), informs=self.is_open)
        reply = asked.exact(line)
        if reply is None and (answer := self._command(line)) is not None:
            return answer
        reply = reply or asked.reply(line)
        if reply is not None and not reply.text:
            return Said(reply.lines)
        text = reply.text if reply is not None else self.explaining.for_rules(asked, line)
        self.submit(text)
        return Said()

    def submit(self, choice: str) -> None:
        """Answer the question by the text of a choice."""
        self.session.submit(self.human, choice, self.asked.decision.number)
        self._undone = []

    # What happened.

    def beats(self, since: int = 0) -> list[Beat]:
        """Return what the person saw happen from a position on."""
        return beats_of(self.session.game, self.human, since)

    def news(self) -> list[Beat]:
        """Return what the person has seen happen since this was called last."""
        self._mark, self.heard = self.heard, len(self.session.game.events(self.human))
        return self.beats(self._mark)

    def resume(self) -> list[Beat]:
        """Return the last things that happened in a game that is under way; all count as told."""
        self.heard = self._mark = len(self.session.game.events(self.human))
        return self.beats()[-LOGGED:]

    def warnings(self) -> list[str]:
        """Return warnings about the saved game, each once."""
        trouble, notice = self.session.trouble, self.session.notice
        self.session.notice = ""
        lines = self.voice.whole("not-saved", trouble=trouble) if trouble else []
        return [*lines, *(style().wrap(notice) if notice else [])]

    # Commands.

    def _is_command(self, line: str) -> bool:
        word = line.partition(" ")[0].lower()
        return SHORT.get(word, word) in self._commands

    def _command(self, line: str) -> Said | None:
        """Carry out a command; return None if the line is none."""
        word, _, rest = line.partition(" ")
        name = SHORT.get(word.lower(), word.lower())
        action = self._commands.get(name)
        if action is None:
            return None
        try:
            lines = list(action(rest.strip()))
        except WrongUse as error:
            lines = style().wrap(error.message)
        return Said(tuple(lines), informs=name not in OWN_LAST_WORD)

    def _quit(self, rest: str) -> list[str]:
        raise Leave

    def _undo(self, rest: str) -> list[str]:
        if self.asked.clear():
            return self.asked.lines()
        game = self.session.game
        label, undone = last_choice(game, self.human), list[str]()
        try:
            undone.append(self._take_back())
        except CannotUndo:
            return style().sentence(self.voice.text(too_late(game, self.human)))
        # Choices that were made without asking are taken back as well, up to one that was asked.
        while game.can_undo(self.human) and (decision := game.decision(self.human)) is not None:
            if not asked_of(game, decision, self.voice).only():
                break
            undone.append(self._take_back())
        before = self._undone if self._undone_at == self._answers() - len(undone) else []
        self._undone, self._undone_at = [*before, *undone], self._answers()
        self.heard = len(game.events(self.human))
        self.session.save()
        return [*self.voice.say("taken-back", choice=label or ""), ""]

    def _take_back(self) -> str:
        """Take back the last choice of the person; return its text."""
        text = last_text(self.session.game, self.human)
        self.session.undo(self.human)
        return text

    def _answers(self) -> int:
        """Return how much has been answered and taken back: with another number something else has happened."""
        return len(self.session.game.journal)

    @property
    def can_redo(self) -> bool:
        """Whether the choice that was taken back last can be made again: nothing else has happened since."""
        return bool(self._undone) and self._undone_at == self._answers()

    def _redo(self, rest: str) -> list[str]:
        if not self.can_redo:
            return self.voice.say("redo-nothing")
        undone = self._undone
        text = undone.pop()
        self.submit(text)
        self._undone, self._undone_at = undone, self._answers()
        self.session.save()
        label = last_choice(self.session.game, self.human)
        return [*self.voice.say("made-again", choice=label or text), ""]

    # Questions about choices and things.

    def _why_or_what(self, what: str) -> list[str]:
        """Return what is to be said of a choice, a thing or a word."""
        try:
            return self.explaining.of_choices(self.asked, what) or self.what(what)
        except WrongUse as error:
            return style().wrap(error.message)

    def _hint(self, rest: str) -> list[str]:
        try:
            hints = self.hints.by(rest) if rest else self.hints
        except BotError as error:
            raise WrongUse(str(error)) from error
        return advice_lines(hints, self.session.game, self.asked, brief=self.guide.on and not rest)[0]

    def _recommended(self) -> str:
        """Return the text to type for the choice recommended to a beginner."""
        choice = self.guide.of.suggested(self.session.game, self.asked.decision)
        if choice is None:
            return self.voice.text(Message("lesson-all_as_good", self.guide.of.all_as_good))
        return self.voice.words("lesson-type", number=self.asked.numbers(choice))

    def _guide(self, rest: str) -> list[str]:
        if self.words.lessons is None:
            raise WrongUse(self.voice.words("guide-none", game=lookup.title_of(self.words)))
        if len(self.session.humans) > 1:
            raise WrongUse(self.voice.words("guide-alone"))
        lines = self.guide.switched(rest.lower(), self.voice)
        self.session.save()
        return lines

    def _log(self, rest: str) -> list[str]:
        """Return what happened since the last turn, the last so many things, or all."""
        beats = [beat for beat in self.beats() if beat.text]
        if rest.isascii() and rest.isdigit():
            beats = beats[-int(rest[:9]) :] if int(rest[:9]) else []
        elif rest.lower() != "all":
            recent = [beat for beat in beats if beat.position >= self._mark]
            beats = beats[-max(len(recent), LOGGED) :]
        return self.voice.lines.beats(beats) or self.voice.say("log-empty")

    def what(self, rest: str) -> list[str]:
        """Return what is to be said of a word, a piece, a rule or a command; without one, all words."""
        if not rest:
            return lookup.list_lines(self.words)
        if rest.lower().rstrip("?") in AT_A_LOSS and self.is_open:
            return self._hint("")
        commands = described_commands(command_help(self.words, self.voice, self.ordering))
        return lookup.explanation_lines(self.words, lookup.explained(self.words, rest, commands))

    def _save_copy(self, rest: str) -> list[str]:
        session = self.session
        if rest and (path := files.path_of(rest)) != session.file.path:
            try:
                SavedFile(files.free(path)).write(session.text())
            except (OSError, StarcupError, Overtaken) as error:
                return self.voice.whole("not-saved", trouble=str(error))
            saved = self.voice.whole("saved", file=files.short(path))
        else:
            saved = self.voice.whole("saved", file=files.short(session.file.path)) if session.save() else []
        return [*saved, *self.warnings()]
