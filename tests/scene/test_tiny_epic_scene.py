"""Tiny Epic Galaxies as scenes: its table, its questions, its choices and events, in words."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from attrs import fields

from starcup import Choice, Rng
from starcup.messages import PSEUDO, language_of
from starcup.scene import Move, Piece, Scene, Space, Touches, beats_of, presenter_of, scene_of
from starcup.wire.scene_json import as_json
from starcup_tiny_epic import EpicRuleset
from tests.scene.harness import AnyGame, prompt, unsaid
from tests.tiny_epic import scenes as epic
from tests.tiny_epic.rules.solo_games import Side, rebel_rolls
from tests.tiny_epic.test_own_actions import GAMBLE, landed, landing, rules_with

NAMES = ("1", "2", "3", "4", "5")
"""Names without letters, so that the pseudo-language has no words of players."""
BOARDS = ("artemis", "rothkel", "zendica", "hades", "gamelyn")


def played(players: int, seed: int, rules: EpicRuleset = epic.RULES, each: int = 8) -> Iterator[AnyGame]:
    """Yield a random game at its questions, but at most so many of each kind, and at its end."""
    game = epic.new(seed, players, rules)
    rng, seen = Rng(seed), Counter[str]()
    while not game.finished:
        decision = rng.choice(game.waiting())
        seen[decision.kind] += 1
        if seen[decision.kind] <= each or seen.total() % 200 == 0:
            yield game
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
    yield game


def asked(game: AnyGame) -> Scene:
    """Return the scene of a seat that is asked."""
    return scene_of(game, game.waiting()[0].seat if not game.finished else 0)


def space(scene: Scene, key: str) -> Space:
    """Return a space of a scene."""
    return next(space for space in scene.walk() if space.key == key)


def pieces(scene: Scene) -> dict[str, Piece]:
    """Return the pieces of a scene by their keys."""
    return {piece.key: piece for _, piece in scene.pieces()}


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("rules", [epic.RULES, epic.SWITCHED], ids=["as-it-comes", "switched"])
def test_every_word_of_a_game_is_in_the_catalogue(players: int, rules: EpicRuleset) -> None:
    language = language_of(rules, PSEUDO, NAMES[:players], 0, strict=True)
    found: set[str] = set()
    for game in played(players, players + 10, rules):
        found |= unsaid(language, asked(game))
    found |= unsaid(language, beats_of(game, 0), scene_of(game), beats_of(game))
    assert found == set()


@pytest.mark.parametrize("board", BOARDS)
def test_every_word_of_a_solo_game_is_in_the_catalogue(board: str) -> None:
    rules = epic.variant(rebel=board)
    language = language_of(rules, PSEUDO, NAMES[:1], 0, strict=True)
    found: set[str] = set()
    for game in played(1, 3, rules):
        found |= unsaid(language, asked(game))
    assert found | unsaid(language, beats_of(game, 0)) == set()


@pytest.mark.parametrize("players", range(1, 6))
def test_options_and_items_touch_something_and_nothing_barred_is_offered(players: int) -> None:
    for game in played(players, players):
        asks = asked(game).prompt
        for option in asks.options if asks is not None else ():
            assert option.touches.keys or option.passing or option.choice.startswith(("choose", "follow")), option
        if asks is not None:
            assert not {barred.choice for barred in asks.barred} & {option.choice for option in asks.options}
            assert asks.pick is None or all(item.touches for item in asks.pick.items)


def test_shortcuts_are_known_and_not_listed() -> None:
    game = next(game for game in played(2, 4) if game.waiting()[0].kind == "turn")
    seat = game.waiting()[0].seat
    presenter, view = presenter_of(game.ruleset), game.view(seat)
    assert any(presenter.is_shortcut(view, choice) for choice in game.allowed(seat))
    assert [option.choice for option in prompt(game, seat).options] == epic.legal(game, seat)


def test_onlookers_see_no_mission_before_the_end() -> None:
    for game in played(3, 5):
        known = [piece for _, piece in scene_of(game).pieces() if piece.kind == "mission" and piece.entry]
        assert scene_of(game).seat is None
        assert bool(known) == game.finished


def test_missions_tell_their_points_at_the_end() -> None:
    """One that is met by the end of the game, too."""
    ended: set[bool] = set()
    for seed in range(6):
        *_, game = played(5, seed, each=0)
        found = pieces(scene_of(game))
        for seat, number in enumerate(game.table.shown):
            mission = epic.RULES.missions[number]
            points = dict(game.scores(seat)[seat].lines)["mission"]
            assert str(found[mission.key].badges[-1]) == f"{points} VP"
            ended.add(mission.ended)
    assert ended == {True, False}


def test_moves_name_places_of_the_scene() -> None:
    for players in (1, 3):
        *_, game = played(players, 9)
        keys = {space.key for space in asked(game).walk()}
        for beat in beats_of(game, 0):
            for move in beat.moves:
                for place in filter(None, (move.start, move.to)):
                    assert place in keys or place.startswith(("planet.", "table.")), (beat, place)


def test_moves_of_resources_say_which_and_how_many() -> None:
    """Events have fields that are called like the resources."""
    scenario = epic.scene(2).row("helios gort").empire(0, energy=1, culture=1, ships="galaxy, galaxy")
    game = epic.answer(scenario.turn(0, "energy").begin(), 0, "activate energy")
    moves = [move for beat in beats_of(game, 0) for move in beat.moves if move.kind == "resource"]
    assert moves == [Move("resource", "energy", "", "seat-0", 2)]


def test_every_beat_has_a_text_or_is_silent() -> None:
    kinds = set()
    for players in (1, 4):
        *_, game = played(players, 2)
        kinds |= {beat.kind for beat in beats_of(game, 0) if not beat.text}
    assert kinds <= {"mission-kept", "ships-sent-home", "resources-lost"}


@pytest.mark.parametrize("players", [3, 5])
def test_a_scene_is_small(players: int) -> None:
    language = language_of(epic.RULES, seats=NAMES[:players], you=0)
    sizes = [len(json.dumps(as_json(asked(game), language))) for game in played(players, 3) if not game.finished]
    assert sorted(sizes)[len(sizes) // 2] < 20_000
    assert max(sizes) < 30_000


def test_dice_of_one_face_are_one_piece_and_one_option() -> None:
    scenario = epic.scene(2).row("helios gort").empire(0, ships="gort.orbit, galaxy")
    game = scenario.turn(0, "economy economy energy").begin()
    scene = scene_of(game, 0)
    assert {key: piece.count for key, piece in pieces(scene).items() if piece.kind == "die"} == {
        "table.unused.economy": 2,
        "table.unused.energy": 1,
    }
    options = prompt(game).options
    labels = {option.choice: str(option.label) for option in options}
    assert labels["activate economy"] == "Activate economy (one of 2 dice)"
    assert labels["activate energy"] == "Activate energy"
    assert options[0].touches == Touches(by=("table.unused.energy",), to="table.bay")


def test_a_ship_keeps_its_key_along_a_track() -> None:
    game = epic.scene(2).row("helios gort").empire(0, ships="gort.orbit 1").turn(0, "economy").begin()
    before = pieces(scene_of(game, 0))["seat-0.ship.gort.orbit"]
    epic.answer(game, 0, "activate economy")
    after = pieces(scene_of(game, 0))["seat-0.ship.gort.orbit"]
    assert (before.face, after.face, str(after.title)) == ("1", "2", "ship of Seat 0 2/6")
    assert where(scene_of(game, 0), "seat-0.ship.gort.orbit") == "planet.gort"
    (moved,) = [move for beat in beats_of(game, 0) for move in beat.moves if move.kind == "ship"]
    assert (moved.start, moved.to) == ("planet.gort", "planet.gort")


def test_what_is_barred_has_its_reason() -> None:
    game = epic.scene(2).row("helios jakks").empire(0, energy=0, culture=0).turn(0, "move colony", rerolls=1).begin()
    barred = prompt(game).barred
    assert {option.choice: (option.code, option.rule) for option in barred} == {
        "activate colony": ("no-effect", "ACTIVATE-8"),
        "re-roll": ("cannot-pay", "REROLL-3"),
        "convert": ("too-few", "CONVERT-5"),
    }
    assert str(barred[1].reason) == (
        "the free re-roll of this turn is used, and another one costs 1 energy; you have none."
    )


def test_each_ship_is_barred_from_where_it_cannot_go() -> None:
    game = epic.scene(2).row("helios jakks").empire(0, ships="helios.orbit").turn(0, "move move").begin()
    epic.answer(game, 0, "activate move")
    barred = {option.choice: option for option in prompt(game).barred}
    assert barred["move helios.orbit to helios.surface"].rule == "MOVE-3"
    assert barred["move galaxy to helios.orbit"].rule == "MOVE-6"
    assert barred["move galaxy to helios.orbit"].touches == Touches(take=("seat-0.ship.galaxy",), to="planet.helios")


def test_the_action_of_a_planet_is_the_source_of_what_it_does() -> None:
    game = epic.scene(2).row("helios jakks nagato").empire(0, culture=2, ships="galaxy, galaxy")
    begun = epic.answer(game.turn(0, "move move").begin(), 0, "activate move", "move galaxy to nagato.surface")
    epic.answer(begun, 0, "use nagato", "move nagato.surface to galaxy")
    told = [beat.source for beat in beats_of(begun, 0) if beat.kind == "ship-moved"]
    assert told == ["", "planet/nagato"]


def test_the_rebels_turn_says_how_many_dice_are_to_come() -> None:
    game = next(game for game in played(1, 3) if not game.finished and game.waiting()[0].kind == "rebel-die")
    scene = scene_of(game, 0)
    language = language_of(game.ruleset, seats=("Ann",), you=0)
    rolled = [beat for beat in beats_of(game, 0) if beat.kind == "rebel-die-rolled"][-1]
    assert dict(rolled.text.args)["left"] == space(scene, "table.unused").counters[-1].value
    assert language.text(space(scene, "table.unused").title) == "Dice of the rebel"
    assert language.text(space(scene, "seat-1").title) == "Rebel Artemis (beginner)"


def test_what_a_useless_die_of_the_rebel_brings() -> None:
    """SOLO-15, SOLO-62."""
    game = rebel_rolls("economy", human=Side(3, 3))
    assert str(prompt(game).options[-1].detail) == "the die is discarded"
    game = rebel_rolls("economy economy", human=Side(3, 3), rebel_dice="rolled-again")
    assert str(prompt(game).options[-1].detail) == "the die is rolled again"
    epic.answer(game, 0, "let stand")
    assert beats_of(game, 0)[-1].kind == "rebel-die-rolled"
    assert str(prompt(game).options[-1].detail) == "the die is discarded"


@pytest.mark.parametrize("board", BOARDS)
def test_stand_in_numbers_of_a_rebel_are_marked(board: str) -> None:
    rules = epic.variant(rebel=board)
    badges = pieces(scene_of(epic.new(1, 1, rules), 0))[board].badges
    assert rules.board is not None
    marked = sum("stand-in" in str(badge) for badge in badges)
    assert marked == len(rules.board.stand_in)


def test_a_refusal_is_told_by_its_code_and_arguments() -> None:
    game = epic.scene(2).row("helios jakks").empire(0, ships="helios.orbit").turn(0, "move move").begin()
    epic.answer(game, 0, "activate move")
    refusal = game.why(0, "move jakks.orbit to galaxy")
    assert refusal is not None
    assert refusal.reason.id == "tiny-epic-refusal-no-ship-move"
    assert str(refusal) == "you have no ship at the orbit of Jakks; yours: galaxy, the orbit of Helios. [MOVE-1]"


def test_who_has_nothing_to_take_is_barred_by_what_is_wanted() -> None:
    scenario = epic.scene(4).row("helios gort la_torres").empire(0, energy=2, ships="galaxy")
    game = scenario.empire(1, energy=0).empire(2, energy=2).empire(3, energy=2).turn(0, "move move").begin()
    epic.answer(game, 0, "activate move", "move galaxy to la_torres.surface", "use la_torres")
    assert str(game.why(0, "take from 1")) == "Seat 1 has no energy. [CLARIFY-25]"


def some_choice(rules: EpicRuleset, rng: Rng, kinds: Sequence[type[Choice]], here: Collection[str | int]) -> Choice:
    """Return a choice of one of some kinds, with any values, of places rather those that are here."""
    kind = rng.choice(kinds)
    values: dict[str, Any] = {}
    for part in fields(kind):
        if part.init:
            domain = rules.domain(kind, part.name) or ()
            domain = tuple(value for value in domain if value in here) or domain
            values[part.name] = (rng.choice(domain), rng.choice(domain)) if part.name == "items" else rng.choice(domain)
    return kind(**values)


@pytest.mark.parametrize("players", [1, 3])
def test_every_refusal_has_words(players: int) -> None:
    rng, codes, found = Rng(2), set[str](), set[str]()
    language = language_of(epic.RULES, PSEUDO, NAMES[:players], 0, strict=True)
    for game in played(players, 8, each=10):
        row = [epic.RULES.keys[planet] for planet in game.view(0).row if planet >= 0]
        here = {"galaxy", *row, *(f"{key}.{part}" for key in row for part in ("orbit", "surface"))}
        for decision in game.waiting()[:1]:
            asked_for = tuple(map(type, decision.legal[:9]))
            for number in range(60):
                kinds = asked_for if number % 3 else epic.RULES.choice_kinds
                refusal = game.why(decision.seat, some_choice(epic.RULES, rng, kinds, here).text)
                if refusal is not None and refusal.reason.id.startswith("tiny-epic"):
                    codes.add(refusal.code)
                    found |= unsaid(language, refusal.reason)
    assert len(codes) > (8 if players == 1 else 16)
    assert {text for text in found if "not-now-turn" not in text} == set()  # it repeats what was typed


def test_an_action_in_python_looks_right_by_default(tmp_path: Path) -> None:
    game = landing(rules_with(tmp_path, GAMBLE))
    seat = landed(game)
    language = language_of(game.ruleset, seats=("Ann", "Bob"), you=seat, strict=True)
    assert language.text(pieces(scene_of(game, seat))["probe"].badges[-1]) == "its own action"
    game.submit(seat, "use probe")
    options = prompt(game, seat).options
    assert [language.text(option.label) for option in options] == ["Stake 1", "Stake 2"]
    assert options[0].touches.keys == ("probe",)
    game.submit(seat, options[1].choice)
    assert language.text(beats_of(game, seat)[-1].text)


def where(scene: Scene, key: str) -> str:
    """Return the space of a piece."""
    return next(space.key for space, piece in scene.pieces() if piece.key == key)


def check_words(game: AnyGame) -> Scene:
    """Check that all words of a solo game now are in the catalogue; return the scene of its player."""
    language = language_of(game.ruleset, PSEUDO, NAMES[:1], 0, strict=True)
    scene = scene_of(game, 0)
    assert unsaid(language, scene, beats_of(game, 0)) == set()
    return scene


def test_questions_and_events_of_attacks_have_words() -> None:
    pushed = check_words(rebel_rolls("colony", human=Side(ships="helios.orbit 2, gort.orbit 1"), rebel=Side(level=4)))
    assert pushed.prompt is not None
    touched = [option.touches.keys for option in pushed.prompt.options]
    assert touched == [
        ("seat-0.ship.helios.orbit", "planet.helios"),
        ("seat-0.ship.gort.orbit", "planet.gort"),
    ]
    game = rebel_rolls("colony", "hades", Side(2, 2), Side(level=5))
    epic.answer(game, 0, "let stand")
    given = check_words(game)
    assert given.prompt is not None
    assert str(given.prompt.text) == "The rebel takes 3 resources: which do you give?"
    assert check_words(rebel_rolls("colony", "hades", Side(0, 0), Side(level=4))).prompt is None


def test_what_several_items_come_to_is_told() -> None:
    game = epic.scene(2).row("helios gort").turn(0, "move move energy").begin()
    epic.answer(game, 0, "re-roll")
    decision = game.decision(0)
    assert decision is not None
    pick = prompt(game).pick
    assert pick is not None
    assert {item.item: item.count for item in pick.items} == {"move": 2, "energy": 1}
    told = presenter_of(game.ruleset).comes_to(game.view(0), decision, ("move", "move"))
    assert str(told) == "2 of 1 to 3"


@pytest.mark.parametrize("power", ["bsw_10_1", "lureena", "mared"])
def test_actions_that_random_games_seldom_use_have_words(power: str) -> None:
    scenario = epic.solo().row(f"{power} helios gort")
    scenario.empire(0, energy=4, culture=4, level=3, ships="helios.orbit 1, gort.orbit 2, galaxy")
    scenario.empire(1, level=4)
    game = scenario.turn(0, "move colony").begin()
    epic.answer(game, 0, "activate move", f"move galaxy to {power}.surface")
    check_words(game)
    epic.answer(game, 0, f"use {power}")
    scene = check_words(game)
    assert scene.prompt is not None
    epic.answer(game, 0, scene.prompt.options[0].choice)
    check_words(game)
