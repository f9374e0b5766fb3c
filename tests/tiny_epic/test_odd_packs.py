"""Odd packs of planets: each is refused with file, line and field, and with what was expected there."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack, PackError
from starcup_tiny_epic import EpicRuleset

PLANET = '[[planet]]\nkey = "rock"\nname = "Rock"\nvp = 2\nresource = "energy"\ntrack = "economy"\nspaces = 2\n'
MISSION = '[[mission]]\nkey = "quiet"\nname = "Quiet"\nvp = 2\n'
MOST = MISSION + 'most = "energy"\n'
BOARD = '[[board]]\nkey = "mirella"\nname = "Mirella"\ndifficulty = "odd"\nrank = 9\nmost = 7\n'
LEVEL = "[[board.level]]\ndice = 5\nvp = 0\nattack = { lose_energy = 1 }\n"


def packed(folder: Path, manifest: str = "", **files: str) -> Pack:
    """Return a pack with a planet and some files."""
    folder = folder / "odd"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text(f'name = "odd"\ngame = "tiny-epic"\n{manifest}')
    for file, text in {"planets": PLANET, **files}.items():
        where = folder / "powers" if file == "rock" else folder
        (where / f"{file}.toml").write_text(text)
    return Pack.from_folder(folder)


PLANETS = [
    (PLANET.replace("vp = 2", "vp = -1"), 4, "vp", "a whole number from 0 to 50", "-1"),
    (PLANET.replace("vp = 2", "vp = 1.5"), 4, "vp", "a whole number from 0 to 50", "1.5"),
    (PLANET.replace("vp = 2", 'vp = "2"'), 4, "vp", "a whole number from 0 to 50", "'2'"),
    (PLANET.replace("vp = 2\n", ""), 1, "vp", "a whole number from 0 to 50", "nothing"),
    (PLANET.replace('"energy"', '"enregy"'), 5, "resource", "a resource (energy or culture)", "'enregy'"),
    (PLANET.replace('"energy"', "0"), 5, "resource", "a resource (energy or culture)", "0"),
    (PLANET.replace('"economy"', '"energy"'), 6, "track", "a kind of track (economy or diplomacy)", "'energy'"),
    (PLANET.replace("spaces = 2", "spaces = 0"), 7, "spaces", "a whole number from 1 to 12", "0"),
    (PLANET.replace("spaces = 2", "spaces = 13"), 7, "spaces", "a whole number from 1 to 12", "13"),
    (PLANET + "cost = 3\n", 8, "cost", "only key, name, vp, resource, track, spaces here", "unknown field 'cost'"),
    (PLANET.replace('"rock"', '"Rock"'), 2, "key", "a key of a-z, 0-9 and _", "'Rock'"),
    (PLANET.replace('"rock"', '"helios"'), 2, "key", "a planet of a new name", "pack 'tiny-epic-base' already"),
    (PLANET.replace('"Rock"', '"Helios"'), 3, "name", "a name that no other planet goes by", "'Helios'"),
    (PLANET.replace('"Rock"', '"\\u001b[2J"'), 3, "name", "a text without characters that can't be seen", ""),
    (PLANET.replace('"Rock"', '" "'), 3, "name", "a name that can be printed in a line", "' '"),
    (PLANET + PLANET, 9, "key", "a planet of a new name", "pack 'odd' already"),
    ("planet = 3\n", 1, "planet", "[[planet]] tables", "3"),
    ("[[plant]]\nx = 1\n", 1, "plant", "only planet here", "'plant'"),
    ("[[planet]\n", 1, "", "a TOML file", ""),
]  # fmt: skip


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(("text", "line", "field", "expected", "found"), PLANETS, ids=lambda value: str(value)[-30:])
def test_odd_planets(tmp_path: Path, text: str, line: int, field: str, expected: str, found: str) -> None:
    check_first(packed(tmp_path, planets=text), "planets.toml", line, field, expected, found)


def check_first(pack: Pack, file: str, line: int, field: str, expected: str, found: str) -> None:
    """The first fault of a pack is this one, and the pack is not loaded."""
    fault = EpicRuleset.check_pack(pack, ["tiny-epic-base"])[0]
    assert (fault.file, fault.line) == (file, line), str(fault)
    assert fault.field.endswith(field) and expected in fault.expected and found in fault.found, str(fault)
    with pytest.raises(PackError, match=r"pack 'odd', "):
        EpicRuleset.load(["tiny-epic-base", pack])


MISSIONS = [
    (MISSION, 1, "mission[0]", "one condition (most, fewest, least, most_of, equal, ended)", "none"),
    (MOST + "ended = true\n", 6, "ended", "one condition", "most and ended"),
    (MOST.replace("energy", "enregy"), 5, "most", "something that missions count (energy, culture", "'enregy'"),
    (MISSION + "tied = 1\nended = true\n", 5, "tied", "VP for a shared extreme only with most or fewest", "1"),
    (MISSION + "least = {}\n", 5, "least", "a number of something (energy, culture", "an empty table"),
    (MISSION + "least = { enrgy = 3 }\n", 5, "least.enrgy", "only energy, culture", "unknown field 'enrgy'"),
    (MISSION + "least = { energy = -3 }\n", 5, "least.energy", "a whole number from 0 to 20", "-3"),
    (MISSION + 'equal = ["economy"]\n', 5, "equal", "two things that are compared", "'economy'"),
    (MISSION + 'equal = ["economy", "economy"]\n', 5, "equal", "two things that are compared", "'economy'"),
    (MISSION + "ended = false\n", 1, "mission[0]", "one condition", "none"),
    (MOST + "players = 13\n", 6, "players", "a whole number from 2 to 12", "13"),
    (MOST.replace("quiet", "hermit"), 2, "key", "a mission of a new name", "pack 'tiny-epic-base' already"),
    (MOST.replace("quiet", "rock").replace("Quiet", "Rock"), 3, "name", "a name that no other mission", "planets.toml"),
]  # fmt: skip


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(("text", "line", "field", "expected", "found"), MISSIONS, ids=lambda value: str(value)[-30:])
def test_odd_missions(tmp_path: Path, text: str, line: int, field: str, expected: str, found: str) -> None:
    check_first(packed(tmp_path, missions=text), "missions.toml", line, field, expected, found)


BOARDS = [
    (BOARD, 1, "level", "a value", "nothing"),
    (BOARD + "level = []\n", 7, "level", "1 to 9 levels", "0"),
    (BOARD + 10 * LEVEL, 7, "level", "1 to 9 levels", "10"),
    (BOARD + LEVEL.replace("dice = 5", "dice = 8"), 8, "dice", "a whole number from 1 to 7", "8"),
    (BOARD + LEVEL.replace("lose_energy", "lose_enrgy"), 10, "attack.lose_enrgy", "only lose_energy", "unknown field"),
    (BOARD + LEVEL.replace("lose_energy = 1", "back = 5"), 10, "attack.back", "a whole number from 0 to 4", "5"),
    (BOARD + LEVEL.replace("lose_energy = 1", 'back = "al"'), 10, "attack.back", "a number of ships, or (all)", "'al'"),
    (BOARD + LEVEL.replace("attack = { lose_energy = 1 }\n", ""), 7, "attack", "a value", "nothing"),
    (BOARD.replace('"odd"', '""') + LEVEL, 4, "difficulty", "a word for how hard it is", "''"),
    (BOARD.replace("most = 7", "most = 0") + LEVEL, 6, "most", "a whole number from 1 to 20", "0"),
    (BOARD + 'stand_in = ["vps"]\n' + LEVEL, 7, "stand_in[0]", "a part of a board (dice, vp, most or attack)", "'vps'"),
    (BOARD.replace("mirella", "hades") + LEVEL, 2, "key", "a rebel board of a new name", "already"),
]  # fmt: skip


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(("text", "line", "field", "expected", "found"), BOARDS, ids=lambda value: str(value)[-30:])
def test_odd_boards(tmp_path: Path, text: str, line: int, field: str, expected: str, found: str) -> None:
    check_first(packed(tmp_path, boards=text), "boards.toml", line, field, expected, found)


OWN = "own_turn = true under [limits], since dice and follows are the active player's"
POWERS = [
    ("[power]\ndo = ['gian']", 2, "power.do[0]", "a deed", "'gian'"),
    ("[power]\ndo = [{ gian = { energy = 1 } }]", 2, "power.do[0]", "a deed", "'gian'"),
    ("[power]\ndo = ['gain']", 2, "power.do[0].gain", "energy, culture or both", "neither"),
    ("[power]\ndo = [{ gain = { enregy = 1 } }]", 2, "gain.enregy", "only energy, culture", "unknown field 'enregy'"),
    ("[power]\ndo = [{ gain = { energy = 99 } }]", 2, "gain.energy", "a whole number from 0 to 20", "99"),
    ("[power]\ndo = [{ gain = 2 }]", 2, "power.do[0].gain", "a table", "2"),
    ("[power]\ndo = [{ gain = { energy = 1 }, advance = {} }]", 2, "do[0]", "a deed alone", "'gain' and 'advance'"),
    ("[power]\ndo = [{}]", 2, "power.do[0]", "a deed", "an empty table"),
    ("[power]\ndo = [3]", 2, "power.do[0]", "a deed", "3"),
    ("[power]\ndo = []", 2, "power.do", "a list with something in it", "an empty list"),
    ("[power]\ndo = 'gain'", 2, "power.do", "a list", "'gain'"),
    ("[power]", 1, "power.do", "a value", "nothing"),
    ("[power]\ndo = [{ advance = { track = 'economics' } }]", 2, "advance.track", "a kind of track", "'economics'"),
    ("[power]\ndo = [{ advance = { steps = 0 } }]", 2, "advance.steps", "a whole number from 1 to 20", "0"),
    ("[power]\ndo = ['exchange']", 2, "exchange.give", "a resource", "nothing"),
    ("[power]\ndo = ['set_die']", 2, "power.do[0]", OWN, "none"),
    ("[power]\ndo = ['advance', 'reroll_dice']", 2, "power.do[1]", OWN, "none"),
    ("[power]\ndo = [{ follow_price = { culture = 2 } }]", 2, "power.do[0]", OWN, "none"),
    ("[limits]\npay = { dice = 2 }\n[power]\ndo = ['advance']", 2, "limits.pay.dice", OWN, "none"),
    ("[limits]\npay = { enregy = 2 }\n[power]\ndo = ['advance']", 2, "limits.pay.enregy", "only energy", "unknown"),
    ("[limits]\nonce = 1\n[power]\ndo = ['advance']", 2, "limits.once", "true or false", "1"),
    ("once = true\n[power]\ndo = ['advance']", 1, "once", "once under [limits]", "'once' outside that table"),
    ("pay = { energy = 1 }\n[power]\ndo = ['advance']", 1, "pay", "pay under [limits]", "outside that table"),
    ("do = ['advance']", 1, "do", "deeds in the list do under [power]", "'do' outside that list"),
    ("[gain]\nenergy = 1", 1, "gain", "deeds in the list do under [power]", "'gain' outside that list"),
    ("[power]\ndo = ['advance']\ngain = { energy = 1 }", 3, "power.gain", "only do here", "unknown field 'gain'"),
    ("txt = 'Advance.'\n[power]\ndo = ['advance']", 1, "txt", "only text, bonus", "unknown field 'txt'"),
    ("power = 3", 1, "power", "a table", "3"),
    ("[limits]\nonce = true", 1, "limits", "an action: deeds under [power], or a module", "none"),
]  # fmt: skip


@pytest.mark.sampled(default=2)
@pytest.mark.parametrize(("text", "line", "field", "expected", "found"), POWERS, ids=lambda value: str(value)[-40:])
def test_odd_actions(tmp_path: Path, text: str, line: int, field: str, expected: str, found: str) -> None:
    check_first(packed(tmp_path, rock=text), "powers/rock.toml", line, field, expected, found)


@pytest.mark.parametrize(
    ("wrong", "right"),
    [("gian", "gain"), ("others_gains", "others_gain"), ("pushback", "push_back"), ("move_ship", "move_ships")],
)
def test_the_nearest_deed_is_named(tmp_path: Path, wrong: str, right: str) -> None:
    fault = EpicRuleset.check_pack(packed(tmp_path, rock=f"[power]\ndo = ['{wrong}']"), ["tiny-epic-base"])[0]
    assert fault.nearest == right


FILES = [
    ("powers/rok.toml", "text = 'x'", "powers/rok.toml", "a file named after a planet", "rock"),
    ("powers/helios.toml", "[power]\ndo = ['advance']", "powers/helios.toml", "that no other pack has", ""),
    ("powers.toml", "[rock]\nx = 1", "powers.toml", "a file for each power", ""),
    ("planet.toml", "", "planet.toml", "pack.toml, planets.toml", "planets.toml"),
    ("board.toml", "", "board.toml", "boards.toml", "boards.toml"),
    ("extensions/more.py", "import nothing_at_all", "extensions/more.py", "an extension that can work", ""),
]  # fmt: skip


@pytest.mark.parametrize(("path", "text", "file", "expected", "near"), FILES, ids=[case[0] for case in FILES])
def test_odd_files(tmp_path: Path, path: str, text: str, file: str, expected: str, near: str) -> None:
    pack = packed(tmp_path)
    target = tmp_path / "odd" / path
    target.parent.mkdir(exist_ok=True)
    target.write_text(text)
    fault = EpicRuleset.check_pack(pack, ["tiny-epic-base"])[0]
    assert fault.file == file and expected in fault.expected and fault.nearest == near, str(fault)


MANIFESTS = [
    ("[numbers]\nplayers = 9", "numbers.players", "least_players, most_players"),
    ("[numbers]\nmost_players = 13", "numbers.most_players", "a number from 1 to 12"),
    ("[numbers]\nstart_energy = 8", "numbers.start_energy", "7 or less, since most_resources says so"),
    ("[numbers]\nrow = []", "numbers.row", "at least one number"),
    ("[leaves_out]\ncards = ['x']", "leaves_out.cards", "one of planets, missions, boards, powers"),
    ("[leaves_out]\nplanets = ['heliso']", "leaves_out.planets", "planets of other packs"),
    ("[leaves_out]\nboards = ['hadse']", "leaves_out.boards", "boards of other packs"),
    ("[replaces]\nmissions = ['hermit']", "replaces.missions", "missions that this pack has as well"),
    ("[leaves_out]\nmissions = ['elder', 'explorer', 'hoarder']", "", "at least 4 missions for 2 players"),
]  # fmt: skip


@pytest.mark.parametrize(("manifest", "field", "expected"), MANIFESTS, ids=[case[1] for case in MANIFESTS])
def test_odd_manifests(tmp_path: Path, manifest: str, field: str, expected: str) -> None:
    fault = EpicRuleset.check_pack(packed(tmp_path, manifest), ["tiny-epic-base"])[0]
    assert (fault.file, fault.field) == ("pack.toml", field), str(fault)
    assert expected in fault.expected, str(fault)


def test_too_few_and_too_many_planets(tmp_path: Path) -> None:
    few = EpicRuleset.check_pack(packed(tmp_path / "few"))
    assert [str(fault) for fault in few] == [
        "pack 'odd', planets.toml: expected at least 6 planets in all packs together, found 1",
        "pack 'odd', missions.toml: expected at least 4 missions for 2 players in all packs together, found 0",
    ]
    many = "".join(PLANET.replace("rock", f"p{n}").replace("Rock", f"Planet {n}") for n in range(961))
    (fault,) = EpicRuleset.check_pack(packed(tmp_path / "many", planets=many), ["tiny-epic-base"])
    assert (fault.expected, fault.found) == ("at most 1,000 planets in all packs together", "1,001")


def test_all_faults_of_all_files_are_told_at_once(tmp_path: Path) -> None:
    pack = packed(
        tmp_path,
        planets=PLANET.replace("vp = 2", "vp = -1").replace("spaces = 2", "spaces = 0"),
        missions=MISSION + "tied = 'x'\n",
        boards=BOARD + LEVEL.replace("vp = 0", "vp = 'x'"),
        rock="[limits]\nonce = 3\n[power]\ndo = ['gain', 'gian']\n",
    )
    assert sorted((fault.file, fault.line) for fault in EpicRuleset.check_pack(pack, ["tiny-epic-base"])) == [
        ("boards.toml", 9), ("missions.toml", 5), ("planets.toml", 4), ("planets.toml", 7),
        ("powers/rock.toml", 2), ("powers/rock.toml", 4), ("powers/rock.toml", 4),
    ]  # fmt: skip


HOSTILE = [
    (b"\xff\xfe planet", "a text in UTF-8"),
    (b"x = " + b"[" * 5_000, "a TOML file"),
    (b"x = " + b"9" * 5_000, "a TOML file"),
    (b"# " + b"x" * 1_000_001, "a file of at most 1,000,000 bytes"),
    (b"planet = [[[]]]", "a table"),
    (b"planet = [{ key = 7, name = {} }]", "a text"),
    (b"[planet]\nkey = 'x'", "[[planet]] tables"),
]


@pytest.mark.parametrize(("data", "expected"), HOSTILE, ids=[case[1] for case in HOSTILE])
@pytest.mark.parametrize("file", ["planets", "missions", "boards"])
def test_hostile_files(tmp_path: Path, file: str, data: bytes, expected: str) -> None:
    pack = packed(tmp_path)
    (tmp_path / "odd" / f"{file}.toml").write_bytes(data.replace(b"planet", file[:-1].encode()))
    fault = EpicRuleset.check_pack(pack, ["tiny-epic-base"])[0]
    assert fault.file == f"{file}.toml" and expected.replace("planet", file[:-1]) in fault.expected, str(fault)


def test_links_out_of_the_pack_are_refused(tmp_path: Path) -> None:
    pack = packed(tmp_path)
    (tmp_path / "elsewhere.toml").write_text(BOARD + LEVEL)
    (tmp_path / "odd" / "boards.toml").symlink_to(tmp_path / "elsewhere.toml")
    fault = EpicRuleset.check_pack(pack, ["tiny-epic-base"])[0]
    assert (fault.file, fault.found) == ("boards.toml", "a link that leads out of it")
