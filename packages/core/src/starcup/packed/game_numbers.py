"""The numbers of a game that packs set in their manifests, such as the length of a track."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import TypeVar, cast

from attrs import AttrsInstance, evolve

from starcup.kernel.values import frozen
from starcup.packs.errors import Fault
from starcup.packs.layout import MANIFEST
from starcup.packs.pack import Pack
from starcup.packs.strict import Reader

NumbersT = TypeVar("NumbersT", bound=AttrsInstance)
NUMBERS = "numbers"
"""The table of a manifest that holds them."""
NO_LIMITS: Mapping[str, tuple[int, int]] = MappingProxyType({})


@frozen(eq=False)
class NumberLimits:
    """The limits of the numbers of a game.

    Args:
        of: the least and the largest value by the name of the number; in a tuple each number is meant.
        ordered: pairs of names; the first number is not greater than the second.
        usual: the least and the largest value of the other numbers.
        filled: the names of tuples that can't be empty.
    """

    of: Mapping[str, tuple[int, int]] = NO_LIMITS
    ordered: tuple[tuple[str, str], ...] = ()
    usual: tuple[int, int] = (0, 999)
    filled: tuple[str, ...] = ()

    def wrong(self, name: str, value: object) -> str:
        """Return what is expected of a number of the game whose value can't be; empty if it can.

        Args:
            name: that of the number.
            value: what a pack sets it to, which is of the right type.
        """
        least, most = self.of.get(name, self.usual)
        if value == () and name in self.filled:
            return "at least one number"
        values = value if isinstance(value, tuple) else (value,)
        fits = all(least <= number <= most for number in values if isinstance(number, int))
        return "" if fits else f"a number from {least} to {most}"

    def contradictions(self, numbers: object, names: Collection[str]) -> Iterator[tuple[str, str, object]]:
        """Yield numbers that contradict others: the name, what was expected, the value.

        Args:
            numbers: those of the game.
            names: the names of those that packs set.
        """
        for low, high in self.ordered:
            least, most = getattr(numbers, low), getattr(numbers, high)
            if least > most and low in names:
                yield low, f"{most} or less, since {high} says so", least
            elif least > most:
                yield high, f"{least} or more, since {low} says so", most


def set_by(
    packs: Iterable[Pack], numbers: NumbersT, wrong: Callable[[str, object], str], faults: list[Fault]
) -> NumbersT:
    """Return the numbers of a game as packs set them; note a fault if two packs differ about one."""
    changed = cast("Callable[..., NumbersT]", evolve)  # for mypy's plugin only one attrs class has its fields
    owners = dict[str, str]()
    for pack in packs:
        document = pack.document(MANIFEST, faults)
        table = document.data.get(NUMBERS)
        read = Reader().read(document, table, type(numbers), (NUMBERS,)) if pack.manifest.numbers else None
        if read is None or not isinstance(table, dict):
            continue
        for name in table:
            value = getattr(read, name)
            if name in owners and value != getattr(numbers, name):
                expected = f"{getattr(numbers, name)!r}, as pack {owners[name]!r} sets it"
                document.fault((NUMBERS, name), expected, value)
            elif expected := wrong(name, value):
                document.fault((NUMBERS, name), expected, value)
            else:
                numbers, owners[name] = changed(numbers, **{name: value}), pack.name
    return numbers
