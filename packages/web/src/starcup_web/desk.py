"""The host of the server in a thread of its own, so that the network never waits for rules, bots or the database."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from starcup.host import Host, Later, Refused, Storage
from starcup_bots.hosting import SeatedBots

P = ParamSpec("P")
R = TypeVar("R")
PATIENCE_MS = 2_000
"""What a bot that answers at once may take, in milliseconds; it holds up all games meanwhile."""
TICK = 1.0
MOST_SECONDS = 120.0
"""The longest time for an answer that is promised; workers give up earlier."""


class Desk:
    """A host that is asked from an event loop.

    Args:
        storage: where its games are.
        games: the keys of the games on offer; empty: all that are installed.
    """

    def __init__(self, storage: Storage, games: Sequence[str] = ()) -> None:
        self._thread = ThreadPoolExecutor(1, "starcup-host")
        self.host: Host = Host(storage, SeatedBots(self._later, PATIENCE_MS), games)
        storage.listen(lambda game, length: self._later(lambda: self.host.changed(game, length)))

    def _later(self, call: Callable[[], None]) -> None:
        try:
            self._thread.submit(call)
        except RuntimeError:  # the server is being ended
            return

    async def ask(self, call: Callable[P, R], *args: P.args, **named: P.kwargs) -> R:
        """Return what a call in the host's thread returns, a promise being waited for."""
        loop = asyncio.get_running_loop()
        answer = await loop.run_in_executor(self._thread, lambda: call(*args, **named))
        if not isinstance(answer, Later):
            return answer
        promised: asyncio.Future[object] = loop.create_future()

        def settle_in_loop(result: object) -> None:
            loop.call_soon_threadsafe(settle, result)

        def settle(result: object) -> None:
            if promised.done():
                return
            if isinstance(result, Exception):
                promised.set_exception(result)
            else:
                promised.set_result(result)

        await loop.run_in_executor(self._thread, answer.then, settle_in_loop)
        try:
            async with asyncio.timeout(MOST_SECONDS):
                await asyncio.wait((promised,))
        except TimeoutError:
            raise Refused("bot-failed", f"no answer within {MOST_SECONDS:g} seconds") from None
        return promised.result()  # type: ignore[return-value]  # what the promise was for

    async def tick(self) -> None:
        """See to clocks and bots, for ever."""
        while True:
            await asyncio.sleep(TICK)
            await self.ask(self.host.tick)

    def close(self) -> None:
        """End the bots and the thread; what is kept is kept."""
        self._thread.submit(self.host.close).result(10)
        self._thread.shutdown(wait=True, cancel_futures=True)
