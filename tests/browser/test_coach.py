"""A coached first game in the browser: offered on the first visit, followed to the end, left and taken up again."""

import pytest
from playwright.sync_api import Locator, expect

from crossroads.coach import course_for
from tests.kit.browser import Lang, Screen, Visit

LANGUAGES = pytest.mark.parametrize("lang", ["en", "ru", "pl"])
COURSES = {game: course for game in ("fallout", "munchkin", "shelter") if (course := course_for(game)) is not None}


def learn(ann: Screen, game: str = "shelter") -> None:
    """Begin a coached game from the offer of the first visit."""
    ann.open("/")
    offer = ann.page.get_by_role("region", name=ann.say("learn-first"))
    with ann.page.expect_response(lambda told: told.request.method == "POST" and told.url.endswith("/tables")) as made:
        offer.get_by_role("button").nth([*COURSES].index(game)).click()
    assert made.value.json()["table"]["game"] == game
    ann.wait()
    expect(lesson_of(ann)).to_be_visible()


def coach_of(ann: Screen) -> Locator:
    return ann.page.locator("[data-coach]")


def lesson_of(ann: Screen) -> Locator:
    return coach_of(ann).locator(".lesson")


def steps(ann: Screen) -> str:
    return coach_of(ann).locator(".foot span").inner_text()


def rings(ann: Screen) -> Locator:
    return ann.page.locator(".rings i")


def hears(ann: Screen) -> None:
    """Wait until the coach has said what it says to the question that is asked, or has let go."""
    ann.wait()
    ann.page.wait_for_function(
        """() => {
          const coach = document.querySelector("[data-coach]");
          const seq = document.querySelector("[data-seq]").dataset.seq;
          return coach && (coach.dataset.over === "true" || Number(coach.dataset.coach) >= Number(seq));
        }"""
    )


def follow(ann: Screen) -> None:
    """Do what the coach hopes for; where it hopes for nothing, pass, or else do the first thing on offer."""
    hears(ann)
    at, question = ann.seq, ann.question or {"options": [], "window": None}
    hoped = coach_of(ann).get_attribute("data-hoped") or ""
    offered = [option["id"] for option in question["options"]]
    if not offered or (question["window"] and len(offered) == 1):
        ann.wait(at)  # the table passes for whoever can only pass
        return
    ann.choose(hoped.partition(" ")[0] or ("pass" if "pass" in offered else ""))


def plays_on(ann: Screen) -> None:
    """Go on after the coach has let go, until a choice has been made that it answers with silence."""
    for _ in range(9):
        follow(ann)
        ann.page.wait_for_function(
            """() => {
              const coach = document.querySelector("[data-coach]");
              const seq = document.querySelector("[data-seq]").dataset.seq;
              return coach.querySelector("p") === null || Number(coach.dataset.coach) >= Number(seq);
            }"""
        )
        if coach_of(ann).locator("p").count() == 0:
            return


@LANGUAGES
def test_a_first_visit_offers_to_learn_by_playing(visit: Visit, lang: Lang) -> None:
    """Every game that has lessons has a button; once somebody has played, it is one of the ways to play."""
    ann = visit(lang)
    ann.open("/")
    offer = ann.page.get_by_role("region", name=ann.say("learn-first"))

    expect(offer.get_by_role("button")).to_have_count(len(COURSES))
    ann.is_accessible()
    learn(ann)
    ann.open("/")

    expect(ann.button("make-and-play")).to_be_visible()
    expect(offer).to_have_count(0)
    expect(ann.page.get_by_role("button", name=ann.say("learn"))).to_be_visible()


@pytest.mark.parametrize("game", [*COURSES])
def test_the_hoped_way_leads_to_the_letting_go(visit: Visit, game: str) -> None:
    """Each lesson is a step further, points at something in sight, and nobody is kept from doing something else."""
    ann = visit()
    ann.game = game
    learn(ann, game)
    course = COURSES[game]
    met = []
    for _ in range(course.patience + 2):
        hears(ann)
        if coach_of(ann).get_attribute("data-over") == "true":
            break
        if lesson_of(ann).count():
            met.append(steps(ann))
            expect(rings(ann).first).to_be_visible()
            assert ann.page.evaluate("document.activeElement.closest('[data-coach]') === null")
        follow(ann)

    assert met[0] == ann.say("coach-step", number=1, of=sum(not lesson.rare for lesson in course.lessons))
    assert len({*met}) == len(met) >= 8
    expect(coach_of(ann).locator(".reply")).to_be_visible()
    plays_on(ann)
    expect(coach_of(ann).locator("p")).to_have_count(0)
    ann.wait()


def test_the_coach_is_left_and_taken_up_again(visit: Visit) -> None:
    """Whoever leaves it plays on, a page that is loaded again keeps that, and it comes back where the game is then."""
    ann = visit()
    learn(ann)
    first = steps(ann)
    ann.button("coach-leave").click()
    expect(coach_of(ann).locator("p")).to_have_count(0)
    expect(rings(ann)).to_have_count(0)
    ann.choose()
    ann.page.reload()
    ann.wait()
    expect(ann.button("coach-resume")).to_be_visible()

    ann.button("coach-resume").click()

    expect(lesson_of(ann)).to_be_visible()
    assert steps(ann) != first
    there = lesson_of(ann).inner_text()
    ann.page.reload()
    ann.wait()
    expect(lesson_of(ann)).to_have_text(there)


def test_the_coach_answers_what_was_done_and_opens_its_rule(visit: Visit) -> None:
    ann = visit()
    learn(ann)
    ann.choose("pass")
    hears(ann)

    expect(coach_of(ann).locator(".reply")).to_contain_text("Also fine")
    coach_of(ann).get_by_role("button", name=ann.say("its-rule")).click()

    expect(ann.dialog("rules").get_by_role("article").first).to_be_visible()


def test_the_coach_changes_its_language_with_the_page(visit: Visit) -> None:
    ann = visit()
    learn(ann)
    english = lesson_of(ann).inner_text()

    ann.page.locator("fieldset button[lang=pl]").click()

    expect(lesson_of(ann)).not_to_have_text(english)


@LANGUAGES
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_coach_covers_nothing_that_it_points_at(visit: Visit, lang: Lang, phone: bool) -> None:
    """On a desk and on a phone of 390 by 844: it is accessible, fits, and what it points at is in sight beside it."""
    ann = visit(lang, phone=phone)
    if phone:
        ann.keep_window()
        ann.page.set_viewport_size({"width": 390, "height": 844})
    learn(ann)
    for _ in range(6):
        hears(ann)
        if lesson_of(ann).count():
            expect(rings(ann).first).to_be_visible()
            coach, ring = coach_of(ann).bounding_box(), rings(ann).first.bounding_box()
            assert coach is not None
            assert ring is not None
            inside = coach["x"] >= ring["x"] and coach["y"] >= ring["y"]  # it stands in what it points at as a whole
            apart = (
                ring["y"] + ring["height"] <= coach["y"] + 12
                or coach["y"] + coach["height"] <= ring["y"] + 12
                or ring["x"] + ring["width"] <= coach["x"] + 12
                or coach["x"] + coach["width"] <= ring["x"] + 12
            )
            assert inside or apart, (coach, ring)
        ann.fits()
        ann.is_accessible()
        unfold = ann.button("unfold", count=len(ann.offered))
        if unfold.is_visible():
            unfold.click()
        follow(ann)
