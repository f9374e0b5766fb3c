"""Orb: a die of $0, $0, $1, $1, $2, $3; at the end of Explore roll it openly, then make a face better for $1.

What each face is worth beyond the beginning lies in the owner's resources, for all to see.
"""

from attrs import frozen

from starcup import Choice, SeatEvent
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable

KEY = "orb"
FACES = (0, 0, 1, 1, 2, 3)
MOST = 4


def worth(table: RollTable, seat: int, face: int) -> int:
    """What a face of the owner's orb brings now."""
    return FACES[face] + table.resource(seat, f"{KEY}.{face}")


@frozen(eq=False)
class Improve(PowerChoice):
    """Make face ``face`` of the ``power`` better by $1."""

    pattern = "improve {power} {face}"
    face: int


@frozen(eq=False)
class KeepOrb(PowerChoice):
    """Leave the ``power`` as it is."""

    pattern = "leave-orb {power}"


KEEP = KeepOrb(KEY)


@frozen
class OrbRolled(SeatEvent):
    """The orb shows a face and brings that much."""

    face: int
    credits: int


@frozen
class RollOrb(SeatStep[RollTable]):
    """Roll the orb."""

    kind = "power:orb-roll"

    def run(self, table: RollTable) -> Legal | None:
        face = table.draw(f"orb {self.seat}", tuple(range(len(FACES))), 0)
        if face < 0:
            table.push(self)
            return None
        table.note(OrbRolled, self.seat, face, worth(table, self.seat, face))
        table.gain_credits(self.seat, worth(table, self.seat, face), KEY)
        table.push(ImproveOrb(self.seat))
        return None


@frozen
class ImproveOrb(SeatStep[RollTable]):
    """The owner may pay to make one face better; equal faces are asked for once."""

    kind = "power:orb-improve"
    question = "Which face of the orb is made better for $1?"

    def run(self, table: RollTable) -> Legal | None:
        if not table.seats[self.seat].credits:
            return None
        faces = [worth(table, self.seat, face) for face in range(len(FACES))]
        better = [face for face, value in enumerate(faces) if value < MOST and value not in faces[:face]]
        return (KEEP, *(Improve.of(KEY, face) for face in better)) if better else None

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Improve):
            table.pay_credits(self.seat, 1)
            table.change_resource(self.seat, f"{KEY}.{choice.face}", 1)


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(RollOrb(seat))
