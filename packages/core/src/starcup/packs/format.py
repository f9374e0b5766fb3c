"""The facet ``packs`` of a game: the contents, checks and pictures of its packs, and the template of a new pack."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from starcup.kernel.values import frozen
from starcup.packs.errors import Fault, PackError
from starcup.packs.options import settings_of
from starcup.packs.pack import Pack
from starcup.packs.pictures import Picture
from starcup.packs.ruleset import PackedRuleset

AnyPackedRuleset = PackedRuleset[Any, Any]


@frozen
class Side:
    """One side of a piece of a pack, to be displayed.

    Args:
        key: the key of the side.
        name: the name printed on it.
        corner: a few words for the corner, such as its cost.
        lines: lines of text that say what it does.
        colour: a colour by its English name, for frames on a screen; empty for none.
        picture: a function that draws it, only called if pictures are made.
    """

    key: str
    name: str
    corner: str
    lines: tuple[str, ...]
    colour: str
    picture: Callable[[str], Picture]


@frozen
class Shown:
    """A piece of a pack with its sides, two at most. ``label`` identifies it for people, ``keys`` are all its keys."""

    key: str
    label: str
    sides: tuple[Side, ...]
    keys: tuple[str, ...]


class PackFormat:
    """The base class of the facet ``packs``, which describes the packs of a game.

    Args:
        load: the ``load`` of the game's definition.
    """

    template: ClassVar[str] = ""
    """The import package and folder, as ``package/folder``, with the files of a new pack that are the game's own."""
    piece: ClassVar[str] = "piece"
    """The game's word for a piece of a pack."""
    powered: ClassVar[str] = "piece"
    """The game's word for a piece that may have a power."""
    needed: ClassVar[tuple[str, ...]] = ("starcup",)
    """The distributions that a new pack needs."""
    tested_with: ClassVar[tuple[str, ...]] = ()
    """The further distributions that the tests of a new pack need."""
    testing: ClassVar[str] = "starcup.testing"
    """The module from which the tests of a new pack import ``assert_pack_ok``."""
    python_only: ClassVar[tuple[str, ...]] = ()
    """Path prefixes of the files that only a new pack with a power in Python has."""
    new_files: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The game's own files of a new pack that are listed for its author: path, with ``{package}``, and description."""

    def __init__(self, load: Callable[..., Any]) -> None:
        self._load = load

    def load(self, packs: Sequence[str | Pack], without: Sequence[str] = ()) -> AnyPackedRuleset:
        """Return the ruleset of some packs.

        Args:
            packs: names of installed packs, or packs themselves.
            without: keys of powers to leave out.

        Raises:
            PackError: a pack is unknown or faulty.
        """
        ruleset = self._load(packs, without=without)
        assert isinstance(ruleset, PackedRuleset)
        return ruleset

    def check(self, pack: Pack, others: Sequence[str | Pack]) -> list[Fault]:
        """Return all faults of a pack that can be found without a game; empty if it can be played.

        Args:
            pack: the pack to check.
            others: the packs that it is played with.

        Raises:
            PackError: one of the other packs can't be loaded.
        """
        try:
            self.load([*others, pack])
        except PackError as error:
            return [fault for fault in error.faults if fault.pack == pack.name] or [
                Fault(pack.name, "", 0, "", "a pack that can be played", str(error), error.nearest or "", str(error))
            ]
        return []

    def contents(self, ruleset: AnyPackedRuleset, pack: Pack) -> dict[str, object]:
        """Return the contents of a pack as numbers and lists that can be written as JSON.

        Args:
            ruleset: a ruleset with the pack in it.
            pack: the pack.
        """
        own = [one for one in ruleset.powers if one.pack == pack.name]
        return {
            "with_power": len(own),
            "replaced_powers": {one.key: one.replaces for one in own if one.replaces},
            "left_out_powers": {
                one.key: one.pack for one in ruleset.powers if one.by == pack.name and one.state == "left-out"
            },
            "extensions": pack.extensions(),
            "options": {
                one.name: {"values": list(one.values), "default": one.default, "text": one.text}
                for one in settings_of(pack)
            },
        }

    def counted(self, contents: Mapping[str, object]) -> str:
        """Return a summary of :meth:`contents` in a few words.

        Args:
            contents: the dictionary that :meth:`contents` returned.
        """
        return f"{contents['with_power']} powers"

    def counted_in_full(self, contents: Mapping[str, object]) -> list[str]:
        """Return :meth:`contents` in sentences, without powers replaced or left out, extensions and options.

        Args:
            contents: the dictionary that :meth:`contents` returned.
        """
        return [self.counted(contents)]

    def shown(self, ruleset: AnyPackedRuleset, pack: Pack) -> list[Shown]:
        """Return the pieces of a pack, to be displayed; empty if the game has no pictures of them.

        Args:
            ruleset: a ruleset with the pack in it.
            pack: the pack.
        """
        return []

    def used(self, table: Any) -> list[str]:
        """Return the names of the pieces that players have at the end of a game, one entry for each piece.

        Args:
            table: the table of a game that is over.
        """
        return []
