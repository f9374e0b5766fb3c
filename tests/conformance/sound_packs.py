"""Sound packs of unusual kinds: none of them has a fault, and nothing of them may be called one."""

# A fault a line, however long.
# ruff: noqa: E501

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.conformance.careless import ASKS, ENDS, HEAD, NOTHING, PAYS, SCORES
from tests.conformance.packs import TILE, write_pack

REPLACES = '\n[replaces]\npowers = ["space_piracy"]\n'
RESULT = "\n\n@cache\ndef _half(cost: int) -> int:\n    return cost // 2\n"
BUYS = """
from attrs import frozen

from starcup.roll import Face, RollTable, table_of
from starcup.packed import PowerChoice, hookimpl


@frozen(eq=False)
class Buy(PowerChoice):
    pattern = "acquire {power}"

    def play(self, table: object, seat: int) -> None:
        table_of(table).add_to_tally(seat, "planted")
        table_of(table).pay_credits(seat, 9)
        table_of(table).gain_chips(seat, 1, "planted")


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    if table.tally(seat, "planted") or table.seats[seat].credits < 9:
        return ()
    return (Buy("planted"),)
"""
HOMES = """
[[home_world]]
id = "n1"
squares = 1
key = "new_home"
name = "New Home"
cost = 1
colour = "genes"
grants = [{ dice = 1, colour = "genes", to = "good" }]
"""

SOUND: Mapping[str, Mapping[str, object]] = {
    "replaces_by_code": {
        "modules": {"space_piracy": HEAD + PAYS + "    return 1\n"}, "tiles": "", "manifest": REPLACES
    },
    "replaces_by_data": {
        "tiles": "", "manifest": REPLACES, "files": {"powers/space_piracy.toml": "[power]\ncredits_at_end = 2\n"}
    },
    "replaces_with_a_text": {
        "modules": {"space_piracy": HEAD + PAYS + "    return 1\n"}, "tiles": "", "manifest": REPLACES,
        "files": {"powers/space_piracy.toml": 'text = "$1 at the end of Ship."\n'},
    },
    "three_players": {"modules": {"planted": ASKS.replace("    table.push", "    if table.players >= 3:\n        table.push")}},
    "five_players": {"modules": {"planted": ASKS.replace("    table.push", "    if table.players == 5:\n        table.push")}},
    "two_players": {"modules": {"planted": ASKS.replace("    table.push", "    if table.players == 2:\n        table.push")}},
    "late": {"modules": {"planted": ASKS.replace("    table.push", "    if table.round > 12:\n        table.push")}},
    "texts_only": {"tiles": "", "files": {"texts.toml": '[space_piracy]\ntext = "Pirates pay."\n'}},
    "leaves_tiles_out": {"tiles": "", "manifest": '\n[leaves_out]\ntiles = ["t01", "t02"]\n'},
    "leaves_a_power_out": {"tiles": "", "manifest": '\n[leaves_out]\npowers = ["space_piracy"]\n'},
    "homes_only": {"tiles": "", "files": {"home_worlds.toml": HOMES}},
    "no_power": {},
    "remembers_results": {"modules": {"planted": HEAD + "from functools import cache\n" + RESULT + SCORES + "    return sum(_half(face.cost) for face in table.tableau(seat)) % 3\n"}},
    "remembers_in_a_table": {"modules": {"planted": HEAD + "\nKNOWN: dict[int, int] = {}\n" + SCORES + "    return KNOWN.setdefault(table.seats[seat].squares, table.seats[seat].squares % 3)\n"}},
    "imports_late": {"modules": {"planted": HEAD + PAYS + "    import colorsys\n    from fractions import Fraction\n\n    return int(Fraction(1, 2) * 2) + 0 * len(colorsys.__name__)\n"}},
    "imports_what_it_does_not_use": {"modules": {"planted": HEAD + "import os\nimport random\nimport time\nfrom pathlib import Path\n" + NOTHING}},
    "logs_for_its_author": {"modules": {"planted": HEAD + "import logging\n\nLOG = logging.getLogger(__name__)\n" + ENDS + "    LOG.debug('seat %s', seat)\n"}},
    "shares_code": {
        "modules": {"_shared": "from dataclasses import dataclass\n\n\n@dataclass(frozen=True)\nclass Pay:\n    much: int\n", "planted": HEAD + "from ._shared import Pay\n\nPAY = Pay(1)\n" + PAYS + "    return PAY.much\n"}
    },
    "scores_what_is_open": {"modules": {"planted": HEAD + SCORES + "    return len(table.seats[seat].development_stack) + len(table.bag) % 2 + table.seats[seat].credits // 5\n"}},
    "costs_nine": {"modules": {"planted": BUYS}},
    "refuses_by_what_is_known": {"modules": {"planted": ASKS.replace('"nod or shake first."', "f'{len(table.bag)} tiles in the bag, you hold {len(table.seats[self.seat].development_stack)}.'")}},
}  # fmt: skip


def write_sound(folder: Path, name: str) -> Path:
    """Write one of these packs; its folder."""
    return write_pack(folder, **{"tiles": TILE, **SOUND[name]})  # type: ignore[arg-type]
