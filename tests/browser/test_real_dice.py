"""Real dice on the page: chosen in the lobby, told by tapping a face or by its key, taken back where mistyped."""

from playwright.sync_api import expect

from tests.kit.browser import Visit


def test_faces_are_tapped_and_taken_back(visit: Visit) -> None:
    """Munchkin asks who begins: the person throws for both bots as well."""
    screen = visit()
    page = screen.page
    page.goto("/")
    page.locator('input[name="game"][value="munchkin"]').check()
    page.locator("summary", has_text=screen.say("real-table", count=0)).click()
    page.get_by_label("Dice", exact=True).check()
    page.get_by_role("button", name=screen.say("make-and-play")).click()
    faces = page.locator('[data-option^="chance:first-player:"]')

    expect(faces).to_have_count(6)
    faces.nth(1).click()
    expect(page.locator("#choices")).to_contain_text("Sparky")
    page.get_by_role("button", name=screen.say("undo")).first.click()
    expect(page.locator("#choices")).to_contain_text("Player 1")
    page.keyboard.press("6")
    expect(page.locator("#choices")).to_contain_text("Sparky")
    page.keyboard.press("2")
    expect(page.locator("#choices")).to_contain_text("Gizmo")
    page.keyboard.press("3")

    expect(faces).to_have_count(0)
