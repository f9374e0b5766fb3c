"""The bench that a pack is tested on: its ruleset under watch, and the tables that checks play on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import cast

from attrs import define, field

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.game import Game
from starcup.kernel.steps import Decision
from starcup.roll._rules.definitions import Face
from starcup.roll._rules.ruleset import RollGame, RollRuleset
from starcup.roll.choices import Abandon, GiveUp
from starcup.roll.testing.packs.watch import Watch
from starcup.roll.testing.situations import SITUATIONS, lay_out
from starcup.testing.bench import some
from starcup.testing.findings import Finding
from starcup.testing.pack_games import PackGames, placed
from starcup.testing.places import within
from starcup.testing.sets import any_of
from starcup.testing.walking import Spot, Start

GROUP = 3
"""The number of developments of the pack that share a tableau in a showcase."""
ROUNDS = 3
MOST_TABLES = 66
FIRST_ROUNDS = (1, 9, 16)
"""The rounds that tables begin with, in turn: some powers wait for a late one."""
DEALS = 20
"""The number of deals out of which the one with most tiles of the pack is played."""
_OF_RULES = (
    "numbers", "phases", "dice", "faces", "tiles", "factions", "home_worlds", "counters", "workers", "sides", "options",
)  # fmt: skip
"""The parts of a ruleset, which are compared by their representation."""
_WORD = re.compile(r"[^ >.@]+")
_ASKED_ALWAYS = frozenset({"reassign", "bonus", "discount", "explore_choices", "completion_choices", "cost_now"})
"""Hooks that are asked at most choices, so that their calls tell nothing."""


@define(slots=False, kw_only=True)
class PackBench(PackGames):
    """A pack of tiles and everything that its checks share: every call of its powers is under watch.

    ``tables`` None are all situations for all its powers, up to 66; ``pairs`` None are 16 games with another
    development for each of the pack's, -1 all. ``rules_before`` are the parts of the ruleset as it was loaded.
    """

    watch: Watch = field(init=False)
    rules_before: dict[str, str] = field(init=False)
    _mentions: dict[str, bool] = field(factory=dict)
    _at_work: dict[str, set[int]] = field(factory=dict)

    def __attrs_post_init__(self) -> None:
        rules = self.rules
        self.watch, self.rules_before = Watch(rules, self.wires), of_rules(rules)
        self.play_with(self.watch.around(rules, self.pack.name), tuple(rules.seats))

    @property
    def rules(self) -> RollRuleset:
        """The ruleset, with the powers of the pack under watch."""
        return cast(RollRuleset, self.ruleset)

    def forget(self) -> None:
        """Forget the recorded calls of hooks."""
        self.watch.forget()

    # The pack's own.

    @cached_property
    def faces(self) -> list[Face]:
        """The faces of the pack."""
        return [face for face in self.rules.faces if face.pack == self.pack.name]

    @cached_property
    def developments(self) -> list[str]:
        """The keys of the developments of the pack, and of those of others whose power it replaces."""
        powers = self.rules.plugins.packs
        return [
            face.key
            for face in self.rules.faces
            if not face.is_world and (face.pack == self.pack.name or powers.get(face.key) == self.pack.name)
        ]

    def own_choices(self) -> list[type[Choice]]:
        """Return the kinds of choices that the powers of the pack add."""
        return [kind for kind in self.rules.choice_kinds if self.owns(kind)]

    def owns(self, kind: type[object]) -> bool:
        """Return whether a class belongs to the pack."""
        return f"{kind.__module__}.".startswith(f"{self.pack.package}.")

    def mentions(self, choice: Choice) -> bool:
        """Return whether a choice names something of the pack, other than to get rid of it."""
        found = self._mentions.get(choice.text)
        if found is None:
            words = _WORD.findall(choice.text)
            keys = {face.key for face in self.faces} | {*self.developments}
            found = not isinstance(choice, Abandon | GiveUp) and any(word in keys for word in words)
            self._mentions[choice.text] = found
        return found

    # Tables to play on.

    def whole_games(self, number: int | None = None, *, log: bool = False) -> Iterator[Start]:
        """Yield games from the deal to the end."""
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
        """The largest number of further tables for hooks that are not asked."""
        return len(SITUATIONS) if self.tables is None else min(self.tables, len(SITUATIONS))

    @cached_property
    def groups(self) -> list[list[str]]:
        """The developments of the pack, in the groups that share a tableau."""
        return [self.developments[at : at + GROUP] for at in range(0, len(self.developments), GROUP)] or [[]]

    def tables_laid(self, number: int | None = None) -> Iterator[Start]:
        """Yield tables with several tiles of the pack in one tableau and on the stacks, in each situation in turn."""
        found = [(group, at) for group in self.groups for at in range(len(SITUATIONS))]
        most = MOST_TABLES if self.tables is None else self.tables
        wanted = min(len(found), most, len(found) if number is None else number)
        for index in range(wanted):
            group, at = found[index * len(found) // wanted]
            yield self.table(index, group, at, self.players[index % len(self.players)])

    def table(self, index: int, group: Sequence[str], at: int, players: int) -> Start:
        """Return a table for so many players with developments of the pack in a tableau, in situation number ``at``."""
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

    # Playing.

    def pick(self, decision: Decision, rng: Rng) -> Choice:
        """Return a random choice; every other time one that concerns the pack, if there is any."""
        if rng.below(2):
            own = [choice for choice in some(decision.legal, rng) if self.mentions(choice)]
            if own:
                return rng.choice(own)
        return any_of(decision.legal, rng)

    def walk(self, start: Start) -> Iterator[Spot]:
        """Play from a start, and note after which choices powers of the pack were at work."""
        last: Spot | None = None
        for spot in super().walk(start):
            self._note(start, last)
            yield spot
            self.watch.forget()
            last = spot
        self._note(start, last)

    def _note(self, start: Start, last: Spot | None) -> None:
        if last is not None and any(hook not in _ASKED_ALWAYS for _, hook, _ in self.watch.calls):
            self._at_work.setdefault(start.label, set()).add(last.number)

    def sets_to_work(self, spot: Spot, start: Start) -> bool:
        """Return whether the choice of a spot is followed by an effect of a power of the pack."""
        if start.label not in self._at_work:
            self._at_work[start.label] = set()
            for _ in self.walk(start):
                pass
        return spot.number in self._at_work[start.label]

    def concerns(self, spot: Spot, start: Start, *, at_work: bool = False) -> bool:
        """Return whether a power of the pack is concerned by a decision or by the choice that is made."""
        own = self.owns(type(spot.decision.step)) or self.mentions(spot.choice)
        return own or (at_work and self.sets_to_work(spot, start))

    def often(self, every: int, start: Start) -> int:
        """Return the sampling interval, ten times as long for whole games."""
        return every if start.rounds else 10 * every

    # Findings.

    def finding(
        self, check: str, what: str, spot: Spot | None = None, *, where: str = "", error: BaseException | None = None
    ) -> Finding:
        """Return a finding of a check; its place is where the powers were asked last, unless an exception gives it."""
        found = super().finding(check, what, spot, where=where, error=error)
        return found if found.file else placed(found, within(self.watch.code_place(where), self.pack))

    def place(self, spot: Spot | None) -> str:
        """Return pack, power, hook and seat of the last call."""
        return self.watch.place(self.pack.name)


def of_rules(rules: RollRuleset) -> dict[str, str]:
    """Return the parts of a ruleset by name, as their representations."""
    return {name: repr(getattr(rules, name)) for name in _OF_RULES}
