"""``hint``: what a bot would do and why, in words; it changes nothing, and what it says adds up."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from starcup import Choice, Decision, Game, PowerError, Rng
from starcup.roll import RollGame, RollRuleset, choices
from starcup.roll.testing import Scenario
from starcup.words import words_of, wrap
from starcup_bots import Advice, EvaluationTerm, Option, make
from starcup_cli.answering import Asked
from starcup_cli.drafts import asked_for_several
from starcup_cli.hint_text import HintText, odds_told, rounded
from starcup_cli.hints import Hints
from starcup_cli.listed import Listed
from tests.cli.helpers import longest, only_save, refused, run

AMOUNT = re.compile(r"[+-]\d+\.\d")


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


def at_table(*typed: str, hints: str = "normal") -> str:
    """What is shown of a game in which ``hint`` is typed, and the answers."""
    result = run("play", "--seed", "1", "--bots", "random", "--hints", hints, typed=typed)
    assert result.exit_code == 0, result.output
    assert longest(result.stdout) <= 80
    return result.stdout


def hints_in(shown: str) -> list[str]:
    """The hints on the screen, each on one line."""
    found: list[str] = []
    told = False
    for line in shown.splitlines():
        begins = line.startswith(("hint: ", "No hint: "))
        told = begins or (told and line.startswith("  "))
        if begins:
            found.append(line)
        elif told:
            found[-1] += f" {line.strip()}"
    return found


def said(game: RollGame, name: str = "normal", seat: int = 0, *, numbered: bool = True) -> str:
    """The hint at the open question of a seat."""
    decision = game.decision(seat)
    assert decision is not None
    advice, answers = Hints(name, game.ruleset, game.table.players).answers(game, decision)
    return text_of(game, decision, advice, [advice.choice, *answers[1:]], name, numbered=numbered)


def text_of(
    game: RollGame, decision: Decision, advice: Advice, answers: list[Choice], name: str, *, numbered: bool
) -> str:
    asked = asked_at(game, decision)
    words = HintText(decision, advice, asked.table, asked.words, asked.numbers if numbered else None)
    return words.text(answers, name)


def asked_at(game: RollGame, decision: Decision) -> Asked:
    """The question as it is put to people."""
    words, table = words_of(game.ruleset, ["Ann", "Bob", "Cy"][: game.table.players], decision.seat), game.table
    return asked_for_several(decision, table, words) or Listed(decision, game.allowed(decision.seat), table, words, "")


def positions(rules: RollRuleset, seed: int, players: int = 3) -> Iterator[tuple[RollGame, Decision]]:
    """Every question of a game between bots, now and then with an odd answer."""
    game = Game.new(rules, players, seed, log=False)
    bot, rng = make("normal", seed), Rng(seed)
    while pending := game.waiting():
        decision = pending[0]
        yield game, decision
        odd = rng.below(6) == 0
        choice = rng.choice(decision.legal) if odd else bot.choose(decision, game.view(decision.seat))
        game.submit(decision.seat, choice)


# At the table.


def test_a_hint_says_what_to_do_and_why_and_what_else() -> None:
    start, select = hints_in(at_table("hint", "1", "", "hint", "quit"))
    assert re.match(r"hint: [12], begin with [A-Z].* and [A-Z].*\. Expects [+-]\d\.\d VP: .*printed VP \+", start)
    assert "Next best: " in start
    assert re.match(r"hint: \d+, select \w+ with the .* die showing \w+\. Expects [+-]\d+\.\d VP: ", select)
    assert re.search(r" \w+ \+\d\.\d \(certain; ", select)
    assert re.search(r" \w+ \+\d\.\d \(\d+%; ", select)


def test_the_adviser_at_hand_plays_on_in_its_head() -> None:
    result = run("play", "--seed", "7", "--bots", "random", typed=["1", "", "hint"])
    (hint,) = hints_in(result.stdout)
    assert re.search(
        r"\. \d+% to win, (give or take \d+|\d+ to \d+), by \d+ playouts\. At first glance [+-]\d+\.\d VP: ", hint
    )
    assert re.search(
        r"Next best: \d+, select .* \((?:\d+%, [^;]* by \d+|dropped at \d+%, [^;]* after \d+); [+-]\d+\.\d VP", hint
    )


def test_the_number_in_a_hint_may_be_typed() -> None:
    (hint,) = hints_in(at_table("hint"))
    number = hint.split()[1].rstrip(",")
    assert "began with" in at_table("hint", number, "")


def test_asking_changes_nothing(tmp_path: Path) -> None:
    """The same answers with hints between them and without make the same game, to the last byte of the save."""
    plain = ["3", "2", "1", ""] * 60
    asked = [line for answer in plain for line in ("hint", answer)]
    texts = []
    for name, lines in (("plain", plain), ("asked", asked)):
        path = tmp_path / f"{name}.starcup"
        options = ["--seed", "4", "--bots", "easy", "--hints", "normal", "--save", str(path)]
        result = run("play", *options, typed=lines)
        assert result.exit_code == 0, result.output
        texts.append(path.read_text(encoding="utf-8"))
        assert longest(result.stdout) <= 80
    assert texts[0] == texts[1]
    assert texts[0].count("\n") > 40


def test_undo_takes_back_the_answer_and_not_the_hint() -> None:
    shown = at_table("1", "hint", "undo", "hint")
    assert "Taken back: start " in shown


def test_the_last_word_has_a_hint_too() -> None:
    assert "hint: 1, be ready. There is nothing else to choose." in at_table("1", "hint")


def test_help_lists_it() -> None:
    assert "hint [BOT]    what a bot would do here, and why" in at_table("help")


def test_a_bot_without_reasons_says_what_it_would_do() -> None:
    (hint,) = hints_in(at_table("hint", hints="random"))
    assert re.fullmatch(r"hint: [12], begin with .* and .*\. random gives no reasons\.", hint)


def test_any_bot_may_be_asked_in_between() -> None:
    shown = at_table("hint random", "hint", "hint normel")
    by_random, by_normal = hints_in(shown)
    assert "random gives no reasons" in by_random
    assert "Expects" in by_normal
    assert "unknown bot 'normel' (did you mean 'normal'?)" in " ".join(shown.split())


def test_a_bot_with_slips_tells_them() -> None:
    hints = hints_in(at_table("hint", "1", "", "hint", "1", "hint", hints="easy"))
    assert any("misjudged " in hint for hint in hints)
    assert all("It misjudges at random, each choice by up to 2.4 VP." in hint for hint in hints)


def test_unknown_advisers_are_refused_with_the_nearest_name() -> None:
    line = refused("play", "--hints", "hrad")
    assert "unknown bot 'hrad' (did you mean 'hard'?)" in line
    assert "expected a command after 'exec:'" in refused("play", "--hints", "exec:")
    assert "--hints is for people who play" in refused("play", "--watch", "--hints", "hard")


def test_a_saved_game_goes_on_with_any_adviser(saves: Path) -> None:
    at_table("1", "quit")
    result = run("play", "--load", str(only_save(saves)), "--hints", "greedy", typed=["", "hint", "quit"])
    assert result.exit_code == 0
    assert hints_in(result.stdout)


ANSWERS = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["method"] == "begin":
        print(json.dumps({"protocol": 3}), flush=True)
    else:
        print(json.dumps({"choice": message["decision"]["choices"][-1]["text"]}), flush=True)
"""


def test_a_bot_in_another_language_gives_hints_without_reasons(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(ANSWERS)
    (hint,) = hints_in(at_table("hint", hints=f"mine=exec:{sys.executable} {program}"))
    assert re.fullmatch(r"hint: 2, begin with .*\. mine gives no reasons\.", hint)


def test_a_bot_that_fails_gives_no_hint_and_the_game_goes_on() -> None:
    shown = at_table("hint", "1", "", hints=f"mine=exec:{sys.executable} -c 1/0")
    (hint,) = hints_in(shown)
    assert re.match(r"No hint: bot 'mine', seat 0, question 0 \(choose-start\): .*ZeroDivisionError", hint)
    assert "began with" in shown


# Every kind of question.


@pytest.mark.parametrize("name", ["normal", "greedy"])
def test_every_hint_is_in_words_and_its_terms_add_up(rules: RollRuleset, name: str) -> None:
    kinds, hints = set(), Hints(name, rules, 3)
    for game, decision in positions(rules, 41):
        advice, answers = hints.answers(game, decision)
        text = text_of(game, decision, advice, answers, name, numbered=True)
        kinds.add(decision.kind)
        assert longest("\n".join(wrap(f"hint: {text}", "", "  "))) <= 80
        assert "_" not in text and "None" not in text and text.endswith(".")
        assert "-0.0" not in text and "+-" not in text and ".." not in text
        meant = next((choice for choice in answers if not choice.passing), advice.choice)
        assert typed(asked_at(game, decision), text.split(",")[0]) == meant.text
        for total, terms in re.findall(r"(?:Expects|Gains) (\S+) VP: (.*?)\.(?: [A-Z]|$)", text):
            assert tenths(total) == sum(map(tenths, AMOUNT.findall(terms)))
        for total, terms in re.findall(r"\(([+-]\d+\.\d): (.*)\)\.", text):
            assert tenths(total) == sum(map(tenths, AMOUNT.findall(terms)))
    assert {"choose-start", "select", "assign", "reassign", "reassign-more", "explore", "place", "ship"} <= kinds


def typed(asked: Asked, line: str) -> str:
    """What a line comes to, confirmed if that is needed."""
    reply = asked.reply(line)
    if reply is not None and not reply.text:
        reply = asked.reply("")
    assert reply is not None
    return reply.text


def tenths(text: str) -> int:
    return round(10 * float(text))


def test_a_set_is_hinted_by_the_numbers_of_its_items(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, credits=2, citizenry="home consumption novelty rare_elements").manage().begin()
    hint = said(game)
    assert hint.startswith("2 3, recruit Consumption and Novelty.")
    assert "Usefulness: Consumption and Novelty 0." in hint


@pytest.mark.slow
def test_what_is_passed_by_is_not_hinted(rules: RollRuleset) -> None:
    """Searches pass a world by; people are told which world to take."""
    found = 0
    for seed in (44,):
        for game, decision in positions(rules, seed):
            advice, answers = Hints("normal", rules, 3).answers(game, decision)
            if not advice.choice.passing:
                continue
            found += 1
            assert not answers[-1].passing
            assert answers[-1] in game.allowed(decision.seat)
            text = text_of(game, decision, advice, answers, "normal", numbered=True)
            assert re.match(r"\d+, (?:produce|trade|consume) ", text)
    assert found


def test_a_power_that_fails_on_the_way_costs_what_follows_only(
    rules: RollRuleset, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, decision = next(
        (game.clone(), decision)
        for game, decision in positions(rules, 44, 2)
        if re.match(r"\d+, dictate, ", said(game, seat=decision.seat))
    )

    def fail(*_: object) -> None:
        raise PowerError("a power failed")

    monkeypatch.setattr(Game, "submit", fail)
    assert re.match(r"\d+, dictate, paying with \w+ under \w+\. ", said(game, seat=decision.seat))


@pytest.mark.slow
def test_a_dictate_comes_with_its_move(rules: RollRuleset) -> None:
    found = 0
    for game, decision in positions(rules, 44, 2):
        text = said(game, seat=decision.seat)
        if re.match(r"\d+, dictate, ", text):
            found += 1
            assert re.match(r"\d+, dictate, paying with .* under \w+, then move .* from \w+ to \w+\.", text)
    assert found


@pytest.mark.slow
def test_without_numbers_choices_are_named_by_words_alone(rules: RollRuleset) -> None:
    for game, decision in positions(rules, 45, 2):
        text = said(game, seat=decision.seat, numbered=False)
        assert text[:1].isupper()
        assert not re.search(r"(^|: )\d+, ", text)


# Words for advice that bots of others give.


def words(rules: RollRuleset, advice: Advice) -> str:
    game = Game.new(rules, 2, 7)
    (decision, *_) = game.waiting()
    first, second = decision.legal[:2]
    options = tuple(evolve(one, choice=choice) for one, choice in zip(advice.options, (first, second), strict=False))
    told = evolve(advice, choice=first, options=options)
    return text_of(game, decision, told, [first], "mine", numbered=True).partition(". ")[2]


def option(worth: float | None, *terms: EvaluationTerm) -> Option:
    return Option(choices.Ready(), worth, terms)


def test_terms_of_others_are_read_as_they_are_and_what_they_leave_out_is_said(rules: RollRuleset) -> None:
    advice = Advice(choices.Ready(), (option(2.0, EvaluationTerm("good_looks", 1.5)), option(1.0)), "value")
    assert words(rules, advice).startswith("Expects +2.0 VP: good looks +1.5, the rest +0.5. Next best: 2, ")


def test_options_without_numbers_are_told_in_their_order(rules: RollRuleset) -> None:
    found = words(rules, Advice(choices.Ready(), (option(None), option(None)), "value", "I feel like it."))
    assert found.startswith("Next best: 2, begin with ")
    assert found.endswith(". I feel like it.")


def test_equals_are_told_as_such(rules: RollRuleset) -> None:
    found = words(rules, Advice(choices.Ready(), (option(1.0, EvaluationTerm("a", 1.0)), option(1.0)), "value"))
    assert found == "Expects +1.0 VP: a +1.0. Both choices are worth the same to it."


def test_a_note_is_all_that_some_bots_say(rules: RollRuleset) -> None:
    assert words(rules, Advice(choices.Ready(), note="Because.")) == "Because."
    assert words(rules, Advice(choices.Ready())) == "mine gives no reasons."


def test_playouts_that_first_glance_tips_say_so(rules: RollRuleset) -> None:
    one, two = EvaluationTerm("a", 1.0), EvaluationTerm("a", 2.0)
    tried = (
        Option(choices.Ready(), 2.0, (two,), odds=0.5, playouts=9, standing=0.45, interval=(0.352, 0.64)),
        Option(choices.Ready(), 1.0, (one,), odds=0.51, playouts=9, standing=0.44, interval=(0.4, 0.6)),
    )
    found = words(rules, Advice(choices.Ready(), tried, "playouts"))
    assert found.startswith(
        "50% to win, give or take 15, by 9 playouts. At first glance +2.0 VP: a +2.0. Next best: 2, "
    )
    assert found.endswith(" (51%, give or take 11, by 9; +1.0 VP, so the first glance tips it).")
    dropped = evolve(tried[1], playouts=4, interval=(0.02, 0.97))
    assert words(rules, Advice(choices.Ready(), (tried[0], dropped), "playouts")).endswith(
        " (dropped at 51%, give or take 49, after 4; +1.0 VP)."
    )
    untried = evolve(tried[1], odds=None, playouts=0, standing=None, interval=None)
    assert words(rules, Advice(choices.Ready(), (tried[0], untried), "playouts")).endswith(" (not tried: +1.0 VP).")


@pytest.mark.parametrize(
    ("odds", "interval", "said"),
    [
        (0.66, (0.51, 0.79), "66%, give or take 15"),
        (0.66, (0.6599, 0.6601), "66%, give or take 1"),
        (0.98, (0.914, 0.996), "98%, 91 to 100"),
        (0.03, (0.004, 0.121), "3%, 0 to 13"),
        (0.4, (0.0, 1.0), "40%, 0 to 100"),
        (0.5, None, "50%"),
    ],
)
def test_odds_say_how_far_off_they_may_be(odds: float, interval: tuple[float, float] | None, said: str) -> None:
    assert odds_told(odds, interval) == said


@given(st.floats(0, 1), st.floats(0, 1), st.floats(0, 1))
def test_what_is_said_of_odds_is_never_narrower_than_it_is(one: float, two: float, three: float) -> None:
    low, odds, high = sorted((one, two, three))
    number, _, rest = odds_told(odds, (low, high)).partition("%, ")
    if rest.startswith("give"):
        reach = int(rest.rpartition(" ")[2])
        low_said, high_said = int(number) - reach, int(number) + reach
    else:
        low_said, high_said = map(int, rest.split(" to "))
    assert 0 <= low_said <= 100 * low + 1e-6
    assert 100 >= high_said >= 100 * high - 1e-6


@given(st.lists(st.floats(-50, 50), min_size=1, max_size=8))
def test_rounding_adds_up_and_moves_nothing_by_a_whole_tenth(amounts: list[float]) -> None:
    found = rounded(amounts, sum(amounts))
    assert sum(found) == round(10 * sum(amounts))
    assert all(abs(tenth - 10 * amount) < 1.01 for tenth, amount in zip(found, amounts, strict=True))
