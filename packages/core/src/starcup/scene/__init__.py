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
from starcup.scene.pointing import Meaning, Pointed, barred_at, can_have, click, meaning, toggle
from starcup.scene.presenter import AnyPresenter, Presenter, presenter_of
from starcup.scene.seen import beats_of, scene_of
from starcup.scene.taking_back import last_choice, last_text, too_late

__all__ = [
    "AnyPresenter",
    "Barred",
    "Beat",
    "Counter",
    "Item",
    "Layout",
    "Lookup",
    "Meaning",
    "Move",
    "Option",
    "Path",
    "Pick",
    "Piece",
    "Pointed",
    "Presenter",
    "Prompt",
    "Reach",
    "Scene",
    "Space",
    "Tally",
    "Touches",
    "Weight",
    "barred_at",
    "beats_of",
    "can_have",
    "click",
    "last_choice",
    "last_text",
    "meaning",
    "presenter_of",
    "scene_of",
    "space_of",
    "toggle",
    "too_late",
]
