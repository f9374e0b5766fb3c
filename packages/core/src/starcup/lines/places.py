"""The table as lines, place by place, shortened until it fits."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starcup.kernel.messages import Arg, Message
from starcup.lines.layout import Style
from starcup.messages import Language
from starcup.scene import Counter, Piece, Scene, Space

WHOLE, BRIEF, SHORT, COUNTED, LEFT_OUT = range(5)
"""How much of a place is shown: all, of pieces the first badge, a line, only numbers in the line of what is around."""
BADGES, FIRST_BADGE, NAMED = None, 1, 0
"""How many badges of pieces are shown: all, the first, none."""
DEEPEST = 3
CLUTTER = 9
"""The folds of places that hardly matter, such as a deck: they are only counted first of all."""


class Table:
    """The places of a scene, each shown whole, on one line, or only counted.

    Args:
        scene: what the reader sees.
        language: puts it into words.
        style: the width of the lines.
    """

    def __init__(self, scene: Scene, language: Language, style: Style) -> None:
        self.language = language
        self.style = style
        own = scene.seat
        self._spaces = sorted(scene.spaces, key=lambda space: (space.owner is not None, space.owner == own))
        self._own = own
        self._listed: frozenset[str] = _offered(scene)
        self._shown: dict[str, int] = {space.key: COUNTED for space in scene.walk() if is_number(space)}
        self._drawn: dict[object, list[str]] = {}
        self._read: dict[tuple[str, int | None], list[str]] = {}
        self._apart: str = self.say("starcup-lines-apart")

    def lines(self) -> list[str]:
        """Return all places."""
        counted = [space for space in self._spaces if self._shown.get(space.key) == COUNTED]
        lines = self.style.wrap(self._apart.join(map(self._counted, counted)), "", "    ") if counted else []
        return lines + [line for space in self._spaces if space not in counted for line in self._space(space, 0)]

    def fit(self, rows: int) -> bool:
        """Shorten places until they take so many lines, or can't be shorter; return whether any was shortened."""
        if len(self.lines()) <= rows:
            return False
        every = [inner for outer in self._spaces for inner in outer.walk()]
        listed = [space for space in every if self.is_listed(space)]
        rounds = [(LEFT_OUT, listed), (BRIEF, every), (SHORT, every), (COUNTED, list(self._parts()))]
        for level, spaces in rounds:
            for space in sorted(spaces, key=self._own_last if level >= COUNTED else self._rank):
                before, shown = len(self._space(space, 1)), self._shown.get(space.key, WHOLE)
                if shown >= level:
                    continue
                self._shown[space.key] = level
                if level < COUNTED and len(self._space(space, 1)) == before:
                    self._shown[space.key] = shown
                elif len(self.lines()) <= rows:
                    return True
        return True

    def is_listed(self, space: Space) -> bool:
        """Return whether a place is the reader's, and the question lists all that lies in it."""
        if space.owner != self._own or space.spaces or not space.pieces:
            return False
        return all(piece.key in self._listed for piece in space.pieces)

    def numbers(self, spaces: Sequence[Space]) -> list[str]:
        """Return those of some places that are no more than a number, together."""
        counted = []
        for space in filter(is_number, spaces):
            whose = "" if space.owner in (None, self._own) else f"{self.language.player(space.owner or 0)}, "
            counted.append(f"{whose}{self._counted(space)}")
        return self.style.wrap(self._apart.join(counted), "  ", "      ") if counted else []

    def _parts(self) -> Iterator[Space]:
        """Return the places within others, and those that are common and have none in them."""
        for space in self._spaces:
            for part in space.spaces if space.spaces or space.owner is not None else (space,):
                yield from part.walk()

    def _rank(self, space: Space) -> tuple[int, int]:
        """Return the order in which places are put on a line: by their folds, others' before common ones, own last."""
        whose = 2 if space.owner == self._own and self._own is not None else 1 if space.owner is None else 0
        return -space.folds, whose

    def _own_last(self, space: Space) -> tuple[bool, int, int]:
        """Return the order in which places are only counted: by their folds, the reader's own after all others."""
        folds, whose = self._rank(space)
        return whose == 2 and space.folds < CLUTTER, folds, whose

    def place(self, space: Space, *, short: bool = False) -> list[str]:
        """Return one place without those in it, for use outside the table."""
        title = self.language.text(space.title)
        if space.owner is not None and space.owner != self._own and space not in self._spaces:
            title = f"{self.language.player(space.owner)}, {title}"
        contents = self._contents(space, NAMED if short else BADGES)
        there = [] if contents else [part for part in space.spaces if not is_empty(part)]
        if there:
            return self.style.wrap(self._row_of(there, title), "  ", "      ")
        contents = contents or [self.say("starcup-nothing")]
        return self._line(title, contents, "  ", short=short)

    def _space(self, space: Space, depth: int) -> list[str]:
        """Return a place with those in it; drawn once for each way of showing it, since a screen takes many tries."""
        how = (space.key, depth, *[self._shown.get(part.key) for part in space.walk()])
        if how not in self._drawn:
            self._drawn[how] = self._draw(space, depth)
        return self._drawn[how]

    def _draw(self, space: Space, depth: int) -> list[str]:
        shown = self._shown.get(space.key, WHOLE)
        indent = "  " * min(depth, DEEPEST)
        contents = list(self._contents(space))
        empty = [part for part in space.spaces if is_empty(part)]
        there = [part for part in space.spaces if not is_empty(part) and self._shown.get(part.key) != LEFT_OUT]
        inner = [part for part in there if self._shown.get(part.key) != COUNTED]
        contents += [self._counted(part) for part in there if self._shown.get(part.key) == COUNTED]
        if depth and space.spaces and not contents and not inner:  # all that lies in it is left out
            return []
        if depth and shown != COUNTED and not contents and inner and (row := self._in_a_row(inner, space, indent)):
            return row
        if shown >= BRIEF and len(self._line(self.language.text(space.title), contents, indent, short=False)) > 1:
            others = contents[len(self._contents(space)) :]
            contents = [*self._contents(space, FIRST_BADGE), *others]
            if shown > BRIEF and len(self._line(self.language.text(space.title), contents, indent, short=False)) > 1:
                contents = [*self._contents(space, NAMED), *others]
        most = 2 if depth == 0 and space.spaces else 1
        lines = self._line(self.language.text(space.title), contents, indent, short=shown > BRIEF, most=most)
        if depth == 0:
            lines = self.style.bold(lines[:1]) + lines[1:]
        for part in inner:
            lines += self._space(part, depth + 1)
        if empty and shown == WHOLE:
            listed = self.language.listed([self.language.text(part.title) for part in empty])
            text = self.say("starcup-lines-empty", places=listed)
            lines += self.style.wrap(text, f"{indent}  ", f"{indent}    ")
        return lines

    def _in_a_row(self, parts: list[Space], space: Space, indent: str) -> list[str]:
        """Return places that have no others in them on the line of the place around them; nothing if it is too long."""
        if self.style.linear or any(part.spaces for part in parts):
            return []
        lines = self.style.wrap(self._row_of(parts, self.language.text(space.title)), indent, f"{indent}    ")
        return lines if len(lines) <= min(2, len(parts)) else []

    def _row_of(self, parts: Sequence[Space], title: str) -> str:
        contents = [self._holds(self.language.text(part.title), ", ".join(self._contents(part))) for part in parts]
        return f"{title} - {self._apart.join(contents)}"

    def _holds(self, place: str, contents: str) -> str:
        return self.say("starcup-lines-holds", place=place, contents=contents)

    def say(self, name: str, /, **args: Arg) -> str:
        """Return a message of the catalogues by its id."""
        return self.language.text(Message(name, **args))

    def _counted(self, space: Space) -> str:
        pieces = space.pieces or [piece for part in space.walk() for piece in part.pieces]
        title = self.language.text(space.title)
        contents = [self._counter(counter) for counter in space.counters]
        contents += [self.language.text(space.note)] if space.note else []
        if any(piece.title == space.title for piece in space.pieces):  # the place is that of a piece, with others at it
            contents += [self._piece(piece, NAMED) for piece in space.pieces if piece.title != space.title]
        if len(contents) == 1 and is_number(space):
            return contents[0]
        return (
            self._holds(title, ", ".join(contents))
            if contents and not space.spaces
            else f"{title} {sum(piece.count for piece in pieces)}"
        )

    def _line(self, title: str, contents: list[str], indent: str, *, short: bool, most: int = 1) -> list[str]:
        if not contents:
            return self.style.wrap(title, indent)
        parts = list(contents)
        separator = self._apart if any("," in part for part in parts) else ", "
        lines = self.style.wrap(self._holds(title, separator.join(parts)), indent, f"{indent}    ")
        while short and len(lines) > most and len(parts) > 1:
            parts.pop()
            more = self.say("starcup-lines-more", count=len(contents) - len(parts))
            lines = self.style.wrap(self._holds(title, separator.join([*parts, more])), indent, f"{indent}    ")
        return [*lines[: most - 1], self.style.cut(f"{lines[most - 1]} ...")] if short and len(lines) > most else lines

    def _contents(self, space: Space, badges: int | None = BADGES) -> list[str]:
        """Return what is to be read in a place, part by part; of pieces the names and so many badges."""
        if (space.key, badges) not in self._read:
            self._read[space.key, badges] = list(self._sentences(space, badges))
        return self._read[space.key, badges]

    def _sentences(self, space: Space, badges: int | None) -> Iterator[str]:
        yield from map(self._counter, space.counters)
        if space.note:
            yield self.language.text(space.note)
        for piece in space.pieces:
            if piece.title == space.title:  # the place is that of the piece
                yield from map(self.language.text, piece.badges[:badges])
            else:
                yield self._piece(piece, badges)

    def _counter(self, counter: Counter) -> str:
        value: Arg = counter.value
        if counter.most is not None:
            value = Message("starcup-lines-of", value=counter.value, most=counter.most)
        return self.say("starcup-entry", key=counter.title, value=value)

    def _piece(self, piece: Piece, most: int | None = BADGES) -> str:
        title = self.language.text(piece.title)
        if piece.count > 1:
            title = self.say("starcup-counted", thing=piece.title, count=piece.count)
        badges = [self.language.text(badge).removesuffix(".") for badge in piece.badges]
        if piece.turned and piece.entry:
            badges.append(self.say("starcup-lines-turned"))
        separator = self._apart if any(", " in badge or ". " in badge for badge in badges) else ", "
        return f"{title} ({separator.join(badges[:most])})" if badges[:most] else title


def _offered(scene: Scene) -> frozenset[str]:
    """Return the pieces that the question lists, by their keys."""
    prompt = scene.prompt
    if prompt is None:
        return frozenset()
    picked = [key for item in (prompt.pick.items if prompt.pick is not None else ()) for key in item.touches]
    return frozenset([*picked, *(key for option in prompt.options for key in option.touches.take)])


def is_number(space: Space) -> bool:
    """Return whether a place is no more than a number: of pieces face down, or one that is called as the place.

    Args:
        space: the place.
    """
    if space.spaces or space.note or (space.shape == "stack" and is_empty(space)):
        return is_empty(space)
    if space.pieces:
        return not space.counters and all(piece.turned and not piece.entry for piece in space.pieces)
    return len(space.counters) == 1 and space.counters[0].title == space.title


def is_empty(space: Space) -> bool:
    """Return whether there is nothing in a place.

    Args:
        space: the place.
    """
    return not (space.pieces or space.counters or space.note or space.spaces)
