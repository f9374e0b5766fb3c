"""Packs put together for a game: read, checked against each other, their powers compiled; all faults collected."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType

from starcup.kernel import packs as kernel_packs
from starcup.kernel.arguments import check_kind
from starcup.kernel.errors import PackError
from starcup.kernel.faults import Document, Fault, Shown, line_in_module
from starcup.kernel.packs import Pack
from starcup.kernel.plugins import HookFunction, PluginManager
from starcup.kernel.suggest import brief, hint, nearest
from starcup.kernel.values import frozen
from starcup.roll import hookspecs
from starcup.roll.catalogue import Catalogue
from starcup.roll.combining import Removals, check_dice, contents_of, numbers_of
from starcup.roll.counting import Things
from starcup.roll.definitions import Numbers
from starcup.roll.extension_loading import Extending, Lists, fault_of, lists_of, load_extensions
from starcup.roll.options import OptionError, all_settings, settled
from starcup.roll.pack_files import read_pack
from starcup.roll.power_checks import HookError, check_power
from starcup.roll.power_places import hook_line
from starcup.roll.terms import PowerTable
from starcup.roll.vocabulary import FILE, Names, compile_power, read_powers

GAME = "roll"
WITHOUT = "without"
"""The option that notes which powers were left out."""
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


@frozen
class Loaded:
    """What a ruleset is made from, and what is wrong with it."""

    catalogue: Catalogue
    plugins: PluginManager
    extending: Extending
    lists: Lists
    numbers: Numbers
    options: Mapping[str, str]
    faults: list[Fault]


def assemble(
    packs: Sequence[Pack],
    numbers: Numbers | None = None,
    without: Collection[str] = (),
    options: Mapping[str, str] = NO_OPTIONS,
) -> Loaded:
    """Put packs together.

    Args:
        packs: in the order of their tiles.
        numbers: of the game; None leaves them to the packs.
        without: powers that are left out, by the keys of their tiles.
        options: what was chosen for the packs; as journals note it, ``without`` too, with commas.

    Raises:
        PackError: a pack's folder is not there, ``without`` names no power, or there is no such option.
    """
    faults: list[Fault] = []
    without = {*without, *filter(None, options.get(WITHOUT, "").split(","))}
    options = {name: value for name, value in options.items() if name != WITHOUT}
    settings = settled(all_settings(packs), options)
    extending = load_extensions(packs, settings, faults)
    phases = extending.phases
    keys = tuple(phase.key for phase in phases)
    if numbers is None:
        numbers = numbers_of(packs, faults)
    removals = Removals(packs, faults)
    whole = [read_pack(pack, faults) for pack in packs]
    files = [removals.apply(one) for one in whole]
    catalogue = Catalogue.build(files, keys)
    if not faults:
        check_dice(packs, numbers, tuple(die.key for die in catalogue.dice), faults)
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
    for pack in packs:
        loader.read(pack)
    removals.check({**contents_of(whole), "powers": loader.brought})
    for key in sorted(without):
        if key not in loader.found:
            near = nearest(key, loader.found)
            raise OptionError(f"no power {brief(key)} to leave out{hint(key, loader.found)}", near)
    plugins = PluginManager(hookspecs)
    for key in sorted(without):
        plugins.block(key)
    if not faults:
        loader.add_to(plugins, Things(catalogue.faces, catalogue.dice))
        for key in plugins.packs:
            try:
                check_power(key, plugins, catalogue, phases, numbers)
            except HookError as error:
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
    return Loaded(catalogue, plugins, extending, lists, numbers, settings, faults)


class _Powers:
    """The powers of several packs, from ``powers.toml`` and from modules."""

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
        self.found: dict[str, tuple[Pack, Document, PowerTable | None]] = {}
        self.functions: dict[str, Mapping[str, HookFunction]] = {}

    def read(self, pack: Pack) -> None:
        """Read what a pack states as data, and which modules it has."""
        untold = {fault.pack for fault in self.faults if not fault.field}  # a file could not be read: keys are missing
        document = pack.document(FILE, self.faults)
        stated = read_powers(document, self.names)
        modules = pack.powers()
        for key in dict.fromkeys((*modules, *document.data)):
            self.brought.add((pack.name, key))
            if not self.removals.keeps_power(key, pack.name):
                continue
            module = f"powers/{key}.py"
            file, place = (document, (key,)) if key in document.data else (Document(pack.name, module, "", []), ())
            if key in document.data and key in modules:
                file.fault(place, f"a power in {FILE} or in a module", Shown(f"{module} as well"))
            if key not in self.tiles and pack.name not in untold:
                file.fault(place, "the key of a development or world", key, nearest(key, self.tiles))
            if key in self.found and self.found[key][0] is not pack:
                owner = self.found[key][0].name
                file.fault(place, "a power that no other pack has", Shown(f"one in pack {owner!r} already"))
            if file is not document:
                self.faults += file.faults
            self.found[key] = (pack, document, stated.get(key))

    def add_to(self, plugins: PluginManager, things: Things) -> None:
        """Register all powers; faults in modules are noted."""
        for key, (pack, document, power) in self.found.items():
            if key in self.without:
                continue
            try:
                module = pack.load_power(key) if power is None else compile_power(power, key, document, things)
                plugins.add(module, key, pack.name)
                self.functions[key] = plugins.functions(key)
            except PackError as error:
                self.blame(key, error)

    def blame(self, key: str, error: PackError) -> None:
        """Note what is wrong with a power that could be read."""
        pack, document, power = self.found[key]
        hook = error.hook if isinstance(error, HookError) else ""
        if power is not None and isinstance(error, HookError):
            document.fault((key, hook), "a term that can work on this tile", Shown(error.reason))
        else:
            file, told = f"powers/{key}.py", str(error)
            line = line_in_module(error, file, self.functions.get(key, {}).get(hook))
            line, near = line or hook_line(told, pack.files / file), error.nearest or ""
            self.faults.append(Fault(pack.name, file, line, hook, "a power that can work", told, near, told))


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
    return [fault for fault in assemble(chosen).faults if fault.pack == pack.name]
