"""The bench that a pack is tested on: its powers under watch, and the games that are played with them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from copy import copy
from inspect import Parameter
from typing import Any, ClassVar, Self

from attrs import define, evolve, field

from starcup import games as games_known
from starcup.kernel.blame import Place
from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.steps import Decision
from starcup.packed.ruleset import PackedRuleset
from starcup.packs.layout import POWERS, TERMS
from starcup.packs.pack import Pack
from starcup.testing.bench import Bench, some
from starcup.testing.findings import Finding
from starcup.testing.integrity import Fingerprint, data_of
from starcup.testing.kit import AnyRuleset, GameKit
from starcup.testing.pairs import PairResult
from starcup.testing.places import place_of, within
from starcup.testing.probes import Probes
from starcup.testing.walking import Spot
from starcup.testing.watch import Note, Watch
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
    watch: Watch = field(init=False)
    """The watch on the pack's powers; the bench's ruleset is under it."""
    early: ClassVar[frozenset[str]] = frozenset()
    """The hooks that are asked when packs are loaded, besides those whose specification says so, or takes options."""
    shown: ClassVar[frozenset[str]] = frozenset()
    """The hooks whose answers all seats see, whoever's they are, besides numbers asked for at a time of play."""
    data: Mapping[str, object] = field(init=False, repr=False)
    """The numbers and texts of the ruleset as it was loaded, by their names."""

    def __attrs_post_init__(self) -> None:
        self.data = data_of(self.ruleset)
        probes = Probes(self.kit.change_hidden)
        self.watch = Watch(self.pack.name, self.wires, probes, self.early, self.shown)
        if isinstance(self.ruleset, PackedRuleset):
            self.play_by(self.watch.around(self.ruleset))

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
            with_packs: those that it is played with; none: as :meth:`~starcup.Pack.companions` has it.
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
        named = with_packs or tuple(pack.companions(definition.pack))
        others = tuple(other for other in named if pack.name != (other if isinstance(other, str) else other.name))
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
        known = self.results.get("watched")
        if isinstance(known, type(self)):
            return known
        twin = self.results["watched"] = copy(self)
        twin.kit = copy(self.kit)
        twin.play_by(self.kit.watched())
        return twin

    def with_rules(self, rules: AnyRuleset, players: tuple[int, ...]) -> Self:
        """Return a bench for the same pack by other rules, with games of its own.

        Args:
            rules: of the same packs, with other options.
            players: the numbers of seats that are played with.
        """
        return evolve(self, ruleset=rules, kit=type(self.kit)(rules), players=players, known={}, results={}, lengths={})

    def mentions(self, choice: Choice) -> bool:
        """Return whether a choice names something of the pack, so that it is looked at more often than others.

        Args:
            choice: the choice.
        """
        return False

    def mentioned(self, decision: Decision, rng: Rng) -> list[Choice]:
        """Return the choices of a question that name something of the pack; of sets, some.

        Args:
            decision: the question.
            rng: the chance by which sets are picked.
        """
        return [choice for choice in some(decision.legal, rng) if self.mentions(choice)]

    def concerns(self, spot: Spot) -> bool:
        """Return whether the pack is concerned by a decision or by the choice that is made.

        Args:
            spot: the decision, and the choice that will be made.
        """
        return type(spot.decision.step) in self.own_kinds or self.mentions(spot.choice)

    def arguments(self, hook: str, parameter: Parameter) -> Sequence[object]:
        """Return what a hook can be asked about when no game is played; nothing: it is not asked then.

        Args:
            hook: the name of the hook.
            parameter: one of those in its specification.
        """
        return ()

    def untold(self, texts: Collection[str]) -> list[Finding]:
        """Return warnings about texts that players miss, and about those that nobody reads.

        By default: powers in Python have a text, and the files of powers a power.

        Args:
            texts: the keys of pieces in the pack's ``texts.toml``.
        """
        assert isinstance(self.ruleset, PackedRuleset)
        powers = self.ruleset.powers
        findings = [
            self.warning(
                "texts", f"expected a text in {POWERS}/{power.key}.toml: players can't read the module", power.file
            )
            for power in powers
            if power.pack == self.pack.name and power.state == "active" and power.file.endswith(".py")
            if not (power.text.text or power.text.bonus)
        ]
        what = f"a text without a power: expected terms under [{TERMS}], or {POWERS}"
        idle = self.pack.documents(POWERS, []).keys() - {power.key for power in powers}
        return findings + [self.warning("texts", f"{what}/{key}.py", f"{POWERS}/{key}.toml") for key in sorted(idle)]

    def forget(self) -> None:
        """Forget the recorded calls of hooks."""
        self.watch.forget()

    @property
    def own(self) -> list[str]:
        """The keys of the pack's pieces that may have powers."""
        return [key for pack, key in self._powered if pack == self.pack.name]

    @property
    def described(self) -> Collection[str]:
        """The keys of the pack's pieces that ``texts.toml`` may describe."""
        assert isinstance(self.ruleset, PackedRuleset)
        mine = [group for group in self.ruleset.pieces if group.pack.name == self.pack.name]
        return {pieces.key_of(row.value) for group in mine for pieces, rows in group.rows.items() for row in rows}

    @property
    def further(self) -> Collection[str]:
        """The keys of the pack's pieces of new kinds, which extensions add."""
        rules = self.ruleset
        assert isinstance(rules, PackedRuleset)
        mine = [group for group in rules.pieces if group.pack.name == self.pack.name]
        return {
            pieces.key_of(row.value) for group in mine for pieces in rules.further_lists for row in group.of(pieces)
        }

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

    def own_choices(self) -> list[type[Choice]]:
        """Return the kinds of choices that the powers of the pack add."""
        return [kind for kind in self.own_kinds if issubclass(kind, Choice)]

    def wired(self) -> AbstractContextManager[None]:
        """Return a context in which everything that the pack's code uses besides the table is noted."""
        return self.wires.around(self.pack.files, self.own_kinds)

    def finding(
        self, check: str, what: str, spot: Spot | None = None, *, where: str = "", error: BaseException | None = None
    ) -> Finding:
        """Return a finding of a check; its place is where the powers were asked last, unless an exception gives it."""
        finding = super().finding(check, what, spot, where=where, error=error)
        return finding if finding.file else placed(finding, within(self.watch.code_place(where), self.pack))

    def warning(self, check: str, what: str, file: str = "", line: int = 0, *, where: str = "") -> Finding:
        """Return a finding about the data of the pack that makes it not fail.

        Args:
            check: the name of the check.
            what: what is wrong.
            file: the file that is meant; empty: none.
            line: its line; 0: none.
            where: what of the pack is meant, in words.
        """
        return evolve(self.finding(check, what, where=where), warning=True, file=file, line=line)

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

    def placed(self, finding: Finding, place: Mapping[str, Any]) -> Finding:
        """Return a finding with the place that another process told, by the path within the pack if it is in there."""
        finding = super().placed(finding, place)
        return placed(finding, within(Place(finding.file, finding.line) if finding.file else None, self.pack))

    def of_pair(self, result: PairResult, reproduce: str) -> Finding:
        """Return a finding about two pieces that don't get along.

        Args:
            result: their game, which has a fault.
            reproduce: how to get there again.
        """
        place = f"{self.subject}, pair {' + '.join(result.pair)}, {result.situation!r}"
        finding = Finding("pairs", place, result.fault, reproduce, result.journal)
        return finding if result.error is None else self.raised(finding, result.error)


def placed(finding: Finding, place: Place | None) -> Finding:
    """Return a finding with its place in a pack's code."""
    return finding if place is None else evolve(finding, file=place.file, line=place.line)
