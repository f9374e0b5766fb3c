"""Games with every pair of developments together in one tableau, in situations that powers tend to forget.

For authors of packs: two powers that work alone may conflict, and most faults
need an empty stack, an empty bag or many credits.

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
from starcup.kernel.errors import EngineError
from starcup.kernel.game import Game
from starcup.roll._rules.ruleset import RollRuleset
from starcup.roll.testing.situations import SITUATIONS, Situation, lay_out
from starcup.testing.sets import otherwise
from starcup.testing.soundness import look, look_at_end
from starcup.testing.walking import Spot, walk

Pair = tuple[str, str]


ROUNDS = 3
MOST_DECISIONS = 5_000
SAMPLE = 12
"""One of this many decisions is also cloned, saved, loaded and undone."""


@frozen
class PairResult:
    """The result of one pair in one situation. ``fault`` is empty when nothing was wrong.

    Otherwise it describes the fault and the choice; ``journal`` is then the text of
    the game up to there, which ``Game.replay`` reads.
    """

    pair: Pair
    situation: str
    rounds: int
    decisions: int
    fault: str = ""
    journal: str = ""


def all_pairs(rules: RollRuleset) -> list[Pair]:
    """Return every two developments of a ruleset, in the order of their tiles."""
    return list(combinations([face.key for face in rules.faces if not face.is_world], 2))


def pair_games(
    rules: RollRuleset, pairs: Iterable[Pair], situations: Sequence[Situation] = SITUATIONS, *, seed: int = 0
) -> Iterator[PairResult]:
    """Put each pair into each situation, play at random for three rounds, and watch.

    After every choice all invariants hold, and every waiting seat has something
    to choose, with unique texts that parse. At a sample of decisions a
    clone and a loaded save go on alike, and undo restores the former position. The
    game goes on or ends as it should, can be scored, and is replayed by its
    journal. Equal arguments give equal games.
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
        game = lay_out(rules, pair, situation, seed, index)
        for spot in walk(game, rng := Rng(seed), last_round=ROUNDS, most=MOST_DECISIONS, undo=SAMPLE):
            look(game, known)
            if not rng.below(SAMPLE):
                _look_closely(spot)
            decisions = spot.number + 1
        rounds = game.table.round
        look_at_end(game)
        again = Game.replay(rules, game.journal_text())
        if again.save() != game.save():
            raise EngineError("the journal tells another game")
    except Exception as error:  # the check looks for any exception of a power
        fault = f"{' + '.join(pair)}, {situation.name}, choice {decisions + 1}: {type(error).__name__}: {error}"
        journal = "" if game is None else game.journal_text()
        return PairResult(pair, situation.name, rounds, decisions, fault, journal)
    return PairResult(pair, situation.name, rounds, decisions)


def _look_closely(spot: Spot) -> None:
    """Make a choice in copies of a game, and check that they go on alike and that undo restores them.

    Raises:
        EngineError: they don't, or it can't.
    """
    game, seat, choice = spot.game, spot.decision.seat, spot.choice
    before, bare = game.save(), game.save(numbered=False)
    twin, loaded = game.clone(), Game.load(game.ruleset, before)
    game.view(seat)
    for name, copy in (("clone", twin), ("loaded game", loaded)):
        if copy.save() != before:
            raise EngineError(f"the {name} differs")
    twin.submit(seat, choice, spot.decision.number)
    loaded.submit(seat, otherwise(spot.decision.legal, choice, Rng(len(before))))
    if loaded.save() != twin.save():
        raise EngineError(f"the loaded game goes on otherwise after {choice.text!r}")
    if twin.can_undo(seat):
        chosen = twin.save(numbered=False)
        twin.undo(seat)
        if twin.save(numbered=False) != bare:
            raise EngineError(f"{choice.text!r} can't be taken back whole")
        twin.submit(seat, choice.text)
        if twin.save(numbered=False) != chosen:
            raise EngineError(f"{choice.text!r}, taken back and chosen again, comes out otherwise")
