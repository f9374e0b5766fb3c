"""Consume and Produce over random positions: the engine lets happen exactly what the rules allow, in whatever order.

Three accounts have to agree: where the legal choices lead, as a search walks them; where all that is allowed leads; and
what comes of the rules if they are followed literally, one power at a time, by a table of powers of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest
from attrs import frozen

from starcup import Game, Rng
from starcup.testing import ends
from starcup_race.testing import RaceGame
from tests.conftest import Often
from tests.race.scenes import RULES, act, answer, kinds, legal, loaded, passes, refusal, scene

NOVELTY, RARE, GENES, ALIEN = "novelty", "rare", "genes", "alien"
PRICE = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}
WORLDS = {
    "artist_colony": NOVELTY, "gem_world": NOVELTY, "spice_world": NOVELTY, "comet_zone": RARE, "mining_world": RARE,
    "distant_world": GENES, "alien_robotic_factory": ALIEN,
}  # fmt: skip
"""Worlds without consume powers, to put goods on."""
TRADE = {"spice_world": {NOVELTY: 2}, "distant_world": {NOVELTY: 3}, "trade_league": dict.fromkeys(PRICE, 1),
         "mining_conglomerate": {RARE: 1}, "old_earth": dict.fromkeys(PRICE, 1)}  # fmt: skip

Outcome = tuple[int, int, frozenset[str]]
"""VP in chips, cards in hand, and the worlds with goods."""


@frozen
class Power:
    """A consume power: the goods that it takes at once and how often, and the VP and cards for them."""

    goods: int = 1
    kind: str = ""
    times: int = 1
    vp: int = 0
    cards: int = 0
    different: bool = False
    special: str = ""


CONSUMERS: dict[str, Power] = {
    "old_earth": Power(vp=1, times=2),
    "galactic_trendsetters": Power(vp=2),
    "outlaw_world": Power(vp=1, cards=1),
    "tourist_world": Power(goods=2, vp=3),
    "terraforming_robots": Power(kind=RARE, vp=1, cards=1),
    "mining_league": Power(goods=2, kind=RARE, vp=3),
    "mining_conglomerate": Power(kind=RARE, times=2, vp=1),
    "consumer_markets": Power(kind=NOVELTY, times=3, vp=1),
    "research_labs": Power(kind=GENES, vp=1),
    "diversified_economy": Power(goods=3, different=True, vp=3),
    "pilgrimage_world": Power(special="all"),
    "new_economy": Power(special="draw"),
    "trade_league": Power(special="sell"),
    "black_market_trading_world": Power(special="sell plain"),
    "deficit_spending": Power(special="discard"),
}


def consuming_by_the_book(cards: list[str], goods: list[str], hand: int, action: str) -> set[Outcome]:
    """TRADE-1, CONSUME-2 to CONSUME-16: powers one by one in any order; over when no compulsory one can be used."""
    found: set[Outcome] = set()
    factor = 2 if action == "consume_2x" else 1

    def price(world: str, *, plain: bool = False) -> int:
        kind = WORLDS[world]
        return PRICE[kind] + (0 if plain else sum(TRADE.get(card, {}).get(kind, 0) for card in cards))

    def uses(power: Power, left: frozenset[str], held: int) -> Iterator[tuple[int, int, frozenset[str]]]:
        """VP and cards gained, and the goods left."""
        fitting = [world for world in left if power.kind in ("", WORLDS[world])]
        if power.special == "draw":
            yield 0, 1, left
        elif power.special == "all":
            if left:
                yield factor * (len(left) - 1), 0, frozenset()
        elif power.special == "discard":
            for number in range(min(2, held) + 1):
                if held:
                    yield number, -number, left
        elif power.special.startswith("sell"):
            for world in left:
                yield 0, price(world, plain="plain" in power.special), left - {world}
        elif power.different:
            for taken in combinations(fitting, power.goods):
                if len({WORLDS[world] for world in taken}) == power.goods:
                    yield factor * power.vp, power.cards, left - set(taken)
        else:
            times = min(power.times, len(fitting) // power.goods)
            for taken in combinations(fitting, times * power.goods) if times else ():
                yield factor * times * power.vp, times * power.cards, left - set(taken)

    seen: set[tuple[object, ...]] = set()

    def go_on(vp: int, held: int, left: frozenset[str], unused: frozenset[str]) -> None:
        if (vp, held, left, unused) in seen:
            return
        seen.add((vp, held, left, unused))
        must = False
        for card in unused:
            for gained, drawn, after in uses(CONSUMERS[card], left, held):
                must = must or CONSUMERS[card].special != "discard"
                go_on(vp + gained, held + drawn, after, unused - {card})
        if not must:
            found.add((vp, held, left))

    powers = frozenset(card for card in cards if card in CONSUMERS)
    if action == "consume_trade" and goods:
        for world in goods:
            go_on(0, hand + price(world), frozenset(goods) - {world}, powers)
    else:
        go_on(0, hand, frozenset(goods), powers)
    return found


def outcome(game: RaceGame) -> Outcome:
    seat = game.table.seats[0]
    return seat.chips, len(seat.hand), frozenset(RULES.names(seat.loaded()))


def is_over(game: RaceGame) -> bool:
    """Return whether the round is over, but for the hand limit."""
    return kinds(game)[:1] in (["action"], ["discard-limit"]) or game.finished


def check_consuming(seed: int) -> int:
    """A random position; returns the number of ends."""
    rng = Rng(seed)
    worlds = rng.shuffled(list(WORLDS))[: 1 + rng.below(5)]
    powers = rng.shuffled(list(CONSUMERS))[: 1 + rng.below(4)]
    goods = [world for world in worlds if rng.below(5)]
    hand = ["rebel_base", "rebel_homeworld"][: rng.below(3)]
    action = rng.choice(["consume_trade", "consume_2x", "settle"])
    game = scene((" ".join([*worlds, *powers]), "new_sparta"), (" ".join(hand),), goods=" ".join(goods))
    act(game, action, "consume_2x")
    if action == "settle":
        passes(game)
    expected = consuming_by_the_book([*worlds, *powers], goods, len(hand), action)
    for any_order in (False, True):
        reached = {outcome(end) for end in ends(game, seat=0, until=is_over, any_order=any_order, most=100_000)}
        assert reached == expected, f"seed {seed}: {worlds}, {powers}, {goods}, {action}"
    return len(expected)


@pytest.mark.parametrize("seed", range(25))
def test_consume_powers_lead_where_the_rules_lead(seed: int) -> None:
    """CONSUME-2, CONSUME-3, CONSUME-4, CONSUME-9, CONSUME-11, POWER-6, POWER-7, TIMING-5."""
    check_consuming(seed)


@pytest.mark.slow
def test_consume_powers_at_length(often: Often) -> None:
    assert sum(check_consuming(seed) > 3 for seed in range(100, often(250, 400))) > often(35, 75)


# Produce.

WINDFALLS = {
    "refugee_world": NOVELTY, "former_penal_colony": NOVELTY, "asteroid_belt": RARE, "destroyed_world": RARE,
    "runaway_robots": RARE, "avian_uplift_race": GENES, "pre_sentient_race": GENES, "deserted_alien_library": ALIEN,
}  # fmt: skip
SOURCES = {
    "genetics_lab": GENES, "mining_robots": RARE, "mining_league": RARE, "expanding_colony": NOVELTY,
    "free_trade_association": NOVELTY, "alien_rosetta_stone_world": ALIEN, "galactic_engineers": "",
}  # fmt: skip
DRAWS = {"gem_world": 1, "comet_zone": 1, "mining_world": 1, "runaway_robots": 1}


def producing_by_the_book(cards: list[str], full: list[str], bonus: bool) -> set[Outcome]:
    """PRODUCE-1 to PRODUCE-12: powers and bonus in every order, each on any empty world that fits, if there is one."""
    worlds = {card: WORLDS.get(card) or WINDFALLS.get(card, "") for card in cards}
    always = frozenset(card for card in cards if card in WORLDS) - set(full)
    sources = [(card, SOURCES[card]) for card in cards if card in SOURCES] + [("bonus", "")] * bonus
    found: set[frozenset[str]] = set()

    def go_on(order: tuple[tuple[str, str], ...], filled: frozenset[str]) -> None:
        if not order:
            found.add(filled)
            return
        empty = [card for card in cards if card in WINDFALLS and card not in (*full, *filled)]
        fitting = [world for world in empty if order[0][1] in ("", worlds[world])]
        for world in fitting or [""]:
            go_on(order[1:], filled | {world} if world else filled)

    for order in permutations(sources):
        go_on(order, always)
    outcomes: set[Outcome] = set()
    for filled in found:
        kinds_ = [worlds[card] for card in filled]
        drawn = sum(DRAWS.get(card, 0) for card in filled)
        drawn += kinds_.count(NOVELTY) * ("consumer_markets" in cards) + len(set(kinds_)) * (
            "diversified_economy" in cards
        )
        drawn += 2 * ("merchant_guild" in cards) + 2 * ("mining_conglomerate" in cards and kinds_.count(RARE) > 0)
        outcomes.add((0, drawn, filled | set(full)))
    return outcomes


def check_producing(seed: int) -> int:
    rng = Rng(seed)
    windfalls = rng.shuffled(list(WINDFALLS))[: 1 + rng.below(5)]
    others = rng.shuffled(["gem_world", "comet_zone", "artist_colony"])[: rng.below(3)]
    sources = rng.shuffled(list(SOURCES))[: rng.below(4)]
    extra = rng.shuffled(["consumer_markets", "diversified_economy", "merchant_guild", "mining_conglomerate"])[
        : rng.below(3)
    ]
    cards = rng.shuffled([*windfalls, *others, *sources, *extra])[:11]  # with 12 the game would be over (END-1)
    full = [card for card in cards if card in {*windfalls, *others} and not rng.below(3)]
    bonus = bool(rng.below(2))
    game = scene((" ".join(cards), "new_sparta"), goods=" ".join(full))
    act(game, "produce" if bonus else "settle", "settle" if bonus else "produce")
    passes(game)
    expected = producing_by_the_book(cards, full, bonus)
    for any_order in (False, True):
        reached = {outcome(end) for end in ends(game, seat=0, until=is_over, any_order=any_order, most=100_000)}
        assert reached == expected, f"seed {seed}: {cards}, {full}, {bonus}"
    return len(expected)


@pytest.mark.parametrize("seed", range(25))
def test_windfall_powers_and_the_bonus_lead_where_the_rules_lead(seed: int) -> None:
    """PRODUCE-1, PRODUCE-4, PRODUCE-5, PRODUCE-6, PRODUCE-9, PRODUCE-10, PRODUCE-12, POWER-4, POWER-6."""
    check_producing(seed)


@pytest.mark.slow
def test_windfall_powers_at_length(often: Often) -> None:
    assert sum(check_producing(seed) > 1 for seed in range(100, often(250, 400))) > often(35, 75)


def test_a_windfall_power_may_wait_for_what_others_draw() -> None:
    """PRODUCE-6, POWER-6: cards of older powers are seen before the world is chosen."""
    mine = "merchant_guild gem_world genetics_lab avian_uplift_race aquatic_uplift_race"
    game = passes(act(scene((mine, "new_sparta")), "settle", "produce"))
    assert legal(game) == [f"produce {world} with genetics_lab" for world in mine.split()[3:]]
    decision = game.decision(0)
    assert decision is not None
    assert [choice.text for choice in game.allowed(0)][2:] == ["later"]
    assert len(game.table.seats[0].hand) == 0
    answer(game, 0, "later")
    assert len(game.table.seats[0].hand) == 2 + 1
    assert legal(game) == [f"produce {world} with genetics_lab" for world in mine.split()[3:]]
    assert refusal(game, 0, "later") == ("not-now", "PRODUCE-6")  # nothing more is drawn
    assert [choice.text for choice in game.allowed(0)] == legal(game)
    answer(game, 0, "produce aquatic_uplift_race with genetics_lab")
    assert sorted(loaded(game)) == ["aquatic_uplift_race", "gem_world"]


def test_waiting_is_saved_and_replayed() -> None:
    """PRODUCE-6."""
    mine = "merchant_guild gem_world genetics_lab avian_uplift_race aquatic_uplift_race"
    game = passes(act(scene((mine, "new_sparta")), "settle", "produce"))
    answer(game, 0, "later")
    assert Game.load(RULES, game.save()).save() == game.save()
    assert Game.replay(RULES, game.journal_text()).save() == game.save()


def test_tactics_without_a_world_may_be_discarded_and_kept() -> None:
    """MILITARY-9, POWER-5: whether anything was placed or not."""
    for hand, text in (("", "pass"), ("refugee_world", "settle refugee_world")):
        game = act(scene(("old_earth new_military_tactics", "new_sparta"), (hand,)), "produce", "settle")
        passes(answer(game, 0, text), 1)
        assert legal(game) == ["using none", "using new_military_tactics"]
        before = len(game.table.discards)
        answer(game, 0, "using new_military_tactics")
        assert len(game.table.discards) == before + 1
