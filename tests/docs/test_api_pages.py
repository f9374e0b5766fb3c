"""The API reference names everything that is public: pages made of a module by themselves, others by hand."""

from __future__ import annotations

import importlib
import inspect
import re

import pytest

from tests.docs.pages import ROOT

API = ROOT / "docs" / "api"


def module_of(page: str) -> str:
    found = re.search(r"^# `([\w.]+)`$", page, re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("name", sorted(page.stem for page in API.glob("*.md") if page.stem != "index"))
def test_every_public_name_is_on_the_page(name: str) -> None:
    page = (API / f"{name}.md").read_text(encoding="utf-8")
    module = importlib.import_module(module_of(page))
    named = set(re.findall(r":: [\w.]+\.(\w+)$", page, re.MULTILINE)) | set(re.findall(r"`(\w+)", page))
    if "automodule::" in page:
        left_out = {name for line in re.findall(r":exclude-members: (.*)", page) for name in line.split(", ")}
        assert left_out & set(vars(module)) <= named
        return
    modules = {member for member in module.__all__ if inspect.ismodule(getattr(module, member))}
    assert set(module.__all__) - modules - named == set()
