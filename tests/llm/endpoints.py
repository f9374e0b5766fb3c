"""A local OpenAI-compatible endpoint with scripted replies."""

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
number the status; None lets the client wait."""


@define
class Requests:
    """The requests that an endpoint received."""

    url: str
    bodies: list[Body] = field(factory=list)
    keys: list[str] = field(factory=list)


@contextmanager
def endpoint(*replies: Replying) -> Iterator[Requests]:
    """Run an endpoint that answers requests by ``replies`` in order, and all further ones by the last."""
    released = threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["content-length"])))
            requests.bodies.append(body)
            requests.keys.append(self.headers.get("authorization", ""))
            reply = replies[min(len(requests.bodies), len(replies)) - 1](body)
            if reply is None:
                released.wait(10)
                return
            if isinstance(reply, int):
                self._send(reply, b'{"error": "try again"}')
                return
            if isinstance(reply, bytes):
                self._send(200, reply)
                return
            message = reply if isinstance(reply, dict) else {"role": "assistant", "content": reply}
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
    requests = Requests(f"http://127.0.0.1:{server.server_port}/v1")
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield requests
    finally:
        released.set()
        server.shutdown()
        server.server_close()
        thread.join()


def prompt_of(body: Body) -> str:
    """Return the prompt in a request."""
    return str(next(message["content"] for message in body["messages"] if message["role"] == "user"))


def sensible(body: Body) -> str:
    """Return the reply of a model that takes a listed choice."""
    answer = answer_in(prompt_of(body), Rng(1))
    assert answer is not None
    return "I think:\n```json\n" + json.dumps({"tool": "answer", "number": answer[0], "choice": answer[1]}) + "\n```"


def saying(reply: object) -> Replying:
    """Return a function that always gives the same reply."""
    return lambda body: reply
