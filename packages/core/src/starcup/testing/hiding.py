"""The hidden part of a table, by the annotations of its fields, and tables that differ only in that part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial

from attrs import define, evolve, field, fields, frozen, has

from starcup.kernel.chance import Rng
from starcup.kernel.game import Game
from starcup.kernel.table import Table
from starcup.kernel.visibility import REDACT, Audience, audiences, is_whole
from starcup.plugins.extended_table import ExtendedTable
from starcup.plugins.extension_state import SeatStates, State, TableStates

_OF_KERNEL = frozenset(attribute.name for attribute in fields(Table))
TRIES = 8
"""The number of changes of a table that are tried until one is sound."""
MOST_REMEMBERED = 50
"""The number of values that are remembered of each hidden field."""


@frozen
class Place:
    """A field of the table or of an object on it: its path, its audience, and the seat that it belongs to.

    ``owner`` is -1 for what belongs to no seat.
    """

    path: str
    holder: object
    name: str
    audience: Audience
    owner: int

    @property
    def value(self) -> object:
        """The value of the field."""
        value: object = getattr(self.holder, self.name)
        return value

    def shown(self, viewer: int) -> object:
        """Return the part of the value that a seat may know; of hidden sequences, the length."""
        value, audience = self.value, self.audience
        if is_whole(audience, self.owner == viewer):
            return value
        if audience is Audience.PLACE:
            return REDACT[audience](value)
        if audience is Audience.COUNT:
            return _size(value)
        if audience is Audience.TOP and isinstance(value, Sequence):
            return (*value[:1], _size(value))
        return None

    def hidden(self, viewer: int) -> object:
        """Return the part of the value that is hidden from a seat; None if nothing is hidden."""
        if is_whole(self.audience, self.owner == viewer):
            return None
        value = self.value
        return value[1:] if self.audience is Audience.TOP and isinstance(value, Sequence) else value


def _size(value: object) -> object:
    return len(value) if isinstance(value, Sequence | Mapping | frozenset | set) else None


def places(table: Table) -> list[Place]:
    """Return all fields of a table and of the objects on it, except the kernel's own."""
    return list(_places(table, "table", -1, table.players, table.finished))


def _places(thing: object, path: str, owner: int, players: int, over: bool) -> Iterator[Place]:
    for name, audience in _fields(type(thing), over).items():
        if isinstance(thing, Table) and name in _OF_KERNEL:
            continue
        value: object = getattr(thing, name)
        if _says_who_sees(value):
            yield from _places(value, f"{path}.{name}", owner, players, over)
        elif isinstance(value, list | tuple) and value and all(map(_parts, value)):
            seats = owner < 0 and len(value) == players and not isinstance(value[0], State)
            for index, item in enumerate(value):
                for part in _parts(item):
                    yield from _places(part, f"{path}.{name}[{index}]", index if seats else owner, players, over)
        else:
            yield Place(f"{path}.{name}", thing, name, audience, owner)


_KNOWN: dict[tuple[type, bool], Mapping[str, Audience]] = {}


def _fields(kind: type, over: bool = False) -> Mapping[str, Audience]:
    """Return the audience of each field of a class; empty if it is no attrs class, or some fields name no audience."""
    if (kind, over) not in _KNOWN:
        try:
            _KNOWN[kind, over] = audiences(kind, over=over) if has(kind) else {}
        except (TypeError, NameError):
            _KNOWN[kind, over] = {}
    return _KNOWN[kind, over]


def _parts(value: object) -> tuple[object, ...]:
    """Return an attrs object whose fields name audiences, or several, as what extensions keep for a seat."""
    parts = value if isinstance(value, tuple) else (value,)
    return parts if all(map(_says_who_sees, parts)) else ()


def _says_who_sees(value: object) -> bool:
    """Return whether a value is an attrs object all of whose fields name an audience."""
    return bool(_fields(type(value)))


def known(table: Table, viewer: int) -> dict[str, object]:
    """Return everything that a seat may know of a table, by its annotations."""
    return {place.path: place.shown(viewer) for place in places(table) if place.audience is not Audience.NOBODY}


def hidden_pieces(table: Table, viewer: int) -> Counter[object]:
    """Return the pieces that are hidden from a seat: those of each seat together, and piles whole."""
    hidden: Counter[object] = Counter()
    for place in places(table):
        pieces = tuple(_pieces(place.hidden(viewer)))
        if place.owner >= 0:
            hidden.update((place.owner, piece) for piece in pieces)
        elif pieces:
            hidden[place.path, pieces] += 1
    return hidden


def _pieces(value: object) -> Iterator[object]:
    if isinstance(value, str | int):
        yield value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield key
            yield from _pieces(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from _pieces(item)
    elif has(kind := type(value)):
        for attribute in fields(kind):
            yield from _pieces(getattr(value, attribute.name))


@define
class Memory:
    """Values that hidden fields had in play, by class, field and length, to be put where others can't see them."""

    met: dict[tuple[type, str, object], list[object]] = field(factory=dict)

    def note(self, table: Table) -> None:
        """Take note of all hidden fields of seats, and of all secret ones."""
        for place in places(table):
            if place.audience is Audience.NOBODY or (place.owner >= 0 and place.audience is not Audience.EVERYONE):
                values = self.met.setdefault((type(place.holder), place.name, _size(place.value)), [])
                if len(values) < MOST_REMEMBERED and place.value not in values:
                    values.append(place.value)

    def other(self, place: Place, rng: Rng) -> object:
        """Return another value for a place that looks the same from outside; its own if none is known."""
        values = list(self.met.get((type(place.holder), place.name, _size(place.value)), ()))
        if place.audience is Audience.TOP and isinstance(place.value, Sequence):
            top = place.value[:1]
            values = [value for value in values if isinstance(value, Sequence) and value[:1] == top]
        return rng.choice(values) if values else place.value


@contextmanager
def showing() -> Iterator[list[Table]]:
    """Note tables on which something is shown on purpose (``table.revealed()``), within a ``with`` block."""
    revealed, tables = Table.revealed, list[Table]()

    def noted(table: Table) -> None:
        tables.append(table)
        revealed(table)

    setattr(Table, "revealed", noted)  # noqa: B010 - mypy takes no assignment to a method
    try:
        yield tables
    finally:
        setattr(Table, "revealed", revealed)  # noqa: B010


def other_world(game: Game, change: Callable[[Table], None]) -> Game | None:
    """Return a game that differs only in what is hidden from a seat; None if no sound one is found."""
    table = other_table(game.table, change)
    try:
        return None if table is None else Game.load(game.ruleset, game.ruleset.encode(table), log=True)
    except Exception:  # an impossible table
        return None


def other_table(table: Table, change: Callable[[Table], None]) -> Table | None:
    """Return a table with other hidden things on it, and no other fault than it has; None if none is found."""
    ruleset = table.ruleset
    before, faults = ruleset.encode(table), set(ruleset.faults(table))
    for _ in range(TRIES):
        twin = table.clone()
        try:
            change(twin)
            if ruleset.encode(twin) != before and faults.issuperset(ruleset.faults(twin)):
                return twin
        except Exception:  # an impossible table: try another
            continue
    return None


def change_hidden(table: Table, viewer: int, rng: Rng, memory: Memory) -> None:
    """Change a table in what is hidden from a seat, by the annotations of its fields."""
    _own_states(table)
    way = rng.below(3)
    if way == 0:
        _mix(table, viewer, rng)
    elif way == 1:
        _replace(table, partial(_hidden_from, viewer), rng, memory)
    else:
        _exchange(table, viewer, rng)


def change_secrets(table: Table, rng: Rng, memory: Memory) -> None:
    """Change a table in what no view shows."""
    _own_states(table)
    _replace(table, _is_secret, rng, memory)


def _own_states(table: Table) -> None:
    """Give a table copies of the states of extensions, which it shares with others, since fields of them are set."""
    if isinstance(table, ExtendedTable):
        table.states = TableStates(tuple(map(evolve, table.states)))
        table.seat_states = tuple([SeatStates(tuple(map(evolve, states))) for states in table.seat_states])


def _hidden_from(viewer: int, place: Place) -> bool:
    shown = (Audience.EVERYONE, Audience.PLACE, Audience.NOBODY)
    return place.owner not in (-1, viewer) and place.audience not in shown


def _is_secret(place: Place) -> bool:
    return place.audience is Audience.NOBODY


@define
class _Row:
    """A hidden sequence that is being changed. Pieces change places; an empty place stays empty.

    That nothing lies in a place may be open to all, as of the goods on worlds, so nothing is moved there.
    """

    place: Place
    items: list[object]
    numbers: list[int]
    """The numbers of the items that are hidden pieces."""

    @classmethod
    def of(cls, place: Place, viewer: int) -> _Row | None:
        """Return the row of a place; None if nothing there is hidden from a seat."""
        hidden = place.hidden(viewer)
        if not isinstance(hidden, list | tuple) or not hidden:
            return None
        items = _row(place.value)
        return cls(place, items, [at for at in range(len(items) - len(hidden), len(items)) if _is_piece(items[at])])

    def put(self) -> None:
        """Put the items into the field, in order if they were."""
        whole = len(self.numbers) == len(self.items)
        ordered = whole and _in_order(_row(self.place.value))
        _put(self.place, _sorted(self.items) if ordered else self.items)


def _is_piece(item: object) -> bool:
    """Return whether an item of a sequence is a piece; None and negative numbers mark empty places."""
    return item is not None and not (isinstance(item, int) and item < 0)


def _rows(table: Table, viewer: int) -> list[_Row]:
    return [row for place in places(table) if (row := _Row.of(place, viewer)) is not None]


def _mix(table: Table, viewer: int, rng: Rng) -> None:
    """Exchange hidden pieces of one type at random, whoever owns them."""
    rows = _rows(table, viewer)
    by_type: dict[type, list[tuple[_Row, int]]] = {}
    for row in rows:
        for number in row.numbers:
            by_type.setdefault(type(row.items[number]), []).append((row, number))
    for slots in by_type.values():
        pieces = rng.shuffled([row.items[number] for row, number in slots])
        for (row, number), piece in zip(slots, pieces, strict=True):
            row.items[number] = piece
    for row in rows:
        row.put()


def _exchange(table: Table, viewer: int, rng: Rng) -> None:
    """Exchange hidden pieces of one other seat, all or a few, with some that lie elsewhere."""
    rows = _rows(table, viewer)
    owners = {row.place.owner for row in rows if row.numbers} - {-1, viewer}
    if not owners:
        return
    owner = rng.choice(sorted(owners))
    theirs = [(row, number) for row in rows if row.place.owner == owner for number in row.numbers]
    others = [(row, number) for row in rows if row.place.owner != owner for number in row.numbers]
    some = rng.choice((1, 2, len(theirs)))
    for (row, number), (other, place) in zip(rng.shuffled(theirs)[:some], rng.shuffled(others), strict=False):
        if type(row.items[number]) is type(other.items[place]):
            row.items[number], other.items[place] = other.items[place], row.items[number]
    for row in rows:
        row.put()


def _replace(table: Table, hidden: Callable[[Place], bool], rng: Rng, memory: Memory) -> None:
    """Replace hidden fields by values that they had in other games."""
    for place in places(table):
        if hidden(place):
            _put(place, memory.other(place, rng))


def _row(value: object) -> list[object]:
    assert isinstance(value, list | tuple)
    return list(value)


def _in_order(items: Sequence[object]) -> bool:
    return all(str(item) == str(other) for item, other in zip(items, _sorted(items), strict=True))


def _sorted(items: Sequence[object]) -> list[object]:
    """Return the items in ascending order; unchanged if they can't be compared."""
    try:
        return sorted(items)  # type: ignore[type-var]
    except TypeError:
        return list(items)


def _put(place: Place, value: object) -> None:
    """Put a value into a field, a sequence in the type of the former value."""
    if isinstance(place.value, tuple) and isinstance(value, list):
        value = tuple(value)
    elif isinstance(place.value, list) and isinstance(value, tuple | list):
        value = list(value)
    object.__setattr__(place.holder, place.name, value)
