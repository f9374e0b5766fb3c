"""Making packs: a new one from a template, checks, pictures, a watch, a wheel."""

from starcup_cli.authoring.apart import examine_apart
from starcup_cli.authoring.build import build_wheel, project_of
from starcup_cli.authoring.gallery import Gallery
from starcup_cli.authoring.levels import LOAD
from starcup_cli.authoring.naming import nearest_name, package_of, wrong_with
from starcup_cli.authoring.new import listed, texts_of
from starcup_cli.authoring.reports import Examined, told_of_bots
from starcup_cli.authoring.trial import trial_lines
from starcup_cli.authoring.watch import saves

__all__ = [
    "LOAD", "Examined", "Gallery", "build_wheel", "examine_apart", "listed", "nearest_name", "package_of",
    "project_of", "saves", "texts_of", "told_of_bots", "trial_lines", "wrong_with",
]  # fmt: skip
