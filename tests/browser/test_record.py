"""A record that somebody has as a file, opened in the page."""

import re

from playwright.sync_api import FilePayload, expect

from tests.kit.browser import Visit
from tests.kit.serving import Served


def file_of(data: bytes) -> FilePayload:
    return FilePayload(name="game.json", mimeType="application/json", buffer=data)


def test_a_record_opens_at_its_end_and_can_be_replayed_and_played_on(visit: Visit, server: Served) -> None:
    """The file that one table gives away makes another: its end, its replay, and play from any moment of it."""
    table = server.played_out()
    record = server.get(f"/api/tables/{table}/record").content
    ann = visit()
    ann.open("/")
    chosen = ann.page.get_by_label(ann.say("record-choose"))

    chosen.set_input_files(file_of(record))

    end = ann.dialog("end-title")
    expect(end).to_be_visible()
    opened = re.search(r"/tables/(\w+)$", ann.page.url)
    assert opened is not None
    assert opened[1] != table
    told, first = (server.get(f"/api/tables/{each}/replay", lang="en").json() for each in (opened[1], table))
    assert (told["view"], told["last"]) == (first["view"], first["last"])
    end.get_by_role("link", name=ann.say("replay"), exact=True).click()
    expect(ann.page.get_by_role("heading", name=ann.say("replay-at", at=0, last=told["last"]))).to_be_visible()
    ann.page.get_by_role("button", name=re.compile(re.escape(ann.say("play-on", name=""))[:8])).click()
    expect(ann.page).not_to_have_url(re.compile(opened[1]))
    ann.wait()


def test_a_file_that_is_no_record_is_refused_in_words(visit: Visit) -> None:
    """The page says so and can be asked again; the keyboard reaches the button."""
    ann = visit("pl")
    ann.open("/")
    chosen = ann.page.get_by_label(ann.say("record-choose"))
    chosen.focus()
    expect(chosen).to_be_focused()

    ann.forgive("422")
    chosen.set_input_files(file_of(b"no game"))

    expect(ann.page.get_by_text(ann.say("trouble-bad-record"))).to_be_visible()
    ann.is_accessible()
