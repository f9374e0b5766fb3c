"""The assembly of packs of tiles: colours, tiles, powers compiled from terms or imported, extensions."""

from __future__ import annotations

from functools import partial
from types import ModuleType
from typing import Any, ClassVar

from starcup.making import AnyStep
from starcup.packed import Assembly, Claims, Document, PieceList, Printed, Reader, Source
from starcup.roll._rules import hookspecs
from starcup.roll._rules.catalogue import Builder, Catalogue
from starcup.roll._rules.counting import Things
from starcup.roll._rules.definitions import Numbers
from starcup.roll._rules.extensions import Extensions
from starcup.roll._rules.manage import CheckEnd
from starcup.roll._rules.numbers import LIMITS, missing_dice
from starcup.roll._rules.pack_files import LISTS, faces_of
from starcup.roll._rules.pack_files import make_reader as make_piece_reader
from starcup.roll._rules.power_checks import never_asked, questions, wrong_answer, wrong_terms
from starcup.roll._rules.rounds import ROUND_STEPS
from starcup.roll._rules.setup import SETUP_STEPS, BeginRounds
from starcup.roll._rules.term_hooks import functions
from starcup.roll._rules.terms import PowerTable
from starcup.roll._rules.vocabulary import TilePower, check_terms, make_reader


class TileAssembly(Assembly[TilePower]):
    """Packs of tiles on their way into a ruleset: in the end there is a ``catalogue``, and what extensions change."""

    lists: ClassVar[tuple[PieceList[Any], ...]] = LISTS
    hooks: ClassVar[ModuleType] = hookspecs
    power_file: type[TilePower] = TilePower
    powered: ClassVar[str] = "a development or world"
    guards: ClassVar[bool] = False
    extension_set: ClassVar[type[Extensions]] = Extensions
    numbers_class: ClassVar[type[Numbers]] = Numbers
    number_limits = LIMITS
    numbers: Numbers
    extensions: Extensions

    setup_steps: tuple[AnyStep, ...] = SETUP_STEPS
    """The steps of the set-up, in order."""
    round_steps: tuple[AnyStep, ...] = ROUND_STEPS
    """The steps of a round, in order (ROUND-1)."""

    def piece_reader(self) -> Reader:
        return make_piece_reader()

    def combine(self, claims: Claims) -> None:
        keys = tuple(phase.key for phase in self.extensions.phases)
        self.catalogue: Catalogue = Builder(keys, self.numbers, claims).build(self.pieces)
        if self.is_sound:
            for misfit in missing_dice(self.numbers, self.catalogue.dice):
                self.fault_of_number(*misfit)

    def power_reader(self) -> Reader:
        catalogue = self.catalogue
        return make_reader(
            dice=tuple(die.key for die in catalogue.dice),
            worlds=tuple(colour.key for colour in catalogue.world_colours),
            phases=tuple(phase.key for phase in self.extensions.phases),
            faces=tuple(face.key for face in catalogue.faces),
            unread=tuple(sorted(self.unread)),
        )

    def read_power(self, document: Document, reader: Reader) -> TilePower:
        check_terms(document)
        return super().read_power(document, reader)

    def compile(self) -> None:
        """Make a plugin of each power: it is compiled from terms, imported, or both."""
        things = Things(self.catalogue.faces, self.catalogue.dice)
        self.power_terms: dict[str, PowerTable] = {}
        for source in self.sources.working:
            power = source.file.power
            if power is None:
                self.add_module(source)
            else:
                self.power_terms[source.key] = power
                self.add_functions(source, functions(power, source.key, things))
        for key in self.plugins.packs:
            self._check_hooks(key)

    def _check_hooks(self, key: str) -> None:
        """Note the hooks of a power that are never asked on its tile, or answer what can't be used."""
        phases, dice = self.extensions.phases, [die.key for die in self.catalogue.dice]
        (face,) = [face for face in self.catalogue.faces if face.key == key]
        for hook in self.plugins.functions(key):
            if reason := never_asked(hook, face, phases):
                self.sources.lack(key, hook, reason, "()")
                continue
            self.ask(key, hook, questions(hook, self.catalogue, self.numbers), partial(wrong_answer, hook, dice=dice))
            if hook == "reassign":
                for name, reason in wrong_terms(self.plugins.module(key), dice, [phase.key for phase in phases]):
                    self.sources.lack(key, hook, reason, f"(), {name}")

    def finish(self) -> None:
        """Take the lists of steps as extensions change them."""
        self.setup_steps = self.extensions.steps("setup_steps", SETUP_STEPS, BeginRounds)
        self.round_steps = self.extensions.steps("round_steps", ROUND_STEPS, CheckEnd)
        super().finish()

    def printed(self, source: Source[TilePower]) -> Printed:
        face = next(face for pieces in self.whole for face in faces_of(pieces) if face.key == source.key)
        return Printed(face.name, face.phases, face.optional)
