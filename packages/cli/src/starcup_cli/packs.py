"""Packs and bots by the names that people type, with the nearest name for those that don't exist."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path

from starcup import Pack, PackError, StarcupError, installed_packs, load_pack, nearest_name
from starcup.roll import Face, OptionError, Ruleset
from starcup_cli.errors import Failed, UnknownName, WrongUse, naming, unknown


def split_names(text: str) -> list[str]:
    """Names separated by commas.

    >>> split_names("greedy, random")
    ['greedy', 'random']
    """
    return [name.strip() for name in text.split(",") if name.strip()]


def names_a_folder(text: str) -> bool:
    """Whether people mean a folder: what they typed holds a ``/`` or begins with a dot or ``~``.

    >>> names_a_folder("./my-stars"), names_a_folder("my-stars"), names_a_folder("..")
    (True, False, True)
    """
    return "/" in text or os.sep in text or text.startswith((".", "~"))


def folder_of(text: str, *, folder_first: bool = False) -> Path | None:
    """The folder of a pack, if ``text`` is the path of one; None for the name of an installed pack.

    Without a ``/`` in it an installed pack of that name comes first, unless ``folder_first``.

    Raises:
        WrongUse: no such folder or pack.
    """
    known = sorted(installed_packs())
    try:
        path = Path(text).expanduser()
        is_folder = path.is_dir()
    except (OSError, RuntimeError):  # a name too long for the system; ~ of nobody
        path, is_folder = Path("."), False
    if names_a_folder(text) and not is_folder:
        near = _nearest_folder(text)
        meant = f" (did you mean {near!r}?)" if near else ""
        found = "a file" if path.is_file() else "nothing"
        raise UnknownName("pack", f"{text}: expected a folder with a pack, found {found}{meant}", near)
    if is_folder and (names_a_folder(text) or folder_first or text not in known):
        return path.resolve()
    if text not in known:
        raise unknown("pack", text, known)
    return None


def _nearest_folder(text: str) -> str | None:
    """The path of a folder beside the one that is not there, spelt as that one is."""
    spelt = text.rstrip("/")
    try:
        path = Path(spelt).expanduser()
        beside = [one.name for one in path.parent.iterdir() if one.is_dir() and not one.name.startswith(".")]
    except (OSError, RuntimeError, ValueError):
        return None
    near = nearest_name(path.name, beside)
    return None if near is None else spelt.removesuffix(path.name) + near


def read_pack(text: str) -> Pack:
    """An installed pack by its name, or one in a folder by its path.

    Raises:
        WrongUse: no such pack or folder.
        PackError: what says what the pack is, is faulty.
    """
    folder = folder_of(text)
    return load_pack(text) if folder is None else Pack.from_folder(folder)


def find_pack(text: str) -> Pack:
    """As :func:`read_pack`.

    Raises:
        WrongUse: no such pack or folder.
        Failed: what says what the pack is, is faulty.
    """
    try:
        return read_pack(text)
    except PackError as error:
        raise Failed(str(error)) from error


def find_packs(names: Sequence[str]) -> list[Pack]:
    """The packs named, installed or in folders.

    Raises:
        WrongUse: no such pack, or named twice.
        Failed: a pack is faulty.
    """
    if not names:
        raise WrongUse(f"no pack named; installed: {', '.join(sorted(installed_packs())) or 'none'}")
    found: list[Pack] = []
    for name in names:
        pack = find_pack(name)
        if any(other.name == pack.name for other in found):
            raise WrongUse(f"pack {pack.name!r} is named twice")
        found.append(pack)
    return found


def split_options(texts: Sequence[str]) -> dict[str, str]:
    """Options given as ``pack.name=value``.

    Raises:
        WrongUse: one is not written like that, or is given twice.

    >>> split_options(["quests.drawn=3"])
    {'quests.drawn': '3'}
    """
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            raise WrongUse(f"an option is written PACK.NAME=VALUE, not {text!r}")
        if name in found:
            raise WrongUse(f"option {name!r} is given twice")
        found[name] = value
    return found


def needed_names(pack: Pack) -> list[str]:
    """Installed packs that a pack says it needs, and what those need.

    Raises:
        PackError: a pack.toml is faulty.
    """
    known = installed_packs()
    found: list[str] = []
    asked = [pack]
    while asked:
        for need in asked.pop().manifest.needs:
            name = re.split(r"[^\w-]", need, maxsplit=1)[0]
            if name in known and name != pack.name and name not in found:
                found.append(name)
                asked.append(load_pack(name))
    return found


def load_packs(packs: Sequence[Pack], options: Mapping[str, str] | None = None, without: Sequence[str] = ()) -> Ruleset:
    """The ruleset of packs, with the options chosen for them, and without some powers.

    Raises:
        WrongUse: no such option or power.
        Failed: a pack is faulty.
    """
    try:
        with naming(packs):
            return Ruleset.load(packs, without=without, options=options)
    except OptionError as error:
        raise WrongUse(str(error)) from error
    except PackError as error:
        raise Failed(str(error)) from error


def load_ruleset(
    names: Sequence[str], options: Mapping[str, str] | None = None, without: Sequence[str] = ()
) -> Ruleset:
    """The ruleset of the named packs, with the options chosen for them, and without some powers.

    Raises:
        WrongUse: no such pack, named twice, or of another game; no such option or power.
        Failed: a pack is faulty.
    """
    return load_packs(find_packs(names), options, without)


def chosen_rules(packs: str, options: Sequence[str], without: str) -> Ruleset:
    """The ruleset that the options of a command ask for (``--packs``, ``--option``, ``--without``).

    Raises:
        WrongUse: no such pack, option or power, or one named twice.
        Failed: a pack is faulty.
    """
    return load_ruleset(split_names(packs), split_options(options), split_names(without))


def check_players(rules: Ruleset, players: int) -> None:
    """Refuse a number of players that the rules don't take.

    Raises:
        WrongUse: they don't.
    """
    try:
        rules.begin(players, 0)
    except StarcupError as error:
        raise WrongUse(str(error)) from error


def check_bots(names: Sequence[str], most: int) -> None:
    """Refuse unknown bots, and too many.

    Raises:
        WrongUse: a bot is unknown, none is named, or there are more than seats.
    """
    from starcup_bots import available

    known = list(available())
    if not names:
        raise WrongUse(f"no bot named; there are: {', '.join(known)}")
    for name in names:
        if name not in known:
            raise unknown("bot", name, known)
    if len(names) > most:
        raise WrongUse(f"{len(names)} bots for {most} seats: name as many or fewer")


def has_power(rules: Ruleset, face: Face) -> bool:
    """Whether the power of a development is implemented."""
    return face.key in rules.plugins.packs


def without_power(rules: Ruleset) -> list[Face]:
    """The developments whose power is not implemented yet."""
    return [face for face in rules.faces if not face.is_world and not has_power(rules, face)]
