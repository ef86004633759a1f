"""`bench/engine.py` beside a peer of two lines: what it tells, not how fast anything is."""

import sys
from enum import Enum
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

BENCH = Path(__file__).parents[2] / "bench" / "engine.py"


class Color(Enum):
    RED, BLUE, WHITE, ORANGE = range(4)


class Peer:
    """A game in which every third question has one answer."""

    def __init__(self, players: list[Any], seed: int) -> None:
        self.state = SimpleNamespace(playable_actions=[1, 2], num_turns=0)

    def play_tick(self) -> None:
        self.state.num_turns += 1
        self.state.playable_actions = [1] if self.state.num_turns % 3 == 0 else [1, 2]

    def winning_color(self) -> None:
        return None

    def copy(self) -> "Peer":
        return Peer([], 0)


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The benchmark with slices of a moment."""
    peer = ModuleType("catanatron")
    vars(peer).update(Color=Color, RandomPlayer=lambda colour: colour, Game=Peer)
    monkeypatch.setitem(sys.modules, "catanatron", peer)
    spec = spec_from_file_location("bench_engine", BENCH)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, value in {"SLICES": 1, "SLICE_SECONDS": 0.001, "POINTS": 2, "LATE": 60}.items():
        monkeypatch.setattr(module, name, value)
    return module


@pytest.mark.parametrize("game", ["shelter", "fallout"])
def test_ratios_are_told_by_all_decisions_and_by_those_with_a_choice(
    bench: ModuleType, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Our games answer most questions with one answer themselves, and the peer asks them: both ratios are told."""
    bench.compare(game, bench.catan_steps(), bench.catan_points())

    rows = {line[:24].strip(): line[24:].split() for line in capsys.readouterr().out.splitlines()}
    for row in ("decisions a second", "of these with a choice"):
        ours, theirs, ratio = [float(figure.replace(",", "")) for figure in rows[row][:3]]
        assert ours > 0
        assert theirs > 0
        assert ratio == pytest.approx(ours / theirs, abs=0.01, rel=0.01)
    assert float(rows["of these with a choice"][1].replace(",", "")) < float(
        rows["decisions a second"][1].replace(",", "")
    )
