"""Pilots: each player keeps one of two, who moves along a track of his own whenever his trait occurs (PILOT)."""

from collections.abc import Mapping
from typing import Annotated

from attrs import evolve

from starcup import Choice, IllegalChoice, SeatEvent
from starcup.extensions import FurtherChoice, State, before
from starcup.making import AnyStep, AskInTurn, DrawStep, Legal, Public, SeatStep, Step, frozen
from starcup.messages import Message, Names
from starcup.packed import AnyList, PieceList, PowerChoice, Row, hookimpl
from starcup_tiny_epic import EpicTable, Planet, in_orbit
from starcup_tiny_epic.extending import GALAXY

KEY = "pilots"
TRAITS = ("landing", "following", "upgrading", "colonising", "energy", "culture")
GIFTS = ("none", "energy", "culture")
DEALT = 2
"""The pilots that each seat is dealt (PILOT-1)."""
MOST_SPACES = 6


@frozen
class PilotRow:
    """A pilot as written in a pack: what moves him, and the gift and VP of each space of his track."""

    key: str
    name: str
    trait: str
    gifts: tuple[str, ...]
    vp: tuple[int, ...]


def check_pilot(row: Row[PilotRow]) -> None:
    """Note the faults of a pilot."""
    pilot = row.value
    if pilot.trait not in TRAITS:
        row.fault("trait", f"one of {', '.join(TRAITS)}", pilot.trait)
    for gift in pilot.gifts:
        if gift not in GIFTS:
            row.fault("gifts", "one of none, energy, culture", gift)
    if not 1 <= len(pilot.gifts) <= MOST_SPACES:
        row.fault("gifts", f"1 to {MOST_SPACES} spaces", list(pilot.gifts))
    if len(pilot.vp) != len(pilot.gifts):
        row.fault("vp", f"a number for each of the {len(pilot.gifts)} spaces of the track", list(pilot.vp))


PILOTS = PieceList("pilots.toml", "pilot", PilotRow, kind="pilots", check=check_pilot)
Pilot = Annotated[str, Names("pilot")]


@frozen
class Crew(State):
    """The pilot of a seat, its space on the track (0: the start), and the farthest one; those to choose from."""

    pilot: Public[Pilot] = ""
    space: Public[int] = 0
    farthest: Public[int] = 0
    dealt: Public[tuple[Pilot, ...]] = ()


@frozen
class PilotKept(SeatEvent):
    """A seat has kept a pilot."""

    pilot: Pilot


@frozen
class PilotMoved(SeatEvent):
    """A pilot has come to a space of the track."""

    pilot: Pilot
    space: int


@frozen
class PilotHelped(SeatEvent):
    """A pilot has gone back to a space for 1 culture."""

    pilot: Pilot
    space: int


@frozen(eq=False)
class KeepPilot(PowerChoice[EpicTable]):
    """The seat keeps this pilot."""

    pattern = "keep {pilot} {power}"
    pilot: Pilot


@frozen(eq=False)
class AskHelp(FurtherChoice[EpicTable]):
    """The pilot goes back one space for 1 culture, and it is asked again whether the seat follows (PILOT-5)."""

    pattern = "help {power}"

    def play(self, table: EpicTable, seat: int) -> None:
        crew = table.seat_state(seat, Crew)
        table.set_seat_state(seat, evolve(crew, space=crew.space - 1))
        table.note(PilotHelped, seat, crew.pilot, crew.space - 1)
        table.gain(seat, 0, 1, KEY)


@frozen
class DealPilots(Step[EpicTable]):
    """A step in which each seat is dealt two pilots, and then keeps one, in turn from the first player (PILOT-1)."""

    kind = "deal-pilots"

    def run(self, table: EpicTable) -> Legal | None:
        seats = [(table.first + seat) % table.players for seat in range(table.players)]
        there = len(table.rules.extensions.pieces["pilot"])
        each = min(DEALT, there // table.players)  # fewer if packs leave pilots out
        owed = [seat for seat in seats if len(table.seat_state(seat, Crew).dealt) < each]
        table.push(ChoosePilots(tuple(seats)) if not owed else self)
        if owed:
            table.push(DealPilot(owed[0]))
        return None


@frozen
class DealPilot(DrawStep[EpicTable, str]):
    """A step in which a seat is dealt a pilot that nobody has."""

    kind, draws = "deal-pilot", "pilot"
    seat: int

    def options(self, table: EpicTable) -> tuple[str, ...]:
        dealt = {pilot for seat in range(table.players) for pilot in table.seat_state(seat, Crew).dealt}
        return tuple([pilot.key for pilot in table.rules.extensions.pieces["pilot"] if pilot.key not in dealt])

    def drawn(self, table: EpicTable, value: str) -> None:
        crew = table.seat_state(self.seat, Crew)
        table.set_seat_state(self.seat, evolve(crew, dealt=(*crew.dealt, value)))


@frozen
class ChoosePilots(AskInTurn[EpicTable]):
    """A step in which the seats keep a pilot each, one seat after the other."""

    kind = "choose-pilots"

    def ask(self, table: EpicTable, seat: int) -> AnyStep | None:
        return ChoosePilot(seat) if table.seat_state(seat, Crew).dealt else None


@frozen
class ChoosePilot(SeatStep[EpicTable]):
    """A question whose answer is the pilot that a seat keeps."""

    kind = "choose-pilot"
    question = "Which pilot do you keep?"
    rule = "PILOT-1"

    def run(self, table: EpicTable) -> Legal | None:
        return tuple([KeepPilot(KEY, pilot) for pilot in table.seat_state(self.seat, Crew).dealt])

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, KeepPilot)
        crew = table.seat_state(self.seat, Crew)
        table.set_seat_state(self.seat, evolve(crew, pilot=choice.pilot, dealt=()))
        table.note(PilotKept, self.seat, choice.pilot)

    def refuse(self, table: EpicTable, choice: Choice) -> IllegalChoice:
        dealt = tuple([Message(f"pilot-{pilot}") for pilot in table.seat_state(self.seat, Crew).dealt])
        return IllegalChoice("not-offered", self.rule, Message("tiny-epic-refusal-pilots", dealt=dealt))


def pilot_of(table: EpicTable, seat: int) -> PilotRow | None:
    """Return the pilot of a seat; None if it has none yet."""
    key = table.seat_state(seat, Crew).pilot if seat < table.players else ""  # a rebel has none
    return next((pilot for pilot in table.rules.extensions.pieces["pilot"] if pilot.key == key), None)


def occurred(table: EpicTable, seat: int, trait: str) -> None:
    """Move the pilot of a seat one space on, if that is his trait (PILOT-2)."""
    pilot = pilot_of(table, seat)
    if pilot is None or pilot.trait != trait:
        return
    crew = table.seat_state(seat, Crew)
    space = crew.space + 1
    if space > len(pilot.gifts):
        return
    table.set_seat_state(seat, evolve(crew, space=space, farthest=max(space, crew.farthest)))
    table.note(PilotMoved, seat, pilot.key, space)
    if space > crew.farthest:  # once for each space (PILOT-3)
        gift = pilot.gifts[space - 1]
        table.gain(seat, int(gift == "energy"), int(gift == "culture"), KEY)


def vp_of(table: EpicTable, seat: int) -> int:
    """Return the VP of a pilot's space (PILOT-4)."""
    pilot, space = pilot_of(table, seat), table.seat_state(seat, Crew).space
    return pilot.vp[space - 1] if pilot is not None and space else 0


# What the game asks and tells.


@hookimpl
def piece_lists(options: Mapping[str, str]) -> tuple[AnyList, ...]:
    return (PILOTS,)


@hookimpl
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return before(steps, "next-turn", DealPilots())


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Crew()


@hookimpl
def moved(table: EpicTable, seat: int, place: int, target: int) -> None:
    if target != GALAXY and not in_orbit(target):
        occurred(table, seat, "landing")


@hookimpl
def followed(table: EpicTable, seat: int, face: str) -> None:
    occurred(table, seat, "following")


@hookimpl
def upgraded(table: EpicTable, seat: int, level: int) -> None:
    occurred(table, seat, "upgrading")


@hookimpl
def colonised(table: EpicTable, seat: int, planet: Planet) -> None:
    occurred(table, seat, "colonising")


@hookimpl
def activated(table: EpicTable, seat: int, face: str) -> None:
    occurred(table, seat, face)


@hookimpl
def further_choices(table: EpicTable, seat: int, question: str) -> tuple[FurtherChoice, ...]:
    pilot = pilot_of(table, seat) if question == "follow" else None
    if pilot is None or pilot.trait == "following" or not table.seat_state(seat, Crew).space:
        return ()
    return (HELP,) if table.empires[seat].culture < table.most(seat) else ()


@hookimpl
def score_lines(table: EpicTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("pilot", vp_of(table, seat)),)


@hookimpl
def worth(table: EpicTable, seat: int) -> float:
    """The culture that the pilot still brings by going back, and half the way to the end of his track."""
    pilot, crew = pilot_of(table, seat), table.seat_state(seat, Crew)
    return 0.0 if pilot is None else 0.1 * crew.space + 0.1 * crew.farthest


@hookimpl
def faults(table: EpicTable) -> tuple[str, ...]:
    kept = [crew.pilot for crew in (table.seat_state(seat, Crew) for seat in range(table.players)) if crew.pilot]
    wrong = [seat for seat in range(table.players) if not _fits(table, seat)]
    doubled = ("a pilot serves two seats",) if len(set(kept)) < len(kept) else ()
    return (*doubled, *[f"seat {seat}: there is no such space on the pilot's track" for seat in wrong])


def _fits(table: EpicTable, seat: int) -> bool:
    pilot, crew = pilot_of(table, seat), table.seat_state(seat, Crew)
    return 0 <= crew.space <= crew.farthest <= (len(pilot.gifts) if pilot is not None else 0)


HELP = AskHelp(KEY)
