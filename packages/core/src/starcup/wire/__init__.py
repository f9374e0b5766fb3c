"""The wire: questions, views, events and whole conversations as JSON, for front ends and bots in any language.

``starcup serve`` speaks this; ``docs/writing-a-ui.md`` shows it. :func:`wire_of` gives the :class:`GameWire` of a
ruleset, which makes the parts (:class:`~starcup.wire.Decision`, :class:`Choice`, :class:`Event`, views) of the
engine's own objects; a game derives from it to have a form of its own. Requests and results are in
:mod:`starcup.wire.requests` and :mod:`starcup.wire.results`, :func:`schemas_of` gives the schemas.

>>> from starcup import Game, games
>>> ruleset = games.find("roll").load()
>>> game, wire = Game.new(ruleset, players=2, seed=7), wire_of(ruleset)
>>> question = to_json(wire.decision(game.waiting()[0]))
>>> question["kind"], question["number"], [choice["kind"] for choice in question["choices"]]
('choose-start', 0, ['start', 'start'])
>>> to_json(wire.view(game.view(0)))["seats"][1]["drawn"]
[None, None]
"""

from starcup.wire import requests, results
from starcup.wire.box import Box
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
from starcup.wire.game_wire import AnyWire, GameWire, wire_of
from starcup.wire.journals import Journal, journal_of
from starcup.wire.offers import game_on_offer
from starcup.wire.parts import (
    Arrange,
    Choice,
    Decision,
    Event,
    Offered,
    Pick,
    Refusal,
    refusal_of,
)
from starcup.wire.schemas import schemas_of

__all__ = [
    "PROTOCOL",
    "Answer",
    "AnyWire",
    "Arrange",
    "BadMessage",
    "Box",
    "Choice",
    "Decision",
    "Event",
    "GameWire",
    "Journal",
    "Offered",
    "Pick",
    "Refusal",
    "from_json",
    "game_on_offer",
    "journal_of",
    "read_answer",
    "read_request",
    "refusal_of",
    "requests",
    "results",
    "schemas_of",
    "to_json",
    "wire_of",
    "write_error",
    "write_request",
    "write_result",
]
