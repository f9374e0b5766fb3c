"""The powers of several packs, each from files of its own: terms in a TOML file, a module, or both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from types import ModuleType
from typing import Generic

from attrs import define, field

from starcup.kernel.blame import described
from starcup.kernel.suggest import brief, did_you_mean, nearest_name
from starcup.kernel.values import frozen
from starcup.packs.errors import Fault, PackError
from starcup.packs.faults import Document, Unquoted
from starcup.packs.layout import POWERS as FOLDER
from starcup.packs.layout import TERMS
from starcup.packs.options import OptionError
from starcup.packs.pack import Pack
from starcup.packs.power_files import FileT
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.removals import Removal, Removals
from starcup.plugins.hook_places import faults_in_module, hooks_in
from starcup.plugins.manager import HookFunction, PluginManager


@frozen
class Printed:
    """The print on the piece of a power: its name, the phases of the power, and whether it is optional."""

    name: str
    phases: tuple[str, ...] = ()
    optional: bool = False


@frozen
class Source(Generic[FileT]):
    """The source of a power: its pack, the file that describes it, and the contents of that file.

    ``module`` is True if the power has a module, ``removal`` the entry that takes it out of the game, if any.
    """

    key: str
    pack: Pack
    document: Document
    file: FileT
    module: bool
    removal: Removal | None

    @property
    def has_terms(self) -> bool:
        """True if the power is stated in terms."""
        return TERMS in self.document.data

    @property
    def works(self) -> bool:
        """True if there is a power, not only a text."""
        return self.module or self.has_terms


@define(eq=False)
class PowerSources(Generic[FileT]):
    """The sources of all powers of a game: ``found`` are those in it by key, ``all`` also those taken out."""

    _read: Callable[[Document], FileT]
    _pieces: Collection[str]
    """The keys of the pieces that may have powers."""
    _what: str
    """A name for such a piece, for messages."""
    without: Collection[str]
    """The keys of powers that are left out by choice."""
    removals: Removals
    faults: list[Fault]
    brought: set[tuple[str, str]] = field(factory=set, init=False)
    all: list[Source[FileT]] = field(factory=list, init=False)
    found: dict[str, Source[FileT]] = field(factory=dict, init=False)
    functions: dict[str, Mapping[str, HookFunction]] = field(factory=dict, init=False)

    def read(self, pack: Pack) -> None:
        """Read the files of a pack's powers, and note which modules it has."""
        untold = {fault.pack for fault in self.faults if not fault.field}  # a file could not be read: keys are missing
        modules = pack.powers()
        documents = pack.documents(FOLDER, self.faults)
        for key in sorted({*modules, *documents}):
            document = documents.get(key, Document(pack.name, f"{FOLDER}/{key}.py", "", self.faults))
            file = self._read(document)
            source = Source(key, pack, document, file, key in modules, self.removals.of_power(key, pack.name))
            if source.works:
                self.all.append(source)
                self.brought.add((pack.name, key))
            if source.removal is not None:
                continue
            place = (TERMS,) if source.has_terms else ()
            if key not in self._pieces and pack.name not in untold:
                document.fault((), f"a file named after {self._what}", key, nearest_name(key, self._pieces))
            if key in self.found:
                owner = self.found[key].pack.name
                document.fault(place, "a power that no other pack has", Unquoted(f"one in pack {owner!r} already"))
                continue
            self.found[key] = source

    def check_without(self) -> None:
        """Check that the powers left out by choice exist."""
        working = {key for key, source in self.found.items() if source.works}
        for key in sorted(self.without):
            if key not in working:
                near = nearest_name(key, working)
                raise OptionError(f"no power {brief(key)} to leave out{did_you_mean(key, working)}", near)

    @property
    def working(self) -> Iterable[Source[FileT]]:
        """The powers that have terms or a module and are not left out."""
        return [source for key, source in self.found.items() if source.works and key not in self.without]

    def add(
        self,
        plugins: PluginManager,
        source: Source[FileT],
        load: Callable[[], ModuleType],
        stated: ModuleType | None = None,
    ) -> None:
        """Register a power as a plugin; note the faults of its module."""
        key = source.key
        try:
            plugins.add(load(), key, source.pack.name, stated)
            self.functions[key] = plugins.functions(key)
        except PackError as error:
            self._blame(key, error)

    def listed(
        self,
        plugins: PluginManager,
        printed: Callable[[Source[FileT]], Printed],
        stated: Callable[[FileT], Collection[str] | None],
        order: Iterable[str],
    ) -> tuple[PowerPlugin, ...]:
        """Return all powers as plugins, also those that are not in the game, by pack and key."""
        order = tuple(dict.fromkeys(order))
        gone = {
            (source.key, source.removal.pack): source.pack.name
            for source in self.all
            if source.removal is not None and source.removal.replaced
        }
        powers = []
        for source in self.all:
            key, pack, removal = source.key, source.pack.name, source.removal
            hooks = set(stated(source.file) or ())
            if source.module:
                if key in plugins.packs and removal is None:
                    hooks |= plugins.functions(key).keys()
                else:  # a power that is not in the game is not imported either
                    hooks |= hooks_in(source.pack.files / FOLDER / f"{key}.py")
            out = removal is not None or key in self.without
            there = printed(source)
            power = PowerPlugin(
                key,
                there.name,
                pack,
                f"{FOLDER}/{key}.{'py' if source.module else 'toml'}",
                there.phases,
                tuple(hook for hook in order if hook in hooks),
                there.optional,
                source.file.told,
                "active" if not out else "replaced" if removal is not None and removal.replaced else "left-out",
                "" if removal is None else removal.pack,
                "" if removal is not None else gone.get((key, pack), ""),
            )
            powers.append(power)
        return tuple(powers)

    def lack(self, key: str, hook: str, reason: str | BaseException, place: str = "") -> None:
        """Note that a hook of a power can't work, or is missing."""
        text = reason if isinstance(reason, str) else described(reason)
        fault = PackError(f"pack {self.found[key].pack.name!r}, power {key!r}, {hook}{place}: {text}")
        fault.__cause__ = None if isinstance(reason, str) else reason
        self._blame(key, fault, hook, text)

    def _blame(self, key: str, error: PackError, hook: str = "", reason: str = "") -> None:
        """Note the fault of a power whose file could be read; of one of its hooks also the reason without the place."""
        source = self.found[key]
        terms = source.document.data.get(TERMS)
        if isinstance(terms, dict) and hook in terms:
            source.document.fault((TERMS, hook), "a term that can work on this tile", Unquoted(reason))
        else:
            file, function = f"{FOLDER}/{key}.py", self.functions.get(key, {}).get(hook)
            self.faults += faults_in_module(error, source.pack, file, "a power that can work", hook, function)
