"""Replays games in a process of its own, for the check ``replay``: ``python -m starcup.replaying``.

It reads a task from its standard input, and writes the results to its standard output, both as JSON. Nothing of
``starcup.testing`` is imported there: a pack that behaves only while somebody tests it is found out.
"""

from __future__ import annotations

import datetime
import json
import random
import sys
import time
from collections.abc import Mapping
from typing import Any

from starcup import Game, Pack, Rng, games, playout
from starcup.kernel.ruleset import Ruleset
from starcup.owners import blamed

MOST = 300
"""The largest number of choices by which a position is played on."""


def digest(ruleset: Ruleset[Any, Any], position: str, seed: int) -> str:
    """Return how a game goes on from a position: its journal, its events and its scores."""
    game: Game[Any, Any] = Game.load(ruleset, position.encode(), log=True)
    playout(game, Rng(seed), most=MOST)
    try:
        scores = [str(score) for score in ruleset.scores(game.table)]
    except Exception:  # a game may have none before its end
        scores = []
    return "\n".join([game.journal_text(), *map(str, game.all_events()), *scores, game.save().decode()])


def pack_of(named: str | Mapping[str, Any]) -> str | Pack:
    """Return a pack of a task."""
    if isinstance(named, str):
        return named
    return Pack.from_folder(named["folder"]) if "folder" in named else Pack(**named)


def replayed(task: Mapping[str, Any]) -> dict[str, object]:
    """Replay journals and play positions on; return the position and the events of each, and the digests."""
    game = task["game"]
    definition: Any = games.named(game) if ":" in game else games.find(game)
    ruleset = definition.load([pack_of(pack) for pack in task["packs"]], options=task["options"])

    def failure(error: Exception) -> dict[str, object]:
        fault = blamed(error, ruleset)
        return {"error": str(fault), "place": {"owner": fault.owner, "file": fault.file, "line": fault.line}}

    replays, digests = list[dict[str, object]](), list[dict[str, object]]()
    for position, seed in task["starts"]:
        try:
            digests.append({"digest": digest(ruleset, position, seed)})
        except Exception as error:
            digests.append(failure(error))
    for journal in task["journals"]:
        try:
            again = Game.replay(ruleset, journal)
            replays.append({"position": again.save().decode(), "events": [str(event) for event in again.all_events()]})
        except Exception as error:
            replays.append(failure(error))
    return {"replays": replays, "digests": digests}


def _with_another_clock(ticks: random.Random) -> None:
    def another_clock(*_: object) -> float:
        return 4e9 + ticks.random() * 1e9

    for name in ("time", "monotonic", "perf_counter", "process_time"):
        setattr(time, name, another_clock)
        setattr(time, f"{name}_ns", lambda: int(another_clock() * 1e9))

    class Moment(datetime.datetime):
        @classmethod
        def now(cls, tz: datetime.tzinfo | None = None) -> Moment:
            return cls.fromtimestamp(another_clock(), tz)

        @classmethod
        def utcnow(cls) -> Moment:
            return cls.fromtimestamp(another_clock())

        today = utcnow

    setattr(datetime, "datetime", Moment)  # noqa: B010 - mypy takes no assignment to a class


def main() -> None:
    """Do the task that the standard input holds."""
    task, out = json.load(sys.stdin), sys.stdout
    sys.stdout = sys.stderr  # what a game or pack prints is no part of the answer
    _with_another_clock(random.Random(task["order"]))

    names = Pack.powers

    def shuffled(pack: Pack) -> list[str]:
        keys = list(names(pack))
        random.Random(task["order"]).shuffle(keys)
        return keys

    setattr(Pack, "powers", shuffled)  # noqa: B010 - mypy takes no assignment to a method
    json.dump(replayed(task), out)


if __name__ == "__main__":
    main()
