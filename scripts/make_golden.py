"""Record the golden games anew: only after a change of rules that is meant to change them.

python scripts/make_golden.py
"""

from __future__ import annotations

from pathlib import Path

from starcup import Game, Rng
from starcup.roll import Ruleset
from starcup_bots import make

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
RECORDED = [("random", 2, 1), ("random", 5, 2), ("greedy", 2, 3), ("greedy", 3, 4), ("greedy", 4, 5), ("greedy", 5, 6)]


def main() -> None:
    """Play and write each game."""
    rules = Ruleset.load(["base"])
    for name, players, seed in RECORDED:
        game = Game.new(rules, players=players, seed=seed)
        bots = [make(name, 100 * seed + seat) for seat in range(players)]
        rng = Rng(seed)
        while game.waiting():
            decision = rng.choice(game.waiting())
            game.submit(decision.seat, bots[decision.seat].choose(decision, game.view(decision.seat)))
            if game.table.lanes is None and not rng.below(20) and game.can_undo(decision.seat):
                game.undo(decision.seat)
        scores = " ".join(map(str, game.table.scores))
        text = game.journal_text({"bots": name, "scores": scores})
        (FOLDER / f"{name}-{players}-players.journal").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
