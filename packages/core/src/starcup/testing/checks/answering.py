"""Checks on choices: offers are accepted, everything else is refused with reasons, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.game import Game
from starcup.kernel.picks import Picks
from starcup.kernel.steps import Decision, find_in
from starcup.testing.bench import WALKED, Bench, some
from starcup.testing.findings import Finding
from starcup.testing.sets import check_sets, otherwise, spread
from starcup.testing.spelling import expressible
from starcup.testing.walking import Spot

ENOUGH = 3
NONSENSE = ("", "fly me to the moon", "ready ready", "{power}", "use nobody")


def check_legal(bench: Bench) -> list[Finding]:
    """Every choice that is listed or allowed is accepted; of sets some, by number, by items and in any order."""
    findings = []
    for spot, rng in bench.sample(12, games=2, tables=22, purpose="legal"):
        decision = spot.decision
        further = rng.shuffled(spread(decision.step.allowed(spot.game.table), WALKED))[:ENOUGH]
        tries = [
            *((choice, "listed as legal", _in_other_order) for choice in some(decision.legal, rng)),
            *((choice, "allowed besides", _further) for choice in further),
        ]
        for choice, offer, wrong in tries:
            bench.forget()
            failed = f"{choice.text!r} is {offer}, but taking it failed"
            findings += bench.tried("legal", failed, spot, partial(wrong, spot, choice, rng))
        if decision.answers is not None:
            bench.forget()
            check = partial(check_sets, decision.answers, rng)
            findings += bench.tried("legal", repr(decision.kind), spot, check)
    return findings


def _in_other_order(spot: Spot, choice: Choice, rng: Rng) -> str:
    """Return the fault of a choice that is taken; empty if there is none."""
    twin, legal = _taken(spot, choice.text), spot.decision.legal
    if isinstance(legal, Picks) and twin.save() != _taken(spot, otherwise(legal, choice, rng)).save():
        return f"{choice.text!r} comes out otherwise when its items are named in another order"
    return ""


def _further(spot: Spot, choice: Choice, _: Rng) -> str:
    """Return the fault of a choice that a step allows besides those that it lists; empty if there is none."""
    seat = spot.decision.seat
    if choice in spot.decision.legal:
        return f"{choice.text!r} is allowed besides, but it is listed already"
    if (why := spot.game.why(seat, choice.text)) is not None:
        return f"{choice.text!r} is allowed besides, but why() says {why}"
    twin = _taken(spot, choice.text)
    if wrong := twin.ruleset.faults(twin.table):
        return f"{choice.text!r} is allowed besides; after it, {'; '.join(wrong)}"
    if twin.can_undo(seat):
        twin.undo(seat)
        if twin.save(numbered=False) != spot.game.save(numbered=False):
            return f"{choice.text!r} is allowed besides, but can't be taken back whole"
    return ""


def _taken(spot: Spot, text: str) -> Game:
    """Return the game after a choice of the seat that is asked."""
    twin = spot.game.clone()
    twin.submit(spot.decision.seat, text)
    return twin


def accepted(game: Game, decision: Decision) -> Callable[[str], bool]:
    """Return a function that tells whether a text is a choice that the rules allow."""
    further = decision.step.allowed(game.table)
    listed = {} if decision.answers is not None else {choice.text for choice in decision.legal}
    return lambda text: (
        text in listed or find_in(further, text) is not None or (not listed and decision.find(text) is not None)
    )


def check_refusals(bench: Bench) -> list[Finding]:
    """Choices that are not listed are refused with a code and a sentence, and nothing is changed.

    At sampled decisions every choice is tried that can be spelt with the patterns
    and names of the packs and is not listed; also late answers, answers of other
    seats, and nonsense.
    """
    findings: list[Finding] = []
    seen: dict[str, Choice] = {}
    own = set(bench.own_choices())
    for spot, rng in bench.sample(40, games=2, tables=22, purpose="refusals"):
        seen.update((choice.text, choice) for decision in spot.game.waiting() for choice in some(decision.legal, rng))
        kinds = bench.ruleset.choice_kinds
        tried = [*expressible(bench.words(spot, rng), kinds, rng, list(seen.values()), 60 if own else 40), *NONSENSE]
        tried += [text for text, choice in seen.items() if type(choice) in own]
        findings += _refused(bench, spot, tried)
        findings += _submitted(bench, spot, rng, tried)
    return findings


def _refused(bench: Bench, spot: Spot, tried: list[str]) -> list[Finding]:
    """Ask for the reason against every text, and check that the game is the same afterwards."""
    game, is_legal = spot.game, accepted(spot.game, spot.decision)
    before, text = game.save(), game.journal_text()
    findings: list[Finding] = []
    for spelling in dict.fromkeys(tried):
        if len(findings) == ENOUGH:
            break
        bench.forget()
        asked = f"question {spot.decision.kind!r}: asked why {spelling!r} is refused"
        findings += bench.tried("refusals", asked, spot, partial(_badly_refused, spot, spelling, is_legal))
    if (game.save(), game.journal_text()) != (before, text):
        findings.append(bench.finding("refusals", "asking why choices are refused changed the game", spot))
    return findings


def _badly_refused(spot: Spot, text: str, is_legal: Callable[[str], bool]) -> str:
    """Return the fault of what is said against a text; empty if there is none."""
    why, kind = spot.game.why(spot.decision.seat, text), spot.decision.kind
    if (why is None) != is_legal(text):
        return f"{text!r} is {'listed' if is_legal(text) else 'not listed'}, but why() says {why} ({kind!r})"
    if why is not None and not (why.code and why.message):
        return f"{text!r} is refused without a code and a sentence ({kind!r})"
    return ""


def _submitted(bench: Bench, spot: Spot, rng: Rng, tried: list[str]) -> list[Finding]:
    """Submit some choices that are not listed, and answers out of turn."""
    decision = spot.decision
    findings: list[Finding] = []
    is_legal = accepted(spot.game, decision)
    wrong = [text for text in dict.fromkeys(tried) if not is_legal(text)]
    answers: list[tuple[int, str, int | None]] = [(decision.seat, rng.choice(wrong), None) for _ in range(8)]
    answers.append((decision.seat, decision.legal[0].text, decision.number - 1))
    answers += [(other, decision.legal[0].text, None) for other in (-1, spot.game.table.players)]
    before = spot.game.save()
    for seat, text, number in answers:
        twin = spot.game.clone()
        failed = f"{text!r} of seat {seat} should be refused"
        findings += bench.tried("refusals", failed, spot, partial(_why_accepted, twin, seat, text, number, before))
    return findings


def _why_accepted(twin: Game, seat: int, text: str, number: int | None, before: bytes) -> str:
    try:
        twin.submit(seat, text, number)
    except IllegalChoice:
        return "" if twin.save() == before else f"{text!r} of seat {seat} was refused, but the game has changed"
    return f"{text!r} of seat {seat} is not listed, but was accepted"
