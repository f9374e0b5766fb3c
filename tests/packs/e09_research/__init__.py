"""A test pack: a sixth phase, with a die that has its face."""

from starcup import Pack

pack = Pack(name="research", package=__name__, game="roll", distribution="not-installed")
