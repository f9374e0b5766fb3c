"""What the tests of the docs share."""

import pytest

from starcup.roll import RollRuleset
from tests.pairs.conftest import make_pack

__all__ = ["make_pack", "rules"]


@pytest.fixture(scope="session")
def rules() -> RollRuleset:
    return RollRuleset.load(["base"])
