"""Balance: a planted tile is found, a fair copy is not, and a strong player's tiles are not taken for strong."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from starcup import Pack, Rng
from starcup.roll import RollRuleset
from starcup_bots import BotError
from starcup_bots.arena_game import GameRecord, SeatRecord

pytest.importorskip("numpy")

from starcup_bots.arena import Plan, stamped
from starcup_bots.balance import Balance, balance
from starcup_bots.executors import local
from tests.bots.conftest import distribution
from tests.bots.matches import played

Worth = Callable[[str, str], int]
"""What having a tile adds to the score of a bot."""


def made_up(rules: RollRuleset, games: int, worth: Worth, *, skill: int = 0, seed: int = 1) -> list[GameRecord]:
    """Games between a good and a bad bot that build at random; the good one builds twice as much and has ``skill``."""
    rng = Rng(seed)
    keys = [face.key for tile in rules.tiles for face in (tile.development, tile.world)]
    records = []
    for number in range(games):
        bots = ("good", "bad") if number % 2 else ("bad", "good")
        had = [rng.shuffled(keys)[: 10 if bot == "good" and skill else 5] for bot in bots]
        scores = [
            20 + rng.below(20) + sum(worth(key, bot) for key in tiles) + (skill if bot == "good" else 0)
            for bot, tiles in zip(bots, had, strict=True)
        ]
        seats = tuple(
            SeatRecord(bot, 1 if score == max(scores) else 2, score, 0, (), (("faction", 1 + place),), _built(tiles))
            for place, (bot, score, tiles) in enumerate(zip(bots, scores, had, strict=True))
        )
        winners = tuple(place for place, score in enumerate(scores) if score == max(scores))
        records.append(GameRecord(number, number // 2, number // 2, 20, 100, ("pool",), winners, seats))
    return records


def _built(keys: list[str]) -> tuple[tuple[str, int], ...]:
    return tuple((key, 4 + place) for place, key in enumerate(keys))


def cost_of(rules: RollRuleset, key: str) -> int:
    return rules.faces[rules.face_index[key]].cost


def of(balances: list[Balance], key: str) -> Balance:
    return next(piece for piece in balances if piece.key == key)


def test_a_planted_tile_comes_first_with_what_it_is_worth(rules: RollRuleset) -> None:
    planted = rules.tiles[7].world.key
    records = made_up(rules, 1500, lambda key, bot: cost_of(rules, key) + (8 if key == planted else 0))
    first, *rest = balance(rules, records)
    assert (first.key, first.verdict) == (planted, "strong")
    low, high = first.score.interval
    assert low < 8 < high and high - low < 6
    assert first.wins.excess > 0
    assert not any(piece.verdict for piece in rest)
    assert first.seats == sum(planted in dict(seat.built) for game in records for seat in game.seats)
    assert first.rate == first.seats / 3000 and 4 <= first.round <= 8


def test_a_weak_tile_comes_last(rules: RollRuleset) -> None:
    planted = rules.tiles[7].development.key
    balances = balance(rules, made_up(rules, 1500, lambda key, bot: -9 if key == planted else 0))
    assert (balances[-1].key, balances[-1].verdict) == (planted, "weak")


@pytest.mark.parametrize(("games", "times"), [(200, 8), (1500, 3)])
def test_nothing_is_found_where_nothing_is(rules: RollRuleset, games: int, times: int) -> None:
    """Intervals mean what they say, in few games as well: one in twenty misses; a verdict comes once in twenty runs."""
    looked_at = misses = verdicts = 0
    for seed in range(1, times + 1):
        balances = balance(rules, made_up(rules, games, lambda key, bot: cost_of(rules, key), seed=seed))
        verdicts += any(piece.verdict for piece in balances)
        misses += sum(not piece.score.interval[0] < 0 < piece.score.interval[1] for piece in balances)
        looked_at += len(balances)
    assert verdicts <= 1
    assert looked_at > 100 * times and 0.02 < misses / looked_at < 0.08


@pytest.mark.parametrize(("worth", "games"), [(6, 1500), (8, 800), (12, 500)])
def test_how_strong_a_tile_must_be_to_be_found(rules: RollRuleset, worth: int, games: int) -> None:
    """Among 110 sides: first, marked, about its true worth, and no other marked; a copy worth nothing is not."""
    planted, copy = rules.tiles[7].world.key, rules.tiles[8].world.key
    firsts = others = copies = 0
    for seed in range(4):
        balances = balance(rules, made_up(rules, games, lambda key, bot: worth * (key == planted), seed=70 + seed))
        firsts += (balances[0].key, balances[0].verdict) == (planted, "strong")
        others += sum(bool(piece.verdict) for piece in balances if piece.key != planted)
        copies += of(balances, copy).score.interval[0] < 0 < of(balances, copy).score.interval[1]
        assert of(balances, planted).score.interval[0] - 1 < worth < of(balances, planted).score.interval[1] + 1
    assert firsts == 4 and others == 0 and copies >= 3


def test_what_is_as_odd_as_its_like_is_not_marked(rules: RollRuleset) -> None:
    """All tiles differ by some VP, for sure after many games; only one that differs by much more is too strong."""
    planted, worth = rules.tiles[7].world.key, Rng(5)
    differs = {face.key: worth.below(7) - 3 for tile in rules.tiles for face in (tile.development, tile.world)}
    balances = balance(rules, made_up(rules, 3000, lambda key, bot: differs[key] + 12 * (key == planted)))
    assert (balances[0].key, balances[0].verdict) == (planted, "strong")
    sure = [piece for piece in balances if not piece.score.interval[0] < 0 < piece.score.interval[1]]
    assert len(sure) > 20 and [piece.key for piece in balances if piece.verdict] == [planted]
    assert 1 < balances[0].score.spread < 3, "the standard deviation of -3 to 3 is 2"


def test_what_a_strong_player_builds_is_not_strong_for_that(rules: RollRuleset) -> None:
    """A tile that only the good bot builds, and that is worth nothing."""
    favourite = rules.tiles[7].world.key
    records = made_up(rules, 1500, lambda key, bot: 0, skill=15)
    loved = [
        GameRecord(
            game.game, game.deal, game.seed, 20, 100, game.reasons, game.winners,
            tuple(
                SeatRecord(
                    seat.bot, seat.place, seat.score, 0, (), seat.dealt,
                    (*(pair for pair in seat.built if pair[0] != favourite), *favoured(game, seat, favourite)),
                )
                for seat in game.seats
            ),
        )
        for game in records
    ]  # fmt: skip
    assert abs(of(balance(rules, loved), favourite).score.excess) < 3


def favoured(game: GameRecord, seat: SeatRecord, favourite: str) -> tuple[tuple[str, int], ...]:
    return ((favourite, 9),) if seat.bot == "good" and game.game % 3 == 0 else ()


def test_the_order_of_the_records_does_not_matter(rules: RollRuleset) -> None:
    records = made_up(rules, 200, lambda key, bot: cost_of(rules, key))
    assert balance(rules, records) == balance(rules, records[::-1])


def test_too_few_games_are_refused(rules: RollRuleset) -> None:
    with pytest.raises(BotError, match="0 games are too few"):
        balance(rules, [])


TILES = """
[[tile]]
id = "p01"
development = { key = "planted", name = "Planted", cost = 1, phases = ["ship"] }
world = { key = "plain_rock", name = "Plain Rock", cost = 1, colour = "grey", grants = [{ credits = 1 }] }

[[tile]]
id = "p02"
development = { key = "fair", name = "Fair", cost = 2, phases = ["assign"], reassign = true, optional = true }
world = { key = "plain_stone", name = "Plain Stone", cost = 1, colour = "grey", grants = [{ credits = 1 }] }
"""
POWERS = {"planted": "[power]\nbonus = [25]\n", "fair": '[power]\nreassign = { to = "settle" }\n'}


@pytest.mark.slow
def test_an_overpowered_tile_of_a_pack_is_found_in_real_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "planted_tiles"
    (folder / "powers").mkdir(parents=True)
    texts = {"tiles": TILES, "pack": 'name = "planted"\ngame = "roll"\n'}
    texts |= {f"powers/{key}": power for key, power in POWERS.items()}
    for name, text in texts.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    distribution(tmp_path, "planted", "starcup.packs", "planted", "planted_tiles")
    monkeypatch.syspath_prepend(str(tmp_path))

    plan = stamped(Plan(("random",), deals=500, packs=("base", "planted")))
    records = played(plan, local(2))
    balances = balance(RollRuleset.load(["base", Pack.from_folder(folder)]), records)
    assert (balances[0].key, balances[0].pack, balances[0].verdict) == ("planted", "planted", "strong")
    assert balances[0].score.interval[0] > 10 and balances[0].wins.interval[0] > 0
    assert balances[0].seats > 30
    assert of(balances, "fair").verdict == ""
