"""The tiles of the base game of Roll for the Galaxy, and the powers of its developments."""

from starcup.roll import Pack

pack = Pack(name="base", package="starcup_tiles_base", game="roll", distribution="starcup-tiles-base")
