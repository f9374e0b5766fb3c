"""``starcup rules``: the numbered rules."""

from __future__ import annotations

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE, game_option, packs_option


@click.command("rules", short_help="Show a rule, a chapter, or the rules that use a word.")
@click.argument("name", nargs=-1, metavar="[ID|CHAPTER|WORD]")
@LANGUAGE
@json_option()
@game_option
@packs_option("Packs may add rules.")
def command(name: tuple[str, ...], as_json: bool, game: str | None, packs: str | None) -> None:
    """Show a rule by its id, a chapter, or every rule that uses a word.

    For instance ASSIGN-10, ASSIGN, or Dictate; without any, the list of chapters.

    \b
    Keys of the JSON: a list, for each rule id, chapter, text, example, and basis
    (printed in a rule book, inferred from it, or a ruling where it is silent);
    for the list of chapters code, chapter, rules (how many).
    """
    from starcup.words import rules_by_chapter
    from starcup_cli import lookup
    from starcup_cli.errors import WrongUse
    from starcup_cli.language_choice import problem
    from starcup_cli.packs import chosen_rules
    from starcup_cli.terminal import show_json, show_long
    from starcup_cli.voice import words_for

    words = words_for(chosen_rules(packs, (), "", game))
    if not words.rules():
        raise WrongUse(problem("no-rules", game=lookup.title_of(words)))
    if not name:
        chapters = rules_by_chapter(words)
        if as_json:
            show_json([{"code": c, "chapter": r[0].chapter, "rules": len(r)} for c, r in chapters.items()])
        else:
            show_long([f"{code:<10} {found[0].chapter} ({len(found)})" for code, found in chapters.items()])
        return
    found = lookup.find_rules(words, " ".join(name))
    if as_json:
        show_json(
            [
                {"id": one.id, "chapter": one.chapter, "text": one.text, "example": one.example, "basis": one.basis}
                for one in found
            ]
        )
        return
    lines = []
    chapter = ""
    for rule in found:
        if rule.chapter != chapter and len(found) > 1:
            chapter = rule.chapter
            lines.append(f"## {chapter}")
        lines += lookup.rule_lines(words, rule)
    show_long(lines)
