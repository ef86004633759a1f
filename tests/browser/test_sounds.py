"""Sounds are made on the page itself, and only for those who switched them on."""

from playwright.sync_api import expect

from tests.kit.browser import Visit
from tests.kit.serving import Served

COUNTS = """() => {
  window.sounds = 0;
  const Real = AudioContext;
  window.AudioContext = class extends Real { constructor() { super(); window.sounds += 1; } };
}"""


def test_nothing_sounds_until_it_is_switched_on(visit: Visit, server: Served) -> None:
    ann = visit()
    ann.sit_with_bot(server)
    ann.page.evaluate(COUNTS)
    ann.choose()
    assert ann.page.evaluate("window.sounds") == 0

    ann.button("settings").click()
    switch = ann.dialog("settings").get_by_label(ann.say("settings-sound"))
    expect(switch).not_to_be_checked()
    switch.check()
    ann.page.keyboard.press("Escape")
    expect(ann.dialog("settings")).to_have_count(0)
    ann.choose()

    assert ann.page.evaluate("window.sounds") == 1
    assert [each for each in ann.addresses if each.endswith((".mp3", ".ogg", ".wav"))] == []
