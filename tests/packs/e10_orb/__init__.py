"""A die of one's own that is no worker: rolled openly, with faces that get better."""

from starcup import Pack

pack = Pack(name="orb", package="tests.packs.e10_orb", game="roll", distribution="none")
