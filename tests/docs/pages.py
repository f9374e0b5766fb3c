"""What the pages of the docs show is run: Python, commands with their output, and TOML.

- ``python`` blocks run in order, in one namespace a page; those with ``>>>`` also compare what comes out.
- ``console`` blocks hold commands, each behind ``$``, and what they print; ``...`` stands for anything. What a reader
  types at a prompt stands behind ``> ``.
- ``toml`` blocks are read, ``ftl`` blocks are words. Where commands are run, one that begins with ``# at the end of
  FILE`` is added to that file, and one that begins with ``# in FILE`` is written into it; so are ``python`` blocks,
  which are then not run. Commands and doctests find what was written below ``src``.
- ``$ pip install -e .`` in a ``console`` block makes known what the page's own ``pyproject.toml`` offers.

Whatever is not to be run (installing something else, say) stands in a ``sh`` block.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from attrs import frozen
from sybil import Document, Example, Region
from sybil.parsers.myst import CodeBlockParser, PythonCodeBlockParser
from sybil.typing import Parser

ROOT = Path(__file__).parents[2]
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
ADDED, WRITTEN = "# at the end of ", "# in "
INSTALL, INSTALLED = "pip install -e .", "installed"
COMMAND = re.compile(r"^\$ (?P<command>.*)\n(?P<output>(?:(?!\$ ).*\n)*)", re.MULTILINE)


def pages() -> list[Path]:
    """Everything that strangers read: the site, README and the like, the packages' and the examples' pages."""
    folders = ("", "docs", "docs/api", "docs/decisions", "packages/*", "examples/*", "benchmarks")
    return sorted(path for folder in folders for path in ROOT.glob(f"{folder}/*.md".lstrip("/")))


def tested_elsewhere() -> set[str]:
    """Names of pages whose Python needs a setting of its own, made by a test file that names them."""
    texts = (file.read_text(encoding="utf-8") for file in Path(__file__).parent.glob("test_*.py"))
    return {name for text in texts for name in re.findall(r'"([\w-]+\.md)"', text)}


@frozen
class Console:
    """Runs the commands of ``console`` blocks as a reader would: in a shell, in one folder for the whole page."""

    folder: Path

    def __call__(self, example: Example) -> str | None:
        block = str(example.parsed)
        commands = list(COMMAND.finditer(block))
        if "".join(match[0] for match in commands) != block:
            return f"expected lines of '$ command' and what it prints, found\n{block}"
        told = (self.run(match["command"], match["output"]) for match in commands)
        return next((problem for problem in told if problem), None)

    def run(self, command: str, expected: str) -> str | None:
        """One command; what is wrong with its output, if anything."""
        if command == INSTALL:
            self.install()
            return None
        scripts = sysconfig.get_path("scripts")
        env = os.environ | {
            "PATH": os.pathsep.join((scripts, os.environ["PATH"])),
            "HOME": str(self.folder),
            "COLUMNS": "80",
            "UV_RUN_RECURSION_DEPTH": "",  # pages show what an installed program says, also when `uv run` tests them
            "STARCUP_SAVES": str(self.folder / "saves"),
            "PYTHONPATH": os.pathsep.join((str(self.folder / "src"), str(self.folder / INSTALLED))),
        }
        typed = "".join(f"{line}\n" for line in re.findall(r"^> (.*)$", expected, re.MULTILINE))
        done = subprocess.run(
            command, shell=True, cwd=self.folder, env=env, input=typed, timeout=300, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
        )  # fmt: skip
        output = re.sub(r" +$", "", done.stdout, flags=re.MULTILINE)  # no page shows what pads a line
        if doctest.OutputChecker().check_output(expected, output, doctest.ELLIPSIS):
            return None
        return f"$ {command}\n--- expected\n{expected}--- found (exit code {done.returncode})\n{output}"

    def install(self) -> None:
        """Write what an installer writes of the page's package, and nothing into the environment of the tests."""
        project = tomllib.loads((self.folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        info = self.folder / INSTALLED / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8")
        points = project["entry-points"].items()
        lines = [line for group, own in points for line in (f"[{group}]", *(f"{key} = {own[key]}" for key in own))]
        (info / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")


def is_file(block: str) -> bool:
    """Whether a block says which file it belongs to."""
    return block.startswith((ADDED, WRITTEN))


def put(block: str, folder: Path) -> None:
    """Put a block into the file that it names in its first line."""
    first, _, rest = block.partition("\n")
    file = folder / first.removeprefix(ADDED).removeprefix(WRITTEN)
    before = file.read_text(encoding="utf-8") if first.startswith(ADDED) else ""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(before + rest, encoding="utf-8")


@frozen
class Data:
    """Reads blocks of TOML, or of words in Fluent, and puts those into a file that say so."""

    language: str
    folder: Path

    def __call__(self, example: Example) -> None:
        block = str(example.parsed)
        if self.language == "toml":
            tomllib.loads(block)
        if is_file(block):
            put(block, self.folder)


@frozen
class Files:
    """The Python of a page; what says which file it belongs to is put there instead of being run."""

    parser: Parser
    folder: Path

    def __call__(self, document: Document) -> Iterable[Region]:
        for region in self.parser(document):
            if not isinstance(region.parsed, doctest.Example) and is_file(str(region.parsed)):
                region.evaluator = self.put
            yield region

    def put(self, example: Example) -> None:
        put(str(example.parsed), self.folder)


@frozen
class OnlyDoctests:
    """The doctests of a page whose other Python is run by a test of its own."""

    parser: Parser

    def __call__(self, document: Document) -> Iterable[Region]:
        return (region for region in self.parser(document) if isinstance(region.parsed, doctest.Example))


def examples(page: Path, folder: Path) -> Iterator[Example]:
    """The snippets of a page in their order; its commands are run in the folder."""
    python: Parser = Files(PythonCodeBlockParser(doctest_optionflags=OPTIONS), folder)
    if page.name in tested_elsewhere():
        python = OnlyDoctests(python)
    console = CodeBlockParser("console", Console(folder))
    data = [CodeBlockParser(language, Data(language, folder)) for language in ("toml", "ftl")]
    return Document.parse(str(page), python, console, *data).examples()
