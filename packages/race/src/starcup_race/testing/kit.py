"""The facet ``testing`` of Race for the Galaxy: tables to begin from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from starcup.testing import PackKit, Start
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.testing.tables import tables_with


class RaceKit(PackKit):
    """The facet ``testing`` of Race for the Galaxy."""

    @property
    def rules(self) -> RaceRuleset:
        """The ruleset."""
        return cast(RaceRuleset, self.ruleset)

    def tables_with(self, keys: Sequence[str], seed: int) -> Sequence[Start]:
        """Return tables on which a seat has some cards, in each situation."""
        return tables_with(self.rules, keys, seed)
