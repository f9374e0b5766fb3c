"""The checks of packs of any game: everything that the engine promises of a game, tried on it with a pack.

A game's facet *testing* offers them by being a :class:`PackKit`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from types import MappingProxyType

from attrs import define, evolve, field

from starcup.games import find
from starcup.kernel.blame import Place, PluginFault
from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import StarcupError
from starcup.kernel.steps import Decision
from starcup.packs.errors import PackError
from starcup.packs.format import PackFormat
from starcup.packs.layout import POWERS
from starcup.packs.pack import Pack, load
from starcup.packs.ruleset import PackedRuleset
from starcup.testing.bench import Bench, some
from starcup.testing.checks.answering import check_legal, check_orders, check_refusals, check_sets
from starcup.testing.checks.copies import check_clones, check_saves, check_undo
from starcup.testing.checks.play import Played, check_play, check_scores, play_from, played
from starcup.testing.checks.repeats import check_outside, check_repeat, check_replay
from starcup.testing.checks.secrets import check_at_once, check_draws, check_hidden
from starcup.testing.findings import Finding, check_findings, distinct
from starcup.testing.integrity import Fingerprint, strangers
from starcup.testing.kit import AnyRuleset, GameKit, PackCheck
from starcup.testing.places import place_of
from starcup.testing.sets import any_of
from starcup.testing.walking import Spot, Start
from starcup.testing.wires import Tripwires

EVERY_PAIR = -1
PAIRS_FOR_EACH = 16
"""The number of pieces that each piece of the pack is tried with, unless another number is asked for."""
EXPECTED = "expected that a power looks at nothing but what it is given"
_WORD = re.compile(r"[^ >.@]+")
_PLACE = re.compile(r"\(([\w/]+\.py) line (\d+)\)")
"""The line of a pack's code in a message, as :class:`starcup.plugins.PluginManager` writes it."""


@define(slots=False, kw_only=True)
class PackBench(Bench):
    """A pack under test, and everything that its checks share.

    Args:
        pack: the pack.
        pairs: how many pairs of pieces are tried; None: 16 for each piece of the pack.
        wires: they note what the pack's code uses besides the table.
        before: the engine as it was before the pack was imported.
    """

    pack: Pack
    pairs: int | None
    wires: Tripwires
    before: Fingerprint
    _mentions: dict[str, bool] = field(factory=dict)

    @classmethod
    def of(
        cls,
        pack: Pack | str,
        *,
        with_packs: Sequence[str | Pack] = (),
        games: int = 6,
        tables: int | None = None,
        pairs: int | None = None,
        seed: int = 0,
        before: Fingerprint | None = None,
        wires: Tripwires | None = None,
    ) -> PackBench:
        """Load a pack, and return the bench for it.

        Args:
            pack: the pack, or the name of an installed one.
            with_packs: those that it is played with; none: the game's own.
            games: the largest number of whole games for each check.
            tables: the largest number of tables with pieces of the pack for each check; None: all.
            pairs: how many pairs of pieces are tried; None: 16 for each piece of the pack.
            seed: other seeds give other games.
            before: the engine as it was before the pack was imported; None: as it is now.
            wires: those that noted what the pack used so far; None: nothing was noted.

        Raises:
            PackError: the packs can't be loaded.
        """
        before = Fingerprint.taken() if before is None else before
        wires = Tripwires() if wires is None else wires
        pack = load(pack) if isinstance(pack, str) else pack
        definition = find(pack.game)
        named = tuple(with_packs) or (definition.pack,)
        others = tuple(one for one in named if pack.name != (one if isinstance(one, str) else one.name))
        with wires.around(pack.files):
            rules = definition.load([*others, pack])
        return cls(
            definition=definition,
            ruleset=rules,
            kit=definition.facet("testing", GameKit)(rules),
            players=tuple(definition.seats),
            games=games,
            tables=tables,
            seed=seed,
            packs=(*others, pack),
            plays_elsewhere=False,
            pack=pack,
            pairs=pairs,
            wires=wires,
            before=before,
        )

    @property
    def subject(self) -> str:
        """The name of the pack, in words."""
        return f"pack {self.pack.name!r}"

    @cached_property
    def pieces(self) -> tuple[tuple[str, ...], ...]:
        """All pieces of the packs, each with its keys; those of the pack itself come first."""
        form = self.definition.facet("packs", PackFormat)(self.definition.load)
        rules = form.load(self.packs)
        packs = sorted(rules.packs, key=lambda one: one.name != self.pack.name)
        return tuple(piece.keys for one in packs for piece in form.shown(rules, one))

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The first key of each piece of the pack."""
        form = self.definition.facet("packs", PackFormat)(self.definition.load)
        return tuple(piece.key for piece in form.shown(form.load(self.packs), self.pack))

    def mentions(self, choice: Choice) -> bool:
        """Return whether a choice names a piece of the pack."""
        found = self._mentions.get(choice.text)
        if found is None:
            keys = {key for keys in self.pieces[: len(self.own)] for key in keys}
            found = self._mentions[choice.text] = any(word in keys for word in _WORD.findall(choice.text))
        return found

    def pick(self, decision: Decision, rng: Rng) -> Choice:
        """Return a random choice; every other time one that names a piece of the pack, if there is any."""
        if rng.below(2):
            named = [choice for choice in some(decision.legal, rng) if self.mentions(choice)]
            if named:
                return rng.choice(named)
        return any_of(decision.legal, rng)

    def concerns(self, spot: Spot, start: Start, *, at_work: bool = False) -> bool:
        """Return whether the choice at a spot names a piece of the pack."""
        return self.mentions(spot.choice)

    def tables_laid(self, number: int | None = None) -> Iterator[Start]:
        """Yield tables with pieces of the pack, as the game lays them out."""
        found = list(self.kit.tables_with(self.own, self.seed))
        most = len(found) if number is None else min(number, len(found))
        most = most if self.tables is None else min(most, self.tables)
        for index in range(most):
            yield found[index * len(found) // most]

    def raised(self, finding: Finding, error: BaseException) -> Finding:
        """Return a finding with the line of the pack that an exception came from, or that its message names."""
        if isinstance(error, PluginFault):
            finding = evolve(finding, what=str(error).removeprefix(f"{self.subject}, "))
        named = _PLACE.search(str(error))
        place = place_of(error, self.pack) or (named and Place(named[1], int(named[2])))
        return placed(finding, place or None)

    def watched(self) -> PackBench:
        """Return the same bench with every answer of a power checked; the games that both play are played once."""
        rules = self.kit.watched() if isinstance(self.kit, PackKit) else self.ruleset
        return self if rules is self.ruleset else evolve(self, ruleset=rules, kit=type(self.kit)(rules))

    @contextmanager
    def wired(self) -> Iterator[None]:
        """Note everything that the pack's code uses besides the table, within a ``with`` block."""
        with self.wires.around(self.pack.files):
            yield


def placed(finding: Finding, place: Place | None) -> Finding:
    """Return a finding with its place in a pack's code."""
    return finding if place is None else evolve(finding, file=place.file, line=place.line)


def check_data(bench: PackBench) -> list[Finding]:
    """The pack loads before and behind the others with one digest, and has pieces."""
    findings = []
    try:
        bench.definition.load([bench.pack, *bench.packs[:-1]])
    except PackError as error:
        others = ", ".join(one if isinstance(one, str) else one.name for one in bench.packs[:-1])
        findings.append(bench.finding("data", f"loads behind {others}, but not before: {error}"))
    if bench.pack.stamp() != bench.pack.stamp():
        findings.append(bench.finding("data", "its digest changes from one look to the next"))
    if not bench.own:
        findings.append(evolve(bench.finding("data", "has no pieces"), warning=True))
    return findings


def check_pack_play(bench: PackBench) -> list[Finding]:
    """Nothing raises, all invariants hold, everybody asked has a choice, texts can be read back, games end."""
    with bench.wired():
        return check_play(bench.watched())


def check_surroundings(bench: PackBench) -> list[Finding]:
    """Powers use no chance of their own, no clock, environment, files, network, processes, threads; nothing prints."""
    with bench.wired():
        played(bench.watched())
    findings = []
    for trip in bench.wires.trips.values():
        inner = "while it is imported" if trip.function == "<module>" else f"in {trip.function}()"
        where = f"{bench.subject}, {trip.file} line {trip.line}, {inner}"
        found = Finding("surroundings", where, f"{trip.what} ({trip.call}); {EXPECTED}")
        findings.append(placed(found, Place(trip.file, trip.line)))
    return findings


def check_core(bench: PackBench) -> list[Finding]:
    """Loaded and played with, a pack leaves the engine's functions, classes and tables as they were."""
    with bench.wired():
        played(bench.watched())
    findings = []
    for change in (*bench.before.changes(), *strangers(bench.wires.inside)):
        file = bench.wires.inside(change.file)
        by = f"by the function at {file} line {change.line}" if file else "by something else"
        what = f"{change.name} was replaced or changed {by}; expected that the engine stays as it is: use hooks"
        found = Finding("core", f"{bench.subject}, {change.name}", what)
        findings.append(placed(found, Place(file, change.line) if file else None))
    return findings


def check_pairs(bench: PackBench) -> list[Finding]:
    """The pieces of the pack get along with other pieces, two of them in one seat's hands."""
    result, watched = Played(), bench.watched()
    keys = [piece[0] for piece in bench.pieces]
    wanted = PAIRS_FOR_EACH if bench.pairs is None else -(-bench.pairs // max(1, len(bench.own)))
    with bench.wired():
        for number, key in enumerate(bench.own):
            partners = Rng(bench.seed_of("pairs", key)).shuffled(keys[number + 1 :])
            for other in partners if bench.pairs == EVERY_PAIR else partners[:wanted]:
                for start in list(watched.kit.tables_with((key, other), bench.seed_of("pair", key, other)))[:1]:
                    play_from(watched, start, result)
    return [evolve(one, check="pairs") for one in result.findings]


def check_texts(bench: PackBench) -> list[Finding]:
    """Every module of a power has a text for people, and every text a power; what lacks one gets a warning."""
    rules = bench.ruleset
    assert isinstance(rules, PackedRuleset)
    own = [one for one in rules.powers if one.pack == bench.pack.name and one.state == "active"]
    findings = []
    for one in own:
        if one.file.endswith(".py") and not (one.text.text or one.text.bonus):
            found = bench.finding("texts", f"expected a text in {POWERS}/{one.key}.toml: nobody can read the module")
            findings.append(evolve(found, warning=True, file=one.file))
    powered = {one.key for one in rules.powers}
    for key, told in rules.power_texts.items():
        file = f"{POWERS}/{key}.toml"
        if key not in powered and key in bench.own and (told.text or told.bonus):
            found = bench.finding(
                "texts", f"a text without a power: expected terms under [power], or {POWERS}/{key}.py"
            )
            findings.append(evolve(found, warning=True, file=file))
    return findings


PACK_CHECKS: Mapping[str, PackCheck] = MappingProxyType(
    {
        "data": check_data,
        "play": check_pack_play,
        "surroundings": check_surroundings,
        "core": check_core,
        "scores": lambda bench: check_scores(bench.watched()),
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
        "pairs": check_pairs,
        "texts": check_texts,
    }
)
"""All checks of a pack by name, in the order in which they are made."""


class PackKit(GameKit):
    """The facet ``testing`` of a game with packs: all that the engine promises is tried with a pack as well."""

    def watched(self) -> AnyRuleset:
        """Return the rules with every answer of a power checked, by a look at the table before and after."""
        return self.ruleset

    @classmethod
    def pack_checks(cls) -> Mapping[str, PackCheck]:
        """Return :data:`PACK_CHECKS`."""
        return PACK_CHECKS

    @classmethod
    def pack_bench(cls, pack: Pack, *, games: int | None = None) -> PackBench:
        """Return a bench for a pack, with the game's own pack."""
        return PackBench.of(pack) if games is None else PackBench.of(pack, games=games)

    @classmethod
    def check_pack(
        cls,
        pack: Pack,
        *,
        with_packs: Sequence[str | Pack],
        checks: Sequence[str] | None,
        games: int,
        tables: int | None,
        pairs: int | None,
        before: Callable[[str], bool],
        engine: Fingerprint,
        wires: Tripwires,
    ) -> list[Finding]:
        """Return the findings of all checks, or of those of ``checks`` that the game has."""
        try:
            bench = PackBench.of(
                pack, with_packs=with_packs, games=games, tables=tables, pairs=pairs, before=engine, wires=wires
            )
        except Exception as error:  # the pack's own code, and what it imports, may raise anything
            what = str(error) if isinstance(error, StarcupError) else f"{type(error).__name__}: {error}"
            return [Finding("load", f"pack {pack.name!r}", what)]
        found: list[Finding] = []
        offered = cls.pack_checks()
        for name in offered if checks is None else (one for one in checks if one in offered):
            if before(name):
                found += offered[name](bench)
        return distinct(found)


def assert_pack_ok(
    pack: Pack | str,
    *,
    with_packs: Sequence[str | Pack] = (),
    games: int = 6,
    tables: int | None = None,
    pairs: int | None = None,
    checks: Sequence[str] | None = None,
    journals: Path | None = None,
) -> None:
    """Make all checks on a pack, and fail with one report of everything that is wrong.

    Args:
        pack: the pack, or the name of an installed one.
        with_packs: those that it is played with; none: the pack of its game.
        games: the largest number of whole games for each check.
        tables: the largest number of tables with pieces of the pack for each check; None: all.
        pairs: how many pairs of pieces are tried; None: 16 for each piece, -1: all.
        checks: names of the checks to make; None: all.
        journals: the folder for journals of games gone wrong; None: a new temporary folder.

    Raises:
        AssertionError: the report. Warnings alone don't fail.
    """
    __tracebackhide__ = True
    engine, wires = Fingerprint.taken(), Tripwires()
    pack = load(pack) if isinstance(pack, str) else pack
    kit = find(pack.game).facet("testing", GameKit)
    found = kit.check_pack(
        pack, with_packs=with_packs, checks=checks, games=games, tables=tables, pairs=pairs, before=lambda name: True,
        engine=engine, wires=wires,
    )  # fmt: skip
    check_findings(f"pack {pack.name!r}", found, journals)
