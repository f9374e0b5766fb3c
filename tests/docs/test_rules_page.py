"""The page of rules and their tests, built: every rule once, with its statement and tests; ids elsewhere lead there."""

from __future__ import annotations

import html
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from docs._ext.rules_coverage import anchor, coverage
from starcup.roll import Ruleset, rule_statements
from tests.docs.pages import ROOT

pytestmark = pytest.mark.slow  # a site is built

CONF = 'import sys\nsys.path.insert(0, {root!r})\nextensions = ["myst_parser", "docs._ext.rules_coverage"]\n'
PAGES = {
    "index": "# Home\n\n```{toctree}\nrules\nother\n```\n",
    "rules": "# Rules\n\n```{rules-coverage}\n```\n",
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


def test_every_rule_stands_there_with_its_statement_and_its_tests(site: Path, rules: Ruleset) -> None:
    page = (site / "rules.html").read_text(encoding="utf-8")
    entries = dict(re.findall(r'<dt id="(rule-[\w-]+)">.*?</dt><dd>(.*?)</dd>', page, re.DOTALL))
    statements = rule_statements(rules)
    assert list(entries) == [anchor(rule) for rule in statements]
    tests = coverage(statements)
    for rule, told in statements.items():
        shown = words(entries[anchor(rule)])
        plain = str.maketrans("’“”–…", '\'""-.')
        assert " ".join(told.text.split()).translate(plain)[:60] in shown.translate(plain), rule
        assert all(test.file in shown for test, _ in tests[rule]), rule


def test_the_search_knows_every_rule_by_its_id(site: Path, rules: Ruleset) -> None:
    index = (site / "searchindex.js").read_text(encoding="utf-8")
    entries = json.loads(index[index.index("(") + 1 : index.rindex(")")])["indexentries"]
    assert entries.keys() == {rule.lower() for rule in rule_statements(rules)}
    assert entries["ship-3"][0][1:] == ["rule-ship-3", True], "a main entry, which comes first"


def test_ids_in_running_text_lead_to_their_rules(site: Path) -> None:
    page = (site / "other.html").read_text(encoding="utf-8")
    assert re.findall(r'href="(rules\.html#rule-[^"]+)"', page) == ["rules.html#rule-ship-3"]
