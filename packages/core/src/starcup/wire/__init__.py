"""The wire: questions, views, events and whole conversations as JSON, for front ends and bots in any language.

``starcup serve`` speaks this; ``docs/writing-a-ui.md`` shows it. The parts
(``Decision``, :class:`View`, :class:`Choice`, :class:`Event`,
:class:`Refusal`) are plain attrs classes, made from the engine's own by the
functions ``..._of``; requests and results are in :mod:`starcup.wire.requests`
and :mod:`starcup.wire.results`.

>>> from starcup import Game
>>> from starcup.roll import Ruleset
>>> game = Game.new(Ruleset.load(["base"]), players=2, seed=7)
>>> question = to_json(decision_of(game.waiting()[0]))
>>> question["kind"], question["number"], [choice["kind"] for choice in question["choices"]]
('choose-start', 0, ['start', 'start'])
>>> to_json(view_of(game.view(0)).seats[1])["drawn"]
[None, None]
"""

from starcup.roll.wire.catalogue import Catalogue, catalogue_of
from starcup.roll.wire.views import Seat, Sheet, View, view_of
from starcup.wire import requests, results
from starcup.wire.codec import (
    PROTOCOL,
    Answer,
    BadMessage,
    from_json,
    read_answer,
    read_request,
    to_json,
    write_error,
    write_request,
    write_result,
)
from starcup.wire.journals import Journal, journal_of
from starcup.wire.parts import (
    Arrange,
    Choice,
    Decision,
    Event,
    Offered,
    Pick,
    Refusal,
    choice_of,
    decision_of,
    event_of,
    refusal_of,
)

__all__ = [
    "PROTOCOL",
    "Answer",
    "Arrange",
    "BadMessage",
    "Catalogue",
    "Choice",
    "Decision",
    "Event",
    "Journal",
    "Offered",
    "Pick",
    "Refusal",
    "Seat",
    "Sheet",
    "View",
    "catalogue_of",
    "choice_of",
    "decision_of",
    "event_of",
    "from_json",
    "journal_of",
    "read_answer",
    "read_request",
    "refusal_of",
    "requests",
    "results",
    "to_json",
    "view_of",
    "write_error",
    "write_request",
    "write_result",
]
