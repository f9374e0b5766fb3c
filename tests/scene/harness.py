"""What tests of scenes share: the messages and keys of a scene, words that no catalogue has, the question to a seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starcup import Game
from starcup.messages import Language, Message, unmarked_words
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from starcup.scene import Prompt, Scene, scene_of
from starcup.testing.checks.scenes import messages as messages_in

AnyGame = Game[Any, Any]


def messages(*parts: object) -> Iterator[Message]:
    """Yield all messages in scenes, beats or parts of them."""
    return messages_in(parts)


def unsaid(language: Language, *parts: object) -> set[str]:
    """Return the words in the pseudo-language that went through no catalogue, each with the id of its message."""
    said = {(message.id, language.text(message)) for message in dict.fromkeys(messages(*parts))}
    return {f"{name}: {text}" for name, text in said if unmarked_words(text)}


def keys_of(scene: Scene) -> list[str]:
    """Return the keys of all spaces and pieces."""
    return [space.key for space in scene.walk()] + [piece.key for _, piece in scene.pieces()]


def prompt(game: AnyGame, seat: int = 0) -> Prompt:
    """Return the question to a seat, which is asked one."""
    asked = scene_of(game, seat).prompt
    assert asked is not None
    return asked


def good_to_ship(rules: RollRuleset) -> RollGame:
    """Return a game of Roll in which seat 0 trades or consumes the Novelty good of Space Mall."""
    scenario = Scenario(rules).seat(
        0, tableau=["space_mall"], goods={"space_mall": "novelty"}, workers={"ship": "novelty"}
    )
    return scenario.phases("ship").begin()
