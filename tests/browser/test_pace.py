"""The pace of bots is changed at the table, where sounds are switched too."""

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Visit
from tests.kit.serving import Served


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("ru", True), ("pl", True)])
def test_who_plays_against_bots_changes_their_pace(visit: Visit, server: Served, lang: str, phone: bool) -> None:
    ann = visit(lang, phone=phone)
    table = ann.sit_with_bot(server)
    ann.button("settings").click()
    pace = ann.dialog("settings").get_by_label(ann.say("pace"))
    expect(pace).to_have_value("instant")
    ann.fits()
    ann.is_accessible()

    pace.select_option("calm")

    ann.page.keyboard.press("Escape")
    ann.page.wait_for_function("document.querySelector('dialog') === null")
    ann.button("settings").click()
    expect(pace).to_have_value("calm")
    assert server.get(f"/api/tables/{table}").json()["pace"] == "calm"


def test_a_guest_among_people_cannot(visit: Visit, server: Served) -> None:
    """Nor is there anything to change where nobody is a bot."""
    table, invite, _ = server.new_table()
    ann, bob = visit(), visit()
    ann.sit_at(table, invite, 0, "Ann")
    bob.sit_at(table, invite, 1, "Bob")
    for screen in (ann, bob):
        screen.wait(turns=("mine", "others"))  # the table stands: what was open before it is closed
        screen.button("settings").click()
        expect(screen.dialog("settings").get_by_label(screen.say("settings-sound"))).to_be_visible()
        expect(screen.dialog("settings").get_by_label(screen.say("pace"))).to_have_count(0)
