"""The state of extensions: frozen classes with audiences for their fields, one for the table, one for each seat.

A table or seat holds a tuple of states in the order of the extensions, so that
a clone copies a reference. The ruleset numbers the classes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Generic, NewType, Protocol, TypeVar, cast

import attrs

from starcup.kernel.values import frozen
from starcup.kernel.visibility import Audience, audiences, is_whole, redacted
from starcup.packs.errors import PackError

if TYPE_CHECKING:
    from cattrs import Converter


@frozen
class State:
    """Base class of the states of extensions. Subclasses are frozen, and each field declares its audience.

    >>> from starcup.kernel.visibility import Public, Secret
    >>> @frozen
    ... class Deck(State):
    ...     open: Public[tuple[str, ...]] = ()
    ...     left: Secret[tuple[str, ...]] = ()
    """


TableStates = NewType("TableStates", tuple[State, ...])
"""The states of a table, in the order of their extensions."""
SeatStates = NewType("SeatStates", tuple[State, ...])
"""The states of a seat, in the order of their extensions."""
NO_STATES = TableStates(())
StatesT = TypeVar("StatesT", bound=tuple[State, ...])

Shown = Mapping[str, Mapping[str, object]]
"""The visible fields of states in a view, by extension and name."""

NOTHING_SHOWN: Shown = {}


@frozen(eq=False)
class StateKinds(Generic[StatesT]):
    """The states that extensions, by their ``names``, keep for the table or for each seat, as a game begins."""

    names: tuple[str, ...]
    initial: StatesT

    def index(self, kind: type[State]) -> int:
        """Return the number of a class of state."""
        for index, state in enumerate(self.initial):
            if type(state) is kind:
                return index
        raise PackError(f"no extension here keeps a {kind.__name__}")

    def show(self, states: tuple[State, ...], *, is_owner: bool, over: bool) -> Shown:
        """Return the fields of some states that the owner, or others, may see, by extension and name."""
        if not states:
            return NOTHING_SHOWN
        return {name: redacted(state, is_owner, over) for name, state in zip(self.names, states, strict=True)}

    def known(self, shown: Shown, *, is_owner: bool, over: bool) -> StatesT:
        """Return states that lack the fields that are hidden: who reads one gets an AttributeError."""
        states = []
        for name, initial in zip(self.names, self.initial, strict=True):
            state = object.__new__(type(initial))
            for field, audience in audiences(type(initial), over=over).items():
                if field in shown[name] and (is_owner or audience is not Audience.OWNER):
                    object.__setattr__(state, field, shown[name][field])
            states.append(state)
        return cast(StatesT, tuple(states))


class Keeping(Protocol):
    """The extensions of a ruleset, as far as they keep states."""

    table_states: StateKinds[TableStates]
    seat_states: StateKinds[SeatStates]


def checked(state: object, where: str) -> State:
    """Return a state that an extension gave for the beginning of games, after checking it."""
    if not isinstance(state, State):
        raise PackError(f"{where}: expected a State, found {type(state).__name__}")
    kind = type(state)
    if kind is State or not attrs.fields(kind):
        raise PackError(f"{where}: expected a subclass of State with fields of its own")
    name = attrs.fields(kind)[0].name
    try:
        setattr(state, name, getattr(state, name))
    except attrs.exceptions.FrozenInstanceError:
        pass
    else:
        raise PackError(f"{where}: {kind.__name__} should be frozen (@attrs.frozen)")
    try:
        audiences(kind)
    except (TypeError, NameError) as error:
        raise PackError(f"{where}: {error}") from error
    for attribute in attrs.fields(kind):
        value = getattr(state, attribute.name)
        try:
            hash(value)
        except TypeError:
            raise PackError(
                f"{where}: {kind.__name__}.{attribute.name} is a {type(value).__name__}, which can change; "
                "expected numbers, texts, and tuples of them"
            ) from None
    return state


def hides(state: State, *, is_owner: bool = False, over: bool = False) -> bool:
    """Return whether any field of a state is hidden from its owner, or from others, before or after the end."""
    return not all(is_whole(audience, is_owner) for audience in audiences(type(state), over=over).values())


def save_states(converter: Converter, kind: object, kinds: StateKinds[StatesT]) -> None:
    """Have a converter write states of a type as a table by extension, and read them as strictly as everything else."""
    types = {name: type(state) for name, state in zip(kinds.names, kinds.initial, strict=True)}

    def dump(states: tuple[State, ...]) -> object:
        return {name: converter.unstructure(state, types[name]) for name, state in zip(types, states, strict=True)}

    def load(value: object, _: object) -> object:
        if not isinstance(value, dict) or value.keys() != types.keys():
            raise ValueError(f"expected the states of {', '.join(types) or 'nobody'}, found {value!r}")
        return tuple(converter.structure(value[name], kind) for name, kind in types.items())

    converter.register_unstructure_hook_func(lambda hint: hint is kind, dump)
    converter.register_structure_hook_func(lambda hint: hint is kind, load)
