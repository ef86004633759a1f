"""What is on the terminal's screen at every size: panes, cards, the vault, the log, and words in every language."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

import crossroads
from crossroads.bots import make_bot
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.words.cards import card_parts
from crossroads.games.munchkin.words.cards import short_text
from crossroads.tui import app as app_module
from crossroads.tui.boards.legends import keywords
from crossroads.tui.boards.shelter import offers
from crossroads.tui.boards.shelter import vault as shelter
from crossroads.tui.boards.shelter.panes import CardsPane, ShaftPane, VaultPane
from crossroads.tui.offers import ListRow
from crossroads.tui.panes import LogPane, OptionsPane
from crossroads.tui.screens import help_page
from crossroads.tui.session import Session
from crossroads.tui.window import CrossroadsApp
from tests.tui.shelter_screen import COMPACT, LARGE, PANES, SMALL, a_session, at_table, session_where, shown
from tools import screenshot


@pytest.mark.parametrize("size", [SMALL, LARGE, (120, 60), (220, 50)])
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_pane_is_on_the_screen(size: tuple[int, int], lang: str) -> None:
    """Four players late in the game, in every language: each pane has room, none lies outside or over another."""
    session = a_session(seats=4, moves=250, lang=lang)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        regions = [app.screen.query_one(name).region for name in PANES]
        regions += [cards.region for cards in app.screen.query(CardsPane) if cards.region.area]
        assert len(regions) == len(PANES) + 1
        for number, region in enumerate(regions):
            assert region.area > 0
            assert app.screen.region.contains_region(region)
            assert not any(region.overlaps(other) for other in regions[number + 1 :])
        assert app.screen.query_one("#options").region.height >= 5
        assert app.screen.query_one("#log").region.height >= 4
        vault = app.table.query_one(VaultPane)
        assert len(vault.drawing.lines) == vault.region.height
        assert all(line.cell_len <= vault.region.width for line in vault.drawing.lines)

    at_table(session, look, size)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_window_of_80_by_24_shows_the_vault_and_one_page_at_a_time(lang: str) -> None:
    """Four players: the vault scrolls, the story, the stores and the cards take turns beside the options."""
    session = a_session(seats=4, moves=250, lang=lang)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        pages = ("#detail", "#stores", "#cards")
        for page in pages:
            panes = [app.screen.query_one(name) for name in ("#headline", "#shaft", "#options", page, "#keys")]
            assert all(pane.region.area > 0 for pane in panes)
            assert all(app.screen.region.contains_region(pane.region) for pane in panes)
            hidden = [app.screen.query_one(name).region.area for name in pages if name != page]
            assert hidden == [0, 0]
            title = str(app.screen.query_one(page).border_title)
            assert f"•{session.terminal('app-' + page[1:])}•" in title
            await pilot.press("right")
            await pilot.pause()
            await pilot.pause()
        assert app.screen.query_one("#options").region.height >= 8

    at_table(session, look, COMPACT)


def test_the_vault_scrolls_to_the_highlighted_option_where_it_is_too_high() -> None:
    session = session_where(lambda _, entry: entry.name.startswith("lift."), seats=4)
    last = max(
        (number, entry) for number, entry in enumerate(offers.entries(session)) if entry.name.startswith("lift.")
    )[0]

    async def point(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        shaft, vault = app.screen.query_one(ShaftPane), app.table.query_one(VaultPane)
        assert vault.region.height > shaft.region.height
        for entry in (last, 0):
            options = app.table.query_one(OptionsPane)
            options.highlighted = entry
            await pilot.pause()
            row = next(hit.row for hit in vault.drawing.hits if hit.place == options.entries[entry].name)
            assert 0 <= row - shaft.scroll_y < shaft.region.height

    at_table(session, point, COMPACT)


@pytest.mark.parametrize("game", ["shelter", "fallout", "munchkin"])
def test_after_shrinking_and_growing_keys_work_and_lines_fit(game: str) -> None:
    """Too small for the table, then large again: the options have the keyboard, and every line its new width at once."""
    bots = {seat: make_bot("random", game, salt=str(seat)) for seat in (1, 2)}
    session = Session(crossroads.new(game, 3, "app"), (0,), bots)

    async def resize(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        options = app.table.query_one(OptionsPane)
        await pilot.press("down")
        await pilot.pause()
        for size in ((30, 10), COMPACT, (30, 10), LARGE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            await pilot.pause()
        assert app.screen.focused is options
        assert options.highlighted == 1
        wide = [str(options.get_option_at_index(each).prompt) for each in range(options.option_count)]
        app.table.show()
        assert wide == [str(options.get_option_at_index(each).prompt) for each in range(options.option_count)]
        await pilot.press("down")
        assert options.highlighted == 1  # shown anew, it begins at the top

    at_table(session, resize, LARGE)


@pytest.mark.parametrize("game", ["shelter", "fallout", "munchkin"])
@pytest.mark.parametrize("size", [(80, 24), (160, 45)])
def test_own_cards_are_read_in_full_at_any_width(game: str, size: tuple[int, int]) -> None:
    """The text of a card of one's own, word for word, one key away."""
    bots = {seat: make_bot("random", game, salt=str(seat)) for seat in range(3)}
    game_now = crossroads.new(game, 3, "app")
    while not (game_now.choices_made > 30 and game_now.decision is not None and game_now.decision.seat == 0):
        assert game_now.decision is not None
        game_now.choose(bots[game_now.decision.seat].choose(game_now, game_now.decision.seat))
    session = Session(game_now, (0,), {1: bots[1], 2: bots[2]})

    async def read(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("c")
        await pilot.pause()
        said = " ".join(shown(app, "#page-text").split()).lower()
        assert "…" not in said
        for part in own_cards_of(session):
            assert part.lower() in said

    at_table(session, read, size)


def own_cards_of(session: Session) -> list[str]:
    """What some cards of seat 0 do, in the words of the game."""
    view, content = session.view, session.game.state.content
    if session.game.setup.game == "shelter":
        return [session.card(f"item:{item}") for item in view["items"]["row"]]
    if session.game.setup.game == "fallout":
        who = view["survivors"][0]
        held = [who[slot] for slot in ("weapon", "apparel", "companion") if who[slot]]
        cards = [content.cards[each["id"]] for each in (*held, *who["inventory"])]
        return [part for card in cards for part in card_parts(session.words, card)]
    return [short_text(session.words, card) for card in view["players"][0]["hand"]]


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_help_says_that_the_project_is_not_official(lang: str) -> None:
    session = a_session(lang=lang)

    assert session.terminal("unofficial") in help_page(session).text.plain


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
def test_a_window_that_is_too_small_is_told_so_politely(size: tuple[int, int]) -> None:
    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert "100" not in shown(app, "#headline")
        assert str(size[0]) in shown(app, "#too-small")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert app.screen.query_one("#table").region.area > 0

    at_table(a_session(), look, size)


def test_what_is_new_is_in_view_from_its_first_line_on() -> None:
    session = a_session(seats=4, moves=60)

    async def read(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        while session.decision is not None and "pass" not in session.decision.ids:
            session.choose(session.decision.ids[0])
        session.choose("pass")
        app.table.show()
        await pilot.pause()
        log = app.table.query_one(LogPane)
        rows = shown(app, "#log").splitlines()
        new = [line for line in session.log if line.n >= log.new_from]
        seen = rows[round(log.scroll_y) :]
        assert len(seen) > log.scrollable_content_region.height
        heading = session.terminal("since-your-turn")
        assert heading in seen[0]  # in short, and then one by one
        assert shown(app, "#log").count(heading) == 1
        assert new[0].text[:15] in " ".join(seen)
        assert " ".join(seen).index(heading) < " ".join(seen).index(new[0].text[:15])
        assert str(log.border_title).endswith("PgDn ↓")
        before = log.scroll_y
        await pilot.press("pagedown")
        await pilot.pause()
        assert log.scroll_y > before
        await pilot.press("pageup")
        await pilot.pause()
        assert log.scroll_y == before

    at_table(session, read)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_question_is_asked_in_full(lang: str) -> None:
    session = session_where(lambda session, entry: entry.options[0].startswith("place:lift.red"))
    session.set_language(lang)

    async def build(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        session.apply(next(each for each in offers.entries(session) if each.name == "lift.red").options[0])
        while session.decision is not None and session.decision.prompt != "build-side":
            session.apply(session.decision.ids[0])
        app.table.show()
        await pilot.pause()
        assert session.prompt() in shown(app, "#headline")
        assert session.terminal("app-round", round=session.view["round"]) in shown(app, "#headline")

    at_table(session, build)


@pytest.mark.slow
def test_a_letter_that_does_not_count_here_is_said_to_be_lost() -> None:
    def trained(session: Session, entry: ListRow) -> bool:
        verb, place, letters, *_ = [*entry.options[-1].split(":"), "", ""]
        if verb != "place" or not letters:
            return False
        return letters not in offers.spot_at(session.game.state.content, session.view, place)[0].letters

    session = session_where(trained)
    entry = next(entry for entry in offers.entries(session) if trained(session, entry))
    option = entry.options[-1]

    said = offers.detail(session, ListRow(option, "", (option,))).plain

    assert f"Training ends with this placement, unused: {option.rpartition(':')[2]}." in said


@pytest.mark.parametrize("width", [COMPACT[0] - 1, COMPACT[0], SMALL[0]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_the_colours_are_never_cut_in_the_vault(lang: str, width: int) -> None:
    session = a_session(seats=4, lang=lang)

    drawing = shelter.draw(shelter.Scene(session.view, session.game.state.content, session.words, width))

    drawn = "\n".join(line.plain for line in drawing.lines)
    for colour in ("red", "blue", "green", "yellow"):
        assert session.words(f"colour-{colour}") in drawn


def test_a_room_name_as_wide_as_its_cell_is_drawn_whole() -> None:
    session = a_session()

    drawing = shelter.draw(shelter.Scene(session.view, session.game.state.content, session.words, SMALL[0]))

    assert "Vault Entrance" in drawing.lines[1].plain


def test_a_threat_and_the_room_it_is_in_are_kept_apart() -> None:
    def threatened(session: Session, entry: ListRow) -> bool:
        return entry.name in session.view["threats"]

    session = session_where(threatened)
    entry = next(entry for entry in offers.entries(session) if threatened(session, entry))
    threat = session.words(f"threat-{session.view['threats'][entry.name]}")

    assert f"!{threat} · {offers.place_name(session, entry.name)}" in offers.short(session, entry, alone=False).plain


def test_the_help_explains_the_marks_beside_the_stores() -> None:
    session = a_session()

    said = help_page(session).text.plain

    for mark, name in (("►", "legend-turn"), ("‖", "legend-passed"), ("·", "legend-out")):
        assert f" {mark:<4}{session.terminal(name)}\n" in said


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_help_explains_every_keyword(lang: str) -> None:
    session = a_session(lang=lang)

    said = help_page(session).text.plain

    assert session.terminal("help-keywords") in said
    for name, meaning in keywords("shelter", lang):
        assert f"\n{name}: {meaning}\n" in said


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_help_names_its_own_key(lang: str) -> None:
    assert re.search(r"^ *h {3,}\S", help_page(a_session(lang=lang)).text.plain, re.MULTILINE)


def test_stores_cards_and_log_say_what_the_view_says() -> None:
    session = a_session(seats=3, moves=90)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        stores, cards = shown(app, "#stores"), shown(app, "#cards")
        for player in session.view["players"]:
            assert f"♥{player['happiness']}" in stores
        assert f"Rooms · deck {session.view['rooms']['deck']}" in cards
        for room in session.view["rooms"]["row"]:
            assert session.words(f"room-{room}")[:8] in cards
        assert session.log[-1].text[:20] in shown(app, "#log").replace("\n  ", " ")
        assert session.prompt() in shown(app, "#headline")

    at_table(session, look)


def test_a_click_on_a_card_tells_its_text() -> None:
    session = a_session()
    item = session.view["items"]["row"][0]

    async def click(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        row = next(
            n for n, line in enumerate(app.table.query_one("#cards", CardsPane).lines) if line.card == f"item:{item}"
        )
        await pilot.click("#cards", offset=(6, row + 1))
        await pilot.pause()
        assert session.card(f"item:{item}")[:15] in shown(app, "#detail")

    at_table(session, click)


def test_every_dweller_and_every_threat_of_the_view_is_drawn() -> None:
    """No meaning by colour alone: a figure a dweller on a spot, an exclamation mark a threat."""
    session = a_session(seats=4, moves=200)
    view = session.view
    scene = shelter.Scene(view, session.game.state.content, session.words, 100)

    text = "\n".join(line.plain for line in shelter.draw(scene).lines)

    assert text.count("!") == len(view["threats"])
    for player in view["players"]:
        out = [dweller for dweller in player["dwellers"] if dweller["spot"]]
        figures = "".join({"red": "▲△", "blue": "●○", "green": "■□", "yellow": "◆◇"}[player["colour"]])
        assert sum(text.count(figure) for figure in figures) == len(out) + 1  # and one on the lift's plate


def test_every_word_of_the_screen_is_there_in_every_language() -> None:
    names = {lang: re.findall(r"^([a-z]+(?:-[a-z]+)+) =", words_file(lang), re.MULTILINE) for lang in LANGUAGES}

    assert names["en"]
    assert names["ru"] == names["en"]
    assert names["pl"] == names["en"]


def words_file(lang: str) -> str:
    return (Path(app_module.__file__).parent / "words" / f"app.{lang}.ftl").read_text(encoding="utf-8")


@pytest.mark.slow
def test_a_picture_for_the_documentation_is_the_same_every_time(tmp_path: Path) -> None:
    for folder in ("once", "again"):
        screenshot.main(["shelter-end", "--folder", str(tmp_path / folder)])

    once, again = [(tmp_path / folder / "shelter-end.svg").read_text("utf-8") for folder in ("once", "again")]
    assert once == again
    assert "♥" in once
