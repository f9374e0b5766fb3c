"""Powers that take all that the supply has, and then ask for more."""

from starcup import Pack

pack = Pack(name="dry-supply", package="tests.packs.e19_dry_supply", game="roll", distribution="none")
