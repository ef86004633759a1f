"""A hook of the build: no wheel without the page, for a server could then show nothing. `make page` builds it."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/crossroads/server/page/index.html")


class CustomBuildHook(BuildHookInterface[Any]):
    """Looks for the page before a wheel is made; an editable install is for those who can build it any time."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and not (Path(self.root) / PAGE).is_file():
            raise SystemExit(f"{PAGE}: the page of the browser is not built: run `make page` first, then build again")
