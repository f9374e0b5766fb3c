"""The bench that checks work on: a ruleset, and the games that are played with it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from zlib import crc32

from attrs import define, evolve, field, fields, has

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import StarcupError
from starcup.kernel.steps import Decision, Legal
from starcup.owners import blamed, in_words
from starcup.packed.ruleset import PackedRuleset
from starcup.testing.findings import Finding, with_error
from starcup.testing.kit import AnyRuleset, GameKit
from starcup.testing.spelling import Groups
from starcup.testing.walking import Spot, Start, walk

if TYPE_CHECKING:
    from starcup.games import AnyGame
    from starcup.packs.pack import Pack

WALKED = 100
"""The largest number of choices of a question that are looked at one by one."""
SETS = 20
"""The number of sets that are looked at where there are too many for all."""
SPOTS = 320
"""The number of decisions of a whole game by which intervals are meant: every 8th of them makes 40 samples of it."""
TIMES_AS_LONG = 20
"""A game with this many times the usual number of questions is taken to have no end."""


def some(legal: Legal, rng: Rng) -> Iterable[Choice]:
    """Return all choices, or a sample of them if there are too many."""
    return legal if len(legal) <= WALKED else (rng.choice(legal) for _ in range(SETS))


@define(slots=False)
class Bench:
    """A ruleset under test, and everything that its checks share.

    Args:
        definition: of the game.
        ruleset: its rules, with whatever packs.
        kit: what the game says of how it is tested.
        players: the numbers of seats that are played with.
        games: the largest number of whole games for each check.
        tables: the largest number of further tables to begin from for each check; None: all.
        seed: other seeds give other games; equal seeds give equal games.
        packs: those that the rules were loaded with; none: the game's own.
    """

    definition: AnyGame
    ruleset: AnyRuleset
    kit: GameKit
    players: tuple[int, ...]
    games: int
    tables: int | None
    seed: int
    packs: tuple[str | Pack, ...] = ()
    known: dict[str, bool] = field(factory=dict)
    results: dict[str, object] = field(factory=dict)
    lengths: dict[str, int] = field(factory=dict)

    @classmethod
    def of_game(
        cls,
        definition: AnyGame,
        ruleset: AnyRuleset | None = None,
        *,
        games: int = 6,
        tables: int | None = None,
        seed: int = 0,
    ) -> Bench:
        """Return a bench for a game as it is.

        Args:
            definition: of the game.
            ruleset: its rules; None: as they are loaded if nothing is said.
            games: the largest number of whole games for each check.
            tables: the largest number of further tables to begin from for each check; None: all.
            seed: other seeds give other games.

        Raises:
            GameError: the game can't be loaded.
        """
        rules = definition.load() if ruleset is None else ruleset
        kit = definition.facet("testing", GameKit)(rules)
        packs = rules.packs if ruleset is not None and isinstance(rules, PackedRuleset) else ()
        return cls(definition, rules, kit, tuple(rules.seats or definition.seats), games, tables, seed, packs)

    @property
    def subject(self) -> str:
        """The name of the thing under test, in words."""
        return f"game {self.definition.key!r}"

    @property
    def most(self) -> int:
        """The largest number of choices that are made in a game."""
        return TIMES_AS_LONG * self.definition.questions

    def play_by(self, rules: AnyRuleset) -> None:
        """Let games be played by other rules than so far.

        Args:
            rules: of the same packs.
        """
        self.ruleset = self.kit.ruleset = rules

    def own_choices(self) -> list[type[Choice]]:
        """Return the kinds of choices that are tested above all."""
        return []

    def concerns(self, spot: Spot) -> bool:
        """Return whether a decision is looked at more often than others.

        Args:
            spot: the decision, and the choice that will be made.
        """
        return False

    def often(self, every: int, start: Start) -> int:
        """Return the sampling interval, which is longer in long games.

        Args:
            every: one of so many decisions is looked at in a short game.
            start: where the game begins.
        """
        return every if start.rounds else max(1, every * self.length(start) // SPOTS)

    def forget(self) -> None:
        """Forget the calls recorded so far; called before each choice."""

    def words(self, spot: Spot, rng: Rng) -> Groups:
        """Return names to spell choices with, besides those met in play.

        Args:
            spot: where the game is.
            rng: the chance by which names are picked.
        """
        return self.kit.words(spot.game.table, rng)

    # Tables to play on.

    def seed_of(self, *parts: object) -> int:
        """Return a separate seed for each purpose.

        Args:
            *parts: texts and numbers that name the purpose.
        """
        return crc32(" ".join(map(str, (self.seed, *parts))).encode())

    def whole_games(self, number: int | None = None, *, log: bool = False) -> Iterator[Start]:
        """Yield games from the beginning to the end, with each number of seats in turn.

        Args:
            number: how many at the most; None: as many as this bench plays.
            log: whether the games note events.
        """
        for index in range(self.games if number is None else min(number, self.games)):
            players = self.players[index % len(self.players)]
            seed = self.good_deal(players, self.seed_of("game", index))
            label = f"game of {players} players, seed {seed}"
            yield Start(label, seed, lambda players=players, seed=seed: self.kit.begin(players, seed, log=log))  # type: ignore[misc]

    def tables_laid(self, number: int | None = None) -> Iterator[Start]:
        """Yield tables that the game lays out as starting points.

        Args:
            number: how many at the most; None: all.
        """
        starts = list(self.kit.situations(self.seed))
        most = len(starts) if number is None else min(number, len(starts))
        most = most if self.tables is None else min(most, self.tables)
        for index in range(most):
            yield starts[index * len(starts) // most]

    def good_deal(self, players: int, seed: int) -> int:
        """Return the seed of a new game.

        Args:
            players: how many seats.
            seed: the one that it has unless another one suits the tests better.
        """
        return seed

    def starts(self, games: int, tables: int) -> Iterator[Start]:
        """Yield some tables and some whole games.

        Args:
            games: how many whole games at the most.
            tables: how many tables at the most.
        """
        yield from self.tables_laid(tables)
        yield from self.whole_games(games)

    def further_starts(self) -> Iterator[Start]:
        """Yield tables that the check ``play`` begins from besides, made one by one as games are played."""
        yield from ()

    # Playing.

    def pick(self, decision: Decision, rng: Rng) -> Choice:
        """Return an answer for random play.

        Args:
            decision: the question.
            rng: the chance by which it is answered.
        """
        return self.kit.pick(decision, rng)

    def walk(self, start: Start) -> Iterator[Spot]:
        """Play from a start and stop before each choice; end where something raises, as the check ``play`` reports.

        Args:
            start: where the game begins.
        """
        number = 0
        with suppress(Exception):
            game = start.make()
            for spot in walk(
                game,
                Rng(start.seed),
                label=start.label,
                pick=self.pick,
                last_round=start.rounds,
                most=self.most,
            ):
                number = spot.number
                yield spot
        self.lengths[start.label] = number + 1

    def length(self, start: Start) -> int:
        """Return the number of choices that are made from a start.

        Args:
            start: where a game begins.
        """
        if start.label not in self.lengths:
            for _ in self.walk(start):
                pass
        return self.lengths[start.label]

    def sample(self, every: int, games: int, tables: int, purpose: str) -> Iterator[tuple[Spot, Rng]]:
        """Yield one decision in about ``every``, with a generator of its own; those of concern six times as often.

        Args:
            every: of how many decisions one is looked at.
            games: how many whole games are played at most.
            tables: how many tables are begun from at most.
            purpose: another one looks at other decisions.
        """
        rng = Rng(self.seed_of(purpose))
        for start in self.starts(games, tables):
            often = self.often(every, start)
            for spot in self.walk(start):
                if not rng.below(max(1, often // 6) if self.concerns(spot) else often):
                    yield spot, rng

    # Findings.

    def finding(
        self, check: str, what: str, spot: Spot | None = None, *, where: str = "", error: BaseException | None = None
    ) -> Finding:
        """Return a finding of a check at a decision.

        Args:
            check: the name of the check.
            what: what is wrong.
            spot: the decision; None: it is about no single one.
            where: the place in words, if it is not the decision.
            error: the exception, if one was raised.
        """
        place = f"{self.subject}, {where}" if where else self.place(spot)
        if spot is None:
            finding = Finding(check, place, what)
        else:
            finding = Finding(check, place, what, spot.reproduce, spot.game.journal_text())
        return finding if error is None else self.raised(finding, error)

    def tried(self, check: str, failed: str, spot: Spot | None, action: Callable[[], str | None]) -> list[Finding]:
        """Return what an action finds wrong, or that it raised, as a finding.

        Args:
            check: the name of the check.
            failed: what comes before the words of an exception.
            spot: the decision.
            action: returns what is wrong, if anything is.
        """
        try:
            wrong = action()
        except Exception as error:  # the code of a game or pack may raise anything
            return [self.finding(check, f"{failed}: {self.error_text(error)}", spot, error=error)]
        return [self.finding(check, wrong, spot)] if wrong else []

    def error_text(self, error: BaseException) -> str:
        """Return an exception in words: whose code failed and where, but for the name of what is tested.

        Args:
            error: any exception.
        """
        return in_words(error, self.ruleset).removeprefix(f"{self.subject}, ")

    def raised(self, finding: Finding, error: BaseException) -> Finding:
        """Return a finding about an exception, with whose code raised it, and where, as far as that is known.

        Args:
            finding: the finding.
            error: the exception.
        """
        return with_error(finding, error, error if isinstance(error, StarcupError) else blamed(error, self.ruleset))

    def placed(self, finding: Finding, place: Mapping[str, Any]) -> Finding:
        """Return a finding with the place that another process told.

        Args:
            finding: the finding.
            place: owner, file and line, as far as they are known there.
        """
        return evolve(finding, **place)

    def place(self, spot: Spot | None) -> str:
        """Return the place of a finding in words.

        Args:
            spot: the decision; None: it is about no single one.
        """
        return self.subject if spot is None else f"{self.subject}, question {spot.decision.kind!r}"


def differences(thing: object, other: object, path: str = "") -> str:
    """Return the first difference between two things in words; empty if there is none."""
    if thing is other or (type(thing) in (int, str) and thing == other):
        return ""
    if type(thing) is type(other):
        if has(kind := type(thing)):
            for attribute in fields(kind):
                if attribute.eq is not False:
                    name = attribute.name
                    inner = differences(getattr(thing, name, None), getattr(other, name, None), f"{path}.{name}")
                    if inner:
                        return inner
            return ""
        if isinstance(thing, list | tuple) and isinstance(other, list | tuple) and len(thing) == len(other):
            pairs = (
                differences(a, b, f"{path}[{index}]") for index, (a, b) in enumerate(zip(thing, other, strict=True))
            )
            return next(filter(None, pairs), "")
        if isinstance(thing, Mapping) and isinstance(other, Mapping) and thing.keys() == other.keys():
            return next(filter(None, (differences(thing[key], other[key], f"{path}[{key!r}]") for key in thing)), "")
        if hasattr(thing, "__dict__") and type(thing).__eq__ is object.__eq__:
            return differences(vars(thing), vars(other), path)
    return "" if thing == other else f"{path.lstrip('.') or 'the whole'}: {thing!r} or {other!r}"
