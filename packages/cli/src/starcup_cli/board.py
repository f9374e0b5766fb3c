"""The table as text, 80 columns wide: what lies where, for the seats whose parts are given."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.roll import Dice, Face, RollTable, RollView, count, final_scores, kinds, score, total
from starcup_cli.names import Names, counted, several, wrap

LABEL = 13
"""Width of the labels in front."""


def board(table: RollTable, views: Sequence[RollView], names: Names) -> list[str]:
    """Everything on the table.

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


def header(view: RollView, names: Names) -> list[str]:
    """Round, phase, pool and bag."""
    rules = view.rules
    where = names.numbered_phase(rules.phase_keys[view.phase]) if view.phase >= 0 else ""
    if view.winners:
        where = "the game is over"
    elif not where:
        where = "Assign" if view.at_once and view.round else "Manage Empire" if view.round else "Set-up"
    occurring = ", ".join(rules.phases[phase].numeral for phase in view.occurring)
    chosen = f" | phases of this round: {occurring}" if occurring else ""
    pool = f"VP pool {view.pool} of {rules.numbers.pool_per_player * view.players}"
    beyond = f" (+{view.beyond} beyond it)" if view.beyond else ""
    return [
        f"=== Round {view.round}: {where} ===",
        *wrap(f"{pool}{beyond} | bag {several(len(view.bag), 'tile')}{chosen}"),
    ]


def _seat(table: RollTable, view: RollView, number: int, names: Names) -> list[str]:
    seat, rules = view.seats[number], view.rules
    so_far = score(table, number).total
    squares = f"{seat.squares} of {table.end_squares(number)} squares"
    faction = rules.factions[seat.faction].number
    who = names.seat(number)
    lines = wrap(
        f"## {who}: ${seat.credits} | chips {seat.chips} VP | {so_far} VP so far | {squares} | faction {faction}"
    )
    lines += row("Cup", f"{names.dice(seat.cup)}   Citizenry: {names.dice(seat.citizenry)}")
    if number == view.seat:
        lines += sheet(view, names)
    elif seat.behind_screen:
        lines += row("Screen", f"{names.dice(seat.behind_screen)} rolled, hidden")
    workers = columns(seat.columns, names)
    if workers:
        lines += row("Workers", workers)
    faces = list(zip(view.tableau(number), seat.goods, strict=True))
    lines += row("Worlds", "; ".join(_world(face, goods, names) for face, goods in faces if face.is_world) or "-")
    developments = "; ".join(_development(face, names) for face, _ in faces if not face.is_world)
    lines += row("Powers", developments or "-")
    lines += row("Develop", _stack(view, number, view.developments(number), seat.developers, names))
    lines += row("Settle", _stack(view, number, view.worlds(number), seat.settlers, names))
    if number == view.seat and seat.drawn:
        tiles = [rules.tiles[tile] for tile in seat.drawn if tile is not None]
        lines += row("Drawn", "; ".join(f"{tile.development.name} / {tile.world.name}" for tile in tiles))
    return lines


def row(label: str, text: str) -> list[str]:
    """A labelled entry, wrapped."""
    return wrap(f"{label:<{LABEL - 2}}{text}", "  ", " " * LABEL)


def columns(dice: Sequence[Dice], names: Names) -> str:
    """The columns that are not empty."""
    phases = names.rules.phases
    return "; ".join(f"{phase.name}: {names.dice(lying)}" for phase, lying in zip(phases, dice, strict=True) if lying)


def sheet(view: RollView, names: Names) -> list[str]:
    """What lies behind the viewer's screen during Assign."""
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
    lying = f", good: {names.dice(goods)}" if goods else ""
    return f"{face.name} ({face.cost} {face.colour.name}{lying})"


def _development(face: Face, names: Names) -> str:
    numerals = {phase.key: phase.numeral for phase in names.rules.phases}
    where = ", ".join(numerals.get(key, names.phase(key).capitalize()) for key in face.phases)
    return f"{face.name} ({face.cost}{'+' if face.plus else ''}{' ' + where if where else ''})"


def _stack(view: RollView, seat: int, stack: Sequence[Face | None], lying: Dice, names: Names) -> str:
    if not stack:
        return "nothing to build"
    top, below = stack[0], stack[1:]
    assert top is not None  # the top tile is open to all
    needed = view.cost(seat, top)
    printed = "" if needed == top.cost else f", printed {top.cost}"
    on_it = f", on it: {names.dice(lying)}" if lying else ""
    text = f"{top.name} (needs {total(lying)}/{needed}{printed}{on_it})"
    known = [face for face in below if face is not None]
    if known:
        text += f"; then {', '.join(f'{face.name} ({view.cost(seat, face)})' for face in known)}"
    elif below:
        text += f"; then {several(len(below), 'hidden tile')}"
    return text


def status(view: RollView, names: Names) -> list[str]:
    """The viewer's own position in a line or two, for questions between two boards."""
    me, rules = view.me, view.rules
    parts = [
        f"${me.credits}",
        f"{me.chips} VP in chips",
        f"{me.squares}/{rules.powers_of(me.tableau).end_squares} squares",
    ]
    if view.phase >= 0 and me.columns[view.phase]:
        worker = rules.phases[view.phase].worker
        parts.append(f"{worker}s: {names.dice(me.columns[view.phase])}")
    if me.citizenry:
        parts.append(f"Citizenry: {names.dice(me.citizenry)}")
    drawn = [rules.tiles[tile] for tile in me.drawn if tile is not None]
    if drawn:
        parts.append("drawn: " + ", ".join(f"{tile.development.name} / {tile.world.name}" for tile in drawn))
    return wrap("You: " + " | ".join(parts), "", "     ")


def final(table: RollTable, names: Names) -> list[str]:
    """The final scores as a table, winners marked."""
    wide = max(len(names.seat(seat)) for seat in range(table.players))
    lines = [f"{'Player':<{wide}}  {'chips':>5}  {'tiles':>5}  {'bonus':>5}  {'total':>5}  {'tie-break':>9}"]
    for one in final_scores(table):
        bonus = sum(points for _, points in (*one.bonuses, *one.lines))
        won = "  winner" if one.seat in table.winners else ""
        lines.append(
            f"{names.seat(one.seat):<{wide}}  {one.chips:>5}  {one.tiles:>5}  {bonus:>5}  {one.total:>5}"
            f"  {one.tie_break:>9}{won}"
        )
    for one in final_scores(table):
        named = [*((names.thing(key), points) for key, points in one.bonuses), *one.lines]
        bonuses = ", ".join(f"{name} {points}" for name, points in named)
        if bonuses:
            lines += wrap(f"{names.seat(one.seat)}: bonus {bonuses}", "", "  ")
    return lines
