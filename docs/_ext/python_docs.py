"""Links from the reference to Python's own documentation: names of the standard library, without asking any network.

Where the documentation of a name lies follows from the name, so that no inventory is needed.
"""

from __future__ import annotations

import builtins
import sys

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

PYTHON = "https://docs.python.org/3/library"
STANDARD_TYPES = {"str", "bytes", "bytearray", "memoryview", "list", "tuple", "dict", "set", "frozenset", "range"}
"""Built-in types that have sections of a page of their own."""


def address(name: str) -> str | None:
    """Return where Python's documentation of a name is; None if it is none of the standard library.

    Args:
        name: as it stands in a reference: ``int`` or ``collections.abc.Sequence``.
    """
    parts = name.split(".")
    if any(part.startswith("_") or not part.isidentifier() for part in parts):
        return None
    if len(parts) > 1:
        return f"{PYTHON}/{'.'.join(parts[:-1])}.html#{name}" if parts[0] in sys.stdlib_module_names else None
    thing = getattr(builtins, name, None)
    if not isinstance(thing, type):
        return None
    page = "exceptions" if issubclass(thing, BaseException) else "stdtypes" if name in STANDARD_TYPES else "functions"
    return f"{PYTHON}/{page}.html#{name}"


def link(app: Sphinx, env: BuildEnvironment, node: pending_xref, shown: nodes.TextElement) -> nodes.reference | None:
    """Link a name of Python that the pages don't document; for Sphinx's event ``missing-reference``."""
    where = address(str(node.get("reftarget", ""))) if node.get("refdomain") == "py" else None
    if where is None:
        return None
    reference = nodes.reference("", "", internal=False, refuri=where, reftitle="(in Python)")
    reference += shown
    return reference


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the links."""
    app.connect("missing-reference", link)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
