"""Refusals: every wrong answer is told what is missing, with code, rule and numbers, and changes nothing."""

from __future__ import annotations

import pytest

from starcup import Choice, Game, IllegalChoice, Rng
from starcup.messages import language_of
from starcup_race import RaceRuleset
from starcup_race.testing import RaceGame
from tests.race.scenes import RULES, act, answer, legal, new, passes, scene, variant


def dealt() -> RaceGame:
    return Game.new(RULES, 2, 11)


def choosing() -> RaceGame:
    return scene(("old_earth", "new_sparta"))


def exploring() -> RaceGame:
    supply = (
        "gem_world comet_zone pirate_world new_earth tourist_world rebel_outpost plague_world space_port empath_world"
    )
    return act(scene(("old_earth", "new_sparta"), ("rebel_base",), supply=supply), "explore_1_1", "produce")


def developing() -> RaceGame:
    cards = "public_works galactic_imperium gem_world"
    return act(scene(("old_earth public_works", "new_sparta"), (cards,)), "settle", "develop")


def settling() -> RaceGame:
    mine = "epsilon_eridani contact_specialist colony_ship new_military_tactics"
    cards = "alien_robot_sentry rebel_homeworld deserted_alien_colony drop_ships alien_robot_scout_ship"
    return act(scene((mine, "new_sparta"), (cards,)), "produce", "settle")


def using() -> RaceGame:
    mine = "new_sparta space_marines contact_specialist"
    return passes(answer(act(scene((mine, "old_earth colony_ship"), ("pirate_world gem_world rebel_base",)), "produce",
                             "settle"), 0, "settle pirate_world"), 1)  # fmt: skip


def paying() -> RaceGame:
    cards = "gem_world rebel_base tourist_world plague_world"
    return passes(
        answer(act(scene(("old_earth", "new_sparta"), (cards,)), "produce", "settle"), 0, "settle gem_world"), 1
    )


def selling() -> RaceGame:
    return passes(act(scene(("gem_world comet_zone spice_world", "artist_colony"), goods="gem_world comet_zone"),
                      "consume_trade", "settle"))  # fmt: skip


def consuming(mine: str, goods: str = "", cards: str = "") -> RaceGame:
    return passes(act(scene((mine, "new_sparta"), (cards,), goods=goods), "consume_2x", "settle"))


def powers() -> RaceGame:
    mine = "gem_world comet_zone tourist_world mining_league new_survivalists diversified_economy deficit_spending"
    return consuming(f"{mine} galactic_trendsetters new_economy drop_ships", "gem_world comet_zone")


def goods() -> RaceGame:
    game = consuming(
        "gem_world comet_zone spice_world new_survivalists terraformed_world", "gem_world comet_zone spice_world"
    )
    return answer(game, 0, "use new_survivalists to consume")


def different() -> RaceGame:
    mine = "comet_zone distant_world artist_colony gem_world"
    return consuming(f"diversified_economy {mine}", mine)


def discarding() -> RaceGame:
    game = consuming("merchant_world deficit_spending", cards="rebel_base gem_world comet_zone")
    return answer(game, 0, "use merchant_world to discard")


def guessing() -> RaceGame:
    return consuming("gambling_world")


def windfall() -> RaceGame:
    mine = "genetics_lab mining_robots mining_league gem_world avian_uplift_race asteroid_belt aquatic_uplift_race"
    return passes(
        act(
            scene((f"{mine} destroyed_world radioactive_world", "new_sparta"), goods="avian_uplift_race"),
            "settle",
            "produce",
        )
    )


def too_many() -> RaceGame:
    worlds = [card.key for card in RULES.cards if card.is_world and card.start < 0]
    return act(scene(("old_earth", "new_sparta"), (" ".join(worlds[:12]),)), "produce", "produce")


def two_actions() -> RaceGame:
    return scene(("old_earth", "new_sparta"), rules=variant(actions=2))


WRONG = [
    (dealt, "discard gem_wrld gem_world", "no-such-card", "SETUP-7", "did you mean 'gem_world'?"),
    (dealt, "discard none", "too-few", "SETUP-7", "expected 2 of"),
    (dealt, "keep gem_world", "not-now", "SETUP-7", "two of the cards dealt"),
    (exploring, "keep rebel_base tourist_world", "not-offered", "EXPLORE-7",
     "you drew no Rebel Base in this phase; there are"),
    (exploring, "discard rebel_base", "not-now", "EXPLORE-7", "which of the cards drawn"),
    (choosing, "choose trade", "not-offered", "ACTION-5", "you have no action card trade"),
    (choosing, "choose settle develop", "too-many", "ACTION-6", "one action card a round; found 2"),
    (choosing, "settle gem_world", "not-now", "ACTION-1", "choose one of your action cards"),
    (two_actions, "choose produce produce", "twice", "ACTION-8", "Produce was named 2 times, and there is 1"),
    (developing, "develop drop_ships", "not-in-hand", "DEVELOP-1",
     "there are Gem World, Public Works, Galactic Imperium"),
    (developing, "develop drop_shops", "no-such-card", "DEVELOP-1", "did you mean 'drop_ships'?"),
    (developing, "settle gem_world", "wrong-kind", "DEVELOP-1", "Gem World is a world"),
    (developing, "develop public_works", "twice", "DEVELOP-6", "a copy of Public Works is in your tableau"),
    (developing, "develop galactic_imperium", "cost", "DEVELOP-11", "costs 6, and you have 2 other cards"),
    (developing, "pay gem_world", "not-now", "DEVELOP-1", "place a development now, or pass"),
    (settling, "settle alien_robot_scout_ship", "defense", "MILITARY-2",
     "needs military 4, its defense, and you have 0 against it, 3 with New Military Tactics; Contact Specialist can't"),
    (settling, "settle deserted_alien_colony", "cost", "SETTLE-9", "costs 5, and you have 4 other cards"),
    (settling, "develop drop_ships", "wrong-kind", "SETTLE-1", "Drop Ships is a development"),
    (using, "using colony_ship", "no-power", "POWER-3", "you have no Colony Ship in your tableau"),
    (using, "using space_marines", "powers", "POWER-8", "using none (to pay: 0), Contact Specialist (to pay: 2)"),
    (using, "pay gem_world", "not-now", "POWER-5", "say first which powers"),
    (using, "using contact_specialst", "no-such-card", "POWER-5", "did you mean 'contact_specialist'?"),
    (paying, "pay rebel_base", "too-few", "PAY-3", "expected 2 of"),
    (paying, "pay rebel_base tourist_world plague_world", "too-many", "PAY-3", "found 3"),
    (paying, "pay gem_world rebel_base", "not-offered", "PAY-3", "you have no Gem World in your hand; there are"),
    (paying, "pay rebel_base rebel_base", "twice", "PAY-3", "was named 2 times"),
    (paying, "pass", "not-now", "PAY-3", "Gem World has to be paid for first: pay 2 of your cards"),
    (selling, "sell spice_world", "no-good", "TRADE-2", "there are goods on Gem World, Comet Zone"),
    (selling, "sell artist_colony", "no-good", "TRADE-2", "no good of yours"),
    (selling, "done", "not-now", "TRADE-1", "sell a good first"),
    (powers, "done", "compulsory", "CONSUME-2", "'use galactic_trendsetters to consume'"),
    (powers, "use mining_league to consume", "no-goods", "CONSUME-11",
     "takes 2 Rare Elements goods at once, and you have 1"),
    (powers, "use diversified_economy to consume", "no-goods", "CONSUME-11",
     "3 different kinds at once, and you have 2 kinds"),
    (powers, "use deficit_spending to discard", "no-cards", "CONSUME-12", "your hand, which is empty"),
    (powers, "use tourist_world to sell", "no-power", "CONSUME-1", "can't sell: say 'use tourist_world to consume'"),
    (powers, "use drop_ships to consume", "no-power", "CONSUME-1", "Drop Ships has no power for this phase"),
    (powers, "use rebel_base to consume", "no-power", "CONSUME-1", "Rebel Base is not in your tableau"),
    (powers, "use tourist_wrld to consume", "no-such-card", "CONSUME-1", "did you mean 'tourist_world'?"),
    (powers, "sell gem_world", "not-now", "CONSUME-1", "choose the consume power"),
    (lambda: answer(powers(), 0, "use new_economy to draw"), "use new_economy to draw", "used", "CONSUME-4",
     "you have used"),
    (lambda: consuming("artist_colony new_survivalists comet_zone galactic_resort terraformed_world", "comet_zone"),
     "use new_survivalists to consume", "no-goods", "CONSUME-8", "takes 1 Novelty good, and you have none"),
    (goods, "consume comet_zone", "not-offered", "CONSUME-8", "it takes those on Gem World, Spice World"),
    (goods, "consume gem_world spice_world", "too-many", "CONSUME-9", "expected 1 of"),
    (goods, "consume gem_wrold", "no-such-card", "CONSUME-6", "did you mean 'gem_world'?"),
    (goods, "use terraformed_world to consume", "not-now", "CONSUME-2", "choose the goods"),
    (different, "consume artist_colony gem_world comet_zone", "different", "CONSUME-11", "3 different kinds"),
    (discarding, "discard rebel_base gem_world comet_zone", "too-many", "CONSUME-12", "expected 0 to 2"),
    (discarding, "discard new_earth", "not-offered", "CONSUME-12", "you have no New Earth in your hand"),
    (discarding, "done", "not-now", "CONSUME-12", "or none"),
    (guessing, "guess 0", "guess", "CONSUME-17", "name a number from 1 to 7; found 0"),
    (guessing, "done", "not-now", "CONSUME-17", "'guess 1'"),
    (windfall, "produce avian_uplift_race with genetics_lab", "has-good", "PRODUCE-2", "Avian Uplift Race has a good"),
    (windfall, "produce gem_world with genetics_lab", "not-windfall", "PRODUCE-3",
     "Gem World is a Novelty production world"),
    (windfall, "produce asteroid_belt with genetics_lab", "kind", "PRODUCE-5", "Genetics Lab produces on Genes worlds"),
    (windfall, "produce asteroid_belt with bonus", "no-power", "PRODUCE-4", "who chose Produce"),
    (windfall, "produce asteroid_belt with gem_world", "no-power", "PRODUCE-5", "has no power for windfall worlds"),
    (windfall, "produce asteroid_belt with free_trade_association", "no-power", "PRODUCE-5", "not in your tableau"),
    (windfall, "produce pre_sentient_race with genetics_lab", "not-in-tableau", "PRODUCE-5", "not in your tableau"),
    (windfall, "produce asteroid_belt with mining_robots", "same-power", "PRODUCE-6",
     "say 'produce asteroid_belt with mining_league'"),
    (lambda: answer(windfall(), 0, "produce asteroid_belt with mining_league"),
     "produce destroyed_world with mining_league", "used", "PRODUCE-5", "you have used Mining League"),
    (windfall, "done", "not-now", "PRODUCE-6", "must be used: say 'produce"),
    (too_many, "discard pilgrimage_world", "too-few", "DISCARD-2", "expected 2 of"),
    (too_many, "pass", "not-now", "DISCARD-2", "down to ten"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("lay_out", "text", "code", "rule", "told"), WRONG, ids=[f"{case[1]}-{case[2]}" for case in WRONG]
)
def test_a_wrong_answer_is_told_what_is_missing(lay_out: object, text: str, code: str, rule: str, told: str) -> None:
    """SETTLE-9, DEVELOP-11, CONSUME-11, PRODUCE-6."""
    assert callable(lay_out)
    game: RaceGame = lay_out()
    found = game.why(0, text)
    assert found is not None
    assert (found.code, found.rule) == (code, rule)
    assert told in str(found)
    for language in ("es", "fr"):
        assert language_of(game.ruleset, language, strict=True).text(found.reason).endswith(".")


def test_every_kind_of_question_is_among_them() -> None:
    kinds = set()
    for lay_out, *_ in WRONG:
        assert callable(lay_out)
        kinds.add(lay_out().waiting()[0].kind)
    assert kinds == {
        "discard-start", "action", "keep", "place", "use-powers", "pay", "sell", "consume", "consume-goods",
        "discard-for-chips", "guess", "windfall", "discard-limit",
    }  # fmt: skip


# Whatever is said in the form of a choice.

ODD = ("gem_wrld", "none", "bonus", "x", "0", "999", "old_earth")


def said(rules: RaceRuleset, kind: type[Choice], rng: Rng) -> str:
    """A text in the form of a kind of choice, with values of its fields or of none."""

    def word(field: str) -> str:
        values = rules.domain(kind, field) or ()
        return str(rng.choice(values)) if values and rng.below(6) else rng.choice(ODD)

    words = []
    for part in kind.pattern.split():
        if part == "{items}":
            words += [word("items") for _ in range(rng.below(4))] or ["none"]
        else:
            words.append(word(part[1:-1]) if part.startswith("{") else part)
    return " ".join(words)


def check_answers(game: RaceGame, rules: RaceRuleset, rng: Rng, known: set[str], most: int) -> set[tuple[str, str]]:
    """Play, and say wrong things before each answer; returns the kinds of questions with the codes of refusals."""
    met: set[tuple[str, str]] = set()
    for _ in range(most):
        if game.finished:
            break
        decision = rng.choice(game.waiting())
        state, seat = game.save(), decision.seat
        for _ in range(3):
            text = said(rules, rng.choice(rules.choice_kinds), rng)
            why = game.why(seat, text)
            if why is None:
                game.clone().submit(seat, text)
                continue
            with pytest.raises(IllegalChoice) as refused:
                game.submit(seat, text)
            assert (refused.value.code, str(refused.value)) == (why.code, str(why))
            met.add((decision.kind, why.code))
            if why.code == "not-understood":  # a word where a number should be
                assert text.startswith("guess")
                continue
            assert why.rule in known, f"{decision.kind}: {text}: {why}"
            assert str(why).endswith(f". [{why.rule}]"), str(why)
            assert len(str(why)) > 25
        assert game.save() == state
        game.submit(seat, decision.legal[rng.below(len(decision.legal))])
    return met


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_said_is_done_or_refused_with_a_reason(seed: int) -> None:
    """ACTION-3, ACTION-8, PAY-3: a rule for every refusal, and nothing changed."""
    from docs._ext.rules_coverage import statements_in

    known = set(statements_in("race"))
    rules = variant(actions=2) if seed == 5 else RULES
    game = Game.new(rules, 2, seed) if seed == 5 else new(seed)
    met = check_answers(game, rules, Rng(seed), known, 300)
    assert len({kind for kind, _ in met}) > 5


@pytest.mark.slow
def test_whatever_is_said_at_length() -> None:
    from docs._ext.rules_coverage import statements_in

    known = set(statements_in("race"))
    for seed in range(100, 160):
        check_answers(new(seed), RULES, Rng(seed), known, 2_000)


def test_things_that_are_no_choice() -> None:
    game = scene(("old_earth", "new_sparta"))
    for text in ("", "develop", "use gem_world", "produce gem_world", "colonise gem_world", "choose"):
        found = game.why(0, text)
        assert found is not None
        assert found.code == "not-understood"
    assert len(legal(game)) == 7


def test_a_ship_that_takes_no_alien_world_is_not_said_to_lack_a_partner() -> None:
    """PAY-9, PAY-12: Contact Specialist would not help either."""
    mine = "old_earth contact_specialist colony_ship"
    game = act(scene((mine, "new_sparta"), ("lost_alien_warship gem_world",)), "settle", "settle")
    said = str(game.why(0, "settle lost_alien_warship"))
    assert "Contact Specialist can't be used for it; Colony Ship can't be used for it." in said


def test_one_kind_of_goods_is_one_kind() -> None:
    """CONSUME-11."""
    mine = "old_earth public_works diversified_economy comet_zone"
    assert "and you have 1 kind." in str(consuming(mine, "comet_zone").why(0, "use diversified_economy to consume"))


def test_the_sale_of_a_power_is_refused_by_its_own_rule() -> None:
    """TRADE-1, TRADE-7: who did not choose Trade has no bonus sale."""
    game = consuming("old_earth trade_league comet_zone gem_world", "comet_zone gem_world")
    answer(game, 0, "use trade_league to sell")
    found = game.why(0, "done")
    assert found is not None
    assert (found.code, found.rule) == ("not-now", "TRADE-7")
