"""Files of saved games: their folder, reading them, and writing them in one step."""

from __future__ import annotations

import os
import stat
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path

from starcup_cli.errors import WrongUse

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


def write(path: Path, contents: str | bytes) -> None:
    """Replace a file in one step: at any time it holds its old contents or the new.

    Raises:
        OSError: it could not be written; the old contents are untouched.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=_PART, dir=path.parent)
    try:
        with _held(handle):
            with os.fdopen(handle, "wb") as file:
                file.write(contents.encode() if isinstance(contents, str) else contents)
                file.flush()
                os.fsync(file.fileno())
            Path(name).chmod(0o644)  # like any file that people make; the temporary one is for its owner alone
            os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def tidy(folder: Path) -> None:
    """Remove files that killed writers left in a folder; files being written are left alone."""
    with suppress(OSError):
        for path in folder.glob(f".*{_PART}"):
            with suppress(OSError), path.open("rb") as file, _held(file.fileno()) as ours:
                if ours:
                    path.unlink()


@contextmanager
def _held(handle: int) -> Iterator[bool]:
    """Lock a file until the end, even if it is closed before; yield whether no other process has it locked.

    A lock goes with its process. Systems without such locks don't let open files be removed.
    """
    try:
        import fcntl
    except ImportError:
        yield True
        return
    twin = os.dup(handle)
    try:
        fcntl.flock(twin, fcntl.LOCK_EX | fcntl.LOCK_NB)
        ours = True
    except OSError:
        ours = False
    try:
        yield ours
    finally:
        os.close(twin)


@contextmanager
def alone(folder: Path, seconds: float = 1.0) -> Iterator[bool]:
    """Keep other processes out of a folder meanwhile, where the system can lock one.

    Yields:
        False if another process stayed in it for so many seconds.
    """
    try:
        import fcntl

        handle = os.open(folder, os.O_RDONLY)
    except (ImportError, OSError):
        yield True
        return
    try:
        yield _locked(lambda: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB), seconds)
    finally:
        os.close(handle)


def _locked(lock: Callable[[], None], seconds: float) -> bool:
    """Lock a file; return whether that could be done in time: another process may hold it for ever."""
    end = time.monotonic() + seconds
    while True:
        try:
            lock()
        except OSError:
            if time.monotonic() >= end:
                return False
            time.sleep(_PAUSE)
        else:
            return True


def _sync_folder(path: Path) -> None:
    """Make a renaming durable, where the system lets folders be opened."""
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
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
    """Return the text of a saved game.

    Raises:
        WrongUse: there is no such file, or it is no text.
    """
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise WrongUse(f"{path}: a folder, not a saved game")
        if not stat.S_ISREG(found.st_mode):  # such as a pipe, which may never come to an end
            raise WrongUse(f"{path}: no ordinary file, so no saved game")
        if found.st_size > MOST_BYTES:
            raise WrongUse(f"{path}: too large for a saved game")
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise WrongUse(f"{path}: there is no such file") from None
    except UnicodeDecodeError as error:
        raise WrongUse(f"{path}: no text (byte {error.start}), so no saved game") from None
    except OSError as error:
        raise WrongUse(f"{path}: {error.strerror}") from None


def remember(path: Path) -> None:
    """Note the game played last, for ``--load last``; a failure to do so is ignored."""
    with suppress(OSError):
        write(folder() / _POINTER, f"{path.absolute()}\n")


def find(name: str) -> Path:
    """Return the file that ``--load`` means: ``last``, or a path.

    Raises:
        WrongUse: ``last``, and no game was played yet.
    """
    if name != LAST or Path(name).exists():
        return Path(name)
    pointer = folder() / _POINTER
    if not pointer.is_file():
        raise WrongUse(f"no game was saved yet in {folder()}")
    return Path(read(pointer).strip())


def free(path: Path) -> Path:
    """Return the same path, if nothing is there that would be overwritten.

    Raises:
        WrongUse: something is there.
    """
    if path.exists():
        raise WrongUse(f"{path} exists already: choose another name, or go on with that game by --load")
    return path
