"""Every choice that can be spelt: the patterns of a ruleset filled with known names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from attrs import fields

from starcup.kernel.chance import Rng
from starcup.kernel.choices import NO_ITEMS, Choice

NUMBERS = tuple(range(7))
MOST_OF_A_KIND = 400
ITEMS = "items"
"""The field of choices that name several things."""
Groups = Sequence[Sequence[str]]
"""Names that may stand for one another in a choice, such as all tiles or all phases."""


def words_for(groups: Groups, rng: Rng, seen: Sequence[Choice]) -> dict[str, list[object]]:
    """Return the words that may stand in each field of a choice, by field name: those met in play, and their groups."""
    met: dict[str, dict[object, None]] = {}
    for choice in seen:
        for attribute in fields(type(choice)):
            if attribute.init:
                value = getattr(choice, attribute.name)
                met.setdefault(attribute.name, {}).update(dict.fromkeys(value if attribute.name == ITEMS else [value]))
    words: dict[str, list[object]] = {}
    for name, values in met.items():
        known, texts = dict(values), set(map(str, values))
        for group in groups:
            if not texts.isdisjoint(group):
                known |= dict.fromkeys(group)
        words[name] = _sets(list(map(str, known)), rng) if name == ITEMS else list(known)
    return words


def _sets(words: list[str], rng: Rng) -> list[object]:
    """Return no word, each word, and several, some twice; ``a@b`` also with the second part of another one."""
    ends = [word.split("@", 1) for word in words if "@" in word]
    words = [*words, *(f"{rng.choice(ends)[0]}@{rng.choice(ends)[1]}" for _ in ends)]
    several = (" ".join(rng.choice(words) for _ in range(2 + rng.below(4))) for _ in range(2 * len(words)))
    return [NO_ITEMS, *words, *several]


def expressible(
    groups: Groups, kinds: Sequence[type[Choice]], rng: Rng, seen: Sequence[Choice], most: int = MOST_OF_A_KIND
) -> Iterator[str]:
    """Yield texts of the choices that can be spelt, all of a kind or ``most`` drawn at random."""
    words = words_for(groups, rng, seen)
    everything = [word for group in groups for word in group] or ["nothing"]
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
        return list(dict.fromkeys((*NUMBERS, *words.get(name, ()))))
    return words.get(name) or list(everything)
