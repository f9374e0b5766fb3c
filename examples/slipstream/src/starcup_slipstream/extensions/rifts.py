"""Rifts: tokens that ships turn up at planets, flux that is found there, and jumps from gates (RIFT, FLUX)."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Annotated, ClassVar

from attrs import evolve

from starcup import SeatEvent
from starcup.extensions import FurtherChoice, State, before
from starcup.making import AnyStep, Domains, DrawStep, Legal, Public, Step, frozen
from starcup.messages import Names
from starcup.packed import AnyList, PieceList, Row, hookimpl
from starcup_tiny_epic import EpicTable, Planet, planet_of
from starcup_tiny_epic.extending import NOTHING, advance, arrived, free_places, move_ship, orbiting

KEY = "rifts"
MOST_FLUX = 5
JUMP, SURGE = 1, 3
"""The flux that a jump and a surge cost (FLUX-2, FLUX-3)."""
FLUX_PER_VP = 2
"""The flux that is worth 1 VP in the end (FLUX-4)."""


@frozen
class RiftRow:
    """A kind of rift token as written in a pack: how many there are, what a finder gains, whether it is a gate."""

    key: str
    name: str
    count: int = 1
    energy: int = 0
    culture: int = 0
    flux: int = 0
    gate: bool = False


def check_rift(row: Row[RiftRow]) -> None:
    """Note the faults of a rift."""
    for name, least, most in (("count", 1, 9), ("energy", 0, 7), ("culture", 0, 7), ("flux", 0, MOST_FLUX)):
        value = getattr(row.value, name)
        if not least <= value <= most:
            row.fault(name, f"a number from {least} to {most}", value)


RIFTS = PieceList("rifts.toml", "rift", RiftRow, kind="rifts", check=check_rift)
Rift = Annotated[str, Names("rift")]
PlanetKey = Annotated[str, Names("planet")]


@frozen
class Rifts(State):
    """The tokens left to find, the planets with one face down, and the planets with an open gate."""

    left: Public[tuple[Rift, ...]] = ()
    closed: Public[tuple[PlanetKey, ...]] = ()
    gates: Public[tuple[PlanetKey, ...]] = ()


@frozen
class Flux(State):
    """The flux of a seat."""

    flux: Public[int] = 0


@frozen
class RiftFound(SeatEvent):
    """A ship has turned up the token at a planet."""

    rift: Rift
    planet: PlanetKey


@frozen
class FluxGained(SeatEvent):
    """A seat has gained flux."""

    amount: int


@frozen
class ShipJumped(SeatEvent):
    """A ship has jumped from a gate to a place."""

    planet: PlanetKey
    place: Annotated[str, Names("place")]


@frozen
class FluxSurged(SeatEvent):
    """A ship was pushed along its track by flux."""

    planet: PlanetKey


@frozen(eq=False)
class Jump(FurtherChoice[EpicTable]):
    """A ship at a planet with an open gate jumps to a place at another planet (FLUX-2)."""

    pattern = "jump {ship} to {place} {power}"
    domains: ClassVar[Domains] = MappingProxyType({"ship": "place", "place": "place"})
    ship: Annotated[str, Names("place")]
    place: Annotated[str, Names("place")]

    def play(self, table: EpicTable, seat: int) -> None:
        targets, names = table.rules.targets, table.rules.place_names
        ship = next(place for place in table.empires[seat].ships if names[place] == self.ship)
        target = targets[self.place]
        pay(table, seat, JUMP)
        table.note(ShipJumped, seat, table.rules.keys[planet_of(ship)], self.place)
        move_ship(table, seat, ship, target)
        arrived(table, seat, ship, target)


@frozen(eq=False)
class Surge(FurtherChoice[EpicTable]):
    """A ship advances one space on its track (FLUX-3)."""

    pattern = "surge {planet} {power}"
    planet: PlanetKey

    def play(self, table: EpicTable, seat: int) -> None:
        pay(table, seat, SURGE)
        table.note(FluxSurged, seat, self.planet)
        advance(table, seat, table.rules.index[self.planet], 1)


@frozen
class MixRifts(Step[EpicTable]):
    """A step that lays the tokens ready, before there is any planet (RIFT-1)."""

    kind = "mix-rifts"

    def run(self, table: EpicTable) -> Legal | None:
        tokens = tuple([rift.key for rift in rows(table) for _ in range(rift.count)])
        table.set_state(Rifts(left=tokens))
        return None


@frozen
class FindRift(DrawStep[EpicTable, str]):
    """A step in which the token at a planet is turned up for a seat (RIFT-2)."""

    kind, draws = "find-rift", "rift"
    seat: int
    planet: int

    def options(self, table: EpicTable) -> tuple[str, ...]:
        return table.state(Rifts).left

    def drawn(self, table: EpicTable, value: str) -> None:
        rift, key, rifts = rift_of(table, value), table.rules.keys[self.planet], table.state(Rifts)
        at = rifts.left.index(value)
        closed = tuple([planet for planet in rifts.closed if planet != key])
        gates = (*rifts.gates, key) if rift.gate else rifts.gates
        table.set_state(Rifts((*rifts.left[:at], *rifts.left[at + 1 :]), closed, gates))
        table.note(RiftFound, self.seat, value, key)
        table.gain(self.seat, rift.energy, rift.culture, KEY)
        gain_flux(table, self.seat, rift.flux)


def rows(table: EpicTable) -> tuple[RiftRow, ...]:
    """Return all kinds of rifts."""
    found: tuple[RiftRow, ...] = table.rules.extensions.pieces["rift"]
    return found


def rift_of(table: EpicTable, key: str) -> RiftRow:
    """Return the kind of rift with a key."""
    return next(rift for rift in rows(table) if rift.key == key)


def pay(table: EpicTable, seat: int, amount: int) -> None:
    """Take flux from a seat, which has it."""
    table.set_seat_state(seat, Flux(table.seat_state(seat, Flux).flux - amount))


def gain_flux(table: EpicTable, seat: int, amount: int) -> None:
    """Give flux to a seat; what it has no room for is lost (FLUX-1)."""
    has = table.seat_state(seat, Flux).flux
    gained = min(amount, MOST_FLUX - has)
    if gained:
        table.set_seat_state(seat, Flux(has + gained))
        table.note(FluxGained, seat, gained)


def jumps(table: EpicTable, seat: int) -> Iterator[Jump]:
    """Yield the jumps of the ships of a seat that are at gates."""
    names, gates = table.rules.place_names, [table.rules.index[key] for key in table.state(Rifts).gates]
    for ship in dict.fromkeys(table.empires[seat].ships):
        if planet_of(ship) in gates:
            for place in free_places(table, seat):
                if planet_of(place) != planet_of(ship):
                    yield Jump(KEY, names[ship], names[place])


# What the game asks and tells.


@hookimpl
def piece_lists(options: Mapping[str, str]) -> tuple[AnyList, ...]:
    return (RIFTS,)


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return before(steps, "lay-out-row", MixRifts())


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Rifts()


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Flux()


@hookimpl
def turned_up(table: EpicTable, planet: Planet) -> None:
    rifts = table.state(Rifts)
    if len(rifts.left) > len(rifts.closed):
        table.set_state(evolve(rifts, closed=(*rifts.closed, planet.key)))


@hookimpl
def left_row(table: EpicTable, planet: Planet) -> None:
    rifts = table.state(Rifts)
    closed = tuple([key for key in rifts.closed if key != planet.key])
    gates = tuple([key for key in rifts.gates if key != planet.key])
    table.set_state(evolve(rifts, closed=closed, gates=gates))


@hookimpl
def moved(table: EpicTable, seat: int, place: int, target: int) -> None:
    planet = planet_of(target)
    if planet != NOTHING and seat < table.players and table.rules.keys[planet] in table.state(Rifts).closed:
        table.push(FindRift(seat, planet))


@hookimpl
def further_choices(table: EpicTable, seat: int, question: str) -> tuple[FurtherChoice, ...]:
    flux = table.seat_state(seat, Flux).flux if question == "turn" else 0
    keys, ways = table.rules.keys, list[FurtherChoice]()
    if flux >= JUMP:
        ways += jumps(table, seat)
    if flux >= SURGE:
        ways += [Surge(KEY, keys[planet]) for planet in orbiting(table, seat)]
    return tuple(ways)


@hookimpl
def score_lines(table: EpicTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("flux", table.seat_state(seat, Flux).flux // FLUX_PER_VP),)


@hookimpl
def worth(table: EpicTable, seat: int) -> float:
    """What flux may still do beyond its VP."""
    return 0.15 * table.seat_state(seat, Flux).flux


@hookimpl
def faults(table: EpicTable) -> tuple[str, ...]:
    rifts, row = table.state(Rifts), [table.rules.keys[planet] for planet in table.row if planet != NOTHING]
    told = []
    if any(key not in row for key in (*rifts.closed, *rifts.gates)):
        told.append("a rift is at a planet that is not in the row")
    if len(rifts.closed) > len(rifts.left):
        told.append("more rifts lie face down than there are")
    if any(not 0 <= table.seat_state(seat, Flux).flux <= MOST_FLUX for seat in range(table.players)):
        told.append(f"flux is not from 0 to {MOST_FLUX}")
    return tuple(told)
