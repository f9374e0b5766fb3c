"""A phase behind Ship: each host takes a die home from Citizenry for nothing, or gives a feast, 1 VP for $1.

No die has its face; the phase is reached by selecting it, by wild faces and by Reassigning.
"""

from collections.abc import Mapping
from typing import Annotated

from attrs import frozen

from starcup import Choice, IllegalChoice
from starcup.making import AnyStep, Legal, SeatStep
from starcup.messages import Message, Names
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import Phase, RollTable
from starcup.roll.dice import ONE, Dice, kinds

KEY = "festival"


@frozen(eq=False)
class Invite(PowerChoice):
    """The host brings a die of this colour from Citizenry to the cup."""

    pattern = "invite {power} {colour}"
    colour: Annotated[str, Names("die")]


@frozen(eq=False)
class Feast(PowerChoice):
    """The host gives a feast: 1 VP in chips for $1."""

    pattern = "feast {power}"


@frozen(eq=False)
class Rest(PowerChoice):
    """The hosts that are left do nothing, and go back to the cup."""

    pattern = "rest {power}"


FEAST, REST = Feast(KEY), Rest(KEY)


@frozen
class DoFestival(SeatStep[RollTable]):
    """The hosts of one seat, one at a time. Those of one colour are alike, so the first colour goes first."""

    kind = "do-festival"
    question = "What does your next host do?"

    def run(self, table: RollTable) -> Legal | None:
        seat = table.seats[self.seat]
        if not seat.columns[table.phase]:
            return None
        invitations = (Invite.of(KEY, table.rules.die_keys[kind]) for kind in kinds(seat.citizenry))
        return (*invitations, *((FEAST,) if seat.credits else ()), REST)

    def take(self, table: RollTable, choice: Choice) -> None:
        if isinstance(choice, Rest):
            table.to_cup(self.seat, table.clear_workers(self.seat))  # as all who find no task (PHASE-9)
            return
        owner = table.seats[self.seat]
        if isinstance(choice, Invite):
            guest = ONE[table.rules.die_index[choice.colour]]
            owner.citizenry = Dice(owner.citizenry - guest)
            owner.cup = Dice(owner.cup + guest)
        else:
            table.pay_credits(self.seat, 1)
            table.gain_chips(self.seat, 1, KEY)
        host = kinds(owner.columns[table.phase])[0]
        table.take_worker(self.seat, host)
        table.to_citizenry(self.seat, ONE[host])
        table.push(self)

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        if isinstance(choice, Invite):
            return IllegalChoice(
                "no-guest", "", Message(f"roll-refusal-{KEY}-no-guest", die=Message(f"die-{choice.colour}"))
            )
        return IllegalChoice("hosts-first", "", Message(f"roll-refusal-{KEY}-hosts-first"))


def tasks(seat: int) -> tuple[AnyStep, ...]:
    """What a seat does in the phase."""
    return (DoFestival(seat),)


@hookimpl
def phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:
    return (*phases, Phase(KEY, "Festival", "VI", "host", tasks))
