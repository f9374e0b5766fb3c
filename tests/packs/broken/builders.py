"""Each broken pack: its files, and the checks that find it out. What is said about it stands in messages.txt.

All of them are the sound pack of :data:`SOUND` but for one thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from attrs import frozen

PLANTED = Path(__file__).parents[2] / "conformance" / "planted"

MANIFEST = 'name = "mine"\ngame = "roll"\n'
TILE = """\
[[tile]]
id = "m01"
development = { key = "mint", name = "Mint", cost = 3, phases = ["ship"] }
world = { key = "slag", name = "Slag", cost = 1, colour = "grey", grants = [{ dice = 1, colour = "home", to = "cup" }] }
"""
SECOND = TILE.replace("mint", "mill").replace("Mint", "Mill").replace("slag", "sand").replace("Slag", "Sand")
TEXT = 'text = "$1 at the end of Ship."\n'
POWER = TEXT + "\n[power]\ncredits_at_end = 1\n"
SOUND: Mapping[str, str | bytes] = {
    "pack.toml": MANIFEST,
    "tiles.toml": TILE,
    "powers/mint.toml": POWER,
}
HEAD = '"""Mint."""\n\nfrom starcup.roll import RollTable\nfrom starcup.packed import hookimpl\n\n\n'


class Link(str):
    """Instead of a file: a link that leads there."""

    __slots__ = ()


@frozen
class Broken:
    """A pack with a fault: what differs from the sound one (None: no such file), and the checks made."""

    name: str
    files: Mapping[str, str | bytes | Link | None]
    checks: tuple[str, ...] = ()
    warning: bool = False

    def write(self, folder: Path) -> Path:
        """Write the pack into a folder of its own."""
        for name, text in {**SOUND, **self.files}.items():
            if text is not None:
                file = folder / "mine" / name
                file.parent.mkdir(parents=True, exist_ok=True)
                if isinstance(text, Link):
                    file.symlink_to(text)
                    continue
                file.write_bytes(text if isinstance(text, bytes) else text.encode())
        return folder / "mine"


def tile(old: str, new: str) -> Mapping[str, str]:
    """The sound tile with something else in it."""
    assert old in TILE
    return {"tiles.toml": TILE.replace(old, new)}


def module(source: str, phases: str = "") -> Mapping[str, str | None]:
    """The power as a module instead of data."""
    files: dict[str, str | None] = {"powers/mint.toml": TEXT, "powers/mint.py": source}
    return {**files, "tiles.toml": TILE.replace('"ship"', phases)} if phases else files


def planted(name: str, phases: str = '"explore", "ship"') -> Mapping[str, str | None]:
    """A power of the conformance kit's own tests."""
    return module((PLANTED / f"{name}.py").read_text(encoding="utf-8"), phases)


def hook(definition: str) -> Mapping[str, str | None]:
    """A module with this hook."""
    return module(f"{HEAD}@hookimpl\n{definition}\n")


PACKS = [
    Broken("misspelt hook", hook("def credits_at_ent(table: RollTable, seat: int) -> int:\n    return 1")),
    Broken("wrong signature", hook("def credits_at_end(table: RollTable) -> int:\n    return 1")),
    Broken("wrong type of an argument", hook("def credits_at_end(table: RollTable, seat: str) -> int:\n    return 1")),
    Broken("no return type", hook("def credits_at_end(table: RollTable, seat: int):\n    return 1")),
    Broken("wrong return value", hook('def goods_capacity(capacity: int) -> int:\n    return "two"')),
    Broken("hook that raises", hook("def goods_capacity(capacity: int) -> int:\n    return 1 // 0")),
    Broken("hook of another phase", hook("def scouted(table: RollTable, seat: int, colour: str) -> None:\n    pass")),
    Broken("no hook", module(HEAD)),
    Broken(
        "wrapper hook",
        module(f"{HEAD}@hookimpl(wrapper=True)\ndef credits_at_end(table: RollTable, seat: int) -> int:\n    yield"),
    ),
    Broken("unknown colour", tile('"grey"', '"gray"')),
    Broken("unknown die", tile('"home"', '"hom"')),
    Broken("cost 0", tile("cost = 3", "cost = 0")),
    Broken("negative cost", tile("cost = 3", "cost = -1")),
    Broken("cost 99", tile("cost = 3", "cost = 99")),
    Broken("duplicate tile", {"tiles.toml": TILE + SECOND}),
    Broken("key of the base pack", tile('"slag"', '"gem_world"')),
    Broken("power without development", {"powers/mnit.toml": "[power]\nbonus = 1\n"}),
    Broken("power twice", {"powers/mint.py": HEAD}),
    Broken("unknown phase", tile('"ship"', '"shop"')),
    Broken("unknown field", tile("cost = 3", "cots = 3")),
    Broken("wrong type", tile("cost = 3", 'cost = "3"')),
    Broken("broken TOML", tile("[[tile]]", "[[tile]")),
    Broken("unknown term", {"powers/mint.toml": "[power]\ncredits_at_end = { each = 'god' }\n"}),
    Broken("not UTF-8", {"tiles.toml": TILE.replace("Slag", "Schl\xe4cke").encode("latin-1")}),
    Broken("no pack.toml", {"pack.toml": None}),
    Broken("no game in pack.toml", {"pack.toml": 'name = "mine"\n'}),
    Broken("bad name", {"pack.toml": MANIFEST.replace("mine", "my mine")}),
    Broken("another game", {"pack.toml": MANIFEST.replace("roll", "chess")}),
    Broken("nested too deep", {"tiles.toml": "x = " + "[" * 3000 + "]" * 3000}),
    Broken("number of 5000 digits", tile("cost = 3", f"cost = {'9' * 5000}")),
    Broken("key of two words", {**tile('"mint"', '"the mint"'), "powers/mint.toml": None}),
    Broken("name that works on the screen", tile('"Mint"', '"Mi\\u001b[31mnt"')),
    Broken("text of a wrong type", {"powers/mint.toml": "text = 'x'\nnotes = 4\n\n[power]\nbonus = 1\n"}),
    Broken(
        "text of a world of a wrong type", {"texts.toml": "[slag]\ntext = 'x'\nnotes = 4\n"}, ("texts",), warning=True
    ),
    Broken("powers in one file", {"powers.toml": "[mint]\ncredits_at_end = 1\n", "powers/mint.toml": TEXT}),
    Broken("term outside its table", {"powers/mint.toml": TEXT + "credits_at_end = 1\n"}),
    Broken("broken rules", {"rules.toml": "[mint\n"}, ("texts",)),
    Broken("message that fails", module("class E(Exception):\n    def __str__(self):\n        raise self\nraise E\n")),
    Broken("missing need", {"pack.toml": MANIFEST + 'needs = ["bsae"]\n'}),
    Broken("need of a later version", {"pack.toml": MANIFEST + 'needs = ["base>=99"]\n'}),
    Broken("need that can't be read", {"pack.toml": MANIFEST + 'needs = ["base, please"]\n'}),
    Broken("pack that needs itself", {"pack.toml": MANIFEST + 'needs = ["mine"]\n'}),
    Broken("conflict", {"pack.toml": MANIFEST + 'conflicts = ["base"]\n'}),
    Broken("exception at import", module('"""Mint."""\n\nraise RuntimeError("no ore")\n')),
    Broken("SystemExit at import", module('"""Mint."""\n\nimport sys\n\nsys.exit("bye")\n')),
    Broken("syntax error", module('"""Mint."""\n\ndef bonus(:\n')),
    Broken("missing import", module("import nowhere_to_be_found\n")),
    Broken(
        "faction number of the base pack",
        {
            "factions.toml": '[[faction]]\nid = "x1"\nnumber = 1\nsquares = 2\nhalves = [\n'
            '  { side = "development", key = "guild", name = "Guild", cost = 0, phases = [] },\n'
            '  { side = "world", key = "rock", name = "Rock", cost = 0, colour = "grey" },\n]\n'
        },
    ),
    Broken("no power for a phase it prints", {"powers/mint.toml": TEXT}, ("data",), warning=True),
    Broken("no text", {"powers/mint.toml": "[power]\nbonus = 1\n"}, ("texts",), warning=True),
    Broken("text of another tile", {"texts.toml": f"[slg]\n{TEXT}"}, ("texts",), warning=True),
    Broken("text of a power elsewhere", {"texts.toml": f"[mint]\n{TEXT}"}, ("texts",), warning=True),
    Broken("endless step", planted("runs_for_ever"), ("play",)),
    Broken("mutation inside a fold", planted("mutates_in_a_sum"), ("play",)),
    Broken("leak through own state", planted("leaks_by_a_tally"), ("hidden",)),
    Broken("negative credits", planted("takes_more_than_there_is"), ("play",)),
]
