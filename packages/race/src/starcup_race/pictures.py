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
from starcup_race._rules.cards import END, GOODS, Amount, Card, UseRow
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race._rules.terms import BOX_PHASES
from starcup_race.packs.painting import COLOURS, DEVELOPMENT, ICONS, Painter
from starcup_race.scene import cards

NUMERALS = dict(zip(BOX_PHASES, ("I", "II", "III", "IV", "V"), strict=True))

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
        numeral = NUMERALS.get(phase, "")  # names of the box's phases have theirs, too, wherever others come between
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


def powers(card: Card, keyword: Callable[[str], str]) -> list[tuple[str, str]]:
    """Return the powers of a card in signs, each with the sign of its phase; keywords are named by a function."""
    rows, found = card.rows, list[tuple[str, str]]()

    def which(amount: Amount) -> str:
        return f"{{{amount.good}}}" if amount.good else f" {keyword(amount.keyword)}" if amount.keyword else ""

    def add(sign: str, there: object, text: str) -> None:
        if there:
            found.append((sign, text))

    add("I", rows.explore_draw, f"{{explore}}+{rows.explore_draw}")
    add("I", rows.explore_keep, f"{{hand}}+{rows.explore_keep}")
    add("II", rows.develop_discount, f"{{develop}}-{rows.develop_discount}")
    add("II", rows.develop_draw_at_start, f"{{card}}+{rows.develop_draw_at_start}")
    add("II", rows.develop_draw_after_placing, f"{{develop}}{{to}}{{card}}{rows.develop_draw_after_placing}")
    if (amount := rows.settle_discount) is not None:
        add("III", True, f"{which(amount) or '{settle}'}-{amount.amount}")
    if (amount := rows.settle_military) is not None:
        add("III", True, f"{{shield}}{amount.amount:+}{which(amount)}")
    add("III", rows.settle_discard_for_military, f"{{discard}}{{to}}{{shield}}+{rows.settle_discard_for_military}")
    add("III", rows.settle_discard_for_free_world, "{discard}{to}{settle}0")
    if (paid := rows.settle_pay_for_military) is not None:
        add("III", True, "{shield}{to}{card}" + (f"-{paid.discount}" if paid.discount else ""))
    add("III", rows.settle_draw_after_placing, f"{{settle}}{{to}}{{card}}{rows.settle_draw_after_placing}")
    if (amount := rows.trade_bonus) is not None:
        add("$", True, f"{which(amount) or '{good}'}+{amount.amount}" + ("{planet}" if amount.own else ""))
    if rows.consume_goods is not None:
        add("IV", True, _use(rows.consume_goods, f"{{{rows.consume_goods.good or 'good'}}}"))
    if (all_goods := rows.consume_all_goods) is not None:
        add("IV", True, "{good}n{to}{vp}n" + (f"-{all_goods.less}" if all_goods.less else ""))
    if rows.consume_hand is not None:
        add("IV", True, _use(rows.consume_hand, "{discard}"))
    add("IV", rows.consume_draw, f"{{card}}+{rows.consume_draw}")
    add("IV", rows.consume_guess, "?{to}{card}")
    add("IV", rows.consume_sell, "{good}{to}${card}")
    if card.produces:
        add("V", True, f"{{{GOODS[card.good]}}}")
    if rows.produce_windfall:
        kind = rows.produce_windfall
        add("V", True, f"{{planet}}{{to}}{{{kind if kind in GOODS else 'good'}}}")
    add("V", rows.produce_draw, f"{{card}}+{rows.produce_draw}")
    add("V", rows.produce_draw_here, f"{{planet}}{{to}}{{card}}{rows.produce_draw_here}")
    if (kind := rows.produce_draw_per_good) != "":
        add("V", True, f"{{card}}/{{{kind if kind in GOODS else 'good'}}}")
    add(
        "V",
        rows.produce_draw_per_kind,
        f"{{card}}{rows.produce_draw_per_kind}/" + "".join(f"{{{key}}}" for key in GOODS),
    )
    if (kind := rows.produce_draw_per_world) != "":
        add("V", True, f"{{card}}/{{planet}}{{{kind}}}")
    if (most := rows.produce_draw_for_most) is not None:
        add("V", True, f"{{card}}{most.amount}: >{{{most.good or 'good'}}}")
    known = {name: sign for sign, name in ICONS.items()}
    found += [(known.get(phase, "*"), f"{{{phase}}}*") for phase in card.own if phase != END]
    add("?", END in card.own, "{vp}*")
    add(
        "?",
        rows.score,
        "{vp}" + "/".join(str(row.vp) for row in rows.score[:4]) + ("..." if len(rows.score) > 4 else ""),
    )
    return found


def _use(row: UseRow, taken: str) -> str:
    gains = (f"{{vp}}{row.vp}" if row.vp else "") + (f"{{card}}{row.cards}" if row.cards else "")
    goods = "".join(f"{{{key}}}" for key in GOODS[: row.number]) if row.different else taken * row.number
    return f"{goods}{{to}}{gains}" + (f" x{row.up_to}" if row.up_to > 1 else "")
