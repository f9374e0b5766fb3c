"""Choices that extensions add to the questions of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from starcup.kernel.answers import Answers
from starcup.kernel.choices import Choice
from starcup.kernel.errors import IllegalChoice
from starcup.kernel.messages import REFUSAL, Message
from starcup.kernel.steps import AnyStep, Legal, Take
from starcup.kernel.table import Table
from starcup.kernel.values import frozen
from starcup.packed.power_choices import PowerChoice
from starcup.plugins.extensions import ExtensionSet

if TYPE_CHECKING:
    from typing_extensions import TypeVar as WithDefault

    TableT = WithDefault("TableT", default=Any)  # a plain ``FurtherChoice`` is of any game
else:
    TableT = TypeVar("TableT")

HOOK = "further_choices"
Hook = Callable[[Any, int, str], tuple["FurtherChoice", ...]]


@frozen(eq=False)
class FurtherChoice(PowerChoice[TableT]):
    """Base of the choices that an extension adds to a question of the rules: see the hook ``further_choices``.

    It carries itself out by :meth:`play`, as every choice of a pack does; ``power`` is the name of the extension. Then
    the question is asked again, unless the choice ``answers`` it.
    """

    added: ClassVar[bool] = True
    answers: ClassVar[bool] = False
    """Whether it is the answer to the question, which is not asked again."""

    def refuse(self, table: TableT, seat: int) -> IllegalChoice:
        """Return why the choice is not possible now, for people; by default that it is not.

        Args:
            table: the table to look at.
            seat: the seat that would make it.
        """
        return IllegalChoice("not-now", "", Message(f"{REFUSAL}-not-now", choice=repr(self.text)))


def further_of(extensions: ExtensionSet) -> FurtherChoices | None:
    """Return the choices that extensions add to questions; None if none does."""
    return FurtherChoices(extensions) if extensions.further_choices else None


class FurtherChoices:
    """The choices that the extensions of a ruleset add to questions."""

    def __init__(self, extensions: ExtensionSet) -> None:
        self._plugins = extensions.plugins
        names = (name for name in extensions.names if HOOK in extensions.plugins.functions(name))
        self._hooks: tuple[tuple[str, Hook], ...] = tuple(zip(names, extensions.further_choices, strict=True))

    def beside(self, table: Table, step: AnyStep, legal: Legal) -> Legal:
        """Return the legal choices of a step, and those that extensions add."""
        seat, further = step.asks, list[Choice]()
        for name, hook in self._hooks:
            choices = hook(table, seat, step.kind)
            if choices and isinstance(legal, Answers):
                wrong = (
                    f"answered {choices[0].text!r} at {step.kind!r}, whose answers are sets of items; expected it at a "
                    "question that lists its choices"
                )
                raise self._plugins.fault(name, HOOK, seat, wrong)
            further += choices
        return (*legal, *further) if further else legal

    def taking(self, step: AnyStep) -> Take:
        """Return what carries out a further choice at a step: the question is asked again, unless it is the answer."""

        def carry_out(table: Table, choice: Choice) -> None:
            assert isinstance(choice, FurtherChoice)
            if not choice.answers:
                table.push(step)
            choice.play(table, step.asks)

        return carry_out

    def refusal(self, table: Table, seat: int, choice: Choice) -> IllegalChoice | None:
        """Return why a further choice is not possible now; None if it is a choice of the rules."""
        return choice.refuse(table, seat) if isinstance(choice, FurtherChoice) else None
