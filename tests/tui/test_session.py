"""One table in the terminal: bots, the log, undo, several people, saved games."""

from collections.abc import Collection
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import crossroads
from crossroads.bots import make_bot
from crossroads.engine import record
from crossroads.engine.decisions import Illegal
from crossroads.engine.driver import NothingToUndo
from crossroads.engine.events import Event
from crossroads.engine.game import Game
from crossroads.engine.odds_words import share_in_words
from crossroads.engine.record import BadSave
from crossroads.tui.files import write_whole
from crossroads.tui.session import Session
from crossroads.tui.since import since_own_turn
from crossroads.tui.words import terminal_words
from tests.kit import player, table

TRAINING = "place:vault-door.left"  # reveals nothing, rolls nothing


class Passer:
    """A bot that passes wherever it can."""

    name = "random"

    def choose(self, game: Game[Any], seat: int) -> str:
        assert game.decision is not None
        assert game.decision.seat == seat
        return "pass" if "pass" in game.decision.ids else game.decision.ids[0]


def sit(people: Collection[int] = (0,), seats: int = 2, lang: str = "en", save_path: Path | None = None) -> Session:
    """A fresh table at which seat 0 begins; passers sit where no person does."""
    game = crossroads.new("shelter", seats=seats, seed="a table", options={"first": 0})
    return Session(game, people, {seat: Passer() for seat in range(seats) if seat not in people}, lang, save_path)


def shown_to(session: Session) -> int | None:
    """Whose view is on the screen."""
    seat: int | None = session.view["seat"]
    return seat


# -- playing


@pytest.mark.parametrize(("people", "bots"), [((0,), ()), ((0, 1), (1,)), ((0, 1, 2), ()), ((), (0,))])
def test_every_seat_has_one_player(people: tuple[int, ...], bots: tuple[int, ...]) -> None:
    game = crossroads.new("shelter", seats=2, seed="a table")

    with pytest.raises(ValueError, match="do not fill 2 seats"):
        Session(game, people, {seat: Passer() for seat in bots})


def test_bots_have_played_whenever_a_person_is_asked() -> None:
    """The person sits last of three: both bots have passed before the first question, and in one step after it."""
    session = sit(people=(2,), seats=3)

    assert session.game.history == ("pass", "pass")
    assert session.decision is not None
    assert session.decision.seat == 2

    session.choose("pass")
    assert session.decision.seat == 2
    assert session.game.state.round == 2


def test_a_table_of_bots_alone_is_played_to_its_end() -> None:
    session = sit(people=())

    assert session.over
    assert session.decision is None
    assert session.labels() == []
    assert session.refusals() == []
    assert session.prompt() == ""
    assert session.log[-1].kind == "game-over"


def test_a_screen_may_show_the_bots_one_by_one() -> None:
    """After `apply` the bot has still to choose; one `bot_step` and the person is asked again."""
    session = sit()

    session.apply(TRAINING)

    assert (session.decision, session.bot_to_choose) == (None, 1)
    assert session.bot_step()
    assert not session.bot_step()
    assert (session.labels() != [], session.bot_to_choose) == (True, None)


def test_an_illegal_choice_changes_nothing() -> None:
    session = sit()
    before = session.game.digest(), session.log

    with pytest.raises(Illegal) as refused:
        session.choose("place:lift.blue")

    assert refused.value.rule == "shelter.floors.own-lift-only"
    assert (session.game.digest(), session.log) == before


# -- words


def test_labels_come_in_the_order_of_the_offer() -> None:
    session = sit()

    labels = session.labels()

    assert session.decision is not None
    assert tuple(option.id for option, _ in labels) == session.decision.ids
    assert all(label for _, label in labels)


def test_refusals_name_the_rule_in_the_way() -> None:
    refused = {each.id: each for each in sit().refusals()}

    assert refused["place:lift.blue"].rule == "shelter.floors.own-lift-only"
    assert refused["place:lift.blue"].text == "Only the player of that colour may place a dweller on a coloured lift."
    assert refused["place:lift.blue"].label.title.startswith("Blue")


@pytest.mark.parametrize(
    ("lang", "asked"), [("en", "blue lift"), ("ru", "синий лифт"), ("pl", "niebieska winda"), ("pl", "place:lift.blue")]
)
def test_a_thing_is_asked_for_by_its_label_in_any_language(lang: str, asked: str) -> None:
    session = sit(lang=lang)

    reasons = session.explain(asked)

    assert [reason.rule for reason in reasons] == ["shelter.floors.own-lift-only"]
    assert reasons[0].text == session.game.definition.rule_text("shelter.floors.own-lift-only", lang)


def test_what_is_on_offer_has_nothing_in_its_way() -> None:
    session = sit()

    assert session.explain(TRAINING) == []
    assert session.explain(session.labels()[0][0]) == []
    assert session.explain("diner") == []


@pytest.mark.parametrize("asked", ["", "xyzzy", "и"])
def test_words_that_name_nothing_are_said_so_in_the_sessions_language(asked: str) -> None:
    with pytest.raises(ValueError, match="здесь нет такого выбора"):
        sit(lang="ru").explain(asked)


def test_odds_are_told_where_dice_decide_and_nowhere_else() -> None:
    """Radroaches are fought with two dice against 6: 26 of 36 throws win."""
    t = table(player(), player(), floors={1: (["garden"], [])}, threats={"garden.right": "radroaches"})
    session = Session(t.game, (0, 1), {})

    assert session.odds("place:garden.right") == "72% (26/36)"
    assert session.odds("place:garden.left") == ""


def test_odds_with_items_stand_beside_the_plain_ones() -> None:
    """With a laser rifle (+3) at hand the fight is told both ways."""
    t = table(player(items=["laser-rifle"]), player(), threats={"diner.left": "deathclaw"})
    session = Session(t.game, (0, 1), {})

    plain, helped = session.odds("place:diner.left").split("; ")

    assert plain == "17% (6/36)"
    assert helped == "with all ready items 58% (21/36)"


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (Fraction(5, 6), "83% (30/36)"),
        (Fraction(0), "0% (0/36)"),
        (Fraction(1), "100% (36/36)"),
        (Fraction(1, 1296), "<1% (1/1296)"),
        (Fraction(1295, 1296), ">99% (1295/1296)"),
        (Fraction(3, 8), "38% (3/8)"),
    ],
)
def test_a_share_is_told_in_percent_and_exactly(share: Fraction, text: str) -> None:
    assert share_in_words(terminal_words("en"), share) == text


def test_cards_are_found_under_their_names() -> None:
    session = sit(lang="ru")

    assert session.cards()["room:garden"] == ("room:garden", "garden", "Сад")
    assert {key.partition(":")[0] for key in session.cards()} == {"room", "item", "threat", "lift"}
    assert all(session.card(key) for key in session.cards())


# -- the log


def test_the_log_tells_the_opening_and_every_choice() -> None:
    session = sit()
    session.choose(TRAINING)

    assert session.log[0].n == 0
    placed = [line for line in session.log if line.kind == "place"]
    assert [(line.n, line.seat, line.rule) for line in placed] == [(1, 0, "shelter.placement.one-a-turn")]


def test_the_whole_log_is_told_again_in_another_language() -> None:
    session = sit()
    session.choose(TRAINING)
    english = session.log

    session.set_language("ru")

    assert [line[1:] for line in session.log] == [line[1:] for line in english]
    assert "Дверь убежища" in next(line.text for line in session.log if line.kind == "place")
    assert session.seat_name(0) == "Красный"
    with pytest.raises(ValueError, match="no language `de`"):
        session.set_language("de")
    assert session.lang == "ru"


def test_a_log_holds_no_more_than_the_person_at_the_screen_may_know() -> None:
    """Seat 0 gained two power under its own eyes; everybody else sees that it gained one."""
    t = table()
    shown, veiled = ({"seat": 0, "kind": "power", "amount": amount} for amount in (2, 1))
    t.state.events = (Event("gain", "shelter.resources.gain", shown, (0,), veiled),)
    session = Session(t.game, (0, 1), {})

    before_anybody = session.log
    session.hand_over()

    assert session.seat == 0
    assert "1 power" in before_anybody[0].text
    assert "2 power" in session.log[0].text


# -- taking back


def test_undo_goes_back_to_the_last_decision_of_a_person() -> None:
    """A placement and the bot's pass after it are taken back together, and the log says so."""
    session = sit()
    before, log = (session.game.digest(), session.game.history), session.log

    session.choose(TRAINING)
    assert session.game.history == (TRAINING, "pass")
    session.undo()

    assert (session.game.digest(), session.game.history) == before
    assert session.log[:-1] == log
    assert session.log[-1].text == "Red took the last choice back."


def test_choices_taken_back_one_after_the_other_are_told_as_one() -> None:
    """Two in a row; after another choice, the next one is told apart."""
    session = sit()
    session.choose(TRAINING)
    session.choose("place:diner.left")

    session.undo()
    session.undo()
    told = [line.text for line in session.log if line.kind == "taken-back"]
    session.choose(TRAINING)
    session.undo()

    assert told == ["Red took the last 2 choices back."]
    assert [line.text for line in session.log if line.kind == "taken-back"] == [*told, "Red took the last choice back."]


def test_undo_stops_where_dice_were_rolled() -> None:
    """The second pass ends the round, and a new one begins with dice for the threats."""
    session = sit()
    session.choose("pass")
    before = session.game.digest()
    assert session.game.state.round == 2

    with pytest.raises(NothingToUndo, match="dice were rolled or something hidden"):
        session.undo()

    assert session.game.digest() == before


def test_undo_before_the_first_choice_of_a_person_says_that_there_is_none() -> None:
    with pytest.raises(NothingToUndo, match="no choice was made yet"):
        sit().undo()
    with pytest.raises(NothingToUndo, match="no choice was made yet"):
        sit(people=(1,)).undo()


# -- several people


def test_one_person_never_hands_over() -> None:
    session = sit()

    assert not session.needs_handover()
    assert session.seat == 0
    session.choose(TRAINING)
    assert not session.needs_handover()


def test_the_screen_is_handed_from_person_to_person() -> None:
    """Nobody's at first; then seat 0's, until seat 1 has taken it over."""
    session = sit(people=(0, 1))
    assert session.needs_handover()
    assert shown_to(session) is None

    session.hand_over()
    assert not session.needs_handover()
    assert shown_to(session) == 0

    session.choose(TRAINING)
    assert session.needs_handover()
    assert shown_to(session) == 0
    session.hand_over()
    assert shown_to(session) == 1


def test_everybody_is_told_what_is_new_to_them() -> None:
    """Seat 0 has read the opening and sees its own placement; seat 1 sees both."""
    session = sit(people=(0, 1))
    session.hand_over()
    assert {line.n for line in session.unseen()} == {0}

    session.choose(TRAINING)
    assert {line.n for line in session.unseen()} == {1}
    assert session.unseen() == []

    session.hand_over()
    assert {line.n for line in session.unseen()} == {0, 1}


# -- saved games


@pytest.mark.parametrize(
    "choices", [[], [TRAINING], ["place:vault-door.right"], ["place:vault-door.right", "gain:power"]]
)
def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path, choices: list[str]) -> None:
    """From the start, between turns and in the middle of a reward: state, question, seats, language and log are the same."""
    session = sit(lang="pl")
    for choice in choices:
        session.choose(choice)
    session.save(tmp_path / "game.json")

    again = Session.load(tmp_path / "game.json")

    assert again.game.digest() == session.game.digest()
    assert again.game.history == session.game.history
    assert (again.people, [*again.bots], again.bots[1].name) == ((0,), [1], "random")
    assert again.lang == "pl"
    assert again.labels() == session.labels()
    assert again.log == session.log


def test_a_loaded_game_tells_what_happened_last_and_is_taken_back_like_the_saved_one(tmp_path: Path) -> None:
    session = sit()
    session.choose(TRAINING)
    session.choose("place:diner.left")
    session.save(tmp_path / "game.json")

    again = Session.load(tmp_path / "game.json", lang="ru")

    assert again.lang == "ru"
    assert {line.n for line in again.unseen()} <= {len(session.game.history)}
    session.undo()
    again.undo()
    assert again.game.digest() == session.game.digest()


def test_a_loaded_game_is_taken_back_as_far_as_its_last_beat(tmp_path: Path) -> None:
    """Saved in the middle of a reward: the placement that earned it can be taken back, and nothing before it."""
    session = sit()
    start = session.game.digest()
    session.choose("place:vault-door.right")
    session.save(tmp_path / "game.json")

    again = Session.load(tmp_path / "game.json")
    again.undo()

    assert again.game.digest() == start
    with pytest.raises(NothingToUndo, match="no choice was made yet"):
        again.undo()


def test_a_game_saved_without_seats_is_everybodys(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(record.save(sit().game))

    assert Session.load(tmp_path / "game.json").people == (0, 1)


@pytest.mark.parametrize(
    ("players", "reason"),
    [(["person"], "seats 1 players at 2 seats"), (["person", "bot:clever"], "bot that is not here")],
)
def test_a_file_with_impossible_seats_is_refused(tmp_path: Path, players: list[str], reason: str) -> None:
    (tmp_path / "game.json").write_bytes(record.save(sit().game, players))

    with pytest.raises(BadSave, match=reason):
        Session.load(tmp_path / "game.json")


def test_a_language_that_the_file_invents_is_not_spoken(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_bytes(record.save(sit().game, ["person:xx", "person:ru"]))

    assert Session.load(tmp_path / "game.json").lang == "ru"


def test_the_game_is_kept_after_every_choice(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    session = sit(save_path=path)

    session.choose(TRAINING)
    assert Session.load(path).game.digest() == session.game.digest()
    session.undo()
    assert Session.load(path).game.digest() == session.game.digest()
    assert [*tmp_path.iterdir()] == [path]


def test_a_save_that_fails_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    session = sit(save_path=tmp_path / "missing" / "kept.json")

    session.choose(TRAINING)

    assert session.save_trouble == "No such file or directory"
    assert session.game.history[0] == TRAINING


def test_a_file_that_cannot_be_replaced_stays_whole(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "something").write_text("old")

    for place in (tmp_path / "taken", tmp_path / "taken" / "something" / "new", Path("/")):
        with pytest.raises(OSError, match="directory"):
            write_whole(place, b"new")

    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_real_bots_finish_a_game_with_a_person() -> None:
    game = crossroads.new("shelter", seats=2, seed="with a steady bot")
    session = Session(game, (0,), {1: make_bot("steady", "shelter", salt="test")})

    while session.decision is not None:
        session.choose(session.decision.ids[0])

    assert session.over
    assert len(session.result()) == 3
    assert "round" in session.progress()


def test_bots_are_called_alike_on_the_screen_and_in_the_log() -> None:
    """By a name of their own, with their colour; whoever sits at the screen by the colour alone."""
    session = sit()

    session.choose("pass")

    assert (session.seat_name(0), session.seat_name(1)) == ("Red", "Sparky (Blue)")
    assert {"Red passes", "Sparky (Blue) passes"} <= {line.text for line in session.log}


# -- what happened since one's own turn


def test_what_happened_in_between_is_told_once_the_turn_is_ones_own_again(tmp_path: Path) -> None:
    """A line for the other seat; it is there again in a game that was loaded, and gone after the next choice."""
    session = sit(people=(0, 1), save_path=tmp_path / "game.json")
    session.hand_over()
    assert since_own_turn(session) == []
    session.choose(TRAINING)
    assert since_own_turn(session) == []
    session.hand_over()
    assert since_own_turn(session) == []  # the first turn of this seat
    session.choose("pass")
    session.hand_over()

    heading, *lines = since_own_turn(session)

    assert heading == "Since your last turn:"
    assert lines == ["Blue: passed for the rest of the round"]
    loaded = Session.load(tmp_path / "game.json")
    loaded.hand_over()
    assert since_own_turn(loaded) == [heading, *lines]
    session.choose(session.labels()[0][0].id)
    session.hand_over()
    assert since_own_turn(session) != [heading, *lines]
