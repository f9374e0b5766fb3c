"""Checks on secrets: changes of hidden information change nothing that a seat sees, hears or may choose."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Mapping

from starcup.kernel.chance import Rng
from starcup.kernel.errors import IllegalChoice, JournalError, StarcupError
from starcup.kernel.game import Game
from starcup.kernel.journal import Entry
from starcup.kernel.steps import Decision
from starcup.kernel.table import Scripted, Table
from starcup.plugins.extension_state import SeatStates, TableStates
from starcup.roll._rules.ruleset import RollGame
from starcup.roll._rules.sampling import roll_anew
from starcup.roll._rules.scoring import score
from starcup.roll._rules.table import RollTable
from starcup.roll.testing.packs.bench import PackBench
from starcup.testing.bench import differences
from starcup.testing.findings import Finding
from starcup.testing.sets import told
from starcup.testing.spelling import expressible
from starcup.testing.walking import Spot

_HIDDEN = (("development_stack", 1), ("world_stack", 1), ("drawn", 0), ("abandoned", 0))
"""Places with others' hidden tiles, and the number of tiles on top that are not hidden."""
_WORD = re.compile(r"[^ >.@]+")
STRANGE, EACH = 4, 3
"""The number of kinds of others' choices whose refusals are compared in two worlds, and of choices of each kind."""
Mixing = Mapping[int, int]


def hidden_tiles(table: RollTable, viewer: int) -> set[int]:
    """Return the tiles that are hidden from ``viewer``."""
    found = set(table.bag)
    for number, seat in enumerate(table.seats):
        if number != viewer:
            for name, shown in _HIDDEN:
                found.update(getattr(seat, name)[shown:])
    return found


def mixed(tiles: Iterable[int], rng: Rng) -> Mixing:
    """Return a random exchange of these tiles."""
    places = sorted(tiles)
    return dict(zip(places, rng.shuffled(places), strict=True))


def change(table: RollTable, viewer: int, mixing: Mixing, rng: Rng, *, sheets: bool) -> None:
    """Put hidden tiles in other places, and draw the hidden state of extensions and the generator's state anew.

    With ``sheets`` dice behind other screens are rolled anew, too.
    """
    _change_states(table, viewer, rng)
    for number, seat in enumerate(table.seats):
        for name, _ in _HIDDEN:
            setattr(seat, name, tuple(mixing.get(tile, tile) for tile in getattr(seat, name)))
        if seat.draft:
            seat.draft = tuple(tuple(mixing.get(tile, tile) for tile in stack) for stack in seat.draft)
        if sheets and number != viewer and seat.behind_screen:
            roll_anew(table.rules, seat, rng)
    table.bag = tuple(sorted(mixing.get(tile, tile) for tile in table.bag))
    table.streams = [state ^ 2 for state in table.streams]
    table.seed += 1


def _change_states(table: RollTable, viewer: int, rng: Rng) -> None:
    """Let extensions draw their hidden state anew, as for sampled worlds; no tile may come or go."""
    extensions = table.rules.extensions
    view = table.ruleset.view(table, viewer)
    of_table, of_seats = table.states, [seat.states for seat in table.seats]
    held = [tile for hook in extensions.held_tiles for tile in hook(table)]
    try:
        table.states = TableStates(extensions.sampled_table_states(view, rng))
        for number, seat in enumerate(table.seats):
            seat.states = SeatStates(extensions.sampled_seat_states(view, number, rng))
        if sorted(held) == sorted(tile for hook in extensions.held_tiles for tile in hook(table)):
            return
    except Exception:  # check_worlds reports it
        pass
    table.states = of_table
    for seat, states in zip(table.seats, of_seats, strict=True):
        seat.states = states


def check_hidden(bench: PackBench) -> list[Finding]:
    """Change everything that a seat may not know: all that it sees, hears, is asked and is refused stays as it is.

    Its view, all scores, the events, the question, the choices, and the reasons against other choices are
    compared. The bag, the lower tiles of others' stacks, tiles that others have drawn and abandoned, others' sheets,
    and the generator are changed; first at once, then before a choice that is made in both worlds
    with the same dice. Only information that the choice shows to everyone may then differ.
    """
    findings = []
    for spot, rng in bench.sample(8, games=4, tables=22, purpose="hidden", at_work=True):
        for viewer in range(spot.game.table.players):
            bench.watch.forget()
            what = _seen_at_once(bench, spot, viewer, rng) or _seen_after(bench, spot, viewer, rng)
            if what:
                findings.append(bench.finding("hidden", f"seat {viewer} {what}", spot))
    return findings


def _shows(bench: PackBench, spot: Spot, game: RollGame) -> RollGame | None:
    """Return a game after the choice of a spot; None if it fails, or shows on purpose (``table.revealed()``)."""
    from unittest.mock import patch  # slow to import

    shown: list[Table] = []
    revealed = Table.revealed

    def noted(table: Table) -> None:
        shown.append(table)
        revealed(table)

    with patch.object(Table, "revealed", noted):
        after = _after(bench, game, spot, spot.choice.text)
    return None if shown else after


def check_undo_shows(bench: PackBench) -> list[Finding]:
    """A choice that may be taken back has shown nobody anything: where it did, ``table.revealed()`` was left out."""
    findings = []
    for spot, rng in bench.sample(8, games=2, tables=22, purpose="undo-shows"):
        seat = spot.decision.seat
        real = _after(bench, spot.game.clone(), spot, spot.choice.text)
        if real is None or not real.can_undo(seat):
            continue
        for viewer in range(real.table.players):
            what = _shown(bench, spot, real, viewer, rng)
            if what:
                whom = "" if viewer == seat else f" seat {viewer} learns by it:"
                told = f"seat {seat} may take back {spot.choice.text!r}, but{whom} {what}"
                findings.append(bench.finding("undo-shows", f"{told}; expected table.revealed() or a draw", spot))
    return findings


def _shown(bench: PackBench, spot: Spot, real: RollGame, viewer: int, rng: Rng) -> str:
    """Return the difference that ``viewer`` notices after a choice in tiles that were hidden from it; empty if none."""
    mixing = mixed(hidden_tiles(spot.game.table, viewer), rng)
    bench.watch.forget()
    twin = _other_world(bench, spot, viewer, mixing, rng, [])
    if twin is None:
        return ""
    text = spot.choice.text if viewer == spot.decision.seat else _translated(bench, spot.choice.text, mixing)
    twin = _after(bench, twin, spot, text)
    return "" if twin is None else _difference(real, twin, viewer)


def _seen_at_once(bench: PackBench, spot: Spot, viewer: int, rng: Rng) -> str:
    twin = spot.game.clone()
    change(twin.table, viewer, mixed(hidden_tiles(twin.table, viewer), rng), rng, sheets=True)
    if twin.view(viewer) != spot.game.view(viewer):
        return f"sees what it may not know: {differences(spot.game.view(viewer), twin.view(viewer))}"
    if what := _score_difference(spot.game, twin):
        return f"sees {what}"
    mine = spot.game.decision(viewer)
    if mine is not None:
        if what := _refusal_difference(bench, spot, twin, mine, rng):
            return what
        try:
            there = [*told(mine.step.run(twin.table) or ()), *told(mine.step.allowed(twin.table))]
        except Exception as error:
            return f"is asked {mine.kind!r}; with other tiles hidden that raises {bench.told(error)}"
        here = [*told(mine.legal), *told(mine.step.allowed(spot.game.table))]
        if here != there:
            odd = ", ".join(sorted(set(here) ^ set(there))[:4]) or "their order"
            return f"may choose otherwise ({mine.kind!r}) when only what it may not know is changed: {odd}"
    return ""


def _seen_after(bench: PackBench, spot: Spot, viewer: int, rng: Rng) -> str:
    """Return the difference that ``viewer`` notices in tiles hidden before and after a choice; empty if none."""
    game, seat = spot.game, spot.decision.seat
    real = _shows(bench, spot, game.clone())
    if real is None:
        return ""
    draws: list[Entry] = [entry for entry in real.journal[_chance_before(game) :] if isinstance(entry[0], str)]
    own_draws = {value for kind, value in draws if str(kind).split(" ")[0] not in _DRAWS_OF_THE_RULES}
    still = hidden_tiles(game.table, viewer) & hidden_tiles(real.table, viewer)
    mixing = mixed(still - {value for value in own_draws if isinstance(value, int)}, rng)
    twin = _other_world(bench, spot, viewer, mixing, rng, draws)
    if twin is None:
        return ""
    text = spot.choice.text if seat == viewer else _translated(bench, spot.choice.text, mixing)
    twin = _after(bench, twin, spot, text)
    if twin is None:
        return ""
    difference = _difference(real, twin, viewer)
    return f"learns what it may not know by {spot.choice.text!r} of seat {seat}: {difference}" if difference else ""


_DRAWS_OF_THE_RULES = ("roll", "spare", "tile", "faction", "home")


def _chance_before(game: RollGame) -> int:
    """Return the number of journal entries that stay the same whatever seats that answer at once will answer."""
    return len(game.journal) - sum(map(len, game.table.journal.lanes or ()))


def _after(bench: PackBench, game: RollGame, spot: Spot, text: str) -> RollGame | None:
    """Return a game after a choice, with the events that it made; None where the choice is impossible."""
    game.table.log = []
    bench.watch.forget()
    try:
        game.submit(spot.decision.seat, text)
    except (StarcupError, JournalError):
        return None
    return game


def _other_world(
    bench: PackBench, spot: Spot, viewer: int, mixing: Mixing, rng: Rng, draws: list[Entry]
) -> RollGame | None:
    table = spot.game.table.clone()
    change(table, viewer, mixing, rng, sheets=False)
    try:
        twin: RollGame = Game.load(bench.rules, bench.rules.encode(table))
    except Exception:  # check_saves reports it
        return None
    twin.table.script = deque(_scripted(draws, mixing)) or None
    return twin


def _scripted(entries: Iterable[Entry], mixing: Mixing) -> list[Scripted]:
    found: list[Scripted] = []
    for kind, value in entries:
        if isinstance(kind, str) and isinstance(value, int):
            found.append((kind, mixing.get(value, value) if kind.startswith("tile ") else value, 0))
    return found


def _translated(bench: PackBench, text: str, mixing: Mixing) -> str:
    """Return a seat's choice under the names that its tiles have in the changed game."""
    index, faces = bench.rules.face_index, bench.rules.faces

    def other(found: re.Match[str]) -> str:
        face = index.get(found[0])
        if face is None or face // 2 not in mixing:
            return found[0]
        return faces[2 * mixing[face // 2] + face % 2].key

    return _WORD.sub(other, text)


def _difference(real: RollGame, twin: RollGame, viewer: int) -> str:
    """Return the difference between two games for one seat; empty if there is none."""
    heard, other = real.events(viewer), twin.events(viewer)
    for one, two in zip(heard, other, strict=False):
        if one != two:
            return f"it hears {one}, or {two} where only what it may not know is otherwise"
    if len(heard) != len(other):
        longer = max(heard, other, key=len)
        return f"it hears {longer[min(len(heard), len(other))]}, or not where only what it may not know is otherwise"
    if real.view(viewer) != twin.view(viewer):
        return f"its view differs: {differences(real.view(viewer), twin.view(viewer))}"
    if what := _score_difference(real, twin):
        return what
    if _question(real, viewer) != _question(twin, viewer):
        return f"it is asked {_question(real, viewer)!r} or {_question(twin, viewer)!r}"
    here, there = _texts(real.decision(viewer)), _texts(twin.decision(viewer))
    if here != there:
        return f"it may choose otherwise: {', '.join(sorted(set(here) ^ set(there))[:4]) or 'in another order'}"
    return ""


def _question(game: RollGame, viewer: int) -> str:
    decision = game.decision(viewer)
    return "" if decision is None else decision.question


def _score_difference(real: RollGame, twin: RollGame) -> str:
    """Return the difference in the current public scores; those of extensions may be secret until the end."""
    for seat in range(real.table.players):
        try:
            one, two = score(real.table, seat), score(twin.table, seat)
        except Exception:  # check_play reports it
            return ""
        for (key, here), (_, there) in zip(one.bonuses, two.bonuses, strict=False):
            if here != there:
                whom = f"{key!r} of seat {seat}"
                return f"scores that tell what it may not know: {whom} counts {here} VP, or {there} where that differs"
    return ""


def _refusal_difference(bench: PackBench, spot: Spot, twin: RollGame, mine: Decision, rng: Rng) -> str:
    """Return the difference between two games in the refusals of choices that are not listed, above all the pack's."""
    own, kinds = bench.own_choices(), bench.rules.choice_kinds
    strange = [kinds[rng.below(len(kinds))] for _ in range(STRANGE)]
    tried = expressible(bench.words(spot, rng), [*own, *strange], rng, [spot.choice], EACH)
    for text in dict.fromkeys(tried):
        try:
            here, there = spot.game.why(mine.seat, text), twin.why(mine.seat, text)
        except Exception:  # check_refusals reports it
            continue
        if _told(here) != _told(there):
            return f"is refused {text!r} with {_told(here)}, or {_told(there)} where what it may not know is changed"
    return ""


def _told(refusal: IllegalChoice | None) -> str:
    return "no refusal" if refusal is None else f"{refusal.code}: {refusal}"


def _texts(decision: Decision | None) -> list[str]:
    return told(decision.legal) if decision else []
