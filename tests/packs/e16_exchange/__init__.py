"""Dice exchanged with the supply, goods outside Produce, a world without Trade."""

from starcup import Pack

pack = Pack(name="exchange", package="tests.packs.e16_exchange", game="roll", distribution="none")
