"""What every game sends: questions with their choices, events, refusals.

Choices and events travel flat, with a ``kind`` that says which fields follow.
Kinds of the game itself are fixed; those that packs bring along begin with
``power:`` and may have any fields.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache

from attrs import fields

from starcup.kernel.arguments import check_kind
from starcup.kernel.choices import Choice as GameChoice
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.events import Event as GameEvent
from starcup.kernel.events import Undone
from starcup.kernel.picks import Arrangements, Picks
from starcup.kernel.steps import Decision as GameDecision
from starcup.kernel.suggest import nearest_name
from starcup.kernel.values import frozen
from starcup.roll import choices, events

OPEN = "power:"
"""What kinds of choices and events that packs bring along begin with."""

Word = str | int
Value = str | int | bool | tuple["Value", ...]


@frozen
class Choice:
    """One legal answer.

    ``text`` is what is sent back: stable, and unique within its question.
    ``kind`` and ``fields`` (flat beside it on the wire) say the same to programs;
    several things are a tuple in the field ``items``.
    """

    kind: str
    text: str
    fields: Mapping[str, Word | tuple[str, ...]]


@frozen
class Event:
    """Something that happened; ``kind`` says which ``fields`` lie beside it on the wire."""

    kind: str
    fields: Mapping[str, Value]


@frozen
class Offered:
    """Something that may be picked, and how often: equal things are interchangeable."""

    item: str
    count: int


@frozen
class Pick:
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
    pick: Pick | None
    arrange: Arrange | None


@frozen
class Refusal:
    """The answer that something was not done: a stable ``code``, a sentence, the ids of the rules that forbid it.

    ``nearest`` is the valid thing most like what came, if there is one.
    """

    code: str
    message: str
    rules: tuple[str, ...] = ()
    nearest: str | None = None


# Kinds.


def choice_kind(kind: type[GameChoice]) -> str:
    """How a class of choices is called: by its verb."""
    verb = kind.pattern.split(" ", 1)[0]
    return verb if kind in choices.ALL else OPEN + verb


def event_kind(kind: type[GameEvent]) -> str:
    """How a class of events is called: its name in lower case with hyphens."""
    name = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
    return name if kind in EVENT_CLASSES else OPEN + name


EVENT_CLASSES: tuple[type[GameEvent], ...] = (
    Undone,
    *(
        one
        for name, one in vars(events).items()
        if isinstance(one, type) and one.__module__ == events.__name__ and not name.startswith("_")
    ),
)
"""All events but those that packs bring along."""

CHOICE_CLASSES = choices.ALL
"""All choices but those that packs bring along."""

CHOICE_FIELDS: dict[str, frozenset[str]] = {
    choice_kind(kind): frozenset(attribute.name for attribute in fields(kind) if attribute.init)
    for kind in CHOICE_CLASSES
}
EVENT_FIELDS: dict[str, frozenset[str]] = {
    event_kind(kind): frozenset(attribute.name for attribute in fields(kind)) for kind in EVENT_CLASSES
}


# From the engine.


@lru_cache(maxsize=1 << 15)
def choice_of(choice: GameChoice) -> Choice:
    """Return a choice as it is sent. Choices are shared objects, so most are put in this form once.

    Args:
        choice: a choice of a game.
    """
    check_kind(choice, GameChoice, "choice", "a choice")
    kind = type(choice)
    words = {attribute.name: getattr(choice, attribute.name) for attribute in fields(kind) if attribute.init}
    return Choice(choice_kind(kind), choice.text, words)


def decision_of(decision: GameDecision, allowed: Sequence[GameChoice] = ()) -> Decision:
    """Return a question as it is sent.

    Args:
        decision: an open question.
        allowed: all choices that the rules allow (``Game.allowed``), if others than the legal ones.
    """
    check_kind(decision, GameDecision, "decision", "an open question")
    head = decision.seat, decision.number, decision.kind, decision.question
    answers = decision.answers
    if isinstance(answers, Picks):
        items = tuple(Offered(item, count) for item, count in answers.row)
        pick = Pick(answers.prefix, items, answers.least, answers.most, len(answers))
        return Decision(*head, (), (), pick, None)
    if isinstance(answers, Arrangements):
        return Decision(*head, (), (), None, Arrange(answers.prefix, answers.things, len(answers)))
    further = tuple(choice_of(one) for one in allowed if one not in decision.legal)
    return Decision(*head, tuple(map(choice_of, decision.legal)), further, None, None)


def event_of(event: GameEvent) -> Event:
    """Return an event as it is sent.

    Args:
        event: one that ``Game.events`` gave.
    """
    check_kind(event, GameEvent, "event", "an event")
    kind = type(event)
    names, name = _shape(kind)
    return Event(name, {field: getattr(event, field) for field in names})


def _shape(kind: type[GameEvent]) -> tuple[tuple[str, ...], str]:
    if kind not in _SHAPES:
        _SHAPES[kind] = tuple(attribute.name for attribute in fields(kind)), event_kind(kind)
    return _SHAPES[kind]


_SHAPES: dict[type[GameEvent], tuple[tuple[str, ...], str]] = {}


def refusal_of(refusal: IllegalChoice, text: str = "", decision: GameDecision | None = None) -> Refusal:
    """Return a refused choice as it is sent, with the legal choice most like ``text``.

    Args:
        refusal: what ``Game.submit`` raised.
        text: the text that was refused.
        decision: the question that it was to answer, if any.
    """
    near = nearest_name(text, decision.texts) if decision is not None else None
    rules = tuple(re.findall(r"[A-Z]+-\d+", refusal.rule))
    return Refusal(refusal.code, refusal.message, rules, near)
