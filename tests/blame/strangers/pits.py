"""A stranger's game of taking beans from pits, and the same with packs; one method fails, as PITS_FAULT names it.

It writes no line of code about faults.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from starcup import Choice, Decision, Event, IllegalChoice, Pack, Ruleset, SeatEvent, SeatScore, Table, load_pack
from starcup.games import GameDefinition
from starcup.making import AskTogether, DrawStep, Legal, Public, SeatStep, View, by_kind, define, field, frozen
from starcup.messages import Message
from starcup.packed import PackedRuleset, PluginManager
from starcup.scene import Presenter
from starcup.testing import GameKit
from starcup.wire import GameWire
from starcup_bots import BotKind, SearchBudget, hookimpl, search_kind

FAR = 99
SEATS = (range(2, 3),)


def at(spot: str) -> int:
    """0, or a number that is out of range if this is the spot that fails."""
    return FAR if os.environ.get("PITS_FAULT") == spot else 0


@define(eq=False)
class Taker:
    beans: Public[int] = 0


@define(eq=False)
class PitTable(Table):
    seats: Public[list[Taker]] = field(factory=list)
    pits: Public[tuple[int, ...]] = ()


class PitView(View[PitTable], PitTable):
    pass


@frozen
class Take(Choice):
    """Take the beans of a pit."""

    pattern = "take {pit}"
    pit: int


@frozen
class Taken(SeatEvent):
    pit: int
    beans: int

    @classmethod
    def read(cls, ruleset: object, *noted: object) -> Event:
        return cls(*(noted[at("read") + place] for place in range(3)))  # type: ignore[arg-type]


@frozen
class Turn(SeatStep[PitTable]):
    kind = "turn"
    question = "Which pit?"

    def run(self, table: PitTable) -> Legal | None:
        full = [pit for pit, beans in enumerate(table.pits) if beans]
        if len(full) < len(table.pits) - 1:
            full = (full,)[at("run")]
        return tuple(map(Take, full))

    def allowed(self, table: PitTable) -> Legal:
        return ((),)[at("allowed")]

    def take(self, table: PitTable, choice: Choice) -> None:
        assert isinstance(choice, Take)
        beans = table.pits[choice.pit]
        table.pits = tuple(0 if pit == choice.pit else there for pit, there in enumerate(table.pits))
        table.seats[self.seat + (at("take") if beans == 3 else 0)].beans += beans
        table.note(Taken, self.seat, choice.pit, beans)
        assert isinstance(table.ruleset, PitRules | WellRules)
        table.ruleset.bless(table, self.seat)
        if at("interrupt"):
            raise KeyboardInterrupt
        if sum(map(bool, table.pits)) > 1:
            table.push(Turn(1 - self.seat))

    def refuse(self, table: PitTable, choice: Choice) -> IllegalChoice:
        assert isinstance(choice, Take)
        return IllegalChoice("empty", "", f"pit {choice.pit} has {table.pits[at('refuse')]} beans.")


@frozen
class NoChoice(Turn):
    kind = "no-choice"

    def run(self, table: PitTable) -> Legal | None:
        return ()


@frozen
class Dig(DrawStep[PitTable, int]):
    kind = "dig"

    def options(self, table: PitTable) -> Sequence[int]:
        return (1, 2)


@frozen
class DigTogether(AskTogether[PitTable]):
    kind = "dig-together"

    def ask(self, table: PitTable, seat: int) -> Dig:
        return Dig()


class PitRules(Ruleset[PitTable, PitView]):
    game = "pits"
    seats = SEATS[0]
    choice_kinds: tuple[type[Choice], ...] = (Take,)
    step_kinds = by_kind(Turn, NoChoice, Dig, DigTogether)
    event_kinds: tuple[type[Event], ...] = (Taken,)

    def set_up(self, table: PitTable) -> None:
        table.seats = [Taker() for _ in range(table.players)]
        table.pits = ((1, 2, 3, 4, 5),)[at("set_up")]
        table.push(NoChoice(0) if at("nothing") else DigTogether() if at("dig") else Turn(0))

    def bless(self, table: PitTable, seat: int) -> None:
        """Nothing: packs do."""

    def view(self, table: PitTable, seat: int) -> PitView:
        view = super().view(table, seat)
        view.pits = (view.pits,)[at("view") if table.pits[0] == 0 else 0]
        return view

    def scores(self, table: PitTable) -> tuple[SeatScore, ...]:
        return tuple(SeatScore(seat, table.seats[seat + at("scores")].beans) for seat in range(table.players))

    def faults(self, table: PitTable) -> list[str]:
        return [] if sum(table.pits) + sum(taker.beans for taker in table.seats) >= 15 else ["beans were lost"]


class WellRules(PitRules, PackedRuleset[PitTable, PitView]):
    """The same with packs, whose powers give beans."""

    game = "wells"
    home = "pits"

    def __init__(self, packs: Sequence[Pack]) -> None:
        self.packs = tuple(packs)
        self.pieces = ()
        self.powers = ()
        self.power_texts = {}
        self.plugins = PluginManager(None)  # its powers are functions that it calls itself
        self._gifts = [pack.load_power(name).beans for pack in packs for name in pack.powers()]

    def bless(self, table: PitTable, seat: int) -> None:
        for gift in self._gifts:
            table.seats[seat].beans += gift(table.pits, seat)


class PitPresenter(Presenter[PitTable, PitView]):
    def status(self, view: PitView) -> Message:
        return (super().status(view),)[at("scene")]

    def sentence(self, event: Event) -> Message:
        return (Message("", "Beans are taken."),)[at("event")]


class PitWire(GameWire[PitTable, PitView]):
    def view(self, view: PitView) -> object:
        return (super().view(view),)[at("wire")]


class PitKit(GameKit):
    @property
    def players(self) -> Sequence[int]:
        return ((2,),)[at("kit")]


class PitBot:
    def choose(self, decision: Decision, view: PitView) -> Choice:
        return decision.legal[at("bot")]


@hookimpl
def bots() -> list[BotKind]:
    return [
        BotKind("mole", "Takes the first pit.", lambda seed: PitBot(), quick=True, game="pits"),
        search_kind("pits", budget=SearchBudget(playouts=20, seconds=0)),
    ]


def wells(packs: Sequence[str | Pack], *, without: Sequence[str], options: Mapping[str, str] | None) -> WellRules:
    return WellRules([load_pack(pack) if isinstance(pack, str) else pack for pack in packs])


PITS = GameDefinition(
    "pits", "Pits", SEATS[at("definition")], PitRules, questions=4, scene=PitPresenter, wire=PitWire, testing=PitKit
)
WELLS = GameDefinition("wells", "Wells", SEATS[0], wells, pack="springs", questions=4, scene=PitPresenter, wire=PitWire)
