"""Playing in lines: the table, what happened and the question of one person, again and again."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.lines import LONG_LIST
from starcup.scene import Scene, scene_of
from starcup_bots.hints import Hints
from starcup_cli.records import recorded
from starcup_cli.table.answering import Asked, Picking
from starcup_cli.table.conversation import Conversation
from starcup_cli.table.session import Session
from starcup_cli.terminal import ask, pause, rows, show, show_long
from starcup_cli.voice import Voice

PROMPT = "> "
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


class AtTable:
    """The play of the person at the seat ``human``, in lines; a bot gives ``hints``."""

    def __init__(self, session: Session, human: int, hints: Hints) -> None:
        self.session = session
        self.human = human
        self.talk: Conversation = Conversation(session, human, hints)
        self.voice: Voice = self.talk.voice
        self._heading: str = ""
        self.drawn: Scene | None = None
        self.greeted: bool = False

    def resume(self) -> None:
        """Join a game that is under way: the last events are told, the others count as known."""
        if lines := self.voice.lines.beats(self.talk.resume()):
            show([*lines, ""])

    def play(self) -> None:
        """Play to the end of the game."""
        session, game, guide = self.session, self.session.game, self.talk.guide
        if welcome := guide.welcome(self.session.game.table.answered[self.human]):
            self._teach(welcome)
        while not game.finished:
            if not self.turn():
                session.answer_by_bot()
        self._tell()
        session.save()
        self._warn()
        scene, lines = scene_of(game, self.human), self.voice.lines
        show([*lines.board(scene), "", *lines.scores(scene), *recorded(game, self.talk.words)])
        if farewell := guide.farewell():
            show(["", *farewell])

    def turn(self) -> bool:
        """Ask the open question, if there is one, after telling recent events; return False if there is none."""
        if self.session.game.decision(self.human) is None:
            return False
        asked = self.talk.next()
        if asked is None:
            return True
        self._ask(asked, above=self._tell())
        self.session.save()
        self._warn()
        return True

    def _warn(self) -> None:
        if warnings := self.talk.warnings():
            show(warnings)

    # Events.

    def _tell(self) -> int:
        """Show what happened since the last question; return the number of lines."""
        beats = self.talk.news()
        most = min(MOST_TOLD, rows() // 3) if self.greeted else FIRST_TOLD
        lines = self.voice.lines.beats(beats, most, self.voice.words("log-shows-all"))
        headings = [self.voice.text(beat.text) for beat in beats if beat.weight == "heading"]
        self._heading = next((text for text in reversed(headings) if any(text in line for line in lines)), "")
        lines += self.talk.ordering.news_lines()
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
        if lessons := self.talk.lessons():
            self._teach(lessons)
        question = self.talk.ordering.reminder()
        above += 0 if self.greeted else INTRODUCED
        question += asked.lines(max(LEAST_LISTED, min(LONG_LIST, rows() - above - len(question) - AROUND)))
        if not self.greeted:
            self.greeted = True
            question += self.voice.say("greeting", legend="yes" if self.talk.words.legend() else "no")
        self._situation(above + len(question))
        show(question)
        while self.talk.is_open:
            line = ask(PROMPT)
            answer = self.talk.reply(line) if line else None
            if answer is None:
                show(asked.lines())
            elif answer.informs:
                self._inform(answer.lines)
            elif answer.lines:
                show(answer.lines)

    def _teach(self, lessons: Sequence[str]) -> None:
        """Show lessons; at a terminal they stay until Enter, so that table and question share a screen after them."""
        show([*lessons, ""])
        self.session.save()
        pause(self.voice.words("enter-goes-on"))

    def _inform(self, lines: Sequence[str]) -> None:
        """Show the requested lines, and what is asked below them."""
        show_long(lines, self.voice.words("enter-shows-more"))
        asked = self.talk.asked
        chosen = asked.chosen() if isinstance(asked, Picking) else []
        show([*chosen, *asked.short()])
