"""The facet ``testing`` of Race for the Galaxy: tables to begin from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from starcup.testing import PackKit, Start
from starcup.testing.kit import PackCheck
from starcup_race._rules.ruleset import RaceRuleset
from starcup_race.testing.cards import check_cards
from starcup_race.testing.tables import tables_with


class RaceKit(PackKit):
    """The facet ``testing`` of Race for the Galaxy."""

    @property
    def rules(self) -> RaceRuleset:
        """The ruleset."""
        return cast(RaceRuleset, self.ruleset)

    def watched(self) -> RaceRuleset:
        """Return the rules with powers in Python watched: one that changes what it may only look at fails."""
        return self.rules.watched() if self.rules.own else self.rules

    @classmethod
    def pack_checks(cls) -> Mapping[str, PackCheck]:
        """Return the checks of packs; that of the data looks at the cards, too."""
        return {**super().pack_checks(), "data": check_cards}

    def tables_with(self, keys: Sequence[str], seed: int) -> Sequence[Start]:
        """Return tables on which a seat has some cards, in each situation."""
        return tables_with(self.rules, keys, seed)
