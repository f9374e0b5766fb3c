"""The facet *scene* of a game: describes its table, its questions and what happens, each part with a default."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, cast

from attrs import fields, has

from starcup.games import definition_of
from starcup.kernel.choices import Choice, Items
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.events import Event, SeatEvent, Undone
from starcup.kernel.messages import NOTHING, Arg, Message, Player
from starcup.kernel.naming import hyphened, in_words
from starcup.kernel.picks import Arrangements, Picks
from starcup.kernel.roles import things_named
from starcup.kernel.ruleset import Ruleset, TableT, ViewT
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import Decision
from starcup.kernel.visibility import field_types
from starcup.packed.pieces import name_of
from starcup.packed.power_choices import PowerChoice
from starcup.packed.ruleset import PackedRuleset
from starcup.scene import fields as by_fields
from starcup.scene.lookup import Lookup, numbered
from starcup.scene.parts import (
    UNTOUCHED,
    Barred,
    Beat,
    Item,
    Move,
    Option,
    Pick,
    Prompt,
    Scene,
    Space,
    Tally,
    Touches,
    Weight,
)
from starcup.scene.paths import Path, Reach, filled


class Presenter(Generic[TableT, ViewT]):
    """Base of the facet *scene*: describes a game as data, from a seat's view and question alone.

    Every part has a default: spaces from the fields of the view, labels from the patterns of choices, sentences from
    events. Words are looked up by ids that begin with the key of the game: ``pips-choice-KIND`` (and its attribute
    ``detail``), ``pips-question-KIND``, ``pips-event-KIND``, ``pips-field-NAME``, with the fields of the choice or
    event as arguments; names of things by ``KIND-KEY``, such as ``card-old_earth``.

    Args:
        ruleset: the rules of the game.
    """

    reaches: ClassVar[Mapping[type[Choice], Reach]] = MappingProxyType({})
    """What choices touch, by their classes; of other classes it is every thing that a field names."""
    paths: ClassVar[Mapping[type[Event], Path | tuple[Path, ...]]] = MappingProxyType({})
    """What events move from where to where, by their classes."""
    weights: ClassVar[Mapping[type[Event], Weight]] = MappingProxyType({})
    """The events that are not told by a plain sentence."""
    conserved: ClassVar[frozenset[str]] = frozenset()
    """The kinds of pieces whose every way from place to place is told by the moves of beats, for checks."""
    silent: ClassVar[frozenset[type[Event]]] = frozenset()
    """The events that are not told in words, since others say the same."""

    def __init__(self, ruleset: Ruleset[TableT, ViewT]) -> None:
        self.ruleset: Ruleset[TableT, ViewT] = ruleset
        self.game: str = ruleset.game
        self._shapes: dict[type, tuple[tuple[str, str], ...]] = {}
        self._said_names: dict[tuple[str, str], Message] = {}

    # The whole.

    def scene(
        self, view: ViewT, decision: Decision | None = None, allowed: Sequence[Choice] = (), *, final: bool = False
    ) -> Scene:
        """Return all that the viewer sees.

        Args:
            view: what ``Game.view`` gave.
            decision: the question to the viewer, if there is one.
            allowed: all choices that the rules allow (``Game.allowed``), if others than the legal ones.
            final: whether the question is known to be the viewer's last word.
        """
        seen = cast("Any", view)
        seat: int | None = None if seen.looks_on else seen.seat
        spaces = numbered(self.spaces(view))
        prompt = None if decision is None else self.prompt(view, decision, allowed, Lookup(spaces, seat), final=final)
        number = self.ruleset.round_number(view)
        over = bool(seen.finished)
        return Scene(seat, seen.players, number, over, self.status(view), spaces, self.scores(view), prompt)

    # The table.

    def spaces(self, view: ViewT) -> Sequence[Space]:
        """Return the table: places with the pieces that lie there. By default the fields of the view.

        Args:
            view: what the viewer may know.
        """
        return by_fields.spaces(self, view)

    def status(self, view: ViewT) -> Message:
        """Return where the game is: the phase, whose turn it is. By default the number of the round, if there is one.

        Args:
            view: what the viewer may know.
        """
        number = self.ruleset.round_number(view)
        if cast("Any", view).finished:
            return Message("starcup-over")
        return Message("starcup-round", round=number) if number else NOTHING

    def scores(self, view: ViewT) -> tuple[Tally, ...]:
        """Return the points of all seats as far as the viewer may know them; the final ones when the game is over.

        Args:
            view: what the viewer may know.
        """
        seen = cast("Any", view)
        winners = self.ruleset.winners(seen) if seen.finished else ()
        return tuple([self.tally(score, score.seat in winners) for score in self.ruleset.shown_scores(seen, view)])

    def tally(self, score: SeatScore, winner: bool) -> Tally:
        """Return a score with its lines as messages.

        Args:
            score: of a seat.
            winner: whether it has won.
        """
        lines = tuple([(self.name("score", line), points) for line, points in score.lines])
        return Tally(score.seat, score.total, lines, score.tie_break, winner)

    # Names.

    def name(self, things: str, key: str) -> Message:
        """Return the name of a thing: the words of ``THINGS-KEY``, or what the packs call it, or its key.

        Args:
            things: the list that it is in, such as ``card``.
            key: its key.
        """
        found = self._said_names.get((things, key))
        if found is None:
            name = f"{things}-{_in_id(key)}"
            if len(self._said_names) > MOST_NAMES:
                self._said_names.clear()
            found = self._said_names[things, key] = Message(name, self.english_name(things, key))
        return found

    def english_name(self, things: str, key: str) -> str:
        """Return the English name of a thing for which catalogues have none; by default as packs call their pieces.

        Args:
            things: the list that it is in.
            key: its key.
        """
        return self._names.get((things, key)) or (in_words(key) if things == "word" else in_words(key).capitalize())

    @cached_property
    def _names(self) -> Mapping[tuple[str, str], str]:
        if not isinstance(self.ruleset, PackedRuleset):
            return {}
        return {
            (pieces.name, pieces.key_of(row.value)): name_of(pieces, row.value)
            for pack in self.ruleset.pieces
            for pieces, rows in pack.rows.items()
            for row in rows
        }

    def entry(self, things: str, value: int | str) -> str:
        """Return the key in the catalogue for the value of a field; by default the value.

        Args:
            things: the list that it names a thing of.
            value: as the field has it.
        """
        return str(value)

    def said(self, value: object, things: str = "") -> Arg:
        """Return the value of a field as a part of a message.

        Args:
            value: a number, a text, None, or several.
            things: the list whose keys they are; ``seat`` for numbers of seats; empty for none.
        """
        if value is None:
            return Message("starcup-hidden")
        if value == "":
            return Message("starcup-nothing")
        if isinstance(value, bool):
            return Message("starcup-yes" if value else "starcup-no")
        if isinstance(value, int) and things in ("", "seat"):
            return Player(value) if things else value
        if isinstance(value, int | str):
            return self.name(things or "word", self.entry(things, value))
        if isinstance(value, Mapping):
            return tuple(
                [Message("starcup-entry", key=self.said(k, things), value=self.said(v)) for k, v in value.items()]
            )
        if isinstance(value, Iterable):
            return tuple([self.said(part, things) for part in value])
        return tuple(
            [Message("starcup-entry", key=self.field(name), value=told) for name, told in self.args(value).items()]
        )

    def field(self, name: str) -> Message:
        """Return the name of a field of a table.

        Args:
            name: as the class has it.
        """
        return Message(f"{self.game}-field-{name}", in_words(name).capitalize())

    def args(self, thing: object) -> dict[str, Arg]:
        """Return the fields of a choice, an event or another object as the arguments of a message.

        Args:
            thing: of an attrs class.
        """
        kind = type(thing)
        if kind not in self._shapes:
            hints = field_types(kind)
            shown = [part.name for part in fields(kind) if part.init] if has(kind) else []
            self._shapes[kind] = tuple([(name, self.things(kind, name, hints[name])) for name in shown])
        return {name: self.said(getattr(thing, name), things) for name, things in self._shapes[kind]}

    def things(self, kind: type, name: str, hint: object) -> str:
        """Return the list of things whose keys a field has; by default as the mark ``Names`` in its type says.

        Args:
            kind: the class of choices or events.
            name: the name of the field.
            hint: its type.
        """
        return things_named(hint) or ("seat" if name == "seat" else "")

    # Questions.

    def prompt(
        self, view: ViewT, decision: Decision, allowed: Sequence[Choice], lookup: Lookup, *, final: bool = False
    ) -> Prompt:
        """Return a question with its options.

        Args:
            view: what the viewer may know.
            decision: the question to the viewer.
            allowed: all choices that the rules allow, if others than the legal ones.
            lookup: finds what choices touch.
            final: whether the question is known to be the viewer's last word.
        """
        pick = self.pick(view, decision, lookup)
        offered = () if pick is not None else tuple(dict.fromkeys((*decision.legal, *allowed)))
        final = final or (decision.step.always_asks and len(offered) == 1)
        return Prompt(
            decision.seat,
            decision.number,
            decision.kind,
            self.question(view, decision),
            decision.step.rule,
            self.subject(view, decision),
            tuple([self.option(view, decision, choice, lookup, final) for choice in self.order(view, offered)]),
            pick,
            tuple(self.barred(view, decision, lookup)),
            final,
        )

    def question(self, view: ViewT, decision: Decision) -> Message:
        """Return the text of a question.

        Args:
            view: what the viewer may know.
            decision: the question.
        """
        otherwise = decision.question or f"{in_words(decision.kind).capitalize()}?"
        return Message(f"{self.game}-question-{_in_id(decision.kind)}", otherwise)

    def subject(self, view: ViewT, decision: Decision) -> Message:
        """Return what a question is about where its text does not name it; by default nothing.

        Args:
            view: what the viewer may know.
            decision: the question.
        """
        return NOTHING

    def order(self, view: ViewT, choices: Sequence[Choice]) -> Sequence[Choice]:
        """Return choices in the order in which people expect them; by default that of the rules.

        Args:
            view: what the viewer may know.
            choices: all that are allowed.
        """
        return choices

    def option(self, view: ViewT, decision: Decision, choice: Choice, lookup: Lookup, final: bool = False) -> Option:
        """Return a choice as it is offered.

        Args:
            view: what the viewer may know.
            decision: the question.
            choice: one that is allowed.
            lookup: finds what it touches.
            final: whether every answer is the last word.
        """
        return Option(
            choice.text,
            self.label(view, choice),
            self.detail(view, choice),
            self.touches(view, choice, lookup),
            final or self.is_final(view, choice),
            self.is_shortcut(view, choice),
            choice.passing,
        )

    def label(self, view: ViewT, choice: Choice) -> Message:
        """Return a choice in a few words; by default its pattern with names in it.

        Args:
            view: what the viewer may know.
            choice: one of any question.
        """
        kind = type(choice)
        words = kind.pattern.removesuffix("{power}").rstrip() if "{power}" in kind.pattern else kind.pattern
        return Message(
            f"{self.game}-choice-{hyphened(kind)}",
            words.replace("_", " ").capitalize() if "{" not in words[:1] else words,
            **self.args(choice),
        )

    def detail(self, view: ViewT, choice: Choice) -> Message:
        """Return what a choice brings, in numbers; by default the first line of the docstring of its class.

        Args:
            view: what the viewer may know.
            choice: one of any question.
        """
        kind = type(choice)
        document = str(kind.__dict__.get("__doc__") or "").strip().partition("\n")[0].rstrip(".")
        words = "" if document.startswith("Method generated") else re.sub(r"``?(\w+)``?", r"{\1}", document)
        known = {name for name, _ in self._shape(choice)}
        words = re.sub(r"\{(\w+)\}", lambda found: found[0] if found[1] in known else found[1], words)
        words = re.sub(r" \([A-Z]+-\d+(, [A-Z]+-\d+)*\)", "", words)
        return Message(f"{self.game}-choice-{hyphened(kind)}.detail", words, **self.args(choice))

    def _shape(self, thing: object) -> tuple[tuple[str, str], ...]:
        self.args(thing)
        return self._shapes[type(thing)]

    def touches(self, view: ViewT, choice: Choice, lookup: Lookup) -> Touches:
        """Return what a choice does with things on the scene; by default by :attr:`reaches`, or by its fields.

        Args:
            view: what the viewer may know.
            choice: one of any question.
            lookup: finds things by what choices call them.
        """
        reach = self.reaches.get(type(choice))
        if reach is not None:
            return reach.touches(choice, cast("Any", view).seat, lookup)
        take: list[str] = []
        by = lookup.find(choice.power) if isinstance(choice, PowerChoice) else ()
        for name, _ in self._shape(choice):
            value = getattr(choice, name)
            if name == "power" and by:
                continue
            if name == "items":
                take += [key for item in dict.fromkeys(value) for key in lookup.find(item, value.count(item))]
            elif isinstance(value, str):
                take += lookup.find(value)
        return Touches(tuple(dict.fromkeys(take)), by=by) if take or by else UNTOUCHED

    def is_final(self, view: ViewT, choice: Choice) -> bool:
        """Return whether a choice shows something, or ends the chance to take choices back; by default not.

        Args:
            view: what the viewer may know.
            choice: one that is allowed.
        """
        return False

    def is_shortcut(self, view: ViewT, choice: Choice) -> bool:
        """Return whether a choice does at once what further questions would ask; by default not.

        Args:
            view: what the viewer may know.
            choice: one that is allowed.
        """
        return False

    def reached_for(self, view: ViewT, decision: Decision) -> Iterable[Choice]:
        """Return choices that one would expect to be possible, whether they are or not: each piece to each place.

        Args:
            view: what the viewer may know.
            decision: the question.
        """
        return ()

    def barred(self, view: ViewT, decision: Decision, lookup: Lookup) -> Iterable[Barred]:
        """Return what one would reach for and is not possible, each with the refusal.

        Args:
            view: what the viewer may know.
            decision: the question.
            lookup: finds what choices touch.
        """
        for choice in self.reached_for(view, decision):
            if choice not in decision.legal:
                refusal = self.refusal(view, decision, choice)
                if refusal is not None:
                    touches = self.touches(view, choice, lookup)
                    label = self.label(view, choice)
                    yield Barred(choice.text, label, touches, refusal.code, self.reason(refusal), refusal.rule)

    def refusal(self, view: ViewT, decision: Decision, choice: Choice) -> IllegalChoice | None:
        """Return why a choice is not possible; None if the rules allow it, though it is not among the legal ones.

        Args:
            view: what the viewer may know.
            decision: the question.
            choice: one that is not legal.
        """
        step, table = decision.step, cast("Any", view)
        return None if choice in step.allowed(table) else step.refuse(table, choice)

    def reason(self, refusal: IllegalChoice) -> Message:
        """Return a refusal as a message.

        Args:
            refusal: of a choice.
        """
        return refusal.reason

    # Questions that take several items.

    def pick(self, view: ViewT, decision: Decision, lookup: Lookup) -> Pick | None:
        """Return what is picked at a question; None if it lists its choices.

        Args:
            view: what the viewer may know.
            decision: the question.
            lookup: finds what items stand for.
        """
        answers = decision.answers
        if isinstance(answers, Picks):
            items = tuple([self.item(view, decision, item, lookup, count) for item, count in answers.row])
            return Pick(answers.prefix, items, answers.least, answers.most, purpose=self.purpose(view, decision))
        if isinstance(answers, Arrangements):
            rows = [(item, number) for number, thing in enumerate(answers.things) for item in dict.fromkeys(thing)]
            found = tuple([self.item(view, decision, item, lookup, together=number) for item, number in rows])
            number = len(answers.things)
            return Pick(answers.prefix, found, number, number, True, self.purpose(view, decision))
        return None

    def item(
        self, view: ViewT, decision: Decision, item: str, lookup: Lookup, count: int = 1, together: int | None = None
    ) -> Item:
        """Return one of several things that are picked.

        Args:
            view: what the viewer may know.
            decision: the question.
            item: as choices spell it.
            lookup: finds what it stands for.
            count: how many of them there are.
            together: the number of the thing of which it is one side.
        """
        things = dict(self._shape(decision.legal[0])).get("items", "")
        title = self.name(things or "word", item)
        detail = self.item_detail(view, decision, item)
        return Item(item, title, detail, count, lookup.find(item, count), together)

    def item_detail(self, view: ViewT, decision: Decision, item: str) -> Message:
        """Return what an item is worth or does at a question; by default nothing.

        Args:
            view: what the viewer may know.
            decision: the question.
            item: as choices spell it.
        """
        return NOTHING

    def purpose(self, view: ViewT, decision: Decision) -> Message:
        """Return what several items are picked for, such as the cost that they pay; by default nothing.

        Args:
            view: what the viewer may know.
            decision: the question.
        """
        return NOTHING

    def comes_to(self, view: ViewT, decision: Decision, items: Items) -> Message:
        """Return what picked items come to so far, whether they are an answer or not; by default nothing.

        Args:
            view: what the viewer may know.
            decision: the question.
            items: those that are picked so far.
        """
        return NOTHING

    # Events.

    def beats(self, events: Sequence[Event], since: int = 0, seat: int | None = None) -> list[Beat]:
        """Return what happened, one beat an event; those that were taken back are left out.

        Args:
            events: all that the viewer heard.
            since: the position from which on they are wanted.
            seat: the viewer; None for an onlooker.
        """
        kept: list[Beat] = []
        for position in range(since, len(events)):
            event = events[position]
            if isinstance(event, Undone):
                kept = [beat for beat in kept if beat.position < event.since]
            else:
                kept.append(self.beat(event, position, events))
        return kept

    def beat(self, event: Event, position: int, events: Sequence[Event]) -> Beat:
        """Return an event as a beat.

        Args:
            event: of any class that the ruleset notes.
            position: where it stands.
            events: all that the viewer heard, for what went before.
        """
        kind = type(event)
        return Beat(
            position,
            hyphened(kind),
            NOTHING if kind in self.silent else self.sentence(event),
            event.seat if isinstance(event, SeatEvent) else None,
            self.source(event),
            tuple(self.moves(event)),
            self.weights.get(kind, "sentence"),
        )

    def sentence(self, event: Event) -> Message:
        """Return an event as a sentence; by default its class and fields.

        Args:
            event: of any class that the ruleset notes.
        """
        args = self.args(event)
        shown = [f"{in_words(name)} {{{name}}}" for name in args if name != "seat"]
        words = in_words(type(event).__name__) + (f" ({', '.join(shown)})" if shown else "")
        words = f"{{seat}}: {words}" if "seat" in args else words.capitalize()
        return Message(f"{self.game}-event-{hyphened(type(event))}", words, **args)

    def source(self, event: Event) -> str:
        """Return the piece whose power brought an event about, as ``KIND/KEY``; empty if none did.

        Args:
            event: of any class that the ruleset notes.
        """
        return ""

    def moves(self, event: Event) -> Iterable[Move]:
        """Return the pieces that an event moved; by default by :attr:`paths`.

        Args:
            event: of any class that the ruleset notes.
        """
        paths = self.paths.get(type(event), ())
        for path in (paths,) if isinstance(paths, Path) else paths:
            yield from path.moves(event, self.entry)


def _in_id(key: str) -> str:
    """Return a key as ids of Fluent may have it."""
    return re.sub("[^a-zA-Z0-9_-]", "-", key)


AnyPresenter = Presenter[Any, Any]
"""The facet *scene* of any game."""


def presenter_of(ruleset: Ruleset[Any, Any]) -> AnyPresenter:
    """Return the facet *scene* of a ruleset's game, made for it once.

    Args:
        ruleset: of a game that is installed or registered.

    Raises:
        GameError: it is neither, or its scene can't be had.
    """
    presenter: AnyPresenter | None = _PRESENTERS.get(id(ruleset))
    if presenter is None or presenter.ruleset is not ruleset:
        if len(_PRESENTERS) > MOST_KEPT:
            _PRESENTERS.clear()
        presenter = _PRESENTERS[id(ruleset)] = definition_of(ruleset).facet("scene", Presenter)(ruleset)
    return presenter


MOST_KEPT = 16
MOST_NAMES = 1 << 12
"""The most names that a presenter keeps."""
_PRESENTERS: dict[int, AnyPresenter] = {}
Filler = Callable[[str], str]
__all__ = ["AnyPresenter", "Presenter", "filled", "presenter_of"]
