"""Views compiled from the table, and worlds sampled from them by what a game says of its hidden pieces, on Salvage."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from starcup_salvage.game import GAME, SalvageRules
from starcup_salvage.steps import Haul, OpenHold
from starcup_salvage.table import DRONES, SalvageTable, SalvageView

from starcup import BadArgument, EngineError, Game, Rng, Ruleset
from starcup.making import known_table

RULES = GAME.load()
SalvageGame = Game[SalvageTable, SalvageView]


def new(players: int = 3, seed: int = 1) -> SalvageGame:
    return Game.new(RULES, players=players, seed=seed)


def test_a_view_is_the_table_without_what_is_hidden() -> None:
    game = new()
    view = game.view(1)
    assert view.seats[1].hand == game.table.seats[1].hand
    hidden: list[object] = [view.seats[0].hand, view.seats[0].sent, view.deck]
    assert hidden == [(None,) * 8, None, (None,) * 12]
    assert (view.hull, view.seat, view.players, view.finished) == (game.table.hull, 1, 3, False)
    assert not hasattr(view, "stack") and not hasattr(view, "seed")
    assert view == game.view(1) != game.view(0)
    assert pickle.loads(pickle.dumps(view)) == view
    assert repr(view).startswith("SalvageView(players=3, seat=1, seats=(CrewView(hand=(None, ")


def test_a_game_need_name_no_class_of_views() -> None:
    class Nameless(SalvageRules, Ruleset[SalvageTable, Any]):
        pass

    view = Game.new(Nameless(), players=3, seed=1).view(1)
    assert (type(view).__name__, view.seats) == ("SalvageView", new().view(1).seats)


def test_a_view_is_no_table() -> None:
    with pytest.raises(BadArgument, match="table: expected a table, found SalvageView"):
        Game.at(RULES, new().view(0))


def test_what_waits_on_the_stack_is_open() -> None:
    game = new()
    game.submit(1, "send none")
    view = game.view(1)
    assert (view.at_once, view.flow[0][-1], view.flow[1], len(view.flow[2])) == (True, Haul(), (), 3)
    game = Game.new(RULES, players=1, seed=1, outside_chance=True)
    while game.chance is not None:
        game.resolve(2 if game.chance.kind == "wreck" else max(game.chance.options))
    game.submit(0, "send whale")
    game.submit(0, "open")
    world = game.view(0).sample_world(Rng(1), outside_chance=True)
    assert game.view(0).flow[0][-1] == OpenHold(0)
    assert world.chance == game.chance


def test_a_table_of_what_is_known_lacks_the_rest() -> None:
    table = known_table(new().view(1))
    assert (table.hull, table.seats[1].hand) == (new().table.hull, new().table.seats[1].hand)
    with pytest.raises(AttributeError):
        len(table.seats[0].hand)


def test_worlds_are_as_likely_as_the_places_of_the_pieces() -> None:
    game, rng = new(), Rng(7)
    view, own = game.view(0), Counter(game.table.seats[0].hand)
    counts = Counter[int]()
    for _ in range(1_500):
        world = view.sample_world(rng)
        assert world.view(0) == view
        counts.update((world.table.seats[1].hand[0], world.table.deck[0]))
    unseen = Counter(DRONES) - own
    expected = {drone: 3_000 * number / unseen.total() for drone, number in unseen.items()}
    chi_square = sum((counts[drone] - number) ** 2 / number for drone, number in expected.items())
    assert counts.keys() == expected.keys()
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand; the seed is fixed


Unseen = Mapping[tuple[str, ...], Sequence[int]]


@pytest.mark.parametrize(
    ("unseen", "told"),
    [
        ({("hand", "deck"): (1,) * 20, ("sent",): ()}, "20 pieces are too few for hand, deck"),
        ({("hand",): (1,) * 16, ("sent",): ()}, "no world can be sampled while 'deck' of the table is hidden"),
        ({("hand", "deck"): (1,) * 28}, "no world can be sampled while 'sent' of a seat is hidden"),
    ],
)
def test_what_no_world_can_be_made_of_is_refused(unseen: Unseen, told: str) -> None:
    class Odd(SalvageRules):
        def unseen(self, view: SalvageView) -> Unseen:
            return unseen

    with pytest.raises(EngineError, match=told):
        Game.new(Odd(), players=3, seed=1).view(0).sample_world(Rng(1))
