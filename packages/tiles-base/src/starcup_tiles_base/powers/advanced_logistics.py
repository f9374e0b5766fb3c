"""Advanced Logistics: rearrange your construction zone between the tasks of Explore (POWER-19, POWER-20).

However often the zone is rearranged at one moment, only the outcome matters. So
each moment (before, between and after the explorers' tasks) has one go, in which
every arrangement is reached in exactly one way: tiles are turned over first, from
the top, developments before worlds, each to the bottom of the other stack; then
tiles are brought up to places in their stack, from the top down, in the same order.
"""

from attrs import evolve, frozen

from starcup import Choice, IllegalChoice, SeatEvent
from starcup.roll import Face, Legal, PowerChoice, RollTable, SeatStep, enough, hookimpl, interned, table_of, total

KEY = "advanced_logistics"


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
        table.note(ZoneRearranged, seat)
        table.push(Rearrange(seat, turn_to=sum(map(len, _zone(table, seat)))))


@frozen(eq=False)
class Turn(PowerChoice):
    """Turn over the tile that shows ``face``, to the bottom of the other stack."""

    pattern = "turn {power} {face}"
    face: str


@frozen(eq=False)
class Raise(PowerChoice):
    """Bring the tile that shows ``face`` up to a place in its stack; 1 is the top."""

    pattern = "raise {power} {face} {place}"
    face: str
    place: int


ARRANGE = Arrange(KEY)
_turn, _raise = interned(Turn), interned(Raise)


@frozen
class Rearrange(SeatStep[RollTable]):
    """One go at the zone, seen as one row of developments and then worlds, each from the top.

    Tiles from place ``turn_from`` to before ``turn_to`` may still be turned over,
    places from ``fill`` on may still be filled with a tile from below in its stack.
    """

    kind = f"power:{KEY}"
    question = "How do you rearrange your construction zone?"
    turn_to: int
    turn_from: int = 0
    fill: int = 0
    begun: bool = False

    def run(self, table: RollTable) -> Legal | None:
        developments, worlds = _zone(table, self.seat)
        legal: list[Choice] = [enough(KEY)] if self.begun else []
        legal += [_turn(KEY, face.key) for face in (developments + worlds)[self.turn_from : self.turn_to]]
        for stack, base in ((developments, 0), (worlds, len(developments))):
            for place in range(max(0, self.fill - base), len(stack)):
                legal += [_raise(KEY, face.key, place + 1) for face in stack[place + 1 :]]
        return tuple(legal)

    def take(self, table: RollTable, choice: Choice) -> None:
        rules = table.rules
        developments, worlds = _zone(table, self.seat)
        if isinstance(choice, Turn):
            face = rules.faces[rules.face_index[choice.face]]
            place = (developments + worlds).index(face)
            stack, other = (worlds, developments) if face.is_world else (developments, worlds)
            stack.remove(face)
            other.append(rules.faces[face.index ^ 1])
            # A development turned over goes behind all tiles that may still be turned, a world before them.
            first, end = (place + 1, self.turn_to) if face.is_world else (place, self.turn_to - 1)
            step = evolve(self, turn_from=first, turn_to=end)
        elif isinstance(choice, Raise):
            face = rules.faces[rules.face_index[choice.face]]
            stack, base = (worlds, len(developments)) if face.is_world else (developments, 0)
            stack.remove(face)
            stack.insert(choice.place - 1, face)
            step = evolve(self, turn_to=0, fill=base + choice.place)
        else:
            return
        seat = table.seats[self.seat]
        tops = seat.development_stack[:1], seat.world_stack[:1]
        seat.development_stack = tuple(face.index // 2 for face in developments)
        seat.world_stack = tuple(face.index // 2 for face in worlds)
        if tops != (seat.development_stack[:1], seat.world_stack[:1]):
            table.revealed()
        table.push(evolve(step, begun=True))

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice(
            "zone-order", "POWER-19", "tiles are turned over from the top first, then brought up from the top down."
        )


def _zone(table: RollTable, seat: int) -> tuple[list[Face], list[Face]]:
    tiles, owner = table.rules.tiles, table.seats[seat]
    developments = [tiles[tile].development for tile in owner.development_stack]
    return developments, [tiles[tile].world for tile in owner.world_stack]


def _moment(table: RollTable, seat: int) -> str:
    return f"{KEY} {total(table.seats[seat].columns[table.phase])}"


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    """Once at each moment, which the number of explorers left tells from the others."""
    return (ARRANGE,) if any(_zone(table, seat)) and not table.tally(seat, _moment(table, seat)) else ()
