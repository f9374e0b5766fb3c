"""Why a choice is possible, or not, in lines for the screen."""

from __future__ import annotations

from collections.abc import Iterable

from attrs import frozen

from starcup import IllegalChoice, nearest_name
from starcup.lines import keyed
from starcup.scene import last_choice, presenter_of, too_late
from starcup_cli import lookup
from starcup_cli.table.answering import Asked, Listed
from starcup_cli.table.session import Session
from starcup_cli.voice import Voice, style

MOST_EXPLAINED = 12
"""The most choices that are explained at once."""


@frozen
class Explaining:
    """What the person at one seat is told about choices."""

    session: Session
    seat: int
    voice: Voice

    def for_rules(self, asked: Asked, line: str) -> str:
        """Return a line as the rules understand it: as it is, or with keys for names."""
        refusal = self.session.game.why(self.seat, line)
        if refusal is None or refusal.code != "not-understood":
            return line
        return keyed(line, asked.scene, self.voice.languages)

    def refusal(self, asked: Asked, refusal: IllegalChoice, typed: str, commands: Iterable[str]) -> list[str]:
        """Return why a typed line was refused: the rule, or what may be typed that is near."""
        if refusal.code == "not-understood":
            first = typed.partition(" ")[0].lower()
            near = asked.near(typed) or nearest_name(first, [name for name in commands if name[:1] == first[:1]])
            return self.voice.say("no-choice", typed=typed, near=near or "none", expected=asked.expected)
        reason = presenter_of(self.session.game.ruleset).reason(refusal)
        lines = self.voice.say("not-possible", reason=reason, rule=refusal.rule or "none")
        if refusal.rule:
            lines += [f"  {line}" for line in lookup.rule_lines_of(self.session.words, refusal.rule)]
        return lines

    def why(self, asked: Asked, what: str) -> list[str]:
        """Return whether what is named is possible, such as a choice or ``undo``, and the rule if not."""
        game, seat = self.session.game, self.seat
        if what.lower() in ("undo", "u", "back"):
            if not game.can_undo(seat):
                return style().sentence(self.voice.text(too_late(game, seat)))
            return self.voice.say("undo-possible", choice=last_choice(game, seat) or "")
        if not what:
            return self.voice.say("why-what", example=asked.label(asked.decision.legal[-1]))
        return self.of_choices(asked, what) or self.voice.say(
            "why-unknown", typed=what, near=asked.near(what) or "none"
        )

    def of_choices(self, asked: Asked, what: str) -> list[str]:
        """Return lines on whether choices are possible now, and the rule if not; none if no choice is meant."""
        refusal = self.session.game.why(self.seat, self.for_rules(asked, what))
        if refusal is not None and refusal.code != "not-understood":
            return self.refusal(asked, refusal, what, ())
        lines = list[str]()
        for option in asked.options(what)[:MOST_EXPLAINED]:
            detail = self.voice.text(option.detail)
            lines += self.voice.say("possible", choice=option.label, detail=detail or "none")
        if not lines and isinstance(asked, Listed):
            for barred in asked.reader.barred(what)[:MOST_EXPLAINED]:
                lines += self.voice.say("barred", choice=barred.label, reason=barred.reason, rule=barred.rule or "none")
        return lines
