"""A game in three languages, and from one to the next in the middle of a game."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.kit.browser import SOON, WEB, Lang, Screen, Visit
from tests.kit.serving import Served

A_MOMENT = 50  # milliseconds
RAW_ID = re.compile(
    r"\{ ?\$|\b(event|prompt|option|refusal|card)-[a-z]+(-[a-z]+)*\b|\b(undefined|null|NaN)\b|\[object "
)
RULE_ID = re.compile(r"\b(shelter|fallout)(\.[a-z0-9-]+)+\b")
SAME_EVERYWHERE = {"Crossroads", "Fallout", "Shelter", "crossroads", "verify", "json", "Ann", "EN", "RU", "PL"}
LATIN = re.compile(r"[A-Za-z]{2,}")
ENGLISH = re.compile(
    r"\b(the|you|your|of|and|is|are|was|with|without|from|for|has|have|takes|gains|pays|passes|places|wins|turn|round"
    r"|room|item|dwellers?|threats?|choose|water|food|power|happiness|healthy|wounded|floor|lift|points?|seat)\b",
    re.IGNORECASE,
)


@cache
def message_ids(lang: Lang) -> set[str]:
    """The ids of the client's messages, as far as they are no plain words."""
    files = [WEB / f"src/words/{lang}.ftl", WEB / f"src/games/shelter/words/{lang}.ftl"]
    found = re.findall(r"^([a-z][a-z0-9-]*) =", "\n".join(file.read_text(encoding="utf-8") for file in files), re.M)
    return {name for name in found if "-" in name}


def foreign(screen: Screen) -> list[str]:
    """Whatever of the page is not in its language."""
    texts = {text: RULE_ID.sub("", text) for text in screen.texts()}
    return [shown for shown, text in texts.items() if is_foreign(text, screen.lang)]


def is_foreign(text: str, lang: Lang) -> bool:
    if RAW_ID.search(text) or text in message_ids(lang):
        return True
    if lang == "ru":
        return bool(set(LATIN.findall(text)) - SAME_EVERYWHERE)
    return lang == "pl" and bool(ENGLISH.search(text))


@pytest.mark.parametrize(
    ("text", "lang", "wrong"),
    [
        ("Ваш ход", "ru", False),
        ("Ваш ход: place", "ru", True),
        ("event-gain", "en", True),
        ("Gain { $amount }", "en", True),
        ("seat-free", "en", True),
        ("Twoja kolej", "pl", False),
        ("Place a dweller", "pl", True),
        ("shelter.rent.gain", "ru", True),  # but for rule ids, which are taken out before
    ],
)
def test_foreign_words_are_found(text: str, lang: Lang, wrong: bool) -> None:
    assert is_foreign(text, lang) is wrong


@pytest.mark.long
def test_a_whole_game_reads_well(visit: Visit) -> None:
    """From the lobby to the end screen, panels included, every word is the reader's: no other tongue, no message id."""
    ann = visit()
    reads_the_lobby(ann)
    ann.lay()
    ann.page.get_by_label(ann.say("seat-name-of", number=1)).fill("Ann")
    ann.button("make-and-play").click()
    ann.wait()

    reads_the_table(ann, ann.play, lambda: None)


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_a_game_reads_well_in_every_other_language(visit: Visit, server: Served, lang: Lang) -> None:
    """The same words in the same places; nobody clicks the choices or watches the bots, for these have no language."""
    ann = visit(lang)
    reads_the_lobby(ann)
    table, invite, host = server.new_table()
    server.sit_bots(table, host, 1)
    ann.sit_at(table, invite)
    ann.wait()
    (token,) = [each["value"] for each in ann.context.cookies() if each.get("name") == "seat-0"]
    caller = server.caller(table, token)

    def choose(choices: int) -> None:
        caller.play(choices)
        ann.wait(caller.seq - 1)

    def look_away() -> None:
        ann.open("/")
        server.until_over(table)
        ann.open(f"/tables/{table}")

    reads_the_table(ann, choose, look_away)


def reads_the_lobby(screen: Screen) -> None:
    screen.open("/")
    expect(screen.button("play-now")).to_be_visible()
    assert foreign(screen) == []


def reads_the_table(screen: Screen, choose: Callable[[int], object], wait: Callable[[], None]) -> None:
    """Read a table from its first question to its end screen: its panels, and the board after every few choices."""
    screen.button("why-not").click()
    expect(screen.dialog("why-title").get_by_role("listitem").first).to_be_visible()
    assert foreign(screen) == []
    screen.page.keyboard.press("Escape")
    for _ in range(6):
        assert foreign(screen) == []
        choose(4)
    screen.page.keyboard.press("?")
    expect(screen.dialog("rules").get_by_role("heading", name=screen.say("rules-topics"))).to_be_visible()
    assert foreign(screen) == []
    screen.page.keyboard.press("Escape")
    screen.let_bot_play_on()
    assert foreign(screen) == []
    wait()
    screen.look_on()
    expect(screen.dialog("end-title").get_by_role("img", name=screen.say("chart"))).to_be_visible()
    assert foreign(screen) == []
    screen.page.keyboard.press("Escape")
    screen.tab("tab-log").click()
    assert len(screen.log) > 100
    assert foreign(screen) == []


def speak(screen: Screen, lang: Lang) -> None:
    """Switch the language by the picker of the top bar."""
    heard = len(screen.told)
    screen.page.get_by_role("button", name=re.compile(f"^{lang.upper()}:")).click()
    screen.lang = lang
    expect(screen.page.locator("html")).to_have_attribute("lang", lang)
    expect(screen.region("board")).to_be_visible()
    top = screen.board.get_by_role("region", name=screen.say("floor-top"), exact=True)
    expect(top).to_be_visible()  # the book has come, too
    screen.page.wait_for_function("title => document.title.includes(title)", arg=screen.say("your-turn"))
    for _ in range(SOON // A_MOMENT):  # the page's own words may come before the table's
        if any(told["type"] == "standing" for told in screen.told[heard:]):
            break
        screen.page.wait_for_timeout(A_MOMENT)
    assert any(told["type"] == "standing" for told in screen.told[heard:])
    expect(screen.page.locator("#choices")).to_contain_text(screen.asked)


def shown(screen: Screen) -> dict[str, list[str]]:
    """What the table shows, by parts."""
    return {
        "log": screen.log,
        "options": screen.options.locator("[data-option]").all_inner_texts(),
        "question": screen.page.locator("#choices").all_inner_texts(),
        "cards": screen.board.locator("[data-place^='item-row:'], [data-place^='room-row:']").all_inner_texts(),
        "floors": screen.board.get_by_role("region").evaluate_all("all => all.map(e => e.ariaLabel)"),
    }


def test_another_language_in_mid_game_tells_everything_anew(visit: Visit, server: Served) -> None:
    """Log, question, options, cards and labels change with the language and come back with it; the game stands."""
    ann = visit()
    ann.sit_with_bot(server)
    ann.play(6)
    ann.unfold(ann.offered[0])
    seq, english = ann.seq, shown(ann)

    tongues = {}
    for lang in ("ru", "pl"):
        speak(ann, lang)
        ann.unfold(ann.offered[0])
        tongues[lang] = shown(ann)
        assert foreign(ann) == []
        assert ann.seq == seq
    speak(ann, "en")
    ann.unfold(ann.offered[0])

    assert shown(ann) == english
    for part, words in english.items():
        assert words, part
        for lang, told in tongues.items():
            assert len(told[part]) == len(words), (lang, part)
            assert told[part] != words, (lang, part)
    ann.choose()


def test_the_language_is_kept_for_the_next_visit(visit: Visit) -> None:
    """A reader who chose Polish finds Polish after a new load."""
    ann = visit()
    ann.open("/")
    ann.page.get_by_role("button", name=re.compile("^PL:")).click()
    ann.lang = "pl"
    expect(ann.button("play-now")).to_be_visible()

    ann.page.reload()

    expect(ann.button("play-now")).to_be_visible()
