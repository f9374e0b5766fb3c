"""Lines in, lines out, until the input ends or the client says goodbye."""

from __future__ import annotations

import sys
from contextlib import redirect_stdout
from typing import BinaryIO

from starcup.wire import Refusal, write_error
from starcup_cli.server.server import MOST_LINE, Server

CHUNK = 1 << 16


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Answer every line of ``source`` with a line on ``target``; blank lines are passed over.

    Whatever packs and bots print meanwhile goes to stderr: ``target`` carries the protocol and nothing else.
    """
    with redirect_stdout(sys.stderr):
        server = Server()
        while not server.over and (line := source.readline(MOST_LINE + 1)):
            if len(line) > MOST_LINE and not line.endswith(b"\n"):
                _skip(source)
                answer = write_error(None, Refusal("too-long", f"a line may have {MOST_LINE} bytes; this one has more"))
            elif line.isspace():
                continue
            else:
                answer = server.answer(line)
            target.write(answer.encode("ascii") + b"\n")
            target.flush()


def _skip(source: BinaryIO) -> None:
    while (part := source.readline(CHUNK)) and not part.endswith(b"\n"):
        pass
