"""The settings of bots that ask endpoints, from the environment and from files, and their errors."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup_bots import BotError
from starcup_bots.discovery import broken
from starcup_llm.settings import settings_here, settings_in

GOOD = {"STARCUP_LLM_URL": "https://example.org/v1", "STARCUP_LLM_MODEL": "m"}


def test_the_environment_sets_up_one_bot() -> None:
    assert settings_here({}) == {}
    assert settings_here({"STARCUP_LLM_API_KEY": "k"}) == {}
    (name, settings), *more = settings_here(
        {**GOOD, "STARCUP_LLM_OPTIONS": "no", "STARCUP_LLM_TRIES": "5", "STARCUP_LLM_REPORTS": "kept"}
    ).items()
    assert not more and name == "llm" and settings.model == "m"
    assert (settings.options, settings.tries, settings.reports) == (False, 5, Path("kept"))


def test_a_file_sets_up_several(tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    file.write_text(
        'url = "http://127.0.0.1:1/v1"\nmodel = "big"\nbody = { temperature = 0 }\n\n'
        '[bots.big]\n\n[bots.blind]\noptions = false\nmodel = "small"\ntimeout_seconds = 9\n'
    )
    bots = settings_here({"STARCUP_LLM": str(file)})
    assert [(name, settings.model, settings.options) for name, settings in bots.items()] == [
        ("big", "big", True),
        ("blind", "small", False),
    ]
    assert bots["blind"].timeout_seconds == 9.0 and dict(bots["blind"].body) == {"temperature": 0}


@pytest.mark.parametrize(
    ("environment", "message"),
    [
        ({"STARCUP_LLM_URL": "https://example.org/v1"}, "model is missing"),
        ({**GOOD, "STARCUP_LLM_TRIS": "3"}, r"tris: no such setting \(did you mean 'tries'\?\)"),
        ({**GOOD, "STARCUP_LLM_TRIES": "many"}, "tries: expected a whole number, found 'many'"),
        ({**GOOD, "STARCUP_LLM_TRIES": "0"}, "tries: expected 1 or more, found 0"),
        ({**GOOD, "STARCUP_LLM_OPTIONS": "perhaps"}, "options: expected true or false, found 'perhaps'"),
        ({**GOOD, "STARCUP_LLM_FALLBACK": "first"}, "fallback: expected random or fault, found 'first'"),
        ({**GOOD, "STARCUP_LLM_URL": "ftp://x"}, "url: expected an address such as"),
        ({**GOOD, "STARCUP_LLM_URL": "https://key@example.org/v1"}, "url: expected an address without a key"),
        ({"STARCUP_LLM": "/nowhere/models.toml"}, "/nowhere/models.toml: No such file"),
    ],
)
def test_what_is_wrong_is_said(environment: dict[str, str], message: str) -> None:
    with pytest.raises(BotError, match=message):
        settings_here(environment)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("url = [", "models.toml: "),
        ('bots = "llm"', r"bots: expected tables \[bots.NAME\]"),
        ('url = "http://h/v1"\nmodel = "m"\n[bots.a]\nmodel = 3', r"\[bots.a\] model: expected a text, found '3'"),
    ],
)
def test_files_that_are_wrong_are_refused(text: str, message: str, tmp_path: Path) -> None:
    file = tmp_path / "models.toml"
    file.write_text(text)
    with pytest.raises(BotError, match=message):
        settings_in(file)


def test_settings_that_are_wrong_are_a_fault_of_the_plugin(monkeypatch: pytest.MonkeyPatch) -> None:
    assert broken() == {}
    monkeypatch.setenv("STARCUP_LLM_URL", "https://example.org/v1")
    assert "model is missing" in broken()["llm (starcup-llm)"]
