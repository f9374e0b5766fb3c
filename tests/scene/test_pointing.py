"""Pointing: what clicks on things mean, by cases, and at random positions of every game."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from starcup import Decision, Game, Items, Misfit, Rng, Ruleset, games
from starcup.lines import Draft
from starcup.messages import Message
from starcup.scene import (
    Barred,
    Item,
    Option,
    Pick,
    Pointed,
    Prompt,
    Touches,
    barred_at,
    can_have,
    click,
    meaning,
    scene_of,
    toggle,
)
from tests.scene.harness import AnyGame

LONGEST = 250
"""The most choices before a position."""


def option(choice: str, *take: str, to: str = "", by: str = "", shortcut: bool = False) -> Option:
    return Option(choice, Message(choice), touches=Touches(take, to, (by,) if by else ()), shortcut=shortcut)


def asked(*options: Option, barred: tuple[Barred, ...] = ()) -> Prompt:
    return Prompt(0, 1, "test", Message("test"), options=options, barred=barred)


def picking(*items: Item, least: int = 0, most: int = 2, ordered: bool = False) -> Prompt:
    return Prompt(0, 1, "test", Message("test"), pick=Pick("take", items, least, most, ordered))


def item(name: str, *touches: str, count: int = 1, together: int | None = None) -> Item:
    return Item(name, Message(name), count=count, touches=touches, together=together)


def clicks(prompt: Prompt, *keys: str) -> Pointed:
    pointed = Pointed()
    for key in keys:
        pointed = click(prompt, pointed, key)
    return pointed


def answer(prompt: Prompt, *keys: str) -> str:
    return meaning(prompt, clicks(prompt, *keys)).answer


class TestOptions:
    MOVES = asked(
        option("red to left", "red", to="left"),
        option("red to right", "red", to="right"),
        option("blue to left", "blue", to="left"),
        option("pass"),
    )

    def test_before_anything_is_pointed_at_all_that_an_option_touches_is_lit(self) -> None:
        means = meaning(self.MOVES, Pointed())
        assert means.options == self.MOVES.options
        assert means.lit == {"red", "blue", "left", "right"}
        assert (means.on, means.answer) == (frozenset(), "")

    def test_a_thing_that_belongs_to_one_option_is_the_answer(self) -> None:
        assert answer(self.MOVES, "blue") == "blue to left"
        assert answer(self.MOVES, "right") == "red to right"

    def test_a_thing_of_several_options_narrows_them(self) -> None:
        means = meaning(self.MOVES, clicks(self.MOVES, "red"))
        assert [option.choice for option in means.options] == ["red to left", "red to right"]
        assert (means.lit, means.on, means.answer) == (frozenset({"left", "right"}), frozenset({"red"}), "")

    @pytest.mark.parametrize("keys", [("red", "left"), ("left", "red")])
    def test_the_order_does_not_matter(self, keys: tuple[str, str]) -> None:
        assert answer(self.MOVES, *keys) == "red to left"

    def test_a_second_click_lets_go(self) -> None:
        assert clicks(self.MOVES, "red", "red") == Pointed()
        assert clicks(self.MOVES, "red", "left", "red") == Pointed(("left",))

    def test_a_thing_of_other_options_takes_the_place_of_what_was_pointed_at(self) -> None:
        assert clicks(self.MOVES, "red", "blue") == Pointed(("blue",))

    def test_a_thing_of_no_option_changes_nothing(self) -> None:
        assert clicks(self.MOVES, "red", "elsewhere") == clicks(self.MOVES, "red")
        assert clicks(self.MOVES, "elsewhere") == Pointed()

    def test_the_same_things_for_several_options_are_no_answer(self) -> None:
        both = asked(option("develop it", "tile"), option("settle it", "tile"))
        assert answer(both, "tile") == ""
        assert len(meaning(both, clicks(both, "tile")).options) == 2

    def test_an_option_whose_things_are_among_those_of_another_is_doubtful(self) -> None:
        more = asked(option("ship one", "good"), option("ship both", "good", "other good"))
        assert answer(more, "good") == ""
        assert answer(more, "other good") == "ship both"

    def test_a_shortcut_makes_nothing_doubtful(self) -> None:
        short = asked(
            option("place it", "card"), option("place it, paying with another", "card", "other", shortcut=True)
        )
        assert answer(short, "card") == "place it"
        assert answer(short, "other") == "place it, paying with another"

    def test_the_worker_comes_before_the_work(self) -> None:
        assert option("x", "die", to="phase", by="power").touches.keys == ("power", "die", "phase")

    def test_one_option_that_touches_nothing_is_never_the_answer_by_itself(self) -> None:
        assert answer(asked(option("pass"))) == ""


class TestPicks:
    def test_what_stands_for_items_is_lit_until_enough_are_picked(self) -> None:
        cards = picking(item("ape", "a"), item("bee", "b"), item("cat", "c"), least=2)
        means = meaning(cards, Pointed())
        assert (means.lit, means.on, means.answer) == (frozenset({"a", "b", "c"}), frozenset(), "")
        means = meaning(cards, clicks(cards, "a"))
        assert (means.lit, means.on, means.answer) == (frozenset({"b", "c"}), frozenset({"a"}), "")
        means = meaning(cards, clicks(cards, "a", "c"))
        assert (means.lit, means.on, means.answer) == (frozenset(), frozenset({"a", "c"}), "take ape cat")

    def test_nothing_is_an_answer_where_nothing_need_be_picked(self) -> None:
        assert answer(picking(item("ape", "a"))) == "take none"

    def test_a_second_click_lays_back(self) -> None:
        cards = picking(item("ape", "a"), item("bee", "b"))
        assert clicks(cards, "a", "b", "a").items == ("bee",)

    def test_a_click_when_there_are_enough_changes_nothing(self) -> None:
        cards = picking(item("ape", "a"), item("bee", "b"), item("cat", "c"))
        assert clicks(cards, "a", "b", "c").items == ("ape", "bee")

    def test_where_one_alone_may_be_picked_another_takes_its_place(self) -> None:
        cards = picking(item("ape", "a"), item("bee", "b"), most=1)
        assert clicks(cards, "a", "b").items == ("bee",)
        assert meaning(cards, clicks(cards, "a")).lit == {"b"}

    def test_equal_things_are_picked_one_after_the_other_and_then_all_laid_back(self) -> None:
        dice = picking(item("red", "r", count=2), item("blue", "b"), most=3)
        assert clicks(dice, "r", "r").items == ("red", "red")
        assert clicks(dice, "r", "r", "r").items == ()
        assert clicks(dice, "r", "b").items == ("red", "blue")

    def test_a_thing_with_two_sides_goes_through_them_and_is_laid_back(self) -> None:
        tiles = picking(item("front", "t", together=0), item("back", "t", together=0), item("other", "u"), ordered=True)
        assert clicks(tiles, "t").items == ("front",)
        assert clicks(tiles, "t", "t").items == ("back",)
        assert clicks(tiles, "t", "t", "t").items == ()
        assert clicks(tiles, "t", "u", "t").items == ("other", "back")

    def test_one_side_toggled_takes_the_place_of_the_other(self) -> None:
        tiles = picking(item("front", together=0), item("back", together=0))
        assert tiles.pick is not None
        assert toggle(tiles.pick, Pointed(items=("front",)), "back").items == ("back",)

    def test_what_is_not_on_offer_changes_nothing(self) -> None:
        cards = picking(item("ape", "a"))
        assert cards.pick is not None
        assert toggle(cards.pick, Pointed(), "dog") == Pointed()
        assert clicks(cards, "elsewhere") == Pointed()

    def test_what_can_be_had(self) -> None:
        two = item("red", count=2)
        pick = picking(two, item("blue"), most=3).pick
        assert pick is not None
        assert can_have(two, pick, ("red",))
        assert not can_have(two, pick, ("red", "red"))
        assert not can_have(two, pick, ("blue", "blue", "blue"))


def test_what_is_not_possible_with_a_thing_is_told_once_for_each_reason() -> None:
    def barred(choice: str, reason: str, *take: str) -> Barred:
        return Barred(choice, Message(choice), Touches(take), "no", Message(reason))

    prompt = asked(
        barred=(barred("a", "dear", "x"), barred("b", "dear", "x", "y"), barred("c", "late", "x"), barred("d", "late"))
    )
    assert [(option.choice, option.reason.id) for option in barred_at(prompt, "x")] == [("a", "dear"), ("c", "late")]
    assert [option.choice for option in barred_at(prompt, "y")] == ["b"]
    assert barred_at(prompt, "z") == ()


# Random positions of every game.

GAMES = ("roll", "race", "tiny-epic")
COMMON = settings(max_examples=20, deadline=None)


@cache
def rules(key: str) -> Ruleset:
    return games.find(key).load()


def position(key: str, seed: int, after: int, *, picks: bool) -> tuple[AnyGame, Decision, Prompt] | None:
    """Return a question after so many choices or more, at which items are picked or not; None if none is left."""
    rng = Rng(seed)
    game: AnyGame = Game.new(rules(key), players=2 + seed % 3 if key != "tiny-epic" else 1 + seed % 3, seed=seed)
    number = 0
    while not game.finished:
        decision = rng.choice(game.waiting())
        if number >= after:
            prompt = scene_of(game, decision.seat).prompt
            assert prompt is not None
            if (prompt.pick is not None) == picks:
                return game, decision, prompt
        game.submit(decision.seat, rng.choice(decision.legal))
        number += 1
    return None


@COMMON
@pytest.mark.parametrize("key", GAMES)
@given(seed=some.integers(0, 10**6), after=some.integers(0, LONGEST), data=some.data())
def test_what_an_option_touches_clicked_in_any_order_leads_to_it(
    key: str, seed: int, after: int, data: some.DataObject
) -> None:
    """The first answer that clicks come to is legal; if they come to none, the option is among those that are left."""
    found = position(key, seed, after, picks=False)
    if found is None:
        return
    game, decision, prompt = found
    wanted = data.draw(some.sampled_from(prompt.options))
    keys = data.draw(some.permutations(list(dict.fromkeys(wanted.touches.keys))))
    pointed = Pointed()
    for at, thing in enumerate(keys, 1):
        assert thing in meaning(prompt, pointed).lit
        pointed = click(prompt, pointed, thing)
        means = meaning(prompt, pointed)
        assert pointed.keys == tuple(keys[:at]) and means.on == {*keys[:at]}
        assert wanted in means.options
        if means.answer:
            assert game.why(decision.seat, means.answer) is None
            return
    assert not keys or len(meaning(prompt, pointed).options) > 1


@COMMON
@pytest.mark.parametrize("key", GAMES)
@given(seed=some.integers(0, 10**6), after=some.integers(0, LONGEST), data=some.data())
def test_any_clicks_on_things_come_to_legal_answers_alone(
    key: str, seed: int, after: int, data: some.DataObject
) -> None:
    found = position(key, seed, after, picks=False)
    if found is None:
        return
    game, decision, prompt = found
    scene = scene_of(game, decision.seat)
    things = [piece.key for _, piece in scene.pieces()] + [space.key for space in scene.walk()]
    pointed = Pointed()
    for thing in data.draw(some.lists(some.sampled_from(things), max_size=8)):
        pointed = click(prompt, pointed, thing)
        means = meaning(prompt, pointed)
        assert means.options and {*pointed.keys} == means.on and not means.lit & means.on
        assert not means.answer or game.why(decision.seat, means.answer) is None


@COMMON
@pytest.mark.parametrize("key", GAMES)
@given(seed=some.integers(0, 10**6), after=some.integers(0, LONGEST), data=some.data())
def test_any_toggles_come_to_a_choice_that_is_accepted_or_to_none(
    key: str, seed: int, after: int, data: some.DataObject
) -> None:
    """What is picked in any order is an answer just where the same items are one in a draft, and the rules say so."""
    found = position(key, seed, after, picks=True)
    if found is None:
        return
    game, decision, prompt = found
    pick = prompt.pick
    assert pick is not None

    def accepted(items: Items) -> str | None:
        assert decision.answers is not None
        try:
            return decision.answers.answer(items).text
        except Misfit:
            return None

    draft = Draft(pick, (), accepted)
    pointed = Pointed()
    names = [item.item for item in pick.items]
    for name in data.draw(some.lists(some.sampled_from(names), max_size=12)):
        pointed = toggle(pick, pointed, name)
        means = meaning(prompt, pointed)
        text = draft.text(pointed.items)
        assert bool(means.answer) == bool(text)
        assert not means.answer or game.why(decision.seat, means.answer) is None
        assert not means.answer or decision.find(means.answer) == decision.find(text) != None  # noqa: E711


@COMMON
@pytest.mark.parametrize("key", GAMES)
@given(seed=some.integers(0, 10**6), after=some.integers(0, LONGEST), data=some.data())
def test_any_items_that_are_an_answer_can_be_picked_in_their_order(
    key: str, seed: int, after: int, data: some.DataObject
) -> None:
    found = position(key, seed, after, picks=True)
    if found is None:
        return
    _, decision, prompt = found
    pick = prompt.pick
    assert pick is not None
    wanted = data.draw(some.sampled_from(decision.legal[:200]))
    pointed = Pointed()
    for name in getattr(wanted, "items"):  # noqa: B009 - picks have items
        pointed = toggle(pick, pointed, name)
    assert decision.find(meaning(prompt, pointed).answer) == wanted
