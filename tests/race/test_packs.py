"""Race for the Galaxy with packs: loading, options, removals and replacements, saves and journals of other packs."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import jsonschema
import pytest

from starcup import Game, JournalError, OptionError, Pack, PackError, games
from starcup.packed.ruleset import rule_statements
from starcup.wire import file_schemas
from starcup_race import RaceRuleset
from starcup_race._rules.definitions import Variant

Write = Callable[..., Pack]

CARDS = """
[[world]]
key = "salt_mines"
name = "Salt Mines"
cost = 2
vp = 1
good = "rare"
source = "production"
keywords = ["salt"]

[[development]]
key = "salt_tax"
name = "Salt Tax"
cost = 3
vp = 2
copies = 2
"""


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes a pack of cards, and returns it."""

    def written(name: str = "mine", cards: str = CARDS, manifest: str = "", **powers: str) -> Pack:
        folder = tmp_path / name
        (folder / "powers").mkdir(parents=True, exist_ok=True)
        (folder / "pack.toml").write_text(f'name = "{name}"\ngame = "race"\n{manifest}')
        (folder / "cards.toml").write_text(cards)
        for file, text in powers.items():
            key, _, suffix = file.rpartition("_")
            (folder / "powers" / f"{key}.{suffix}").write_text(text)
        return Pack.from_folder(folder)

    return written


def test_the_same_arguments_give_the_same_ruleset(write: Write) -> None:
    assert RaceRuleset.load() is RaceRuleset.load(["race-base"], options={}) is games.find("race").load()
    pack = write()
    rules = RaceRuleset.load(["race-base", pack])
    assert rules is RaceRuleset.load(["race-base", pack])
    assert rules is not RaceRuleset.load(["race-base", pack], without=["drop_ships"])
    assert pickle.loads(pickle.dumps(rules)) is rules
    assert [stamp.name for stamp in rules.stamps()] == ["race-base", "mine"]


def test_an_edited_pack_is_loaded_again(write: Write) -> None:
    before = RaceRuleset.load(["race-base", write()])
    after = RaceRuleset.load(["race-base", write(cards=CARDS.replace("vp = 2", "vp = 3"))])
    index = before.index["salt_tax"]
    assert (before.cards[index].vp, after.cards[index].vp) == (2, 3)


def test_cards_are_numbered_pack_by_pack(write: Write) -> None:
    base, pack = RaceRuleset.load(), write()
    rules = RaceRuleset.load([pack, "race-base"])
    assert rules.keys == ("salt_mines", "salt_tax", *base.keys)
    rules = RaceRuleset.load(["race-base", pack])
    assert rules.keys == (*base.keys, "salt_mines", "salt_tax")
    assert len(rules.deck) == len(base.deck) + 3
    assert [card.index for card in rules.cards] == list(range(97))


def test_options_choose_the_variant() -> None:
    assert RaceRuleset.load().variant == Variant(first_game=False, actions=1)
    rules = RaceRuleset.load(options={"race-base.start": "first-game", "race-base.actions": "two"})
    assert rules.variant == Variant(first_game=True, actions=2)
    assert rules.options == {"race-base.start": "first-game", "race-base.actions": "two"}
    with pytest.raises(OptionError, match=r"did you mean 'race-base\.start'"):
        RaceRuleset.load(options={"race-base.strat": "usual"})


def test_a_power_is_left_out() -> None:
    rules = RaceRuleset.load(without=["drop_ships"])
    assert rules.cards[rules.index["drop_ships"]].rows.settle_military is None
    (told,) = (power for power in rules.powers if power.key == "drop_ships")
    assert (told.state, told.by) == ("left-out", "")
    assert rules.options["without"] == "drop_ships"
    assert RaceRuleset.load(options=dict(rules.options)).cards == rules.cards
    with pytest.raises(OptionError, match="no power 'drop_shps' to leave out"):
        RaceRuleset.load(without=["drop_shps"])


def test_a_pack_replaces_and_leaves_out_cards_and_powers(write: Write) -> None:
    manifest = """
[replaces]
cards = ["drop_ships"]
powers = ["space_marines"]
[leaves_out]
cards = ["gem_world"]
powers = ["new_sparta"]
"""
    cards = '[[development]]\nkey = "drop_ships"\nname = "Dropped Ships"\ncost = 4\n'
    marines, ships = "[power]\nsettle.military = 5", "[power]\nsettle.military = 4"
    pack = write(cards=cards, manifest=manifest, space_marines_toml=marines, drop_ships_toml=ships)
    rules = RaceRuleset.load(["race-base", pack])
    by_key = {card.key: card for card in rules.cards}
    assert "gem_world" not in by_key
    assert by_key["drop_ships"].name == "Dropped Ships"
    assert by_key["new_sparta"].rows.settle_military is None
    assert rules.compiled[(rules.index["drop_ships"], rules.index["space_marines"])].military == 9
    told = {(power.pack, power.key): power for power in rules.powers}
    assert [told["race-base", key].state for key in ("drop_ships", "space_marines", "gem_world", "new_sparta")] == [
        "replaced", "replaced", "left-out", "left-out",
    ]  # fmt: skip
    assert told["mine", "space_marines"].replaces == "race-base"
    assert told["race-base", "new_sparta"].by == "mine"


def test_journals_and_saves_name_packs_and_options(write: Write) -> None:
    pack = write(salt_tax_toml='[power]\ntrade.bonus = { amount = 2, good = "rare" }')
    rules = RaceRuleset.load(["race-base", pack], without=["drop_ships"], options={"race-base.start": "usual"})
    game = Game.new(rules, players=2, seed=3)
    text, save = game.journal_text(), game.save()
    assert Game.replay(rules, text).save() == save
    again = RaceRuleset.load(["race-base", pack], options=dict(rules.options))
    assert Game.replay(again, text).save() == save
    for other in (RaceRuleset.load(), RaceRuleset.load(["race-base", pack])):
        with pytest.raises(JournalError):
            Game.replay(other, text)
        with pytest.raises(JournalError):
            Game.load(other, save)


def test_a_changed_power_changes_the_digest_but_not_a_text(write: Write) -> None:
    tax = 'text = "Two more."\n[power]\ntrade.bonus = 2\n'
    first = write(salt_tax_toml=tax).stamp()
    assert write(salt_tax_toml=tax.replace("Two", "2")).stamp() == first
    assert write(salt_tax_toml=tax.replace("= 2", "= 3")).stamp() != first


def test_the_files_of_the_box_fit_their_schemas() -> None:
    box = Path(str(files("starcup_race"))) / "box"
    for name, paths in (
        ("pack", [box / "pack.toml"]),
        ("pack-cards", [box / "cards.toml"]),
        ("pack-power", sorted((box / "powers").glob("*.toml"))),
    ):
        schema = jsonschema.Draft202012Validator(file_schemas(RaceRuleset.load())[name])
        assert paths
        for path in paths:
            assert [error.message for error in schema.iter_errors(tomllib.loads(path.read_text()))] == [], path
    wrong = {"power": {"settle": {"military": 0}}, "txt": ""}
    assert (
        len(list(jsonschema.Draft202012Validator(file_schemas(RaceRuleset.load())["pack-power"]).iter_errors(wrong)))
        == 2
    )


def test_the_box_names_rules_that_there_are() -> None:
    rules = RaceRuleset.load()
    told = {rule for text in rules.power_texts.values() for rule in text.rules}
    assert told <= set(rule_statements(rules))
    assert all(text.rules for text in rules.power_texts.values())


def test_packs_of_other_games_and_needs() -> None:
    with pytest.raises(PackError, match="pack 'base' is for the game 'roll', expected 'race'"):
        RaceRuleset.load(["base"])
