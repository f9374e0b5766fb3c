"""Checks on choices: what is listed is accepted, what is not is refused with reasons, and a refusal changes nothing."""

from __future__ import annotations

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import EngineError, IllegalChoice, StarcupError
from starcup.testing.conformance.bench import Bench, Spot
from starcup.testing.conformance.findings import Finding
from starcup.testing.conformance.vocabulary import expressible
from starcup.testing.scenario import RollGame

ENOUGH = 3
NONSENSE = ("", "fly me to the moon", "ready ready", "{power}", "use nobody")


def check_legal(bench: Bench) -> list[Finding]:
    """Every choice that is listed is accepted."""
    findings = []
    for spot, _ in bench.sample(12, games=2, tables=22, purpose="legal"):
        for choice in spot.decision.legal:
            twin = spot.game.clone()
            bench.watch.forget()
            try:
                twin.submit(spot.decision.seat, choice.text)
            except Exception as error:  # whatever a power may raise
                what = f"{choice.text!r} is listed as legal, but taking it failed: {type(error).__name__}: {error}"
                findings.append(bench.finding("legal", what, spot))
    return findings


def check_refusals(bench: Bench) -> list[Finding]:
    """What is not listed is refused: with a code and a sentence, and nothing is changed.

    At sampled decisions every choice that can be spelt with the patterns and
    names of the packs is tried, as far as it is listed nowhere; also late
    answers, answers of others, and nonsense.
    """
    findings: list[Finding] = []
    seen: dict[str, Choice] = {}
    own = set(bench.own_choices)
    for spot, rng in bench.sample(40, games=2, tables=22, purpose="refusals"):
        seen.update((choice.text, choice) for decision in spot.game.waiting() for choice in decision.legal)
        kinds = bench.rules.choice_kinds
        tried = [*expressible(spot.game.table, kinds, rng, list(seen.values()), 60 if own else 40), *NONSENSE]
        tried += [text for text, choice in seen.items() if type(choice) in own]
        findings += _refused(bench, spot, tried)
        findings += _submitted(bench, spot, rng, tried)
    return findings


def _refused(bench: Bench, spot: Spot, tried: list[str]) -> list[Finding]:
    """Ask why for every text; the game is the same afterwards."""
    game, seat = spot.game, spot.decision.seat
    legal = {choice.text for choice in spot.decision.legal}
    before, text = game.save(), game.journal_text()
    findings: list[Finding] = []
    for one in dict.fromkeys(tried):
        if len(findings) == ENOUGH:
            break
        bench.watch.forget()
        fault = ""
        try:
            why = game.why(seat, one)
            if (why is None) != (one in legal):
                fault = f"{one!r} is {'listed' if one in legal else 'not listed'}, but why() says {why}"
            elif why is not None and not (why.code and why.message):
                fault = f"{one!r} is refused without a code and a sentence"
        except Exception as error:  # a step's refuse may raise anything
            fault = f"asked why {one!r} is refused: {type(error).__name__}: {error}"
        if fault:
            findings.append(bench.finding("refusals", f"{fault} ({spot.decision.kind!r})", spot))
    if (game.save(), game.journal_text()) != (before, text):
        findings.append(bench.finding("refusals", "asking why choices are refused changed the game", spot))
    return findings


def _submitted(bench: Bench, spot: Spot, rng: Rng, tried: list[str]) -> list[Finding]:
    """Submit some of what is not listed, and answers out of turn."""
    decision = spot.decision
    findings: list[Finding] = []
    legal = {choice.text for choice in decision.legal}
    wrong = [text for text in dict.fromkeys(tried) if text not in legal]
    answers: list[tuple[int, str, int | None]] = [(decision.seat, rng.choice(wrong), None) for _ in range(8)]
    answers.append((decision.seat, decision.legal[0].text, decision.number - 1))
    answers += [(other, decision.legal[0].text, None) for other in (-1, spot.game.table.players)]
    before = spot.game.save()
    for seat, text, number in answers:
        twin = spot.game.clone()
        fault = _why_accepted(twin, seat, text, number)
        if not fault and twin.save() != before:
            fault = f"{text!r} of seat {seat} was refused, but the game has changed"
        if fault:
            findings.append(bench.finding("refusals", fault, spot))
    return findings


def _why_accepted(twin: RollGame, seat: int, text: str, number: int | None) -> str:
    try:
        twin.submit(seat, text, number)
    except IllegalChoice:
        return ""
    except (EngineError, StarcupError) as error:
        return f"{text!r} of seat {seat} should be refused, but {type(error).__name__}: {error}"
    except Exception as error:
        return f"refusing {text!r} of seat {seat} raised {type(error).__name__}: {error}"
    return f"{text!r} of seat {seat} is not listed, but was accepted"
