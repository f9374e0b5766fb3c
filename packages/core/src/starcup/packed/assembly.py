"""The assembly of a ruleset: packs are read, checked and put together, and all their faults are collected."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType, ModuleType
from typing import ClassVar, Generic, Protocol

from attrs import AttrsInstance

from starcup.packed.assembly_faults import AssemblyFaults
from starcup.packed.extension_checks import check_names, check_steps
from starcup.packed.further_pieces import claim_all, further_lists, with_further
from starcup.packed.game_numbers import NumberLimits, set_by
from starcup.packed.kinds import Kinds
from starcup.packs.claims import Claims
from starcup.packs.class_tables import fields_of
from starcup.packs.errors import PackError
from starcup.packs.faults import Document
from starcup.packs.options import all_settings, settled
from starcup.packs.pack import Pack
from starcup.packs.pieces import AnyList, PackPieces, brought, kept_pieces, read_pieces
from starcup.packs.power_files import FileT, PowerFile, homes_in, read_power_file, stated_terms, terms_class
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.removals import Removals
from starcup.packs.strays import check_folder, check_parts
from starcup.packs.strict import Reader
from starcup.packs.texts import TileText
from starcup.plugins.extensions import ExtensionSet, imported
from starcup.plugins.manager import HookFunction, PluginManager
from starcup.plugins.placing import plugin_of
from starcup.plugins.power_sources import PowerSources, Printed, Source

POWERS = "powers"
"""The kind under which packs leave out and replace powers alone."""
WITHOUT = "without"
"""The option that names the powers left out, in journals."""


class Keyed(Protocol):
    """A piece with a key."""

    @property
    def key(self) -> str:
        """The key of the piece."""


class Assembly(AssemblyFaults, Generic[FileT]):
    """The packs of one ruleset on their way into it. A game derives from this class and says what its packs hold.

    A game states its ``lists``, and ``hooks`` if pieces may have powers. The methods that it may override are
    called in the order in which they stand here; each notes faults instead of raising. What they work out they keep in
    attributes, from which the ruleset is made.

    Args:
        kinds: the classes of choices, steps and events of the rules.
        packs: in the order in which they are loaded.
        without: the keys of powers that are left out.
        options: the settings chosen for the packs; those of a journal may hold ``without``, keys joined by commas.
        named: the packs as they were asked for: if two clash, the fault is the later one's. Empty: the order of
            ``packs``.
    """

    lists: ClassVar[tuple[AnyList, ...]] = ()
    """The lists of pieces that packs may hold."""
    hooks: ClassVar[ModuleType | None] = None
    """The module with the specifications of the hooks of powers; None if pieces have no powers."""
    power_file: type[FileT] = PowerFile  # type: ignore[assignment]  # what FileT is if a game doesn't say
    """The class of the files of powers."""
    meanings: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The meanings of terms for schemas and tables, by their path under ``[power]``, such as ``explore.draw``."""
    powered: ClassVar[str] = "a piece"
    """The game's word for a piece that may have a power."""
    guards: ClassVar[bool] = True
    """Whether each call of a hook names its power if it fails. A game whose hooks are called all the time finds out by
    a second try, see :meth:`~starcup.packed.PackedRuleset.blame`."""
    numbers_class: ClassVar[type[AttrsInstance] | None] = None
    """The attrs class of the numbers of the game that packs may set, whose defaults are those of the box."""
    number_limits: ClassVar[NumberLimits] = NumberLimits()
    """What the numbers can be."""
    numbers: object
    """The numbers as packs set them, an object of ``numbers_class``, known before pieces are put together."""
    extensions: ExtensionSet
    """The extensions that are switched on, known from :meth:`combine` on. If one has a fault, none of them acts."""

    def __init__(
        self,
        kinds: Kinds,
        packs: Sequence[Pack],
        without: Collection[str] = (),
        options: Mapping[str, str] | None = None,
        named: Sequence[str | Pack] = (),
    ) -> None:
        super().__init__(packs, named)
        chosen = dict(options or {})
        self.kinds: Kinds = kinds
        """The classes of choices, steps and events, in the end with those of packs."""
        self.without: frozenset[str] = frozenset((*without, *filter(None, chosen.pop(WITHOUT, "").split(","))))
        self.plugins: PluginManager = PluginManager(self.hooks)
        """The powers in Python."""
        self.powers: tuple[PowerPlugin, ...] = ()
        """All powers as plugins, by pack and key, also those that are not in the game; empty if there are faults."""
        self.further_lists: tuple[AnyList, ...] = ()
        """The lists of pieces that extensions add to those of the game."""
        self._assemble(chosen)

    @property
    def unread(self) -> frozenset[str]:
        """The keys in entries that could not be read."""
        return frozenset(key for pieces in self.pieces for key in pieces.unread)

    @property
    def all_lists(self) -> tuple[AnyList, ...]:
        """The lists of pieces of the game, and those that extensions add."""
        return (*self.lists, *self.further_lists)

    @property
    def lists_are_open(self) -> bool:
        """Whether extensions that are off, or have a fault, may have further lists of pieces, which nobody knows."""
        there = sum(len(pack.extensions()) for pack in self.packs) if self.extension_set.specs is not None else 0
        return there > len(self.extensions.names)

    @property
    def managers(self) -> tuple[PluginManager, ...]:
        """The managers of all plugins: of powers, and of extensions."""
        return (self.plugins, self.extensions.plugins)

    def _assemble(self, chosen: Mapping[str, str]) -> None:
        removals = Removals(self.as_named, self.faults)
        reader = self.piece_reader()
        self.whole: tuple[PackPieces, ...] = tuple(
            read_pieces(pack, self.lists, reader, self.faults) for pack in self.packs
        )
        """All pieces of each pack."""
        self.pieces: tuple[PackPieces, ...] = tuple(kept_pieces(whole, removals) for whole in self.whole)
        """The pieces of each pack without those that packs leave out or replace."""
        self.settings: dict[str, str] = settled(all_settings(self.packs, self.option_values()), chosen)
        """The value of each option, by ``pack.option``."""
        self._load_extensions()
        if self.further_lists:
            self._read_further(reader, removals)
        removals.check_kinds(self.removable(), open=self.lists_are_open)
        self.read_folders()
        self._set_numbers()
        claims = Claims(self.names)
        claim_all(self.pieces, self.further_lists, claims)
        self.combine(claims)
        self.sources: PowerSources[FileT] = self._power_sources(removals)
        """The files of all powers."""
        self.check_powers()
        removals.check({**brought(self.whole), POWERS: self.sources.brought})
        self.sources.check_without()
        if self.is_sound:
            self._compile()
        if self.faults:
            for pack in self.packs:
                pack.forget()
        else:
            self.powers = self.sources.listed(self.plugins, self.printed, self.stated, self.stated_order())
        if self.without:
            self.settings[WITHOUT] = ",".join(sorted(self.without))

    def _read_further(self, reader: Reader, removals: Removals) -> None:
        lists = self.further_lists
        try:
            self.whole = with_further(self.whole, lists, reader, self.faults)
            self.pieces = tuple(kept_pieces(whole, removals) for whole in self.whole)
            pieces = {kind.name: tuple(row.value for whole in self.pieces for row in whole.of(kind)) for kind in lists}
            self.extensions.know(pieces, {kind.name: tuple(map(kind.key_of, pieces[kind.name])) for kind in lists})
        except PackError as error:
            self.blame(error)
            self.further_lists = ()
            self.extensions = self.extension_set(self.extensions.plugins, self.settings, idle=True)

    def _load_extensions(self) -> None:
        before = len(self.faults)
        plugins = imported(self.extension_set.specs, self.packs, self.settings, self.faults)
        try:
            self.extensions = self.extension_set(plugins, self.settings, idle=len(self.faults) > before)
            self.further_lists = further_lists(self.extensions, self.lists)
        except PackError as error:
            self.blame(error)
            self.extensions = self.extension_set(plugins, self.settings, idle=True)

    def _power_sources(self, removals: Removals) -> PowerSources[FileT]:
        keys = {key for pieces in self.pieces for key in pieces.powered} | self.unread
        read = partial(self.read_power, reader=self.power_reader())
        sources = PowerSources[FileT](read, keys, self.powered, self.without, removals, self.faults)
        for pack in self.as_named:
            sources.read(pack)
        return sources

    def _compile(self) -> None:
        before = len(self.faults)
        self.compile()
        if len(self.faults) == before:
            try:
                check_names(self.extensions, self.plugins)
                self.finish()
                check_steps(self.extensions, self.kinds, self.packs)
            except PackError as error:
                self.blame(error)

    def _set_numbers(self) -> None:
        if self.numbers_class is not None:
            limits, names = self.number_limits, [name for pack in self.packs for name in pack.manifest.numbers]
            self.numbers = set_by(self.as_named, self.numbers_class(), limits.wrong, self.faults)
            for misfit in limits.contradictions(self.numbers, names):
                self.fault_of_number(*misfit)

    # What a game says of its packs, in the order in which it is asked.

    def read_folders(self) -> None:
        """Note a fault for each file of a pack that would be ignored."""
        files = tuple(dict.fromkeys(pieces.file for pieces in self.all_lists))
        for pack in self.packs:
            check_folder(pack, files, self.faults, open=self.lists_are_open)
            extensible = self.extension_set.specs is not None
            check_parts(pack, self.faults, extensions=extensible, numbers=self.numbers_class is not None)

    def removable(self) -> tuple[str, ...]:
        """Return the kinds of things that packs may leave out or replace."""
        kinds = dict.fromkeys(pieces.kind for pieces in self.all_lists if pieces.kind)
        return (*kinds, POWERS) if self.hooks is not None else tuple(kinds)

    def piece_reader(self) -> Reader:
        """Return the reader of pieces, with the game's own types: limits of numbers, names."""
        return Reader()

    def option_values(self) -> Mapping[str, Sequence[str]]:
        """Return the values of the options whose values depend on the pieces of packs, by ``pack.option``."""
        return {}

    def combine(self, claims: Claims) -> None:
        """Put the pieces of all packs together, and note the faults of each, alone and beside the others.

        Args:
            claims: notes names that two things claim.
        """
        for whole in self.pieces:
            for pieces, row in whole.entries:
                claims.side(pieces.key_of(row.value), getattr(row.value, "name", "?"), row, (), pieces.name)

    def power_reader(self) -> Reader:
        """Return the reader of the files of powers, with the game's own types."""
        return self.piece_reader()

    def read_power(self, document: Document, reader: Reader) -> FileT:
        """Return the contents of a power's file; empty if it has faults, which are noted.

        Args:
            document: the file.
            reader: the reader of :meth:`power_reader`.
        """
        return read_power_file(document, reader, self.power_file, self.homes())

    def homes(self) -> Mapping[str, str]:
        """Return where names belong that people write outside their table in the file of a power, in words."""
        return homes_in(self.power_file)

    def check_powers(self) -> None:
        """Note the faults of powers in terms that can be found without making them, such as one that never applies."""

    def compile(self) -> None:
        """Make pieces and powers. Called if no data has a fault; by default modules are imported and registered."""
        for source in self.sources.working:
            if source.module:
                self.add_module(source)

    def add_module(self, source: Source[FileT]) -> None:
        """Import the module of a power, and register it as a plugin; its faults are noted.

        Args:
            source: that of the power.
        """
        self.sources.add(self.plugins, source, partial(source.pack.load_power, source.key))

    def add_functions(self, source: Source[FileT], functions: Mapping[str, HookFunction]) -> None:
        """Register a power in terms as a plugin; tracebacks show its functions at their lines of the file.

        If it has a module as well, that is imported, and both are one plugin; a hook in both is a fault.

        Args:
            source: that of the power.
            functions: what its terms were compiled to, by hook: functions with the parameters of the hook.
        """
        make = partial(plugin_of, functions, source.key, source.document, self.plugins.specs)
        if source.module:
            self.sources.add(self.plugins, source, partial(source.pack.load_power, source.key), make())
        else:
            self.sources.add(self.plugins, source, make)

    def ask(
        self,
        power: str,
        hook: str,
        questions: Iterable[tuple[object, ...]],
        wrong: Callable[[object], str] = lambda _: "",
    ) -> list[object]:
        """Return what a power answers to a hook that needs no table; the first wrong answer is noted as a fault.

        Args:
            power: its key.
            hook: a hook that it has.
            questions: the arguments of each call; none is made after a wrong answer.
            wrong: returns what is wrong with an answer of the right type; empty if nothing is.
        """
        function, answers = self.plugins.functions(power)[hook], list[object]()
        for arguments in questions:
            reason: str | BaseException
            try:
                answer = function(*arguments)
            except (Exception, SystemExit) as error:
                reason = error
            else:
                reason = self.plugins.misfit(hook, answer) or wrong(answer)
            if reason != "":
                asked = ", ".join(str(getattr(argument, "key", None) or repr(argument)) for argument in arguments)
                self.sources.lack(power, hook, reason, f"({asked})")
                break
            answers.append(answer)
        return answers

    def asked_numbers(self, hook: str, pieces: Sequence[Keyed], most: int) -> dict[str, dict[str, int]]:
        """Return what powers in Python answer to a hook that is asked once for each piece; faults are noted.

        An answer that is no number within bounds is a fault, and so are answers that are all 0, False or None.

        Args:
            hook: the name of the hook, which takes a piece and returns a number, a truth value, or a number or None.
            pieces: those that it is asked about.
            most: the largest number, up and down.

        Returns:
            for each power that has the hook, by its key, the numbers by the keys of pieces for which it gave any.
        """

        def wrong(answer: object) -> str:
            fits = answer is None or isinstance(answer, bool) == (kind is bool)
            fits = fits and (not isinstance(answer, int) or abs(answer) <= most)
            return "" if fits else f"answered {answer!r}, expected a whole number from {-most} to {most}"

        kind = self.plugins.answer_type(hook)
        nothing = kind() if isinstance(kind, type) else None
        numbers: dict[str, dict[str, int]] = {}
        for power in self.plugins.packs:
            if hook in self.plugins.functions(power):
                answers = self.ask(power, hook, [(piece,) for piece in pieces], wrong)
                numbers[power] = {
                    piece.key: answer for piece, answer in zip(pieces, answers, strict=False) if isinstance(answer, int)
                }
                if len(answers) == len(pieces) and all(answer == nothing for answer in answers):
                    reason = f"answers {nothing!r} for every {self.powered.rpartition(' ')[2]}, so it would never apply"
                    self.sources.lack(power, hook, reason, "()")
        return numbers

    def finish(self) -> None:
        """Add the choices, steps and events of packs to those of the rules; a ``PackError`` is noted as a fault."""
        self.kinds = self.kinds.with_packs(self.managers)

    def printed(self, source: Source[FileT]) -> Printed:
        """Return what is printed on the piece of a power: its name, the phases of the power, whether it is optional.

        Args:
            source: that of the power.
        """
        return Printed(self.piece_name(source.key))

    def piece_name(self, key: str) -> str:
        """Return the name of the piece that a power belongs to, in the game or not.

        Args:
            key: that of the power.
        """
        for whole in self.whole:
            for pieces, row in whole.entries:
                if key in pieces.powers(row.value):
                    return str(getattr(row.value, "name", key))
        return key

    def stated(self, file: FileT) -> Collection[str] | None:
        """Return the terms that the file of a power states; None if it states none.

        Args:
            file: that of the power.
        """
        return stated_terms(file)

    def stated_order(self) -> tuple[str, ...]:
        """Return all terms and hooks in the order in which they are listed."""
        terms, hooks = terms_class(self.power_file), self.plugins.hooks
        return (*(name for name in (fields_of(terms) if terms else ()) if name not in hooks), *hooks)

    @property
    def texts(self) -> Mapping[str, TileText]:
        """The texts in the files of the powers in the game, by the keys of their pieces."""
        return {key: source.file.told for key, source in self.sources.found.items()}
