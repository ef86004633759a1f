"""A game that does not end is given up after a generous number of decisions, and told with its seed."""

from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from crossroads.cli.balance import balance
from crossroads.cli.simulate import simulate as simulate_command
from crossroads.sim import game_kit
from crossroads.sim.game_kit import kit_of
from crossroads.sim.simulate import simulate, summary_table


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> int:
    """Shelter as if no game of it could take 30 decisions: how many of them there are."""
    monkeypatch.setitem(game_kit._KITS, "shelter", replace(kit_of("shelter"), bound=3))
    return 30


def test_a_game_that_does_not_end_is_told_with_its_seed(impatient: int) -> None:
    """After ten times the bound of its kit the game is given up: it counts in no figure, and the table names it."""
    result = simulate("shelter", games=1, seats=2, bots=["random"], seed="endless")

    crash = result.crashes[0]
    assert (result.games, crash.number, crash.seed, crash.what) == ((), 0, "endless/0", "did not end")
    assert crash.told == f"did not end: it goes on after {impatient} decisions"
    console = Console(record=True, width=100, file=StringIO())
    for table in summary_table(result):
        console.print(table)
    assert "did not end: game 0" in console.export_text()


def test_the_commands_say_which_game_did_not_end(impatient: int, capsys: pytest.CaptureFixture[str]) -> None:
    """One line with the seed, and the exit code 1."""
    codes = [
        simulate_command("shelter", games=1, seats=2, bot=["random"], jobs=1),
        balance("shelter", games=1, seats=[2], bot="random", jobs=1),
    ]

    assert codes == [1, 1]
    said = [line for line in capsys.readouterr().err.splitlines() if "did not end" in line]
    assert said == [
        f"game 0 (seed 'crossroads/0') did not end: it goes on after {impatient} decisions",
        f"the game of seed 'crossroads//2/0' did not end: it goes on after {impatient} decisions",
    ]


def test_the_cap_is_generous() -> None:
    """Ten times what a game of chance may take."""
    assert (kit_of("shelter").cap, kit_of("fallout").cap) == (30_000, 400_000)
