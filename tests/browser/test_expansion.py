"""A table with an expansion in the browser: set in the lobby, played to the end by its own rules."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.cli.conftest import EXPANSIONS
from tests.kit.browser import Visit
from tests.kit.serving import Served


@pytest.fixture(scope="module")
def server(page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose host has installed the expansion."""
    folder = tmp_path_factory.mktemp("signals")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(EXPANSIONS))
        with Served(f"sqlite:///{folder}/tables.db", folder).from_nothing() as served:
            yield served
    assert served.faults() == []


def test_a_table_with_an_expansion_is_set_in_the_lobby_and_won_by_its_rule(visit: Visit, server: Served) -> None:
    """Its box is ticked, its scenario and its option appear, its act is chosen, and the signal is heard."""
    ann = visit("en")
    ann.game = "fallout"
    ann.lay()
    ann.page.get_by_label("Signals").check()
    ann.page.get_by_text(ann.say("table-options")).click()
    ann.page.get_by_label("scenario").select_option("Dead Air")
    ann.page.get_by_label("strength_needed").fill("3")
    ann.button("make-and-play").click()
    ann.wait()
    while "signals.boost" not in ann.offered:
        ann.choose()

    while ann.turn == "mine":  # twice, or once if the bot came first and chose it too
        ann.choose("signals.boost")

    assert ann.turn == "over"
    expect(ann.page.get_by_text("The signal gets stronger: 3").first).to_be_attached()


def test_an_expansion_of_shelter_adds_acts_and_a_phase(visit: Visit, server: Served) -> None:
    """The cat is fed on a turn, which goes on; before the next round its supper is a step of its own, and is asked about."""
    ann, ben = visit(), visit()
    table, invite, _ = server.new_table(expansions=["pets"])
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    ann.wait(turns=("mine", "others"))
    while not (ann.turn == "mine" and "pets.feed" in ann.offered):  # until there is food
        on_turn = next(each for each in (ann, ben) if each.wait(turns=("mine", "others")) == "mine")
        before = on_turn.seq
        on_turn.unfold(on_turn.offered[0]).click()
        for each in (ann, ben):
            each.wait(before, ("mine", "others"))

    ann.choose("pets.feed")
    assert (ann.turn, "pets.feed" in ann.offered) == ("mine", False)
    while ann.question is None or ann.question["prompt"] != "pets.supper":
        on_turn = next(each for each in (ann, ben) if each.turn == "mine")
        before = on_turn.seq
        on_turn.unfold("pass" if "pass" in on_turn.offered else on_turn.offered[0]).click()
        for each in (ann, ben):
            each.wait(before, ("mine", "others"))

    expect(ann.board.get_by_text("supper of the cat")).to_be_visible()
    ann.unfold("pets.lap").click()
    expect(ann.page.get_by_text("The cat sleeps on a lap").first).to_be_attached()


def with_cattery(server: Served) -> str:
    """A table at which the room of the cat lies in the row: another nonce shuffles the cards in another way."""
    for number in range(100):
        table, invite, _ = server.new_table(expansions=["pets"])
        for seat in (0, 1):
            claim = {"name": f"Guest {seat}", "invite": invite, "nonce": str(number)}
            assert server.post(f"/api/tables/{table}/seats/{seat}/claim", claim).status_code == 201
        if "cattery" in server.get(f"/api/tables/{table}/replay", at=0).json()["view"]["rooms"]["row"]:
            return table
    raise AssertionError("the cat is nowhere")


def test_a_board_draws_the_words_of_an_expansion_by_their_signs(visit: Visit, server: Served) -> None:
    """The room of the cat shows how much it purrs, and the plain sign of a treat that has none of its own."""
    ann = visit("en").open(f"/tables/{with_cattery(server)}")
    ann.wait(turns=("others",))

    card = ann.board.locator(".room-card").filter(has_text="Cattery")

    expect(card.locator(".reward .sign")).to_have_text(["≋", "≋"])
    expect(card.locator(".reward .chip.brought")).to_have_text(["≋2", "≋3"])
    expect(card.locator(".cost .sign")).to_have_text("✦")
