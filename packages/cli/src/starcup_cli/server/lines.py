"""The line protocol: lines in, lines out, until the input ends or the client says goodbye."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from typing import BinaryIO

from starcup.wire.codec import write_error
from starcup.wire.parts import Refusal
from starcup_cli.errors import termination
from starcup_cli.server.server import MOST_LINE, Server

CHUNK = 1 << 16
AHEAD = 16
"""The number of lines that are read before the first of them is answered."""


def serve(source: BinaryIO, target: BinaryIO, offered: Sequence[str] = ()) -> None:
    """Answer every line of ``source`` with a line on ``target``; blank lines are skipped.

    ``offered`` are the keys of the games that can be played; all that are installed, if empty.

    Output of packs and bots goes to stderr meanwhile: ``target`` carries the protocol and nothing else.
    """

    def send(answer: str) -> None:
        target.write(answer.encode("ascii") + b"\n")
        target.flush()

    with termination(), redirect_stdout(sys.stderr):
        server = Server(offered)
        try:
            threading.Thread(target=_read, args=(source, server, send), daemon=True).start()
            while not server.over:
                server.turn()
        finally:
            server.close()


def _read(source: BinaryIO, server: Server, send: Callable[[str], None]) -> None:
    """Pass the lines on, in a thread of their own: only so can answers be sent while no request comes."""
    room = threading.Semaphore(AHEAD)

    def answer(line: bytes) -> None:
        room.release()
        if server.over:
            return
        if len(line) > MOST_LINE:
            send(write_error(None, Refusal("too-long", f"a line may have {MOST_LINE} bytes; this one has more")))
        else:
            server.receive(line, send)

    for line in _lines(source):
        if line and not line.isspace():
            room.acquire()
            server.put(lambda line=line: answer(line))  # type: ignore[misc]
    server.put(server.end_of_input)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Yield the lines, without their ends; of one that is too long the beginning, which is too long as well.

    They are read from beneath the buffer: a thread that waits in there would hold up the end of the process.
    """
    raw = getattr(source, "raw", source)
    begun = b""
    while chunk := raw.read(CHUNK):
        *ends, rest = chunk.split(b"\n")
        for end in ends:
            yield begun + end
            begun = b""
        begun += rest[: MOST_LINE + 1 - len(begun)]
    if begun:
        yield begun
