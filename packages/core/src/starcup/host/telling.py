"""What is told to people, in their language: names of players, events as beats."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.host.refused import unknown
from starcup.kernel.events import Event, Undone
from starcup.kernel.game import Game
from starcup.kernel.ruleset import Ruleset
from starcup.messages import PSEUDO, Language, Message, language_of, languages_of
from starcup.scene import AnyPresenter, presenter_of
from starcup.wire import results as r
from starcup.wire import wire_of
from starcup.wire.game_wire import AnyWire
from starcup.wire.scene_json import BeatJson, as_json


def language_asked(ruleset: Ruleset, code: str) -> Language:
    """Return the language that a request asks for; one that a game has no words in is refused, with the nearest."""
    known = languages_of(ruleset)
    if code not in (*known, PSEUDO):
        raise unknown("language", code, known)
    return language_of(ruleset, code)


def language_at(ruleset: Ruleset, code: str, names: Sequence[str | None], seat: int | None) -> Language:
    """Return a language for whoever sits at a seat, or for an onlooker; players without a name are called by seat."""
    words = language_asked(ruleset, code)
    called = [
        words.text(Message("starcup-seat", seat=number)) if name is None else name for number, name in enumerate(names)
    ]
    return words.at(seat, called)


class Teller:
    """Tells an open game to its readers. ``names`` are those of the players; None: a seat is called by its number."""

    def __init__(self, game: Game, names: Sequence[str | None]) -> None:
        self.presenter: AnyPresenter = presenter_of(game.ruleset)
        self._wire: AnyWire = wire_of(game.ruleset)
        self.names: tuple[str | None, ...] = tuple(names)
        self._languages: dict[tuple[str, int | None], Language] = {}

    def language(self, code: str, seat: int | None = None) -> Language:
        """Return a language for whoever sits at a seat, or for an onlooker."""
        language = self._languages.get((code, seat))
        if language is None:
            language = self._languages[code, seat] = language_at(self.presenter.ruleset, code, self.names, seat)
        return language

    def heard_events(self, events: Sequence[Event], since: int, language: Language) -> tuple[r.Heard, ...]:
        """Return events from a position on, of all that somebody heard, each with its beat."""
        return tuple([self._heard_event(events, position, language) for position in range(since, len(events))])

    def _heard_event(self, events: Sequence[Event], position: int, language: Language) -> r.Heard:
        event = events[position]
        beat = None if isinstance(event, Undone) else as_json(self.presenter.beat(event, position, events), language)
        return r.Heard(position, self._wire.event(event), None if beat is None else BeatJson(beat))
