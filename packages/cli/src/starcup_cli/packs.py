"""Packs and bots by the names that people type, with the nearest name for those that don't exist."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starcup import PackError, StarcupError, installed_packs
from starcup.roll import Face, OptionError, Ruleset
from starcup_cli.errors import Failed, WrongUse, unknown


def split_names(text: str) -> list[str]:
    """Names separated by commas.

    >>> split_names("greedy, random")
    ['greedy', 'random']
    """
    return [name.strip() for name in text.split(",") if name.strip()]


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


def load_ruleset(names: Sequence[str], options: Mapping[str, str] | None = None) -> Ruleset:
    """The ruleset of the named packs, with the options chosen for them.

    Raises:
        WrongUse: no such pack, named twice, or of another game; no such option.
        Failed: a pack is faulty.
    """
    known = sorted(installed_packs())
    if not names:
        raise WrongUse(f"no pack named; installed: {', '.join(known) or 'none'}")
    for name in names:
        if name not in known:
            raise unknown("pack", name, known)
        if list(names).count(name) > 1:
            raise WrongUse(f"pack {name!r} is named twice")
    try:
        return Ruleset.load(names, options=options)
    except OptionError as error:
        raise WrongUse(str(error)) from error
    except PackError as error:
        raise Failed(str(error)) from error


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
