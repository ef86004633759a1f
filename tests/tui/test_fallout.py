"""Fallout in the terminal: the map, the panes, trades and secrets on a whole screen."""

import re

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from crossroads.bots import make_bot
from crossroads.engine.words import LANGUAGES
from crossroads.games.fallout.words.cards import agenda_name
from crossroads.tui.boards import part_of
from crossroads.tui.boards.board import Board, board_of
from crossroads.tui.boards.fallout import hexmap, holdings, offers, scene
from crossroads.tui.boards.fallout.panes import Canvas, MapPane
from crossroads.tui.boards.fallout.symbols import LEGEND
from crossroads.tui.pages import PagesPane
from crossroads.tui.reference import WhyNot
from crossroads.tui.screens import EndScreen, Handover, help_page
from crossroads.tui.session import by_rule
from crossroads.tui.window import CrossroadsApp
from crossroads.tui.words import FOLDER
from tests.kit.california import california, group, meets_in_california
from tests.kit.fallout import HEAD, enemy, survivor, wasteland
from tests.tui.fallout_screen import (
    LARGE,
    PANES,
    SMALL,
    a_session,
    at,
    at_table,
    drawn,
    is_turn_of,
    press_key_of,
    shown,
    top,
)

# -- the map


def test_the_map_places_tiles_by_their_coordinates_and_shifts_odd_rows_by_half() -> None:
    """The camp at 0,0; the farmstead at 0,1 lies half a tile further east in the next row."""
    session = at(wasteland(survivor(space="camp.c"), tiles={"0,1": "g1"}))
    drawing = hexmap.draw(hexmap.Scene(session.view, session.words))
    camp = next(hit for hit in drawing.hits if hit.place == "camp.c")
    other = next(hit for hit in drawing.hits if hit.place.startswith("g1."))

    assert other.row > camp.row
    assert other.start - camp.start == hexmap.NARROW // 2


def test_the_map_shows_spaces_icons_enemies_survivors_and_backs() -> None:
    session = at(
        wasteland(
            survivor(space="cit.a"),
            survivor(space="camp.c"),
            enemies=[enemy("radroach", "cit.b"), enemy("protectron", "dia.a", active=False)],
        )
    )
    text = "\n".join(drawn(session))

    assert "CIT Ruins ◊4 ▲" in text
    assert "!Radroach 1" in text
    assert "?robot" in text
    assert "●" in text
    assert "dangerous tile" in text
    assert "deadly tile" in text


def test_every_space_that_a_step_names_carries_its_key() -> None:
    session = at(wasteland(survivor(space="camp.c"), points=2))
    assert session.decision is not None
    listed = board_of(session).entries()
    lit = offers.lit_places(session, listed)
    steps = [entry for entry in listed if entry.name.startswith("step:")]

    drawing = hexmap.draw(hexmap.Scene(session.view, session.words, lit=lit))

    assert steps
    for entry in steps:
        hit = next(hit for hit in drawing.hits if hit.place == entry.name.partition(":")[2])
        assert drawing.lines[hit.row].plain[hit.start] == entry.key


def test_a_click_on_a_lit_space_goes_there() -> None:
    session = at(wasteland(survivor(space="camp.c"), points=2))
    step = next(each for each in session.game.decision.ids if each.startswith("step:"))  # type: ignore[union-attr]  # a turn

    async def click(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        land = app.table.query_one(MapPane)
        hit = next(hit for hit in land.query_one(Canvas).drawing.hits if hit.place == step.partition(":")[2])
        await pilot.click("#canvas", offset=(hit.start + 1, hit.row))
        await pilot.pause()

    at_table(session, click)

    assert session.game.history == (step,)


def test_a_click_on_a_tile_out_of_reach_tells_the_rule_in_its_way() -> None:
    session = at(wasteland(survivor(space="cit.b")))

    async def click(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        app.table.query_one(MapPane).scroll_to(0, 0, animate=False)
        await pilot.pause()
        await pilot.click("#canvas", offset=(40, 0))
        await pilot.pause()
        assert "fallout.explore-action.precondition" in shown(app, "#detail")

    at_table(session, click)


def test_the_map_marks_what_adjoins_the_own_space_or_the_one_pointed_at() -> None:
    """Of the camp's spaces c adjoins b, d and e; pointed at, e adjoins a, c, d and what lies beyond the east edge."""
    session = at(wasteland(survivor(space="camp.c")))

    for pointed, near in (("", {"camp.b", "camp.d", "camp.e"}), ("camp.e", {"camp.a", "camp.c", "camp.d"})):
        drawing = hexmap.draw(hexmap.Scene(session.view, session.words, pointed=pointed))
        marked = {hit.place for hit in drawing.hits if drawing.lines[hit.row].plain[hit.end - 1] == "◂"}
        assert {place for place in marked if place.startswith("camp.")} == near
        assert any(place.startswith("tile-") for place in marked) == bool(pointed)


def test_terrain_is_told_in_words_where_there_is_room() -> None:
    text = "\n".join(drawn(at(wasteland(survivor(space="camp.c")))))

    assert "· difficult terrain" in text
    assert "≋" in "\n".join(drawn(at(wasteland(survivor(space="camp.c")), lang="ru")))


def test_a_clicked_space_tells_what_it_adjoins() -> None:
    session = at(wasteland(survivor(space="camp.c")))

    told = offers.why_place(session, "camp.a").plain

    assert "Next to it: Crossroads Camp, middle space (southeast)" in told


def test_the_survivor_stays_in_view_through_turns_in_a_small_window() -> None:
    session = a_session(60)

    async def play(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        land = app.table.query_one(MapPane)
        bot = make_bot("steady", "fallout", salt="player")
        seen = 0
        for _ in range(40):
            if is_turn_of(session.game, 0) and land.size.height:
                seen += 1
                region = land.region_of(session.view["survivors"][0]["space"])
                assert region is not None
                shown_at = region.translate((-round(land.scroll_x), -round(land.scroll_y)))
                assert 0 <= shown_at.y < land.size.height
                assert 0 <= shown_at.x < land.size.width
            assert session.game.decision is not None
            await press_key_of(app, pilot, bot.choose(session.game, 0))
            await pilot.pause()
        assert seen > 10

    at_table(session, play, (80, 24))


@pytest.mark.parametrize("size", [(80, 24), SMALL, LARGE])
def test_the_own_survivor_is_in_view(size: tuple[int, int]) -> None:
    session = at(wasteland(survivor(space="bos.a")))

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.pause()
        land = app.table.query_one(MapPane)
        region = land.region_of("bos.a")
        assert region is not None
        seen = region.translate((-round(land.scroll_x), -round(land.scroll_y)))
        assert 0 <= seen.y < land.size.height
        assert 0 <= seen.x < land.size.width

    at_table(session, look, size)


def test_why_folds_what_is_far_away_until_it_is_asked_for() -> None:
    """All spaces out of reach are one entry with the nearest three; Enter unfolds it, and folds it again."""
    session = at(wasteland(survivor(space="camp.c"), points=1))
    far = [each for each in session.refusals() if each.rule == "fallout.move-action.spend-point"]

    async def ask(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("?")
        await pilot.pause()
        found = app.screen.query_one("#found", OptionList)
        rules = [*by_rule(session.refusals())]
        found.highlighted = rules.index("fallout.move-action.spend-point")
        for told in (3, len(far), 3):
            text = str(found.get_option_at_index(found.highlighted).prompt)
            assert [each.label.brief in " ".join(text.split()) for each in far].count(True) == told
            assert (f"and {len(far) - 3} more" in text) == (told == 3)
            await pilot.press("enter")
            await pilot.pause()

    at_table(session, ask, LARGE)


# -- the panes


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_every_pane_is_on_the_screen(size: tuple[int, int], lang: str) -> None:
    session = a_session(120, lang=lang)

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        names = (*PANES, "#shared") if size == LARGE else PANES
        regions = [app.screen.query_one(name).region for name in names]
        for number, region in enumerate(regions):
            assert region.area > 0
            assert app.screen.region.contains_region(region)
            assert not any(region.overlaps(other) for other in regions[number + 1 :])
        assert app.screen.query_one("#options").region.height >= 8
        assert app.screen.query_one("#map").region.height >= 12
        assert session.prompt() in shown(app, "#headline")

    at_table(session, look, size)


@pytest.mark.slow
def test_the_pages_are_turned_by_arrows() -> None:
    session = a_session(60)
    quest = session.view["quests"][0]["id"]

    async def turn(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert "♥" in shown(app, "#mine")
        await pilot.press("right")
        await pilot.pause()
        assert session.words(f"quest-{quest}") in shown(app, "#mine")
        await pilot.press("right")
        await pilot.pause()
        assert session.words("label-shop") in shown(app, "#mine")
        await pilot.press("left", "left")
        await pilot.pause()
        assert session.words("label-agendas") in shown(app, "#mine")

    at_table(session, turn)


def test_the_own_board_says_what_the_view_says() -> None:
    """HP 11 above 3 rads on a track of 16, 5 caps, S and E with the peg on the first, a weapon that is exhausted."""
    has = survivor(
        hp=11, rads=3, xp=1, special="SE", caps=5, weapon="tire-iron", traits=["idolized"], agendas=["freedom-1"]
    )
    session = at(wasteland(has))

    text = "\n".join(line.text.plain for line in holdings.page(session, "mine", 60, {}))

    assert "▒▒▒████████····· 11 ☢3" in text
    assert "S‹" in text
    assert "Caps 5  Armor 0" in text
    assert "¢5  ◈0" in holdings.page(session, "mine", 30, {})[0].text.plain
    assert "Idolized" in text
    assert "Tire Iron" in text
    assert "Freedom" in text
    assert "influence 1 of" in text


def test_quests_power_shop_and_the_others_are_told() -> None:
    session = a_session(150)
    view = session.view

    quests = "\n".join(line.text.plain for line in holdings.page(session, "quests", 400, {}))
    others = "\n".join(line.text.plain for line in holdings.page(session, "others", 400, {}))

    for quest in view["quests"]:
        assert session.words(f"quest-{quest['id']}") in quests
    assert f"{view['power']['star']}/{view['track']}" in quests
    assert others.count("¢") >= len(view["survivors"]) - 1
    for who in view["survivors"][1:]:
        assert session.words(f"character-{who['id']}") in others


def test_a_click_on_a_card_tells_its_text() -> None:
    session = at(wasteland(survivor(weapon="tire-iron")))

    async def click(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        row = app.table.query_one("#mine", PagesPane).rows.index("card:tire-iron")
        await pilot.click("#mine", offset=(6, row + 1))
        await pilot.pause()
        assert shown(app, "#detail").startswith("Tire Iron")
        assert "S A" in shown(app, "#detail")

    at_table(session, click)


def test_why_lists_what_cannot_be_chosen_without_what_is_printed_on_it() -> None:
    session = at(wasteland(survivor(weapon="tire-iron"), fresh=False))

    async def ask(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.press("?")
        await pilot.pause()
        assert isinstance(top(app), WhyNot)
        assert app.screen.query_one("#found", OptionList).option_count == len(by_rule(session.refusals()))

    at_table(session, ask)

    refused = next(each for each in session.refusals() if each.id == "unequip:tire-iron")
    assert board_of(session).refused_name(refused) == "Unequip: Tire Iron"


def test_the_help_explains_every_symbol() -> None:
    session = at(wasteland())
    said = help_page(session).text.plain

    for name, symbol in LEGEND.items():
        assert f" {symbol:<4}{session.terminal(f'fallout-legend-{name}')}\n" in said


# -- trades


def test_where_all_win_together_nobody_has_a_place_for_agendas() -> None:
    """The board of a survivor of New California has no heading for them; that of Rise of the Master has."""
    shown = [
        "\n".join(line.text.plain for line in holdings.page(at(t), "mine", 60, {}))
        for t in (group(survivor()), california(survivor()))
    ]

    assert ["Agendas" in text for text in shown] == [False, True]


def test_the_owner_sees_by_name_which_agendas_go_into_a_trade() -> None:
    t = wasteland(survivor(agendas=["freedom-1"]), survivor(), fresh=False)
    t.choose("camp")
    t.choose(next(each for each in t.options if each.startswith("trade:")), "give-agenda:freedom-1")

    session = at(t, people=(0, 1))
    session.hand_over()
    shown_to_owner = scene.scene(session, 60)
    session.seat = 1
    shown_to_partner = scene.scene(session, 60)

    assert shown_to_owner is not None
    assert shown_to_partner is not None
    assert "Agendas on offer: Freedom" in shown_to_owner.plain
    assert "Agendas on offer" not in shown_to_partner.plain


def test_an_agenda_that_the_partner_shows_is_named_to_the_camper_alone() -> None:
    """Of three round one screen: before B agrees, A reads which agenda it would be, and C does not."""
    t = wasteland(survivor(), survivor(agendas=["freedom-1", "payday-1"]), survivor(), fresh=False)
    t.choose("camp", "trade:1", "ask-agenda", "propose", "give-agenda:freedom-1", "show-agendas", "accept")
    session = at(t, people=(0, 1, 2))
    session.hand_over()

    told = scene.scene(session, 60)
    session.seat = 2
    others = scene.scene(session, 60)

    assert session.decision is not None
    assert session.decision.prompt == "changed-offer"
    assert told is not None
    assert others is not None
    assert "Is it a deal?" in told.plain
    assert "Agendas on offer: Freedom" in told.plain
    assert "Freedom" not in others.plain


# -- secrets


def test_no_agenda_is_seen_before_the_next_person_confirms() -> None:
    """Seat 0 ends the turn: until seat 1 takes the screen it is nobody's, then it shows seat 1's agendas only."""
    t = wasteland(
        survivor(space="camp.c", agendas=["freedom-1"]),
        survivor(space="camp.d", agendas=["payday-1"]),
        actions=0,
        fresh=False,
    )
    session = at(t, people=(0, 1))
    words, content = session.words, t.state.content
    own, other = agenda_name(words, content, "freedom-1"), agenda_name(words, content, "payday-1")

    async def hand_over(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert isinstance(top(app), Handover)
        assert session.view["seat"] is None
        await pilot.press("enter")
        await pilot.pause()
        assert own in shown(app, "#mine")
        assert other not in shown(app, "#mine")
        await press_key_of(app, pilot, "end")
        assert isinstance(top(app), Handover)
        assert session.view["seat"] is None
        assert all(isinstance(who["agendas"], int) for who in session.view["survivors"])
        said = shown(app, "#handover")
        assert own not in said
        assert other not in said
        await pilot.press("enter")
        await pilot.pause()
        assert other in shown(app, "#mine")
        assert own not in shown(app, "#mine")

    at_table(session, hand_over)


def test_nobodys_screen_shows_nobodys_board() -> None:
    session = at(wasteland(survivor(agendas=["freedom-1"]), survivor(agendas=["payday-1"])), people=(0, 1))

    assert holdings.page(session, "mine", 60, {}) == []
    assert "Agendas: 1" in "\n".join(line.text.plain for line in holdings.page(session, "others", 60, {}))


# -- the shell serves any game


def test_a_game_without_a_board_gets_the_table_in_words() -> None:
    session = at(wasteland(survivor(space="camp.c")))

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert session.table()[0] in shown(app, "#scene")
        before = len(session.game.history)
        await pilot.press("1")
        await pilot.pause()
        assert len(session.game.history) > before

    at_table(session, look, board=Board(session))

    assert part_of("embers", "board") is None
    assert part_of("no game", "board") is None


def test_every_word_of_the_board_is_there_in_every_language() -> None:
    files = {lang: (FOLDER / f"fallout.{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    names = {lang: re.findall(r"^([a-z]+(?:-[a-z]+)+) =", text, re.MULTILINE) for lang, text in files.items()}

    assert names["en"]
    assert names["ru"] == names["en"]
    assert names["pl"] == names["en"]


def test_the_end_is_shown_on_the_whole_screen() -> None:
    session = a_session(100_000, seats=2)
    assert session.over

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        assert isinstance(top(app), EndScreen)
        assert session.result()[0] in shown(app, "#ending")

    at_table(session, look)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Hit icons: 0, the more, the better · "),
        ("ru", "Значков попаданий: 0, чем больше, тем лучше · "),
        ("pl", "Symbole trafienia: 0, im więcej, tym lepiej · "),
    ],
)
def test_a_test_without_a_difficulty_is_not_said_to_be_passed(lang: str, told: str) -> None:
    t = meets_in_california("", survivor(special="P"), option="task: {do: tally, letters: P}", dice=[HEAD] * 3)
    t.choose("option:do")

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.pause()
        assert told in " ".join(shown(app, "ScenePane").split())

    at_table(at(t, lang=lang), look)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_what_all_play_for_together_leaves_room_for_what_happened(lang: str) -> None:
    """In 80 by 24 both sides of the race are told in a line each."""
    t = group(survivor(), survivor(space="camp.a"), power=(3, 2))

    async def look(app: CrossroadsApp, pilot: Pilot[int]) -> None:
        await pilot.pause()
        assert len(shown(app, "AddedPane").splitlines()) == 2

    at_table(at(t, lang=lang), look, (80, 24))
