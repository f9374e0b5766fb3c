"""Several people at one keyboard: the order of their questions, and a curtain between them that hides secrets."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from starcup.scene import beats_of, scene_of
from starcup_cli.table.at_table import AtTable
from starcup_cli.table.conversation import Leave
from starcup_cli.table.session import Session
from starcup_cli.terminal import ask, clear, show

LEAVING = ("quit", "q", "exit")
LAST_TOLD = 4
"""The last things that happened in a game, to be told to everybody when it is over."""


class Together:
    """The play of several people who take turns at the keyboard. ``tables`` are theirs, by their seats."""

    def __init__(self, session: Session, seat_at: Callable[[int], AtTable]) -> None:
        self.session = session
        self.tables: Mapping[int, AtTable] = {seat: seat_at(seat) for seat in session.humans}
        self._sitting: int | None = None
        self._absent: set[int] = set()

    def resume(self) -> None:
        """Ask which person sits at the keyboard in a game that is under way."""
        self._absent = set(self.session.humans)
        names = {seat: self.session.voice.language.player(seat) for seat in self.session.humans}
        listed = ", ".join(f"{number} {name}" for number, name in enumerate(names.values(), 1))
        clear()
        show(self.session.voice.say("who-sits", people=listed))
        while True:
            line = ask("> ").lower()
            if line in LEAVING:
                raise Leave
            for number, (seat, name) in enumerate(names.items(), 1):
                if line in (str(number), name.lower()):
                    self._sit(seat)
                    return
            show(self.session.voice.say("who-sits-again", people=listed))

    def play(self) -> None:
        """Play to the end of the game."""
        session, game = self.session, self.session.game
        while not game.finished:
            seat = session.asked_next(self._sitting)
            if seat is None:
                session.answer_by_bot()
                continue
            if seat != self._sitting:
                self._pass_to(seat)
            self.tables[seat].turn()
        session.save()
        voice = session.voice
        self._drop(voice.words("curtain-over"), voice.words("everybody"))
        ended = [beat for beat in beats_of(game) if beat.text][-LAST_TOLD:]
        show([*voice.lines.beats(ended), "", *voice.lines.scores(scene_of(game, 0))])

    def sits(self, seat: int) -> bool:
        """Return whether the person with that seat is at the keyboard."""
        return seat == self._sitting

    def _pass_to(self, seat: int) -> None:
        name = self.session.voice.language.player(seat)
        self._drop(self.session.voice.words("curtain-pass", name=name), name)
        self._sit(seat)

    def _sit(self, seat: int) -> None:
        self._sitting = seat
        if seat in self._absent:
            self._absent.remove(seat)
            self.tables[seat].resume()
        self.tables[seat].drawn = None  # the screen was cleared

    def _drop(self, text: str, whom: str) -> None:
        """Lower the curtain: clear everything shown, and wait for Enter."""
        clear()
        show([text])
        while line := ask("").lower():
            if line in LEAVING:
                raise Leave
            show(self.session.voice.say("curtain-wait", whom=whom))
        clear()
