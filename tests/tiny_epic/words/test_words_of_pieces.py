"""Planets, missions and rebel boards in words: what each does, its rules, and the questions of its action."""

from __future__ import annotations

import re

import pytest

from starcup.words import WIDTH, Words, words_of
from starcup_cli.drafts import asked_for_several
from starcup_cli.listed import Listed
from starcup_tiny_epic import EpicRuleset, EpicTable, EpicView, events
from starcup_tiny_epic.testing import EpicGame
from tests.tiny_epic.rules.turns import do, land, scene, use
from tests.tiny_epic.scenes import RULES, solo, variant

SENTENCES = {
    "birkomius": (
        "To the end of the turn, gain 1 culture each time another player follows, the present die included. "
        "Only in your own turn, once per turn."
    ),
    "bisschop": (
        "To the end of the turn, gain 1 energy each time another player follows, the present die included. "
        "Only in your own turn, once per turn."
    ),
    "drewkaiden": "Advance one of your ships 1 space along a diplomacy track.",
    "jakks": "Gain 1 culture.",
    "leandra": "Advance one of your ships 1 space along an economy track.",
    "tifnod": "Push a ship of another player back 1 space along a diplomacy track.",
    "vici_ks156": "Gain 1 energy.",
    "vizcarra": "Push a ship of another player back 1 space along an economy track.",
    "clj_0517": "Take 1 culture from another player who has some. Only in your own turn, once per turn.",
    "helios": "Put a planet of the row without any ship out of the game, and turn up a new one in its place.",
    "hoefker": "Pay 1 energy: gain 2 culture.",
    "la_torres": "Take 1 energy from another player who has some. Only in your own turn, once per turn.",
    "lureena": "Upgrade your empire at the usual price, paid in any mixture of energy and culture.",
    "mj_120210": "Gain 2 energy.",
    "mared": "If your level is the lowest of all, upgrade your empire for 1 less, paid in one kind of resource.",
    "zalax": "Re-roll any of your unused dice; your free re-roll stays. Only in your own turn.",
    "brumbaugh": (
        "Pay 2 energy: push 2 different ships of other players back 1 space along a track of any kind; if "
        "there are fewer, those."
    ),
    "jorg": "Pay 2 culture: push a ship of another player back 2 spaces along a track of any kind.",
    "nagato": "Pay 1 culture: move 2 different ships of yours, one after the other. Once per turn.",
    "nakagawakozi": "Pay 2 energy: advance one of your ships 2 spaces along an economy track.",
    "omicron_fenzi": "Turn any amount of energy, at least 1, into as much culture.",
    "padraigin_3110": "Pay 2 culture: advance one of your ships 2 spaces along a diplomacy track.",
    "pembertonia_major": "Turn any amount of culture, at least 1, into as much energy.",
    "umbra_forum": "Use the action of any planet in the row; you need no ship there.",
    "andellouxian_6": (
        "Bring one of your ships in orbit home, and gain as many resources as the number of its space, all "
        "energy or all culture."
    ),
    "bsw_10_1": "Move one of your ships back 1 space, then a different one forward 1 space.",
    "gleam_zanier": "Gain 2 energy. Every other player gains 1 energy.",
    "jac_110912": "Gain 2 culture. Every other player gains 1 culture.",
    "maia": "Pay 2 of your unused dice: gain 2 energy and 2 culture. Only in your own turn.",
    "sargus_36": "Pay 1 energy to another player, and use the action of one of his colonies.",
    "walsfeo": "Pay 1 culture to another player, and use the action of one of his colonies.",
    "zavodnick": (
        "Carry out the action of any face of a die; then every other player may follow it for nothing. Once per turn."
    ),
    "aughmoore": "Gain 1 culture for each ship in your galaxy; ships on planets don't count.",
    "gort": (
        "Move one of your ships in orbit to the space of the same number on the track of another planet; a "
        "ship that comes to the symbol there colonises."
    ),
    "gyore": "Turn one of your unused dice to any face. Only in your own turn.",
    "k_widow": "Push a ship of another player back 1 space along a track of any kind.",
    "nibiru": "From the present die to the end of the turn, each follow costs 2 culture. Only in your own turn.",
    "piedes": "Carry out the action of an activated die once more.",
    "shouhua": "Advance one of your ships 1 space along a track of any kind.",
    "terra_bettia": (
        "Each other player in turn advances one of his ships 1 space along a track of any kind. Advance one "
        "of your ships 2 spaces along a track of any kind."
    ),
}


def words(rules: EpicRuleset = RULES, you: int | None = 0) -> Words[EpicTable, EpicView]:
    """Return the words for the first of two players."""
    return words_of(rules, ("Ann", "Ben"), you)


def shown(game: EpicGame) -> list[str]:
    """Return the lines of the question that is asked."""
    (decision,) = game.waiting()
    rules = game.ruleset
    assert isinstance(rules, EpicRuleset)
    told = words(rules, decision.seat)
    several = asked_for_several(decision, game.table, told)
    asked = several or Listed(decision, game.allowed(decision.seat), game.table, told, "")
    return asked.lines()


def said(game: EpicGame) -> str:
    """Return the question that is asked with its choices as one text."""
    return " ".join(" ".join(shown(game)).split())


@pytest.mark.parametrize("key", RULES.keys)
def test_every_planet_of_the_box_has_its_sentence(key: str) -> None:
    told = words()
    piece = next(one for one in told.pieces_of("planet") if one.key == key)
    assert piece.text.endswith(SENTENCES[key])
    lines = told.piece_lines(piece)
    assert [line for line in lines if len(line) > WIDTH] == []
    assert told.piece_rules(piece)
    assert all(any(name in line for line in lines) for name in told.piece_rules(piece))


def test_readings_that_are_chosen_are_told() -> None:
    rules = variant(gort="orbits", helios="under", andellouxian="split", mared="tied", terra_bettia="may")
    told = {piece.key: piece.text for piece in words(rules).pieces_of("planet")}
    assert [key for key in RULES.keys if not told[key].endswith(SENTENCES[key])] == [
        key for key in RULES.keys if key in ("andellouxian_6", "gort", "helios", "mared", "terra_bettia")
    ]


def test_missions_and_rebel_boards_have_pages() -> None:
    told = words()
    missions = {piece.key: " ".join(" ".join(told.piece_lines(piece)).split()) for piece in told.pieces_of("mission")}
    assert len(missions) == 12
    assert "3 VP (2 if tied) at the end of the game if you have the most energy." in missions["charger"]
    assert "in the deck with 3 players or more" in missions["charger"]
    assert "2 VP at the end of the game if you have no ships at planets" in missions["orbiter"]
    boards = {piece.key: " ".join(told.piece_lines(piece)) for piece in told.pieces_of("rebel")}
    assert list(boards) == ["artemis", "rothkel", "zendica", "hades", "gamelyn"]
    assert {key for key, text in boards.items() if "stand-ins" in text} == {"rothkel", "hades", "gamelyn"}
    assert {key for key, text in boards.items() if "*" in text} == {"rothkel", "hades", "gamelyn"}
    assert [line for piece in told.pieces() for line in told.piece_lines(piece) if len(line) > WIDTH] == []
    assert [piece.key for piece in told.pieces() if told.piece_data(piece)["key"] != piece.key] == []


def test_stand_ins_of_a_board_are_said_wherever_they_are_shown() -> None:
    game = solo("hades").begin()
    told = words_of(variant(rebel="hades"), ("Ann",), 0)
    for lines in (told.overview(game.table, game.view(0)), told.board(game.table, [game.view(0)])):
        assert any("energy 0/5*" in line for line in lines)
        assert any(line.startswith("  * A stand-in") for line in lines)


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (use(scene("k_widow.3", dice="colony move", levels=[6], colonies=["andellouxian_6"]), "andellouxian_6"),
         ("Which resource do you gain? [Andellouxian-6]", "+3 culture")),
        (use(scene("k_widow.3 jakks.1", dice="colony move", levels=[6], colonies=["andellouxian_6"]), "andellouxian_6"),
         ("Which ship returns to your galaxy?", "recall K-Widow", "from space 3: gain 3 energy or culture")),
        (use(scene("k_widow.3 jakks.1", dice="colony", levels=[6], colonies=["bsw_10_1"]), "bsw_10_1"),
         ("Which ship of yours goes back?", "pull back K-Widow", "from 3 to 2 of 6, 7 VP")),
        (land(scene(row="helios jakks gort k_widow"), "helios", "use helios"),
         ("Which planet do you remove from the row?", "remove Gort", "7 VP, energy")),
        (use(scene(dice="colony move energy culture", have=[(1, 0)], levels=[6], colonies=["maia"]), "maia"),
         ("Which 2 unused dice do you give up?",)),
        (use(scene(dice="colony", have=[(2, 2)], levels=[2], colonies=["lureena"]), "lureena"),
         ("How do you pay for level 3?", "upgrade with 2 energy and 1 culture", "2 VP instead of 1, a ship")),
        (use(scene(dice="colony move energy", levels=[6], colonies=["gyore"]), "gyore"),
         ("Which die do you turn, and to which face?",)),
        (use(scene("k_widow.0", dice="colony", have=[(5, 4)], levels=[6], colonies=["omicron_fenzi"]), "omicron_fenzi"),
         ("How much energy do you turn into culture?", "then energy 2, culture 7")),
    ],
)  # fmt: skip
def test_questions_of_actions_are_in_words(game: EpicGame, expected: tuple[str, ...]) -> None:
    text = said(game)
    assert [part for part in expected if part not in text] == []
    assert re.search(r"[a-z]_[a-z]", text) is None


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("land jakks", "move galaxy to jakks.surface"),
        ("land on Jakks from home", "move galaxy to jakks.surface"),
        ("orbit K-Widow", "move galaxy to k_widow.orbit"),
        ("orbit k widow from helios", "move helios.orbit to k_widow.orbit"),
        ("home", "move helios.orbit to galaxy"),
        ("home helios", "move helios.orbit to galaxy"),
        ("galaxy to gort orbit", "move galaxy to gort.orbit"),
        ("move galaxy to gort.orbit", "move galaxy to gort.orbit"),
    ],
)
def test_moves_are_typed_as_people_say_them(typed: str, meant: str) -> None:
    game = do(scene("helios.0", row="helios jakks gort k_widow", dice="move"), "activate move")
    (decision,) = game.waiting()
    asked = Listed(decision, game.allowed(0), game.table, words(), "")
    reply = asked.reply(typed)
    if reply is not None and not reply.text:  # either ship could go there
        assert "may be any of" in reply.lines[0]
        return
    assert (reply.text if reply is not None else words().keyed(typed)) == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("e", "activate energy"),
        ("energy", "activate energy"),
        ("re-roll e e", "re-roll energy energy"),
        ("reroll m energy", "re-roll move energy"),
        ("roll", "re-roll"),
        ("roll m", "re-roll move"),
        ("re-roll all", "re-roll move energy energy"),
        ("put in e m", "put in move energy"),
        ("done", "end turn"),
    ],
)
def test_dice_are_typed_by_their_first_letters(typed: str, meant: str) -> None:
    game = scene(dice="move energy energy")
    (decision,) = game.waiting()
    reply = Listed(decision, game.allowed(0), game.table, words(), "").reply(typed)
    assert reply is not None
    assert reply.text == meant


@pytest.mark.parametrize(("typed", "meant"), [("force", "force re-roll"), ("stand", "let stand")])
def test_answers_about_the_rebels_die_are_typed_short(typed: str, meant: str) -> None:
    game = solo("artemis").begin()
    while game.waiting()[0].kind != "rebel-die":
        decision = game.waiting()[0]
        game.submit(0, decision.legal[-1], decision.number)
    told = words_of(variant(rebel="artemis"), ("Ann",), 0)
    reply = Listed(game.waiting()[0], game.allowed(0), game.table, told, "").reply(typed)
    assert reply is not None
    assert reply.text == meant


def test_all_dice_are_named_by_one_word() -> None:
    game = do(scene(dice="move energy energy"), "re-roll")
    (decision,) = game.waiting()
    asked = asked_for_several(decision, game.table, words())
    assert asked is not None
    for typed in ("all", "re-roll all"):
        reply = asked.reply(typed)
        assert reply is not None
        assert reply.text == "re-roll move energy energy"


def test_a_follow_without_a_die_is_asked_as_such() -> None:
    game = scene(dice="colony", colonies=["zavodnick"], have=[(2, 1), (0, 0)])
    assert "Ann carries out energy. Do you follow for nothing and gain 2 energy?" in said(
        do(game, "activate colony", "use zavodnick", "choose energy")
    )


def test_an_overview_never_cuts_ships_off() -> None:
    there = "jakks.0 jakks.surface"
    game = scene(there, there, there, there, levels=[6] * 4, players=4, dice="move move", missions="elder orbiter")
    names = ("Annabella", "Ben the Second", "Caterina", "Dieter")
    lines = words_of(RULES, names, 0).overview(game.table, game.view(0))
    text = " ".join(" ".join(lines).split())
    assert [name for name in ("You", *names[1:]) if f"{name} 0/2, {name} landed" not in text] == []


def test_a_mission_tells_what_it_would_bring_now() -> None:
    game = scene(dice="move", missions="orbiter elder")
    assert any("(now 2 VP)" in line for line in words().overview(game.table, game.view(0)))


def test_a_choice_that_is_not_possible_is_refused_in_words() -> None:
    game = scene("helios.0", row="helios jakks gort k_widow", dice="move energy", have=[(0, 0)])
    told = words()
    for typed, part in (("economy", "no unused die shows economy"), ("land jakks", "'land on Jakks from home'")):
        refusal = game.why(0, told.keyed(typed))
        assert refusal is not None
        assert part in told.said(str(refusal))


def test_the_rebels_turn_is_told_die_by_die() -> None:
    game = solo("artemis").begin()
    told = words_of(variant(rebel="artemis"), ("Ann",), 0)
    while game.table.active != 0 and not game.finished:
        (decision,) = game.waiting()
        game.submit(0, decision.legal[-1], decision.number)
    lines = told.telling().lines(told.heard(game, 0))
    rolls = sum(isinstance(event, events.RebelDieRolled) for event in game.all_events())
    assert sum(line.startswith("  The rebel rolled ") for line in lines) == rolls >= 5
    assert any(line.endswith("the rebel's turn ---") for line in lines)
