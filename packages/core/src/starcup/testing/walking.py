"""The walker: plays a game on at random, one choice after another, and stops before each choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from attrs import frozen

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import EngineError
from starcup.kernel.game import Game
from starcup.kernel.steps import Decision
from starcup.testing.sets import any_of

Picker = Callable[[Decision, Rng], Choice]
"""A function that chooses an answer to a question."""

MOST = 100_000
"""The largest number of choices in a walk unless another is given."""


class NoEnd(EngineError):
    """An error: a game went on for too many choices."""


@frozen
class Start:
    """A table to play on, made anew and equal each time; played to the end of round ``rounds`` (None: of the game).

    One that is ``laid`` out by hand may be so near the end that nobody is asked any more.
    """

    label: str
    seed: int
    make: Callable[[], Game]
    rounds: int | None = None
    laid: bool = False


@frozen
class Spot:
    """A decision in a game that is being played, before ``choice`` is made; ``number`` choices were made before."""

    label: str
    game: Game
    decision: Decision
    choice: Choice
    number: int

    @property
    def reproduce(self) -> str:
        """The game and the next choice, in words."""
        return f"{self.label}, choice {self.number + 1}: seat {self.decision.seat} answers {self.choice.text!r}"


def at_random(decision: Decision, rng: Rng) -> Choice:
    """Return a legal choice at random; see :func:`~starcup.testing.sets.any_of`.

    Args:
        decision: the question.
        rng: the chance by which it is answered.
    """
    return any_of(decision.legal, rng)


def walk(
    game: Game,
    rng: Rng,
    *,
    label: str = "",
    pick: Picker = at_random,
    last_round: int | None = None,
    most: int = MOST,
    undo: int = 0,
) -> Iterator[Spot]:
    """Play a game on in place, with seats that are asked at once in any order, and stop before each choice.

    The choice is made when the next stop is asked for; until then the game must stay as it is.

    Args:
        game: is played on.
        rng: where seats and choices come from. The game's own chance goes on as it would have.
        label: which game it is, in words.
        pick: chooses the answers.
        last_round: the round after which to stop; None plays to the end of the game.
        most: how many choices are made.
        undo: one of this many choices is taken back where that is possible; 0: none.

    Yields:
        each decision, with the choice that will be made.

    Raises:
        NoEnd: there is no end after ``most`` choices.
        Exception: whatever the game raises.
    """
    number = 0
    while (waiting := game.waiting()) and (last_round is None or game.round_number <= last_round):
        if number == most:
            raise NoEnd(f"no end after {most} choices")
        decision = rng.choice(waiting)
        choice = pick(decision, rng)
        yield Spot(label, game, decision, choice, number)
        game.submit(decision.seat, choice, decision.number)
        number += 1
        if undo and not rng.below(undo) and game.can_undo(decision.seat):
            game.undo(decision.seat)


def play_on(game: Game, rng: Rng, choices: int, pick: Picker = at_random) -> int:
    """Make some choices at random, in place."""
    number = 0
    for spot in walk(game, rng, pick=pick):
        if spot.number == choices:
            break
        number = spot.number + 1
    return number
