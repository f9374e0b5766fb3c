"""The screen of a question: pointing, picking and answering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from starcup import Choice, IllegalChoice
from starcup.lines import numbered
from starcup.scene import Option, Pointed, Prompt, click, meaning, toggle
from starcup.words import within
from starcup_bots.hints import Hints
from starcup_cli.panes.board import Board
from starcup_cli.panes.question import QuestionPane
from starcup_cli.panes.reader import WIDTH
from starcup_cli.panes.settings import Settings
from starcup_cli.panes.table_screen import TableScreen
from starcup_cli.table import Asked, Conversation, Leave, Picking, Session


class QuestionScreen(TableScreen):
    """A table with a question to whoever sits at the keyboard: ``sitting``, a seat; None if nobody does yet."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("c", "confirm"), ("escape", "let_go"),
        *((str(digit), f"digit({digit})") for digit in range(10)), ("backspace", "digit(-1)"),
    ]  # fmt: skip
    AUTO_FOCUS: ClassVar[str | None] = "#options"
    PANES: ClassVar[Sequence[str]] = ("options", "board", "lesson-box", "details-box", "story")

    def __init__(self, session: Session, settings: Settings, hints: Hints) -> None:
        super().__init__(session.words, session.voice, settings)
        self.session = session
        self.talks: dict[int, Conversation] = {
            seat: Conversation(session, seat, hints, by_keys=True) for seat in session.humans
        }
        self.sitting: int | None = session.humans[0] if len(session.humans) == 1 else None
        self.pointed: Pointed = Pointed()
        self.busy: bool = False
        """Whether others are waited for, or an adviser."""
        self._digits = ""
        self._hinted = ""
        """The choice that a hint is shown for, whose own details are not."""

    def above(self) -> ComposeResult:
        with VerticalScroll(id="lesson-box") as box:
            box.border_title = self.voice.words("pane-lesson")
            box.display = False
            yield Static(id="lesson", markup=False)

    def below(self) -> ComposeResult:
        yield QuestionPane()

    @property
    def question(self) -> QuestionPane:
        """The pane of the question."""
        return self.query_one(QuestionPane)

    @property
    def talk(self) -> Conversation:
        """The talk with whoever sits at the keyboard."""
        assert self.sitting is not None
        return self.talks[self.sitting]

    @property
    def asked(self) -> Asked | None:
        """The question that is open, unless somebody else is waited for."""
        if self.busy or self.sitting is None or not self.talk.is_open:
            return None
        return self.talk.asked

    def go_on(self) -> None:
        """Let the game go on until somebody is asked."""
        raise NotImplementedError

    def show_keys(self) -> None:
        """Show the keys that are of use now."""
        raise NotImplementedError

    # The question.

    def put(self, asked: Asked) -> None:
        """Put a question."""
        with self.app.batch_update():
            self._put_at_once(asked)

    def _put_at_once(self, asked: Asked) -> None:
        self.question.remove_class("waits")
        self._digits = ""
        self.show_scene(asked.scene)
        self.pointed = Pointed()
        because = self.voice.text(asked.prompt.because) if asked.prompt.because else ""
        text = self.voice.text(asked.prompt.text) + (f" [{because}]" if because else "")
        self.question.ask(text, self.voice.words("pane-question"))
        self.list_choices(asked)
        self.show_keys()
        if not self.board.has_focus:
            self.question.options.focus()
        self._teach()
        if name := self.question.highlighted:
            self._describe(name)

    def _teach(self) -> None:
        """Show the lessons that are due, beside the table or above it."""
        with within(self.side):
            lessons = [
                *self.talk.guide.welcome(self.session.game.table.answered[self.talk.human]),
                *self.talk.lessons(),
            ]
        self.query_one("#lesson-box").display = bool(lessons) and self.is_wide
        self.query_one("#lesson", Static).update("\n".join(lessons))
        if lessons and not self.is_wide:
            self.read(self.voice.words("pane-lesson"), lessons)

    def list_choices(self, asked: Asked) -> None:
        """List what can be chosen, after what was pointed at."""
        prompt = asked.prompt
        means = meaning(prompt, self.pointed)
        self.board.mark(means.lit, means.on)
        if prompt.pick is not None:
            self.question.list_items(prompt.pick, self.pointed.items, asked.scene, self.language, self.picked(asked))
            return
        rows = [row for row in numbered(prompt) if row[1] in means.options] or numbered(prompt)
        shortcuts = sum(option.shortcut for option in prompt.options)
        notes = [self.voice.words("pane-narrowed")] if self.pointed.keys else []
        notes += [self.voice.words("shortcuts", count=shortcuts)] if shortcuts and not notes else []
        notes += [self.voice.text(barred.reason) for barred in prompt.barred[:1]] if not notes else []
        self.question.list_options(rows, self.language, "  ".join(notes))

    def picked(self, asked: Asked) -> str:
        """Return what is picked so far, what it comes to, and what is missing."""
        pick = asked.prompt.pick
        if pick is None or pick.least == pick.most == 1:
            return ""
        items = self.pointed.items
        comes = ""
        if isinstance(asked, Picking):
            asked.draft.items = items or None
            comes = self.voice.text(asked.presenter.comes_to(asked.scene_view, asked.decision, items)) if items else ""
        return self.voice.words(
            "pane-picked",
            count=len(items),
            least=pick.least,
            most=pick.most,
            fixed="yes" if pick.least == pick.most else "no",
            comes=comes or "none",
            ordered="yes" if pick.ordered else "no",
            purpose=pick.purpose or "none",
        )

    def _describe(self, name: str) -> None:
        """Show the details of an option or item, and light what it touches."""
        asked = self.asked
        if asked is None:
            return
        if asked.prompt.pick is not None:
            item = next((item for item in asked.prompt.pick.items if item.item == name), None)
            if item is not None:
                self.show_details(self.details().of_item(item))
            return
        option = self._option(asked.prompt, name)
        if option is not None:
            self.show_details(self.details().of_option(option))
            means = meaning(asked.prompt, self.pointed)
            self.board.mark(means.lit, means.on | {*option.touches.keys})

    def _option(self, prompt: Prompt, choice: str) -> Option | None:
        return next((option for option in prompt.options if option.choice == choice), None)

    @on(QuestionPane.Highlighted)
    def _highlighted(self, event: QuestionPane.Highlighted) -> None:
        if event.name != self._hinted and (self.question.options.has_focus or not self.board.has_focus):
            self._describe(event.name)
        self._hinted = ""

    @on(QuestionPane.Chosen)
    def _chosen(self, event: QuestionPane.Chosen) -> None:
        asked = self.asked
        if asked is None or event.listed != self.question.listed:
            return
        pick = asked.prompt.pick
        if pick is None:
            self.answer(event.name)
            return
        self._pick(asked, toggle(pick, self.pointed, event.name))

    @on(Board.Pointed)
    def _point(self, event: Board.Pointed) -> None:
        asked = self.asked
        if asked is None:
            return
        before = self.pointed
        pointed = click(asked.prompt, before, event.key)
        self.show_details(self.details().of_key(event.key))
        if asked.prompt.pick is not None:
            if pointed != before:
                self._pick(asked, pointed)
            return
        self.pointed = pointed
        means = meaning(asked.prompt, pointed)
        if means.answer:
            self.answer(means.answer)
        else:
            self.list_choices(asked)

    def _pick(self, asked: Asked, pointed: Pointed) -> None:
        self.pointed = pointed
        self._digits = ""  # the number of the next item begins anew
        pick = asked.prompt.pick
        assert pick is not None
        if pick.least == pick.most == 1 and pointed.items:
            self.answer(meaning(asked.prompt, pointed).answer)
        else:
            self.list_choices(asked)

    def point_at(self, asked: Asked, choice: Choice) -> None:
        """Show a choice before it is made: highlighted, or picked."""
        items = getattr(choice, "items", ())
        if asked.prompt.pick is not None and not (asked.prompt.pick.least == asked.prompt.pick.most == 1):
            self.pointed = Pointed(items=tuple(items))
            self.list_choices(asked)
            return
        name = " ".join(items) if asked.prompt.pick is not None else choice.text
        if name in self.question.names:
            self._hinted = name
            self.question.options.highlighted = self.question.names.index(name)

    def action_confirm(self) -> None:
        asked = self.asked
        if asked is not None and asked.prompt.pick is not None:
            text = meaning(asked.prompt, self.pointed).answer
            if text:
                self.answer(text)
            else:
                self.notify(self.picked(asked), severity="warning")

    def action_let_go(self) -> None:
        """Let go what was pointed at, and go back to the options."""
        self._digits = ""
        asked = self.asked
        if asked is not None:
            self.pointed = Pointed()
            self.list_choices(asked)
            self.question.options.focus()

    def action_digit(self, digit: int) -> None:
        """Highlight the option of the number that is typed."""
        self._digits = self._digits[:-1] if digit < 0 else f"{self._digits}{digit}"
        if not self._digits:
            return
        if not self.question.highlight_number(int(self._digits)) and not self.question.begins_number(self._digits):
            self._digits = str(max(0, digit))
            self.question.highlight_number(int(self._digits))
        self.question.options.focus()

    def answer(self, choice: str) -> None:
        """Answer the question by the text of a choice."""
        self.reply(choice, exactly=True)

    def reply(self, line: str, *, exactly: bool = False) -> None:
        """Carry out what is typed, or a choice; show what is said in return."""
        if self.asked is None:
            return
        try:
            with within(WIDTH):
                if exactly:
                    lines = self._submit(line)
                    informs = False
                else:
                    answer = self.talk.reply(line)
                    lines, informs = list(answer.lines), answer.informs
        except Leave:
            self.action_leave()
            return
        if self.talk.is_open:
            if lines and (informs or len(lines) > 3):
                self.read(line, lines)
            elif lines:
                self.notify("\n".join(lines), severity="warning" if exactly else "information")
            draft = self.talk.asked
            if isinstance(draft, Picking):
                self.pointed = Pointed(items=draft.draft.items or ())
            self.list_choices(draft)
            return
        for text in filter(None, lines):
            self.story.note(text.strip())
        self.pointed = Pointed()
        self.go_on()

    def _submit(self, choice: str) -> list[str]:
        try:
            self.talk.submit(choice)
        except IllegalChoice as refusal:
            return self.talk.explaining.refusal(self.talk.asked, refusal, choice, ())
        return []
