"""The table as text, 80 columns wide, for the seats whose parts are given."""

from __future__ import annotations

from collections.abc import Sequence

from starcup import SeatScore
from starcup.roll import Face, RollTable, RollView
from starcup.roll.dice import Dice, count, kinds, total
from starcup.roll.words.names import Names
from starcup.words import counted, several, wrap

LABEL = 16
"""The width of the labels at the beginning of lines."""
NOTHING = "nothing to build"


def board(table: RollTable, views: Sequence[RollView], names: Names) -> list[str]:
    """Return everything on the table as lines.

    Args:
        table: the table.
        views: for each seat the view through which it is seen: always the viewer's own, or each seat's own for a
            referee.
        names: how things are called.
    """
    lines = header(views[0], names)
    for seat, view in enumerate(views):
        lines += ["", *_seat(table, view, seat, names)]
    return lines


def overview(table: RollTable, view: RollView, names: Names) -> list[str]:
    """Return the table as one seat needs it, on a small screen: the others in short, the own part whole and last."""
    lines = header(view, names)
    for other in range(view.players):
        if other != view.seat:
            lines += _in_short(table, view, other, names)
    return [*lines, "", *_seat(table, view, view.seat, names, full=False)]


def _in_short(table: RollTable, view: RollView, number: int, names: Names) -> list[str]:
    """Return another seat in two or three lines."""
    seat = view.seats[number]
    dice = total(seat.cup) + total(seat.behind_screen) + sum(map(total, seat.columns))
    goods = sum(map(total, seat.goods))
    has = [several(dice, "die", "dice")] + ([several(goods, "good")] if goods else [])
    building = [
        _stack(view, number, view.developments(number)[:1], seat.developers, names),
        _stack(view, number, view.worlds(number)[:1], seat.settlers, names),
    ]
    waiting = "; ".join(text for text in building if text != NOTHING)
    lines = wrap(f"## {_standing(table, view, number, names)} | {' | '.join(has)}", "", "   ")
    return [*lines, *(row("Building", waiting) if waiting else [])]


def _standing(table: RollTable, view: RollView, number: int, names: Names) -> str:
    seat = view.seats[number]
    squares = f"{seat.squares} of {view.known_table().end_squares(number)} squares"
    total = view.ruleset.shown_scores(table, view)[number].total
    points = f"{total} VP so far ({seat.chips} in chips)"
    return f"{names.seat(number)}: ${seat.credits} | {points} | {squares}"


def header(view: RollView, names: Names) -> list[str]:
    """Return round, phase, pool and bag as lines."""
    rules = view.rules
    where = names.numbered_phase(rules.phase_keys[view.phase]) if view.phase >= 0 else ""
    if view.winners:
        where = "the game is over"
    elif not where:
        where = "Assign" if view.at_once and view.round else "Manage Empire" if view.round else "Set-up"
    occurring = ", ".join(rules.phases[phase].numeral for phase in view.occurring)
    chosen = f" | phases of this round: {occurring}" if occurring else ""
    pool = f"VP chips left: {view.pool} of {rules.numbers.pool_per_player * view.players}"
    beyond = f" (+{view.beyond} beyond them)" if view.beyond else ""
    return [
        f"=== Round {view.round}: {where} ===",
        *wrap(f"{pool}{beyond} | tiles in the bag: {len(view.bag)}{chosen}"),
    ]


def _seat(table: RollTable, view: RollView, number: int, names: Names, full: bool = True) -> list[str]:
    """Return one seat's part; if not ``full``, without empty places."""
    seat, rules = view.seats[number], view.rules
    lines = wrap(f"## {_standing(table, view, number, names)}", "", "   ")
    if full or seat.cup:
        lines += row("Cup", f"{names.dice(seat.cup)}   Citizenry: {names.dice(seat.citizenry)}")
    elif seat.citizenry:
        lines += row("Citizenry", names.dice(seat.citizenry))
    if number == view.seat:
        lines += sheet(view, names)
    elif seat.behind_screen:
        lines += row("Screen", f"{names.dice(seat.behind_screen)} rolled, hidden")
    workers = columns(seat.columns, names)
    if workers:
        lines += row("Workers", workers)
    faces = list(zip(view.tableau(number), seat.goods, strict=True))
    worlds = "; ".join(_world(face, goods, names) for face, goods in faces if face.is_world)
    developments = "; ".join(_development(face, names) for face, _ in faces if not face.is_world)
    for label, text in (
        ("Worlds", worlds or "-"),
        ("Developments", developments or "-"),
        ("To develop", _stack(view, number, view.developments(number), seat.developers, names)),
        ("To settle", _stack(view, number, view.worlds(number), seat.settlers, names)),
    ):
        if full or text not in ("-", NOTHING):
            lines += row(label, text)
    if number == view.seat and seat.drawn:
        tiles = [rules.tiles[tile] for tile in seat.drawn if tile is not None]
        lines += row("Drawn", "; ".join(f"{tile.development.name} / {tile.world.name}" for tile in tiles))
    return lines


def row(label: str, text: str) -> list[str]:
    """Return a labelled entry, wrapped."""
    return wrap(f"{label:<{LABEL - 2}}{text}", "  ", " " * LABEL)


def columns(dice: Sequence[Dice], names: Names) -> str:
    """Return the columns that are not empty."""
    phases = names.rules.phases
    return "; ".join(f"{phase.name}: {names.dice(lying)}" for phase, lying in zip(phases, dice, strict=True) if lying)


def sheet(view: RollView, names: Names) -> list[str]:
    """Return the dice behind the viewer's screen during Assign."""
    me, rules = view.me, view.rules
    if me.sheet_columns is None or not me.behind_screen:
        return []
    parts = []
    if me.sheet_selected is not None and me.sheet_selected >= 0 and me.sheet_selector is not None:
        parts.append(f"{rules.phases[me.sheet_selected].name} selected with {rules.workers[me.sheet_selector].name}")
    parts += [text for text in [columns(me.sheet_columns, names)] if text]
    if me.sheet_loose:
        loose = (rules.loose[kind] for kind in kinds(me.sheet_loose) for _ in range(count(me.sheet_loose, kind)))
        shown = counted(names.shown(f"{rules.dice[one.colour].key}.{one.face}") for one in loose)
        parts.append(f"to be assigned: {shown}")
    if me.sheet_dictated:
        parts.append(f"Dictate: {names.dice(me.sheet_dictated)}")
    return row("Your dice", "; ".join(parts))


def _world(face: Face, goods: Dice, names: Names) -> str:
    assert face.colour is not None
    lying = f", {names.dice(goods)} {'good' if total(goods) == 1 else 'goods'} on it" if goods else ""
    return f"{face.name} ({face.colour.name}, {face.cost} VP{lying})"


def _development(face: Face, names: Names) -> str:
    where = " and ".join(names.phase(key).capitalize() for key in face.phases)
    bonus = " and a bonus" if face.plus else ""
    return f"{face.name} ({face.cost} VP{bonus}{f', {where} power' if where else ''})"


def _stack(view: RollView, seat: int, stack: Sequence[Face | None], lying: Dice, names: Names) -> str:
    if not stack:
        return NOTHING
    top, below = stack[0], stack[1:]
    assert top is not None  # the top tile is open to all
    needed = view.cost(seat, top)
    printed = "" if needed == top.cost else f", printed cost {top.cost}"
    text = f"{top.name}: {names.progress(lying, needed)}{printed}"
    known = [face for face in below if face is not None]
    if known:
        needs = (f"{face.name} ({several(view.cost(seat, face), 'die', 'dice')})" for face in known)
        text += f"; then {', '.join(needs)}"
    elif below:
        text += f"; then {several(len(below), 'hidden tile')}"
    return text


def status(view: RollView, names: Names) -> list[str]:
    """Return the viewer's own position in a line or two, for questions between two boards."""
    me, rules = view.me, view.rules
    parts = [
        f"${me.credits}",
        f"{me.chips} VP in chips",
        f"{me.squares} of {rules.powers_of(me.tableau).end_squares} squares",
    ]
    if view.phase >= 0 and me.columns[view.phase]:
        worker = rules.phases[view.phase].worker
        parts.append(f"{worker}s left: {names.dice(me.columns[view.phase])}")
    if me.citizenry:
        parts.append(f"Citizenry: {names.dice(me.citizenry)}")
    return wrap("You: " + " | ".join(parts), "", "     ")


def score_table(scores: Sequence[SeatScore], winners: Sequence[int], names: Names) -> list[str]:
    """Return scores as a table, winners marked."""
    seats = [names.seat(one.seat) for one in scores]
    wide = max(map(len, seats))
    lines = [f"{'Player':<{wide}}  {'chips':>5}  {'tiles':>5}  {'bonus':>5}  {'total':>5}  {'tie-break':>9}"]
    further: list[str] = []
    for one, name in zip(scores, seats, strict=True):
        (_, chips), (_, tiles), *bonuses = one.lines
        bonus = one.total - chips - tiles
        won = "  winner" if one.seat in winners else ""
        lines.append(f"{name:<{wide}}  {chips:>5}  {tiles:>5}  {bonus:>5}  {one.total:>5}  {one.tie_break:>9}{won}")
        if told := ", ".join(f"{source} {points}" for source, points in bonuses):
            further += wrap(f"{name}: bonus {told}", "", "  ")
    return lines + further
