"""Checks of a pack by games with it, for games whose kit has no more to say: a bench, and the checks of whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Self, TypeVar

from attrs import define

from starcup import games as games_known
from starcup.packs.errors import PackError
from starcup.packs.pack import Pack
from starcup.testing.bench import Bench
from starcup.testing.checks.answering import check_legal, check_orders, check_refusals, check_sets
from starcup.testing.checks.copies import check_clones, check_saves, check_undo
from starcup.testing.checks.play import check_kinds, check_play, check_scores
from starcup.testing.checks.repeats import check_outside, check_repeat, check_replay
from starcup.testing.checks.secrets import check_at_once, check_draws, check_hidden
from starcup.testing.findings import Finding, distinct
from starcup.testing.integrity import Fingerprint, strangers
from starcup.testing.kit import GameKit
from starcup.testing.wires import Tripwires


@define(slots=False, kw_only=True)
class PackGames(Bench):
    """A bench for a pack: the ruleset has it, and those that it is played with.

    Args:
        pack: the pack.
        pairs: how many pairs of powers are tried; None: all.
        wires: those that note what the pack's code uses.
        engine: the engine as it was before the pack came.
    """

    pack: Pack
    pairs: int | None = None
    wires: Tripwires
    engine: Fingerprint

    @classmethod
    def of_pack(
        cls,
        pack: Pack,
        *,
        with_packs: Sequence[str | Pack] = (),
        games: int = 6,
        tables: int | None = None,
        pairs: int | None = None,
        seed: int = 0,
        engine: Fingerprint | None = None,
        wires: Tripwires | None = None,
    ) -> Self:
        """Load the packs and return the bench.

        Args:
            pack: the pack.
            with_packs: those that it is played with; none: the game's own.
            games: the largest number of whole games for each check.
            tables: on how many tables a check tries something; None: as many as it likes.
            pairs: how many pairs of powers are tried; None: all.
            seed: other seeds give other games.
            engine: the engine as it was before; None: as it is.
            wires: those that watched the pack's code so far; None: new ones.

        Raises:
            PackError: the packs can't be loaded.
        """
        engine = Fingerprint.taken() if engine is None else engine
        wires = Tripwires() if wires is None else wires
        definition = games_known.find(pack.game)
        named = with_packs or (definition.pack,)
        others = tuple(one for one in named if pack.name != (one if isinstance(one, str) else one.name))
        with wires.around(pack.files):
            rules = definition.load([*others, pack])
        kit = definition.facet("testing", GameKit)(rules)
        return cls(
            definition=definition,
            ruleset=rules,
            kit=kit,
            players=tuple(kit.players or definition.seats),
            games=games,
            tables=tables,
            seed=seed,
            packs=(*others, pack),
            plays_elsewhere=False,
            pack=pack,
            pairs=pairs,
            wires=wires,
            engine=engine,
        )

    @property
    def subject(self) -> str:
        """The name of the pack, in words."""
        return f"pack {self.pack.name!r}"


BenchT = TypeVar("BenchT", bound=Bench)


def check_surroundings(bench: PackGames) -> list[Finding]:
    """Powers use no chance of their own, no clock, environment, files, network, processes, threads; nothing prints."""
    with bench.wires.around(bench.pack.files):
        check_play(bench)
    findings = []
    for trip in bench.wires.trips.values():
        where = f"{bench.subject}, {trip.file} line {trip.line}"
        what = f"{trip.what} ({trip.call}); expected that a power looks at nothing but what it is given"
        findings.append(Finding("surroundings", where, what, file=trip.file, line=trip.line))
    return findings


def check_core(bench: PackGames) -> list[Finding]:
    """Loaded and played with, a pack leaves the engine's functions, classes and tables as they were."""
    check_play(bench)
    changes = {change.name: change for change in (*bench.engine.changes(), *strangers(bench.wires.inside))}
    what = "was replaced or changed; expected that the engine stays as it is"
    return [Finding("core", f"{bench.subject}, {name}", f"{name} {what}") for name in changes]


PACK_CHECKS: Mapping[str, Callable[[PackGames], list[Finding]]] = MappingProxyType(
    {
        "play": check_play,
        "kinds": check_kinds,
        "scores": check_scores,
        "surroundings": check_surroundings,
        "core": check_core,
        "legal": check_legal,
        "sets": check_sets,
        "orders": check_orders,
        "refusals": check_refusals,
        "hidden": check_hidden,
        "draws": check_draws,
        "at-once": check_at_once,
        "undo": check_undo,
        "clones": check_clones,
        "saves": check_saves,
        "repeat": check_repeat,
        "replay": check_replay,
        "outside": check_outside,
    }
)
"""The checks of packs of any game, by name, in the order in which they are made."""


def check_by_games(
    make: Callable[[], BenchT],
    checks: Mapping[str, Callable[[BenchT], list[Finding]]],
    wanted: Iterable[str] | None,
    before: Callable[[str], bool],
    subject: str,
) -> list[Finding]:
    """Return the findings of checks on a bench; what goes wrong in making it is a finding, too.

    Args:
        make: makes the bench.
        checks: all checks by name.
        wanted: the names of those that are made, if there are such; None: all.
        before: called with each check before it is made; returns whether to make it.
        subject: the name of the pack in words.
    """
    try:
        bench = make()
    except Exception as error:  # the pack's own code may raise anything
        what = str(error) if isinstance(error, PackError) else f"{type(error).__name__}: {error}"
        return [Finding("load", subject, what)]
    found: list[Finding] = []
    for name, check in checks.items():
        if (wanted is None or name in set(wanted)) and before(name):
            try:
                found += check(bench)
            except Exception as error:
                found.append(bench.finding(name, f"the check broke off: {type(error).__name__}: {error}"))
    return distinct(found)
