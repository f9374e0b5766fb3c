"""Checks on choices: offers are accepted, everything else is refused with reasons, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from starcup.kernel.chance import Rng
from starcup.kernel.choices import Choice
from starcup.kernel.errors import EngineError, IllegalChoice, StarcupError
from starcup.kernel.game import Game
from starcup.kernel.picks import Picks
from starcup.kernel.steps import Decision, find_in
from starcup.testing import sets
from starcup.testing.bench import WALKED, Bench, some
from starcup.testing.findings import Finding
from starcup.testing.sets import otherwise, spread
from starcup.testing.spelling import expressible
from starcup.testing.walking import Spot

ENOUGH = 3
NONSENSE = ("", "fly me to the moon", "ready ready", "{power}", "use nobody")


def check_legal(bench: Bench) -> list[Finding]:
    """Every choice that is listed is accepted, of sets some, their items in any order."""
    findings = []
    for spot, rng in bench.sample(12, games=2, tables=22, purpose="legal"):
        legal = spot.decision.legal
        for choice in some(legal, rng):
            bench.forget()
            try:
                twin = _taken(spot, choice.text)
                if isinstance(legal, Picks) and twin.save() != _taken(spot, otherwise(legal, choice, rng)).save():
                    what = f"{choice.text!r} comes out otherwise when its items are named in another order"
                    findings.append(bench.finding("legal", what, spot))
            except Exception as error:  # a power may raise anything
                what = f"{choice.text!r} is listed as legal, but taking it failed: {type(error).__name__}: {error}"
                findings.append(bench.finding("legal", what, spot))
    return findings


def check_sets(bench: Bench) -> list[Finding]:
    """A question that is answered by a set finds each of its answers by number, by text and by its items."""
    findings = []
    for spot, rng in bench.sample(8, games=2, tables=22, purpose="sets"):
        if spot.decision.answers is not None:
            bench.forget()
            try:
                sets.check_sets(spot.decision.answers, rng)
            except Exception as error:  # the code that makes the choices may raise anything
                what = str(error) if isinstance(error, EngineError) else f"{type(error).__name__}: {error}"
                findings.append(bench.finding("sets", f"{spot.decision.kind!r}: {what}", spot))
    return findings


def check_orders(bench: Bench) -> list[Finding]:
    """Choices that a step allows in another order are accepted, too, and can be taken back like the rest."""
    findings = []
    for spot, rng in bench.sample(8, games=2, tables=22, purpose="orders"):
        bench.forget()
        further = spread(spot.decision.step.allowed(spot.game.table), WALKED)
        faulty = (_further(spot, choice) for choice in rng.shuffled(further)[:ENOUGH])
        findings += [bench.finding("orders", fault, spot) for fault in faulty if fault]
    return findings


def _further(spot: Spot, choice: Choice) -> str:
    """Return the fault of a choice that a step allows besides those that it lists; empty if there is none."""
    seat = spot.decision.seat
    if choice in spot.decision.legal:
        return f"{choice.text!r} is allowed besides, but it is listed already"
    if (why := spot.game.why(seat, choice.text)) is not None:
        return f"{choice.text!r} is allowed besides, but why() says {why}"
    try:
        twin = _taken(spot, choice.text)
        if wrong := twin.ruleset.faults(twin.table):
            return f"{choice.text!r} is allowed besides; after it, {'; '.join(wrong)}"
        if twin.can_undo(seat):
            twin.undo(seat)
            if twin.save(numbered=False) != spot.game.save(numbered=False):
                return f"{choice.text!r} is allowed besides, but can't be taken back whole"
    except Exception as error:  # a power may raise anything
        return f"{choice.text!r} is allowed besides, but taking it failed: {type(error).__name__}: {error}"
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
        seen.update((one.text, one) for decision in spot.game.waiting() for one in some(decision.legal, rng))
        kinds = bench.ruleset.choice_kinds
        tried = [*expressible(bench.words(spot, rng), kinds, rng, list(seen.values()), 60 if own else 40), *NONSENSE]
        tried += [text for text, choice in seen.items() if type(choice) in own]
        findings += _refused(bench, spot, tried)
        findings += _submitted(bench, spot, rng, tried)
    return findings


def _refused(bench: Bench, spot: Spot, tried: list[str]) -> list[Finding]:
    """Ask for the reason against every text, and check that the game is the same afterwards."""
    game, seat = spot.game, spot.decision.seat
    is_legal = accepted(game, spot.decision)
    before, text = game.save(), game.journal_text()
    findings: list[Finding] = []
    for one in dict.fromkeys(tried):
        if len(findings) == ENOUGH:
            break
        bench.forget()
        fault = ""
        try:
            why = game.why(seat, one)
            if (why is None) != is_legal(one):
                fault = f"{one!r} is {'listed' if is_legal(one) else 'not listed'}, but why() says {why}"
            elif why is not None and not (why.code and why.message):
                fault = f"{one!r} is refused without a code and a sentence"
        except Exception as error:  # ``refuse`` of a step may raise anything
            fault = f"asked why {one!r} is refused: {type(error).__name__}: {error}"
        if fault:
            findings.append(bench.finding("refusals", f"{fault} ({spot.decision.kind!r})", spot))
    if (game.save(), game.journal_text()) != (before, text):
        findings.append(bench.finding("refusals", "asking why choices are refused changed the game", spot))
    return findings


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
        fault = _why_accepted(twin, seat, text, number)
        if not fault and twin.save() != before:
            fault = f"{text!r} of seat {seat} was refused, but the game has changed"
        if fault:
            findings.append(bench.finding("refusals", fault, spot))
    return findings


def _why_accepted(twin: Game, seat: int, text: str, number: int | None) -> str:
    try:
        twin.submit(seat, text, number)
    except IllegalChoice:
        return ""
    except (EngineError, StarcupError) as error:
        return f"{text!r} of seat {seat} should be refused, but {type(error).__name__}: {error}"
    except Exception as error:
        return f"refusing {text!r} of seat {seat} raised {type(error).__name__}: {error}"
    return f"{text!r} of seat {seat} is not listed, but was accepted"
