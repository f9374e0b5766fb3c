"""A test pack: limits that differ from player to player, by a development and by an extension."""

from starcup import Pack

pack = Pack(name="limits", package=__name__, game="roll", distribution="not-installed")
