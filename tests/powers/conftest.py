"""What all power tests share: the base ruleset, built once."""

import pytest

from starcup.roll import RollRuleset


@pytest.fixture(scope="session")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])
