"""The parts of a scene: spaces with pieces and counters, a prompt with options, and beats of what happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from attrs import frozen

from starcup.kernel.messages import NOTHING, Message

Layout = Literal["row", "stack", "pile", "track", "columns", "grid", "tray"]
"""How pieces lie in a space: side by side, the first on top, as a heap, on a track, in columns, in a grid, loose."""
Weight = Literal["heading", "sentence", "detail"]


@frozen
class Piece:
    """A thing on the table.

    Args:
        key: names it in this scene; it stays the same from scene to scene while the thing is the same.
        kind: the kind of thing, such as ``card`` or ``die``.
        title: its name.
        entry: its key in the catalogue of its kind; empty if it lies face down.
        face: the side that is up, where it has several.
        count: how many equal pieces lie here.
        badges: what else is to be seen of it, such as a good that lies on it.
        turned: whether it lies face down, or is used up.
        dimmed: whether it takes no part at the moment.
    """

    key: str
    kind: str
    title: Message
    entry: str = ""
    face: str = ""
    count: int = 1
    badges: tuple[Message, ...] = ()
    turned: bool = False
    dimmed: bool = False


@frozen
class Counter:
    """A number with a name.

    Args:
        key: names it in its space.
        title: its name.
        value: the number.
        most: the highest that it can be; None if there is no such limit.
        because: where the number comes from, line by line.
    """

    key: str
    title: Message
    value: int
    most: int | None = None
    because: tuple[Message, ...] = ()


@frozen
class Space:
    """A place where pieces lie, or other spaces.

    Args:
        key: names it in every scene, such as ``seat-1.tableau``.
        title: its name.
        owner: the number of the seat that it belongs to; None if it is common.
        shape: how the pieces lie.
        pieces: what lies there.
        counters: numbers that belong to it.
        spaces: the places in it.
        note: what else is to be read there, such as a total.
        folds: how early it is shown short where room is scarce: the highest first, 0 last.
    """

    key: str
    title: Message
    owner: int | None = None
    shape: Layout = "row"
    pieces: tuple[Piece, ...] = ()
    counters: tuple[Counter, ...] = ()
    spaces: tuple[Space, ...] = ()
    note: Message = NOTHING
    folds: int = 0

    def walk(self) -> Iterator[Space]:
        """Return the space, and all those within it after it."""
        yield self
        for space in self.spaces:
            yield from space.walk()


@frozen
class Touches:
    """The things on the scene that a choice takes and uses, and where they go, by their keys.

    Args:
        take: the pieces that are taken or used.
        to: the space or piece that they go to; empty if nowhere.
        by: the pieces that it is done with: a worker, a power.
    """

    take: tuple[str, ...] = ()
    to: str = ""
    by: tuple[str, ...] = ()

    @property
    def keys(self) -> tuple[str, ...]:
        """All keys, in the order in which people would point at them."""
        return (*self.by, *self.take, *((self.to,) if self.to else ()))


UNTOUCHED = Touches()


@frozen
class Option:
    """A choice that may be made now.

    Args:
        choice: its stable text, by which it is submitted.
        label: the choice in a few words.
        detail: what it brings, in numbers.
        touches: what it does with things on the scene.
        final: whether it shows something to others, or ends the chance to take choices back.
        shortcut: whether it does at once what further questions would ask; not to be listed with the others.
        passing: whether it is a choice to do nothing (more).
    """

    choice: str
    label: Message
    detail: Message = NOTHING
    touches: Touches = UNTOUCHED
    final: bool = False
    shortcut: bool = False
    passing: bool = False


@frozen
class Item:
    """Something that may be picked, once or several times.

    Args:
        item: its stable text in the choice.
        title: its name.
        detail: what it is worth or does here; nothing if its piece on the table tells it.
        count: how often it may be picked.
        touches: the keys of the pieces that it stands for.
        together: the number of the thing, of which only one item may be picked: things with a side for each pile.
    """

    item: str
    title: Message
    detail: Message = NOTHING
    count: int = 1
    touches: tuple[str, ...] = ()
    together: int | None = None


@frozen
class Pick:
    """A question that several things answer at once, in any order.

    Args:
        text: the words before the items in the text of the choice, such as ``recruit``.
        items: what is on offer.
        least: the smallest number of items.
        most: the largest number of items.
        ordered: whether the order matters: the first one lies on top.
        purpose: what they are for, such as the cost that they pay.
    """

    text: str
    items: tuple[Item, ...]
    least: int
    most: int
    ordered: bool = False
    purpose: Message = NOTHING


@frozen
class Barred:
    """A choice that one would expect to be possible now, and why it is not.

    Args:
        choice: the text of the choice.
        label: the choice in a few words.
        touches: what it would do with things on the scene.
        code: names the kind of refusal.
        reason: the refusal.
        rule: the id of the rule that forbids it; empty if none does.
    """

    choice: str
    label: Message
    touches: Touches
    code: str
    reason: Message
    rule: str = ""


@frozen
class Prompt:
    """The question to a seat.

    Args:
        seat: who is asked.
        number: that of the question, to be sent with the answer.
        kind: the stable name of the kind of question.
        text: the question.
        rule: the id of the rule that it follows; empty if none.
        because: what it is about, where the text does not say so.
        options: the choices that may be made; none if items are picked.
        pick: what is picked, where several things are one answer.
        barred: what one would reach for and is not possible.
        last_word: whether the answer is shown to others at once, and can't be taken back.
    """

    seat: int
    number: int
    kind: str
    text: Message
    rule: str = ""
    because: Message = NOTHING
    options: tuple[Option, ...] = ()
    pick: Pick | None = None
    barred: tuple[Barred, ...] = ()
    last_word: bool = False


@frozen
class Tally:
    """The points of a seat as far as the viewer may know them.

    Args:
        seat: whose they are.
        total: the sum.
        lines: where they come from.
        tie_break: what decides between equal totals.
        winner: whether the seat has won.
    """

    seat: int
    total: int
    lines: tuple[tuple[Message, int], ...] = ()
    tie_break: int = 0
    winner: bool = False


@frozen
class Scene:
    """All that a seat, or an onlooker, sees now.

    Args:
        seat: the viewer; None for an onlooker.
        players: how many play.
        round: the number of the round; 0 in games without rounds, and during the set-up.
        over: whether the game has ended.
        status: where the game is: the phase, whose turn it is.
        spaces: the table.
        scores: the points of all seats; none if the game shows none before its end.
        prompt: the question to the viewer; None if he is not asked now.
    """

    seat: int | None
    players: int
    round: int
    over: bool
    status: Message
    spaces: tuple[Space, ...]
    scores: tuple[Tally, ...] = ()
    prompt: Prompt | None = None

    def walk(self) -> Iterator[Space]:
        """Return all spaces, those within others after them."""
        for space in self.spaces:
            yield from space.walk()

    def pieces(self) -> Iterator[tuple[Space, Piece]]:
        """Return all pieces, each with the space that it lies in."""
        return ((space, piece) for space in self.walk() for piece in space.pieces)

    def detail(self, item: Item) -> Message:
        """Return what an item is worth or does: its detail, or what is to be seen of its piece.

        Args:
            item: one that may be picked.
        """
        if item.detail or not item.touches:
            return item.detail
        badges = next((piece.badges for _, piece in self.pieces() if piece.key == item.touches[0]), ())
        return Message("starcup-entries", of=badges) if badges else NOTHING


@frozen
class Move:
    """A piece that went from one place to another.

    Args:
        kind: the kind of piece.
        entry: its key in the catalogue; empty if the viewer does not see which it is.
        start: the key of the space or piece where it was; empty if it came from outside.
        to: the key of the space or piece where it is; empty if it left.
        count: how many equal pieces went.
    """

    kind: str
    entry: str = ""
    start: str = ""
    to: str = ""
    count: int = 1


@frozen
class Beat:
    """Something that happened.

    Args:
        position: that of its event among those that the viewer heard.
        kind: the kind of event.
        text: what happened; nothing if it is not worth a sentence.
        seat: who did it; None if nobody.
        source: the kind and key of the piece whose power did it, ``card/KEY``; empty if none did.
        moves: the pieces that went somewhere.
        weight: a heading, a sentence, or a detail that may be left out.
    """

    position: int
    kind: str
    text: Message
    seat: int | None = None
    source: str = ""
    moves: tuple[Move, ...] = ()
    weight: Weight = "sentence"
