"""A client of the server, for tests: in this process, line by line as on the wire."""

from __future__ import annotations

import json
from itertools import chain, combinations, islice, permutations, product
from typing import cast

from starcup import Rng, wire
from starcup.roll.wire.views import View
from starcup.wire import codec, parts
from starcup.wire import results as r
from starcup_cli.server.server import Server


class Client:
    """Asks a server, checks that what comes back is an answer, and reads it."""

    def __init__(self, server: Server | None = None) -> None:
        self.server = server or Server()
        self.lines: list[str] = []
        self._asked = 0

    def ask(self, method: str, **values: object) -> object:
        """The result of a request."""
        answer = self.exchange(method, **values)
        assert answer.error is None, answer.error
        return answer.result

    def status(self, method: str, **values: object) -> r.Status:
        """The result of a request that tells where the game stands."""
        return cast(r.Status, self.ask(method, **values))

    def view(self, game: str, seat: int) -> View:
        """What a seat may know of a game of Roll for the Galaxy."""
        return wire.from_json(self.ask("view", game=game, seat=seat), View)

    def box(self, **values: object) -> wire.Catalogue:
        """Everything in the box of a game."""
        return cast(r.CatalogueResult, self.ask("catalogue", **values)).catalogue

    def refused(self, method: str, **values: object) -> parts.Refusal:
        """The error of a request."""
        answer = self.exchange(method, **values)
        assert answer.error is not None, answer.result
        return answer.error

    def exchange(self, method: str, **values: object) -> codec.Answer:
        """Ask, and read the answer."""
        self._asked += 1
        answer = self.send(json.dumps({"id": self._asked, "method": method, **values}))
        assert answer.id == self._asked
        return answer

    def send(self, line: str | bytes) -> codec.Answer:
        """Send any line at all."""
        text = self.server.answer(line)
        assert text.isascii()
        assert "\n" not in text
        assert "Traceback" not in text
        self.lines.append(text)
        return codec.read_answer(text)


def texts(decision: parts.Decision, most: int = 60) -> list[str]:
    """What may be answered to a question; of sets and arrangements some, as a client composes them."""
    if decision.pick is not None:
        pick, items = decision.pick, [item.item for item in decision.pick.items for _ in range(item.count)]
        sets = chain.from_iterable(combinations(items, size) for size in range(pick.least, pick.most + 1))
        return [f"{pick.text} {' '.join(names) or 'none'}" for names in islice(dict.fromkeys(islice(sets, 500)), most)]
    if decision.arrange is not None:
        ways = (names for order in permutations(decision.arrange.things) for names in product(*order))
        return [f"{decision.arrange.text} {' '.join(names)}" for names in islice(ways, most)]
    return [choice.text for choice in (*decision.choices, *decision.further)]


def first(status: r.Status) -> dict[str, object]:
    """The fields of ``submit`` that answer the first open question by its first choice."""
    decision = status.waiting[0]
    return {"game": status.game, "seat": decision.seat, "choice": texts(decision)[0]}


def play_out(client: Client, status: r.Status, rng: Rng, most: int = 100_000) -> r.Status:
    """Answer at random until the game is over."""
    while status.waiting and most:
        decision = rng.choice(status.waiting)
        text = rng.choice(texts(decision))
        status = client.status("submit", game=status.game, seat=decision.seat, choice=text, number=decision.number)
        most -= 1
    return status
