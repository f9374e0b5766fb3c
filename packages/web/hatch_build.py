"""What goes into a wheel has the table built: from a clone it is built here, from a source distribution it is there."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class TableHook(BuildHookInterface):  # type: ignore[type-arg]  # of a configuration that nothing here uses
    """Builds the table, unless it is up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Leave an editable installation alone: it builds the table when it is first asked for, and needs no Node."""
        if version == "editable":
            return
        # By its path: the package itself needs what is not installed where wheels are made.
        place = Path(self.root, "src", "starcup_web", "building.py")
        spec = importlib.util.spec_from_file_location("building", place)
        assert spec is not None and spec.loader is not None
        building = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(building)
        try:
            building.table()
        except building.TableError as error:
            self.app.abort(f"{error}\n(a clone with its tools builds it by `uv run python -m starcup_web.building`)")
