"""What the tests of the docs share."""

import pytest

from starcup.roll import Ruleset
from tests.pairs.conftest import make_pack

__all__ = ["make_pack", "rules"]


@pytest.fixture(scope="session")
def rules() -> Ruleset:
    return Ruleset.load(["base"])
