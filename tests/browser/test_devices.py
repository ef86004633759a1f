"""A seat on a second device: a code, a QR code, a list, and the host's way in for somebody who has lost theirs."""

from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served


def own_devices(screen: Screen) -> None:
    screen.tab("tab-seats").click()
    screen.button("devices").click()


def test_a_code_brings_the_seat_to_a_phone_and_the_list_takes_it_away(visit: Visit, server: Served) -> None:
    ann, phone = visit(), visit(phone=True)
    table = ann.sit_with_bot(server)
    own_devices(ann)
    ann.button("devices-more").click()
    code = ann.page.locator("[data-code]").inner_text()

    phone.open(f"/tables/{table}#code={code}")
    expect(phone.page.get_by_label(phone.say("spend-code"))).to_have_value(code)
    phone.page.reload()  # as often as somebody likes: nothing is spent by looking
    phone.button("spend").click()
    phone.wait()

    assert phone.page.url.endswith(f"/tables/{table}")
    seats = server.get(f"/api/tables/{table}").json()["seats"]
    assert seats[0]["here"]
    ann.page.reload()
    own_devices(ann)
    gone = ann.dialog("devices-title").get_by_role("button", name=ann.say("devices-sign-off"))
    expect(gone).to_have_count(2)
    gone.nth(1).click()
    expect(gone).to_have_count(0)
    assert not server.get(f"/api/tables/{table}").json()["seats"][0]["mine"]


def test_a_spent_code_says_so(visit: Visit, server: Served) -> None:
    ann, thief = visit(), visit("pl")
    table = ann.sit_with_bot(server)
    thief.forgive("403")

    thief.open(f"/tables/{table}#code=ABCDE-23456")
    thief.button("spend").click()

    expect(thief.page.get_by_role("alert")).to_have_text(thief.say("trouble-code-wrong"))


def test_the_host_lets_somebody_in_again_and_the_table_reads_of_it(visit: Visit, server: Served) -> None:
    """Bob's laptop is gone; Ann made the table. All read of it in their own language."""
    ann, bob, new = visit(), visit("ru"), visit("pl")
    ann.lay("open")
    ann.button("make-and-invite").click()
    expect(ann.button("leave")).to_be_visible()
    table = ann.page.url.rpartition("/")[2].partition("#")[0]
    link = ann.page.get_by_label(ann.say("invite-link")).input_value()
    bob.sit_at(table, link.partition("invite=")[2], 1, "Bob")
    expect(bob.tab("tab-chat")).to_be_visible()

    ann.tab("tab-seats").click()
    ann.button("reissue").click()
    ann.dialog("reissue-title", name="Bob").get_by_role("button", name=ann.say("reissue"), exact=True).click()
    code = ann.page.locator("[data-code]").inner_text()
    new.open(f"/tables/{table}#code=")
    new.page.get_by_label(new.say("spend-code")).fill(code.lower())
    new.button("spend").click()
    expect(new.tab("tab-chat")).to_be_visible()

    bob.tab("tab-chat").click()
    expect(bob.page.locator("p", has_text=bob.say("chat-reissued", name="Bob"))).to_be_visible()
    new.tab("tab-chat").click()
    expect(new.page.locator("p", has_text=new.say("chat-reissued", name="Bob"))).to_be_visible()
    for screen, told in ((bob, "Хозяин стола создал новый вход"), (new, "Gospodarz utworzył nowe wejście")):
        screen.page.reload()
        screen.tab("tab-log").click()
        expect(screen.region("tab-log").get_by_role("listitem").filter(has_text=told)).to_contain_text("Bob")
