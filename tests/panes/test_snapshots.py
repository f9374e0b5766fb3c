"""Every kind of question of every game in the panes looks as it did when somebody last looked at it.

After a change that is meant to change what is seen: ``python -m scripts.make_snapshots``, and look at what differs.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.make_snapshots import FOLDER, TABLES, Position, kinds_in, position_in, snapshot
from tests.panes.app import some_of

FILES = sorted(FOLDER.glob("*/*.txt"))
RENEW = "if that is meant to be so: python -m scripts.make_snapshots --game {folder}; pictures of now are in {pictures}"


@pytest.mark.sampled(default=200)
@pytest.mark.parametrize("path", some_of(FILES), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_seen_is_as_it_was(path: Path, tmp_path: Path) -> None:
    seen = snapshot(position_in(path), path.stem)
    if seen.text != path.read_text(encoding="utf-8"):
        for name, picture in seen.pictures.items():
            (tmp_path / f"{path.stem}-{name}.svg").write_text(picture, encoding="utf-8")
    assert seen.text.splitlines() == path.read_text(encoding="utf-8").splitlines(), RENEW.format(
        folder=path.parent.name, pictures=tmp_path
    )


@pytest.mark.parametrize("folder", TABLES)
def test_every_kind_of_question_in_some_games_is_there(folder: str) -> None:
    """``--find`` looks for kinds that are not, in more games."""
    there = {path.stem for path in FILES if path.parent.name == folder}
    for table in TABLES[folder][:1]:
        for seed in (1, 2):
            found = {kind for kind, _ in kinds_in(table, seed)}
            assert found <= there, (folder, seed)


def test_a_position_is_told_in_a_line() -> None:
    for position in (Position("race", 4, {}, 12, 0, 3), Position("tiny-epic", 1, {"a.b": "c", "d.e": "f"}, 1, 99, 0)):
        assert Position.read(str(position)) == position
