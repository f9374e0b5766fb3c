"""Sphinx configuration; built by `nox -s docs`, where every warning is an error."""

project = "Starcup"
author = "Starcup contributors"
copyright = "2026, Starcup contributors"

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_typehints = "description"

html_theme = "furo"
html_title = "Starcup"
