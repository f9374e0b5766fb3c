"""What must hold wherever a game stands, and when it is over. Raises what is wrong."""

from __future__ import annotations

from starcup.kernel.chance import Rng
from starcup.kernel.choices import normalise, parse_choice
from starcup.kernel.errors import EngineError
from starcup.kernel.steps import Decision
from starcup.roll.invariants import faults
from starcup.roll.ruleset import RollGame, RollRuleset
from starcup.roll.scoring import final_scores
from starcup.testing.sets import check_sets


def offers_choice(game: RollGame, decision: Decision) -> bool:
    """Whether a seat has something to choose, or the last word before others see what it did."""
    return len(decision.legal) > 1 or decision.step.always_asks or bool(decision.step.allowed(game.table))


def look(rules: RollRuleset, game: RollGame, known: dict[str, bool]) -> None:
    """Look at a game between two choices; ``known`` remembers which texts can be read back.

    Raises:
        EngineError: an invariant is broken, or a seat has nothing to choose, or choices that can't be told apart.
    """
    wrong = faults(game.table)
    if wrong:
        raise EngineError("; ".join(wrong))
    for decision in game.waiting():
        if not offers_choice(game, decision):
            raise EngineError(f"{decision} offers no choice: {decision.texts}")
        if decision.answers is not None:
            check_sets(decision.answers, Rng(len(game.journal)), 2)
            text = decision.legal[-1].text
            if parse_choice(normalise(text), rules.choice_kinds) is None:
                raise EngineError(f"{decision} offers {text!r}, which can't be read back")
            continue
        texts = {choice.text for choice in decision.legal}
        if len(texts) < len(decision.legal):
            raise EngineError(f"{decision} offers two choices of one text: {sorted(texts)}")
        for text in texts:
            if text not in known:
                known[text] = parse_choice(normalise(text), rules.choice_kinds) is not None
            if not known[text]:
                raise EngineError(f"{decision} offers {text!r}, which can't be read back")


def look_at_end(rules: RollRuleset, game: RollGame) -> None:
    """Look at a game that nobody is asked in any more, or that was stopped: it has ended as it should, with scores.

    Raises:
        EngineError: what is wrong.
    """
    wrong = faults(game.table)
    if wrong:
        raise EngineError("; ".join(wrong))
    if not game.waiting() and not game.finished:
        raise EngineError("nobody is asked, but the game is not over")
    totals = tuple(score.total for score in final_scores(game.table))
    if game.finished and game.table.scores != totals:
        raise EngineError(f"the game was scored {game.table.scores}, now it is {totals}")
