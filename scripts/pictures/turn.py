"""A round of Roll for the Galaxy as a diagram; numerals, phases and workers are those of the loaded rules."""

from __future__ import annotations

from scripts.pictures.ink import BRAND, EDGE, SOFT, WIDTH, arrow, box, drawing, fitted, line, words
from starcup.roll import RollRuleset

BEFORE = (
    ("Roll", "All dice in your cup, behind your screen: only you see the faces."),
    ("Assign", "Each die goes to the phase it shows. One, of any face, selects the phase you want."),
    ("Reveal", "All selected phases occur, for everybody. Workers of the others go back to the cups."),
)
DOES = {
    "explore": "look for tiles, or stock $2 each",
    "develop": "pile up on your top development",
    "settle": "pile up on your top world",
    "produce": "become goods on your worlds",
    "ship": "trade a good for $, or consume it for VP",
}
AFTER = (("Manage Empire", "$1 brings a die from your Citizenry back into the cup. Recall dice if you like."),)
END = "The game ends with a round after which somebody has 12 squares, or the VP chips have run out."
LEFT, RIGHT = 34, WIDTH - 10


def picture() -> str:
    """Return the diagram as SVG."""
    rules = RollRuleset.load(["base"])
    marks: list[str] = []
    y = 8.0
    tops: list[float] = []

    def stage(name: str, text: str, rows: list[str], height: float) -> None:
        nonlocal y
        if tops:
            marks.append(arrow((LEFT + RIGHT) / 2, y - 14, y))
        tops.append(y)
        marks.append(box(LEFT, y, RIGHT - LEFT, height))
        marks.append(words(LEFT + 12, y + 20, name, size=15, bold=True))
        marks.extend(words(LEFT + 12, y + 38 + 16 * n, told, colour=SOFT) for n, told in enumerate(fitted(text, 56)))
        marks.extend(rows)
        y += height + 14

    for name, text in BEFORE:
        stage(name, text, [], 30 + 16 * len(fitted(text, 56)))
    rows = []
    for number, phase in enumerate(rules.phases):
        middle = y + 48 + 34 * number
        rows.append(f'<circle cx="{LEFT + 26}" cy="{middle:g}" r="13" fill="none" stroke="{BRAND}" stroke-width="2"/>')
        rows.append(words(LEFT + 26, middle + 4, phase.numeral, colour=BRAND, bold=True, at="middle"))
        rows.append(words(LEFT + 48, middle - 3, phase.name, bold=True))
        rows.append(words(LEFT + 48, middle + 12, f"{phase.worker}s {DOES[phase.key]}", colour=SOFT))
    stage("Phases, in this order, those that occur", "", rows, 38 + 34 * len(rules.phases))
    for name, text in AFTER:
        stage(name, text, [], 30 + 16 * len(fitted(text, 56)))
    top, bottom = tops[0] + 20, tops[-1] + 20
    marks.append(line(LEFT, bottom, 14, bottom) + line(14, bottom, 14, top) + line(14, top, LEFT - 5, top))
    marks.append(f'<polygon points="{LEFT - 6},{top - 4:g} {LEFT - 6},{top + 4:g} {LEFT},{top:g}" fill="{EDGE}"/>')
    marks.append(
        f'<g transform="translate(8 {(top + bottom) / 2:g}) rotate(-90)">'
        + words(0, 0, "the next round", size=11, colour=SOFT, at="middle")
        + "</g>"
    )
    for told in fitted(END, 60):
        y += 4
        marks.append(words(LEFT, y + 6, told, colour=SOFT))
        y += 12
    return drawing(
        "turn",
        f"A round: {', '.join([*(n for n, _ in BEFORE), *(p.name for p in rules.phases)])}, Manage Empire, and again.",
        y + 6,
        marks,
    )
