"""Packs of cards at the command line: previews, contents, reports; and the facet behind them."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from starcup import Pack
from starcup.games import find
from starcup.packed import PackFormat
from starcup.testing import assert_pack_ok, check_pack
from starcup_race.testing.packs import CardBench
from tests.cli.helpers import longest, refused, run

CARDS = """
[[world]]
key = "salt_mines"
name = "Salt Mines"
defense = 2
vp = 1
good = "rare"
source = "windfall"
keywords = ["rebel"]

[[world]]
key = "far_harbour"
name = "Far Harbour"
cost = 1
vp = 1
start = 77

[[development]]
key = "salt_tax"
name = "Salt Tax"
cost = 6
vp = 0
copies = 2
"""
TAX = """
[power]
trade.bonus = { amount = 2, good = "rare" }
score = [{ vp = 2, good = "rare", source = "windfall" }]
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "mine"\ngame = "race"\ntitle = "My Cards"\n')
    (folder / "cards.toml").write_text(CARDS)
    (folder / "powers" / "salt_tax.toml").write_text(TAX)
    return folder


def test_two_cards_stand_beside_each_other(pack: Path) -> None:
    result = run("pack", "preview", str(pack))
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert "Salt Mines" in lines[0] and "Far Harbour" in lines[0] and longest(result.output) == 80
    for words in (
        "Rebel military world; Rare Elements",
        "defense 2, 1 VP",
        "World; start world 77",
        "cost 6, ? VP",
        "Development; 2 copies",
        "Trade: draw 2 more for a Rare",
        "At the end: 2 VP for each Rare",
    ):
        assert words in result.output
    assert "Salt Mines" not in run("pack", "preview", str(pack), "--card", "salt tax").output
    assert "card 'old earth' is not in pack 'mine'" in refused("pack", "preview", str(pack), "--card", "old earth")


def test_pictures_are_portraits_and_nine_fit_on_a_page(pack: Path, tmp_path: Path) -> None:
    pytest.importorskip("reportlab")
    assert run("pack", "preview", str(pack), "--svg", str(tmp_path / "svg")).exit_code == 0
    drawn = {path.stem: ElementTree.parse(path).getroot() for path in (tmp_path / "svg").iterdir()}
    assert set(drawn) == {"salt_mines", "far_harbour", "salt_tax"}
    assert {(picture.get("width"), picture.get("height")) for picture in drawn.values()} == {("63mm", "88mm")}
    assert "My Cards - salt_tax" in "".join(drawn["salt_tax"].itertext())
    told = run("pack", "preview", str(pack), "--pdf", str(tmp_path / "mine.pdf")).output
    assert "3 cards on 2 pages in" in "".join(told)
    told = run("pack", "preview", "race-base", "--pdf", str(tmp_path / "base.pdf")).output
    assert "95 cards on 22 pages in" in " ".join(told.split())


def test_contents(pack: Path) -> None:
    (told,) = json.loads(run("packs", "--packs", str(pack) + "/", "--json").stdout)
    counts = ("cards", "copies", "worlds", "military_worlds", "start_worlds", "developments", "with_power")
    assert [told[name] for name in counts] == [3, 4, 1, 1, 1, 1, 1]
    told = run("packs", "--packs", "race-base").output
    assert "41 worlds, 23 military worlds, 31 developments (5 start worlds), 114 cards" in " ".join(told.split())
    report = run("pack", "check", str(pack), "--quick")
    assert report.exit_code == 0, report.output
    assert "pack mine: 3 cards, 1 power; nothing wrong in what was looked at" in report.output


def test_a_pack_of_another_game_tells_how_to_play_that() -> None:
    told = refused("play", "--watch", "--packs", "race-base")
    assert told == "starcup: pack 'race-base' is for Race for the Galaxy: --game race plays it"


def test_powers_are_listed_with_their_pack(pack: Path) -> None:
    assert "salt_tax.toml" in run("powers", "--game", "race", "--packs", f"race-base,{pack}/").output


def test_pairs_and_tables_have_the_cards_of_the_pack(pack: Path) -> None:
    race = find("race")
    mine = Pack.from_folder(pack)
    starts = list(CardBench.of_pack(mine, tables=6).tables_laid())
    for start in starts:
        table = start.make().table
        placed = {table.rules.cards[card].key for seat in table.seats for card in (*seat.tableau, *seat.hand)}
        assert len({"salt_mines", "far_harbour", "salt_tax"} & placed) >= 2
        assert table.ruleset.faults(table) == []
    assert_pack_ok(mine, games=1, tables=1, pairs=1, checks=["data", "play", "pairs", "texts"])
    form = race.facet("packs", PackFormat)(race.load)
    assert form.used(starts[0].make().table)


def test_sentences_about_kinds_of_goods_read_well(pack: Path) -> None:
    entries = '[{ vp = 2, good = "rare" }, { vp = 1, good = "rare", source = "windfall" }]'
    (pack / "powers" / "salt_tax.toml").write_text(f'[power]\nproduce.windfall = "alien"\nscore = {entries}\n')
    told = run("pack", "preview", str(pack), "--card", "salt_tax").output
    assert "a good on an Alien Technology windfall world" in told
    assert "2 VP for each Rare Elements world " in told
    assert "1 VP for each Rare Elements windfall world" in told


SCORES = (
    "from starcup.packed import hookimpl\nfrom starcup_race import RaceTable\n\n"
    "@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n"
)


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize(
    ("files", "told"),
    [
        ({"salt_tax.py": f"{SCORES}    pass\n"}, "powers/salt_tax.py 4 power 'salt_tax', bonus() for seat"),
        (
            {"salt_tax.py": f"{SCORES}    table.seats[seat].chips += 1\n    return 1\n"},
            "powers/salt_tax.py 4 power 'salt_tax', bonus() for seat",
        ),
        (
            {"salt_tax.py": f"{SCORES}    return table.seat\n"},
            "powers/salt_tax.py 6 power 'salt_tax', bonus() for seat",
        ),
        ({"salt_tax.py": f"{SCORES}    return 1\n"}, "powers/salt_tax.py 0 expected a text in powers/salt_tax.toml"),
        ({"salt_tax.toml": 'text = "Something."\n'}, "powers/salt_tax.toml 0 a text without a power"),
        ({"salt_mines.toml": TAX, "cards.toml": CARDS.replace("vp = 1\ngood", "good")}, ""),
        ({"cards.toml": CARDS.replace("vp = 1\ngood", "good")}, "cards.toml 2 card 'salt_mines' has no vp"),
    ],
    ids=["none", "changes", "raises", "no-text", "no-power", "scores", "no-vp"],
)
def test_what_loads_and_is_wrong_all_the_same_has_a_place(pack: Path, files: dict[str, str], told: str) -> None:
    if "salt_tax.py" in files:
        (pack / "powers" / "salt_tax.toml").unlink()
        (pack / "powers" / "__init__.py").touch()
    for file, text in files.items():
        (pack / file if file == "cards.toml" else pack / "powers" / file).write_text(text)
    findings = check_pack(
        Pack.from_folder(pack), with_packs=["race-base"], checks=["data", "play", "texts"], games=0, tables=1, pairs=0
    )  # fmt: skip
    lines = [f"{finding.file} {finding.line} {finding.what}" for finding in findings]
    assert bool(lines) == bool(told)
    assert "".join(lines[:1]).startswith(told)
