"""Every choice that can be spelt: the patterns of a ruleset filled with the names that it knows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from attrs import fields

from starcup.kernel.chance import Rng
from starcup.kernel.choices import NO_ITEMS, Choice
from starcup.roll.table import RollTable

NUMBERS = tuple(range(7))
MOST_OF_A_KIND = 400
ITEMS = "items"
"""The field of choices that name several things."""
STRANGERS = 3
"""So many faces that lie nowhere near are tried, too."""


def faces_about(table: RollTable, rng: Rng) -> list[str]:
    """Keys of faces on the table, both sides of tiles in zones, and some that are elsewhere."""
    faces = table.rules.faces
    found: dict[str, None] = {}
    for seat in table.seats:
        for index in seat.tableau:
            found[faces[index].key] = None
        for tile in (*seat.development_stack[:4], *seat.world_stack[:4], *seat.drawn, *seat.abandoned):
            found[faces[2 * tile].key] = found[faces[2 * tile + 1].key] = None
    for _ in range(STRANGERS):
        found[rng.choice(faces).key] = None
    return list(found)


def words_for(table: RollTable, rng: Rng, seen: Sequence[Choice]) -> dict[str, list[object]]:
    """The words that may stand in each field of a choice, by the field's name; ``seen`` adds words that were met."""
    rules = table.rules
    about = faces_about(table, rng)
    faces, workers, phases = set(about), set(rules.worker_names), set(rules.phase_keys)
    met: dict[str, dict[object, None]] = {}
    for choice in seen:
        for attribute in fields(type(choice)):
            if attribute.init:
                value = getattr(choice, attribute.name)
                met.setdefault(attribute.name, {}).update(dict.fromkeys(value if attribute.name == ITEMS else [value]))
    words: dict[str, list[object]] = {}
    for name, values in met.items():
        known = dict(values)
        if faces & set(map(str, values)):
            known |= dict.fromkeys(about)
        if workers & set(map(str, values)):
            known |= dict.fromkeys(rules.worker_names)
        if phases & set(map(str, values)):
            known |= dict.fromkeys(rules.phase_keys)
        words[name] = _sets(list(map(str, known)), rng) if name == ITEMS else list(known)
    return words


def _sets(words: list[str], rng: Rng) -> list[object]:
    """None of these words, each of them, and several, some twice; ``a@b`` also with the other end of another one."""
    ends = [word.split("@", 1) for word in words if "@" in word]
    words = [*words, *(f"{rng.choice(ends)[0]}@{rng.choice(ends)[1]}" for _ in ends)]
    several = (" ".join(rng.choice(words) for _ in range(2 + rng.below(4))) for _ in range(2 * len(words)))
    return [NO_ITEMS, *words, *several]


def expressible(
    table: RollTable, kinds: Sequence[type[Choice]], rng: Rng, seen: Sequence[Choice], most: int = MOST_OF_A_KIND
) -> Iterator[str]:
    """Texts of the choices that can be spelt, all of a kind or ``most`` drawn at random."""
    words = words_for(table, rng, seen)
    everything = [*faces_about(table, rng), *table.rules.worker_names, *table.rules.phase_keys]
    for kind in kinds:
        named = [attribute for attribute in fields(kind) if attribute.init]
        names = [attribute.name for attribute in named]
        domains = [_domain(attribute.name, attribute.type, words, everything) for attribute in named]
        total = 1
        for domain in domains:
            total *= len(domain)
        if total <= most:
            for values in product(*domains):
                yield kind.pattern.format(**dict(zip(names, values, strict=True)))
        else:
            for _ in range(most):
                yield kind.pattern.format(**{n: rng.choice(d) for n, d in zip(names, domains, strict=True)})


def _domain(name: str, kind: object, words: dict[str, list[object]], everything: list[str]) -> list[object]:
    if kind in (int, "int"):
        return list(NUMBERS)
    return words.get(name) or list(everything)
