"""Real dice: the program keeps the rules, people roll and draw, and type what they got.

    uv run python examples/dice_on_the_table.py < rolls.txt

Every roll and draw is asked for by name; an empty line lets the computer roll. The choices are made at random here.
"""

from __future__ import annotations

import sys

from starcup import Game, Rng, StarcupError
from starcup.roll import RollRuleset


def main() -> None:
    """Play until the input ends or the game is over."""
    rules, rng = RollRuleset.load(["base"]), Rng(1)
    game = Game.new(rules, players=2, seed=1, outside_chance=True)
    for line in sys.stdin:
        while (node := game.chance) is None and game.waiting():
            decision = rng.choice(game.waiting())
            game.submit(decision.seat, rng.choice(decision.legal))
        if node is None:
            break
        try:
            typed = line.strip()
            game.resolve(rules.outcome_value(node.kind, typed) if typed else rng.choice(node.options))
        except StarcupError as error:
            print(f"{node.kind}: {error}")
    print(f"round {game.table.round}, {len(game.journal)} entries in the journal")


if __name__ == "__main__":
    main()
