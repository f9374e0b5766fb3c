"""The screen on which people play: the course of a game, from question to question, and from person to person."""

from __future__ import annotations

from collections.abc import Sequence

from textual import work

from starcup import StarcupError
from starcup.scene import Beat, scene_of
from starcup.words import within
from starcup_bots.hints import Hints
from starcup_cli.panes.background import in_background
from starcup_cli.panes.question_screen import QuestionScreen
from starcup_cli.panes.reader import WIDTH, Ask, Curtain
from starcup_cli.panes.settings import Settings
from starcup_cli.records import recorded
from starcup_cli.session import Session
from starcup_cli.voice import Voice

PATIENT = 0.2
"""The seconds after which the screen says that others are waited for."""


class PlayScreen(QuestionScreen):
    """A table that one person plays at, or several who take turns at the keyboard."""

    sitting: int | None
    voice: Voice
    busy: bool

    def __init__(self, session: Session, settings: Settings, hints: Hints, *, resumed: bool = False) -> None:
        super().__init__(session, settings, hints)
        self._absent = set(session.humans) if resumed else set[int]()

    def on_mount(self) -> None:
        """Begin."""
        if self.sitting is not None:
            self._sit(self.sitting)
        self.go_on()

    # The course of the game.

    def go_on(self) -> None:
        """Let the game go on until somebody is asked."""
        self.session.save()
        self.busy = True
        self._go_on()

    @work(exclusive=True, group="game")
    async def _go_on(self) -> None:
        try:
            await self._to_the_next_question()
        except StarcupError as error:
            self.app.exit(error)  # the command tells it, as everywhere

    async def _to_the_next_question(self) -> None:
        game, session = self.session.game, self.session
        while not game.finished:
            seat = self._next()
            if seat is None:
                late = self.set_timer(PATIENT, self._wait)
                await in_background(session.answer_by_bot)
                late.stop()
                if self.sitting is not None and self.settings.pace != "off":
                    await self._tell()
                continue
            if seat != self.sitting:
                await self._pass_to(seat)
            asked = self.talk.next()
            if asked is not None:
                await self._tell(drawn=False)
                session.save()
                self._warn()
                self.busy = False
                self.put(asked)
                return
        await self._end()

    def _next(self) -> int | None:
        """Return the seat asked next: whoever sits at the keyboard, else None for a bot, else the next person."""
        asked = [decision.seat for decision in self.session.game.waiting()]
        if self.sitting in asked:
            return self.sitting
        return asked[0] if asked and all(seat in self.talks for seat in asked) else None

    def thinking(self) -> Sequence[int]:
        asked = {decision.seat for decision in self.session.game.waiting()}
        return [] if self.sitting in asked else sorted(asked - {self.sitting})

    def _wait(self) -> None:
        """Show whom the game waits for."""
        who = ", ".join(self.language.player(decision.seat) for decision in self.session.game.waiting())
        self.question.ask(self.voice.words("pane-waits", who=who), "")
        self.question.add_class("waits")
        self.question.close()
        self.board.mark(frozenset(), frozenset())

    async def _tell(self, *, drawn: bool = True) -> None:
        """Tell what happened; before it the table is ``drawn``, unless that is done right after."""
        assert self.sitting is not None
        beats = self.talk.news()
        if drawn or (beats and self.settings.pace != "off"):
            self.show_scene(scene_of(self.session.game, self.sitting))
        await self.tell(beats)
        for line in self.talk.ordering.told():
            self.story.note(line)

    def _warn(self) -> None:
        for line in self.talk.warnings():
            self.notify(line, severity="error", timeout=20)

    async def _end(self) -> None:
        """Show how the game ended."""
        self.busy = False
        if len(self.talks) > 1:
            await self.app.push_screen_wait(Curtain(self.voice.words("curtain-over")))
            self._sit(self.sitting if self.sitting is not None else self.session.humans[0])
        await self._tell()
        self.session.save()
        self._warn()
        self.question.ask(self.voice.words("pane-over"), "")
        self.question.close()
        self.question.add_class("waits")
        self.query_one("#lesson-box").display = False
        self.board.mark(frozenset(), frozenset())
        self.show_details("")
        self.show_keys()
        game = self.session.game
        scene = scene_of(game, self.talk.human)
        with within(WIDTH):
            lines = [*self.lines().scores(scene), "", *recorded(game, self.talk.words), *self.talk.guide.farewell()]
        self.read(self.voice.words("pane-over"), lines)

    # Several people.

    async def _pass_to(self, seat: int) -> None:
        """Lower the curtain until another person sits at the keyboard."""
        name = self.session.voice.language.player(seat)
        await self.app.push_screen_wait(Curtain(self.session.voice.words("pane-curtain", name=name)))
        self._sit(seat)

    def _sit(self, seat: int) -> None:
        self.sitting = seat
        self.voice = self.talk.voice
        self.story.forget()
        if seat in self._absent:
            self._absent.discard(seat)
            self.talk.resume()
        self.story.tell([beat for beat in self.talk.beats() if beat.position < self.talk.heard], self.language, 1 << 60)
        self.show_details("")

    def beats(self) -> list[Beat]:
        return [] if self.sitting is None else self.talk.beats()

    def action_leave(self) -> None:
        """Leave the game, which is saved."""
        self.session.save()
        if self.session.game.finished:
            self.dismiss()
            return
        text = self.voice.words("pane-leave")
        self.app.push_screen(Ask(text, self.voice.words("pane-yes"), self.voice.words("pane-no")), self._left)

    def _left(self, sure: bool | None) -> None:
        if sure:
            self.dismiss()
