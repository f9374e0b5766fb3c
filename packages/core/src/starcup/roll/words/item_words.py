"""Things that are picked, in words: dice, goods, sides of tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starcup import Choice, Items
from starcup.roll import Face
from starcup.roll.words.gists import Gists
from starcup.roll.words.names import Names


def items_of(choice: Choice) -> Items | None:
    """Return the things that a choice of several names; None if it is of another kind."""
    found: Items | None = getattr(choice, "items", None)
    return found


class ItemWords:
    """Names the things that the choices of one game pick."""

    def __init__(self, names: Names, gists: Gists | None = None) -> None:
        self.names = names
        self.gists: Gists = gists or Gists(names.rules)

    def item(self, item: str) -> str:
        """Return one of several picked things in a few words: a tile's side with its cost, a die and its place."""
        key = item.partition("@")[0]
        face = self.names.face(key)
        return self.item_name(item) if face is None else f"{self.item_name(item)}: {self._meaning(key)}"

    def item_name(self, item: str) -> str:
        """Return the name of one of several things that are picked."""
        names = self.names
        what, _, where = item.partition("@")
        if names.face(what) is not None:
            return f"{names.thing(what)}{' on top' if where else ''}"
        if not where:
            return names.die(what)
        face = names.face(where)
        return f"{names.die(what)} {f'good on {face.name}' if face is not None else f'from {names.thing(where)}'}"

    def items(self, items: Sequence[str]) -> str:
        """Return several picked things as a text, equal ones counted."""
        counts = Counter(map(self.item_name, items))
        told = [f"{name} x{number}" if number > 1 else name for name, number in counts.items()]
        return " and ".join([", ".join(told[:-1]), told[-1]] if told[1:] else told) or "nothing"

    def meaning(self, face: Face) -> str:
        """Return a side of a tile in a few words, with its power."""
        gist = "" if self.names.gives(face) else self.gists.of(face)
        return self.names.brief(face) + (f". {gist}" if gist else "")

    def _meaning(self, key: str) -> str:
        face = self.names.face(key)
        return self.meaning(face) if face is not None else key
