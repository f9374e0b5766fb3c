"""Packs: folders of data and powers, their manifests, and the faults found in them, with file and line.

A game's facet ``packs`` is a subclass of :class:`PackFormat`.
"""

from starcup.packs.errors import Fault, PackError
from starcup.packs.format import PackFormat, Shown, Side
from starcup.packs.glossary import GlossaryEntry
from starcup.packs.options import OptionError, Setting, settings_of
from starcup.packs.pack import Pack, installed, load
from starcup.packs.pictures import INK, SIDE, Box, Disc, Mark, Picture, Shape, Words
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.rule_texts import Rule
from starcup.packs.ruleset import PackedRuleset, glossary_of, rule_statements, tile_texts
from starcup.packs.svg import svg_of
from starcup.packs.texts import TileText

__all__ = [
    "INK",
    "SIDE",
    "Box",
    "Disc",
    "Fault",
    "GlossaryEntry",
    "Mark",
    "OptionError",
    "Pack",
    "PackError",
    "PackFormat",
    "PackedRuleset",
    "Picture",
    "PowerPlugin",
    "Rule",
    "Setting",
    "Shape",
    "Shown",
    "Side",
    "TileText",
    "Words",
    "glossary_of",
    "installed",
    "load",
    "rule_statements",
    "settings_of",
    "svg_of",
    "tile_texts",
]
