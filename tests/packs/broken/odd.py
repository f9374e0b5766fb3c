"""Packs whose data and folders are odd: each is refused where it stands. What is said about it stands in odd.txt."""

# ruff: noqa: E501  a pack stands on a line
from __future__ import annotations

from collections.abc import Mapping

from tests.packs.broken.builders import HEAD, MANIFEST, TILE, Broken, Link, hook, module, tile

DIE = """
[[die]]
key = "void"
name = "Void"
printed = "black"
count = 5
faces = ["explore", "develop", "wild"]
matches = []
"""
WORLD = '\n[[world]]\nkey = "void"\nname = "Void"\ntrade = 3\n'
FLAG = '\n[[flag]]\nkey = "star"\nname = "Star"\n'
COUNTER = '\n[[counter]]\nkey = "robot"\nname = "Robot"\nphases = ["ship"]\nmatches = "none"\n'
HOME = '[[home_world]]\nid = "h50"\nsquares = 1\nkey = "hearth"\nname = "Hearth"\ncost = 1\ncolour = "grey"\n'
FACTION = (
    '[[faction]]\nid = "f50"\nnumber = 50\nsquares = 2\nhalves = [\n'
    '  { side = "world", key = "shoal", name = "Shoal", cost = 0, colour = "grey" },\n'
    '  { side = "world", key = "reef", name = "Reef", cost = 0, colour = "grey" },\n]\n'
)
OTHER = TILE.replace("m01", "m02").replace("mint", "bank").replace("Mint", "Bank")
OTHER = OTHER.replace("slag", "dust").replace("Slag", "Dust")
IMPORT = "from starcup.roll import Face, RollTable\nfrom starcup.packed import hookimpl\n"
EARLY = "@hookimpl\ndef trade_credits(world: Face) -> int:\n    return None\n"
LATE = "@hookimpl\ndef consume_chips(world: Face) -> int:\n    return 1 // 0\n"

Files = Mapping[str, str | bytes | Link | None]


def key(new: str) -> Files:
    """The development under another key; nothing else names it."""
    return {**tile('"mint"', new), "powers/mint.toml": None}


def colours(text: str, old: str = "", new: str = "") -> Files:
    """A colour, flag or counter of the pack's own, with something else in it."""
    assert old in text
    return {"colours.toml": text.replace(old, new) if old else text}


def grant(new: str) -> Files:
    """The world with another grant."""
    return tile('{ dice = 1, colour = "home", to = "cup" }', new)


def home(old: str, new: str) -> Files:
    """A home world with something else in it."""
    assert old in HOME
    return {"home_worlds.toml": HOME.replace(old, new)}


def faction(old: str, new: str) -> Files:
    """A faction with something else in it."""
    assert old in FACTION
    return {"factions.toml": FACTION.replace(old, new)}


def manifest(more: str) -> Files:
    """A longer ``pack.toml``."""
    return {"pack.toml": MANIFEST + more}


ODD = [
    # Keys and ids that can't be typed back.
    Broken("key empty", key('""')),
    Broken("key in capitals", key('"Mint"')),
    Broken("key with a hyphen", key('"the-mint"')),
    Broken("key with a hyphen before it", key('"-mint"')),
    Broken("key with a look-alike", key('"m\\u0456nt"')),
    Broken("key of digits", key('"7"')),
    Broken("key of a thousand letters", key(f'"{"m" * 1000}"')),
    Broken("key with a line break", key('"mi\\nnt"')),
    Broken("key of a die with a dot", colours(DIE, '"void"', '"vo.id"')),
    Broken("key of a die with a plus", colours(DIE, '"void"', '"void+"')),
    Broken("key of a die empty", colours(DIE, '"void"', '""')),
    Broken("key of a colour of worlds with a space", colours(WORLD, '"void"', '"the void"')),
    Broken("key of a flag with a plus", colours(FLAG, '"star"', '"st+ar"')),
    Broken("key of a counter with a space", colours(COUNTER, '"robot"', '"ro bot"')),
    Broken("id of a tile with a space", tile('"m01"', '"m 01"')),
    Broken("id of a tile empty", tile('"m01"', '""')),
    Broken("id of a home world with a space", home('"h50"', '"h 50"')),
    Broken("id of a faction in capitals", faction('"f50"', '"F50"')),
    # Names that are those of others.
    Broken("name of a tile of the base pack", tile('"Mint"', '"Space Piracy"')),
    Broken("name of another tile's key", tile('"Mint"', '"Gem-World"')),
    Broken("key of another tile's name", {"tiles.toml": TILE + OTHER.replace('"Bank"', '"Slag"')}),
    Broken("name of both sides", tile('"Mint"', '"Slag"')),
    Broken("name empty", tile('"Mint"', '" "')),
    Broken("name of a thousand letters", tile('"Mint"', f'"{"M" * 1000}"')),
    Broken("name of a die with a bell", colours(DIE, '"Void"', '"Vo\\u0007id"')),
    Broken("name of a die empty", colours(DIE, '"Void"', '""')),
    Broken("name of a colour of worlds empty", colours(WORLD, '"Void"', '""')),
    Broken("name of a flag empty", colours(FLAG, '"Star"', '""')),
    Broken("name of a counter with a line break", colours(COUNTER, '"Robot"', '"Ro\\nbot"')),
    # Dice and colours.
    Broken("die without faces", colours(DIE, '["explore", "develop", "wild"]', "[]")),
    Broken("die with a thousand faces", colours(DIE, '["explore", "develop", "wild"]', "[" + '"wild", ' * 1000 + "]")),
    Broken("no dice of a colour", colours(DIE, "count = 5", "count = 0")),
    Broken("dice by the thousand", colours(DIE, "count = 5", "count = 5000")),
    Broken("dice below 0", colours(DIE, "count = 5", "count = -5")),
    Broken("dice true", colours(DIE, "count = 5", "count = true")),
    Broken("dice by halves", colours(DIE, "count = 5", "count = 5.5")),
    Broken("trade for less than nothing", colours(WORLD, "trade = 3", "trade = -3")),
    Broken("trade for a fortune", colours(WORLD, "trade = 3", f"trade = {10**20}")),
    Broken("flag that takes credits", colours(FLAG + "credits = -1\n")),
    Broken("flag worth a fortune", colours(FLAG + f"chips = {10**9}\n")),
    Broken("counters below 0", colours(COUNTER + "start = -1\n")),
    Broken("counters by the million", colours(COUNTER + "start = 1_000_000\n")),
    Broken("counters worth a fortune", colours(COUNTER + f"vp = {10**20}\n")),
    # What tiles cost and give.
    Broken("cost of a milliard", tile("cost = 3", f"cost = {10**9}")),
    Broken("cost true", tile("cost = 3", "cost = true")),
    Broken("cost 2.0", tile("cost = 3", "cost = 2.0")),
    Broken("cost not a number", tile("cost = 3", "cost = nan")),
    Broken("cost a date", tile("cost = 3", "cost = 2020-01-01")),
    Broken("good on a grey world", grant('{ dice = 1, colour = "home", to = "good" }')),
    Broken("grant of dice by the thousand", grant('{ dice = 1000, colour = "home", to = "cup" }')),
    Broken("grant of dice below 0", grant('{ dice = -1, colour = "home", to = "cup" }')),
    Broken("grant of credits by the milliard", grant(f"{{ credits = {10**9} }}")),
    Broken("grant of credits below 0", grant("{ credits = -1 }")),
    Broken("grant that loses a thousand dice", grant("{ lose = 1000 }")),
    Broken("start with less than nothing", home('colour = "grey"', 'colour = "grey"\ngrants = [{ start_credits = -1 }]')),
    Broken("start with a fortune", home('colour = "grey"', f'colour = "grey"\ngrants = [{{ start_credits = {10**9} }}]')),
    Broken("start in the middle", grant("{ start_credits = 5 }")),
    Broken("a thousand grants", grant(", ".join(["{ credits = 1 }"] * 1000))),
    Broken("phase printed twice", tile('["ship"]', '["ship", "ship"]')),
    Broken("squares below 0", home("squares = 1", "squares = -1")),
    Broken("squares by the milliard", faction("squares = 2", f"squares = {10**9}")),
    Broken("faction below 0", faction("number = 50", "number = -50")),
    Broken("faction of 20 digits", faction("number = 50", f"number = {10**20}")),
    Broken("faction without halves", {"factions.toml": FACTION.partition("halves")[0] + "halves = []\n"}),
    # Numbers of the game.
    Broken("players by the milliard", manifest(f"[numbers]\nmost_players = {10**9}\n")),
    Broken("pool of 20 digits", manifest(f"[numbers]\npool_per_player = {10**20}\n")),
    Broken("more dice at the start than there are", manifest("[numbers]\nstart_cup = 200\n")),
    Broken("more to begin with than anybody may have", manifest("[numbers]\nstart_credits = 11\n")),
    Broken("least players above most", manifest("[numbers]\nleast_players = 6\n")),
    Broken("a number true", manifest("[numbers]\nend_squares = true\n")),
    Broken("a number by halves", manifest("[numbers]\nend_squares = 12.5\n")),
    Broken("VP of 20 digits", {"powers/mint.toml": f"[power]\nbonus = {10**20}\n"}),
    # The manifest.
    Broken("name with a slash", {"pack.toml": MANIFEST.replace("mine", "../mine")}),
    Broken("name with a comma", {"pack.toml": MANIFEST.replace("mine", "mine,base")}),
    Broken("name of a pack of a thousand letters", {"pack.toml": MANIFEST.replace("mine", "m" * 1000)}),
    Broken("title that works on the screen", manifest('title = "\\u001b[2JMine"\n')),
    Broken("description of a million letters", manifest(f'description = "{"m" * 1_000_000}"\n')),
    Broken("author with a bell", manifest('authors = ["M\\u0007e"]\n')),
    Broken("version that is none", manifest('version = "new"\n')),
    Broken("option without values", manifest('[options.x]\nvalues = []\ndefault = ""\n')),
    Broken("key twice in a file", {"pack.toml": MANIFEST + 'name = "mine"\n'}),
    # Texts.
    Broken("text that works on the screen", {"powers/mint.toml": 'text = "\\u001b[2J$1."\n'}),
    Broken("text of a million letters", {"powers/mint.toml": f'text = "{"m" * 100_000}"\n'}),
    Broken("note that turns letters round", {"powers/mint.toml": 'text = "$1."\nnotes = ["\\u202e$1"]\n'}),
    Broken("text of a world that works on the screen", {"texts.toml": '[slag]\ntext = "\\u001b[2J$1."\n'}, ("texts",), warning=True),
    # Folders and files that would be ignored.
    Broken("tile.toml", {"tiles.toml": None, "tile.toml": TILE}),
    Broken("Tiles.toml", {"tiles.toml": None, "powers/mint.toml": None, "Tiles.toml": TILE}),
    Broken("text.toml", {"text.toml": '[slag]\ntext = "x"\n'}),
    Broken("tiles.toml.txt", {"tiles.toml.txt": TILE}),
    Broken("tiles.yaml", {"tiles.yaml": "tile: 1\n"}),
    Broken("homeworlds.toml", {"homeworlds.toml": HOME}),
    Broken("another TOML file", {"zebra.toml": "x = 1\n"}),
    Broken("power.toml", {"power.toml": "[mint]\nbonus = 1\n"}),
    Broken("powers/mint.tml", {"powers/mint.tml": "x"}),
    Broken("powers/Mint.toml", {"powers/Mint.toml": 'text = "x"\n'}),
    Broken("Powers", {"Powers/mint.py": HEAD}),
    Broken("power", {"power/mint.py": HEAD}),
    Broken("extension", {"extension/mint.py": HEAD}),
    Broken("powers/foo.txt", {"powers/foo.txt": "x"}),
    Broken("powers/mint.PY", {"powers/mint.PY": HEAD}),
    Broken("powers/foo-bar.py", {"powers/foo-bar.py": HEAD}),
    Broken("powers in a folder", {"powers/mint/mint.py": HEAD}),
    Broken("extensions/my-own.py", {"extensions/my-own.py": HEAD}),
    Broken("extensions/rules.toml", {"extensions/rules.toml": "x = 1\n"}),
    Broken("a folder of a file's name", {"tiles.toml": None, "powers/mint.toml": None, "tiles.toml/x": "x"}),
    Broken("a file of a folder's name", {"powers/mint.toml": None, "powers": "x"}),
    Broken("file of more than a megabyte", {"tiles.toml": TILE + "#" * 3_000_000}),
    # Links.
    Broken("link out of the folder", {"rules.toml": Link("/etc/passwd")}),
    Broken("link to nothing", {"rules.toml": Link("nowhere.toml")}),
    Broken("link to itself", {"rules.toml": Link("rules.toml")}),
    Broken("module that is a link", {"powers/mint.toml": None, "powers/mint.py": Link("/etc/hostname")}),
    Broken("folder that is a link", {"powers/mint.toml": None, "powers": Link("/usr")}),
    Broken("folder that is a link to its own folder", {"more": Link(".")}),
    # Faults of modules, all at once.
    Broken("two modules with faults", {
        "tiles.toml": TILE + OTHER, "powers/mint.toml": None,
        "powers/mint.py": f"{IMPORT}\n\n@hookimpl\ndef credits_at_ent(table: RollTable, seat: int) -> int:\n    return 1\n",
        "powers/bank.py": f"{IMPORT}\n\n@hookimpl\ndef credits_at_end(table: RollTable) -> int:\n    return 1\n",
    }),
    Broken("two faults in a module", module(
        f"{IMPORT}\n\n@hookimpl\ndef credits_at_ent(table: RollTable, seat: int) -> int:\n    return 1\n"
        "\n\n@hookimpl\ndef trade_credits(face: Face) -> int:\n    return 1\n"
    )),
    Broken("two answers that are wrong", module(f"{IMPORT}\n\n{EARLY}\n\n{LATE}")),
    Broken("a wrong name and a wrong answer", module(
        f"{IMPORT}\n\n@hookimpl\ndef bonuss(table: RollTable, seat: int) -> int:\n    return 1\n\n\n{EARLY}"
    )),
    Broken("a fault in a module and one that can't be imported", {
        "tiles.toml": TILE + OTHER, "powers/mint.toml": None,
        "powers/mint.py": "import nowhere_to_be_found\n", "powers/bank.py": f"{IMPORT}\n\n{EARLY}",
    }),
    Broken("a fault in an extension and one in a module", {
        "powers/mint.toml": None, "powers/mint.py": f"{IMPORT}\n\n{EARLY}", "extensions/ear.py": "x = (\n",
    }),
    Broken("hook that is not marked", module(
        f"{IMPORT}\n\n{EARLY.replace('None', '1')}\n\ndef credits_at_end(table: RollTable, seat: int) -> int:\n    return 1\n"
    )),
    Broken("hook that is awaited", hook("async def credits_at_end(table: RollTable, seat: int) -> int:\n    return 1")),
    Broken("data and module with faults", {
        "powers/mint.toml": "[power]\nbonuss = 1\n", "powers/bank.py": "x = (\n", "tiles.toml": TILE + OTHER,
    }),
]  # fmt: skip
