"""The colours that dice and counters match and count as: written in words, resolved to keys (SHIP-8)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from starcup import nearest_name
from starcup.packed import Row, Unquoted, one_of
from starcup.roll._rules.definitions import Counter, DieColour
from starcup.roll._rules.pack_files import SAME, CounterRow, DieRow, Matching

AnyRow = Row[DieRow] | Row[CounterRow]
Keys = tuple[str, ...]
ALL, NOBODY, LIKE = "all", "none", "as "
BOTH, AS_GOOD, AS_SHIPPER, COUNTS_AS = "matches", "matches_as_good", "matches_as_shipper", "counts_as"


class Relations:
    """Resolves the colours that packs write for die colours and counters; naming ``unread`` ones is no fault here."""

    def __init__(self, dice: Mapping[str, Row[DieRow]], worlds: Collection[str], unread: Collection[str]) -> None:
        self.dice = dice
        self.worlds = worlds
        self.unread = unread

    def die(self, row: Row[DieRow]) -> DieColour:
        """Return a die colour with the colours that it matches; note a fault in colours that make no sense."""
        die = row.value
        return DieColour(die.key, die.name, die.printed, die.count, die.faces, *self._colours_of(row))

    def counter(self, row: Row[CounterRow]) -> Counter:
        """Return a kind of counters with the colours that it matches; note a fault in colours that make no sense."""
        counter = row.value
        own = counter.key, counter.name, counter.start, counter.phases, counter.after, counter.vp
        return Counter(*own, *self._colours_of(row))

    def _colours_of(self, row: AnyRow) -> tuple[Keys, Keys, Keys]:
        """Return the colours that a piece matches as a good, and as a shipper, and those that it counts as."""
        as_good = self._matched(row, AS_GOOD)
        same = row.value.matches_as_good == row.value.matches_as_shipper == SAME and not _is_like(row.value.matches)
        as_shipper = as_good if same else self._matched(row, AS_SHIPPER)
        counted = self._colours(row, COUNTS_AS, row.value.counts_as, self.dice, "die colours")
        return as_good, as_shipper, tuple(dict.fromkeys((row.value.key, *counted)))

    def _matched(self, row: AnyRow, role: str, seen: tuple[str, ...] = ()) -> tuple[str, ...]:
        field = BOTH if getattr(row.value, role) == SAME else role
        written: Matching = getattr(row.value, field)
        if not _is_like(written):
            return self._colours(row, field, written, self.worlds, "world colours")
        assert isinstance(written, str)
        other, seen = written.removeprefix(LIKE), (*seen, row.value.key)
        if role == AS_SHIPPER and field == BOTH and (other in seen or other not in self.dice):
            return ()  # noted for the other role already
        if other in seen:
            row.fault(field, "dice that don't match as each other in a ring", Unquoted(" as ".join((*seen, other))))
            return ()
        if other not in self.dice:
            if other not in self.unread:
                row.fault(
                    field, f"a die colour behind 'as' ({one_of(self.dice)})", other, nearest_name(other, self.dice)
                )
            return ()
        return self._matched(self.dice[other], role, seen)

    def _colours(
        self, row: AnyRow, field: str, written: Matching, known: Collection[str], what: str
    ) -> tuple[str, ...]:
        if written == ALL:
            return tuple(known)
        if written == NOBODY:
            return ()
        if isinstance(written, str):
            words = "'all', 'none'" if known is self.dice else "'all', 'none', 'as COLOUR'"
            row.fault(field, f"a list of {what}, or {words}", written)
            return ()
        for index, colour in enumerate(written):
            if colour not in known and colour not in self.unread:
                row.fault((field, index), f"one of the {what} ({one_of(known)})", colour, nearest_name(colour, known))
        return written


def _is_like(written: Matching) -> bool:
    return isinstance(written, str) and written.startswith(LIKE)
