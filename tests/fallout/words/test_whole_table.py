"""The whole table read out as text."""

import pytest

from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.state import Staged
from tests.fallout.words.sentences import WORDING, assert_reads_well, words
from tests.kit.fallout import enemy, survivor, wasteland


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_read_out_whole(lang: str) -> None:
    t = wasteland(
        survivor(
            space="bos.c",
            traits=("well-rested",),
            weapon="laser-rifle",
            inventory=["stimpak"],
            perks=["hacker"],
            agendas=["payday-1"],
            loyal_by="freedom-1",
        ),
        survivor(space="camp.a", companion="piper", exhausted=["piper"]),
        enemies=[enemy("shield#1", "dia.d"), enemy("raider", "bos.d", active=False)],
        quests=[Staged("cobbler-is-late", "red", "bos.c")],
        power=(2, 1),
    )

    for seat in (0, 1, None):
        for line in WORDING.table(words(lang), t.game.view(seat)):
            assert_reads_well(line, lang)


def test_the_table_tells_what_is_around_and_what_everybody_has() -> None:
    t = wasteland(
        survivor(space="bos.c", weapon="laser-rifle", agendas=["payday-1"]),
        survivor(space="camp.a", companion="piper", exhausted=["piper"]),
        enemies=[enemy("raider", "bos.d")],
    )

    lines = WORDING.table(words("en"), t.game.view(0))

    assert "The Commonwealth, round 1. First player: Vault Dweller." in lines
    assert "Vault Dweller's turn: 2 actions, 0 movement points left." in lines
    assert "Vault Dweller is here: Downtown Boston: wasteland 4." in lines
    assert "To the northeast: Goodneighbor, northeast space: level 1 Raider." in lines
    assert "Weapon: Laser Rifle (cost 4; ranged, rerolls [P I])." in lines
    assert any(line.startswith("Companion: Piper (") and line.endswith("), exhausted.") for line in lines)
    assert "Hidden agendas: 0." in lines
    assert "Power track, its last space 7: the Railroad (star) 0, the Institute (shield) 0." in lines


def test_an_outcome_is_told_first() -> None:
    t = wasteland(survivor(), survivor(space="camp.a"), power=(0, 0))
    view = {**t.game.view(0), "outcome": {"winners": [1], "scores": [3, 10], "how": "influence"}}

    assert WORDING.table(words("en"), view)[:2] == [
        "Wastelander wins",
        "Influence at the end: Vault Dweller 3, Wastelander 10.",
    ]
