"""Taking back, by the table's policy."""

from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served

PLAIN = "place:diner.left"  # a choice that reveals nothing


def asked(screen: Screen) -> tuple[str | None, list[str]]:
    return screen.page.locator("#choices").text_content(), screen.offered


def test_a_choice_is_taken_back_freely(visit: Visit, server: Served) -> None:
    """The button is dead before the first choice; then it brings back question and options, and the log says so."""
    ann, ben = two_screens(visit, server, "free")
    before, log = asked(ann), ann.log
    expect(ann.button("undo")).to_be_disabled()

    choose_and_ask_back(ann, ben)

    ann.wait(turns=("mine",))
    expect(ben.page.locator("[data-turn]")).to_have_attribute("data-turn", "others")
    assert asked(ann) == before
    assert ann.log == ben.log
    assert ann.log[:-1] == log
    assert "took the last" in ann.log[-1]


def colour_of(screen: Screen) -> str:
    """What the log calls the seat of a screen."""
    view = screen.standing["view"]
    book = screen.context.request.get("/api/games/shelter/book?lang=en").json()
    return str(book["names"][f"colour-{view['players'][0]['colour']}"])


def two_screens(visit: Visit, server: Served, policy: str) -> tuple[Screen, Screen]:
    ann, ben = visit(), visit()
    table, invite, _ = server.new_table(undo=policy)
    ann.sit_at(table, invite, 0, "Ann")
    ben.sit_at(table, invite, 1, "Ben")
    ann.wait(turns=("mine",))
    return ann, ben


def choose_and_ask_back(ann: Screen, ben: Screen) -> None:
    """Choose until the other is asked, then ask to take it back."""
    at = ann.seq
    ann.unfold(PLAIN).click()
    while ann.wait(at, ("mine", "others")) == "mine":
        at = ann.seq
        ann.unfold(ann.offered[0]).click()
    ben.wait(turns=("mine",))
    ann.button("undo").click()


def test_the_others_may_agree(visit: Visit, server: Served) -> None:
    """By consent: the other is asked, agrees, and the choice is to be made again."""
    ann, ben = two_screens(visit, server, "consent")
    choose_and_ask_back(ann, ben)
    at = ann.seq
    expect(ben.dialog("undo-asked-title")).to_contain_text(
        ben.say("undo-asked", name=ben.say("name-and-role", name="Ann", role=colour_of(ann)))
    )

    ben.button("undo-agree").click()

    ann.wait(at, ("mine",))
    ben.wait(at, ("others",))
    expect(ben.dialog("undo-asked-title")).to_have_count(0)


def test_the_others_may_refuse(visit: Visit, server: Served) -> None:
    """By consent: a refusal is told to whoever asked, and the choice stands."""
    ann, ben = two_screens(visit, server, "consent")
    choose_and_ask_back(ann, ben)
    at = ann.seq

    ben.button("undo-refuse").click()

    expect(ann.page.get_by_role("alert")).to_contain_text(ann.say("refused-undo-refused"))
    assert (ann.seq, ann.turn, ben.turn) == (at, "others", "mine")


def test_there_is_no_button_where_nothing_is_taken_back(visit: Visit, server: Served) -> None:
    ann, _ = two_screens(visit, server, "off")

    assert ann.button("undo").count() == 0
