"""The scene of Race for the Galaxy: everything on the table, at a question and in an event is told as data."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path
from statistics import median
from time import perf_counter

import pytest
from attrs import asdict

from starcup import Pack, Rng
from starcup.messages import PSEUDO, Language, Message, language_of
from starcup.scene import Scene, beats_of, presenter_of, scene_of
from starcup_race import RaceRuleset
from starcup_race.testing import RaceGame
from tests.race.scenes import RULES, act, answer, new, passes, scene, variant
from tests.scene.harness import keys_of, messages, prompt, unsaid

RULES_OF = (RULES, variant(first_game=True), variant(actions=2))
PACK = Path(__file__).parents[2] / "examples" / "waystations" / "src" / "starcup_waystations"
FEW = ("@1", "@2", "@3", "@4")
"""Names of players without letters."""


def hyphened(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def english(game: RaceGame, you: int | None = 0) -> Language:
    return language_of(game.ruleset, "en", ("Ann", "Ben", "Cid", "Dee")[: game.table.players], you, strict=True)


def texts(game: RaceGame, seat: int = 0) -> dict[str, tuple[str, str]]:
    """Return label and detail of each option or item."""
    words, asked = english(game, seat), prompt(game, seat)
    if asked.pick is not None:
        return {item.item: (words.text(item.title), words.text(item.detail)) for item in asked.pick.items}
    return {option.choice: (words.text(option.label), words.text(option.detail)) for option in asked.options}


def badges(game: RaceGame, piece: str, seat: int = 0) -> list[str]:
    words = english(game, seat)
    return [
        words.text(badge) for _, found in scene_of(game, seat).pieces() if found.key == piece for badge in found.badges
    ]


def check(found: Scene) -> None:
    """Every key is there once; what a question touches is there; no two options read the same."""
    keys = Counter(keys_of(found))
    assert max(keys.values()) == 1
    asked = found.prompt
    if asked is None:
        return
    for option in asked.options:
        assert set(option.touches.keys) <= keys.keys()
        assert option.touches.keys or option.choice in ("pass", "done", "later", "using none")
    for barred in asked.barred:
        assert barred.touches.keys and set(barred.touches.keys) <= keys.keys()
    for item in asked.pick.items if asked.pick else ():
        assert item.touches and set(item.touches) <= keys.keys()
    labels = [option.label for option in asked.options]
    assert len(labels) == len(set(labels))


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_have_words_and_keys_for_everything(seed: int) -> None:
    """In the pseudo-language no word comes from elsewhere, and none is missing."""
    rules = RULES_OF[seed % 3]
    game, rng = new(seed, 4 - seed, rules), Rng(seed)
    words = language_of(rules, PSEUDO, FEW[: game.table.players], 0, strict=True)
    presenter, said = presenter_of(rules), set[Message]()
    while not game.finished:
        decision = rng.choice(game.waiting())
        view = game.view(decision.seat)
        found = scene_of(game, decision.seat)
        check(found)
        said.update(messages(found))
        choice = decision.legal[rng.below(len(decision.legal))]
        if found.prompt is not None and found.prompt.pick is not None:
            said.add(presenter.comes_to(view, decision, getattr(choice, "items")))  # noqa: B009 - picks have items
        game.submit(decision.seat, choice)
    for seat in (None, *range(game.table.players)):
        found = scene_of(game, seat)
        check(found)
        said.update([*messages(found), *messages(beats_of(game, seat))])
    assert not unsaid(words, *said)


def test_every_kind_of_event_and_choice_has_words_or_is_silent() -> None:
    words, presenter = language_of(RULES), presenter_of(RULES)
    for kind in RULES.event_kinds:
        assert kind in presenter.silent or words.has(f"race-event-{hyphened(kind)}"), kind
    for choice in RULES.choice_kinds:
        assert choice in presenter.reaches or words.has(f"race-detail-{choice.pattern}"), choice
        assert words.has(f"race-choice-{hyphened(choice)}"), choice


@pytest.mark.parametrize("seed", range(3))
def test_what_moves_is_told_by_places_that_are_there(seed: int) -> None:
    game, rng = new(seed, players=2 + seed), Rng(seed)
    keys: set[str] = set()
    while not game.finished:
        found = scene_of(game)
        keys |= set(keys_of(found))
        decision = rng.choice(game.waiting())
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
    found = scene_of(game)
    keys |= {piece.key for _, piece in found.pieces()}
    hands: Counter[str] = Counter()
    for beat in beats_of(game):
        for move in beat.moves:
            assert {move.start, move.to} - {""} <= keys
            hands[move.start] -= move.count * (move.kind == "card")
            hands[move.to] += move.count * (move.kind == "card")
    for space, pieces in [(space, sum(piece.count for piece in space.pieces)) for space in found.walk()]:
        if space.key.endswith((".hand", ".tableau")):
            assert hands[space.key] == pieces, space.key


def test_a_card_in_hand_tells_what_it_costs_and_why_it_cannot_be_placed() -> None:
    cards = "gem_world rebel_homeworld galactic_imperium"
    game = act(scene(("replicant_robots", "new_sparta"), (cards,)), "produce", "settle")
    assert badges(game, "gem_world")[0] == "cost 2 (0 for you)"
    assert badges(game, "rebel_homeworld")[0] == "defense 7 (you 0)"
    assert {option.choice: str(option.reason) for option in prompt(game).barred} == {
        "settle rebel_homeworld": "Rebel Homeworld needs military 7, its defense, and you have 0 against it."
    }
    assert texts(game)["settle gem_world"][0] == "Settle Gem World"
    assert texts(game)["settle gem_world"][1].startswith("free; Novelty production")


def test_ways_to_place_a_world_are_told_with_their_costs() -> None:
    game = scene(("new_sparta space_marines contact_specialist", "old_earth"), ("pirate_world gem_world rebel_base",))
    game = passes(answer(act(game, "produce", "settle"), 0, "settle pirate_world"), 1)
    assert texts(game) == {
        "using none": ("Use no powers", "conquer it for free"),
        "using contact_specialist": ("Use Contact Specialist", "pay 2 cards, with Contact Specialist"),
    }
    assert badges(game, "pirate_world")[0] == "not paid for yet"


def test_payment_says_what_for_and_what_it_comes_to() -> None:
    game = scene(("old_earth", "new_sparta"), ("gem_world rebel_base tourist_world plague_world",))
    game = passes(answer(act(game, "produce", "settle"), 0, "settle gem_world"), 1)
    pick, words, decision = prompt(game).pick, english(game), game.decision(0)
    assert pick is not None and decision is not None
    assert words.text(prompt(game).text) == "Which 2 cards do you discard to pay for Gem World?"
    presenter = presenter_of(RULES)
    assert words.text(presenter.comes_to(game.view(0), decision, ("rebel_base",))) == "1 of 2 paid"


def test_goods_say_what_they_sell_for_and_bring() -> None:
    game = scene(("gem_world comet_zone spice_world new_survivalists", "new_sparta"), goods="gem_world spice_world")
    sale = passes(act(game, "consume_trade", "settle"))
    assert "sells for 4 cards" in badges(sale, "spice_world")
    assert texts(sale)["sell gem_world"] == ("Sell the Novelty good of Gem World", "2 + 2 = 4 cards")
    assert all(option.final for option in prompt(sale).options)


def test_a_world_with_a_good_has_another_face() -> None:
    game = scene(("gem_world comet_zone", "new_sparta"), goods="gem_world")
    faces = {piece.entry: piece.face for space, piece in scene_of(game, 0).pieces() if space.key == "seat-0.tableau"}
    assert faces == {"gem_world": "good", "comet_zone": ""}


def test_powers_say_what_they_bring_and_why_they_are_no_use() -> None:
    mine = "gem_world comet_zone tourist_world mining_league new_survivalists"
    game = passes(act(scene((mine, "new_sparta"), goods="gem_world comet_zone"), "consume_2x", "settle"))
    assert texts(game)["use tourist_world to consume"] == (
        "Tourist World: Consume goods",
        "2 goods for 3 VP; now 6 VP",
    )
    refused = {option.choice: (option.code, str(option.reason)) for option in prompt(game).barred}
    assert refused == {
        "use mining_league to consume": (
            "no-goods",
            "Mining League takes 2 Rare Elements goods at once, and you have 1.",
        )
    }


def test_military_and_discounts_tell_which_cards_give_them() -> None:
    words = english(game := scene(("new_sparta space_marines replicant_robots", "old_earth")))
    (mine,) = [space for space in scene_of(game, 0).spaces if space.key == "seat-0"]
    told = {counter.key: (counter.value, [words.text(line) for line in counter.because]) for counter in mine.counters}
    assert told["military"] == (4, ["New Sparta: 2", "Space Marines: 2"])
    assert told["worlds"] == (2, ["Replicant Robots: 2"])
    assert (told["placed"][0], mine.counters[1].most) == (3, 12)


def test_events_name_what_gave_cards_and_hide_what_others_drew() -> None:
    game = act(scene(("old_earth", "new_sparta")), "explore_5", "settle")
    mine = [english(game).text(beat.text) for beat in beats_of(game, 0)]
    others = [english(game, 1).text(beat.text) for beat in beats_of(game, 1)]
    assert any(text.startswith("You draw ") and text.endswith("(Explore +5).") for text in mine)
    assert "Ann draws 7 cards (Explore +5)." in others
    drawn = [move for beat in beats_of(game, 1) for move in beat.moves if move.to == "seat-0.looking"]
    assert [(move.entry, move.count) for move in drawn] == [("", 7)]


def test_a_card_keeps_its_key_while_it_moves() -> None:
    game = act(scene(("old_earth", "new_sparta"), ("gem_world space_marines tourist_world",)), "settle", "develop")
    before = {piece.key for space, piece in scene_of(game, 0).pieces() if space.key == "seat-0.hand"}
    assert before == {"gem_world", "seat-0.space_marines", "tourist_world"}
    game = passes(answer(game, 0, "develop space_marines"), 1)
    after = {piece.key for space, piece in scene_of(game, 0).pieces() if space.key == "seat-0.tableau"}
    assert "seat-0.space_marines" in after


@pytest.mark.parametrize("seed", range(4))
def test_a_sampled_world_shows_the_same(seed: int) -> None:
    game, rng = new(seed), Rng(seed)
    for _ in range(30):
        decision = rng.choice(game.waiting())
        game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
    decision = game.waiting()[0]
    world = game.view(decision.seat).sample_world(Rng(1))
    presenter = presenter_of(game.ruleset)
    assert presenter.spaces(world.view(decision.seat)) == presenter.spaces(game.view(decision.seat))
    assert presenter.spaces(world.view(None)) == presenter.spaces(game.view(None))


def test_the_scene_of_a_middle_game_is_small_and_quick() -> None:
    sizes, times = list[int](), list[float]()
    for seed in range(3):
        game, rng = new(seed, players=2 + seed), Rng(seed)
        while not game.finished and game.table.round < 8:
            decision = rng.choice(game.waiting())
            if game.table.round >= 4:
                began = perf_counter()
                found = scene_of(game, decision.seat)
                times.append(perf_counter() - began)
                sizes.append(len(json.dumps(asdict(found))))
            game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
    assert median(sizes) < 30_000
    assert median(times) < 0.01  # a sixth of it on an idle machine


def test_powers_in_python_have_the_words_of_their_pack() -> None:
    rules = RaceRuleset.load(["race-base", Pack.from_folder(PACK)])
    mine = "freight_auction gem_world harbour_pilots"
    game = passes(act(scene((mine, "new_sparta"), goods="gem_world", rules=rules), "consume_2x", "settle"))
    assert texts(game)["auction freight_auction gem_world"] == (
        "Freight Auction: auction the good of Gem World",
        "A die says how many cards it brings, from 1 to 4",
    )
    (auction, _) = prompt(game).options
    assert (auction.touches.by, auction.touches.take) == (("freight_auction",), ("gem_world",))
    answer(game, 0, "auction freight_auction gem_world")
    words = language_of(rules, PSEUDO, FEW[:2], strict=True)
    assert not unsaid(words, scene_of(game, 0), beats_of(game, 0))


def test_actions_say_what_they_would_bring() -> None:
    game = scene(("gem_world", "new_sparta"), goods="gem_world")
    told = {choice: detail for choice, (_, detail) in texts(game).items()}
    assert told["choose consume_2x"] == "all consume; no power of yours gives VP for goods"
    assert told["choose consume_trade"] == "all consume; first you sell a good for 2 cards"
    assert told["choose explore_5"] == "you draw 7 and keep 1, the others draw 2 and keep 1"


def test_the_odds_of_a_guess_count_only_what_a_player_can_see() -> None:
    game = act(scene(("gambling_world", "new_sparta"), ("gem_world",), discards="comet_zone"), *["consume_trade"] * 2)
    seen = {"gambling_world", "new_sparta", "gem_world"}
    fitting = sum(card.copies for card in RULES.cards if card.cost == 2 and card.key not in seen)
    assert texts(game)["guess 2"][1].startswith(f"{fitting} of the 111 cards that you can't see: ")


def test_who_can_place_nothing_passes_without_a_warning() -> None:
    game = act(scene(("old_earth", "new_sparta"), ("rebel_base", "")), "settle", "produce")
    asked = prompt(game)
    assert [(option.choice, option.passing, option.final) for option in asked.options] == [("pass", True, False)]
    assert not asked.last_word
    assert english(game).text(asked.text) == "You have no world that you can place now."


def test_an_item_is_told_by_its_piece() -> None:
    """Powers of cards are told once: in the hand."""
    hand = "gem_world rebel_base tourist_world space_marines"
    game = passes(
        answer(act(scene(("old_earth", "new_sparta"), (hand,)), "produce", "settle"), 0, "settle gem_world"), 1
    )
    found, words = scene_of(game, 0), english(game)
    assert found.prompt is not None and found.prompt.pick is not None
    told = {item.item: words.text(found.detail(item)) for item in found.prompt.pick.items}
    assert told["tourist_world"] == "cost 4, 2 cards short, 2 VP, Consume: 2 goods for 3 VP"
    assert told["space_marines"].endswith("military +2")
