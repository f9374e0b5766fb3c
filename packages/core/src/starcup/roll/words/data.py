"""The table of Roll as plain data: stable keys, names of colours, phases and tiles as in choices."""

from __future__ import annotations

from collections.abc import Sequence

from starcup.roll import Face, RollTable, RollView
from starcup.roll.dice import Dice

Data = dict[str, object]


def board_data(table: RollTable, views: Sequence[RollView], players: Sequence[str]) -> Data:
    """Return the table as plain data, each seat seen through its view; unnamed players are ``Seat 0`` and so on."""
    view = views[0]
    names = (*players, *(f"Seat {seat}" for seat in range(len(players), len(views))))
    keys = view.rules.phase_keys
    return {
        "round": view.round,
        "phase": keys[view.phase] if view.phase >= 0 else None,
        "phases": [keys[phase] for phase in view.occurring],
        "pool": view.pool,
        "beyond_pool": view.beyond,
        "bag": len(view.bag),
        "supply": view.dice(view.supply),
        "seats": [_seat(table, one, seat, names[seat]) for seat, one in enumerate(views)],
        "winners": list(view.winners),
    }


def _seat(table: RollTable, view: RollView, number: int, player: str) -> Data:
    seat = view.seats[number]
    faces = zip(view.tableau(number), seat.goods, strict=True)
    return {
        "seat": number,
        "player": player,
        "faction": view.rules.factions[seat.faction].number,
        "credits": seat.credits,
        "chips": seat.chips,
        "squares": seat.squares,
        "vp": view.ruleset.shown_scores(table, view)[number].total,
        "cup": view.dice(seat.cup),
        "citizenry": view.dice(seat.citizenry),
        "behind_screen": view.dice(seat.behind_screen),
        "workers": _columns(view, seat.columns),
        "tableau": [{"key": face.key, "goods": view.dice(goods)} for face, goods in faces],
        "development_stack": _stack(view.developments(number), view.dice(seat.developers)),
        "world_stack": _stack(view.worlds(number), view.dice(seat.settlers)),
    }


def _columns(view: RollView, columns: Sequence[Dice]) -> dict[str, dict[str, int]]:
    return {key: view.dice(dice) for key, dice in zip(view.rules.phase_keys, columns, strict=True) if dice}


def _stack(faces: Sequence[Face | None], dice: dict[str, int]) -> Data:
    return {"tiles": [None if face is None else face.key for face in faces], "dice": dice}
