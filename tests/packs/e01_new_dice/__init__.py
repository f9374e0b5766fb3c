"""Two die colours more, by data alone, and tiles that bring them into play."""

from starcup import Pack

pack = Pack(name="new-dice", package="tests.packs.e01_new_dice", game="roll", distribution="none")
