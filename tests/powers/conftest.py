"""What all power tests share: the base ruleset, built once."""

import pytest

from starcup.roll import Ruleset


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return Ruleset.load(["base"])
