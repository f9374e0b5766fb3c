"""What strangers have installed is on the first page, and is played like our own."""

from __future__ import annotations

from playwright.sync_api import Page

from starcup import Rng
from tests.web.browser.playing import Server, play


def test_a_strangers_pack_is_chosen_on_the_first_page_and_played(page: Page, server: Server) -> None:
    page.goto(server.address)
    form = page.locator("form.new")
    form.get_by_text("Race for the Galaxy").click()
    form.locator("select").nth(1).select_option("random")
    form.locator("summary").click()
    form.get_by_label("waystations").check()
    form.locator("button[type=submit]").click()
    page.locator(".prompt").wait_for()
    token = page.url.partition("#/t/")[2]
    box = server.post("catalogue", token=token)["catalogue"]["box"]
    assert box["packs"] == ["race-base", "waystations"]
    version = server.post("table", token=token)["version"]
    play(page, Rng(2), lambda: server.finished(token), most=20, ends=False)
    assert server.post("table", token=token)["version"] > version


def test_a_strangers_game_is_chosen_on_the_first_page(page: Page, server: Server) -> None:
    page.goto(server.address)
    form = page.locator("form.new")
    form.get_by_text("Salvage").click()
    form.locator("select").nth(1).select_option("random")
    form.locator("button[type=submit]").click()
    page.locator(".prompt").wait_for()
    assert "Salvage" in page.locator("header.top h1").inner_text()
    token = page.url.partition("#/t/")[2]
    play(page, Rng(2), lambda: server.finished(token))
    assert page.locator(".seat.winner").count() > 0
    page.goto(server.address)
    page.locator(".games li").wait_for()
    assert page.locator(".games li").count() == 1
