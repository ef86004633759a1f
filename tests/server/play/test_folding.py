"""A game made of its log: under the rules that it was made under, and where they have changed."""

import asyncio
from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from crossroads.engine import record
from crossroads.engine.dice import secret_of
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.game import Game
from crossroads.engine.setup import Setup
from crossroads.engine.verifying import verify
from crossroads.server.log.schema import EntryRow, StateRow, written
from crossroads.server.play.again import played_again
from crossroads.server.play.folding import CannotGoOn, Folded, Folding, read_log
from crossroads.server.play.play import Play
from crossroads.server.play.starts import kept, last_beat, pinned
from tests.engine import toy
from tests.kit.other_rules import change_rules, whisper_in_vain, whisper_low, whisper_twice_as_much

Patch = pytest.MonkeyPatch


class Diary:
    """The log of a toy table and the states that are kept of it, written as a table does."""

    def __init__(self, *choices: str, rounds: int = 14) -> None:
        self.setup = Setup("toy", 2, secret_of("a diary"), ("", ""), {"rounds": rounds})
        self.play = Play(self.setup)
        self.opening = self.play.game.opening
        self.entries: list[EntryRow] = []
        self.rows: list[StateRow] = []
        self.keep()
        self.choose(*choices)

    def choose(self, *choices: str) -> None:
        play = self.play
        for option in choices:
            assert play.game.decision is not None
            seat, seq = play.game.decision.seat, play.seq + 1
            play.choose(seat, play.game.meant(option), seq, None)
            self.enter("choice", seat, option, written(play.game.last_draws))
            if play.game.kept_at > play.kept_at or play.over:
                self.keep()

    def take_back(self, remain: int) -> None:
        self.play.take_back(remain, 0, self.play.seq + 1, None)
        self.enter("undo", 0, str(remain))

    def enter(self, kind: Any, seat: int, option: str, draws: str = "") -> None:
        self.entries.append(EntryRow("home", self.play.seq, kind, seat, option, None, 0.0, draws))

    def keep(self) -> None:
        at, state = last_beat(self.play.game)
        self.rows.append(kept("home", self.play.moments[at].seq, state, pinned(self.setup)))
        self.play.kept_at = at

    def folding(self) -> Folding:
        return Folding(self.setup, self.opening, read_log(self.entries), self.rows, pinned(self.setup))

    def fold(self) -> Folded:
        return asyncio.run(self.folding().whole())

    def go_on(self) -> Folded:
        """Fold it, and enter that it was resumed, if it was."""
        folded = self.fold()
        self.play = folded.play
        if folded.resumed is not None:
            self.play.seq += 1
            self.enter("resumed", -1, msgspec.json.encode(folded.resumed).decode())
            state = folded.play.start.game().saved_at()[1]
            row = kept("home", folded.play.start.seq, state, pinned(self.setup))
            self.rows = [*[each for each in self.rows if each.seq < row.seq], row]
        return folded


WHISPERS = ("whisper", "say:1", "say:2")
LONG = WHISPERS * 8  # 24 choices: one state is kept at the beginning and one on the way


def shown(play: Play) -> list[Game[Any] | None]:
    """The views of a spectator at each moment, as far as it can be shown."""

    async def all_of_it() -> list[Any]:
        return [game.view(0) if game is not None else None async for _, _, game in played_again(play)]

    return asyncio.run(all_of_it())


def position(play: Play) -> tuple[Any, ...]:
    return play.game.digest(), play.history, play.moments, play.game.choices(), play.seq


# -- the same rules


def test_a_log_makes_the_game_that_was_played() -> None:
    diary = Diary(*LONG, "throw", "draw", "say:3")

    folded = diary.fold()

    assert (folded.resumed, folded.changed) == (None, False)
    assert position(folded.play) == position(diary.play)
    assert diary.folding().is_plain
    plain = asyncio.run(diary.folding().plain())
    assert plain is not None
    assert position(plain.play) == position(diary.play)


def test_states_of_choices_that_were_taken_back_are_nothing_to_go_by(monkeypatch: Patch) -> None:
    """A state was kept after a choice that was taken back; the next one of its place has another number."""
    diary = Diary(*LONG[:12], "wait")
    diary.keep()
    diary.take_back(12)
    diary.choose("whisper", "say:1")
    assert [row.seq for row in diary.rows] == [0, 13]
    change_rules(monkeypatch, "refactored")

    folded = diary.fold()

    assert folded.resumed is not None
    assert (folded.resumed.at, folded.resumed.kept) == (0, 14)
    assert position(folded.play) == position(diary.play)


def test_what_chance_brought_is_compared_even_so() -> None:
    """The digests are the same, but the dice fall otherwise: what was acknowledged stands, and the game goes on."""
    diary = Diary(*LONG, "throw")
    diary.keep()
    known = diary.play.game.digest()
    diary.entries[-1] = replace(diary.entries[-1], draws='[{"why":"throw","came":[7]}]')

    folded = diary.fold()

    assert folded.resumed is not None
    assert (folded.resumed.at, folded.resumed.kept) == (25, 25)
    assert folded.play.game.digest() == known


# -- other rules


def test_rules_that_play_a_game_as_it_was_played_change_nothing(monkeypatch: Patch) -> None:
    diary = Diary(*LONG)
    diary.keep()
    change_rules(monkeypatch, "refactored")

    folded = diary.fold()

    assert (folded.resumed, folded.changed, folded.play.remarks) == (None, True, {})
    assert position(folded.play) == position(diary.play)


def test_what_was_chosen_since_the_last_state_is_chosen_again_and_told(monkeypatch: Patch) -> None:
    diary = Diary(*LONG)
    change_rules(monkeypatch, "refactored")

    folded = diary.fold()

    assert folded.resumed is not None
    at = folded.resumed.at
    assert (at, folded.resumed.kept) == (18, 24)
    assert folded.play.game.digest() == diary.play.game.digest()
    assert folded.play.remarks[at][0].about == {"again": 6, "lost": 0}
    assert None not in shown(folded.play)


def test_choices_that_do_not_fit_are_lost_from_the_first_on(monkeypatch: Patch) -> None:
    """Of six choices since the state, the second says 3, which nobody may say any more."""
    diary = Diary(*LONG[:18], "whisper", "say:3", "say:1", *WHISPERS)
    change_rules(monkeypatch, "lower", whisper=whisper_low)

    folded = diary.go_on()

    assert folded.resumed is not None
    assert (folded.resumed.at, folded.resumed.kept) == (18, 19)
    play = folded.play
    assert (play.made, play.seq) == (19, 25)
    assert play.remarks[18][0].about == {"again": 1, "lost": 5}
    assert play.game.decision is not None
    assert play.game.decision.ids == ("say:1", "say:2")
    assert [entry.option for entry in diary.entries[:24]] == [*LONG[:18], "whisper", "say:3", "say:1", *WHISPERS]
    diary.choose("say:2", "say:2")
    assert position(diary.fold().play) == position(diary.play)


def test_a_choice_of_another_seat_does_not_fit(monkeypatch: Patch) -> None:
    """After a throw the same seat goes on: what the other one has chosen is not put into its mouth."""
    diary = Diary(*LONG[:18], "throw", "wait")

    async def throw_again(g: toy.Lanterns, seat: int) -> None:
        await take_turn(g, seat)
        if g.draws:
            await take_turn(g, seat)

    take_turn = toy.take_turn
    change_rules(monkeypatch, "again", take_turn=throw_again)

    folded = diary.fold()

    assert folded.resumed is not None
    assert (folded.resumed.at, folded.resumed.kept) == (18, 19)
    assert folded.play.game.decision is not None
    assert folded.play.game.decision.seat == 0


def test_a_choice_that_breaks_does_not_fit(monkeypatch: Patch) -> None:
    diary = Diary(*LONG[:18], "wait", *WHISPERS)
    change_rules(monkeypatch, "broken", whisper=whisper_in_vain)

    folded = diary.fold()

    assert folded.resumed is not None
    assert (folded.resumed.at, folded.resumed.kept) == (18, 20)
    assert folded.play.game.clone().digest() == folded.play.game.digest()


def test_nothing_before_the_state_is_altered_in_silence(monkeypatch: Patch) -> None:
    """What is whispered counts twice: all choices fit, and those before the state count as they did."""
    diary = Diary(*LONG)
    change_rules(monkeypatch, "louder", whisper=whisper_twice_as_much)

    play = diary.fold().play

    assert play.game.state.whispers == [(1, 2) * 3 + (2, 4), (1, 2) * 3 + (2, 4)]


def test_undo_goes_back_to_the_state_and_no_further(monkeypatch: Patch) -> None:
    diary = Diary(*LONG[:18], "whisper", "say:1")
    change_rules(monkeypatch, "louder", whisper=whisper_twice_as_much)

    play = diary.fold().play
    play.take_back(18, 0, 30, None)

    assert (play.made, play.firm, play.before_last_of(0)) == (18, 18, None)
    with pytest.raises(NothingToUndo):
        play.game.undo()


def test_moments_are_shown_as_far_as_these_rules_play_them_alike(monkeypatch: Patch) -> None:
    """Waits, whispers, waits: of the stretch with whispers no moment is shown but those with a state."""
    diary = Diary(*["wait"] * 16, *WHISPERS * 6, *["wait"] * 4)
    seen = shown(diary.play)
    states = [row.seq for row in diary.rows]
    assert states == [0, 16, 34]
    change_rules(monkeypatch, "louder", whisper=whisper_twice_as_much)

    folded = diary.go_on()

    now = shown(folded.play)
    assert len(now) == folded.play.made + 1 == 39
    assert [at for at, view in enumerate(now) if view is None] == list(range(17, 34))
    assert [view for view in now if view is not None] == [*seen[:17], *seen[34:]]
    assert folded.play.remarks[16][0].about == {"count": 17}
    assert [bool(moment.events) for moment in folded.play.moments[:17]] == [True] * 17
    assert not any(moment.events for moment in folded.play.moments[17:34])
    assert folded.play.moments[34:] == diary.play.moments[34:]
    again = diary.fold()
    assert (again.resumed, shown(again.play)) == (None, now)


def test_rules_change_again_and_again(monkeypatch: Patch) -> None:
    diary = Diary(*LONG)
    for name, rules in (("second", whisper_twice_as_much), ("third", whisper_low), ("fourth", toy.whisper)):
        with pytest.MonkeyPatch.context() as patch:
            change_rules(patch, name, whisper=rules)
            folded = diary.go_on()
            assert folded.resumed is not None
            assert folded.play.made == len(folded.play.game.choices())
            assert diary.fold().resumed is None
            diary.choose(*WHISPERS, "throw")
            assert position(diary.fold().play) == position(diary.play)

    assert [entry.kind for entry in diary.entries].count("resumed") == 3
    assert diary.play.made == 24 + 12
    assert all(draws for option, _, draws in diary.play.game.choices() if option == "throw")


def test_a_state_that_was_damaged_is_left_out(monkeypatch: Patch) -> None:
    diary = Diary(*LONG)
    diary.keep()
    diary.rows[-1] = replace(diary.rows[-1], state=diary.rows[-1].state.replace(b"[1,2", b"[3,3"))
    change_rules(monkeypatch, "refactored")

    folded = diary.fold()

    assert folded.resumed is not None
    assert (folded.resumed.at, folded.resumed.kept) == (18, 24)


def test_states_that_these_rules_cannot_read_need_the_same_choices_and_chance(monkeypatch: Patch) -> None:
    """Nothing can be read: if all choices fit from the start and bring the same, it is the same game."""
    diary = Diary(*LONG, "throw")
    diary.rows = [replace(row, state=b"{}", digest=blake2b(b"{}", digest_size=16).hexdigest()) for row in diary.rows]
    change_rules(monkeypatch, "renamed")

    folded = diary.fold()

    assert (folded.resumed, folded.changed) == (None, True)
    assert position(folded.play) == position(diary.play)
    change_rules(monkeypatch, "lower", whisper=whisper_in_vain)
    with pytest.raises(CannotGoOn):
        diary.fold()


def test_a_game_that_is_over_stays_over(monkeypatch: Patch) -> None:
    """Its last state is kept, so that no rule can alter how it ended."""
    diary = Diary(*["draw", "say:3", "say:3"] * 4, rounds=2)
    assert diary.play.over
    change_rules(monkeypatch, "lower", whisper=whisper_low)

    play = diary.fold().play

    assert play.over
    assert play.game.outcome == diary.play.game.outcome
    assert play.moments[-1] == diary.play.moments[-1]
    finding = verify(record.record(play.game))
    assert (finding.true, "the rules changed" in finding.reason) == (False, True)
    assert play.game.clone().outcome == play.game.outcome
