"""Pieces of new kinds, which an extension adds: read, checked, left out, named, drawn and looked up like all others."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from starcup import Game, Pack, PackError
from starcup.messages import language_of
from starcup.pictures import pictures
from starcup.roll import RollRuleset
from starcup.scene import presenter_of, scene_of
from starcup.wire import file_schemas
from starcup.words import words_of
from tests.cli.helpers import refused, run

FOLDER = Path(__file__).parent / "e07_objectives"
PACK = Pack.from_folder(FOLDER)
Write = Callable[..., Pack]

MORE = """
[[objective]]
key = "rich"
name = "Rich"
count = "credits"
at_least = 8
"""


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base", PACK])


@pytest.fixture
def further(tmp_path: Path) -> Write:
    """A pack that needs the one with the extension, with the text of its objectives and the rest of its manifest."""

    def make(objectives: str = MORE, manifest: str = "", extension: str = "") -> Pack:
        folder = tmp_path / "further"
        folder.mkdir()
        head = 'name = "further"\ngame = "roll"\nneeds = ["objectives"]\n'
        (folder / "pack.toml").write_text(head + manifest, encoding="utf-8")
        if objectives:
            (folder / "objectives.toml").write_text(objectives, encoding="utf-8")
        if extension:
            (folder / "extensions").mkdir()
            (folder / "extensions" / "more.py").write_text(extension, encoding="utf-8")
        return Pack.from_folder(folder)

    return make


def keys(*packs: Pack) -> tuple[str, ...]:
    return RollRuleset.load(["base", PACK, *packs]).extensions.domains["objective"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '"rich"\n',
            '"Rich!"\n',
            r"objectives.toml line 3, objective\[0\].key of .*: expected a key .* \(did you mean 'rich'",
        ),
        ('"Rich"', f'"{"R" * 90}"', r"line 4, objective\[0\].name of .*: expected a name .* at most 60 characters"),
        ('"Rich"', '"Four scouts"', r"line 4, .*name of .*: expected a name that no other .*'objectives'"),
        ('"rich"\n', '"no_citizens"\n', r"line 3, .*key of .*: expected .* a new name, found 'no_citizens'"),
        ('"credits"', '"credit"', r"line 5, .*count of .*: expected one of these .* \(did you mean 'credits'\?\)"),
        ("at_least = 8", "", r"line 2, .*at_least of .*: expected a number, here or as at_most, found nothing"),
        ("at_least", "atleast", r"line 6, .*atleast of .*: .* found unknown field .* mean 'at_least'"),
        ("[[objective]]", "[[objectiv]]", r"line 2, objectiv: expected only objective here"),
    ],
)
def test_faults_are_told_with_file_and_line(further: Write, old: str, new: str, told: str) -> None:
    pack = further(MORE.replace(old, new, 1))
    with pytest.raises(PackError, match=told):
        RollRuleset.load(["base", PACK, pack])


def test_a_pack_adds_to_the_list_of_another(further: Write) -> None:
    assert keys(further())[-2:] == ("four_scouts", "rich")


def test_a_pack_leaves_out_and_replaces(further: Write) -> None:
    manifest = '[leaves_out]\nobjectives = ["no_citizens"]\n[replaces]\nobjectives = ["two_tiles"]\n'
    found = keys(further(MORE.replace('"rich"', '"two_tiles"').replace('"Rich"', '"Two Tiles"'), manifest))
    assert found == ("three_goods", "five_credits", "ship_twice", "four_scouts", "two_tiles")


def test_what_is_left_out_has_to_be_there(further: Write) -> None:
    with pytest.raises(PackError, match=r"pack.toml line 5, .*found 'no_citizen' \(did you mean 'no_citizens'\?\)"):
        keys(further("", '[leaves_out]\nobjectives = ["no_citizen"]\n'))


def test_without_the_extension_nobody_reads_them(further: Write) -> None:
    pack = further(MORE, '[leaves_out]\nobjectives = ["no_citizens"]\n')
    off = {"objectives.objectives": "off"}
    rules = RollRuleset.load(["base", PACK, pack], options=off)
    assert rules.extensions.domains == {}
    (Path(str(pack.files)) / "tils.toml").write_text("", encoding="utf-8")
    with pytest.raises(PackError, match=r"tils.toml: .* \(did you mean 'tiles.toml'\?\)"):
        RollRuleset.load(
            ["base", PACK, Pack.from_folder(Path(str(pack.files)))], options={"objectives.objectives": "off"}
        )


EXTENSION = """
from collections.abc import Mapping
from attrs import frozen
from starcup.packed import PieceList, Row, hookimpl


@frozen
class Goal:
    key: str
    name: str


def check(row: Row[Goal]) -> None:
    pass


@hookimpl
def piece_lists(options: Mapping[str, str]) -> tuple[PieceList[Goal], ...]:
    return (PieceList("goals.toml", "goal", Goal, check=check),)
"""


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"goal"', '"tile"', r"a list 'tile' is there already, from the game"),
        ('"goal"', '"objective"', r"a list 'objective' is there already, from pack 'objectives', extension 'obj"),
        ('"goal"', '"A goal"', r"'A goal' can't name a list of pieces \(expected a word like 'goal'\)"),
        ('"goals.toml"', '"tiles.toml"', r"'tiles.toml' can't hold the list 'goal' \(expected a file of its own"),
        ("    name: str", "", r"the pieces of 'goal' need name, which is missing"),
        ("@frozen", "", r"Goal.* can't be read from a file \(expected a class marked @frozen\)"),
        ("check=check),)", "check=check))", r"expected a tuple of PieceList, found PieceList"),
        (
            "    name: str",
            "    name: str\n    near: 'Sky'",
            r"Goal can't be read from a file: name 'Sky' is not",
        ),
        ("    name: str", "    name: str\n    near: object = 1", r"goals.toml line 4, goal\[0\].near of "),
        ("    pass", "    1 / 0", r"goals.toml line 1, goal\[0\] of .* ZeroDivisionError: .*more.py line \d+"),
    ],
)
def test_faults_of_lists_are_told(further: Write, old: str, new: str, told: str) -> None:
    pack = further("", extension=EXTENSION.replace(old, new, 1))
    near = "near = 3\n" if "near" in new else ""
    (Path(str(pack.files)) / "goals.toml").write_text(f'[[goal]]\nkey = "far"\nname = "Far"\n{near}', encoding="utf-8")
    with pytest.raises(PackError, match=told):
        keys(pack)


def test_editors_get_a_schema(rules: RollRuleset) -> None:
    rows = file_schemas(rules)["pack-objectives"]
    assert '"ships"' in json.dumps(rows) and '"at_least"' in json.dumps(rows)


def test_they_lie_on_the_table_with_name_and_picture(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, seed=1)
    (space,) = [space for space in scene_of(game, 0).walk() if space.key == "table.objectives.shown"]
    shown = tuple(piece.entry for piece in space.pieces if piece.kind == "objective")
    assert shown == game.view(0).extensions["objectives"]["shown"]
    name = language_of(rules).text(space.pieces[0].title)
    assert name in pictures(rules)[f"objective/{space.pieces[0].entry}"]
    assert {f"objective/{key}" for key in keys()} < set(pictures(rules))


def test_they_say_at_the_table_what_they_are(rules: RollRuleset) -> None:
    gist = presenter_of(rules).gist
    assert str(gist("objective", "four_scouts")) == "Scout four times in a round."
    assert str(gist("objective", "ship_twice")) == "count ships, at least 2, vp 2"
    assert gist("tile", "ship_twice") is None
    (space,) = [space for space in scene_of(Game.new(rules, 2, 1), 0).walk() if space.key == "table.objectives.shown"]
    assert all(len(piece.badges) == 1 for piece in space.pieces)


def test_what_they_say_is_printed(rules: RollRuleset) -> None:
    drawn = pictures(rules, "print")["objective/four_scouts"]
    assert "Scout four times" in drawn and "at least 4" in drawn


def test_events_name_them(rules: RollRuleset) -> None:
    assert str(presenter_of(rules).name("objective", "ship_twice")) == "Two Goods Shipped"
    assert str(presenter_of(rules).name("source", "ship_twice")) == "Two Goods Shipped"


def test_they_have_names_in_other_languages(further: Write) -> None:
    pack = further()
    words = Path(str(pack.files)) / "locales" / "es"
    words.mkdir(parents=True)
    (words / "further.ftl").write_text("objective-rich = Rico\n    .power = Ten 8 $.\n", encoding="utf-8")
    rules = RollRuleset.load(["base", PACK, Pack.from_folder(Path(str(pack.files)))])
    spanish, presenter = language_of(rules, "es"), presenter_of(rules)
    assert spanish.text(presenter.name("objective", "rich")) == "Rico"
    gist = presenter.gist("objective", "rich")
    assert gist is not None and spanish.text(gist) == "Ten 8 $."
    (piece,) = [piece for piece in words_of(rules, spanish).pieces_of("objective") if piece.key == "rich"]
    assert words_of(rules, spanish).piece_names(piece) == ("Rico",)
    assert "Rico" in pictures(rules, "screen", spanish)["objective/rich"]


def test_words_find_them(rules: RollRuleset) -> None:
    words = words_of(rules)
    assert words.nouns == ("tile", "objective")
    (piece,) = [piece for piece in words.pieces_of("objective") if piece.key == "four_scouts"]
    assert words.describing(piece).piece_page(piece) == [
        "Four Scouts [four_scouts]",
        "    count scouts; at least 4; vp 2. Scout four times in a round.",
    ]


PACKS = f"base,{FOLDER}"


@pytest.mark.parametrize("command", ["tile", "what"])
def test_the_command_line_finds_them(command: str) -> None:
    assert run(command, "four scouts", "--packs", PACKS).output.startswith("Four Scouts [four_scouts]")


def test_a_name_that_is_not_there_gets_the_nearest() -> None:
    assert "did you mean 'Four Scouts'" in refused("tile", "fourr scouts", "--packs", PACKS)


@pytest.mark.slow
def test_they_are_counted_and_shown() -> None:
    assert "6 objectives" in run("pack", "check", str(FOLDER), "--quick").output
    shown = run("pack", "preview", str(FOLDER)).output
    assert "Two Goods Shipped" in shown and "count ships" in shown


def test_a_sheet_has_them(tmp_path: Path) -> None:
    assert run("pack", "preview", str(FOLDER), "--svg", str(tmp_path)).exit_code == 0
    assert "Four Scouts" in (tmp_path / "four_scouts.svg").read_text(encoding="utf-8")


def test_pieces_of_several_sizes_share_a_sheet(tmp_path: Path) -> None:
    pytest.importorskip("reportlab")
    told = run("pack", "preview", str(FOLDER), "--pdf", str(tmp_path / "sheet.pdf")).output
    assert told.startswith("6 objectives on 2 pages in")


def test_a_player_looks_one_up_at_the_table() -> None:
    typed = ("objective four scouts", "objective", "help", "quit", "y")
    out = run("play", "--packs", PACKS, "--seed", "1", typed=typed).output
    assert "Four Scouts [four_scouts]" in out
    assert "objective NAME" in out and "Two Goods Shipped" in out
