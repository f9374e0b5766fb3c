"""What the tests of the wire share: the ruleset, built once."""

from __future__ import annotations

import pytest

from starcup.roll import Ruleset


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return Ruleset.load(["base"])
