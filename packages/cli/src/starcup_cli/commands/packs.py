"""``starcup packs``: what is installed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from starcup.roll import Pack, Ruleset

BASE = "base"


@click.command("packs", short_help="List the installed packs.")
@click.option("--json", "as_json", is_flag=True, help="For programs.")
def command(as_json: bool) -> int:
    """List the installed packs: versions, contents, and the developments whose power is still missing.

    \b
    Keys of the JSON: a list, for each pack name, version, digest, game, tiles,
    factions, home_worlds, developments, with_power, without_power (keys of
    developments), extensions, options (by name: values, default, text), fault
    (why it can't be used, or null; the other keys may then be missing). The
    exit code is 1 if any pack has a fault.
    """
    from starcup import StarcupError, installed_packs, load_pack
    from starcup_cli.errors import FAILED, FINE
    from starcup_cli.names import wrap
    from starcup_cli.terminal import show, show_json

    reports: list[dict[str, object]] = []
    for name in sorted(installed_packs()):
        report: dict[str, object] = {"name": name, "fault": None}
        reports.append(report)
        try:
            pack = load_pack(name)
            stamp = pack.stamp()
            report.update(version=stamp.version, digest=stamp.digest, game=pack.game)
            report.update(_contents(pack))
        except Exception as error:
            report["fault"] = str(error) if isinstance(error, StarcupError) else f"{type(error).__name__}: {error}"
    if as_json:
        show_json(reports)
    else:
        lines: list[str] = []
        for report in reports:
            lines += _lines(report)
        show(lines or wrap("No pack is installed; the base game comes with the distribution starcup-tiles-base."))
    return FAILED if any(report["fault"] for report in reports) else FINE


def _lines(report: dict[str, object]) -> list[str]:
    from starcup_cli.names import wrap

    lines = [f"## {report['name']} {report.get('version', '')}".rstrip()]
    if "digest" in report:
        lines += wrap(f"game {report['game']}, digest {report['digest']}", "  ")
    if report["fault"]:
        lines += wrap(f"can't be used: {report['fault']}", "  ")
    if "tiles" in report:
        counts = f"{report['tiles']} tiles, {report['factions']} factions, {report['home_worlds']} home worlds"
        lines += wrap(counts, "  ")
        powers = f"{report['developments']} developments, {report['with_power']} with a working power"
        lacking = report["without_power"]
        assert isinstance(lacking, list)
        names = f"; without: {', '.join(map(str, lacking))}" if lacking else ""
        lines += wrap(f"{powers}{names}", "  ")
        extensions, options = report["extensions"], report["options"]
        assert isinstance(extensions, list) and isinstance(options, dict)
        if extensions:
            lines += wrap(f"extensions: {', '.join(extensions)}", "  ", "    ")
        for name, option in options.items():
            meaning = f" - {option['text']}" if option["text"] else ""
            values = f"{' or '.join(option['values'])}; {option['default']} if not chosen"
            lines += wrap(f"option {name}: {values}{meaning}", "  ", "    ")
    return lines


def _contents(pack: Pack) -> dict[str, object]:
    """What a pack brings. One that builds on the base pack is read together with it."""
    from starcup.roll import Ruleset, settings_of
    from starcup_cli.packs import has_power

    if pack.game != Ruleset.game:
        return {}
    rules = _load(pack)
    settings = settings_of(pack)
    developments = [face for face in rules.faces if not face.is_world and face.pack == pack.name]
    return {
        "tiles": sum(tile.development.pack == pack.name for tile in rules.tiles),
        "factions": sum(faction.halves[0].pack == pack.name for faction in rules.factions),
        "home_worlds": sum(home.face.pack == pack.name for home in rules.home_worlds),
        "developments": len(developments),
        "with_power": sum(has_power(rules, face) for face in developments),
        "extensions": pack.extensions(),
        "options": {
            one.name: {"values": list(one.values), "default": one.default, "text": one.text} for one in settings
        },
        "without_power": [face.key for face in developments if not has_power(rules, face)],
    }


def _load(pack: Pack) -> Ruleset:
    from starcup import PackError, installed_packs
    from starcup.roll import Ruleset

    needed = [found[0] for need in pack.manifest.needs if (found := re.match(r"[\w.-]+", need))]
    try:
        return Ruleset.load([*(name for name in needed if name in installed_packs()), pack])
    except PackError:
        if pack.name == BASE or BASE in needed or BASE not in installed_packs():
            raise
    return Ruleset.load([BASE, pack])
