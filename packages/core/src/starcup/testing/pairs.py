"""Games with two pieces together in one tableau, under close watch: two that work alone may conflict."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Generic, Protocol, TypeVar
from zlib import crc32

from attrs import field, frozen

from starcup.kernel.chance import Rng
from starcup.kernel.errors import EngineError
from starcup.kernel.game import Game
from starcup.owners import in_words
from starcup.testing.sets import otherwise
from starcup.testing.soundness import look, look_at_end
from starcup.testing.walking import Picker, Spot, at_random, walk

Pair = tuple[str, str]

ROUNDS = 3
MOST_DECISIONS = 5_000
SAMPLE = 12
"""One of this many decisions is also cloned, saved, loaded and undone."""


@frozen
class PairResult:
    """The result of one pair in one situation. ``fault`` is empty when nothing was wrong.

    Otherwise it describes the fault and the choice; ``journal`` is then the text of
    the game up to there, which ``Game.replay`` reads, and ``error`` what was raised.
    """

    pair: Pair
    situation: str
    rounds: int
    decisions: int
    fault: str = ""
    journal: str = ""
    error: Exception | None = field(default=None, eq=False, repr=False)


class Named(Protocol):
    """A situation: whatever it is, it has a name."""

    @property
    def name(self) -> str:
        """The name."""


RulesT = TypeVar("RulesT")
SituationT = TypeVar("SituationT", bound=Named)


@frozen
class PairGames(Generic[RulesT, SituationT]):
    """Plays games with pairs of pieces; a game has one such object, which is called with a ruleset.

    Args:
        lay_out: returns the table of a pair in a situation, given a ruleset, a seed and the number of the pair.
        situations: those that pairs are put into if none are named.
        rounds: how many rounds are played.
        pick: makes, for each game, what chooses the answers.
    """

    lay_out: Callable[[RulesT, Pair, SituationT, int, int], Game]
    situations: Sequence[SituationT]
    rounds: int = ROUNDS
    pick: Callable[[], Picker] = lambda: at_random

    def __call__(
        self, rules: RulesT, pairs: Iterable[Pair], situations: Sequence[SituationT] | None = None, *, seed: int = 0
    ) -> Iterator[PairResult]:
        """Put each pair into each situation, and play as :func:`pair_game` does.

        Args:
            rules: the ruleset.
            pairs: keys of two pieces each.
            situations: the tables that they are put on; None: the usual ones.
            seed: another one gives other games.

        Yields:
            the result of each game.
        """
        known: dict[str, bool] = {}
        for index, pair in enumerate(pairs):
            for situation in self.situations if situations is None else situations:
                # A seed of its own for each game: it does not change with the other pairs that are asked for.
                own = crc32(f"{' '.join(pair)} {situation.name} {seed}".encode())
                make = partial(self.lay_out, rules, pair, situation, own, index)
                yield pair_game(pair, situation.name, make, own, known, rounds=self.rounds, pick=self.pick())


def pair_game(
    pair: Pair,
    situation: str,
    make: Callable[[], Game],
    seed: int,
    known: dict[str, bool],
    *,
    rounds: int = ROUNDS,
    pick: Picker = at_random,
) -> PairResult:
    """Play a pair in a situation at random for some rounds, and watch.

    After every choice all invariants hold, and every waiting seat has something
    to choose, with unique texts that parse. At a sample of decisions a
    clone and a loaded save go on alike, and undo restores the former position. The
    game goes on or ends as it should, can be scored, and is replayed by its
    journal. Equal arguments give equal games.
    """
    game, decisions, played = None, 0, 0
    try:
        game = make()
        for spot in walk(game, rng := Rng(seed), pick=pick, last_round=rounds, most=MOST_DECISIONS, undo=SAMPLE):
            look(game, known)
            if not rng.below(SAMPLE):
                _look_closely(spot)
            decisions = spot.number + 1
        played = game.round_number
        look_at_end(game)
        again = Game.replay(game.ruleset, game.journal_text())
        if again.save() != game.save():
            raise EngineError("the journal tells another game")
    except Exception as error:  # the check looks for any exception of a power
        fault = f"{' + '.join(pair)}, {situation}, choice {decisions + 1}: {in_words(error)}"
        journal = "" if game is None else game.journal_text()
        return PairResult(pair, situation, played, decisions, fault, journal, error)
    return PairResult(pair, situation, played, decisions)


def _look_closely(spot: Spot) -> None:
    """Make a choice in copies of a game, and check that they go on alike and that undo restores them."""
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
