"""Pictures: every piece of every game has one in both sizes, for a stranger's game without a line."""

from __future__ import annotations

import re
from typing import Any, Literal, cast
from xml.etree import ElementTree

import pytest
from attrs import evolve

from starcup import BadArgument, Game, GameError, Ruleset
from starcup.games import find, register
from starcup.messages import PSEUDO, language_of, unmarked_words, verbatim
from starcup.pictures import (
    Colour,
    Picture,
    Pictures,
    Rectangle,
    colours,
    picture_key,
    pictures,
    some_pictures,
)
from starcup.scene import Piece, scene_of
from starcup.wire.results import PicturesResult
from tests.cli.serving import Client
from tests.kernel.toy import TOY

SIZES: tuple[Literal["screen", "print"], ...] = ("screen", "print")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module", params=["roll", "race", "tiny-epic"])
def rules(request: pytest.FixtureRequest) -> Ruleset[Any, Any]:
    return find(request.param).load()


def checked(svg: str) -> ElementTree.Element:
    """Return a picture that is well-formed, has a title and a role, and no ids or fonts of its own."""
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg" and root.get("role") == "img"
    assert root[0].tag == f"{SVG}title" and (root[0].text or "").strip()
    assert not [element for element in root.iter() if element.get("id")]
    assert "font-face" not in svg and "href" not in svg and "nan" not in svg
    return root


@pytest.mark.parametrize("size", SIZES)
def test_every_piece_has_a_picture(rules: Ruleset[Any, Any], size: Literal["screen", "print"]) -> None:
    book = pictures(rules, size)
    assert len(book) > 50 and len(set(book)) == len(book)
    for key in book:
        assert re.fullmatch(r"[a-z]+(/[a-z0-9_+@~.-]+){1,2}", key)
        root = checked(book[key])
        assert str(root.get("width")).endswith("mm") == (size == "print")
        assert len(book[key]) < 20_000
    assert len(set(book.values())) > 0.9 * len(book)


def test_something_on_each_screen_picture_is_large(rules: Ruleset[Any, Any]) -> None:
    for key, svg in pictures(rules).items():
        if not re.fullmatch(r"tile/t\d+", key):  # both sides of a tile in one picture
            sizes = [float(text.get("font-size", "0")) for text in checked(svg).iter(f"{SVG}text")]
            assert not sizes or max(sizes) > 8, key


def test_pictures_are_the_same_every_time(rules: Ruleset[Any, Any]) -> None:
    keys = list(pictures(rules))[::7]
    again = find(rules.game).load()
    assert [pictures(rules)[key] for key in keys] == [pictures(again)[key] for key in keys]


def test_words_go_through_the_catalogues(rules: Ruleset[Any, Any]) -> None:
    book = pictures(rules, "screen", language_of(rules, PSEUDO))
    for key in book:
        root = checked(book[key])
        assert unmarked_words(root[0].text or "") == []


def test_names_have_the_forms_of_a_language() -> None:
    rules = find("roll").load()
    book = pictures(rules, "screen", language_of(rules, "es"))
    assert checked(book["die/imaginary_military"])[0].text == "dado Militar imaginario"


def test_every_piece_of_a_scene_has_a_picture(rules: Ruleset[Any, Any]) -> None:
    game = Game.new(rules, players=2, seed=3)
    book = pictures(rules)
    for _ in range(12):
        question = game.waiting()[0]
        pieces = [piece for _, piece in scene_of(game, question.seat).pieces()]
        for piece in pieces:
            checked(book[picture_key(piece)])
        game.submit(question.seat, question.legal[-1])


def test_keys_follow_the_fields_of_pieces() -> None:
    assert picture_key(Piece("seat-0.cup.home", "die", verbatim("Home"), "home")) == "die/home"
    assert picture_key(Piece("x", "die", verbatim("Home"), "home", "ship")) == "die/home/ship"
    assert picture_key(Piece("x", "card", verbatim("hidden"), turned=True)) == "card/back"


@pytest.mark.parametrize(
    ("game", "keys"),
    [
        (
            "roll",
            "tile/old_earth/world tile/t01 tile/back die/home die/home/ship good/genes phase/ship chip/5 chip/back",
        ),
        ("race", "card/old_earth card/back action/consume_2x phase/consume good/alien chip/1 seat/3"),
        ("tiny-epic", "planet/birkomius planet/back mission/elder die/move/move ship/ship-4 level/6 resource/energy"),
    ],
)
def test_games_have_what_their_scenes_name(game: str, keys: str) -> None:
    book = pictures(find(game).load())
    assert [key for key in keys.split() if key not in book] == []
    for key in keys.split():
        checked(book[key])


def test_colours_are_values(rules: Ruleset[Any, Any]) -> None:
    found = colours(rules)
    assert len(found["seat"]) >= 4
    for entries in found.values():
        for colour in entries.values():
            assert re.fullmatch(r"#[0-9a-f]{6}", colour.fill) and re.fullmatch(r"#[0-9a-f]{6}", colour.ink)
    for kind in {"die", "good", "resource", "seat"} & set(found):
        letters = [colour.letter for entry, colour in found[kind].items() if entry]
        assert len(set(letters)) == len(letters), kind


def test_a_client_asks_for_some(rules: Ruleset[Any, Any]) -> None:
    keys = list(pictures(rules))[:3]
    assert list(some_pictures(rules, keys, "print")) == keys
    assert list(some_pictures(rules, ())) == list(pictures(rules))
    for bad in ("", "card", "/x", "card/", "card/\n", "c/" + "x" * 300):
        with pytest.raises(BadArgument, match="KIND/ENTRY"):
            some_pictures(rules, [bad])
    with pytest.raises(BadArgument, match=r"at most 1,000"):
        some_pictures(rules, keys * 500)
    with pytest.raises(BadArgument, match="screen or print"):
        pictures(rules, "poster")  # type: ignore[arg-type]


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Ruleset[Any, Any]:
    monkeypatch.setattr("starcup.games._KNOWN", {"toy": TOY})
    return TOY.load()


def test_a_strangers_game_has_pictures_without_a_line(toy: Ruleset[Any, Any]) -> None:
    book = pictures(toy)
    assert "seat/0" in book
    game = Game.new(toy, players=2, seed=1)
    pieces = [piece for _, piece in scene_of(game, 0).pieces()]
    assert pieces
    for piece in pieces:
        for size in SIZES:
            checked(pictures(toy, size)[picture_key(piece)])


class OwnPictures(Pictures):
    """One card by hand, colours for the rest."""

    def colours(self) -> dict[str, dict[str, Colour]]:
        return {"hand": {"": Colour("#112233")}}

    def on_screen(self, kind: str, entry: str, face: str) -> Picture:
        if entry == "1":
            return Picture("", (Rectangle(0, 0, 10, 20, "#445566"),), 10, 20, "", framed=False)
        return super().on_screen(kind, entry, face)


def test_a_game_draws_what_it_likes(toy: Ruleset[Any, Any]) -> None:
    register(evolve(TOY, pictures=OwnPictures))
    book = pictures(toy)
    assert "#445566" in book["hand/1"] and 'viewBox="0 0 10 20"' in book["hand/1"]
    assert "#112233" in book["hand/2"]
    assert 'viewBox="0 0 60 120"' in pictures(toy, "print")["hand/1"]
    register(evolve(TOY, pictures=Game))
    with pytest.raises(GameError, match="pictures should be a subclass of Pictures"):
        pictures(toy)


def test_pictures_are_on_the_wire() -> None:
    client = Client()
    found = cast(PicturesResult, client.ask("pictures", game="race", keys=["card/old_earth", "good/alien"]))
    book = pictures(find("race").load())
    assert found.pictures == {key: book[key] for key in ("card/old_earth", "good/alien")}
    assert found.colours["good"]["alien"].letter == "A"
    assert client.refused("pictures", keys=["tile"]).code == "bad-request"
