"""Commands that look things up in a game at the table: pieces, rules, the legend, packs."""

from __future__ import annotations

from attrs import frozen

from starcup.messages import Message
from starcup.words import Words, rules_by_chapter
from starcup_cli import lookup
from starcup_cli.errors import WrongUse
from starcup_cli.table.session import Session
from starcup_cli.voice import Voice, style


@frozen
class Reference:
    """What the person at one seat can look up."""

    session: Session
    seat: int
    words: Words
    voice: Voice

    def piece(self, noun: str, rest: str) -> list[str]:
        """Return what a piece does, and what it is worth now; without a name, the names of all."""
        words, game = self.words, self.session.game
        view = game.view(self.seat)
        if not rest:
            example = words.piece_in_sight(game.table, view) if noun == words.piece else ""
            asked = self.voice.say("piece-which", noun=noun, example=example or "none")
            return [*asked, *style().columns(lookup.piece_names(words, noun))]
        piece = lookup.find_piece(words, rest, noun, parts=True)
        pages = words.describing(piece)
        return [*pages.piece_page(piece), *pages.piece_now(game.table, view, piece)]

    def own_pieces(self, rest: str) -> list[str]:
        """Return the viewer's own pieces, with everything that they do."""
        words, table, view = self.words, self.session.game.table, self.session.game.view(self.seat)
        lines: list[str] = []
        for piece in words.own_pieces(table, view):
            names, text = " / ".join(words.piece_names(piece)), f"{words.piece_text(piece)}."
            page = self.voice.language.text(Message("starcup-lines-holds", place=names, contents=text))
            lines += style().wrap(page, "", "    ")
            lines += words.piece_now(table, view, piece)
        return lines or self.voice.say("own-none")

    def rules(self, rest: str) -> list[str]:
        """Return a rule, a chapter, or the rules with a word; without one, the chapters."""
        if rest:
            rules = lookup.find_rules(self.words, rest)
            return [line for rule in rules for line in lookup.rule_lines(self.words, rule)]
        chapters = rules_by_chapter(self.words)
        if not chapters:
            raise WrongUse(self.voice.words("rules-none", game=lookup.title_of(self.words)))
        codes = ", ".join(f"{code} ({len(rules)})" for code, rules in chapters.items())
        return self.voice.say("rules-chapters", chapters=codes, example=self.words.chapter or next(iter(chapters)))

    def legend(self, rest: str) -> list[str]:
        """Return the signs on the board, each with its meaning."""
        legend = self.words.legend()
        if not legend:
            raise WrongUse(self.voice.words("legend-none", game=lookup.title_of(self.words)))
        return self.voice.rows(legend)

    def packs(self, rest: str) -> list[str]:
        """Return the packs that are played with."""
        if not self.session.packs:
            raise WrongUse(self.voice.words("packs-none", game=lookup.title_of(self.words)))
        packs = ", ".join(f"{pack.name} {pack.version}" for pack in self.session.packs)
        return self.voice.say("packs", packs=packs)
