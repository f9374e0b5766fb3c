"""A bot in a process of its own: it needs no Starcup, only lines of JSON. Try it:

starcup arena --bots random --bots "mine=exec:python3 examples/bot_in_a_process.py" --games 5
"""

import json
import random
import sys
from typing import Any

LIKED = ("consume", "trade", "produce", "scout", "select")
"""Kinds of choices to take when they are there, the first of them first."""


def best(question: dict[str, Any], rng: random.Random) -> str:
    """The text of a choice of the kind that is liked best; as few things as possible where several are one answer."""
    if pick := question["pick"]:
        offered = [one["item"] for one in pick["items"] for _ in range(one["count"])]
        return f"{pick['text']} {' '.join(rng.sample(offered, pick['least'])) or 'none'}"
    if arrange := question["arrange"]:
        return f"{arrange['text']} {' '.join(rng.choice(names) for names in arrange['things'])}"
    rank = {kind: len(LIKED) - place for place, kind in enumerate(LIKED)}
    choices = question["choices"]
    most = max(rank.get(choice["kind"], 0) for choice in choices)
    liked: list[str] = [choice["text"] for choice in choices if rank.get(choice["kind"], 0) == most]
    return rng.choice(liked)


rng = random.Random()
answer: dict[str, object]
for line in sys.stdin:
    message = json.loads(line)
    if message["method"] == "begin":  # game, seat, players, packs, limit_ms, and a seed to be the same in every run
        rng.seed(message["seed"])
        answer = {"protocol": 3}
    else:  # "choose", with the decision and the view of the seat
        answer = {"number": message["decision"]["number"], "choice": best(message["decision"], rng)}
    print(json.dumps(answer), flush=True)
