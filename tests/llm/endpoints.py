"""An endpoint of the OpenAI kind on this machine, which replies as a test wants."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from attrs import define, field

from starcup import Rng
from tests.llm.client import answer_in

Body = dict[str, Any]
Replying = Callable[[Body], object]
"""What an endpoint does with a request: a text is the reply of the model, a dict its message, bytes the whole answer, a
number the status, and None keeps the asker waiting."""


@define
class Asked:
    """What an endpoint was asked."""

    url: str
    bodies: list[Body] = field(factory=list)
    keys: list[str] = field(factory=list)


@contextmanager
def endpoint(*replies: Replying) -> Iterator[Asked]:
    """Run an endpoint: request after request is replied to by ``replies``, all further ones by the last."""
    released = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            asked.bodies.append(body)
            asked.keys.append(self.headers.get("authorization", ""))
            said = replies[min(len(asked.bodies), len(replies)) - 1](body)
            if said is None:
                released.wait(10)
                return
            if isinstance(said, int):
                self._send(said, b'{"error": "try again"}')
                return
            if isinstance(said, bytes):
                self._send(200, said)
                return
            message = said if isinstance(said, dict) else {"role": "assistant", "content": said}
            usage = {"prompt_tokens": 100, "completion_tokens": 7}
            self._send(200, json.dumps({"choices": [{"message": message}], "usage": usage}).encode())

        def _send(self, status: int, data: bytes) -> None:
            self.send_response(status)
            self.send_header("content-length", str(len(data)))
            self.send_header("retry-after", "0")
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    asked = Asked(f"http://127.0.0.1:{server.server_port}/v1")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield asked
    finally:
        released.set()
        server.shutdown()
        server.server_close()
        thread.join()


def prompt_of(body: Body) -> str:
    """The question that a request has."""
    return str(next(message["content"] for message in body["messages"] if message["role"] == "user"))


def sensible(body: Body) -> str:
    """The reply of a model that takes something that is listed."""
    found = answer_in(prompt_of(body), Rng(1))
    assert found is not None
    return "I think:\n```json\n" + json.dumps({"tool": "answer", "number": found[0], "choice": found[1]}) + "\n```"


def saying(said: object) -> Replying:
    """Return what always says the same."""
    return lambda body: said
