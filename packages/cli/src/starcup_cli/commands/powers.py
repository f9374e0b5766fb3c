"""``starcup powers``: the powers of packs as plugins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE, new_game_options

if TYPE_CHECKING:
    from collections.abc import Sequence

    from starcup.packed import PackedRuleset
    from starcup.packs import PowerPlugin
    from starcup.words import Words


@click.command("powers", short_help="List the powers: each a plugin in a file of its own.")
@new_game_options
@click.option("--of", "pack", metavar="PACK", help="Only those of this pack.")
@click.option("--phase", metavar="PHASE", help="Only those whose tiles print this phase, such as ship; or assign.")
@click.option("--hook", metavar="HOOK", help="Only those that have this hook, such as bonus.")
@LANGUAGE
@json_option()
def command(
    game: str | None,
    packs: str | None,
    option: tuple[str, ...],
    without: str,
    pack: str | None,
    phase: str | None,
    hook: str | None,
    as_json: bool,
) -> None:
    """List the powers of packs, each a plugin in a file of its own, named after the key of its development.

    For each power: its file in the pack's folder powers, the phases printed on
    its tile, its hooks, and whether it is replaced or left out.

    \b
    Keys of the JSON: a list, for each power key, name, pack, file, phases,
    hooks, optional, text, bonus, notes, rules, state (active, replaced or
    left-out), by (the pack that replaces it or leaves it out, or null) and
    replaces (the pack whose power it takes the place of, or null).
    """
    from starcup.packed import PackedRuleset
    from starcup_cli.errors import WrongUse, unknown
    from starcup_cli.language_choice import problem
    from starcup_cli.lookup import title_of
    from starcup_cli.packs import chosen_rules
    from starcup_cli.terminal import show, show_json
    from starcup_cli.voice import words_for

    rules = chosen_rules(packs, option, without, game)
    words = words_for(rules)
    if not isinstance(rules, PackedRuleset):
        raise WrongUse(problem("no-powers", game=title_of(words)))
    powers = rules.powers
    for what, wanted, known in (
        ("pack", pack, [known.name for known in rules.packs]),
        ("phase", phase, list(words.phases())),
        ("hook", hook, words.hooks()),
    ):
        if wanted is not None and wanted not in known:
            raise unknown(what, wanted, known)
    if pack is not None:
        powers = tuple(power for power in powers if power.pack == pack)
    if phase is not None:
        powers = tuple(power for power in powers if phase in power.phases)
    if hook is not None:
        powers = tuple(power for power in powers if hook in power.hooks)
    if as_json:
        show_json([_data(power) for power in powers])
    else:
        show(_lines(rules, powers, words))


def _data(power: PowerPlugin) -> dict[str, object]:
    own = ("key", "name", "pack", "file", "phases", "hooks", "optional")
    texts = ("text", "bonus", "notes", "rules")
    return {
        **{name: getattr(power, name) for name in own},
        **{name: getattr(power.text, name) for name in texts},
        "state": power.state,
        "by": power.by or None,
        "replaces": power.replaces or None,
    }


def _lines(rules: PackedRuleset, powers: Sequence[PowerPlugin], words: Words) -> list[str]:
    """Return a heading for each pack, and a row for each power; rows are aligned."""
    from starcup.words import wrap
    from starcup_cli.voice import text_of

    phases = words.phases()
    rows = [
        (power, power.file.rpartition("/")[2], ", ".join(phases.get(key, key) for key in power.phases) or "-")
        for power in powers
    ]
    first = max((len(file) for _, file, _ in rows), default=0)
    second = max((len(at) for _, _, at in rows), default=0)
    lines: list[str] = []
    for pack in rules.packs:
        own = [row for row in rows if row[0].pack == pack.name]
        number = sum(power.pack == pack.name for power in rules.powers)
        some = "none" if len(own) == number else str(len(own))
        lines += wrap(f"## {text_of(words, 'listed-powers', pack=pack.name, some=some, number=number)}")
        for power, file, at in own:
            left = f"{file:<{first}}  {at:<{second}}  "
            lines += wrap(left + "; ".join((", ".join(power.hooks), *_remarks(power, words))), "", " " * len(left))
    return lines


def _remarks(power: PowerPlugin, words: Words) -> list[str]:
    from starcup_cli.voice import text_of

    if power.replaces:
        return [text_of(words, "listed-power-replaces", pack=power.replaces)]
    return [] if power.state == "active" else [text_of(words, f"listed-power-{power.state}", pack=power.by or "none")]
