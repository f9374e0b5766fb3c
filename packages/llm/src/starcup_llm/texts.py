"""The texts that a language model reads: the table, a question, what happened, refusals, rules, pieces."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import resources

from starcup import Choice, Ruleset, StarcupError, nearest_name
from starcup.games import definition_of
from starcup.host import Refused
from starcup.lines import Lines, Style, plain_words
from starcup.messages import ENGLISH, Arg, Language, Message
from starcup.scene import AnyPresenter, Beat, Item, Option, Pick, Prompt, Scene, presenter_of
from starcup.words import Entry, Words, find_pieces, find_rules, rules_by_chapter, within, words_of
from starcup_llm.situation import Situation

ENDLESS = 1_000_000
"""The width of lines that are never wrapped."""
MOST_RULES = 5
"""The most rules that are shown in full for a word; of further ones only the ids."""
MOST_NAMED = 12
"""The most pieces that are listed when a part of a name fits several."""


class SeatTexts:
    """Puts a game into the words that the language model at one seat reads.

    Args:
        ruleset: the rules of the game.
        language: the reader's language, with the seat and the names of the players.
    """

    def __init__(self, ruleset: Ruleset, language: Language) -> None:
        self.language: Language = language.with_words(resources.files("starcup_llm"))
        english = Language(ENGLISH, self.language.homes, language.seats, language.you)
        self.languages: Sequence[Language] = (self.language,) if language.code == ENGLISH else (self.language, english)
        self.words: Words = words_of(ruleset, self.language)
        self.title: str = self.words.told(f"game-{ruleset.game}", definition_of(ruleset).title)
        self._lines = Lines(self.language, Style(ENDLESS, linear=True))
        self._presenter: AnyPresenter = presenter_of(ruleset)

    def say(self, name: str, /, **args: Arg) -> str:
        """Return one of this package's own messages."""
        return self.language.text(Message(f"llm-{name}", **args))

    def introduction(self, players: int, seat: int, *, lists_choices: bool) -> str:
        """Return the instructions before the first question: the game, the other players, how to answer."""
        others = tuple(self.language.player(other) for other in range(players) if other != seat)
        with within(ENDLESS):
            rules = self.words.introduction()
        listed = "yes" if lists_choices else "no"
        introduction = self.say("introduction", game=self.title, others=others or "none", listed=listed)
        return "\n".join([introduction, *rules])

    # The table.

    def table(self, scene: Scene) -> str:
        """Return the whole table, with the final scores when the game is over."""
        lines = self._lines.board(scene)
        return "\n".join([*lines, *(self._lines.scores(scene) if scene.over else [])])

    def changes(self, scene: Scene, before: Scene, beats: Sequence[Beat] = ()) -> str:
        """Return the places that have changed; empty if none has."""
        headings = [self.language.text(beat.text) for beat in beats if beat.weight == "heading"]
        lines = self._lines.status(scene, before, rows=ENDLESS, told=headings[-1] if headings else "")
        return "\n".join([self.say("changed"), *lines]) if lines else ""

    def news(self, beats: Sequence[Beat]) -> str:
        """Return what happened; empty if nothing did."""
        lines = [line for line in self._lines.beats(beats) if line]
        return "\n".join([self.say("news"), *lines]) if lines else ""

    # The question.

    def question(self, situation: Situation, *, lists_choices: bool) -> str:
        """Return the open question, with its legal choices or the forms that an answer may have."""
        prompt = situation.scene.prompt
        if prompt is None:
            return self.say("over" if situation.scene.over else "not-asked")
        about = f" ({self.language.text(prompt.because)})" if prompt.because else ""
        text = self.language.text(prompt.text) + about
        head = self.say("question", number=str(prompt.number), question=text, rule=prompt.rule or "none")
        if not lists_choices:
            return "\n".join([head, self._forms(situation)])
        return "\n".join([head, *self._offer(situation, prompt), *self._lines.barred(prompt)])

    def _offer(self, situation: Situation, prompt: Prompt) -> list[str]:
        if prompt.pick is not None:
            return self._pick(situation, prompt.pick)
        return [self.say("choices"), *self._options([option for option in prompt.options if not option.shortcut])]

    def _options(self, options: Sequence[Option]) -> list[str]:
        lines, before, explained = list[str](), "", set[str]()
        for option in options:
            detail = self.language.text(option.detail)
            label = "" if option.label.id in explained and self._is_spelled(option) else self._label(option)
            explained.add(option.label.id)
            texts = [*([label] if label else []), *([detail] if detail and detail != before else [])]
            lines.append(f"- {option.choice}" + (f": {'; '.join(texts)}" if texts else ""))
            before = detail
        return lines

    def _label(self, option: Option) -> str:
        """Return the label of an option; empty if it has the same words as the choice."""
        label = self.language.text(option.label)
        return "" if plain_words(label) == plain_words(option.choice) else label

    def _is_spelled(self, option: Option) -> bool:
        """Return whether the text of a choice has all names in its label, so that one label explains many."""
        words = set(plain_words(option.choice))
        names = (self.language.text(Message("", "{it}", it=value)) for _, value in option.label.args)
        return all(words.issuperset(plain_words(name)) for name in names)

    def _pick(self, situation: Situation, pick: Pick) -> list[str]:
        """Return the things on offer for a set, and how many to name."""
        purpose = [f"{self.language.text(pick.purpose)}."] if pick.purpose else []
        things: dict[object, list[Item]] = {}
        for item in pick.items:
            things.setdefault(item if item.together is None else item.together, []).append(item)
        ordered, none, amount = "yes" if pick.ordered else "no", "no" if pick.least else "yes", _amount(pick)
        if amount == "some" and len(things) == pick.most and len(things) < len(pick.items):
            amount = "each"
        head = self.say(
            "pick", text=pick.text, amount=amount, least=pick.least, most=pick.most, ordered=ordered, none=none
        )
        return [*purpose, head, *(f"- {self._thing(situation, items)}" for items in things.values())]

    def _thing(self, situation: Situation, items: Sequence[Item]) -> str:
        """Return a thing that may be picked; ``items`` are the sides that it may be named by."""
        named = [item.item if item.count == 1 else f"{item.item} (x{item.count})" for item in items]
        titles = [self.language.text(item.title) for item in items]
        details = list(
            dict.fromkeys(filter(None, (self.language.text(situation.scene.detail(item)) for item in items)))
        )
        alike = all(plain_words(title) == plain_words(item.item) for title, item in zip(titles, items, strict=True))
        either = self.say("either")
        texts = [*([] if alike else [either.join(titles)]), *details]
        return either.join(named) + (f": {'; '.join(texts)}" if texts else "")

    def _forms(self, situation: Situation) -> str:
        """Return the forms of the legal choices, with the names of their fields in capitals."""
        decision = situation.decision
        if decision is None:
            return ""
        legal = decision.legal[:1] if decision.answers is not None else (*decision.legal, *(situation.allowed or ()))
        forms = dict.fromkeys(_form(choice) for choice in legal)
        pick = None if situation.scene.prompt is None else situation.scene.prompt.pick
        if pick is None:
            return self.say("forms", forms="; ".join(forms))
        return self.say("form-of-set", text=pick.text, amount=_amount(pick), least=pick.least, most=pick.most)

    def answered(self, situation: Situation, choice: Choice) -> str:
        """Return a confirmation of an answer."""
        return self.say("answered", choice=choice.text, label=self._presenter.label(situation.view, choice))

    def possible(self, situation: Situation, choice: Choice) -> str:
        """Return that a choice is legal now, and what it does."""
        detail = self._presenter.detail(situation.view, choice)
        return self.say("possible", choice=choice.text, detail=detail or "none")

    # Refusals.

    def refused(self, refused: Refused, scene: Scene) -> str:
        """Return why an answer was refused: the sentence, the rules with their ids, the nearest valid choice."""
        refusal, rules = refused.refusal, self.words.rules_told
        lines = [self.say("refused", reason=refusal.message)]
        lines += [self._rule(name) for name in refusal.rules if name in rules]
        lines += [self.say("nearest", choice=refusal.nearest)] if refusal.nearest else []
        prompt = scene.prompt
        if prompt is not None and refusal.code != "stale":  # the refusal itself says what is open
            lines.append(self.say("still-open", number=str(prompt.number)))
        return "\n".join(lines)

    def _rule(self, name: str) -> str:
        rule = self.words.rules_told[name]
        return self.say("rule", rule=name, text=rule.text, example=rule.example or "none")

    # Looking up.

    def rules(self, about: str) -> str:
        """Return rules by id, chapter or words, with the entry of the glossary; without a name the chapters."""
        chapters = rules_by_chapter(self.words)
        if not chapters:
            raise Refused("no-rules", self.say("rules-none", game=self.title))
        if not about.strip():
            listed = [f"{code} {rules[0].chapter} ({len(rules)})" for code, rules in chapters.items()]
            return "\n".join([self.say("rules-chapters"), *listed])
        lines = self._glossary(about)
        rules = find_rules(self.words, about)
        whole = rules if about.upper() in chapters else rules[:MOST_RULES]
        lines += [self._rule(rule.id) for rule in whole]
        if len(rules) > len(whole):
            lines.append(self.say("rules-more", rules=tuple(rule.id for rule in rules[len(whole) :])))
        if lines:
            return "\n".join(lines)
        known = [*self.words.rules_told, *chapters, *self._glossary_names()]
        near = nearest_name(about, known)
        raise Refused("unknown-rule", self.say("rules-unknown", about=about[:80], near=near or "none"))

    def _glossary(self, about: str) -> list[str]:
        wanted = plain_words(about)
        for entry in self.words.glossary_told.values():
            if wanted in map(plain_words, (entry.key, entry.name, *entry.also)):
                return [self.say("word", word=entry.name, text=" ".join(entry.text.split()))]
        return []

    def _glossary_names(self) -> list[str]:
        return [entry.name for entry in self.words.glossary_told.values()]

    def pieces(self, name: str, situation: Situation) -> str:
        """Return what a piece does and what it is worth now; the names if a part of a name fits several."""
        words = self.words
        if not name.strip():
            own = () if situation.table is None else words.own_pieces(situation.table, situation.view)
            return "\n".join(self._piece(piece, situation) for piece in own) or self.say("pieces-own-none")
        pieces = find_pieces(words, name, parts=True)
        if len(pieces) == 1:
            return self._piece(pieces[0], situation)
        if pieces:
            names = tuple(" / ".join(words.piece_names(piece)) for piece in pieces[:MOST_NAMED])
            return self.say("pieces-several", pieces=names, more=len(pieces) - len(names))
        known = [called for piece in words.every_piece for called in words.piece_names(piece)]
        if not known:
            raise Refused("no-pieces", self.say("pieces-none", game=self.title))
        near = nearest_name(name, known)
        raise Refused("unknown-piece", self.say("pieces-unknown", name=name[:80], near=near or "none"))

    def _piece(self, piece: Entry, situation: Situation) -> str:
        pages = self.words.describing(piece)
        with within(ENDLESS):
            lines = list(pages.piece_page(piece))
            if situation.table is not None:
                lines += pages.piece_now(situation.table, situation.view, piece)
        return "\n".join(lines)


def _amount(pick: Pick) -> str:
    return "range" if pick.least != pick.most else "one" if pick.most == 1 else "some"


def _form(choice: Choice) -> str:
    """Return the pattern of a choice with the names of its fields in capitals."""
    return re.sub(r"\{(\w+)\}", lambda field: field[1].upper(), type(choice).pattern)


def check_language(known: Sequence[str], code: str) -> None:
    """Refuse a language that a game has no words in."""
    if code not in known:
        raise StarcupError(f"language {code[:40]!r}: expected one of {', '.join(known)}")
