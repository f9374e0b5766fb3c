"""Costs that change with money, with dice lost, with who works; costs that never change; a world worth VP."""

from starcup import Pack

pack = Pack(name="costs", package="tests.packs.e15_costs", game="roll", distribution="none")
