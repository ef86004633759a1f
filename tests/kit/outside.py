"""Packages of other people, as they look when they are installed."""

from collections.abc import Mapping
from pathlib import Path


def install(folder: Path, name: str, source: str, points: Mapping[str, str]) -> None:
    """Put a module into a folder, and its entry points beside it: for each group a line of them."""
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = "\n".join(f"[{group}]\n{line}\n" for group, line in points.items())
    (about / "entry_points.txt").write_text(lines, encoding="utf-8")
