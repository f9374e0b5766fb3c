"""Bot games with a pack, in a process of its own, with statistics of its pieces and of the games."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from statistics import mean

from starcup import Pack, load_pack
from starcup.words import several, wrap
from starcup_bots import bot_seed, make, play
from starcup_cli.packs import find_game, format_of, least_players, usual_bot

_MARK = "starcup trial "
"""The beginning of the line for the parent process: packs may print, too."""
LIMIT = 20.0
"""Seconds for a game, which usually takes a tenth of one; a game that takes longer counts as endless."""


def trial_lines(where: str, others: Sequence[str], games: int, seed: int) -> list[str]:
    """Play games with the pack and the others (names, or full paths of folders); return a report on them."""
    command = [sys.executable, "-B", "-X", "utf8", "-c", "from starcup_cli.authoring.trial import main; main()"]
    try:
        run = subprocess.run(
            [*command, str(games), str(seed), where, *others],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            check=False,
            timeout=LIMIT * games,
        )
    except subprocess.TimeoutExpired:
        return wrap(f"{several(games, 'game')}: no end within {LIMIT * games:g} seconds")
    if run.returncode:
        words = run.stderr.strip().splitlines() or ["no message"]
        return wrap(f"{several(games, 'game')}: {words[-1]}")
    trial = json.loads(next(line for line in run.stdout.splitlines() if line.startswith(_MARK)).removeprefix(_MARK))
    lines = wrap(
        f"{several(games, 'game')} of {trial['bot']} bots: mean score {trial['score']:.1f}, "
        f"{trial['rounds']:.1f} rounds; built, of the pack:"
    )
    return [*lines, *(f"  {number:>4}  {name}" for name, number in trial["built"])]


def main() -> None:
    """Run the process. Arguments: the number of games, the first seed, and the packs, the examined one first."""
    games, seed, where, *others = sys.argv[1:]
    pack, *rest = (Pack.from_folder(place) if os.sep in place else load_pack(place) for place in (where, *others))
    form = format_of(pack.game)
    own_pack = find_game(pack.game).pack
    beside = rest or [load_pack(name) for name in pack.companions(own_pack)]
    companions = [companion for companion in beside if companion.name != pack.name]
    rules = form.load([*companions, pack])
    own = [side.name for piece in form.all_shown(rules, pack) for side in piece.sides]
    bot, players = usual_bot(pack.game), least_players(pack.game)
    built: Counter[str] = Counter()
    scores: list[int] = []
    rounds: list[int] = []
    for number in range(int(seed), int(seed) + int(games)):
        game = play(rules, [make(bot, bot_seed(number, seat), pack.game) for seat in range(players)], number)
        table = game.table
        scores += [score.total for score in rules.scores(table)]
        rounds.append(game.round_number)
        built.update(form.used(table))
    counts = sorted(((name, built[name]) for name in own), key=lambda row: -row[1])
    print(_MARK + json.dumps({"bot": bot, "score": mean(scores), "rounds": mean(rounds), "built": counts}))
