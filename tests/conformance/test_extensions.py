"""Extensions under the kit: a sound one that hides something passes; changed in one line, the check named tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Pack
from starcup.testing import check_pack

OMENS = (Path(__file__).parent / "extensions" / "omens.py").read_text(encoding="utf-8")
LISTENER = """

@hookimpl
def phase_ended(table: RollTable, phase: str) -> None:
    {line}
"""

FAULTS = [
    (
        "tells its secret too early",
        "",
        "table.note(SignShown, SIGNS[table.state(Omens).hidden])",
        "hidden",
        "it hears SignShown",
    ),
    (
        "pays by its secret",
        "",
        "table.gain_credits(0, table.state(Omens).hidden, 'omens')",
        "hidden",
        "shows seat 0 what is hidden from it",
    ),
    ("samples what does not fit", "Omens(rng.below(len(SIGNS)), shown)", "", "worlds", "does not fit the view"),
    ("draws without waiting", "", "table.draw('omen', (0, 1, 2))", "repeat", "the run() of a step"),
    ("shows without saying so", "    table.revealed()\n", "", "hidden", "shows seat 0 what is hidden from it"),
]


def omens(folder: Path, source: str) -> Pack:
    """A pack of nothing but the extension."""
    (folder / "sky" / "extensions").mkdir(parents=True)
    (folder / "sky" / "extensions" / "omens.py").write_text(source, encoding="utf-8")
    (folder / "sky" / "pack.toml").write_text('name = "sky"\ngame = "roll"\n', encoding="utf-8")
    return Pack.from_folder(folder / "sky")


@pytest.mark.slow
def test_a_sound_extension_that_hides_something_passes(tmp_path: Path) -> None:
    found = check_pack(omens(tmp_path, OMENS), games=1, tables=4)
    assert [finding for finding in found if not finding.warning] == []


@pytest.mark.sampled(default=6)
@pytest.mark.parametrize(("cut", "line", "check", "what"), [fault[1:] for fault in FAULTS], ids=[f[0] for f in FAULTS])
def test_a_fault_of_an_extension_is_found(tmp_path: Path, cut: str, line: str, check: str, what: str) -> None:
    assert cut in OMENS
    source = OMENS.replace(cut, "Omens(rng.below(3), 7)" if check == "worlds" else "") if cut else OMENS
    source += LISTENER.format(line=line) if line else ""
    found = [
        finding
        for finding in check_pack(omens(tmp_path, source), games=1, tables=8, checks=[check])
        if not finding.warning
    ]
    assert any(what in finding.what for finding in found), found
    assert all(finding.where.startswith("pack 'sky'") for finding in found)
