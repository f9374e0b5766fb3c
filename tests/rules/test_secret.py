"""SECRET: what players may know of each other, and that the program checks what nobody sees."""

from attrs import asdict

from starcup import Rng
from starcup.roll import RollGame, RollRuleset, RollView, SeatView, events
from starcup.roll._rules.invariants import faults
from starcup.roll.testing import Scenario
from tests.rules.helpers import legal, new_game, play, playout, refused

SHEET = (
    "sheet_columns",
    "sheet_loose",
    "sheet_selected",
    "sheet_selector",
    "sheet_dictated",
    "sheet_used",
    "sheet_moving",
)
TILES = ("development_stack", "world_stack", "drawn", "draft", "abandoned")


def explored(rules: RollRuleset, *, second: str = "mad_scientists", third: str = "nanotechnology") -> RollGame:
    """Seat 0 is about to Scout; of its stacks the second and third tile are as given."""
    table = Scenario(rules).seat(
        0,
        workers={"explore": "home"},
        develop=["public_works", second, third],
        settle=["gem_world", "plague_world"],
    )
    return table.phases("explore").begin()


def assigning(rules: RollRuleset, faces: tuple[str, str, str] = ("explore", "wild", "ship")) -> RollGame:
    """Both seats are behind their screens; seat 0 has rolled these faces."""
    home, genes, novelty = faces
    table = Scenario(rules).seat(0, rolled=f"home.{home} genes.{genes} novelty.{novelty}", citizenry="military")
    return table.seat(1, rolled="home.explore home.settle").assign().go_on().chance("spare explore").begin()


def heard(game: RollGame, seat: int) -> str:
    """Everything that a seat is told, as text."""
    return repr(game.events(seat))


def test_secret_1_only_the_top_tile_of_each_stack_is_open(rules: RollRuleset) -> None:
    game = explored(rules)
    seen = game.view(1)
    assert [face and face.key for face in seen.developments(0)] == ["public_works", None, None]
    assert [face and face.key for face in seen.worlds(0)] == ["gem_world", None]


def test_secret_1_other_tiles_below_the_top_make_no_difference_to_others(rules: RollRuleset) -> None:
    game, other = explored(rules), explored(rules, second="executive_power", third="isolation_policy")
    assert game.view(0) != other.view(0)
    assert game.view(1) == other.view(1)
    assert heard(game, 1) == heard(other, 1)


def test_secret_1_a_tile_that_comes_to_the_top_is_open_from_then_on(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(0, workers={"develop": "home"}, develop=["public_works", "mad_scientists"])
    game = table.seat(1, workers={"develop": "home genes"}, develop=["backup_planning"]).phases("develop").begin()
    assert [face and face.key for face in game.view(1).developments(0)] == ["mad_scientists"]


def test_secret_2_a_player_may_look_at_his_own_stacks_at_any_time(rules: RollRuleset) -> None:
    game = new_game(rules, 3, seed=2)

    def check(game: RollGame) -> None:
        for number, seat in enumerate(game.table.seats):
            me = game.view(number).me
            for name in TILES:
                assert getattr(me, name) == getattr(seat, name)

    playout(game, seed=4, rounds=6, after=check)
    assert max(len(seat.development_stack) + len(seat.world_stack) for seat in game.table.seats) > 2


def test_secret_3_the_size_of_every_stack_is_public(rules: RollRuleset) -> None:
    seen = explored(rules).view(1).seats[0]
    assert len(seen.development_stack) == 3
    assert len(seen.world_stack) == 2


def test_secret_4_tiles_abandoned_in_explore_are_secret(rules: RollRuleset) -> None:
    first, other = explored(rules), explored(rules, second="executive_power")
    for game, tile in ((first, "mad_scientists"), (other, "executive_power")):
        play(game, 0, "scout home", f"abandon {tile}")
        assert len(game.view(1).seats[0].abandoned) == 1, "that there is one can be seen"
        assert game.view(1).seats[0].abandoned == (None,)
        assert game.view(0).me.abandoned == (rules.face_index[tile] // 2,)
        assert tile not in heard(game, 1)
        assert rules.tiles[rules.face_index[tile] // 2].id not in heard(game, 1)
    assert first.view(1) == other.view(1)


def test_secret_4_tiles_drawn_are_seen_by_their_owner_only(rules: RollRuleset) -> None:
    games = []
    for tile in ("t10", "t11"):
        table = Scenario(rules).seat(0, workers={"explore": "home"}, develop=["public_works"], settle=["gem_world"])
        game = table.chance(f"tile 0 {tile}").phases("explore").begin()
        play(game, 0, "scout home", "abandon none")
        assert game.view(0).me.drawn == (rules.tile_index[tile],)
        assert game.view(1).seats[0].drawn == (None,)
        assert any(isinstance(event, events.TilesSeen) for event in game.events(0))
        assert not any(event.private for event in game.events(1))
        games.append(game)
    assert games[0].view(1) == games[1].view(1)
    assert heard(games[0], 1) == heard(games[1], 1)


def test_secret_5_dice_behind_the_screen_are_secret_until_reveal(rules: RollRuleset) -> None:
    game = assigning(rules)
    seen = game.view(1).seats[0]
    assert all(getattr(seen, name) is None for name in SHEET)
    assert seen.selected < 0
    assert all(not column for column in seen.columns)
    assert game.view(1).dice(seen.behind_screen) == {"home": 1, "genes": 1, "novelty": 1}, "the colours are known"
    other = assigning(rules, ("produce", "settle", "wild"))
    assert game.view(1) == other.view(1), "other faces make no difference to others"
    assert heard(game, 1) == heard(other, 1)


def test_secret_5_nobody_sees_another_assign(rules: RollRuleset) -> None:
    game = assigning(rules)
    before = game.view(1)
    for choice in ("select settle genes.wild", "dictate home explore", "reassign dictate novelty ship>produce"):
        play(game, 0, choice)
        assert game.view(1) == before
        assert heard(game, 1) == heard(assigning(rules), 1)
    assert game.view(0).me.sheet_selected == rules.phase_index["settle"]
    play(game, 0, "ready")
    play(game, 1, "select ship home.settle", "ready")
    revealed = game.view(1).seats[0]
    assert revealed.selected == rules.phase_index["settle"], "Reveal makes it public"


def test_secret_5_faces_rolled_are_told_to_their_owner_only(rules: RollRuleset) -> None:
    game = new_game(rules, 3, seed=9)
    playout(game, rounds=2)
    for seat in range(3):
        private = [event for event in game.events(seat) if event.private]
        assert private
        assert all(getattr(event, "seat", None) == seat for event in private)


def test_secret_6_nothing_else_is_secret(rules: RollRuleset) -> None:
    game = new_game(rules, 3, seed=3)
    secret_of_others = {*SHEET, *TILES}

    def check(game: RollGame) -> None:
        for viewer in range(3):
            view = game.view(viewer)
            for name in ("pool", "beyond", "supply", "round", "phase", "occurring", "spare", "order"):
                assert getattr(view, name) == getattr(game.table, name)
            assert view.bag == (None,) * len(game.table.bag)
            for number, seat in enumerate(game.table.seats):
                seen = asdict(view.seats[number])
                assert view.seat_extensions[number] == {}
                for name, value in seen.items():
                    if name not in secret_of_others:
                        assert value == getattr(seat, name), name

    playout(game, seed=5, rounds=3, after=check)


def test_secret_6_the_chips_credits_and_dice_of_others_are_open(rules: RollRuleset) -> None:
    table = Scenario(rules).seat(
        0,
        credits=7,
        chips=4,
        cup="home",
        citizenry="genes",
        tableau=["gem_world"],
        goods={"gem_world": "novelty"},
        develop=["nanotechnology"],
        developers="military",
        settle=["plague_world"],
        settlers="consumption",
    )
    game = table.phases("explore").begin()
    view = game.view(1)
    seen = view.seats[0]
    assert (seen.credits, seen.chips) == (7, 4)
    assert [face.key for face in view.tableau(0)] == ["gem_world"]
    assert [view.dice(dice) for dice in (seen.cup, seen.citizenry, seen.developers, seen.settlers, *seen.goods)] == [
        {"home": 1},
        {"genes": 1},
        {"military": 1},
        {"consumption": 1},
        {"novelty": 1},
    ]


def test_secret_7_the_program_checks_what_happens_behind_a_screen(rules: RollRuleset) -> None:
    game = assigning(rules)
    assert refused(game, 0, "select settle home.settle") == "ASSIGN-3", "no such face was rolled"
    assert refused(game, 0, "select settle military.settle") == "ASSIGN-3", "that die lies in Citizenry"
    assert refused(game, 0, "ready") == "ASSIGN-17"
    play(game, 0, "select settle home.explore")
    assert refused(game, 0, "assign genes nowhere") == "ASSIGN-2"
    assert refused(game, 0, "assign novelty develop") == "ASSIGN-2", "its face is no wild one"
    play(game, 0, "assign genes develop")
    assert refused(game, 0, "reassign local_subsidies novelty ship>develop") == "POWER-2"
    assert refused(game, 0, "dictate home settle") == "ASSIGN-23", "the die that selects"
    play(game, 0, "dictate genes develop", "reassign dictate novelty ship>develop")
    assert legal(game) == ["ready"]


def viewer_knows_the_same(game: RollGame, seat: int) -> None:
    """A world sampled from a view looks the same to the viewer, and breaks no rule."""
    view = game.view(seat)
    for seed in (1, 2):
        sampled = view.sample_world(Rng(seed))
        assert sampled.view(seat) == view
        assert legal(sampled, seat) == legal(game, seat)
        assert faults(sampled.table) == []


def test_secret_1__secret_4__secret_5_a_sampled_world_fits_what_the_viewer_knows(rules: RollRuleset) -> None:
    game = explored(rules)
    play(game, 0, "scout home", "abandon mad_scientists plague_world")
    viewer_knows_the_same(game, 0)
    viewer_knows_the_same(game, 1)
    game = assigning(rules)
    play(game, 0, "select settle genes.wild", "dictate home explore")
    viewer_knows_the_same(game, 0)
    viewer_knows_the_same(game, 1)


def test_secret_1__secret_5_what_is_hidden_differs_between_sampled_worlds(rules: RollRuleset) -> None:
    view = explored(rules).view(1)
    sampled = [view.sample_world(Rng(seed)).table.seats[0].development_stack for seed in range(8)]
    assert {stack[0] for stack in sampled} == {rules.face_index["public_works"] // 2}
    assert len({stack[1:] for stack in sampled}) > 4
    view = assigning(rules).view(1)
    assert len({view.sample_world(Rng(seed)).table.seats[0].sheet_columns for seed in range(8)}) > 2
    own = assigning(rules).view(0)
    assert {own.sample_world(Rng(seed)).table.seats[0].sheet_columns for seed in range(8)} == {own.me.sheet_columns}


def test_secret_1__secret_6_sampled_worlds_fit_throughout_a_game(rules: RollRuleset) -> None:
    game = new_game(rules, 3, seed=3)
    kinds: set[str] = set()

    def check(game: RollGame) -> None:
        for decision in game.waiting():
            if decision.kind not in kinds or len(game.journal) % 7 == 0:
                kinds.add(decision.kind)
                for seat in range(3):
                    viewer_knows_the_same(game, seat)

    playout(game, seed=1, rounds=12, after=check)
    assert {"choose-start", "select", "abandon", "place", "construct", "recall"} <= kinds


def test_secret_7_a_view_is_a_copy_that_cannot_be_used_to_change_the_game(rules: RollRuleset) -> None:
    game = assigning(rules)
    before, view = game.save(), game.view(0)
    assert isinstance(view, RollView)
    assert isinstance(view.me, SeatView)
    view.me.credits = 10
    view.pool = 0
    assert game.save() == before
    assert game.view(0) != view


def test_secret_7_not_even_the_counts_of_powers_can_be_changed_through_a_view(rules: RollRuleset) -> None:
    game = assigning(rules)
    before, view = game.save(), game.view(0)
    view.me.tallies += (("anything", 3),)
    assert game.save() == before
