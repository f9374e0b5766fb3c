"""Playing at a terminal: the questions of one person, commands between them, and events of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from starcup import CannotUndo, Decision, Event, Game, IllegalChoice, StarcupError, did_you_mean
from starcup.words import Telling, Words, live, of_round, wrap
from starcup_cli import files, looking_up, rulebook
from starcup_cli.advising import advice_lines, what_to_do
from starcup_cli.answering import Asked, goes_on
from starcup_cli.drafts import asked_for_several
from starcup_cli.errors import WrongUse
from starcup_cli.guide import Guide
from starcup_cli.hints import Hints
from starcup_cli.listed import Listed
from starcup_cli.ordering import STOP, Ordering
from starcup_cli.records import recorded
from starcup_cli.saved_file import Overtaken, SavedFile
from starcup_cli.session import Session
from starcup_cli.table_commands import AT_A_LOSS, OWN_LAST_WORD, SHORT, help_lines, helped
from starcup_cli.taking_back import last_choice, too_late
from starcup_cli.terminal import ask, pause, rows, show, show_long

PROMPT = "> "
STUCK = 2
"""The number of invalid answers after which a guided player is told the best choice."""


class Leave(Exception):
    """An exception: the person quits."""


class AtTable:
    """The play of one person. ``human`` is the seat; others have the other seats, and a bot gives ``hints``."""

    def __init__(self, session: Session, human: int, hints: Hints) -> None:
        self.session = session
        self.human = human
        self.hints = hints
        self.words: Words = session.words.at(human)
        self.telling: Telling = self.words.telling()
        self.heard: int = 0
        self.shown_round: int = -1
        self.greeted: bool = False
        self.guide: Guide = session.guide
        self.ordering: Ordering = Ordering(session, human, self.words)
        self._commands: dict[str, Callable[[str], Iterable[str]]] = {
            "choices": self._choices,
            "help": self._help,
            "legend": self._legend,
            "score": self._score,
            "packs": self._packs,
            "hint": self._hint,
            "guide": self._guide,
            "undo": self._undo,
            "why": self._why,
            "log": self._log,
            "what": self._what,
            **{noun: partial(self._piece, noun) for noun in (self.words.piece, *self.words.other_pieces)},
            **({self.words.own_command: self._own_pieces} if self.words.own_command else {}),
            "rules": self._rules,
            "board": self._board,
            "save": self._save_copy,
            "quit": self._quit,
            **({STOP: self.ordering.stop} if session.game.ruleset.standing else {}),
        }

    def resume(self) -> None:
        """Join a game that is under way: events so far count as known."""
        events = self.words.heard(self.session.game, self.human)
        self.heard = len(events)
        lines = self.telling.lines(self._of_round(live(events), self._round))
        if lines:
            show([*(lines if lines[0] else lines[1:]), ""])

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
                session.answer_by_bot(game.waiting()[0])
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
        self._tell()
        self._ask(decision)
        self.session.save()
        self._warn()
        return True

    def _warn(self) -> None:
        if warnings := self._warnings():
            show(warnings)

    def _warnings(self) -> list[str]:
        """Return warnings about the saved game, each once."""
        lines = [f"NOT SAVED: {self.session.trouble}"] if self.session.trouble else []
        notice, self.session.notice = self.session.notice, ""
        return [*lines, *(wrap(notice) if notice else [])]

    # Events.

    def _tell(self) -> None:
        """Show the events since the last question."""
        events = self.words.heard(self.session.game, self.human)
        lines = self.telling.lines(live(events, self.heard))
        self.heard = len(events)
        decision = self.session.game.decision(self.human)
        lines += self.ordering.told()
        if decision is not None:
            lines += self.telling.before(decision)
        if lines:
            show([*lines, ""])

    @property
    def _round(self) -> int:
        """The number of the round; 0 in a game without rounds."""
        return self.session.game.round_number

    def _of_round(self, events: Sequence[Event], number: int) -> list[Event]:
        return of_round(events, number, self.words.round_begun)

    def _situation(self) -> None:
        """Show the whole table once a round, else the own position."""
        table, view = self.session.game.table, self.session.game.view(self.human)
        if self._round != self.shown_round:
            self.shown_round = self._round
            show([*self.words.overview(table, view), ""])
        elif status := self.words.status(table, view):
            show(status)

    # Questions.

    def _ask(self, decision: Decision) -> None:
        """Ask until there is an answer or an undo. A draft stays while commands are typed."""
        asked = self._asked = self._asking(self.session.game, decision)
        if lessons := self.guide.lessons(self.session.game, decision, self._recommended):
            self._teach(lessons)
        self._situation()
        show([*self.ordering.reminder(), *asked.lines()])
        missed = 0
        if not self.greeted:
            self.greeted = True
            legend = ", 'legend' what all this means" if self.words.legend() else ""
            show(wrap(f"Type a number and press Enter. 'help' tells what else{legend}."))
        while True:
            line = ask(PROMPT)
            reply = None if self.ordering.is_order(line) else asked.reply(line)
            if reply is None and self._command(line):
                if self.session.game.decision(self.human) is not decision:
                    return
                continue
            if reply is not None and not reply.text:
                if reply.lines:
                    show(reply.lines)
                continue
            try:
                text = self.words.keyed(line) if reply is None else reply.text
                self.session.submit(self.human, text, decision.number)
                return
            except IllegalChoice as refusal:
                show(self._refusal(refusal, line, asked))
                missed += 1
                if (
                    self.guide.on
                    and missed % STUCK == 0
                    and (advised := what_to_do(self.hints, self.session.game, asked))
                ):
                    show(wrap(f"If you don't know what to do, type {advised}"))

    def _teach(self, lessons: Sequence[str]) -> None:
        """Show lessons; at a terminal they stay until Enter, so that table and question share a screen after them."""
        show([*lessons, ""])
        self.session.save()
        pause("Enter goes on.")

    def _asking(self, game: Game, decision: Decision) -> Asked:
        """Return a question as it is put to people."""
        several = asked_for_several(decision, game.table, self.words)
        if several is not None:
            return several
        back = last_choice(game, self.human, self.words) if game.can_undo(self.human) else ""
        return Listed(decision, game.allowed(self.human), game.table, self.words, back)

    def _refusal(self, refusal: IllegalChoice, typed: str, asked: Asked) -> list[str]:
        if refusal.code == "not-understood":
            first, used = typed.partition(" ")[0].lower(), " ".join(asked.typed).replace("_", " ").split()
            near = did_you_mean(typed, asked.typed) or ("" if first in used else did_you_mean(first, self._commands))
            near = "" if goes_on(typed) else self.words.said(near)
            again = "Enter shows the choices, 'help' what else you can type"
            return wrap(f"{typed!r} is no choice{near}: {asked.expected}. {again}.", "", "  ")
        lines = wrap(f"Not possible: {self.words.said(str(refusal))}", "", "  ")
        if refusal.rule:
            lines += [f"  {line}" for line in rulebook.rule_lines_of(self.words, refusal.rule)]
        return lines

    # Commands.

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
            lines = wrap(error.message)
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
        """Show the requested lines, and the question below them, without its choices if not both fit the screen."""
        question, screen = self._asked.lines(), rows()
        if len(lines) + len(question) + 1 < screen or len(lines) >= screen:
            show_long(lines)
        else:
            show(lines)
            question = [*self._asked.head(), *self._asked.draft(), "'?' shows the choices."]
        show(["", *question])

    def _choices(self, rest: str) -> list[str]:
        return self._asked.lines()

    def _help(self, rest: str) -> list[str]:
        return help_lines(self.words)

    def _quit(self, rest: str) -> list[str]:
        raise Leave

    def _undo(self, rest: str) -> list[str]:
        if self._asked.clear():
            return self._asked.lines()
        text = last_choice(self.session.game, self.human, self.words)
        try:
            self.session.undo(self.human)
        except CannotUndo:
            return wrap(too_late(self.session.game, self.human, self.words), "", "  ")
        self.heard = len(self.session.game.events(self.human))
        self.session.save()
        return [*wrap(f"Taken back: {text}.", "", "  "), ""]

    def _why(self, rest: str) -> list[str]:
        return self._why_undo() if rest.lower() in ("undo", "u") else self._judge(rest)

    def _why_undo(self) -> list[str]:
        game = self.session.game
        if game.can_undo(self.human):
            said = f"That is possible: undo takes back '{last_choice(game, self.human, self.words)}'."
        else:
            said = too_late(game, self.human, self.words)
        return wrap(said, "", "  ")

    def _judge(self, what: str) -> list[str]:
        """Return lines that tell whether a choice is possible now, and the rule if not."""
        asked, game = self._asked, self.session.game
        example = self.words.label(asked.decision.legal[-1])
        if not what:
            return wrap(f"why WHAT? A choice that you miss, such as 'why {example}', or 'why undo'.")
        text = self.words.keyed(asked.text_of(what))
        refusal = game.why(self.human, text)
        if refusal is None:
            chosen = asked.decision.find(text) or next(one for one in game.allowed(self.human) if one.text == text)
            means = asked.explain(chosen)
            return wrap(f"That is possible: {self.words.label(chosen)}{f': {means}' if means else ''}.", "", "  ")
        if refusal.code == "not-understood":
            near = self.words.said(did_you_mean(what, asked.typed))
            like = "" if near else f"; choices here are written like {example!r}"
            return wrap(f"{what!r} is no choice{near}{like}.", "", "  ")
        return self._refusal(refusal, what, asked)

    def _hint(self, rest: str) -> list[str]:
        hints = self.hints.by(rest) if rest else self.hints
        return advice_lines(hints, self.session.game, self._asked, brief=self.guide.on and not rest)

    def _recommended(self) -> str:
        """Return the text to type for the choice recommended to a beginner."""
        found = self.guide.of.suggested(self.session.game, self._asked.decision)
        return self.guide.of.all_as_good if found is None else f"type {self._asked.numbers(found)}"

    def _guide(self, rest: str) -> list[str]:
        if self.words.lessons is None:
            raise WrongUse(f"{rulebook.title_of(self.words)} has no guided first game.")
        if len(self.session.humans) > 1:
            raise WrongUse("The guide is for games with one person.")
        lines = self.guide.switched(rest.lower())
        self.session.save()
        return lines

    def _log(self, rest: str) -> list[str]:
        game = self.session.game
        events = live(self.words.heard(game, self.human))
        if rest.lower() != "all":
            number = int(rest) if rest.isascii() and rest.isdigit() else self._round
            events = self._of_round(events, number)
        return self.words.telling().lines(events) or ["Nothing happened."]

    def _what(self, rest: str) -> list[str]:
        if not rest:
            return looking_up.list_lines(self.words)
        if rest.lower().rstrip("?") in AT_A_LOSS:
            return self._hint("")
        found = looking_up.explained(self.words, rest, looking_up.table_commands(helped(self.words)))
        return looking_up.lines_of(self.words, found)

    def _piece(self, noun: str, rest: str) -> list[str]:
        words, game = self.words, self.session.game
        view = game.view(self.human)
        if not rest:
            seen = words.piece_in_sight(game.table, view) if noun == words.piece else ""
            example = f", such as '{noun} {seen}'" if seen else ""
            asked = wrap(f"{noun} WHICH? Name any that you see{example}.")
            return [*asked, *looking_up.in_columns(rulebook.piece_names(words, noun))]
        piece = rulebook.find_piece(words, rest, noun, parts=True)
        return [*words.piece_lines(piece), *words.piece_now(game.table, view, piece)]

    def _own_pieces(self, rest: str) -> list[str]:
        words, table, view = self.words, self.session.game.table, self.session.game.view(self.human)
        lines: list[str] = []
        for piece in words.own_pieces(table, view):
            lines += wrap(f"{piece.name}: {piece.text}.", "", "    ")
            lines += words.piece_now(table, view, piece)
        return lines or ["Nothing there."]

    def _rules(self, rest: str) -> list[str]:
        if rest:
            found = rulebook.find_rules(self.words, rest)
            return [line for rule in found for line in rulebook.rule_lines(rule)]
        chapters = rulebook.chapters(self.words)
        if not chapters:
            raise WrongUse(f"{rulebook.title_of(self.words)} states no rules to look up.")
        codes = ", ".join(f"{code} ({len(found)})" for code, found in chapters.items())
        example = self.words.chapter or next(iter(chapters))
        return wrap(f"Chapters of the rules, with how many are in each: {codes}. Type 'rules {example}', for example.")

    def _board(self, rest: str) -> list[str]:
        game = self.session.game
        view = game.view(self.human)
        return self.words.board(game.table, [view] * game.table.players)

    def _legend(self, rest: str) -> list[str]:
        legend = self.words.legend()
        if not legend:
            raise WrongUse(f"{rulebook.title_of(self.words)} has no legend; the names on the board are all there is.")
        return [line for word, means in legend for line in wrap(f"{word:<13} {means}", "  ", " " * 16)]

    def _score(self, rest: str) -> list[str]:
        game = self.session.game
        return self.words.score(game.table, game.view(self.human))

    def _packs(self, rest: str) -> list[str]:
        if not self.session.packs:
            raise WrongUse(f"{rulebook.title_of(self.words)} has no packs.")
        packs = (f"{pack.name} {pack.version}" for pack in self.session.packs)
        return wrap(f"A pack is a set of {self.words.piece}s. You play with: {', '.join(packs)}.")

    def _save_copy(self, rest: str) -> list[str]:
        session = self.session
        if rest and (path := files.path_of(rest)) != session.file.path:
            try:
                SavedFile(files.free(path)).write(session.text())
            except (OSError, StarcupError, Overtaken) as error:
                return wrap(f"Not saved: {error}")
            saved = [f"Saved in {files.short(path)}"]
        else:
            saved = [f"Saved in {files.short(session.file.path)}"] if session.save() else []
        return [*saved, *self._warnings()]
