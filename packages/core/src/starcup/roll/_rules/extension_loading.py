"""The loading of extensions: they are imported, checked, and change the game's lists; faults are collected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starcup import Pack, PackError
from starcup.kernel.blame import without_place
from starcup.making import AnyStep, frozen
from starcup.packed import PluginManager
from starcup.packs import Fault
from starcup.packs.faults import line_in_module
from starcup.packs.layout import EXTENSIONS as FOLDER
from starcup.packs.options import ON
from starcup.plugins.hook_places import hook_line
from starcup.plugins.manager import PluginFaults
from starcup.roll._rules.definitions import Phase
from starcup.roll._rules.extensions import Extensions, managed
from starcup.roll._rules.manage import CheckEnd
from starcup.roll._rules.phases import PHASES
from starcup.roll._rules.rounds import ROUND_STEPS
from starcup.roll._rules.setup import SETUP_STEPS, BeginRounds


@frozen
class Extending:
    """The extensions that are switched on, compiled, and the phases as they change them."""

    plugins: PluginManager
    compiled: Extensions
    phases: tuple[Phase, ...]


def load_extensions(packs: Sequence[Pack], options: Mapping[str, str], faults: list[Fault]) -> Extending:
    """Import and compile the extensions of the packs that ``options`` switches on."""
    plugins = managed()
    before, refused = len(faults), {(fault.pack, fault.file) for fault in faults}
    for pack in packs:
        for name in pack.extensions():
            file = f"{FOLDER}/{name}.py"
            if options[f"{pack.name}.{name}"] == ON and not {(pack.name, file), (pack.name, FOLDER)} & refused:
                try:
                    plugins.add(pack.load_extension(name), name, pack.name)
                except PluginFaults as error:
                    faults += [_fault(pack, file, one) for one in error.errors]
                except PackError as error:
                    faults.append(_fault(pack, file, error))
    if len(faults) == before:
        try:
            compiled = Extensions(plugins, options)
            return Extending(plugins, compiled, compiled.phases(PHASES))
        except PackError as error:
            faults.append(fault_of(packs, error))
    return Extending(plugins, Extensions(managed(), {}), PHASES)


def _fault(pack: Pack, file: str, error: PackError) -> Fault:
    told = without_place(error)
    line = line_in_module(error, file) or hook_line(told, pack.files / file)
    return Fault(pack.name, file, line, "", "an extension that can work", told, error.nearest or "", told)


def changed_lists(extending: Extending, powers: PluginManager) -> tuple[tuple[AnyStep, ...], tuple[AnyStep, ...]]:
    """Return the steps of the set-up and those of a round as the extensions change them.

    Args:
        extending: the extensions.
        powers: the powers, whose names they can't have.

    Raises:
        PackError: an extension makes a list unusable, or has the name of a power.
    """
    plugins, compiled = extending.plugins, extending.compiled
    names = sorted(set(plugins.packs) & set(powers.packs))
    if names:
        where = f"pack {plugins.packs[names[0]]!r}, extension {names[0]!r}"
        raise PackError(f"{where}: a power of pack {powers.packs[names[0]]!r} has this name")
    setup = compiled.steps("setup_steps", SETUP_STEPS, BeginRounds)
    return setup, compiled.steps("round_steps", ROUND_STEPS, CheckEnd)


def fault_of(packs: Sequence[Pack], error: PackError) -> Fault:
    """Return an error about extensions as a fault of the pack that it names."""
    told = str(error)
    pack = next((pack.name for pack in packs if told.startswith(f"pack {pack.name!r}")), packs[-1].name)
    return Fault(pack, FOLDER, 0, "", "extensions that can work", told, error.nearest or "", told)
