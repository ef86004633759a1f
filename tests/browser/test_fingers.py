"""Whatever can be pressed on a phone is large enough for a finger, wherever the page is."""

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Screen, Visit
from tests.kit.serving import Served
from tests.kit.wastes import Journey, asks

FINGER = 40  # pixels
HARD_TO_HIT = """least => [...document.querySelectorAll("button, a, select, input, summary, label:has(> input), g.lit")].flatMap(part => {
  const isOpen = document.querySelector("dialog[open]");
  const isChosenByLabel = part.matches("input[type=radio], input[type=checkbox]") && part.closest("label");
  const isInSentence = part.matches("p > a, p > button, span > a") && part.parentElement.textContent.trim() !== part.textContent.trim();
  if (!part.checkVisibility() || part.closest(".unseen, .skip") || part.matches(".thing") || isChosenByLabel || isInSentence) return [];
  if (isOpen && !isOpen.contains(part)) return [];
  part.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = part.getBoundingClientRect();
  const [x, y, off] = [left + Math.min(width / 2, 30), top + height / 2, least / 2 - 1];
  const hits = dy => {
    const hit = document.elementFromPoint(x, y + dy);
    return hit !== null && (part.contains(hit) || part.closest("label")?.contains(hit));
  };
  return hits(-off) && hits(off) ? [] : [`${part.textContent.trim()} ${width} ${height}`];
})"""


def fingers_fit(screen: Screen, thing: Locator) -> None:
    expect(thing.first).to_be_visible()
    assert screen.page.evaluate(HARD_TO_HIT, FINGER) == []


def test_a_finger_hits_everything_in_the_lobby(visit: Visit, server: Served) -> None:
    ann = visit(phone=True).open("/")
    fingers_fit(ann, ann.button("make-and-play"))


@pytest.mark.parametrize("key", ["?", "w"])
def test_a_finger_hits_everything_in_the_rules_and_in_why_not(visit: Visit, server: Served, key: str) -> None:
    ann = Journey(server, 2).go(asks("turn", seat=0)).sit(visit(phone=True), 0)
    ann.wait()
    ann.page.keyboard.press(key)
    name = "rules-more" if key == "?" else "open-rule"
    fingers_fit(ann, ann.page.get_by_role("dialog").get_by_role("button", name=ann.say(name)))


def test_a_finger_hits_everything_in_the_settings(visit: Visit, server: Served) -> None:
    ann = visit(phone=True).open("/")
    ann.button("settings").tap()
    fingers_fit(ann, ann.dialog("settings"))


def test_a_finger_hits_everything_at_the_end_and_in_the_replay(visit: Visit, server: Served) -> None:
    ann = visit(phone=True)
    table = server.played_out()
    ann.open(f"/tables/{table}").wait(turns=("over",))
    fingers_fit(ann, ann.dialog("end-title").get_by_role("img", name=ann.say("chart")))

    ann.open(f"/tables/{table}/replay?at=50")
    fingers_fit(ann, ann.page.get_by_role("slider"))
