"""The bench that a pack is tested on: its ruleset under watch, and the tables that checks play on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from functools import cached_property
from zlib import crc32

from attrs import define, evolve, field, frozen

from starcup.kernel.blame import Place
from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import StarcupError
from starcup.kernel.game import Game
from starcup.kernel.steps import Decision, Legal
from starcup.packs.pack import Pack, load
from starcup.roll.choices import Abandon, GiveUp
from starcup.roll.definitions import Face
from starcup.roll.ruleset import RollGame, RollRuleset
from starcup.testing.conformance.findings import Finding
from starcup.testing.conformance.integrity import Fingerprint, of_rules
from starcup.testing.conformance.places import place_of
from starcup.testing.conformance.watch import Watch
from starcup.testing.conformance.wires import Tripwires
from starcup.testing.sets import any_of
from starcup.testing.situations import SITUATIONS, lay_out

GROUP = 3
"""So many developments of the pack share a tableau in a showcase."""
ROUNDS = 3
MOST_IN_A_ROUND = 2_000
MOST_TABLES = 66
FIRST_ROUNDS = (1, 9, 16)
"""The rounds that tables begin with, by turns: some powers wait for a late one."""
DEALS = 20
"""Of so many deals the one with most tiles of the pack is played."""
_WORD = re.compile(r"[^ >.@]+")
_ASKED_ALWAYS = frozenset({"reassign", "bonus", "discount", "explore_choices", "completion_choices", "cost_now"})
"""Hooks that are asked at most choices, and by that tell nothing."""


WALKED = 100
"""No question has more choices, but for those that are answered by sets."""
SETS = 20
"""So many sets are looked at where not all can be."""


def some(legal: Legal, rng: Rng) -> Iterable[Choice]:
    """All choices, or some of those that are too many to be walked through."""
    return legal if len(legal) <= WALKED else (rng.choice(legal) for _ in range(SETS))


@frozen
class Start:
    """A table to play on, made anew and the same each time; played to the end of round ``rounds`` (0: of the game)."""

    label: str
    seed: int
    make: Callable[[], RollGame]
    rounds: int = 0


@frozen
class Spot:
    """A decision in a game that is being played, before ``choice`` is made; ``number`` choices were made before."""

    start: Start
    game: RollGame
    decision: Decision
    choice: Choice
    number: int

    @property
    def reproduce(self) -> str:
        """In words: which game, and the next choice."""
        return f"{self.start.label}, choice {self.number + 1}: seat {self.decision.seat} answers {self.choice.text!r}"


@define(slots=False)
class Bench:
    """A pack and all that the checks of it share.

    Args:
        pack: the pack, or the name of an installed one.
        with_packs: the packs that it is played with; they come first.
        games: whole games from the deal on, at most so many for each check.
        tables: tables laid out with the pack's tiles, at most so many for each check; None: all
            situations for all its powers, up to 66.
        pairs: games of the pack's developments with another one; None: 16 for each, all by -1.
        seed: other seeds give other games; the same one the same.

    Raises:
        PackError: the packs can't be loaded.
    """

    pack: Pack
    with_packs: tuple[str | Pack, ...]
    games: int
    tables: int | None
    pairs: int | None
    seed: int
    rules: RollRuleset
    watch: Watch
    wires: Tripwires
    before: Fingerprint
    rules_before: dict[str, str]
    known: dict[str, bool] = field(factory=dict)
    results: dict[str, object] = field(factory=dict)
    _mentions: dict[str, bool] = field(factory=dict)
    _at_work: dict[str, set[int]] = field(factory=dict)

    @classmethod
    def of(
        cls,
        pack: Pack | str,
        *,
        with_packs: Sequence[str | Pack] = ("base",),
        games: int = 6,
        tables: int | None = None,
        pairs: int | None = None,
        seed: int = 0,
        before: Fingerprint | None = None,
        wires: Tripwires | None = None,
    ) -> Bench:
        """Load the packs, and put watch and trip-wires in place.

        ``before`` and ``wires`` are given by those who imported code of the pack already: the engine as it
        was before that, and what was noted since.
        """
        before = Fingerprint.taken() if before is None else before
        wires = Tripwires() if wires is None else wires
        pack = load(pack) if isinstance(pack, str) else pack
        others = tuple(one for one in with_packs if pack.name != (one if isinstance(one, str) else one.name))
        with wires.around(pack.files):
            rules = RollRuleset.load([*others, pack])
        watch = Watch(rules, wires)
        seen = of_rules(rules)
        rules = watch.around(rules, pack.name)
        return cls(pack, others, games, tables, pairs, seed, rules, watch, wires, before, seen)

    # The pack's own.

    @cached_property
    def faces(self) -> list[Face]:
        """All faces of the pack."""
        return [face for face in self.rules.faces if face.pack == self.pack.name]

    @cached_property
    def developments(self) -> list[str]:
        """Keys of the developments of the pack, and of those of others whose power it replaces."""
        powers = self.rules.plugins.packs
        return [
            face.key
            for face in self.rules.faces
            if not face.is_world and (face.pack == self.pack.name or powers.get(face.key) == self.pack.name)
        ]

    @cached_property
    def players(self) -> tuple[int, ...]:
        """How many may play."""
        return tuple(range(self.rules.numbers.least_players, self.rules.numbers.most_players + 1))

    @cached_property
    def own_choices(self) -> list[type[Choice]]:
        """The kinds of choices that the powers of the pack bring along."""
        return [kind for kind in self.rules.choice_kinds if self.owns(kind)]

    def owns(self, kind: type[object]) -> bool:
        """Whether a class is one of the pack."""
        return f"{kind.__module__}.".startswith(f"{self.pack.package}.")

    def wired(self) -> AbstractContextManager[None]:
        """Within this, what the pack's code uses besides the table is noted."""
        classes: list[type] = [*self.rules.choice_kinds, *self.rules.step_kinds.values()]
        return self.wires.around(self.pack.files, [kind for kind in classes if self.owns(kind)])

    def mentions(self, choice: Choice) -> bool:
        """Whether a choice names something of the pack, other than to be rid of it."""
        found = self._mentions.get(choice.text)
        if found is None:
            words = _WORD.findall(choice.text)
            keys = {face.key for face in self.faces} | {*self.developments}
            found = not isinstance(choice, Abandon | GiveUp) and any(word in keys for word in words)
            self._mentions[choice.text] = found
        return found

    # Tables to play on.

    def seed_of(self, *parts: object) -> int:
        """A seed of its own for each purpose."""
        return crc32(" ".join(map(str, (self.seed, *parts))).encode())

    def whole_games(self, number: int | None = None, *, log: bool = False) -> Iterator[Start]:
        """Games from the deal to the end."""
        for index in range(self.games if number is None else min(number, self.games)):
            players = self.players[index % len(self.players)]
            seed = self._best_deal(players, self.seed_of("game", index))

            def make(players: int = players, seed: int = seed) -> RollGame:
                return Game.new(self.rules, players=players, seed=seed, log=log)

            yield Start(f"game of {players} players, seed {seed}", seed, make)

    def _best_deal(self, players: int, seed: int) -> int:
        own = {tile.index for tile in self.rules.tiles if tile.development.pack == self.pack.name}

        def dealt(seed: int) -> int:
            game: RollGame = Game.new(self.rules, players=players, seed=seed, log=False)
            held = (tile for seat in game.table.seats for tile in seat.drawn + seat.development_stack)
            return sum(tile in own for tile in held)

        return max(range(seed, seed + DEALS), key=dealt)

    @property
    def turns(self) -> int:
        """So many further tables are laid out at most for hooks that are not asked."""
        return len(SITUATIONS) if self.tables is None else min(self.tables, len(SITUATIONS))

    @cached_property
    def groups(self) -> list[list[str]]:
        """The developments of the pack, as they share tableaus."""
        return [self.developments[at : at + GROUP] for at in range(0, len(self.developments), GROUP)] or [[]]

    def showcases(self, number: int | None = None) -> Iterator[Start]:
        """Tables with several tiles of the pack in one tableau and on the stacks, in all situations by turns."""
        found = [(group, at) for group in self.groups for at in range(len(SITUATIONS))]
        most = MOST_TABLES if self.tables is None else self.tables
        wanted = min(len(found), most, len(found) if number is None else number)
        for index in range(wanted):
            group, at = found[index * len(found) // wanted]
            yield self.table(index, group, at, self.players[index % len(self.players)])

    def table(self, index: int, group: Sequence[str], at: int, players: int) -> Start:
        """A table for so many players with developments of the pack in a tableau, in the situation of that number."""
        rng = Rng(seed := self.seed_of("table", index))
        tiles = [tile for tile in self.rules.tiles if tile.development.pack == self.pack.name]
        spare = [tile for tile in rng.shuffled(tiles) if not {tile.development.key, tile.world.key} & set(group)]
        next_up = [(tile.development if rng.below(2) else tile.world).key for tile in spare[:4]]
        first, owner = FIRST_ROUNDS[index % len(FIRST_ROUNDS)], index // len(self.players) % players

        def make() -> RollGame:
            return lay_out(
                self.rules, group, SITUATIONS[at], seed, index,
                next_up=next_up, players=players, owner=owner, round_number=first,
            )  # fmt: skip

        names = " + ".join(group) or "no development"
        what = f"{names}, {SITUATIONS[at].name!r}, seat {owner} of {players}, round {first}, seed {seed}"
        return Start(f"table {index}: {what}", seed, make, first + ROUNDS - 1)

    def starts(self, games: int, tables: int) -> Iterator[Start]:
        """Some tables and some whole games."""
        yield from self.showcases(tables)
        yield from self.whole_games(games)

    # Playing.

    def pick(self, decision: Decision, rng: Rng) -> Choice:
        """A random choice; every other time one that concerns the pack, if there is any."""
        if rng.below(2):
            own = [choice for choice in some(decision.legal, rng) if self.mentions(choice)]
            if own:
                return rng.choice(own)
        return any_of(decision.legal, rng)

    def walk(self, start: Start) -> Iterator[Spot]:
        """Play from a start, stopping before each choice. Ends where something raises: ``check_play`` tells."""
        try:
            game = start.make()
        except Exception:
            return
        rng = Rng(start.seed)
        number, since, round_number = 0, 0, game.table.round
        while game.waiting() and not (start.rounds and game.table.round > start.rounds):
            decision = rng.choice(game.waiting())
            choice = self.pick(decision, rng)
            yield Spot(start, game, decision, choice, number)
            self.watch.forget()
            try:
                game.submit(decision.seat, choice, decision.number)
            except StarcupError:
                return
            if any(hook not in _ASKED_ALWAYS for _, hook, _ in self.watch.calls):
                self._at_work.setdefault(start.label, set()).add(number)
            number += 1
            since = 0 if game.table.round != round_number else since + 1
            round_number = game.table.round
            if since > MOST_IN_A_ROUND:
                return

    def sets_to_work(self, spot: Spot) -> bool:
        """Whether the choice of a spot is followed by something that a power of the pack does."""
        if spot.start.label not in self._at_work:
            self._at_work[spot.start.label] = set()
            for _ in self.walk(spot.start):
                pass
        return spot.number in self._at_work[spot.start.label]

    def concerns(self, spot: Spot) -> bool:
        """Whether a power of the pack has to do with a decision or with the choice that is made."""
        return self.owns(type(spot.decision.step)) or self.mentions(spot.choice)

    def sample(
        self, every: int, games: int, tables: int, purpose: str, *, at_work: bool = False
    ) -> Iterator[tuple[Spot, Rng]]:
        """One spot in ``every``, with a generator of its own.

        Of those that concern the pack six times as many, of whole games, which are long, a tenth. With
        ``at_work`` those concern it, too, that a power does something after.
        """
        rng = Rng(self.seed_of(purpose))
        for start in self.starts(games, tables):
            often = every if start.rounds else 10 * every
            for spot in self.walk(start):
                concerned = self.concerns(spot) or (at_work and self.sets_to_work(spot))
                if not rng.below(max(1, often // 6) if concerned else often):
                    yield spot, rng

    # Findings.

    def finding(
        self, check: str, what: str, spot: Spot | None = None, *, where: str = "", error: BaseException | None = None
    ) -> Finding:
        """A finding of a check; its place is where the powers were asked last, unless it is known better.

        ``error`` is what was raised, if something was: it tells the line.
        """
        place = f"pack {self.pack.name!r}, {where}" if where else self.watch.place(self.pack.name)
        found = Finding(check, place, what) if spot is None else self._seen_at(check, place, what, spot)
        at = (None if error is None else place_of(error, self.pack)) or self.watch.code_place(where)
        return found if at is None else self.placed(found, at)

    def _seen_at(self, check: str, place: str, what: str, spot: Spot) -> Finding:
        return Finding(check, place, what, spot.reproduce, spot.game.journal_text())

    def placed(self, finding: Finding, at: Place | None) -> Finding:
        """A finding, with its place in the pack's code."""
        return finding if at is None else evolve(finding, file=at.file, line=at.line)
