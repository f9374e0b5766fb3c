"""Games with packs: the public API for authors of games whose pieces and powers come in packs.

A ruleset derives from :class:`PackedRuleset`, which loads, caches, pickles and blames; it names an :class:`Assembly`,
which says what packs hold: lists of pieces (:class:`PieceList`), and hooks for powers (:func:`hook`). The facet
``packs`` of the game is a subclass of :class:`PackFormat`.
"""

from starcup.packed.assembly import Assembly
from starcup.packed.format import AnyPackedRuleset, PackFormat, Shown, Side
from starcup.packed.game_numbers import NumberLimits
from starcup.packed.power_choices import PowerChoice
from starcup.packed.ruleset import PackedRuleset, tile_texts
from starcup.packs.claims import Claims
from starcup.packs.faults import Document, Row, Unquoted, Wrong, one_of
from starcup.packs.layout import TERMS
from starcup.packs.pieces import AnyList, PackPieces, PieceList
from starcup.packs.power_files import PowerFile
from starcup.packs.strict import Reader
from starcup.packs.toml_places import DataPath
from starcup.plugins.hooks import hook
from starcup.plugins.manager import HookFunction, PluginManager, hookimpl
from starcup.plugins.power_sources import Printed, Source

__all__ = [
    "TERMS",
    "AnyList",
    "AnyPackedRuleset",
    "Assembly",
    "Claims",
    "DataPath",
    "Document",
    "HookFunction",
    "NumberLimits",
    "PackFormat",
    "PackPieces",
    "PackedRuleset",
    "PieceList",
    "PluginManager",
    "PowerChoice",
    "PowerFile",
    "Printed",
    "Reader",
    "Row",
    "Shown",
    "Side",
    "Source",
    "Unquoted",
    "Wrong",
    "hook",
    "hookimpl",
    "one_of",
    "tile_texts",
]
