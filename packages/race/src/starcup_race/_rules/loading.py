"""The loading of packs for a game: they are read, checked and put together; all faults are collected."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from types import MappingProxyType

from starcup.kernel.arguments import check_kind
from starcup.making import frozen
from starcup.packs import pack as any_packs
from starcup.packs.errors import Fault, PackError
from starcup.packs.options import all_settings, settled
from starcup.packs.pack import Pack
from starcup.packs.power_plugins import PowerPlugin
from starcup.packs.removals import Removals
from starcup.packs.strays import check_folder, check_parts
from starcup.packs.texts import TileText
from starcup.plugins.manager import PluginManager
from starcup.plugins.power_sources import PowerSources, Printed, Source
from starcup_race._rules import hookspecs
from starcup_race._rules.cards import NO_POWERS, Card
from starcup_race._rules.catalogue import KINDS, Design, check_deck, designs_of, kept
from starcup_race._rules.hook_compiling import compile_power, phases_of
from starcup_race._rules.kinds import Kinds, kinds_of
from starcup_race._rules.own_powers import OwnPower
from starcup_race._rules.pack_files import FILES, PackFiles, read_pack
from starcup_race._rules.power_checks import check_power
from starcup_race._rules.power_files import (
    PHASES,
    POWER_TERMS,
    Names,
    PowerFile,
    make_reader,
    read_power,
    rows_of,
    stated,
)
from starcup_race._rules.variant import Variant

GAME = "race"
BASE = "race-base"
"""The name of the pack of the box."""
WITHOUT = "without"
"""The option that names the powers left out."""
NO_OPTIONS: Mapping[str, str] = MappingProxyType({})


@frozen
class Loaded:
    """The parts that a ruleset is made from, and the faults in the packs."""

    cards: tuple[Card, ...]
    own: Mapping[int, OwnPower]
    plugins: PluginManager
    kinds: Kinds
    variant: Variant
    options: Mapping[str, str]
    powers: tuple[PowerPlugin, ...]
    texts: Mapping[str, TileText]
    faults: list[Fault]


def assemble(
    packs: Sequence[Pack],
    without: Collection[str] = (),
    options: Mapping[str, str] = NO_OPTIONS,
    named: Sequence[str | Pack] = (),
) -> Loaded:
    """Return the parts of a ruleset made from packs, with all faults in the packs.

    Args:
        packs: in the order of their cards.
        without: powers that are left out, by the keys of their cards.
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
        check_parts(pack, faults)
    without = {*without, *filter(None, options.get(WITHOUT, "").split(","))}
    settings = settled(all_settings(packs), {name: one for name, one in options.items() if name != WITHOUT})
    removals = Removals(as_named, KINDS, faults)
    whole = [read_pack(pack, faults) for pack in packs]
    files = [kept(one, removals) for one in whole]
    designs = designs_of(files, names_in_order)
    if not faults:
        check_deck(as_named, designs, faults)
    keys = [design.key for design in designs]
    unread = frozenset(key for one in files for key in one.unread)
    keywords = sorted({keyword for design in designs for keyword in design.row.keywords})
    reader = make_reader(Names(tuple(keys), tuple(keywords), unread))
    sources = PowerSources(
        partial(read_power, reader=reader), {*keys, *unread}, "a card", frozenset(without), removals, faults
    )
    for pack in as_named:
        sources.read(pack)
    brought = {(one.pack.name, card.key) for one in whole for card in one.cards}
    removals.check({"cards": brought, "powers": sources.brought})
    sources.check_without()
    by_key = {design.key: design for design in designs}
    for source in sources.working:
        if source.file.power is not None and source.key in by_key:
            check_power(source.document, source.file.power, by_key[source.key], designs)
    plugins = PluginManager(hookspecs)
    cards, own = tuple[Card, ...](), dict[int, OwnPower]()
    if not faults:
        cards, own = _with_modules(designs, sources, plugins)
    kinds = Kinds()
    if not faults and own:
        try:
            kinds = kinds_of(plugins)
        except PackError as error:
            faults.append(Fault(packs[-1].name, "", 0, "", "a pack that can be played", str(error), "", str(error)))
    if faults:
        for pack in packs:
            pack.forget()
    if without:
        settings[WITHOUT] = ",".join(sorted(without))
    powers = () if faults else _listed(plugins, sources, whole)
    texts = {key: source.file.told for key, source in sources.found.items()}
    return Loaded(cards, own, plugins, kinds, _variant(settings), settings, powers, texts, faults)


def _variant(settings: Mapping[str, str]) -> Variant:
    """Return the variant that the options of the base pack choose."""
    first_game = settings.get(f"{BASE}.start") == "first-game"
    return Variant(first_game, 2 if settings.get(f"{BASE}.actions") == "two" else 1)


def _with_modules(
    designs: Sequence[Design], sources: PowerSources[PowerFile], plugins: PluginManager
) -> tuple[tuple[Card, ...], dict[int, OwnPower]]:
    """Return the cards, and their powers in Python, which are imported, checked and asked about each card."""
    rows = {one.key: rows_of(one.file.power) for one in sources.working if one.file.power is not None}
    phases: dict[str, tuple[str, ...]] = {}
    for source in sources.working:
        if source.module:
            sources.add(plugins, source, partial(source.pack.load_power, source.key))
            phases[source.key] = phases_of(plugins.functions(source.key), source.file.phases)
    cards = tuple(
        design.card(index, rows.get(design.key, NO_POWERS), phases.get(design.key, ()))
        for index, design in enumerate(designs)
    )
    own: dict[int, OwnPower] = {}
    for key in plugins.packs:
        power, errors = compile_power(plugins, key, cards, sources.found[key].file.phases)
        for error in errors:
            sources.blame(key, error)
        if power is not None:
            own[power.card] = power
    return cards, own


def _listed(
    plugins: PluginManager, sources: PowerSources[PowerFile], whole: Sequence[PackFiles]
) -> tuple[PowerPlugin, ...]:
    """Return all powers as plugins, also those that are not in the game, by pack and key."""
    names = {card.key: card.name for one in whole for card in one.cards}

    def printed(source: Source[PowerFile]) -> Printed:
        file = source.file
        found: set[str] = set(phases_of(plugins.functions(source.key) if source.module else (), file.phases))
        if file.power is not None:
            found |= {phase for phase, _, _ in stated(file.power)}
        return Printed(names[source.key], tuple(phase for phase in PHASES if phase in found))

    def hooks(file: PowerFile) -> list[str] | None:
        if file.power is None:
            return None
        found = [f"{phase}.{name}" for phase, name, _ in stated(file.power)]
        return [*found, "score"] if file.power.score else found

    return sources.listed(plugins, printed, hooks, (*POWER_TERMS, *plugins.hooks))


def check_pack(pack: Pack, others: Sequence[str | Pack] = ()) -> list[Fault]:
    """Return everything that is wrong with a pack; an empty list if it can be played.

    Args:
        pack: the pack to check.
        others: the packs that it builds on, such as ``["race-base"]``.

    Raises:
        PackError: one of the other packs can't be found, or the folder of a pack.

    Power modules are imported only if the data of the pack is free of faults.
    """
    check_kind(pack, Pack, "pack", "a pack")
    chosen = any_packs.choose([*others, pack], GAME)
    return [fault for fault in assemble(chosen, named=[*others, pack]).faults if fault.pack == pack.name]
