"""Bots try out what extensions add: they know none of it, and judge by what it changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Decision, Pack
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from starcup_bots import make
from starcup_bots.advice import advise

GIFTS = """
from collections.abc import Mapping
from typing import ClassVar
from attrs import evolve
from starcup.extensions import FurtherChoice, State
from starcup.making import Public, frozen
from starcup.packed import hookimpl
from starcup.roll import RollTable


@frozen
class Gifts(State):
    left: Public[int] = 1
    promised: Public[int] = 0


@frozen(eq=False)
class Take(FurtherChoice[RollTable]):
    pattern = "take {amount} {thing} with {power}"
    amount: int
    thing: str
    domains: ClassVar[Mapping[str, tuple[str | int, ...]]] = {"amount": (-2, 0, 1, 2), "thing": ("chips", "stars")}

    def play(self, table: RollTable, seat: int) -> None:
        gifts = table.seat_state(seat, Gifts)
        if self.thing == "chips":
            table.seats[seat].chips += self.amount
        table.set_seat_state(seat, Gifts(0, gifts.promised + self.amount * (self.thing == "stars")))


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Gifts()


@hookimpl
def further_choices(table: RollTable, seat: int, question: str) -> tuple[FurtherChoice, ...]:
    if question != "explore" or not table.seat_state(seat, Gifts).left:
        return ()
    return tuple(Take(power="gifts", amount=amount, thing=OFFERED) for amount in AMOUNTS)


@hookimpl
def worth(table: RollTable, seat: int) -> float:
    return float(table.seat_state(seat, Gifts).promised)
"""


@pytest.fixture
def explorer(tmp_path: Path) -> RollGame:
    return asked(tmp_path, "chips", (-2, 2, 1))


def asked(folder: Path, thing: str, amounts: tuple[int, ...]) -> RollGame:
    """Return a game in which a seat is asked how it Explores, beside gifts of a thing."""
    (folder / "extensions").mkdir()
    (folder / "pack.toml").write_text('name = "presents"\ngame = "roll"\n', encoding="utf-8")
    text = f"{GIFTS}\nOFFERED, AMOUNTS = {thing!r}, {amounts!r}\n"
    (folder / "extensions" / "gifts.py").write_text(text, encoding="utf-8")
    rules = RollRuleset.load(["base", Pack.from_folder(folder)])
    return (
        Scenario(rules).seat(0, workers={"explore": "home"}, cup="home").seat(1, cup="home").phases("explore").begin()
    )


def question(game: RollGame) -> Decision:
    decision = game.decision(0)
    assert decision is not None
    return decision


def test_choices_of_an_extension_stand_beside_those_of_the_rules(explorer: RollGame) -> None:
    texts = [choice.text for choice in question(explorer).legal]
    assert texts[-3:] == ["take -2 chips with gifts", "take 2 chips with gifts", "take 1 chips with gifts"]
    explorer.submit(0, "take 2 chips with gifts")
    assert [choice.text for choice in question(explorer).legal] == texts[:-3]
    assert explorer.table.seats[0].chips == 2


@pytest.mark.parametrize("name", ["greedy", "normal"])
def test_a_choice_that_gains_is_taken_before_the_question_is_answered(name: str, explorer: RollGame) -> None:
    bot = make(name, 1)
    assert bot.choose(question(explorer), explorer.view(0)).text == "take 2 chips with gifts"
    explorer.submit(0, "take 2 chips with gifts")
    assert "gifts" not in bot.choose(question(explorer), explorer.view(0)).text


@pytest.mark.parametrize("name", ["greedy", "normal"])
def test_a_choice_that_only_costs_is_left(name: str, tmp_path: Path) -> None:
    game = asked(tmp_path, "chips", (-2, 0))
    assert "gifts" not in make(name, 1).choose(question(game), game.view(0)).text


def test_what_an_extension_promises_counts(tmp_path: Path) -> None:
    game = asked(tmp_path, "stars", (-2, 1, 2))
    assert make("greedy", 1).choose(question(game), game.view(0)).text == "take 2 stars with gifts"


def test_a_hint_says_what_a_choice_of_an_extension_brings(explorer: RollGame) -> None:
    advice = advise(make("greedy", 1), question(explorer), explorer.view(0))
    assert advice.choice.text == "take 2 chips with gifts"
    assert "chips" in [term.name for term in advice.options[0].terms]
