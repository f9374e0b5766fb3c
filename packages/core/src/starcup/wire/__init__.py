"""The wire: questions, views, events and whole conversations as JSON, for front ends and bots in any language.

``starcup serve`` speaks this; ``docs/wire-protocol.md`` shows it. :func:`wire_of` gives the :class:`GameWire` of a
ruleset, which makes the parts (questions, choices, events, views) of the
engine's own objects; a game derives from it to have a form of its own. :func:`schemas_of` gives the schemas of all that
the server reads and writes.

>>> from starcup import Game, games
>>> ruleset = games.find("roll").load()
>>> game, wire = Game.new(ruleset, players=2, seed=7), wire_of(ruleset)
>>> question = to_json(wire.decision(game.waiting()[0]))
>>> question["kind"], question["number"], [choice["kind"] for choice in question["choices"]]
('choose-start', 0, ['start', 'start'])
>>> to_json(wire.view(game.view(0)))["seats"][1]["drawn"]
[None, None]
"""

from starcup.wire.catalogue import Box, Catalogue, PieceInTheBox
from starcup.wire.codec import PROTOCOL, BadMessage, from_json, to_json
from starcup.wire.file_schemas import file_schemas
from starcup.wire.game_wire import GameWire, wire_of
from starcup.wire.parts import Kept
from starcup.wire.schema import Schema, Schemas
from starcup.wire.schemas import schemas_of
from starcup.wire.typescript_types import typescript

__all__ = [
    "PROTOCOL",
    "BadMessage",
    "Box",
    "Catalogue",
    "GameWire",
    "Kept",
    "PieceInTheBox",
    "Schema",
    "Schemas",
    "file_schemas",
    "from_json",
    "schemas_of",
    "to_json",
    "typescript",
    "wire_of",
]
