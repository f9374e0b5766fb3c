"""Tables, seats and views as a REPL shows them: dice by colour, tiles by key; empty fields are left out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from attrs import fields

from starcup.roll.dice import Dice, count, kinds

if TYPE_CHECKING:
    from starcup.roll._rules.rules import Rules
    from starcup.roll._rules.seat import Seat
    from starcup.roll._rules.state import RollState
    from starcup.roll._rules.view import SeatView

_DICE = ("cup", "citizenry", "behind_screen", "sheet_dictated", "developers", "settlers", "supply")
_COLUMNS = ("columns", "sheet_columns")
_PHASES = ("selected", "sheet_selected", "phase", "spare")
_TILES = ("drawn", "abandoned", "box")
_LEFT_OUT = ("powers", "states", "seat_states", "sheet_selector", "sheet_moving", "seats")


def seat_text(owner: Seat | SeatView, rules: Rules | None) -> str:
    """Return the text that shows a seat, or a seat's part of a view."""
    shown = {name: _value(name, getattr(owner, name), rules) for name in _names(owner)}
    if rules is not None:
        keys = [rules.faces[index].key for index in owner.tableau]
        shown["tableau"] = keys
        shown["goods"] = {key: _dice(good, rules) for key, good in zip(keys, owner.goods, strict=True) if good}
    else:
        shown["goods"] = [_dice(good, None) for good in owner.goods]
    return f"{type(owner).__name__}({_listed(shown)})"


def table_text(table: RollState) -> str:
    """Return the text that shows a table, or a view of it, with its seats; of the bag only its number of tiles."""
    own = ("round", "phase", "occurring", "spare", "supply", "pool", "beyond", "order", "box", "scores", "winners")
    shown: dict[str, object] = {"seat": getattr(table, "seat", None)}
    shown |= {name: _value(name, getattr(table, name), table.rules) for name in own}
    shown["bag"] = len(table.bag)
    seats = ", ".join(seat_text(seat, table.rules) for seat in table.seats)
    return f"{type(table).__name__}({_listed(shown, ('seat', 'round'))}, seats=[{seats}])"


def _names(owner: Seat | SeatView) -> Iterable[str]:
    return [field.name for field in fields(type(owner)) if field.repr and field.name not in _LEFT_OUT]


def _listed(shown: Mapping[str, object], always: Iterable[str] = ()) -> str:
    there = [(name, value) for name, value in shown.items() if name in always or value not in ((), [], {}, 0, "", None)]
    return ", ".join(f"{name}={value!r}" for name, value in there if value is not None)


def _value(name: str, value: object, rules: Rules | None) -> object:
    """Return the value of a field in words."""
    if isinstance(value, int) and name in _DICE:
        return _dice(Dice(value), rules)
    if isinstance(value, int) and name == "sheet_loose":
        names = None if rules is None else [f"{die.colour}.{die.face}" for die in rules.loose]
        return _named(Dice(value), names)
    if isinstance(value, tuple) and name in _COLUMNS:
        phases = range(len(value)) if rules is None else rules.phase_keys
        return {phase: _dice(column, rules) for phase, column in zip(phases, value, strict=True) if column}
    if rules is None:
        return None if value == -1 else value
    if isinstance(value, int) and name in _PHASES:
        return rules.phase_keys[value] if 0 <= value < len(rules.phase_keys) else None
    if isinstance(value, int) and name in ("faction", "home"):
        held = rules.factions if name == "faction" else rules.home_worlds
        return held[value].id if 0 <= value < len(held) else None
    if isinstance(value, tuple):
        return _tiles(name, value, rules)
    return value


def _tiles(name: str, value: tuple[object, ...], rules: Rules) -> object:
    """Return the value of a field that holds tiles, phases or something else, in words."""
    tiles = [rules.tiles[item] if isinstance(item, int) and 0 <= item < len(rules.tiles) else None for item in value]
    if name == "development_stack":
        return [tile and tile.development.key for tile in tiles]
    if name == "world_stack":
        return [tile and tile.world.key for tile in tiles]
    if name in _TILES:
        return [tile and tile.id for tile in tiles]
    if name == "occurring":
        return [rules.phase_keys[item] for item in value if isinstance(item, int)]
    return value


def _dice(dice: Dice, rules: Rules | None) -> dict[str | int, int]:
    return _named(dice, None if rules is None else rules.worker_names)


def _named(dice: Dice, names: Iterable[str] | None) -> dict[str | int, int]:
    keys: list[str] | None = None if names is None else list(names)
    return {kind if keys is None else keys[kind]: count(dice, kind) for kind in kinds(dice)}
