"""Odd packs of cards: each is refused with file, line and field, and with what was expected there."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, Pack, PackError, Rng, playout
from starcup_race import RaceRuleset, offer
from starcup_race.testing import Scenario

WORLD = '[[world]]\nkey = "rock"\nname = "Rock"\ncost = 1\n'
DEVELOPMENT = '[[development]]\nkey = "rock"\nname = "Rock"\ncost = 1\n'
RARE = WORLD + 'good = "rare"\nsource = "production"\n'


def packed(folder: Path, cards: str, power: str = "", manifest: str = "") -> Pack:
    """Return a pack of one card."""
    folder = folder / "odd"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "odd"\ngame = "race"\n{manifest}')
    (folder / "cards.toml").write_text(cards)
    if power:
        (folder / "powers" / "rock.toml").write_text(power)
    return Pack.from_folder(folder)


CARDS = [
    (WORLD + "defense = 2\n", 5, "defense", "a cost, or the defense of a military world", "both"),
    (WORLD.replace("cost = 1\n", ""), 1, "world[0]", "a cost, or the defense of a military world", "neither"),
    (WORLD.replace("= 1", "= -1"), 4, "cost", "a whole number from 0 to 20", "-1"),
    (WORLD.replace("= 1", "= 21"), 4, "cost", "a whole number from 0 to 20", "21"),
    (WORLD.replace("= 1", "= 1.5"), 4, "cost", "a whole number from 0 to 20", "1.5"),
    (WORLD.replace("= 1", "= true"), 4, "cost", "a whole number from 0 to 20", "true"),
    (WORLD.replace("cost = 1", "defense = -2"), 4, "defense", "a whole number from 0 to 20", "-2"),
    (WORLD + "vp = 10000\n", 5, "vp", "a whole number from -20 to 20", "10000"),
    (WORLD + "copies = 0\n", 5, "copies", "a whole number from 1 to 20", "0"),
    (WORLD + "copies = 1000000000\n", 5, "copies", "a whole number from 1 to 20", "1000000000"),
    (WORLD + 'good = "rares"\nsource = "windfall"\n', 5, "good", "a kind of good", "'rares'"),
    (WORLD + 'good = "rare"\n', 5, "good", "a source (production or windfall) together with a good", "no source"),
    (WORLD + 'source = "production"\n', 5, "source", "a source together with a good", "no good"),
    (WORLD + 'good = "rare"\nsource = "produces"\n', 6, "source", "one of these", "'produces'"),
    (WORLD + "start = 9\ncopies = 2\n", 6, "copies", "a start world only once", "2"),
    (WORLD + "start = -1\n", 5, "start", "a whole number from 0 to 99", "-1"),
    (WORLD + "start = 0\n", 5, "start", "a number of its own", "0, which is in pack 'race-base' already"),
    (WORLD + 'keywords = ["Rebel!"]\n', 5, "keywords[0]", "a keyword of a-z", "'Rebel!'"),
    (WORLD + 'keywords = ["rebel", "rebel"]\n', 5, "keywords[1]", "each keyword once", "'rebel'"),
    (WORLD + 'keywords = "rebel"\n', 5, "keywords", "a list", "'rebel'"),
    (WORLD + "militray = true\n", 5, "militray", "only key, name", "unknown field 'militray'"),
    (DEVELOPMENT + "defense = 1\n", 5, "defense", "only key, name", "unknown field 'defense'"),
    (DEVELOPMENT + 'good = "rare"\n', 5, "good", "only key, name", "unknown field 'good'"),
    (DEVELOPMENT + "start = 7\n", 5, "start", "only key, name", "unknown field 'start'"),
    (DEVELOPMENT.replace("cost = 1\n", ""), 1, "cost", "a whole number from 0 to 20", "nothing"),
    (WORLD.replace('"rock"', '"Rock"'), 2, "key", "a key of a-z, 0-9 and _", "'Rock'"),
    (WORLD.replace('"rock"', '"gem_world"'), 2, "key", "a card of a new name", "pack 'race-base' already"),
    (WORLD.replace('"Rock"', '"Gem World"'), 3, "name", "a name that no other card goes by", "'Gem World'"),
    (WORLD.replace('"Rock"', '"\\u001b[2J"'), 3, "name", "a text without characters that can't be seen", ""),
    (WORLD.replace('"Rock"', '" "'), 3, "name", "a name that can be printed in a line", "' '"),
    (WORLD + WORLD, 6, "key", "a card of a new name", "pack 'odd' already"),
    ("world = 3\n", 1, "world", "[[world]] tables", "3"),
    ("[[wrld]]\nx = 1\n", 1, "wrld", "only world, development here", "'wrld'"),
    ("[[world]\n", 1, "", "a TOML file", ""),
]  # fmt: skip


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(("cards", "line", "field", "expected", "found"), CARDS, ids=lambda value: str(value)[-30:])
def test_odd_cards(tmp_path: Path, cards: str, line: int, field: str, expected: str, found: str) -> None:
    pack = packed(tmp_path, cards)
    fault = RaceRuleset.check_pack(pack, ["race-base"])[0]
    assert (fault.file, fault.line) == ("cards.toml", line), str(fault)
    assert fault.field.endswith(field) and expected in fault.expected and found in fault.found, str(fault)
    with pytest.raises(PackError) as failure:
        RaceRuleset.load(["race-base", pack])
    assert str(fault) in str(failure.value)


NUMBER, SIGNED = "a whole number from 1 to 20", "a whole number from -20 to 20, not 0"
POWERS = [
    (WORLD, "settle.militray = 1", "settle.militray", "only discount, military", "unknown field 'militray'"),
    (WORLD, "setle.military = 1", "setle", "only explore, develop", "unknown field 'setle'"),
    (WORLD, "settle.military = 0", "settle.military", SIGNED, "0"),
    (WORLD, "settle.military = true", "settle.military", "a table", "true"),
    (WORLD, "settle.military = 1000000000", "settle.military", SIGNED, "1000000000"),
    (WORLD, "settle.military = { good = 'rare' }", "military.amount", SIGNED, "nothing"),
    (WORLD, "settle.military = { amount = 1, keyword = 'rebl' }", "military.keyword", "a keyword of a card", "'rebl'"),
    (WORLD, "settle.military = { amount = 1, keyword = 'chromosome', good = 'rare' }", "military",
     "a power that applies to some world", "one that applies to none"),
    (WORLD, "settle.discount = { amount = 1, good = 'any' }", "discount.good", "a kind of good", "'any'"),
    (WORLD, "settle.discard_for_military = 3", "discard_for_military", "on a development, since worlds", "a world"),
    (WORLD, "settle.discard_for_free_world = {}", "discard_for_free_world", "on a development, since", "a world"),
    (WORLD, "settle.pay_for_military = { discount = -1 }", "pay_for_military.discount", "from 0 to 20", "-1"),
    (DEVELOPMENT, "produce.draw_here = 1", "draw_here", "on a world with a good of its own", "a development"),
    (WORLD, "produce.draw_here = 1", "draw_here", "on a world with a good of its own", "a world without"),
    (RARE, "produce.draw_here = 0", "draw_here", NUMBER, "0"),
    (WORLD, "trade.bonus = { amount = 1, own = true }", "bonus.own", "own on a world with a good", "a world without"),
    (RARE, "trade.bonus = { amount = 1, own = true, good = 'rare' }", "bonus.own", "good or own", "both"),
    (WORLD, "trade.bonus = -1", "trade.bonus", NUMBER, "-1"),
    (WORLD, "explore.draw = 21", "explore.draw", NUMBER, "21"),
    (WORLD, "explore.keep = '1'", "explore.keep", NUMBER, "'1'"),
    (WORLD, "explore = {}", "explore", "at least one of draw, keep", "none of them"),
    (WORLD, "", "power", "at least one of explore", "none of them"),
    (WORLD, "consume.goods = {}", "goods.vp", "vp or cards to gain", "neither"),
    (WORLD, "consume.goods = { number = 0, vp = 1 }", "goods.number", NUMBER, "0"),
    (WORLD, "consume.goods = { different = true, vp = 1 }", "goods.number", "2 to 4 goods of different kinds", "1"),
    (WORLD, "consume.goods = { different = true, number = 5, vp = 1 }", "goods.number", "2 to 4 goods", "5"),
    (WORLD, "consume.goods = { different = true, number = 2, good = 'rare', vp = 1 }", "goods.different",
     "good or different", "both"),
    (WORLD, "consume.goods = { different = true, number = 2, up_to = 2, vp = 1 }", "goods.up_to",
     "different goods taken once", "2"),
    (WORLD, "consume.all_goods = { vp = 1 }", "all_goods.vp", "only less here", "unknown field 'vp'"),
    (WORLD, "consume.hand = { up_to = 2 }", "hand.vp", NUMBER, "nothing"),
    (WORLD, "consume.guess = { least = 3, most = 2 }", "guess.most", "least's 3 or more", "2"),
    (WORLD, "consume.sell = true", "consume.sell", "a table", "true"),
    (WORLD, "produce.windfall = 'all'", "produce.windfall", "a kind of good", "'all'"),
    (WORLD, "produce.draw_per_good = 'any'", "draw_per_good", "a kind of good", "'any'"),
    (WORLD, "produce.draw_for_most = { amount = 1 }", "draw_for_most.good", "a kind of good", "nothing"),
    (WORLD, "score = []", "score", "a list with something in it", "an empty list"),
    (WORLD, "score = [{ vp = 0 }]", "score[0].vp", SIGNED, "0"),
    (WORLD, "score = [{ vp = 1, card = 'rok' }]", "score[0].card", "the key of a card", "'rok'"),
    (WORLD, "score = [{ vp = 1, chips = 3, good = 'rare' }]", "score[0].chips", "chips alone", "good and chips"),
    (WORLD, "score = [{ vp = 1, source = 'windfall' }]", "score[0].source", "a good together", "source alone"),
    (WORLD, "score = [{ vp = 1, military = false }]", "score[0].military", "true, or nothing", "false"),
    (WORLD, "score = [{ vp = 1, power = 'trading' }]", "score[0].power", "one of these", "'trading'"),
    (WORLD, "score = [{ vp = 1, type = 'development', good = 'rare' }]", "score[0]", "some card fits", "none fits"),
    (WORLD, "score = [{ vp = 1, cost = 20 }]", "score[0]", "an entry that some card fits", "one that none fits"),
]  # fmt: skip


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(("cards", "power", "field", "expected", "found"), POWERS, ids=lambda value: str(value)[-40:])
def test_odd_powers(tmp_path: Path, cards: str, power: str, field: str, expected: str, found: str) -> None:
    fault = RaceRuleset.check_pack(packed(tmp_path, cards, f"# a power\n[power]\n{power}\n"), ["race-base"])[0]
    assert (fault.file, fault.line) == ("powers/rock.toml", 3 if power else 2), str(fault)
    assert fault.field.endswith(field) and expected in fault.expected and found in fault.found, str(fault)


FILES = [
    ("powers/rok.toml", "text = 'x'", "powers/rok.toml", "a file named after a card", "rock"),
    ("powers/gem_world.toml", "[power]\nexplore.draw = 1", "powers/gem_world.toml", "that no other pack has", ""),
    ("powers/rock.toml", "settle.military = 1", "powers/rock.toml", "terms under [power]", ""),
    ("powers/rock.toml", "power = 3", "powers/rock.toml", "a table", ""),
    ("powers/rock.toml", "phases = ['setle']\n[power]\nexplore.draw = 1", "powers/rock.toml", "a phase (", "settle"),
    ("powers.toml", "[rock]\nx = 1", "powers.toml", "a file for each power", ""),
    ("card.toml", "", "card.toml", "pack.toml, cards.toml", "cards.toml"),
    ("extensions/more.py", "def f(:", "extensions/more.py", "an extension that can work", ""),
]  # fmt: skip


@pytest.mark.parametrize(("path", "text", "file", "expected", "near"), FILES, ids=[case[0] for case in FILES])
def test_odd_files(tmp_path: Path, path: str, text: str, file: str, expected: str, near: str) -> None:
    pack = packed(tmp_path, WORLD)
    target = tmp_path / "odd" / path
    target.parent.mkdir(exist_ok=True)
    target.write_text(text)
    fault = RaceRuleset.check_pack(pack, ["race-base"])[0]
    assert fault.file == file and expected in fault.expected and fault.nearest == near, str(fault)


MANIFESTS = [
    ("[numbers]\nhand_limt = 9", "numbers.hand_limt", "only least_players, most_players"),
    ("[numbers]\nhand_limit = -1", "numbers.hand_limit", "a number from 0 to 100"),
    ("[numbers]\nkept = 7", "numbers.kept", "6 or less, since dealt says so"),
    ("[numbers]\nmost_players = 1", "numbers.most_players", "2 or more, since least_players says so"),
    ("[leaves_out]\ntiles = ['x']", "leaves_out.tiles", "one of cards, powers"),
    ("[leaves_out]\ncards = ['gem_wrld']", "leaves_out.cards", "cards of other packs"),
    ("[replaces]\ncards = ['gem_world']", "replaces.cards", "cards that this pack has as well"),
    ("[leaves_out]\ncards = ['old_earth', 'new_sparta']", "", "at least 4 start worlds in all packs together"),
]  # fmt: skip


@pytest.mark.parametrize(("manifest", "field", "expected"), MANIFESTS, ids=[case[1] for case in MANIFESTS])
def test_odd_manifests(tmp_path: Path, manifest: str, field: str, expected: str) -> None:
    fault = RaceRuleset.check_pack(packed(tmp_path, WORLD, manifest=manifest), ["race-base"])[0]
    assert (fault.file, fault.field) == ("pack.toml", field), str(fault)
    assert expected in fault.expected, str(fault)


def test_too_few_and_too_many_cards(tmp_path: Path) -> None:
    starts = "".join(f'[[world]]\nkey = "s{n}"\nname = "Start {n}"\ncost = 1\nstart = {n}\n' for n in range(4))
    (fault,) = RaceRuleset.check_pack(packed(tmp_path / "few", starts))
    assert str(fault) == (
        "pack 'odd', cards.toml: expected at least 60 cards besides start worlds in all packs together, found 0"
    )
    many = "".join(f'[[world]]\nkey = "w{n}"\nname = "World {n}"\ncost = 1\ncopies = 20\n' for n in range(60))
    (fault,) = RaceRuleset.check_pack(packed(tmp_path / "many", many), ["race-base"])
    assert (fault.expected, fault.found) == ("at most 1,000 cards in all packs together", "1,309")


def test_all_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    pack = packed(tmp_path, WORLD.replace("= 1", "= -1") + "vp = 'x'\n", "[power]\nexplore.draw = 0\nscore = 3\n")
    faults = RaceRuleset.check_pack(pack, ["race-base"])
    assert sorted((fault.file, fault.line) for fault in faults) == [
        ("cards.toml", 4), ("cards.toml", 5), ("powers/rock.toml", 2), ("powers/rock.toml", 3),
    ]  # fmt: skip


def test_a_second_copy_of_a_world_is_not_placed(tmp_path: Path) -> None:
    """DEVELOP-6, for worlds of which a pack has several copies."""
    rules = RaceRuleset.load(["race-base", packed(tmp_path, RARE + "copies = 4\n")])
    table = Scenario(rules).seat(0, tableau="old_earth rock", hand="rock gem_world rebel_miners")
    game = table.seat(1, tableau="new_sparta").begin("settle", "settle")
    assert [choice.text for choice in game.waiting()[0].legal] == ["settle gem_world", "pass"]
    refused = game.why(0, "settle rock")
    assert refused is not None and refused.code == "twice" and "a copy of Rock is in your tableau" in str(refused)
    found = offer(game.view(0), 0, "rock")
    assert not found.ways and str(found.why) == str(refused)


def test_games_with_copies_of_worlds_are_played_to_the_end(tmp_path: Path) -> None:
    """DEVELOP-6, GOODS-4."""
    rules = RaceRuleset.load(["race-base", packed(tmp_path, RARE + "copies = 20\n")])
    for seed in range(4):
        playout(game := Game.new(rules, 2, seed), Rng(seed))
        assert game.finished and not rules.faults(game.table)
