"""The facet ``packs`` of a game: the contents, checks and pictures of its packs, and the template of a new pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from attrs import evolve

from starcup.kernel.values import frozen
from starcup.packed.ruleset import PackedRuleset, tile_texts
from starcup.packs.errors import Fault
from starcup.packs.faults import Row
from starcup.packs.options import settings_of
from starcup.packs.pack import Pack
from starcup.packs.pieces import AnyList, name_of, told_lines
from starcup.packs.texts import text_lines

AnyPackedRuleset = PackedRuleset[Any, Any]
FURTHER = "further_pieces"
"""The entry of :meth:`PackFormat.contents` with the numbers of the pieces of new kinds, by kind."""


@frozen
class Side:
    """One side of a piece of a pack, to be displayed.

    Args:
        key: the key of the side.
        name: the name printed on it.
        corner: a few words for the corner, such as its cost.
        lines: lines of text that say what it does.
        colour: a colour by its English name, for frames on a screen; empty for none.
        picture: the key of its picture, such as ``die/home``.
    """

    key: str
    name: str
    corner: str
    lines: tuple[str, ...]
    colour: str
    picture: str


@frozen
class Shown:
    """A piece of a pack with its sides, two at most. ``label`` identifies it for people, ``keys`` are all its keys.

    ``noun`` says what it is if it is none of those that the game has its word for.
    """

    key: str
    label: str
    sides: tuple[Side, ...]
    keys: tuple[str, ...]
    noun: str = ""


class PackFormat:
    """The base class of the facet ``packs``, which describes the packs of a game.

    Args:
        load: the ``load`` of the game's definition.
    """

    template: ClassVar[str] = ""
    """The import package and folder, as ``package/folder``, with the files of a new pack that are the game's own.

    Empty: they are made from the lists and hooks of the game.
    """
    piece: ClassVar[str] = "piece"
    """The game's word for a piece of a pack."""
    powered: ClassVar[str] = "piece"
    """The game's word for a piece that may have a power."""
    nouns: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The nouns for the numbers in :meth:`contents` that summaries tell, by their keys; empty: all, by their keys."""
    needed: ClassVar[tuple[str, ...]] = ()
    """The distributions that a new pack needs; empty: the one that brings the game's own pack."""
    tested_with: ClassVar[tuple[str, ...]] = ()
    """The further distributions that the tests of a new pack need."""
    testing: ClassVar[str] = "starcup.testing"
    """The module from which the tests of a new pack import ``assert_pack_ok``."""
    python_only: ClassVar[tuple[str, ...]] = ()
    """Path prefixes of the files that only a new pack with a power in Python has."""
    new_files: ClassVar[tuple[tuple[str, str], ...]] = ()
    """The files of :attr:`template` that are listed for the author: path, with ``{package}``, and description."""

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
        return type(self.load(())).check_pack(pack, others)

    def own_files(self, package: str, title: str, *, python: bool) -> dict[str, str]:
        """Return the game's own files of a new pack without a template: an entry for each list, a power in Python.

        Args:
            package: the import package of the new pack.
            title: its name for people.
            python: with a power in Python.

        Raises:
            PackError: the game's own pack can't be loaded.
        """
        from starcup.packed.new_pack import own_files

        return own_files(self.load(()), package, title, python=python)

    def contents(self, ruleset: AnyPackedRuleset, pack: Pack) -> dict[str, object]:
        """Return the contents of a pack as numbers and lists that can be written as JSON.

        Args:
            ruleset: a ruleset with the pack in it.
            pack: the pack.
        """
        own = [power for power in ruleset.powers if power.pack == pack.name]
        gone = [power for power in ruleset.powers if power.by == pack.name and power.state == "left-out"]
        return {
            **self.numbers(ruleset, pack),
            FURTHER: {pieces.name: len(rows) for pieces, rows in _rows(ruleset, pack, ruleset.further_lists) if rows},
            "with_power": len(own),
            "replaced_powers": {power.key: power.replaces for power in own if power.replaces},
            "left_out_powers": {power.key: power.pack for power in gone},
            "replaced_pieces": _pieces_in(pack.manifest.replaces),
            "left_out_pieces": _pieces_in(pack.manifest.leaves_out),
            "extensions": pack.extensions(),
            "options": {
                setting.name: {"values": list(setting.values), "default": setting.default, "text": setting.text}
                for setting in settings_of(pack)
            },
        }

    def numbers(self, ruleset: AnyPackedRuleset, pack: Pack) -> dict[str, int]:
        """Return how many pieces of each kind of the game a pack has; by default those of each list, by its name.

        Args:
            ruleset: a ruleset with the pack in it.
            pack: the pack.
        """
        numbers: dict[str, int] = {}
        for pieces, rows in _rows(ruleset, pack, type(ruleset).assembly.lists):
            numbers[pieces.name] = numbers.get(pieces.name, 0) + len(rows)
        return numbers

    def counted(self, contents: Mapping[str, object]) -> str:
        """Return a summary of :meth:`contents` in a few words.

        Args:
            contents: the dictionary that :meth:`contents` returned.
        """
        return ", ".join(filter(None, (self._counted(contents), self.counted_further(contents)))) or "no pieces"

    def _counted(self, contents: Mapping[str, object]) -> str:
        numbers = {key: number for key, number in contents.items() if type(number) is int}
        nouns = self.nouns or {key: "power" if key == "with_power" else key for key in numbers}
        return _numbers_of((numbers.get(key, 0), noun) for key, noun in nouns.items())

    def counted_further(self, contents: Mapping[str, object]) -> str:
        """Return a summary of the pieces of new kinds, which extensions add; empty if there are none.

        Args:
            contents: the dictionary that :meth:`contents` returned.
        """
        further = contents.get(FURTHER)
        return _numbers_of((number, noun) for noun, number in further.items()) if isinstance(further, dict) else ""

    def counted_in_full(self, contents: Mapping[str, object]) -> list[str]:
        """Return the pieces of the game in :meth:`contents` in sentences.

        Args:
            contents: the dictionary that :meth:`contents` returned.
        """
        return [self._counted(contents) or "no pieces"]

    def shown(self, ruleset: AnyPackedRuleset, pack: Pack) -> list[Shown]:
        """Return the pieces of the game in a pack, to be displayed; by default plain cards with their fields and texts.

        Args:
            ruleset: a ruleset with the pack in it.
            pack: the pack.
        """
        return self._plain(ruleset, pack, type(ruleset).assembly.lists)

    def all_shown(self, ruleset: AnyPackedRuleset, pack: Pack) -> list[Shown]:
        """Return all pieces of a pack, to be displayed: :meth:`shown`, and those of new kinds, which extensions add.

        Args:
            ruleset: a ruleset with the pack in it.
            pack: the pack.
        """
        further = [
            evolve(piece, noun=pieces.name)
            for pieces in ruleset.further_lists
            for piece in self._plain(ruleset, pack, (pieces,))
        ]
        return [*self.shown(ruleset, pack), *further]

    def _plain(self, ruleset: AnyPackedRuleset, pack: Pack, lists: Sequence[AnyList]) -> list[Shown]:
        texts = tile_texts(ruleset)
        return [
            self.shown_as(
                pack,
                pieces.key_of(row.value),
                name_of(pieces, row.value),
                pieces.name,
                told_lines(pieces, row.value, text_lines(texts.get(pieces.key_of(row.value)))),
            )
            for pieces, rows in _rows(ruleset, pack, lists)
            for row in rows
        ]

    def shown_as(
        self,
        pack: Pack,
        key: str,
        name: str,
        corner: str,
        lines: Sequence[str],
        colour: str = "",
        picture: str = "",
    ) -> Shown:
        """Return a piece with one side, to be displayed.

        Args:
            pack: the pack that it comes from.
            key: the key of the piece.
            name: its name.
            corner: a few words for the corner, such as its cost.
            lines: lines of text that say what it is and does.
            colour: a colour by its English name; empty for none.
            picture: the key of its picture; empty: the corner and the key of the piece.
        """
        side = Side(key, name, corner, tuple(lines), colour, picture or f"{corner}/{key}")
        return Shown(key, f"{pack.manifest.title or pack.name} - {key}", (side,), (key,))

    def used(self, table: Any) -> list[str]:
        """Return the names of the pieces that players have at the end of a game, one entry for each piece.

        Args:
            table: the table of a game that is over.
        """
        return []


def _rows(
    ruleset: AnyPackedRuleset, pack: Pack, lists: Sequence[AnyList]
) -> Iterable[tuple[AnyList, tuple[Row[Any], ...]]]:
    """Yield the pieces of a pack, list by list."""
    for whole in ruleset.pieces:
        if whole.pack.name == pack.name:
            yield from ((pieces, whole.of(pieces)) for pieces in lists)


def _numbers_of(counted: Iterable[tuple[int, str]]) -> str:
    """Return numbers of pieces with their nouns."""
    return ", ".join(f"{number} {noun if number == 1 else f'{noun}s'}" for number, noun in counted if number)


def _pieces_in(named: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Return the keys of pieces that a manifest replaces or leaves out, by kind; powers are told by themselves."""
    return {kind: list(keys) for kind, keys in named.items() if kind != "powers"}
