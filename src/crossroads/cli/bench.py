"""`crossroads bench`: how fast the engine is."""

import sys
from pathlib import Path

FOLDER = Path(__file__).parents[3] / "bench"  # in a source checkout


def bench() -> int:
    """Measure speed: decisions a second and copies, beside a peer in the same run (needs a source checkout)."""
    import subprocess

    if not (FOLDER / "engine.py").is_file():
        raise ValueError("the benchmarks live in a source checkout, in bench/; clone it and run `make bench`")
    return subprocess.run([sys.executable, FOLDER / "engine.py"], check=False).returncode  # noqa: S603  (our own file)
