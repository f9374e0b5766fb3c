"""Answers that come later, such as those of bots that think."""

from __future__ import annotations

from collections.abc import Callable


class Later:
    """An answer to come. It is told once, to the caller of :meth:`then`; a refusal is an answer too."""

    def __init__(self) -> None:
        self._tell: Callable[[object], None] | None = None
        self._early: list[object] = []

    def then(self, tell: Callable[[object], None]) -> None:
        """Register the receiver of the answer, and tell it now if it is there already.

        Args:
            tell: called with the answer, once.
        """
        self._tell = tell
        for answer in self._early:
            tell(answer)

    def set(self, answer: object) -> None:
        """Set the answer: a result or an exception.

        Args:
            answer: a result, or an exception.
        """
        if self._tell is None:
            self._early.append(answer)
        else:
            self._tell(answer)
