"""Scenes, beats and messages as JSON: their classes are those of :mod:`starcup.scene`, with every message in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, NewType

from attrs import fields

from starcup.kernel.messages import Arg, Message, Player
from starcup.messages import Language
from starcup.scene import Barred, Beat, Scene, Touches

if TYPE_CHECKING:
    from starcup.wire.schema import Schema, Schemas

SceneJson = NewType("SceneJson", object)
"""A :class:`starcup.scene.Scene` as JSON."""
BeatJson = NewType("BeatJson", object)
"""A :class:`starcup.scene.Beat` as JSON."""
BarredJson = NewType("BarredJson", object)
"""A :class:`starcup.scene.Barred` as JSON."""
TouchesJson = NewType("TouchesJson", object)
"""A :class:`starcup.scene.Touches` as JSON."""

SCENE_PARTS: Mapping[object, type] = {SceneJson: Scene, BeatJson: Beat, BarredJson: Barred, TouchesJson: Touches}
MOST_ARG = 200
"""The most characters of a text among the arguments of a message: clients send longer ones, and get them back."""


def as_json(value: object, language: Language) -> object:
    """Return a part of a scene as JSON, with messages as texts.

    >>> from starcup.scene import Move
    >>> as_json((Move("die", "home"), Message("starcup-seat", seat=1)), Language())
    [{'kind': 'die', 'entry': 'home', 'start': '', 'to': '', 'count': 1}, 'Seat 1']
    """
    kind: type = type(value)
    if kind in _AS_THEY_ARE:
        return value
    if isinstance(value, Message):
        return language.text(value)
    if isinstance(value, tuple):
        return [part if type(part) in _AS_THEY_ARE else as_json(part, language) for part in value]
    json_fields: dict[str, object] = {}
    for name in _names(kind):  # a scene has some thousand fields, most of them texts and numbers
        part = getattr(value, name)
        json_fields[name] = part if type(part) in _AS_THEY_ARE else as_json(part, language)
    return json_fields


_AS_THEY_ARE = frozenset((int, str, bool, type(None)))


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(attribute.name for attribute in fields(kind))


def args_as_json(message: Message, language: Language) -> dict[str, object]:
    """Return the arguments of a message as JSON: seats and messages are objects.

    >>> args_as_json(Message("race-paid", cards=3, seat=Player(0)), Language())
    {'cards': 3, 'seat': {'seat': 0}}
    """
    return {name: _arg(value, language) for name, value in message.args}


def _arg(value: Arg, language: Language) -> object:
    if isinstance(value, Player):
        return {"seat": value.seat}
    if isinstance(value, Message):
        return {"id": value.id, "text": language.text(value), "args": args_as_json(value, language)}
    if isinstance(value, tuple):
        return [_arg(part, language) for part in value]
    return value[:MOST_ARG] if isinstance(value, str) else value


def scene_schemas() -> dict[object, Callable[[Schemas], Schema]]:
    """Return the makers of the schemas of what is told: the same for all games."""

    def of(kind: type) -> Callable[[Schemas], Schema]:
        return lambda schemas: schemas.of(kind)

    return {Message: lambda _: {"type": "string"}, **{name: of(kind) for name, kind in SCENE_PARTS.items()}}
