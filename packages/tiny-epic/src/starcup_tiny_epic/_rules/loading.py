"""The loading of packs for a game: they are read, checked and put together; all faults are collected."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from starcup.kernel.arguments import check_kind
from starcup.making import frozen
from starcup.packs import pack as any_packs
from starcup.packs.errors import Fault, PackError
from starcup.packs.faults import Shown
from starcup.packs.layout import TERMS
from starcup.packs.options import all_settings, settled, with_values
from starcup.packs.pack import Pack
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.removals import Removals
from starcup.packs.strays import check_folder, check_parts
from starcup.packs.texts import TileText
from starcup.plugins.manager import PluginManager
from starcup.plugins.power_sources import HookError, PowerSources, Printed, Source
from starcup_tiny_epic._rules import hookspecs
from starcup_tiny_epic._rules.action_files import ActionFile, Limits, make_reader, names_of, read_action
from starcup_tiny_epic._rules.catalogue import KINDS, Catalogue, catalogue_of, check_pieces, kept
from starcup_tiny_epic._rules.deeds import DEEDS
from starcup_tiny_epic._rules.kinds import Kinds, kinds_of
from starcup_tiny_epic._rules.own_actions import own_action
from starcup_tiny_epic._rules.pack_files import FILES, PackFiles, read_pack
from starcup_tiny_epic._rules.planets import Action, Mission, Planet, RebelBoard
from starcup_tiny_epic._rules.rulings import REBEL, Rulings, rulings_of

GAME = "tiny-epic"
BASE = "tiny-epic-base"
"""The name of the pack of the box."""
WITHOUT = "without"
"""The option that names the actions left out."""
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


@frozen
class Loaded:
    """The parts that a ruleset is made from, and the faults in the packs."""

    planets: tuple[Planet, ...]
    missions: tuple[Mission, ...]
    boards: tuple[RebelBoard, ...]
    rulings: Rulings
    plugins: PluginManager
    kinds: Kinds
    options: Mapping[str, str]
    powers: tuple[PowerPlugin, ...]
    texts: Mapping[str, TileText]
    faults: list[Fault]

    @property
    def board(self) -> RebelBoard | None:
        """The rebel board of solo games: the one that is chosen, else the easiest; None if there is none."""
        chosen = [board for board in self.boards if board.key == self.rulings.board]
        return next(iter((*chosen, *self.boards)), None)


def assemble(
    packs: Sequence[Pack],
    without: Collection[str] = (),
    options: Mapping[str, str] = NO_OPTIONS,
    named: Sequence[str | Pack] = (),
) -> Loaded:
    """Return the parts of a ruleset made from packs, with all faults in the packs.

    Args:
        packs: in the order of their pieces.
        without: actions that are left out, by the keys of their planets.
        options: the settings chosen for the packs; those of a journal may hold ``without``, keys joined by commas.
        named: the packs in the order in which they were asked for: if two of them clash, the fault is the later
            one's. Empty: the order of ``packs``.

    Raises:
        PackError: a pack's folder is missing, ``without`` names no action, or there is no such option.
    """
    faults: list[Fault] = []
    names_in_order = [one if isinstance(one, str) else one.name for one in named or packs]
    as_named = sorted(packs, key=lambda pack: names_in_order.index(pack.name))
    for pack in packs:
        check_folder(pack, FILES, faults)
        check_parts(pack, faults)
    without = {*without, *filter(None, options.get(WITHOUT, "").split(","))}
    removals = Removals(as_named, KINDS, faults)
    whole = [read_pack(pack, faults) for pack in packs]
    files = [kept(one, removals) for one in whole]
    catalogue = catalogue_of(files, names_in_order)
    unread = {key for one in files for key in one.unread}
    boards = catalogue.made_boards()
    known = with_values(all_settings(packs), f"{BASE}.{REBEL}", [*(board.key for board in boards), *sorted(unread)])
    settings = settled(known, {name: one for name, one in options.items() if name != WITHOUT})
    if not faults:
        check_pieces(as_named, catalogue, faults)
    keys = {row.key for _, row in catalogue.planets}
    sources = PowerSources(
        partial(read_action, reader=make_reader()), keys | unread, "a planet", frozenset(without), removals, faults
    )
    for pack in as_named:
        sources.read(pack)
    for source in sources.found.values():
        if not source.works and source.file.limits != Limits():
            source.document.fault(("limits",), f"an action: deeds under [{TERMS}], or a module", Shown("none"))
    removals.check(_brought(whole, sources))
    sources.check_without()
    plugins = PluginManager(hookspecs)
    planets = _with_actions(catalogue, sources, plugins) if not faults else ()
    kinds = Kinds()
    if not faults and plugins.packs:
        try:
            kinds = kinds_of(plugins)
        except PackError as error:
            faults.append(Fault(packs[-1].name, "", 0, "", "a pack that can be played", str(error), "", str(error)))
    if faults:
        for pack in packs:
            pack.forget()
    if without:
        settings[WITHOUT] = ",".join(sorted(without))
    chosen = {name.removeprefix(f"{BASE}."): value for name, value in settings.items()}
    return Loaded(
        planets,
        catalogue.made_missions(),
        boards,
        rulings_of(chosen),
        plugins,
        kinds,
        settings,
        () if faults else _listed(plugins, sources, whole),
        {key: source.file.told for key, source in sources.found.items()},
        faults,
    )


def _brought(whole: Sequence[PackFiles], sources: PowerSources[ActionFile]) -> dict[str, set[tuple[str, str]]]:
    """Return, for each kind of things that packs may remove, pairs of a pack and the key of a thing in it."""
    return {
        "planets": {(one.pack.name, row.value.key) for one in whole for row in one.planets},
        "missions": {(one.pack.name, row.value.key) for one in whole for row in one.missions},
        "boards": {(one.pack.name, row.value.key) for one in whole for row in one.boards},
        "powers": sources.brought,
    }


def _with_actions(
    catalogue: Catalogue, sources: PowerSources[ActionFile], plugins: PluginManager
) -> tuple[Planet, ...]:
    """Return the planets with their actions; those in Python are imported, and their faults are noted."""
    actions: dict[str, Action] = {}
    for source in sources.working:
        own = None
        if source.module:
            sources.add(plugins, source, partial(source.pack.load_power, source.key))
            if source.key not in plugins.packs:  # a fault, which is noted
                continue
            try:
                own = own_action(plugins, source.key)
            except HookError as error:
                sources.blame(source.key, error)
        actions[source.key] = source.file.action(own)
    return catalogue.made_planets(actions)


def _listed(
    plugins: PluginManager, sources: PowerSources[ActionFile], whole: Sequence[PackFiles]
) -> tuple[PowerPlugin, ...]:
    """Return all actions as plugins, also those that are not in the game, by pack and key."""
    names = {row.value.key: row.value.name for one in whole for row in one.planets}

    def printed(source: Source[ActionFile]) -> Printed:
        return Printed(names[source.key])

    return sources.listed(plugins, printed, names_of, (*DEEDS, *plugins.hooks))


def check_pack(pack: Pack, others: Sequence[str | Pack] = ()) -> list[Fault]:
    """Return everything that is wrong with a pack; an empty list if it can be played.

    Args:
        pack: the pack to check.
        others: the packs that it builds on, such as ``["tiny-epic-base"]``.

    Raises:
        PackError: one of the other packs can't be found, or the folder of a pack.

    Power modules are imported only if the data of the pack is free of faults.
    """
    check_kind(pack, Pack, "pack", "a pack")
    chosen = any_packs.choose([*others, pack], GAME)
    return [fault for fault in assemble(chosen, named=[*others, pack]).faults if fault.pack == pack.name]
