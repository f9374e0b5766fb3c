"""Packs of a stranger's game have extensions by the way of Roll's: Harbour gets tides, which no line of it knows."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from starcup_harbour.game import HarbourRules
from starcup_harbour.loading import ShipAssembly

from starcup import Game, Pack, PowerError, Rng, playout
from starcup.extensions import ExtensionSet
from starcup.scene import scene_of
from starcup.testing import assert_pack_ok

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
def setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:
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
def score_lines(table: HarbourTable, seat: int) -> tuple[tuple[str, int], ...]:
    return (("depth", table.state(Moon).phase + seat),)


@hookimpl
def end_reasons(table: HarbourTable) -> tuple[str, ...]:
    return ("ebb",) if table.round > table.state(Moon).phase else ()


@hookimpl
def faults(table: HarbourTable) -> tuple[str, ...]:
    return () if table.state(Moon).phase < 9 else ("moon: there are 8 phases",)
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
    rules = HarbourRules.load(["harbour-base", moon(MOON)])
    assert [step.kind for step in rules.setup_steps] == ["ship", "rise", "round"]
    assert rules.options["sky.moon"] == "on"
    game = Game.new(rules, 2, seed=1)
    again = Game.load(rules, game.save())
    assert str(again.table.states) == str(game.table.states) == "(Moon(phase=3),)"
    assert again.save() == game.save()


def test_what_of_a_state_is_shown_and_a_world_is_sampled(moon: Callable[[str], Pack]) -> None:
    rules = HarbourRules.load(["harbour-base", moon(MOON)])
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
    game = Game.new(HarbourRules.load(["harbour-base", moon(MOON)]), 2, seed=1)
    kept = {space.key: space for place in scene_of(game, 0).spaces for space in place.spaces}
    assert [(counter.key, counter.value) for counter in kept["table.moon"].counters] == [("phase", 3)]
    assert kept["seat-0.moon"].counters[0].value == 7
    assert kept["seat-1.moon"].counters == ()


def test_an_extension_adds_points_and_ends_the_game(moon: Callable[[str], Pack]) -> None:
    game = Game.new(HarbourRules.load(["harbour-base", moon(MOON)]), 2, seed=1)
    playout(game, Rng(1))
    assert game.table.round == 4
    assert game.ruleset.end_reasons(game.table) == ("ebb",)
    assert [dict(score.lines)["depth"] for score in game.ruleset.scores(game.table)] == [3, 4]


def test_its_faults_are_found(moon: Callable[[str], Pack]) -> None:
    table = Game.new(HarbourRules.load(["harbour-base", moon(MOON.replace("Moon(3)", "Moon(9)"))]), 2, seed=1).table
    assert table.rules.faults(table) == ["moon: there are 8 phases"]


def test_an_extension_that_fails_is_named_unless_it_looks_for_what_is_hidden(moon: Callable[[str], Pack]) -> None:
    rules = HarbourRules.load(["harbour-base", moon(MOON.replace("phase + seat", "phase // seat"))])
    table = Game.new(rules, 2, seed=1).table
    assert rules.extensions.score_lines[0](table, 1) == (("depth", 3),)
    for lacking in (False, True):
        told = r"pack 'sky', extension 'moon', score_lines\(\) for seat 0: ZeroDivisionError"
        with pytest.raises(PowerError, match=told):
            rules.extensions.score_lines[0](table, 0, lacking=lacking)
    del table.states
    assert rules.extensions.score_lines[0](table, 0, lacking=True) is None


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("def score_lines(", "def score_line(", r"moon.py:\d+: .*no hook 'score_line' \(did you mean 'score_lines'"),
        ('before(steps, "round", Rise())', "steps[:-1]", r"the step 'round' should come once, at the end"),
        ("return Moon()", "return Anchor()", r"Anchor has hidden fields, so sample_table_state\(\) is needed"),
        ('kind = "rise"', "", r"step Rise \(kind ''\) can't be named in saves"),
    ],
)
def test_faults_of_extensions_are_told(moon: Callable[[str], Pack], old: str, new: str, told: str) -> None:
    (fault,) = HarbourRules.check_pack(moon(MOON.replace(old, new)), ["harbour-base"])
    line = f"{fault.file}:{fault.line}: {fault}"
    assert re.search(told, line), line


def test_numbers_that_nobody_reads_are_told(moon: Callable[[str], Pack], tmp_path: Path) -> None:
    pack = moon(MOON)
    (tmp_path / "pack.toml").write_text('name = "sky"\ngame = "harbour"\n[numbers]\ncoins = 3\n', encoding="utf-8")
    (fault,) = HarbourRules.check_pack(Pack.from_folder(Path(str(pack.files))), ["harbour-base"])
    assert "expected no numbers, which packs of this game don't set" in str(fault)


class Plain(HarbourRules):
    """A game whose packs have no extensions."""

    class assembly(ShipAssembly):
        extension_set = ExtensionSet  # type: ignore[assignment]  # Harbour without what its packs may have


def test_packs_of_a_game_without_extensions_have_none(moon: Callable[[str], Pack]) -> None:
    (fault,) = Plain.check_pack(moon(MOON), ["harbour-base"])
    assert (
        str(fault)
        == "pack 'sky', extensions/moon.py: expected no extensions, which packs of this game don't have, found one"
    )


@pytest.mark.slow
def test_a_pack_with_an_extension_keeps_all_promises(moon: Callable[[str], Pack]) -> None:
    assert_pack_ok(moon(MOON), games=2)
