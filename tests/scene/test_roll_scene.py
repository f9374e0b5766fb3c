"""The scene of Roll for the Galaxy: whole random games, in English and in the pseudo-language, for all viewers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path as File

import pytest

from starcup import Event, Game, Pack, Rng
from starcup.messages import PSEUDO, Language, Message, language_of, unmarked_words
from starcup.roll import RollGame, RollRuleset
from starcup.roll import choices as c
from starcup.roll import events as ev
from starcup.roll.dice import count
from starcup.roll.testing import Scenario
from starcup.scene import Piece, Scene, Space, beats_of, presenter_of, scene_of
from tests.packs import (
    e01_new_dice,
    e02_faces_and_marks,
    e03_matching,
    e06_counters,
    e09_research,
    e10_orb,
    e12_limits,
    e14_tiles_in_and_out,
    e15_costs,
    e16_exchange,
)
from tests.scene.harness import good_to_ship, keys_of, messages, prompt

ROOT = File(__file__).parents[2]
MODULES = (
    e01_new_dice, e02_faces_and_marks, e03_matching, e06_counters, e09_research, e10_orb, e12_limits,
    e14_tiles_in_and_out, e15_costs, e16_exchange,
)  # fmt: skip
FOLDERS = [file.parent for place in ("tests/packs", "examples") for file in sorted((ROOT / place).rglob("pack.toml"))]
TOLD_BY_THE_NEXT = (ev.TilesDrawn, ev.DiceRolled, ev.TileAbandoned, ev.TilePlaced, ev.TileGivenUp)
ALIKE = re.compile(r"~\d+$")


def answer(game: RollGame, rng: Rng) -> None:
    """Answer one question at random, sometimes with a choice that only people have."""
    decision = rng.choice(game.waiting())
    listed = () if decision.answers is not None else game.allowed(decision.seat)
    more = [choice for choice in listed if choice not in decision.legal]
    choice = rng.choice(more) if more and rng.below(3) == 0 else decision.legal[rng.below(len(decision.legal))]
    game.submit(decision.seat, choice)


def played(rules: RollRuleset, players: int, seed: int, most: int = 3_000) -> Iterator[RollGame]:
    """A random game at each of its questions."""
    game, rng = Game.new(rules, players=players, seed=seed), Rng(seed)
    for _ in range(most):
        if game.finished:
            break
        yield game
        answer(game, rng)
    yield game


def look_at(game: RollGame, seat: int, english: Language) -> Scene:
    """Return what a seat sees, after checking that its parts fit together."""
    scene = scene_of(game, seat)
    keys = Counter(keys_of(scene))
    assert not [key for key, number in keys.items() if number > 1]
    prompt = scene.prompt
    if prompt is not None:
        labels = Counter(english.text(option.label) for option in prompt.options)
        assert not [label for label, number in labels.items() if number > 1], (prompt.kind, labels)
        touched = [key for option in prompt.options for key in option.touches.keys]
        touched += [key for item in (prompt.pick.items if prompt.pick else ()) for key in item.touches]
        touched += [key for barred in prompt.barred for key in barred.touches.keys]
        assert set(touched) <= set(keys)
        assert not {option.choice for option in prompt.barred} & {option.choice for option in prompt.options}
    return scene


def packs_by_name() -> Iterator[tuple[str, list[str | Pack]]]:
    yield "base", ["base"]
    packs = [Pack.from_folder(folder) for folder in FOLDERS] + [module.pack for module in MODULES]
    known = {pack.name: pack for pack in packs if pack.game == "roll"}
    for pack in known.values():
        needed = [known[name] for need in pack.manifest.needs if (name := need.partition(">=")[0]) in known]
        yield pack.name, ["base", *needed, pack]


PACKS = dict(packs_by_name())


@cache
def rules_of(name: str) -> RollRuleset:
    return RollRuleset.load(PACKS[name])


BASE = rules_of("base")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_parts_of_scenes_fit_together_in_whole_games(players: int) -> None:
    english = language_of(BASE, strict=True)
    for number, game in enumerate(played(BASE, players, players)):
        for decision in game.waiting() if number % 8 == 0 else ():
            scene = look_at(game, decision.seat, english)
            assert scene.prompt is not None
            if scene.prompt.pick is None:
                asked = {choice.text for choice in (*decision.legal, *game.allowed(decision.seat))}
                assert {option.choice for option in scene.prompt.options} == asked
        if number % 25 == 0:
            scene_of(game)


@pytest.mark.sampled(default=4)
@pytest.mark.parametrize("name", PACKS)
def test_every_word_goes_through_a_catalogue(name: str) -> None:
    rules = rules_of(name)
    seats = ("Ŝ0", "Ŝ1", "Ŝ2", "Ŝ3")
    for number, game in enumerate(played(rules, 2 + len(name) % 3, 5, most=3_000 if name == "base" else 500)):
        if number % 40:
            continue
        seat = game.waiting()[0].seat if game.waiting() else 0
        scene = look_at(game, seat, language_of(rules, "en", seats, seat, strict=True))
        pseudo = language_of(rules, PSEUDO, seats, seat, strict=True)
        for part in (scene, scene_of(game)):
            for message in messages(part):
                assert not unmarked_words(pseudo.text(message)), message
    for beat in beats_of(game, 0):
        assert not unmarked_words(pseudo.text(beat.text)), beat
    assert game.finished or name != "base"


def test_choices_of_a_prompt_touch_something_and_touch_it_differently() -> None:
    untouched: Counter[str] = Counter()
    for number, game in enumerate(played(BASE, 3, 8, most=400)):
        for decision in game.waiting() if number % 8 == 0 else ():
            prompt = scene_of(game, decision.seat).prompt
            assert prompt is not None
            untouched.update(option.choice.partition(" ")[0] for option in prompt.options if not option.touches.keys)
            if not decision.kind.startswith("power:"):
                ways = Counter(option.touches for option in prompt.options if option.touches.keys)
                assert max(ways.values(), default=1) == 1, (prompt.kind, ways.most_common(2))
    assert untouched.keys() <= {"ready", "done"}


def dice_of(scene: Scene) -> Counter[str]:
    """All dice of a scene by colour, without imaginary workers."""
    rules, found = BASE, Counter[str]()
    for space, piece in scene.pieces():
        if piece.kind == "die" and not space.key.endswith(".draft"):
            worker = rules.workers[rules.worker_index[piece.entry]]
            if worker.is_die:
                found[rules.die_keys[worker.colour]] += piece.count
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_dice_and_tiles_are_conserved(players: int) -> None:
    box = Counter({die.key: count(BASE.all_dice, kind) for kind, die in enumerate(BASE.dice)})
    for number, game in enumerate(played(BASE, players, 11)):
        if number % 40:
            continue
        for seat in (*range(players), None):
            scene = scene_of(game, seat)
            assert +dice_of(scene) == box
            tiles = sum(
                piece.count
                for _, piece in scene.pieces()
                if piece.kind == "tile" and (not piece.entry or piece.entry in BASE.tile_index or _is_of_game(piece))
            )
            assert tiles == len(BASE.tiles)


def _is_of_game(piece: Piece) -> bool:
    return BASE.face_index[piece.entry] < 2 * len(BASE.tiles)


def test_pieces_keep_their_keys_and_others_see_the_same_table() -> None:
    before: dict[int, set[str]] = {}
    for number, game in enumerate(played(BASE, 3, 21, most=500)):
        scene = scene_of(game, 0)
        own = {piece.key for space, piece in scene.pieces() if space.key == "seat-0.tableau"}
        assert before.get(0, set()) <= own
        before[0] = own
        assert not any(ALIKE.search(key) for key in keys_of(scene))
        if number % 10 == 0:
            onlooker = scene_of(game)
            assert onlooker.prompt is None and onlooker.seat is None
            for seat in range(3):
                others = [space for space in scene_of(game, seat).spaces if space.owner not in (seat, None)]
                assert others == [space for space in onlooker.spaces if space.owner not in (seat, None)]


def test_a_sampled_world_looks_like_the_real_one() -> None:
    for number, game in enumerate(played(BASE, 3, 31, most=300)):
        if number % 6:
            continue
        for seat in range(3):
            sampled = game.view(seat).sample_world(Rng(number))
            mine, theirs = scene_of(game, seat), scene_of(sampled, seat)
            assert (mine.spaces, mine.status, mine.scores) == (theirs.spaces, theirs.status, theirs.scores)


def test_events_tell_where_pieces_go() -> None:
    """Dice are found again by the events alone, place by place, from the set-up to the end."""
    for players in (2, 3):
        lying: Counter[tuple[str, str]] = Counter()
        seen = 0
        for number, game in enumerate(played(BASE, players, 41)):
            if number % 15:
                continue
            beats = beats_of(game, None, seen)
            seen = len(game.events(None))
            for beat in beats:
                for move in beat.moves:
                    if move.kind == "die" and not move.entry.startswith("imaginary"):
                        lying[_pile(move.start), move.entry] -= move.count
                        lying[_pile(move.to), move.entry] += move.count
            if not game.finished:
                there = Counter[tuple[str, str]]()
                for space, piece in scene_of(game).pieces():
                    if piece.kind == "die" and piece.entry in BASE.die_index and space.key != "table.supply":
                        there[_place(space, piece), piece.entry] += piece.count
                told = Counter({key: number for key, number in lying.items() if key[0] != "table.supply" and number})
                assert +there == told


def _pile(key: str) -> str:
    """The place of dice that lie on a tile: that of the seat, whatever the tile."""
    return "on a tile" if key in BASE.face_index or key.endswith(("developers", "settlers")) else key


def _place(space: Space, piece: Piece) -> str:
    return "on a tile" if space.key.rpartition(".")[2] in ("goods", "developers", "settlers") else space.key


@pytest.mark.parametrize("name", ["base", "marks", "expedition"])
def test_every_event_that_is_not_silent_has_a_sentence(name: str) -> None:
    rules = rules_of(name)
    english = language_of(rules, "en", ("Ann", "Bob", "Cy"), 0, strict=True)
    *_, game = played(rules, 3, 51)
    events: list[Event] = game.events(0)
    for beat, event in zip(beats_of(game, 0), events, strict=True):
        text = english.text(beat.text)
        assert text or type(event) in (ev.RoundEnded, *TOLD_BY_THE_NEXT)
        assert "Seat" not in text
    headings = [english.text(beat.text) for beat in beats_of(game, 0) if beat.weight == "heading"]
    assert headings[0] == "Round 1" and headings[-1].startswith("The game is over: ")


# Single questions.


def test_what_goods_bring_is_told_and_touched() -> None:
    asked = prompt(good_to_ship(BASE))
    english = language_of(BASE, strict=True)
    trade, consume = asked.options
    assert english.text(trade.label) == "Trade the Novelty good of Space Mall with a Novelty die"
    assert [english.text(option.detail) for option in asked.options] == ["+$3", "+3 VP"]
    assert trade.touches.by == ("seat-0.workers.ship.novelty",)
    assert trade.touches.take == consume.touches.take == ("seat-0.goods.space_mall.novelty",)


def test_recruiting_says_what_it_comes_to() -> None:
    game = Scenario(BASE).seat(0, credits=2, citizenry="home home genes").manage().begin()
    prompt = scene_of(game, 0).prompt
    assert prompt is not None and prompt.pick is not None
    assert [(item.item, item.count, item.touches) for item in prompt.pick.items] == [
        ("home", 2, ("seat-0.citizenry.home",)),
        ("genes", 1, ("seat-0.citizenry.genes",)),
    ]
    decision = game.decision(0)
    assert decision is not None
    told = presenter_of(BASE).comes_to(game.view(0), decision, ("home",))
    assert language_of(BASE, strict=True).text(told) == "1 die; 2 left in Citizenry, $1 left"


def test_only_being_ready_shows_the_dice() -> None:
    for game in played(BASE, 2, 3, most=200):
        for decision in game.waiting():
            if decision.kind == "reassign":
                prompt = scene_of(game, decision.seat).prompt
                assert prompt is not None
                assert [option.choice for option in prompt.options if option.final] == [c.READY.text]


def test_refusals_name_what_they_are_about() -> None:
    game = Scenario(BASE).seat(0, workers={"explore": "home"}).phases("explore").begin()
    refusal = game.why(0, "scout alien_technology")
    assert refusal is not None and refusal.code == "no-explorer"
    assert dict(refusal.reason.args) == {"die": Message("die-alien_technology", "Alien Technology")}
    assert str(refusal) == "you have no Alien Technology explorer. [EXPLORE-1]"


def test_spaces_are_found_by_their_keys() -> None:
    scene = scene_of(Game.new(BASE, players=2, seed=1), 0)
    keys = {space.key for space in scene.walk()}
    assert {"table", "table.pool", "seat-0.cup", "seat-1.citizenry", "seat-0.drawn", "seat-1.worlds"} <= keys
