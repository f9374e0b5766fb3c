"""Places in a pack's code that exceptions came from."""

from __future__ import annotations

from starcup.kernel.blame import Place, frames_in
from starcup.packs.pack import Pack


def place_of(error: BaseException, pack: Pack) -> Place | None:
    """Return the innermost line of a pack's code that an exception came from, or None."""
    seen: list[BaseException] = []
    found: Place | None = None
    cause: BaseException | None = error
    while cause is not None and cause not in seen:
        seen.append(cause)
        found = next((place for _, place in reversed(frames_in(cause, pack.package))), found)
        cause = cause.__cause__ or cause.__context__
    return found
