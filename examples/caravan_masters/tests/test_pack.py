"""Everything that the engine promises, tried out on the installed pack; and what it adds to the pack that it needs."""

from starcup.roll import RollRuleset
from starcup.testing import assert_pack_ok


def test_the_pack_keeps_all_promises() -> None:
    assert_pack_ok("caravan-masters", games=2, tables=6)


def test_its_charters_lie_among_the_others() -> None:
    rules = RollRuleset.load(["base", "caravans", "caravan-masters"])
    assert rules.extensions.domains["charter"][-2:] == ("early_bird", "pilots_fleet")
