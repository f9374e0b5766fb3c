"""Every pair of developments together in one tableau, in situations that powers tend to forget.

For authors of packs: two powers that work alone may get in each other's way,
and most of what goes wrong needs an empty stack, a dry bag or a full purse.

>>> from starcup.roll import Ruleset
>>> rules = Ruleset.load(["base"])
>>> pairs = all_pairs(rules)
>>> len(pairs)
1953
>>> [result.fault for result in pair_games(rules, pairs[:1], SITUATIONS[:2])]
['', '']
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations
from zlib import crc32

from attrs import frozen

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice, normalise, parse_choice
from starcup.kernel.errors import EngineError
from starcup.kernel.game import Game
from starcup.kernel.steps import Decision
from starcup.roll.definitions import Tile
from starcup.roll.invariants import faults
from starcup.roll.ruleset import RollRuleset
from starcup.roll.scoring import final_scores
from starcup.testing.scenario import RollGame, Scenario

Pair = tuple[str, str]


@frozen
class Situation:
    """How the table lies when a pair meets: all phases occur, then whole rounds follow, Assign and all.

    ``stacks`` is the number of tiles on each construction stack, ``workers``
    the dice under each phase, ``bag`` what is left in the bag (None: all that
    lies nowhere else), ``cup`` the dice kept for the next round. With
    ``goods`` every world holds all that it can; with ``idle`` one phase, the
    next for each pair, has no dice; with ``roll`` the game starts with a roll
    of the cups instead. A third player has little to do.
    """

    name: str
    stacks: int = 2
    workers: int = 2
    credits: int = 3
    bag: int | None = None
    cup: int = 4
    goods: bool = False
    idle: bool = False
    roll: bool = False
    players: int = 2


SITUATIONS: tuple[Situation, ...] = (
    Situation("full stacks", stacks=5),
    Situation("empty stacks", stacks=0, credits=1),
    Situation("a phase without dice", idle=True),
    Situation("no workers at all", workers=0, cup=8),
    Situation("nearly empty bag", bag=1, players=3),
    Situation("empty bag", stacks=1, bag=0, players=3),
    Situation("most credits", credits=10, cup=2),
    Situation("no credits", credits=0, goods=True, cup=6),
    Situation("goods everywhere", goods=True, workers=3),
    Situation("many dice to roll", roll=True, workers=0, cup=14),
    Situation("many dice, nothing to build", roll=True, workers=0, cup=14, stacks=0, goods=True),
)
"""The situations that a pair is put into unless others are named."""

ROUNDS = 3
MOST_DECISIONS = 5_000
SAMPLE = 12
"""One decision in so many is also cloned, saved, loaded and undone."""


@frozen
class PairResult:
    """How one pair fared in one situation. ``fault`` is empty when nothing was wrong.

    Otherwise it says what, and at which choice; ``journal`` is then the text of
    the game up to there, to be looked at with ``Game.replay``.
    """

    pair: Pair
    situation: str
    rounds: int
    decisions: int
    fault: str = ""
    journal: str = ""


def all_pairs(rules: RollRuleset) -> list[Pair]:
    """Every two developments of a ruleset, in the order of their tiles."""
    return list(combinations([face.key for face in rules.faces if not face.is_world], 2))


def pair_games(
    rules: RollRuleset, pairs: Iterable[Pair], situations: Sequence[Situation] = SITUATIONS, *, seed: int = 0
) -> Iterator[PairResult]:
    """Put each pair into each situation, play at random for three rounds, and watch.

    After every choice all invariants hold, and every waiting seat has two or
    more legal choices, with unique texts that parse. At a sample of decisions a
    clone and a loaded save go on alike, and undo gives the former position. The
    game goes on or ends as it should, can be scored, and is replayed by its
    journal. The same arguments give the same games.
    """
    known: dict[str, bool] = {}
    for index, pair in enumerate(pairs):
        for situation in situations:
            # A seed of its own for each game: it does not change with the other pairs that are asked for.
            own = crc32(f"{' '.join(pair)} {situation.name} {seed}".encode())
            yield _play(rules, pair, situation, own, index, known)


def _play(
    rules: RollRuleset, pair: Pair, situation: Situation, seed: int, index: int, known: dict[str, bool]
) -> PairResult:
    game, decisions, rounds = None, 0, 0
    try:
        game = _set_up(rules, pair, situation, seed, index)
        rng = Rng(seed)
        while game.waiting() and game.table.round <= ROUNDS:
            _look(rules, game, known)
            decision = rng.choice(game.waiting())
            _choose(rules, game, decision, rng.choice(decision.legal), deeply=not rng.below(SAMPLE))
            decisions += 1
            if decisions > MOST_DECISIONS:
                raise EngineError(f"no end after {MOST_DECISIONS} choices")
        rounds = game.table.round
        _end(rules, game)
    except Exception as error:  # whatever a power may raise is what is looked for
        fault = f"{' + '.join(pair)}, {situation.name}, choice {decisions + 1}: {type(error).__name__}: {error}"
        journal = "" if game is None else game.journal_text()
        return PairResult(pair, situation.name, rounds, decisions, fault, journal)
    return PairResult(pair, situation.name, rounds, decisions)


def _look(rules: RollRuleset, game: RollGame, known: dict[str, bool]) -> None:
    wrong = faults(game.table)
    if wrong:
        raise EngineError("; ".join(wrong))
    for decision in game.waiting():
        texts = {choice.text for choice in decision.legal}
        if len(texts) < max(2, len(decision.legal)):
            raise EngineError(f"{decision} offers no choice, or two of one text: {sorted(texts)}")
        for text in texts:
            if text not in known:
                known[text] = parse_choice(normalise(text), rules.choice_kinds) is not None
            if not known[text]:
                raise EngineError(f"{decision} offers {text!r}, which can't be read back")


def _choose(rules: RollRuleset, game: RollGame, decision: Decision, choice: Choice, deeply: bool) -> None:
    seat = decision.seat
    if not deeply:
        game.submit(seat, choice)
        return
    before = game.save()
    copies = {"clone": game.clone(), "loaded game": Game.load(rules, before)}
    game.view(seat)
    game.submit(seat, choice, decision.number)
    after = game.save()
    for name, copy in copies.items():
        if copy.save() != before:
            raise EngineError(f"the {name} differs")
        copy.submit(seat, choice.text)
        if copy.save() != after:
            raise EngineError(f"the {name} goes on otherwise after {choice.text!r}")
    if game.can_undo(seat):
        game.undo(seat)
        if game.save() != before:
            raise EngineError(f"{choice.text!r} can't be taken back whole")
        game.submit(seat, choice.text)
        if game.save() != after:
            raise EngineError(f"{choice.text!r}, taken back and chosen again, comes out otherwise")


def _end(rules: RollRuleset, game: RollGame) -> None:
    wrong = faults(game.table)
    if wrong:
        raise EngineError("; ".join(wrong))
    if not game.waiting() and not game.finished:
        raise EngineError("nobody is asked, but the game is not over")
    totals = tuple(score.total for score in final_scores(game.table))
    if game.finished and game.table.scores != totals:
        raise EngineError(f"the game was scored {game.table.scores}, now it is {totals}")
    again = Game.replay(rules, game.journal_text())
    if again.save() != game.save():
        raise EngineError("the journal tells another game")


# Setting up.


def _set_up(rules: RollRuleset, pair: Pair, situation: Situation, seed: int, index: int) -> RollGame:
    rng = Rng(seed)
    scenario = Scenario(rules, situation.players, seed)
    own = {rules.face_index[key] // 2 for key in pair}
    tiles = [tile for tile in rng.shuffled(rules.tiles) if tile.index not in own]
    purse = rng.shuffled([die.key for die in rules.dice for _ in range(die.count // 2)])
    rivals = [tiles.pop().development.key for _ in pair]
    spare = 2 * len({tile.world.colour for tile in rules.tiles})  # for the worlds of both
    for number, owned in enumerate((pair, rivals)):
        zone = [tiles.pop() for _ in range(2 * situation.stacks) if len(tiles) > spare]
        tableau = [*owned, *(tile.world.key for tile in _worlds(rules, tiles))]
        phases = list(rules.phase_keys)
        if situation.idle:
            phases.pop(index % len(phases))
        scenario.seat(
            number,
            credits=situation.credits,
            home=rules.home_worlds[rng.below(len(rules.home_worlds))].id if number == 0 else "",
            tableau=tableau,
            develop=[tile.development.key for tile in zone[::2]],
            settle=[tile.world.key for tile in zone[1::2]],
            developers=_take(purse, min(1, situation.stacks)),
            settlers=_take(purse, min(1, situation.stacks)),
            workers={phase: _take(purse, situation.workers) for phase in phases},
            cup=_take(purse, situation.cup),
            citizenry=_take(purse, 2),
            goods=_goods(rules, tableau, purse) if situation.goods else {},
        )
    if situation.players > len((pair, rivals)):
        scenario.seat(situation.players - 1, cup=rules.numbers.start_die)
    if situation.bag is not None:
        scenario.bag(*(tile.world.key for tile in tiles[: situation.bag]))
    if situation.roll:
        return scenario.round().begin()
    return scenario.phases(*rules.phase_keys).go_on().begin()


def _worlds(rules: RollRuleset, tiles: list[Tile]) -> list[Tile]:
    """One tile for each colour of worlds that hold goods, taken out of ``tiles``."""
    found: dict[str, Tile] = {}
    for tile in tiles:
        if tile.world.holds_goods and tile.world.colour is not None:
            found.setdefault(tile.world.colour.key, tile)
    for tile in found.values():
        tiles.remove(tile)
    return list(found.values())


def _goods(rules: RollRuleset, tableau: Sequence[str], purse: list[str]) -> dict[str, str]:
    faces = [rules.face_index[key] for key in tableau]
    capacity = rules.powers_of(faces).capacity
    return {rules.faces[face].key: _take(purse, capacity) for face in faces if rules.faces[face].holds_goods}


def _take(purse: list[str], number: int) -> str:
    """Dice out of the purse, as far as they go."""
    return " ".join(purse.pop() for _ in range(min(number, len(purse))))
