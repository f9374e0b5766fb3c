"""Omens: each round hides a sign, drawn when it begins and shown to all at its end. Sound."""

from collections.abc import Mapping

from attrs import evolve, frozen

from starcup import Event, Rng
from starcup.extensions import State
from starcup.making import AnyStep, Legal, Public, Secret, Step
from starcup.packed import hookimpl
from starcup.roll import RollTable, RollView

SIGNS = ("comet", "nova", "void")


@frozen
class Omens(State):
    """The sign of the round, which nobody knows, and the last one shown (-1: none)."""

    hidden: Secret[int] = 0
    shown: Public[int] = -1


@frozen
class SignShown(Event):
    """The sign of the round."""

    sign: str


@frozen
class DrawSign(Step[RollTable]):
    """Draw the sign of the round; nobody sees it."""

    kind = "draw-sign"

    def run(self, table: RollTable) -> Legal | None:
        sign = table.draw("omen", tuple(range(len(SIGNS))))
        if sign < 0:
            table.push(self)
        else:
            table.set_state(evolve(table.state(Omens), hidden=sign))
        return None


@hookimpl
def outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    return {"omen": SIGNS}


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Omens()


@hookimpl
def sample_table_state(view: RollView, rng: Rng) -> State:
    shown = view.extensions["omens"]["shown"]
    assert isinstance(shown, int)
    return Omens(rng.below(len(SIGNS)), shown)


@hookimpl
def round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return (DrawSign(), *steps)


@hookimpl
def round_ended(table: RollTable) -> None:
    omens = table.state(Omens)
    table.revealed()
    table.note(SignShown, SIGNS[omens.hidden])
    table.set_state(evolve(omens, shown=omens.hidden))
