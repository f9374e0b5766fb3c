"""Race for the Galaxy in words: every card, question, choice and event can be told, in lines that fit."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from starcup.words import WIDTH, words_of
from starcup_race import offer
from starcup_race.words import card_words
from starcup_race.words.gists import gist
from tests.race.scenes import RULES, act, answer, scene

WORDS = words_of(RULES, ("Ann", "Ben"), 0)


def test_every_card_says_what_it_is_and_does() -> None:
    pieces = {piece.key: piece.text for piece in WORDS.pieces()}
    assert len(pieces) == 95
    assert pieces["rebel_base"] == "military, defense 6, 6 VP"
    assert pieces["contact_specialist"] == (
        "development, cost 1, 1 VP. Settle: military -1. Settle: you may pay for a military world of any kind but "
        "Alien Technology, its defense less 1"
    )
    assert pieces["mining_conglomerate"] == (
        "development, cost 3, 2 VP. Trade: draw 1 more for a Rare Elements good. Consume: 1 Rare Elements good "
        "for 1 VP, up to 2 times. Produce: draw 2 cards if you produced more Rare Elements goods than every "
        "other player"
    )
    assert pieces["galactic_imperium"].endswith(
        "At the end: 2 VP for each Rebel military world. At the end: 1 VP for each military world"
    )
    powered = {
        card.key for card in RULES.cards if any(card.has_power(phase) for phase in ("explore", "consume", "trade"))
    }
    assert all(". " in pieces[key] for key in powered)


def test_the_board_shows_what_a_seat_knows() -> None:
    game = scene(("old_earth gem_world", "new_sparta"), ("rebel_base comet_zone", "drop_ships"), goods="gem_world")
    act(game, "develop", "produce")
    board = "\n".join(WORDS.board(game.table, [game.view(0)] * 2))
    assert "=== Round 1: II Develop ===" in board
    assert "VP pool 24 of 24" in board and "ends at 12 placed or pool 0" in board
    assert "## You: 3 VP (0 chips, 3 printed) | 2/12 placed | 2 in hand | Develop" in board
    assert "Old Earth, Gem World (Novelty good)" in board
    assert re.search(r"Not yet +Comet Zone +settle: 3, 2 short +2 VP", board)
    assert re.search(r"Rebel Base +defense 6, you 0 +6 VP", board)
    assert "## Ben: 1 VP (0 chips, 1 printed) | 1/12 placed | 1 in hand | Produce" in board
    assert "military 2" in board
    assert "Drop Ships" not in board


def test_military_and_discounts_are_told_with_what_they_are_good_for() -> None:
    game = scene(
        ("new_sparta rebel_underground alien_rosetta_stone_world galactic_imperium investment_credits", "old_earth")
    )
    own = " ".join(" ".join(WORDS.status(game.table, game.view(0))).split())
    assert "military 2 (4 against Alien, 6 against Rebel) | developments -1 | Alien worlds -2" in own


def test_what_a_card_in_hand_costs_now() -> None:
    tableau = "new_sparta contact_specialist investment_credits colony_ship"
    hand = "rebel_fuel_cache pirate_world gem_world investment_credits public_works comet_zone"
    game = scene((tableau, "old_earth"), (hand,))
    board = "\n".join(WORDS.overview(game.table, game.view(0)))
    assert re.search(r"Rebel Fuel Cache +conquer: free or settle: 0|Rebel Fuel Cache +conquer: free", board)
    assert re.search(r"Pirate World +settle: 2 or free, discard Colony Ship", board)
    assert re.search(r"Gem World +settle: 2 or free, discard Colony Ship", board)
    assert re.search(r"Public Works +develop: 0", board)
    assert re.search(r"Not yet +Investment Credits +a copy is placed", board)


def test_a_question_names_what_it_is_about_and_what_cannot_be() -> None:
    game = scene(("old_earth", "new_sparta"), ("gem_world comet_zone rebel_base spice_world", ""))
    act(game, "settle", "produce")
    decision = game.decision(0)
    assert decision is not None
    assert WORDS.question(game.table, decision, decision.legal).startswith("Which world do you place?")
    assert "Not possible now: Rebel Base (defense 6, you 0)." in " ".join(WORDS.status(game.table, game.view(0)))
    assert [WORDS.label(choice) for choice in decision.legal][-1] == "pass"
    assert "settle Gem World" in [WORDS.label(choice) for choice in decision.legal]
    answer(game, 0, "settle gem_world")
    answer(game, 1, "pass")
    decision = game.decision(0)
    assert decision is not None and decision.kind == "pay"
    assert WORDS.question(game.table, decision, decision.legal) == "Which 2 cards do you discard to pay for Gem World?"
    assert WORDS.item_here(game.table, decision, "comet_zone").startswith("settle: 3, 1 short; 2 VP; Rare production")


def test_what_is_paid_with_has_the_cost_that_it_would_have_later() -> None:
    """Neither the bonus of this Develop nor the former tableau counts for a card that has to wait."""
    hand = "galactic_federation public_works drop_ships gem_world plague_world comet_zone spice_world"
    game = scene(("old_earth", "new_sparta"), (hand,))
    act(game, "develop", "settle")
    assert offer(game.table, 0, "drop_ships").cost == 3
    answer(game, 0, "develop galactic_federation")
    answer(game, 1, "pass")
    assert offer(game.table, 0, "galactic_federation").cost == 5
    assert offer(game.table, 0, "drop_ships").cost == 2
    assert offer(game.table, 0, "drop_ships", bonus=True).cost == 1


def test_a_long_hand_tells_which_phase_places_what() -> None:
    hand = "rebel_fuel_cache gem_world public_works public_works comet_zone drop_ships plague_world space_port"
    game = scene(("new_sparta", "old_earth"), (f"{hand} deficit_spending export_duties genetics_lab pirate_world",))
    board = "\n".join(WORDS.overview(game.table, game.view(0)))
    assert re.search(r"To develop .*Public Works x2 \(1\)", board)
    assert re.search(r"To settle  .*Rebel Fuel Cache \(free\)", board)


def test_the_end_shows_the_hand_without_what_could_be_done_with_it() -> None:
    game = scene(("old_earth", "new_sparta"), ("gem_world public_works", ""))
    game.table.winners = (0,)
    board = "\n".join(WORDS.board(game.table, [game.view(0)] * 2))
    assert re.search(r"Hand +Gem World, Public Works\n", board)


def test_two_x_vp_needs_a_power_that_gives_vp() -> None:
    game = scene(("gem_world", "new_sparta"), goods="gem_world")
    decision = game.decision(0)
    assert decision is not None
    assert "all consume; no power of yours gives VP for goods" in [
        WORDS.choice(game.table, 0, choice) for choice in decision.legal
    ]


def test_what_a_six_cost_development_would_count_is_told_where_it_is_placed() -> None:
    game = scene(
        ("old_earth public_works", "new_sparta"),
        ("galactic_federation gem_world plague_world comet_zone new_earth space_port",),
    )
    act(game, "develop", "produce")
    decision = game.decision(0)
    assert decision is not None
    told = [WORDS.choice(game.table, 0, choice) for choice in decision.legal]
    assert "cost 5; VP at the end (now 3); developments cost -2" in told


def test_choices_in_words() -> None:
    game = scene(
        ("old_earth gambling_world gem_world", "new_sparta"),
        ("space_marines comet_zone plague_world",),
        goods="gem_world",
    )
    act(game, "develop", "consume_trade")
    decision = game.decision(0)
    assert decision is not None
    told = [WORDS.choice(game.table, 0, choice) for choice in decision.legal]
    assert told == ["cost 1; 1 VP; military +2", "place nothing in this phase"]
    answer(game, 0, "pass")
    answer(game, 1, "pass")
    decision = game.decision(0)
    assert decision is not None
    assert [(WORDS.label(choice), WORDS.choice(game.table, 0, choice)) for choice in decision.legal] == [
        ("use Old Earth", "1 good: 1 VP (up to 2 times)"),
        ("use Gambling World to consume", "1 good: 1 VP"),
        ("use Gambling World to guess", "name 1 to 7, turn up a card; keep it if that is its cost"),
    ]


def test_the_odds_of_a_guess_count_only_what_a_player_can_see() -> None:
    game = scene(("gambling_world", "new_sparta"), ("gem_world",), discards="comet_zone")
    act(game, "consume_trade", "consume_trade")
    decision = game.decision(0)
    assert decision is not None
    words = [WORDS.choice(game.table, 0, choice) for choice in decision.legal]
    seen = {"gambling_world", "new_sparta", "gem_world"}
    fitting = sum(card.copies for card in RULES.cards if card.cost == 2 and card.key not in seen)
    assert words[1].startswith(f"{fitting} of the 111 cards that you can't see: ")


def test_a_sale_and_double_vp_are_told_with_what_they_bring() -> None:
    tableau = "spice_world trade_league mining_world old_earth consumer_markets earths_lost_colony"
    game = scene((tableau, "new_sparta"), goods="spice_world mining_world earths_lost_colony")
    act(game, "consume_trade", "consume_2x")
    decision = game.decision(0)
    assert decision is not None and decision.kind == "sell"
    sales = [WORDS.choice(game.table, 0, choice) for choice in decision.legal]
    assert "Novelty: 2 +4 = 6 cards" in sales
    assert all(re.fullmatch(r"(Novelty|Rare Elements): \d( \+\d = \d)? cards", one) for one in sales)
    game = scene((tableau, "new_sparta"), goods="spice_world mining_world earths_lost_colony")
    act(game, "consume_2x", "develop")
    answer(game, 0, "pass")
    answer(game, 1, "pass")
    decision = game.decision(0)
    assert decision is not None
    told = {WORDS.label(choice): WORDS.choice(game.table, 0, choice) for choice in decision.legal}
    assert told["use Consumer Markets"] == "1 Novelty good: 1 VP (up to 3 times), now 4 VP (2x)"


def test_ways_to_place_a_world_are_told_with_what_they_cost() -> None:
    game = scene(("new_sparta contact_specialist colony_ship", "old_earth"), ("pirate_world gem_world comet_zone", ""))
    act(game, "settle", "settle")
    answer(game, 0, "settle pirate_world")
    answer(game, 1, "pass")
    decision = game.decision(0)
    assert decision is not None
    assert WORDS.question(game.table, decision, decision.legal) == "Which powers do you use to place Pirate World?"
    told = {WORDS.label(choice): WORDS.choice(game.table, 0, choice) for choice in decision.legal}
    assert told["using Contact Specialist"] == "settle: 2"
    assert told["using Contact Specialist, Colony Ship"] == "free, discard Colony Ship"


def test_worlds_cost_what_the_powers_of_the_next_settle_make_them_cost() -> None:
    game = scene(("alpha_centauri", "old_earth"), ("expedition_force rebel_miners gem_world", ""))
    act(game, "settle", "develop")
    answer(game, 0, "develop expedition_force")
    answer(game, 1, "pass")
    decision = game.decision(0)
    assert decision is not None and decision.kind == "pay"
    assert WORDS.item_here(game.table, decision, "rebel_miners").startswith("conquer: free")


def test_names_may_be_typed_for_keys() -> None:
    assert WORDS.keyed("settle Earth's Lost Colony") == "settle earths_lost_colony"
    assert WORDS.keyed("pay New Earth galactic survey: seti") == "pay new_earth galactic_survey_seti"
    assert WORDS.keyed("Nonsense") == "Nonsense"
    assert WORDS.said("you have no gem_world in your hand") == "you have no Gem World in your hand"


def test_the_log_attributes_draws() -> None:
    game = scene(("old_earth public_works", "new_sparta"), ("space_marines gem_world spice_world",))
    act(game, "develop", "settle")
    for seat, text in ((0, "develop space_marines"), (1, "pass"), (0, "pay gem_world"), (0, "pass"), (1, "pass")):
        answer(game, seat, text)
    told = "\n".join(WORDS.telling().lines(WORDS.heard(game, 1)))
    assert "Chosen: You: Develop; Ben: Settle." in told
    assert "You placed Space Marines for 1 card" in told
    assert "Ben placed nothing." in told
    assert "You and Ben placed nothing." in told
    ben = words_of(RULES, ("Ann", "Ben"), 1)
    assert "You and Ann placed nothing." in "\n".join(ben.telling().lines(ben.heard(game, 1)))


def test_the_end_tells_every_bonus_and_the_tie_break() -> None:
    game = scene(("old_earth galactic_federation", "new_sparta"), ("gem_world", ""), chips=(0, 3))
    assert WORDS.score(game.table, game.view(0))[-1] == "You: Galactic Federation 2"
    game.table.seats[1].chips = 3
    told = WORDS.score_table(RULES.scores(game.table), (0,))
    assert "A tie at 4 VP: cards in hand and goods decide: You 1, Ben 0." in told


def test_every_card_has_a_page_with_its_rulings() -> None:
    by_key = {piece.key: piece for piece in WORDS.pieces()}
    page = "\n".join(WORDS.piece_lines(by_key["contact_specialist"]))
    assert page.startswith("Contact Specialist: development, cost 1, 1 VP; 2 copies")
    assert "PAY-8: Contact Specialist lets" in page
    assert "PAY-8" in WORDS.piece_rules(by_key["contact_specialist"])
    game = scene(("old_earth public_works", "new_sparta"), ("galactic_federation",))
    now = WORDS.piece_now(game.table, game.view(0), by_key["galactic_federation"])
    assert now == ["  In your hand, now: develop: 6, 6 short.", "  It would count 3 VP for you now."]
    for piece in by_key.values():
        lines = WORDS.piece_lines(piece)
        assert max(map(len, lines)) <= WIDTH
        card = RULES.cards[RULES.index[piece.key]]
        printed = [f"  {one}." for one in card_words.powers(card, RULES)]
        assert " ".join(" ".join(printed).split()) in " ".join(" ".join(lines).split())
        assert gist(card)


def test_every_rule_that_a_refusal_or_a_docstring_names_can_be_looked_up() -> None:
    rules = WORDS.rules()
    assert rules["PAY-3"].text == "Exactly the cost is discarded, never more."
    source = Path(str(files("starcup_race")))
    chapters = {name.rpartition("-")[0] for name in rules}
    named = {
        found
        for path in (*source.rglob("*.py"), *Path(__file__).parent.glob("*.py"))
        for found in re.findall(r"\b([A-Z]+-\d+)\b", path.read_text("utf-8"))
    }
    assert {name for name in named if name.rpartition("-")[0] in chapters} - set(rules) == set()
    assert len(named & set(rules)) > 130
