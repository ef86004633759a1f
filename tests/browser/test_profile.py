"""A profile in the browser: a passphrase brings a seat to another device, and takes all about its owner away again."""

from playwright.sync_api import expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served


def profile(screen: Screen) -> None:
    screen.button("settings").click()
    screen.button("profile").click()
    expect(screen.dialog("profile")).to_be_visible()


def test_a_passphrase_brings_a_seat_to_another_device(visit: Visit, server: Served) -> None:
    """The seat was taken before there was a profile; the other device speaks Polish."""
    ann, phone = visit(), visit("pl")
    table = ann.sit_with_bot(server)
    ann.forgive("401")
    phone.forgive("401")

    profile(ann)
    ann.button("profile-make").click()
    phrase = ann.page.locator("[data-passphrase]").inner_text()
    expect(ann.button("profile-open")).to_have_count(1)
    phone.open("/")
    profile(phone)
    phone.page.get_by_label(phone.say("profile-passphrase")).fill(phrase.upper())
    phone.button("profile-sign-in").click()
    phone.button("profile-open").click()
    phone.wait()

    assert phone.page.url.endswith(f"/tables/{table}")
    assert server.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "Ann"


def test_everything_about_me_is_exported_and_deleted(visit: Visit, server: Served) -> None:
    ann = visit("ru")
    table = ann.sit_with_bot(server)
    ann.forgive("401", "403")
    profile(ann)
    ann.button("profile-make").click()
    phrase = ann.page.locator("[data-passphrase]").inner_text()
    expect(ann.button("profile-open")).to_have_count(1)

    with ann.page.expect_download() as download:
        ann.link("profile-export").click()
    assert table in download.value.path().read_text(encoding="utf-8")
    ann.button("profile-delete").click()
    ann.page.get_by_label(ann.say("profile-passphrase")).fill("not the one")
    ann.button("profile-delete-now").click()
    expect(ann.dialog("profile").get_by_role("alert")).to_have_text(ann.say("trouble-passphrase-wrong"))
    ann.page.get_by_label(ann.say("profile-passphrase")).fill(phrase)
    ann.button("profile-delete-now").click()

    expect(ann.button("profile-make")).to_be_visible()
    seat = server.get(f"/api/tables/{table}").json()["seats"][0]
    assert (seat["name"], bool(seat["bot"])) == ("", True)
