"""Actions in Python: how they are carried out, what they may bring along, and what they may not do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starcup import Game, Pack, PackError, PowerError, Rng, games
from starcup.kernel.blame import PluginFault
from starcup.pictures import TextLine
from starcup.pictures.book import drawing
from starcup.testing import check_game
from starcup_tiny_epic import EpicRuleset, events
from starcup_tiny_epic._rules.places import GALAXY, surface
from starcup_tiny_epic._rules.table import EpicTable
from starcup_tiny_epic._rules.view import EpicView
from starcup_tiny_epic.scene import texts

EpicGame = Game[EpicTable, EpicView]

HEAD = "from starcup.packed import PowerChoice, hookimpl\nfrom starcup_tiny_epic import EpicTable\n"
PLANET = '[[planet]]\nkey = "probe"\nname = "Probe"\nvp = 2\nresource = "energy"\ntrack = "economy"\nspaces = 2\n'
USABLE = "@hookimpl\ndef usable(table: EpicTable, seat: int) -> bool:\n    {}\n"
USE = "@hookimpl\ndef use(table: EpicTable, seat: int) -> None:\n    {}\n"
THREE = USABLE.format("return table.empires[seat].culture < 7") + USE.format("table.gain(seat, 0, 3, 'probe')")


def packed(folder: Path, code: str, file: str = "") -> Pack:
    """Return a pack of one planet with an action in Python."""
    folder = folder / "probes"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "probes"\ngame = "tiny-epic"\n')
    (folder / "planets.toml").write_text(PLANET)
    (folder / "powers" / "probe.py").write_text(HEAD + code)
    if file:
        (folder / "powers" / "probe.toml").write_text(file)
    return Pack.from_folder(folder)


def rules_with(folder: Path, code: str, file: str = "") -> EpicRuleset:
    """Return the rules with that pack."""
    return EpicRuleset.load(["tiny-epic-base", packed(folder, code, file)])


def landing(rules: EpicRuleset, energy: int = 2, culture: int = 1) -> EpicGame:
    """Return a game of two in which the active player may land on the planet, and has only moves on his dice."""
    game: EpicGame = Game.new(rules, 2, 3)
    for decision in game.waiting():
        game.submit(decision.seat, decision.legal[0])
    table = game.table
    probe, empire = rules.index["probe"], table.empires[table.active]
    if probe not in table.row:
        table.deck.remove(probe)
        table.deck = sorted([*table.deck, table.row[0]])
        table.row = (probe, *table.row[1:])
    table.unused = (0,) * len(table.unused)
    empire.energy, empire.culture = energy, culture
    return Game.at(rules, table, log=True)


def landed(game: EpicGame) -> int:
    """Land on the planet; returns the seat."""
    seat = game.table.active
    game.submit(seat, "activate move")
    game.submit(seat, "move galaxy to probe.surface")
    return seat


def test_an_action_is_carried_out(tmp_path: Path) -> None:
    """LAND-1, EFFECT-1."""
    game = landing(rules_with(tmp_path, THREE))
    seat = landed(game)
    game.submit(seat, "use probe")
    assert game.table.empires[seat].culture == 4
    assert surface(game.table.rules.index["probe"]) in game.table.empires[seat].ships


def test_an_action_without_effect_is_not_offered(tmp_path: Path) -> None:
    """EFFECT-3."""
    game = landing(rules_with(tmp_path, THREE), culture=7)
    seat = landed(game)
    assert [decision.step.kind for decision in game.waiting()] == ["follow"]
    assert game.table.empires[seat].ships.count(GALAXY) == 1


def test_price_and_limits_stand_in_the_file(tmp_path: Path) -> None:
    """EFFECT-2, EFFECT-5."""
    file = 'text = "Pay 2 energy: gain 3 culture."\n[limits]\nonce = true\npay = { energy = 2 }\n'
    rules = rules_with(tmp_path, THREE, file)
    game = landing(rules)
    seat = landed(game)
    game.submit(seat, "use probe")
    empire = game.table.empires[seat]
    assert (empire.energy, empire.culture, empire.used) == (0, 4, (rules.index["probe"],))
    poor = landing(rules, energy=1)
    landed(poor)
    assert [decision.step.kind for decision in poor.waiting()] == ["follow"]
    (power,) = (power for power in rules.powers if power.key == "probe")
    assert (power.hooks, power.file, power.text.text) == (
        ("usable", "use"), "powers/probe.py", "Pay 2 energy: gain 3 culture.",
    )  # fmt: skip


GAMBLE = (
    '''
from starcup import Choice, IllegalChoice, SeatEvent
from starcup.making import Legal, SeatStep, frozen

@frozen(eq=False)
class Stake(PowerChoice):
    """Stake energy."""
    pattern = "stake {energy} {power}"
    domains = {"energy": tuple(range(1, 8))}
    energy: int

@frozen
class Drawn(SeatEvent):
    """A number was drawn."""
    number: int

@frozen
class AskStake(SeatStep[EpicTable]):
    """A question how much is staked."""
    kind = "power:probe:stake"
    question = "How much energy do you stake?"

    def run(self, table: EpicTable) -> Legal | None:
        return tuple(Stake("probe", number) for number in range(1, table.empires[self.seat].energy + 1))

    def take(self, table: EpicTable, choice: Choice) -> None:
        assert isinstance(choice, Stake)
        table.pay(self.seat, choice.energy, 0, "probe")
        table.push(Draw(self.seat, choice.energy))

@frozen
class Draw(SeatStep[EpicTable]):
    """A number is drawn."""
    kind = "power:probe:draw"
    staked: int

    def run(self, table: EpicTable) -> Legal | None:
        number = table.draw(f"power:probe {self.seat}", (0, 2), self.seat + 1)
        if number < 0:
            table.push(self)
            return None
        table.note(Drawn, self.seat, number)
        table.gain(self.seat, 0, number * self.staked, "probe")
        return None
'''
    + USABLE.format("return table.empires[seat].energy > 0")
    + USE.format("table.push(AskStake(seat))")
)


def test_questions_choices_events_and_draws_of_its_own(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, GAMBLE)
    game = landing(rules)
    seat = landed(game)
    game.submit(seat, "use probe")
    assert [choice.text for choice in game.waiting()[0].legal] == ["stake 1 probe", "stake 2 probe"]
    saved = game.save()
    game.submit(seat, "stake 2 probe")
    assert game.table.empires[seat].culture in (1, 5)
    assert "Drawn" in [type(event).__name__ for event in game.all_events()]
    again = Game.load(rules, saved)
    again.submit(seat, "stake 1 probe")
    assert rules.faults(again.table) == []


def test_whole_games_are_played_with_it(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, GAMBLE).watched()
    for seed in range(4):
        game: EpicGame = Game.new(rules, 2 + seed, seed)
        rng = Rng(seed)
        while not game.finished:
            decision = rng.choice(game.waiting())
            game.submit(decision.seat, decision.legal[rng.below(len(decision.legal))])
        assert rules.faults(game.table) == []
        assert Game.replay(rules, game.journal_text()).save() == game.save()


@pytest.mark.slow
def test_the_contract_of_games_holds_with_it(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, GAMBLE)
    assert [str(finding) for finding in check_game(games.find("tiny-epic"), ruleset=rules, games=3)] == []


# What is wrong with one is told when the pack is loaded.

WRONG = [
    (USE.format("pass"), "usable", "missing: an action needs usable and use, found use"),
    (USABLE.format("return True"), "use", "missing: an action needs usable and use, found usable"),
    (THREE.replace("@hookimpl\ndef usable", "def usable"), "", "expected the mark @hookimpl, found none"),
    (THREE.replace("def usable", "def usble"), "", "there is no hook 'usble' (did you mean 'usable'?)"),
    (THREE.replace("seat: int) -> bool", "number: int) -> bool"), "", "expected the arguments (table, seat)"),
    (THREE.replace(" -> bool", ""), "", "the return type is missing (expected bool)"),
    ("raise SystemExit\n" + THREE, "", "SystemExit at import"),
    ("def\n" + THREE, "", "SyntaxError at import"),
    (GAMBLE.replace('"stake {energy} {power}"', '"stake {energy}"'), "", "its pattern should hold {power}"),
    (GAMBLE.replace('"stake {energy} {power}"', '"use {power}"'), "", "reads like 'use {planet}' of the rules"),
    (GAMBLE.replace("power:probe:stake", "turn"), "", "the rules themselves have the kind of step 'turn'"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "hook", "what"), WRONG, ids=[case[2][:40] for case in WRONG])
def test_a_wrong_module_is_refused(tmp_path: Path, code: str, hook: str, what: str) -> None:
    pack = packed(tmp_path, code)
    faults = EpicRuleset.check_pack(pack, ["tiny-epic-base"])
    assert any(what in str(fault) and fault.field == hook for fault in faults), "\n".join(map(str, faults))
    with pytest.raises(PackError):
        EpicRuleset.load(["tiny-epic-base", pack])


@pytest.mark.parametrize(
    ("do", "amounts"),
    [("{ gain = { energy = 2 } }", [(2, 0), (0, 3)]), ("'module', { gain = { energy = 2 } }", [(0, 3), (2, 0)])],
)
def test_deeds_and_a_module_are_done_in_order(tmp_path: Path, do: str, amounts: list[tuple[int, int]]) -> None:
    """EFFECT-1: what the module does comes where it is listed, else last."""
    game = landing(rules_with(tmp_path, THREE, f"[power]\ndo = [{do}]"))
    game.submit(landed(game), "use probe")
    gains = [event for event in game.all_events() if isinstance(event, events.ResourcesGained)][-2:]
    assert [(event.energy, event.culture) for event in gains] == amounts


def test_what_would_change_nothing_is_left_out(tmp_path: Path) -> None:
    """EFFECT-3."""
    game = landing(rules_with(tmp_path, THREE, "[power]\ndo = [{ gain = { energy = 1 } }]"), culture=7)
    seat = landed(game)
    game.submit(seat, "use probe")
    assert (game.table.empires[seat].energy, game.table.empires[seat].culture) == (3, 7)


@pytest.mark.parametrize(
    ("code", "do", "expected", "found"),
    [(THREE, "'module', 'advance', 'module'", "the module once", "it twice"),
     ("", "'module'", "a module powers/probe.py", "none")],
)  # fmt: skip
def test_a_module_is_there_and_listed_once(tmp_path: Path, code: str, do: str, expected: str, found: str) -> None:
    pack = packed(tmp_path, code, f"[power]\ndo = [{do}]")
    if not code:
        (tmp_path / "probes" / "powers" / "probe.py").unlink()
    (fault,) = EpicRuleset.check_pack(Pack.from_folder(tmp_path / "probes"), ["tiny-epic-base"])
    assert (fault.file, fault.line, fault.expected, fault.found) == ("powers/probe.toml", 2, expected, found), pack


DEEDS = USABLE.format("return has_effect(table, seat, Gain(energy=1))") + USE.format("carry_out(table, seat, {})")


def test_deeds_in_python_are_done_in_order(tmp_path: Path) -> None:
    """EFFECT-1, EFFECT-3: each if it changes anything when its turn comes, with questions in between."""
    code = "from starcup_tiny_epic.deeds import *\n" + DEEDS.format(
        "Gain(energy=table.empires[seat].level), AdvanceShip(track=TRACKS.index('economy')), Exchange(give=0), "
        "Gain(culture=1)"
    )
    game = landing(rules_with(tmp_path, code))
    seat = landed(game)
    game.submit(seat, "use probe")
    assert game.table.empires[seat].energy == 3
    loaded = Game.load(game.ruleset, game.save())
    assert game.waiting()[0].step.kind == "exchange" and loaded.save() == game.save()
    game.submit(seat, "exchange 2")
    assert game.table.empires[seat].culture == 1 + 2 + 1


@pytest.mark.parametrize(
    ("deed", "message"),
    [("RerollDice()", "expected one for any seat (own_turn = true under [limits]), found RerollDice()"),
     ("3", "deed: expected a deed, found 3")],
)  # fmt: skip
def test_deeds_that_a_seat_cannot_do(tmp_path: Path, deed: str, message: str) -> None:
    """EFFECT-4."""
    code = "from starcup_tiny_epic.deeds import *\n" + DEEDS.format(deed).replace(
        "(table, seat, R", "(table, 1 - seat, R"
    )
    game = landing(rules_with(tmp_path, code))
    seat = landed(game)
    with pytest.raises(PowerError, match=re.escape(message)) as failure:
        game.submit(seat, "use probe")
    assert "powers/probe.py line" in str(failure.value)


def test_text_of_the_module_stands_among_the_deeds(tmp_path: Path) -> None:
    file = 'text = "Gain 3 culture."\n[limits]\npay = { energy = 1 }\n[power]\ndo = ["module", "advance"]'
    rules = rules_with(tmp_path, THREE, file)
    sentences = [str(message) for message in texts.action(rules.planets[rules.index["probe"]], rules)]
    assert sentences[0] == "Gain 3 culture" and sentences[-1] == "it costs 1 energy" and len(sentences) == 3


# What goes wrong in a game names the pack, and leaves the game as it was.

CARELESS = [
    (THREE.replace("table.gain(seat, 0, 3, 'probe')", "1 / 0"), "ZeroDivisionError"),
    (THREE.replace("table.gain(seat, 0, 3, 'probe')", "table.push('gain')"), "pushed 'gain', expected steps"),
    (THREE.replace("table.gain(seat, 0, 3, 'probe')", "raise SystemExit"), "SystemExit"),
    (THREE.replace("table.gain(seat, 0, 3, 'probe')", "return 3"), "answered 3, expected None"),
]


@pytest.mark.parametrize(("code", "what"), CARELESS, ids=[case[1] for case in CARELESS])
def test_a_careless_action_is_blamed(tmp_path: Path, code: str, what: str) -> None:
    game = landing(rules_with(tmp_path, code))
    seat = landed(game)
    before = game.save()
    with pytest.raises(PowerError) as caught:
        game.submit(seat, "use probe")
    assert "pack 'probes', power 'probe'" in str(caught.value) and what in str(caught.value)
    assert game.save() == before


def test_a_question_that_answers_no_truth_value_is_blamed(tmp_path: Path) -> None:
    game = landing(rules_with(tmp_path, THREE.replace("return table.empires[seat].culture < 7", "return 1")))
    game.submit(game.table.active, "activate move")
    with pytest.raises(PowerError, match="answered 1, expected bool"):
        game.submit(game.table.active, "move galaxy to probe.surface")


def test_watched_rules_find_a_look_that_changes_the_table(tmp_path: Path) -> None:
    code = THREE.replace("return table.empires[seat].culture < 7", "table.empires[seat].culture = 2\n    return True")
    rules = rules_with(tmp_path, code)
    landed(landing(rules))
    with pytest.raises((PluginFault, PowerError), match="changed the table, which only a trigger may do"):
        landed(landing(rules.watched()))


def test_price_and_text_of_a_module_are_on_the_picture(tmp_path: Path) -> None:
    """EFFECT-2, EFFECT-5: the price above the words, which don't repeat it; limits are signs as for deeds."""
    file = 'text = "Gain 1 energy for each of your ships in orbit, and 1 culture for each on the ground."\n[limits]\n{}'
    free = rules_with(tmp_path / "free", THREE, file.format(""))
    priced = rules_with(tmp_path / "priced", THREE, file.format("once = true\npay = { energy = 2 }"))
    plain, marked = (drawing(rules).on_screen("planet", "probe", "") for rules in (free, priced))
    words = [mark for mark in marked.marks if isinstance(mark, TextLine) and " " in mark.text]
    assert "Gain 1 energy for each" in " ".join(line.text for line in words) and "pay" not in str(words)
    (price,) = (
        mark
        for mark in marked.marks
        if isinstance(mark, TextLine) and mark.text == "2" and 70 < mark.y < 95 and mark.x < 98
    )
    assert all(line.y - line.size > price.y for line in words)
    assert len(marked.marks) > len(plain.marks)
