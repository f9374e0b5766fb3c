"""Record golden games, and what a bot makes of them, anew: only after a change that is meant to change them.

python scripts/make_golden.py
python scripts/make_golden.py --game race
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from starcup import Game, Rng, Ruleset, games
from starcup.roll import RollRuleset
from starcup_bots import advise, make
from starcup_bots.roll.planner.personality import personality
from starcup_bots.roll.planner.prospect import Prospect
from starcup_bots.roll.planner.tile_terms import TILE_TERMS
from starcup_tiny_epic._rules.rulings import OPTIONS

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "golden"
RECORDED = {
    "roll": [
        ("random", 2, 1),
        ("random", 5, 2),
        ("greedy", 2, 3),
        ("greedy", 3, 4),
        ("greedy", 4, 5),
        ("greedy", 5, 6),
        ("planner", 2, 8),
        ("planner", 4, 9),
        ("shipper", 2, 10),
        ("builder", 2, 11),
        ("easy", 3, 7),
        ("normal", 2, 12),
        ("hard", 2, 13),
    ],
    "race": [
        ("random", 2, 1),
        ("random", 3, 2),
        ("greedy", 2, 3),
        ("greedy", 3, 4),
        ("greedy", 4, 5),
        ("planner", 2, 7),
        ("planner", 4, 8),
        ("easy", 3, 6),
        ("normal", 2, 9),
        ("hard", 2, 10),
    ],
    "tiny-epic": [
        ("random", 2, 1),
        ("greedy", 3, 3),
        ("greedy", 4, 4),
        ("greedy", 5, 8),
        ("greedy", 1, 5),
        ("planner", 2, 6),
        ("planner", 1, 7),
        ("easy", 3, 9),
        ("normal", 2, 10),
        ("hard", 2, 11),
    ],
}
"""The games that are recorded, by the key of the game: the bots, how many, and the seed."""


def _switched() -> dict[str, str]:
    """Return the options of Tiny Epic Galaxies with every reading of a rule switched to the other one."""
    return {f"tiny-epic-base.{name}": other for name, (_, other) in OPTIONS.items()}


VARIANTS: dict[str, list[tuple[str, int, int, dict[str, str]]]] = {
    "roll": [],
    "race": [
        ("first-game", 3, 4, {"race-base.start": "first-game"}),
        ("two-actions", 2, 5, {"race-base.actions": "two"}),
    ],
    "tiny-epic": [
        *(
            (board, 1, 11 + number, {"tiny-epic-base.rebel": board})
            for number, board in enumerate(("artemis", "rothkel", "zendica", "hades", "gamelyn"))
        ),
        ("readings", 3, 21, _switched()),
        ("readings", 1, 22, {**_switched(), "tiny-epic-base.rebel": "hades"}),
    ],
}
"""Games among random players with options: the name of the file, players, seed, options."""


def recorded(rules: Ruleset, name: str, players: int, seed: int) -> str:
    """Return the journal of a game among bots of one kind, some of whose choices are taken back."""
    game = Game.new(rules, players=players, seed=seed)
    bots = [make(name, 100 * seed + seat, rules.game) for seat in range(players)]
    rng = Rng(seed)
    while game.waiting():
        decision = rng.choice(game.waiting())
        game.submit(decision.seat, bots[decision.seat].choose(decision, game.view(decision.seat)))
        if game.table.lanes is None and not rng.below(20) and game.can_undo(decision.seat):
            game.undo(decision.seat)
    return game.journal_text({"bots": name, "scores": " ".join(str(one.total) for one in rules.scores(game.table))})


def file_of(name: str, players: int, game: str = "roll") -> Path:
    """Return the path of a game's file."""
    return folder_of(game) / f"{name}-{players}-players.journal"


def folder_of(game: str) -> Path:
    """Return the folder of a game's files."""
    return FOLDER if game == "roll" else FOLDER / game


def terms_file(game: str) -> Path:
    """Return the path of what bots make of positions of a game."""
    return folder_of(game) / "bot-terms.json"


LOOKED_AT = [("planner", 4, 150), ("shipper", 2, 250), ("greedy", 2, 420)]
"""Games of Roll, and the numbers of choices after which every tile is evaluated."""


def terms(rules: RollRuleset) -> dict[str, dict[str, float]]:
    """Return the terms of ``planner`` for every tile, in the middle of golden games."""
    found = {}
    for name, players, at in LOOKED_AT:
        text = file_of(name, players).read_text(encoding="utf-8")
        game = Game.replay(rules, text, at=at, other_packs=True)
        for seat in range(2):
            prospect = Prospect(game.view(seat), personality("planner"))
            where = f"{name}-{players} after {at}, seat {seat}"
            for face in rules.faces:
                amounts = {term: round(worth(prospect, face), 9) for term, worth in TILE_TERMS.items()}
                found[f"{where}: {face.key}"] = {term: amount for term, amount in amounts.items() if amount}
    return found


JUDGED = [("greedy", 3, 21), ("planner", 2, 22)]
"""Games in which a bot is asked for its reasons at every question."""


def judgements(rules: Ruleset) -> dict[str, dict[str, float]]:
    """Return for each kind of question in a game the amount of each term, over all choices."""
    found: dict[str, dict[str, float]] = {}
    for name, players, seed in JUDGED:
        game = Game.new(rules, players=players, seed=seed)
        bots = [make(name, 100 * seed + seat, rules.game) for seat in range(players)]
        while waiting := game.waiting():
            advice = advise(bots[waiting[0].seat], waiting[0], game.view(waiting[0].seat))
            amounts = found.setdefault(f"{name}-{players}: {waiting[0].kind}", {})
            for option in advice.options:
                for term in option.terms:
                    amounts[term.name] = round(amounts.get(term.name, 0.0) + term.amount, 6)
            game.submit(waiting[0].seat, advice.choice)
    return found


def looked_at(rules: Ruleset) -> dict[str, dict[str, float]]:
    """Return the evaluations in the golden games of a game."""
    return {**(terms(rules) if isinstance(rules, RollRuleset) else {}), **judgements(rules)}


def rules_of(game: str) -> Ruleset:
    """Return the ruleset of a game as it comes in its box."""
    return games.find(game).load()


def main() -> None:
    """Play and write each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(RECORDED), help="only those of one game (default: all)")
    chosen = parser.parse_args().game
    for game, recordings in RECORDED.items():
        if chosen not in (None, game):
            continue
        rules = rules_of(game)
        folder_of(game).mkdir(exist_ok=True)
        for name, players, seed in recordings:
            file_of(name, players, game).write_text(recorded(rules, name, players, seed), encoding="utf-8")
        for name, players, seed, options in VARIANTS[game]:
            text = recorded(games.find(game).load(options=options), "random", players, seed)
            file_of(name, players, game).write_text(text, encoding="utf-8")
        lines = ",\n".join(f"{json.dumps(where)}: {json.dumps(found)}" for where, found in looked_at(rules).items())
        terms_file(game).write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
