"""Faces with several phases and flags; workers that remember how they got into their column."""

from starcup import Pack

pack = Pack(name="marks", package="tests.packs.e02_faces_and_marks", game="roll", distribution="none")
