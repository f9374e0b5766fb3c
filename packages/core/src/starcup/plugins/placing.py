"""Plugin modules made from compiled terms, whose functions have their places in the data in tracebacks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType

from starcup.packs.faults import Document
from starcup.packs.layout import TERMS
from starcup.plugins.manager import HookFunction, hookimpl


def plugin_of(
    functions: Mapping[str, HookFunction], key: str, document: Document, specs: Mapping[str, HookFunction]
) -> ModuleType:
    """Return the plugin module of a power, whose functions, by hook, get the types of the specifications."""
    # No module has this name and file: they are only shown to people, nothing is looked up by them.
    module = ModuleType(f"{document.pack}/{document.file}", f"{key}: stated in {document.file}.")
    module.__file__ = f"{document.file} of pack {document.pack}"
    for hook, function in functions.items():
        setattr(module, hook, _placed(function, specs[hook], module.__file__, document.line((TERMS, hook))))
    return module


def _placed(
    function: Callable[..., object], spec: Callable[..., object], file: str, line: int
) -> Callable[..., object]:
    """Return a copy of a function with its hook's name, and its place in the data as its place in the code."""
    assert isinstance(function, FunctionType)
    hook = spec.__name__
    code = function.__code__.replace(co_filename=file, co_name=hook, co_qualname=hook, co_firstlineno=max(1, line))
    placed = FunctionType(code, function.__globals__, hook, function.__defaults__, function.__closure__)
    placed.__annotations__ = dict(spec.__annotations__)
    placed.__module__ = __name__
    return hookimpl(placed)
