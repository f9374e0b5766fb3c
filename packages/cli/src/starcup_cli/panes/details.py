"""Details of what is under the cursor: a piece with its page, a place, a number with its sources, an option."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen
from rich.text import Text

from starcup.messages import Message
from starcup.scene import Counter, Item, Option, Piece, Prompt, Scene, Space, barred_at
from starcup.words import Words, within, wrap
from starcup_cli import lookup
from starcup_cli.errors import WrongUse
from starcup_cli.voice import Voice

MOST_OPTIONS = 6
"""The most options that are listed below a piece."""


@frozen
class Details:
    """What is known of things on a scene, as text ``width`` columns wide."""

    scene: Scene
    words: Words
    voice: Voice
    width: int

    def of_key(self, key: str) -> Text:
        """Return what is known of a piece, a place, or a counter (``SPACE#COUNTER``)."""
        place, _, name = key.partition("#")
        for space in self.scene.walk():
            if space.key == place and name:
                return self._counter(next(counter for counter in space.counters if counter.key == name))
            if space.key == key:
                own = next((piece for piece in space.pieces if piece.title == space.title), None)
                return self._with_choices(self._space(space) if own is None else self.piece(own, space), key)
            for piece in space.pieces:
                if piece.key == key:
                    return self._with_choices(self.piece(piece, space), key)
        return Text()

    def of_option(self, option: Option) -> Text:
        """Return an option with its details, and the pages of the pieces that it is about."""
        text = Text()
        self._add(text, [self.voice.text(option.label)], "bold")
        if option.detail:
            self._add(text, [self.voice.text(option.detail)])
        if option.final:
            self._add(text, [self.voice.words("pane-final")], "italic")
        keys = dict.fromkeys((*option.touches.take, option.touches.to, *option.touches.by))
        return self._with_pages(text, keys)

    def of_item(self, item: Item) -> Text:
        """Return an item with its details, and the page of its piece."""
        text = Text()
        if any(piece.key in item.touches and piece.title == item.title for _, piece in self.scene.pieces()):
            return self._with_pages(text, item.touches)
        self._add(text, [self.voice.text(item.title)], "bold")
        if detail := self.scene.detail(item):
            self._add(text, [self.voice.text(detail)])
        return self._with_pages(text, item.touches)

    def of_source(self, source: str) -> list[str]:
        """Return the page of a piece by ``KIND/KEY``, or the rule of an id, as lines; none if there is none."""
        kind, _, entry = source.partition("/")
        with within(self.width):
            if not entry:
                return lookup.rule_lines_of(self.words, kind)
            return self._page(kind, entry)

    def piece(self, piece: Piece, space: Space | None = None) -> Text:
        """Return a piece: what is to be seen of it, and its page."""
        text = Text()
        title = self.voice.text(piece.title)
        self._add(text, [f"{title} ×{piece.count}" if piece.count > 1 else title], "bold")
        if space is not None and space.title != piece.title:
            where = self.voice.text(space.title)
            whose = "" if space.owner is None else self.voice.language.player(space.owner)
            self._add(text, [" · ".join(dict.fromkeys(filter(None, (whose, where))))], "dim")
        if piece.badges:
            self._add(text, [" · ".join(self.voice.text(badge) for badge in piece.badges)])
        if piece.entry:
            with within(self.width):
                page = self._page(piece.kind, piece.entry) or self._explained(title)
            text.append("\n" + "\n".join(page) + "\n" if page else "")
        return text

    def _space(self, space: Space) -> Text:
        text = Text()
        self._add(text, [self.voice.text(space.title)], "bold")
        if space.owner is not None and space.owner < self.scene.players:
            self._add(text, [self.voice.language.player(space.owner)], "dim")
        if space.note:
            self._add(text, [self.voice.text(space.note)])
        for counter in space.counters:
            text.append_text(self._counter(counter, "")).append("\n")
        pieces = []
        for piece in space.pieces:
            badges = ", ".join(self.voice.text(badge).removesuffix(".") for badge in piece.badges)
            counted = f" ×{piece.count}" if piece.count > 1 else ""
            pieces.append(f"• {self.voice.text(piece.title)}{counted}{f' ({badges})' if badges else ''}")
        self._add(text, pieces)
        return text

    def _counter(self, counter: Counter, look: str = "bold") -> Text:
        text = Text()
        of = f" / {counter.most}" if counter.most is not None else ""
        total = self.voice.text(Message("starcup-lines-holds", place=counter.title, contents=f"{counter.value}{of}"))
        self._add(text, [total], look)
        self._add(text, [f"  {self.voice.text(line)}" for line in counter.because], "dim")
        text.rstrip()
        return text

    def _with_choices(self, text: Text, key: str) -> Text:
        """Add what can be chosen with a thing, and what can't and why."""
        prompt = self.scene.prompt
        if prompt is None:
            return text
        options = [option for option in prompt.options if key in option.touches.keys and not option.shortcut]
        lines = Text()
        for option in options[:MOST_OPTIONS]:
            self._add(lines, [f"▸ {self.voice.text(option.label)}"])
        if len(options) > MOST_OPTIONS:
            self._add(lines, [self.voice.text(Message("starcup-lines-more", count=len(options) - MOST_OPTIONS))], "dim")
        self._barred(lines, prompt, key)
        return lines.append("\n").append_text(text) if lines else text

    def _barred(self, text: Text, prompt: Prompt, key: str) -> None:
        for barred in barred_at(prompt, key):
            reason = self.voice.words("barred", choice=barred.label, reason=barred.reason, rule=barred.rule or "none")
            self._add(text, [f"✗ {reason}"])

    def _with_pages(self, text: Text, keys: Iterable[str]) -> Text:
        wanted = set(keys)
        pages: set[tuple[str, str]] = set()
        for space, piece in self.scene.pieces():
            if piece.key in wanted and piece.entry and (piece.kind, piece.entry) not in pages:
                pages.add((piece.kind, piece.entry))
                text.append("\n" if text else "").append_text(self.piece(piece, space))
        return text

    def _page(self, kind: str, entry: str) -> list[str]:
        try:
            piece = lookup.find_piece(self.words, entry, kind if kind in self.words.nouns else "")
        except WrongUse:
            return []
        return list(self.words.describing(piece).piece_page(piece))

    def _explained(self, title: str) -> list[str]:
        entry = lookup.of_glossary(self.words, title.lower())
        return list(entry.lines) if entry is not None else []

    def _add(self, text: Text, parts: Iterable[str], look: str = "") -> None:
        for part in parts:
            with within(self.width):
                lines = wrap(part, "", "  ")
            text.append("\n".join(lines) + "\n", look)
