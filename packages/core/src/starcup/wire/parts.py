"""The parts of messages that every game sends: questions with their choices, events, refusals.

Choices and events travel flat, with a ``kind`` that says which fields follow; the fields of those that packs bring
along, whose kind is ``foreign``, lie under ``fields``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NewType

from attrs import field

from starcup.kernel.errors import IllegalChoice
from starcup.kernel.steps import Decision as GameDecision
from starcup.kernel.suggest import nearest_name
from starcup.kernel.values import frozen
from starcup.messages import Language
from starcup.wire.scene_json import args_as_json

FOREIGN = "foreign"
"""The kind of choices and events of classes that are not the game's own but a pack's."""
Word = str | int
Kept = NewType("Kept", Mapping[str, Mapping[str, object]])
"""What extensions keep, as far as it may be seen: by extension and field, sent as JSON; hidden values are null."""


@frozen
class Choice:
    """One legal answer.

    ``text`` is what is sent back: stable, and unique within its question.
    ``kind`` and ``fields`` (flat beside it on the wire) say the same to programs;
    several things are a tuple in the field ``items``. A ``foreign`` one has a ``name``.
    """

    kind: str
    text: str
    fields: Mapping[str, Word | tuple[str, ...]]
    name: str = ""


@frozen
class Event:
    """Something that happened; ``kind`` says which ``fields`` lie beside it. A ``foreign`` one has a ``name``."""

    kind: str
    fields: Mapping[str, object]
    name: str = ""


@frozen
class Offered:
    """Something that may be picked, and how often: equal things are interchangeable."""

    item: str
    count: int


@frozen
class Picking:
    """A question that is answered by a set: ``text``, then from ``least`` to ``most`` items, in any order.

    Between them stand blanks, and ``none`` for no item. ``ways`` counts the sets.
    """

    text: str
    items: tuple[Offered, ...]
    least: int
    most: int
    ways: int


@frozen
class Arrange:
    """A question that is answered by an arrangement: ``text``, then one name for each of the ``things``.

    The names of a thing are those of the piles that it may go to; things on one pile lie in the order in which they
    are named. ``ways`` counts the arrangements.
    """

    text: str
    things: tuple[tuple[str, ...], ...]
    ways: int


@frozen
class Decision:
    """A question to one seat, with every legal answer.

    ``number`` tells it from other questions to the seat: sent along with the
    answer, it has a late one refused. ``kind`` is stable, ``question`` is for
    people. ``choices`` are the legal ones, in an order in which each plan is met
    once; ``further`` are others that the rules allow as well, for people who
    think in another order. Where several things are one answer the choices are
    too many to list: ``pick`` or ``arrange`` tell then what they are made of.
    """

    seat: int
    number: int
    kind: str
    question: str
    choices: tuple[Choice, ...]
    further: tuple[Choice, ...]
    pick: Picking | None
    arrange: Arrange | None


@frozen
class Refusal:
    """The answer that something was not done: a stable ``code``, a sentence, the ids of the rules that forbid it.

    ``args`` are what the sentence is about: numbers, texts, seats ``{"seat": 0}``, things ``{"id", "text", "args"}``,
    lists of such. ``nearest`` is the valid thing most like what came, if there is one. If somebody's code has failed,
    ``owner`` says whose it is (``game KEY``, ``pack NAME``, ``bot NAME`` or ``engine``), ``file`` and ``line`` where;
    else they are empty, and 0.
    """

    code: str
    message: str
    rules: tuple[str, ...] = ()
    nearest: str | None = None
    owner: str = ""
    file: str = ""
    line: int = 0
    args: Mapping[str, object] = field(factory=dict)


def refusal_of(
    refusal: IllegalChoice, text: str = "", decision: GameDecision | None = None, language: Language | None = None
) -> Refusal:
    """Return a refused choice as it is sent, with the legal choice most like ``text``."""
    message = refusal.message if language is None else language.text(refusal.reason)
    args = {} if refusal.reason.id == "starcup-text" else args_as_json(refusal.reason, language or Language())
    near = nearest_name(text, decision.texts) if decision is not None else None
    rules = tuple(re.findall(r"[A-Z]+-\d+", refusal.rule))
    return Refusal(refusal.code, message, rules, near, args=args)
