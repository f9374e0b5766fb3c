"""Playing at a terminal: the questions of one person, commands between them, and what the others did."""

from __future__ import annotations

from pathlib import Path

from starcup import CannotUndo, Decision, IllegalChoice, StarcupError, hint
from starcup.roll import RollGame
from starcup_bots import BotError
from starcup_cli import files, rulebook
from starcup_cli.answering import Asked
from starcup_cli.board import board, final, sheet, status
from starcup_cli.commentary import Commentary, live, of_round
from starcup_cli.describe import Describer
from starcup_cli.drafts import asked_for_several
from starcup_cli.errors import WrongUse, command_name, one_line
from starcup_cli.hint_text import HintText
from starcup_cli.hints import Hints
from starcup_cli.listed import Listed
from starcup_cli.names import Names, wrap
from starcup_cli.saved_file import Overtaken, SavedFile
from starcup_cli.session import Session
from starcup_cli.taking_back import last_choice, too_late
from starcup_cli.terminal import ask, show

PROMPT = "> "
HELP = (
    ("hint [BOT]", "what a bot would do here, and why"),
    ("undo", "forget what you are choosing; or take your last choice back, until anything new is learnt"),
    ("why CHOICE", "why something is not allowed, with the rule; also 'why undo'"),
    ("board", "the whole table"),
    ("log [ROUND]", "what happened in this round, another one, or 'all'"),
    ("tile NAME", "what a tile does"),
    ("rules [WORD]", "a rule by its id, a chapter, or the rules that use a word"),
    ("save [FILE]", "save now, or a copy"),
    ("quit", "save and leave"),
)
LONG = ("help", "board", "log")
"""Commands with so long an answer that the question is shown again."""
SHORT = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo", "b": "board", "l": "log", "rule": "rules"}


class Leave(Exception):
    """The person quits."""


class AtTable:
    """One person's play. ``human`` is the seat; bots have the others, and one gives ``hints``."""

    def __init__(self, session: Session, human: int, hints: Hints) -> None:
        self.session = session
        self.human = human
        self.hints = hints
        self.names: Names = session.names
        self.commentary: Commentary = Commentary(session.names)
        self.heard: int = 0
        self.shown_round: int = -1
        self._commands = {
            "help": self._help,
            "hint": self._hint,
            "undo": self._undo,
            "why": self._why,
            "log": self._log,
            "tile": self._tile,
            "rules": self._rules,
            "board": self._board,
            "save": self._save_copy,
            "quit": self._quit,
        }

    def resume(self) -> None:
        """Join a game that is under way: what happened so far is known."""
        events = self.session.game.events(self.human)
        self.heard = len(events)
        lines = self.commentary.lines(of_round(live(events), self.session.game.view(self.human).round))
        if lines:
            show([*(lines if lines[0] else lines[1:]), ""])

    def play(self) -> None:
        """Play to the end.

        Raises:
            Leave: the person quits. EOFError, KeyboardInterrupt, Terminated: the same by other means.
        """
        session, game = self.session, self.session.game
        while not game.finished:
            decision = game.decision(self.human)
            if decision is not None:
                self._tell()
                self._ask(decision)
                session.save()
                self._warn()
            else:
                session.answer_by_bot(game.waiting()[0])
        self._tell()
        session.save()
        self._warn()
        self._board("")
        show(["", *final(game.table, self.names)])

    def _warn(self) -> None:
        if self.session.trouble:
            show([f"NOT SAVED: {self.session.trouble}"])
        if self.session.notice:
            show(wrap(self.session.notice))
            self.session.notice = ""

    # What happened.

    def _tell(self) -> None:
        """What happened since the last question."""
        events = self.session.game.events(self.human)
        lines = self.commentary.lines(live(events, self.heard))
        self.heard = len(events)
        if lines:
            show([*lines, ""])

    def _situation(self) -> None:
        """The whole table once a round, else the own position."""
        view = self.session.game.view(self.human)
        if view.round != self.shown_round:
            self.shown_round = view.round
            self._board("")
            show([""])
        elif view.at_once:
            show(sheet(view, self.names) or status(view, self.names))
        else:
            show(status(view, self.names))

    # Questions.

    def _ask(self, decision: Decision) -> None:
        """Ask until there is an answer, or an undo. What is chosen of several things stays while commands are typed."""
        self._situation()
        asked = self._asked = self._asking(self.session.game, decision)
        show(asked.lines())
        while True:
            line = ask(PROMPT)
            reply = asked.reply(line)
            if reply is None and self._command(line):
                if self.session.game.decision(self.human) is not decision:
                    return
                continue
            if reply is not None and not reply.text:
                if reply.lines:
                    show(reply.lines)
                continue
            try:
                self.session.submit(self.human, line if reply is None else reply.text, decision.number)
                return
            except IllegalChoice as refusal:
                self._refused(refusal, line, asked)

    def _asking(self, game: RollGame, decision: Decision) -> Asked:
        """A question as it is put to people."""
        describer = Describer(game.table, self.human, self.names)
        several = asked_for_several(decision, describer)
        if several is not None:
            return several
        back = last_choice(game, self.human) if game.can_undo(self.human) else ""
        return Listed(decision, game.allowed(self.human), describer, back)

    def _refused(self, refusal: IllegalChoice, typed: str, asked: Asked) -> None:
        if refusal.code == "not-understood":
            first, used = typed.partition(" ")[0].lower(), " ".join(asked.words).replace("_", " ").split()
            near = hint(typed, asked.words) or ("" if first in used else hint(first, self._commands))
            show(wrap(f"{typed!r} is no choice{near}: {asked.expected}, or 'help'.", "", "  "))
            return
        lines = wrap(f"Not possible: {refusal}", "", "  ")
        if refusal.rule:
            lines += [f"  {line}" for line in rulebook.rule_lines_of(self.session.rules, refusal.rule)]
        show(lines)

    # Commands.

    def _command(self, line: str) -> bool:
        """Carry out a command; False if the line is none."""
        word, _, rest = line.partition(" ")
        name = SHORT.get(word.lower(), word.lower())
        action = self._commands.get(name)
        if action is None:
            return False
        try:
            action(rest.strip())
        except WrongUse as error:
            show(wrap(error.message))
        if name in LONG:
            show(["", *self._asked.lines()])
        elif name != "undo" and (draft := self._asked.draft()):
            show(draft)
        return True

    def _help(self, rest: str) -> None:
        lines = wrap(
            "Answer with the number of a choice or its text. Where several things are asked for, name them in any "
            "order by numbers or names, in one line ('1 1 3', 'home genes') or in several; Enter confirms. The whole "
            "text ('recruit home genes') needs no Enter. Besides:"
        )
        for name, does in HELP:
            lines += wrap(f"{name:<13} {does}", "  ", " " * 16)
        show([*lines, *wrap(f"Every answer is saved at once; '{command_name()} play --load last' goes on.")])

    def _quit(self, rest: str) -> None:
        raise Leave

    def _undo(self, rest: str) -> None:
        if self._asked.clear():
            show(self._asked.lines())
            return
        text = last_choice(self.session.game, self.human)
        try:
            self.session.undo(self.human)
        except CannotUndo:
            show(wrap(too_late(self.session.game, self.human, self.names), "", "  "))
            return
        self.heard = len(self.session.game.events(self.human))
        self.session.save()
        show([*wrap(f"Taken back: {text}.", "", "  "), ""])

    def _why(self, rest: str) -> None:
        if rest.lower() in ("undo", "u"):
            self._why_undo()
        else:
            self._judge(rest)

    def _why_undo(self) -> None:
        game = self.session.game
        if game.can_undo(self.human):
            said = f"That is possible: undo takes back '{last_choice(game, self.human)}'."
        else:
            said = too_late(game, self.human, self.names)
        show(wrap(said, "", "  "))

    def _judge(self, what: str) -> None:
        """Whether a choice is possible now, and the rule if not."""
        asked, game = self._asked, self.session.game
        example = asked.decision.legal[-1].text
        if not what:
            show(wrap(f"why WHAT? A choice that you miss, such as 'why {example}', or 'why undo'."))
            return
        text = asked.text_of(what)
        refusal = game.why(self.human, text)
        if refusal is None:
            chosen = asked.decision.find(text) or next(one for one in game.allowed(self.human) if one.text == text)
            show(wrap(f"That is possible: {chosen.text}: {asked.describer.explain(chosen)}.", "", "  "))
        elif refusal.code == "not-understood":
            near = hint(what, asked.words)
            like = "" if near else f"; choices here are written like {example!r}"
            show(wrap(f"{what!r} is no choice{near}{like}.", "", "  "))
        else:
            self._refused(refusal, what, asked)

    def _hint(self, rest: str) -> None:
        asked = self._asked
        hints = self.hints.by(rest) if rest else self.hints
        try:
            advice, answers = hints.answers(self.session.game, asked.decision)
        except BotError as error:
            show(wrap(f"No hint: {one_line(str(error))}.", "", "  "))
            return
        text = HintText(asked.decision, advice, asked.describer, asked.numbers).text(answers, hints.name)
        show(wrap(f"hint: {text}", "", "  "))

    def _log(self, rest: str) -> None:
        game = self.session.game
        events = live(game.events(self.human))
        if rest.lower() != "all":
            number = int(rest) if rest.isascii() and rest.isdigit() else game.view(self.human).round
            events = of_round(events, number)
        show(Commentary(self.names).lines(events) or ["Nothing happened."])

    def _tile(self, rest: str) -> None:
        rules = self.session.rules
        show(rulebook.piece_lines(rules, rulebook.find_piece(rules, rest), self.names))

    def _rules(self, rest: str) -> None:
        rules = self.session.rules
        if not rest:
            show(wrap(", ".join(f"{code} ({len(found)})" for code, found in rulebook.chapters(rules).items())))
            return
        for rule in rulebook.find_rules(rules, rest):
            show(rulebook.rule_lines(rule))

    def _board(self, rest: str) -> None:
        game = self.session.game
        view = game.view(self.human)
        show(board(game.table, [view] * view.players, self.names))

    def _save_copy(self, rest: str) -> None:
        session = self.session
        if rest and (path := Path(rest).expanduser()) != session.file.path:
            try:
                SavedFile(files.free(path)).write(session.text())
            except (OSError, StarcupError, Overtaken) as error:
                show(wrap(f"Not saved: {error}"))
                return
            show([f"Saved in {files.short(path)}"])
        elif session.save():
            show([f"Saved in {files.short(session.file.path)}"])
        self._warn()


def watch(session: Session) -> None:
    """Bots alone: play to the end, telling everything that happens, round by round."""
    game = session.game
    commentary = Commentary(session.names)
    heard, present = 0, -1
    while not game.finished:
        session.answer_by_bot(game.waiting()[0])
        if game.table.round != present or game.finished:
            present = game.table.round
            events = game.all_events()
            show(commentary.lines(live(events, heard)))
            heard = len(events)
            session.save()
    views = [game.view(seat) for seat in range(game.table.players)]
    show([*board(game.table, views, session.names), "", *final(game.table, session.names)])
