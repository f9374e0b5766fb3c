"""The beginning of a game in a terminal, as it is played by the command itself: an SVG that moves, without a script.

Each screen is a group of lines; style sheet rules show one after the other. A check box in the page can stop it
(``.recording:has(:checked)`` in the site's style sheet), and readers who prefer no motion see the last screen.
"""

from __future__ import annotations

import os
import re
import tempfile
from html import escape
from unittest.mock import patch

import click
from attrs import evolve, frozen
from click.testing import CliRunner

from starcup_cli.main import cli

COMMAND = ("play", "--seed", "3", "--hints", "greedy")
TYPED = ("1", "", "select explore home.explore", "ready", "why scout genes", "hint", "scout home", "quit")
COLUMNS, ROWS = 80, 24
TITLE = (
    "A game begins in a terminal: set-up, the first roll, a phase selected, a refusal with its rule, a hint, a Scout."
)
WIDE, HIGH, SIZE, MARGIN = 8.43, 18, 14, 14
PAPER, INK, BOLD, NUMBER, TYPED_INK = "#12161f", "#c9d0dc", "#ffffff", "#7fd3e6", "#ffd479"
SPACE = "\N{NO-BREAK SPACE}"  # readers of XML drop others at the beginning of a line
SGR = re.compile(r"\x1b\[(\d*)m")
PROMPT = re.compile(r"^> ", re.MULTILINE)
KEY, READ, PAUSE = 0.06, 1.6, 0.5
"""Seconds for a letter typed, for a new screen to be read at least, and before typing."""


@frozen
class Screen:
    """A picture of the screen that is shown for some seconds: lines of at most 80 letters."""

    lines: tuple[str, ...]
    seconds: float


def picture() -> str:
    """Return the recording as SVG.

    Raises:
        RuntimeError: the command failed, or refused one of the answers.
    """
    return drawn(screens(recorded()))


def recorded() -> str:
    """Return what the command prints, with codes for bold and colour, and the answers behind its prompts."""
    with tempfile.TemporaryDirectory() as folder:
        hidden = {"STARCUP_SAVES": folder, "UV_RUN_RECURSION_DEPTH": "", "COLUMNS": str(COLUMNS), "NO_COLOR": ""}
        with patch.dict(os.environ, hidden):
            done = CliRunner().invoke(cli, COMMAND, input="".join(f"{line}\n" for line in TYPED), color=True)
    if done.exit_code or "no choice of this game" in done.output:
        raise RuntimeError(f"the recorded session went wrong:\n{click.unstyle(done.output)}")
    output = done.output.replace("\r", "").splitlines(keepends=True)
    return "".join(line for line in output if not line.startswith(("Saved in ", "Go on with: ")))  # these name the time


def screens(output: str) -> list[Screen]:
    """Return the screens one after the other: an empty prompt, the answer letter by letter, what it brings."""
    first = f"$ starcup {' '.join(COMMAND)}"
    seen = [Screen(("$ ",), PAUSE), *(Screen((first[:end],), KEY) for end in range(3, len(first) + 1))]
    lines = [first]
    *parts, last = PROMPT.split(output)
    for number, part in enumerate(parts):
        answer, printed = ("", part) if number == 0 else part.split("\n", 1)
        if number:
            seen += [Screen(_end([*lines, f"> {answer[:end]}"]), KEY) for end in range(1, len(answer) + 1)]
            lines.append(f"> {answer}")
        new = printed.rstrip("\n").split("\n")
        lines += new
        seen.append(Screen(_end([*lines, "> "]), max(READ, 0.22 * len(new)) + PAUSE))
    answer = last.split("\n", 1)[0]
    seen += [Screen(_end([*lines, f"> {answer[:end]}"]), KEY) for end in range(1, len(answer) + 1)]
    return [*seen[:-1], evolve(seen[-1], seconds=READ * 2)]


def _end(lines: list[str]) -> tuple[str, ...]:
    return tuple(lines[-ROWS:])


def drawn(shown: list[Screen]) -> str:
    """Return the screens as one picture that moves."""
    width, height = COLUMNS * WIDE + 2 * MARGIN, ROWS * HIGH + 2 * MARGIN
    unique = dict.fromkeys(line for screen in shown for line in screen.lines if line)
    number = {line: place for place, line in enumerate(unique)}
    whole = sum(screen.seconds for screen in shown)
    rules, groups, begun = [], [], 0.0
    for place, screen in enumerate(shown):
        start, end = 100 * begun / whole, 100 * (begun + screen.seconds) / whole
        begun += screen.seconds
        last = place == len(shown) - 1
        hide = "" if last else f"{end:.3f}%{{visibility:hidden}}"
        lead = f"0%{{visibility:hidden}}{start:.3f}%{{visibility:visible}}" if place else "0%{visibility:visible}"
        rules.append(f"@keyframes session-{place}{{{lead}{hide or '100%{visibility:visible}'}}}")
        rules.append(f".terminal .f{place}{{animation-name:session-{place}{'' if last else ';visibility:hidden'}}}")
        uses = "".join(
            f'<use href="#line-{number[line]}" y="{row * HIGH}"/>' for row, line in enumerate(screen.lines) if line
        )
        groups.append(f'<g class="frame f{place}">{uses}</g>')
    defined = "\n".join(f'<text id="line-{number[line]}">{_spans(line)}</text>' for line in unique)
    style = (
        f".terminal .frame{{animation:{whole:.2f}s step-end infinite}}"
        "@media (prefers-reduced-motion:reduce){.terminal .frame{animation:none!important}}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="terminal" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-labelledby="terminal-title">\n<title id="terminal-title">{TITLE}</title>\n'
        f"<style>{style}\n{chr(10).join(rules)}</style>\n"
        f'<rect width="{width:g}" height="{height:g}" rx="8" fill="{PAPER}"/>\n'
        f"<defs>\n{defined}\n</defs>\n"
        f'<g transform="translate({MARGIN} {MARGIN + SIZE})" font-size="{SIZE}" fill="{INK}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace">\n' + "\n".join(groups) + "\n</g>\n</svg>\n"
    )


def _spans(line: str) -> str:
    """Return a line with its styles; the width is fixed, whatever the font is."""
    if line.startswith(("> ", "$ ")):
        return _span(line[:2], INK, 0) + _span(line[2:], TYPED_INK, 2)
    spans, colour, column, begun = [], INK, 0, 0
    for code in [*SGR.finditer(line), None]:
        text = line[begun : code.start() if code else None]
        if text:
            spans.append(_span(text, colour, column))
            column += len(text)
        if code:
            colour, begun = {"1": BOLD, "36": NUMBER}.get(code[1], INK), code.end()
    return "".join(spans)


def _span(text: str, colour: str, column: int) -> str:
    if not text:
        return ""
    attributes = f'x="{column * WIDE:.1f}" textLength="{len(text) * WIDE:.1f}"'
    look = "" if colour == INK else f' fill="{colour}"'
    bold = ' font-weight="700"' if colour == BOLD else ""
    return f"<tspan {attributes}{look}{bold}>{escape(text).replace(' ', SPACE)}</tspan>"
