"""The language of the table: that of the browser, or the one asked for; games without words in it speak English."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starcup.messages import PSEUDO
from starcup_web.speech import accepted
from tests.kernel.knockout import KNOCKOUT
from tests.web.asking import Served

HEADERS = (
    ("", "en"),
    ("*", "en"),
    ("es", "es"),
    ("es-419,es;q=0.9,en;q=0.8", "es"),
    ("de-DE,de;q=0.9", "en"),
    ("de, fr-CH;q=0.9, en;q=0.5", "fr"),
    ("en;q=0.5, fr;q=0.8", "fr"),
    ("fr;q=0, es;q=0.1", "es"),
    ("fr;q=x, es", "es"),
    ("../es, ;;,", "en"),
)


@pytest.fixture(scope="module")
def two() -> Iterator[Served]:
    """A server with a game of ours and one that speaks English only."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("starcup.games._KNOWN", {KNOCKOUT.key: KNOCKOUT})
        with Served(games=("race", KNOCKOUT.key)) as served:
            yield served


@pytest.mark.parametrize(("header", "language"), HEADERS)
def test_the_browser_chooses(two: Served, header: str, language: str) -> None:
    assert accepted(header) == language
    answer = two.get("/api/words", **{"accept-language": header})
    assert (answer.status, answer.headers["content-language"]) == (200, language)
    assert answer.body == two.get(f"/api/words/{language}").body


@pytest.mark.parametrize(
    ("asked", "language"), [("fr", "fr"), ("es-MX", "es"), ("tlh", "en"), ("..", "en"), (PSEUDO, PSEUDO)]
)
def test_words_come_with_their_language(two: Served, asked: str, language: str) -> None:
    assert two.get(f"/api/words/{asked}").headers["content-language"] == language


def test_what_is_on_offer_is_told_in_the_language(two: Served) -> None:
    told = {code: two.done("offer", language=code) for code in ("en", "es", "fr", "fr-CA", "tlh")}
    assert told["fr-CA"] == told["fr"] and told["tlh"] == told["en"]
    assert told["en"]["languages"] == ["en", "es", "fr"]
    race, knockout = told["es"]["games"]
    assert race["packs"][0]["title"] == "Juego base"
    values = {option["name"]: option for option in race["options"]}["race-base.start"]["values"]
    assert [value["value"] for value in values] == ["usual", "first-game"]
    assert values[0]["title"] == "seis cartas para cada uno, como siempre"
    assert knockout == told["en"]["games"][1]
    bots = {(bot["name"], bot["game"]): bot for bot in told["fr"]["bots"]}
    assert bots["easy", "race"]["title"] == "facile"
    assert bots["greedy", "race"]["summary"].startswith("Prend ce qui paraît le mieux")
    assert {bot["summary"] for bot in told["en"]["bots"]} >= {"Takes any legal choice."}


def test_a_game_without_words_in_the_language_is_told_in_english(two: Served) -> None:
    seat = two.new("client", "client", game=KNOCKOUT.key).seats[0] or ""
    english = two.done("table", seat, language="en")["scene"]
    assert two.done("table", seat, language="es")["scene"] == english
    with two.reader(seat, language="fr") as reader:
        assert reader.table()["scene"] == english
    assert two.ask("table", seat, language="tlh").json["error"]["code"] == "unknown-language"


def test_a_feed_is_in_the_language_of_who_asked_for_it(two: Served) -> None:
    seat = two.new("client", "client", game="race", names=["Ana", "Bo"]).seats[0]
    titles = {
        "en": "Your turn in Race for the Galaxy",
        "es": "Tu turno en Race for the Galaxy",
        "fr": "À vous dans Race",
    }
    for code, title in titles.items():
        path, _, query = two.done("feed", seat, language=code)["path"].partition("?")
        assert query == ("" if code == "en" else f"language={code}")
        assert title in two.get(f"{path}?{query}").body.decode()
