"""What ``pack check`` says of a pack that plays well: names and texts without room on pictures, options not read."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup.testing import Finding, check_pack

LONG = "Extraordinary Consortium of Interstellar Cargo Underwriters"
SHORT = "Guild of Haulers"
TEXT = "Gain 1 of whatever there is to gain for each of those that nobody else has gained anything for. " * 30
BASES = {"race": "race-base", "tiny-epic": "tiny-epic-base", "roll": "base"}
PIECES = {
    "race": ("cards.toml", '[[development]]\nkey = "probe"\nname = "{}"\ncost = 1\nvp = 1\n'),
    "tiny-epic": (
        "planets.toml",
        '[[planet]]\nkey = "probe"\nname = "{}"\nvp = 2\nresource = "energy"\ntrack = "economy"\nspaces = 2\n',
    ),
    "roll": (
        "tiles.toml",
        '[[tile]]\nid = "p1"\n[tile.development]\nname = "{}"\nkey = "probe"\ncost = 3\nphases = ["ship"]\n'
        '[tile.world]\nkey = "slag"\nname = "Slag"\ncost = 1\ncolour = "grey"\n'
        '[[tile.world.grants]]\ndice = 1\ncolour = "home"\nto = "cup"\n',
    ),
}
POWERS = {
    "race": "[power]\nexplore.draw = 1\n",
    "tiny-epic": "[power]\ndo = ['advance']\n",
    "roll": "[power]\ncredits_at_end = 1\n",
}


def findings(folder: Path, game: str, check: str, name: str, text: str, manifest: str = "") -> list[Finding]:
    """Return what a check finds about a pack of one piece."""
    file, piece = PIECES[game]
    (folder / "powers").mkdir(exist_ok=True)
    (folder / "pack.toml").write_text(f'name = "mine"\ngame = "{game}"\n{manifest}')
    (folder / file).write_text(piece.format(name))
    (folder / "powers" / "probe.toml").write_text(f'text = "{text}"\n{POWERS[game]}')
    return check_pack(Pack.from_folder(folder), with_packs=[BASES[game]], checks=[check], games=0, tables=0, pairs=0)


@pytest.mark.parametrize("game", PIECES)
def test_a_name_and_a_text_without_room(tmp_path: Path, game: str) -> None:
    """Each says how long it may be, and that has room."""
    cut = findings(tmp_path, game, "pictures", LONG, TEXT)
    assert {finding.warning for finding in cut} == {True}
    name, text = (
        next(finding for finding in cut if f"{what} of 'probe'" in finding.where) for what in ("name", "text")
    )
    assert (name.file, name.line) == (PIECES[game][0], 4 if game == "roll" else 3)
    assert (text.file, text.line) == ("powers/probe.toml", 1)
    most = [int(finding.what.removeprefix("expected at most ").partition(" ")[0]) for finding in (name, text)]
    assert name.what.startswith(f"expected at most {most[0]} letters, for which there is room on its picture ")
    assert name.what.endswith(f", found {len(LONG)}")
    assert findings(tmp_path, game, "pictures", LONG[: most[0] - 8], TEXT[: most[1] - 100]) == []


@pytest.mark.parametrize("game", PIECES)
def test_usual_names_have_room(tmp_path: Path, game: str) -> None:
    assert findings(tmp_path, game, "pictures", SHORT, "Gain something.") == []


OPTION = '[options.rent]\nvalues = ["high", "low"]\ndefault = "low"\n'


@pytest.mark.parametrize("game", PIECES)
def test_an_option_that_nothing_reads(tmp_path: Path, game: str) -> None:
    (unread,) = findings(tmp_path, game, "data", SHORT, "Gain.", OPTION)
    assert (unread.file, unread.line, unread.warning) == ("pack.toml", 3, True)
    assert unread.what == "expected an option that the pack's code reads (options['mine.rent'])"
    (tmp_path / "prices.py").write_text('"""The rent."""\nRENT = 1\n')
    assert len(findings(tmp_path, game, "data", SHORT, "Gain.", OPTION)) == 1, "in words for people it is not read"


@pytest.mark.slow
def test_an_option_that_is_read(tmp_path: Path) -> None:
    (tmp_path / "powers").mkdir()
    (tmp_path / "powers" / "__init__.py").touch()
    (tmp_path / "powers" / "probe.py").write_text(
        "from starcup.packed import hookimpl\nfrom starcup.roll import RollTable\nPACK = 'mine'\n\n"
        "@hookimpl\ndef bonus(table: RollTable, seat: int) -> int:\n"
        "    return 1 + (table.rules.options[f'{PACK}.rent'] == 'high')\n"
    )
    assert findings(tmp_path, "roll", "data", SHORT, "Gain.", OPTION) == []


def test_a_scoring_power_needs_the_text_of_its_score_alone(tmp_path: Path) -> None:
    findings(tmp_path, "roll", "data", SHORT, "")
    (tmp_path / "powers" / "probe.toml").write_text(
        'bonus = "1 VP for each of your worlds."\n[power]\nbonus = { each = "world" }\n'
    )
    pack = Pack.from_folder(tmp_path)
    assert check_pack(pack, with_packs=["base"], checks=["texts"], games=0, tables=0, pairs=0) == []
