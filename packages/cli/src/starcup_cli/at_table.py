"""Playing at a terminal: the questions of one person, commands between them, and events of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from starcup import CannotUndo, Decision, IllegalChoice, StarcupError
from starcup.lines import LONG_LIST
from starcup.messages import Message
from starcup.scene import Beat, Scene, beats_of, last_choice, scene_of, too_late
from starcup.words import Words
from starcup_bots import BotError
from starcup_bots.hints import Hints
from starcup_cli import files, looking_up, rulebook
from starcup_cli.advising import advice_lines, what_to_do
from starcup_cli.answering import Asked, Listed, Picking, asked_of
from starcup_cli.errors import WrongUse
from starcup_cli.explaining import Explaining
from starcup_cli.guide import Guide
from starcup_cli.ordering import STOP, Ordering
from starcup_cli.records import recorded
from starcup_cli.reference import Reference
from starcup_cli.saved_file import Overtaken, SavedFile
from starcup_cli.session import Session
from starcup_cli.table_commands import AT_A_LOSS, OWN_LAST_WORD, SHORT, help_lines, helped
from starcup_cli.terminal import ask, pause, rows, show, show_long
from starcup_cli.voice import Voice, style

PROMPT = "> "
STUCK = 2
"""The number of invalid answers after which a guided player is told the best choice."""
MOST_TOLD = 14
"""The most lines about what happened since the last question."""
INTRODUCED = 3
"""The lines before the first question that tell who plays, and where the game is saved."""
FIRST_TOLD = 2
"""The most lines about what happened before the first question: it is to fit a screen, with the table."""
LEAST_TABLE = 5
"""The fewest lines for the table, besides those of the players."""
OF_PLAYER = 2
"""The lines of the table for each player, so that everybody's places stay in sight; what was told scrolls up."""
LEAST_LISTED = 6
"""The fewest lines for choices with whole explanations."""
AROUND = LEAST_TABLE + 7
"""The lines for the table, the question and what stands around the choices."""
LOGGED = 12
"""The fewest sentences that ``log`` shows, if so many things happened."""


class Leave(Exception):
    """An exception: the person quits."""


class AtTable:
    """The play of one person. ``human`` is the seat; others have the other seats, and a bot gives ``hints``."""

    def __init__(self, session: Session, human: int, hints: Hints) -> None:
        self.session = session
        self.human = human
        self.hints = hints
        self.words: Words = session.words
        self.voice: Voice = session.voice.at(human)
        self.heard: int = 0
        self._mark: int = 0
        self._heading: str = ""
        self.drawn: Scene | None = None
        self.greeted: bool = False
        self.guide: Guide = session.guide
        self.guide.language = self.voice.language
        self.guide.game = session.game.ruleset.game
        self.ordering: Ordering = Ordering(session, human, self.voice)
        self.explaining: Explaining = Explaining(session, human, self.voice)
        self._kept: tuple[str, Mapping[str, int]] = "", {}
        reference = Reference(session, human, self.words, self.voice)
        self._commands: dict[str, Callable[[str], Iterable[str]]] = {
            "choices": self._choices,
            "help": self._help,
            "legend": reference.legend,
            "score": self._score,
            "packs": reference.packs,
            "hint": self._hint,
            "guide": self._guide,
            "undo": self._undo,
            "why": self._why,
            "log": self._log,
            "what": self._what,
            **{noun: partial(reference.piece, noun) for noun in (self.words.piece, *self.words.other_pieces)},
            **({self.words.own_command: reference.own_pieces} if self.words.own_command else {}),
            "rules": reference.rules,
            "board": self._board,
            "save": self._save_copy,
            "quit": self._quit,
            **({STOP: self.ordering.stop} if self.ordering.declared else {}),
        }

    def resume(self) -> None:
        """Join a game that is under way: the last events are told, the others count as known."""
        self.heard = self._mark = len(self.session.game.events(self.human))
        told = self._beats(0)[-LOGGED:]
        if lines := self._told(told):
            show([*lines, ""])

    def play(self) -> None:
        """Play to the end of the game.

        Raises:
            Leave: the person quits. EOFError, KeyboardInterrupt, Terminated: the same by other means.
        """
        session, game = self.session, self.session.game
        if welcome := self.guide.welcome(self.session.game.table.answered[self.human]):
            self._teach(welcome)
        while not game.finished:
            if not self.turn():
                session.answer_by_bot()
        self._tell()
        session.save()
        self._warn()
        show([*self._board(""), "", *self._score(""), *recorded(game, self.words)])
        if farewell := self.guide.farewell():
            show(["", *farewell])

    def turn(self) -> bool:
        """Ask the open question, if there is one, after telling recent events; return False if there is none."""
        decision = self.session.game.decision(self.human)
        if decision is None:
            return False
        asked = asked_of(self.session.game, decision, self.voice, self._numbers(decision))
        if isinstance(asked, Listed) and (only := asked.only()):
            self.session.submit(self.human, only, decision.number)
            return True
        above = self._tell()
        self._ask(asked, above)
        self.session.save()
        self._warn()
        return True

    def _numbers(self, decision: Decision) -> Mapping[str, int] | None:
        """Return the numbers that choices keep from the question before, if it was of the same kind."""
        kind, numbers = self._kept
        return numbers if kind == decision.kind else None

    def _warn(self) -> None:
        if warnings := self._warnings():
            show(warnings)

    def _warnings(self) -> list[str]:
        """Return warnings about the saved game, each once."""
        trouble, notice = self.session.trouble, self.session.notice
        self.session.notice = ""
        lines = self.voice.whole("not-saved", trouble=trouble) if trouble else []
        return [*lines, *(style().wrap(notice) if notice else [])]

    # Events.

    def _beats(self, since: int) -> list[Beat]:
        return beats_of(self.session.game, self.human, since)

    def _told(self, beats: Sequence[Beat]) -> list[str]:
        return self.voice.lines.beats(beats)

    def _tell(self) -> int:
        """Show what happened since the last question; return the number of lines."""
        beats = self._beats(self.heard)
        self._mark, self.heard = self.heard, len(self.session.game.events(self.human))
        most = min(MOST_TOLD, rows() // 3) if self.greeted else FIRST_TOLD
        lines = self.voice.lines.beats(beats, most, self.voice.words("log-shows-all"))
        headings = [self.voice.text(beat.text) for beat in beats if beat.weight == "heading"]
        self._heading = next((text for text in reversed(headings) if any(text in line for line in lines)), "")
        lines += self.ordering.told()
        if lines:
            show([*lines, ""])
        return len(lines)

    def _situation(self, around: int) -> None:
        """Show the table once a round, else what has changed on it; ``around`` lines are to fit on the same screen."""
        scene = scene_of(self.session.game, self.human)
        before, self.drawn = self.drawn, scene
        screen = rows() - around - 3
        if before is None or before.round != scene.round or (not scene.round and before.status != scene.status):
            least = LEAST_TABLE + (1 if before is None else OF_PLAYER * scene.players)  # the first screen is to fit
            show([*self.voice.lines.overview(scene, max(least, screen), self.voice.words("board-shows-all")), ""])
        elif changed := self.voice.lines.status(scene, before, told=self._heading):
            show(changed)

    # Questions.

    def _ask(self, asked: Asked, above: int) -> None:
        """Ask until there is an answer or an undo. A draft stays while commands are typed."""
        decision, self._asked = asked.decision, asked
        if isinstance(asked, Listed):
            self._kept = decision.kind, asked.kept
        if lessons := self.guide.lessons(self.session.game, decision, self._recommended):
            self._teach(lessons)
        question = self.ordering.reminder()
        above += 0 if self.greeted else INTRODUCED
        question += asked.lines(max(LEAST_LISTED, min(LONG_LIST, rows() - above - len(question) - AROUND)))
        if not self.greeted:
            self.greeted = True
            question += self.voice.say("greeting", legend="yes" if self.words.legend() else "no")
        self._situation(above + len(question))
        show(question)
        missed = 0
        while self.session.game.decision(self.human) is decision:
            line = ask(PROMPT)
            if not line:
                show(asked.lines())
                continue
            try:
                if self._answered(line):
                    return
            except IllegalChoice as refusal:
                show(self.explaining.refusal(asked, refusal, line, self._commands))
                missed += 1
                if (
                    self.guide.on
                    and missed % STUCK == 0
                    and (advised := what_to_do(self.hints, self.session.game, asked))
                ):
                    show(self.voice.say("at-a-loss", advice=advised))

    def _answered(self, line: str) -> bool:
        """Carry out a typed line: an answer, a command, or a question about one; return whether it was an answer."""
        asked, game = self._asked, self.session.game
        if line.endswith("?") and len(line) > 1 and not self._is_command(line):
            self._inform(self._why_or_what(line.rstrip("? ")))
            return False
        is_order = self.ordering.is_order(line)
        reply = None if is_order else asked.exact(line)
        if reply is None and self._command(line):
            return False
        reply = reply or asked.reply(line)
        if reply is not None and not reply.text:
            show(reply.lines)
            return False
        text = reply.text if reply is not None else self.explaining.for_rules(asked, line)
        self.session.submit(self.human, text, asked.decision.number)
        return game is self.session.game

    def _teach(self, lessons: Sequence[str]) -> None:
        """Show lessons; at a terminal they stay until Enter, so that table and question share a screen after them."""
        show([*lessons, ""])
        self.session.save()
        pause(self.voice.words("enter-goes-on"))

    # Commands.

    def _is_command(self, line: str) -> bool:
        word = line.partition(" ")[0].lower()
        return SHORT.get(word, word) in self._commands

    def _command(self, line: str) -> bool:
        """Carry out a command; return False if the line is none."""
        if self.ordering.is_order(line):
            return self._ordered(line)
        word, _, rest = line.partition(" ")
        name = SHORT.get(word.lower(), word.lower())
        action = self._commands.get(name)
        if action is None:
            return False
        try:
            lines = list(action(rest.strip()))
        except WrongUse as error:
            lines = style().wrap(error.message)
        if name in OWN_LAST_WORD:
            show(lines)
        else:
            self._inform(lines)
        return True

    def _ordered(self, line: str) -> bool:
        """Carry out a standing order; it may answer the question itself."""
        lines = self.ordering.given(line)
        if self.session.game.decision(self.human) is self._asked.decision:
            self._inform(lines)
        else:
            show(lines)
        return True

    def _inform(self, lines: Sequence[str]) -> None:
        """Show the requested lines, and what is asked below them."""
        show_long(lines, self.voice.words("enter-shows-more"))
        chosen = self._asked.chosen() if isinstance(self._asked, Picking) else []
        show([*chosen, *self._asked.short()])

    def _choices(self, rest: str) -> list[str]:
        return self._asked.lines()

    def _help(self, rest: str) -> list[str]:
        return help_lines(self.words, self.voice, self.ordering)

    def _quit(self, rest: str) -> list[str]:
        raise Leave

    def _undo(self, rest: str) -> list[str]:
        if self._asked.clear():
            return self._asked.lines()
        game = self.session.game
        taken = last_choice(game, self.human)
        try:
            self.session.undo(self.human)
        except CannotUndo:
            return style().sentence(self.voice.text(too_late(game, self.human)))
        self._take_back_passed()
        self.heard = len(game.events(self.human))
        self.session.save()
        return [*self.voice.say("taken-back", choice=taken or ""), ""]

    def _take_back_passed(self) -> None:
        """Take back choices that were made without asking, up to one that was asked."""
        game = self.session.game
        while game.can_undo(self.human) and (decision := game.decision(self.human)) is not None:
            asked = asked_of(game, decision, self.voice)
            if not (isinstance(asked, Listed) and asked.only()):
                return
            self.session.undo(self.human)

    # Questions about choices and things.

    def _why(self, rest: str) -> list[str]:
        return self.explaining.why(self._asked, rest)

    def _why_or_what(self, what: str) -> list[str]:
        """Return what is to be said of a choice, a thing or a word."""
        try:
            return self.explaining.of_choices(self._asked, what) or self._what(what)
        except WrongUse as error:
            return style().wrap(error.message)

    def _hint(self, rest: str) -> list[str]:
        try:
            hints = self.hints.by(rest) if rest else self.hints
        except BotError as error:
            raise WrongUse(str(error)) from error
        return advice_lines(hints, self.session.game, self._asked, brief=self.guide.on and not rest)

    def _recommended(self) -> str:
        """Return the text to type for the choice recommended to a beginner."""
        found = self.guide.of.suggested(self.session.game, self._asked.decision)
        if found is None:
            return self.voice.text(Message("lesson-all_as_good", self.guide.of.all_as_good))
        return self.voice.words("lesson-type", number=self._asked.numbers(found))

    def _guide(self, rest: str) -> list[str]:
        if self.words.lessons is None:
            raise WrongUse(self.voice.words("guide-none", game=rulebook.title_of(self.words)))
        if len(self.session.humans) > 1:
            raise WrongUse(self.voice.words("guide-alone"))
        lines = self.guide.switched(rest.lower(), self.voice)
        self.session.save()
        return lines

    def _log(self, rest: str) -> list[str]:
        """Return what happened since the last turn, the last so many things, or all."""
        beats = [beat for beat in self._beats(0) if beat.text]
        if rest.isascii() and rest.isdigit():
            beats = beats[-int(rest[:9]) :] if int(rest[:9]) else []
        elif rest.lower() != "all":
            recent = [beat for beat in beats if beat.position >= self._mark]
            beats = beats[-max(len(recent), LOGGED) :]
        return self._told(beats) or self.voice.say("log-empty")

    def _what(self, rest: str) -> list[str]:
        if not rest:
            return looking_up.list_lines(self.words)
        if rest.lower().rstrip("?") in AT_A_LOSS:
            return self._hint("")
        commands = looking_up.table_commands(helped(self.words, self.voice, self.ordering))
        return looking_up.lines_of(self.words, looking_up.explained(self.words, rest, commands))

    def _board(self, rest: str) -> list[str]:
        return self.voice.lines.board(scene_of(self.session.game, self.human))

    def _score(self, rest: str) -> list[str]:
        return self.voice.lines.scores(scene_of(self.session.game, self.human))

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
        return [*saved, *self._warnings()]
