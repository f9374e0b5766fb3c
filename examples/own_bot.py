"""A bot of one's own in a few lines, and a match against the plain one that ships with Starcup.

    uv run python examples/own_bot.py

A bot is anything with a method ``choose(decision, view)``: it is handed the question and what its seat may know, never
the game, and gives back one of ``decision.legal``.
"""

from __future__ import annotations

from starcup import Choice, Decision
from starcup.roll import RollRuleset, RollView, choices
from starcup_bots import make, play


class Settler:
    """Likes worlds: selects Settle with whatever it has, stocks when poor, and otherwise takes what comes first."""

    needs_view = True

    def choose(self, decision: Decision, view: RollView) -> Choice:
        if decision.answers is not None:  # several things are one answer: far too many to go through
            return decision.legal[0]
        for choice in decision.legal:
            if isinstance(choice, choices.Select) and choice.phase == "settle":
                return choice
            if isinstance(choice, choices.Stock) and view.me.credits < 4:
                return choice
        return decision.legal[0]


def main() -> None:
    """Ten games, the seats taken in turn."""
    rules, won = RollRuleset.load(["base"]), 0
    for seed in range(10):
        bots = [Settler(), make("greedy", seed)]
        mine = seed % 2
        game = play(rules, bots[::-1] if mine else bots, seed)
        won += mine in game.table.winners
        print(f"game {seed}: {game.table.scores} after {game.table.round} rounds")
    print(f"the settler won {won} of 10")


if __name__ == "__main__":
    main()
