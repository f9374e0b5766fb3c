"""The page on Tiny Epic Galaxies names every option of the box with its values, and every ruling."""

from __future__ import annotations

import re

import pytest

from docs._ext.rules_coverage import statements_in
from starcup.packs.options import settings_of
from starcup.packs.pack import installed_packs
from tests.docs.pages import ROOT

PAGE = (ROOT / "docs" / "tiny-epic.md").read_text(encoding="utf-8")
RULES = statements_in("tiny-epic")
