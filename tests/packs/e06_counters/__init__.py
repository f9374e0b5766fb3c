"""Workers that are no dice, and a pool of something else that players have."""

from starcup import Pack

pack = Pack(name="counters", package="tests.packs.e06_counters", game="roll", distribution="none")
