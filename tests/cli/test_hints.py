"""``hint``: what a bot would do and why, in plain words; it changes nothing, and has none of the bot's numbers."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from starcup import Decision, Game, Rng
from starcup.roll import RollGame, RollRuleset
from starcup.roll.testing import Scenario
from starcup_bots import hint_choice, hint_text, make
from starcup_bots.hints import Hints
from starcup_cli.table.answering import Picking, asked_of
from starcup_cli.voice import Voice
from tests.cli.helpers import longest, only_save, refused, run


@pytest.fixture(scope="module")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])


def at_table(*typed: str, hints: str = "planner") -> str:
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


def positions(rules: RollRuleset, seed: int, players: int = 3) -> Iterator[tuple[RollGame, Decision]]:
    """Every question of a game between bots, now and then with an odd answer."""
    game = Game.new(rules, players, seed, log=False)
    bot, rng = make("planner", seed), Rng(seed)
    while pending := game.waiting():
        decision = pending[0]
        yield game, decision
        odd = rng.below(6) == 0
        choice = rng.choice(decision.legal) if odd else bot.choose(decision, game.view(decision.seat))
        game.submit(decision.seat, choice)


# At the table.


def test_a_hint_says_what_to_do_and_why_and_what_else() -> None:
    start, select = hints_in(at_table("hint", "1", "ok", "hint", "quit"))
    assert re.match(r"hint: [12], Begin with [A-Z].* and [A-Z].*\. (For it|Against it): ", start)
    assert re.match(r"hint: \d+, Select \w+ with the .* die showing \w+\. ", select)
    assert re.search(r"(Just as good|Nearly as good|Next best): \d+, Select", select)
    for hint in (start, select):
        assert not re.search(r"[+-]\d|%|playout", hint)


def test_the_number_in_a_hint_may_be_typed() -> None:
    (hint,) = hints_in(at_table("hint"))
    assert "began with" in at_table("hint", hint.split()[1].rstrip(","), "ok")


@pytest.mark.slow
def test_asking_changes_nothing(tmp_path: Path) -> None:
    """The same answers with hints between them and without make the same game, to the last byte of the save."""
    plain = ["3", "2", "1", "ok"] * 60
    asked = [line for answer in plain for line in ("hint", answer)]
    texts = []
    for name, lines in (("plain", plain), ("asked", asked)):
        path = tmp_path / f"{name}.starcup"
        options = ["--seed", "4", "--bots", "easy", "--hints", "planner", "--save", str(path)]
        result = run("play", *options, typed=lines)
        assert result.exit_code == 0, result.output
        texts.append(path.read_text(encoding="utf-8"))
        assert longest(result.stdout) <= 80
    assert texts[0] == texts[1]
    assert texts[0].count("\n") > 40


def test_undo_takes_back_the_answer_and_not_the_hint() -> None:
    shown = at_table("1", "hint", "undo", "hint")
    assert "Taken back: Begin with " in shown


def test_the_last_word_has_a_hint_too() -> None:
    assert "hint: 1, Ready. There is nothing else to choose." in at_table("1", "hint")


def test_a_bot_without_reasons_says_what_it_would_do() -> None:
    (hint,) = hints_in(at_table("hint", hints="random"))
    assert re.fullmatch(r"hint: [12], Begin with .* and .*\. random gives no reasons\.", hint)


def test_any_bot_may_be_asked_in_between() -> None:
    shown = at_table("hint random", "hint", "hint planer")
    by_random, by_planner = hints_in(shown)
    assert "random gives no reasons" in by_random and "gives no reasons" not in by_planner
    assert "unknown bot 'planer' (did you mean 'planner'?)" in " ".join(shown.split())


def test_unknown_advisers_are_refused_with_the_nearest_name() -> None:
    line = refused("play", "--hints", "hrad")
    assert "unknown bot 'hrad' (did you mean 'hard'?)" in line
    assert "expected a command after 'exec:'" in refused("play", "--hints", "exec:")
    assert "--hints is for people who play" in refused("play", "--watch", "--hints", "hard")


def test_a_saved_game_goes_on_with_any_adviser(saves: Path) -> None:
    at_table("1", "quit")
    result = run("play", "--load", str(only_save(saves)), "--hints", "greedy", typed=["hint", "quit"])
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
    assert re.fullmatch(r"hint: 2, Begin with .*\. mine gives no reasons\.", hint)


def test_a_bot_that_fails_gives_no_hint_and_the_game_goes_on() -> None:
    shown = at_table("hint", "1", "ok", hints=f"mine=exec:{sys.executable} -c 1/0")
    (hint,) = hints_in(shown)
    assert re.match(r"No hint: bot 'mine', seat 0, question 0 \(choose-start\): .*ZeroDivisionError", hint)
    assert "began with" in shown


# Every kind of question.


@pytest.mark.slow
@pytest.mark.parametrize("name", ["greedy", "planner"])
def test_every_hint_is_in_words_and_its_number_is_the_choice(rules: RollRuleset, name: str) -> None:
    kinds, hints = set(), Hints(name, rules, 3)
    for game, decision in positions(rules, 41):
        advice, answers = hints.answers(game, decision)
        asked = asked_of(game, decision, Voice(rules, "en", ("Ann", "Bob", "Cy"), decision.seat))
        language, numbers = asked.voice.language, asked.numbers
        text = hint_text(advice, game, decision, language, answers=answers, bot=name, numbers=numbers)
        kinds.add(decision.kind)
        assert text.endswith(".") and not re.search(r"_|None|\.\.|[+-]\d", text), text
        meant = next((choice for choice in answers if not choice.passing), advice.choice)
        number = text.removeprefix("hint: ").partition(",")[0]
        if number.replace(" ", "").isdigit():
            reply = asked.exact(number)
            if isinstance(asked, Picking):
                reply = asked.exact("ok")
            assert reply is not None and reply.text == meant.text
    assert {"choose-start", "select", "assign", "reassign", "reassign-more", "explore", "place", "ship"} <= kinds


def test_a_set_is_hinted_by_the_numbers_of_its_items(rules: RollRuleset) -> None:
    game = Scenario(rules).seat(0, credits=2, citizenry="home consumption novelty rare_elements").manage().begin()
    decision = game.decision(0)
    assert decision is not None
    advice, answers = Hints("planner", rules, 2).answers(game, decision)
    asked = asked_of(game, decision, Voice(rules, "en", ("Ann", "Bob"), 0))
    said = hint_choice(advice, game, decision, asked.voice.language, answers=answers, numbers=asked.numbers)
    assert said.startswith("hint: 2 3, Recruit ")


def test_a_hint_to_pick_nothing_has_the_word_to_type(rules: RollRuleset) -> None:
    game = Game.new(rules, 2, seed=3)
    decision = game.waiting()[0]
    while decision.kind != "abandon":
        game.submit(decision.seat, decision.legal[0].text)
        decision = game.waiting()[0]
    assert decision.answers is not None
    asked = asked_of(game, decision, Voice(rules, "en", ("Ann", "Ben"), decision.seat))
    assert asked.numbers(decision.answers.answer(())) == "'none'"
