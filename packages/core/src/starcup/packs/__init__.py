"""Packs: folders of data and powers, their manifests, and the faults found in them, with file and line."""

from starcup.packs.errors import Fault
from starcup.packs.glossary import GlossaryEntry
from starcup.packs.options import Setting, settings_of
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.rule_texts import Rule
from starcup.packs.texts import TileText

__all__ = [
    "Fault",
    "GlossaryEntry",
    "PowerPlugin",
    "Rule",
    "Setting",
    "TileText",
    "settings_of",
]
