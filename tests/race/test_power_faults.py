"""Powers in Python that can't work: refused when packs are loaded, or blamed when they fail in a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from starcup import Game, PackError, PowerError, Rng, playout
from starcup.testing import check_pack
from starcup_race import RaceRuleset
from tests.race.probes import ASKS, BONUS, CARD, CHOICES, NUMBER, gains, laid_out, packed, rules_with

# What can't work is refused when the pack is loaded.

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


# What fails in a game is blamed on the power.

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
    assert [(finding.file, finding.line, finding.what) for finding in findings] == (
        [("powers/probe.py", 11, told)] if told else []
    )


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
