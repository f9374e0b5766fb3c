"""Faults that careless or hostile authors make, one power each: what it does, which check finds it, what is said.

Each is the source of the power of one tile that prints Explore and Ship. ``PAYS`` and ``ENDS`` are the beginning of a
hook that is asked at the end of a phase, and ends with an indented body.
"""

# A fault a line, however long.
# ruff: noqa: E501

from __future__ import annotations

from typing import NamedTuple

HEAD = "from starcup.packed import hookimpl\nfrom starcup.roll import RollTable\n"
PAYS = "\n\n@hookimpl\ndef credits_at_end(table: RollTable, seat: int) -> int:\n"
ENDS = "\n\n@hookimpl\ndef tasks_done(table: RollTable, seat: int) -> None:\n"
SCORES = "\n\n@hookimpl\ndef bonus(table: RollTable, seat: int) -> int:\n"
NOTHING = PAYS + "    return 0\n"

ASKS = """
from attrs import frozen

from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep
from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable


@frozen(eq=False)
class Nod(PowerChoice):
    pattern = "nod {power}"


@frozen(eq=False)
class Shake(PowerChoice):
    pattern = "shake {power}"


NOD, SHAKE = Nod("planted"), Shake("planted")


@frozen
class Ask(SeatStep[RollTable]):
    kind = "power:planted"
    question = "Well?"

    def run(self, table: RollTable) -> Legal | None:
        return (NOD, SHAKE)

    def take(self, table: RollTable, choice: Choice) -> None:
        pass

    def refuse(self, table: RollTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("no", "POWER-4", "nod or shake first.")


@hookimpl
def tasks_done(table: RollTable, seat: int) -> None:
    table.push(Ask(seat))
"""
EXPLORES = """
from attrs import frozen

from starcup.packed import PowerChoice, hookimpl
from starcup.roll import RollTable, table_of


@frozen(eq=False)
class Guess(PowerChoice):
    pattern = "guess {power}"

    def play(self, table: object, seat: int) -> None:
        table_of(table).add_to_tally(seat, "planted")


@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    WHEN
    return (Guess("planted"),) if not table.tally(seat, "planted") and odd else ()
"""
REFUSAL = """return IllegalChoice("no", "POWER-4", "nod or shake first.")"""
BELOW = "sum(tile for other in table.seats for tile in other.development_stack[1:])"
LATE = "table.round >= 9"


class Careless(NamedTuple):
    """A fault: its name, the power's source, the check that finds it, and words of the finding."""

    name: str
    source: str
    check: str
    what: str
    line: str = ""
    """Text of the line of the power that the finding points at; empty: any."""


CARELESS = [
    # Only for some numbers of players, or late in the game.
    Careless("raises_at_four", HEAD + PAYS + "    return {}[4] if table.players == 4 else 0\n", "play", "KeyError: 4", "{}[4]"),
    Careless("raises_at_five", HEAD + ENDS + "    assert table.players < 5\n", "play", "AssertionError", "assert"),
    Careless("scores_three_only", HEAD + SCORES + "    return 1 // (3 - table.players)\n", "play", "ZeroDivisionError", "1 //"),
    Careless("raises_late", HEAD + PAYS + f"    if {LATE}:\n        raise ValueError('late')\n    return 0\n", "play", "ValueError: late", "raise"),
    Careless("answers_none_late", HEAD + PAYS + f"    if {LATE}:\n        return None\n    return 0\n", "play", "answered None", "@hookimpl"),
    Careless("raises_for_the_last_seat", HEAD + ENDS + "    table.seats[seat + 1].credits\n", "play", "IndexError", "seat + 1"),
    Careless("leaks_late", EXPLORES.replace("WHEN", f"odd = table.round < 9 or {BELOW} % 2"), "hidden", "looks at what is hidden from"),
    Careless("leaks_at_four", EXPLORES.replace("WHEN", f"odd = table.players != 4 or {BELOW} % 2"), "hidden", "looks at what is hidden from"),
    Careless("leaks_at_five", EXPLORES.replace("WHEN", f"odd = table.players != 5 or {BELOW} % 2"), "hidden", "looks at what is hidden from"),
    Careless("counts_late", HEAD + "\nPAID = [0]\n" + PAYS + f"    PAID[0] += {LATE}\n    return PAID[0] % 2\n", "repeat", "came out otherwise"),
    # Secrets that come out by scores, refusals and questions.
    Careless("scores_a_hidden_tile", HEAD + SCORES + "    return sum(table.seats[seat].development_stack[1:]) % 3\n", "hidden", "looks at what is hidden from"),
    Careless("scores_the_bag", HEAD + SCORES + "    return sum(table.bag[::2]) % 5\n", "hidden", "looks at what is hidden from"),
    Careless("scores_behind_a_screen", HEAD + SCORES + "    return int(table.seats[seat].sheet_columns[0] > 0)\n", "hidden", "looks at what is hidden from"),
    Careless("refuses_by_a_bag_tile", ASKS.replace(REFUSAL, "return IllegalChoice('no', 'POWER-4', f'{table.bag[:1]} is in the bag.')"), "hidden", "is refused"),
    Careless("refuses_by_a_stack", ASKS.replace(REFUSAL, f"return IllegalChoice('odd' if {BELOW} % 2 else 'even', 'POWER-4', 'not now.')"), "hidden", "is refused"),
    Careless("asks_with_a_secret", ASKS.replace('question = "Well?"', "@property\n    def question(self) -> str:\n        return self.told").replace("    kind =", "    told: str\n    kind =").replace("Ask(seat)", f"Ask(seat, str({BELOW}))"), "hidden", ""),
    # The engine changed.
    Careless("replaces_a_method", HEAD + "\n_old = RollTable.gain_credits\n\n\ndef _more(table, seat, amount, *rest):\n    return _old(table, seat, amount + 1, *rest)\n\n\nRollTable.gain_credits = _more\n" + NOTHING, "core", "RollTable.gain_credits", "def _more"),
    Careless("replaces_a_function", "from starcup.roll._rules import scoring\n" + HEAD + "\nscoring.total = lambda dice: 99\n" + NOTHING, "core", "starcup.roll._rules.scoring.total", "lambda"),
    Careless("replaces_by_a_builtin", "from starcup.roll._rules import scoring\n" + HEAD + "\nscoring.total = hash\n" + NOTHING, "core", "starcup.roll._rules.scoring.total"),
    Careless("replaces_while_playing", HEAD + "\n\ndef _nothing(table, seat, amount, *rest):\n    return None\n" + ENDS + "    type(table).gain_chips = _nothing\n", "core", "gain_chips", "def _nothing"),
    Careless("adds_a_method", HEAD + "\n\ndef _mine(table):\n    return 0\n\n\nRollTable.mine = _mine\n" + NOTHING, "core", "RollTable.mine", "def _mine"),
    Careless("changes_a_table", HEAD + "from starcup.roll._rules import phases\n\nphases.PHASES = ()\n" + NOTHING, "core", "PHASES"),
    Careless("changes_a_face", HEAD + ENDS + "    object.__setattr__(table.rules.faces[4], 'cost', 1)\n", "core", "faces"),
    Careless("changes_the_rules", HEAD + ENDS + "    from attrs import evolve\n    vars(table.rules)['numbers'] = evolve(table.rules.numbers, recruit_cost=2)\n", "core", "numbers"),
    Careless("replaces_a_builtin", HEAD + "import builtins\n\n\ndef _most(*things, **named):\n    return _old(*things, **named)\n\n\n_old, builtins.max = builtins.max, _most\n" + NOTHING, "core", "builtins.max", "def _most"),
    Careless("sets_the_recursion_limit", HEAD + "import sys\n\nsys.setrecursionlimit(5000)\n" + NOTHING, "core", "recursion"),
    # What lies outside the table.
    Careless("random_by_name", HEAD + "from random import randint\n" + PAYS + "    return min(0, randint(0, 3))\n", "surroundings", "chance", "randint(0"),
    Careless("random_of_its_own", HEAD + "import random\n\nDIE = random.Random(5)\n" + PAYS + "    return DIE.choice((0, 0))\n", "surroundings", "chance", "DIE"),
    Careless("asks_the_system_for_chance", HEAD + "import uuid\n" + PAYS + "    return 0 * len(str(uuid.uuid4()))\n", "surroundings", "chance", "uuid4"),
    Careless("clock_by_name", HEAD + "from time import time\n" + PAYS + "    return int(time()) * 0\n", "surroundings", "clock", "int(time"),
    Careless("date", HEAD + "from datetime import datetime\n" + PAYS + "    return datetime.now().year * 0\n", "surroundings", "clock", "now()"),
    Careless("waits", HEAD + "import time\n" + PAYS + "    time.sleep(0)\n    return 0\n", "surroundings", "clock", "sleep"),
    Careless("environment", HEAD + "import os\n" + PAYS + "    return len(os.environ.get('BONUS', ''))\n", "surroundings", "environment", "BONUS"),
    Careless("environment_at_import", HEAD + "import os\n\nMORE = os.getenv('BONUS')\n" + NOTHING, "surroundings", "environment", "getenv"),
    Careless("working_directory", HEAD + "import os\n" + PAYS + "    return len(os.getcwd()) * 0\n", "surroundings", "getcwd", "getcwd"),
    Careless("own_path", HEAD + "\nWHERE = len(__file__)\n" + NOTHING, "surroundings", "__file__", "__file__"),
    Careless("reads_its_file", HEAD + "from pathlib import Path\n" + PAYS + "    return len(Path(__file__).read_text()) * 0\n", "surroundings", "open", "read_text"),
    Careless("reads_at_import", HEAD + "import json\n\nwith open(__file__) as file:\n    SIZE = len(file.read())\n" + NOTHING, "surroundings", "open", "with open"),
    Careless("writes_a_file", HEAD + "import tempfile\n" + ENDS + "    with tempfile.TemporaryFile() as file:\n        file.write(b'x')\n", "surroundings", "open", "TemporaryFile"),
    Careless("looks_for_a_file", HEAD + "from pathlib import Path\n" + PAYS + "    return int(Path('bonus.txt').exists())\n", "surroundings", "stat", "bonus.txt"),
    Careless("network", HEAD + "import socket\n" + PAYS + "    return len(socket.gethostname()) * 0\n", "surroundings", "network", "gethostname"),
    Careless("socket", HEAD + "import socket\n" + ENDS + "    socket.socket().close()\n", "surroundings", "network", "socket.socket"),
    Careless("process", HEAD + "import subprocess\nimport sys\n\nsubprocess.run([sys.executable, '-c', ''])\n" + NOTHING, "surroundings", "process", "subprocess.run"),
    Careless("shell", HEAD + "import os\n\nos.system('true')\n" + NOTHING, "surroundings", "process", "os.system"),
    Careless("thread", HEAD + "import threading\n" + ENDS + "    threading.Thread(target=len, args=('',)).start()\n", "surroundings", "thread", "Thread("),
    Careless("prints", HEAD + ENDS + "    print('debug', seat)\n", "surroundings", "prints", "print("),
    Careless("prints_at_import", HEAD + "\nprint('loaded')\n" + NOTHING, "surroundings", "prints", "print("),
    Careless("writes_to_stderr", HEAD + "import sys\n" + ENDS + "    sys.stderr.write('debug')\n", "surroundings", "prints", "stderr"),
    Careless("prints_in_a_choice", EXPLORES.replace("        table_of", "        print('guessed')\n        table_of").replace("WHEN", "odd = True"), "surroundings", "prints", "print("),
    Careless("identity", HEAD + PAYS + "    return id(table) % 1\n", "surroundings", "id()", "id(table)"),
    Careless("identities_in_order", HEAD + PAYS + "    return sorted(table.seats, key=id)[0].credits * 0\n", "surroundings", "id()", "key=id"),
    Careless("at_exit", HEAD + "import atexit\n\natexit.register(len, '')\n" + NOTHING, "surroundings", "atexit", "atexit.register"),
]  # fmt: skip
