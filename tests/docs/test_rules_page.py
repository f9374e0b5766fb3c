"""The page of rules and their tests, built: every rule once, with its statement and tests; ids elsewhere lead there."""

from __future__ import annotations

import html
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs._ext.rules_coverage import GAMES, anchor, coverage, coverage_in, statements_in
from starcup.packed.ruleset import rule_statements
from starcup.roll import RollRuleset
from tests.docs.pages import ROOT

pytestmark = pytest.mark.slow  # a site is built

CONF = 'import sys\nsys.path.insert(0, {root!r})\nextensions = ["myst_parser", "docs._ext.rules_coverage"]\n'
PAGES = {
    "index": "# Home\n\n```{toctree}\nrules\nrace-rules\ntiny-epic-rules\nother\n```\n",
    "rules": "# Rules\n\n```{rules-coverage} roll\n```\n",
    "race-rules": "# Race\n\n```{rules-coverage} race\n```\n\nOf PAY-3.\n",
    "tiny-epic-rules": "# Tiny Epic\n\n```{rules-coverage} tiny-epic\n```\n\nOf SOLO-52.\n",
    "other": "# Other\n\nA Trade (SHIP-3) is none of SHIP-99, nor `SHIP-4`.\n",
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with the page and one that names a rule."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "conf.py").write_text(CONF.format(root=str(ROOT)), encoding="utf-8")
    for name, text in PAGES.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "sphinx", "-W", "-q", "-b", "html", str(folder), str(folder / "html")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "html"


def words(markup: str) -> str:
    """What a reader sees of HTML."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", "", markup)).split())


@pytest.mark.parametrize("game", ["roll", *GAMES])
def test_every_rule_stands_there_with_its_statement_and_its_tests(site: Path, rules: RollRuleset, game: str) -> None:
    page = (site / ("rules.html" if game == "roll" else f"{game}-rules.html")).read_text(encoding="utf-8")
    entries = dict(re.findall(r'<dt id="((?:[\w-]+-)?rule-[\w-]+)">.*?</dt><dd>(.*?)</dd>', page, re.DOTALL))
    statements = rule_statements(rules) if game == "roll" else statements_in(game)
    assert list(entries) == [anchor(rule, game) for rule in statements]
    tests = coverage(statements) if game == "roll" else coverage_in(game, statements)
    for rule, told in statements.items():
        shown = words(entries[anchor(rule, game)])
        plain = str.maketrans("’“”–…", '\'""-.')
        assert " ".join(told.text.split()).translate(plain)[:60] in shown.translate(plain), rule
        assert all(test.file in shown for test, _ in tests[rule]), rule


def test_the_search_knows_every_rule_by_its_id(site: Path, rules: RollRuleset) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    entries = json.loads(index[index.index("(") + 1 : index.rindex(")")])["indexentries"]
    known = [rule_statements(rules), *map(statements_in, GAMES)]
    assert entries.keys() == {rule.lower() for statements in known for rule in statements}
    assert entries["ship-3"][0][1:] == ["rule-ship-3", True], "a main entry, which comes first"


def test_ids_in_running_text_lead_to_their_rules(site: Path) -> None:
    page = (site / "other.html").read_text(encoding="utf-8")
    assert re.findall(r'href="(rules\.html#rule-[^"]+)"', page) == ["rules.html#rule-ship-3"]
    page = (site / "race-rules.html").read_text(encoding="utf-8")
    assert re.findall(r'href="(#race-rule-[^"]+)"', page)[-1] == "#race-rule-pay-3"
    page = (site / "tiny-epic-rules.html").read_text(encoding="utf-8")
    assert re.findall(r'href="(#tiny-epic-rule-[^"]+)"', page)[-1] == "#tiny-epic-rule-solo-52"
