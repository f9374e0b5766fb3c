"""The loading of packs for a game: they are read, checked and their powers compiled; all faults are collected."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from starcup.kernel.arguments import check_kind
from starcup.kernel.values import frozen
from starcup.packs import pack as kernel_packs
from starcup.packs.errors import Fault, PackError
from starcup.packs.options import all_settings, settled
from starcup.packs.pack import Pack
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.removals import Removals
from starcup.packs.strays import check_folder
from starcup.packs.texts import TileText
from starcup.plugins.manager import PluginManager
from starcup.plugins.power_sources import PowerSources, Printed, Source
from starcup.roll._rules import hookspecs
from starcup.roll._rules.catalogue import Catalogue
from starcup.roll._rules.combining import KINDS, apply, check_dice, check_numbers, contents_of, numbers_of
from starcup.roll._rules.counting import Things
from starcup.roll._rules.definitions import Numbers
from starcup.roll._rules.extension_loading import Extending, Lists, fault_of, lists_of, load_extensions
from starcup.roll._rules.pack_files import FILES, PackFiles, read_pack
from starcup.roll._rules.power_checks import check_power
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
    sources = PowerSources(
        partial(read_power, names=names), tiles, "a development or world", frozenset(without), removals, faults
    )
    for pack in as_named:
        sources.read(pack)
    removals.check({**contents_of(whole), "powers": sources.brought})
    sources.check_without()
    plugins = PluginManager(hookspecs)
    for key in sorted(without):
        plugins.block(key)
    if _sound_data(faults):
        _add_to(plugins, sources, Things(catalogue.faces, catalogue.dice))
        for key in plugins.packs:
            for error in check_power(key, plugins, catalogue, phases, numbers):
                sources.blame(key, error)
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
    powers = () if faults else _listed(plugins, sources, whole)
    texts = {key: source.file.told for key, source in sources.found.items()}
    return Loaded(catalogue, plugins, extending, lists, numbers, settings, powers, texts, faults)


def _sound_data(faults: Sequence[Fault]) -> bool:
    """Return True if no data has a fault; a fault of a module does not keep other modules from being checked."""
    return all(fault.told for fault in faults)


def _add_to(plugins: PluginManager, sources: PowerSources[PowerFile], things: Things) -> None:
    """Register all powers; note faults in modules."""
    for source in sources.working:
        power, key = source.file.power, source.key
        if power is None:
            sources.add(plugins, source, partial(source.pack.load_power, key))
        else:
            sources.add(plugins, source, partial(compile_power, power, key, source.document, things))


def _listed(
    plugins: PluginManager, sources: PowerSources[PowerFile], files: Sequence[PackFiles]
) -> tuple[PowerPlugin, ...]:
    """Return all powers as plugins, also those that are not in the game, by pack and key."""
    faces = {face.key: face for one in files for face in one.faces}

    def printed(source: Source[PowerFile]) -> Printed:
        face = faces[source.key]
        return Printed(face.name, face.phases, face.optional)

    def stated(file: PowerFile) -> list[str] | None:
        return None if file.power is None else hooks_of(file.power)

    return sources.listed(plugins, printed, stated, plugins.hooks)


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
