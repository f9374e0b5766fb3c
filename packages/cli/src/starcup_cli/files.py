"""Files: writing them in one step, so that what is refused leaves nothing; the folder of saved games."""

from __future__ import annotations

import os
import stat
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager, suppress
from datetime import datetime
from errno import EEXIST, EISDIR
from pathlib import Path

from starcup import brief
from starcup_cli.errors import WrongUse
from starcup_cli.language_choice import problem

FOLDER = "STARCUP_SAVES"
"""Environment variable that names another folder for saved games."""
_PART = ".starcup-part"
"""The end of the names of files that are being written."""
LAST = "last"
SUFFIX = ".starcup"
_POINTER = "last.txt"
_PAUSE = 0.02
MOST_BYTES = 10_000_000
"""No journal is that long; a larger file is something else, and is not read."""


def folder() -> Path:
    """Return the folder for games that are given no name."""
    chosen = os.environ.get(FOLDER)
    if chosen:
        return Path(chosen)
    from platformdirs import user_data_path

    return user_data_path("starcup", appauthor=False) / "games"


def new_path(seed: int | None) -> Path:
    """Return a name for a new game that no file has yet; it tells the seed, unless that is a secret."""
    base = f"{datetime.now():%Y-%m-%d-%H%M}" + ("" if seed is None else f"-seed-{seed}")
    where = folder()
    names = [base, *(f"{base}-{number}" for number in range(2, 1000))]
    return next(path for name in names if not (path := where / f"{name}{SUFFIX}").exists())


def path_of(text: str) -> Path:
    """Return the path that somebody types."""
    with suppress(UnicodeError, RuntimeError):  # a letter that the system's names can't have; ~ of nobody
        path = Path(text).expanduser()
        if b"\0" not in os.fsencode(path):
            return path
    raise WrongUse(problem("file-name", name=brief(text)))


@contextmanager
def folder_for(folder: Path) -> Iterator[None]:
    """Make a folder, and those around it; those that were not there are gone again if what is done meanwhile fails."""
    new = [place for place in (folder, *folder.parents) if not place.exists()]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        yield
    except BaseException:
        for place in new:
            with suppress(OSError):  # somebody else has put something into it
                place.rmdir()
        raise


def write(path: Path, contents: str | bytes) -> None:
    """Replace a file in one step: at any time it holds its old contents or the new."""
    write_all({path: contents})


def write_all(contents: Mapping[Path, str | bytes]) -> None:
    """Replace files, each in one step, when the contents of all are on the disk."""
    with ExitStack() as stack:
        parts: dict[Path, str] = {}
        for path, data in contents.items():
            with _blamed(path):
                parts[path] = stack.enter_context(_part(path, data))
        for path, part in parts.items():
            with _blamed(path):
                os.replace(part, path)
    for folder in {path.parent for path in contents}:
        _sync_folder(folder)


@contextmanager
def _blamed(path: Path) -> Iterator[None]:
    """Name the file that was to be written in errors, not the one that was to become it."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


@contextmanager
def _part(path: Path, contents: str | bytes) -> Iterator[str]:
    """Yield the name of a file with these contents, to be renamed to ``path``; it is removed if it is not."""
    if path.is_dir():
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR))
    with folder_for(path.parent):
        handle, name = tempfile.mkstemp(prefix=".", suffix=_PART, dir=path.parent)
        try:
            with _held(handle):
                with os.fdopen(handle, "wb") as file:
                    file.write(contents.encode() if isinstance(contents, str) else contents)
                    file.flush()
                    os.fsync(file.fileno())
                Path(name).chmod(0o644)  # like any file that people make; the temporary one is for its owner alone
                yield name
        finally:
            Path(name).unlink(missing_ok=True)


def write_folder(folder: Path, texts: Mapping[str, str]) -> None:
    """Make a folder with files, by their paths in it, in one step."""
    if os.path.lexists(folder):
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(folder))
    with tempfile.TemporaryDirectory(prefix=".", suffix=_PART, dir=folder.parent) as part:
        for path, text in texts.items():
            file = Path(part, folder.name, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        Path(part, folder.name).rename(folder)


def tidy(folder: Path) -> None:
    """Remove files that killed writers left in a folder; files being written are left alone."""
    with suppress(OSError):
        for path in folder.glob(f".*{_PART}"):
            with suppress(OSError), path.open("rb") as file, _held(file.fileno()) as ours:
                if ours:
                    path.unlink()


@contextmanager
def _held(handle: int) -> Iterator[bool]:
    """Lock a file until the end, even if it is closed before; yield whether no other process has it locked."""
    twin = os.dup(handle)
    try:
        yield _locked(twin, 0.0)
    finally:
        os.close(twin)


@contextmanager
def alone(folder: Path, seconds: float = 1.0) -> Iterator[bool]:
    """Keep other processes out of a folder meanwhile; yield False if another one stayed in it for so many seconds."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:  # a system where folders can't be opened
        yield True
        return
    try:
        yield _locked(handle, seconds)
    finally:
        os.close(handle)


def _locked(handle: int, seconds: float) -> bool:
    """Lock a file, until it is closed or its process ends; return whether that could be done in time.

    Systems without such locks don't let open files be removed.
    """
    try:
        import fcntl
    except ImportError:
        return True
    end = time.monotonic() + seconds
    while True:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if time.monotonic() >= end:
                return False
            time.sleep(_PAUSE)
        else:
            return True


def _sync_folder(path: Path) -> None:
    """Make a renaming durable, where the system lets folders be opened."""
    with suppress(OSError):
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def short(path: Path | None) -> str:
    """Return a path as people write it: from the home folder on."""
    if path is None:
        return "no file"
    try:
        return str(Path("~") / path.absolute().relative_to(Path.home()))
    except (ValueError, RuntimeError):
        return str(path)


def read(path: Path) -> str:
    """Return the text of a saved game."""
    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise WrongUse(problem("file-folder", path=str(path)))
        if not stat.S_ISREG(status.st_mode):  # such as a pipe, which may never come to an end
            raise WrongUse(problem("file-odd", path=str(path)))
        if status.st_size > MOST_BYTES:
            raise WrongUse(problem("file-large", path=str(path)))
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise WrongUse(problem("file-none", path=str(path))) from None
    except UnicodeDecodeError as error:
        raise WrongUse(problem("file-no-text", path=str(path), byte=str(error.start))) from None
    except OSError as error:
        raise WrongUse(f"{path}: {error.strerror}") from None


def remember(path: Path) -> None:
    """Note the game played last, for ``--load last``; a failure to do so is ignored."""
    with suppress(OSError):
        write(folder() / _POINTER, f"{path.absolute()}\n")


def find(name: str) -> Path:
    """Return the file that ``--load`` means: ``last``, or a path."""
    if name != LAST or Path(name).exists():
        return Path(name)
    pointer = folder() / _POINTER
    if not pointer.is_file():
        raise WrongUse(problem("none-saved", folder=str(folder())))
    return Path(read(pointer).strip())


def free(path: Path) -> Path:
    """Return the same path, if it can be that of a new file."""
    if path.name == "..":
        raise WrongUse(problem("file-not-new", path=str(path)))
    if path.exists():
        raise WrongUse(problem("file-exists", path=str(path)))
    return path
