"""Everything that the engine promises, tried out with the installed pack, and its pilots among those of the other."""

from starcup.testing import assert_pack_ok
from starcup_tiny_epic import EpicRuleset


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("night-watch", with_packs=["tiny-epic-base", "slipstream"], games=1, tables=4, pairs=2)


def test_its_pilots_are_among_those_of_slipstream() -> None:
    rules = EpicRuleset.load(["tiny-epic-base", "slipstream", "night-watch"])
    keys = [pilot.key for pilot in rules.extensions.pieces["pilot"]]
    assert len(keys) == 12 and keys[-2:] == ["ada_nightingale", "hob_lantern"]
