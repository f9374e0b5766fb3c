"""Tasks: games with their packs, players, actions and rewards, as problems for learners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Literal

from attrs import field, frozen

from starcup import Actions, BadArgument, Pack, Ruleset, StarcupError, games
from starcup.features import ArrayField, ArrayLayout, features_of
from starcup.games import AnyGame
from starcup_rl.taken import TakenItems

ActionForm = Literal["numbers", "menu"]
SetForm = Literal["items", "whole"]
RewardForm = Literal["win", "lead"]

SLOTS, MOST_ITEMS = 64, 8
"""The default number of slots of a menu, and of items in a set that a menu lists as a whole."""
POINTS = 100.0
"""The divisor of the reward ``lead``, in points."""
FORMS = {"actions": ("numbers", "menu"), "sets": ("items", "whole"), "rewards": ("win", "lead")}


@frozen
class Setting:
    """What tasks with the same game, packs and options share."""

    ruleset: Ruleset[Any, Any]
    definition: AnyGame

    @cached_property
    def actions(self) -> Actions:
        """The numbers of all choices."""
        return Actions(self.ruleset)

    @cached_property
    def taken(self) -> TakenItems:
        """The cells of an observation for the items already named of a set."""
        return TakenItems(self.ruleset)

    @lru_cache(maxsize=8)  # noqa: B019 - settings are kept for good
    def layout(self, players: int) -> ArrayLayout[Any]:
        """Return the layout of a position for a number of players."""
        return features_of(self.ruleset).layout.variant(players=players)


@lru_cache(maxsize=16)
def _setting(
    game: str, packs: tuple[str | Pack, ...], without: tuple[str, ...], options: tuple[tuple[str, str], ...]
) -> Setting:
    definition = games.find(game)
    if packs or without or options:
        ruleset = definition.load(packs, without=without, options=dict(options))
    else:
        ruleset = definition.load()
    return Setting(ruleset, definition)


def _settings(options: Mapping[str, str] | Sequence[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(dict(options).items()))


@frozen(kw_only=True, repr=False)
class Task:
    """A game as a task for learners, shared by the environments of all interfaces.

    Args:
        game: the key of an installed or registered game, such as ``race``.
        players: the number of players; 0: two, or the next number that the game allows.
        packs: packs or their names; none: the game's own.
        without: keys of powers to leave out.
        options: settings of packs, by ``pack.option``.
        actions: ``numbers``: an action is the number of a choice among all choices of the ruleset
            (:class:`starcup.Actions`), with a mask. ``menu``: it is a slot of a menu that lists the numbers of the
            current choices.
        sets: ``items``: sets are answered item by item. ``whole``: a menu lists whole sets if they fit.
        slots: the number of slots of a menu. What does not fit is on further pages.
        most_items: the most items of a set that a menu lists as a whole.
        rewards: the reward of a seat at the end. ``win``: for winning, see :func:`starcup.returns`. ``lead``: its
            points minus those of the best other seat, divided by 100; for a lone player, its points divided by 100.
        most_actions: the number of actions of all seats after which a game is cut off and judged by the current scores;
            0: the game's own limit, :meth:`~starcup.games.GameDefinition.longest`.

    Raises:
        StarcupError: the game, a pack, an option or the number of players is unknown.
        BadArgument: an argument has a wrong value.

    >>> task = Task(game="race", players=3)
    >>> task, task.seats, len(task.fields) > 20
    (<Task race, 3 players, actions by numbers>, range(0, 3), True)
    >>> Task(game="rice")
    Traceback (most recent call last):
    ...
    starcup.kernel.errors.GameError: unknown game 'rice' (did you mean 'race'?); installed: ...
    """

    game: str
    players: int = 0
    packs: tuple[str | Pack, ...] = field(default=(), converter=tuple)
    without: tuple[str, ...] = field(default=(), converter=tuple)
    options: tuple[tuple[str, str], ...] = field(default=(), converter=_settings)
    actions: ActionForm = "numbers"
    sets: SetForm = "items"
    slots: int = SLOTS
    most_items: int = MOST_ITEMS
    rewards: RewardForm = "win"
    most_actions: int = 0

    def __attrs_post_init__(self) -> None:
        for name, forms in FORMS.items():
            if (value := getattr(self, name)) not in forms:
                raise BadArgument(f"{name}: expected {' or '.join(map(repr, forms))}, found {value!r}")
        for name, least in (("slots", 3), ("most_items", 1), ("most_actions", 0), ("players", 0)):
            value = getattr(self, name)
            if not isinstance(value, int) or value < least:
                raise BadArgument(f"{name}: expected a whole number from {least} on, found {value!r}")
        put, seats = object.__setattr__, self.ruleset.seats
        if not self.players:
            put(self, "players", next((number for number in seats if number >= 2), seats[-1]))
        if self.players not in seats:
            raise StarcupError(f"{self.players} players: {self.game} is for {seats[0]} to {seats[-1]}")
        if not self.most_actions:
            put(self, "most_actions", self.setting.definition.longest(self.players))
        if self.sets == "whole" and self.actions != "menu":
            raise BadArgument("sets: whole sets are listed by a menu; expected actions='menu' with them")

    def __repr__(self) -> str:
        packs = "".join(f" with {pack}" for pack in self.packs)
        return f"<Task {self.game}{packs}, {self.players} players, actions by {self.actions}>"

    @property
    def setting(self) -> Setting:
        """The ruleset and what is derived from it."""
        return _setting(self.game, self.packs, self.without, self.options)

    @property
    def ruleset(self) -> Ruleset[Any, Any]:
        """The ruleset of the games."""
        return self.setting.ruleset

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(self.players)

    @property
    def numbers(self) -> Actions:
        """The numbers of all choices of the ruleset."""
        return self.setting.actions

    @property
    def action_count(self) -> int:
        """The number of actions: those of all choices, or the slots of a menu."""
        return self.slots if self.actions == "menu" else len(self.setting.actions)

    @property
    def menu_width(self) -> int:
        """The most numbers in a slot of a menu: 1, or with whole sets one more than the most items."""
        return 1 + self.most_items if self.sets == "whole" else 1

    @property
    def more(self) -> int:
        """The number of the next page in a menu: the one after those of all choices."""
        return len(self.setting.actions)

    @property
    def fields(self) -> tuple[ArrayField, ...]:
        """The fields of an observation, in order."""
        layout = self.setting.layout(self.players)
        return (*layout.fields, *self.setting.taken.fields(layout.size))

    @property
    def observation_size(self) -> int:
        """The number of cells of an observation."""
        return self.setting.layout(self.players).size + self.setting.taken.size


def task_of(task: Task | str, settings: dict[str, Any]) -> Task:
    """Return the task, or make one from the key of a game and settings."""
    if isinstance(task, Task):
        if settings:
            raise BadArgument(f"{', '.join(settings)}: a task has its settings; expected them in Task(...)")
        return task
    try:
        return Task(game=task, **settings)
    except TypeError as error:
        raise BadArgument(f"settings of a task: {error}") from None
