"""The players that weigh terms: legal, the same for the same seed, blind to what is hidden, with reasons, able."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from starcup import Choice, Decision, Rng
from starcup_bots import Bot, advise, bot_seed, play, summary
from starcup_bots.random_bot import RandomBot
from starcup_tiny_epic import EpicRuleset, EpicView, choices
from starcup_tiny_epic.bots.bot import EpicBot
from starcup_tiny_epic.bots.numbers import Numbers, numbers
from tests.bots.matches import wins
from tests.bots.questions import answer_strange_questions, asked_as, questions_among
from tests.tiny_epic.rules.solo_games import Side, rebel_rolls
from tests.tiny_epic.scenes import RULES, variant

LEVELS = ("greedy", "planner")
MAKERS: dict[str, Callable[[int], Bot]] = {
    "greedy": lambda seed: EpicBot(seed, numbers("greedy")),
    "planner": lambda seed: EpicBot(seed, numbers("planner")),
    "random": RandomBot,
}
KINDS = {"advance", "colony", "convert", "convert-face", "follow", "landing", "mission", "move", "re-roll", "turn"}
"""Kinds of questions that every game asks."""
BOARDS = ("artemis", "rothkel", "zendica", "hades", "gamelyn")


def questions(rules: EpicRuleset, players: int, seed: int, every: int = 4) -> Iterator[tuple[Decision, EpicView]]:
    """Every so many questions of a game among greedy players, with the view of the seat asked."""
    return questions_among(rules, players, seed, MAKERS["greedy"], every, odd=4)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [1, 2, 5])
def test_every_answer_is_legal_and_the_view_is_left_alone(level: str, players: int) -> None:
    bot = MAKERS[level](3)
    for decision, view in questions(RULES, players, 11, 2):
        before = repr(view)
        assert bot.choose(decision, view) in decision.legal
        assert repr(view) == before


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_answers(level: str) -> None:
    first, second = MAKERS[level](5), MAKERS[level](5)
    for decision, view in questions(RULES, 3, 12, 4):
        assert first.choose(decision, view) is second.choose(decision, view)


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_makes_no_difference(level: str) -> None:
    """In another world that fits the view, with other missions and another deck, the answer is the same."""
    rng, asked = Rng(1), 0
    for decision, view in questions(RULES, 3, 13, 5):
        world = view.sample_world(rng)
        there = world.decision(decision.seat)
        assert there is not None and there.legal[:20] == decision.legal[:20]
        asked += 1
        # The number of the question is public too, and a sampled world begins to count anew.
        there = Decision(there.seat, there.step, there.legal, decision.number)
        seen = world.view(decision.seat)
        assert MAKERS[level](7).choose(there, seen).text == MAKERS[level](7).choose(decision, view).text
    assert asked > 10


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [1, 4])
def test_questions_are_explained_by_terms_that_add_up(level: str, players: int) -> None:
    kinds = set()
    for decision, view in questions(RULES, players, 41, 2):
        if len(decision.legal) == 1:
            continue
        advice = advise(MAKERS[level](2), decision, view)
        assert advice.choice is MAKERS[level](2).choose(decision, view)
        assert advice.best is not None and advice.best.worth is not None, decision.kind
        for option in advice.options:
            assert sum(term.amount for term in option.terms) == pytest.approx(option.worth, abs=1e-6)
        kinds.add(decision.kind)
    assert len(kinds) > 4


@pytest.mark.slow
def test_no_question_of_the_game_is_unknown_to_them() -> None:
    kinds = set()
    for players in (1, 2, 3, 4, 5):
        for seed in range(6):
            rules = variant(rebel=BOARDS[seed % len(BOARDS)])
            for decision, view in questions(rules, players, 100 + seed, 1):
                if len(decision.legal) > 1:
                    assert EpicBot(1).scores(decision, view), decision.kind
                    kinds.add(decision.kind)
    assert kinds >= KINDS | {"rebel-die", "give", "push-own", "push-back", "take", "exchange", "relocate"}


# The solo game.


NEARLY = Side(ships="gort.orbit 5", colonies="nibiru aughmoore")
"""A rebel whose ship needs one step on an economy track for its 21st VP."""


@pytest.mark.parametrize(("face", "wanted"), [("economy", choices.FORCE_REROLL), ("diplomacy", choices.LET_STAND)])
def test_only_a_die_of_the_rebel_that_hurts_is_rolled_again(face: str, wanted: Choice) -> None:
    """SOLO-10, SOLO-15: no ship of the rebel is on a diplomacy track."""
    game = rebel_rolls(face, human=Side(3, 3), rebel=NEARLY)
    decision = game.waiting()[0]
    assert MAKERS["planner"](1).choose(decision, game.view(0)) is wanted


@pytest.mark.sampled(ci=3)
@pytest.mark.parametrize(("board", "least"), list(zip(BOARDS, (34, 32, 31, 22, 20), strict=True)))
def test_the_planner_beats_the_rebel_in_most_games(board: str, least: int) -> None:
    rules = variant(rebel=board)
    games = [play(rules, [MAKERS["planner"](bot_seed(seed, 0))], seed) for seed in range(40)]
    assert sum(game.table.winners == (0,) for game in games) >= least


# Actions and choices of others.


@pytest.mark.sampled(default=3)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", [*sorted(KINDS), "rebel-die", "push-back", "take", "give", "of-a-stranger"])
def test_questions_and_items_that_nobody_knows_are_answered(level: str, kind: str) -> None:
    """A pack may ask anything, under any name: the bot declines, or takes what it can."""
    asked = [question for question in questions(RULES, 2, 17, 1) if question[0].kind == "turn"]
    decision, view = asked[0]
    answer_strange_questions(lambda: MAKERS[level](1), kind, decision, view, *strange_choices())


def strange_choices() -> tuple[Choice, ...]:
    return (
        choices.Advance.of("unknown_planet"),
        choices.UsePlanet.of("unknown_planet"),
        choices.Move.of("galaxy", "unknown_planet.orbit"),
        choices.Activate.of("dance"),
        choices.PullBack.of("unknown_planet"),
        choices.PushBack.of(("9.unknown_planet",)),
        choices.TakeFrom.of(9),
        choices.Recall.of("unknown_planet"),
        choices.Relocate.of("unknown_planet", "helios"),
        choices.RemovePlanet.of("unknown_planet"),
        choices.KeepMission.of("unknown_mission"),
        choices.TurnDie.of("dance", "sing"),
        choices.GiveUp.of(("dance",)),
        choices.PutIn.of(("dance", "sing")),
        choices.ChooseFace.of("dance"),
    )


def test_a_question_of_a_pack_is_answered_like_one_of_the_rules() -> None:
    """A ship advances where it gains most, whatever the question is called."""
    asked = [
        question for question in questions(RULES, 2, 17, 1) if question[0].kind == "move" and len(question[0].legal) > 2
    ]
    decision, view = asked[0]
    strange = asked_as("of-a-stranger", decision, decision.legal)
    assert MAKERS["planner"](1).choose(strange, view) is MAKERS["planner"](1).choose(decision, view)


@pytest.mark.parametrize(
    "how",
    [Numbers(again=0.0), Numbers(again=5.0), Numbers(converting=0.0), Numbers(reach=0.5, pace=4.0)],
    ids=["no-hope", "high-hopes", "converter", "slow"],
)
def test_numbers_may_be_ones_own(how: Numbers) -> None:
    """Who thinks otherwise plays otherwise, and legally."""
    own = EpicBot(1, how)
    for decision, view in questions(RULES, 2, 19, 1):
        assert own.choose(decision, view) in decision.legal


# Strength.


@pytest.mark.parametrize("level", LEVELS)
def test_chance_is_beaten(level: str) -> None:
    assert wins(RULES, MAKERS[level], RandomBot, range(2)) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "rival", "deals", "least"),
    [
        pytest.param("planner", "random", 50, 0.98, marks=pytest.mark.thorough),
        ("planner", "greedy", 60, 0.55),
    ],
)
def test_the_planner_beats(bot: str, rival: str, deals: int, least: float) -> None:
    assert wins(RULES, MAKERS[bot], MAKERS[rival], range(5000, 5000 + deals)) > least


@pytest.mark.sampled(ci=3)
@pytest.mark.parametrize("other", ["random", "greedy"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_planner_holds_its_own_at_a_full_table(other: str, players: int) -> None:
    assert wins(RULES, MAKERS["planner"], MAKERS[other], range(6000, 6010), players) > 1 / players


@pytest.mark.parametrize("level", ["greedy", "planner"])
@pytest.mark.parametrize("players", [1, 2, 5])
def test_games_come_to_an_end_in_a_human_time(level: str, players: int) -> None:
    bots = [MAKERS[level](bot_seed(1, seat)) for seat in range(players)]
    assert summary(play(RULES, bots, 1)).rounds <= 25
