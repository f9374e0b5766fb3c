"""The check of what learners are told of a position: what a seat may know, within bounds, under names of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from starcup.features import AnyFeatures, Features, FeatureSpace, Number, Slot, Things
from starcup.kernel.table import Table
from starcup.kernel.values import frozen
from starcup.packed.ruleset import PackedRuleset
from starcup.testing.bench import Bench
from starcup.testing.checks.arrays import BlockPart, block_parts, faults_of_layout
from starcup.testing.findings import Finding

CHECK = "features"
GAMES, TABLES, EVERY = 6, 4, 24
"""The numbers of games and tables that are looked at, and of how many decisions one."""
ROUNDING = 1e-6


@frozen(eq=False)
class _Part:
    """A slot with a feature space of its own, and whether it is read for each seat."""

    slot: Slot[Any]
    space: FeatureSpace[Any]
    of_seats: bool

    @property
    def place(self) -> str:
        """Where a finding is, in words."""
        return f"slot {self.slot.name!r}"

    def wrong(self, bench: Bench, table: Table, view: Any, seat: int) -> tuple[str, BaseException | None]:
        """Return what is wrong in a position, empty if nothing is, and the exception that was raised, if any."""
        return _wrong(bench, self, table, view, seat)


def check_features(bench: Bench) -> list[Finding]:
    """Features and arrays tell what a seat may know and nothing else, within bounds, each under a name of its own."""
    try:
        features = _features(bench, again=False)
        parts, blocks, again = list(_parts(features)), list(block_parts(features)), _features(bench, again=True)
        what = _unlike(features.space, again.space)
        faults = () if what else tuple(faults_of_layout(features.layout, again.layout))
    except Exception as error:  # the game's own code may raise anything
        return [bench.finding(CHECK, f"they can't be made: {bench.error_text(error)}", error=error)]
    findings = [bench.finding(CHECK, text, where=f"slot {name!r}") for name, text in _names(parts)]
    if what:
        findings.append(bench.finding(CHECK, what))
    findings += [bench.finding(CHECK, text, where=f"field {name!r} of the arrays") for name, text in faults]
    return [*findings, *_of_play(bench, [*parts, *blocks])]


def _of_play(bench: Bench, parts: list[_Part | BlockPart]) -> Iterator[Finding]:
    """Yield what is wrong with slots and blocks in positions of games; ``parts`` keeps those with which nothing is."""
    for spot, _ in bench.sample(EVERY, games=GAMES, tables=TABLES, purpose=CHECK):
        table = spot.game.table
        for seat in range(table.players):
            view = spot.game.view(seat)
            for part in tuple(parts):
                what, error = part.wrong(bench, table, view, seat)
                if what:
                    parts.remove(part)
                    yield bench.finding(CHECK, what, spot, where=part.place, error=error)


def _features(bench: Bench, *, again: bool) -> AnyFeatures:
    """Return the features of the rules, or of the rules loaded once more."""
    rules = bench.ruleset
    if again:
        options = rules.options if isinstance(rules, PackedRuleset) and bench.packs else None
        rules = bench.definition.load(bench.packs, options=options)
    return bench.definition.facet("features", Features)(rules)


def _parts(features: AnyFeatures) -> Iterator[_Part]:
    seats = features.ruleset.seats[-1]
    for slot in features.slots():
        yield _Part(slot, FeatureSpace((slot,), (), seats), of_seats=False)
    for slot in features.seat_slots():
        yield _Part(slot, FeatureSpace((), (slot,), seats), of_seats=True)


def _unlike(space: FeatureSpace[Any], other: FeatureSpace[Any]) -> str:
    """Return what is wrong with a space that is made from rules loaded once more; empty if it is the same."""
    if (space.features, space.parts) == (other.features, other.parts):
        return ""
    pairs = zip(space.features, other.features, strict=False)
    first = next((f": {instead} where there was {feature}" for feature, instead in pairs if feature != instead), "")
    return f"rules that are loaded once more have other features{first}; expected the same"


def _names(parts: Iterable[_Part]) -> Iterator[tuple[str, str]]:
    """Yield the names of slots whose features or things have names that others have, with what is wrong."""
    owners: dict[str, str] = {}
    for part in parts:
        slot, shared = part.slot, FeatureSpace[Any]((), (), part.space.seats).features
        names = dict.fromkeys(feature.name for feature in part.space.features[len(shared) :])
        taken = [name for name in names if name in owners] + [
            feature.name for feature in shared if feature.name in names
        ]
        if taken:
            yield slot.name, f"its feature {taken[0]!r} is in another slot, too; expected names of its own"
        owners |= dict.fromkeys(names, slot.name)
        if isinstance(slot, Things):
            name, number = Counter(slot.names).most_common(1)[0] if slot.names else ("", 1)
            if number > 1:
                yield slot.name, f"{number} things are called {name!r}; expected a name for each"


def _wrong(bench: Bench, part: _Part, table: Table, view: Any, seat: int) -> tuple[str, BaseException | None]:
    """Return what is wrong with a slot in a position, empty if nothing is, and the exception that it raised, if any."""
    readings = list[dict[str, float]]()
    for seen, place in ((table, ""), (view, f" on what seat {seat} may know")):
        try:
            for owner in range(table.players) if part.of_seats else (seat,):
                if what := _odd(part.slot, part.slot.read(seen, owner)):
                    return f"it gives {what}{place}", None
            readings.append(_values(part.space, seen, seat))
        except Exception as error:  # the game's own code may raise anything
            return f"it fails{place}: {bench.error_text(error)}", error
    real, known = readings
    for feature in part.space.features:
        value, shown = real.get(feature.name, 0.0), known.get(feature.name, 0.0)
        if value != shown:
            what = f"{feature.name!r} is {value:g} on the table and {shown:g} in its view"
            return f"seat {seat} is told what it may not know: {what}", None
        if not feature.least - ROUNDING <= value <= feature.most + ROUNDING:
            return f"{feature.name!r} is {value:g}; expected {feature.least:g} to {feature.most:g}", None
    return "", None


def _odd(slot: Slot[Any], value: object) -> str:
    """Return what a slot gives and what is expected, if these differ."""
    if isinstance(slot, Number):
        return "" if isinstance(value, int) else f"{value!r}; expected a whole number"
    if not isinstance(value, Iterable) or isinstance(value, set):
        return f"{value!r}; expected a tuple of numbers of things"
    return "" if all(thing is None or isinstance(thing, int) for thing in value) else f"{value!r}; expected numbers"


def _values(space: FeatureSpace[Any], seen: Any, seat: int) -> dict[str, float]:
    """Return the features of a position that have rows, by name."""
    values: dict[str, float] = {}
    for row in space.rows(seen, seat):
        for place, value in space.parts[row]:
            name = space.features[place].name
            values[name] = values.get(name, 0.0) + value
    return values
