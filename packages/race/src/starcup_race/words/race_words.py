"""The words of Race for the Galaxy as a facet of the game: its legend, its lessons, and the pages of its cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from starcup.packs import TileText
from starcup.scene import presenter_of
from starcup.words import Entry, Lessons, Words, wrap
from starcup_race._rules.cards import GOODS, Card
from starcup_race._rules.power_terms import MEANINGS, PHASES
from starcup_race._rules.refusals import named
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.scoring import known_bonus
from starcup_race._rules.table import RaceTable
from starcup_race._rules.view import RaceView, known_cards
from starcup_race.scene import RaceScene, cards, details, spaces
from starcup_race.words.lessons import RaceLessons

LEGEND = (
    "vp", "cards", "pool", "good", "production", "windfall", "military", "discount", "phases", "cost", "defense",
    "short",
)  # fmt: skip
"""The entries of the legend, in order."""


class RaceWords(Words[RaceTable, RaceView]):
    """Everything that people look up of Race for the Galaxy."""

    piece = "card"
    own_command = "hand"
    also_known = "commands, rules and cards"
    chapter = "PAY"
    lessons: Lessons[RaceTable, RaceView] | None = RaceLessons()

    def phases(self) -> Mapping[str, str]:
        return {phase: self.language.text(cards.heading(phase, self._rules)) for phase in PHASES}

    def hooks(self) -> Sequence[str]:
        return tuple(MEANINGS)

    def legend(self) -> Sequence[tuple[str, str]]:
        return self.legend_of(LEGEND)

    @property
    def _rules(self) -> RaceRuleset:
        return cast("RaceRuleset", self.ruleset)

    def _card(self, key: str) -> Card:
        return self._rules.cards[self._rules.index[key]]

    def _sentences(self, card: Card) -> list[str]:
        return [self.language.text(sentence).removesuffix(".") for sentence in cards.sentences(card, self._rules)]

    def _entry(self, card: Card) -> Entry:
        text = ". ".join((self.language.listed(cards.brief(card)), *self._sentences(card)))
        return Entry(card.key, card.name, text, self.piece)

    def pieces(self) -> Sequence[Entry]:
        return [self._entry(card) for card in self._rules.cards]

    def own_pieces(self, table: RaceTable, view: RaceView) -> Sequence[Entry]:
        return [self._entry(self._rules.cards[card]) for card in dict.fromkeys(known_cards(view.me.hand))]

    def piece_text(self, piece: Entry) -> str:
        return piece.text  # in the language already

    def piece_lines(self, piece: Entry) -> list[str]:
        card, told = self._card(piece.key), self.told
        words = tuple(map(cards.keyword, card.keywords))
        title = told("race-page", card=named(card), brief=cards.brief(card), keywords=words, copies=cards.copies(card))
        below = [f"{sentence}." for sentence in self._sentences(card)] or [told("race-page-powerless")]
        text = self.told_text(f"card-{card.key}", self._rules.texts.get(card.key, TileText()))
        below += [f"- {note}" for note in text.notes]
        below += [told("race-page-once")] if len(card.rows.score) > 1 else []
        examples = []
        for name in self.piece_rules(piece):
            rule = self.rules_told[name]
            if card.name in self.rules()[name].text:
                end = "-example" if rule.example else ""
                below.append(told(f"race-page-rule{end}", id=name, rule=rule.text, example=rule.example))
            else:
                examples.append(name)
        below += [told("race-page-examples", rules=tuple(examples))] if examples else []
        return wrap(title, "", "    ") + [line for text in below for line in wrap(text, "  ", "    ")]

    def piece_now(self, table: RaceTable, view: RaceView, piece: Entry) -> list[str]:
        card, me, lines = self._card(piece.key), view.me, list[str]()
        if card.index in me.hand:
            scene = presenter_of(self.ruleset)
            assert isinstance(scene, RaceScene)
            costs = [*spaces.cost(scene, view, card), *filter(None, (details.ways(scene, view, card),))]
            lines.append(
                self.told(
                    "race-in-hand-now", costs=self.told("starcup-lines-apart").join(map(self.language.text, costs))
                )
            )
        if (vp := known_bonus(view, view.seat, card)) is not None:
            name = "race-counts-now" if card.index in me.tableau else "race-would-count-now"
            lines.append(self.told(name, vp=vp))
        return [f"  {line}" for line in lines]

    def piece_data(self, piece: Entry) -> dict[str, object]:
        card = self._card(piece.key)
        return {
            "key": card.key,
            "name": card.name,
            "kind": self.piece,
            "text": piece.text,
            "type": "world" if card.is_world else "development",
            "cost": card.cost,
            "military": card.military,
            "vp": None if card.scores else card.vp,
            "good": GOODS[card.good] if card.good >= 0 else None,
            "windfall": card.windfall,
            "keywords": list(card.keywords),
            "copies": card.copies,
            "powers": self._sentences(card),
            "rules": list(self.piece_rules(piece)),
        }

    def piece_rules(self, piece: Entry) -> tuple[str, ...]:
        name = self._card(piece.key).name
        return tuple(key for key, rule in self.rules().items() if name in f"{rule.text} {rule.example}")

    def piece_in_sight(self, table: RaceTable, view: RaceView) -> str:
        return self.language.text(named(self._rules.cards[known_cards((*view.me.hand, *view.me.tableau))[0]]))
