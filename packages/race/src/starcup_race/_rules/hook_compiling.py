"""The compiling of powers in Python: they are asked for numbers once for each card, and their answers are checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from starcup.plugins.answers import misfit
from starcup.plugins.guards import Arguments, Verdict, guarded
from starcup.plugins.manager import HookFunction, PluginManager
from starcup.plugins.power_sources import HookError
from starcup_race._rules import hookspecs
from starcup_race._rules.cards import Card
from starcup_race._rules.own_powers import AmountFor, Amounts, OwnPower
from starcup_race._rules.power_terms import MOST
from starcup_race._rules.terms import PHASES
from starcup_race.choices import PowerChoice

LARGEST = 999
"""The largest number of VP that a power may bring at the end."""
LOAD_HOOKS = ("discount", "military", "trade_bonus")
"""The hooks that are asked once for each card."""
PHASE_OF_HOOK: Mapping[str, str] = {
    "military": "settle",
    "trade_bonus": "trade",
    "good_produced": "produce",
    "production_done": "produce",
    "consume_choices": "consume",
}
"""The phase of each hook that belongs to one; the others are for the phases that the file of the power states."""
CALLED_IN: Mapping[str, tuple[str, ...]] = {"phase_began": PHASES, "placed": ("develop", "settle")}
"""The hooks that are called in the phases that the file of the power states, and the phases that there are for each."""


def compile_power(
    plugins: PluginManager, plugin: str, cards: Sequence[Card], phases: Iterable[str]
) -> tuple[OwnPower | None, list[HookError]]:
    """Return a power in Python, and the errors of its hooks that can be found without a game.

    Args:
        plugins: the manager of the power.
        plugin: the key of its card.
        cards: all cards.
        phases: those that its file states.

    Returns:
        the power, or None if a hook can't work, and why.
    """
    functions = plugins.functions(plugin)
    stated = tuple(phases)
    where = f"pack {plugins.packs[plugin]!r}, power {plugin!r}"
    errors: list[HookError] = []
    for hook, able in CALLED_IN.items():
        if hook in functions and not set(able) & set(stated):
            there = f"states {', '.join(stated) or 'none'}, so it would never be called (phases = [{able[0]!r}])"
            reason = f"called in {' or '.join(able)} if powers/{plugin}.toml states the phase; it {there}"
            errors.append(HookError(where, hook, "()", reason))
    found = {hook: asked(plugin, hook, function, cards) for hook, function in functions.items() if hook in LOAD_HOOKS}
    for hook, answers in found.items():
        wrong = next(((card, answer) for card, answer in answers if isinstance(answer, str)), None)
        if wrong is not None:
            errors.append(HookError(where, hook, f"({wrong[0].key})", str(wrong[1])))
        elif not any(answer for _, answer in answers):
            errors.append(HookError(where, hook, "()", "answers 0 for every card, so it would never apply"))
    if errors:
        return None, errors
    numbers = {
        hook: [(card, answer) for card, answer in answers if isinstance(answer, int)] for hook, answers in found.items()
    }
    military, every = numbers.get("military", []), 0
    if len({answer for _, answer in military}) == 1:
        every, military = military[0][1], []
    amounts = Amounts(
        _grouped(numbers.get("discount", [])),
        every,
        _grouped(military),
        tuple([(card.index, number) for card, number in numbers.get("trade_bonus", []) if number]),
    )
    index = next(card.index for card in cards if card.key == plugin)
    called = {hook: _guarded(plugins, plugin, hook) for hook in functions if hook not in LOAD_HOOKS}
    return OwnPower(index, amounts, called, phases_of(functions, stated)), []


def phases_of(hooks: Iterable[str], stated: Iterable[str]) -> tuple[str, ...]:
    """Return the phases that a power in Python belongs to.

    Args:
        hooks: those that it has.
        stated: the phases that its file states.
    """
    return tuple(dict.fromkeys((*stated, *(PHASE_OF_HOOK[hook] for hook in hooks if hook in PHASE_OF_HOOK))))


def asked(plugin: str, hook: str, function: HookFunction, cards: Sequence[Card]) -> list[tuple[Card, int | str]]:
    """Return the answers of a hook for the cards that it is asked about; a text says what is wrong with one.

    Args:
        plugin: the key of its card.
        hook: one of ``LOAD_HOOKS``.
        function: that of the power.
        cards: all cards.
    """
    if hook == "military":
        cards = [card for card in cards if card.military]
    elif hook == "trade_bonus":
        cards = [card for card in cards if card.good >= 0]
    found: list[tuple[Card, int | str]] = []
    for card in cards:
        try:
            answer = function(card)
        except (Exception, SystemExit) as error:
            found.append((card, f"{type(error).__name__}: {error}"))
            break
        found.append((card, answer if type(answer) is int and abs(answer) <= MOST else _wrong_number(answer, hook)))
    return found


def _wrong_number(answer: object, hook: str) -> str:
    expected = f"answered {answer!r}, expected a whole number from {-MOST} to {MOST}"
    return misfit(answer, hook, hookspecs) or expected


def _grouped(answers: Iterable[tuple[Card, int]]) -> tuple[AmountFor, ...]:
    """Return each number other than 0 with the mask of the cards that it is for."""
    masks: dict[int, int] = {}
    for card, number in answers:
        if number:
            masks[number] = masks.get(number, 0) | 1 << card.index
    return tuple((mask, number) for number, mask in masks.items())


def _guarded(plugins: PluginManager, plugin: str, hook: str) -> HookFunction:
    """Return a hook function that names its plugin if it raises, or if its answer can't be used."""

    def look(_: Arguments) -> tuple[int | None, Verdict]:
        return None, lambda answer: wrong_answer(plugin, answer)

    return guarded(plugins, hookspecs, plugin, hook, plugins.functions(plugin)[hook], look=look)


def wrong_answer(plugin: str, answer: object) -> str:
    """Return what is wrong with an answer of the right type; empty if nothing is.

    Args:
        plugin: the key of the power's card.
        answer: what a hook of it returned.
    """
    if isinstance(answer, bool) or (isinstance(answer, int) and abs(answer) > LARGEST):
        return f"answered {answer!r}, expected a whole number from {-LARGEST} to {LARGEST}"
    for one in answer if isinstance(answer, tuple) else ():
        if isinstance(one, PowerChoice) and one.power != plugin:
            return f"answered a choice of {one.power!r}, expected its own, of {plugin!r}"
    return ""
