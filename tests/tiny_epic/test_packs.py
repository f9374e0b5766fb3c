"""Tiny Epic Galaxies with packs: loading, removals and replacements, rebel boards, saves and journals."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

from starcup import Game, JournalError, OptionError, Pack, PackError, StarcupError, games
from starcup_tiny_epic import EpicRuleset
from starcup_tiny_epic._rules.planets import NO_ACTION
from starcup_tiny_epic._rules.resource_deeds import Gain
from starcup_tiny_epic._rules.ship_deeds import PushBack

Write = Callable[..., Pack]

PLANETS = """
[[planet]]
key = "salt"
name = "Salt"
vp = 3
resource = "culture"
track = "economy"
spaces = 3

[[planet]]
key = "vinegar"
name = "Vinegar"
vp = 1
resource = "energy"
track = "diplomacy"
spaces = 1
"""
MISSION = '[[mission]]\nkey = "hermit"\nname = "Recluse"\nvp = 4\nmost_of = { colonies = 1 }\n'
LEVEL = "[[board.level]]\ndice = 5\nvp = 2\nattack = {{ lose_energy = 1 }}\n"
BOARD = '[[board]]\nkey = "{}"\nname = "{}"\ndifficulty = "mine"\nrank = 9\nmost = 7\n' + LEVEL


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes a pack of planets, and returns it."""

    def written(name: str = "mine", manifest: str = "", planets: str = PLANETS, **files: str) -> Pack:
        folder = tmp_path / name
        (folder / "powers").mkdir(parents=True, exist_ok=True)
        (folder / "pack.toml").write_text(f'name = "{name}"\ngame = "tiny-epic"\n{manifest}')
        (folder / "planets.toml").write_text(planets)
        for file, text in files.items():
            stem, _, suffix = file.rpartition("_")
            where = folder if stem in ("missions", "boards") else folder / "powers"
            (where / f"{stem}.{suffix}").write_text(text)
        return Pack.from_folder(folder)

    return written


def test_the_same_arguments_give_the_same_ruleset(write: Write) -> None:
    assert EpicRuleset.load() is EpicRuleset.load(["tiny-epic-base"], options={}) is games.find("tiny-epic").load()
    pack = write()
    rules = EpicRuleset.load(["tiny-epic-base", pack])
    assert rules is EpicRuleset.load(["tiny-epic-base", pack])
    assert rules is not EpicRuleset.load(["tiny-epic-base", pack], without=["helios"])
    assert pickle.loads(pickle.dumps(rules)) is rules
    assert [stamp.name for stamp in rules.stamps()] == ["tiny-epic-base", "mine"]


def test_an_edited_pack_is_loaded_again(write: Write) -> None:
    before = EpicRuleset.load(["tiny-epic-base", write()])
    after = EpicRuleset.load(["tiny-epic-base", write(planets=PLANETS.replace("vp = 3", "vp = 4"))])
    index = before.index["salt"]
    assert (before.planets[index].vp, after.planets[index].vp) == (3, 4)


def test_planets_are_numbered_pack_by_pack(write: Write) -> None:
    base, pack = EpicRuleset.load(), write()
    rules = EpicRuleset.load([pack, "tiny-epic-base"])
    assert rules.keys == ("salt", "vinegar", *base.keys)
    assert [planet.index for planet in rules.planets] == list(range(42))
    assert rules.planets[0].pack == "mine" and rules.planets[0].action is NO_ACTION


def test_limits_of_an_action_change_the_digest_but_not_a_text(write: Write) -> None:
    power = 'text = "More."\n[limits]\nonce = true\n[power]\ndo = [{ gain = { energy = 2 } }]\n'
    first = write(salt_toml=power).stamp()
    assert write(salt_toml=power.replace("More", "2")).stamp() == first
    for other in (power.replace("true", "false"), power.replace("2", "3"), power.replace("once", "own_turn")):
        assert write(salt_toml=other).stamp() != first


def test_an_action_is_left_out() -> None:
    rules = EpicRuleset.load(without=["helios"])
    assert rules.planets[rules.index["helios"]].action is NO_ACTION
    (power,) = (power for power in rules.powers if power.key == "helios")
    assert (power.state, power.by) == ("left-out", "")
    assert EpicRuleset.load(options=dict(rules.options)).planets == rules.planets
    with pytest.raises(OptionError, match="no power 'heliso' to leave out"):
        EpicRuleset.load(without=["heliso"])


def test_a_pack_replaces_and_leaves_out_pieces(write: Write) -> None:
    manifest = """
[replaces]
planets = ["jakks"]
missions = ["hermit"]
powers = ["helios"]
[leaves_out]
planets = ["tifnod"]
missions = ["trader"]
powers = ["gort"]
"""
    planets = PLANETS.replace('"salt"', '"jakks"').replace('"Salt"', '"Jakks Again"')
    power = "[power]\ndo = [{ gain = { energy = 3 } }]\n"
    rules = EpicRuleset.load(
        ["tiny-epic-base", write(manifest=manifest, planets=planets, missions_toml=MISSION, helios_toml=power)]
    )
    by_key = {planet.key: planet for planet in rules.planets}
    assert by_key["jakks"].name == "Jakks Again" and by_key["jakks"].action is NO_ACTION
    assert "tifnod" not in by_key and by_key["gort"].action is NO_ACTION
    assert by_key["helios"].action.deeds == (Gain(energy=3),)
    missions = {mission.key: mission for mission in rules.missions}
    assert missions["hermit"].most_of == (("colonies", 1),) and "trader" not in missions
    powers = {(power.pack, power.key): power for power in rules.powers}
    assert [powers["tiny-epic-base", key].state for key in ("jakks", "helios", "tifnod", "gort")] == [
        "replaced", "replaced", "left-out", "left-out",
    ]  # fmt: skip
    assert powers["mine", "helios"].replaces == "tiny-epic-base"


def test_an_action_of_several_deeds_with_a_price(write: Write) -> None:
    power = """
[limits]
own_turn = true
pay = { energy = 1, dice = 1 }
[power]
do = [{ gain = { culture = 2 } }, { push_back = { ships = 2, track = "diplomacy" } }, "advance"]
"""
    rules = EpicRuleset.load(["tiny-epic-base", write(salt_toml=power)])
    action = rules.planets[rules.index["salt"]].action
    assert (action.energy, action.culture, action.dice) == (1, 0, 1)
    assert action.deeds[:2] == (Gain(culture=2), PushBack(ships=2, track=1))
    (salt,) = (entry for entry in rules.powers if entry.key == "salt")
    assert salt.hooks == ("gain", "advance", "push_back")


# Rebel boards.


def test_a_rebel_board_is_added(write: Write) -> None:
    pack = write(planets="", boards_toml=BOARD.format("mirella", "Mirella"))
    rules = EpicRuleset.load(["tiny-epic-base", pack], options={"tiny-epic-base.rebel": "mirella"})
    assert rules.board is not None and rules.board.most == 7
    game = Game.new(rules, 1, 5)
    assert game.table.empires[1].vp == 2
    again = EpicRuleset.load(["tiny-epic-base", pack], options=dict(rules.options))
    assert Game.replay(again, game.journal_text()).save() == game.save()
    with pytest.raises(OptionError, match=r"gamelyn, mirella, not 'mirela' \(did you mean 'mirella'"):
        EpicRuleset.load(["tiny-epic-base", pack], options={"tiny-epic-base.rebel": "mirela"})
    with pytest.raises(OptionError, match="not 'mirella'"):
        EpicRuleset.load(options={"tiny-epic-base.rebel": "mirella"})


def test_a_stand_in_board_is_replaced(write: Write) -> None:
    manifest = '[replaces]\nboards = ["hades"]\n'
    pack = write(manifest=manifest, planets="", boards_toml=BOARD.format("hades", "Hades"))
    rules = EpicRuleset.load(["tiny-epic-base", pack], options={"tiny-epic-base.rebel": "hades"})
    assert rules.board is not None and (rules.board.pack, rules.board.stand_in) == ("mine", ())
    assert len(rules.boards) == 5


def test_without_the_usual_board_the_easiest_is_the_rebel(write: Write) -> None:
    pack = write(manifest='[leaves_out]\nboards = ["artemis"]\n')
    rules = EpicRuleset.load(["tiny-epic-base", pack])
    assert rules.board is not None and rules.board.key == "rothkel"
    assert rules.options["tiny-epic-base.rebel"] == "rothkel"


# Packs without the box.

MANY = "".join(
    f'[[planet]]\nkey = "p{n}"\nname = "Planet {n}"\nvp = 2\nresource = "energy"\ntrack = "economy"\nspaces = 2\n'
    for n in range(9)
)
SECRETS = "".join(
    f'[[mission]]\nkey = "m{n}"\nname = "Mission {n}"\nvp = 2\nleast = {{ energy = {n} }}\n' for n in range(10)
)


def test_packs_without_the_box_are_played(write: Write) -> None:
    pack = write(planets=MANY, missions_toml=SECRETS, boards_toml=BOARD.format("own", "Own"))
    rules = EpicRuleset.load([pack])
    assert len(rules.planets) == 9 and rules.options == {}
    assert Game.new(rules, 5, 1).waiting() and Game.new(rules, 1, 1).waiting()
    without = EpicRuleset.load([write("no-board", planets=MANY, missions_toml=SECRETS)])
    assert Game.new(without, 2, 1).waiting()
    with pytest.raises(StarcupError, match=r"a solo game needs a rebel board.*SOLO-2"):
        Game.new(without, 1, 1)


# Journals and saves.


def test_journals_and_saves_name_packs_and_options(write: Write) -> None:
    pack = write(salt_toml="[power]\ndo = ['advance']\n")
    rules = EpicRuleset.load(["tiny-epic-base", pack], without=["helios"], options={"tiny-epic-base.gort": "orbits"})
    game = Game.new(rules, players=2, seed=3)
    text, save = game.journal_text(), game.save()
    assert Game.replay(rules, text).save() == save
    again = EpicRuleset.load(["tiny-epic-base", pack], options=dict(rules.options))
    assert Game.load(again, save).save() == save
    for other in (EpicRuleset.load(), EpicRuleset.load(["tiny-epic-base", pack])):
        with pytest.raises(JournalError):
            Game.replay(other, text)
        with pytest.raises(JournalError):
            Game.load(other, save)


def test_a_journal_from_before_an_option_names_the_pack_that_has_changed(write: Write) -> None:
    text = Game.new(EpicRuleset.load(["tiny-epic-base", write()]), players=2, seed=3).journal_text()
    option = "[options.salt]\nvalues = ['fine', 'coarse']\ndefault = 'fine'\ntext = 'coarse: slower'\n"
    after = EpicRuleset.load(["tiny-epic-base", write(manifest=option)])
    with pytest.raises(
        JournalError, match=r"^the journal was played with other packs: mine 0 \(\w+\) is here 0 \(\w+\)$"
    ):
        Game.replay(after, text)


def test_a_pack_of_another_game_is_refused() -> None:
    with pytest.raises(PackError, match="race"):
        EpicRuleset.load(["race-base"])
    with pytest.raises(StarcupError):
        Game.new(EpicRuleset.load(), 6, 1)
