"""Powers in Python: hooks of cards, compiled when packs are loaded or called in a game, and what they may not do."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from starcup import Game, Pack, PackError, PowerError, Rng, games, playout
from starcup.testing import check_game, check_pack
from starcup_race import RaceRuleset
from starcup_race._rules.rounds import Round
from tests.random_games import play

HEAD = (
    "from starcup.packed import PowerChoice, hookimpl\nfrom starcup_race import Card, DrawCards, PutGood, RaceTable\n"
)
CARD = '[[development]]\nkey = "probe"\nname = "Probe"\ncost = 1\ncopies = 9\n'
WORLD = '[[world]]\nkey = "probe"\nname = "Probe"\ncost = 1\ncopies = 9\ngood = "rare"\nsource = "production"\n'


def packed(folder: Path, code: str, file: str = "", cards: str = CARD) -> Pack:
    """Return a pack of one card with a power in Python."""
    folder = folder / "probes"
    (folder / "powers").mkdir(parents=True)
    (folder / "pack.toml").write_text('name = "probes"\ngame = "race"\n')
    (folder / "cards.toml").write_text(cards)
    (folder / "powers" / "probe.py").write_text(HEAD + code)
    if file:
        (folder / "powers" / "probe.toml").write_text(file)
    return Pack.from_folder(folder)


def rules_with(folder: Path, code: str, file: str = "", cards: str = CARD) -> RaceRuleset:
    """Return the rules with that pack."""
    return RaceRuleset.load(["race-base", packed(folder, code, file, cards)])


def laid_out(rules: RaceRuleset, before: str, *actions: str, hand: str = "") -> Game:
    """Return a game of two, in which seat 0 has some cards, after both have chosen an action."""
    table = rules.begin(2, 7)
    rest = [*rules.deck, *rules.start_worlds]
    for seat, cards in zip(table.seats, (before, "old_earth"), strict=True):
        seat.tableau = rules.numbers_of(cards.split())
        seat.goods = (-1,) * len(seat.tableau)
    table.seats[0].hand = tuple(sorted(rules.numbers_of(hand.split())))
    for card in (*table.seats[0].tableau, *table.seats[0].hand, *table.seats[1].tableau):
        rest.remove(card)
    table.supply, table.order, table.stack = sorted(rest), (0, 1), [Round()]
    game = Game.at(rules, table, log=True)
    for number, action in enumerate(actions):
        game.submit(number, f"choose {action}")
    return game


# Numbers, asked once for each card.


def test_numbers_are_compiled(tmp_path: Path) -> None:
    """PAY-5, DEVELOP-4, MILITARY-5, TRADE-5."""
    code = """
@hookimpl
def discount(card: Card) -> int:
    return 2 if card.cost > 4 else 0
@hookimpl
def military(card: Card) -> int:
    return 3 if "rebel" in card.keywords else 0
@hookimpl
def trade_bonus(world: Card) -> int:
    return world.cost
"""
    rules = rules_with(tmp_path, code)
    powers, index = rules.compiled[(rules.index["probe"],)], rules.index
    assert (powers.discount_for(index["terraformed_world"]), powers.discount_for(index["gem_world"])) == (2, 0)
    assert powers.military_against(index["rebel_underground"]) == 3
    assert powers.military_against(index["pirate_world"]) == powers.military == 0
    assert (index["gem_world"], rules.cards[index["gem_world"]].cost) in powers.trade_own
    costs = dict(powers.develop_discounts)
    assert all(mask >> index["galactic_federation"] & 1 for mask in costs)
    assert rules.cards[index["probe"]].has_power("settle") and rules.cards[index["probe"]].has_power("trade")
    (told,) = (one for one in rules.powers if one.pack == "probes")
    assert (told.phases, told.hooks) == (("settle", "trade"), ("discount", "military", "trade_bonus"))


def test_the_same_military_against_all_counts_for_every_world(tmp_path: Path) -> None:
    """MILITARY-5, SCORE-6."""
    rules = rules_with(tmp_path, "@hookimpl\ndef military(card: Card) -> int:\n    return 2\n")
    assert rules.compiled[(rules.index["probe"],)].military == 2


def test_a_discount_lowers_the_cost_of_a_development(tmp_path: Path) -> None:
    code = "@hookimpl\ndef discount(card: Card) -> int:\n    return 5 if card.key == 'galactic_federation' else 0\n"
    rules = rules_with(tmp_path, code)
    game = laid_out(rules, "probe", "develop", "produce", hand="galactic_federation gem_world spice_world")
    assert [one.text for one in game.waiting()[0].legal] == ["develop galactic_federation", "pass"]


# Triggers and uses.

GAINS = """
@hookimpl
def {hook}({arguments}) -> None:
    table.gain_chips(seat, {number}, "probe")
"""


def gains(hook: str, arguments: str = "table: RaceTable, seat: int", number: int = 2) -> str:
    return GAINS.format(hook=hook, arguments=arguments, number=number)


def test_phase_began(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, gains("phase_began"), 'phases = ["explore", "settle"]')
    game = laid_out(rules, "probe", "explore_5", "develop")
    assert game.table.seats[0].chips == 2
    assert laid_out(rules, "probe", "develop", "produce").table.seats[0].chips == 0


def test_placed_counts_from_the_next_phase_on(tmp_path: Path) -> None:
    """POWER-3: the card's own placing does not count."""
    code = gains("placed", "table: RaceTable, seat: int, card: Card")
    rules = rules_with(tmp_path, code, 'phases = ["develop"]')
    for before, chips in (("old_earth new_sparta", 0), ("new_sparta probe", 2)):
        card = "probe" if not chips else "public_works"
        game = laid_out(rules, before.replace("old_earth ", ""), "develop", "produce", hand=f"{card} gem_world")
        game.submit(0, f"develop {card}")
        game.submit(1, "pass")
        assert game.table.seats[0].chips == chips


def test_goods_produced_and_production_done(tmp_path: Path) -> None:
    code = gains("good_produced", "table: RaceTable, seat: int, world: Card", 1) + gains("production_done", number=5)
    rules = rules_with(tmp_path, code, cards=WORLD)
    game = laid_out(rules, "probe gem_world", "produce", "produce")
    assert game.table.seats[0].chips == 1 + 1 + 5


CHOICES = """
from typing import ClassVar
from starcup import Choice, IllegalChoice
from starcup.making import Legal, SeatStep, frozen

@frozen(eq=False)
class Send(PowerChoice):
    \"\"\"Send a probe.\"\"\"
    optional: ClassVar[bool] = {optional}
    pattern = "send {{power}}"
    def play(self, table: RaceTable, seat: int) -> None:
        table.push(Fly(seat))

@frozen(eq=False)
class Land(PowerChoice):
    \"\"\"Land it.\"\"\"
    pattern = "land {{power}} on {{number}}"
    domains: ClassVar = {{"number": (0, 1, 2)}}
    number: int

@frozen
class Fly(SeatStep[RaceTable]):
    \"\"\"Where the probe lands.\"\"\"
    kind = "power:probe:fly"
    question = "Where does it land?"
    def run(self, table: RaceTable) -> Legal | None:
        return tuple(Land("probe", number) for number in range(3))
    def take(self, table: RaceTable, choice: Choice) -> None:
        assert isinstance(choice, Land)
        table.push(Roll(self.seat, choice.number))
    def refuse(self, table: RaceTable, choice: Choice) -> IllegalChoice:
        return IllegalChoice("not-now", "CONSUME-2", "land first.")

@frozen
class Roll(SeatStep[RaceTable]):
    \"\"\"A die is rolled.\"\"\"
    kind = "power:probe:roll"
    number: int
    def run(self, table: RaceTable) -> Legal | None:
        found = table.draw(f"power:probe {{self.seat}}", (1, 2, 3))
        if found < 0:
            table.push(self)
            return None
        table.gain_chips(self.seat, self.number + found, "probe")
        return None

SEND = Send("probe")

@hookimpl
def consume_choices(table: RaceTable, seat: int) -> tuple[PowerChoice, ...]:
    return (SEND,)
"""


@pytest.mark.parametrize("optional", [False, True])
def test_consume_choices_with_steps_and_questions(tmp_path: Path, optional: bool) -> None:
    """CONSUME-2, CONSUME-3, CONSUME-4."""
    rules = rules_with(tmp_path, CHOICES.format(optional=optional))
    game = laid_out(rules, "probe new_economy", "consume_2x", "produce")
    legal = [one.text for one in game.waiting()[0].legal]
    assert legal == ["use new_economy to draw", "send probe"]
    game.submit(0, "use new_economy to draw")
    if optional:
        assert [one.text for one in game.waiting()[0].legal] == ["send probe", "done"]
        game.submit(0, "send probe")  # else it is the only choice, and taken by itself
    assert [one.text for one in game.waiting()[0].legal] == ["land probe on 0", "land probe on 1", "land probe on 2"]
    save = game.save()
    assert Game.load(rules, save).save() == save
    game.submit(0, "land probe on 2")
    assert 3 <= game.table.seats[0].chips <= 5
    assert not any(one.kind == "consume" for one in game.waiting())


def test_a_game_with_own_choices_is_saved_replayed_and_pickled(tmp_path: Path) -> None:
    rules = rules_with(tmp_path, CHOICES.format(optional=False))
    game = Game.new(rules, 2, 5)
    play(game, Rng(3))
    text = game.journal_text()
    assert game.finished and "send probe" in text and "land probe" in text
    assert Game.replay(rules, text).save() == game.save()
    assert pickle.loads(pickle.dumps(game)).save() == game.save()
    assert rules.faults(game.table) == []


@pytest.mark.slow
def test_the_contract_of_games_holds_with_own_choices(tmp_path: Path) -> None:
    """Cards of which there are 20, and start worlds, with powers that ask, roll, and are called."""
    start = WORLD.replace("copies = 9", "start = 20").replace("probe", "dock").replace("Probe", "Dock")
    code = CHOICES.format(optional=True) + gains("phase_began") + gains("production_done")
    pack = packed(tmp_path, code, 'phases = ["explore", "produce"]', CARD.replace("= 9", "= 20") + start)
    rules = RaceRuleset.load(["race-base", pack])
    found = check_game(games.find("race"), ruleset=rules, games=3)
    assert [str(one) for one in found] == []


def test_a_bonus_is_a_line_of_the_score(tmp_path: Path) -> None:
    code = "@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n    return len(table.seats[seat].tableau)\n"
    rules = rules_with(tmp_path, code)
    (mine, _) = rules.scores(laid_out(rules, "probe new_economy").table)
    assert ("Probe", 2) in mine.lines


@pytest.mark.parametrize(
    ("counted", "is_told"), [("table.seats[seat].hand", True), ("table.seats[1 - seat].hand", False)]
)
def test_a_bonus_that_looks_at_what_is_hidden_is_told_at_the_end(tmp_path: Path, counted: str, is_told: bool) -> None:
    """SCORE-6: a seat is told what it may know, until then."""
    code = f"@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n    return max({counted}, default=0)\n"
    rules = rules_with(tmp_path, code)
    game = laid_out(rules, "probe new_economy")
    game.table.seats[0].hand = game.table.seats[1].hand = (7,)
    (final, _), (told, _) = rules.scores(game.table), game.scores(0)
    assert ("Probe", 7) in final.lines and (("Probe", 7) in told.lines) == is_told
    assert final.total - told.total == (0 if is_told else 7)


def test_no_hook_is_called_without_its_card(tmp_path: Path) -> None:
    code = "@hookimpl\ndef phase_began(table: RaceTable, seat: int) -> None:\n    raise AssertionError\n"
    rules = rules_with(tmp_path, code, 'phases = ["explore"]')
    assert laid_out(rules, "new_economy", "explore_5", "develop").waiting()


# What can't work is refused when the pack is loaded.

NUMBER = "@hookimpl\ndef discount(card: Card) -> int:\n    {}\n"
LOADED = [
    (NUMBER.format("return None"), "answered None, expected int"),
    (NUMBER.format("return 1.5"), "answered 1.5, expected int"),
    (NUMBER.format("return 10**9"), "answered 1000000000, expected a whole number from -20 to 20"),
    (NUMBER.format("return True"), "answered True, expected a whole number"),
    (NUMBER.format("return 0"), "answers 0 for every card, so it would never apply"),
    (NUMBER.format("raise ValueError('no')"), "ValueError: no"),
    (NUMBER.format("card.cost = 0"), "FrozenInstanceError"),
    ("@hookimpl\ndef discont(card: Card) -> int:\n    return 1\n", "there is no hook 'discont' (did you mean"),
    ("@hookimpl\ndef discount(table: RaceTable) -> int:\n    return 1\n", "expected the arguments (card)"),
    ("@hookimpl\ndef discount(card: str) -> int:\n    return 1\n", "should be of type Card, found str"),
    ("@hookimpl\ndef discount(card: Card):\n    return 1\n", "the return type is missing"),
    ("def discount(card: Card) -> int:\n    return 1\n", "expected the mark @hookimpl"),
    ("x = 1\n", "implements no hook"),
    ("1 / 0\n", "ZeroDivisionError at import"),
    ("def (\n", "SyntaxError"),
    ("raise SystemExit\n", "SystemExit at import"),
    (gains("phase_began"), "states the phase; it states none, so it would never be called"),
    (CHOICES.format(optional=False).replace('"send {power}"', '"send it"'), "its pattern should hold {power}"),
    (CHOICES.format(optional=False).replace('"power:probe:fly"', '"consume"'), "the rules themselves have"),
]


@pytest.mark.parametrize(("code", "told"), LOADED, ids=[told[:40] for _, told in LOADED])
def test_a_power_that_cannot_work_is_refused(tmp_path: Path, code: str, told: str) -> None:
    pack = packed(tmp_path, code)
    with pytest.raises(PackError) as failure:
        RaceRuleset.load(["race-base", pack])
    assert told in str(failure.value)
    fault = RaceRuleset.check_pack(pack, ["race-base"])[0]
    assert fault.pack == "probes"


def test_a_fault_names_file_and_line(tmp_path: Path) -> None:
    (fault,) = RaceRuleset.check_pack(packed(tmp_path, "\n" + NUMBER.format("return 1.5")), ["race-base"])
    assert (fault.file, fault.line, fault.field) == ("powers/probe.py", 4, "discount")
    assert str(fault) == (
        "pack 'probes', power 'probe', discount(old_earth): answered 1.5, expected int (powers/probe.py line 4)"
    )
    (fault,) = RaceRuleset.check_pack(packed(tmp_path / "other", "\n" + NUMBER.format("return 1 // 0")), ["race-base"])
    assert fault.line == 6, "the line that raised"


def test_a_module_and_terms_work_together(tmp_path: Path) -> None:
    """MILITARY-7, SCORE-6: what the terms and the module give adds up."""
    terms = "[power]\nexplore.draw = 1\nsettle.military = 2\nscore = [{ vp = 1, card = 'probe' }]"
    code = "@hookimpl\ndef military(card: Card) -> int:\n    return 3\n" + BONUS.format("return 4")
    rules = rules_with(tmp_path, code, terms)
    powers = rules.compiled[(rules.index["probe"],)]
    assert (powers.explore_draw, powers.military) == (1, 5)
    (told,) = (one for one in rules.powers if one.key == "probe")
    assert (told.phases, told.hooks) == (
        ("explore", "settle"), ("explore.draw", "settle.military", "score", "military", "bonus"),
    )  # fmt: skip
    (score, _) = rules.scores(laid_out(rules, "probe", "produce", "produce").table)
    assert [line for line in score.lines if line[0] == "Probe"] == [("Probe", 1), ("Probe", 4)]


# What fails in a game is blamed on the power.

BONUS = "@hookimpl\ndef bonus(table: RaceTable, seat: int) -> int:\n    {}\n"
WRONG = [
    ("return None", "answered None, expected int"),
    ("return 0.5", "answered 0.5, expected int"),
    ("return 10**9", "answered 1000000000, expected a whole number from -999 to 999"),
    ("return 1 // 0", "ZeroDivisionError"),
]


@pytest.mark.parametrize(("line", "told"), WRONG)
def test_a_wrong_bonus_is_blamed(tmp_path: Path, line: str, told: str) -> None:
    rules = rules_with(tmp_path, BONUS.format(line))
    table = laid_out(rules, "probe").table
    with pytest.raises(PowerError, match=r"pack 'probes', power 'probe', bonus\(\) for seat 0: ") as failure:
        rules.scores(table)
    assert told in str(failure.value) and "powers/probe.py line" in str(failure.value)


TRIGGERED = [
    ("1 / 0", "ZeroDivisionError"),
    ("return 3", "answered 3, expected None"),
    ("table.nothing()", "has no attribute 'nothing'"),
]


@pytest.mark.parametrize(("line", "told"), TRIGGERED)
def test_a_failing_trigger_is_blamed_and_changes_nothing(tmp_path: Path, line: str, told: str) -> None:
    code = f"@hookimpl\ndef phase_began(table: RaceTable, seat: int) -> None:\n    {line}\n"
    game = laid_out(rules_with(tmp_path, code, 'phases = ["explore"]'), "probe", "explore_5")
    before = game.save()
    with pytest.raises(PowerError) as failure:
        game.submit(1, "choose develop")
    assert "pack 'probes', power 'probe', phase_began() for seat 0" in str(failure.value)
    assert told in str(failure.value) and "powers/probe.py line" in str(failure.value)
    assert game.save() == before


OFFERED = [
    ("return None", "answered None, expected tuple[PowerChoice, ...]"),
    ("return [SEND]", "expected tuple[PowerChoice, ...]"),
    ("return ('send probe',)", "expected tuple[PowerChoice, ...]"),
    ("return (Send('old_earth'),)", "answered a choice of 'old_earth', expected its own, of 'probe'"),
]


@pytest.mark.parametrize(("line", "told"), OFFERED)
def test_wrong_choices_are_blamed(tmp_path: Path, line: str, told: str) -> None:
    code = CHOICES.format(optional=False).replace("return (SEND,)", line)
    game = laid_out(rules_with(tmp_path, code), "probe", "consume_2x")
    with pytest.raises(PowerError, match=r"consume_choices\(\) for seat 0") as failure:
        game.submit(1, "choose produce")
    assert told in str(failure.value)


def test_a_choice_that_fails_is_blamed(tmp_path: Path) -> None:
    code = CHOICES.format(optional=False).replace("table.push(Fly(seat))", "table.push(None.fly)")
    game = laid_out(rules_with(tmp_path, code), "probe new_economy", "consume_2x", "produce")
    with pytest.raises(PowerError, match="pack 'probes', power 'probe'"):
        game.submit(0, "send probe")


def test_steps_without_end_are_blamed(tmp_path: Path) -> None:
    code = CHOICES.format(optional=False).replace("if found < 0:", "if found:")
    game = laid_out(rules_with(tmp_path, code), "probe new_economy", "consume_2x", "produce")
    game.submit(0, "send probe")
    with pytest.raises(PowerError, match="pack 'probes', power 'probe', step 'power:probe:roll'"):
        game.submit(0, "land probe on 1")


def test_a_hook_that_may_only_look_is_watched(tmp_path: Path) -> None:
    code = BONUS.format("table.gain_chips(seat, 1, 'probe')\n    return 1")
    rules = rules_with(tmp_path, code)
    table = laid_out(rules, "probe").table
    table.ruleset = twin = rules.watched()
    with pytest.raises(PowerError, match="changed the table, which only a trigger may do"):
        twin.scores(table)


EXITS = {
    "a trigger": (gains("phase_began").replace("2", "exit(3)"), 'phases = ["explore"]'),
    "a hook that is asked": (CHOICES.format(optional=False).replace("return (SEND,)", "raise SystemExit"), ""),
    "a choice": (CHOICES.format(optional=False).replace("table.push(Fly(seat))", "raise SystemExit"), ""),
    "a step": (CHOICES.format(optional=False).replace("found = table", "raise SystemExit\n        found = table"), ""),
}  # fmt: skip


@pytest.mark.parametrize("where", EXITS)
def test_a_power_that_exits_is_blamed_and_changes_nothing(tmp_path: Path, where: str) -> None:
    code, file = EXITS[where]
    rules = rules_with(tmp_path, code, file, CARD.replace("= 9", "= 20"))
    game = Game.new(rules, 2, 3)
    rng = Rng(3)
    with pytest.raises(PowerError, match=r"pack 'probes', power 'probe', .*SystemExit.*powers/probe.py line"):
        while True:
            before = game.save()
            game.submit((decision := rng.choice(game.waiting())).seat, rng.choice(decision.legal))
    assert game.save() == before
    with pytest.raises(PowerError, match="SystemExit"):
        playout(Game.new(rules, 2, 3), Rng(3))


# What an author slips on is told with file, line, and the nearest valid name.

ASKS = """
from starcup.making import DrawStep, Legal, SeatStep, frozen

@frozen
class Ask({base}):
    kind = "power:probe:ask"
    question = "Which?"
    def run(self, table: RaceTable) -> Legal | None:
        {run}

@hookimpl
def phase_began(table: RaceTable, seat: int) -> None:
    table.push(Ask(seat))
"""
SLIPS = [
    ("", "[power]\nexplore.discount = 1", "powers/probe.toml", 2,
     "expected a term of explore (draw or keep), found discount, a term of develop or settle"),
    ("", "[power]\ndraw = 1", "powers/probe.toml", 2,
     "expected draw under [power.explore], [power.consume] or [power.produce], found it under [power]"),
    ("", 'phases = ["explore"]\n[power]\nconsume.draw = 1', "powers/probe.toml", 1, "expected no phases"),
    (CHOICES.format(optional=False), 'phases = ["explore"]', "powers/probe.toml", 1,
     "expected a phase of its hooks (consume), found 'explore'"),
    (CHOICES.format(optional=False).replace("{number}", "{nummer}"), "", "powers/probe.py", 19,
     "names {nummer}, which is no field (did you mean 'number'?)"),
    (CHOICES.format(optional=False).replace(" on {number}", ""), "", "powers/probe.py", 19,
     "its pattern should hold {number}, since it is a field, is 'land {power}'"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "file", "at", "line", "told"), SLIPS, ids=[slip[4][:40] for slip in SLIPS])
def test_a_slip_is_one_fault(tmp_path: Path, code: str, file: str, at: str, line: int, told: str) -> None:
    pack = packed(tmp_path, code, file)
    if not code:
        (tmp_path / "probes" / "powers" / "probe.py").unlink()
    (fault,) = RaceRuleset.check_pack(pack, ["race-base"])
    assert (fault.file, fault.line) == (at, line) and told in str(fault)


def test_a_question_without_choices_has_a_line(tmp_path: Path) -> None:
    code = ASKS.format(base="SeatStep[RaceTable]", run="return ()")
    rules = rules_with(tmp_path, code, 'phases = ["explore"]')
    with pytest.raises(PowerError, match=r"without a legal choice \(None asks nothing\).*powers/probe.py line 10"):
        laid_out(rules, "probe", "explore_5", "explore_5")
    (finding, *_) = check_pack(rules.packs[-1], with_packs=["race-base"], checks=["play"], games=1, tables=1, pairs=0)
    assert (finding.file, finding.line) == ("powers/probe.py", 10) and "watch.py" not in finding.what


@pytest.mark.parametrize(
    ("draw", "told"),
    [
        ("table.draw('crd', (1, 2))", "expected a name that begins with 'power:', or one of the ruleset's outcomes "
         "(did you mean 'card'?)"),
        ("table.draw('power:probe', (1, 2))", ""),
    ],
)  # fmt: skip
def test_a_draw_under_a_name_that_is_not_there(tmp_path: Path, draw: str, told: str) -> None:
    run = f"found = {draw}\n        if found < 0:\n            table.push(self)\n        return None"
    rules = rules_with(tmp_path, ASKS.format(base="SeatStep[RaceTable]", run=run), 'phases = ["explore"]')
    findings = check_pack(rules.packs[-1], with_packs=["race-base"], checks=["kinds"], games=1, tables=1, pairs=0)
    assert [(one.file, one.line, one.what) for one in findings] == ([("powers/probe.py", 11, told)] if told else [])


def test_words_that_are_drawn_need_outcomes(tmp_path: Path) -> None:
    code = ASKS.format(base="DrawStep[RaceTable, str]", run="return super().run(table)").replace(
        "    question =",
        "    draws = 'crd'\n    seat: int\n"
        "    def options(self, table: RaceTable) -> tuple[str, ...]:\n        return ('gem_world',)\n    title =",
    )  # fmt: skip
    rules = rules_with(tmp_path, code, 'phases = ["explore"]')
    told = (
        r"expected a number, or names for 'crd' in RaceRuleset.outcomes, where there are none \(did you mean 'card'\?\)"
    )
    with pytest.raises(PowerError, match=rf"{told} \(.*powers/probe.py line"):
        laid_out(rules, "probe", "explore_5", "explore_5")
