"""Choices as lines: numbered, with explanations; long lists as tables, so that they fit a screen."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import groupby

from attrs import fields

from starcup import Choice
from starcup.packed import PowerChoice
from starcup.roll import choices as c
from starcup.roll.words.describe import DICTATE, Describer
from starcup.roll.words.names import Names
from starcup.words import grid, rows, wrap

Numbered = tuple[int, Choice]
Table = Callable[[Sequence[Numbered], Describer], list[str]]

GROUPED = 4
"""The number of choices of a kind from which on they are shown as a table."""
MOVES = 2
"""The same for moves by one power, whose texts are long."""
MANY_GOODS = 12
"""The same for ways to ship; fewer are listed world by world."""
MANY_PLACES = 6
"""The same for choices of a power that two things tell apart."""


def choices_of(choices: Sequence[Choice], describer: Describer) -> list[str]:
    """Return all choices as lines: kinds with many as a table each, the rest as a list, in their order."""
    lines: list[str] = []
    listed: list[Numbered] = []
    tabled: list[Choice] = []
    shipped = many_goods(choices)
    for _, run in groupby(enumerate(choices, 1), key=lambda one: group_of(one[1])):
        group = list(run)
        table = _table_for(group, shipped)
        if table is None:
            listed += group
            continue
        lines += _list_of(listed, describer)
        listed = []
        lines += table(group, describer)
        tabled.append(group[0][1])
    example = wrap(f"A number or the text, such as {tabled[0].text!r}.", "  ") if tabled else []
    return [*lines, *_list_of(listed, describer), *_powers_of(choices, describer), *example]


def _powers_of(choices: Sequence[Choice], describer: Describer) -> list[str]:
    """Return an explanation of each power that moves dice, and of Dictate if it has too many choices to explain."""
    dictating = sum(isinstance(choice, c.DictateWith) for choice in choices)
    powers = dict.fromkeys([DICTATE] if dictating >= GROUPED else [])
    powers.update(dict.fromkeys(choice.power for choice in choices if isinstance(choice, c.Move)))
    return [line for power in powers for line in wrap(describer.by_power(power), "  ", "    ") if line]


def many_goods(choices: Sequence[Choice]) -> bool:
    """Return whether there are so many ways to ship that Trades and Consumes are a table each."""
    return sum(isinstance(choice, c.Trade | c.Consume) for choice in choices) > MANY_GOODS


def group_of(choice: Choice) -> Hashable:
    """Return the common features of the choices of one table: their kind, and the power that moves or asks."""
    return type(choice), choice.power if isinstance(choice, c.Move | PowerChoice) else ""


def _table_for(group: Sequence[Numbered], shipped: bool) -> Table | None:
    """Return the table for many choices of a kind, or None if there is none for them."""
    choice = group[0][1]
    if len(group) < (MOVES if isinstance(choice, c.Move) else GROUPED) or (
        isinstance(choice, c.Trade | c.Consume) and not shipped
    ):
        return None
    if isinstance(choice, PowerChoice):
        return _places if len(group) >= MANY_PLACES and len(_told_apart(choice)) == 2 else None
    return TABLES.get(type(choice))


def _list_of(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    return rows([(number, choice.text, describer.explain(choice)) for number, choice in numbered])


def _plain(numbered: Sequence[Numbered]) -> list[str]:
    return rows([(number, choice.text, "") for number, choice in numbered], explained=False)


def _workers(describer: Describer) -> list[str]:
    return list(map(describer.names.die, describer.names.rules.worker_names))


def _by_phase(title: str, numbered: Sequence[Numbered], cells: Iterable[tuple[str, str]], names: Names) -> list[str]:
    """Return choices as a grid, each by its label and its phase; in columns if the grid is too wide."""
    found: dict[str, dict[str, str]] = {}
    for (number, _), (label, phase) in zip(numbered, cells, strict=True):
        found.setdefault(label, {})[names.phase(phase)] = str(number)
    return grid(title, found, list(map(names.phase, names.rules.phase_keys))) or _plain(numbered)


def _select(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    names, dice = describer.names, [one for _, one in numbered if isinstance(one, c.Select)]
    cells = [(names.shown(f"{one.colour}.{one.face}"), one.phase) for one in dice]
    return _by_phase("die, its face", numbered, cells, names)


def _assign(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    names = describer.names
    cells = [(names.die(one.colour), one.phase) for _, one in numbered if isinstance(one, c.Assign)]
    return _by_phase("die", numbered, cells, names)


def _dictate(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    names = describer.names
    cells = [(names.die(one.colour), one.source) for _, one in numbered if isinstance(one, c.DictateWith)]
    return _by_phase("dictate: give up", numbered, cells, names)


def _moves(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    names, moves = describer.names, [one for _, one in numbered if isinstance(one, c.Move)]
    cells = [(f"{names.die(one.colour)} from {names.phase(one.source)}", one.target) for one in moves]
    return _by_phase(f"{names.thing(moves[-1].power)}: move to", numbered, cells, names)


def _produce(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    """Return a row for each world and a column for each producer; a star where the colours match."""
    cells: dict[str, dict[str, str]] = {}
    for number, choice in numbered:
        assert isinstance(choice, c.Produce)
        star = "*" if describer.matches(choice) else " "
        world, worker = describer.names.thing(choice.world), describer.names.die(choice.worker)
        cells.setdefault(world, {})[worker] = f"{number}{star}"
    starred = any("*" in cell for row in cells.values() for cell in row.values())
    title = "produce (* matches the world)" if starred else "produce"
    return grid(title, cells, _workers(describer)) or _plain(numbered)


def _ship(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    """Return a row for each good and a column for each shipper, with the gain in brackets."""
    cells: dict[str, dict[str, str]] = {}
    title = ""
    for number, choice in numbered:
        assert isinstance(choice, c.Trade | c.Consume)
        trade, worker = isinstance(choice, c.Trade), describer.names.die(choice.worker)
        title = "trade (for $)" if trade else "consume (for VP)"
        brings = f"{number} ({describer.brings(choice)})"
        label = f"{describer.names.thing(choice.world)}: {describer.names.die(choice.good)}"
        cells.setdefault(label, {})[worker] = brings
    return grid(title, cells, _workers(describer)) or _plain(numbered)


def _told_apart(choice: Choice) -> tuple[str, ...]:
    """Return the fields, besides the power, that tell the choices of a power apart."""
    return tuple(a.name for a in fields(type(choice)) if a.name not in ("power", "text", "items"))


def _places(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    """Return the choices of a power that two things tell apart: a row for each first, a column for each second."""
    cells: dict[str, dict[str, str]] = {}
    columns: dict[str, None] = {}
    title = ""
    for number, choice in numbered:
        row, column = (str(getattr(choice, name)) for name in _told_apart(choice))
        title = " ".join(choice.text.split()[:2])
        cells.setdefault(row, {})[column] = str(number)
        columns[column] = None
    return grid(title, cells, list(columns)) or _plain(numbered)


TABLES: dict[type[Choice], Table] = {
    c.Select: _select,
    c.Assign: _assign,
    c.DictateWith: _dictate,
    c.Move: _moves,
    c.Produce: _produce,
    c.Trade: _ship,
    c.Consume: _ship,
}
