"""Options of packs, chosen when a ruleset is loaded. Each extension is an option: on or off."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve

from starcup.kernel.arguments import check_kind
from starcup.kernel.suggest import brief, did_you_mean, nearest_name
from starcup.kernel.values import frozen
from starcup.packs.errors import PackError
from starcup.packs.pack import Pack

ON, OFF = "on", "off"


class OptionError(PackError):
    """The error that a ruleset has no such option, no such value of an option, or no such power to leave out."""


@frozen
class Setting:
    """An option of a pack: its ``name`` with the pack's name in front, its values, and the default."""

    name: str
    values: tuple[str, ...]
    default: str
    text: str = ""


def settings_of(pack: Pack) -> tuple[Setting, ...]:
    """Return the options of a pack: those in its ``pack.toml``, and its extensions, on by default.

    An extension is off by default if ``pack.toml`` has an option of its name that says so.

    Args:
        pack: an installed pack, or one from a folder.
    """
    check_kind(pack, Pack, "pack", "a pack")
    stated = pack.manifest.options
    settings = [
        Setting(f"{pack.name}.{name}", option.values, option.default, option.text) for name, option in stated.items()
    ]
    for name in pack.extensions():
        if name not in stated:
            settings.append(Setting(f"{pack.name}.{name}", (ON, OFF), ON))
        elif set(stated[name].values) != {ON, OFF}:
            raise PackError(f"pack {pack.name!r}, pack.toml, options.{name}: an extension is 'on' or 'off'")
    return tuple(settings)


def all_settings(packs: Iterable[Pack], values: Mapping[str, Sequence[str]] | None = None) -> tuple[Setting, ...]:
    """Return the options of several packs."""
    stated = (setting for pack in packs for setting in settings_of(pack))
    return tuple(with_values(setting, (values or {}).get(setting.name, ())) for setting in stated)


def with_values(setting: Setting, values: Sequence[str]) -> Setting:
    """Return an option with other values, if there are any: the first of them is the default if that is gone."""
    default = setting.default if setting.default in values else "".join(values[:1])
    return evolve(setting, values=tuple(values), default=default) if values else setting


def settled(settings: Iterable[Setting], chosen: Mapping[str, str]) -> dict[str, str]:
    """Return the value of each option: the chosen one, else the default."""
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
