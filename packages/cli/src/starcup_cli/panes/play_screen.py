"""The screen on which people play: the course of a game, from person to person, and what they can ask for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import work
from textual.binding import BindingType

from starcup import Choice, StarcupError
from starcup.scene import Beat, Pointed, scene_of, too_late
from starcup.words import within
from starcup_bots.hints import Hints
from starcup_cli.errors import WrongUse
from starcup_cli.panes.background import in_background
from starcup_cli.panes.keys import Keys
from starcup_cli.panes.orders import Orders
from starcup_cli.panes.question_screen import QuestionScreen
from starcup_cli.panes.reader import WIDTH, Ask, Curtain, Typed
from starcup_cli.panes.settings import Settings
from starcup_cli.records import recorded
from starcup_cli.table import Session, advice_lines
from starcup_cli.voice import Voice

PATIENT = 0.2
"""The seconds after which the screen says that others are waited for."""


class PlayScreen(QuestionScreen):
    """A table that one person plays at, or several who take turns at the keyboard."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("h", "hint"), ("u", "undo"), ("r,ctrl+r", "redo"), ("w", "why"), ("b", "book"), ("o", "orders"),
        ("g", "guide"), ("colon,slash", "type"),
    ]  # fmt: skip

    sitting: int | None
    voice: Voice
    busy: bool

    def __init__(self, session: Session, settings: Settings, hints: Hints, *, resumed: bool = False) -> None:
        super().__init__(session, settings, hints)
        self._absent = set(session.humans) if resumed else set[int]()

    def on_mount(self) -> None:
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
            seat = session.asked_next(self.sitting)
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
        for line in self.talk.ordering.news_lines():
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

    # Keys.

    def show_keys(self) -> None:
        """Show the keys that are of use now."""
        game, say = self.session.game, self.voice.words
        asked = self.asked
        keys = [(say("pane-enter"), say("pane-key-choose"), "choose")] if asked is not None else []
        if asked is not None and self.picked(asked):
            keys.append(("c", say("pane-key-confirm"), "confirm"))
        if self.sitting is not None and game.can_undo(self.sitting):
            keys.append(("u", say("pane-key-undo"), "undo"))
        if self.sitting is not None and self.talk.can_redo:
            keys.append(("r", say("pane-key-redo"), "redo"))
        if asked is not None:
            keys += [("h", say("pane-key-hint"), "hint"), ("w", say("pane-key-why"), "why")]
        keys += [("s", say("pane-key-scores"), "scores"), ("b", say("pane-key-book"), "book")]
        keys += [("?", say("pane-key-help"), "help"), ("q", say("pane-key-leave"), "leave")]
        if self.session.standing_orders.possible and not game.finished:
            keys.append(("o", say("pane-key-orders"), "orders"))
        keys += [(":", say("pane-key-type"), "type")] if asked is not None else []
        keys += [("l", say("pane-key-story"), "story")]
        keys.append(("p", say("pane-key-pace"), "pace"))
        self.query_one(Keys).show(keys)

    def action_choose(self) -> None:
        if self.board.has_focus:
            self.board.action_point()
        else:
            self.question.options.action_select()

    def help(self) -> list[str]:
        enter = self.voice.words("pane-enter")
        rows = [(enter, "key-choose"), ("0-9", "key-digits"), ("c", "key-confirm"), ("Esc", "key-let-go"),
                ("n N", "key-lit"), ("u", "key-undo"), ("r", "key-redo"), ("h", "key-hint"), ("w", "key-why"),
                ("b", "key-book"), ("o", "key-orders"), ("g", "key-guide"), (": /", "key-type")]  # fmt: skip
        return [*self.voice.rows([(key, self.voice.words(f"pane-{name}")) for key, name in rows]), *super().help()]

    def action_undo(self) -> None:
        """Let go what is picked, or take the last choice back; say why if that can't be."""
        if self.sitting is None or self._waits():
            return
        if self.asked is None:
            self.notify(self.voice.text(too_late(self.session.game, self.sitting)), severity="warning")
        elif self.pointed != Pointed():
            self.action_let_go()
        else:
            self.reply("undo")

    def action_redo(self) -> None:
        self.reply("redo")

    def action_hint(self) -> None:
        """Show what a bot would do, and why."""
        if self.asked is not None:
            self.show_details(self.voice.words("pane-hint-thinks"), self.voice.words("pane-hint"))
            self.busy = True
            self._hint()

    @work(exclusive=True, group="game")
    async def _hint(self) -> None:
        talk = self.talk
        asked, width = talk.asked, self.side

        def advise() -> tuple[list[str], Choice | None]:
            with within(width):
                return advice_lines(talk.hints, self.session.game, asked, brief=False)

        lines, choice = await in_background(advise)
        self.busy = False
        if choice is not None:
            self.point_at(asked, choice)
        if self.is_wide:
            self.show_details("\n".join(lines), self.voice.words("pane-hint"))
        else:
            self.read(self.voice.words("pane-hint"), lines)

    def action_why(self) -> None:
        """Tell why something is not possible: what the cursor is on, or what is typed."""
        asked = self.asked
        if asked is None:
            return
        if self.board.has_focus and self.board.cursor:
            self.action_details()
            return
        self.app.push_screen(Typed(self.voice.words("pane-why-what")), self._why)

    def _why(self, line: str | None) -> None:
        if line:
            self.reply(f"why {line}")

    def action_book(self) -> None:
        self.app.push_screen(Typed(self.voice.words("pane-book-what")), self._look_up)

    def _look_up(self, line: str | None) -> None:
        if line is None or self.sitting is None:
            return
        try:
            with within(WIDTH):
                lines = self.talk.what(line)
        except WrongUse as error:
            self.notify(error.message, severity="warning")
            return
        self.read(line or self.voice.words("pane-key-book"), lines)

    def action_type(self) -> None:
        if self.asked is not None:
            self.app.push_screen(Typed(self.voice.words("pane-type-what")), self._typed)

    def _typed(self, line: str | None) -> None:
        if line:
            self.reply(line)

    def action_guide(self) -> None:
        self.reply(f"guide {'off' if self.talk.guide.on else 'on'}")

    def action_orders(self) -> None:
        if self.sitting is not None and not self._waits():
            self.app.push_screen(Orders(self.session, self.sitting, self.voice), self._ordered)

    def _ordered(self, changed: bool | None) -> None:
        if changed:
            self.session.save()
            if not self.talk.is_open:
                self.go_on()

    def _waits(self) -> bool:
        """Say so where somebody thinks; the game is not to be changed meanwhile."""
        if self.busy:
            self.notify(self.voice.words("pane-busy"))
        return self.busy

    def action_leave(self) -> None:
        self.session.save()
        if self.session.game.finished:
            self.dismiss()
            return
        text = self.voice.words("pane-leave")
        self.app.push_screen(Ask(text, self.voice.words("pane-yes"), self.voice.words("pane-no")), self._left)

    def _left(self, sure: bool | None) -> None:
        if sure:
            self.dismiss()
