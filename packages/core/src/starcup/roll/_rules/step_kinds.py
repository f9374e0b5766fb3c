"""All kinds of steps, so that saves can name them."""

from __future__ import annotations

from starcup.kernel.steps import Step
from starcup.roll._rules import (
    assign,
    construction,
    explore,
    grants,
    manage,
    produce,
    reassign,
    retain,
    rounds,
    setup,
    ship,
)
from starcup.roll._rules.table import RollTable

ALL: tuple[type[Step[RollTable]], ...] = (
    setup.SetUp, setup.Deal, setup.DealFactions, setup.DealHomes, setup.DealTiles, setup.LayOut,
    setup.ChooseStacks, setup.ChooseStart, setup.ConfirmStart, setup.ShowStacks, setup.BeginRounds,
    rounds.Round, rounds.RollSpareDie, rounds.ShowSheets, rounds.ChoosePhases, rounds.ReturnIdle, rounds.DoPhases,
    rounds.BeginPhase, rounds.TasksDone, rounds.PhaseIncome, rounds.EndPhase, rounds.Manage, rounds.EndRound,
    assign.Roll, assign.AssignAll, assign.SelectPhase, assign.AssignDie, assign.AssignCounters,
    reassign.UsePowers, reassign.MoveWorkers,
    explore.Explore, explore.AbandonTiles, explore.DrawTiles, explore.GiveUpTile,
    explore.PlaceTiles, explore.EndExplore,
    construction.Construct, construction.SpendDice, grants.Gain, grants.LoseDie,
    retain.RetainSpent,
    produce.ProduceGoods, ship.ShipGoods, manage.Recruit, manage.Recall, manage.CheckEnd,
)  # fmt: skip
"""Every step of the rules; the ruleset adds the steps of powers."""
