"""Choices that extensions add to the questions of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from starcup.kernel.choices import Choice
from starcup.kernel.errors import StepError
from starcup.kernel.picks import Answers
from starcup.kernel.steps import AnyStep, Legal
from starcup.kernel.table import Table
from starcup.kernel.values import frozen
from starcup.packed.power_choices import PowerChoice
from starcup.plugins.extensions import ExtensionSet

if TYPE_CHECKING:
    from typing_extensions import TypeVar as WithDefault

    TableT = WithDefault("TableT", default=Any)  # a plain ``FurtherChoice`` is of any game
else:
    TableT = TypeVar("TableT")

Hook = Callable[[Any, int, str], tuple["FurtherChoice", ...]]
Take = Callable[[Any, Choice], None]


@frozen(eq=False)
class FurtherChoice(PowerChoice[TableT]):
    """Base of the choices that an extension adds to a question of the rules: see the hook ``further_choices``.

    It carries itself out by :meth:`play`, as every choice of a pack does; ``power`` is the name of the extension. Then
    the question is asked again, unless the choice ``answers`` it.
    """

    answers: ClassVar[bool] = False
    """Whether it is the answer to the question, which is not asked again."""


def further_of(extensions: ExtensionSet) -> FurtherChoices | None:
    """Return the choices that extensions add to questions; None if none does.

    Args:
        extensions: those that are switched on.
    """
    return FurtherChoices(extensions.further_choices) if extensions.further_choices else None


class FurtherChoices:
    """The choices that the extensions of a ruleset add to questions.

    Args:
        hooks: the functions of ``further_choices``.
    """

    def __init__(self, hooks: tuple[Hook, ...]) -> None:
        self._hooks = hooks

    def beside(self, table: Table, step: AnyStep, legal: Legal) -> Legal:
        """Return the legal choices of a step, and those that extensions add.

        Args:
            table: the table to look at.
            step: the step that asks.
            legal: its own choices.

        Raises:
            StepError: an extension adds to a question whose answer is a set.
        """
        further = [choice for hook in self._hooks for choice in hook(table, step.asks, step.kind)]
        if not further:
            return legal
        if isinstance(legal, Answers):
            raise StepError(
                f"{further[0].text!r} can't stand beside sets of items; expected further choices at a question that "
                "lists its choices, or a step of the extension's own before or after this one"
            )
        return (*legal, *further)

    def taking(self, step: AnyStep, take: Take) -> Take:
        """Return what carries out an answer to a step: that of the step, or of a further choice itself.

        Args:
            step: the step that asked.
            take: its own way.
        """

        def carry_out(table: Table, choice: Choice) -> None:
            if not isinstance(choice, FurtherChoice):
                take(table, choice)
                return
            if not choice.answers:
                table.push(step)
            choice.play(table, step.asks)

        return carry_out
