"""Positions as arrays: kinds of cells, buffers, questions, absent seats, views, and games without own features."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
import starcup_harbour
from attrs import evolve
from starcup_harbour.game import HarbourRules
from starcup_salvage.game import GAME as SALVAGE

from starcup import BadArgument, Game, Pack, Rng, Ruleset, games
from starcup.features import ArrayLayout, Block, Number, Things, amount, amounts, bag, features_of, grid, one_hot
from starcup.testing import walk
from tests.contract.broken.features import ToyFeatures
from tests.kernel.toy import ToyRules, ToyTable

TOY = ToyRules()
SLIPSTREAM = Path(__file__).parents[2] / "examples" / "slipstream" / "src" / "starcup_slipstream"


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """What tests register is not known to other tests."""
    monkeypatch.setattr(games, "_KNOWN", {})


def rules_of(key: str) -> Ruleset[Any, Any]:
    """Load a game, even if it is not installed."""
    if key == "harbour":
        return HarbourRules.load([Pack.from_folder(Path(starcup_harbour.__path__[0]) / "box")])
    games.register(SALVAGE)
    return games.find(key).load()


def table(players: int = 2, *, at_stake: int = 0) -> ToyTable:
    """A table of the toy game: everybody has cards."""
    game = Game.new(TOY, players, seed=1)
    game.table.at_stake = at_stake
    return game.table


def values_of(layout: ArrayLayout[Any], position: Any, seat: int = 0) -> dict[str, list[int]]:
    """The values of each field."""
    numbers = array(layout.typecode, bytes(array(layout.typecode).itemsize * layout.size))
    layout.fill(position, seat, numbers)
    return {field.name: numbers[field.start : field.start + field.size].tolist() for field in layout.fields}


def blocks(*blocks: Block[ToyTable], players: int = 2) -> ArrayLayout[ToyTable]:
    return ArrayLayout(blocks, (), players)


def test_a_number_has_a_cell_and_things_one_for_each_name() -> None:
    stake = Number[ToyTable]("at-stake", 0, 5, lambda position, seat: position.at_stake)
    lying = Things[ToyTable]("lying", ("rose", "rope"), lambda position, seat: (1, 1, 0, None, -1, 7), 2)
    layout = ArrayLayout((stake, lying), (), 2)
    assert values_of(layout, table(at_stake=4)) == {"players": [2], "at-stake": [4], "lying": [1, 2]}
    assert values_of(layout, table(at_stake=9))["at-stake"] == [5]  # beyond its bounds
    field = layout.fields[-1]
    assert (field.name, field.start, field.shape, field.names) == ("lying", 2, (2,), ("rose", "rope"))
    assert (field.least, field.most, layout.size) == ((0, 0), (2, 2), 4)


def test_a_block_has_cells_of_all_kinds() -> None:
    cells = (
        amount("stake", -1, 5, lambda stake: stake + 1),
        amounts("both", {"low": (0, 3), "high": (2, 40)}),
        one_hot("colour", ("red", "blue", "green")),
        bag("hand", ("a", "b"), most=2),
        grid("dice", ("cup", "mat", "box"), ("red", "blue"), most=3),
    )
    read = (1, (7, 1), 1, (1, 1, 1), ((0, 1, 1), (None, 0), ()))
    layout = blocks(Block(cells, lambda position, seat: read))
    assert list(values_of(layout, table()).values()) == [[2], [2], [3, 2], [0, 1, 0], [0, 2], [1, 2, 1, 0, 0, 0]]
    dice = layout.fields[-1]
    assert (dice.shape, dice.names[:3]) == ((3, 2), ("red@cup", "blue@cup", "red@mat"))
    rows: object = layout.arrays(table(), 0)["dice"].tolist()
    assert rows == [[1, 2], [1, 0], [0, 0]]
    assert (*cells[3].values((0, 0, 0)), *cells[1].values((9, 9))) == (3, 0, 9, 9)  # not held to their bounds


@pytest.mark.parametrize("typecode", ["h", "f"])
@pytest.mark.parametrize("kept", [True, False])
def test_numbers_of_all_sizes_are_held_to_their_bounds(kept: bool, typecode: Literal["h", "f"]) -> None:
    many = {str(place): (-place, 1000 * place) for place in range(30)}
    cells = amount("debt", -500, 0), amounts("many", many), bag("crowd", ("ant", "bee"), 300), one_hot("none", ())
    block: Block[ToyTable] = Block(
        (*cells, amount("last", 0, 255)), lambda position, seat: position.at_stake, crowded, kept=kept
    )
    layout = blocks(block).variant(typecode=typecode)
    for stake in (7, 3, 7):
        values = values_of(layout, table(at_stake=stake))
        assert values["debt"] == [-100 * stake if stake < 5 else -500]
        assert values["many"] == [min(max(-4000 * stake, -place), 1000 * place) for place in range(30)]
        assert values["crowd"] == [stake, 250] and values["last"] == [stake] and "none" not in values


def crowded(stake: int) -> tuple[object, ...]:
    return -100 * stake, (-4000 * stake,) * 30, (0,) * stake + (1,) * 250, None, stake


@pytest.mark.parametrize("key", ["roll", "race", "tiny-epic", "salvage", "harbour"])
def test_the_arrays_of_any_game_are_within_bounds_and_the_same_for_a_view(key: str) -> None:
    rules = rules_of(key)
    layout = features_of(rules).layout
    names = [field.name for field in layout.fields]
    assert names[0] == "players" and len(set(names)) == len(names)
    assert [field.start for field in layout.fields[1:]] == [field.start + field.size for field in layout.fields[:-1]]
    players, kinds_asked = rules.seats[-1], set[str]()
    for number, spot in enumerate(walk(Game.new(rules, players, seed=3), Rng(3))):
        if number % 7:
            continue
        for seat in range(players):
            packed = layout.packed(spot.game.table, seat)
            assert packed == layout.packed(spot.game.view(seat), seat)
            values = memoryview(packed).cast("h").tolist()
            for field in layout.fields:
                row = zip(field.least, values[field.start : field.start + field.size], field.most, strict=True)
                assert all(least <= value <= most for least, value, most in row), field.name
        for decision in spot.game.waiting():
            fields = values_of(layout, spot.game.table, decision.seat)
            kinds = next(field for field in layout.fields if field.name == "question").names
            assert (
                dict(zip(kinds, fields["question"], strict=True))[decision.kind] == 1 and sum(fields["question"]) == 1
            )
            assert fields["asked"][0] == 1
            kinds_asked.add(decision.kind)
    assert kinds_asked


def test_seats_are_told_from_the_viewer_on_and_absent_ones_are_0() -> None:
    layout, position = ToyFeatures(TOY).layout, table(3)
    for seat, player in enumerate(position.seats):
        player.score = 10 * seat + 1
    fields = values_of(layout, position, 2)
    assert [fields[f"{name}.score"] for name in ("me", "left1", "left2", "left3")] == [[21], [1], [11], [0]]
    fewer = layout.variant(players=3)
    assert fewer.size == layout.size - 1 and fewer.packed(position, 2) == layout.packed(position, 2)[:-2]


def test_floats_have_the_same_values() -> None:
    layout, position = ToyFeatures(TOY).layout, table(3, at_stake=4)
    assert values_of(layout.variant(typecode="f"), position, 1) == values_of(layout, position, 1)


def test_a_view_gives_its_arrays() -> None:
    games.register(SALVAGE)
    view = Game.new(SALVAGE.load(), 2, seed=2).view(1)
    arrays = view.arrays()
    assert arrays["players"].tolist() == [2] and arrays["asked"].tolist()[0] == 1
    assert {name for name in arrays if name.startswith("left")} and not arrays["question"].readonly
    with pytest.raises(BadArgument, match="seat: expected 0 to 1, found that of an onlooker"):
        Game.new(SALVAGE.load(), 2, seed=2).view(None).arrays()


def test_what_extensions_keep_is_told() -> None:
    rules = games.find("tiny-epic").load(["tiny-epic-base", Pack.from_folder(SLIPSTREAM)])
    table = Game.new(rules, 2, seed=1).table
    (crew, *_), pilots = table.seat_states[0], rules.domains["pilot"]
    table.set_seat_state(0, evolve(crew, pilot=pilots[2], space=3, dealt=pilots[:2]))
    layout = features_of(rules).layout
    mine, theirs = values_of(layout, table), values_of(layout, table, 1)
    assert mine["me.pilots.space"] == theirs["left1.pilots.space"] == [3] and theirs["me.pilots.space"] == [0]
    assert mine["me.pilots.pilot"].index(1) == 2 and mine["me.pilots.dealt"][:3] == [1, 1, 0]
    assert layout.packed(rules.view(table, 1), 1) == layout.packed(table, 1)


@pytest.mark.parametrize(
    ("buffer", "message"),
    [
        (bytes(100), "100 bytes"),
        (bytearray(3), "3 bytes"),
        ([0] * 50, r"\[0, 0"),
        (memoryview(bytearray(200))[::2], ""),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(buffer: Sequence[int], message: str) -> None:
    layout = blocks(Block((amount("stake", 0, 9),), lambda position, seat: (1,)))
    with pytest.raises(BadArgument, match=f"buffer: expected .* of 2 numbers of 2 bytes, found {message}"):
        layout.fill(table(), 0, buffer)


def test_seats_and_players_that_are_not_there_are_refused() -> None:
    layout = blocks(players=2)
    with pytest.raises(BadArgument, match="seat: expected 0 to 1, found 2"):
        layout.packed(table(2), 2)
    with pytest.raises(BadArgument, match="seat: expected 0 to 1, found -1"):
        layout.packed(table(2), -1)
    with pytest.raises(BadArgument, match="table: expected at most 2 players, found 3"):
        layout.packed(table(3), 0)
    with pytest.raises(BadArgument, match="table: expected a table, or the view of a seat, found 7"):
        layout.packed(7, 0)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="players: expected 1 to 2, found 3"):
        layout.variant(players=3)
    with pytest.raises(BadArgument, match="typecode: expected 'h' or 'f', found 'd'"):
        layout.variant(typecode="d")  # type: ignore[arg-type]
