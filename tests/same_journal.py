"""Two people play in the library what others click or type elsewhere: the same choices make the same journal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from attrs import field, frozen

from starcup import Decision, Game, Rng, StandingOrders, games
from starcup.scene import scene_of
from tests.cli.helpers import run

Answer = Callable[[Decision], str]
"""What a seat answers to a question; its questions are the same wherever the game is played."""


def at_random(seed: int) -> Answer:
    """Answers by seat and number of the question alone, so that it does not matter who is asked first."""
    return lambda decision: Rng(seed + 1_000 * decision.number + 1_000_000 * decision.seat).choice(decision.legal).text


def as_chosen(choices: Iterable[tuple[int, str]]) -> Answer:
    """The answers that seats have given elsewhere, each seat its own in their order."""
    left: dict[int, list[str]] = {}
    for seat, choice in choices:
        left.setdefault(seat, []).append(choice)
    return lambda decision: left[decision.seat].pop(0)


def entries(journal: str) -> list[str]:
    """The lines of a journal with what was chosen and drawn; before them stand names, and when it was."""
    return [line for line in journal.splitlines() if line[:1] in "~0123456789"]


@frozen
class Library:
    """A game of two people that was played in the library, and what they type at one keyboard for the same."""

    journal: list[str]
    typed: list[str] = field(repr=False)

    @property
    def answers(self) -> int:
        """How many questions are put: the lines that are typed, but for the last and those at curtains."""
        return sum(bool(line) for line in self.typed[:-1])


def in_the_library(key: str, seed: int, answer: Answer, most: int = 10_000) -> Library:
    """Play a game to its end, or until so many lines are typed for it, with the orders that people have at first."""
    game: Game[Any, Any] = Game.new(games.find(key).load(), players=2, seed=seed)
    orders = StandingOrders(game)
    for seat in range(2):
        orders.give_at_first(seat)
    orders.go_on()
    typed: list[str] = []
    sitting: int | None = None
    while not game.finished:
        asked = {decision.seat: decision for decision in game.waiting()}
        if sitting not in asked:  # who sits there answers all his questions, then the keyboard is passed on
            sitting = next(iter(asked))
            typed.append("")
        is_put = _is_put(game, sitting)
        if is_put and len(typed) >= most:
            break
        text = answer(asked[sitting])
        typed += [text] if is_put else []
        game.submit(sitting, text)
        orders.go_on()
    return Library(entries(game.journal_text()), [*typed, "" if game.finished else "quit"])


def _is_put(game: Game[Any, Any], seat: int) -> bool:
    """Whether the terminal asks: a question with one answer alone, which gives nothing away, it answers itself."""
    prompt = scene_of(game, seat).prompt
    assert prompt is not None
    return len(prompt.options) != 1 or bool(prompt.last_word) or prompt.options[0].final


def at_the_terminal(key: str, seed: int, typed: Iterable[str], file: Path) -> list[str]:
    """Type what two people type, and return the entries of the journal that is saved."""
    how = ("--game", key, "--seed", str(seed), "--humans", "2", "--save", str(file))
    result = run("play", *how, typed=typed)
    assert result.exit_code == 0, result.output
    return entries(file.read_text(encoding="utf-8"))
