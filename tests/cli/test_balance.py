"""`crossroads balance`: what it is given is checked; `tests/sim` proves the report."""

import pytest

from tests.kit.commands import Run, mistake


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["balance", "--games", "1", "--seats", "1", "9"], "9"),
        (["balance", "--games", "1", "--option", "scenario=mars"], "mars"),
        (["balance", "--games", "0"], "at least one game"),
        (["balance", "--games", "1", "--with", "signal"], "no expansion `signal`"),
    ],
    ids=lambda given: " ".join(given) if isinstance(given, list) else "",
)
def test_a_mistake_is_one_line_that_says_what_to_do(run: Run, given: list[str], said: str) -> None:
    assert said in mistake(run(*given))
