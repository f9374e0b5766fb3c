"""The folders of packs, found without running code of the packs, and the import of single modules of a pack."""

from __future__ import annotations

import importlib
import importlib.util
import re
import sys
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from starcup.packs.errors import PackError
from starcup.packs.layout import MANIFEST

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_FROM_FOLDER = "__starcup_folder__"


def package_files(package: str) -> Traversable:
    """Return the folder of an import package, without importing it or the packages around it."""
    spec = _spec(package)
    locations = spec.submodule_search_locations if spec is not None else None
    if spec is None or locations is None:
        what = "a module" if spec is not None else "nothing"
        raise PackError(f"expected an import package {package!r}, found {what} of that name")
    for location in locations:
        if Path(location).is_dir():
            return Path(location)
    reader = getattr(spec.loader, "get_resource_reader", None)  # in a zip file
    if reader is None:
        raise PackError(f"the files of the import package {package!r} can't be read")
    files: Traversable = reader(package).files()
    return files


def _spec(package: str) -> ModuleSpec | None:
    """Return the spec of a package, as ``importlib.util.find_spec``, but without importing the packages around it."""
    outer, *inner = package.split(".")
    loaded = sys.modules.get(outer)
    try:
        spec = loaded.__spec__ if loaded is not None and loaded.__spec__ else importlib.util.find_spec(outer)
    except (ImportError, ValueError):
        return None
    name = outer
    for part in inner:
        if spec is None:
            return None
        name = f"{name}.{part}"
        places = spec.submodule_search_locations
        try:
            spec = PathFinder.find_spec(name, places)
        except KeyError:  # a folder without __init__.py, whose parent would have to be imported: found by its own name
            spec = PathFinder.find_spec(part, places)
    return spec


def pack_folder(path: Path) -> Path:
    """Return the folder of a pack: ``path`` itself, or the only pack folder in it or in its ``src``."""
    if not path.is_dir():
        raise PackError(f"expected a folder with a pack, found {'a file' if path.exists() else 'nothing'} at {path}")
    if (path / MANIFEST).is_file():
        return path
    manifests = sorted({*path.glob(f"*/{MANIFEST}"), *path.glob(f"src/*/{MANIFEST}")})
    if len(manifests) == 1:
        return manifests[0].parent
    lacking = f"{len(manifests)} folders in it that have one" if manifests else "none"
    raise PackError(f"{path}: expected a file {MANIFEST} there, found {lacking}")


def package_of(folder: Path) -> str:
    """Return the package name under which modules of a folder are imported, made from the folder's name."""
    return re.sub(r"\W", "_", folder.name) or "pack"


def forget(folder: Path) -> None:
    """Drop the imported modules of a pack's folder, so that edited files are imported again."""
    package = package_of(folder)
    loaded = sys.modules.get(package)
    if loaded is not None and hasattr(loaded, _FROM_FOLDER):
        for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
            del sys.modules[name]
    importlib.invalidate_caches()


def import_part(package: str, part: str, name: str, folder: Path | None) -> ModuleType:
    """Import the module ``name`` of the subpackage ``part`` of a pack, and return it."""
    if folder is None:
        return importlib.import_module(f"{package}.{part}.{name}")
    # Two versions saved within a second may have the same size and time, so that bytecode would look up to date.
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        _root(package, folder)
        return importlib.import_module(f"{package}.{part}.{name}")
    finally:
        sys.dont_write_bytecode = before


def _check_free(package: str, folder: Path) -> None:
    """Raise if a folder's package name would hide another package."""
    taken = package in sys.stdlib_module_names
    spec = None if taken else _spec(package)
    if spec is not None:
        places = [Path(place) for place in spec.submodule_search_locations or ()]
        taken = not any(place.resolve() == folder.resolve() or (place / MANIFEST).is_file() for place in places)
    if taken:
        raise PackError(f"there is another package {package!r} that can be imported; rename the folder {folder}")


def _root(package: str, folder: Path) -> None:
    """Make the modules of a folder importable as submodules of a package, independent of the search path."""
    loaded = sys.modules.get(package)
    if loaded is None:
        _check_free(package, folder)
        init = folder / "__init__.py"
        if init.is_file():
            spec = importlib.util.spec_from_file_location(package, init, submodule_search_locations=[str(folder)])
        else:
            spec = ModuleSpec(package, None, is_package=True)
            spec.submodule_search_locations = [str(folder)]
        assert spec is not None
        loaded = importlib.util.module_from_spec(spec)
        setattr(loaded, _FROM_FOLDER, str(folder))
        sys.modules[package] = loaded
        if spec.loader is not None:
            try:
                spec.loader.exec_module(loaded)
            except BaseException:
                del sys.modules[package]
                raise
    elif [Path(place).resolve() for place in getattr(loaded, "__path__", ())] != [folder.resolve()]:
        raise PackError(f"another package {package!r} is loaded already; rename the folder {folder}")
