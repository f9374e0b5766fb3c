"""Packs: folders of data and powers, their manifests, and the faults found in them, with file and line."""

from starcup.packs.errors import Fault
from starcup.packs.glossary import GlossaryEntry
from starcup.packs.letters import fitted, lines_of, width_of
from starcup.packs.pictures import INK, Box, Disc, Mark, Picture, Shape, Words
from starcup.packs.plain_cards import PlainCard
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.rule_texts import Rule
from starcup.packs.svg import svg_of
from starcup.packs.texts import TileText

__all__ = [
    "INK",
    "Box",
    "Disc",
    "Fault",
    "GlossaryEntry",
    "Mark",
    "Picture",
    "PlainCard",
    "PowerPlugin",
    "Rule",
    "Shape",
    "TileText",
    "Words",
    "fitted",
    "lines_of",
    "svg_of",
    "width_of",
]
