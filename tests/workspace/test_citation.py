"""The citation file: it can be read, has what the format asks for, and the version and licence of the packages."""

from __future__ import annotations

import tomllib
from pathlib import Path

import yaml

ROOT = Path(__file__).parents[2]
REQUIRED = {"cff-version", "message", "title", "authors"}
KNOWN = REQUIRED | {"abstract", "type", "version", "license", "keywords", "date-released"}
"""Keys of version 1.2.0 of the format that say where something is are left out as long as it is nowhere."""


def test_the_citation_file_is_one() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert citation.keys() >= REQUIRED
    assert citation.keys() <= KNOWN
    assert citation["cff-version"] == "1.2.0" and citation["type"] == "software"
    assert all(set(author) == {"name"} and isinstance(author["name"], str) for author in citation["authors"])
    assert all(isinstance(keyword, str) for keyword in citation["keywords"])


def test_it_says_what_the_packages_say() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "packages" / "core" / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (str(citation["version"]), citation["license"]) == (project["version"], project["license"])
    assert [author["name"] for author in citation["authors"]] == [author["name"] for author in project["authors"]]
