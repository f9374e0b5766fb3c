"""What was asked of extensions of Tiny Epic Galaxies, each shown by a small pack in the folder ``extensions``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from starcup import Game, Pack, PackError, PowerError, Rng, StarcupError
from starcup.messages import language_of
from starcup.scene import scene_of
from starcup.testing import assert_pack_ok
from starcup.testing.walking import play_on
from starcup_bots import make, play
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic.testing import EpicGame, Scenario

FOLDER = Path(__file__).parent / "extensions"
NAMES = sorted(path.name for path in FOLDER.iterdir() if (path / "pack.toml").exists())


def pack(name: str) -> Pack:
    return Pack.from_folder(FOLDER / name)


def rules_of(*names: str, **options: str) -> EpicRuleset:
    chosen = {f"{names[0]}.{name}": value for name, value in options.items()}
    return EpicRuleset.load(["tiny-epic-base", *map(pack, names)], options=chosen)


def answered(game: EpicGame, choices: Sequence[str], seat: int = 0) -> EpicGame:
    for choice in choices:
        game.submit(seat, choice)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_games_with_it_are_played_to_the_end_and_can_be_replayed(name: str) -> None:
    rules = rules_of(name)
    players = 1 if name == "sleeper" else 2
    game = play(rules, [make("random", seat, "tiny-epic") for seat in range(players)], seed=4)
    assert game.finished and rules.faults(game.table) == []
    again = Game.replay(rules, game.journal_text())
    assert again.save() == game.save() == Game.load(rules, game.save()).save()


@pytest.mark.sampled(ci=2)
@pytest.mark.parametrize("name", NAMES)
def test_it_stands_every_check(name: str) -> None:
    assert_pack_ok(pack(name), games=2, tables=4, pairs=2)


@pytest.mark.slow
def test_all_of_them_play_together() -> None:
    rules = rules_of(*NAMES)
    for bots in (["greedy", "easy", "random"], ["random", "random"]):
        game = play(rules, [make(bot, seat, "tiny-epic") for seat, bot in enumerate(bots)], seed=2)
        assert game.finished and rules.faults(game.table) == []


# A further automatic opponent (raiders).


def raided(game: EpicGame, *faces: str) -> EpicGame:
    """Rounds in which nobody does anything, and the raiders roll these faces."""
    outcomes = list(faces)
    while outcomes:
        if (node := game.chance) is None:
            for decision in game.waiting():
                game.submit(decision.seat, "pass" if decision.kind == "follow" else decision.legal[-1])
        elif node.kind == "raid":
            game.resolve(game.ruleset.outcome_value("raid", outcomes.pop(0)))
        else:
            game.resolve(node.options[0])
    if (node := game.chance) is not None:  # the gap in the row
        game.resolve(node.options[0])
    return game


def test_an_opponent_beside_the_players_takes_planets_by_a_die_of_its_own() -> None:
    game = Game.new(rules_of("raiders"), 2, 1, outside_chance=True)
    raided(game, "creep")
    row = game.table.row
    raided(game, "rush")
    assert game.view(0).extensions["raiders"] == {"steps": 0, "planets": (row[0],)}
    assert row[0] not in game.table.row
    assert "~ raid rush" in game.journal_text()


def test_the_game_ends_for_a_further_reason_and_nobody_wins() -> None:
    game = raided(Game.new(rules_of("raiders"), 2, 1, outside_chance=True), "rush", "rush", "rush", "rush")
    assert game.finished and game.table.winners == ()
    assert game.ruleset.end_reasons(game.table) == ("raiders-rule",)
    status = language_of(game.ruleset).text(scene_of(game, 0).status)
    assert status == "The game is over: raiders rule. Nobody has won"


def test_an_option_says_how_strong_it_is() -> None:
    rules = rules_of("raiders", strength="3")
    game = raided(Game.new(rules, 2, 1, outside_chance=True), "rush", "rush", "rush", "rush")
    assert not game.finished


# Numbers, and limits (limits).


def test_six_can_play_by_numbers_of_a_pack() -> None:
    game = Game.new(rules_of("limits"), 6, seed=1)
    assert len(game.table.row) == 7
    assert (game.table.empires[5].energy, game.table.most(5)) == (3, 9)
    with pytest.raises(StarcupError, match="2 to 6"):
        Game.new(rules_of("limits"), 1, seed=1)


def test_limits_are_changed() -> None:
    rules = rules_of("limits")
    scenario = Scenario(rules).empire(0, energy=1, culture=0).empire(1, culture=1)
    game = answered(scenario.turn(0, "colony").begin(), ["activate colony"])
    assert (game.table.empires[0].level, game.table.empires[0].energy, len(game.table.empires[0].ships)) == (2, 0, 3)


def test_to_follow_costs_one_seat_more() -> None:
    for seat, asked in ((0, True), (1, False)):  # 1 is the culture of each; the first player pays 2
        scenario = Scenario(rules_of("limits")).empire(0, energy=0, culture=1).empire(1, energy=0, culture=1)
        game = answered(scenario.turn(seat, "energy").begin(), ["activate energy"], seat)
        followed = game.waiting()[0].kind == "follow"
        assert followed == asked


def test_dice_of_a_seat_have_other_faces_and_there_are_more_of_them() -> None:
    game = Scenario(rules_of("limits"), seed=2).next_turn(1).begin()
    assert len(game.table.unused) == 5
    assert {game.ruleset.outcome_text("die 1", face) for face in game.table.unused} <= {
        "move", "energy", "culture", "economy", "diplomacy",
    }  # fmt: skip


def test_the_end_comes_with_other_points() -> None:
    scenario = Scenario(rules_of("limits")).empire(0, level=2, energy=2, culture=0, colonies="gort zavodnick nagato")
    game = scenario.turn(0, "colony").begin()
    assert (game.table.empires[0].vp, game.table.ended_by) == (16, -1)
    answered(game, ["activate colony"])
    if game.table.empires[0].level == 2:
        answered(game, ["upgrade with energy"])
    assert (game.table.empires[0].vp, game.table.ended_by) == (17, 0), "20, and 1 less for each of three colonies"


# What is told, and steps of a turn (ledger).


def test_what_happens_is_told_in_order() -> None:
    rules = rules_of("ledger")
    scenario = Scenario(rules).row("helios jakks").empire(0, culture=0, ships="helios.orbit")
    game = scenario.empire(1, culture=0).turn(0, "energy economy diplomacy").begin()
    track = ("economy", "diplomacy")[rules.planet("helios").track]
    answered(game, ["activate energy", f"activate {track}", "end turn"])
    lines = game.view(0).extensions["ledger"]["lines"]
    assert isinstance(lines, tuple)
    assert lines[:4] == ("0 gains 1 0 by energy", "0 at helios 1", "0 ends", "1 begins")
    assert lines[4].startswith("1 rolls ")


def test_a_step_is_put_into_every_turn() -> None:
    game = Scenario(rules_of("ledger")).empire(1, culture=6).next_turn(1).begin()
    assert game.table.empires[1].culture == 5


def test_planets_that_are_used_are_told() -> None:
    rules = rules_of("ledger")
    scenario = Scenario(rules).row("zavodnick").empire(0, energy=3).empire(1, culture=0)
    game = answered(scenario.turn(0, "move").begin(), ["activate move", "move galaxy to zavodnick.surface"])
    answered(game, ["use zavodnick"])
    assert "0 uses zavodnick" in str(game.view(0).extensions["ledger"]["lines"])


# Missions in an extension's keeping (vault).


def test_what_an_extension_hides_is_dealt_anew_and_counts_in_the_end() -> None:
    game = Game.new(rules_of("vault"), 2, seed=1)
    view = game.view(0)
    assert view.extensions == {"vault": {"locked": True}}
    worlds = [view.sample_world(Rng(seed)) for seed in range(8)]
    assert len({str(world.table.states) for world in worlds}) > 2
    assert all(world.ruleset.faults(world.table) == [] for world in worlds)
    play_on(game, Rng(1), 5_000)
    assert "vault" in dict(game.ruleset.scores(game.table)[0].lines)
    assert game.table.scores[0] == sum(points for _, points in game.ruleset.scores(game.table)[0].lines)


# The rebel of solo games (sleeper).


def test_the_rebel_acts_by_a_die_of_its_own() -> None:
    rules = rules_of("sleeper")
    game = Scenario(rules, players=1).turn(0, "energy").chance("sleeper grow").begin()
    answered(game, ["end turn"])
    assert game.table.empires[1].energy == 2 and game.table.active == 0


# Blame, and options.


def test_an_extension_that_fails_is_named_with_its_hook_and_line(tmp_path: Path) -> None:
    (tmp_path / "extensions").mkdir()
    (tmp_path / "pack.toml").write_text('name = "bad"\ngame = "tiny-epic"\nneeds = ["tiny-epic-base"]\n')
    (tmp_path / "extensions" / "worse.py").write_text(
        "from starcup.packed import hookimpl\nfrom starcup_tiny_epic import EpicTable\n\n\n@hookimpl\n"
        "def turn_began(table: EpicTable, seat: int) -> None:\n    table.empires[9]\n"
    )
    rules = EpicRuleset.load(["tiny-epic-base", Pack.from_folder(tmp_path)])
    with pytest.raises(PowerError, match=r"pack 'bad', extension 'worse', turn_began\(\).*IndexError.*line 7"):
        Scenario(rules).next_turn(1).begin()


def test_an_unknown_hook_is_refused_with_the_nearest(tmp_path: Path) -> None:
    (tmp_path / "extensions").mkdir()
    (tmp_path / "pack.toml").write_text('name = "bad"\ngame = "tiny-epic"\nneeds = ["tiny-epic-base"]\n')
    (tmp_path / "extensions" / "worse.py").write_text(
        "from starcup.packed import hookimpl\nfrom starcup_tiny_epic import EpicTable\n\n\n@hookimpl\n"
        "def turn_begins(table: EpicTable, seat: int) -> None: ...\n"
    )
    with pytest.raises(PackError, match=r"no hook 'turn_begins' \(did you mean 'turn_began'\?\)"):
        EpicRuleset.load(["tiny-epic-base", Pack.from_folder(tmp_path)])


def test_it_can_be_switched_off() -> None:
    rules = rules_of("limits", limits="off")
    game = Scenario(rules).begin()
    assert rules.extensions.names == () and len(game.table.empires[0].ships) == 2
