"""The conformance kit: everything that the engine promises, tried on a pack of your own.

>>> sorted(CHECKS)[:4]
['answers', 'asked', 'clones', 'core']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from starcup.kernel.suggest import did_you_mean
from starcup.packs.pack import Pack
from starcup.roll.testing.packs.bench import PackBench
from starcup.roll.testing.packs.data import check_answers, check_data, check_texts
from starcup.roll.testing.packs.play import (
    check_asked,
    check_looking,
    check_offered,
    check_owned,
    check_pairs,
    check_play,
)
from starcup.roll.testing.packs.secrets import check_hidden, check_undo_shows
from starcup.roll.testing.packs.surroundings import check_core, check_surroundings
from starcup.testing.checks.answering import check_legal, check_orders, check_refusals, check_sets
from starcup.testing.checks.copies import check_clones, check_saves, check_undo
from starcup.testing.checks.repeats import check_outside, check_repeat, check_replay
from starcup.testing.checks.worlds import check_worlds
from starcup.testing.findings import Finding, check_findings
from starcup.testing.integrity import Fingerprint
from starcup.testing.pack_games import check_pack
from starcup.testing.wires import Tripwires

Check = Callable[[PackBench], list[Finding]]

CHECKS: Mapping[str, Check] = MappingProxyType(
    {
        "data": check_data,
        "answers": check_answers,
        "play": check_play,
        "looking": check_looking,
        "owned": check_owned,
        "surroundings": check_surroundings,
        "core": check_core,
        "legal": check_legal,
        "sets": check_sets,
        "orders": check_orders,
        "refusals": check_refusals,
        "hidden": check_hidden,
        "undo-shows": check_undo_shows,
        "worlds": check_worlds,
        "undo": check_undo,
        "clones": check_clones,
        "saves": check_saves,
        "repeat": check_repeat,
        "replay": check_replay,
        "outside": check_outside,
        "pairs": check_pairs,
        "asked": check_asked,
        "offered": check_offered,
        "texts": check_texts,
    }
)
"""All checks by name, in the order in which they are made."""

AFTER_PLAY = frozenset({"asked", "offered"})
"""Checks that mean nothing where games break off."""


def conformance(
    pack: Pack | str,
    *,
    with_packs: Sequence[str | Pack] = ("base",),
    games: int = 6,
    tables: int | None = None,
    pairs: int | None = None,
    seed: int = 0,
    checks: Iterable[str] | None = None,
    before: Callable[[str], bool] | None = None,
    engine: Fingerprint | None = None,
    wires: Tripwires | None = None,
) -> list[Finding]:
    """Return everything that is wrong with a pack: faults first, then what could not be tried, then warnings.

    Args:
        pack: the pack, or the name of an installed one.
        with_packs: the packs that it is played with.
        games: the largest number of whole games for each check.
        tables: the largest number of tables laid out with tiles of the pack for each check; None: up to 66.
        pairs: games of two developments in a difficult situation; None: 16 for each, -1: every pair in every situation.
        seed: equal seeds give equal games.
        checks: names of the checks to make; None: all.
        before: called with the name of each check before it is made; if it returns False, that check is left out.
        engine: the engine as it was before code of the pack was imported; None: as it is now.
        wires: the wires that watched the pack's code so far; None: nothing was noted.

    Raises:
        ValueError: there is no check of that name.
    """
    wanted = list(CHECKS) if checks is None else list(checks)
    for name in wanted:
        if name not in CHECKS:
            raise ValueError(
                f"there is no check {name!r}{did_you_mean(name, CHECKS)}; expected some of {', '.join(CHECKS)}"
            )
    return check_pack(
        pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, seed=seed, checks=wanted,
        before=before or (lambda name: True), engine=engine, wires=wires,
    )  # fmt: skip


def assert_pack_ok(
    pack: Pack | str,
    *,
    with_packs: Sequence[str | Pack] = ("base",),
    games: int = 6,
    tables: int | None = None,
    pairs: int | None = None,
    seed: int = 0,
    checks: Iterable[str] | None = None,
    journals: Path | None = None,
) -> None:
    """Make all checks on a pack, and fail with one report of everything that is wrong.

    The arguments are those of :func:`conformance`; journals of games gone wrong
    are written into ``journals`` (None: a new temporary folder).

    Raises:
        AssertionError: the report. Warnings alone don't fail.
    """
    __tracebackhide__ = True
    found = conformance(pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, seed=seed, checks=checks)
    name = pack if isinstance(pack, str) else pack.name
    check_findings(f"pack {name!r}", found, journals)


__all__ = [
    "CHECKS",
    "Check",
    "PackBench",
    "assert_pack_ok",
    "conformance",
]
