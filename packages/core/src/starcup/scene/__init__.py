"""Scenes: the table as data, for every front end.

A game's facet *scene* is a subclass of :class:`Presenter`, which its :class:`~starcup.games.GameDefinition` names. A
:class:`Scene` is made from a seat's view and question: spaces with pieces, a prompt whose options say what they touch;
:class:`Beat` is something that happened. Texts are messages, put into a language by
:class:`~starcup.messages.Language`.
"""

from starcup.scene.fields import space_of
from starcup.scene.lookup import Lookup
from starcup.scene.parts import (
    Barred,
    Beat,
    Counter,
    Item,
    Move,
    Option,
    Pick,
    Piece,
    Prompt,
    Scene,
    Shape,
    Space,
    Tally,
    Touches,
    Weight,
    walk,
)
from starcup.scene.paths import Path, Reach
from starcup.scene.presenter import AnyPresenter, Presenter, presenter_of
from starcup.scene.seen import beats_of, scene_of

__all__ = [
    "AnyPresenter",
    "Barred",
    "Beat",
    "Counter",
    "Item",
    "Lookup",
    "Move",
    "Option",
    "Path",
    "Pick",
    "Piece",
    "Presenter",
    "Prompt",
    "Reach",
    "Scene",
    "Shape",
    "Space",
    "Tally",
    "Touches",
    "Weight",
    "beats_of",
    "presenter_of",
    "scene_of",
    "space_of",
    "walk",
]
