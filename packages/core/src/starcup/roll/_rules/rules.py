"""The rules as frozen data: the contents of packs and the numbers of the game, indexed, with compiled powers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, cast

from starcup import EngineError
from starcup.making import AnyStep, frozen
from starcup.packed import PluginManager
from starcup.roll._rules.catalogue import Catalogue
from starcup.roll._rules.definitions import (
    REASSIGNED,
    WILD,
    Counter,
    DieColour,
    Face,
    Faction,
    Flag,
    Grant,
    HomeWorld,
    Numbers,
    Phase,
    Tile,
)  # fmt: skip
from starcup.roll._rules.hooks import Reassign, terms_fault
from starcup.roll._rules.offers import Offers
from starcup.roll._rules.powers import Powers
from starcup.roll._rules.workers import Worker, all_workers, flags_of, phases_of
from starcup.roll.dice import NONE, ONE, WIDTH, Dice, count, kinds

if TYPE_CHECKING:
    from starcup.roll._rules.extensions import Extensions


@frozen
class Loose:
    """A face that fits several columns or shows flags: die colour, face, columns, and the worker it becomes."""

    colour: int
    face: str
    phases: tuple[int, ...]
    kind: int


@frozen(eq=False)
class Reach:
    """A Reassign power in numbers: the workers that it moves, and from which columns to which.

    There is one object for each power and selected phase. ``workers`` are the keys of all kinds,
    ``moves`` says for each kind whether the power moves it.
    """

    key: str
    phases: tuple[str, ...]
    workers: tuple[str, ...]
    moves: tuple[bool, ...]
    sources: tuple[int, ...]
    targets: tuple[int, ...]
    up_to: int
    at_least: int
    together: bool


class Rules:
    """The lists and numbers that steps, powers and views look things up in; shared by all games of a ruleset.

    ``dice``, ``faces``, ``tiles``, ``factions``, ``home_worlds`` and ``phases`` are tuples; state refers to them by
    position. The ``..._index`` mappings lead from keys to positions.
    """

    options: Mapping[str, str]
    """The options chosen, by name, which extensions read."""
    setup_steps: tuple[AnyStep, ...]
    """The steps of the set-up, in order."""
    round_steps: tuple[AnyStep, ...]
    """The steps of a round, in order (ROUND-1)."""
    round_step: AnyStep
    """The step that begins a round."""

    plugins: PluginManager
    """The powers, by the keys of their developments."""
    extensions: Extensions

    def __init__(self, catalogue: Catalogue, numbers: Numbers) -> None:
        self.numbers = numbers
        self.phases: tuple[Phase, ...] = self.extensions.phases
        self.phase_keys: tuple[str, ...] = tuple(phase.key for phase in self.phases)
        self.phase_index: dict[str, int] = {key: index for index, key in enumerate(self.phase_keys)}
        self.dice: tuple[DieColour, ...] = catalogue.dice
        self.die_keys: tuple[str, ...] = tuple(die.key for die in self.dice)
        self.colours: int = len(self.dice)
        self.die_index: dict[str, int] = {key: index for index, key in enumerate(self.die_keys)}
        self.faces: tuple[Face, ...] = catalogue.faces
        self.face_index: dict[str, int] = {face.key: face.index for face in self.faces}
        self.tiles: tuple[Tile, ...] = catalogue.tiles
        self.tile_index: dict[str, int] = {tile.id: tile.index for tile in self.tiles}
        self.factions: tuple[Faction, ...] = catalogue.factions
        self.home_worlds: tuple[HomeWorld, ...] = catalogue.home_worlds
        self.flags: Mapping[str, Flag] = catalogue.flags
        self.counters: tuple[Counter, ...] = catalogue.counters
        self.workers: tuple[Worker, ...] = all_workers(self.dice, self.counters, self.flags)
        self.worker_names: tuple[str, ...] = tuple(worker.key for worker in self.workers)
        self.worker_index: dict[str, int] = {name: kind for kind, name in enumerate(self.worker_names)}
        self.colour_of: tuple[int, ...] = tuple(worker.colour for worker in self.workers)
        self._marked = {
            (worker.colour, tuple(flag.key for flag in worker.flags)): worker.kind
            for worker in self.workers
            if worker.is_die
        }
        pieces: tuple[DieColour | Counter, ...] = (*self.dice, *self.counters)
        counts_as = {piece.key: piece.counts_as for piece in pieces}
        real = [worker for worker in self.workers if not worker.imaginary]
        self.counting: dict[str, tuple[int, ...]] = {
            key: tuple(worker.kind for worker in real if key in counts_as[worker.colour_key]) for key in counts_as
        }
        """The kinds of workers that count as each die colour, or counter."""
        # The kind that a worker becomes when a power moves it: its plain colour, marked only if a pack has that flag.
        mark = (REASSIGNED,) if REASSIGNED in self.flags else ()
        self.after_move: tuple[int, ...] = tuple(
            self._marked.get((colour, mark), kind) for kind, colour in enumerate(self.colour_of)
        )
        self.plain: int = 1 << WIDTH * 2 * self.colours
        """A ``Dice`` below this number holds only plain dice and imaginary workers."""
        self.unasked: int = 0 if self.extensions.worker_used else self.plain
        """Workers of a ``Dice`` below this number may be used without asking an extension."""
        self.assigned_counters: tuple[tuple[int, tuple[int, ...]], ...] = tuple(
            (worker.kind, tuple(sorted(self.phase_index[phase] for phase in worker.counter.phases)))
            for worker in self.workers
            if worker.counter is not None and worker.counter.phases
        )
        """Counters that may be put under phases, with these phases."""
        self.dice_mask: int = (1 << WIDTH * self.colours) - 1
        self.imaginary_index: dict[str, int] = {key: self.colours + kind for kind, key in enumerate(self.die_keys)}
        self.empty_columns: tuple[Dice, ...] = (NONE,) * len(self.phases)
        self._index_faces_of_dice()
        most = numbers.most_players
        self.roll_names: tuple[tuple[str, ...], ...] = tuple(
            tuple(f"roll {seat} {key}" for key in self.die_keys) for seat in range(most)
        )
        self.tile_names: tuple[str, ...] = tuple(f"tile {seat}" for seat in range(most))
        self.no_powers: Powers = Powers(self.phase_keys, numbers)
        self.offers: Offers = Offers(self)
        self.all_dice: Dice = Dice(sum(ONE[colour] * die.count for colour, die in enumerate(self.dice)))
        """Every die in the box."""
        self.spare_odds: tuple[float, ...] = self._spare_odds()
        """The probability that the die that selects a phase in games of few players shows each phase (REVEAL-3)."""
        self._grants = self._immediate_grants()
        self._remember()

    def _remember(self) -> None:
        """Cache from now on what is computed from the answers of powers."""
        self.reach: Callable[[str, Reassign, int], Reach] = lru_cache(maxsize=1 << 12)(self._reach)
        self._powers_of = lru_cache(maxsize=1 << 12)(self._compile_powers)

    def _index_faces_of_dice(self) -> None:
        """Number the outcomes of each die: a column, or after the columns an entry of ``loose``."""
        self.loose: tuple[Loose, ...] = tuple(
            Loose(colour, face, phases_of(face, self.phase_keys), self._marked[colour, flags_of(face, self.flags)])
            for colour, die in enumerate(self.dice)
            for face in dict.fromkeys(die.faces)
            if face not in self.phase_index
        )
        self.loose_index: dict[tuple[int, str], int] = {
            (entry.colour, entry.face): index for index, entry in enumerate(self.loose)
        }

        def side(colour: int, face: str) -> int:
            known = self.phase_index.get(face)
            return len(self.phases) + self.loose_index[colour, face] if known is None else known

        self.sides: tuple[tuple[int, ...], ...] = tuple(
            tuple(side(colour, face) for face in die.faces) for colour, die in enumerate(self.dice)
        )

    def _spare_odds(self) -> tuple[float, ...]:
        if not self.numbers.spare_die_players:
            return (0.0,) * len(self.phases)
        sides = self.sides[self.die_index[self.numbers.spare_die]]
        shown = [phase for side in sides for phase in self.phases_shown(side)]
        return tuple(shown.count(phase) / len(sides) for phase in range(len(self.phases)))

    def real(self, dice: Dice) -> Dice:
        """Return the dice among ``dice``, by colour: without imaginary workers, counters and marks.

        Args:
            dice: workers of any kind.
        """
        if dice < self.plain:
            return dice & self.dice_mask
        lying = [kind for kind in kinds(dice) if self.workers[kind].is_die]
        return Dice(sum(ONE[self.colour_of[kind]] * count(dice, kind) for kind in lying))

    def dice_of(self, workers: Iterable[str]) -> Dice:
        """Return the workers with these keys, one for each time that one is named.

        Args:
            workers: keys of workers, such as ``home``.
        """
        return Dice(sum(ONE[self.worker_index[worker]] for worker in workers))

    def _immediate_grants(self) -> tuple[tuple[Grant, ...], ...]:
        grants = []
        for face in self.faces:
            hook = cast("Callable[[], tuple[Grant, ...]] | None", self.plugins.functions(face.key).get("immediate"))
            grants.append(face.grants if hook is None else (*face.grants, *hook()))
        return tuple(grants)

    def grants_of(self, face: Face) -> tuple[Grant, ...]:
        """Return what a face gives once when it is placed: a world's grants, a development's immediate effect.

        Args:
            face: a face of these rules.
        """
        return self._grants[face.index]

    def powers_with(self, powers: Powers, face: Face) -> Powers:
        """Return the powers of a tableau that ``face`` enters.

        Args:
            powers: those of the tableau so far.
            face: a face of these rules.
        """
        hooks = self.plugins.functions(face.key)
        return powers.with_faces([(face, hooks)]) if hooks else powers

    def powers_of(self, tableau: Sequence[int]) -> Powers:
        """Return the powers of a whole tableau, cached.

        Args:
            tableau: face numbers, in the order in which they came.
        """
        return self._powers_of(tuple(tableau))

    def _compile_powers(self, tableau: tuple[int, ...]) -> Powers:
        faces = [self.faces[index] for index in tableau]
        owned = [(face, hooks) for face in faces if (hooks := self.plugins.functions(face.key))]
        return self.no_powers.with_faces(owned) if owned else self.no_powers

    def _reach(self, key: str, power: Reassign, selected: int) -> Reach:
        wrong = terms_fault(power, self.die_keys, self.phase_keys)
        if wrong:
            raise EngineError(f"power {key!r}, reassign(), {wrong}")
        if power.to == "any":
            targets = tuple(range(len(self.phases)))
        elif power.to == "selected":
            targets = (selected,)
        else:
            targets = tuple(sorted(self.phase_index[phase] for phase in power.to))
        return Reach(
            key,
            self.phase_keys,
            self.worker_names,
            tuple(
                worker.is_die and (not power.colours or worker.colour_key in power.colours) for worker in self.workers
            ),
            (self.phase_index[power.source],) if power.source else tuple(range(len(self.phases))),
            targets,
            power.up_to,
            power.at_least,
            power.together,
        )

    # Outcomes of rolls.

    def phases_shown(self, outcome: int) -> tuple[int, ...]:
        """Return the phases that an outcome of a die shows; none if it is wild.

        Args:
            outcome: a value of ``rules.sides``: a phase, or beyond those a face that shows other than one phase.
        """
        phases = len(self.phases)
        if outcome < phases:
            return (outcome,)
        face = self.loose[outcome - phases]
        return () if WILD in face.face.split("+") else face.phases

    def face_of(self, outcome: int) -> str:
        """Return the face that an outcome of a die is.

        Args:
            outcome: a value of ``rules.sides``.
        """
        return self.phase_keys[outcome] if outcome < len(self.phases) else self.loose[outcome - len(self.phases)].face
