"""Scenes in the middle of games: time beside that of a view, size as JSON, and words in English.

python benchmarks/scenes.py            all installed games, two players, the middle of a game played at random
"""

import json
import random
import sys
from functools import partial
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # as a script: find benchmarks/ from the root

from benchmarks.measure import call_us
from starcup import Game, games
from starcup.messages import language_of
from starcup.scene import beats_of, scene_of
from starcup.wire.scene_json import as_json

GAMES, REPEATS = 5, 20


def middle(key: str, seed: int) -> Game:
    """Return a game played at random to the middle."""
    rules = games.find(key).load()
    whole = Game.new(rules, players=2, seed=seed)
    rng, answers = random.Random(seed), 0
    while waiting := whole.waiting():
        whole.submit(waiting[0].seat, waiting[0].legal[rng.randrange(len(waiting[0].legal))])
        answers += 1
    half = Game.new(rules, players=2, seed=seed)
    rng = random.Random(seed)
    for _ in range(answers // 2):
        first = half.waiting()[0]
        half.submit(first.seat, first.legal[rng.randrange(len(first.legal))])
    return half


def main() -> None:
    """Print a row for each game."""
    print(f"{'game':<12}{'scene ms':>10}{'to view':>10}{'JSON kB':>10}{'beats ms':>10}")
    for key in games.known():
        rows = []
        for seed in range(GAMES):
            game = middle(key, seed)
            seat = game.waiting()[0].seat
            scene = scene_of(game, seat)
            words = language_of(game.ruleset, you=seat)
            text = json.dumps(as_json(scene, words), separators=(",", ":"))
            spent = call_us(partial(scene_of, game, seat), REPEATS)
            view = call_us(partial(game.view, seat), REPEATS)
            beats = call_us(partial(beats_of, game, seat), 3)
            rows.append((spent / 1e3, spent / view, len(text) / 1e3, beats / 1e3))
        print(f"{key:<12}" + "".join(f"{median(column):>10.2f}" for column in zip(*rows, strict=True)))


if __name__ == "__main__":
    main()
