"""Packs of a stranger's game have extensions by the way of Roll's: Harbour gets tides, which no line of it knows."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import ClassVar

import pytest
from starcup_harbour.game import HarbourRules
from starcup_harbour.loading import ShipAssembly
from starcup_harbour.steps import Arrive, Round
from starcup_harbour.table import HarbourTable, HarbourView, Owner

from starcup import Game, Pack, PowerError, Rng, SeatScore
from starcup.extensions import ExtensionSet, with_common_hooks
from starcup.making import AnyStep
from starcup.packed import hook
from starcup.scene import scene_of

# mypy: disable-error-code="empty-body"


@hook("fold")
def beginning(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    """Return the steps of the beginning; the last is a round."""


@hook("all")
def depth(table: HarbourTable, seat: int) -> int:
    """Return how deep the water is."""


class Tides(ExtensionSet):
    specs: ClassVar = with_common_hooks(HarbourTable, HarbourView, sys.modules[__name__])
    depth: tuple[Callable[..., int | None], ...]


class TideAssembly(ShipAssembly):
    extension_set = Tides

    def finish(self) -> None:
        self.beginning = self.extensions.steps("beginning", (Arrive(), Round()), Round)
        super().finish()


class TideRules(HarbourRules):
    assembly = TideAssembly
    extensions: Tides

    def __init__(self, assembly: TideAssembly) -> None:
        super().__init__(assembly)
        self.beginning = assembly.beginning

    def set_up(self, table: HarbourTable) -> None:
        table.seats = [Owner() for _ in range(table.players)]
        table.deck = self.cards
        table.then(*self.beginning)

    def scores(self, table: HarbourTable) -> tuple[SeatScore, ...]:
        return self.with_lines(super().scores(table), table)


MOON = """
from collections.abc import Mapping
from starcup import Rng
from starcup.extensions import State, before
from starcup.making import AnyStep, Legal, Own, Public, Step, frozen
from starcup.packed import hookimpl
from starcup_harbour.table import HarbourTable, HarbourView


@frozen
class Moon(State):
    phase: Public[int] = 0


@frozen
class Anchor(State):
    chain: Own[int] = 7


@frozen
class Rise(Step[HarbourTable]):
    kind = "rise"

    def run(self, table: HarbourTable) -> Legal | None:
        table.set_state(Moon(3))
        return None


@hookimpl
def beginning(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
    return before(steps, "round", Rise())


@hookimpl
def table_state(options: Mapping[str, str]) -> State:
    return Moon()


@hookimpl
def seat_state(options: Mapping[str, str]) -> State:
    return Anchor()


@hookimpl
def sample_seat_state(view: HarbourView, seat: int, rng: Rng) -> State:
    return Anchor(rng.below(9))


@hookimpl
def depth(table: HarbourTable, seat: int) -> int:
    return 10 // seat
"""


@pytest.fixture
def moon(installed: list[str], tmp_path: Path) -> Callable[[str], Pack]:
    """A function that makes a pack of an extension."""

    def make(text: str) -> Pack:
        (tmp_path / "extensions").mkdir(exist_ok=True)
        (tmp_path / "pack.toml").write_text('name = "sky"\ngame = "harbour"\n', encoding="utf-8")
        (tmp_path / "extensions" / "moon.py").write_text(text, encoding="utf-8")
        return Pack.from_folder(tmp_path)

    return make


def test_an_extension_changes_steps_and_keeps_states_that_are_saved(moon: Callable[[str], Pack]) -> None:
    rules = TideRules.load(["harbour-base", moon(MOON)])
    assert [step.kind for step in rules.beginning] == ["ship", "rise", "round"]
    assert rules.options["sky.moon"] == "on"
    game = Game.new(rules, 2, seed=1)
    again = Game.load(rules, game.save())
    assert str(again.table.states) == str(game.table.states) == "(Moon(phase=3),)"
    assert again.save() == game.save()


def test_what_of_a_state_is_shown_and_a_world_is_sampled(moon: Callable[[str], Pack]) -> None:
    rules = TideRules.load(["harbour-base", moon(MOON)])
    game = Game.new(rules, 2, seed=1)
    view = game.view(0)
    assert view.extensions == {"moon": {"phase": 3}}
    assert view.seat_extensions == ({"moon": {"chain": 7}}, {"moon": {"chain": None}})
    kept = type(game.table.seat_states[0][0])
    assert view.state(type(game.table.states[0])) == game.table.states[0]
    assert view.seat_state(0, kept) == game.table.seat_states[0][0]
    with pytest.raises(AttributeError):
        _ = view.seat_state(1, kept) == game.table.seat_states[1][0]
    worlds = [view.sample_world(Rng(1)).table for _ in range(2)]
    assert worlds[0].seat_states == worlds[1].seat_states
    assert [type(states[0]).__name__ for states in worlds[0].seat_states] == ["Anchor", "Anchor"]


def test_what_extensions_keep_is_in_every_scene(moon: Callable[[str], Pack]) -> None:
    game = Game.new(TideRules.load(["harbour-base", moon(MOON)]), 2, seed=1)
    kept = {space.key: space for place in scene_of(game, 0).spaces for space in place.spaces}
    assert [(counter.key, counter.value) for counter in kept["table.moon"].counters] == [("phase", 3)]
    assert kept["seat-0.moon"].counters[0].value == 7
    assert kept["seat-1.moon"].counters == ()


def test_an_extension_that_fails_is_named_unless_it_looks_for_what_is_hidden(moon: Callable[[str], Pack]) -> None:
    rules = TideRules.load(["harbour-base", moon(MOON)])
    table = Game.new(rules, 2, seed=1).table
    assert rules.extensions.depth[0](table, 1) == 10
    for lacking in (False, True):
        with pytest.raises(PowerError, match=r"pack 'sky', extension 'moon', depth\(\) for seat 0: ZeroDivisionError"):
            rules.extensions.depth[0](table, 0, lacking=lacking)
    del table.seats
    rules = TideRules.load(["harbour-base", moon(MOON.replace("10 // seat", "len(table.seats)"))])
    assert rules.extensions.depth[0](table, 0, lacking=True) is None


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("def depth(", "def depths(", r"moon.py:\d+: .*no hook 'depths' \(did you mean 'depth'\?\)"),
        ('before(steps, "round", Rise())', "steps[:-1]", r"the step 'round' should come once, at the end"),
        ("return Moon()", "return Anchor()", r"Anchor has hidden fields, so sample_table_state\(\) is needed"),
        ('kind = "rise"', "", r"step Rise \(kind ''\) can't be named in saves"),
    ],
)
def test_faults_of_extensions_are_told(moon: Callable[[str], Pack], old: str, new: str, told: str) -> None:
    (fault,) = TideRules.check_pack(moon(MOON.replace(old, new)), ["harbour-base"])
    line = f"{fault.file}:{fault.line}: {fault}"
    assert re.search(told, line), line


def test_harbour_itself_has_none(moon: Callable[[str], Pack]) -> None:
    (fault,) = HarbourRules.check_pack(moon(MOON), ["harbour-base"])
    assert (
        str(fault)
        == "pack 'sky', extensions/moon.py: expected no extensions, which packs of this game don't have, found one"
    )
