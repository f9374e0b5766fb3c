"""Options of packs: what may be chosen when a ruleset is loaded. Each extension is one: on or off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from starcup.kernel.arguments import check_kind
from starcup.kernel.suggest import brief, did_you_mean, nearest_name
from starcup.kernel.values import frozen
from starcup.packs.errors import PackError
from starcup.packs.pack import Pack

ON, OFF = "on", "off"


class OptionError(PackError):
    """An option that was chosen is not there, or has no such value; or a power to leave out is not there."""


@frozen
class Setting:
    """An option: its ``name`` with the pack's in front, what may be chosen, and what is chosen otherwise."""

    name: str
    values: tuple[str, ...]
    default: str
    text: str = ""


def settings_of(pack: Pack) -> tuple[Setting, ...]:
    """Return the options of a pack: those of its ``pack.toml``, and each extension, which may be named there to be off.

    Args:
        pack: an installed pack, or one from a folder.
    """
    check_kind(pack, Pack, "pack", "a pack")
    stated = pack.manifest.options
    found = [Setting(f"{pack.name}.{name}", one.values, one.default, one.text) for name, one in stated.items()]
    for name in pack.extensions():
        if name not in stated:
            found.append(Setting(f"{pack.name}.{name}", (ON, OFF), ON))
        elif set(stated[name].values) != {ON, OFF}:
            raise PackError(f"pack {pack.name!r}, pack.toml, options.{name}: an extension is 'on' or 'off'")
    return tuple(found)


def all_settings(packs: Iterable[Pack]) -> tuple[Setting, ...]:
    """The options of several packs."""
    return tuple(setting for pack in packs for setting in settings_of(pack))


def settled(settings: Iterable[Setting], chosen: Mapping[str, str]) -> dict[str, str]:
    """The value of every option.

    Raises:
        OptionError: there is no such option, or it has no such value.
    """
    known = {setting.name: setting for setting in settings}
    for name, value in chosen.items():
        if name not in known:
            there = ", ".join(known) or "none"
            message = f"there is no option {brief(name)}{did_you_mean(name, known)}; options here: {there}"
            raise OptionError(message, nearest_name(name, known))
        if value not in known[name].values:
            values = known[name].values
            message = f"option {name!r} is one of {', '.join(values)}, not {brief(value)}{did_you_mean(value, values)}"
            raise OptionError(message, nearest_name(value, values))
    return {name: chosen.get(name, setting.default) for name, setting in known.items()}
