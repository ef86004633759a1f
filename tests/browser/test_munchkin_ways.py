"""Munchkin by keyboard alone, on a phone, and from its beginning to its end."""

import pytest
from playwright.sync_api import Locator, expect

from tests.kit.browser import Lang, Screen, Visit, in_view
from tests.kit.parties import Party
from tests.kit.serving import Served

FAR = 90  # so many keys are pressed before something counts as out of reach
FINGER = 40  # pixels


@pytest.fixture(scope="module")
def server(parties: Served) -> Served:
    return parties


def tab_to(screen: Screen, thing: Locator) -> None:
    expect(thing).to_be_attached()
    for _ in range(FAR):
        if thing.evaluate("each => each === document.activeElement"):
            return
        screen.page.keyboard.press("Tab")
    raise AssertionError(f"{thing} is out of reach")


def test_an_item_is_put_on_by_keyboard_alone(visit: Visit, server: Served) -> None:
    """By Tab to the lit card, by Enter to its options; the arrow keys reach what is not lit, and Escape leaves."""
    party = Party(server, 5)
    ann = party.sit(visit(), 0)
    ann.wait()
    before = ann.seq
    helmet = ann.board.locator('.in-hand[data-place="card:combat-helmet"]')

    tab_to(ann, helmet)
    ann.page.keyboard.press("ArrowRight")
    expect(ann.board.locator('.in-hand[data-place="card:raider.1"]')).to_be_focused()
    ann.page.keyboard.press("ArrowLeft")
    expect(helmet).to_be_focused()
    ann.page.keyboard.press("Enter")
    wear = ann.board.locator('[popover] [data-option="wear:combat-helmet"]')
    expect(ann.board.locator("[popover] [data-option]:focus")).to_have_count(1)
    tab_to(ann, wear)
    ann.page.keyboard.press("Enter")

    ann.wait(before)
    expect(ann.board.locator('.body [data-place="card:combat-helmet"]')).to_be_visible()
    assert party.seen(0, ann.seq)["players"][0]["gear"][-1]["id"] == "combat-helmet"


def test_what_cannot_be_played_says_why(visit: Visit, server: Served) -> None:
    """Enraged goes on a monster, and there is none."""
    ann = Party(server, 5).sit(visit(), 0)
    ann.wait()

    ann.board.locator('.in-hand[data-place="card:enraged.1"]').click()

    expect(ann.dialog("why-title").get_by_role("listitem").first).to_be_visible()


def test_what_only_explains_itself_asks_nothing(visit: Visit, server: Served) -> None:
    """A number, a slot, a deck: pointed at, each says what it is; a click opens no other sheet."""
    ann = Party(server, 5).sit(visit(), 0)
    ann.wait()
    for place, word in (("stat:defence:0", "stat-defence"), ("slot:head", "slot-head"), ("deck:door", "deck-door")):
        thing = ann.board.locator(f'[data-place="{place}"]').first
        thing.hover()
        expect(ann.board.locator("[popover]")).to_contain_text(ann.say(word))
        thing.click()
        expect(ann.dialog("why-title")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_fight_of_six_fits_a_phone(visit: Visit, server: Served, lang: Lang) -> None:
    """Nothing is wider than the screen or too small to read or to touch; question and numbers stay in view."""
    fay = Party(server, 6).sit(visit(lang, phone=True), 0)
    fay.wait()
    fay.fits()
    in_view(fay.page.locator("#choices"))
    in_view(fay.region("what-you-have"))
    for each in fay.board.locator(":is(.rival > header > button, .rival .more, .choice, .in-hand, .total)").all():
        box = each.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER, (each, box)
    sizes = fay.board.evaluate(
        """board => [...board.querySelectorAll("*")]
            .filter(each => [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
            .filter(each => each.getClientRects().length > 0)
            .map(each => parseFloat(getComputedStyle(each).fontSize))"""
    )
    assert min(sizes) >= 11
    fay.is_accessible()


def test_a_finger_reads_first_and_plays_then(visit: Visit, server: Served) -> None:
    """The first touch of a lit card shows it with its option, the second plays it; a rival opens by its own button."""
    party = Party(server, 6)
    ann = party.sit(visit(phone=True), 0)
    ann.wait()
    before = ann.seq
    more = ann.board.get_by_role("button", name=ann.say("show-all", who="Dan"), exact=True)
    more.tap()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(ann.board.locator('.rival [data-place="card:super-sledge"]')).to_be_visible()
    more.tap()

    ann.board.locator('.in-hand[data-place="card:fragmentation-grenade.1"]').tap()
    card = ann.board.locator("[popover]")
    expect(card).to_contain_text("Fragmentation Grenade")
    in_view(card)
    assert ann.seq == before
    card.locator('[data-option="play:fragmentation-grenade.1"]').tap()

    ann.wait(before)
    assert ann.question is not None
    assert ann.question["prompt"] == "side"
    ann.fits()


def test_a_whole_game_comes_to_its_end_screen(visit: Visit, server: Served) -> None:
    """Ann plays a little by mouse, then a bot brings her seat to the end: who won, and by what."""
    party = Party(server, 3, 1, 2)
    ann = party.sit(visit(), 0)
    ann.wait()
    for _ in range(6):
        before = ann.seq
        ann.board.locator(".loose [data-options]").last.click()
        if ann.wait(before, ("mine", "over")) == "over":
            break
    handed = ann.context.request.post(f"/api/tables/{party.table}/seats/0/hand", data={"bot": "steady"})
    assert handed.ok, handed.text()
    ann.open("/")
    server.until_over(party.table)
    ann.open(f"/tables/{party.table}").wait(turns=("over",))

    outcome = ann.standing["view"]["outcome"]
    end = ann.dialog("end-title")
    expect(end).to_contain_text(ann.say("how-level-ten"))
    ann.is_accessible()
    ann.page.keyboard.press("Escape")
    names = ["Ann", *[ann.say(f"bot-name-{seat + 1}") for seat in (1, 2)]]
    expect(ann.board).to_contain_text(ann.say("won", count=1, who=names[outcome["winners"][0]]))


@pytest.mark.parametrize(
    ("lang", "named", "value", "told"),
    [
        ("en", "Longest game", "10 rounds", "Round 1 of 10"),
        ("ru", "Самая долгая партия", "20 кругов", "Круг 1 из 20"),
        ("pl", "Najdłuższa partia", "30 rund", "Runda 1 z 30"),
    ],
)
def test_the_longest_game_is_settled_in_the_lobby_and_told_at_the_table(
    visit: Visit, lang: Lang, named: str, value: str, told: str
) -> None:
    """Fifty rounds unless another length is picked; the board counts the rounds."""
    ann = visit(lang)
    ann.open("/")
    ann.page.locator('input[name="game"][value="munchkin"]').check()
    ann.page.get_by_text(ann.say("table-options")).click()
    rounds = ann.page.get_by_label(named)
    expect(rounds.locator("option:checked")).to_contain_text("50")
    expect(rounds.locator("option")).to_have_count(4)
    rounds.select_option(value)
    ann.button("make-and-play").click()
    ann.wait()

    expect(ann.board.get_by_text(told)).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "named", "words"), [("en", "Harsh rules", ["no", "yes"]), ("ru", "Жёсткие правила", ["нет", "да"])]
)
def test_a_table_option_that_is_on_or_off_is_asked_in_words(
    visit: Visit, lang: Lang, named: str, words: list[str]
) -> None:
    ann = visit(lang)
    ann.open("/")
    ann.page.locator('input[name="game"][value="munchkin"]').check()
    ann.page.get_by_text(ann.say("table-options")).click()

    expect(ann.page.get_by_label(named).locator("option")).to_have_text(words)
