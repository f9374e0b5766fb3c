"""Dice that match in one role only, all or nothing, or as another colour; tiles that count by colour."""

from starcup import Pack

pack = Pack(name="matching", package="tests.packs.e03_matching", game="roll", distribution="none")
