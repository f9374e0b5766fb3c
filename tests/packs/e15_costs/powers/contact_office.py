"""Contact Office: lose a Genes die, wherever it lies: an Alien Technology world costs 2 fewer."""

from attrs import frozen

from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Face, RollTable, dice_at, lose_die, table_of
from starcup.roll.dice import count

KEY, COLOUR = "contact_office", "genes"


@frozen(eq=False)
class GiveUp(PowerChoice):
    """Lose a Genes die at ``place`` for ``face``."""

    pattern = "contact {power} {face} {place}"
    face: str
    place: str

    def play(self, table: object, seat: int) -> None:
        ours = table_of(table)
        lose_die(ours, seat, COLOUR, self.place)
        ours.reduce_cost(seat, ours.rules.faces[ours.rules.face_index[self.face]], 2)


@hookimpl
def completion_choices(table: RollTable, seat: int, face: Face) -> tuple[PowerChoice, ...]:
    if not face.counts("alien_technology") or table.cost_now(seat, face) < 2:
        return ()
    kind = table.rules.die_index[COLOUR]
    return tuple(GiveUp.of(KEY, face.key, place) for place, lying in dice_at(table, seat) if count(lying, kind))
