"""Bots that ask an endpoint: answers, nonsense, illegal choices, slow and broken endpoints, fallbacks, reports."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from starcup import Choice, Game, games
from starcup_bots import BotError, BotFault, available, make, play, simulate
from starcup_llm.bot import EndpointBot
from starcup_llm.endpoint import EndpointError
from starcup_llm.settings import KEY, EndpointSettings
from tests.llm.endpoints import Requests, endpoint, prompt_of, saying, sensible

QUICK: dict[str, Any] = {"model": "fake", "timeout_seconds": 5.0, "backoff_seconds": 0.0, "retries": 2}
DISCARDS = '{"tool": "answer", "number": 0, "choice": "discard old_earth rebel_outpost"}'


def at_first(requests: Requests, **settings: Any) -> tuple[EndpointBot, Choice]:
    """Return a bot, and its answer to the first question of a game of Race."""
    game = Game.new(games.find("race").load(), 2, seed=3)
    bot = EndpointBot(EndpointSettings(requests.url, **(QUICK | settings)), seed=1)
    bot.hear(game.events(0))
    decision = game.decision(0)
    assert decision is not None
    try:
        return bot, bot.choose(decision, game.view(0))
    finally:
        bot.close()


def report(bot: EndpointBot) -> dict[str, Any]:
    return bot.report.data()


def test_it_is_told_the_same_as_clients_of_the_protocol_and_answers() -> None:
    with endpoint(saying(f"<think>{{}} old?</think>{DISCARDS}")) as requests:
        bot, choice = at_first(requests)
    assert choice.text == "discard old_earth rebel_outpost"
    system, user = requests.bodies[0]["messages"]
    assert "Play to win." in system["content"] and "- why(choice): " in system["content"]
    assert user["content"].startswith("What happened:\n  You start with Earth's Lost Colony.")
    assert "\nQuestion 0: Which 2 of your 6 cards do you discard?" in user["content"]
    data = report(bot)
    assert data["answers"] == 1 and data["requests"] == {"sent": 1} and data["fallbacks"] == {}
    assert data["tokens"] == {"to_model": 100, "from_model": 7, "estimate": False, "by": "usage of the endpoint"}


def test_illegal_stale_and_unreadable_replies_are_told_back() -> None:
    replies = (
        "Sure! I discard Old Earth.",
        '{"choice": "discard old_earth"}',
        '{"tool": "answer", "number": 5, "choice": "discard old_earth rebel_outpost"}',
        DISCARDS,
    )
    with endpoint(*map(saying, replies)) as requests:
        bot, choice = at_first(requests, tries=4)
    assert choice.text == "discard old_earth rebel_outpost"
    prompts = [body["messages"][-1]["content"] for body in requests.bodies]
    assert "expected one JSON object" in prompts[1]
    assert "expected 2 of" in prompts[2] and "Nearest valid choice: discard old_earth " in prompts[2]
    assert "question 0 is open" in prompts[3]
    assert report(bot)["refused"] == {"illegal": 1, "stale": 1, "not_understood": 1, "not_asked": 0}


@pytest.mark.parametrize(("reply", "code"), [("no idea", "not-understood"), ('{"choice": "keep all"}', None)])
def test_after_so_many_tries_it_falls_back_and_says_so(reply: str, code: str | None) -> None:
    with endpoint(saying(reply)) as requests:
        bot, choice = at_first(requests)
        again, same = at_first(requests)
        assert choice == same and choice.text.startswith("discard ")
        with pytest.raises(BotError, match="no legal answer in 3 tries"):
            at_first(requests, fallback="fault")
    data = report(bot)
    assert sum(data["fallbacks"].values()) == 1 and data["answers"] == 0
    assert code is None or data["fallbacks"] == {code: 1}
    assert len(data["tries"]) == 3 and data["tries"] == report(again)["tries"]


def test_tools_are_called_as_text_and_as_functions() -> None:
    looks = ('{"tool": "pieces", "name": "old earth"}', '{"tool": "rules", "about": "nonsense word"}')
    noted = DISCARDS.replace("}", ', "note": "military is cheap"}')
    with endpoint(*map(saying, (*looks, noted))) as requests:
        bot, _ = at_first(requests)
    prompts = [body["messages"][-1]["content"] for body in requests.bodies]
    assert prompts[1].startswith("Old Earth: ") and prompts[2].startswith("No rule, chapter or word")
    assert report(bot)["calls"] == {"pieces": 1, "rules": 1, "answer": 1}

    def function(name: str, arguments: str) -> dict[str, object]:
        calls = [{"id": "c1", "type": "function", "function": {"name": name, "arguments": arguments}}]
        return {"role": "assistant", "content": None, "tool_calls": calls}

    replies = (
        function("notes", '{"add": "x"}'),
        function("why", "{broken"),
        function("answer", DISCARDS.replace('"tool": "answer", ', "")),
    )
    with endpoint(*map(saying, replies)) as requests:
        bot, choice = at_first(requests, tool_calls=True)
    assert choice.text == "discard old_earth rebel_outpost"
    assert [tool["function"]["name"] for tool in requests.bodies[0]["tools"]] == [
        "answer",
        "why",
        "rules",
        "pieces",
        "notes",
    ]
    result = requests.bodies[1]["messages"][-1]
    assert result["role"] == "tool" and result["tool_call_id"] == "c1" and result["content"].startswith("Kept: 1 of")
    assert report(bot)["refused"]["not_understood"] == 1


def test_look_ups_come_to_an_end() -> None:
    with endpoint(saying('{"tool": "rules"}')) as requests:
        bot, _ = at_first(requests, lookups=2, tries=2)
    assert len(requests.bodies) == 4 and report(bot)["fallbacks"] == {"lookups": 1}


@pytest.mark.parametrize(
    ("trouble", "kind"),
    [
        (429, "status_429"),
        (500, "status_500"),
        (b"{not json", "broken"),
        (b'{"choices": []}', "broken"),
        (None, "timeouts"),
    ],
)
def test_requests_without_a_proper_answer_are_tried_again(trouble: object, kind: str) -> None:
    seconds = 0.1 if trouble is None else 5.0
    with endpoint(saying(trouble), saying(DISCARDS)) as requests:
        bot, choice = at_first(requests, timeout_seconds=seconds)
        assert choice.text.startswith("discard")
        assert report(bot)["requests"] == {"sent": 2, kind: 1}
    with endpoint(saying(trouble)) as requests, pytest.raises(EndpointError, match="at 2 tries"):
        at_first(requests, timeout_seconds=seconds, retries=1)


def test_the_key_is_sent_and_told_nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(KEY, "sk-very-secret")
    with endpoint(saying(DISCARDS)) as requests:
        bot, _ = at_first(requests, reports=tmp_path)
    assert requests.keys == ["Bearer sk-very-secret"]
    (file,) = tmp_path.iterdir()
    data = json.loads(file.read_text())
    assert data["model"] == "fake" and data["answers"] == 1
    shown = f"{file.read_text()}{bot!r}{bot.settings!r}{bot.endpoint!r}{requests.bodies}"
    assert "very-secret" not in shown
    with endpoint(lambda body: 401) as requests, pytest.raises(EndpointError, match="status 401") as refused:
        at_first(requests)
    assert "very-secret" not in str(refused.value) and len(requests.bodies) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("key", "options"), [("roll", True), ("tiny-epic", True), ("race", False)])
def test_whole_games_against_bots(key: str, options: bool) -> None:
    with endpoint(sensible if options else saying("no idea")) as requests:
        bot = EndpointBot(EndpointSettings(requests.url, options=options, tries=1, **QUICK), seed=1)
        game = play(games.find(key).load(), [make("random", 2, key), bot], seed=4)
        bot.close()
    assert game.finished
    data = report(bot)
    assert data["answers" if options else "fallbacks"] and data["requests"]["sent"] == len(requests.bodies)
    if options:
        assert data["refused"] == {"illegal": 0, "stale": 0, "not_understood": 0, "not_asked": 0}
        assert any("What happened:" in prompt_of(body) for body in requests.bodies[5:])
    else:
        assert not any("Choices:" in prompt_of(body) for body in requests.bodies)


def test_an_arena_has_it_when_the_environment_sets_it_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert "llm" not in available("race")
    with endpoint(sensible) as requests:
        monkeypatch.setenv("STARCUP_LLM_URL", requests.url)
        monkeypatch.setenv("STARCUP_LLM_MODEL", "fake")
        monkeypatch.setenv("STARCUP_LLM_REPORTS", str(tmp_path))
        assert available("race")["llm"].summary == "Asks the model fake at an endpoint."
        (result,) = simulate([], ["llm", "random"], 2, [1], game="race", limit_ms=60_000)
    assert result.fault is None and result.bots == ("llm", "random")
    (file,) = tmp_path.iterdir()
    assert json.loads(file.read_text())["answers"] > 10


def test_an_endpoint_that_is_not_there_is_a_fault() -> None:
    bot = EndpointBot(EndpointSettings("http://127.0.0.1:9/v1", **QUICK), seed=1)
    with pytest.raises(BotFault, match=r"bot 'llm', seat 0.*can't be reached"):
        play(games.find("race").load(), [bot, make("random", 1, "race")], seed=1)
    assert os.environ.get("STARCUP_LLM_URL") is None
