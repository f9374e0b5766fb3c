"""``starcup packs``: the installed packs."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE

if TYPE_CHECKING:
    from starcup import Pack
    from starcup.messages import Arg, Language


@click.command("packs", short_help="List the installed packs of tiles and cards.")
@click.option("--packs", "chosen", metavar="PACK[,PACK]", help="Only these, installed or in folders.")
@click.option("--game", metavar="KEY", help="Only those of this game.")
@LANGUAGE
@json_option()
def command(chosen: str | None, game: str | None, as_json: bool) -> int:
    """List the installed packs of tiles and cards, with version and contents.

    A pack is a set of tiles or cards, with their powers, that games of one game
    can be played with: 'base' is the box of Roll, others add to it or replace
    parts of it. 'starcup play --packs base,NAME' plays with one, 'starcup pack
    new' begins one of your own. Developments of Roll whose power is not
    implemented yet are named.

    Code of a pack runs in a process of its own: one that fails or hangs is
    listed with the reason, and the others are listed all the same.

    \b
    Keys of the JSON: a list, for each pack name, version, digest, game, numbers
    of its pieces (of Roll tiles, factions, home_worlds, developments),
    with_power, of Roll without_power (keys of developments), replaced_powers and
    left_out_powers (of other packs: by key the pack), replaced_pieces and
    left_out_pieces (by kind the keys), extensions, options (by name: values,
    default, text), fault (why it can't be used, or null; the other keys may then
    be missing). The exit code is 1 if any pack has a fault.
    """
    from starcup import installed_packs
    from starcup_cli.errors import FAILED, FINE
    from starcup_cli.language_choice import command_text
    from starcup_cli.packs import find_game, split_names
    from starcup_cli.terminal import show, show_json
    from starcup_cli.voice import check_known

    check_known()
    key = None if game is None else find_game(game).key
    names = sorted(installed_packs()) if chosen is None else split_names(chosen)
    reports = [report for report in map(_report, names) if key in (None, report.get("game", key))]
    if as_json:
        show_json(reports)
    else:
        lines: list[str] = []
        for report in reports:
            lines += _lines(report)
        show(lines or [command_text("listed-no-pack")])
    return FAILED if any(report["fault"] for report in reports) else FINE


def _report(name: str) -> dict[str, object]:
    """Return the report on one pack, whatever is wrong with it."""
    from starcup import Pack, blamed, installed_packs, load_pack
    from starcup_cli.packs import folder_of, is_own

    folder = folder_of(name)
    report: dict[str, object] = {"name": name, "fault": None}
    if folder is None and installed_packs()[name].attr:  # finding it would run its code
        return _told_apart(report, name)
    try:
        pack = load_pack(name) if folder is None else Pack.from_folder(folder)
        stamp = pack.stamp()
        report.update(name=pack.name, version=stamp.version, digest=stamp.digest, game=pack.game)
        if (pack.powers() or pack.extensions()) and not is_own(pack):
            return _told_apart(report, name if folder is None else str(folder))
        report.update(_contents(pack))
    except Exception as error:
        report["fault"] = str(blamed(error))
    return report


def _told_apart(report: dict[str, object], where: str) -> dict[str, object]:
    """Return the report on a pack with code, which is loaded in another process."""
    from starcup_cli.authoring import LOAD, examine_apart

    examined = examine_apart(where, [], LOAD)
    faults = [str(trouble) for trouble in examined.troubles if trouble.is_fault]
    if examined.digest:
        report.update(version=examined.version, digest=examined.digest, game=examined.game)
    report.update(examined.contents, fault="; ".join(faults) or None)
    return report


def _lines(report: dict[str, object]) -> list[str]:
    from starcup.messages import Message
    from starcup.messages.offers import option_text, option_value
    from starcup.words import wrap

    words = _words(report)

    def tell(name: str, /, **args: Arg) -> list[str]:
        return wrap(words.text(Message(f"listed-{name}", **args)), "  ", "    ")

    lines = [f"## {report['name']} {report.get('version', '')}".rstrip()]
    if "digest" in report:
        lines += tell("pack", game=str(report.get("game", "none")), digest=str(report["digest"]))
    if report["fault"]:
        lines += tell("fault", fault=str(report["fault"]))
    if "extensions" in report:
        lines += _counted(report, words)
        for word, there in (("replaced", report["replaced_powers"]), ("left-out", report["left_out_powers"])):
            assert isinstance(there, dict)
            powers = tuple(Message("listed-of-pack", key=key, pack=pack) for key, pack in there.items())
            lines += tell(f"powers-{word}", powers=powers) if powers else []
        for word, kinds in (("replaced", report["replaced_pieces"]), ("left-out", report["left_out_pieces"])):
            assert isinstance(kinds, dict)
            for kind, keys in kinds.items():
                lines += tell(word, kind=kind, keys=", ".join(keys))
        extensions, options = report["extensions"], report["options"]
        assert isinstance(extensions, list) and isinstance(options, dict)
        if extensions:
            lines += tell("extensions", extensions=", ".join(extensions))
        for name, option in options.items():
            values = option["values"]
            listed = reduce(lambda before, value: Message("listed-or", value=before, others=value), values)
            text = words.text(option_text(name, option["text"]))
            lines += tell("option", name=name, values=listed, default=option["default"], text=text or "none")
            for value in values:
                if (meaning := words.text(option_value(name, value))) != value:
                    lines += wrap(words.text(Message("listed-value", value=value, text=meaning)), "    ", "      ")
    return lines


def _words(report: dict[str, object]) -> Language:
    """Return the words of the command line, with those of the game and of the pack that a report is on."""
    from importlib import resources

    from starcup import games, installed_packs
    from starcup.messages import language_of_game
    from starcup_cli.language_choice import command_language, of_command

    game, name = report.get("game"), str(report["name"])
    if game not in games.known():
        return command_language()
    words = language_of_game(str(game), of_command()).with_words(resources.files("starcup_cli"))
    place = installed_packs().get(name)
    return words if place is None else words.with_words(resources.files(place.module))


def _counted(report: dict[str, object], words: Language) -> list[str]:
    """Return the numbers of the pieces of a pack: by the words of ``count-KEY``, or as the game tells them.

    Pieces of new kinds come last.
    """
    from starcup.messages import Message
    from starcup.words import wrap
    from starcup_cli.packs import format_of

    numbers = {key: number for key, number in report.items() if type(number) is int}
    form = format_of(str(report["game"]))
    if numbers and all(words.has(f"count-{key}", own=True) for key in numbers):
        counts = [words.text(Message(f"count-{key}", count=number)) for key, number in numbers.items() if number]
        sentences = [", ".join(counts)]
    else:
        sentences = form.counted_in_full(report)
    sentences = [*filter(None, (*sentences, form.counted_further(report)))]
    return [line for sentence in sentences for line in wrap(sentence, "  ", "    ")]


def _contents(pack: Pack) -> dict[str, object]:
    """Return the contents of a pack. One that builds on the game's own pack is read together with it."""
    from starcup import PackError, installed_packs
    from starcup_cli.packs import find_game, format_of

    form, own, needed = format_of(pack.game), find_game(pack.game).pack, pack.needed()
    try:
        rules = form.load([*needed, pack])
    except PackError:
        if pack.name == own or own in needed or own not in installed_packs():
            raise
        rules = form.load([own, *needed, pack])
    return form.contents(rules, pack)
