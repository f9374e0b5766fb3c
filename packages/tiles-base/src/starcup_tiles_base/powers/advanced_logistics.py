"""Advanced Logistics: rearrange your construction zone between the tasks of Explore (POWER-19, POWER-20).

However often the zone is rearranged at one moment, only the outcome matters. So the owner has one go at each moment
(before, between and after the explorers' tasks). Until he says that it is enough he works on a draft, which only he
sees, in any order, and may undo. Searches reach each arrangement in one way: first they turn tiles over, from the top,
developments first, each to the bottom of the other stack; then they bring a tile up to each place.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar

from attrs import evolve, frozen

from starcup import Choice, IllegalChoice, SeatEvent
from starcup.making import Legal, SeatStep, interned
from starcup.messages import Message, Names
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Face, RollTable, table_of
from starcup.roll.choices import enough
from starcup.roll.dice import total

KEY = "advanced_logistics"
Zone = tuple[list[Face], list[Face]]  # developments and worlds, each from the top


@frozen
class ZoneRearranged(SeatEvent):
    """The seat rearranges its construction zone; what lies below the top tiles is secret."""


@frozen(eq=False)
class Arrange(PowerChoice):
    """Begin to rearrange the own construction zone."""

    pattern = "arrange {power}"

    def play(self, table: object, seat: int) -> None:
        table = table_of(table)
        table.add_to_tally(seat, _moment(table, seat))
        owner = table.seats[seat]
        owner.draft = owner.development_stack, owner.world_stack
        table.push(Rearrange(seat, turn_to=sum(map(len, owner.draft))))


@frozen(eq=False)
class Turn(PowerChoice):
    """Turn over the tile that shows ``face``, to the bottom of the other stack."""

    pattern = "turn {power} {face}"
    face: Annotated[str, Names("tile")]


@frozen(eq=False)
class Raise(PowerChoice):
    """Bring the tile that shows ``face`` up to a place in its stack; 1 is the top."""

    pattern = "raise {power} {face} {place}"
    domains: ClassVar[Mapping[str, tuple[int, ...]]] = MappingProxyType({"place": tuple(range(1, 56))})
    face: Annotated[str, Names("tile")]
    place: int


@frozen(eq=False)
class Next(PowerChoice):
    """Leave the tile at this place where it is, and go on to the places below."""

    pattern = "next {power}"
    passing = True


ARRANGE, NEXT = Arrange(KEY), Next(KEY)
_turn, _raise = interned(Turn), interned(Raise)


@frozen
class Rearrange(SeatStep[RollTable]):
    """A step for one go at the zone, seen as one row of developments and then worlds, each from the top.

    Tiles from place ``turn_from`` to before ``turn_to`` may still be turned over, and places from ``fill`` on may be
    filled from below in their stack. If ``changed``, the last answer changed the draft, and the owner may stop.
    """

    kind = f"power:{KEY}"
    question = "How do you rearrange your construction zone?"
    turn_to: int
    turn_from: int = 0
    fill: int = 0
    changed: bool = False

    def run(self, table: RollTable) -> Legal | None:
        developments, worlds = zone = _draft(table, self.seat)
        legal: list[Choice] = [enough(KEY)] if self.changed else []
        legal += [_turn(KEY, face.key) for face in (developments + worlds)[self.turn_from : self.turn_to]]
        open_places = [place for place in _places(zone) if place >= self.fill]
        if open_places:
            legal += _raises(zone, open_places[0])
        if len(open_places) > 1:
            legal.append(NEXT)
        return tuple(legal)

    def allowed(self, table: RollTable) -> Legal:
        developments, worlds = zone = _draft(table, self.seat)
        legal = self.run(table) or ()
        found: list[Choice] = [enough(KEY), *(_turn(KEY, face.key) for face in developments + worlds)]
        for place in _places(zone):
            found += _raises(zone, place)
        return tuple(choice for choice in found if choice not in legal)

    def take(self, table: RollTable, choice: Choice) -> None:
        developments, worlds = zone = _draft(table, self.seat)
        if isinstance(choice, Turn):
            face = table.rules.faces[table.rules.face_index[choice.face]]
            place = (developments + worlds).index(face)
            # A development that is turned over comes after all tiles that may still be turned, a world before them.
            first, end = (place + 1, self.turn_to) if face.is_world else (place, self.turn_to - 1)
            _change(table, self.seat, choice)
            table.push(evolve(self, turn_from=first, turn_to=end, changed=True))
        elif isinstance(choice, Raise):
            place = choice.place - 1 + (len(developments) if choice.face in {face.key for face in worlds} else 0)
            _change(table, self.seat, choice)
            table.push(evolve(self, turn_to=0, fill=place + 1, changed=True))
        elif isinstance(choice, Next):
            place = next(place for place in _places(zone) if place >= self.fill)
            table.push(evolve(self, turn_to=0, fill=place + 1, changed=False))
        else:
            _lay_out(table, self.seat)

    def take_allowed(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Turn | Raise):
            _change(table, self.seat, choice)
            table.push(Rearrange(self.seat, turn_to=sum(map(len, table.seats[self.seat].draft)), changed=True))
        else:
            _lay_out(table, self.seat)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        faces = {face.key for stack in _draft(table, self.seat) for face in stack}
        if isinstance(choice, Turn | Raise) and choice.face not in faces:
            return IllegalChoice("not-in-zone", "POWER-19", Message(f"roll-refusal-{KEY}-not-in-zone"))
        if isinstance(choice, Raise):
            return IllegalChoice("not-above", "POWER-19", Message(f"roll-refusal-{KEY}-not-above"))
        return IllegalChoice("arrange-first", "POWER-19", Message(f"roll-refusal-{KEY}-arrange-first"))


def _draft(table: RollTable, seat: int) -> Zone:
    tiles, owner = table.rules.tiles, table.seats[seat]
    # In a world sampled by another seat the draft is not known, as if nothing had been changed yet.
    developments, worlds = owner.draft or (owner.development_stack, owner.world_stack)
    return [tiles[tile].development for tile in developments], [tiles[tile].world for tile in worlds]


def _places(zone: Zone) -> list[int]:
    """Return the places of the row that have a tile below them in their stack."""
    developments, worlds = map(len, zone)
    return [*range(developments - 1), *range(developments, developments + worlds - 1)]


def _raises(zone: Zone, place: int) -> list[Choice]:
    """Return the choices to bring each tile below a place of the row up to it."""
    developments, worlds = zone
    stack, base = (developments, 0) if place < len(developments) else (worlds, len(developments))
    return [_raise(KEY, face.key, place - base + 1) for face in stack[place - base + 1 :]]


def _change(table: RollTable, seat: int, choice: Turn | Raise) -> None:
    """Carry out a choice on the draft."""
    rules = table.rules
    developments, worlds = _draft(table, seat)
    face = rules.faces[rules.face_index[choice.face]]
    stack, other = (worlds, developments) if face.is_world else (developments, worlds)
    stack.remove(face)
    if isinstance(choice, Turn):
        other.append(rules.faces[face.index ^ 1])
    else:
        stack.insert(choice.place - 1, face)
    table.seats[seat].draft = tuple(one.index // 2 for one in developments), tuple(one.index // 2 for one in worlds)


def _lay_out(table: RollTable, seat: int) -> None:
    """Make the draft the zone; a new top tile is shown to all (SECRET-1)."""
    owner = table.seats[seat]
    tops = owner.development_stack[:1], owner.world_stack[:1]
    if owner.draft:
        owner.development_stack, owner.world_stack = owner.draft
    owner.draft = ()
    if tops != (owner.development_stack[:1], owner.world_stack[:1]):
        table.revealed()
    table.note(ZoneRearranged, seat)


def _moment(table: RollTable, seat: int) -> str:
    return f"{KEY} {total(table.seats[seat].columns[table.phase])}"


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    """Return the choice to rearrange, once at each moment; the number of explorers left tells the moments apart."""
    owner = table.seats[seat]
    zoned = owner.development_stack or owner.world_stack
    return (ARRANGE,) if zoned and not table.tally(seat, _moment(table, seat)) else ()
