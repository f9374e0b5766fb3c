"""The hidden part of a table, by the annotations of its fields, and tables that differ only in that part."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from attrs import define, field, fields, frozen, has

from starcup.kernel.chance import Rng
from starcup.kernel.game import Game
from starcup.kernel.table import Table
from starcup.kernel.visibility import Audience, audiences

_OF_KERNEL = frozenset(attribute.name for attribute in fields(Table))
TRIES = 4
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
        found: object = getattr(self.holder, self.name)
        return found

    def shown(self, viewer: int) -> object:
        """Return the part of the value that a seat may know; of hidden sequences, the length."""
        value, audience = self.value, self.audience
        if audience is Audience.EVERYONE or (self.owner == viewer and audience is not Audience.NOBODY):
            return value
        if audience is Audience.COUNT:
            return _size(value)
        if audience is Audience.TOP and isinstance(value, Sequence):
            return (*value[:1], _size(value))
        return None

    def hidden(self, viewer: int) -> object:
        """Return the part of the value that is hidden from a seat; None if nothing is hidden."""
        if self.audience is Audience.EVERYONE or self.owner == viewer:
            return None
        value = self.value
        return value[1:] if self.audience is Audience.TOP and isinstance(value, Sequence) else value


def _size(value: object) -> object:
    return len(value) if isinstance(value, Sequence | Mapping | frozenset | set) else None


def places(table: Table) -> list[Place]:
    """Return all fields of a table and of the objects on it, except the kernel's own."""
    return list(_places(table, "table", -1, table.players))


def _places(thing: object, path: str, owner: int, players: int) -> Iterator[Place]:
    for name, audience in _fields(type(thing)).items():
        if isinstance(thing, Table) and name in _OF_KERNEL:
            continue
        value: object = getattr(thing, name)
        if _says_who_sees(value):
            yield from _places(value, f"{path}.{name}", owner, players)
        elif isinstance(value, list | tuple) and value and all(map(_says_who_sees, value)):
            seats = owner < 0 and len(value) == players
            for index, item in enumerate(value):
                yield from _places(item, f"{path}.{name}[{index}]", index if seats else owner, players)
        else:
            yield Place(f"{path}.{name}", thing, name, audience, owner)


_KNOWN: dict[type, Mapping[str, Audience]] = {}


def _fields(kind: type) -> Mapping[str, Audience]:
    """Return the audience of each field of a class; empty if it is no attrs class, or some fields name no audience."""
    if kind not in _KNOWN:
        try:
            _KNOWN[kind] = audiences(kind) if has(kind) else {}
        except (TypeError, NameError):
            _KNOWN[kind] = {}
    return _KNOWN[kind]


def _says_who_sees(value: object) -> bool:
    """Return whether a value is an attrs object all of whose fields name an audience."""
    return bool(_fields(type(value)))


def known(table: Table, viewer: int) -> dict[str, object]:
    """Return everything that a seat may know of a table, by its annotations."""
    return {place.path: place.shown(viewer) for place in places(table) if place.audience is not Audience.NOBODY}


def hidden_pieces(table: Table, viewer: int) -> Counter[object]:
    """Return the pieces that are hidden from a seat: those of each seat together, and piles whole."""
    found: Counter[object] = Counter()
    for place in places(table):
        pieces = tuple(_pieces(place.hidden(viewer)))
        if place.owner >= 0:
            found.update((place.owner, piece) for piece in pieces)
        elif pieces:
            found[place.path, pieces] += 1
    return found


def _pieces(value: object) -> Iterator[object]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield key
            yield from _pieces(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            yield from _pieces(item)
    elif has(kind := type(value)):
        for attribute in fields(kind):
            yield from _pieces(getattr(value, attribute.name))
    elif isinstance(value, str | int):
        yield value


@define
class Memory:
    """Values that hidden fields had in play, by class, field and length, to be put where others can't see them."""

    met: dict[tuple[type, str, object], list[object]] = field(factory=dict)

    def note(self, table: Table) -> None:
        """Take note of all hidden fields of seats."""
        for place in places(table):
            if place.owner >= 0 and place.audience not in (Audience.EVERYONE, Audience.NOBODY):
                values = self.met.setdefault((type(place.holder), place.name, _size(place.value)), [])
                if len(values) < MOST_REMEMBERED and place.value not in values:
                    values.append(place.value)

    def other(self, place: Place, rng: Rng) -> object:
        """Return another value for a place that looks the same from outside; its own if none is known."""
        values = list(self.met.get((type(place.holder), place.name, _size(place.value)), ()))
        if place.audience is Audience.TOP and isinstance(place.value, Sequence):
            top = place.value[:1]
            values = [one for one in values if isinstance(one, Sequence) and one[:1] == top]
        return rng.choice(values) if values else place.value


def other_world(game: Game, viewer: int, rng: Rng, memory: Memory) -> Game | None:
    """Return a game that differs only in what is hidden from a seat; None if no sound one is found.

    Args:
        game: stays as it is.
        viewer: the seat.
        rng: where the changes come from.
        memory: of what was hidden in other games.
    """
    ruleset = game.ruleset
    before = ruleset.encode(game.table)
    ways: tuple[Callable[[Table], None], ...] = (
        lambda table: _mix(table, viewer, rng),
        lambda table: _replace(table, viewer, rng, memory),
    )
    for number in range(rng.below(2), TRIES):
        try:
            table = game.clone().table
            ways[number % 2](table)
            if ruleset.faults(table):
                continue
            data = ruleset.encode(table)
            if data != before:
                return Game.load(ruleset, data, log=True)
        except Exception:  # an impossible table: try another
            continue
    return None


def _mix(table: Table, viewer: int, rng: Rng) -> None:
    """Exchange hidden pieces of one type at random, whoever owns them."""
    found = [place for place in places(table) if _is_row(place.hidden(viewer))]
    by_type: dict[tuple[type, ...], list[Place]] = {}
    for place in found:
        items = _row(place.hidden(viewer))
        by_type.setdefault(tuple({type(item): None for item in items}), []).append(place)
    for some in by_type.values():
        pieces = rng.shuffled([item for place in some for item in _row(place.hidden(viewer))])
        for place in some:
            size = len(_row(place.hidden(viewer)))
            value = [*_row(place.value)[: len(_row(place.value)) - size], *pieces[:size]]
            pieces = pieces[size:]
            was_sorted = _in_order(_row(place.value))
            _put(place, _sorted(value) if was_sorted and place.audience is not Audience.TOP else value)


def _replace(table: Table, viewer: int, rng: Rng, memory: Memory) -> None:
    """Replace hidden fields of other seats by values that they had in other games."""
    for place in places(table):
        if place.owner not in (-1, viewer) and place.audience not in (Audience.EVERYONE, Audience.NOBODY):
            _put(place, memory.other(place, rng))


def _is_row(value: object) -> bool:
    return isinstance(value, list | tuple) and len(value) > 0


def _row(value: object) -> list[object]:
    assert isinstance(value, list | tuple)
    return list(value)


def _in_order(items: Sequence[object]) -> bool:
    return all(str(one) == str(two) for one, two in zip(items, _sorted(items), strict=True))


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
