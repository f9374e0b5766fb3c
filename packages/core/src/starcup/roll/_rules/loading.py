"""The loading of packs for a game: they are read, checked and their powers compiled; all faults are collected."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from starcup.kernel.arguments import check_kind
from starcup.kernel.suggest import brief, did_you_mean, nearest_name
from starcup.kernel.values import frozen
from starcup.packs import pack as kernel_packs
from starcup.packs.errors import Fault, PackError
from starcup.packs.faults import Document, Shown, line_in_module
from starcup.packs.layout import POWERS as FOLDER
from starcup.packs.layout import TERMS
from starcup.packs.options import OptionError, all_settings, settled
from starcup.packs.pack import Pack
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.removals import Removal, Removals
from starcup.packs.strays import check_folder
from starcup.packs.texts import TileText
from starcup.plugins.hook_places import hook_line, hooks_in
from starcup.plugins.manager import HookFunction, PluginFaults, PluginManager
from starcup.roll._rules import hookspecs
from starcup.roll._rules.catalogue import Catalogue
from starcup.roll._rules.combining import KINDS, apply, check_dice, check_numbers, contents_of, numbers_of
from starcup.roll._rules.counting import Things
from starcup.roll._rules.definitions import Numbers
from starcup.roll._rules.extension_loading import Extending, Lists, fault_of, lists_of, load_extensions
from starcup.roll._rules.pack_files import FILES, PackFiles, read_pack
from starcup.roll._rules.power_checks import HookError, check_power
from starcup.roll._rules.vocabulary import Names, PowerFile, compile_power, hooks_of, read_power

GAME = "roll"
WITHOUT = "without"
"""The option that names the powers left out."""
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


@frozen
class Loaded:
    """The parts that a ruleset is made from, and the faults in the packs."""

    catalogue: Catalogue
    plugins: PluginManager
    extending: Extending
    lists: Lists
    numbers: Numbers
    options: Mapping[str, str]
    powers: tuple[PowerPlugin, ...]
    texts: Mapping[str, TileText]
    faults: list[Fault]


@frozen
class _Source:
    """The source of a power: its pack, the file that describes it, and the contents of that file.

    ``module`` is True if the power is a module, ``removal`` the entry that takes it out of the game, if any.
    """

    key: str
    pack: Pack
    document: Document
    file: PowerFile
    module: bool
    removal: Removal | None

    @property
    def works(self) -> bool:
        """True if there is a power, not only a text."""
        return self.module or TERMS in self.document.data


def assemble(
    packs: Sequence[Pack],
    numbers: Numbers | None = None,
    without: Collection[str] = (),
    options: Mapping[str, str] = NO_OPTIONS,
    named: Sequence[str | Pack] = (),
) -> Loaded:
    """Return the parts of a ruleset made from packs, with all faults in the packs.

    Args:
        packs: in the order of their tiles.
        numbers: of the game; None leaves them to the packs.
        without: powers that are left out, by the keys of their tiles.
        options: the settings chosen for the packs; those of a journal may hold ``without``, keys joined by commas.
        named: the packs in the order in which they were asked for: if two of them clash, the fault is the later
            one's. Empty: the order of ``packs``.

    Raises:
        PackError: a pack's folder is missing, ``without`` names no power, or there is no such option.
    """
    faults: list[Fault] = []
    names_in_order = [one if isinstance(one, str) else one.name for one in named or packs]
    as_named = sorted(packs, key=lambda pack: names_in_order.index(pack.name))
    for pack in packs:
        check_folder(pack, FILES, faults)
    without = {*without, *filter(None, options.get(WITHOUT, "").split(","))}
    options = {name: value for name, value in options.items() if name != WITHOUT}
    settings = settled(all_settings(packs), options)
    extending = load_extensions(packs, settings, faults)
    phases = extending.phases
    keys = tuple(phase.key for phase in phases)
    if numbers is None:
        numbers = numbers_of(as_named, faults)
        check_numbers(packs, numbers, faults)
    removals = Removals(as_named, KINDS, faults)
    whole = [read_pack(pack, faults) for pack in packs]
    files = [apply(removals, one) for one in whole]
    catalogue = Catalogue.build(files, keys, numbers, names_in_order)
    if _sound_data(faults):
        check_dice(packs, numbers, catalogue.dice, faults)
    unread = tuple(sorted({key for one in files for key in one.unread}))
    names = Names(
        tuple(die.key for die in catalogue.dice),
        tuple(colour.key for colour in catalogue.world_colours),
        keys,
        tuple(face.key for face in catalogue.faces),
        unread,
    )
    tiles = {face.key for face in catalogue.faces} | {*unread}
    loader = _Powers(names, tiles, frozenset(without), removals, faults)
    for pack in as_named:
        loader.read(pack)
    removals.check({**contents_of(whole), "powers": loader.brought})
    for key in sorted(without):
        if key not in loader.working:
            near = nearest_name(key, loader.working)
            raise OptionError(f"no power {brief(key)} to leave out{did_you_mean(key, loader.working)}", near)
    plugins = PluginManager(hookspecs)
    for key in sorted(without):
        plugins.block(key)
    if _sound_data(faults):
        loader.add_to(plugins, Things(catalogue.faces, catalogue.dice))
        for key in plugins.packs:
            for error in check_power(key, plugins, catalogue, phases, numbers):
                loader.blame(key, error)
    lists = Lists()
    if not faults:
        try:
            lists = lists_of(extending, plugins)
        except PackError as error:
            faults.append(fault_of(packs, error))
    if faults:
        for pack in packs:
            pack.forget()
    if without:
        settings[WITHOUT] = ",".join(sorted(without))
    powers = () if faults else loader.listed(plugins, whole)
    texts = {key: source.file.told for key, source in loader.found.items()}
    return Loaded(catalogue, plugins, extending, lists, numbers, settings, powers, texts, faults)


def _sound_data(faults: Sequence[Fault]) -> bool:
    """Return True if no data has a fault; a fault of a module does not keep other modules from being checked."""
    return all(fault.told for fault in faults)


class _Powers:
    """The powers of several packs, each from a file of its own: terms in a TOML file, or a module."""

    def __init__(
        self,
        names: Names,
        tiles: Collection[str],
        without: Collection[str],
        removals: Removals,
        faults: list[Fault],
    ) -> None:
        self.removals = removals
        self.brought: set[tuple[str, str]] = set()
        self.names = names
        self.tiles = tiles
        self.without = without
        self.faults = faults
        self.all: list[_Source] = []
        self.found: dict[str, _Source] = {}
        self.functions: dict[str, Mapping[str, HookFunction]] = {}

    def read(self, pack: Pack) -> None:
        """Read the files of a pack's powers, and note which modules it has."""
        untold = {fault.pack for fault in self.faults if not fault.field}  # a file could not be read: keys are missing
        modules = pack.powers()
        documents = pack.documents(FOLDER, self.faults)
        for key in sorted({*modules, *documents}):
            document = documents.get(key, Document(pack.name, f"{FOLDER}/{key}.py", "", self.faults))
            file = read_power(document, self.names)
            source = _Source(key, pack, document, file, key in modules, self.removals.of_power(key, pack.name))
            if source.works:
                self.all.append(source)
                self.brought.add((pack.name, key))
            if source.removal is not None:
                continue
            place = (TERMS,) if TERMS in document.data else ()
            if source.module and place:
                document.fault(place, "terms or a module", Shown(f"{FOLDER}/{key}.py as well"))
            if key not in self.tiles and pack.name not in untold:
                document.fault((), "a file named after a development or world", key, nearest_name(key, self.tiles))
            if key in self.found:
                owner = self.found[key].pack.name
                document.fault(place, "a power that no other pack has", Shown(f"one in pack {owner!r} already"))
                continue
            self.found[key] = source

    @property
    def working(self) -> set[str]:
        """The keys of all powers that have terms or a module."""
        return {key for key, source in self.found.items() if source.works}

    def add_to(self, plugins: PluginManager, things: Things) -> None:
        """Register all powers; note faults in modules."""
        for key, source in self.found.items():
            if key in self.without or not source.works:
                continue
            power = source.file.power
            try:
                if power is None:
                    module = source.pack.load_power(key)
                else:
                    module = compile_power(power, key, source.document, things)
                plugins.add(module, key, source.pack.name)
                self.functions[key] = plugins.functions(key)
            except PluginFaults as error:
                for one in error.errors:
                    self.blame(key, one)
            except PackError as error:
                self.blame(key, error)

    def listed(self, plugins: PluginManager, files: Sequence[PackFiles]) -> tuple[PowerPlugin, ...]:
        """Return all powers as plugins, also those that are not in the game, by pack and key."""
        faces = {face.key: face for one in files for face in one.faces}
        gone = {
            (source.key, source.removal.pack): source.pack.name
            for source in self.all
            if source.removal is not None and source.removal.replaced
        }
        found = []
        for source in self.all:
            key, pack, removal = source.key, source.pack.name, source.removal
            if source.file.power is not None:
                hooks = set(hooks_of(source.file.power))
            elif key in plugins.packs and removal is None:
                hooks = set(plugins.functions(key))
            else:  # a power that is not in the game is not imported either
                hooks = hooks_in(source.pack.files / FOLDER / f"{key}.py")
            out = removal is not None or key in self.without
            one = PowerPlugin(
                key,
                faces[key].name,
                pack,
                f"{FOLDER}/{key}.{'py' if source.module else 'toml'}",
                faces[key].phases,
                tuple(hook for hook in plugins.hooks if hook in hooks),
                faces[key].optional,
                source.file.told,
                "active" if not out else "replaced" if removal is not None and removal.replaced else "left-out",
                "" if removal is None else removal.pack,
                "" if removal is not None else gone.get((key, pack), ""),
            )
            found.append(one)
        return tuple(found)

    def blame(self, key: str, error: PackError) -> None:
        """Note the fault of a power whose file could be read."""
        source = self.found[key]
        hook = error.hook if isinstance(error, HookError) else ""
        if not source.module and isinstance(error, HookError):
            source.document.fault((TERMS, hook), "a term that can work on this tile", Shown(error.reason))
        else:
            file, told = f"{FOLDER}/{key}.py", str(error)
            line = line_in_module(error, file, self.functions.get(key, {}).get(hook))
            line, near = line or hook_line(told, source.pack.files / file), error.nearest or ""
            self.faults.append(Fault(source.pack.name, file, line, hook, "a power that can work", told, near, told))


def check_pack(pack: Pack, others: Sequence[str | Pack] = ()) -> list[Fault]:
    """Return everything that is wrong with a pack; an empty list if it can be played.

    Args:
        pack: the pack to check.
        others: the packs that it builds on, such as ``["base"]``.

    Raises:
        PackError: one of the other packs can't be found, or the folder of a pack.

    Power modules are imported only if the data of the pack is free of faults.
    """
    check_kind(pack, Pack, "pack", "a pack")
    chosen = kernel_packs.choose([*others, pack], GAME)
    return [fault for fault in assemble(chosen, named=[*others, pack]).faults if fault.pack == pack.name]
