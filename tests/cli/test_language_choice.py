"""The language of what people read: by ``--language``, else by the environment."""

from __future__ import annotations

import pytest

from starcup.messages import PSEUDO
from starcup_cli.language_choice import VARIABLES, asked_for, of_command, taken_out, wanted
from starcup_cli.voice import chosen
from tests.cli.helpers import refused, run

KNOWN = ("en", "es", "fr", "pt-BR")
ENVIRONMENTS: tuple[tuple[dict[str, str], str], ...] = (
    ({}, "en"),
    ({"LANG": ""}, "en"),
    ({"LANG": "C"}, "en"),
    ({"LANG": "POSIX"}, "en"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({"LANG": "es"}, "es"),
    ({"LANG": "es_ES.UTF-8"}, "es"),
    ({"LANG": "es_ES@euro"}, "es"),
    ({"LANG": "fr_CA.ISO-8859-1"}, "fr"),
    ({"LANG": "pt_BR.UTF-8"}, "pt-BR"),
    ({"LANG": "pt_PT.UTF-8"}, "en"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
    ({"LANG": "../../es"}, "en"),
    ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
    ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "C"}, "en"),
    ({"LANG": "es_ES.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8", "LC_ALL": "es_MX.UTF-8"}, "es"),
    ({"LANG": "es_ES.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
    ({"LANG": "es_ES.UTF-8", "LC_ALL": ""}, "es"),
    ({"LANG": "en_GB.UTF-8", "LANGUAGE": "fr_CA:fr:en"}, "fr"),
    ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:it:es:fr"}, "es"),
    ({"LANG": "es_ES.UTF-8", "LANGUAGE": "en_GB:es"}, "en"),
    ({"LANG": "es_ES.UTF-8", "LANGUAGE": "de:it"}, "es"),
    ({"LANG": "C", "LANGUAGE": "fr"}, "en"),
    ({"LANGUAGE": "fr"}, "fr"),
    ({"LANGUAGE": ":::fr"}, "fr"),
)


def speak(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str]) -> None:
    """Let the environment name these locales, and no other."""
    for name in (*VARIABLES, "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(("environment", "language"), ENVIRONMENTS, ids=str)
def test_the_environment_chooses(monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str) -> None:
    speak(monkeypatch, environment)
    found = chosen(KNOWN)
    assert found == language
    assert wanted() == wanted(environment)
    assert of_command() == (found if found in ("es", "fr") else "en")


def test_the_option_is_stronger_and_may_stand_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    speak(monkeypatch, {"LANG": "fr_FR.UTF-8"})
    told = {
        language: run("rules", *words, "SHIP-3").stdout
        for language, words in (("fr", ()), ("es", ("--language", "es")), ("en", ("--language=en",)))
    }
    assert len(set(told.values())) == len(told)
    assert run("--language", "es", "rules", "SHIP-3").stdout == told["es"]
    assert run("rules", "SHIP-3", "--language", "es").stdout == told["es"]
    assert run("rules", "--language", "fr", "SHIP-3", "--language", "es").stdout == told["es"]


def test_what_stands_behind_two_dashes_is_no_option() -> None:
    assert taken_out(["--language"]) == (["--language"], None)
    assert "requires an argument" in refused("play", "--language")
    assert "unknown word" in refused("what", "--", "--language es")


def test_a_region_or_the_pseudo_language_is_fine_and_what_is_unknown_an_error() -> None:
    assert [chosen(KNOWN, tag) for tag in ("es-MX", "pt-BR", "en-GB", PSEUDO)] == ["es-MX", "pt-BR", "en-GB", PSEUDO]
    with asked_for("fr"):
        assert (chosen(KNOWN), of_command()) == ("fr", "fr")
    for command in (("play",), ("replay", "last"), ("record",), ("games",), ("what", "cup"), ("tile", "space mall"),
                    ("rules",), ("packs",), ("powers",)):  # fmt: skip
        if command[0] != "replay":
            assert "'ess' (did you mean 'es'?)" in refused(*command, "--language", "ess"), command
            assert "unknown language 'xx'; there are: en, es, fr" in refused(*command, "--language", "xx"), command
