"""Views: a table as far as one seat knows it, compiled from the audiences of its fields."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from operator import attrgetter
from reprlib import recursive_repr
from types import FunctionType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Self, TypeVar, get_args, get_origin

import attrs

from starcup.kernel.arguments import check_kind
from starcup.kernel.chance import Rng
from starcup.kernel.copying import copied
from starcup.kernel.errors import BadArgument, EngineError
from starcup.kernel.interning import interned
from starcup.kernel.scores import SeatScore
from starcup.kernel.steps import AnyStep
from starcup.kernel.table import Table
from starcup.kernel.values import AskedLater, is_frozen
from starcup.kernel.visibility import REDACT, Audience, audiences, field_types, is_whole, unmarked

if TYPE_CHECKING:
    from starcup.kernel.game import Game
    from starcup.kernel.ruleset import Ruleset

TableT = TypeVar("TableT", bound=Table)
ONLOOKER = 1 << 16
"""The number that stands for the seat of those who look on: they own nothing."""


class View(Generic[TableT]):
    """A copy of the table as far as one seat knows it: whatever is hidden from it is None, or is not there at all.

    A game derives the class of its views from this one and from its table: ``class ItsView(View[ItsTable], ItsTable)``.
    It need state nothing else, for the fields are those of the table: by their audiences a hidden value is None, so is
    each hidden item of a sequence, and a field that is Secret is missing. For type checkers to know of the None, the
    class may state hidden fields again, and ``seats`` with a class that derives from that of the seats and does so too.
    What it states besides is for ``Ruleset.view`` of the game to set.
    """

    is_view: ClassVar[bool] = True
    ruleset: Ruleset[Any, Any]
    """The rules of the game."""
    seat: int
    """The number of the seat whose view it is, from 0; ``ONLOOKER``, beyond all seats, for one who looks on."""
    flow: tuple[tuple[AnyStep, ...], tuple[AnyStep, ...], tuple[AnyStep, ...]]
    """The steps that are still to do, the last one first; while all seats act at once, then those of this seat alone,
    and those with which all of them began."""
    at_once: bool
    """Whether seats act at once, unseen by each other."""
    final_scores: tuple[SeatScore, ...] = ()
    """The final scores, which all are told once the game is over; empty before. See ``Ruleset.shown_scores``."""

    @property
    def looks_on(self) -> bool:
        """Whether the viewer has no seat, and sees what everybody may see."""
        return self.seat == ONLOOKER

    @property
    def viewer(self) -> int | None:
        """The seat of the viewer; None if he looks on."""
        return None if self.looks_on else self.seat

    @property
    def finished(self) -> bool:
        """Whether the game is over."""
        return not self.at_once and not self.flow[0]

    def arrays(self) -> dict[str, memoryview[Any]]:
        """Return what the viewer knows as named arrays of 16-bit integers.

        ``numpy.asarray`` takes one without copying it. They are those of the game's
        :class:`~starcup.features.ArrayLayout`, which has their bounds and the names of their cells, and fills a buffer
        for whoever looks at many positions.

        Raises:
            BadArgument: the viewer looks on.

        >>> from starcup import Game, games
        >>> view = Game.new(games.find("roll").load(), players=2, seed=7).view(0)
        >>> view.arrays()["me.numbers"].tolist()
        [1, 0, 9, 0, 5, 2, 0]
        """
        return _arranging[0](self)

    def sample_world(self, rng: Rng, *, seed: int | None = None, outside_chance: bool = False) -> Game[TableT, Self]:
        """Return a whole game that fits what the viewer knows: whatever is hidden, and chance, are drawn anew.

        In it the other seats have not yet answered a question that all seats answer at once. While another seat is
        asked, worlds are drawn until one is found where it is: a seat that has nothing to choose is not asked.

        Args:
            rng: where everything is drawn from, the seed of the chance to come included.
            seed: that seed, if it is not to be drawn.
            outside_chance: the caller supplies every roll and draw to come.

        Raises:
            BadArgument: an argument is not of its kind, or the view is that of an onlooker.
            EngineError: the game does not say how its worlds are sampled, see :meth:`starcup.Ruleset.deal_hidden`, or
                none of many fits.
        """
        from starcup.kernel.game import Game
        from starcup.kernel.sampling import MOST_DRAWN, others_asked, sampled

        check_kind(rng, Rng, "rng", "a starcup.Rng")
        if self.looks_on:
            raise BadArgument("no world can be sampled for an onlooker; expected the view of a seat")
        ruleset: Ruleset[TableT, Self] = self.ruleset
        waits = others_asked(self)
        for _ in range(MOST_DRAWN):
            table = sampled(ruleset, self, rng)
            if seed is not None:
                table.reseed(seed)
            table.outside_chance = bool(outside_chance)
            world = Game.at(ruleset, table)
            if not waits or world.view(self.seat) == self:
                return world
        asked = f"{type(ruleset).__name__}: of {MOST_DRAWN} worlds, none has the question that another seat is asked"
        raise EngineError(asked)


_arranging: list[Callable[[Any], dict[str, memoryview[Any]]]] = []


def arrange_by(arrays: Callable[[Any], dict[str, memoryview[Any]]]) -> None:
    """Set what makes arrays of views: how a position is told belongs to games, of which the kernel knows none."""
    _arranging[:] = [arrays]


OF_FLOW = ("flow", "at_once")
"""The fields of a view that say what is still to do."""


class _Shown:  # noqa: PLW1641 - a class made below has none, as objects that can change
    """What the classes have in common whose objects are views, or parts of views."""

    __slots__ = ()
    _content: ClassVar[Callable[[object], object]]
    _names: ClassVar[tuple[str, ...]]
    _origin: ClassVar[tuple[type, object]]

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        content = type(self)._content
        return content(self) == content(other)

    @recursive_repr("...")
    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self._names)})"

    def __reduce__(self) -> tuple[object, ...]:
        # The ruleset comes first: with it packs are loaded that have classes used in the rest.
        values = {name: getattr(self, name) for name in self._names}
        return _unpickled, (getattr(self, "ruleset", None), self._origin, values | getattr(self, "__dict__", {}))


_METHODS = {name: method for name, method in vars(_Shown).items() if callable(method)}


def _unpickled(ruleset: object, origin: tuple[type, type], values: dict[str, object]) -> object:
    """Return a view or a part of one that was pickled."""
    thing: object = object.__new__(view_class(*origin))
    if ruleset is not None:
        values["ruleset"] = ruleset
    for name, value in values.items():
        object.__setattr__(thing, name, value)
    return thing


def check_view_class(source: type, declared: object) -> None:
    """Raise unless a class can be that of the views of a table, or of a part of it: see :func:`view_class`."""
    if isinstance(declared, type) and declared is not Any:
        of_table = issubclass(source, Table)
        if not issubclass(declared, source) or (of_table and not issubclass(declared, View)):
            expected = f"View[{source.__name__}], {source.__name__}" if of_table else source.__name__
            raise TypeError(f"{declared.__name__}: expected class {declared.__name__}({expected})")


@interned
def view_class(source: type, declared: object) -> type:
    """Return the class of the views of a table, or of a part of it."""
    check_view_class(source, declared)
    bases: tuple[type, ...] = (View, source) if issubclass(source, Table) else (source,)
    name, described = f"{source.__name__.removesuffix('Table')}View", source.__doc__
    if isinstance(declared, type) and declared is not Any and declared is not source:
        bases, name, described = (declared,), declared.__name__, declared.__doc__
    types = _types(source, bases[0])
    own = [base for base in bases[0].__mro__ if base not in source.__mro__]
    methods = {name: method for name, method in _METHODS.items() if not any(name in vars(base) for base in own)}
    kind: type = type(
        name,
        bases,
        methods
        | {
            "__slots__": (),
            "__hash__": None,
            "__doc__": described,
            "__module__": bases[-1].__module__,
            "__annotations__": types,
            "__attrs_attrs__": AskedLater(lambda: _carrier(types)),
            "_content": attrgetter(*types),
            "_names": tuple(types),
            "_origin": (source, declared),
        },
    )
    return kind


def _carrier(types: dict[str, Any]) -> type[attrs.AttrsInstance]:
    """Return a class with attributes of these types, for those who ask attrs for them."""
    return attrs.make_class("Shown", {name: attrs.field(type=kind) for name, kind in types.items()})


def _types(source: type, declared: type) -> dict[str, Any]:
    """Return the types of the fields of a view, or of a part of one, in their order."""
    own = [base for base in declared.__mro__ if base not in (*source.__mro__, View)]
    stated = {name for base in own for name in vars(base).get("__annotations__", ()) if name[0] != "_"}
    theirs, ours = field_types(source), field_types(declared) if stated else {}
    of_table = issubclass(source, Table)
    types: dict[str, Any] = {}
    for name, audience in audiences(source).items():
        if audience is not Audience.NOBODY or name in stated:
            part = parts_of(source).get(name)
            if part is not None:
                items: Any = view_class(part, _part_of(ours.get(name)) or Any)
                types[name] = tuple[items, ...]
            else:
                types[name] = ours[name] if name in stated else _hidden_type(unmarked(theirs[name]), audience, of_table)
        if of_table and name == "players":
            types["seat"] = int
    if of_table:
        types |= dict(zip(OF_FLOW, (tuple[tuple[AnyStep, ...], ...], bool), strict=True))
    return types | {name: kind for name, kind in ours.items() if name in stated and name not in types}


def _hidden_type(kind: Any, audience: Audience, of_table: bool) -> Any:
    """Return the type of a field in a view; what a table hides, it hides from all."""
    if audience is Audience.EVERYONE:
        return kind
    if audience is Audience.OWNER:
        return kind | None
    if audience is Audience.PLACE:
        return tuple[bool, ...]
    item: Any = None if of_table and audience is Audience.COUNT else get_args(kind)[0] | None
    return tuple[item, ...]


@interned
def parts_of(kind: type) -> Mapping[str, type]:
    """Return the fields of a class that are lists or tuples of parts, whose fields say who may see them, by name."""
    return {name: part for name, hint in field_types(kind).items() if (part := _part_of(hint)) is not None}


def _part_of(hint: object) -> type | None:
    hint = unmarked(hint)
    item = next(iter(get_args(hint)), None) if get_origin(hint) in (list, tuple) else None
    if isinstance(item, type) and attrs.has(item):
        marks = [getattr(hint, "__metadata__", ()) for hint in field_types(item).values()]
        if any(isinstance(mark, Audience) for row in marks for mark in row):
            return item
    return None


SHARED = (int, str, float, bool)
Look = Callable[[object], Any]
"""A function that copies what may be seen of a thing."""


def _looks(source: type, declared: object, but: Collection[str] = ()) -> dict[tuple[bool, bool], Look]:
    """Return how a thing is copied but for some fields, by whether the viewer owns it and the game is over."""
    return {
        (is_owner, over): _look(source, view_class(source, declared), but, is_owner, over)
        for is_owner in (False, True)
        for over in (False, True)
    }


def _look(source: type, kind: type, but: Collection[str], is_owner: bool, over: bool) -> Look:
    hints = field_types(source)
    known: dict[str, object] = {"new": object.__new__, "kind": kind, "put": object.__setattr__, "copied": copied}
    lines = ["seen = new(kind)"]
    for name, audience in audiences(source, over=over).items():
        if audience is not Audience.NOBODY and name not in but:
            value, type_of_value = f"thing.{name}", unmarked(hints[name])
            if not is_whole(audience, is_owner):
                known[audience.name] = REDACT[audience]
                value = f"{audience.name}({value})"
            elif get_origin(type_of_value) is not tuple and type_of_value not in SHARED:
                value = f"copied({value})"
            lines.append(f"put(seen, {name!r}, {value})" if is_frozen(source) else f"seen.{name} = {value}")
    source_text = "def look(thing):\n    " + "\n    ".join([*lines, "return seen"])
    code = compile(source_text, "<starcup.kernel.view>", "exec").co_consts[0]
    return FunctionType(code, known)


@interned
def compile_view(source: type[Table], declared: object) -> Callable[[Table, int], Any]:
    """Return the function ``(table, seat) -> view`` that copies what a seat may see of a table, and nothing else.

    Lists and tuples of parts, such as ``seats``, become tuples; the part at the place of the seat is its own, in which
    it sees what is Own, Counted or Topped.
    """
    types = field_types(view_class(source, declared))
    parts = [name for name in parts_of(source) if name in types]
    looks = _looks(source, declared, parts)
    rows = [(name, _looks(*get_args(types[name])[0]._origin)) for name in parts]

    def view(table: Table, seat: int) -> Any:
        over = table.finished
        seen = looks[False, over](table)
        for name, ways in rows:
            mine, others, row = ways[True, over], ways[False, over], enumerate(getattr(table, name))
            setattr(seen, name, tuple([mine(part) if owner == seat else others(part) for owner, part in row]))
        seen.ruleset, seen.seat = table.ruleset, seat
        lanes, pending = table.lanes, table.pending
        seen.at_once = lanes is not None
        if lanes is None:
            seen.flow = ((*table.stack, *[decision.step for decision in pending]), (), ())
        else:
            own = [decision.step for decision in pending if decision.seat == seat]
            starts = tuple([step for step in table.lane_starts if step is not None])
            seen.flow = (tuple(table.stack), () if seat == ONLOOKER else (*lanes[seat], *own), starts)
        if over:
            with suppress(Exception):  # if they fail, whoever asks the game for them is told
                seen.final_scores = table.ruleset.scores(table)  # they may count what no view shows
        return seen

    return view
