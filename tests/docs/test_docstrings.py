"""Every public function with parameters says what these are."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator

import pytest

from tests.workspace.test_public_surface import public_modules

MODULES = public_modules()


def public(module: str) -> Iterator[tuple[str, Callable[..., object]]]:
    """Names and objects that a module offers."""
    found = importlib.import_module(module)
    own = [name for name, value in vars(found).items() if getattr(value, "__module__", "") == module]
    for name in getattr(found, "__all__", own):
        value = getattr(found, name)
        if not name.startswith("_") and callable(value) and not hasattr(value, "__origin__"):  # no alias of a type
            yield name, value


def ours(function: object) -> bool:
    """Whether a function is written here: some are other libraries', such as attrs' ``define``."""
    return str(getattr(function, "__module__", "")).startswith("starcup")


def callables(module: str) -> Iterator[tuple[str, object, Callable[..., object]]]:
    """Functions and methods that a module offers: the name, what documents it and what is called."""
    for name, value in public(module):
        if not inspect.isclass(value):
            if ours(value):
                yield name, value, value
            continue
        for attribute in dir(value):
            method = inspect.getattr_static(value, attribute)
            method = getattr(method, "__func__", method)
            if not attribute.startswith("_") and callable(method) and ours(method):
                yield f"{name}.{attribute}", getattr(value, attribute), method


def document_of(module: str, name: str, documented: object) -> str:
    """The docstring of a function; of a method, with those of the methods that it overrides."""
    owner, _, method = name.partition(".")
    if not method:
        return inspect.getdoc(documented) or ""
    bases = getattr(importlib.import_module(module), owner).__mro__
    return "\n".join(inspect.getdoc(vars(base)[method]) or "" for base in bases if method in vars(base))


def undocumented(document: str, function: Callable[..., object]) -> list[str]:
    """The parameters of a function that a docstring says nothing of."""
    names = [name for name in inspect.signature(function).parameters if name not in ("self", "cls", "args", "kwargs")]
    described = document.partition("Args:")[2]
    return [name for name in names if f" {name}: " not in described and f"*{name}: " not in described]


@pytest.mark.parametrize("module", MODULES)
def test_every_parameter_is_described(module: str) -> None:
    found = {
        name: lacking
        for name, documented, function in callables(module)
        if inspect.isfunction(inspect.unwrap(function))
        if (lacking := undocumented(document_of(module, name, documented), function))
    }
    assert found == {}


@pytest.mark.parametrize("module", MODULES)
def test_everything_public_says_first_what_it_is(module: str) -> None:
    documented = [*public(module), *((name, value) for name, value, _ in callables(module))]
    first = {name: (inspect.getdoc(value) or "").partition("\n")[0] for name, value in documented}
    assert {name for name, line in first.items() if not line} == set()
    assert {name: line for name, line in first.items() if line.split()[0] in ("What", "Why", "How", "Who")} == {}
