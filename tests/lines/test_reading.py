"""Typed lines as answers: understood if one option fits, in any words for it, and never taken where several do."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup.lines import AnswerReader, Draft, Misnamed, keyed, numbered
from starcup.messages import PSEUDO, Language, Message, verbatim
from starcup.scene import Item, Option, Pick, Piece, Prompt, Scene, Space, Touches

ENGLISH = Language()
PIECES = tuple(
    Piece(key, "card", verbatim(name), key, badges=badges)
    for key, name, badges in (
        ("colony_ship", "Colony Ship", ()),
        ("comet_zone", "Comet Zone", (verbatim("Rare good"),)),
        ("old_earth", "Old Earth", (verbatim("Novelty good"),)),
    )
)


def option(choice: str, label: str, *take: str, shortcut: bool = False) -> Option:
    return Option(choice, Message(f"toy-{choice.replace(' ', '-')}", label), touches=Touches(take), shortcut=shortcut)


OPTIONS = (
    option("settle colony_ship", "Settle Colony Ship", "colony_ship"),
    option("trade comet_zone", "Trade the good of Comet Zone", "comet_zone"),
    option("trade old_earth", "Trade the good of Old Earth", "old_earth"),
    option("scout", "Scout"),
    option("pass", "Place nothing"),
    option("reroll 1 3", "Re-roll 1 and 3", shortcut=True),
)
PROMPT = Prompt(0, 4, "turn", verbatim("What do you do?"), options=OPTIONS)
SCENE = Scene(0, 2, 1, False, verbatim(""), (Space("row", verbatim("Row"), pieces=PIECES),), prompt=PROMPT)


def reader(*languages: Language) -> AnswerReader:
    return AnswerReader(SCENE, numbered(PROMPT), languages or (ENGLISH,))


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("1", "settle colony_ship"),
        ("settle colony_ship", "settle colony_ship"),
        ("Settle  Colony Ship", "settle colony_ship"),
        ("colony ship", "settle colony_ship"),
        ("ship colony", "settle colony_ship"),
        ("colo", "settle colony_ship"),
        ("settle", "settle colony_ship"),
        ("trade rare", "trade comet_zone"),
        ("novelty", "trade old_earth"),
        ("trade the earth", "trade old_earth"),
        ("SCOUT", "scout"),
        ("nothing", "pass"),
        ("pass", "pass"),
        ("reroll 3 1", "reroll 1 3"),
    ],
)
def test_a_line_that_fits_one_option_is_understood(line: str, choice: str) -> None:
    found = reader().read(line).option
    assert found is not None and found.choice == choice


@pytest.mark.parametrize(
    ("line", "fitting"), [("trade", 2), ("good", 2), ("9", 0), ("co", 2), ("tra x", 0), ("", 0), ("the", 0)]
)
def test_what_fits_several_or_none_is_never_taken(line: str, fitting: int) -> None:
    found = reader().read(line)
    assert found.option is None and len(found.options) == fitting


def test_the_language_shown_and_english_are_understood() -> None:
    pseudo = Language(PSEUDO)
    shown = pseudo.text(OPTIONS[3].label)
    for line in (shown, "scout"):
        found = reader(pseudo, ENGLISH).read(line).option
        assert found is not None and found.choice == "scout"


def test_suggestions_are_possible_now() -> None:
    assert reader().near("scuot").lower() == "scout"
    assert reader().near("upgrade") == ""


def test_options_that_touch_a_thing_are_found_by_its_name() -> None:
    assert [option.choice for option in reader().touching("Comet Zone")] == ["trade comet_zone"]


def test_numbers_stay_while_options_only_become_fewer() -> None:
    before = {option.choice: number for number, option in numbered(PROMPT)}
    fewer = Prompt(0, 5, "turn", verbatim("?"), options=OPTIONS[2:4])
    assert [number for number, _ in numbered(fewer, before)] == [3, 4]
    other = Prompt(0, 5, "turn", verbatim("?"), options=(OPTIONS[2], option("new", "New")))
    assert [number for number, _ in numbered(other, before)] == [1, 2]


def test_names_of_things_become_keys_for_the_rules() -> None:
    assert keyed("Settle old earth", SCENE, (ENGLISH,)) == "settle old_earth"


# Several items.

PICK = Pick(
    "pay",
    (
        Item("colony_ship", verbatim("Colony Ship")),
        Item("comet_zone", verbatim("Comet Zone")),
        Item("home", verbatim("Home"), count=3),
    ),
    1,
    3,
)


def draft(pick: Pick = PICK) -> Draft:
    return Draft(pick, (ENGLISH,))


@pytest.mark.parametrize(
    "line", ["1 3 3", "3 1 3", "home x2, ship", "colony ship and home and home", "pay home home colony", "home 1 home"]
)
def test_items_are_named_in_any_order_and_way(line: str) -> None:
    made = draft()
    made.add(made.read(line))
    assert sorted(made.items or ()) == ["colony_ship", "home", "home"]
    assert made.choice.startswith("pay ")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("9", "There is no 9"),
        ("co", "not to be chosen"),
        ("home x4", "There are only 3 Home"),
        ("home x3 ship", "3 at most"),
        ("-", "Nothing is named"),
    ],
)
def test_what_is_no_item_is_refused(line: str, said: str) -> None:
    made = draft()
    with pytest.raises(Misnamed) as refusal:
        made.add(made.read(line))
    assert said in ENGLISH.text(refusal.value.reason)
    assert made.items is None


def test_items_are_added_and_taken_out() -> None:
    made = draft()
    made.add(made.read("home"))
    made.add(made.read("comet"))
    made.take_out(made.read("home"))
    assert made.items == ("comet_zone",)
    with pytest.raises(Misnamed):
        made.take_out(made.read("ship"))


def test_as_many_as_are_asked_for_replace_those_before() -> None:
    made = draft(Pick("pay", PICK.items, 2, 2))
    made.add(made.read("1 2"))
    made.add(made.read("3 3"))
    assert made.items == ("home", "home")


def test_of_a_thing_with_two_sides_one_is_picked_and_the_other_replaces_it() -> None:
    sides = tuple(
        Item(name, verbatim(name), together=number // 2) for number, name in enumerate(("a1", "a2", "b1", "b2"))
    )
    made = draft(Pick("lay", sides, 2, 2, ordered=True))
    made.add(made.read("a1"))
    before = made.choice
    made.add(made.read("b2 a2"))
    assert (before, made.choice) == ("", "lay b2 a2")
    with pytest.raises(Misnamed):
        made.add(made.read("a1 a2"))


# Other languages.

SPACE = "\N{NO-BREAK SPACE}"
CHOICES = (
    option("ship rare", f"Expédier la marchandise d'éléments rares{SPACE}: 4{SPACE}$"),
    option("ship genes", "Expédier la marchandise génétique"),
    option("place art", "Placer l'Œuvre d'art"),
)
DICE = Pick(
    "recruit",
    (
        Item("home", Message("die-home", "dé natif"), count=3),
        Item("rare_elements", Message("die-rare", f"dé d'éléments{SPACE}rares")),
        Item("genes", Message("die-genes", "dé génétique")),
    ),
    1,
    4,
)


@pytest.fixture
def french(tmp_path: Path) -> Language:
    (tmp_path / "locales" / "fr").mkdir(parents=True)
    (tmp_path / "locales" / "fr" / "toy.ftl").write_text("die-home = dé natif\n    .plural = dés natifs\n")
    return Language("fr", [tmp_path])


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("Expédier la marchandise d'éléments rares : 4 $", "ship rare"),
        (f"expedier la marchandise d’elements rares{SPACE}: 4$", "ship rare"),
        ("elements rares", "ship rare"),
        ("EXPÉDIER LA MARCHANDISE D’ÉLÉMENTS RARES", "ship rare"),
        ("expedier genetique", "ship genes"),
        ("la génétique", "ship genes"),
        ("placer l’oeuvre d’art", "place art"),
        ("œuvre", "place art"),
    ],
)
def test_spaces_apostrophes_and_accents_are_forgiven(french: Language, line: str, choice: str) -> None:
    prompt = Prompt(0, 4, "turn", verbatim("?"), options=CHOICES)
    scene = Scene(0, 2, 1, False, verbatim(""), (), prompt=prompt)
    found = AnswerReader(scene, numbered(prompt), (french, ENGLISH)).read(line).option
    assert found is not None and found.choice == choice


@pytest.mark.parametrize(
    ("line", "items"),
    [
        ("dé natif, dé génétique", ["genes", "home"]),
        ("de natif et elements rares", ["home", "rare_elements"]),
        (f"d’éléments{SPACE}rares", ["rare_elements"]),
        ("dés natifs x3", ["home"] * 3),
        ("tout", ["genes", "home", "home", "home", "rare_elements"]),
        ("all", ["genes", "home", "home", "home", "rare_elements"]),
    ],
)
def test_items_are_named_in_the_language_shown(french: Language, line: str, items: list[str]) -> None:
    assert sorted(Draft(DICE, (french, ENGLISH)).read(line)) == items
