"""What is the same for all games of a ruleset, kept as it is sent: the box, pictures, rules and words."""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Callable

import orjson
from attrs import frozen
from starlette.responses import Response

from starcup import Ruleset
from starcup.wire import to_json
from starcup_web.bodies import Body

MOST = 200
"""The most answers that are kept; those of pictures have some hundred kilobytes, a tenth of it compressed."""
HEADERS = {"cache-control": "no-store", "vary": "accept-encoding"}


@frozen
class Boxed:
    """An answer as JSON, and the same compressed."""

    plain: bytes
    zipped: bytes

    def response(self, *, zipped: bool) -> Response:
        """Return it as a response, for a reader who takes it compressed or not."""
        headers = {**HEADERS, "content-encoding": "gzip"} if zipped else HEADERS
        return Response(self.zipped if zipped else self.plain, 200, headers, "application/json")


class Boxes:
    """The answers that were given last; drawing all pictures of a game takes a tenth of a second."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[int, Body], tuple[Ruleset, Boxed]] = OrderedDict()

    def of(self, rules: Ruleset, asked: Body, ask: Callable[[], object]) -> Boxed:
        """Return the answer to a request about a ruleset, as it was given before or else from ``ask``."""
        key = id(rules), asked
        entry = self._kept.get(key)
        if entry is None:
            plain = orjson.dumps(to_json(ask()))
            entry = self._kept[key] = rules, Boxed(plain, gzip.compress(plain, 6))
            if len(self._kept) > MOST:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return entry[1]
