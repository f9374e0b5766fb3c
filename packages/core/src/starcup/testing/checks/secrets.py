"""Checks on secrets: changes of hidden information change nothing that a seat sees, hears or may choose.

The annotations of the table say what a seat may know. Two games that differ only in the rest must look the same to
it; if a choice leaves the differing parts in their places, it must also have heard the same. A game that shows
something on purpose, and hides it again, says so by ``table.revealed()``.
"""

from __future__ import annotations

from collections import Counter

from starcup.kernel.blame import described
from starcup.kernel.chance import Rng
from starcup.kernel.errors import IllegalChoice, StarcupError
from starcup.kernel.game import Game
from starcup.kernel.steps import Decision
from starcup.testing.bench import Bench, differences
from starcup.testing.findings import Finding
from starcup.testing.hiding import hidden_pieces, known, showing
from starcup.testing.sets import offered_texts
from starcup.testing.spelling import expressible
from starcup.testing.walking import Spot

EACH = 3
"""The number of texts of each kind of choice whose refusals are compared in two worlds."""
STRANGE = 4
"""The number of other kinds of choices that are tried beside those of a pack."""
MOST_DRAWS = 200
"""The largest number of draws that are supplied after one choice."""


def check_hidden(bench: Bench) -> list[Finding]:
    """Change everything that a seat may not know: all that it sees, hears, is asked and is refused stays as it is."""
    findings = []
    remember(bench)
    for spot, rng in bench.sample(12, games=4, tables=22, purpose="hidden"):
        for viewer in range(spot.game.table.players):
            bench.forget()
            if what := _to_come(spot.game, viewer) or _hidden(bench, spot, viewer, rng):
                findings.append(bench.finding("hidden", f"seat {viewer} {what}", spot))
    return findings


def remember(bench: Bench) -> None:
    """Let the kit note hidden information in games, if nothing was played yet."""
    if "played" not in bench.results:
        for start in bench.whole_games():
            for spot in bench.walk(start):
                bench.kit.remember(spot.game.table)


def _to_come(game: Game, viewer: int) -> str:
    """Return the difference that a seat sees when the generator's state changes; empty if there is none."""
    twin = game.clone()
    twin.table.streams = [state ^ 2 for state in twin.table.streams]
    twin.table.seed += 1
    what = looks(game, twin, viewer)
    return f"sees what chance will bring: {what}" if what else ""


def _hidden(bench: Bench, spot: Spot, viewer: int, rng: Rng) -> str:
    """Return the hidden information that a seat can notice, at once and through the choice of a spot; empty if none."""
    twin = bench.kit.other_world(spot.game, viewer, rng)
    if twin is None:
        return ""
    real: Game = Game.load(bench.ruleset, spot.game.save(), log=True)
    if what := looks(real, twin, viewer) or _refusals(bench, spot, real, twin, viewer, rng):
        return f"knows what it may not: {what}"
    differing = _differing(real, twin, viewer)
    seat, text = spot.decision.seat, spot.choice.text
    if viewer != seat and _number(real, seat, text) != _number(twin, seat, text):
        return ""  # it names something hidden that lies elsewhere in the twin: another choice
    with showing() as shown:
        try:
            real.submit(seat, text)
            twin.submit(seat, text)
        except (StarcupError, ArithmeticError, LookupError, AssertionError, TypeError, ValueError):
            return ""  # a choice that is impossible there, or an impossible table
    may_go_back = viewer == seat and real.can_undo(seat)  # other seats learn only what this seat shows on purpose
    stays = not shown and any(differing) and _differing(real, twin, viewer) == differing
    stays = stays and _knows_alike(real, twin, viewer)
    if not (may_go_back or stays) or not (what := _sounds(real, twin, viewer) or looks(real, twin, viewer)):
        return ""
    if may_go_back:
        return f"learns by {text!r}, which it may take back: {what}; expected table.revealed() or a draw"
    return f"learns by {text!r} of seat {seat} what stays hidden from it: {what}"


def _number(game: Game, seat: int, text: str) -> int:
    """Return the number of the listed choice of a seat with a text; -1 if none is listed."""
    decision = game.decision(seat)
    choice = None if decision is None else decision.find(text)
    return -1 if decision is None or choice is None else decision.legal.index(choice)


def _differing(real: Game, twin: Game, viewer: int) -> tuple[Counter[object], Counter[object]]:
    """Return the hidden pieces in which two games differ."""
    here, there = hidden_pieces(real.table, viewer), hidden_pieces(twin.table, viewer)
    return here - there, there - here


def _knows_alike(real: Game, twin: Game, viewer: int) -> bool:
    return not differences(known(real.table, viewer), known(twin.table, viewer))


def looks(real: Game, twin: Game, viewer: int) -> str:
    """Return the difference that a seat sees between two games; empty if there is none."""
    if what := differences(real.view(viewer), twin.view(viewer)):
        return f"its view shows {what}"
    here, there = real.decision(viewer), twin.decision(viewer)
    if here is None or there is None:
        return "" if here is there else "it is asked, or not, by what is hidden"
    if (here.kind, here.question) != (there.kind, there.question):
        return f"it is asked {here.kind!r} ({here.question!r}) or {there.kind!r} ({there.question!r})"
    offered, instead = _offered(real, here), _offered(twin, there)
    if offered != instead:
        different = ", ".join(sorted(set(offered) ^ set(instead))[:4])
        return f"it may choose otherwise ({here.kind!r}): {different or 'the order'}"
    return ""


def _offered(game: Game, decision: Decision) -> list[str]:
    """Return the texts of all choices that the step offers on the table as it is now."""
    legal = decision.step.run(game.table) or ()
    return [*offered_texts(legal), *offered_texts(decision.step.allowed(game.table))]


def _sounds(real: Game, twin: Game, viewer: int) -> str:
    """Return the difference that a seat hears between two games; empty if there is none."""
    events, other = real.events(viewer), twin.events(viewer)
    for event, instead in zip(events, other, strict=False):
        if event != instead:
            return f"it hears {event} or {instead}"
    if len(events) != len(other):
        return f"it hears {max(events, other, key=len)[min(len(events), len(other))]}, or not"
    return ""


def _refusals(bench: Bench, spot: Spot, real: Game, twin: Game, viewer: int, rng: Rng) -> str:
    """Return the difference between two games in the refusals of choices that are not listed; empty if none."""
    if real.decision(viewer) is None:
        return ""
    kinds, own = bench.ruleset.choice_kinds, bench.own_choices()
    if own:
        kinds = (*own, *(rng.choice(kinds) for _ in range(STRANGE)))
    for text in dict.fromkeys(expressible(bench.words(spot, rng), kinds, rng, [spot.choice], EACH)):
        try:
            here, there = real.why(viewer, text), twin.why(viewer, text)
            if _are_alike(here, there):
                continue
            refused, instead = _refused(here), _refused(there)
        except Exception:  # the check ``refusals`` reports it
            continue
        if refused != instead:
            return f"it is refused {text!r} with {refused}, or {instead}"
    return ""


def _are_alike(here: IllegalChoice | None, there: IllegalChoice | None) -> bool:
    """Return whether two refusals have the same parts: their English, which takes longer, is then the same as well."""
    if not type(here) is type(there) is IllegalChoice:  # a class of a pack may say something of its own
        return here is there
    return (here.code, here.rule, here.reason) == (there.code, there.rule, there.reason)


def _refused(refusal: IllegalChoice | None) -> str:
    return "no refusal" if refusal is None else f"{refusal.code}: {refusal}"


def check_draws(bench: Bench) -> list[Finding]:
    """A draw that stays hidden from a seat changes nothing that it sees and hears.

    One outcome is changed at the beginning of games, and at sampled choices that lead to draws.
    """
    findings: list[Finding] = []
    for number, start in enumerate(bench.whole_games(len(bench.players))):
        players = bench.players[number % len(bench.players)]
        rng = Rng(bench.seed_of("draws", number))
        for _ in range(10):
            try:
                real, twin = (
                    Game.new(bench.ruleset, players=players, seed=start.seed, outside_chance=True) for _ in "ab"
                )
            except Exception:  # the check ``seats`` reports it
                break
            if what := _drawn(real, twin, rng):
                findings.append(Finding("draws", bench.subject, what, f"{start.label}, before the first question"))
    for spot, rng in bench.sample(15, games=3, tables=22, purpose="draws"):
        bench.forget()
        try:
            real, twin = (_submitted(spot) for _ in "ab")
        except StarcupError:  # the check ``play`` reports it
            continue
        if real.chance is not None and (what := _drawn(real, twin, rng)):
            findings.append(bench.finding("draws", what, spot))
    return findings


def _submitted(spot: Spot) -> Game:
    """Return the game after the choice of a spot, with supplied draws."""
    twin = spot.game.clone(outside_chance=True)
    twin.table.log = []
    twin.submit(spot.decision.seat, spot.choice.text)
    return twin


def _drawn(real: Game, twin: Game, rng: Rng) -> str:
    """Return the difference that a seat notices between two games with different hidden draws; empty if none."""
    with showing() as shown:
        try:
            outcomes = _resolved(real, [], -1, rng)
            if not outcomes:
                return ""
            _resolved(twin, outcomes, rng.below(len(outcomes)), rng)
        except StarcupError:  # the check ``outside`` reports it
            return ""
    if shown:
        return ""
    for viewer in range(real.table.players):
        lacking, further = _differing(real, twin, viewer)
        hides = (lacking or further) and _knows_alike(real, twin, viewer)
        if hides and (what := _sounds(real, twin, viewer) or looks(real, twin, viewer)):
            return f"seat {viewer} learns what is drawn and stays hidden from it: {what}"
    return ""


def _resolved(game: Game, outcomes: list[tuple[str, int]], other: int, rng: Rng) -> list[tuple[str, int]]:
    """Supply outcomes, as they were except for number ``other``, then random ones; return those supplied."""
    supplied: list[tuple[str, int]] = []
    while (node := game.chance) is not None and len(supplied) < MOST_DRAWS:
        number = len(supplied)
        value = rng.choice(node.options)
        if number != other and number < len(outcomes):
            kind, before = outcomes[number]
            if kind == node.kind and before in node.options:
                value = before
        game.resolve(value)
        supplied.append((node.kind, value))
    return supplied


def check_at_once(bench: Bench) -> list[Finding]:
    """While seats answer at once, no other seat sees or hears an answer, and their order makes no difference."""
    findings = []
    for spot, rng in bench.sample(8, games=4, tables=22, purpose="at-once"):
        game, seat = spot.game, spot.decision.seat
        if game.table.lanes is None:
            continue
        try:
            twin = game.clone()
            twin.table.log = []
            before = {viewer: twin.view(viewer) for viewer in range(twin.table.players)}
            lanes = twin.table.lanes
            twin.submit(seat, spot.choice.text)
        except StarcupError:  # the check ``play`` reports it
            continue
        if twin.table.lanes is lanes:  # others have still to answer
            for viewer in range(twin.table.players):
                if viewer != seat and (what := _shown_meanwhile(before[viewer], game, twin, viewer)):
                    learns = f"seat {viewer} learns {spot.choice.text!r} of seat {seat} while all answer at once"
                    findings.append(bench.finding("at-once", f"{learns}: {what}", spot))
        findings += [bench.finding("at-once", what, spot) for what in _in_other_order(spot, rng)]
    return findings


def _shown_meanwhile(before: object, game: Game, twin: Game, viewer: int) -> str:
    """Return the part of an unrevealed answer that another seat notices; empty if there is none."""
    if what := differences(before, twin.view(viewer)):
        return f"its view shows {what}"
    if events := twin.events(viewer):
        return f"it hears {events[0]}"
    here, there = game.decision(viewer), twin.decision(viewer)
    if (here is None) != (there is None):
        return "it is asked, or not"
    if here is not None and there is not None and _offered(game, here) != _offered(twin, there):
        return f"it may choose otherwise ({here.kind!r})"
    return ""


def _in_other_order(spot: Spot, rng: Rng) -> list[str]:
    """Return the differences when two seats that are asked at once answer in the other order."""
    others = [decision for decision in spot.game.waiting() if decision.seat != spot.decision.seat]
    if not others:
        return []
    other = rng.choice(others)
    answers = [(spot.decision.seat, spot.choice.text), (other.seat, rng.choice(other.legal).text)]
    ends = []
    for order in (answers, answers[::-1]):
        twin = spot.game.clone()
        try:
            for seat, text in order:
                twin.submit(seat, text)
        except StarcupError as error:
            return [f"seats that are asked at once can't answer in another order: {described(error)}"]
        ends.append((twin.save(), twin.journal_text()))
    if ends[0] == ends[1]:
        return []
    return [f"{answers[0][1]!r} and {answers[1][1]!r} of two seats that are asked at once come out otherwise in order"]
