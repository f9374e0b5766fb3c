"""A finished game is looked through choice by choice, from any seat, and played on from any point."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.web.browser.playing import Server, until


def test_a_finished_game_is_looked_through_and_played_on(page: Page, server: Server) -> None:
    token = server.new("random", "random", game="race", seed=3, names=["Ann", "Ben"])["watch"]
    page.goto(f"{server.address}/#/r/{token}")
    slider = page.locator(".slider input[type=range]")
    until(page, "() => Number(document.querySelector('.slider input')?.max) > 0")
    slider.fill("20")
    until(page, "() => document.querySelector('.log').innerText.includes('Ann discards 2 cards')")
    page.locator(".slider select").select_option(label="Ben")
    until(page, "() => document.querySelector('.log').innerText.includes('You discard')")
    assert page.locator(".seat.mine").get_attribute("aria-label") == "Ben"
    assert page.locator(".thinks, .presence").count() == 0
    page.get_by_text("Play on from here").click()
    page.wait_for_url("**#/t/**")
    page.locator(".prompt.asked").wait_for()
