"""Race for the Galaxy at the terminal: a beginner who types this and that, a guided game, people at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starcup import Game
from starcup_race import RaceRuleset
from starcup_race.words.lessons import RaceLessons
from tests.cli.helpers import longest, refused, report, run


def playing(*typed: str, seed: int = 5, players: int = 2) -> str:
    """Return the screen of a game against random bots."""
    options = ("--seed", str(seed), "--players", str(players), "--bots", "random")
    result = run("play", "--game", "race", *options, typed=typed)
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return result.stdout


def spoken(*typed: str, seed: int = 5) -> str:
    """The same, line breaks taken out."""
    return " ".join(playing(*typed, seed=seed).split())


def after(shown: str, typed: str) -> str:
    """Return the text between a typed line and the next prompt."""
    return shown.partition(f"> {typed}\n")[2].partition("\n> ")[0]


def test_the_first_game_begins_with_preset_hands() -> None:
    shown = run("play", "--game", "race", "--first-game", typed=["hand", "settle", "quit"])
    assert shown.exit_code == 0, shown.output
    assert "option" not in shown.output
    assert "| You build an empire in space out of cards" in shown.output
    assert "| The cards in your hand are two things at once" in shown.output
    assert "which two of these six" not in shown.output
    assert longest(shown.output) <= 80
    rules = RaceRuleset.load(options=RaceLessons().options)
    hand = [rules.cards[card].name for card in Game.new(rules, 2, RaceLessons.seed).table.seats[0].hand]
    assert all(name in " ".join(shown.output.split()) for name in hand)


def test_a_hint_says_in_plain_words_why() -> None:
    hint = spoken("hint planner", "quit").partition("hint: ")[2].partition("Asked")[0]
    assert re.match(r"\d \d, Discard [A-Z].*\. ", hint)
    assert "For it: " in hint or "Against it: " in hint
    assert not re.search(r"[+-]\d\.\d|%|playouts", hint)


def test_names_in_any_case_half_typed_and_numbers_choose() -> None:
    shown = spoken("Blaster", "merchant world", "ok", "EXPLORE +5", "1", "ok", "quit")
    assert "Chosen: Blaster Gem Mines, Merchant World." in shown
    assert "Chosen: You Explore +5" in shown


def test_a_beginning_that_fits_several_is_asked_about() -> None:
    assert '"explore" may be: 1 Explore' in spoken("1 2", "ok", "explore", "quit")
    assert "There is no 9: type a number from 1 to 7" in spoken("1 2", "ok", "9", "quit")
    assert "Chosen: You Consume: 2x VP" in spoken("1 2", "ok", "2x vp", "quit")


def test_names_with_commas_are_picked_among_others() -> None:
    result = run(
        *("play", "--game", "race", "--option", "race-base.actions=two", "--seed", "5", "--bots", "random"),
        typed=["1 2", "ok", "2x settle", "explore +1,+1, develop", "ok", "quit"],
    )
    assert result.exit_code == 0, result.output
    told = " ".join(result.stdout.split())
    assert "Chosen: Settle, Consume: 2x VP." in told or "Chosen: Consume: 2x VP, Settle." in told
    assert "Chosen: You Explore +1,+1" in told


def test_refusals_name_cards_and_rules() -> None:
    shown = spoken("5 6", "ok", "settle", "settle tourist world", "why settle Tourist World", "quit")
    assert "Not possible: Tourist World costs 4" in shown and "[SETTLE-9]" in shown
    assert "_" not in shown.partition("Not possible")[2].partition("Saved")[0]


def test_cards_are_looked_up_at_the_table() -> None:
    shown = playing("card", "card tourist", "card rebel", "card rebl base", "hand", "what tableau", "quit")
    assert "Tourist World: world, cost 4, 2 VP; 1 copy" in after(shown, "card tourist")
    assert "In your hand, now:" in after(shown, "card tourist")
    assert "several cards have 'rebel' in their names" in after(shown, "card rebel")
    assert "did you mean 'Rebel Base'" in after(shown, "card rebl base")
    assert "Alien Rosetta Stone World" in after(shown, "card")
    assert "Consume: 2 goods for 3 VP" in after(shown, "hand")
    assert "END-1" in after(shown, "what tableau")


@pytest.mark.slow
@pytest.mark.parametrize("players", [4, 2])
def test_a_whole_game_and_a_look_back(players: int, saves: Path) -> None:
    shown = playing(
        *["1 2", "ok", "none", "1 2 3", "ok", "1", "1 2 3 4", "ok", "pass", "done"] * 200, "quit", players=players
    )
    assert "\nRound 2" in shown
    assert "Traceback" not in shown
    again = run("replay", "last")
    assert again.exit_code == 0
    assert "\nRound 1" in again.output and "Chosen: " in again.output
    assert longest(again.output) <= 80


def test_bots_are_watched() -> None:
    shown = run("play", "--game", "race", "--watch", "--players", "3", "--bots", "random", "--seed", "2").output
    assert "winner" in shown
    assert longest(shown) <= 80


def test_people_share_a_keyboard_behind_a_curtain() -> None:
    typed = ["", "1 2", "ok", "", "1 2", "ok", "1", "", "1", "quit"]
    shown = run("play", "--game", "race", "--humans", "Anna,Ben", "--seed", "4", typed=typed).stdout
    assert "=== Pass the keyboard to Anna: press Enter ===" in shown
    assert "=== Pass the keyboard to Ben: press Enter ===" in shown
    anna, _, ben = shown.partition("=== Pass the keyboard to Ben: press Enter ===")
    rules = RaceRuleset.load()
    hands = [Game.new(rules, 2, 4).table.seats[seat].hand for seat in (0, 1)]
    only = [
        {rules.cards[card].name for card in hand}
        for hand in (set(hands[0]) - set(hands[1]), set(hands[1]) - set(hands[0]))
    ]
    assert not any(name in anna for name in only[1])
    assert not any(name in ben.partition("===")[0] for name in only[0])


def test_a_card_on_the_command_line() -> None:
    page = run("card", "Contact Specialist").output
    assert page.startswith("Contact Specialist: development, cost 1, 1 VP; 2 copies")
    assert "PAY-8: " in page
    assert run("card", "galactic", "fed").output.startswith("Galactic Federation")
    found = report("card", "gem_world")
    assert isinstance(found, dict)
    assert (found["type"], found["cost"], found["good"]) == ("world", 2, "novelty")
    assert refused("card", "gem wrld") == "starcup: unknown card 'gem wrld' (did you mean 'Gem World'?)"
    assert "several cards have 'gem' in their names: " in refused("card", "gem")
    listed = run("--help").output
    assert "Show what a card does (race)." in listed and "Show what a tile does (roll)." in listed
    assert "did you mean 'card'" in refused("crad", "x")


def test_words_and_rules_and_powers_on_the_command_line() -> None:
    assert "TERM-1" in run("what", "tableau", "--game", "race").output
    assert run("rules", "--game", "race", "PAY-8").output.startswith("PAY-8  Contact Specialist")
    assert "contact_specialist.toml" in run("powers", "--game", "race").output
