"""A question as lines: numbered choices with explanations; long lists as tables, so that they fit a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from starcup import Choice, Decision
from starcup.roll import choices as c
from starcup_cli.describe import Describer
from starcup_cli.names import Names, width, wrap
from starcup_cli.several import advice

Numbered = tuple[int, Choice]

LONG_LIST = 24
"""Lists of more lines are printed without explanations, in columns."""
TEXT_WIDTH = 42
"""Choices with a longer text are explained on a line of their own."""
GROUPED = 4
"""That many choices of a kind are worth a table."""
MANY_GOODS = 16
"""That many Trades or Consumes are; fewer are listed, for a table has no room for what they bring."""


def question(decision: Decision, describer: Describer) -> list[str]:
    """The question, and all its legal choices by number."""
    about = describer.context(decision)
    text = decision.question + (f" [{about}]" if about else "")
    together = wrap(advice(decision), "  ") if advice(decision) else []
    return [*wrap(text, "", "  "), *choices_of(decision.legal, describer), *together]


def choices_of(legal: Sequence[Choice], describer: Describer) -> list[str]:
    """All choices: kinds with many as a table each, the rest as a list, in their order."""
    numbered = list(enumerate(legal, 1))
    lines: list[str] = []
    listed: list[Numbered] = []
    tabled: list[Choice] = []
    for kind, run in groupby(numbered, key=lambda one: (type(one[1]), _owner(one[1]))):
        group = list(run)
        table = TABLES.get(kind[0])
        if table is not None and len(group) >= (MANY_GOODS if issubclass(kind[0], c.Trade | c.Consume) else GROUPED):
            lines += _listed(listed, describer)
            listed = []
            lines += table(group, describer.names)
            tabled.append(group[0][1])
        else:
            listed += group
    example = wrap(f"A number or the text, such as {tabled[0].text!r}.", "  ") if tabled else []
    return [*lines, *_listed(listed, describer), *example]


def _owner(choice: Choice) -> str:
    """Tables hold the moves of one power each."""
    return choice.power if isinstance(choice, c.Move) else ""


def _listed(numbered: Sequence[Numbered], describer: Describer) -> list[str]:
    wide = min(TEXT_WIDTH, max((len(choice.text) for _, choice in numbered), default=0))
    lines: list[str] = []
    for number, choice in numbered:
        explained = describer.explain(choice)
        start = f"{number:>4}  {choice.text:<{wide}}"
        if not explained:
            lines.append(start.rstrip())
            continue
        beside = wrap(f"{start}  {explained}", "", " " * (8 + wide)) if len(choice.text) <= wide else []
        below = [start.rstrip(), *wrap(explained, " " * 10)]
        lines += beside if beside and len(beside) <= len(below) else below
    return lines if len(lines) <= LONG_LIST else _in_columns(numbered)


def _in_columns(numbered: Sequence[Numbered]) -> list[str]:
    cells = [f"{number:>4}  {choice.text}" for number, choice in numbered]
    wide = max(map(len, cells))
    across = max(1, width() // (wide + 1))
    deep = -(-len(cells) // across)
    if deep > LONG_LIST:
        return _abbreviated(numbered)
    return [" ".join(f"{cell:<{wide}}" for cell in cells[index::deep]).rstrip() for index in range(deep)]


def _abbreviated(numbered: Sequence[Numbered]) -> list[str]:
    """Choices that differ in their last word only, together: the words in common, then each number with its word."""
    rows: dict[str, list[str]] = {}
    for number, choice in numbered:
        start, _, word = choice.text.rpartition(" ")
        rows.setdefault(start, []).append(f"{number}: {word}")
    return [line for start, words in rows.items() for line in wrap(f"{start} ...  {'; '.join(words)}", "  ", "      ")]


def _grid(title: str, rows: dict[str, dict[str, int]], columns: Sequence[str]) -> list[str] | None:
    """Numbers of choices by row and column, only columns in use; None if that is too wide."""
    used = [column for column in columns if any(column in cells for cells in rows.values())]
    wide = max([len(title), *map(len, rows)])
    cell = max(map(len, used))
    free = width() - 2 - wide - len(used) * cell
    if free < len(used):
        return None
    gap = min(3, free // len(used))
    head = f"  {title:<{wide}}" + "".join(f"{column:>{cell + gap}}" for column in used)
    lines = [head]
    for label, cells in rows.items():
        lines.append(f"  {label:<{wide}}" + "".join(f"{cells.get(column, '-'):>{cell + gap}}" for column in used))
    return lines


def _select(numbered: Sequence[Numbered], names: Names) -> list[str]:
    rows: dict[str, dict[str, int]] = {}
    for number, choice in numbered:
        assert isinstance(choice, c.Select)
        rows.setdefault(f"{choice.colour}.{choice.face}", {})[choice.phase] = number
    return _grid("die that selects", rows, names.rules.phase_keys) or _in_columns(numbered)


def _moves(numbered: Sequence[Numbered], names: Names) -> list[str]:
    rows: dict[str, dict[str, int]] = {}
    power = ""
    for number, choice in numbered:
        assert isinstance(choice, c.Move)
        power = choice.power
        rows.setdefault(f"{choice.colour} {choice.source}>", {})[choice.target] = number
    return _grid(f"reassign {power}", rows, names.rules.phase_keys) or _in_columns(numbered)


def _ship(numbered: Sequence[Numbered], names: Names) -> list[str]:
    """Trades or Consumes of many goods by many shippers: a row for each good, a column for each shipper."""
    rows: dict[str, dict[str, int]] = {}
    workers: list[str] = []
    verb = ""
    for number, choice in numbered:
        assert isinstance(choice, c.Trade | c.Consume)
        verb = choice.text.split()[0]
        if choice.worker not in workers:
            workers.append(choice.worker)
        rows.setdefault(f"{choice.world} {choice.good}", {})[choice.worker] = number
    return _grid(verb, rows, workers) or _in_columns(numbered)


TABLES: dict[type[Choice], Callable[[Sequence[Numbered], Names], list[str]]] = {
    c.Select: _select,
    c.Move: _moves,
    c.Trade: _ship,
    c.Consume: _ship,
}
