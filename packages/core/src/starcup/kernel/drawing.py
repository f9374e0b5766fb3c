"""Steps that draw: the way to chance of most games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Generic, TypeVar

from starcup.kernel.errors import StepError
from starcup.kernel.steps import Legal, Step
from starcup.kernel.suggest import did_you_mean
from starcup.kernel.table import Table
from starcup.kernel.values import frozen

TableT = TypeVar("TableT", bound=Table)
ValueT = TypeVar("ValueT")


@frozen
class DrawStep(Step[TableT], Generic[TableT, ValueT]):
    """A step that draws once: it rolls a die, or turns up a card. If chance comes from outside it waits for that.

    In the brackets stand the game's table, and what is drawn: ``int``, or a text that :attr:`Ruleset.outcomes` has
    under the name of the draw, which is ``draws``, or else ``kind``. A subclass says what may come out
    (:meth:`options`) and what follows (:meth:`drawn`). One that has a ``seat`` draws from the chance of that seat, and
    its draws are named after it, such as ``card 0``.
    """

    draws: ClassVar[str] = ""

    def options(self, table: TableT) -> Sequence[ValueT]:
        """Return the values that may come out, equally likely; one that stands there twice is twice as likely.

        Args:
            table: the table to look at. With no value nothing is drawn, and the step is done.
        """
        raise NotImplementedError

    def drawn(self, table: TableT, value: ValueT) -> None:
        """Carry out what follows from the draw. To draw again, push the step again.

        Args:
            table: is changed.
            value: one of the options.
        """
        raise NotImplementedError

    def run(self, table: TableT) -> Legal | None:
        options = self.options(table)
        if options:
            seat: int = getattr(self, "seat", -1)
            name = self.draws or self.kind
            kind = name if seat < 0 else f"{name} {seat}"
            numbers = numbers_of(table, kind, options)
            number = table.draw(kind, numbers, 1 + seat)
            if number < 0:
                table.push(self)
            else:
                self.drawn(table, options[numbers.index(number)])
        return None


def numbers_of(table: Table, kind: str, options: Sequence[object]) -> tuple[int, ...]:
    """Return the numbers by which a draw tells its outcomes: numbers as they are, texts by ``Ruleset.outcomes``."""
    numbers = tuple([option for option in options if isinstance(option, int)])
    if len(numbers) == len(options):
        return numbers
    word = kind.partition(" ")[0]
    outcomes = table.ruleset.outcomes
    names = outcomes.get(word, ())
    known = _numbered(tuple(names))
    for option in options:
        if option not in known:
            where = f"{type(table.ruleset).__name__}.outcomes"
            there, near = f"a name in {where}[{word!r}]", did_you_mean(str(option), names)
            if word not in outcomes:
                there, near = f"names for {word!r} in {where}, where there are none", did_you_mean(word, outcomes)
            raise StepError(f"{option!r} was to come out of {kind!r}; expected a number, or {there}{near}")
    return tuple([known[option] for option in options])


@lru_cache(maxsize=1 << 8)
def _numbered(names: tuple[str, ...]) -> Mapping[object, int]:
    return {name: number for number, name in enumerate(names)}
