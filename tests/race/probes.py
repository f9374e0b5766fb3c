"""Packs of one card, a probe, with a power in Python; tables on which it lies."""

from __future__ import annotations

from pathlib import Path

from starcup import Pack
from starcup_race import RaceRuleset
from starcup_race.testing import RaceGame, Scenario

HEAD = (
    "from starcup.packed import PowerChoice, hookimpl\nfrom starcup_race import Card, DrawCards, PutGood, RaceTable\n"
)
CARD = '[[development]]\nkey = "probe"\nname = "Probe"\ncost = 1\ncopies = 9\n'
WORLD = '[[world]]\nkey = "probe"\nname = "Probe"\ncost = 1\ncopies = 9\ngood = "rare"\nsource = "production"\n'


def packed(folder: Path, code: str, file: str = "", cards: str = CARD) -> Pack:
    """Return a pack of one card with a power in Python."""
    folder = folder / "probes"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "probes"\ngame = "race"\n')
    (folder / "cards.toml").write_text(cards)
    (folder / "powers" / "probe.py").write_text(HEAD + code)
    if file:
        (folder / "powers" / "probe.toml").write_text(file)
    return Pack.from_folder(folder)


def rules_with(folder: Path, code: str, file: str = "", cards: str = CARD) -> RaceRuleset:
    """Return the rules with that pack."""
    return RaceRuleset.load(["race-base", packed(folder, code, file, cards)])


def laid_out(rules: RaceRuleset, before: str, *actions: str, hand: str = "") -> RaceGame:
    """Return a game of two, in which seat 0 has some cards, after both have chosen an action."""
    scenario = Scenario(rules).seat(0, tableau=before, hand=hand).seat(1, tableau="old_earth")
    return scenario.begin(*actions)


NUMBER = "@hookimpl\ndef discount(card: Card) -> int:\n    {}\n"
BONUS = "@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n    {}\n"
GAINS = """
@hookimpl
def {hook}({arguments}) -> None:
    table.gain_chips(seat, {number}, "probe")
"""


def gains(hook: str, arguments: str = "table: RaceTable, seat: int", number: int = 2) -> str:
    return GAINS.format(hook=hook, arguments=arguments, number=number)


CHOICES = """
from typing import ClassVar
from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen

@frozen(eq=False)
class Send(PowerChoice):
    \"\"\"Send a probe.\"\"\"
    optional: ClassVar[bool] = {optional}
    pattern = "send {{power}}"
    def play(self, table: RaceTable, seat: int) -> None:
        table.push(Fly(seat))

@frozen(eq=False)
class Land(PowerChoice):
    \"\"\"Land it.\"\"\"
    pattern = "land {{power}} on {{number}}"
    domains: ClassVar = {{"number": (0, 1, 2)}}
    number: int

@frozen
class Fly(SeatStep[RaceTable]):
    \"\"\"Where the probe lands.\"\"\"
    kind = "power:probe:fly"
    question = "Where does it land?"
    def run(self, table: RaceTable) -> Legal | None:
        return tuple(Land("probe", number) for number in range(3))
    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Land)
        table.push(Roll(self.seat, choice.number))
    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("not-now", "CONSUME-2", "land first.")

@frozen
class Roll(SeatStep[RaceTable]):
    \"\"\"A die is rolled.\"\"\"
    kind = "power:probe:roll"
    number: int
    def run(self, table: RaceTable) -> Legal | None:
        found = table.draw(f"power:probe {{self.seat}}", (1, 2, 3))
        if found < 0:
            table.push(self)
            return None
        table.gain_chips(self.seat, self.number + found, "probe")
        return None

SEND = Send("probe")

@hookimpl
def consume_choices(table: RaceTable, seat: int) -> tuple[PowerChoice, ...]:
    return (SEND,)
"""
ASKS = """
from starcup.making import DrawStep, Legal, SeatStep, frozen

@frozen
class Ask({base}):
    kind = "power:probe:ask"
    question = "Which?"
    def run(self, table: RaceTable) -> Legal | None:
        {run}

@hookimpl
def phase_began(table: RaceTable, seat: int) -> None:
    table.push(Ask(seat))
"""
