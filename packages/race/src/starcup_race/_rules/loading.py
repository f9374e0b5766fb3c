"""The assembly of packs of cards: cards, powers stated in terms, and powers in Python."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any, ClassVar

from starcup.extensions import before
from starcup.making import AnyStep
from starcup.packed import Assembly, Claims, PieceList, Printed, Reader, Source, one_of
from starcup_race._rules import hookspecs
from starcup_race._rules.cards import END, NO_POWERS, Card
from starcup_race._rules.catalogue import Design, designs_of, unplayable
from starcup_race._rules.definitions import LIMITS, Numbers, Variant
from starcup_race._rules.extensions import Extensions
from starcup_race._rules.hook_compiling import (
    LOAD_HOOKS,
    ambiguous,
    asked_about,
    never_called,
    phases_for,
    phases_of,
    powers_of,
)
from starcup_race._rules.pack_files import DEVELOPMENTS, WORLDS, reader
from starcup_race._rules.power_checks import check_power
from starcup_race._rules.power_files import CardPower, make_reader, rows_of, stated
from starcup_race._rules.power_terms import MEANINGS, MOST, PHASES
from starcup_race._rules.powers import OwnPower
from starcup_race._rules.rounds import ROUND_STEPS, CheckEnd, EndRound, Round
from starcup_race._rules.setup import SETUP_STEPS

BASE = "race-base"
"""The name of the pack of the box."""


class CardAssembly(Assembly[CardPower]):
    """Packs of cards on their way into a ruleset: in the end there are ``cards`` and the powers in Python, ``own``."""

    lists: ClassVar[tuple[PieceList[Any], ...]] = (WORLDS, DEVELOPMENTS)
    hooks: ClassVar[ModuleType] = hookspecs
    power_file: type[CardPower] = CardPower
    meanings: ClassVar[Mapping[str, str]] = MEANINGS
    powered: ClassVar[str] = "a card"
    extension_set: ClassVar[type[Extensions]] = Extensions
    numbers_class: ClassVar[type[Numbers]] = Numbers
    number_limits = LIMITS
    numbers: Numbers
    extensions: Extensions

    setup_steps: tuple[AnyStep, ...] = SETUP_STEPS
    """The steps of the set-up, in order."""
    round_steps: tuple[AnyStep, ...] = ROUND_STEPS
    """The steps of a round, in order (ROUND-1)."""

    def piece_reader(self) -> Reader:
        return reader()

    def combine(self, claims: Claims) -> None:
        self.designs: tuple[Design, ...] = designs_of(self.pieces, claims)
        if not self.faults:
            for file, expected, found in unplayable(self.designs, self.numbers):
                self.fault_of_all(file, expected, found)

    @property
    def _phases(self) -> tuple[str, ...]:
        """The phases that powers may belong to: those of the box, and those that extensions add."""
        return tuple(dict.fromkeys((*PHASES, *(phase.key for phase in self.extensions.phases))))

    def _further(self, source: Source[CardPower]) -> list[str]:
        """Return the phases that a power may state besides those of the box; of extensions that are off, any."""
        off = source.file.phases if self.lists_are_open else ()
        return [phase for phase in dict.fromkeys((*self._phases, *off)) if phase not in PHASES]

    def power_reader(self) -> Reader:
        keywords = sorted({keyword for design in self.designs for keyword in design.row.keywords})
        phases = () if self.lists_are_open else self._phases
        return make_reader([design.key for design in self.designs], keywords, phases, self.unread)

    def check_powers(self) -> None:
        cards = [design.card(index, NO_POWERS) for index, design in enumerate(self.designs)]
        by_key = {card.key: card for card in cards}
        for source in self.sources.working:
            if source.file.power is not None and source.key in by_key:
                check_power(source.document, source.file.power, by_key[source.key], cards)
            if not source.module:
                self._check_phases(source, ())

    def compile(self) -> None:
        """Make the cards, and their powers in Python, which are imported, checked and asked about each card."""
        super().compile()
        rows = {
            source.key: rows_of(source.file.power) for source in self.sources.working if source.file.power is not None
        }
        self.cards: tuple[Card, ...] = tuple(
            design.card(index, rows.get(design.key, NO_POWERS), self._own_phases(design.key))
            for index, design in enumerate(self.designs)
        )
        index = {card.key: card.index for card in self.cards}
        asked = {hook: self.asked_numbers(hook, asked_about(hook, self.cards), MOST) for hook in LOAD_HOOKS}
        self.own: dict[int, OwnPower] = {}
        for key in self.plugins.packs:
            functions, source, card = self.plugins.functions(key), self.sources.found[key], self.cards[index[key]]
            further = self._further(source)
            for hook in functions:
                if reason := never_called(hook, card, source.file.phases, further):
                    self.sources.lack(key, hook, reason, "()")
            self._check_phases(source, phases_for(functions, further))
            for hook, other in ambiguous(functions, card.rows):
                self.sources.lack(key, hook, f"choices name the card, which has {other} already", "()")
            numbers = {hook: answers[key] for hook, answers in asked.items() if key in answers}
            self.own[card.index] = OwnPower(key, powers_of(numbers, self.cards, card.index), functions, card.own)

    def finish(self) -> None:
        """Take the lists of steps as extensions change them."""
        self.setup_steps = self.extensions.steps("setup_steps", SETUP_STEPS, Round)
        self.round_steps = self.extensions.steps("round_steps", ROUND_STEPS, CheckEnd)
        if self.extensions.round_ended:
            self.round_steps = before(self.round_steps, "check-end", EndRound())
        super().finish()

    def _check_phases(self, source: Source[CardPower], able: tuple[str, ...]) -> None:
        """Note a fault for each phase that a file states though no hook of the power is for it."""
        for place, phase in enumerate(source.file.phases):
            if phase not in able:
                expected = f"a phase of its hooks ({one_of(able)})" if able else "no phases, as no hook needs them"
                source.document.fault(("phases", place), expected, phase)

    def _own_phases(self, key: str) -> tuple[str, ...]:
        """Return the phases of the power in Python of a card; none if it has no such power."""
        functions = self.plugins.functions(key)
        phases = phases_of(functions, self.sources.found[key].file.phases) if functions else ()
        return tuple(phase for phase in phases if phase == END or phase in self._phases)

    def printed(self, source: Source[CardPower]) -> Printed:
        phases = {*phases_of(self.plugins.functions(source.key) if source.module else (), source.file.phases)}
        if source.file.power is not None:
            phases |= {phase for phase, _, _ in stated(source.file.power)}
        return Printed(self.piece_name(source.key), tuple(phase for phase in self._phases if phase in phases))

    def stated(self, file: CardPower) -> list[str] | None:
        if file.power is None:
            return None
        terms = [f"{phase}.{name}" for phase, name, _ in stated(file.power)]
        return [*terms, "score"] if file.power.score else terms

    def stated_order(self) -> tuple[str, ...]:
        return (*MEANINGS, *super().stated_order())


def variant_of(settings: Mapping[str, str]) -> Variant:
    """Return the variant that the options of the base pack choose."""
    first_game = settings.get(f"{BASE}.start") == "first-game"
    return Variant(first_game, 2 if settings.get(f"{BASE}.actions") == "two" else 1)
