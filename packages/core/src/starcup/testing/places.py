"""Places in a pack's code that exceptions came from, by the paths of files within the pack."""

from __future__ import annotations

from pathlib import Path

from starcup.kernel.blame import Place, place_in
from starcup.packs.pack import Pack


def place_of(error: BaseException, pack: Pack) -> Place | None:
    """Return the innermost line of a pack's code that an exception came from or names, or None."""
    file = getattr(error, "file", "")
    return within(Place(file, getattr(error, "line", 0)) if file else place_in(error, pack.package), pack)


def within(place: Place | None, pack: Pack) -> Place | None:
    """Return a place in the code of a pack with the path of the file within the pack; None if it is elsewhere."""
    if place is None:
        return None
    path, folder = Path(place.file).absolute(), Path(str(pack.files)).absolute()
    return Place(path.relative_to(folder).as_posix(), place.line) if path.is_relative_to(folder) else None
