"""Conditions that hold in every position of a game, and at its end; functions raise where one is broken."""

from __future__ import annotations

from starcup.kernel.arguments import is_kind
from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice, normalise, parse_choice
from starcup.kernel.errors import EngineError
from starcup.kernel.game import Game
from starcup.kernel.steps import Decision
from starcup.kernel.table import Table
from starcup.packed.ruleset import PackedRuleset
from starcup.testing.sets import check_sets


def offers_choice(game: Game, decision: Decision) -> bool:
    """Return whether a seat has a choice to make, or may still confirm before others see its answer."""
    return len(decision.legal) > 1 or decision.step.always_asks or bool(decision.step.allowed(game.table))


def check_faults(table: Table) -> None:
    """Raise unless all invariants hold."""
    if wrong := table.ruleset.faults(table):
        raise EngineError("; ".join(wrong))


def look(game: Game, known: dict[str, bool]) -> None:
    """Check a game between two choices; ``known`` remembers which texts can be read back."""
    check_faults(game.table)
    playing = game.table.playing
    for decision in game.waiting():
        if decision.seat not in playing:
            raise EngineError(f"{decision} asks a seat that is out")
        step = decision.step  # whose class is blamed
        odd = (
            [] if decision.answers is not None else [choice for choice in decision.legal if not is_kind(choice, Choice)]
        )
        if odd:
            raise EngineError(f"run() of step {step.kind!r} returned {odd[0]!r} among its choices")
        if not offers_choice(game, decision):
            raise EngineError(f"{decision} offers no choice: {decision.texts}")
        if decision.answers is not None:
            check_sets(decision.answers, Rng(len(game.journal)), 2)
            _check_read(game, decision, decision.legal[-1], {})
            continue
        texts = {choice.text for choice in decision.legal}
        if len(texts) < len(decision.legal):
            raise EngineError(f"{decision} offers two choices of one text: {sorted(texts)}")
        for choice in decision.legal:
            _check_read(game, decision, choice, known)


def _check_read(game: Game, decision: Decision, choice: Choice, known: dict[str, bool]) -> None:
    text = choice.text
    if text not in known:
        read = parse_choice(normalise(text), game.ruleset.choice_kinds)
        known[text] = read is not None and read.text == text
        if read is not None and type(read) is not type(choice):
            raise EngineError(f"{decision} offers {text!r}, which is read as a {type(read).__name__}")
    if not known[text]:
        raise EngineError(f"{decision} offers {text!r}, which can't be read back: choice_kinds and patterns differ")


def look_at_end(game: Game) -> None:
    """Check a game in which nobody is asked any more, or that was stopped."""
    check_faults(game.table)
    if not game.waiting() and not game.finished:
        raise EngineError("nobody is asked, but the game is not over")
    if isinstance(game.ruleset, PackedRuleset):
        for seat in range(game.table.players):
            game.ruleset.promises(game.view(seat))  # as bots ask
