"""`crossroads bench`: it runs what a source checkout has in `bench/`."""

from pathlib import Path

from crossroads.cli.bench import FOLDER


def test_the_benchmarks_of_this_checkout_are_found() -> None:
    assert Path(__file__).parents[2] / "bench" == FOLDER
    assert (FOLDER / "engine.py").is_file()
