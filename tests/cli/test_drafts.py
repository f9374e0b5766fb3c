"""Questions for several things: named in any order, shown before they count, confirmed by Enter."""

from __future__ import annotations

import pytest

from starcup import Picks
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from starcup.words import words_of
from starcup_cli.drafts import Draft, asked_for_several
from tests.cli.helpers import longest, run


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


def asked(game: RollGame) -> Draft:
    """The open question of seat 0."""
    decision = game.decision(0)
    assert decision is not None
    draft = asked_for_several(decision, game.table, words_of(game.ruleset, ["Ann", "Bob"], 0))
    assert draft is not None
    return draft


def shown(draft: Draft) -> str:
    return " ".join(" ".join(draft.lines()).split())


def said(draft: Draft, line: str) -> str:
    """What a line is answered with while the question stays open."""
    reply = draft.reply(line)
    assert reply is not None and not reply.text, reply
    return " ".join(" ".join(reply.lines).split())


def submits(draft: Draft, *lines: str) -> str:
    """What is submitted after the last of these lines, and not before."""
    for line in lines[:-1]:
        said(draft, line)
    reply = draft.reply(lines[-1])
    assert reply is not None
    return reply.text


def recruiting(rules: RollRuleset, credits: int = 3) -> Draft:
    return asked(Scenario(rules).seat(0, credits=credits, citizenry="home home military genes").manage().begin())


def scouting(rules: RollRuleset) -> RollGame:
    """A Scout with three tiles in the zone."""
    zone = Scenario(rules).seat(
        0, workers={"explore": "home"}, develop=["galactic_salon"], settle=["pirate_world", "information_hub"]
    )
    game = zone.phases("explore").begin()
    game.submit(0, "scout home")
    return game


def recalling(rules: RollRuleset, cup: str = "home") -> Draft:
    seat = Scenario(rules).seat(
        0, cup=cup, settle=["pirate_world"], settlers="home home", tableau=["gem_world"], goods={"gem_world": "genes"}
    )
    return asked(seat.manage().begin())


# What is shown.


def test_items_are_numbered_in_plain_words_with_how_many_there_are(rules: RollRuleset) -> None:
    assert [line.strip() for line in recruiting(rules).lines() if line.startswith("   ")] == [
        "1  Home die (2 there)",
        "2  Military die",
        "3  Genes die",
    ]
    assert "1 Home from the settlers (2 there)" in shown(recalling(rules))
    assert "2 Genes good on Gem World" in shown(recalling(rules))
    assert "2 Pirate World Novelty world, cost 2" in shown(asked(scouting(rules)))


def test_the_range_is_told(rules: RollRuleset) -> None:
    assert "Choose 3 in any order: numbers or names, such as '1 2 3'." in shown(recruiting(rules))
    assert "Choose 1: a number or name, such as '1'." in shown(recruiting(rules, 1))
    assert "Choose any number of them in any order" in shown(asked(scouting(rules)))
    assert "For none, 'none' or Enter." in shown(recalling(rules))
    assert "Choose any number of them, at least 1, in any order" in shown(recalling(rules, cup=""))


def test_a_single_item_needs_no_list_of_ways(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, cup="home", settle=["pirate_world"], settlers="home").manage().begin()
    assert "'1' or its name to recall it. For none, 'none' or Enter." in shown(asked(game))


# Naming.


@pytest.mark.parametrize(
    "line",
    ["1 1 3", "3,1,1", "1, 3 1", "genes home home", "Home x2 and Genes", "home, GENES, 1", "genes die, home die x2"],
)
def test_numbers_and_names_in_any_order(rules: RollRuleset, line: str) -> None:
    draft = recruiting(rules)
    assert said(draft, line).startswith("Enter to recruit ")
    assert submits(draft, "") == "recruit home home genes"


def test_one_after_another(rules: RollRuleset) -> None:
    draft = recruiting(rules)
    assert said(draft, "3") == "Chosen: Genes. 2 more to choose. ('undo' clears it.)"
    assert said(draft, "").endswith("'1 2 3'. Chosen: Genes. 2 more to choose. ('undo' clears it.)")
    assert "1 more to choose" in said(draft, "home")
    assert submits(draft, "military", "") == "recruit home military genes"


def test_the_whole_text_needs_no_confirmation(rules: RollRuleset) -> None:
    assert submits(recruiting(rules), "recruit genes, home home") == "recruit home home genes"
    assert submits(recruiting(rules), "Recruit 1 1 Genes") == "recruit home home genes"
    assert submits(asked(scouting(rules)), "abandon none") == "abandon none"


def test_as_many_as_are_asked_for_are_chosen_anew(rules: RollRuleset) -> None:
    assert submits(recruiting(rules), "1 1 2", "3 2 1", "") == "recruit home military genes"
    assert submits(recruiting(rules, 1), "1", "3", "") == "recruit genes"


def test_a_minus_takes_out(rules: RollRuleset) -> None:
    draft = asked(scouting(rules))
    assert "Enter to abandon Galactic Salon and Pirate World, draw 3." in said(draft, "1 2")
    assert "Enter to abandon Pirate World, draw 2." in said(draft, "-galactic salon")
    assert said(draft, "-1").startswith("Galactic Salon is not chosen. Enter to abandon Pirate World")
    assert "Enter to abandon no tile, draw 1." in said(draft, "-2")


def test_what_is_named_again_stays_chosen(rules: RollRuleset) -> None:
    assert submits(asked(scouting(rules)), "1 3", "3", "") == "abandon galactic_salon information_hub"


def test_dice_are_called_by_their_place_or_by_their_colour_if_that_will_do(rules: RollRuleset) -> None:
    for line in (
        "genes",
        "genes gem world",
        "genes on gem world",
        "genes@gem_world",
        "genes good on gem world",
        "genes good",
    ):
        assert submits(recalling(rules), line, "") == "recall genes@gem_world"
    for line in ("home settlers home", "home from the settlers x2", "home@settlers home@settlers"):
        assert submits(recalling(rules), line, "") == "recall home@settlers home@settlers"


# Nothing at all.


def test_nothing_is_shown_before_it_counts(rules: RollRuleset) -> None:
    draft = recalling(rules)
    assert said(draft, "").startswith("Enter to recall nothing.")
    assert submits(draft, "") == "recall none"


def test_none_is_said_in_a_word(rules: RollRuleset) -> None:
    assert submits(recalling(rules), "none") == "recall none"
    assert submits(recalling(rules), "0") == "recall none"


def test_none_forgets_what_was_chosen_first(rules: RollRuleset) -> None:
    draft = recalling(rules)
    said(draft, "1 2")
    assert said(draft, "none").startswith("Enter to recall nothing.")


def test_enter_and_none_where_something_has_to_be_chosen(rules: RollRuleset) -> None:
    draft = recalling(rules, cup="")
    assert "Nothing is chosen: choose any number of them, at least 1," in said(draft, "")
    assert said(draft, "none").startswith("None is not enough: choose any number of them, at least 1,")


# Refusals keep what was chosen.


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("1 1 1", "Not Home 3 times: there are 2."),
        ("2 2", "Not Military 2 times: there is 1."),
        ("1 1 2 3", "That would be 4: choose 3 by number (1 to 3) or name, such as '1 2 3'."),
        ("9", "There is no 9: choose 3 by number"),
        ("1 flurb", "'flurb' is not to be chosen here: choose 3"),
        ("home novelty", "'novelty' is not to be chosen here: choose 3"),
    ],
)
def test_refusals_say_what_was_expected(rules: RollRuleset, line: str, refusal: str) -> None:
    draft = recruiting(rules)
    said(draft, "genes")
    assert said(draft, line).startswith(refusal)
    assert draft.items == ("genes",)


def test_other_words_are_left_to_the_commands(rules: RollRuleset) -> None:
    draft = recruiting(rules)
    assert [draft.reply(line) for line in ("board", "tile gem world", "undo", "recruit flurb")] == [None] * 4


def test_undo_forgets(rules: RollRuleset) -> None:
    draft = recruiting(rules)
    said(draft, "1")
    assert draft.clear() and not draft.clear()
    assert draft.draft() == []


# Tiles into stacks.


def placing(rules: RollRuleset, *tableau: str) -> Draft:
    game = Scenario(rules).seat(
        0, workers={"explore": "home"}, tableau=tableau, develop=["galactic_salon"], settle=["pirate_world"]
    )
    begun = game.draws(0, "spice_world", "transport_hub").phases("explore").begin()
    begun.submit(0, "scout home")
    begun.submit(0, "abandon galactic_salon")
    return asked(begun)


def sides(draft: Draft) -> list[str]:
    """The names of the sides on offer, development and world of each tile."""
    return [draft.words.item(item) for item in draft.offered]


def test_each_tile_is_named_by_a_side_from_the_top_down(rules: RollRuleset) -> None:
    draft = placing(rules)
    first, gem, second, mall = sides(draft)
    assert f"1 {first} " in shown(draft) and f"2 or {gem} " in shown(draft) and f"4 or {mall} " in shown(draft)
    assert "numbers or names, such as '1 4': those of one kind in the order" in shown(draft)
    assert said(draft, mall) == f"Chosen: {mall}. Still to place: {first} / {gem}. ('undo' clears it.)"
    assert said(draft, gem).startswith(f"Enter to place {mall}, then {gem} under the worlds.")
    # One named again goes behind the others.
    assert said(draft, mall).startswith(f"Enter to place {gem}, then {mall} under the worlds.")
    assert said(draft, f"{second}, {gem}").startswith(
        f"Enter to place {second} under the developments; {gem} under the worlds."
    )
    assert submits(draft, "") == f"place {draft.offered[2]} {draft.offered[1]}"


def test_one_tile_has_one_side(rules: RollRuleset) -> None:
    draft = placing(rules)
    first, gem, *_ = sides(draft)
    assert said(draft, "1 2") == f"One tile was named twice: {first} / {gem}."
    assert said(draft, "1").startswith("Chosen")
    assert said(draft, "none").startswith("None is not enough: name one side of each of the 2 tiles")


def test_tiles_on_top(rules: RollRuleset) -> None:
    draft = placing(rules, "improved_reconnaissance")
    assert any("@top" in item for item in draft.offered)
    assert " on top, " in shown(draft) and " under" in shown(draft)
    choice = draft.decision.legal[0]
    assert submits(draft, draft.numbers(choice), "") == choice.text


# Numbers for hints.


def test_numbers_of_a_choice_are_what_to_type(rules: RollRuleset) -> None:
    for draft in (recruiting(rules), asked(scouting(rules)), recalling(rules), placing(rules)):
        for choice in draft.decision.legal[:40]:
            line = draft.numbers(choice)
            draft.clear()
            assert submits(draft, line) == choice.text if line == "none" else submits(draft, line, "") == choice.text


def test_a_hundred_thousand_sets_are_not_listed(rules: RollRuleset, monkeypatch: pytest.MonkeyPatch) -> None:
    worlds = [face.key for face in rules.faces if face.is_world and face.holds_goods][:17]
    seat = Scenario(rules).seat(0, cup="home", tableau=worlds, goods=dict.fromkeys(worlds, "home"))
    draft = asked(seat.manage().begin())
    assert len(draft.decision.legal) == 2**17
    monkeypatch.setattr(Picks, "__iter__", lambda self: pytest.fail("walked through"))
    lines = draft.lines()
    assert len(lines) <= 22 and max(map(len, lines)) <= 80
    assert submits(draft, "17 2", "") == f"recall home@{worlds[1]} home@{worlds[16]}"


# At the table.


def test_at_the_table() -> None:
    typed = ["1", "", "select explore home.explore", "ready", "scout home", "2 7", "2", "board", "undo", "1 2", "why 1"]
    typed += ["help", "", "undo", "quit"]
    screen = run("play", "--seed", "3", "--bots", "random", typed=typed).stdout
    flat = " ".join(screen.split())
    assert "There is no 7: choose any number of them by number (1 to 2)" in flat
    assert flat.count("For none, 'none' or Enter.") == 5, "asked, after board, undo, why and help"
    assert "That is possible: abandon " in flat
    assert flat.count("draw 3. To choose otherwise") == 3, "chosen, after why and help"
    assert "You abandoned Public Works and Malevolent Lifeforms" in flat
    assert flat.count("Still to place") == 0 and "Which side of each new tile do you keep" in flat
    assert "tiles were drawn since" in flat
    assert longest(screen) <= 80


def test_a_refusal_by_the_rules_names_the_rule() -> None:
    typed = ["1", "", "select explore home.explore", "ready", "scout home", "abandon gem_world", "why abandon flurb"]
    flat = " ".join(run("play", "--seed", "3", "--bots", "random", typed=typed).stdout.split())
    assert flat.count("Not possible: no tile of your zone shows") == 2 and "[EXPLORE-5]" in flat
