"""Games are made of what ``starcup.making`` has: what a game leaves out, the kernel does, on the example Salvage."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest
from attrs import fields
from starcup_salvage import choices, events, steps
from starcup_salvage.game import GAME, SalvageRules
from starcup_salvage.table import SalvageTable, SalvageView

from starcup import Choice, EngineError, Game, JournalError, Rng, Ruleset, StarcupError, Table, making, playout
from starcup.kernel.copying import copied
from starcup.kernel.view import view_class
from starcup.making import DrawStep, Public, Secret, Step, View, by_kind, classes_in, define, field

RULES = GAME.load()
SalvageGame = Game[SalvageTable, SalvageView]


def new(players: int = 3, seed: int = 1) -> SalvageGame:
    return Game.new(RULES, players=players, seed=seed)


def test_all_names_are_there_and_sorted() -> None:
    assert making.__all__ == sorted(making.__all__)
    assert [name for name in making.__all__ if not hasattr(making, name)] == []


# Tables.


def test_a_clone_goes_on_by_itself() -> None:
    game = new()
    playout(game, Rng(1), most=4)
    before = game.save()
    twin = game.clone()
    assert twin.save() == before
    playout(twin, Rng(2))
    assert game.save() == before != twin.save()


def test_what_can_change_is_copied_and_what_cannot_is_shared() -> None:
    @define
    class Pile:
        cards: list[int]
        by_name: dict[str, list[int]]
        seen: set[int]

    pile, tile = Pile([1], {"a": [2]}, {3}), choices.Send(("mite",))
    held = [pile, (1, 2), tile]
    twin = copied(held)
    assert twin == held
    assert isinstance(twin, list)
    assert twin[0] is not pile and twin[2] is tile
    twin[0].cards.append(9), twin[0].by_name["a"].append(9), twin[0].seen.add(9)
    assert pile == Pile([1], {"a": [2]}, {3})


def test_steps_are_done_in_the_order_in_which_they_are_given() -> None:
    table = RULES.begin(2, seed=1)
    table.then(steps.Haul(), steps.FindWreck())
    assert table.stack[-2:] == [steps.FindWreck(), steps.Haul()]


# Chance.


def test_steps_that_draw_wait_for_chance_from_outside() -> None:
    game = Game.new(RULES, players=2, seed=1, outside_chance=True)
    for seat in (0, 1):
        for drone in (1, 2, 3, 4, 5, 6, 6, 6):
            assert game.chance is not None
            assert game.chance.kind == f"drone {seat}"
            game.resolve(drone)
    assert game.chance is not None
    assert (game.chance.kind, game.chance.probabilities[7]) == ("wreck", 1 / 6)
    game.resolve(7)
    assert game.table.seats[1].hand == (1, 2, 3, 4, 5, 6, 6, 6)
    assert [decision.kind for decision in game.waiting()] == ["send", "send"]


def test_with_nothing_to_draw_nothing_is_drawn() -> None:
    table = RULES.begin(2, seed=1)
    table.deck, table.stack = (), [steps.BuildDrones((3, 3))]
    game = Game.at(RULES, table)
    assert game.finished
    assert game.journal == []


# Rulesets.


def test_rulesets_know_their_classes_by_their_bases() -> None:
    assert (RULES.table_kind, RULES.view_kind) == (SalvageTable, SalvageView)
    assert RULES.choice_kinds == (choices.Send, choices.Open, choices.Leave)
    assert list(RULES.step_kinds) == ["drone", "wreck", "send", "haul", "search", "hold"]
    assert len(RULES.event_kinds) == 7
    assert copy.deepcopy(RULES) is RULES


@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(StarcupError, match=f"{players} players: the game is for 1 to 4"):
        new(players)


def test_a_ruleset_that_names_no_numbers_of_players_is_told_so() -> None:
    class Nobody(Ruleset[SalvageTable, SalvageView]):
        pass

    with pytest.raises(EngineError, match=r"Nobody: expected seats such as range\(2, 6\), found range\(1, 1\)"):
        Game.new(Nobody(), 2, 1)


def test_kinds_of_steps_are_named_and_differ() -> None:
    class Nameless(Step[Table]):
        pass

    with pytest.raises(TypeError, match="Nameless: expected a kind of its own, found ''"):
        by_kind(Nameless)
    with pytest.raises(TypeError, match="Haul: expected a kind of its own, found 'haul'"):
        by_kind(steps.Haul, steps.Haul)


def test_a_step_of_a_module_that_has_no_kind_is_refused_unless_it_is_a_base() -> None:
    module = ModuleType("my_steps")
    exec(
        "from abc import ABC, abstractmethod\n"
        "from starcup.making import Step\n"
        "class Base(Step): pass\n"
        "class _Private(Step): pass\n"
        "class ForPacks(Step, ABC):\n"
        "    @abstractmethod\n"
        "    def price(self): ...\n"
        "class Sell(Base): kind = 'sell'\n",
        vars(module),
    )
    assert list(by_kind(module)) == ["sell"]
    exec("class Ask(Base): pass", vars(module))
    with pytest.raises(TypeError, match=r"Ask: expected a kind of its own, found ''"):
        by_kind(module)


def test_classes_that_a_module_imports_are_not_its_own() -> None:
    assert classes_in(choices, Choice) == (choices.Send, choices.Open, choices.Leave)
    assert DrawStep not in classes_in(steps, Step)
    assert len(classes_in(events, events.WreckFound)) == 1


# Views.


@define(eq=False)
class Part:
    """What lies before a seat, for tests."""

    open: Public[int] = 0


@define(eq=False)
class Full(Table):
    """A table with parts of seats, for tests."""

    seats: Public[list[Part]] = field(factory=list)
    told: Public[int] = 0
    untold: Secret[int] = 0


class FullView(View[Full], Full):
    """The view of such a table."""


class ViewOfNothing(View[Table], Table):
    """A view of another table."""


def test_a_view_consists_of_what_the_table_shows() -> None:
    for declared in (FullView, Any):
        kind = view_class(Full, declared)
        assert [field.name for field in fields(kind)] == ["players", "seat", "seats", "told", "flow", "at_once"]
        assert kind.__name__ == "FullView"
        assert issubclass(kind, View) and issubclass(kind, Full)


# Saves.


def test_saves_come_back_at_every_decision() -> None:
    game, rng = new(4), Rng(3)
    while game.waiting():
        assert Game.load(RULES, game.save()).save() == game.save()
        decision = rng.choice(game.waiting())
        game.submit(decision.seat, rng.choice(decision.legal))
    assert Game.replay(RULES, game.journal_text()).save() == game.save()


Change = Callable[[dict[str, object]], object]


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("deck", [1, 2], "impossible: drones were lost or doubled"),
        ("players", 9, "impossible: 9 players and 2 seats"),
        ("answered", [0], "impossible: 1 answered, expected 2"),
        ("streams", ["1"], "impossible: 1 streams, expected 3"),
        ("lane_starts", [], "impossible: lanes of other seats than there are"),
        ("seed", "f" * 200, "impossible: a seed or stream of more than 512 bits"),
        ("stack", [["send", {"seat": 7}]], "impossible: seat of a step: expected 0 to 1"),
        ("deck", "none", "damaged: expected a list, found 'none' at deck"),
        ("hull", None, "damaged: expected int, found None at hull"),
        ("game", "roll", "of another game"),
    ],
)
def test_what_no_position_holds_is_refused(name: str, value: object, told: str) -> None:
    raw = json.loads(new(2).save())
    with pytest.raises(JournalError, match=told):
        Game.load(RULES, json.dumps({**raw, name: value}).encode())


def test_checks_that_fail_on_a_damaged_position_refuse_it() -> None:
    class Strict(SalvageRules):
        def faults(self, table: SalvageTable) -> list[str]:
            raise IndexError("no such drone")

    with pytest.raises(JournalError, match="impossible: IndexError: no such drone"):
        Game.load(Strict(), new(2).save())


@pytest.mark.parametrize("text", ["x", "-1", "", "²"])
def test_outcomes_are_numbers_unless_a_game_says_more(text: str) -> None:
    assert RULES.outcome_value("wreck", RULES.outcome_text("wreck", 12)) == 12
    with pytest.raises(JournalError, match=f"'{text}' is no outcome of 'wreck'"):
        RULES.outcome_value("wreck", text)


def test_what_a_game_has_to_write_itself_says_so() -> None:
    class Nothing(Ruleset[Full, FullView]):
        seats = range(1, 2)

    with pytest.raises(NotImplementedError):
        Nothing().begin(1, seed=1)


def test_a_game_whose_view_does_not_fit_is_not_loaded() -> None:
    expected = r"ViewOfNothing: expected class ViewOfNothing\(View\[Full\], Full\)"
    with pytest.raises(TypeError, match=expected):

        class Other(Ruleset[Full, ViewOfNothing]):
            pass


def test_seats_that_were_not_laid_out_are_told() -> None:
    class Bare(Ruleset[Full, FullView]):
        seats = range(1, 4)

        def set_up(self, table: Full) -> None:
            table.seats = [Part()]

    assert len(Bare().begin(1, seed=1).seats) == 1
    with pytest.raises(EngineError, match=r"Bare\.set_up laid out 1 seats for 3 players"):
        Bare().begin(3, seed=1)
