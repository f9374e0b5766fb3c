"""The guided first game: each idea of the game is explained once, in a few lines, when it first comes up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starcup import Decision, Game
from starcup.messages import Language, Message
from starcup.words import Lessons, wrap
from starcup_cli.errors import WrongUse
from starcup_cli.voice import Voice

NOTE = "guide"
"""The note in a journal's header that names the ideas explained."""
AT_ONCE = 2
"""The most ideas that are explained at one question; others wait for the next."""
MARGIN = "| "


class Guide:
    """A guide that explains ideas when they come up, while it is ``on``; ``told`` are those already explained."""

    def __init__(self, of: Lessons, on: bool = False, told: Iterable[str] = ()) -> None:
        self.of = of
        self.on: bool = on
        self.language: Language = Language()
        self.game: str = ""
        """The key of the game, as it is typed."""
        self.by_keys: bool = False
        """Whether keys do what else is typed."""
        self.told: list[str] = [key for key in told if key in of.keys]

    @property
    def margin(self) -> str:
        """What stands before the lines, so that they are told from others; keys have a place of their own for them."""
        return "" if self.by_keys else MARGIN

    @staticmethod
    def from_note(of: Lessons, note: str) -> Guide:
        """Return the guide of a saved game's note; one that is off if the note is empty."""
        switch, _, keys = note.partition(" ")
        return Guide(of, switch == "on", keys.split(","))

    @property
    def note(self) -> str:
        """The guide's note in a saved game; empty if it never was on."""
        return f"{'on' if self.on else 'off'} {','.join(self.told)}".strip() if self.on or self.told else ""

    def welcome(self, answered: int) -> list[str]:
        """Return the lines before the first question of a new game; ``answered`` questions were there before."""
        key = self.of.welcome
        if not self.on or not key or key in self.told or answered:
            return []
        self.told.append(key)
        return wrap(self._idea(key), self.margin)

    def lessons(self, game: Game, decision: Decision, suggested: Callable[[], str]) -> list[str]:
        """Return the lessons due at a question. ``suggested`` is the text to type for a good start."""
        if not self.on:
            return []
        new = [key for key in self.of.occurring(game, decision) if key not in self.told][:AT_ONCE]
        self.told += new
        lines: list[str] = []
        for key in new:
            lines += [self.margin.rstrip()] if lines else []
            lines += wrap(self._idea(key, suggested), self.margin)
        return lines

    def _idea(self, key: str, suggested: Callable[[], str] | None = None) -> str:
        """Return an idea in the language of the person, from ``lesson-KEY`` or the game's file, and what to type."""
        text = self.of.text(key)
        args = {"suggested": suggested()} if suggested is not None and "{suggested}" in text else {}
        idea = self.language.text(Message(f"lesson-{key}", text, **args))
        # What is typed for it is no part of the idea: elsewhere there is a button.
        where = "pane-lesson" if self.by_keys else "lesson"
        typed = self.language.text(Message(f"terminal-{where}-{key}", " ", game=self.game))
        return f"{idea} {typed}".strip()

    def switched(self, word: str, voice: Voice) -> list[str]:
        """Switch the guide on or off; return lines about its state."""
        if word not in ("on", "off", ""):
            raise WrongUse(voice.words("guide-expected", typed=word))
        if word:
            self.on = word == "on"
        left = len(self.of.keys) - len(self.told)
        return voice.say("guide-on", left=left) if self.on else voice.say("guide-off")

    def farewell(self) -> list[str]:
        """Return advice for the time after the game."""
        return wrap(self._idea(self.of.farewell), self.margin) if self.on and self.of.farewell else []
