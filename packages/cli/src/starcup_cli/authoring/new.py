"""A new pack: the files of the template, filled in.

The template tool is jinja2: it knows conditions, which the pack with a Python power needs and the standard library's
templates lack, and its StrictUndefined makes a misspelt name an error.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from importlib import metadata
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from starcup import load_pack
from starcup.games import AnyGame
from starcup.packed import PackFormat
from starcup_cli.authoring.naming import package_of, title_of
from starcup_cli.packs import play_command

_SUFFIX = ".jinja"
_COMMON = "starcup.packs/template"
"""The template of what the packs of all games have."""
_PYTHON_ONLY = ("src/package/powers/__init__.py",)
NEW_FILES = (
    ("src/{package}/pack.toml", "the pack's name"),
    ("tests/test_pack.py", "a test of everything"),
    ("pyproject.toml", "what it takes to publish it"),
)
"""The files of all new packs that are listed for the author, as ``PackFormat.new_files``."""


def texts_of(game: AnyGame, name: str, *, python: bool) -> dict[str, str]:
    """Return the files of a new pack, by their paths in its folder.

    >>> from starcup.games import find
    >>> sorted(texts_of(find("roll"), "my-stars", python=True))[-2:]
    ['src/my_stars/tiles.toml', 'tests/test_pack.py']
    """
    import jinja2

    form = game.facet("packs", PackFormat)(game.load)
    needed = form.needed or (load_pack(game.pack).distribution or "starcup",)
    package = package_of(name)
    values = {
        "name": name,
        "package": package,
        "title": title_of(name),
        "python": python,
        "year": date.today().year,
        "game": game.key,
        "base": game.pack,
        "play": play_command(game.key),
        "piece": form.piece,
        "powered": form.powered,
        "testing": form.testing,
        "needed": [f"{distribution}>={metadata.version(distribution)}" for distribution in needed],
        "tested_with": ["pytest", *form.tested_with],
    }
    environment = jinja2.Environment(undefined=jinja2.StrictUndefined, keep_trailing_newline=True, autoescape=False)
    texts = {}
    for template in filter(None, (_COMMON, form.template)):
        home, _, folder = template.partition("/")
        for path, file in _walk(files(home) / folder, ""):
            if path.startswith((*_PYTHON_ONLY, *form.python_only)) and not python:
                continue
            target = path.removesuffix(_SUFFIX).replace("src/package/", f"src/{package}/")
            target = ".gitignore" if target == "gitignore" else target
            texts[target] = environment.from_string(file.read_text(encoding="utf-8")).render(values)
    return texts if form.template else texts | form.own_files(package, title_of(name), python=python)


def listed(form: PackFormat, package: str, texts: Iterable[str]) -> list[tuple[str, str]]:
    """Return the files of a new pack that its author is told of, each with what it is."""
    own = form.new_files
    if not form.template:
        common = {path.format(package=package) for path, _ in NEW_FILES} | {f"src/{package}/__init__.py"}
        files = sorted(path for path in texts if path.startswith(f"src/{package}/") and path not in common)
        powers = f"src/{package}/powers/"
        own = tuple((path, PurePosixPath(path).stem) for path in files if not path.startswith(powers))
        own += ((powers, "what pieces do"),) if any(path.startswith(powers) for path in files) else ()
    return [(path.replace("{package}", package), what) for path, what in (*own, *NEW_FILES)]


def _walk(folder: Traversable, prefix: str) -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _walk(entry, f"{prefix}{entry.name}/")
        elif entry.name.endswith(_SUFFIX):
            yield prefix + entry.name, entry
