"""Why something is not possible, and the rules panel."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Lang, Said, Screen, Visit
from tests.kit.serving import Served


def rule_in_words(server: Served, rule: str, lang: Lang) -> str:
    told: dict[str, str] = server.get(f"/api/rules/shelter/rule/{rule}", lang=lang).json()
    return told["text"]


def reasons(screen: Screen) -> list[Said]:
    """What the server has answered to the last question why not."""
    told: list[Said] = [told for told in screen.told if told["type"] == "reasons"][-1]["reasons"]
    return told


def greyed(screen: Screen) -> Locator:
    """A card of the room row: nothing is built while a dweller is to be placed."""
    return screen.board.locator("button[data-place^='room-row:']:not([data-options])").first


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_greyed_thing_says_which_rule_is_in_its_way(visit: Visit, server: Served, lang: Lang) -> None:
    """A click on it gives the rule's sentence in the reader's language, and a link opens the panel at that rule."""
    ann = visit(lang)
    ann.sit_with_bot(server)

    greyed(ann).click()

    why = ann.dialog("why-title")
    expect(why.get_by_role("listitem")).to_have_count(1)
    [reason] = reasons(ann)
    rule = reason["rule"]
    expect(why).to_contain_text(reason["text"])
    for part in reason["label"].values():
        expect(why).to_contain_text(part)
    assert reason["text"] == rule_in_words(server, rule, lang)
    why.get_by_role("button", name=re.compile(f"^{re.escape(ann.say('open-rule'))}")).first.click()
    panel = ann.dialog("rules")
    expect(panel).to_contain_text(rule_in_words(server, rule, lang))
    expect(panel.get_by_text(rule, exact=True).first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    ann.choose()


def test_the_key_w_lists_all_that_is_not_possible(visit: Visit, server: Served) -> None:
    """Each refusal with its rule; the options on offer are not among them."""
    ann = visit()
    ann.sit_with_bot(server)

    ann.page.keyboard.press("w")

    expect(ann.dialog("why-title").get_by_role("listitem").first).to_be_visible()
    refused = [reason["option"] for reason in reasons(ann)]
    assert refused
    assert not set(refused) & set(ann.offered)


@pytest.mark.parametrize(("key", "sheet", "part"), [("?", "rules", "article"), ("w", "why-title", "listitem")])
def test_a_sheet_that_is_put_away_leaves_the_next_one_open(
    visit: Visit, server: Served, key: str, sheet: str, part: Literal["article", "listitem"]
) -> None:
    """Quick fingers open the rules, or the reasons again, before the browser has told that the first sheet is closed."""
    ann = visit()
    ann.sit_with_bot(server)
    ann.page.keyboard.press("w")
    expect(ann.dialog("why-title").get_by_role("listitem").first).to_be_visible()

    ann.page.evaluate(
        """async (key) => {
            document.querySelector("dialog").close();
            document.dispatchEvent(new KeyboardEvent("keydown", { key }));
            await new Promise((told) => setTimeout(told, 100));
        }""",
        key,
    )

    expect(ann.dialog(sheet).get_by_role(part).first).to_be_visible()


@pytest.mark.parametrize(("lang", "sought"), [("en", "wounded"), ("ru", "раненый"), ("pl", "ranny")])
def test_the_rules_panel_searches(visit: Visit, server: Served, lang: Lang, sought: str) -> None:
    """The key `?` opens it with the cursor in the search field; what is found can be opened, with related topics."""
    ann = visit(lang)
    ann.sit_with_bot(server)
    ann.page.keyboard.press("?")
    panel = ann.dialog("rules")
    expect(panel.get_by_role("searchbox")).to_be_focused()

    ann.page.keyboard.type(sought)

    found = server.get("/api/rules/shelter/search", q=sought, lang=lang).json()["rules"]
    assert found
    expect(panel.get_by_role("heading", name=ann.say("rules-found", count=len(found)))).to_be_visible()
    expect(panel.get_by_role("article")).to_have_count(len(found))
    panel.locator(f"[data-rule='{found[0]['id']}']").click()
    expect(panel.get_by_role("article").first).to_contain_text(found[0]["text"])
    expect(panel.get_by_role("heading", name=found[0]["topic_title"], exact=True)).to_be_visible()


def test_the_rules_panel_begins_with_what_matters_now(visit: Visit, server: Served) -> None:
    """On top stands the rule of the question that is asked."""
    ann = visit()
    ann.sit_with_bot(server)
    assert ann.question is not None
    rule = ann.question["rule"]

    ann.button("rules").click()

    panel = ann.dialog("rules")
    expect(panel.get_by_role("heading", name=ann.say("rules-now"))).to_be_visible()
    expect(panel.get_by_role("article").first).to_contain_text(rule_in_words(server, rule, "en"))


def test_a_line_of_the_log_leads_to_its_rule(visit: Visit, server: Served) -> None:
    ann = visit()
    ann.sit_with_bot(server)
    ann.choose()
    line = next(line for told in ann.told if told["type"] == "step" for line in told["lines"] if line["rule"])

    ann.button("rule-of", text=line["text"]).first.click()

    expect(ann.dialog("rules")).to_contain_text(rule_in_words(server, line["rule"], "en"))


def test_the_rules_have_a_page_of_their_own(visit: Visit, server: Served) -> None:
    """An address names a rule: it is shown, and a search there works as in the panel."""
    eve = visit("pl")

    eve.open("/rules/shelter?rule=shelter.rent.gain")

    expect(eve.page.get_by_role("main")).to_contain_text(rule_in_words(server, "shelter.rent.gain", "pl"))
