"""Record the golden games anew: only after a change of rules or bots that is meant to change them.

python scripts/make_golden.py
"""

from __future__ import annotations

from pathlib import Path

from starcup import Game, Rng
from starcup.roll import Ruleset
from starcup_bots import make

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
RECORDED = [
    ("random", 2, 1),
    ("random", 5, 2),
    ("greedy", 2, 3),
    ("greedy", 3, 4),
    ("greedy", 4, 5),
    ("greedy", 5, 6),
    ("easy", 3, 7),
    ("normal", 2, 8),
    ("normal", 4, 9),
    ("shipper", 2, 10),
    ("builder", 2, 11),
    ("hard-fast", 2, 12),
]


def recorded(rules: Ruleset, name: str, players: int, seed: int) -> str:
    """Return the journal of a game among bots of one kind, some of whose choices are taken back."""
    game = Game.new(rules, players=players, seed=seed)
    bots = [make(name, 100 * seed + seat) for seat in range(players)]
    rng = Rng(seed)
    while game.waiting():
        decision = rng.choice(game.waiting())
        game.submit(decision.seat, bots[decision.seat].choose(decision, game.view(decision.seat)))
        if game.table.lanes is None and not rng.below(20) and game.can_undo(decision.seat):
            game.undo(decision.seat)
    return game.journal_text({"bots": name, "scores": " ".join(map(str, game.table.scores))})


def file_of(name: str, players: int) -> Path:
    """Return where a game is kept."""
    return FOLDER / f"{name}-{players}-players.journal"


def main() -> None:
    """Play and write each game."""
    rules = Ruleset.load(["base"])
    for name, players, seed in RECORDED:
        file_of(name, players).write_text(recorded(rules, name, players, seed), encoding="utf-8")


if __name__ == "__main__":
    main()
