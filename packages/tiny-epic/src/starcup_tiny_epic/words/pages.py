"""The pages of planets, secret missions and rebel boards: everything printed on them, and their rules."""

from __future__ import annotations

from collections.abc import Mapping

from starcup.packs import Rule
from starcup.words import Entry, wrap
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.rules import EpicRules
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS
from starcup_tiny_epic.scene import texts
from starcup_tiny_epic.words import planet_words

PLANET, MISSION, BOARD = "planet", "mission", "rebel"
"""The nouns for pieces."""


def planet_piece(planet: Planet, rules: EpicRules) -> Entry:
    """Return a planet as a piece that people ask for by name."""
    text = " ".join((f"{planet_words.capital(facts(planet))}.", *planet_words.sentences(planet, rules)))
    return Entry(planet.key, planet.name, text, PLANET, pack=planet.pack)


def mission_piece(mission: Mission) -> Entry:
    """Return a secret mission as a piece."""
    return Entry(mission.key, mission.name, f"{sentence(mission)}.", MISSION, pack=mission.pack)


def board_piece(board: RebelBoard) -> Entry:
    """Return a rebel board as a piece."""
    text = " ".join((f"A rebel board of the solo game ({board.difficulty}).", *board_lines(board)))
    return Entry(board.key, board.name, text, BOARD, pack=board.pack)


def facts(planet: Planet) -> str:
    """Return VP, resource and track of a planet in words."""
    kind = TRACKS[planet.track]
    article = "an" if kind[0] in "aeiou" else "a"
    steps = planet.spaces + 1
    return f"{planet.vp} VP, produces {RESOURCES[planet.resource]}, {article} {kind} track of {steps} steps"


def planet_page(planet: Planet, rules: EpicRules, statements: Mapping[str, Rule]) -> list[str]:
    """Return a planet as lines."""
    lines = wrap(f"{planet.name}: {facts(planet)}", "", "    ")
    lines += wrap(" ".join(planet_words.sentences(planet, rules)), "  ", "    ")
    told = planet_words.text_of(planet, rules)
    for note in told.notes:
        lines += wrap(f"- {note}", "  ", "    ")
    for name in told.rules:
        if name in statements:
            lines += _rule(statements[name])
    return lines


def _rule(rule: Rule) -> list[str]:
    example = f" Example: {rule.example}" if rule.example else ""
    return wrap(f"{rule.id}: {rule.text}{example}", "  ", "    ")


def mission_page(mission: Mission) -> list[str]:
    """Return a secret mission as lines."""
    lines = wrap(f"{mission.name}: {sentence(mission)}.", "", "    ")
    if mission.players > 2:
        lines += wrap(f"It compares players: it is in the deck with {mission.players} players or more.", "  ", "    ")
    return lines


def board_page(board: RebelBoard) -> list[str]:
    """Return a rebel board as lines."""
    lines = wrap(f"{board.name}: a rebel board of the solo game, {board.difficulty}", "", "    ")
    for told in board_lines(board):
        lines += wrap(told, "  ", "    ")
    return lines


def board_lines(board: RebelBoard) -> list[str]:
    """Return the levels of a rebel board, its resource track, and what of it is not known."""
    vp_mark, most_mark = ["*" if name in board.stand_in else "" for name in ("vp", "most")]
    found = [
        f"Level {number}: {level.dice} dice, {level.vp}{vp_mark} VP; attack: {texts.attack(level.attack)}."
        for number, level in enumerate(board.levels, 1)
    ]
    found.append("After the last level comes the skull: there you have lost.")
    found.append(f"Energy and culture go up to {board.most}{most_mark}: then its level rises, or it has an extra turn.")
    return [*found, *(f"* {told}" for told in stand_ins(board))]


def stand_ins(board: RebelBoard) -> list[str]:
    """Return which numbers of a board are not those of the printed one, in sentences."""
    return [f"{planet_words.capital(str(told))}." for told in texts.stand_ins(board)]


def sentence(mission: Mission) -> str:
    """Return the VP of a mission with its condition."""
    return str(texts.mission(mission))


def planet_data(planet: Planet, rules: EpicRules) -> dict[str, object]:
    """Return a planet as plain data for JSON."""
    return {
        "key": planet.key,
        "name": planet.name,
        "kind": PLANET,
        "pack": planet.pack,
        "text": " ".join(planet_words.sentences(planet, rules)),
        "vp": planet.vp,
        "resource": RESOURCES[planet.resource],
        "track": TRACKS[planet.track],
        "spaces": planet.spaces,
        "price": {"energy": planet.action.energy, "culture": planet.action.culture, "dice": planet.action.dice},
        "own_turn": planet.action.own_turn,
        "once": planet.action.once,
        "rules": list(planet_words.text_of(planet, rules).rules),
    }


def board_data(board: RebelBoard) -> dict[str, object]:
    """Return a rebel board as plain data for JSON."""
    return {
        "key": board.key,
        "name": board.name,
        "kind": BOARD,
        "pack": board.pack,
        "text": " ".join(board_lines(board)),
        "difficulty": board.difficulty,
        "most": board.most,
        "levels": [{"dice": one.dice, "vp": one.vp, "attack": str(texts.attack(one.attack))} for one in board.levels],
        "stand_in": list(board.stand_in),
    }
