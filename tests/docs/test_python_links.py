"""Names of Python's standard library in the reference lead to Python's own documentation, without a network."""

from __future__ import annotations

import pytest

from docs._ext.python_docs import PYTHON, address


@pytest.mark.parametrize(
    ("name", "page"),
    [
        ("int", "functions.html#int"),
        ("str", "stdtypes.html#str"),
        ("KeyError", "exceptions.html#KeyError"),
        ("pathlib.Path", "pathlib.html#pathlib.Path"),
        ("collections.abc.Sequence", "collections.abc.html#collections.abc.Sequence"),
    ],
)
def test_names_of_python(name: str, page: str) -> None:
    assert address(name) == f"{PYTHON}/{page}"


@pytest.mark.parametrize(
    "name", ["starcup.Game", "Dice", "len", "concurrent.futures._base.Executor", "typing.Annotated[int]"]
)
def test_other_names_lead_nowhere(name: str) -> None:
    assert address(name) is None
