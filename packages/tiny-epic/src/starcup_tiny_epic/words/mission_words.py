"""Secret missions and attacks of rebels in words (MISSIONS, SOLO)."""

from __future__ import annotations

from starcup_tiny_epic._rules.planets import Attack, Mission, RebelBoard
from starcup_tiny_epic.words.piece_words import attack_words, condition_words


def condition(mission: Mission) -> str:
    """Return the condition of a mission as a part of a sentence.

    Args:
        mission: the mission.
    """
    return _within(condition_words(mission))


def attack(found: Attack) -> str:
    """Return an attack of rebels as a part of a sentence.

    Args:
        found: the attack.
    """
    return _within(attack_words(found))


def _within(text: str) -> str:
    return text[:1].lower() + text[1:]


def vp_of(mission: Mission) -> str:
    """Return the VP of a mission, such as ``3 VP (2 if tied)``.

    Args:
        mission: the mission.
    """
    return f"{mission.vp} VP" + (f" ({mission.tied} if tied)" if mission.tied else "")


def sentence(mission: Mission) -> str:
    """Return a mission as a sentence.

    Args:
        mission: the mission.
    """
    return f"{vp_of(mission)} at the end of the game if {condition(mission)}"


def stand_ins(board: RebelBoard) -> str:
    """Return which numbers of a board are stand-ins, as a sentence; empty if all are known.

    Args:
        board: the rebel board.
    """
    named = {"vp": "VP of the levels", "most": "end of the resource track"}
    parts = [named.get(one, one) for one in board.stand_in]
    if not parts:
        return ""
    verb = "are stand-ins" if len(parts) > 1 or "vp" in board.stand_in else "is a stand-in"
    return f"Not the printed numbers: {' and '.join(parts)} {verb}, taken from a board that is known"
