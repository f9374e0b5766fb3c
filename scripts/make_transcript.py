"""Write the transcript in docs/wire-protocol.md from a conversation with the server itself.

python -m scripts.make_transcript          write it
python -m scripts.make_transcript --check  change nothing; fail if it is out of date
"""

import re
import sys
from pathlib import Path

from scripts.generated import write
from starcup_cli.server.server import Server

PAGE = Path(__file__).resolve().parent.parent / "docs" / "wire-protocol.md"
BEGIN, END = "<!-- transcript: begin -->\n", "<!-- transcript: end -->\n"
WIDTH = 112

ASKED = (
    '{"id": 1, "method": "hello", "protocol": 3}',
    '{"id": 2, "method": "new", "seats": ["client", "greedy"], "seed": 7}',
    '{"id": 3, "method": "scene", "game": "g1", "seat": 0}',
    '{"id": 4, "method": "hint", "game": "g1", "seat": 0, "bot": "greedy"}',
    '{"id": 5, "method": "submit", "game": "g1", "seat": 0, "number": 0, '
    '"choice": "start investment_credits galactic_survey_headquarters"}',
    '{"id": 6, "method": "submit", "game": "g1", "seat": 0, "number": 0, '
    '"choice": "start alien_research_team galactic_survey_headquarters"}',
    '{"id": 7, "method": "submit", "game": "g1", "seat": 0, "number": 1, "choice": "ready", "show": {"events": 8}}',
    '{"id": 8, "method": "view", "game": "g1", "seat": 0}',
    '{"id": 9, "method": "scene", "game": "g1", "seat": 1}',
    '{"id": 10, "method": "bye"}',
)


def wrapped(speaker: str, line: str) -> list[str]:
    """Return a line broken between fields, so that it fits a page; on the wire it is one."""
    found = [f"{speaker}: "]
    for part in re.split(r'(?<=,)(?= ?["{])', line):
        pieces = re.findall(r"\S+\s*", part) if len(part) > WIDTH else [part]  # a text of several sentences
        for piece in pieces:
            if len(found[-1]) + len(piece) > WIDTH:
                found[-1] = found[-1].rstrip()
                found.append("   ")
                piece = piece.lstrip()
            found[-1] += piece
    return found


def transcript() -> str:
    """Return the block between the markers."""
    server = Server(["roll"])
    lines: list[str] = []
    for asked in ASKED:
        lines += [*wrapped("C", asked), *wrapped("S", server.answer(asked)), ""]
    return "\n".join(["```text", *lines[:-1], "```", ""])


def updated(page: str) -> str:
    """Return the page with the transcript as it is now."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        sys.exit(f"{PAGE.name} lacks the lines {BEGIN.strip()!r} and {END.strip()!r}")
    return before + begin + transcript() + end + after


if __name__ == "__main__":
    write("make_transcript", __doc__, {PAGE: updated(PAGE.read_text(encoding="utf-8"))})
