"""A test pack: a sixth phase, with a die that has its face."""

from starcup.roll import Pack

pack = Pack(name="research", package=__name__, game="roll", distribution="not-installed")
