"""The pages of planets, secret missions and rebel boards: everything printed on them, and their rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

from starcup.messages import Message
from starcup.packs import Rule
from starcup.words import Entry, wrap
from starcup_tiny_epic._rules import naming
from starcup_tiny_epic._rules.planets import Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.ruleset import EpicRuleset
from starcup_tiny_epic._rules.terms import RESOURCES, TRACKS
from starcup_tiny_epic.scene import texts

Piece: TypeAlias = Planet | Mission | RebelBoard
Say: TypeAlias = Callable[[Message], str]
"""Puts messages into the language of the reader."""
PLANET, MISSION, BOARD = "planet", "mission", "rebel"
"""The nouns for pieces."""
KINDS: Mapping[type[Piece], str] = {Planet: PLANET, Mission: MISSION, RebelBoard: BOARD}
_NAMED: Mapping[type[Piece], Callable[..., Message]] = {
    Planet: naming.planet,
    Mission: naming.mission,
    RebelBoard: naming.board,
}


def sentences(piece: Piece, rules: EpicRuleset, say: Say) -> list[str]:
    """Return what a piece is and does, in sentences."""
    return [as_sentence(say(sentence)) for sentence in texts.sentences(piece, rules)]


def as_sentence(text: str) -> str:
    """Return a text with a capital first letter and a full stop.

    >>> as_sentence("* the dice are given up")
    '* The dice are given up.'
    """
    return re.sub(r"^\W*\w", lambda begin: begin[0].upper(), text).rstrip(".") + "."


def entry(piece: Piece, rules: EpicRuleset, say: Say) -> Entry:
    """Return a piece as one that people ask for by name."""
    text = " ".join(sentences(piece, rules, say))
    return Entry(piece.key, piece.name, text, KINDS[type(piece)], pack=piece.pack)


def page(piece: Piece, rules: EpicRuleset, statements: Mapping[str, Rule], say: Say) -> list[str]:
    """Return a piece as lines: its name, what it is and does, notes and rules."""
    first, *others = texts.sentences(piece, rules)
    head = Message("tiny-epic-page", name=_NAMED[type(piece)](piece), what=first)
    lines = wrap(as_sentence(say(head)), "", "    ")
    paragraphs = [as_sentence(say(sentence)) for sentence in others]
    if isinstance(piece, Planet):
        text = texts.text_of(piece, rules)
        notes = say(Message(f"planet-{piece.key}.notes", "\n".join(text.notes)))
        paragraphs += [f"- {note}" for note in notes.splitlines()]
        for rule in [statements[name] for name in text.rules if name in statements]:
            paragraphs.append(
                say(Message("tiny-epic-page-rule", rule=rule.id, text=rule.text, example=rule.example or "none"))
            )
    return lines + [part for line in paragraphs for part in wrap(line, "  ", "    ")]


def planet_data(planet: Planet, rules: EpicRuleset, say: Say) -> dict[str, object]:
    """Return a planet as plain data for JSON."""
    action = planet.action
    return {
        "key": planet.key,
        "name": planet.name,
        "kind": PLANET,
        "pack": planet.pack,
        "text": " ".join(as_sentence(say(sentence)) for sentence in texts.action(planet, rules)),
        "vp": planet.vp,
        "resource": RESOURCES[planet.resource],
        "track": TRACKS[planet.track],
        "spaces": planet.spaces,
        "price": {"energy": action.energy, "culture": action.culture, "dice": action.dice},
        "own_turn": action.own_turn,
        "once": action.once,
        "rules": list(texts.text_of(planet, rules).rules),
    }


def board_data(board: RebelBoard, rules: EpicRuleset, say: Say) -> dict[str, object]:
    """Return a rebel board as plain data for JSON."""
    return {
        "key": board.key,
        "name": board.name,
        "kind": BOARD,
        "pack": board.pack,
        "text": " ".join(sentences(board, rules, say)[1:]),
        "difficulty": board.difficulty,
        "most": board.most,
        "levels": [
            {"dice": level.dice, "vp": level.vp, "attack": say(texts.attack(level.attack))} for level in board.levels
        ],
        "stand_in": list(board.stand_in),
    }
