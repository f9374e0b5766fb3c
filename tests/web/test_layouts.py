"""The style sheets that games bring for their tables: each stays at its table, asks for nothing, and is small."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from starcup import GameError, games
from starcup.games import GameDefinition

MOST_BYTES = 12_000
OWN = ("roll", "race", "tiny-epic")
"""The games of the project, which all bring one."""


def layout(key: str) -> str:
    """Return the style sheet of a game without its comments."""
    return re.sub(r"/\*.*?\*/", "", games.find(key).layout_css(), flags=re.DOTALL)


def rules(css: str) -> list[tuple[str, str]]:
    """Return the selectors and the declarations of all rules, also those within conditions such as ``@media``."""
    found, rest = list[tuple[str, str]](), css
    while rest := rest.strip():
        before, brace, rest = rest.partition("{")
        assert brace, f"no rule: {before[:80]!r}"
        depth, end = 1, 0
        for end, letter in enumerate(rest):  # noqa: B007 - it is used after the loop
            depth += {"{": 1, "}": -1}.get(letter, 0)
            if not depth:
                break
        assert not depth, f"not closed: {before.strip()!r}"
        inner, rest = rest[:end], rest[end + 1 :]
        if before.strip().startswith("@"):
            assert re.match(r"@(media|container|supports)\b", before.strip()), before
            found += rules(inner)
        else:
            assert "{" not in inner and "@" not in inner, before
            found.append((before.strip(), inner))
    return found


def selectors(text: str) -> list[str]:
    """Return the selectors of a rule: split at the commas that are in no brackets."""
    return [selector.strip() for selector in re.split(r",(?![^()\[\]]*[)\]])", text)]


@pytest.mark.parametrize("key", OWN)
def test_our_games_lay_out_their_tables(key: str) -> None:
    assert len(rules(layout(key))) > 20


@pytest.mark.parametrize("key", sorted(games.installed()))
def test_a_layout_stays_at_its_table(key: str) -> None:
    for selector, declarations in rules(layout(key)):
        for part in selectors(selector):
            assert re.match(r"\.table(?![\w-])", part), part
        for line in filter(None, map(str.strip, declarations.split(";"))):
            assert re.fullmatch(r"(--)?[a-z][a-z-]*\s*:\s*[^;]+", line, re.DOTALL), line
            assert not line.startswith("z-index"), line


@pytest.mark.parametrize("key", sorted(games.installed()))
def test_a_layout_asks_for_nothing_and_is_small(key: str) -> None:
    css = games.find(key).layout_css()
    assert re.search(r"@import|@font-face|url\(|image-set|expression\(|javascript:|!important", css) is None
    assert len(css.encode()) < MOST_BYTES


@pytest.mark.parametrize("key", sorted(games.installed()))
def test_a_layout_names_places_that_the_game_has(key: str) -> None:
    """What a sheet calls by name is called so by the scene of the game: ``seat.tableau`` by ``f"{key}.tableau"``."""
    css = layout(key)
    if not css:
        return
    package = games.find(key).layout.partition(":")[0]
    sources = "\n".join(
        file.read_text(encoding="utf-8")
        for file in (resources.files(package) / "scene").iterdir()
        if file.name.endswith(".py")
    )
    for place in sorted(set(re.findall(r'data-place="([\w.-]+)"', css))):
        assert re.search(rf"\b{re.escape(place.rpartition('.')[2])}\b", sources), place


def test_a_game_without_a_layout_has_an_empty_one() -> None:
    assert GameDefinition("plain", "Plain", range(2, 3), "nowhere:load").layout_css() == ""


@pytest.mark.parametrize("layout", ["starcup.roll:nowhere.css", "starcup_nowhere:layout.css"])
def test_a_layout_that_is_not_there_is_an_error(layout: str) -> None:
    with pytest.raises(GameError, match=r"game 'plain': its layout 'starcup.*\.css' can't be read"):
        GameDefinition("plain", "Plain", range(2, 3), "nowhere:load", layout=layout).layout_css()
