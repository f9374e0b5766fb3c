"""The assembly of packs of planets: planets with their actions, missions, rebel boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar

from starcup.making import AnyStep
from starcup.packed import TERMS, Assembly, Claims, Document, PieceList, Reader, Unquoted
from starcup_tiny_epic._rules import hookspecs
from starcup_tiny_epic._rules.action_files import ActionFile, Limits, check_action, make_reader, names_of
from starcup_tiny_epic._rules.catalogue import Catalogue, catalogue_of, unplayable
from starcup_tiny_epic._rules.deed_kinds import DEEDS
from starcup_tiny_epic._rules.deeds import Module
from starcup_tiny_epic._rules.extensions import Extensions
from starcup_tiny_epic._rules.numbers import LIMITS, Numbers
from starcup_tiny_epic._rules.pack_files import BOARD_LIST, MISSION_LIST, PLANET_LIST, reader
from starcup_tiny_epic._rules.planets import Planet, RebelBoard
from starcup_tiny_epic._rules.rebel import REBEL_STEPS
from starcup_tiny_epic._rules.rounds import NextTurn
from starcup_tiny_epic._rules.rulings import REBEL, Rulings, rulings_of
from starcup_tiny_epic._rules.setup import SETUP_STEPS
from starcup_tiny_epic._rules.turn import TURN_STEPS, EndTurnOf

BASE = "tiny-epic-base"
"""The name of the pack of the box."""


class PlanetAssembly(Assembly[ActionFile]):
    """Packs of planets on their way into a ruleset: in the end there are ``planets``, with their actions."""

    lists: ClassVar[tuple[PieceList[Any], ...]] = (PLANET_LIST, MISSION_LIST, BOARD_LIST)
    hooks: ClassVar[ModuleType] = hookspecs
    power_file: type[ActionFile] = ActionFile
    powered: ClassVar[str] = "a planet"
    extension_set: ClassVar[type[Extensions]] = Extensions
    numbers_class: ClassVar[type[Numbers]] = Numbers
    number_limits = LIMITS
    numbers: Numbers
    extensions: Extensions

    setup_steps: tuple[AnyStep, ...] = SETUP_STEPS
    """The steps of the set-up, in order (SETUP)."""
    turn_steps: tuple[AnyStep, ...] = TURN_STEPS
    """The steps of a player's turn, in order (TURN-2)."""
    rebel_steps: tuple[AnyStep, ...] = REBEL_STEPS
    """The steps of the rebel's turn, in order (SOLO-8)."""

    def piece_reader(self) -> Reader:
        return reader()

    def option_values(self) -> Mapping[str, Sequence[str]]:
        boards = sorted(
            (row.value for pieces in self.pieces for row in pieces.of(BOARD_LIST)), key=lambda row: row.rank
        )
        keys = [*(board.key for board in boards), *sorted(self.unread)]
        return {f"{BASE}.{REBEL}": keys}

    def combine(self, claims: Claims) -> None:
        self.catalogue: Catalogue = catalogue_of(self.pieces, claims)
        if not self.faults:
            for file, expected, found in unplayable(self.catalogue, self.numbers):
                self.fault_of_all(file, expected, found)

    def power_reader(self) -> Reader:
        return make_reader()

    def homes(self) -> Mapping[str, str]:
        deeds = f"deeds in the list do under [{TERMS}]"
        return {**super().homes(), **dict.fromkeys((*DEEDS, "do"), deeds)}

    def read_power(self, document: Document, reader: Reader) -> ActionFile:
        file = super().read_power(document, reader)
        check_action(document, file)
        return file

    def check_powers(self) -> None:
        for source in self.sources.found.values():
            if not source.works and source.file.limits != Limits():
                source.document.fault(("limits",), f"an action: deeds under [{TERMS}], or a module", Unquoted("none"))
            listed = [place for place, deed in enumerate(source.file.deeds) if isinstance(deed, Module)]
            for place in listed[source.module :]:
                there = "the module once" if source.module else f"a module powers/{source.key}.py"
                source.document.fault((TERMS, "do", place), there, Unquoted("it twice" if source.module else "none"))

    def compile(self) -> None:
        """Make the planets with their actions; those in Python are imported."""
        super().compile()
        for key in self.plugins.packs:
            functions = self.plugins.functions(key)
            for hook in self.plugins.hooks:
                if hook not in functions:
                    needed, there = " and ".join(self.plugins.hooks), " and ".join(functions)
                    self.sources.lack(key, hook, f"missing: an action needs {needed}, found {there}")
        rulings = self.rulings
        actions = {source.key: source.file.action(source.module, rulings) for source in self.sources.working}
        self.planets: tuple[Planet, ...] = self.catalogue.made_planets(actions)

    def finish(self) -> None:
        """Take the lists of steps as extensions change them."""
        self.setup_steps = self.extensions.steps("setup_steps", SETUP_STEPS, NextTurn)
        self.turn_steps = self.extensions.steps("turn_steps", TURN_STEPS, EndTurnOf)
        self.rebel_steps = self.extensions.steps("rebel_steps", REBEL_STEPS, EndTurnOf)
        super().finish()

    def stated(self, file: ActionFile) -> list[str]:
        return names_of(file)

    def stated_order(self) -> tuple[str, ...]:
        return (*DEEDS, *super().stated_order())

    @property
    def rulings(self) -> Rulings:
        """The readings of the rules that are chosen."""
        return rulings_of({name.removeprefix(f"{BASE}."): value for name, value in self.settings.items()})

    @property
    def board(self) -> RebelBoard | None:
        """The rebel board of solo games: the one that is chosen, else the easiest; None if there is none."""
        boards = self.catalogue.made_boards()
        return next(iter((*(board for board in boards if board.key == self.rulings.board), *boards)), None)
