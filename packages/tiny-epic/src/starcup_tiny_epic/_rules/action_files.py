"""Files ``powers/KEY.toml``: the actions of planets, read strictly."""

from __future__ import annotations

from typing import NewType

from starcup.making import frozen
from starcup.packs.faults import Document, Shown, Wrong
from starcup.packs.layout import TERMS
from starcup.packs.strict import Reader, fields_of
from starcup.packs.texts import TileText
from starcup_tiny_epic._rules.deeds import DEEDS, Amount, Deed
from starcup_tiny_epic._rules.pack_files import reader
from starcup_tiny_epic._rules.planets import Action, OwnAction

AnyDeed = NewType("AnyDeed", Deed)
"""A deed: its name, or a table with its name and its fields."""
Deeds = NewType("Deeds", tuple[AnyDeed, ...])


@frozen
class Price:
    """The price of an action: resources, and unused dice that are given up."""

    energy: Amount = 0
    culture: Amount = 0
    dice: Amount = 0


@frozen
class ActionTable:
    """The deeds of an action, in order."""

    do: Deeds


@frozen
class ActionFile(TileText):
    """The file of an action: what people read about it, its limits and price, and its deeds; none if it is a module."""

    own_turn: bool = False
    once: bool = False
    pay: Price = Price()
    power: ActionTable | None = None

    @property
    def told(self) -> TileText:
        """The texts for people."""
        return TileText(self.text, self.bonus, self.notes, self.rules)

    def action(self, own: OwnAction | None = None) -> Action:
        """Return the action.

        Args:
            own: its hooks, if it is a module.
        """
        pay, deeds = self.pay, () if self.power is None else self.power.do
        return Action(pay.energy, pay.culture, pay.dice, self.own_turn, self.once, deeds, own)


def make_reader() -> Reader:
    """Return a reader that knows all deeds."""
    made = reader()
    made.named(AnyDeed, "a deed", DEEDS)
    made.choose(Deeds, _deeds)
    return made


def _deeds(value: object) -> object:
    if value == []:
        raise Wrong("a list with something in it", value)
    return tuple[AnyDeed, ...]


def read_action(document: Document, reader: Reader) -> ActionFile:
    """Return the contents of an action's file; empty if it has faults, which are noted in the document.

    Args:
        document: the file.
        reader: a reader from :func:`make_reader`.
    """
    data = {name: value for name, value in document.data.items() if not _misplaced(document, name)}
    return reader.read(document, data, ActionFile) or ActionFile()


def _misplaced(document: Document, name: str) -> bool:
    """Note a deed that stands outside its list, and return True."""
    if name not in DEEDS and name not in fields_of(ActionTable):
        return False
    document.fault((name,), f"deeds in the list do under [{TERMS}]", Shown(f"{name!r} outside that list"))
    return True


def names_of(file: ActionFile) -> list[str] | None:
    """Return the names of the deeds of an action, each once; None if it is a module.

    Args:
        file: that of the action.
    """
    if file.power is None:
        return None
    kinds = {kind: name for name, kind in DEEDS.items()}
    return list(dict.fromkeys(kinds[type(deed)] for deed in file.power.do))
