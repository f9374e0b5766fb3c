"""What the tests of the conformance kit share."""

from tests.pairs.conftest import make_pack

__all__ = ["make_pack"]
