"""Places of a scene as lines of a pane, as short as the room asks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from enum import IntEnum

from attrs import evolve

from starcup.lines import is_empty, is_number
from starcup.messages import Language, Message
from starcup.pictures import Colour
from starcup.scene import Counter, Piece, Scene, Space
from starcup_cli.panes.drawn import BLANK, Line, Look, Span, beside, cut, flowed, width_of

LABEL = 16
"""The most columns of the names of places before what lies there."""
NARROWEST, WIDEST = 17, 30
"""The columns of a piece in a grid."""
BLOCK = 24
"""The columns of a place beside others."""
COLUMN = 8
"""The fewest columns of a column."""
CLUTTER = 9
"""The folds of places that hardly matter, such as a deck."""
MOST_LINES = 6
"""The most lines of a place of which not everything is shown."""


class Short(IntEnum):
    """How short a place is shown: pieces with what is known below or beside them, names, a line of them, a number."""

    WHOLE, BESIDE, NAMES, LINE, NUMBER = range(5)


SHORTENED = (
    (Short.BESIDE, 3), (Short.NAMES, 5), (Short.BESIDE, 0), (Short.NAMES, 3), (Short.NUMBER, 5), (Short.NAMES, 0),
    (Short.LINE, 3), (Short.NUMBER, 3), (Short.LINE, 0), (Short.NUMBER, 1), (Short.NUMBER, 0),
)  # fmt: skip
"""In which order places are shortened: to what, and with how many folds at least."""


ColourOf = Callable[[str, str], Colour | None]
"""The colour of a piece by its kind and entry; None if it has none of its own."""


class Places:
    """Draws the places of a scene on a pane ``width`` columns wide."""

    def __init__(self, scene: Scene, language: Language, colour: ColourOf, width: int) -> None:
        self.scene = scene
        self.language = language
        self.colour = colour
        self.width = width
        self._about: frozenset[str] = frozenset(_about(scene))
        self._weights: dict[str, int] = {}
        self._short: dict[str, Short] = {}
        self._deep: dict[str, int] = {}
        """The lines of places that are shown as lines, where they have more than one."""
        self._drawn: dict[object, list[Line]] = {}

    # Panes.

    def fitted(self, groups: Mapping[str, Sequence[Space]], room: int, brief: Collection[str]) -> dict[str, list[Line]]:
        """Return the places of panes as lines, shortened until all panes together take no more than ``room`` lines.

        What hardly matters is shortened first, the viewer's own late, and what the question is about last. Where lines
        are left over, what matters is shown longer again.
        """
        parts = [(part, name in brief) for name, spaces in groups.items() for space in spaces for part in _rows(space)]
        self._short = {part.key: Short.BESIDE if short else Short.WHOLE for part, short in parts}
        drawn = {name: self.lines(spaces) for name, spaces in groups.items()}
        pane_of = {part.key: name for name, spaces in groups.items() for space in spaces for part in _rows(space)}
        for part, level in self._shortened([part for part, _ in parts]):
            if sum(map(len, drawn.values())) <= room:
                break
            if self._short[part.key] < level and not (level == Short.NUMBER and part.shape == "track"):
                self._short[part.key] = level
                drawn[pane_of[part.key]] = self.lines(groups[pane_of[part.key]])
        for part in sorted((part for part, _ in parts if self._weight(part)), key=self._weight, reverse=True):
            name = pane_of[part.key]
            left = room - sum(map(len, drawn.values())) + len(drawn[name])
            now = self._short[part.key], 1
            for self._short[part.key], self._deep[part.key] in _longer(now[0]):
                longer = self.lines(groups[name])
                if len(longer) <= left:
                    drawn[name] = longer
                    break
            else:
                self._short[part.key], self._deep[part.key] = now
        return drawn

    def _shortened(self, parts: Sequence[Space]) -> Iterator[tuple[Space, Short]]:
        """Return in which order places are shortened, and to what; what matters is short only at the end."""
        order = sorted(parts, key=lambda part: (-part.folds, self._weight(part)))
        for level, folds in SHORTENED:
            yield from (
                (part, level) for part in order if part.folds >= folds and level + self._weight(part) <= Short.NUMBER
            )
        yield from ((part, Short.LINE) for part in order)
        yield from ((part, Short.NUMBER) for part in sorted(order, key=self._weight))

    def _weight(self, part: Space) -> int:
        """Return how much a place matters: 2 if the question is about what lies there, 1 if it is the viewer's."""
        if part.key not in self._weights:
            keys = {key for space in part.walk() for key in (space.key, *(piece.key for piece in space.pieces))}
            is_own = part.owner is not None and part.owner == self.scene.seat
            self._weights[part.key] = 2 if keys & self._about else int(is_own)
        return self._weights[part.key]

    def lines(self, spaces: Sequence[Space]) -> list[Line]:
        """Return places as lines."""
        parts = [part for space in spaces for part in _rows(space)]
        loose = [space for space in spaces if space not in parts]
        rows = [part for part in parts if _holds(part) and not is_number(part) and self._level(part) != Short.NUMBER]
        rows = [part for part in rows if self._level(part) < Short.NAMES or not _is_one_piece(part)]
        wide = min(LABEL, max((len(self._title(part)) for part in rows), default=0))
        numbers, empty, lines = list[Line](), list[Line](), list[Line]()
        for space in loose:
            if space.owner is not None:
                numbers += [tuple(self.piece(piece)) for piece in space.pieces]
            else:
                lines += self._own(space)
        for part in parts:
            if part in rows:
                lines += self._row(part, wide, self._level(part))
            elif _is_one_piece(part) and not is_number(part) and self._level(part) < Short.NUMBER:
                numbers.append((Span(f"{self._title(part)} ", "soft", part.key), *self.piece(part.pieces[0])))
            elif _holds(part) and not is_empty(part):
                numbers.append(self._number(part))
            else:
                empty.append((Span(f"{self._title(part)} –", "dim", part.key),))
        return lines + flowed([*numbers, *empty], self.width, 3)

    def _level(self, space: Space) -> Short:
        return self._short.get(space.key, Short.WHOLE)

    def head(self, space: Space) -> list[Span]:
        """Return the counters of a place in a row, for the title of its pane."""
        return [span for counter in space.counters for span in (*self._counter(counter, space.key), Span("  "))][:-1]

    def _own(self, space: Space) -> list[Line]:
        """Return what lies in a place itself, beside the places in it."""
        own = [(Span(self._title(space), "title", space.key),)] if space.pieces else []
        own += [(Span(self.language.text(space.note), "soft", space.key),)] if space.note else []
        return flowed([*own, *(self.piece(piece) for piece in space.pieces)], self.width)

    def _row(self, space: Space, wide: int, short: Short) -> list[Line]:
        """Return a place with its name before it."""
        key = (space.key, wide, short, self._deep.get(space.key))
        if key not in self._drawn:
            label = Span(self._title(space), "title", space.key)
            room = self.width - wide - 1
            body = self.body(space, room, short)
            if label.width > wide and body:
                head = (*cut([label], self.width),)
                self._drawn[key] = [head, *((Span(" " * (wide + 1)), *line) for line in body)]
            else:
                first, *rest = body or [BLANK]
                gap = Span(" " * (wide + 1 - label.width))
                self._drawn[key] = [(label, gap, *first), *((Span(" " * (wide + 1)), *line) for line in rest)]
        return self._drawn[key]

    def body(self, space: Space, width: int, short: Short) -> list[Line]:
        """Return what lies in a place, without its name."""
        lines: list[Line] = []
        head = [(Span(" "), *self._counter(counter, space.key)) for counter in space.counters]
        head += [(Span(" "), Span(self.language.text(space.note), "soft", space.key))] if space.note else []
        if head:
            lines += flowed(head, width, 2)
        there = [part for part in space.spaces if _holds(part)]
        lines += self._pieces(space.pieces, width, short, space)
        if space.shape in ("columns", "grid") and len(space.spaces) > 1:
            return lines + self._columns(space.spaces, width, short)
        if len(there) > 1 and any(_is_of_piece(part) for part in there):
            return lines + self._blocks(there, width, short)
        for part in there:
            label = Span(self._title(part), "soft", part.key)
            inner = self.body(part, width - 2, max(short, Short.NAMES))
            if inner and label.width + 2 + width_of(inner[0]) <= width:
                lines += [(label, Span("  "), *inner[0]), *((Span("  "), *line) for line in inner[1:])]
            else:
                lines += [(label,), *((Span("  "), *line) for line in inner)]
        return lines

    def _columns(self, parts: Sequence[Space], width: int, short: Short) -> list[Line]:
        """Return places as columns with their names above."""
        count = min(len(parts), max(1, (width + 1) // (COLUMN + 1)))
        each = (width + 1) // count - 1
        blocks = []
        for part in parts:
            title = Span(self._title(part), "title" if _holds(part) else "dim", part.key)
            inner = self._tokens(part, each) if _holds(part) else []
            blocks.append([cut([title], each), *inner])
        return [line for at in range(0, len(parts), count) for line in beside(blocks[at : at + count], each, 1)]

    def _tokens(self, space: Space, width: int) -> list[Line]:
        """Return the pieces of a column, without their names where a colour with a letter says the same."""
        lines = []
        for part in space.walk():
            for piece in part.pieces:
                spans = self.piece(piece)
                spans = _token(spans) if width_of(spans) > width else spans
                lines.append(cut(spans, width))
        return lines

    def _blocks(self, parts: Sequence[Space], width: int, short: Short) -> list[Line]:
        """Return places side by side that are those of pieces: a name, then what is to be known of it."""
        numbers = [self._number(part) for part in parts if is_number(part)]
        places = [part for part in parts if not is_number(part)]
        if short >= Short.LINE:
            return flowed([*map(self._block_in_a_row, places), *numbers], width)
        count = min(len(places), max(1, (width + 2) // (BLOCK + 2)))
        each = (width + 2) // count - 2
        blocks = [self._block(part, each, short) for part in places]
        rows = [line for at in range(0, len(places), count) for line in beside(blocks[at : at + count], each)]
        return [*rows, *flowed(numbers, width, 2)]

    def _block_in_a_row(self, space: Space) -> Line:
        """Return a place that is that of a piece by its name, with the colours of what else is there."""
        own = self._namesake(space)
        spans = [Span(self._title(space), "", space.key)] if own is None else self.piece(own)
        for piece in space.pieces:
            if piece.title != space.title:
                spans += _token(self.piece(piece))
        return tuple(spans)

    def _block(self, space: Space, width: int, short: Short) -> list[Line]:
        own = self._namesake(space)
        others = [piece for piece in space.pieces if piece.title != space.title]
        if own is None:
            return [(Span(self._title(space), "title", space.key),), *self.body(space, width, short)]
        note = [Span(f" {self.language.text(space.note)}", "soft", own.key)] if space.note else []
        lines: list[Line] = [cut(self.piece(own), width)]
        if short == Short.WHOLE:
            lines += [cut(note, width)] if note else []
            lines += self._badges(own, width)
        elif short == Short.BESIDE:
            lines = [cut([*lines[0], *note], width)]
        return [*lines, *flowed([self.piece(piece) for piece in others], width)]

    def _namesake(self, space: Space) -> Piece | None:
        """Return the piece that a place is called after, with the key of the place if the question is about that."""
        own = next((piece for piece in space.pieces if piece.title == space.title), None)
        if own is None or own.key in self._about or space.key not in self._about:
            return own
        return evolve(own, key=space.key)

    # Pieces.

    def _pieces(self, pieces: Sequence[Piece], width: int, short: Short, space: Space) -> list[Line]:
        if not pieces:
            return []
        chips = [self.piece(piece) for piece in pieces]
        if short >= Short.LINE and space.shape != "track":
            return self._few_lines(chips, width, space)
        if short >= Short.NAMES or not any(self._said(piece) for piece in pieces):
            return flowed(chips, width)
        longest = max(map(width_of, chips))
        below = short == Short.WHOLE and any(width_of(chip) + 12 > WIDEST for chip in chips)
        each = max(NARROWEST, min(WIDEST, max(longest, NARROWEST if below else WIDEST)))
        count = max(1, min((width + 1) // (each + 1), len(pieces)))
        each = min((width + 1) // count - 1, 2 * WIDEST)
        if below:
            blocks = [[cut(chip, each), *self._badges(piece, each)] for chip, piece in zip(chips, pieces, strict=True)]
        else:
            badges = [[Span(f" {text}", "soft", piece.key)] if (text := self._said(piece)) else [] for piece in pieces]
            blocks = [[cut([*chip, *badge], each)] for chip, badge in zip(chips, badges, strict=True)]
        return [line for at in range(0, len(blocks), count) for line in beside(blocks[at : at + count], each, 1)]

    def _few_lines(self, chips: list[list[Span]], width: int, space: Space) -> list[Line]:
        """Return as many pieces as fit on the lines of a place, and how many more there are."""
        shown, most = list(chips), self._deep.get(space.key, 1)
        while shown:
            left = len(chips) - len(shown)
            more = [[Span(f"+{left}", "title", space.key)]] if left else []
            lines = flowed([*shown, *more], width)
            if len(lines) <= most:
                return lines
            shown.pop()
        return [(Span(f"+{len(chips)}", "title", space.key),)]

    def _badges(self, piece: Piece, width: int) -> list[Line]:
        badges = self._said(piece)
        return [cut([Span(f"   {badges}", "soft", piece.key)], width)] if badges else []

    def _said(self, piece: Piece) -> str:
        return ", ".join(self.language.text(badge).removesuffix(".") for badge in piece.badges)

    def piece(self, piece: Piece) -> list[Span]:
        """Return a piece: its colour with a letter, its name, and how many there are."""
        key, title = piece.key, self.language.text(piece.title)
        counted = [Span(f" ×{piece.count}", "soft", key)] if piece.count > 1 else []
        look: Look = "back" if piece.turned and not piece.entry else "dim" if piece.dimmed or piece.turned else ""
        colour = self.colour(piece.kind, piece.entry) if piece.entry else None
        letter = f" {colour.letter} " if colour is not None and colour.letter else " "
        swatch = [Span(letter, look, key, colour.fill, colour.ink)] if colour is not None else []
        name = Span(f" {title}" if swatch else title, look, key)
        return [Span(" ", "left", key), *swatch, name, *counted, Span(" ", "right", key)]

    # Words.

    def _number(self, space: Space) -> Line:
        """Return a place as a number."""
        title = self._title(space)
        if space.counters and not space.spaces:
            counters = self.head(space)
            alone = len(space.counters) == 1 and space.counters[0].title == space.title
            holds = self.language.text(Message("starcup-lines-holds", place=title, contents=""))
            return tuple(counters) if alone else (Span(holds, "soft", space.key), *counters)
        called = [piece for part in space.spaces for piece in part.pieces if piece.title == part.title]
        pieces = called or [piece for part in space.walk() for piece in part.pieces]
        key = pieces[0].key if len(pieces) == 1 else space.key
        return (Span(f"{title} ", "soft", space.key), Span(str(sum(piece.count for piece in pieces)), "title", key))

    def _counter(self, counter: Counter, key: str) -> Line:
        of = f"/{counter.most}" if counter.most is not None else ""
        name = f"{self.language.text(counter.title)} "
        return (
            Span(name, "soft", f"{key}#{counter.key}"),
            Span(f"{counter.value}{of}", "title", f"{key}#{counter.key}"),
        )

    def _title(self, space: Space) -> str:
        return self.language.text(space.title)


def _token(spans: list[Span]) -> list[Span]:
    """Return a piece without its name, if it has a colour with a letter that says the same."""
    if not any(span.fill for span in spans):
        return spans
    return [span for span in spans if span.fill or span.look in ("left", "right", "soft")]


def _longer(now: Short) -> Iterator[tuple[Short, int]]:
    """Return how a place can be shown longer than now, the longest first: how short, and in how many lines at most."""
    yield from ((level, 1) for level in Short if level < min(now, Short.LINE))
    if now >= Short.LINE:
        yield from ((Short.LINE, lines) for lines in range(MOST_LINES, 1 if now == Short.LINE else 0, -1))


def _about(scene: Scene) -> Iterator[str]:
    """Return the keys of what the question is about."""
    if scene.prompt is not None:
        for option in scene.prompt.options:
            yield from option.touches.keys
        for item in scene.prompt.pick.items if scene.prompt.pick is not None else ():
            yield from item.touches


def _rows(space: Space) -> Iterator[Space]:
    """Return the places that have a row of their own: those in a seat's or a common place, or the place itself."""
    parts = [part for part in space.spaces if part.folds < CLUTTER or not is_number(part)]
    if parts and space.shape not in ("columns", "grid") and not any(map(_is_of_piece, parts)):
        yield from space.spaces
    else:
        yield space


def _is_of_piece(space: Space) -> bool:
    return any(piece.title == space.title for piece in space.pieces)


def _is_one_piece(space: Space) -> bool:
    """Return whether there is nothing in a place but one piece, or several that are equal."""
    return len(space.pieces) == 1 and not (space.counters or space.note or any(map(_holds, space.spaces)))


def _holds(space: Space) -> bool:
    """Return whether there is anything in a place or in those within it."""
    return bool(space.pieces or space.counters or space.note) or any(map(_holds, space.spaces))
