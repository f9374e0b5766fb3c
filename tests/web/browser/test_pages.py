"""Every page: axe finds nothing, nothing scrolls sideways on a phone, every word comes from a catalogue."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from starcup import Rng
from starcup.messages import PSEUDO, unmarked_words
from starcup.messages.pseudo import accented
from tests.web.browser.conftest import PHONE
from tests.web.browser.playing import Server, open_seat, play

Axe = Callable[[Page, str], None]
Picture = Callable[[Page, str], None]
NewPage = Callable[..., Page]
WAYS: dict[str, dict[str, object]] = {"desk": {}, "dark": {"color_scheme": "dark"}, "phone": PHONE}
WORDS = """() => {
  const found = [];
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const skipped = "script, style";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (shown(node.parentElement) && !node.parentElement.closest(skipped)) found.push(node.textContent);
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) found.push(element.getAttribute(name) ?? "");
  return [document.title, ...found];
}"""
"""All that a person reads, or hears a screen reader say."""
ENGLISH = re.compile(r"\b(the|with|of|and|you|your|from|into|this|that|what|when|goods|world|card|tile)\b")
"""Words that neither Spanish nor French has."""
IDS = r"\b[A-Z]{3,}(?:-\d+)?\b"
"""Ids of rules."""


def pages(page: Page, server: Server, game: str) -> Iterator[str]:
    """Go through all pages and panels of a game, with a table in the middle of it; yields their names."""
    page.goto(server.address)
    page.locator("form.new").wait_for()
    page.locator("form.new details summary").click()
    yield "lobby"
    opened = server.new("client", "client", game=game, seed=8, names=["1", "2"])
    open_seat(page, server, opened["seats"][0])
    play(page, Rng(8), lambda: True, most=12, ends=False)
    yield "table"
    for name in range(page.locator("header.top nav button:visible").count()):
        page.locator("header.top nav button:visible").nth(name).click()
        page.locator("dialog[open]").wait_for()
        yield f"panel {name}"
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.locator(".piece:visible").first.click(button="right")
    page.locator("dialog[open]").wait_for()
    yield "a piece"
    open_seat(page, server, opened["watch"])
    yield "watching"
    over = server.new("random", "random", game=game, seed=8, names=["1", "2"])["watch"]
    page.goto(f"{server.address}/#/r/{over}")
    page.locator(".table .piece").first.wait_for()
    yield "replay"
    page.goto(server.link("none.at-all"))
    page.locator("main h1").wait_for()
    yield "no link"


def wide(page: Page) -> list[str]:
    """What makes a page scroll sideways."""
    found: list[str] = page.evaluate("""() => {
      if (document.scrollingElement.scrollWidth <= innerWidth) return [];
      const out = (element) => element.getBoundingClientRect().right > innerWidth + 1;
      const wide = [...document.body.querySelectorAll("*")].filter(out);
      return wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120));
    }""")
    return found


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "game", ["race", pytest.param("roll", marks=pytest.mark.slow), pytest.param("tiny-epic", marks=pytest.mark.slow)]
)
def test_axe_finds_nothing(new_page: NewPage, server: Server, axe: Axe, picture: Picture, way: str, game: str) -> None:
    page = new_page(**WAYS[way])
    for name in pages(page, server, game):
        axe(page, name)
        assert wide(page) == [], name
        picture(page, f"{game}-{way}-{name.replace(' ', '-')}")


@pytest.mark.parametrize(
    "game", ["race", pytest.param("roll", marks=pytest.mark.slow), pytest.param("tiny-epic", marks=pytest.mark.slow)]
)
def test_every_word_comes_from_a_catalogue(new_page: NewPage, server: Server, game: str) -> None:
    page = new_page({"language": PSEUDO})
    for name in pages(page, server, game):
        texts = [re.sub(IDS, "", text) for text in page.evaluate(WORDS)]
        assert [text for text in texts if unmarked_words(text)] == [], name


@pytest.mark.parametrize(("locale", "code"), [("es-MX", "es"), ("fr-CA", "fr")])
@pytest.mark.parametrize(
    "game", ["tiny-epic", pytest.param("roll", marks=pytest.mark.slow), pytest.param("race", marks=pytest.mark.slow)]
)
def test_pages_are_in_the_language_of_the_browser(
    new_page: NewPage, server: Server, locale: str, code: str, game: str
) -> None:
    page = new_page({"language": None}, **PHONE, locale=locale)
    seat = server.new("client", "client", game=game, seed=8, names=["1", "2"])["seats"][0]
    box = server.post("catalogue", {"language": code}, seat)["catalogue"]
    titles = {offer["title"] for offer in server.get("games")["games"]}
    printed = titles | {title for names in box["names"].values() for title in names.values()}
    names = re.compile("|".join(map(re.escape, sorted(printed, key=len, reverse=True))))
    for name in pages(page, server, game):
        assert wide(page) == [], name
        assert page.locator("html").get_attribute("lang") == code
        texts = [names.sub("", text) for text in page.evaluate(WORDS)]
        assert [text for text in texts if ENGLISH.search(text)] == [], name


def test_another_language_is_chosen_in_the_settings(new_page: NewPage, server: Server) -> None:
    page = new_page({"language": None}, locale="de-DE")
    page.goto(server.address)
    page.locator("form.new").wait_for()
    chosen = page.locator(".settings select").first
    assert (chosen.input_value(), chosen.locator("option").all_inner_texts()) == (
        "en",
        ["English", "español", "français"],
    )
    chosen.select_option("fr")
    page.get_by_role("heading", name="Nouvelle partie").wait_for()
    page.reload()
    page.get_by_role("heading", name="Nouvelle partie").wait_for()
    assert page.locator("html").get_attribute("lang") == "fr"


def test_orders_are_read_and_given_in_the_language_of_the_page(new_page: NewPage, server: Server) -> None:
    page = new_page({"language": PSEUDO})
    seat = server.new("client", "client", game="tiny-epic", seed=8, names=["1", "2"])["seats"][0]
    open_seat(page, server, seat)
    page.get_by_label(accented("Standing orders")).click()
    form = page.locator(".order form").first
    assert form.locator("option").first.get_attribute("value") == "pass"
    form.locator("button[type=submit]").click()
    page.locator(".order").first.locator("p").wait_for()
    told = page.locator("dialog[open]").inner_text()
    held = server.post("orders", {"language": PSEUDO}, seat)["orders"]
    assert {order["choice"] for order in held} == {"pass"}
    assert [order["text"] for order in held if order["text"] not in told] == []
    assert unmarked_words(told) == []
