"""``starcup rules``: the numbered rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import click

from starcup_cli.alone import json_option
from starcup_cli.commands import LANGUAGE, game_option, packs_option

if TYPE_CHECKING:
    from starcup.packs import Rule
    from starcup.words import Words


@click.command("rules", short_help="Show a rule, a chapter, or the rules that use a word.")
@click.argument("name", nargs=-1, metavar="[ID|CHAPTER|WORD]")
@LANGUAGE
@json_option()
@game_option
@packs_option("Packs may add rules.")
def command(name: tuple[str, ...], as_json: bool, game: str | None, packs: str | None) -> None:
    """Show a rule by its id, a chapter, or every rule that uses a word.

    For instance ASSIGN-10, ASSIGN, or Dictate; without any, the list of chapters.
    What the usual game does not have is looked for in all installed games and packs.

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

    if not name:
        words = words_for(chosen_rules(packs, (), "", game))
        chapters = rules_by_chapter(words)
        if not chapters:
            raise WrongUse(problem("no-rules", game=lookup.title_of(words)))
        if as_json:
            show_json([{"code": c, "chapter": r[0].chapter, "rules": len(r)} for c, r in chapters.items()])
        else:
            show_long([f"{code:<10} {rules[0].chapter} ({len(rules)})" for code, rules in chapters.items()])
        return
    asked = " ".join(name)

    def find(words: Words) -> list[Rule]:
        if not words.rules():
            raise WrongUse(problem("no-rules", game=lookup.title_of(words)))
        return lookup.find_rules(words, asked)

    def tell(words: Words, rules: Sequence[Rule]) -> None:
        if as_json:
            keys = ("id", "chapter", "text", "example", "basis")
            show_json([{key: getattr(rule, key) for key in keys} for rule in rules])
            return
        lines, chapter = list[str](), ""
        for rule in rules:
            if rule.chapter != chapter and len(rules) > 1:
                chapter = rule.chapter
                lines.append(f"## {chapter}")
            lines += lookup.rule_lines(words, rule)
        show_long(lines)

    lookup.look_up(asked, find, tell, game=game, packs=packs, for_programs=as_json)
