"""Descriptions of games for front ends to offer: seats, packs and options."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.games import find
from starcup.kernel.errors import StarcupError
from starcup.packs.options import settings_of
from starcup.packs.pack import load
from starcup.wire.results import GameOnOffer, OptionOnOffer


def game_on_offer(key: str, packs: Sequence[str]) -> GameOnOffer:
    """Return the description of a game that can be played, or the reason why it can't."""
    try:
        game = find(key)
        settings = settings_of(load(game.pack)) if game.pack else ()
    except StarcupError as error:
        return GameOnOffer(key, key, (), None, tuple(packs), (), str(error))
    options = tuple(OptionOnOffer(setting.name, setting.values, setting.default, setting.text) for setting in settings)
    return GameOnOffer(key, game.title, tuple(game.seats), game.pack or None, tuple(packs), options, None)
