"""Terraformers: worlds may be paid for with $2 in the place of each worker."""

from attrs import frozen

from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Face, RollTable, table_of

KEY = "terraformers"


@frozen(eq=False)
class Pay(PowerChoice):
    """Pay $2 for a worker fewer on ``face``."""

    pattern = "terraform {power} {face}"
    face: str

    def play(self, table: object, seat: int) -> None:
        ours = table_of(table)
        ours.pay_credits(seat, 2)
        ours.reduce_cost(seat, ours.rules.faces[ours.rules.face_index[self.face]])


@hookimpl
def completion_choices(table: RollTable, seat: int, face: Face) -> tuple[PowerChoice, ...]:
    able = face.is_world and table.seats[seat].credits >= 2 and table.cost_now(seat, face) > 1
    return (Pay.of(KEY, face.key),) if able else ()
