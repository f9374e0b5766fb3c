"""Tiles that enter play without workers, and leave it again; a faction of two developments."""

from starcup import Pack

pack = Pack(name="in-and-out", package="tests.packs.e14_tiles_in_and_out", game="roll", distribution="none")
