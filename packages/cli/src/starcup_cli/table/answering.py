"""Questions at the terminal: what is listed, and what a typed line means as an answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from attrs import frozen

from starcup import Choice, Decision, Game, Items, Misfit
from starcup.lines import LONG_LIST, AnswerReader, Draft, Misnamed, Numbered, numbered
from starcup.messages import NOTHING, Message
from starcup.scene import AnyPresenter, Option, Pick, Prompt, Scene, presenter_of, scene_of
from starcup_cli.voice import Voice, style

MOST_MEANT = 4
"""The most options that are named where a line may mean several."""


@frozen
class Reply:
    """The effect of a typed line: a ``text`` to submit, or ``lines`` to show while the question stays open."""

    text: str = ""
    lines: tuple[str, ...] = ()


def normalise(line: str) -> str:
    """Return typed text as choices spell it: lower case, single blanks."""
    return " ".join(line.lower().split())


def asked_of(game: Game, decision: Decision, voice: Voice, before: Mapping[str, int] | None = None) -> Asked:
    """Return a question as it is put to the person at its seat; ``before`` are numbers that choices keep."""
    scene = scene_of(game, decision.seat)
    prompt = scene.prompt
    assert prompt is not None
    if prompt.pick is not None and (prompt.pick.most > 1 or prompt.pick.least != prompt.pick.most):
        return Picking(game, decision, scene, prompt, voice)
    return Listed(game, decision, scene, prompt, voice, before)


class Asked(ABC):
    """A question that is being asked."""

    def __init__(self, game: Game, decision: Decision, scene: Scene, prompt: Prompt, voice: Voice) -> None:
        self.game = game
        self.decision = decision
        self.scene = scene
        self.prompt = prompt
        self.voice = voice
        self.presenter: AnyPresenter = presenter_of(game.ruleset)

    def goes_on(self, line: str) -> bool:
        """Return whether a line says yes to what is shown: "ok", "done" and the like."""
        answer = normalise(line).rstrip(".!")
        return any(answer in language.text(Message("terminal-go-on")).split(", ") for language in self.voice.languages)

    def label(self, choice: Choice) -> str:
        """Return a choice in a few words."""
        return self.voice.text(self.presenter.label(self.scene_view, choice))

    @property
    def scene_view(self) -> object:
        """The view that the scene is made of."""
        return self.game.view(self.decision.seat)

    def head(self) -> list[str]:
        """Return the question alone."""
        return self.voice.lines.question(self.prompt)

    def short(self) -> list[str]:
        """Return a line that says what is asked, to stand below what was looked up."""
        return style().bold([style().cut(self.voice.words("asked", question=self.prompt.text))])

    @abstractmethod
    def lines(self, most: int = LONG_LIST) -> list[str]:
        """Return the question with all that can be chosen, explained in ``most`` lines, and what is chosen so far."""

    @abstractmethod
    def exact(self, line: str) -> Reply | None:
        """Return the reply to a line that is surely an answer; None for any other."""

    @abstractmethod
    def reply(self, line: str) -> Reply | None:
        """Return the reply to a line that may be an answer; None if it is not understood as one."""

    @abstractmethod
    def options(self, line: str) -> list[Option]:
        """Return the options that a line may mean."""

    @abstractmethod
    def numbers(self, choice: Choice) -> str:
        """Return what to type for a choice: its number, or several, or 'none'; empty if it is not offered so."""

    @abstractmethod
    def near(self, line: str) -> str:
        """Return what may be typed and is nearest to a line; empty if nothing is near."""

    @property
    @abstractmethod
    def expected(self) -> Message:
        """What may be typed."""

    def clear(self) -> bool:
        """Forget what is chosen so far; return False if nothing is."""
        return False

    def only(self) -> str:
        """Return the choice of a question that need not be asked: the only answer, which gives nothing away."""
        return ""


class Listed(Asked):
    """A question whose answer is one option."""

    def __init__(
        self,
        game: Game,
        decision: Decision,
        scene: Scene,
        prompt: Prompt,
        voice: Voice,
        before: Mapping[str, int] | None = None,
    ) -> None:
        super().__init__(game, decision, scene, prompt, voice)
        if prompt.pick is not None:  # a single item: as good as an option
            view = self.scene_view
            details = {item.item: scene.detail(item) for item in prompt.pick.items}
            options = tuple(
                Option(
                    choice.text,
                    self.presenter.label(view, choice),
                    self.presenter.detail(view, choice) or details.get(" ".join(getattr(choice, "items", ())), NOTHING),
                )
                for choice in decision.legal
            )
            self._row: Numbered = list(enumerate(options, 1))
        else:
            self._row = numbered(prompt, before)
        self.reader: AnswerReader = AnswerReader(scene, self._row, voice.languages)

    @property
    def numbers_by_text(self) -> Mapping[str, int]:
        """The numbers of the choices, by their texts."""
        return {option.choice: number for number, option in self._row}

    def lines(self, most: int = LONG_LIST) -> list[str]:
        lines = self.voice.lines
        rows = [*self.head(), *lines.options(self._row, most), *lines.barred(self.prompt)]
        return [*rows, *self._shortcuts(), *self._last_word()]

    def _shortcuts(self) -> list[str]:
        count = sum(option.shortcut for option in self.prompt.options)
        return self.voice.say("shortcuts", count=count) if count else []

    def _last_word(self) -> list[str]:
        final = [number for number, option in self._row if option.final]
        if not final:
            return []
        back = last_label(self) or "none"
        if len(final) == len(self._row):
            return self.voice.say("last-word", back=back)
        return self.voice.say("last-words", numbers=tuple(final), back=back)

    def only(self) -> str:
        if len(self.prompt.options) != 1 or self.prompt.last_word or self.prompt.options[0].final:
            return ""
        return self.prompt.options[0].choice

    def exact(self, line: str) -> Reply | None:
        if self.goes_on(line) and len(self._row) == 1:
            return Reply(self._row[0][1].choice)
        reading = self.reader.exact(line)
        if reading.options:
            return self._meant(line, reading.options)
        text = line.strip().replace(",", " ").split()
        if text and all(word.isascii() and word.isdigit() for word in text):
            name = "no-such-number" if len(text) == 1 else "one-answer"
            return Reply(lines=tuple(self.voice.say(name, number=text[0], expected=self.expected)))
        return None

    def reply(self, line: str) -> Reply | None:
        options = self.reader.read(line).options
        if options:
            return self._meant(line, options)
        named = self.game.why(self.decision.seat, text := normalise(line)) if line else None
        return Reply(text) if line and named is None else None

    def _meant(self, line: str, options: tuple[Option, ...]) -> Reply:
        if len(options) == 1:
            return Reply(options[0].choice)
        numbers = self.numbers_by_text
        labels = [f"{numbers.get(option.choice, '')} {self.voice.text(option.label)}".strip() for option in options]
        more = len(labels) - MOST_MEANT
        listed = "; ".join(labels[:MOST_MEANT])
        return Reply(lines=tuple(self.voice.say("several-meant", typed=line, options=listed, more=max(0, more))))

    def options(self, line: str) -> list[Option]:
        return list(self.reader.read(line).options) or self.reader.touching(line)

    def numbers(self, choice: Choice) -> str:
        return str(self.numbers_by_text.get(choice.text, ""))

    def near(self, line: str) -> str:
        return self.reader.near(line)

    @property
    def expected(self) -> Message:
        numbers = [number for number, _ in self._row]
        return Message("terminal-expected-number", least=min(numbers), most=max(numbers))


def last_label(asked: Asked) -> Message | None:
    """Return the last choice of the seat if it can be taken back; None if there is none."""
    from starcup.scene import last_choice

    game, seat = asked.game, asked.decision.seat
    return last_choice(game, seat) if game.can_undo(seat) else None


class Picking(Asked):
    """A question that several items answer at once, picked in any order and then confirmed."""

    def __init__(self, game: Game, decision: Decision, scene: Scene, prompt: Prompt, voice: Voice) -> None:
        super().__init__(game, decision, scene, prompt, voice)
        assert prompt.pick is not None
        self.pick: Pick = prompt.pick
        self.draft: Draft = Draft(self.pick, voice.languages, self._accepted)

    def _accepted(self, items: Items) -> str | None:
        answers = self.decision.answers
        assert answers is not None
        try:
            return answers.answer(items).text
        except Misfit:
            return None

    def lines(self, most: int = LONG_LIST) -> list[str]:
        below = self.voice.say("pick", **self._amounts()) if self.draft.items is None else self.chosen()
        return [*self.head(), *self.voice.lines.pick(self.pick, self.scene, most), *below]

    def _amounts(self) -> dict[str, int | str]:
        least, most = self.pick.least, self.pick.most
        ordered = "yes" if self.pick.ordered else "no"
        firsts = dict[object, int]()
        for number, item in enumerate(self.pick.items, 1):
            firsts.setdefault(number if item.together is None else (item.together,), number)
        example = " ".join(map(str, list(firsts.values())[: min(2, most)]))
        fixed = "yes" if least == most else "no"
        return {
            "least": least,
            "most": most,
            "fixed": fixed,
            "ordered": ordered,
            "example": example,
        }

    def chosen(self) -> list[str]:
        """Return what is chosen so far, with what it comes to."""
        items = self.draft.items
        if items is None:
            return []
        items_picked = self.draft.told(items)
        comes_to = self.voice.text(self.presenter.comes_to(self.scene_view, self.decision, items))
        name = "chosen" if self.draft.choice else "chosen-so-far"
        more = max(0, self.pick.least - len(items))
        full = "yes" if len(items) >= self.pick.most else "no"
        out = self.draft.offered.index(items[-1]) + 1 if items else 0
        return self.voice.say(name, items=items_picked, more=more, comes=comes_to or "none", full=full, out=out)

    def exact(self, line: str) -> Reply | None:
        choice = self.decision.find(line)
        if choice is not None:
            return Reply(choice.text)
        if self.goes_on(line):
            return self._confirm()
        return self.reply(line) if self.draft.begins(line.removeprefix("-")) else None

    def _confirm(self) -> Reply:
        if self.draft.choice and self.draft.items is not None:
            return Reply(self.draft.choice)
        return Reply(lines=tuple(self.chosen() or self.voice.say("pick", **self._amounts())))

    def reply(self, line: str) -> Reply | None:
        text = normalise(line)
        if any(text == language.text(Message("terminal-none")) for language in self.voice.languages) or text == "0":
            self.draft.items = ()
            return Reply(lines=tuple(self.chosen()))
        try:
            items = self.draft.read(text.removeprefix("-").replace(" -", " "))
            before = self.draft.items
            if text.startswith("-"):
                self.draft.take_out(items)
            elif text.startswith(f"{self.pick.text} ") and (whole := self.draft.text(items)):
                return Reply(whole)
            else:
                self.draft.add(items)
                if before is not None and self.draft.items == before and sorted(items) == sorted(before):
                    return self._confirm()
        except Misnamed as error:
            if error.reason.id in ("starcup-draft-unknown", "starcup-draft-nothing-named"):
                return None
            return Reply(lines=(*style().sentence(self.voice.text(error.reason)), *self.chosen()))
        return Reply(lines=tuple(self.chosen()))

    def options(self, line: str) -> list[Option]:
        try:
            items = self.draft.read(line)
        except Misnamed:
            return []
        choice = self.decision.find(text) if (text := self.draft.text(items)) else None
        if choice is not None:
            return [Option(choice.text, self.presenter.label(self.scene_view, choice))]
        if normalise(line).startswith(f"{self.pick.text} "):
            return []
        return [
            Option(item.item, item.title, self.scene.detail(item)) for item in self.pick.items if item.item in items
        ]

    def numbers(self, choice: Choice) -> str:
        items: Items = getattr(choice, "items", ())
        if not items:
            return self.voice.words("typed", typed=self.voice.words("none"))
        return " ".join(str(self.draft.offered.index(item) + 1) for item in items if item in self.draft.offered)

    def near(self, line: str) -> str:
        return ""

    @property
    def expected(self) -> Message:
        return Message("terminal-expected-items", most=len(self.pick.items))

    def clear(self) -> bool:
        had, self.draft.items = self.draft.items is not None, None
        return had
