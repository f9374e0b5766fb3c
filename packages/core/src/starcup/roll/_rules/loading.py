"""The assembly of packs of tiles: colours, tiles, powers compiled from terms or imported, extensions."""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar

from starcup import PackError
from starcup.making import AnyStep
from starcup.packed import Assembly, Claims, Document, PieceList, PluginManager, Printed, Reader, Source
from starcup.packs.layout import EXTENSIONS
from starcup.roll._rules import hookspecs
from starcup.roll._rules.catalogue import Catalogue
from starcup.roll._rules.counting import Things
from starcup.roll._rules.definitions import Numbers
from starcup.roll._rules.extension_loading import Extending, changed_lists, load_extensions
from starcup.roll._rules.numbers import check_dice, check_numbers, numbers_of
from starcup.roll._rules.pack_files import LISTS, faces_of
from starcup.roll._rules.pack_files import make_reader as make_piece_reader
from starcup.roll._rules.power_checks import check_power
from starcup.roll._rules.rounds import ROUND_STEPS
from starcup.roll._rules.setup import SETUP_STEPS
from starcup.roll._rules.term_hooks import functions
from starcup.roll._rules.vocabulary import Names, TilePower, check_terms, make_reader


class TileAssembly(Assembly[TilePower]):
    """Packs of tiles on their way into a ruleset: in the end there is a ``catalogue``, and what extensions change."""

    lists: ClassVar[tuple[PieceList[Any], ...]] = LISTS
    hooks: ClassVar[ModuleType] = hookspecs
    power_file: type[TilePower] = TilePower
    powered: ClassVar[str] = "a development or world"
    guards: ClassVar[bool] = False
    extendable: ClassVar[bool] = True
    numbers_class: ClassVar[type] = Numbers

    setup_steps: tuple[AnyStep, ...] = SETUP_STEPS
    """The steps of the set-up, in order."""
    round_steps: tuple[AnyStep, ...] = ROUND_STEPS
    """The steps of a round, in order (ROUND-1)."""

    def piece_reader(self) -> Reader:
        return make_piece_reader()

    def removable(self) -> tuple[str, ...]:
        return ("tiles", "factions", "home_worlds", "dice", "powers")

    def extend(self) -> None:
        self.extending: Extending = load_extensions(self.packs, self.settings, self.faults)
        self.numbers: Numbers = numbers_of(self.as_named, self.faults)
        check_numbers(self.packs, self.numbers, self.faults)

    @property
    def managers(self) -> tuple[PluginManager, ...]:
        return (self.plugins, self.extending.plugins)

    def combine(self, claims: Claims) -> None:
        keys = tuple(phase.key for phase in self.extending.phases)
        self.catalogue: Catalogue = Catalogue.build(self.pieces, keys, self.numbers, claims)
        if self.is_sound:
            check_dice(self.packs, self.numbers, self.catalogue.dice, self.faults)

    def power_reader(self) -> Reader:
        catalogue = self.catalogue
        names = Names(
            tuple(die.key for die in catalogue.dice),
            tuple(colour.key for colour in catalogue.world_colours),
            tuple(phase.key for phase in self.extending.phases),
            tuple(face.key for face in catalogue.faces),
            tuple(sorted(self.unread)),
        )
        return make_reader(names)

    def read_power(self, document: Document, reader: Reader) -> TilePower:
        check_terms(document)
        return super().read_power(document, reader)

    def compile(self) -> None:
        """Make a plugin of each power: it is compiled from terms, or imported."""
        things = Things(self.catalogue.faces, self.catalogue.dice)
        for source in self.sources.working:
            power = source.file.power
            if power is None:
                self.add_module(source)
            else:
                self.add_functions(source, functions(power, source.key, things))
        for key in self.plugins.packs:
            for error in check_power(key, self.plugins, self.catalogue, self.extending.phases, self.numbers):
                self.sources.blame(key, error)

    def finish(self) -> None:
        """Take the lists of steps as extensions change them."""
        self.setup_steps, self.round_steps = changed_lists(self.extending, self.plugins)
        super().finish()
        self.extending.compiled.check_kinds((*self.setup_steps, *self.round_steps), self.kinds.steps)

    def blame(self, error: PackError, expected: str = "extensions that can work", file: str = EXTENSIONS) -> None:
        super().blame(error, expected, file)

    def printed(self, source: Source[TilePower]) -> Printed:
        face = next(face for pieces in self.whole for face in faces_of(pieces) if face.key == source.key)
        return Printed(face.name, face.phases, face.optional)
