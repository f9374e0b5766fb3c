"""``pack.toml``: what packs need, can't stand, leave out, replace, set, and offer to choose."""

# ruff: noqa: E501  messages and sources are quoted as they are
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from starcup import Game, Pack, PackError
from starcup.packed import tile_texts
from starcup.packs import TileText
from starcup.roll import RollRuleset
from tests.packs.checking import played

Make = Callable[..., Pack]

TILE = """
[[tile]]
id = "{id}"
development = {{ key = "{key}", name = "Thing", cost = 2, phases = ["ship"] }}
world = {{ key = "{key}_world", name = "Rock", cost = 1, colour = "grey", grants = [{{ credits = 1 }}] }}
"""


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """A pack in a folder: its name, the rest of its manifest, and further files."""

    def build(name: str, manifest: str = "", **files: str) -> Pack:
        folder = tmp_path / f"folder_{name}_{len(list(tmp_path.iterdir()))}"
        folder.mkdir()
        version = "" if "version" in manifest else 'version = "1.0"\n'
        (folder / "pack.toml").write_text(f'name = "{name}"\ngame = "roll"\n{version}{manifest}', encoding="utf-8")
        for file, text in files.items():
            path = folder / f"{file.replace('__', '/')}{'.py' if '__' in file else '.toml'}"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        return Pack.from_folder(folder)

    return build


def names(*packs: str | Pack) -> list[str]:
    return [pack.name for pack in RollRuleset.load(packs).packs]


# Needs and conflicts.


def test_what_a_pack_needs_comes_before_it_in_whatever_order_they_are_named(make: Make) -> None:
    moon = make("moon", 'needs = ["base"]')
    tide = make("tide", 'needs = ["moon>=1.0", "base"]')
    arc = make("arc", 'needs = ["base>=0.1"]')
    assert names("base", tide, moon, arc) == names(arc, moon, tide, "base") == ["base", "arc", "moon", "tide"]


def test_packs_that_need_nothing_stay_as_they_were_named(make: Make) -> None:
    assert names("base", make("zeta"), make("alpha")) == ["base", "zeta", "alpha"]


def test_a_need_that_is_not_met_is_told(make: Make) -> None:
    moon = make("moon", 'version = "1.2"')
    with pytest.raises(
        PackError, match=r"pack 'tide' needs pack 'mooon', which was not chosen \(did you mean 'moon'\?\)"
    ):
        RollRuleset.load(["base", moon, make("tide", 'needs = ["mooon"]')])
    with pytest.raises(PackError, match=r"pack 'tide' needs 'moon>=2', found version 1.2"):
        RollRuleset.load(["base", moon, make("tide", 'needs = ["moon>=2"]')])
    with pytest.raises(PackError, match=r"pack 'tide', pack.toml, needs: expected a pack.*found 'moon above all'"):
        RollRuleset.load(["base", moon, make("tide", 'needs = ["moon above all"]')])


def test_packs_that_need_each_other_are_told(make: Make) -> None:
    packs = [make("a", 'needs = ["b"]'), make("b", 'needs = ["c"]'), make("c", 'needs = ["a"]')]
    with pytest.raises(PackError, match="packs need each other: a needs b needs c needs a"):
        RollRuleset.load(["base", *packs])


def test_packs_that_conflict_are_told(make: Make) -> None:
    with pytest.raises(PackError, match="pack 'tide' can't be combined with pack 'moon'"):
        RollRuleset.load(["base", make("moon"), make("tide", 'conflicts = ["moon", "nobody"]')])


@pytest.mark.parametrize("name", ["start_die", "spare_die"])
def test_dice_that_the_numbers_name_must_be_there(make: Make, name: str) -> None:
    pack = make("tide", f'[numbers]\n{name} = "hom"\n')
    told = rf"pack 'tide', pack.toml line 5, numbers.{name}: expected a die colour .*'hom' \(did you mean 'home'\?\)"
    with pytest.raises(PackError, match=told):
        RollRuleset.load(["base", pack])
    unused = make("many", '[numbers]\nspare_die_players = []\nspare_die = "hom"\n')
    assert Game.new(RollRuleset.load(["base", unused]), players=2, seed=1).waiting()


# Leaving out and replacing.


def test_tiles_factions_and_home_worlds_of_others_are_left_out(make: Make) -> None:
    base = RollRuleset.load(["base"])
    tile, home = base.tiles[3], base.home_worlds[0]
    lines = f'[leaves_out]\ntiles = ["{tile.id}"]\nhome_worlds = ["{home.id}"]\nfactions = ["{base.factions[0].id}"]'
    rules = RollRuleset.load(["base", make("less", lines)])
    assert len(rules.tiles) == 54 and tile.id not in rules.tile_index
    assert tile.development.key not in rules.face_index and tile.development.key not in rules.plugins.packs
    assert len(rules.home_worlds) == len(base.home_worlds) - 1
    assert len(rules.factions) == len(base.factions) - 1
    played(rules, 3, 1)


def test_a_power_alone_is_left_out_or_replaced(make: Make) -> None:
    key = RollRuleset.load(["base"]).plugins.users("bonus")[0]
    rules = RollRuleset.load(["base", make("dull", f'[leaves_out]\npowers = ["{key}"]')])
    assert key in rules.face_index and key not in rules.plugins.packs
    source = (
        "from starcup.packed import hookimpl\nfrom starcup.roll import RollTable\n\n\n@hookimpl\n"
        "def bonus(table: RollTable, seat: int) -> int:\n    return 99\n"
    )
    bright = make("bright", f'[replaces]\npowers = ["{key}"]', **{f"powers__{key}": source})
    assert RollRuleset.load(["base", bright]).plugins.packs[key] == "bright"


def test_a_power_that_is_replaced_takes_its_text_along(make: Make) -> None:
    """A module without words has none; what was replaced is listed, and not imported."""
    key = "alien_research_team"
    source = """from starcup.packed import PowerChoice, hookimpl\nfrom starcup.roll import RollTable

@hookimpl
def explore_choices(table: RollTable, seat: int) -> tuple[PowerChoice, ...]:
    return ()
"""
    rules = RollRuleset.load(["base", make("bright", f'[replaces]\npowers = ["{key}"]', **{f"powers__{key}": source})])
    assert tile_texts(rules)[key] == TileText()
    old, new = [power for power in rules.powers if power.key == key]
    assert (old.pack, old.state, old.by, old.replaces) == ("base", "replaced", "bright", "")
    assert old.hooks == ("tasks_done", "credits_at_end", "scouted") and old.text.text
    assert (new.pack, new.state, new.by, new.replaces) == ("bright", "active", "", "base")
    assert new.hooks == ("explore_choices",) and new.file == f"powers/{key}.py"


def test_powers_of_tiles_that_are_left_out_or_replaced_are_listed_as_that(make: Make) -> None:
    base = RollRuleset.load(["base"])
    gone, other = base.tiles[3], base.tiles[0]
    lines = f'[leaves_out]\ntiles = ["{gone.id}"]\n[replaces]\ntiles = ["{other.id}"]'
    rules = RollRuleset.load(["base", make("new", lines, tiles=TILE.format(id=other.id, key="thing"))])
    told = {power.key: (power.name, power.state, power.by) for power in rules.powers if power.state != "active"}
    assert told == {
        gone.development.key: (gone.development.name, "left-out", "new"),
        other.development.key: (other.development.name, "replaced", "new"),
    }
    assert len(rules.powers) == 63 and len(rules.plugins.packs) == 61


def test_a_tile_is_replaced_by_one_of_the_same_id(make: Make) -> None:
    tile = RollRuleset.load(["base"]).tiles[0]
    new = make("new", f'[replaces]\ntiles = ["{tile.id}"]', tiles=TILE.format(id=tile.id, key="thing"))
    rules = RollRuleset.load(["base", new])
    assert rules.tiles[rules.tile_index[tile.id]].development.key == "thing"
    assert len(rules.tiles) == 55


DIE = """
[[die]]
key = "home"
name = "Home"
printed = "white"
count = {count}
faces = ["explore", "develop", "settle", "produce", "ship", "wild"]
matches = []
"""


def test_a_die_is_replaced(make: Make) -> None:
    rules = RollRuleset.load(["base", make("dice", '[replaces]\ndice = ["home"]', colours=DIE.format(count=30))])
    home = rules.dice[rules.die_index["home"]]
    assert (home.count, home.faces[-1]) == (30, "wild")
    played(rules, 2, 3)


@pytest.mark.parametrize(
    ("manifest", "told"),
    [
        ('[leaves_out]\ntiles = ["t999"]', r"pack.toml line 5, leaves_out.tiles: expected tiles of other packs, found 't999'"),
        ('[leaves_out]\ntyles = ["t01"]', r"leaves_out.tyles: expected one of .*found 'tyles' \(did you mean 'tiles'\?\)"),
        ('[replaces]\ntiles = ["t01"]', r"replaces.tiles: expected tiles that this pack has as well, found no 't01' in it"),
        ('[numbers]\nmost_credit = 11', r"line 5, numbers.most_credit: .*\(did you mean 'most_credits'\?\)"),
        ('[numbers]\nmost_credits = "many"', r"numbers.most_credits: expected a whole number, found 'many'"),
        ('[numbers]\nstart_tiles = 1', r"numbers.start_tiles: expected a number from 2 to 999, found 1"),
    ],
)  # fmt: skip
def test_faults_are_told_with_their_line(make: Make, manifest: str, told: str) -> None:
    pack = make("wrong", manifest)
    with pytest.raises(PackError, match=told):
        RollRuleset.load(["base", pack])
    assert [fault.pack for fault in RollRuleset.check_pack(pack, ["base"])] == ["wrong"]


def test_an_option_has_its_default_among_its_values(make: Make) -> None:
    with pytest.raises(PackError, match=r"pack.toml line 6, options.x.default: expected one of a, found 'b'"):
        make("wrong", '[options.x]\nvalues = ["a"]\ndefault = "b"')


def test_two_packs_that_replace_the_same_are_told(make: Make) -> None:
    tile = RollRuleset.load(["base"]).tiles[0].id
    first = make("one", f'[replaces]\ntiles = ["{tile}"]', tiles=TILE.format(id=tile, key="one_thing"))
    two = make("two", f'[leaves_out]\ntiles = ["{tile}"]')
    with pytest.raises(PackError, match=f"pack 'two'.*found '{tile}', as pack 'one' does"):
        RollRuleset.load(["base", first, two])


# Numbers.


def test_packs_set_numbers_of_the_game(make: Make) -> None:
    packs = [
        make("long", "[numbers]\nmost_credits = 16\npool_per_player = 15"),
        make("wide", "[numbers]\nend_squares = 15"),
    ]
    rules = RollRuleset.load(["base", *packs])
    assert (rules.numbers.most_credits, rules.numbers.end_squares) == (16, 15)
    assert rules.begin(2, 0).pool == 30
    played(rules, 2, 1)


def test_packs_that_differ_about_a_number_are_told(make: Make) -> None:
    packs = [make("long", "[numbers]\nmost_credits = 16"), make("short", "[numbers]\nmost_credits = 8")]
    with pytest.raises(
        PackError, match=r"pack 'short'.*numbers.most_credits: expected 16, as pack 'long' sets it, found 8"
    ):
        RollRuleset.load(["base", *packs])
    agreed = [make("long", "[numbers]\nmost_credits = 16"), make("same", "[numbers]\nmost_credits = 16")]
    assert RollRuleset.load(["base", *agreed]).numbers.most_credits == 16


# Extensions that are wrong.


HEAD = "from collections.abc import Mapping\nfrom attrs import define, frozen\nfrom starcup.making import AnyStep, Public, Secret\nfrom starcup.packed import hookimpl\nfrom starcup.roll import Phase, RollTable\nfrom starcup.extensions import State\n"

FAULTY = {
    r"extension 'mine': there is no hook 'round_begun' \(did you mean 'round_began'\?\)|no hook 'round_begun'":
        "@hookimpl\ndef round_begun(table: RollTable) -> None: ...",
    r"'round_began'.*expected the arguments \(table\), found \(game\)":
        "@hookimpl\ndef round_began(game: RollTable) -> None: ...",
    r"ZeroDivisionError": "1 / 0",
    r"phases\(\): two phases have the key 'ship'":
        "@hookimpl\ndef phases(phases: tuple[Phase, ...], options: Mapping[str, str]) -> tuple[Phase, ...]:\n    return (*phases, phases[-1])",
    r"round_steps\(\): the step 'check-end' should come once, at the end":
        "@hookimpl\ndef round_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:\n    return steps[:-1]",
    r"setup_steps\(\): expected a tuple of Step, found list":
        "@hookimpl\ndef setup_steps(steps: tuple[AnyStep, ...], options: Mapping[str, str]) -> tuple[AnyStep, ...]:\n    return list(steps)",
    r"table_state\(\): Mine has hidden fields, so sample_table_state\(\) is needed":
        "@frozen\nclass Mine(State):\n    deck: Secret[int] = 0\n\n@hookimpl\ndef table_state(options: Mapping[str, str]) -> State:\n    return Mine()",
    r"table_state\(\): Mine.count does not say who may see it":
        "@frozen\nclass Mine(State):\n    count: int = 0\n\n@hookimpl\ndef table_state(options: Mapping[str, str]) -> State:\n    return Mine()",
    r"seat_state\(\): Mine.names is a list, which can change":
        "@frozen\nclass Mine(State):\n    names: Public[list[str]]\n\n@hookimpl\ndef seat_state(options: Mapping[str, str]) -> State:\n    return Mine([])",
    r"outcomes\(\): draws called 'roll' are those of the rules":
        "@hookimpl\ndef outcomes(options: Mapping[str, str]) -> dict[str, tuple[str, ...]]:\n    return {'roll': ('a',)}",
}  # fmt: skip


@pytest.mark.parametrize(("told", "source"), FAULTY.items(), ids=range(len(FAULTY)))
def test_a_faulty_extension_is_refused_when_it_is_loaded(make: Make, told: str, source: str) -> None:
    pack = make("faulty", "", extensions__mine=HEAD + source + "\n")
    with pytest.raises(PackError, match=told):
        RollRuleset.load(["base", pack])
    (fault,) = RollRuleset.check_pack(pack, ["base"])
    assert fault.pack == "faulty"


def test_an_extension_that_raises_in_a_game_is_named(make: Make) -> None:
    source = (
        HEAD + "@hookimpl\ndef stocked(table: RollTable, seat: int, worker: str) -> None:\n    raise ValueError('no')\n"
    )
    rules = RollRuleset.load(["base", make("faulty", "", extensions__loud=source)])
    from starcup import PowerError
    from starcup.roll.testing import Scenario

    game = Scenario(rules).seat(0, workers={"explore": "home"}).phases("explore").begin()
    before = game.save()
    with pytest.raises(PowerError, match=r"pack 'faulty', extension 'loud', stocked\(\).*ValueError: no"):
        game.submit(0, "stock home")
    assert game.save() == before


def test_names_of_two_packs_that_clash_are_told_with_both_places(make: Make) -> None:
    step = (
        "from typing import ClassVar\nfrom starcup.making import Legal, Step\n\n@frozen\nclass {0}(Step[RollTable]):\n"
        "    kind: ClassVar[str] = 'twice'\n    def run(self, table: RollTable) -> Legal | None:\n        return None\n\n"
        "@hookimpl\ndef round_began(table: RollTable) -> None: ...\n"
    )
    first = make("one", "", extensions__first=HEAD + step.format("Mine"))
    two = make("two", "", extensions__second=HEAD + step.format("Yours"))
    with pytest.raises(
        PackError, match=r"pack 'two', .*second.Yours: the kind of step 'twice' is also that of pack 'one', .*Mine"
    ):
        RollRuleset.load(["base", first, two])
    with pytest.raises(PackError, match=r"pack 'two', .*the name is taken by a plugin of pack 'one'"):
        RollRuleset.load(
            ["base", first, make("two", "", extensions__first=HEAD + step.format("Other").replace("twice", "once"))]
        )


def test_an_extension_that_only_listens_leaves_a_game_as_it_is(make: Make) -> None:
    source = HEAD + "@hookimpl\ndef round_began(table: RollTable) -> None:\n    table.round += 0\n"
    rules = RollRuleset.load(["base", make("quiet", "", extensions__ear=source)])
    plain = RollRuleset.load(["base"])
    with_it, without = Game.new(rules, 3, 8), Game.new(plain, 3, 8)
    assert with_it.journal == without.journal or str(with_it.journal) == str(without.journal)
