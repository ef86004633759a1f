"""A table without spectators: a stranger reads why there is nothing to see, in their own language."""

import re

import pytest
from playwright.sync_api import expect

from tests.kit.browser import Visit
from tests.kit.serving import Served


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_stranger_waits_with_the_others_and_sees_nothing_of_the_game(visit: Visit, server: Served, lang: str) -> None:
    """Ann forbids spectators in the lobby. Eve is in the waiting room, is sent away, and may look after the end."""
    ann, ben, eve = visit(lang), visit(lang), visit(lang)
    eve.forgive("403")
    ann.lay("open")
    ann.page.get_by_label(ann.say("who-may-watch")).select_option("false")
    ann.button("make-and-invite").click()
    link = ann.page.get_by_label(ann.say("invite-link"))
    expect(link).to_have_value(re.compile("#invite="))
    address = link.input_value()
    table = address.partition("#")[0].rpartition("/")[2]
    eve.open(f"/tables/{table}")
    for each in (ann, eve):
        expect(each.page.get_by_text(each.say("no-spectators"))).to_be_visible()
    eve.is_accessible()

    ben.open(address)
    ben.button("claim").click()
    for each in (ann, ben):
        each.wait(turns=("mine", "others"))

    expect(eve.page.get_by_text(eve.say("trouble-no-spectators"))).to_be_visible()
    eve.page.reload()
    expect(eve.page.get_by_text(eve.say("trouble-no-spectators"))).to_be_visible()
    eve.is_accessible()
    eve.open(f"/tables/{table}/replay?at=0")
    expect(eve.page.get_by_text(eve.say("trouble-no-spectators"))).to_be_visible()
    assert not any(told.get("view") for told in eve.told)
    eve.open(f"/tables/{table}")
    expect(eve.button("try-again")).to_be_visible()

    for seat, each in enumerate((ann, ben)):
        handed = each.context.request.post(f"/api/tables/{table}/seats/{seat}/hand", data={"bot": "random"})
        assert handed.ok, handed.text()
    ann.look_on()
    expect(ann.dialog("end-title")).to_be_visible()
    eve.button("try-again").click()
    expect(eve.dialog("end-title")).to_be_visible()
