"""``starcup serve --stdio`` as a process: lines in, lines out, and nothing else."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from starcup_cli.server import lines
from tests.cli.helpers import end, refused, run, spawn


def exchange(*sent: bytes) -> list[dict[str, object]]:
    """What the server answers, in this process."""
    target = io.BytesIO()
    lines.serve(io.BytesIO(b"".join(sent)), target)
    return [json.loads(line) for line in target.getvalue().splitlines()]


def codes(answers: list[dict[str, object]]) -> list[object]:
    return [error["code"] if isinstance(error := answer.get("error"), dict) else "fine" for answer in answers]


HELLO = b'{"id": 1, "method": "hello"}\n'


def test_a_process_answers_until_its_input_ends(saves: Path) -> None:
    process = spawn(saves, "serve", "--stdio")
    try:
        out, err = process.communicate(
            '{"id": "a", "method": "hello"}\nnonsense\n\n{"id": 2, "method": "open_games"}', timeout=60
        )
    finally:
        end(process)
    assert process.returncode == 0
    assert err == ""
    first, second, third = map(json.loads, out.splitlines())
    assert (first["id"], first["method"]) == ("a", "hello")
    assert second["error"]["code"] == "malformed"
    assert third == {"id": 2, "method": "open_games", "result": {"games": []}}


def test_an_answer_comes_before_the_next_request(saves: Path) -> None:
    process = spawn(saves, "serve", "--stdio")
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        for number in range(3):
            process.stdin.write(json.dumps({"id": number, "method": "games"}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.write('{"id": 9, "method": "bye"}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline()) == {"id": 9, "method": "bye", "result": {}}
        assert process.wait(timeout=60) == 0
    finally:
        end(process)


def test_how_to_talk_has_to_be_said() -> None:
    said = (
        "starcup serve: say how to talk: --stdio; or where to write: --schemas DIR, --typescript DIR "
        "(see 'starcup serve --help')"
    )
    assert refused("serve") == said
    shown = run("serve", "--help")
    assert shown.exit_code == 0
    assert "JSON object a line" in shown.stdout


def test_a_line_too_long_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "MOST_LINE", 100)
    monkeypatch.setattr(lines, "CHUNK", 16)
    assert codes(exchange(HELLO, b"x" * 1000 + b"\n", HELLO)) == ["fine", "too-long", "fine"]
    assert codes(exchange(b"x" * 1000)) == ["too-long"]
    exact = HELLO[:-2] + b" " * (100 - len(HELLO)) + b"}\n"
    assert codes(exchange(exact)) == ["fine"]


def test_after_goodbye_nothing_is_answered() -> None:
    assert len(exchange(b'{"id": 1, "method": "bye"}\n', HELLO)) == 1
    assert exchange() == []


def test_what_bots_print_does_not_come_between(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from starcup_bots.random_bot import RandomBot

    choose = RandomBot.choose

    def chatty(self: RandomBot, *args: object) -> object:
        print("thinking")
        return choose(self, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(RandomBot, "choose", chatty)
    (answer,) = exchange(b'{"id": 1, "method": "new", "seats": ["client", "random"], "seed": 1}\n')
    assert "result" in answer
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "thinking" in printed.err
