"""What the tests of the wire share: the ruleset, built once."""

from __future__ import annotations

import pytest

from starcup.roll import RollRuleset


@pytest.fixture(scope="session")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])
