"""Boards as text and tiles as SVG for programs, each by one call.

>>> from starcup import Game
>>> from starcup.roll import RollRuleset
>>> rules = RollRuleset.load(["base"])
>>> print(board_text(Game.new(rules, players=2, seed=7).view(0)).splitlines()[0])
Set-up
>>> tile_svg(rules, rules.faces[0].key).startswith("<svg ")
True
"""

from __future__ import annotations

from collections.abc import Sequence

from starcup import BadArgument, did_you_mean
from starcup.lines import Lines
from starcup.messages import language_of
from starcup.pictures import pictures
from starcup.roll import RollRuleset, RollView
from starcup.scene import presenter_of

__all__ = [
    "board_text",
    "tile_svg",
]


def board_text(view: RollView, players: Sequence[str] = ()) -> str:
    """Return the table as the terminal shows it, 80 columns wide, as far as a view knows it.

    Args:
        view: a view, as ``Game.view`` returns it.
        players: the names of the players, by seat; empty: ``You`` for the viewer, and ``Seat 0`` and so on.

    Raises:
        BadArgument: no view, or not one name for each seat.
    """
    if not isinstance(view, RollView):
        raise BadArgument(f"view: expected a view of Roll for the Galaxy, found a {type(view).__name__}")
    if players and len(players) != view.players:
        raise BadArgument(f"players: expected {view.players} names, one for each seat, found {len(players)}")
    rules = view.rules
    assert isinstance(rules, RollRuleset)
    language = language_of(rules, seats=players, you=None if players else view.seat)
    return "\n".join(Lines(language).board(presenter_of(rules).scene(view, None)))


def tile_svg(rules: RollRuleset, key: str) -> str:
    """Return a side of a tile as a picture: the text of an SVG file, 60 mm wide.

    Args:
        rules: the ruleset that the tile belongs to.
        key: of the side: a development, a world, a half of a faction, or a home world.

    Raises:
        BadArgument: no ruleset, or it has no such tile; with the nearest key.
    """
    if not isinstance(rules, RollRuleset):
        raise BadArgument(f"rules: expected a ruleset of Roll for the Galaxy, found a {type(rules).__name__}")
    if str(key) not in rules.face_index:
        raise BadArgument(f"key: no tile has a side {key!r}{did_you_mean(key, rules.face_index)}")
    return pictures(rules, "print")[f"tile/{key}/{rules.faces[rules.face_index[key]].side}"]
