"""Every command's help has an example that parses, and names related commands that exist, in every language."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from starcup_cli.examples import EXAMPLES
from starcup_cli.main import cli
from tests.cli.helpers import run

HEADINGS = {
    "en": ("Example:", "See also:"),
    "es": ("Ejemplo:", "Véase también:"),
    "fr": ("Exemple\N{NO-BREAK SPACE}:", "Voir aussi\N{NO-BREAK SPACE}:"),
}


def paths(group: click.Group, *above: str) -> Iterator[tuple[str, ...]]:
    """The words that name each command below a group."""
    context = cli.make_context("starcup", [], resilient_parsing=True)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        yield (*above, name)
        if isinstance(command, click.Group):
            yield from paths(command, *above, name)


PATHS = tuple(paths(cli))


def parse(words: list[str]) -> str:
    """The path of the command in a line, after its arguments were parsed, which raises if they are wrong."""
    command: click.Command = cli
    path: list[str] = []
    context = cli.make_context("starcup", [], resilient_parsing=True)
    while isinstance(command, click.Group) and words:
        path.append(words[0])
        found = command.get_command(context, words[0])
        assert found is not None, words
        command, words = found, words[1:]
    command.make_context(path[-1], list(words), parent=context)
    return " ".join(path)


@pytest.mark.parametrize("path", PATHS, ids=" ".join)
def test_every_command_shows_an_example_and_related_commands(path: tuple[str, ...]) -> None:
    example, related = EXAMPLES[" ".join(path)]
    for language, (heading, more) in HEADINGS.items():
        shown = run(*path, "--help", "--language", language).output
        assert f"  {heading}\n    {example}\n" in shown
        seen = re.search(rf"  {more} (.+?)\.\n", shown, re.DOTALL)
        assert seen is not None
        assert " ".join(seen[1].split()) == ", ".join(f"starcup {name}" for name in related.split(", "))


def test_the_group_has_an_example_too() -> None:
    assert f"  Example:\n    {EXAMPLES['starcup'][0]}\n" in run("--help").output


@pytest.mark.parametrize("path", EXAMPLES)
def test_examples_parse_and_are_of_their_command(path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    starcup, *words = shlex.split(EXAMPLES[path][0])
    assert starcup == "starcup"
    assert parse(words).startswith(path if path != "starcup" else "play")


def test_related_commands_exist() -> None:
    known = {" ".join(path) for path in PATHS}
    for path, (_, related) in EXAMPLES.items():
        names = set(related.split(", "))
        assert names <= known - {path}, path


@pytest.mark.parametrize("path", ["games", "what", "tile", "card", "planet", "mission", "rebel", "rules", "powers"])
def test_examples_of_lookups_find_something(path: str) -> None:
    _, *words = shlex.split(EXAMPLES[path][0])
    result = run(*words)
    assert result.exit_code == 0, result.output
    assert result.stdout
