"""The facet ``pictures`` of Race for the Galaxy: cards, goods, action cards, phases, chips.

On a screen the powers of a card are signs, not words: ``{shield}+1``; what they mean is on the printed card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar
from zlib import crc32

from starcup.messages import Message
from starcup.pictures import (
    CHIPS,
    INK,
    NIGHT,
    PAPER,
    Colour,
    Disc,
    Form,
    Mark,
    Picture,
    Pictures,
    Rectangle,
    Shape,
    icon,
    mixed,
    placed,
    shapes,
)  # fmt: skip
from starcup_race._rules.cards import END, GOODS, Card
from starcup_race._rules.definitions import BOX_PHASES
from starcup_race._rules.power_terms import (
    PHASE_FIELDS,
    AllGoods,
    Goods,
    Hand,
    PayForMilitary,
    TradeAmount,
    WorldAmount,
)
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.packs.painting import COLOURS, DEVELOPMENT, ICONS, Painter
from starcup_race.packs.painting import SIGNS as PHASE_SIGNS
from starcup_race.scene import cards

TINTS = {
    "explore": "#8fc7e8", "develop": "#d9c2a0", "settle": "#a8d39a", "consume": "#c9b3e6", "produce": "#f0c27a",
    "trade": "#c9b3e6",
}  # fmt: skip
SIGNS = {"explore_5": "+5", "explore_1_1": "+1 +1", "consume_trade": "$", "consume_2x": "2x"}
GREY = "#c3c7cd"
GOOD = "good"
"""The face of a world on which a good lies."""


class RacePictures(Pictures):
    """Draws the pieces of Race for the Galaxy."""

    ruleset: RaceRuleset
    forms: ClassVar[Mapping[str, Form]] = MappingProxyType({"card": "card", "action": "tile"})

    def things(self) -> Mapping[str, Sequence[str]]:
        return {
            "card": (*self.ruleset.keys, *(f"{card.key}/{GOOD}" for card in self.ruleset.cards if card.good >= 0)),
            "action": self.ruleset.plan.action_keys,
            "phase": self.ruleset.plan.phase_keys,
            "good": GOODS,
            "chip": ("vp", "1", "5", "10"),
            "seat": tuple(map(str, range(max(self.ruleset.seats)))),
        }

    def colours(self) -> Mapping[str, Mapping[str, Colour]]:
        goods = {key: Colour(COLOURS[key][1], self.say(cards.letter(key))) for key in GOODS}
        plan = self.ruleset.plan
        phases = {key: Colour(TINTS.get(key, GREY)) for key in plan.phase_keys}
        actions = {action.key: phases[action.phase] for action in plan.actions}
        return {
            **super().colours(),
            "good": goods,
            "action": {**actions, "back": Colour("#5a3550")},
            "phase": phases,
            "chip": CHIPS,
            "card": {"back": Colour("#24304f")},
        }

    def tint(self, kind: str, entry: str) -> Colour | None:
        if kind != "card" or entry not in self.ruleset.index:
            return super().tint(kind, entry)
        card = self.ruleset.cards[self.ruleset.index[entry]]
        if card.good >= 0:
            return self.colour("good", GOODS[card.good])
        return Colour(GREY, "●") if card.is_world else Colour(mixed(DEVELOPMENT, PAPER, 0.35), "◆")

    def face_name(self, kind: str, face: str) -> str:
        return self.say(Message("race-badge-good")) if kind == "card" else super().face_name(kind, face)

    @cached_property
    def _painter(self) -> Painter:
        return Painter(self.ruleset, self.language)

    def on_paper(self, kind: str, entry: str, label: str) -> Picture | None:
        if kind != "card" or entry not in self.ruleset.index:
            return super().on_paper(kind, entry, label)
        return self._painter.draw(self.ruleset.cards[self.ruleset.index[entry]], label)

    def on_screen(self, kind: str, entry: str, face: str) -> Picture:
        if kind == "card" and entry in self.ruleset.index:
            return self._card_of(self.ruleset.cards[self.ruleset.index[entry]], good=face == GOOD)
        if kind == "action" and entry in self.ruleset.plan.action_index:
            return self._action(self.ruleset.plan.action_index[entry], entry)
        return super().on_screen(kind, entry, face)

    def _action(self, number: int, entry: str) -> Picture:
        plan = self.ruleset.plan
        phase = plan.actions[number].phase
        # names of the box's phases have theirs, too, wherever others come between
        numeral = PHASE_SIGNS[phase] if phase in BOX_PHASES else ""
        colour, extra = self.colour("action", entry), SIGNS.get(entry, "")
        marks: list[Mark] = [*shapes.card(100.0, colour.fill), shapes.number(numeral, 50, 15, 19)]
        sign = "trade" if extra == "$" else phase
        if sign in ICONS.values():
            marks += icon(sign, 31 if extra else 50, 48, 42, {"ink": INK, "paper": colour.fill})
        else:  # there is no icon of a phase that an extension adds
            marks.append(shapes.number(self.named("action", entry)[:1], 50, 48, 42))
        if extra:
            marks.append(shapes.number(extra, 73, 48, 32, INK, 42))
        return shapes.on_screen(
            "", [*marks, *shapes.words(self.named("action", entry), 50, 83, 90, 13, lines=2, least=8)]
        )

    def _card_of(self, card: Card, *, good: bool = False) -> Picture:
        """Return a card: cost, VP, its world with its good or the phases of its powers; its name; its powers."""
        name = self.named("card", card.key)
        marks: list[Mark] = shapes.card(140.0)
        rows = powers(card, self._keyword)
        marks += self._world(card) if card.is_world else self._development(rows)
        if good and card.good >= 0:
            crate = shapes.good(self.colour("good", GOODS[card.good]))
            marks += [Disc(51, 28, 24, "#ffffff"), *placed(crate, 29, 6, 0.44)]
        shape = "ring" if card.military else "disc" if card.is_world else "diamond"
        marks += shapes.badge(shape, str(card.cost), 17.5, 17.5, 14 if card.is_world else 12.6)
        marks += shapes.badge("hexagon", "?" if card.scores else str(card.vp), 83, 17, 12, "#f3e3b3")
        if card.start >= 0:
            marks += [Rectangle(73, 46, 22, 13, PAPER, INK, 3, 1.4), shapes.number(f"#{card.start}", 84, 52.5, 10)]
        marks += [Rectangle(2, 62, 96, 1.6, INK), *shapes.words(name, 50, 77.4, 92, 12.5, lines=2, least=8.5)]
        marks += [Rectangle(8, 91, 84, 0.8, "#c9ced6")]
        step = min(19.0, 43.5 / max(len(rows), 1))
        for number, (sign, text) in enumerate(rows):
            middle = 92.8 + step * (number + 0.5)
            marks.append(Rectangle(5, middle - step * 0.44, 19, step * 0.88, INK, "", 3))
            marks.append(shapes.number(sign, 14.5, middle, step * 0.68, PAPER, 16))
            marks += shapes.inline(text, 28, middle, 67, step * 0.86, self._colours["good"])
        return shapes.on_screen("", marks, 140.0)

    def _keyword(self, word: str) -> str:
        return self.say(cards.keyword(word))

    def _world(self, card: Card) -> list[Mark]:
        seed = crc32(card.key.encode())
        marks = shapes.sky(2, 60, seed)
        words = list(map(self._keyword, cards.shown_keywords(card)))
        x, y, radius = 51.0, 29.0 if words else 33.0, 22.0 if words else 25.0
        if card.good < 0:
            marks += shapes.planet(x, y, radius * 0.9, GREY, seed, 2)
        else:
            colour = self.colour("good", GOODS[card.good])
            if card.windfall:
                marks += [Disc(x, y, radius, colour.fill, INK, 1.5), Disc(x, y, radius * 0.8, NIGHT)]
                marks += shapes.planet(x, y, radius * 0.62, GREY, seed, 1.6)
                marks += shapes.inline(
                    f"{{{GOODS[card.good]}}}", x, y, 30, radius * 0.75, self._colours["good"], "middle"
                )
            else:
                marks += shapes.planet(x, y, radius, colour.fill, seed, 2)
                marks.append(shapes.number(colour.letter, x, y, radius * 1.1, colour.ink))
        return [*marks, *shapes.words(", ".join(words), 50, 57, 90, 8.5, colour="#ffffff")] if words else marks

    def _development(self, rows: Sequence[tuple[str, str]]) -> list[Mark]:
        signs = list(dict.fromkeys(ICONS.get(sign, "vp") for sign, _ in rows)) or ["develop"]
        fill = mixed(TINTS.get(signs[0], DEVELOPMENT), PAPER, 0.35)
        marks: list[Mark] = [Rectangle(2, 2, 96, 40, fill, round=7), Rectangle(2, 30, 96, 32, fill)]
        marks.append(Shape.regular(50, 35, 25, 4, PAPER, INK, 2))
        size = {1: 25.0, 2: 17.0}.get(len(signs), 12.0)
        for number, sign in enumerate(signs[:3]):
            marks += icon(sign, 50 + (number - (min(len(signs), 3) - 1) / 2) * size * 1.05, 35, size)
        return marks


SIGNS_OF_POWERS: Mapping[str, str] = {
    "explore_draw": "{explore}+#",
    "explore_keep": "{hand}+#",
    "develop_discount": "{develop}-#",
    "develop_draw_at_start": "{card}+#",
    "develop_draw_after_placing": "{develop}{to}{card}#",
    "settle_discount": "@-#",
    "settle_military": "{shield}±@",
    "settle_discard_for_military": "{discard}{to}{shield}+#",
    "settle_discard_for_free_world": "{discard}{to}{settle}0",
    "settle_pay_for_military": "{shield}{to}{card}",
    "settle_draw_after_placing": "{settle}{to}{card}#",
    "trade_bonus": "@+#",
    "consume_goods": "@{to}",
    "consume_all_goods": "{good}n{to}{vp}n",
    "consume_hand": "{discard}{to}",
    "consume_draw": "{card}+#",
    "consume_guess": "?{to}{card}",
    "consume_sell": "{good}{to}${card}",
    "produce_windfall": "{planet}{to}@",
    "produce_draw": "{card}+#",
    "produce_draw_here": "{planet}{to}{card}#",
    "produce_draw_per_good": "{card}/@",
    "produce_draw_per_kind": "{card}#/{novelty}{rare}{genes}{alien}",
    "produce_draw_per_world": "{card}/{planet}@",
    "produce_draw_for_most": "{card}#: >@",
}
"""The powers in signs: # is a number, ± one with its sign, @ the goods or worlds that are meant."""
ANY_OF_THEM = {"settle_discount": "{settle}", "settle_military": ""}
"""The signs for all worlds, where it is not that for any good."""


def powers(card: Card, keyword: Callable[[str], str]) -> list[tuple[str, str]]:
    """Return the powers of a card in signs, each with the sign of its phase; keywords are named by a function."""
    signs_of, lines = {icon: sign for sign, icon in ICONS.items()}, list[tuple[str, str]]()
    for phase, names in PHASE_FIELDS.items():
        sign = signs_of[phase]
        if phase == "produce" and card.produces:
            lines.append((sign, f"{{{GOODS[card.good]}}}"))
        for name in names:
            if row := getattr(card.rows, name):
                lines.append((sign, _in_signs(name, row, keyword)))
    lines += [(signs_of.get(phase, "*"), f"{{{phase}}}*") for phase in card.own if phase != END]
    if END in card.own:
        lines.append(("?", "{vp}*"))
    if rows := card.rows.score:
        lines.append(("?", "{vp}" + "/".join(str(row.vp) for row in rows[:4]) + ("..." if len(rows) > 4 else "")))
    return lines


def _in_signs(name: str, row: object, keyword: Callable[[str], str]) -> str:
    """Return a power in signs, from the name of its row and what that states."""
    number, of, more = getattr(row, "amount", row), getattr(row, "good", row), ""
    which = f"{{{of}}}" if of in GOODS else ANY_OF_THEM.get(name, "{good}")
    match row:
        case WorldAmount(good=None, keyword=str(word)):
            which = f" {keyword(word)}"
        case TradeAmount(own=True):
            more = "{planet}"
        case PayForMilitary(discount=less) | AllGoods(less=less) if less:
            more = f"-{less}"
        case Goods() | Hand():
            which = "".join(f"{{{key}}}" for key in GOODS[: row.number]) if row.different else which * row.number
            more = (f"{{vp}}{row.vp}" if row.vp else "") + (f"{{card}}{row.cards}" if row.cards else "")
            more += f" x{row.up_to}" if row.up_to > 1 else ""
    signs = SIGNS_OF_POWERS[name].replace("#", str(number)).replace("@", which)
    return (signs.replace("±", f"{number:+}") if "±" in signs else signs) + more
