"""A check of the cards of a pack: what can be played, and is likely to be a slip."""

from __future__ import annotations

from attrs import evolve

from starcup.testing import Finding, PackBench
from starcup.testing.packs import check_data
from starcup_race._rules.pack_files import CARDS
from starcup_race._rules.ruleset import RaceRuleset


def check_cards(bench: PackBench) -> list[Finding]:
    """The pack loads before and behind the others with one digest, and every card has VP, or a power that scores."""
    findings = check_data(bench)
    rules = bench.ruleset
    assert isinstance(rules, RaceRuleset)
    scoring = {one.key for one in rules.powers if {"score", "bonus"} & set(one.hooks)}
    document = bench.pack.document(CARDS, [])
    for name in ("world", "development"):
        rows = document.data.get(name)
        for index, row in enumerate(rows if isinstance(rows, list) else ()):
            if "vp" not in row and row["key"] not in scoring:
                found = bench.finding("data", f"card {row['key']!r} has no vp: expected VP, 0 if it is worth nothing")
                findings.append(evolve(found, warning=True, file=CARDS, line=document.line((name, index))))
    return findings
