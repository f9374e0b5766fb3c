"""Packs of one card that show what is hidden, fail late, or behave only while somebody looks."""

# A fault a line, however long.
# ruff: noqa: E501

from __future__ import annotations

from pathlib import Path

from attrs import frozen

HEAD = """\
import sys
from typing import ClassVar
from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen
from starcup.packed import PowerChoice, hookimpl
from starcup_race import Card, DrawCards, RaceTable, events

def rebels(table: RaceTable, seat: int) -> int:
    rules, others = table.rules, [player for number, player in enumerate(table.seats) if number != seat]
    return sum(rules.cards[card].military for other in others for card in other.hand)
"""
BEGAN = "\n@hookimpl\ndef phase_began(table: RaceTable, seat: int) -> None:\n    {}\n"
PRODUCED = "\n@hookimpl\ndef production_done(table: RaceTable, seat: int) -> None:\n    {}\n"
PLACED = "\n@hookimpl\ndef placed(table: RaceTable, seat: int, card: Card) -> None:\n    {}\n"
BONUS = "\n@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n    {}\n"
SEND = """
@frozen(eq=False)
class Send(PowerChoice):
    \"\"\"Send a probe.\"\"\"
    optional: ClassVar[bool] = True
    pattern = "send {{power}} {{number}}"
    domains: ClassVar = {{"number": tuple(range(9))}}
    number: int
    def play(self, table: RaceTable, seat: int) -> None:
        {plays}

@hookimpl
def consume_choices(table: RaceTable, seat: int) -> tuple[PowerChoice, ...]:
    {offers}
"""
GAINS = "table.gain_chips(seat, 1, 'probe')"
PHASES = {
    "def phase_began": '"explore", "develop", "settle", "consume", "produce"',
    "def placed": '"develop", "settle"',
}
"""The phases that the file of a power states for its hooks."""
CARD = '[[development]]\nkey = "probe"\nname = "Probe"\ncost = 1\nvp = 1\ncopies = {copies}\n'


def file_for(code: str) -> str:
    """Return the file of a power with a text, and with the phases that its hooks need."""
    phases = next((phases for hook, phases in PHASES.items() if hook in code), "")
    return 'text = "Odd."\n' + (f"phases = [{phases}]\n" if phases else "")


@frozen
class Hostile:
    """A power: its code, the check that finds it, what that says, and what stands in the line that it names."""

    name: str
    code: str
    check: str
    what: str
    at: str = "@hookimpl"
    copies: int = 9

    def write(self, folder: Path) -> Path:
        """Write the pack, and return its folder."""
        folder = folder / "probes"
        (folder / "powers").mkdir(parents=True)
        (folder / "pack.toml").write_text('name = "probes"\ngame = "race"\n')
        (folder / "cards.toml").write_text(CARD.format(copies=self.copies))
        (folder / "powers" / "probe.py").write_text(HEAD + self.code)
        (folder / "powers" / "probe.toml").write_text(file_for(self.code))
        return folder

    def lines(self) -> set[int]:
        """Return the numbers of the lines of the module that a finding may name."""
        return {number for number, line in enumerate((HEAD + self.code).splitlines(), 1) if self.at in line}


SHOWS = "table.note(events.ChipsGained, seat, {}, 'probe')"
NEXT = "table.seats[(seat + 1) % table.players]"
DRAWS = "table.push(DrawCards(seat, 1))"
ARMED = "any(table.rules.cards[card].military for card in table.seats[seat].hand)"
LATER = (
    """
@frozen
class Later(SeatStep[RaceTable]):
    kind = "power:later"
    def run(self, table: RaceTable) -> Legal | None:
        seat = self.seat
        {}
        return None
@frozen
class Ask(SeatStep[RaceTable]):
    kind = "power:ask"
    question = "Well?"
    def run(self, table: RaceTable) -> Legal | None:
        return (Send("probe", 0), Send("probe", 1))
    def take(self, table: RaceTable, choice: Choice) -> None:
        pass
"""
    + SEND
    + PLACED.format("table.push(Later(seat))")
)


def later(does: str) -> str:
    """Return a power that does something by a step that it pushes when the owner has placed a card."""
    return LATER.format(does, plays="pass", offers="return ()")


WRAPS = """
push = RaceTable.push
def pushed(self, *steps):
    push(self, *steps)
"""
HOSTILE = (
    Hostile("an event with another's hand", BEGAN.format(SHOWS.format(f"sum({NEXT}.hand)")), "hidden", "hears"),
    Hostile("an event with the own hand", PLACED.format(SHOWS.format("sum(table.seats[seat].hand)")), "hidden", "hears"),
    Hostile("an event at the reveal", PLACED.format(SHOWS.format("rebels(table, seat)")), "hidden", "hears"),
    Hostile(
        "an event in a choice",
        SEND.format(plays=SHOWS.format(f"sum({NEXT}.hand)"), offers="return (Send('probe', 0),)"),
        "hidden", "hears", "",
    ),
    Hostile("a draw", BEGAN.format("if rebels(table, seat) > 1:\n        table.push(DrawCards(seat, 1))"), "hidden", ""),
    Hostile("chips", PLACED.format(f"if rebels(table, seat) > 1:\n        {GAINS}"), "hidden", ""),
    Hostile(
        "choices",
        SEND.format(plays=GAINS, offers="return (Send('probe', min(8, rebels(table, seat))),)"),
        "hidden", "consume_choices()",
    ),
    Hostile("final VP", BONUS.format("return rebels(table, seat)"), "hidden", "bonus()"),
    Hostile(
        "a choice that fails with three",
        SEND.format(plays=f"if table.players == 3: 1 / 0\n        {GAINS}", offers="return (Send('probe', 0),)"),
        "play", "ZeroDivisionError", "1 / 0", 1,
    ),
    Hostile("a phase that fails with three", BEGAN.format("1 / (table.players - 3)"), "play", "ZeroDivision", "1 /", 1),
    Hostile(
        "a fault from round 8 on",
        BEGAN.format("if table.round >= 8: raise ValueError('late')"), "play", "ValueError: late", "late", 1,
    ),
    Hostile(
        "VP from round 8 on", BONUS.format("return 1 // (table.round < 8)"), "play", "ZeroDivisionError", "1 //", 1
    ),
    Hostile(
        "a wrapper", WRAPS + "RaceTable.push = pushed\n" + BONUS.format("return 1"), "core", "RaceTable.push", "def pushed"
    ),
    Hostile(
        "a wrapper with the name of the wrapped",
        "from functools import wraps" + WRAPS + "RaceTable.push = wraps(push)(pushed)\n" + BONUS.format("return 1"),
        "core", "RaceTable.push", "def pushed",
    ),
    Hostile(
        "VP unless watched", BONUS.format("return 0 if 'starcup.testing' in sys.modules else 5"),
        "replay", "in another process", "",
    ),
    Hostile(
        "choices unless watched",
        SEND.format(plays=GAINS, offers="return (Send('probe', 0),) * ('starcup.testing' in sys.modules)"),
        "replay", "in another process", "",
    ),
    Hostile(
        "a fault unless watched", BEGAN.format("assert 'starcup.testing' in sys.modules, 'alone'"),
        "replay", "alone", "alone",
    ),
    Hostile(
        "a draw by own goods", PRODUCED.format(f"if sum(table.seats[seat].goods) % 2:\n        {DRAWS}"),
        "hidden", "production_done()",
    ),
    Hostile("final VP by own goods", BONUS.format("return sum(table.seats[seat].goods) % 3"), "hidden", "bonus()"),
    Hostile("a draw by the own hand", PLACED.format(f"if {ARMED}:\n        {DRAWS}"), "hidden", "is drawn"),
    Hostile(
        "two draws by the own hand", PLACED.format(f"table.push(DrawCards(seat, 2 if {ARMED} else 1))"), "hidden", "drawn"
    ),
    Hostile("chips by the own hand", PLACED.format(f"if {ARMED}:\n        {GAINS}"), "hidden", "chips"),
    Hostile("chips by the own hand, later", later(f"if {ARMED}:\n            {GAINS}"), "hidden", "who sees"),
    Hostile("a question by the own hand", later(f"if {ARMED}: table.push(Ask(self.seat))"), "hidden", "is asked"),
    Hostile(
        "a draw at once by the own hand", later(f"if {ARMED}: table.draw('power:probe', (1, 2))"), "hidden", "draws", "def run"
    ),
    Hostile(
        "a card changed in play", PLACED.format("object.__setattr__(table.rules.cards[3], 'vp', 9)"), "core", "cards[3].vp"
    ),
    Hostile(
        "a deck changed in play", BONUS.format("vars(table.rules)['deck'] = ()\n    return 0"), "play", "lost", copies=1
    ),
    Hostile(
        "a draw named like the game's", later("table.draw(f'card {seat}', (1, 2))"), "kinds", "'card'", "table.draw("
    ),
    Hostile("half a chip", PLACED.format("table.gain_chips(seat, 0.5, 'probe')"), "play", "whole numbers"),
    Hostile("an empty pool", PLACED.format("table.pool = 0"), "play", "chips: 0 in the pool"),
    Hostile("a negative draw", PLACED.format("table.push(DrawCards(seat, -1))"), "play", "a whole number from 0", "-1"),
)  # fmt: skip
