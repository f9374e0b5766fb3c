"""Checks of a pack by games with it, for games whose kit has no more to say: a bench, and the checks of whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import AbstractContextManager
from copy import copy
from functools import wraps
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar, Self

from attrs import define, evolve, field

from starcup import games as games_known
from starcup.games import AnyGame
from starcup.kernel.blame import Place
from starcup.kernel.errors import GameError
from starcup.kernel.table import Table
from starcup.packed.ruleset import PackedRuleset
from starcup.packs.errors import PackError
from starcup.packs.layout import POWERS, TERMS
from starcup.packs.pack import Pack, load
from starcup.testing.bench import Bench
from starcup.testing.checks.play import check_kinds, check_play, check_scores
from starcup.testing.checks.promises import PROMISES
from starcup.testing.checks.secrets import check_hidden
from starcup.testing.findings import Finding, check_findings, distinct, failed_load
from starcup.testing.integrity import Change, Fingerprint, strangers
from starcup.testing.kit import AnyRuleset, GameKit, PackCheck
from starcup.testing.pairs import PairResult
from starcup.testing.places import place_of, within
from starcup.testing.probes import Probes
from starcup.testing.walking import Spot
from starcup.testing.watch import Note, Watch
from starcup.testing.wires import Tripwires

EXPECTED = "expected that a power looks at nothing but what it is given"


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
    watch: Watch = field(init=False)
    """The watch on the pack's powers; the bench's ruleset is under it."""
    early: ClassVar[frozenset[str]] = frozenset()
    """The hooks that are asked when packs are loaded, besides those whose specification says so."""

    def __attrs_post_init__(self) -> None:
        probes = Probes(lambda table, viewer, rng: self.kit.change_hidden(table, viewer, rng))
        self.watch = Watch(self.pack.name, self.wires, probes, self.owns, self.early)
        if isinstance(self.ruleset, PackedRuleset):
            self.ruleset = self.watch.around(self.ruleset)
            self.kit = type(self.kit)(self.ruleset)

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
            players=tuple(rules.seats),
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

    def watched(self) -> Self:
        """Return the same bench with every answer of packs' powers checked; games of both are played once."""
        twin = copy(self)
        twin.ruleset, twin.kit = self.kit.watched(), copy(self.kit)
        twin.kit.ruleset = twin.ruleset
        return twin

    def with_rules(self, rules: AnyRuleset, players: tuple[int, ...]) -> Self:
        """Return a bench for the same pack by other rules, with games of its own.

        Args:
            rules: of the same packs, with other options.
            players: the numbers of seats that are played with.
        """
        return evolve(self, ruleset=rules, kit=type(self.kit)(rules), players=players, known={}, results={}, lengths={})

    def owns(self, table: Table, seat: int | None, plugin: str) -> bool:
        """Return whether a seat has the piece of a power before it, so that the power may be asked for it.

        Args:
            table: the table.
            seat: the number of the seat; None: whether any has.
            plugin: the key of the power.
        """
        return True

    def forget(self) -> None:
        """Forget the recorded calls of hooks."""
        self.watch.forget()

    @property
    def own(self) -> list[str]:
        """The keys of the pack's pieces that may have powers."""
        return [key for pack, key in self._powered if pack == self.pack.name]

    @property
    def everybody(self) -> list[str]:
        """The keys of all pieces that may have powers."""
        return [key for _, key in self._powered]

    @property
    def _powered(self) -> list[tuple[str, str]]:
        assert isinstance(self.ruleset, PackedRuleset)
        return [(pieces.pack.name, key) for pieces in self.ruleset.pieces for key in pieces.powered]

    @property
    def own_kinds(self) -> list[type]:
        """The classes of choices and steps that the pack's powers bring along."""
        kinds: list[type] = [*self.ruleset.choice_kinds, *self.ruleset.step_kinds.values()]
        return [kind for kind in kinds if f"{kind.__module__}.".startswith(f"{self.pack.package}.")]

    def wired(self) -> AbstractContextManager[None]:
        """Return a context in which everything that the pack's code uses besides the table is noted."""
        return self.wires.around(self.pack.files, self.own_kinds)

    def finding(
        self, check: str, what: str, spot: Spot | None = None, *, where: str = "", error: BaseException | None = None
    ) -> Finding:
        """Return a finding of a check; its place is where the powers were asked last, unless an exception gives it."""
        found = super().finding(check, what, spot, where=where, error=error)
        return found if found.file else placed(found, within(self.watch.code_place(where), self.pack))

    def place(self, spot: Spot | None) -> str:
        """Return pack, power, hook and seat of the last calls, else the question."""
        called = self.watch.place(self.subject)
        return called if called != self.subject else super().place(spot)

    def noted(self, check: str, notes: Mapping[str, Note]) -> list[Finding]:
        """Return findings about what the watch noted, with the places in the pack's code.

        Args:
            check: the name of the check.
            notes: what is wrong, by power, hook and seat in words.
        """
        self.forget()
        return [
            placed(self.finding(check, what, where=where), within(place, self.pack))
            for where, (what, place) in notes.items()
        ]

    def raised(self, finding: Finding, error: BaseException) -> Finding:
        """Return a finding with whose code raised an exception, and the line if it is one of the pack."""
        return placed(evolve(super().raised(finding, error), file="", line=0), place_of(error, self.pack))

    def placed(self, finding: Finding, told: Mapping[str, Any]) -> Finding:
        """Return a finding with the place that another process told, by the path within the pack if it is in there."""
        found = super().placed(finding, told)
        return placed(found, within(Place(found.file, found.line) if found.file else None, self.pack))

    def of_pair(self, result: PairResult, reproduce: str) -> Finding:
        """Return a finding about two pieces that don't get along.

        Args:
            result: their game, which has a fault.
            reproduce: how to get there again.
        """
        place = f"{self.subject}, pair {' + '.join(result.pair)}, {result.situation!r}"
        found = Finding("pairs", place, result.fault, reproduce, result.journal)
        return found if result.error is None else self.raised(found, result.error)


def placed(finding: Finding, place: Place | None) -> Finding:
    """Return a finding with its place in a pack's code."""
    return finding if place is None else evolve(finding, file=place.file, line=place.line)


def check_data(bench: PackGames) -> list[Finding]:
    """The pack loads before and behind the others, with one digest."""
    findings = []
    try:
        bench.definition.load([bench.pack, *bench.packs[:-1]])
    except PackError as error:
        others = ", ".join(one if isinstance(one, str) else one.name for one in bench.packs[:-1])
        findings.append(bench.finding("data", f"loads behind {others}, but not before: {error}"))
    if bench.pack.stamp() != bench.pack.stamp():
        findings.append(bench.finding("data", "its digest changes from one look to the next"))
    return findings


def check_pack_play(bench: PackGames) -> list[Finding]:
    """Nothing raises, all invariants hold, everybody asked has a choice, texts can be read back, games end."""
    with bench.wired(), bench.watch.carefully(bench.own_kinds):
        return check_play(bench.watched())


def check_looking(bench: PackGames) -> list[Finding]:
    """Hooks that only look answer the same twice."""
    check_pack_play(bench)
    return bench.noted("looking", bench.watch.turns)


def check_owned(bench: PackGames) -> list[Finding]:
    """A power is asked only for the owner of its piece."""
    check_pack_play(bench)
    return bench.noted("owned", bench.watch.strangers)


def check_pack_hidden(bench: PackGames) -> list[Finding]:
    """Change all that a seat may not know: what powers answer it and do for it, and what it notices, stay the same."""
    check_pack_play(bench)
    return [*bench.noted("hidden", bench.watch.leaks), *check_hidden(bench)]


def check_asked(bench: PackGames) -> list[Finding]:
    """Every hook of every power was asked, with each number of players: what is never asked is never tested."""
    check_pack_play(bench)
    findings, lacking = [], bench.watch.lacking(bench.players)
    for plugin, hook in sorted(set(bench.watch.hooks)):
        what = ""
        if (plugin, hook) not in bench.watch.asked:
            what = "never asked in any game"
        elif (plugin, hook) in lacking:
            what = f"never asked with {' or '.join(map(str, lacking[plugin, hook]))} players, though with others"
        if what:
            found = bench.finding("asked", what, where=bench.watch.named(plugin, hook))
            findings.append(evolve(found, untried=True))
    return findings


def check_surroundings(bench: PackGames) -> list[Finding]:
    """Powers use no chance of their own, no clock, environment, files, network, processes, threads; nothing prints."""
    check_pack_play(bench)
    return trips_of(bench)


def trips_of(bench: PackGames) -> list[Finding]:
    """Return what the pack's code has used besides what it was given, so far."""
    findings = []
    for trip in bench.wires.trips.values():
        inner = "while it is imported" if trip.function == "<module>" else f"in {trip.function}()"
        where = f"{bench.subject}, {trip.file} line {trip.line}, {inner}"
        what = f"{trip.what} ({trip.call}); {EXPECTED}"
        findings.append(Finding("surroundings", where, what, file=trip.file, line=trip.line))
    return findings


def check_core(bench: PackGames) -> list[Finding]:
    """Loaded and played with, a pack leaves the engine's functions, classes and tables as they were."""
    check_pack_play(bench)
    return changes_by(bench)


def changes_by(bench: PackGames, further: Iterable[Change] = ()) -> list[Finding]:
    """Return what has changed of the engine since before the pack came, and ``further`` changes."""
    findings = []
    changes = (*bench.engine.changes(), *strangers(bench.wires.inside), *further)
    for change in {one.name: one for one in changes}.values():
        file = bench.wires.inside(change.file)
        by = f"by the function at {file} line {change.line}" if file else "by something else"
        what = f"{change.name} was replaced or changed {by}; expected that the engine stays as it is: use hooks"
        found = Finding("core", f"{bench.subject}, {change.name}", what)
        findings.append(placed(found, Place(file, change.line) if file else None))
    return findings


def check_texts(bench: PackGames) -> list[Finding]:
    """Every module of a power has a text for people, and every text a power; what lacks one gets a warning."""
    rules = bench.ruleset
    assert isinstance(rules, PackedRuleset)
    findings = []
    for one in rules.powers:
        mine = one.pack == bench.pack.name and one.state == "active"
        if mine and one.file.endswith(".py") and not (one.text.text or one.text.bonus):
            what = f"expected a text in {POWERS}/{one.key}.toml: players can't read the module"
            findings.append(evolve(bench.finding("texts", what), warning=True, file=one.file))
    powered = {one.key for one in rules.powers}
    folder = bench.pack.files / POWERS
    for file in sorted(one.name for one in folder.iterdir()) if folder.is_dir() else ():
        key = file.removesuffix(".toml")
        if key != file and key not in powered:
            what = f"a text without a power: expected terms under [{TERMS}], or {POWERS}/{key}.py"
            findings.append(evolve(bench.finding("texts", what), warning=True, file=f"{POWERS}/{file}"))
    return findings


def _after_play(check: Callable[[Bench], list[Finding]]) -> Callable[[PackGames], list[Finding]]:
    """Return a check of games that are played under watch first."""

    @wraps(check)
    def checked(bench: PackGames) -> list[Finding]:
        check_pack_play(bench)
        return check(bench)

    return checked


PACK_CHECKS: Mapping[str, Callable[[PackGames], list[Finding]]] = MappingProxyType(
    {
        "data": check_data,
        "play": check_pack_play,
        "looking": check_looking,
        "kinds": _after_play(check_kinds),
        "scores": _after_play(check_scores),
        "surroundings": check_surroundings,
        "core": check_core,
        **PROMISES,
        "hidden": check_pack_hidden,
        "asked": check_asked,
        "texts": check_texts,
    }
)
"""The checks of packs of any game, by name, in the order in which they are made."""


def bench_of_pack(pack: Pack, *, games: int | None = None) -> PackGames:
    """Return the bench of a pack beside its game's own.

    Args:
        pack: the pack.
        games: the largest number of whole games for each check; None: as many as usual.

    Raises:
        GameError: the game is not installed, or has no packs.
        PackError: the pack can't be loaded.
    """
    kind = _bench_kind(games_known.find(pack.game))
    return kind.of_pack(pack) if games is None else kind.of_pack(pack, games=games)


def checks_of_packs(game: AnyGame) -> Mapping[str, PackCheck]:
    """Return the checks of packs of a game, by name, in the order in which they are made.

    Args:
        game: its definition.

    Raises:
        GameError: the game has no packs.
    """
    if not game.pack:
        raise GameError(f"{game.title} has no packs")
    found = game.facet("testing", GameKit).pack_checks
    return PACK_CHECKS if found is None else found


def with_game(engine: Fingerprint, game: AnyGame) -> Fingerprint:
    """Return a fingerprint of the engine with the modules of a game, which are imported.

    Args:
        engine: the engine before code of packs was imported.
        game: the definition of the game.

    Raises:
        GameError: the game can't be loaded.
    """
    game.facet("testing", GameKit)
    game.load()
    return engine.extended()


def _bench_kind(game: AnyGame) -> type[PackGames]:
    if not game.pack:
        raise GameError(f"{game.title} has no packs")
    found = game.facet("testing", GameKit).pack_bench
    return PackGames if found is None else found


def check_pack(
    pack: Pack | str,
    *,
    with_packs: Sequence[str | Pack] = (),
    games: int = 6,
    tables: int | None = None,
    pairs: int | None = None,
    seed: int = 0,
    checks: Iterable[str] | None = None,
    before: Callable[[str], bool] = lambda name: True,
    engine: Fingerprint | None = None,
    wires: Tripwires | None = None,
) -> list[Finding]:
    """Return everything that is wrong with a pack, or could not be tried, after games with it.

    Args:
        pack: the pack, or the name of an installed one.
        with_packs: those that it is played with; none: the pack of its game.
        games: the largest number of whole games for each check.
        tables: the largest number of tables with pieces of the pack for each check; None: all.
        pairs: how many pairs of pieces are tried; None: all that the game tries.
        seed: equal seeds give equal games.
        checks: the names of those that are made, as far as the game has them; None: all.
        before: called with each check before it is made; returns whether to make it.
        engine: the engine as it was before code of the pack was imported; None: as it is.
        wires: those that noted what the pack's code used so far; None: new ones.

    Raises:
        GameError: the game of the pack is not installed, or has no packs.
    """
    engine = Fingerprint.taken() if engine is None else engine
    pack = load(pack) if isinstance(pack, str) else pack
    game = games_known.find(pack.game)
    engine = with_game(engine, game)
    wires = Tripwires() if wires is None else wires
    known, kind, subject = checks_of_packs(game), _bench_kind(game), f"pack {pack.name!r}"
    try:
        bench = kind.of_pack(
            pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, seed=seed, engine=engine, wires=wires
        )
    except Exception as error:  # the pack's own code may raise anything
        return [failed_load(subject, error)]
    wanted, after_play = set(known if checks is None else checks), type(bench.kit).after_play
    found: list[Finding] = []
    for name, check in known.items():
        broken = name in after_play and any(finding.check in ("play", "pairs") for finding in found)
        if name in wanted and not broken and before(name):
            try:
                found += check(bench)
            except Exception as error:
                found.append(bench.finding(name, f"the check broke off: {bench.told(error)}", error=error))
    return distinct(found)


def assert_pack_ok(
    pack: Pack | str,
    *,
    with_packs: Sequence[str | Pack] = (),
    games: int = 6,
    tables: int | None = None,
    pairs: int | None = None,
    seed: int = 0,
    checks: Sequence[str] | None = None,
    journals: Path | None = None,
) -> None:
    """Make all checks on a pack, and fail with one report of everything that is wrong.

    Args:
        pack: the pack, or the name of an installed one.
        with_packs: those that it is played with; none: the pack of its game.
        games: the largest number of whole games for each check.
        tables: the largest number of tables with pieces of the pack for each check; None: all.
        pairs: how many pairs of pieces are tried; None: all that the game tries.
        seed: equal seeds give equal games.
        checks: names of the checks to make; None: all.
        journals: the folder for journals of games gone wrong; None: a new temporary folder.

    Raises:
        AssertionError: the report. Warnings alone don't fail.
    """
    __tracebackhide__ = True
    found = check_pack(
        pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, seed=seed, checks=checks
    )  # fmt: skip
    check_findings(f"pack {pack if isinstance(pack, str) else pack.name!r}", found, journals)
