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
    Layout,
    Move,
    Option,
    Pick,
    Piece,
    Prompt,
    Scene,
    Space,
    Tally,
    Touches,
    Weight,
)
from starcup.scene.paths import Path, Reach
from starcup.scene.presenter import AnyPresenter, Presenter, presenter_of
from starcup.scene.seen import beats_of, scene_of
from starcup.scene.taking_back import last_choice, too_late

__all__ = [
    "AnyPresenter",
    "Barred",
    "Beat",
    "Counter",
    "Item",
    "Layout",
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
    "Space",
    "Tally",
    "Touches",
    "Weight",
    "beats_of",
    "last_choice",
    "presenter_of",
    "scene_of",
    "space_of",
    "too_late",
]
