"""Spy Ring: look at the last tile of a rival's stack, which can't be taken back; dear worlds pay."""

from attrs import frozen

from starcup import SeatEvent
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Face, RollTable, table_of

KEY = "spy_ring"


@frozen
class TileSpied(SeatEvent):
    """The owner has seen a tile; he alone hears which."""

    private = True
    tile: str


@frozen(eq=False)
class Spy(PowerChoice):
    """Look at the last development of a seat's stack."""

    pattern = "spy {power} {rival}"
    domains = {"rival": tuple(range(5))}  # noqa: RUF012 - a pack of a stranger
    rival: int

    def play(self, table: object, seat: int) -> None:
        table = table_of(table)
        table.add_to_tally(seat, KEY)
        table.note(TileSpied, seat, table.rules.tiles[table.seats[self.rival].development_stack[-1]].id)
        table.revealed()


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    if table.tally(seat, KEY):
        return ()
    rivals = (number for number in range(table.players) if number != seat)
    return tuple(Spy.of(KEY, rival) for rival in rivals if len(table.seats[rival].development_stack) > 1)


@hookimpl
def credits_on_completion(table: RollTable, seat: int, face: Face) -> int:
    return face.cost // 3
