"""What packs say about their tiles, for people to read; no code depends on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from starcup.kernel.arguments import check_kind
from starcup.kernel.values import frozen
from starcup.packs.faults import Document
from starcup.packs.strict import MOST_TEXT, Reader

if TYPE_CHECKING:
    from starcup.roll.ruleset import RollRuleset

FILE = "texts.toml"
"""What people read about worlds; about a power it stands in the power's own file."""


@frozen
class TileText:
    """The words that people read about a side of a tile.

    ``text`` is what it does, ``bonus`` what it counts at the end of the game,
    ``notes`` are remarks on both, ``rules`` the ids of the rules that it rests on.
    """

    text: str = ""
    bonus: str = ""
    notes: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


def tile_texts(rules: RollRuleset) -> Mapping[str, TileText]:
    """Return what the packs of a ruleset say of their tiles.

    Of a development that has a power it is what stands with the power that is in the game, so that a replaced
    power takes its text along. Else a later pack's words replace an earlier one's; what has a wrong type there is
    made the best of: it keeps nobody from playing. Checks of packs tell it.

    Args:
        rules: a ruleset.

    Returns:
        The texts by the keys of faces.

    Raises:
        PackError: a ``texts.toml`` is no TOML.

    >>> from starcup.roll import Ruleset
    >>> rules = Ruleset.load(["base"])
    >>> set(tile_texts(rules)) == {face.key for face in rules.begin(2, seed=1).rules.faces}
    True
    """
    from starcup.roll.ruleset import RollRuleset

    check_kind(rules, RollRuleset, "rules", "a ruleset of Roll for the Galaxy")
    found = {}
    for pack in rules.packs:
        for key, one in pack.read(FILE).items():
            if isinstance(one, Mapping):
                text, bonus = (_plain(one.get(name, "")) for name in ("text", "bonus"))
                found[key] = TileText(text, bonus, _listed(one.get("notes")), _listed(one.get("rules")))
    return {**found, **rules.power_texts}


def _plain(value: object) -> str:
    """A text as far as it can be shown."""
    return "".join(letter if letter.isprintable() or letter in "\n\t" else "?" for letter in str(value)[:MOST_TEXT])


def _listed(value: object) -> tuple[str, ...]:
    return tuple(map(_plain, value)) if isinstance(value, Sequence) and not isinstance(value, str) else ()


def check_texts(document: Document) -> None:
    """Note in a ``texts.toml`` what is not as :class:`TileText` has it."""
    Reader().read(document, document.data, dict[str, TileText])
