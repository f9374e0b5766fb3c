"""Names for people: dice, phases, tiles, seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from starcup.words import counted, several

if TYPE_CHECKING:
    from starcup.roll import Face, Grant, Rules
    from starcup.roll.dice import Dice

PLACES = {
    "dictate": "Dictate",
    "cup": "the cup",
    "citizenry": "Citizenry",
    "developers": "the developers",
    "settlers": "the settlers",
}


class Names:
    """The names of everything in one game. ``you`` is the seat of the person at the screen, or None."""

    def __init__(self, rules: Rules, seats: Sequence[str], you: int | None = None) -> None:
        self.rules = rules
        self.seats: tuple[str, ...] = tuple(seats)
        self.you = you

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat: ``You``, or a name; without one its number, such as ``Seat 0``."""
        if seat == self.you:
            return "You"
        return self.seats[seat] if seat < len(self.seats) else f"Seat {seat}"

    def die(self, key: str) -> str:
        """Return the name of a die colour or another kind of worker, by its key."""
        index = self.rules.worker_index.get(key)
        return key if index is None else self.rules.workers[index].name

    def workers(self, keys: Iterable[str]) -> str:
        """Return the names of dice given by their keys."""
        return counted(map(self.die, keys))

    def dice(self, dice: Dice) -> str:
        """Return the names of dice in a place; ``-`` for none."""
        from starcup.roll.dice import count, kinds

        keys = (self.rules.worker_names[kind] for kind in kinds(dice) for _ in range(count(dice, kind)))
        return self.workers(keys) or "-"

    def progress(self, lying: Dice, needed: int) -> str:
        """Return the progress of a tile: the number of dice on it out of those that it needs, and their names."""
        from starcup.roll.dice import total

        which = f" ({self.dice(lying)})" if lying else ""
        return f"{total(lying)} of {needed} {'die' if needed == 1 else 'dice'}{which}"

    def shown(self, face: str) -> str:
        """Return the name of a die with its face, given as ``colour.face``."""
        colour, _, side = face.partition(".")
        return f"{self.die(colour)} {side}"

    def phase(self, key: str) -> str:
        """Return the name of a phase by its key."""
        index = self.rules.phase_index.get(key)
        return key if index is None else self.rules.phases[index].name

    def numbered_phase(self, key: str) -> str:
        """Return the name of a phase with its numeral."""
        index = self.rules.phase_index[key]
        return f"{self.rules.phases[index].numeral} {self.rules.phases[index].name}"

    def face(self, key: str) -> Face | None:
        """Return the face with a key, or None."""
        index = self.rules.face_index.get(key)
        return None if index is None else self.rules.faces[index]

    def thing(self, key: str) -> str:
        """Return the name of the thing with a key: a tile's side, a phase, a place; else the key in plain letters."""
        face = self.face(key)
        if face is not None:
            return face.name
        if key in self.rules.phase_index:
            return self.phase(key)
        return PLACES.get(key, key.replace("_", " "))

    def brief(self, face: Face) -> str:
        """Return a side of a tile in a few words: kind, cost, colour or phases, and its grants."""
        if face.is_world:
            assert face.colour is not None
            gives = self.gives(face)
            return f"{face.colour.name} world, cost {face.cost}" + (f": {gives}" if gives else "")
        where = " and ".join(self.phase(key) for key in face.phases if key in self.rules.phase_index)
        words = [f"development, cost {face.cost}{', bonus VP at the end' if face.plus else ''}"]
        if where:
            words.append(f"{where} power")
        if face.reassign:
            words.append("Reassign power")
        gives = self.gives(face)
        return ", ".join(words) + (f": {gives}" if gives else "")

    def gives(self, face: Face) -> str:
        """Return the grants of a side, which it gives once, when it is placed."""
        return ", ".join(map(self.gives_one, self.rules.grants_of(face)))

    def gives_one(self, grant: Grant) -> str:
        """Return one of the grants of a side."""
        if grant.start_credits is not None:
            return f"start with ${grant.start_credits}"
        if grant.lose:
            return f"lose {several(grant.lose, 'die', 'dice')}"
        if grant.credits:
            return f"+${grant.credits}"
        where = {"cup": "into the cup", "citizenry": "into Citizenry", "good": "as its good"}.get(grant.to, grant.to)
        die = self.die(grant.colour)
        return f"{several(grant.dice, f'{die} die', f'{die} dice')} {where}"
